# 繁体中文。大括号里的内容由机器人填入；牌的样子是“7♦ 7♣”。

### People and places
computer = 🤖 电脑 { $number }
player-unknown = 玩家 { $digits }
some-server = 某个服务器
place = 第 { $place } 名

### Punctuation
between-words = 、
# 句号后面不留空白；这里是看不见的零宽空格，因为不能什么都没有。
between-sentences = {"\u200B"}
as-sentence = { $said }。

### Cards
joker-red = 红王
joker-black = 黑王
called-1 = { $card }
called-2 = 对{ $rank }
called-3 = 三张{ $rank }
called-4 = 四张{ $rank }
called-5 = 五张{ $rank }
called-6 = 六张{ $rank }
called-7 = 七张{ $rank }
called-8 = 八张{ $rank }
# 这些词也能用来打字出牌，所以不能写成阿拉伯数字：不然“3s”会读不懂。
rank-3 = 三
rank-4 = 四
rank-5 = 五
rank-6 = 六
rank-7 = 七
rank-8 = 八
rank-9 = 九
rank-10 = 十
rank-j = J
rank-q = Q
rank-k = K
rank-a = A
rank-2 = 二
rank-joker = 王

### Cards in words, for a screen reader
suit-diamonds = 方块
suit-clubs = 梅花
suit-hearts = 红桃
suit-spades = 黑桃
one-j = J
one-q = Q
one-k = K
one-a = A
cards-spelled = { $suits } { $rank }
suit-spelled = { $suit }：{ $ranks }
cards-from-to = { $count } 张，{ $first } 到 { $last }

### The lobby
lobby-title = ### { $game }
lobby-players = **玩家 { $count } 人**（{ $least } 到 { $most } 人）
lobby-players-exactly = **玩家 { $count } 人**（需要 { $most } 人）
lobby-host = 人到齐后由 { $host } 开始。
house-rules = { $count } 条自定义规则
table-opened = 牌桌开好了。
joined = 你加入了。
dms-open = 你的手牌会用私信发给你。
dms-closed = 你没有开放私信，所以在这里玩：点牌桌下方的 **我的手牌**。（要开放：服务器名称 → 隐私设置 → 私信。）
dm-joined = 你在 { $server } 的 { $channel } 有座位了。手牌会发到这里。
left = 你离开了牌桌。
sitting-out = 从下一局起你先休息。想回来就点“加入”。
stopped = 牌桌关闭了。
table-closed-by = { $who } 关闭了这张牌桌。
waiting-longer = 他们的时间延长了：<t:{ $due }:R> 时间到。

### Buttons
button-join = 加入
button-leave = 离开
button-computer = 加入电脑
button-rules = 规则
button-start = 开始
button-hand = 我的手牌
button-sit-out = 先休息
button-next = 下一局
button-again = 再来一场
button-stop = 结束
button-pass = 过
button-wait = 加时间
ask-bid = 叫 { $amount }
ask-cut = 切 { $at } 张
lay-picked = 出 { $cards }
give-lowest = 给 { $cards }
pick-cards = 自己选牌
pick-part = 第 { $part } 部分：{ $first } 到 { $last }
pick-give = 选 { $count } 张要给的牌

### The table
table-title = ### { $game } · 第 { $number } 局
    -# 洗牌证明 { $proof }
seat-cards = { $count ->
    [1] **剩 1 张**
   *[other] { $count } 张
 }
seat-out = 出完，第 { $place } 名
seat-passed = 过
seat-backs = { $count } 张第二种牌背（*）
seat-asleep = 💤 电脑托管
seat-gone = 已离开，电脑托管
to-beat = 要压过：{ $who } 的 **{ $play }**。
trick-won = { $who } 用 **{ $play }** 赢下这一轮。
turn-play = 轮到 { $who } 出牌 · <t:{ $due }:R> 时间到。
turn-decide = 等 { $who } 决定 · <t:{ $due }:R> 时间到。
turn-give = 等 { $who } 给牌 · <t:{ $due }:R> 时间到。
ranks-reversed = 🔄 大小颠倒：小牌变大。
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = **第 { $number } 局** · { $server } 的 [{ $channel }]({ $link })
hand-line = { $count ->
    [1] 你的最后一张牌：**{ $cards }**
   *[other] { $cards }
 }
hand-lead = 🟡 **你先出。** 出什么都行 · <t:{ $due }:R> 时间到。
hand-open = 🟡 **你先出。** 出什么都行，但要包含 **{ $card }** · <t:{ $due }:R> 时间到。
hand-follow = 🟡 **轮到你。** 压过 { $who } 的 **{ $play }** · <t:{ $due }:R> 时间到。
hand-decide = 🟡 **由你决定** · <t:{ $due }:R> 时间到。
hand-give = 🟡 **给 { $who } { $count } 张**你不要的牌 · <t:{ $due }:R> 时间到。
hand-wait = 等着轮到你。
hand-asleep = 💤 你连续两次超时：在你按下或输入任何东西之前，由电脑托管。
late-passed = ⏳ 你的时间到了：算你过。
late-played = ⏳ 你的时间到了：替你出了 **{ $play }**。
late-decided = ⏳ 你的时间到了：已经替你决定了。
hand-out = 你出完了：第 { $place } 名。
hand-over = 这一局结束了；你是第 { $place } 名。
no-hand = 你在这里没有牌。
gift-received = { $who } 给了你 **{ $cards }**。
gift-given = 你给了 { $who } **{ $cards }**。
you-played = 你出了 **{ $cards }**。
you-gave = 你给了 **{ $cards }**。
you-answered = 你的回答：**{ $answer }**
you-passed = 你过了。

### Turn pings
ping-lead = { $who }，你先出 · <t:{ $due }:R> 时间到
ping-follow = { $who }，压过 { $owner } 的 **{ $play }** · <t:{ $due }:R> 时间到
ping-decide = { $who }，由你决定 · <t:{ $due }:R> 时间到
ping-give = { $who }，请还 { $count } 张牌 · <t:{ $due }:R> 时间到
ping-reminder = ⏳ 你的时间过一半了。

### Results
results-title = ### { $game } · 第 { $number } 局结束
result-points = { $points }（总分 { $total }）
result-substituted = 🤖 有一部分是电脑托管
match-won = { $count ->
    [1] 🏆 **{ $who } 赢得比赛。**
   *[other] 🏆 **{ $who } 并列赢得比赛。**
 }
match-leader = { $who } 目前以 { $points } 分领先。
match-goes-on = 比赛继续。
shuffle-seed = -# 洗牌种子 { $seed }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### 排行榜 · { $game }
leaderboard-ranked = 排名依据：{ $number }。
leaderboard-by-points = 总分，从多到少
leaderboard-by-penalties = 每局罚分，从少到多
leaderboard-by-wins = 获胜局数，从多到少
leaderboard-by-place = 平均名次，从好到差
leaderboard-by-deals = 已打局数，从多到少
leaderboard-enough = 打了不到 { $deals } 局的人排在其他人之后。
leaderboard-points = { $points } 分
leaderboard-penalties = 每局罚 { $average } 分
leaderboard-wins = 赢 { $count } 局
leaderboard-place = 平均第 { $average } 名
leaderboard-deals = { $count } 局
leaderboard-line = { $medal } { $who } · **{ $value }**
    -# { $deals } 局 · 第一名 { $first } 次 · 最后一名 { $last } 次 · 平均名次 { $average }
leaderboard-beside = {" "}· 不计入：电脑托管过的 { $deals } 局
leaderboard-empty = 这个服务器还没有人打完过这样的一局。
leaderboard-nobody = 这个服务器还没有人打完一局。用 `/{ name-game } { name-game-start }` 开桌吧。
leaderboard-by-what = 我不能按“{ $typed }”排名：请从列表里选。

### For those who cannot see the pictures
alt-hand = 你的 { $count } 张牌：{ $cards }
alt-table-top = 场上：座位 { $seat } 的 { $play }。
alt-table-empty = 场上没有牌，等人先出。
alt-table-seat = 座位 { $seat }：{ $count }

### Refusals
moved-on = 牌局已经往下走了。这是你现在的手牌。
went-wrong = 我这边出了点问题。你没有任何损失，请再试一次。
not-at-this-table = 你不在这张牌桌上。
no-deal-running = 这里现在没有牌局在进行。
no-table-here = 这个频道没有牌桌。用 `/{ name-game } { name-game-start }` 开一桌。
no-table-of-yours = 你现在没有坐在任何牌桌上。
already-seated = 你已经有座位了。
closed-until-match-ends = 按这桌的规则，比赛结束前不能加入。
table-full = 牌桌满了：最多 { $most } 人。
table-closed = 这张牌桌已经关闭。
table-set-aside = **这张牌桌已搁置**：当前版本的机器人读不了它保存的内容。什么都没有丢失。{ $host } 或频道管理员可以和原班人马重开，或者关闭牌桌。
nobody-to-wait-for = 现在没有轮到别人。
you-are-waited-for = 大家等的是你。只有别人可以给你加时间。
waited-enough = 他们的时间已经够多了。
no-computer-there = 那个座位已经不是电脑在打了。
only-host = 只有房主 { $host } 可以这么做。
deal-is-running = 已经有一局在进行了。
cannot-start = 还不能开始：{ $why }
rules-clash = 这些规则互相冲突：{ $why }
house-rule-form = 自定义规则请写成“选项=值”，用逗号隔开；我看不懂“{ $typed }”。
channel-taken = 这个频道已经有一张牌桌了。
permissions-missing = 我在这个频道还需要这些权限：{ $named }。
permission-view-channel = 查看频道
permission-send-messages = 发送消息
permission-send-messages-in-threads = 在子区内发送消息
permission-embed-links = 嵌入链接
permission-attach-files = 添加文件
permission-create-public-threads = 创建公共子区
no-such-game = 没有“{ $game }”这个游戏。
typed-unreadable = 我看不懂“{ $typed }”是什么牌。请写成 7 7、7s7d 或 对7。
typed-not-held = 你手上没有 { $cards }。

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] 你没有牌了。
    [1] **你的最后一张牌：**
   *[other] **你的 { $count } 张牌：**
 }
words-trick = **这一轮：**
words-no-trick = 场上没有牌，等人先出。
words-play = - 座位 { $seat }，{ $who }：{ $play }
words-last-trick = 上一轮由 { $who } 用 { $play } 赢下。
words-backwards = 出牌顺序往座位号码小的方向走。
words-seats = **座位：**
words-seat = - { $seat }：{ $about }
words-you = 你
words-on-turn = 轮到出牌
words-count = 剩 { $count } 张
hands-in-channel = 你在这里玩：点牌桌下方的 **我的手牌**。

### A player's settings
settings-title = ### 你的设置
    -# 在每个服务器都适用。
chosen = ✓ { $label }
prefer-sent = **你的手牌**用私信发来，或放在牌桌下方只有你能看到的地方。
prefer-sent-dm = 私信
prefer-sent-channel = 在频道里
prefer-sent-both = 两者都要
prefer-sorting = **你的牌**按点数或按花色排列。
prefer-sorting-rank = 按点数
prefer-sorting-suit = 按花色
prefer-deck = **花色**用四种颜色、两种颜色，或色盲友好的颜色。
prefer-deck-four = 四色
prefer-deck-two = 双色
prefer-deck-safe = 色盲友好
prefer-pictures = **手牌和牌桌**用图片显示，或用文字说明，方便屏幕阅读器朗读。
prefer-pictures-yes = 图片
prefer-pictures-no = 文字
prefer-auto-pass = 没有牌能出时，**自动帮我过**。
prefer-auto-pass-yes = 是
prefer-auto-pass-no = 否
prefer-language = **我的语言**
prefer-language-which = 哪一种语言？
prefer-language-as-discord = 和我的 Discord 一样

### What a server allows
only-role-hosts = 只有 { $role } 可以在这个服务器开桌。
game-not-here = 这个服务器不玩 { $game }。可以玩：{ $allowed }。
no-more-tables = 已经开了 { $most } 桌；这个服务器同时最多 { $most } 桌。

### The settings of a server
server-title = ### 这个服务器的设置
    -# 时间从下一局起生效，其他马上生效。
server-choose = 选择
server-language = 大家看到的**语言**
server-language-as-discord = 和 Discord 上的服务器一样
server-hosts = **谁可以开桌**
server-hosts-all = 所有人
server-families = 可以玩的**游戏**
server-turn = 每次轮到的**时间**
server-bank = 每人每局的**备用时间**
server-most = 同时可开的**牌桌**数
server-threads = 牌局直接**在频道里**进行。
server-threads-on = 每个牌局都有**自己的子区**。
server-threads-yes = 使用子区
server-threads-no = 不用子区
server-tables = 进行中的牌桌
tables-any = 不限桌数
tables-at-once = { $count } 桌
time-as-set-up = 默认
time-seconds = { $count } 秒
time-minutes = { $count } 分钟
time-hours = { $count } 小时
tables-title = { $count ->
    [0] ### 这个服务器没有开着的牌桌。
   *[other] ### 开着的牌桌：{ $count } 桌
 }
tables-line = { $channel } · { $game } · { $count } 位玩家，房主 { $host }{ $running ->
    [yes] {" "}· 正在打
   *[no] {""}
 }
overrule-close-about = **关闭**：进行中的这局会中断。打完的各局成绩会保留。
overrule-reset-about = **重开**：关闭这桌，原地开一张人和规则都相同的新牌桌。
overrule-close = 关闭
overrule-reset = 重开
button-back = 返回
button-more = 更多
only-admins = 只有能管理这个服务器的人可以这么做。

### Browsing the rules
browse-title = ### 所有游戏的规则
browse-families = 选一类游戏
browse-games = 选一个游戏
browse-family = ### { $game }：{ $count } 种玩法
browse-played = { $count ->
    [0] ### 这个服务器还没玩过任何游戏。
   *[other] ### 这里最常玩
 }
browse-saved = { $count ->
    [0] ### 这个服务器还没存过规则。
        房主可以在开始前点“规则”保存。
   *[other] ### 我们自己的规则
 }
browse-deals = { $count } 局
button-played = 这里最常玩
button-saved = 我们的规则
button-games = 所有游戏
button-play-this = 在这里玩这个
button-use-rules = 用在我们这桌
button-edit = 修改规则
button-share = 分享
button-channel-default = 设为这里的默认
button-delete = 删除
saved-named = ### ★ { $name }
sheet-by-code = 规则太多，按钮放不下。用 `/{ name-game } { name-game-start } { name-game-start-code }:` 就能按这些规则开桌。

### The editor of a table's rules
editor-title = ### 你这桌的规则：{ $game }
editor-and-more = …还有 { $count } 项
editor-clashes = ⚠️ **这些规则互相冲突。** 请继续修改；在改好之前，其他人看到的是上一次没冲突的规则，游戏也不会开始。
editor-take-back = 收回一项修改
editor-topics = 选一个主题
editor-changed = 改了 { $count } 项
editor-own = 这个游戏原本的设置
rule-span = { $low } 到 { $high }
players-in-all = { $count } 人
button-type = 自己输入
button-undo = 撤销
button-reset = 全部收回
button-other-game = 换游戏
button-save = 保存
button-sheet = 规则表
form-rule = 自定义规则
form-value = 你的答案
form-name = 名称
form-save = 保存这些规则
save-about = 这个服务器的所有人都能在 **/{ name-rules }** 和 **/{ name-game } { name-game-start }** 用这个名称找到它。
saved = 已存为 **{ $name }**。
share = **{ $code }** 在任何服务器都代表这套规则。用 `/{ name-game } { name-game-start } { name-game-start-code }:{ $code }` 开桌，或用 `/{ name-rules } { name-rules-code }:{ $code }` 看规则。
channel-default-set = 从现在起，在这里用 `/{ name-game } { name-game-start }` 没指定游戏时，就会按这套规则开 **{ $game }**。再点一次按钮就取消。
channel-default-no-more = 这个频道不再有默认游戏。
lobby-unsettled = ✎ { $host } 还在修改规则。
next-rules = { $count ->
    [0] 下一场比赛：**{ $game }**。
   *[other] 下一场比赛：**{ $game }**，{ $count } 条自定义规则。
 }
save-dropped = 已删除 **{ $name }**。想找回来的话，代码是 { $code }。
save-nameless = 要有名称才能保存规则。
save-too-many = 这个服务器已经存了 { $most } 套规则，请先删除一套。
save-taken = 已经有 **{ $name }** 了，是 { $author } 存的。请换个名称。
save-not-yours = 只有保存的人或服务器管理员可以删除这套规则。
only-channel-managers = 只有能管理这个频道的人可以决定这里的默认游戏。
nothing-to-undo = 没有可以撤销的修改。
rules-stand = 比赛正在进行：结束前不能改规则。
draft-clashes = 这些规则还互相冲突：{ $why }
rule-value = “{ $typed }”不行：{ $why }。
too-slow = 我花的时间太长了。请再点一次。
code-mistyped = 这个代码有字打错了。代码只有数字 2 到 9，以及 I、O、U 以外的字母。
code-newer = 这个代码来自更新版本的我。
code-game-gone = 这个代码的游戏已经不存在了：“{ $game }”。
code-rule-gone = 这个代码里有一条已经不存在的自定义规则：“{ $rule }”。

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = 叫牌，一个人打其他人：叫最高的人拿走底牌，叫多少这局就值多少。
ask-cut-about = 发牌前由你切牌：选择从上面切几张。
call-deal = 发牌
call-deal-about = 发牌。亲手发牌的人要先洗牌、请人切牌；漏掉一步算犯错。
call-shuffle = 洗牌
call-shuffle-about = 第一名要依次洗牌、请人切牌、发牌。漏掉一步算犯错。
call-offer-cut = 请人切牌
call-offer-cut-about = 发牌前由最后一名切牌。
call-redeal = 要求重发
call-redeal-about = 你的牌太差，可以要求重发。大家都会知道是你要求的。
call-trade = 换牌
call-trade-about = 放下你手上全场最小的牌，换中间那张牌……
call-keep = 不换
call-keep-about = ……或留着它。
call-accept = 同意
call-accept-about = 同意，就互换你们各自提出的牌。
call-done = 不换了
call-done-about = 不再和搭档换牌。还没换成的牌留在原处。
call-last-card = 最后一张！
call-last-card-about = 在下一家行动前喊最后一张。没喊就赢的人要包赔。
call-clear-table = 清桌
call-clear-table-about = 只有最后一名可以清桌。别人故意去清，下一局就当最后一名。
call-on-purpose = 故意的
call-on-purpose-about = 你清了桌：是故意的……
call-by-mistake = 不小心
call-by-mistake-about = ……还是不小心？
call-forfeits = 我愿意受罚
call-forfeits-about = 你可以让第一名出一个无伤大雅的任务给你。
forfeit-tea = 任务：倒茶
forfeit-verse = 任务：唱一段歌
forfeit-joke = 任务：讲笑话
forfeit-about = 最后一名愿意受罚：你每局可以出一个无伤大雅的任务。
told-deal = { $who } 发牌。
told-shuffle = { $who } 洗牌。
told-offer-cut = { $who } 请人切牌。
told-fault = { $who } 发牌犯错。
told-redeal = { $who } 牌太差，要求重发。
told-trade = { $who } 用最小的牌换了中间那张。
told-keep = { $who } 留着最小的牌。
told-accept = { $who } 同意了。
told-done = { $who } 不再换牌。
told-last-card = { $who } 喊：**最后一张！**
told-clear-table = { $who } 清桌。
told-on-purpose = { $who } 说：故意的。
told-by-mistake = { $who } 说：不小心的。
told-forfeits = { $who } 愿意受罚。
told-forfeit-tea = { $who } 出的任务：倒茶。
told-forfeit-verse = { $who } 出的任务：唱一段歌。
told-forfeit-joke = { $who } 出的任务：讲笑话。
told-dragon = { $who } 拿到一条龙，每种点数各一张。
told-four-twos = { $who } 拿到四张 2。
told-four-threes = { $who } 拿到四张 3。

### Trading
hand-give-highest = 🟡 **给 { $who } 你最大的 { $count } 张牌**：一样大的由你选 · <t:{ $due }:R> 时间到。
hand-offer = 🟡 **提出一张牌给 { $who }。** 你们必须互换一张；换哪张由你们当着大家的面谈 · <t:{ $due }:R> 时间到。
hand-haggle = 🟡 { $who } 提出用 **{ $theirs }** 换你的 **{ $mine }**。同意，或改提别的牌 · <t:{ $due }:R> 时间到。
hand-swap = 🟡 **和 { $who } 换牌**：想提几张都行，不提也行，只有 { $who } 能看到 · <t:{ $due }:R> 时间到。
hand-swap-back = 🟡 { $who } 提出给你 **{ $theirs }**。给 { $count } 张牌来换，或不换了 · <t:{ $due }:R> 时间到。
pick-any = 选要提出的牌
offer-cards = 提出 { $cards }
offer-again = 坚持 { $cards }
you-offered = 你提出了 **{ $cards }**。
drawn-last = 你上次从摸牌堆摸到的牌：**{ $cards }**。
only-you-see = 只有你能看到中间的牌：**{ $cards }**。
turn-trade = 等 { $who } 换牌 · <t:{ $due }:R> 时间到。
turn-bid = 轮到 { $who } 叫牌 · <t:{ $due }:R> 时间到。
turn-cut = 等 { $who } 切牌 · <t:{ $due }:R> 时间到。
ping-trade = { $who }，和 { $partner } 换牌 · <t:{ $due }:R> 时间到

### How a deal stands
play-counts-as = { $play }（当成 { $stands }）
seat-cards-hidden = ? 张
seat-closed-out = 🔒 过了，这一轮不能再出
dealt-again = 牌重发了：上一局不算。
seen-by-all = 发牌时亮给大家看的牌：**{ $cards }**。
bids-so-far = 叫牌：{ $bids }
bid-of = { $who } 叫 { $amount }
bid-none = { $who } 不叫
plays-alone = **{ $who }** 一个人打 { $others } · 这局值 **{ $stake }**
team = 同队：{ $who } · { $cards }
partners = 换牌的搭档：{ $pairs }
stake = 这局值 **{ $stake }**
stock-left = { $count ->
    [0] 摸牌堆用完了。
   *[other] 摸牌堆：{ $count } 张
 }
pile = -# 之前出过：{ $cards }
cards-left = 剩牌：{ $counts }
closed-out = 🔒 这一轮不能再出：{ $who }
passed-so-far = 过：{ $who }
you-are-closed-out = 🔒 你过了：这一轮不能再出。

### The log
button-log = 记录
log-title = ### 记录 · 第 { $number } 局
log-page = {" "}· 第 { $page } 页，共 { $pages } 页
log-last-trick = **上一轮** · { $plays }
log-play = { $who }：{ $play }
log-nothing = 还没发生任何事。
log-older = 较旧
log-newer = 较新
log-newest = 最新
no-log = 这张牌桌还没打过任何一局。
told-dealt = **第 { $number } 局** · { $who } 是发牌人。
told-cut = { $who } 切牌：从上面切了 { $at } 张。
told-gave-cards = { $giver } 给了 { $taker } **{ $cards }**。
told-gave = { $giver } 给了 { $taker } { $count } 张牌。
told-took-cards = { $who } 从中间拿了 **{ $cards }**。
told-took = { $who } 拿了 { $count } 张底牌。
told-traded = { $who } 放下 **{ $returned }**，换得 **{ $cards }**。
told-looked-at = { $who } 看到中间的 **{ $cards }**。
told-looked = { $who } 看了中间的牌。
told-drew-card = { $who } 摸到 **{ $cards }**。
told-drew = { $who } 摸了一张牌。
told-restocked = 之前各轮的 { $count } 张牌成为新的摸牌堆。
told-alone = { $who } 一个人打，这局值 { $stake }。
told-doubled = 这局的分数加倍。
told-out-of-time = ⏳ { $who } 的时间到了。
told-offered-cards = { $giver } 向 { $taker } 提出 **{ $cards }**。
told-offered = { $giver } 私下向 { $taker } 提出 { $count } 张牌。
told-announced = { $count ->
    [1] ⚠️ { $who } 只剩**一张牌**。
   *[other] ⚠️ { $who } 快出完了：剩 { $count } 张。
 }
told-leads = { $who } 先出。
told-leads-with = { $who } 先出；第一手一定要包含 **{ $cards }**。
told-played = { $who } 出了 **{ $play }**。
told-passed = { $who } 过。
told-passed-several = { $who } 都过。
