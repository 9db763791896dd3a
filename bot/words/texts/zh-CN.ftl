# 简体中文。大括号里的内容由机器人填入；牌的样子是“7♦ 7♣”。
# 用语：table 牌桌 · match 比赛 · deal 局 · trick 轮 · hand 手牌 · play 手 · lead 先出 · beat 压过 · pass 过
# go out 出完 · run 顺子、连对 · bomb 炸弹 · landlord 地主 · stake 这局值 · hidden cards 底牌 · stock 摸牌堆 · swap 换牌
# host 房主 · substitute 托管 · remove（人）踢出、（电脑）移除 · sit out 休息 · take back 悔牌
# house rule 自定义规则 · usual game 默认游戏 · leaderboard 排行榜 · fingerprint 指纹 · fault 犯规 · DM 私信

### People and places
computer = 🤖{"\u00A0"}{ $name }
level-easy = 🌱 简单
level-normal = 🌿 普通
level-strong = 🌳 高手
player-unknown = 玩家 { $digits }
hidden-names = 某人
hidden-all = 一位客人
hidden-person = 这位玩家不想被查看。
some-server = 某个服务器
some-channel = 某个频道

### Punctuation
between-words = 、
between-plays = {"；"}
# Between the plays of a trick in the log, for readers without pictures: Ana 5 of hearts, then Ben passes
then-plays = {"，接着"}
# 句号后面不留空白；这里是看不见的零宽空格，因为不能什么都没有。
between-sentences = {"\u200B"}
as-sentence = { $said }。

### Cards
joker-red = 大王
joker-black = 小王
called-2 = 对{ $rank }
called-3 = 三张{ $rank }
called-4 = 四张{ $rank }
called-5 = 五张{ $rank }
called-6 = 六张{ $rank }
called-7 = 七张{ $rank }
called-8 = 八张{ $rank }
called-bomb = 四个{ $rank }炸弹
called-bomb-set = 炸弹（{ $play }）
called-bomb-run = { $count }连对炸弹到{ $top }
called-rocket = 王炸
called-dragon = 一条龙
called-straight = 顺子到{ $card }
called-flush = { $card }同花
called-straight-flush = 同花顺到{ $card }
called-full-house = { $rank }葫芦
called-four-and-one = { $rank }四带一
called-two-pairs = 两对
called-pair-run = 连对到{ $top }
called-triple-run = 飞机到{ $top }
called-quad-run = 四张连牌到{ $top }
called-with = { $play }带{ $count }张
called-with-pairs = { $play }带{ $count }对
called-with-cards = { $play }（{ $cards }）
of-second-deck = 第二副的{ $card }
ranks-from-to = { $low } 到 { $high }
said-straight = 顺子，{ $range }
said-pair-run = 连对，{ $range }
said-triple-run = 飞机，{ $range }
said-quad-run = 四张连牌，{ $range }
said-bomb = 炸弹：{ $play }
said-flush = { $suit }同花：{ $ranks }
said-straight-flush = { $suit }同花顺，{ $range }
said-full-house = 葫芦，{ $rank } 带一对 { $other }
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-j = J
rank-q = Q
rank-k = K
rank-a = A
rank-2 = 2
rank-joker = 王
rank-number = { $number }

### Cards in words, for a screen reader
number-1 = 一
number-2 = 两
number-3 = 三
number-4 = 四
number-5 = 五
number-6 = 六
number-7 = 七
number-8 = 八
suit-diamonds = 方块
suit-clubs = 梅花
suit-hearts = 红桃
suit-spades = 黑桃
one-j = J
one-q = Q
one-k = K
one-a = A
cards-spelled = { $suits } { $rank }
cards-twice = { $cards } 两张
suit-spelled = { $suit }：{ $ranks }
rank-spelled = { $rank }：{ $suits }
cards-from-to = { $count } 张，{ $first } 到 { $last }

### The lobby
lobby-title = ### { $game }
lobby-title-chat = ### { $host } 邀你来玩{ $game }

chat-quiet = -# 15 分钟没人操作后，这条消息会停止更新，有人点了按钮就会继续。

lobby-players = **玩家 { $count } 人**（{ $least } 到 { $most } 人可以玩）
lobby-players-exactly = **玩家 { $count } / { $most } 人**
lobby-host = 人齐了，{ $host }（房主）就按**开始**。

lobby-unrated = -# 不计等级分：自定规则
lobby-longer = -# ⏳ 这里有人回合更长；成绩照常计等级分。
longer-capped = { $most ->
    [1] -# ⏳ 房主在这里不允许更长的回合。
   *[other] -# ⏳ 房主在这里最多允许两倍时间。
 }
lobby-throne = 👑 { $who } 自 { $since }起在此称王（{ $nights } 晚）。
lobby-throne-free = 👑 王座空着。
lobby-titles = { $kind ->
    [title] { $who } 是上次的{ $title }。
    [heir] 保留上次的头衔，{ $who } 就是{ $title }。
   *[place] 按上次的名次，{ $who } 排在最前。
 }
lobby-throne-held = 另一张开着的牌桌正在争夺这个王座。**{ button-start }**会重新开始，不分名次，这里的对局不影响它。
house-rules = { $count } 条自定义规则
table-opened = 牌桌开好了。
joined = 你加入了！
dms-open = 手牌会用[私信]({ $link })发给你。
dms-closed = 我没法给你发私信，请在这里玩：点牌桌下方的 **{ button-hand }**。（要开放：服务器名称 → 隐私设置 → 私信。）
dms-later = Discord 暂时不让我给你发私信。请点牌桌下方的 **{ button-hand }**。
dms-refused = Discord 暂时不让我给你发私信，请在这里玩：点牌桌下方的 **{ button-hand }**。
dm-joined = 你在 { $server } 的 { $channel } 有座位了。手牌会发到这里。
left = 你离开了牌桌。
left-finished = 你离开了牌桌。这一局的名次仍然是你的。
sitting-out = 下一局起你先休息。想再玩就点 **{ button-return }**。
closes-after-deal = 没有人留下打下一局，这局打完就关桌。
stopped = 牌桌关闭了。
table-closed-by = { $who } 关闭了这张牌桌。
table-closed-by-own = 你关闭了这张牌桌。
table-closed-agreed = { $own ->
    [yes] 其他人同意后，你结束了这张牌桌。这一局不计入。
   *[no] 其他人同意后，{ $who } 结束了这张牌桌。这一局不计入。
 }
table-closed-admin = { $own ->
    [yes] 你以管理员身份关闭了这张牌桌。这一局作废。
   *[no] { $who } 以管理员身份关闭了这张牌桌。这一局作废。
 }
table-closed-idle = 👋 这里好几个小时没有动静，所以这张牌桌关闭了。
table-closed-empty = 没有玩家了，这张牌桌关闭了。
table-closed-deleted = 频道被删除，这张牌桌关闭了。
table-closed-archived = 子区已归档，这张牌桌关闭了。
table-closed-removed = 机器人被移出服务器，这张牌桌关闭了。
closed-there = { $why }（{ $server } 的 { $channel }）
waiting-longer = 加时间了：<t:{ $due }:R> 时间到。

### Buttons
button-join = 加入
button-leave = 离开
button-computer = 加入电脑
button-rules = 规则
button-start = 开始
button-keep-titles = 开始：保留头衔
button-keep-places = 开始：保留名次
button-start-fresh = 重新开始
button-accept = 接受
button-decline = 拒绝
button-hand = 我的手牌
button-sit-out = 先休息
button-next = 下一局
button-again = 再来一场
button-stop = 结束
button-stop-ask = 提议结束
button-stop-agree = 同意结束
button-stop-decline = 继续打
button-pass = 过
button-wait = 加时间
ask-bid = 叫 { $amount } 分
ask-cut = 切 { $at } 张
lay-picked = 出 { $cards }
give-lowest = 给 { $cards }
pick-cards = 选牌
pick-part = { $part }：{ $first } 到 { $last }
pick-give = 选 { $count } 张要给的牌

### The table
table-title = ### { $game } · 第 { $number } 局
table-bomb = 💥 **{ $who }** 甩出{ $play }！

seat-cards = { $count ->
    [1] **剩 1 张**
   *[other] { $count } 张
 }
seat-out = 出完，第 { $place } 名
seat-passed = 过
seat-backs = 第二副牌 { $count } 张（*）
seat-asleep = 💤 离开一会儿，电脑托管
seat-longer = 回合更长（×{ $times }）
seat-gone = 已离开，电脑托管
to-beat = 要压过：**{ $play }**（{ $who }）
to-beat-own = 要压过：**{ $play }**（你的）
trick-won = { $who } 用 **{ $play }** 赢下这一轮。
trick-won-own = 你用 **{ $play }** 赢下这一轮。
turn-play = 轮到 { $who } · <t:{ $due }:R> 时间到。
turn-decide = 等 { $who } 决定 · <t:{ $due }:R> 时间到。
turn-give = 等 { $who } 给牌 · <t:{ $due }:R> 时间到。
ranks-reversed = 🔄 革命：小牌压大牌。
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = { $game ->
    [none] **第 { $number } 局**
   *[other] **{ $game }** · 第 { $number } 局
 } · { $server } 的 [{ $channel }]({ $link })
hand-head-here = { $game ->
    [none] **第 { $number } 局**
   *[other] **{ $game }** · 第 { $number } 局
 }
hand-head-unseen = { $game ->
    [none] **第 { $number } 局**
   *[other] **{ $game }** · 第 { $number } 局
 } · { $server }
hand-head-practice = { $game ->
    [none] **第 { $number } 局**
   *[other] **{ $game }** · 第 { $number } 局
 } · 练习
hand-head-daily = { $game ->
    [none] **每日一局**
   *[other] **{ $game }** · 每日一局
 }
hand-head-chat = { $game ->
    [none] **第 { $number } 局**
   *[other] **{ $game }** · 第 { $number } 局
 } · 这个聊天

hand-lead = 🟡 **你先出：** 出什么都行 · <t:{ $due }:R> 时间到。
hand-open = 🟡 **你先出。** 要带上 **{ $card }** · <t:{ $due }:R> 时间到。
hand-follow = 🟡 **轮到你：** 压过 **{ $play }**（{ $who }） · <t:{ $due }:R> 时间到。
hand-decide = 🟡 **你来选** · <t:{ $due }:R> 时间到。
hand-bid = 🟡 **轮到你叫分** · <t:{ $due }:R> 时间到。
hand-cut = 🟡 **轮到你切牌** · <t:{ $due }:R> 时间到。
hand-give = 🟡 **给 { $who } { $count } 张**用不上的牌 · <t:{ $due }:R> 时间到。
hand-waiting = 等待轮到你。
hand-left = 你离开了，电脑在替你打这手牌。
host-took-over = -# { $before } 好一会儿没有动静，现在 { $host } 是房主。
last-plays = 刚才出的牌：{ $plays }
# In a hand and at a table: the last plays, and the number of plays before them: Played: Ben: 5♦; Cleo: 9♣, and 3 earlier
last-plays-earlier = 刚才出的牌：{ $played }，之前还有 { $count } 手
last-play = { $who }：{ $play }
hand-asleep = 💤 你错过了两次，电脑替你出牌。按任意按钮就能回来。
late-passed = ⏳ 时间到：算你过。
late-played = ⏳ 时间到：我替你出了 **{ $play }**。
late-decided = ⏳ 时间到：我替你选了。
late-passed-for = ⏳ { $who } 的时间到了：算过。
late-played-for = ⏳ { $who } 时间到：我代出了 **{ $play }**。
late-decided-for = ⏳ { $who } 时间到：我代选了。
hand-out = { $place ->
    [1] 🎉 你第一个出完！
   *[other] 你第 { $place } 个出完。
 }
no-hand = 你在这桌没有牌。
hand-over = { $match ->
    [yes] 这场比赛结束了，下一场会发新牌。
   *[no] 这局结束了，下一局会发新牌。
 }
hand-over-guest = 现在没有牌局。按 **{ button-join }** 就能参加下一局。
gift-received = { $who } 给了你 **{ $cards }**。
gift-given = 你给了 { $who } **{ $cards }**。
own-title-pays = 你是**{ $title }**，要把最大的 { $count } 张牌交给 { $who }。
own-place-pays = 你从最后一名开始，要把最大的 { $count } 张牌交给 { $who }。
own-title-gets = 你是**{ $title }**，{ $who } 把最大的 { $count } 张牌交给你。
own-title = 你是**{ $title }**。
you-played = 你出了 **{ $cards }**。
you-gave = 你给了 **{ $cards }**。
you-passed = 你过了。
you-bid = 你叫了 { $amount } 分。
you-cut = 你切了 { $at } 张。
you-deal = 由你发牌。
you-shuffle = 由你洗牌。
you-offer-cut = 你请人切牌。
you-redeal = 你要求重发。
you-trade = 你换了最小的牌。
you-keep = 你留着最小的牌。
you-accept = 你同意了。
you-done = 你不换了。
you-last-card = 你喊了：**最后一张！**
you-clear-table = 你清了桌。
you-on-purpose = 你说是故意的。
you-by-mistake = 你说是不小心的。
you-forfeits = 你愿意受罚。
you-forfeit-tea = 你出了任务：倒茶。
you-forfeit-verse = 你出了任务：唱一段歌。
you-forfeit-joke = 你出了任务：讲笑话。
took-back = 悔牌成功，又轮到你。

### Turn pings
ping-lead = { $who }，你先出 · <t:{ $due }:R> 时间到
ping-follow = { $who }，轮到你：压过 **{ $play }**（{ $owner }） · <t:{ $due }:R> 时间到
ping-decide = { $who }，你来选 · <t:{ $due }:R> 时间到
ping-give = { $who }，请还 { $count } 张牌 · <t:{ $due }:R> 时间到
ping-reminder = ⏳ 你的时间过一半了。

### Results
results-title = ### { $game } · 第 { $number } 局：结果
result-titles = **{ $first }** 是{ $best }，**{ $last }** 是{ $worst }。
result-won = { $count ->
   *[other] **{ $who }** 赢下这一局。
 }
result-side-won = 胜
result-side-lost = 负
result-side-drawn = 平
result-pair = 搭档 **{ $points }**
result-points = **{ $points }** · 总分 { $total }
result-penalties = 罚分 **{ $points }** · 总计 { $total }
result-paid = 筹码：{ $standing }
result-paid-total = { $chips }（总计 { $total }）
result-rating = { $rating }（{ $change }）
result-rating-same = 等级分 { $rating }
podium-landlord = 地主
podium-farmer = 农民
podium-alone = 独自一方
podium-penalties = 罚分 { $points }
result-substituted = 🤖 部分由电脑出牌

result-among-people = -# 真人第一：{ $who }（电脑拿了第一）
achievement-earned = 🏅 **{ $who }**：{ $names }
achievement-earned-why = { $name }（{ $why }）
achievement-why-of-game = { $game }首胜
achievement-why-games = 六种游戏都赢过
achievement-why-rise = 从最后一名翻身获胜
achievement-why-row = 三连胜
achievement-why-comeback = 连两局垫底后获胜
achievement-why-giant = 胜过积分高 100 分的人
achievement-why-return = 时隔 30 天获胜
achievement-why-alone = 一个人打赢所有人
achievement-why-partner = 与队友一起获胜
achievement-why-crowd = 七人以上的牌桌获胜
achievement-why-bomb = 用炸弹获胜
achievement-why-chop = 炸掉最大的牌并获胜
achievement-why-revolution = 发动革命并获胜
achievement-why-low = 没用最大的牌就先出完
achievement-why-eager = 从不过牌就先出完
achievement-why-patient = 过牌六次后先出完
achievement-why-close = 在对手只剩一张时获胜
achievement-why-shutout = 在对手一张没出前就先出完
achievement-why-finish = 一次出五张以上先出完

achievements-more = 另有 { $rest } 项

result-upset = 🚀 **{ $who }** 从{ $worst }一跃成为{ $best }！

result-streak = ⚔️ **{ $by }** 终结了 **{ $who }** 的 { $deals } 连胜。

result-streak-titled = ⚔️ **{ $by }** 取而代之：**{ $who }** 连续 { $deals } 局是{ $title }。

result-left = 离开时还有 { $count } 张
result-held = 剩 { $cards }
match-won = { $count ->
        [1] 🏆 **{ $who } 赢得比赛！**
       *[other] 🏆 **{ $who } 并列赢得比赛！**
    }
match-leader = { $who } 目前以 { $points } 分领先。
match-leader-of = { $who } 目前以 { $points } 分领先，满 { $target } 分结束。
match-leader-penalties = { $who } 目前罚分最少（{ $points }）。
match-until-points = 打到 { $count } 分结束。
match-until-deals = 打满 { $count } 局结束。
match-until-minutes = 打满 { $count } 分钟结束。
finale-settled = 筹码输赢：{ $standing }
finale-partners = 搭档：{ $who }
course-range = 最低 { $low }，最高 { $high }
finale-champions = { $count ->
   *[other] 冠军
 }

finale-champions-of = { $count ->
   *[other] #{ $channel } 冠军
 }

finale-title-of = #{ $channel } 的{ $title }

finale-points = { $points } 分

finale-penalties = { $points } 分罚分

finale-chips = { $points } 筹码

finale-ahead = { $score }，领先{ $who } { $lead }

finale-fewer = { $score }，比{ $who }少 { $lead }
finale-players = { $count } 位玩家

finale-won-deals = { $deals } 局中赢 { $wins } 局
finale-won-last = 最后一局领先


finale-about = { $game } · { $deals } 局 · { $date }


award-from-to = 从{ $before }到{ $after }

award-rise = 第 { $number } 局从末位逆袭获胜

award-fall = 从第一到末位

award-held = { $count } 张{ $ranks }留到最后

award-bombs = 扔了 { $count } 次炸弹

award-comeback = 落后 { $count } 分后反超

award-reign = 连赢 { $count } 局

award-sweep = 每一局都赢了

award-close = 仅以一分之差获胜

award-revolution = 发动了 { $count } 次革命

award-alone = 单挑全场赢了 { $count } 次

award-landlord = 当地主赢了 { $count } 局

award-wire = 从第一局领先到最后

award-bomb = 最大的炸弹：{ $play }

award-play = 最强的一手：{ $play }

award-patience = 一局里过牌 { $count } 次，还是赢了

award-exit = 最快出完：{ $count } 手
award-win = 赢了第 { $number } 局
award-second = 第 { $number } 局拿下第二名
award-ahead = 第 { $number } 局名次在{ $who }之前
award-stayed = 坚持到底：打满 { $count } 局






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### 排行榜 · { $game }
leaderboard-ranked = 排名依据：{ $number }。
leaderboard-people = 只计真人之间的牌局。赢，就是真人中的第一；电脑不排名。
leaderboard-by-points = 总分
leaderboard-by-paid = 筹码输赢
leaderboard-by-penalties = 每局罚分最少
leaderboard-by-wins = 赢的局数
leaderboard-by-share = 胜率

leaderboard-by-place = 胜过对手的比例
leaderboard-by-president = 拿到最高头衔的比例

leaderboard-by-last = 每局垫底最少

leaderboard-by-reign = 最长连胜

leaderboard-by-coups = 从末位取胜的次数

leaderboard-by-deals = 玩的局数
leaderboard-by-rating = 等级分

leaderboard-enough = 这里打满 { $deals } 局才有排名。
leaderboard-points = { $points } 分
leaderboard-paid = { $chips } 筹码
leaderboard-penalties = 每局罚 { $average } 分
leaderboard-wins = 赢 { $count } 局
leaderboard-beaten = 胜过 { $share }% 的对手
leaderboard-ties = 这里的数字经过四舍五入，排名按原数计算。
leaderboard-share = 胜率 { $share }%

leaderboard-president = { $share }% 的局拿到最高头衔

leaderboard-last = { $share }% 的局垫底

leaderboard-reign = { $count } 连胜

leaderboard-coups = 从末位取胜 { $count } 次

leaderboard-deals = { $count } 局
leaderboard-rating = { $rating } ± { $margin }

leaderboard-unsure = { $rating } ± { $margin } ?

leaderboard-line-won = { $deals } 局中胜 { $first } 局
leaderboard-line-landlord = { $deals } 局中胜 { $first } 局，当地主 { $alone } 局中胜 { $won } 局
leaderboard-line-alone = { $deals } 局中胜 { $first } 局，独自一方 { $alone } 局中胜 { $won } 局
leaderboard-unknown = {" "}· 未保留胜负：{ $deals } 局
leaderboard-beside = { " " }· 另有 { $deals } 局不计入

leaderboard-beside-why = 不计入：电脑托管过的牌局，以及大致同样的人一天计分满 { $limit } 局之后的牌局。
leaderboard-below = ── 暂无排名：不到 { $deals } 局，或误差超过 ± { $margin }
leaderboard-few = ── 暂无排名：不到 { $deals } 局
leaderboard-lacks = {" "}· 再打 { $deals } 局就有排名
leaderboard-away = ── { $days } 天没在这里玩，或已离开服务器
leaderboard-last-deal = {" "}· 最后一局 <t:{ $at }:D>

leaderboard-rated = 等级分会考虑开局时的名次和所在的一方。

leaderboard-empty = 还没有人上榜：要有两个人打完一局这个游戏。
leaderboard-nobody = 还没有人上榜。`/{ name-game } { name-game-start }` 可以开一桌。
leaderboard-by-what = 不能按“{ $typed }”排名。请从列表里选。
leaderboard-no-season = 没有“{ $typed }”这个赛季。请从列表里选。

leaderboard-no-channel = “{ $typed }”没有排行榜。请从列表里选频道。

leaderboard-all-time = 总榜

leaderboard-this-season = 本赛季

leaderboard-season = 第 { $number } 赛季

leaderboard-before = 赛季之前

leaderboard-tonight = 今晚
season-over = { $season }结束

season-next = { $season }到{ $until }为止。

season-next-open = { $season }开始了。

season-undone = 本赛季继续：管理员撤销了结束。

season-none = 这个服务器没有赛季。管理员可以在 `/{ name-server }` 中选择。

season-first = 本赛季从第一局开始。
season-ends = { $days ->
    [0] { $season }今天结束
   *[other] { $season }还有 { $days } 天结束
 }

season-open = 从{ $since }起，直到管理员结束。

season-champions = 冠军

season-table = 完整排名

season-ask = **现在结束{ $season }？** 我会发布领奖台，下个赛季随即开始。

season-not-now = 只能结束有牌局计入的当前赛季。

season-too-late = 结束后 24 小时内可以撤销。

season-best-deals = 局数最多：{ $who }（{ $count }）

season-best-firsts = 第一名最多：{ $who }（{ $count }）

season-best-share = 胜率最高：{ $who }（{ $count }%）

season-best-reign = 最长连胜：{ $who }（{ $count } 局）

season-best-coups = 从末位获胜最多：{ $who }（{ $count }）

button-season-end = 结束{ $season }

button-season-undo = 重开{ $season }


button-around = 我的位置

ladder-plain = { $game }（不换牌）

ladder-exchange = { $game }（换牌）

ladder-pairs = { $game }（双人搭档）

ladder-teams = { $game }（分队）

ladder-alone = { $game }（一打多）

ladder-other = 其他游戏
profile-title = ### { $who } 在这个服务器

profile-favorite = 最常玩：**{ $game }**，{ $deals } 局

profile-games = 其他游戏：{ $games }

profile-reign = 最长连冠：连续 { $deals } 次第一
profile-row = 目前连赢 { $deals } 局
profile-bar-won = 获胜
profile-bar-place = 第 { $place } 名
profile-bar-others = 其他
profile-bar-latest = 最近 { $deals } 局
profile-latest = { $label }（最新在后）：{ $places }
profile-shows = 个人资料上展示：{ $names }
profile-places = 平均名次：{ $averages }
profile-place-of = { $players } 人 **{ $average }**

profile-rating = { $ladder }：**{ $rating }** · 最高 { $peak }

profile-rating-new = { $ladder }：**{ $rating }**

profile-honest = 等级分需要时间：两人之中较强者分数更高的比例，10 局后为 73%，100 局后为 86%。

button-achievements = 成就

profile-achievements = 🏅 成就：**{ $have }** / { $all }
profile-daily = 🗓️ 每日一局：连续 **{ $days }** 天 · 最长 { $best } 天

profile-achievements-newest = 🏅 成就：**{ $have }** / { $all } · 最新：{ $names }
profile-near = 🏅 差一点：{ $names }
profile-near-games = 再赢 { $count } 种游戏就有{ $name }
profile-near-wins = 再赢 { $count } 局就有{ $name }

achievements-title = ### 🏅 { $who } 的成就：{ $have } / { $all }

achievements-about = -# 每一项都要赢过至少一位真人，而且没有电脑替你出牌。
achievements-choose = 个人资料图上：最新的三项

achievement-of-game = 赢一局{ $game }。

achievement-president = 国家元首

achievement-bigtwo = 大手笔

achievement-daifugo = 大富豪

achievement-thirteen = 幸运十三

achievement-doudizhu = 大丰收

achievement-bigthree = 事不过三

achievement-games = 全能选手

achievement-about-games = 六种游戏各赢一局。

achievement-rise = 从草民到总统

achievement-about-rise = 以末位身份开局，赢下这一局。

achievement-row = 帽子戏法

achievement-about-row = 连赢三局。

achievement-comeback = 浴火重生

achievement-about-comeback = 连续两局垫底之后赢一局。

achievement-giant = 巨人杀手

achievement-about-giant = 打赢等级分比你高至少 100 分的人。

achievement-return = 好久不见

achievement-about-return = 30 天来第一次和真人对局就赢。

achievement-alone = 以一敌众

achievement-about-alone = 独自一人打赢其他所有人。

achievement-partner = 同心协力

achievement-about-partner = 和另一位真人同一边获胜。

achievement-crowd = 人群之最

achievement-about-crowd = 在七人以上的牌桌获胜。

achievement-bomb = 轰隆

achievement-about-bomb = 出过炸弹，并赢下这一局。

achievement-chop = 一刀斩

achievement-about-chop = 用炸弹压过最大的牌，并赢下这一局。

achievement-revolution = 革命家

achievement-about-revolution = 颠倒大小，并赢下这一局。

achievement-low = 以小胜大

achievement-about-low = 不出王、也不出最大的牌，最先出完。

achievement-eager = 绝不过牌

achievement-about-eager = 一次也不过，用至少四手最先出完。

achievement-patient = 耐心

achievement-about-patient = 过至少六次，没有人比你更多，并且最先出完。

achievement-close = 险胜

achievement-about-close = 最先出完时，有对手只剩一张牌。

achievement-shutout = 不给机会

achievement-about-shutout = 在某个对手一张牌都没出之前最先出完。

achievement-finish = 压轴大戏

achievement-about-finish = 最后一手出五张以上，最先出完。

profile-nemesis = 最常输给：{ $who }（{ $count }）

profile-victim = 最常赢：{ $who }（{ $count }）
profile-victim-own = 你最常赢：{ $who }（{ $count }）
profile-nemesis-own = 最常赢你的人：{ $who }（{ $count }）

profile-newest = 最近 { $deals } 局

profile-elsewhere = { $who } 不在这个服务器，这里没有可看的。

rivals-title = ### { $one } 和 { $other } 在这个服务器

rivals-together = 交手 { $deals } 局 · 最近一次 <t:{ $at }:D>

rivals-score = { $one } **{ $better } : { $worse }** { $other }
rivals-all-in = 全是{ $ladder }

rivals-even = 不分先后：{ $count } 次

rivals-ladder = { $ladder }：**{ $better } : { $worse }**

rivals-rating = 按等级分，{ $who } 高 { $points } 分，每 100 局应有 { $share } 局排在 { $other } 前面。

rivals-level = 按等级分，{ $who } 和 { $other } 不相上下。

rivals-unsure = 这还不确定。

rivals-alone = 请选两个不同的人。
rivals-nobody = 还没有可以和你比较的人。先在这里和别人打完一局吧。
rivals-choose = 选择另一位对手

rivals-never = { $one } 和 { $other } 在这里还没有交手打完过一局。

profile-nobody = { $who } 在这里还没和别人打完过一局。

profile-against = 和你同桌：{ $better } 次排在你前面，{ $worse } 次在后面














### For those who cannot see the pictures
alt-hand = 你的 { $count } 张牌：{ $cards }
alt-hand-dimmed = 现在不能出：{ $cards }
alt-hand-dimmed-all = 现在一张也不能出。
# At the end of the alt text of a first hand and of the greeting, for people who hear pictures.
alt-words-offered = 用文字代替图片：/{ name-settings }，{ prefer-pictures-no }。
alt-hand-picked = 已选：{ $cards }
alt-hand-backs = 第二副牌：{ $cards }
alt-hand-taken = 拿到的牌：{ $cards }
alt-more = 还有 { $count } 项。
alt-table-top = 场上：{ $who } 的 { $play }。
alt-table-empty = 场上没有牌，等人先出。
alt-table-turn = 轮到：{ $seats }。
alt-table-earlier = 这一轮之前出的（从早到晚）：{ $plays }。
alt-table-last = 上一轮（从早到晚）：{ $plays }。
alt-table-you = 你是座位 { $seat }。
alt-table-side = 第 { $side } 队
alt-table-seat = { $who }：{ $count }
alt-table-widow = 底牌 { $count } 张，牌面朝下。
cards-shown = { $who } 亮出的牌：{ $cards }。
alt-table-undrawn = 更早的 { $count } 手没有显示。
alt-leaderboard = 条形图，从第一名起
alt-profile = { $who } 的个人资料：获胜局数与名次。
alt-rivals = { $one } 对 { $other }。

alt-profile-course = { $ladder }等级分，最近 { $deals } 局：从 { $start } 到 { $end }。




alt-finale = 比赛终局，胜者：{ $seats }。
alt-finale-points = 每局之后的分数：
alt-finale-places = 每局的名次：
alt-finale-chips = 每局之后的筹码：
alt-podium = { $of ->
    [match] 本场比赛领奖台，从第一名起。
    [daily] 每日一局领奖台，从第一名起。
   *[deal] 本局领奖台，从第一名起。
 }
alt-podium-season = { $season }领奖台，从第一名起。
alt-podium-step = 第 { $place } 名：{ $seats }
alt-podium-side = { $outcome }：{ $seats }
alt-podium-seat = 座位 { $seat }

### Refusals
moved-on = 牌局往下走了。这是你现在的手牌。
game-moved-on = 牌局往下走了。
went-wrong = 我这边出了点问题。什么都没丢，请再试一次。
not-at-this-table = 你不在这桌。请先按**{ button-join }**。
no-deal-running = 这里现在没有在打牌。
no-table-here = 这个频道还没有牌桌。`/{ name-game } { name-game-start }` 可以开一桌。
no-table-of-yours = 你现在不在任何牌桌上。
already-seated = 你已经有座位了。
challenge-ping = ⚔️ { $who }，{ $host } 邀你来一局**{ $game }**！
challenge-sent = 已邀请 { $who }。
challenge-no = { $who } 拒绝了挑战。
challenge-other = 这个挑战是发给别人的。
challenge-self = 不能挑战自己。想和电脑玩，请按**{ button-practise }**。
challenge-bot = { $who } 是机器人。想让电脑入座，请按**{ button-computer }**。
challenge-unseen = { $who } 看不到这个频道。
challenge-refused = { $who } 不能在这里玩。
challenge-sit = 这里已经有一桌了。请先入座，再挑战 { $who }。
challenge-seated = { $who } 已经入座了。
challenge-rematch = { $who } 就在这张牌桌上。再来一场？
challenge-asked = 已经邀请过 { $who } 了。
challenge-declined = { $who } 已经拒绝了。
challenge-soon = 你刚挑战过 { $who }，过几分钟再试。
closed-until-match-ends = 这场比赛坐满了。比赛结束后可以加入。
table-full = 牌桌满了（{ $most } 人）。
table-closed = 这张牌桌已经关闭。
control-unknown = 那个按钮太旧了，请用最新的消息。
table-set-aside = **这张牌桌先搁着：** 这个版本的机器人读不了它。什么都没丢。{ $host } 或频道管理员可以和原班人马重开，或者关桌。
restarting = 🔧 正在重启。游戏马上继续，谁都不损失时间。
nobody-to-wait-for = 没有别人要等。
you-are-waited-for = 大家在等你。只有别人能给你加时间。
waited-enough = 时间已经够多了。
gave-enough = 这一手你已经加过 { $count } 次时间。同桌的其他人还可以加。
take-back-late = 太迟了：已经有人出手了。
take-back-forbidden = 这桌不能悔牌：{ $host } 关掉了。
no-computer-there = 那个座位已经不空了。
seat-is-out = 那个座位这一局已经不能接手了。点 **{ button-join }**，从下一局开始玩。
back-with-next-deal = 你已经在这场比赛里了，要到下一局才能回来：点 **{ button-join }**。
only-host = 只有房主 { $host } 可以这么做。
only-host-starts = 由房主 { $host } 点“{ button-start }”。如果 { $host } 一直没有动静，<t:{ $at }:R>你就可以点。
host-is-here = 房主是 { $host }。{ $host } 十分钟没有动静，你就可以接手：<t:{ $at }:R>。
only-host-stops = 要关桌请找房主 { $host }。一直没动静的话，谁都可以关：<t:{ $at }:R>。
only-host-stops-deal = 要关桌请找房主 { $host }。这局打完、十分钟没动静后，谁都可以关。
deal-is-running = 已经在打一局了。
cannot-start = 还不能开始：{ $why }
too-few-players = { $exact ->
    [yes] { $game }需要 { $need } 名玩家
   *[no] { $game }至少需要 { $need } 名玩家
 }：还差 { $more } 名{ $fill ->
    [yes] ，或者**{ button-computer }**
   *[no] {""}
 }。
too-few-forms = 或者按现在的人数玩：
too-many-players = { $game }最多 { $most } 名玩家。多出来的：{ $who }。{ $computers ->
    [yes] 请移除电脑（**{ button-table }**）。
   *[no] 得有人休息（**{ button-table }**）。
 }
swap-too-many = { $game }最多 { $most } 人。{ $who } 会没座位：得有人先休息（**{ button-table }**）。
rules-clash = 这些规则不能一起用：{ $why }
house-rule-form = 看不懂“{ $typed }”。请写成“选项=值”，用逗号隔开。
rule-unknown = 没有“{ $typed }”这条自定义规则。{ $near ->
    [none] 输入规则里的一个词，再从列表里选。
   *[other] 你是指 { $near } 吗？
 }
channel-taken = 这个频道已经有一桌了。
table-is-here = 这里已经有一桌：[{ $game }]({ $link }) · 房主 { $host }{ $stage ->
        [deal] { " " }· 正在打一局
        [lobby] { " " }· 还没开始
       *[other] { " " }· 两局之间
    }
closable-at = 一直没动静的话，<t:{ $at }:R> 你就可以关桌。
away-server = 我不在这个服务器。管理服务器的人可以添加我。
away-chat = 我进不了这个聊天。请把我添加到服务器。
button-add-bot = 添加到服务器
permissions-missing = 我在这个频道需要这些权限：{ $named }。
permission-view-channel = 查看频道
permission-send-messages = 发送消息
permission-send-messages-in-threads = 在子区内发送消息
permission-embed-links = 嵌入链接
permission-attach-files = 添加文件
permission-create-public-threads = 创建公共子区
own-permissions-missing = 要这样做，你在这个频道需要这些权限：{ $named }。
place-unseen = 你看不到这桌的频道了。
command-limited = 你在这里不能用 `/{ $command }`，这个按钮也一样。
no-such-game = 我不认识“{ $game }”这个游戏。看看 `/{ name-rules }`。
typed-unreadable = 看不懂“{ $typed }”。试试 7 7、7s7d 或 对7。
typed-which = 符合的不止一手：{ $choices }。打其中一个。
typed-not-held = 你手上没有 { $cards }。
typed-too-few = 你手上只有{ $held }张 { $card }，没有{ $wanted }张。
typed-several = { $card }

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] 你没有牌了。
    [1] **你的最后一张牌：**
   *[other] **你的 { $count } 张牌：**
 }
words-backwards = 逆时针出牌 ↺
words-seat = { $who }：{ $about }
words-you = 你
words-you-against = 你
hands-in-channel = 在这里玩：点牌桌下方的 **{ button-hand }**。

### A player's settings
settings-title =
    ### 你的设置
    -# 每个服务器都一样。
chosen = ✓ { $label }
prefer-sent = **手牌显示在哪里**
prefer-sent-default = 跟随服务器
prefer-sent-default-here = 和这里一样：{ $place }
prefer-sent-dm = 私信
prefer-sent-channel = 牌桌下方
prefer-sent-both = 两者都要
prefer-sorting = **手牌怎么排**
prefer-sorting-rank = 按点数
prefer-sorting-suit = 按花色
prefer-deck = **牌面样式**
prefer-deck-four = 四色
prefer-deck-two = 双色
prefer-deck-safe = 色盲友好
prefer-deck-dark = 深色
prefer-deck-contrast = 高对比度
prefer-deck-animals = 动物
prefer-deck-pixel = 像素
deck-which = 牌面样式
prefer-pictures = **图片还是文字**（文字适合屏幕阅读器）
prefer-pictures-yes = 图片
prefer-pictures-no = 文字
# Above the settings, once Words is pressed.
prefer-words-chosen = 现在都用文字。提醒设为**{ prefer-pinged-at-once }**，下面可以改。
prefer-pinged = **轮到我时提醒我**
prefer-pinged-at-once = 马上
prefer-pinged-soon = 8 秒后
prefer-pinged-late = 20 秒后
prefer-pinged-reminded = 时间过半时
prefer-auto-pass = 没牌可出时**自动过**
prefer-auto-pass-yes = 是
prefer-auto-pass-no = 否
prefer-turn-factor = **我的回合时间**
prefer-turn-factor-1 = 与本桌相同
prefer-turn-factor-2 = 两倍
prefer-turn-factor-4 = 四倍
prefer-option = { $heading }：{ $label }
prefer-avatar = 在图片中**显示我的头像**

prefer-avatar-yes = 是

prefer-avatar-no = 否
prefer-hidden = **在排行榜**和以往牌局中显示我。牌桌上总能看到和谁一起玩；这里只管会留下的或以后被查看的内容。
prefer-hidden-which = 显示我？
prefer-hidden-no = 是
prefer-hidden-names = 不显示名字
prefer-hidden-all = 完全不显示

prefer-language = **我的语言**
prefer-language-which = 哪一种语言？
prefer-language-as-discord = 和我的 Discord 一样

### What a server allows
only-role-hosts = 只有 { $role } 可以在这个服务器开桌。
game-not-here = 这个服务器关闭了 { $game }。可以玩：{ $allowed }。
no-more-tables = 已经开了 { $most } 桌，这个服务器最多这么多。用 `/{ name-game } { name-game-tables }` 看哪桌可以加入。
banned = 你被禁止参加这个服务器的牌桌；只有管理服务器的人能解除。
banned-because = 你被禁止参加这个服务器的牌桌；只有管理服务器的人能解除。原因：{ $reason }
blocked = 你不能用这个机器人玩：运营者屏蔽了你。
blocked-because = 你不能用这个机器人玩：运营者屏蔽了你。原因：{ $reason }
blocked-server = 这个服务器不能使用这个机器人：运营者屏蔽了这个服务器。
support = 有问题？{ $where }
only-channels = 这里只能在 { $allowed } 开桌。
channels-unseen = 能开桌的频道你都看不到。请问问管理服务器的人。
hosts-enough = 你在这里已经是 { $most } 桌的房主：{ $where }。请关掉一桌，或让别人当房主（**{ button-table }**）。
heir-hosts-enough = { $who } 在这里当房主的牌桌已到上限。请选别人。

### The settings of a server
server-title =
    ### 服务器设置
    -# 时间从下一局起生效，其他马上生效。
server-choose = 选择
server-language = 频道里的**语言**
server-language-as-discord = 和服务器一样
server-hosts = **谁可以开桌**
server-hosts-all = 所有人
server-families = 这里可以玩的**游戏**
server-turn = **每次出牌的时间**
server-bank = 每人每局的**备用时间**
server-sent = 没在 `/{ name-settings }` 里选过的玩家的**手牌**
server-most = 同时开的**牌桌**数
server-threads = 牌局就**在频道里**打
server-threads-on = 每个牌局有**自己的子区**
server-threads-yes = 使用子区
server-threads-no = 不用子区
server-tables = 开着的牌桌
server-page-play = 牌局
server-page-people = 成员
server-page-rules = 规则
server-page-seasons = 赛季

server-page-log = 日志
server-page-title = ### 这个服务器的设置 · { $page }
server-channels = 可以开桌的**频道**；子区算作所在频道
server-channels-all = 任何频道
server-hosted = 一位房主同时可开的**牌桌**数
server-ping = 开桌时我提及的**身份组**，成员可以自己领取
server-ping-none = 没有身份组
server-ping-every = 两次提及之间的最短**间隔**
server-history = 已结束牌局的**牌和出牌过程**保留多久

server-crown = 总统的**身份组**：授予上一局的赢家
server-season = 排行榜的**赛季**

server-season-none = 没有赛季

server-season-month = 一个月

server-season-quarter = 三个月

server-season-hand = 由管理员结束

server-zone = **时区**：{ $zone }。用 `/{ name-server } zone:` 更改。

server-zone-about = **时区**

server-daily = **每日一局**：每天午夜发布前一天最佳的频道

server-daily-none = 不发每日消息

server-no-zone = 没有“{ $typed }”这个时区。请从列表中选择。

server-season-ended = **赛季结束**

server-season-back = 结束后**继续的赛季**


server-savers = 除管理服务器的人以外，**谁可以保存规则**
server-saver-role = 可以保存规则的**身份组**
server-saver-none = 没有身份组
server-rates = **等级分**与自定规则
server-rates-no = 只有不用自定规则的牌局计等级分
server-rates-yes = 用自定规则的牌局也计等级分
server-threads-about = **子区**
savers-all = 所有人
savers-hosts = 进行中牌桌的房主
savers-role = 一个身份组
button-bans = 禁止名单
button-ping-post = 在这里放按钮
button-saved-rules = 已存规则
button-to-settings = 设置
tables-any = 不限
tables-at-once = { $count } 桌
time-as-set-up = 默认
time-seconds = { $count } 秒
time-minutes = { $count } 分钟
time-hours = { $count } 小时
time-days = { $count } 天

time-always = 一直保留

tables-title = { $count ->
        [0] ### 这个服务器没有开着的牌桌
       *[other] ### 开着 { $count } 桌
    }
tables-line = { $channel } · { $game } · { $count } 位玩家，房主 { $host }{ $running ->
    [yes] {" "}· 正在打
   *[no] {""}
 }
overrule-close-about = **关闭**：正在打的这局不算，打完的都算。
overrule-reset-about = **重开**：原班人马、同样的规则，在这里开新的一桌。
overrule-close = 关闭
overrule-reset = 重开
button-back = 返回
button-more = 更多
only-admins = 只有管理服务器的人可以这么做。
bans-title = { $count ->
        [0] ### 没有人被禁止
       *[other] ### { $count } 人被禁止参加这里的牌桌
    }
bans-choose = 禁止谁
button-lift = 解除
button-ban = 禁止
button-ban-because = 禁止并写明原因
button-ban-by-id = 用 ID 禁止
ban-line = **{ $whom }** · { $who } 禁止，<t:{ $at }:d>
ban-line-because = **{ $whom }** · { $who } 禁止，<t:{ $at }:d>：{ $reason }
ban-about = **禁止 { $whom }** 参加这个服务器的所有牌桌？座位会空出来，就像 { $whom } 彻底离开一样；正在打的一局由电脑接着打。解除之前一直有效。
ban-made = { $whom } 被禁止参加这个服务器的牌桌。
ban-lifted = { $whom } 又可以在这里玩了。
ban-oneself = 不能禁止自己。
ban-the-bot = 机器人不在任何牌桌上玩。
ban-nobody = 没有人是这个 ID。
ban-no-id = 这不是 ID。在 Discord 打开开发者模式后，成员的菜单里会有“复制用户 ID”。
ban-id-about = 对已经离开这个服务器的人也有效。
ban-reason-about = 本人和管理服务器的人都会看到。
form-ban = 禁止参加所有牌桌
form-ban-id = 对方的 ID
form-reason = 原因
saved-rules-title = { $count ->
    [0] ### 这里没有存过规则
   *[other] ### 这里存了 { $count } 套规则
 }
saved-rules-line = **{ $name }** · { $game } · { $author }
saved-rules-choose = 选择保存的人
saved-rules-by = { $count } 套规则
saved-rules-of = **{ $author }** 存了 { $count } 套规则：
saved-rules-dropped = { $count ->
    [0] 没有 { $author } 存的规则可删。
   *[other] 删除了 { $author } 的 { $count } 套规则。
 }
button-delete-all-of = { $count ->
    [1] 删除
   *[other] 删除全部 { $count } 套
 }
log-about = -# 最新的在最前面。超过 90 天的不保留。
log-empty = 还没有记录。

button-flags = 异常提示

flags-title = ### 异常提示

flags-about = -# 计分牌局中偶然很少能解释的事实。它们不证明什么，也不会自动带来后果。

flags-none = 没有异常。

flags-ahead = - { $game }：**{ $who }** 排在 **{ $other }** 前面，比等级分预期多 { $number } 次（共 { $deals } 局）。

flags-together = - { $game }：**{ $who }** 与 **{ $other }** 同桌时，两人胜过其他人的比例比平时高 { $number }%（共 { $deals } 局）。

flags-few = - { $game }：**{ $who }** 在 { $deals } 局 中得 { $number } 分，大多来自 **{ $other }**。

flags-left = - { $game }：**{ $who }** 在有人中途离开的牌局中得 { $number } 分（共 { $deals } 局）。

flags-more = -# +{ $count }

only-host-flags = 只有这桌的桌主能看异常提示。
log-removed = { $who } 把 **{ $whom }** 请出了 { $channel } 的牌桌。
log-handed-over = { $who } 让 **{ $whom }** 当了 { $channel } 的房主。
log-took-over = { $who } 接替 **{ $whom }** 当了 { $channel } 的房主。
log-stopped = { $own ->
    [yes] { $who } 结束了 { $channel } 的牌桌。
   *[no] { $who } 结束了 **{ $whom }** 在 { $channel } 的牌桌。
 }
log-asked-stop = { $who } 提议结束 { $channel } 的一局。
log-agreed-stop = { $channel } 的一局由玩家结束：**{ $whom }** 提议，{ $who } 最后同意。
log-changed-game = { $who } 把 { $channel } 的游戏换成了 **{ $about }**。
log-started-over = { $own ->
    [yes] { $who } 重开了 { $channel } 的牌桌。
   *[no] { $who } 重开了 **{ $whom }** 在 { $channel } 的牌桌。
 }
log-setting = { $who } 修改了设置：{ $about }
log-banned = { $who } 禁止了 **{ $whom }**。
log-lifted = { $who } 解除了对 **{ $whom }** 的禁止。
log-voided = { $who } 作废了 { $channel } 的一局：**{ $about }**
log-restored = { $who } 恢复了 { $channel } 的一局：**{ $about }**
log-proposed-void = { $who } 提议作废 { $channel } 的一局：**{ $about }**
log-proposed-restore = { $who } 提议恢复 { $channel } 的一局：**{ $about }**
log-agreed = { $who } 在 { $channel } 同意 **{ $whom }** 的提议：**{ $about }**
log-passed-void = { $channel } 的一局由玩家作废：**{ $about }**。**{ $whom }** 提议，{ $who } 最后同意。
log-passed-restore = { $channel } 的一局由玩家恢复：**{ $about }**。**{ $whom }** 提议，{ $who } 最后同意。
log-deleted-rules = { $who } 删除了 { $whom } 的规则 **{ $about }**。
log-deleted-all = { $who } 删除了 **{ $whom }** 保存的全部规则（{ $about }）。
ping-ready = 开桌时我会提及 { $role }，成员按按钮就能领取。
ping-unmentionable = 我不能提及 { $role }。请在身份组设置里允许所有人提及，或给我**提及所有人**的权限。
ping-no-manage-roles = 我不能把它给成员：需要**管理身份组**的权限。
ping-role-above = 我不能把 { $role } 给成员。请在身份组列表里把 { $own } 拖到它上面。
ping-role-powerful = 我不会把 { $role } 给成员：它的权限比所有人都多。请选没有权限的身份组。
ping-role-gone = 这个身份组已经没有了。请用 `/{ name-server }` 选另一个。
crown-ready = 我把 { $role } 授予上一局的总统，每 5 分钟最多变动一次。

ping-role-unfit = 请选可以给人的身份组：不能是 @everyone，也不能是机器人的。
ping-role-opens = { $role } 能打开频道。只有能管理身份组的人可以让成员领取它。
ping-none-here = 这个服务器没有开桌通知的身份组。
ping-not-given = { $why } 请告诉管理服务器的人。
ping-refused = Discord 不让我改动 { $role }。请告诉管理服务器的人。
ping-on = 你有 { $role } 了：开桌时我会提及它。再按一次就退回。
ping-off = 你不再有 { $role }。
ping-post = 🔔 **想知道什么时候开桌吗？** 按按钮领取到时我会提及的身份组，再按一次就退回。
ping-opened = 🔔 { $role }：**{ $game }** 开桌了。
button-ping = 开桌通知我

### First steps
hello =
    👋 **在这里找我开牌局：**{ $games }。
    { "**" }{ button-open-table }**，朋友点 **{ button-join }** 就进来；**{ button-practise }**马上和电脑打。
    手牌用私信发给你，别人看不到。
hello-admins = 管理这个服务器的人用 `/服务器` 设置我。
hello-privacy = `/隐私` 会显示我保存了哪些关于你的信息。
button-open-table = 开一桌
open-which = ### 玩哪个游戏？
open-known = { $why ->
    [settled] 这里常玩的游戏
    [last] 上次在这里玩的游戏
   *[most] 本服务器玩得最多的游戏
 }{ $changed ->
    [yes] （规则有改动）
   *[no] {""}
 }
button-practise = 独自练习
practice-there = 你已经在练习 { $game } 了。
button-go-on = 继续
button-practise-anew = 重新开始
practice-dealt = 发好牌了！牌在你的私信里。
practice-here = 你的牌在下面。
button-to-cards = 我的牌
practice-dms-closed = 练习在私信里进行，但我没法给你发私信。请开放（服务器名称 → 隐私设置 → 私信）后再试。
practice-dms-refused = 练习在私信里进行，但 Discord 暂时不让我给你发私信。要在频道里玩：`/{ name-game } { name-game-start }`，再点 **{ button-computer }**。
cards-under-way = 你的手牌正在发送，几秒后再试。
practice-going-on = -# 练习：不计入排行榜。
daily-going-on = -# 第一次尝试计入当日榜和连续天数，不计入排行榜。
daily-title = { $date } 每日一局 · { $game }
daily-once = 只算第一次。这一天结束：{ $until }。
daily-again = 这次不算：每天只算第一次。
daily-instead = 今天的一局会取代那张桌子。
daily-unfinished = 你的第一次没有及时打完，所以这局不算。
daily-not-done = 你还没有打完这一局。
daily-own-landlord = { $won ->
    [yes] **你当地主赢了：{ $points }。**
   *[no] **你当地主输了：{ $points }。**
 }
daily-own-farmer = { $won ->
    [yes] **你打赢了地主：{ $points }。**
   *[no] **你输给了地主：{ $points }。**
 }
daily-own-alone = { $won ->
    [yes] **你一个人打赢了：{ $points }。**
   *[no] **你一个人打输了：{ $points }。**
 }
daily-own-others = { $won ->
    [yes] **你们打赢了单打的人：{ $points }。**
   *[no] **你们输给了单打的人：{ $points }。**
 }
daily-own-game = { $won ->
    [yes] **你赢了。**
   *[no] **你输了。**
 }
daily-own-points = { $place ->
    [1] **你赢了，{ $players } 人中第 1 名：{ $points }。**
   *[other] **{ $players } 人中第 { $place } 名：{ $points }。**
 }
daily-own-place = { $place ->
    [1] **你赢了，{ $players } 人中第 1 名。**
   *[other] **{ $players } 人中第 { $place } 名。**
 }
daily-average = 电脑拿这副牌平均得 { $average }。
daily-average-penalties = { $count ->
    [one] 罚 1 分；电脑平均罚 { $average } 分。
   *[other] 罚 { $count } 分；电脑平均罚 { $average } 分。
 }
daily-penalties = { $count ->
    [one] 罚 1 分
   *[other] 罚 { $count } 分
 }
daily-average-place = 电脑拿这副牌平均第 { $average } 名。
daily-average-wins = 电脑拿这副牌的胜率是 { $average }%。
daily-streak = 连续 { $days } 天 🔥
daily-legend = 🟩 自己赢的一轮 · ⬜ 别人赢的一轮 · 🏁 出完牌
daily-copy = 要分享到别处，复制这段：
daily-share = Gamenight { $date } 每日一局 · { $game }
daily-board = { $date } 的最佳
daily-board-here = 当日最佳
daily-secret = { $date } 的牌：种子 `{ $seed }`，指纹 `{ $proof }`。用 `/verify code:{ $code }` 查证你的局。
daily-rules = 这里每个人的牌和电脑都一样。只算第一次。这一天结束：{ $until }。
daily-fixed = 今天种子的指纹：`{ $proof }`。明天的：`{ $next }`
daily-server = 请在服务器里用 `/daily`：每个服务器的牌都不同。
daily-no-hint = 每日一局没有提示。
daily-secret-later = 这一天的种子要等当天结束才公布。
daily-post-waits = 我还不能在 { $where } 发消息。给我那里的 { $named } 权限，帖子就会自动发出。
daily-post-next = 今天的牌局已经发布。下一次发布：{ $until }。
daily-post-later = Discord 没有回应。第一条帖子几分钟后发出。
button-daily = 打今天的一局
button-daily-again = 再打一次
button-daily-copy = 复制文字
button-daily-share = 分享
button-daily-score = 每日一局
primer = -# 👋 **{ $game }：** { $goal }
    -# 从大到小：**{ $order }**{ $more }
    -# { $how ->
        [equal] 出同样张数、一样大或更大的牌。
        [larger] 出同样张数、更大的牌，或更多张的一组。
       *[higher] 出同样张数、更大的牌。
    }{ $tip ->
        [stuck] 没有牌压得过：点 **{ button-pass }**。
        [lead] 没主意就点 **{ button-hint }**。
        [none] {""}
        [wait] 想等就点 **{ button-pass }**。
       *[idea] 想等就点 **{ button-pass }**，没主意就点 **{ button-hint }**。
    }
primer-goal-alone = { $landlord ->
    [yes] 叫分抢地主，{ $others ->
        [2] 一打二
       *[other] 一打{ $others }
    }。
   *[no] 叫分最高的人{ $others ->
        [2] 一打二
       *[other] 一打{ $others }
    }。
 }先出完牌的一方获胜。
primer-goal-teams = 你和搭档一起赢。把牌出完。
primer-goal-titles = 把牌出完。第一名：{ $best }，最后一名：{ $worst }。
primer-goal-places = 把牌出完，越早越好。
primer-goal-first = 第一个出完牌就赢。
primer-goal-left = 第一个出完牌就赢。剩得越少越好。
primer-brief = -# 👋 { $goal }从大到小：**{ $order }**
primer-goal-alone-brief = 先出完牌的一方获胜。
primer-goal-teams-brief = 和搭档一起把牌出完。
primer-goal-titles-brief = 先出完牌：{ $best }。
primer-goal-places-brief = 尽快把牌出完。
primer-goal-first-brief = 第一个出完牌就赢。
primer-goal-left-brief = 第一个出完牌就赢。
primer-bombs = 💣 压过一切：{ $kinds }
primer-chops = 💣 压过 2：{ $kinds }
primer-wild = 可以当别的牌：{ $cards }
primer-power = 单张压过任何一组：{ $cards }
primer-fewer-twos = 用 2 可以少出一张
primer-revolution = 四张相同会颠倒大小
primer-ends = 结束这一轮：{ $cards }
lesson-five = -# 💡 **五张牌型**从小到大：{ $kinds }。
lesson-five-any = -# 💡 **五张牌型：** { $kinds }。
lesson-run = -# 💡 **顺子：** 至少 { $least } 张点数相连，花色不限。
lesson-with-example = { $lesson }你手里有{ $play }。

### Browsing the rules
browse-title = ### 游戏和规则
browse-own = ✎ **你自己的规则** · { $game }：{ $changes }
browse-about-pr = 先出完的当总统；最后一名当草民，要交好牌
browse-about-bt = 单张、对子、三张和五张的扑克牌型；2 最大
browse-about-df = 日式大富豪：从大贫民一路打到大富豪
browse-about-th = 越南的 Tiến Lên：同点、顺子，炸弹斩 2
browse-about-dd = 一个地主打两家；每个炸弹加倍
browse-about-b3 = 3 最大；叫分后一打二
browse-found = { $count ->
        [0] ### 找不到“{ $typed }”
       *[other] ### “{ $typed }”：{ $count } 个结果
    }
button-all-of = 全部 { $count } 种
button-search = 搜索
form-search = 找游戏或规则
search-about = 游戏的名字、人数（“3 人”），或规则里的词（“两副牌”）。
search-field = 你在找什么？
browse-games = 选一个游戏
browse-rules = 选一条自定义规则
rule-typed = 用它开桌：`/{ name-game } { name-game-start } { name-game-start-house-rules }:{ $option }=` 加上面的一个值。
browse-family = ### { $game }：{ $count } 种玩法
browse-played = { $count ->
    [0] ### 这个服务器还没玩过任何游戏。
   *[other] ### 这里最常玩
 }
browse-saved = { $count ->
        [0]
            ### 这个服务器还没存过规则。
            选一个游戏，改规则，再保存。
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

### The editor of a table's rules
editor-title = ### 你这桌的规则：{ $game }
editor-title-own = ### 你自己的规则：{ $game }
    -# 在开玩、保存或分享之前，只有你能看到。
editor-and-more = …还有 { $count } 项
editor-clashes = ⚠️ **这些规则不能一起用。** 改好之前不能开始，别人看到的是上一版能用的规则。
editor-clashes-own = ⚠️ **这些规则互相冲突。** 接着改：改好之前不能玩、保存或分享。
editor-take-back = 撤销一项修改
editor-topics = 选一个主题
editor-changed = 改了 { $count } 项
editor-own = 没有改
rule-span = { $low } 到 { $high }
players-in-all = { $count } 人
button-type = 输入数值
button-undo = 撤销这项
button-reset = 全部重置
button-other-game = 换游戏
button-save = 保存
button-sheet = 规则表
form-rule = 自定义规则
form-value = 你的答案
form-name = 名称
form-save = 保存这些规则
save-about = 这个服务器的人都能在 **/{ name-rules }** 和 **/{ name-game } { name-game-start }** 按名称选到它。
saved = 已存为 **{ $name }**。
share = 代码：**{ $code }**。在哪个服务器都能用：`/{ name-game } { name-game-start } { name-game-start-code }:{ $code }` 开桌，`/{ name-rules } { name-rules-code }:{ $code }` 看规则。
channel-default-set = 这里的 `/{ name-game } { name-game-start }` 现在会按这套规则开 **{ $game }**。再点一次就取消。
channel-default-no-more = 这个频道没有默认游戏了。
lobby-unsettled = ✎ { $host } 还在改规则，改好才能开始。
next-rules = { $count ->
    [0] 下一场比赛：**{ $game }**。
   *[other] 下一场比赛：**{ $game }**，{ $count } 条自定义规则。
 }
save-dropped = 已删除 **{ $name }**。想找回来就用代码 { $code }。
save-nameless = 先给规则起个名字。
save-too-many = 这个服务器已经存了 { $most } 套规则。先删一套。
save-taken = **{ $name }** 已经有人用了（{ $author }）。换个名称吧。
save-not-yours = 只有作者或管理服务器的人可以删除这套规则。
save-enough = 你在这里存了 { $most } 套规则，到上限了。先删一套：`/{ name-rules }` 的 **{ button-saved }**。
save-only-hosts = 这个服务器只有进行中牌桌的房主可以保存规则。
save-only-role = 这里只有 { $role } 和管理服务器的人可以保存规则。
save-only-managers = 这里只有管理服务器的人可以保存规则。
only-channel-managers = 只有管理这个频道的人可以定默认游戏。
nothing-to-undo = 没有可撤销的。
rules-stand = 这场比赛结束前不能改规则。
draft-clashes = 这些规则不能一起用：{ $why }
draft-gone = 改过的规则我只留一天，这套已经没有了。用 `/{ name-rules }` 重新打开。
rule-value = “{ $typed }”不行。{ $why }
rule-value-near = “{ $typed }”不行。{ $why }你是指 { $near } 吗？
too-slow = 太慢了。请再点一次。
code-mistyped = 代码里有字打错了。代码只有数字 2 到 9 和字母，没有 I、O、U。
code-length = 这个代码有 { $count } 个字符；这样的代码应有 { $right } 个。
code-doubtful = 这个代码有一个字符错了，或少了一个：我读到 { $count } 个。
code-newer = 这个代码要更新版本的我才能用。
code-game-gone = 这个代码的游戏我已经没有了：“{ $game }”。
code-rule-gone = 这个代码里有一条我已经没有的自定义规则：“{ $rule }”。

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = 叫分最高的人拿底牌，一打二；底分就是他叫的分。
ask-cut-about = 切牌：从上面切几张？
call-deal = 发牌
call-deal-about = 轮到你发牌。要洗牌、请人切牌的话，先做完再发。
call-shuffle = 洗牌
call-shuffle-about = 第一名先洗牌、请人切牌，再发牌。漏一步算犯规。
call-offer-cut = 请人切牌
call-offer-cut-about = 发牌前先让最后一名切牌。
call-redeal = 要求重发
call-redeal-about = 牌太差，可以要求重发。大家会知道是你的牌。
call-trade = 换牌
call-trade-about = 你有最小的牌。拿它换中间那张……
call-keep = 不换
call-keep-about = ……或留着它。
call-accept = 同意
call-accept-about = 就按提出的互换这两张牌。
call-done = 不换了
call-done-about = 不再换牌。没人接受的提议作废。
call-last-card = 最后一张！
call-last-card-about = 趁下一家还没行动先喊。没喊就赢的，要替所有人赔。
call-clear-table = 清桌
call-clear-table-about = 只有最后一名清桌。故意去清，下一局当最后一名。
call-on-purpose = 故意的
call-on-purpose-about = 你清桌是故意的……
call-by-mistake = 不小心
call-by-mistake-about = ……还是不小心？
call-forfeits = 我愿意受罚
call-forfeits-about = 让第一名给你出个轻松的任务吗？
forfeit-tea = 任务：倒茶
forfeit-verse = 任务：唱一段歌
forfeit-joke = 任务：讲笑话
forfeit-about = 最后一名愿意受罚：这局可以出一个轻松的任务。
told-deal = { $who } 发牌。
told-shuffle = { $who } 洗牌。
told-offer-cut = { $who } 请人切牌。
told-fault = { $who } 发牌犯规。
told-redeal = { $who } 牌太差，要求重发。
told-trade = { $who } 用最小的牌换了中间那张。
told-keep = { $who } 留着最小的牌。
told-accept = { $who } 同意了。
told-done = { $who } 不换了。
told-last-card = { $who } 喊：**最后一张！**
told-clear-table = { $who } 清桌。
told-on-purpose = { $who } 说是故意的。
told-by-mistake = { $who } 说是不小心的。
told-forfeits = { $who } 愿意受罚。
told-forfeit-tea = { $who } 出的任务：倒茶。
told-forfeit-verse = { $who } 出的任务：唱一段歌。
told-forfeit-joke = { $who } 出的任务：讲笑话。
told-dragon = { $who } 拿到一条龙：每种点数各一张！
told-four-twos = { $who } 拿到四张 2。
told-four-threes = { $who } 拿到四张 3。

### Trading
hand-give-highest = 🟡 **给 { $who } 你最大的 { $count } 张牌。** 一样大的由你选 · <t:{ $due }:R> 时间到。
hand-offer = 🟡 **提出一张牌给 { $who }。** 你们要谈妥换哪张，提了什么大家都看得到 · <t:{ $due }:R> 时间到。
hand-haggle = 🟡 { $who } 想用 **{ $theirs }** 换你的 **{ $mine }**。同意，或改提别的牌 · <t:{ $due }:R> 时间到。
hand-swap = 🟡 **和 { $who } 换牌：** 提几张都行（只有 { $who } 看得到），不提也行 · <t:{ $due }:R> 时间到。
hand-swap-back = 🟡 { $who } 提出 **{ $theirs }**。给 { $count } 张来换，或者不换了 · <t:{ $due }:R> 时间到。
pick-any = 选要提出的牌
offer-cards = 提出 { $cards }
offer-again = 再提 { $cards }
you-offered = 你提出了 **{ $cards }**。
you-offered-none = 你没有提出任何牌。
drawn-last = 你刚摸到 **{ $cards }**。
only-you-see = 中间的牌，只有你看得到：**{ $cards }**。
turn-trade = 等 { $who } 换牌 · <t:{ $due }:R> 时间到。
turn-bid = 等 { $who } 叫分 · <t:{ $due }:R> 时间到。
turn-cut = 等 { $who } 切牌 · <t:{ $due }:R> 时间到。
ping-trade = { $who }，和 { $partner } 换牌 · <t:{ $due }:R> 时间到

### How a deal stands
play-counts-as = { $play }（当 { $stands }）
seat-cards-hidden = ? 张
seat-closed-out = 🔒 这一轮不能再出
dealt-again = 重新发牌：上一局不算。
seen-by-all = 翻开的牌：**{ $cards }**。
bids-so-far = { $bids }
bid-of = { $who } 叫 { $amount } 分
bid-of-own = 你叫 { $amount } 分
bid-none = { $who } 不叫
bid-none-own = 你不叫
plays-alone = **{ $who }**{ $landlord ->
    [yes] （地主）
   *[no] {""}
 } 对 { $others } · 底分 **{ $stake }**
plays-alone-own = **你**{ $landlord ->
    [yes] 是地主，
   *[no] {""}
 }对 { $others } · 底分 **{ $stake }**
team = 同队：{ $who } · { $cards }
partners = 搭档：{ $pairs }
stake = 底分：**{ $stake }**
stock-left = { $count ->
        [0] 摸牌堆空了。
       *[other] 摸牌堆：{ $count } 张
    }
pile = -# 之前出过：{ $cards }
cards-left = 剩牌：{ $counts }
closed-out = 🔒 这一轮不能再出：{ $who }
passed-so-far = 过：{ $who }

### The log
button-log = 记录
button-proof = 洗牌证明
proof-title = ### 洗牌证明 · 第 { $number } 局
proof-about = 这副牌由机器人的种子和玩家的词一起决定。种子的指纹（SHA-256）先放在这里，种子在这局结束后公布。所以谁都能查证没有换过牌；只要有玩家切牌，机器人和玩家都不能单独决定牌。它不能证明机器人没看过牌。

proof-shown = 指纹：`{ $proof }`
proof-seed = 种子：`{ $seed }`
proof-key = 编号：`{ $code }`

proof-words = 切牌：{ $words }

proof-word = { $who }（“{ $word }”）

proof-uncut = 没有玩家切牌，这副牌由机器人单独抽出。

proof-next = ### 下一局

proof-cut = 还没切牌。开局前每个玩家都能切牌。

proof-how = `/verify` 会发来打完的一局，和一个在浏览器里查证它的网页。

proof-page = [怎样查证一局]({ $link })

fingerprint-next = 下一局的指纹：`{ $proof }`

fingerprint-now = 指纹：`{ $proof }`{ $next ->
    [none] { "" }
   *[other] {" "}· 下一局：`{ $next }`
    }

fingerprint-over = 指纹：`{ $proof }` · `/verify code:{ $code }`

fingerprint-dropped = 中止的一局：`{ $proof }` · `/verify code:{ $code }`

fingerprint-unused = 没有发牌的一局：`{ $proof }` · `/verify code:{ $code }`

button-cut-deck = 切牌

button-verify = 查证上一局

form-cut = 切牌

form-word = 你的词

cut-about = 任何词都会加进下一次洗牌，所有人都能看到。

cut-empty = 请输入一个词。

cut-late = 这局已经开始，你的词没有加进去。

verify-fits = **第 { $number } 局公平：**开局前定好的种子{ $cut ->
    [yes] 和玩家的词
   *[no] { "" }
    }得出的正是这些牌。

verify-matches = **第 { $number } 局和种子相符：**种子{ $cut ->
    [yes] 和玩家的词
   *[no] { "" }
    }得出的正是这些牌。

verify-where = 它的指纹 `{ $proof }` 在 { $at } 的消息里{ $link ->
    [none] 。
   *[other] ：{ $link }
    }

verify-moved = 它的指纹 `{ $proof }` 在 { $at } 的消息里，那条消息已经没了。{ $link ->
    [none] { "" }
   *[other] 现在在这里：{ $link }
    }

verify-late = 开局前没有消息带着它的指纹 `{ $proof }`，最早是 { $at }。所以无法证明种子是先定好的。

verify-unshown = 没有开局前带着它的指纹的消息记录，所以无法证明种子是先定好的。

verify-dropped = 这一局中止了，只查证到打到的地方。

verify-undealt = **编号 { $code } 没有发过牌：**牌桌先关了。它的种子 `{ $seed }` { $fits ->
    [yes] 得出它的指纹。
   *[no] 得不出它的指纹。
    }


verify-differs = **第 { $number } 局有误。**第 { $line } 行不同：{ $fact ->
    [commitment] 种子得不出指纹
    [seats] 座位
    [dealer] 发牌人
    [deck] 牌的顺序
    [lot] 后面抽签用的数
    [roles] 上一局的名次
    [hands] 手牌
    [drawn] 抽到的牌
    [leader] 谁先出
    [act] 规则不允许
   *[other] 按规则该有的结果
    }。

verify-record = 文件里有整局。网页可以在你的浏览器里查证{ $link ->
    [none] 。
   *[other] ：[怎样查证]({ $link })
    }

verify-nothing = 这里没有可查证的已结束的局。

verify-word-gone = 有玩家的词随数据一起删除了，这局不能再查证。

verify-unknown = 这局用的是别的版本的规则，查证不了。
history-title = ### 已结束的牌局

history-deal = **{ $game }** · 第 { $number } 局 · { $when }

history-unrated = -# 不计等级分：{ $why ->
    [house-rules] 自定规则
    [few-people] 真人太少
    [fault] 技术故障
    [practice] 练习
    [daily] 每日牌局
    [voided] 已撤销
    [uncontested] 打到最后的真人不足两位
    [same-people-before] 同样的人一天超过 { $limit } 局
   *[unknown-rules] 规则不明
 }
history-stopped = -# { $why ->
    [agreed] { $who } 结束，其他人同意
    [admin] 由管理员关闭
    [stopped] { $who } 结束
    [deleted] 频道被删除
    [archived] 子区被归档
    [removed] 我被移出服务器
   *[unread] 牌桌无法继续
 }。不计入。

history-uncounted = -# 不计等级分，也不上排行榜：至少一半的两人组合当天已同桌计分 { $limit } 局

history-none = 这里没有已结束的牌局。

history-gone = 这一局已经不在了，或者牌已被删除。

history-stripped = -# 牌和出牌过程已被删除。

replay-no-code = 没有用这个代码保留的牌局。

step = 第 { $step } 步，共 { $steps } 步

step-first = 开头

step-back = 返回

step-on = 下一步

step-last = 结尾

button-look = 打开

button-record = 记录

button-verify-deal = 查证洗牌

button-void = 作废

button-restore = 恢复
button-propose-void = 提议作废
button-propose-restore = 提议恢复
button-agree = 同意

void-about = **作废这一局？** 它不再计入排行榜、等级分、赛季、成就和王座。正在进行的比赛保留名次和分数。

restore-about = **恢复这一局？** 它会像之前一样重新计入。
void-propose-about = **提议作废这一局？** { $others ->
    [1] 对方同意之前仍然计入。
   *[other] 其他 { $others } 人中有 { $majority } 人同意之前仍然计入。
 }作废后不再计入排行榜、等级分、赛季和成就。正在进行的比赛保留名次和分数。
restore-propose-about = **提议恢复这一局？** { $others ->
    [1] 对方同意后才计入。
   *[other] 其他 { $others } 人中有 { $majority } 人同意后才计入。
 }

void-reason-about = 原因会显示在这一局旁边，查看的人都能看到。

voided-by = -# { $by ->
    [players] 已由玩家作废
    [host] 已被房主作废
   *[admin] 已被管理员作废
 }

voided-because = -# { $by ->
    [players] 已由玩家作废
    [host] 已被房主作废
   *[admin] 已被管理员作废
 }：{ $reason }
proposal-void = { $by ->
    [host] 房主提议作废 { $game } · 第 { $number } 局，“{ $reason }”。
   *[player] 参与的管理员提议作废 { $game } · 第 { $number } 局，“{ $reason }”。
 }{ $others ->
    [1] 对方同意之前仍然计入。
   *[other] 其他 { $others } 人中有 { $majority } 人同意之前仍然计入。
 }
proposal-restore = { $by ->
    [host] 房主提议恢复 { $game } · 第 { $number } 局。
   *[player] 参与的管理员提议恢复 { $game } · 第 { $number } 局。
 }{ $others ->
    [1] 对方同意后才计入。
   *[other] 其他 { $others } 人中有 { $majority } 人同意后才计入。
 }
proposal-agreed = { $count ->
   *[other] 目前有 { $count } 人同意。
 }
proposal-on = { $said }（{ $server }）
proposal-voided = { $by ->
    [admin] 管理员作废了 { $game } · 第 { $number } 局，“{ $reason }”。
   *[players] 玩家同意作废 { $game } · 第 { $number } 局，“{ $reason }”。
 }不再计入。
proposal-restored = { $by ->
    [admin] 管理员恢复了 { $game } · 第 { $number } 局。
   *[players] 玩家同意恢复 { $game } · 第 { $number } 局。
 }重新计入。
proposal-you-agreed = { $missing ->
    [0] 你同意了，就这么定了。
   *[other] 你同意了，还需要 { $missing } 人同意。
 }
void-no-reason = 没有理由
proposal-over = 这件事已经定了。
proposal-own = 这是你提的。由这一局的其他玩家决定。
proposal-others = 只有这一局的其他玩家可以同意。
void-by-admin = 这是管理员的决定。只有没参与这一局的管理员能更改。
void-alone = 没有其他人参与这一局，只有没参与的管理员能决定。

void-too-late = { $days ->
   *[other] 一局结束后 { $days } 天内可以作废或恢复。
 }

void-only-host = 只有那一局的房主，或管理服务器的人，可以这么做。

button-keep = 保留

button-unkeep = 不再保留

kept-by = -# 保留者：{ $who }

kept-by-people = -# { $count } 人保留了这局

kept-code = 你的代码：**{ $code }**。在哪里都能用 `/{ name-replay } { name-replay-code }:{ $code }` 看这局，名字只在原服务器显示。

keep-full = 你已经保留了 { $most } 局，不能再多。请先放掉一局：`/{ name-replay }` 会列出来。

keep-ended = { $all ->
    [yes] 这局不再保留，代码已失效。
   *[no] 你不再保留这局，你的代码已失效。
 }


log-title = ### 记录 · 第 { $number } 局
log-page = {" "}· 第 { $page } 页，共 { $pages } 页
log-play = { $who }：{ $play }
log-passed = { $count ->
   *[other] { $who } 过
 }
log-nothing = 还没发生任何事。
log-older = 较旧
log-newer = 较新
log-newest = 最新
no-log = 这桌还什么都没打过。
button-replay = 回放
button-replay-last = 回放上一局
replay-title = ### 回放 · 第 { $number } 局
replay-places = 从第一名起：{ $seats }。
replay-play = { $who } 出 { $play }
no-replay = 这里还没有打完的牌局可以回放。
replay-nothing = 这条消息里没有牌局。
replay-running = 这一局还没结束。
button-review = 我打得怎么样？
button-post = 发到频道

post-by = { $who } 分享：

post-done = ✅ 已发布：{ $link }

post-already = 这个结果已经在频道里了。

post-nowhere = 没有可以发布的频道。
post-unseen = 你看不到要发布到的频道了。

post-gone = 这场比赛已结束，新的一场已经开始。

review-title = ### 第 { $number } 局你打得怎么样
review-none = 👏 没有吃亏的选择，打得好。
review-lead = 轮到你先出。
review-bid = 叫分的时候。
review-give = 你要给牌。
review-swap = 你可以换掉最小的牌。
review-beat = 要压过：**{ $play }**
review-yours = 你的选择：**{ $move }**
review-better = 更好：**{ $move }** · 大约多得 { $cost }
review-best = 你最好的一手：用 **{ $move }** 压过 **{ $play }**

review-best-lead = 你最好的一手：先出 **{ $move }**

review-worth = 比 **{ $move }** 大约多 { $cost }

review-thinking = { $count ->
   *[other] 正在回顾你的 { $count } 个决定：已看完 { $number } 个……
 }

review-points = { $amount } 分
review-places = { $amount } 个名次
review-wins = { $amount } 个胜局
review-basis = -# 你损失最大的几次选择，在许多符合你当时所知的牌局上试过。
review-busy = 我在想别的牌局，请过一分钟再试。
review-substituted = 这局有一部分是电脑替你打的，没法点评。
told-dealt = **第 { $number } 局** · { $who } 发牌。
told-cut = { $who } 切牌：从上面切了 { $at } 张。
told-gave-cards = { $giver } 给了 { $taker } **{ $cards }**。
told-gave = { $giver } 给了 { $taker } { $count } 张牌。
told-took-cards = { $who } 拿了 **{ $cards }**。
told-took-cards-own = 你拿了 **{ $cards }**。
told-took = { $who } 拿了 { $count } 张底牌。
told-traded = { $who } 用 **{ $returned }** 换了 **{ $cards }**。
told-traded-own = 你用 **{ $returned }** 换了 **{ $cards }**。
told-looked-at = { $who } 看到中间的 **{ $cards }**。
told-looked = { $who } 看了中间那张牌。
told-drew-card = { $who } 摸到 **{ $cards }**。
told-drew = { $who } 摸了一张牌。
told-restocked = 用之前各轮的 { $count } 张牌补了摸牌堆。
told-alone = { $who } 一打二，底分 { $stake }。
told-doubled = 翻倍！
told-out-of-time = ⏳ { $who } 的时间到了。
told-taken-back = { $who } 悔牌了。
told-offered-cards = { $giver } 向 { $taker } 提出 **{ $cards }**。
told-offered = { $giver } 私下向 { $taker } 提出 { $count } 张牌。
told-offered-cards-own = 你向 { $taker } 提出 **{ $cards }**。
told-offered-own = 你私下向 { $taker } 提出 { $count } 张牌。
told-offered-cards-to-own = { $giver } 向你提出 **{ $cards }**。
told-offered-to-own = { $giver } 私下向你提出 { $count } 张牌。
told-announced = { $count ->
        [1] ⚠️ { $who } 只剩**一张牌**！
       *[other] ⚠️ { $who } 快出完了：剩 { $count } 张。
    }
told-announced-own = { $count ->
    [1] ⚠️ 你只剩**一张牌**！
   *[other] ⚠️ 你快出完了：剩 { $count } 张。
 }
told-leads = { $who } 先出。
told-leads-with = { $who } 先出；第一手一定要包含 **{ $cards }**。
told-skipped = { $who } 被跳过。
told-reversed = 🔄 革命：小牌压大牌。
told-righted = 🔄 大小恢复正常。
told-turned = ↩️ 现在反方向出牌。
told-threw-in = { $who } 弃牌，变成最后一名。
told-out = { $who } 出完，第 { $place } 名。
told-won = { $who } 赢下这一轮。
told-void = 这局不算，重新发牌。
told-over = 这局结束。

### Results of teams, stakes and chips
alone-won = 地主 **{ $who }** 打赢了 { $others }。
alone-lost = { $others } 打赢了地主 **{ $who }**。
solo-won = **{ $who }** 一个人打赢了 { $others }。
solo-lost = { $others } 打赢了一个人打的 **{ $who }**。
team-won = 获胜的一队：**{ $who }** · { $cards }
team-rest = { $who } · { $cards }
stake-made = 本局 **{ $stake }** 分：{ $parts }
stake-plain = 本局 **{ $stake }** 分。
stake-bid = 叫 { $amount } 分
stake-bombs = { $count ->
        [1] 1 个炸弹 ×2
       *[other] { $count } 个炸弹，各 ×2
    }
stake-spring = 春天 ×2
result-paid-chips = **{ $won }** · { $chips } 筹码
result-chips = **{ $chips } 筹码**
match-leader-chips = { $who } 目前以 { $chips } 筹码领先。

### Cards as players type them: words with commas between
one-joker = 王
typed-1 = 单张, 单, 一张, 1张, 一个, 1个
typed-2 = 一对, 1对, 对子, 对, 两张, 二张, 2张, 两个, 2个, 俩
typed-3 = 三张, 3张, 三个, 3个, 三条, 3条, 仨
typed-4 = 四张, 4张, 四个, 4个, 四条, 4条, 铁支
typed-5 = 五张, 5张, 五条, 5条, 五个, 5个
typed-6 = 六张, 6张, 六条, 6条, 六个, 6个
typed-7 = 七张, 7张, 七条, 7条, 七个, 7个
typed-8 = 八张, 8张, 八条, 8条, 八个, 8个
typed-three = 三, 小三
typed-four = 四
typed-five = 五
typed-six = 六
typed-seven = 七
typed-eight = 八
typed-nine = 九
typed-ten = 十
typed-jack = 勾, 钩, 丁, 老j, 杰克
typed-queen = 圈, 皮蛋, 老q, 皇后
typed-king = 老k, 国王
typed-ace = 尖, 尖儿, 老a
typed-two = 二, 老二, 老2, 大二, 大2
typed-joker = 王, 鬼, 鬼牌, 小丑
typed-red-joker = 红王, 大王, 大鬼, 红鬼, 红色鬼牌, 大猫
typed-black-joker = 黑王, 小王, 小鬼, 黑鬼, 黑色鬼牌, 小猫
typed-diamond = 方块, 方片, 方
typed-club = 梅花, 草花, 梅
typed-heart = 红桃, 红心, 红
typed-spade = 黑桃, 黑
typed-twice = 两张
typed-fill = 的, 和, 跟, 与, 及, 加
typed-stands = 当成, 当作, 当, 代替, 代, 变成, 变, 算
typed-to = 到, 至
typed-cannot-stand = 百搭牌现在不能当成那样。

### Kinds of plays
kind-single = 单张
kind-pair = 对子
kind-triple = 三张
kind-four = 四张
kind-set = 同点数
kind-straight = 顺子
kind-pair-run = 连对
kind-triple-run = 飞机
kind-quad-run = 四张连牌
kind-full-house = 葫芦
kind-four-and-one = 四带一
kind-two-pairs = 两对
kind-rocket = 王炸
kind-dragon = 一条龙
kind-straight-flush = 同花顺
kind-flush = 同花
kind-kicked = 带牌
kind-bomb = 炸弹
kind-other = 其他牌型
label-single = { $cards }
label-suggested = { $play }，推荐
label-pair = 对子 { $cards }
label-triple = 三张 { $cards }
label-four = 四张 { $cards }
label-set = 同点数 { $cards }
label-straight = 顺子 { $cards }
label-pair-run = 连对 { $cards }
label-triple-run = 飞机 { $cards }
label-quad-run = 四张连牌 { $cards }
label-full-house = 葫芦 { $cards }
label-four-and-one = 四带一 { $cards }
label-two-pairs = 两对 { $cards }
label-rocket = 王炸
label-dragon = 一条龙
label-straight-flush = 同花顺 { $cards }
label-flush = 同花 { $cards }
label-kicked = 带牌 { $cards }
label-bomb = 炸弹 { $cards }
label-other = { $cards }
stands-for = { $wild }={ $stands }
stands-for-itself = 照原样

### Who sits at a table, and what they do with one another
sent-away = 你被投票踢出了。下一局开始后可以再加入。
sent-away-by = 房主 { $who } 把你踢出了。下一局开始后可以再加入。
may-not-vote = 投票至少要有两个在打牌、没离开的人。
no-longer-here = 那位玩家已经离开牌桌。
not-in-mid-deal = 等这局打完再说。

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 没轮到你，也可以现在就炸。
first-of-two = 两张中的第一张
second-of-two = 两张中的第二张
button-put-back = 清空
button-take-back = 悔牌
button-finish = 快速打完

button-hint = 提示
button-plays = 我能出什么？
button-why = 为什么不行？
button-settings = 设置
stands-for-what = **{ $cards }** 要当成什么？
stands-for-kind = { $stands } · { $kind }
stands-for-which = { $part ->
    [1] 最大的
   *[other] 较小的（第 { $part } 部分）
 }
hint = 提示：**{ $move }**。{ $reason }
reason-out = 这是你的全部手牌：出完了！
reason-only = 你只能出这个。
reason-wins-last = 没人压得过，之后你只剩一手：{ $cards }。
reason-wins = 没人压得过，之后还剩 { $plays } 手。
reason-unbeaten = 没有人压得过。
reason-guard-many = 有人只剩一张牌，别出单张。
reason-guard-high = 有人只剩一张牌，出你最大的。
reason-guard-two = 有人只剩两张牌，别出两张的。
reason-partner-out = 搭档只剩一张牌，也许能借这手出完。
reason-few-higher = 外面比它大的只剩 { $cards }。
reason-highest = 外面没有比它大的牌。
reason-mostly-lower = 外面的牌：{ $amount } 张更小，只有 { $count } 张更大。
reason-last = 之后只剩一手：{ $cards }。
reason-sheds = 一次出掉 { $count } 张，之后还剩 { $plays } 手。
reason-sheds-keeps = 一次出掉 { $count } 张，还留着 { $cards }。
reason-low = 最小的牌也一起出掉，之后还剩 { $plays } 手。
reason-near = 之后再出 { $plays } 手就出完了。
reason-keeps = 大牌留着：{ $cards }。
reason-alone = 它和别的牌配不上，又比你最小的牌难压。
reason-breaks-nothing = 什么都不用拆，之后还剩 { $plays } 手。
reason-press = 有人快出完了，别让人轻易压过。
reason-bomb = 只有你的炸弹压得过，之后还剩 { $plays } 手。
reason-follow = 这是压得过的最小一手，之后还剩 { $plays } 手。
reason-weakest = 这是压得过的最小一手。
reason-computer = 电脑在这里会这样出。
reason-pass-partner = 这一轮是自己人赢着。
reason-pass-bomb = 只有你的炸弹压得过。留着吧。
reason-pass-whole = 要压过就得拆牌（现在 { $plays } 手就能出完）。
reason-pass-costs = 要压过，不是用掉大牌，就是拆牌。
reason-pass-beaten = { $cards } 压得过，但也可能被别人压过。
reason-pass-early = { $cards } 压得过，但也可能被别人压过，对手又都没快出完。
reason-pass-higher = { $cards } 压得过，但外面还有 { $count } 张更大的牌。
reason-pass-outranked = { $cards } 压得过，但外面还有 { $count } 张更大的牌。对手都没快出完。
reason-pass-highest = 外面没有比 { $cards } 大的牌。留着吧。
reason-pass-safe = 对手都没快出完，不用急。
reason-pass-high = 只有你的大牌压得过。留着吧。
reason-together = 出更小的，剩下的手数更多。这样只剩 { $plays } 手。
reason-whole = 出更小的就得拆牌。之后还剩 { $plays } 手。
reason-all-break = 出更小的也要拆牌，还更容易被压过。
reason-loose = 更小的牌都能和别的一起出。之后还剩 { $plays } 手。
reason-only-bomb = 只有炸弹压得过它，之后还剩 { $plays } 手。
reason-bid = 有 { $cards }，值得叫 { $amount } 分。
reason-bid-both = 只要 { $plays } 手，又有 { $cards }：值得叫 { $amount } 分。
reason-bid-plays = 只要 { $plays } 手就能出完：值得叫 { $amount } 分。
reason-bid-must = 你必须叫分，这是最低的。
reason-bid-most = 这手牌最多值得叫 { $amount } 分。
reason-bid-poor = 就算有 { $cards }，{ $plays } 手也太多，不值得叫 { $amount } 分。
reason-bid-none = 没有大牌，还要 { $plays } 手：不值得叫 { $amount } 分。
reason-give-lowest = 这是你最小的牌，之后还剩 { $plays } 手。
reason-give-fewest = 这样剩下的手数最少：{ $plays } 手。
reason-give-back = 和 { $cards } 换很公平：你没给更小的。
reason-trade = 换成 { $cards }，你就是 { $plays } 手。
reason-trade-unseen = 你给的是全场最小的牌，换到什么都更好。
reason-keep = { $cards } 帮不了你多少。
reason-keep-unseen = 谁也不知道会换到什么，你的牌也不错：{ $plays } 手。
reason-done = 换牌是一张换一张，你的牌也不错：{ $plays } 手。
reason-accept = 有了 { $cards }，你就是 { $plays } 手。
reason-redeal = { $plays } 手太多了。重发多半更好。
reason-last-card = 喊了没损失，忘了可能亏大。
reason-dealing = 这是下一步。漏一步算犯规。
reason-cut = 谁也不知道顺序，切哪里都行。
no-hint = 现在没有要出的牌。
breaks-up = 会拆开炸弹或顺子
plays-all = -# **你能出的所有牌**，按牌型排。
plays-some = -# **你能出的一部分牌。** 其他的请自己选牌。
plays-other = 其他牌型
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### 你能出的牌
plays-none = 你现在什么都出不了。
plays-more = · …还有 { $count } 种
why-pick = 选牌看看能不能出，不会真的出。
why-may = 你现在可以出 **{ $cards }**。
why-turn = **{ $cards }** 可以出，但还没轮到你。
button-table = 牌桌
button-return = 回来
button-quit = 彻底离开
button-watch = 观战
button-unwatch = 停止观战
button-refresh = 刷新
button-take = 坐这个位置
button-level = 水平
button-drop = 移除电脑
button-remove-someone = 踢出某人…
button-hand-over = 换房主…
button-vote = 投票踢出
button-unvote = 撤回我的票
button-send-away = 踢出
button-make-host = 设为房主
button-take-host = 当房主
button-to-table = 去牌桌
button-close-table = 关闭这张牌桌
button-fill = 和电脑开始
button-shuffle = 打乱座位
button-forbid-take-back = 关闭悔牌
button-allow-take-back = 开启悔牌
button-swap = 换游戏
button-swap-to = 改玩这个
button-play-game = 玩
joined-instead = 你加入了！接替 { $who }。
joined-later = 正在打一局，你从下一局开始。
line-place = 座位都满了。你排在第 { $place } 位，下一个空位归你。
line-called = { $who }，有空位了，你上桌！
line-left = 你退出了排队。
not-in-line = 你已经不在队里了。
button-leave-line = 退出排队
button-second-table = 再开一桌
line-here = { $count ->
    [1] -# { $who } 在等座位。
   *[other] -# 等座位：{ $who }
 }
you-have-left = 你离开了这桌。想回来就点 **{ button-table }**。
seats-newcomers = { $count ->
    [1] -# { $who } 从下一局起加入。
   *[other] -# { $who } 共 { $count } 人从下一局起加入。
 }
menu-title = ### 玩家 · { $game }
menu-host = 房主
menu-out = 休息中
menu-later = 从下一局起加入
menu-votes = 踢出票数 { $count } / { $of }
menu-moved-on = 牌局往下走了。你现在可以这么做。
level-about = **{ $who }** 要多强？换一个电脑来接座位和分数。
level-changed = 现在由 { $who } 在这里打牌。
stand-in = 💤 有人离开时：{ $level }
stand-in-about = 替离开的人打牌的电脑
longer-limited = { $most ->
    [1] ⏳ 这一桌（{ $host }）的房主不允许更长的回合，你的回合和大家一样长。
   *[other] ⏳ 这一桌（{ $host }）的房主最多允许两倍时间，你的回合是两倍。
 }
button-longer = 更长的回合…
longer-about = 这一桌的回合最多可以多长？玩家在 `/{ name-settings }` 里选择。
longer-most-4 = 最多四倍
longer-most-2 = 最多两倍
longer-most-1 = 不允许
menu-longer = { $most ->
    [1] 现在大家的回合一样长。
    [2] 现在回合最多可以是两倍。
   *[other] 现在回合最多可以是四倍。
 }
menu-dropped = 已移除 { $who }。
menu-sent = { $who } 被踢出了，下一局开始后可以再加入。
menu-heir = { $who } 现在是房主。
menu-host-taken = 现在你是房主。
menu-shuffled = 座位打乱了。
menu-take-back-off = 悔牌已关闭。
menu-take-back-on = 悔牌已开启：别人行动前可以收回上一手。
menu-swapped = 下一个游戏：{ $game }。座位不变。准备好就点 **{ button-start }**。
filled = 电脑坐进空位，牌已经发好。
computers-dropped = { $who } 没有座位了。
vote-counted = 你投票踢出 { $who }。
vote-taken-back = 你撤回了踢出 { $who } 的票。
person-about =
    { "**" }{ $who }**
    { "**" }踢出**：剩下的由电脑打完，算最后一名。
    { "**" }设为房主**：房主换成这位玩家。
quit-about = 现在离开吗？没人接替座位的话，电脑替你打完，你算还没被占的最差名次。也可以从下一局起休息。
quit-about-side = 现在离开吗？没人接替座位的话，电脑替你打完，结果算在你这一方。也可以从下一局起休息。
end-about = 要关桌吗？这一局就不算了。
end-ask-about = 要问其他人能不能结束吗？多数同意的话，这一局不计入。也可以直接离开：电脑替你打，你算还没被占的最差名次。
end-ask-about-out = 要问玩家能不能结束吗？多数同意的话，这一局不计入。
end-void-about = 以管理员身份关桌吗？这一局作废，并会写在记录里。
stop-asked = 已经问了其他人。多数同意之前继续打。
stop-line = { $count ->
    [0] **{ $who } 提议结束这一局**，这样就不计入
   *[other] **{ $who } 提议结束这一局**，这样就不计入 · { $count } / { $majority } 票
 }
stop-until = 时限 <t:{ $until }:R>
stop-agreed = 你同意结束。多数同意之前继续打。
stop-agreed-last = 你同意了。这一局结束，不计入。
stop-declined = 你想继续打。
stop-goes-on = 这一局继续，并且计入。
stop-over = 已经没有人提议结束了。
stop-others = 只有这一局的其他玩家能决定。
stop-asked-before = 已经有人在提议了。
stop-too-soon = 其他人想继续打。<t:{ $at }:R>可以再提。
stop-plays = 你在打这一局，由其他人决定：请在牌桌按 **{ button-stop }**。
watching = -# 自动更新到 <t:{ $until }:t>，之后请点“{ button-refresh }”。手牌看不到。
about-game-start-thread = 在自己的子区里玩（默认：服务器的设置）
about-game-tables = 这个服务器开着的牌桌
about-game-notify = 这里开桌时私信我一次（再用一次：取消）
table-opened-thread = 牌桌开在 { $thread }。
no-thread-here = 我在这里开不了子区。请选文字频道，或不用子区。
thread-failed = Discord 不让我再开子区。请不用子区，或归档旧的。
tables-none = 用 `/{ name-game } { name-game-start }` 开一桌。用 `/{ name-game } { name-game-notify }`，别人开桌时我告诉你。
names-and-more = { $names }，另有 { $count } 人
people-more = …另有 { $count } 人
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] 没有空位
   *[other] { $free } 个空位
 }{ $running ->
    [yes] {" "}· 正在打
   *[no] {""}
 }
notify-on = 这里开桌时我会给你发一次消息。再用 `/{ name-game } { name-game-notify }` 就取消。
notify-off = 好的，不通知你了。
notify-enough = 你已经在 { $most } 个服务器等通知，到上限了。在其中一个用 `/{ name-game } { name-game-notify }` 取消。
notify-role = 想知道每一桌，就领取我提及的身份组：
notify-opened =
    { $server } 的 { $channel } 开了一桌 **{ $game }**：{ $link }
    -# 只通知这一次。想再收到就用 `/{ name-game } { name-game-notify }`。

### Commands, as Discord lists them
about-game = 在这个频道开始或结束牌局
about-game-start = 在这个频道开桌
about-game-stop = 关闭这个频道的牌桌
about-game-start-preset = 玩哪个游戏（默认：这个频道的默认游戏）
about-game-start-code = 别人分享的整套规则的代码
about-game-start-house-rules = 自定义规则，例如 direction=ccw, seating=fixed
about-hand = 看手牌、出牌
about-play = 出牌，例如 7 7 或 对7
about-play-cards = 要出的牌：7 7、77、7s7d、对7
about-pass = 过
about-give = 换牌时还牌，例如 3 4
about-give-cards = 要给的牌：3 4，或 3s 4d
about-seats = 谁坐哪里、剩几张牌、称号是什么
about-verify = 查证已结束的一局的洗牌

about-verify-code = 洗牌证明里的编号，或保留牌局的代码（默认：本频道最后一局）

about-why = 查查这些牌能不能出，不会真的出
about-why-cards = 想试的牌：7 7、77、7s7d、对7
about-practice = 在私信里和电脑打牌
about-daily = 打今天的一局：服务器里每个人的牌都一样
about-practice-preset = 玩哪个游戏（默认：平时玩的）
about-practice-level = 电脑打得多好
about-practice-computers = 几个电脑（默认：3）
about-rules = 查看、修改、分享这桌或任何游戏的规则
about-rules-preset = 游戏，或这个服务器存过的规则
about-rules-code = 别人分享的整套规则的代码
about-leaderboard = 这个服务器的排行榜
about-leaderboard-ladder = 哪类游戏（默认：这个频道的）

about-leaderboard-game = 哪个游戏（默认：这个频道的）
about-leaderboard-by = 怎么排名
about-leaderboard-season = 赛季、今晚或总榜（默认）

about-leaderboard-channel = 只算一个频道里的局
about-season = 这个服务器各赛季的日期、排名和冠军



menu-challenge = 发起挑战
menu-profile = 个人资料


menu-replay = 回放
about-profile = 一个人在这个服务器的成绩

about-profile-player = 谁的资料（默认：你自己）

about-rivals = 两个人的交手成绩

about-rivals-player = 其中一人（默认：你和交手最多的对手）

about-rivals-other = 另一人（默认：你自己）

about-history = 本服务器已结束的牌局

about-history-channel = 只看一个频道里的局

about-history-player = 只看一个人的局

about-replay = 一步一步看保留的牌局

about-replay-code = 牌局的代码

about-settings = 手牌显示在哪里、样子和语言
about-server = 服务器设置和开着的牌桌
about-server-zone = 这个服务器的时区（按城市）

name-game = 牌局
name-game-start = 开始
name-game-stop = 结束
name-game-tables = 牌桌
name-game-notify = 通知
name-game-start-preset = 游戏
name-game-start-code = 代码
name-game-start-thread = 子区
name-game-start-house-rules = 自定义规则
name-game-start-packs = 副数
name-game-start-jokers = 王
name-game-start-joker-power = 王的效力
name-game-start-twos-discount = 二的折扣
name-game-start-exchange = 换牌
name-game-start-pass-rule = 过牌规则
name-game-start-first-lead = 首家
name-game-start-place-points = 名次分
name-game-start-titles = 称号
name-game-start-hats = 帽子
name-game-start-match-end = 比赛结束
name-game-start-match-target = 比赛目标
name-hand = 手牌
name-play = 出牌
name-play-cards = 牌
name-pass = 过
name-give = 给牌
name-give-cards = 牌
name-seats = 座位
name-why = 为什么
name-why-cards = 牌
name-practice = 练习
name-practice-preset = 游戏
name-practice-level = 水平
name-practice-computers = 电脑
name-rules = 规则
name-rules-preset = 游戏
name-rules-code = 代码
name-leaderboard = 排行榜
name-leaderboard-game = 游戏
name-leaderboard-ladder = 类别

name-leaderboard-by = 依据
name-leaderboard-season = 赛季

name-leaderboard-channel = 频道
name-history = 历史

name-history-channel = 频道

name-history-player = 玩家

name-replay = 回放

name-replay-code = 代码


name-settings = 设置
name-server = 服务器

### What is kept of a person
nameless = 已删除的玩家
privacy-title = ### 我保存的你的数据
privacy-nothing = 没有。
privacy-hidden = { $how ->
    [names] 你在排行榜和以往牌局中**不显示名字**。
    [all] 你**不在任何排行榜上**，在以往牌局中是客人。
   *[no] 别人能在排行榜和以往牌局中看到你。
 } 用 `/{ name-settings }` 更改。
privacy-settings = - 你的设置和 Discord 语言
privacy-names = - 你的名字（{ $count } 处）
privacy-deals = - 你打过的 { $count } 局和结果
privacy-kept = - 你保留的 { $count } 局和代码

privacy-tables = - 你的座位、分数、投票和当房主的记录：{ $count } 条
privacy-thrones = - 你在 { $count } 个频道的名次
privacy-crowns = - 总统身份组，{ $count } 个服务器
privacy-messages = - 给你看过的 { $count } 条消息的位置
privacy-direct = - 你和我的私信频道
privacy-rules = - 你保存的 { $count } 套规则
privacy-drafts = - 你正在修改 { $count } 套规则
privacy-notifications = - 你想在下次开桌时得到通知（{ $count } 个服务器）
privacy-bans = - 提到你的服务器牌桌禁令（{ $count } 条）
privacy-log = - 提到你的房主和管理员操作（{ $count } 条）
privacy-file = 我保存的你的全部数据。只有你能看到。
privacy-ask = **全部删除吗？** 你的设置会消失，所有成绩和排行榜上不再有你的名字。别人的成绩会保留。无法恢复。
privacy-deleted = 已删除。以后的操作会重新保存。
privacy-leave-first = 你正在牌桌上：{ $where }。点 **{ button-table }** 彻底离开，这局结束后再试。
privacy-stop-first = 你正在练习：{ $where }。请在那里按 **{ button-table }**，再按 **{ button-stop }**，然后重试。
button-privacy-export = 下载
button-privacy-delete = 删除
button-privacy-delete-all = 全部删除
button-privacy-keep = 保留
about-privacy = 查看、下载或删除我保存的你的数据
name-privacy = 隐私
