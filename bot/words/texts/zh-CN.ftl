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
dms-later = Discord 暂时不让我打开私信：在手牌送到之前，请点牌桌下方的 **我的手牌**。
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
control-unknown = 这个按钮或菜单已经失效。
