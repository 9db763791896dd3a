# 繁體中文。大括號裡的內容由機器人填入；牌的樣子是「7♦ 7♣」。
# 用語：table 牌桌 · match 比賽 · deal 局 · trick 輪 · hand 手牌 · play 手 · lead 先出 · beat 壓過 · pass 過
# go out 出完 · run 順子、連對 · bomb 炸彈 · landlord 地主 · stake 這局值 · hidden cards 底牌 · stock 補牌堆 · swap 換牌
# host 桌主 · substitute 代打 · remove（人）請離、（電腦）移除 · sit out 休息 · take back 悔牌
# house rule 自訂規則 · usual game 預設遊戲 · leaderboard 排行榜 · fingerprint 指紋 · fault 犯規 · DM 私人訊息

### People and places
computer = 🤖{"\u00A0"}{ $name }
level-easy = 🌱 簡單
level-normal = 🌿 普通
level-strong = 🌳 高手
player-unknown = 玩家 { $digits }
hidden-names = 某人
hidden-all = 一位客人
hidden-person = 這位玩家不想被查看。
some-server = 某個伺服器
some-channel = 某個頻道

### Punctuation
between-words = 、
between-plays = {"；"}
# Between the plays of a trick in the log, for readers without pictures: Ana 5 of hearts, then Ben passes
then-plays = {"，接著"}
# 句號後面不留空白；這裡是看不見的零寬空格，因為不能什麼都沒有。
between-sentences = {"\u200B"}
as-sentence = { $said }。

### Cards
joker-red = 大鬼
joker-black = 小鬼
called-2 = 一對{ $rank }
called-3 = 三條{ $rank }
called-4 = 四條{ $rank }
called-5 = 五張{ $rank }
called-6 = 六張{ $rank }
called-7 = 七張{ $rank }
called-8 = 八張{ $rank }
called-bomb = 四條{ $rank }炸彈
called-bomb-set = 炸彈（{ $play }）
called-bomb-run = { $count }連對炸彈到{ $top }
called-rocket = 王炸
called-dragon = 一條龍
called-straight = 順子到{ $card }
called-flush = { $card }同花
called-straight-flush = 同花順到{ $card }
called-full-house = { $rank }葫蘆
called-four-and-one = { $rank }鐵支
called-two-pairs = 兩對
called-pair-run = 連對到{ $top }
called-triple-run = 飛機到{ $top }
called-quad-run = 四條連牌到{ $top }
called-with = { $play }帶{ $count }張
called-with-pairs = { $play }帶{ $count }對
called-with-cards = { $play }（{ $cards }）
of-second-deck = 第二副的{ $card }
ranks-from-to = { $low } 到 { $high }
said-straight = 順子，{ $range }
said-pair-run = 連對，{ $range }
said-triple-run = 飛機，{ $range }
said-quad-run = 四條連牌，{ $range }
said-bomb = 炸彈：{ $play }
said-flush = { $suit }同花：{ $ranks }
said-straight-flush = { $suit }同花順，{ $range }
said-full-house = 葫蘆，{ $rank } 帶一對 { $other }
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
rank-joker = 鬼牌
rank-number = { $number }

### Cards in words, for a screen reader
number-1 = 一
number-2 = 兩
number-3 = 三
number-4 = 四
number-5 = 五
number-6 = 六
number-7 = 七
number-8 = 八
suit-diamonds = 方塊
suit-clubs = 梅花
suit-hearts = 紅心
suit-spades = 黑桃
one-j = J
one-q = Q
one-k = K
one-a = A
cards-spelled = { $suits } { $rank }
cards-twice = { $cards } 兩張
suit-spelled = { $suit }：{ $ranks }
rank-spelled = { $rank }：{ $suits }
cards-from-to = { $count } 張，{ $first } 到 { $last }

### The lobby
lobby-title = ### { $game }
lobby-title-chat = ### { $host } 邀你來玩{ $game }

chat-quiet = -# 15 分鐘沒人操作後，這則訊息會停止更新，有人按了按鈕就會繼續。

lobby-players = **玩家 { $count } 人**（{ $least } 到 { $most } 人可以玩）
lobby-players-exactly = **玩家 { $count } / { $most } 人**
lobby-host = 人齊了，{ $host }（桌主）就按**開始**。

lobby-unrated = -# 不計等級分：自訂規則
lobby-longer = -# ⏳ 這裡有人回合更長；成績照常計等級分。
longer-capped = { $most ->
    [1] -# ⏳ 桌主在這裡不允許更長的回合。
   *[other] -# ⏳ 桌主在這裡最多允許兩倍時間。
 }
lobby-throne = 👑 { $who } 自 { $since }起在此稱王（{ $nights } 晚）。
lobby-throne-free = 👑 王座空著。
lobby-titles = { $kind ->
    [title] { $who } 是上次的{ $title }。
    [heir] 保留上次的頭銜，{ $who } 就是{ $title }。
   *[place] 按上次的名次，{ $who } 排在最前。
 }
lobby-throne-held = 另一張開著的牌桌正在爭奪這個王座。**{ button-start }**會重新開始，不分名次，這裡的牌局不影響它。
house-rules = { $count } 條自訂規則
table-opened = 牌桌開好了。
joined = 你加入了！
dms-open = 手牌會用[私人訊息]({ $link })傳給你。
dms-closed = 我沒辦法傳私人訊息給你，請在這裡玩：按牌桌下方的 **{ button-hand }**。（要開放：伺服器名稱 → 隱私設定 → 私人訊息。）
dms-later = Discord 暫時不讓我傳私人訊息給你。請按牌桌下方的 **{ button-hand }**。
dms-refused = Discord 暫時不讓我傳私人訊息給你，請在這裡玩：按牌桌下方的 **{ button-hand }**。
dm-joined = 你在 { $server } 的 { $channel } 有座位了。手牌會傳到這裡。
left = 你離開了牌桌。
left-finished = 你離開了牌桌。這一局的名次仍然是你的。
sitting-out = 下一局起你先休息。想再玩就按 **{ button-return }**。
closes-after-deal = 沒有人留下打下一局，這局打完就收桌。
stopped = 牌桌關閉了。
table-closed-by = { $who } 關閉了這張牌桌。
table-closed-by-own = 你關閉了這張牌桌。
table-closed-agreed = { $own ->
    [yes] 其他人同意後，你結束了這張牌桌。這一局不計入。
   *[no] 其他人同意後，{ $who } 結束了這張牌桌。這一局不計入。
 }
table-closed-admin = { $own ->
    [yes] 你以管理員身分關閉了這張牌桌。這一局作廢。
   *[no] { $who } 以管理員身分關閉了這張牌桌。這一局作廢。
 }
table-closed-idle = 👋 這裡好幾個小時沒有動靜，所以這張牌桌關閉了。
table-closed-empty = 沒有玩家了，這張牌桌關閉了。
table-closed-deleted = 頻道被刪除，這張牌桌關閉了。
table-closed-archived = 討論串已封存，這張牌桌關閉了。
table-closed-removed = 機器人被移出伺服器，這張牌桌關閉了。
closed-there = { $why }（{ $server } 的 { $channel }）
waiting-longer = 加時間了：<t:{ $due }:R> 時間到。

### Buttons
button-join = 加入
button-leave = 離開
button-computer = 加入電腦
button-rules = 規則
button-start = 開始
button-keep-titles = 開始：保留頭銜
button-keep-places = 開始：保留名次
button-start-fresh = 重新開始
button-accept = 接受
button-decline = 拒絕
button-hand = 我的手牌
button-sit-out = 先休息
button-next = 下一局
button-again = 再玩一次
button-stop = 結束
button-stop-ask = 提議結束
button-stop-agree = 同意結束
button-stop-decline = 繼續打
button-pass = 過
button-wait = 加時間
ask-bid = 叫 { $amount } 分
ask-cut = 切 { $at } 張
lay-picked = 出 { $cards }
give-lowest = 給 { $cards }
pick-cards = 選牌
pick-part = { $part }：{ $first } 到 { $last }
pick-give = 選 { $count } 張要給的牌

### The table
table-title = ### { $game } · 第 { $number } 局
table-bomb = 💥 **{ $who }** 甩出{ $play }！

seat-cards = { $count ->
    [1] **剩 1 張**
   *[other] { $count } 張
 }
seat-out = 出完，第 { $place } 名
seat-passed = 過
seat-backs = 第二副牌 { $count } 張（*）
seat-asleep = 💤 暫時離開，電腦代打
seat-longer = 回合更長（×{ $times }）
seat-gone = 已離開，電腦代打
to-beat = 要壓過：**{ $play }**（{ $who }）
to-beat-own = 要壓過：**{ $play }**（你的）
trick-won = { $who } 用 **{ $play }** 贏下這一輪。
trick-won-own = 你用 **{ $play }** 贏下這一輪。
turn-play = 輪到 { $who } · <t:{ $due }:R> 時間到。
turn-decide = 等 { $who } 決定 · <t:{ $due }:R> 時間到。
turn-give = 等 { $who } 給牌 · <t:{ $due }:R> 時間到。
ranks-reversed = 🔄 革命：小牌壓大牌。
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
 } · 練習
hand-head-daily = { $game ->
    [none] **每日一局**
   *[other] **{ $game }** · 每日一局
 }
hand-head-chat = { $game ->
    [none] **第 { $number } 局**
   *[other] **{ $game }** · 第 { $number } 局
 } · 這個聊天

hand-lead = 🟡 **你先出：** 出什麼都行 · <t:{ $due }:R> 時間到。
hand-open = 🟡 **你先出。** 要帶上 **{ $card }** · <t:{ $due }:R> 時間到。
hand-follow = 🟡 **輪到你：** 壓過 **{ $play }**（{ $who }） · <t:{ $due }:R> 時間到。
hand-decide = 🟡 **你來選** · <t:{ $due }:R> 時間到。
hand-bid = 🟡 **輪到你叫分** · <t:{ $due }:R> 時間到。
hand-cut = 🟡 **輪到你切牌** · <t:{ $due }:R> 時間到。
hand-give = 🟡 **給 { $who } { $count } 張**用不到的牌 · <t:{ $due }:R> 時間到。
hand-waiting = 等待輪到你。
hand-left = 你離開了，電腦在替你打這手牌。
host-took-over = -# { $before } 好一會兒沒有動靜，現在 { $host } 是桌主。
last-plays = 剛才出的牌：{ $plays }
# In a hand and at a table: the last plays, and the number of plays before them: Played: Ben: 5♦; Cleo: 9♣, and 3 earlier
last-plays-earlier = 剛才出的牌：{ $played }，之前還有 { $count } 手
last-play = { $who }：{ $play }
hand-asleep = 💤 你錯過了兩次，電腦替你出牌。按任何按鈕就能回來。
late-passed = ⏳ 時間到：算你過。
late-played = ⏳ 時間到：我替你出了 **{ $play }**。
late-decided = ⏳ 時間到：我替你選了。
late-passed-for = ⏳ { $who } 的時間到了：算過牌。
late-played-for = ⏳ { $who } 時間到：我代出了 **{ $play }**。
late-decided-for = ⏳ { $who } 時間到：我代選了。
hand-out = { $place ->
    [1] 🎉 你第一個出完！
   *[other] 你第 { $place } 個出完。
 }
no-hand = 你在這桌沒有牌。
hand-over = { $match ->
    [yes] 這場比賽結束了，下一場會發新牌。
   *[no] 這局結束了，下一局會發新牌。
 }
hand-over-guest = 現在沒有牌局。按 **{ button-join }** 就能參加下一局。
gift-received = { $who } 給了你 **{ $cards }**。
gift-given = 你給了 { $who } **{ $cards }**。
own-title-pays = 你是**{ $title }**，要把最大的 { $count } 張牌交給 { $who }。
own-place-pays = 你從最後一名開始，要把最大的 { $count } 張牌交給 { $who }。
own-title-gets = 你是**{ $title }**，{ $who } 把最大的 { $count } 張牌交給你。
own-title = 你是**{ $title }**。
you-played = 你出了 **{ $cards }**。
you-gave = 你給了 **{ $cards }**。
you-passed = 你過牌了。
you-bid = 你叫了 { $amount } 分。
you-cut = 你切了 { $at } 張。
you-deal = 由你發牌。
you-shuffle = 由你洗牌。
you-offer-cut = 你請人切牌。
you-redeal = 你要求重發。
you-trade = 你換了最小的牌。
you-keep = 你留著最小的牌。
you-accept = 你同意了。
you-done = 你不換了。
you-last-card = 你喊了：**最後一張！**
you-clear-table = 你清了桌。
you-on-purpose = 你說是故意的。
you-by-mistake = 你說是不小心的。
you-forfeits = 你願意受罰。
you-forfeit-tea = 你出了任務：倒茶。
you-forfeit-verse = 你出了任務：唱一段歌。
you-forfeit-joke = 你出了任務：講笑話。
took-back = 悔牌成功，又輪到你。

### Turn pings
ping-lead = { $who }，你先出 · <t:{ $due }:R> 時間到
ping-follow = { $who }，輪到你：壓過 **{ $play }**（{ $owner }） · <t:{ $due }:R> 時間到
ping-decide = { $who }，你來選 · <t:{ $due }:R> 時間到
ping-give = { $who }，請還 { $count } 張牌 · <t:{ $due }:R> 時間到
ping-reminder = ⏳ 你的時間過一半了。

### Results
results-title = ### { $game } · 第 { $number } 局：結果
result-titles = **{ $first }** 是{ $best }，**{ $last }** 是{ $worst }。
result-won = { $count ->
   *[other] **{ $who }** 贏下這一局。
 }
result-side-won = 勝
result-side-lost = 負
result-side-drawn = 平
result-pair = 搭檔 **{ $points }**
result-points = **{ $points }** · 總分 { $total }
result-penalties = 罰分 **{ $points }** · 總計 { $total }
result-paid = 籌碼：{ $standing }
result-paid-total = { $chips }（總計 { $total }）
result-rating = { $rating }（{ $change }）
result-rating-same = 等級分 { $rating }
podium-landlord = 地主
podium-farmer = 農民
podium-alone = 獨自一方
podium-penalties = 罰分 { $points }
result-substituted = 🤖 部分由電腦出牌

result-among-people = -# 真人第一：{ $who }（電腦拿了第一）
achievement-earned = 🏅 **{ $who }**：{ $names }
achievement-earned-why = { $name }（{ $why }）
achievement-why-of-game = { $game }首勝
achievement-why-games = 六種遊戲都贏過
achievement-why-rise = 從最後一名翻身獲勝
achievement-why-row = 三連勝
achievement-why-comeback = 連兩局墊底後獲勝
achievement-why-giant = 勝過積分高 100 分的人
achievement-why-return = 睽違 30 天獲勝
achievement-why-alone = 一個人打贏所有人
achievement-why-partner = 與隊友一起獲勝
achievement-why-crowd = 七人以上的牌桌獲勝
achievement-why-bomb = 用炸彈獲勝
achievement-why-chop = 炸掉最大的牌並獲勝
achievement-why-revolution = 發動革命並獲勝
achievement-why-low = 沒用最大的牌就先出完
achievement-why-eager = 從不過牌就先出完
achievement-why-patient = 過牌六次後先出完
achievement-why-close = 在對手只剩一張時獲勝
achievement-why-shutout = 在對手一張沒出前就先出完
achievement-why-finish = 一次出五張以上先出完

achievements-more = 另有 { $rest } 項

result-upset = 🚀 **{ $who }** 從{ $worst }一躍成為{ $best }！

result-streak = ⚔️ **{ $by }** 終結了 **{ $who }** 的 { $deals } 連勝。

result-streak-titled = ⚔️ **{ $by }** 取而代之：**{ $who }** 連續 { $deals } 局是{ $title }。

result-left = 離開時還有 { $count } 張
result-held = 剩 { $cards }
match-won = { $count ->
        [1] 🏆 **{ $who } 贏得比賽！**
       *[other] 🏆 **{ $who } 並列贏得比賽！**
    }
match-leader = { $who } 目前以 { $points } 分領先。
match-leader-of = { $who } 目前以 { $points } 分領先，滿 { $target } 分結束。
match-leader-penalties = { $who } 目前罰分最少（{ $points }）。
match-until-points = 打到 { $count } 分結束。
match-until-deals = 打滿 { $count } 局結束。
match-until-minutes = 打滿 { $count } 分鐘結束。
finale-settled = 籌碼輸贏：{ $standing }
finale-partners = 搭檔：{ $who }
course-range = 最低 { $low }，最高 { $high }
finale-champions = { $count ->
   *[other] 冠軍
 }

finale-champions-of = { $count ->
   *[other] #{ $channel } 冠軍
 }

finale-title-of = #{ $channel } 的{ $title }

finale-points = { $points } 分

finale-penalties = { $points } 分罰分

finale-chips = { $points } 籌碼

finale-ahead = { $score }，領先{ $who } { $lead }

finale-fewer = { $score }，比{ $who }少 { $lead }
finale-players = { $count } 位玩家

finale-won-deals = { $deals } 局中贏 { $wins } 局
finale-won-last = 最後一局領先


finale-about = { $game } · { $deals } 局 · { $date }


award-from-to = 從{ $before }到{ $after }

award-rise = 第 { $number } 局從最後一名逆襲獲勝

award-fall = 從第一名到最後一名

award-held = { $count } 張{ $ranks }留到最後

award-bombs = 丟了 { $count } 次炸彈

award-comeback = 落後 { $count } 分後逆轉

award-reign = 連贏 { $count } 局

award-sweep = 每一局都贏了

award-close = 僅以一分之差獲勝

award-revolution = 發動了 { $count } 次革命

award-alone = 單挑全場贏了 { $count } 次

award-landlord = 當地主贏了 { $count } 局

award-wire = 從第一局領先到最後

award-bomb = 最大的炸彈：{ $play }

award-play = 最強的一手：{ $play }

award-patience = 一局裡過牌 { $count } 次，還是贏了

award-exit = 最快出完：{ $count } 手
award-win = 贏了第 { $number } 局
award-second = 第 { $number } 局拿下第二名
award-ahead = 第 { $number } 局名次在{ $who }之前
award-stayed = 堅持到底：打滿 { $count } 局






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### 排行榜 · { $game }
leaderboard-ranked = 排名依據：{ $number }。
leaderboard-people = 只計真人之間的牌局。贏，就是真人中的第一；電腦不排名。
leaderboard-by-points = 總分
leaderboard-by-paid = 籌碼輸贏
leaderboard-by-penalties = 每局罰分最少
leaderboard-by-wins = 贏的局數
leaderboard-by-share = 勝率

leaderboard-by-place = 勝過對手的比例
leaderboard-by-president = 拿到最高頭銜的比例

leaderboard-by-last = 每局墊底最少

leaderboard-by-reign = 最長連勝

leaderboard-by-coups = 從末位取勝的次數

leaderboard-by-deals = 玩的局數
leaderboard-by-rating = 等級分

leaderboard-enough = 這裡打滿 { $deals } 局才有排名。
leaderboard-points = { $points } 分
leaderboard-paid = { $chips } 籌碼
leaderboard-penalties = 每局罰 { $average } 分
leaderboard-wins = 贏 { $count } 局
leaderboard-beaten = 勝過 { $share }% 的對手
leaderboard-ties = 這裡的數字經過四捨五入，排名則按原數計算。
leaderboard-share = 勝率 { $share }%

leaderboard-president = { $share }% 的局拿到最高頭銜

leaderboard-last = { $share }% 的局墊底

leaderboard-reign = { $count } 連勝

leaderboard-coups = 從末位取勝 { $count } 次

leaderboard-deals = { $count } 局
leaderboard-rating = { $rating } ± { $margin }

leaderboard-unsure = { $rating } ± { $margin } ?

leaderboard-line-won = { $deals } 局中勝 { $first } 局
leaderboard-line-landlord = { $deals } 局中勝 { $first } 局，當地主 { $alone } 局中勝 { $won } 局
leaderboard-line-alone = { $deals } 局中勝 { $first } 局，獨自一方 { $alone } 局中勝 { $won } 局
leaderboard-unknown = {" "}· 未保留勝負：{ $deals } 局
leaderboard-beside = { " " }· 另有 { $deals } 局不計入

leaderboard-beside-why = 不計入：電腦代打過的牌局，以及大致同樣的人一天計分滿 { $limit } 局之後的牌局。
leaderboard-below = ── 尚無排名：不到 { $deals } 局，或誤差超過 ± { $margin }
leaderboard-few = ── 尚無排名：不到 { $deals } 局
leaderboard-lacks = {" "}· 再打 { $deals } 局就有排名
leaderboard-away = ── { $days } 天沒在這裡玩，或已離開伺服器
leaderboard-last-deal = {" "}· 最後一局 <t:{ $at }:D>

leaderboard-rated = 等級分會考慮開局時的名次和所在的一方。

leaderboard-empty = 還沒有人上榜：要有兩個人打完一局這個遊戲。
leaderboard-nobody = 還沒有人上榜。`/{ name-game } { name-game-start }` 可以開一桌。
leaderboard-by-what = 不能按「{ $typed }」排名。請從清單裡選。
leaderboard-no-season = 沒有「{ $typed }」這個賽季。請從清單裡選。

leaderboard-no-channel = 「{ $typed }」沒有排行榜。請從清單裡選頻道。

leaderboard-all-time = 總榜

leaderboard-this-season = 本賽季

leaderboard-season = 第 { $number } 賽季

leaderboard-before = 賽季之前

leaderboard-tonight = 今晚
season-over = { $season }結束

season-next = { $season }到{ $until }為止。

season-next-open = { $season }開始了。

season-undone = 本賽季繼續：管理員撤回了結束。

season-none = 這個伺服器沒有賽季。管理員可以在 `/{ name-server }` 中選擇。

season-first = 本賽季從第一局開始。
season-ends = { $days ->
    [0] { $season }今天結束
   *[other] { $season }還有 { $days } 天結束
 }

season-open = 從{ $since }起，直到管理員結束。

season-champions = 冠軍

season-table = 完整排名

season-ask = **現在結束{ $season }？** 我會發布頒獎台，下個賽季隨即開始。

season-not-now = 只能結束有牌局計入的目前賽季。

season-too-late = 結束後 24 小時內可以撤回。

season-best-deals = 局數最多：{ $who }（{ $count }）

season-best-firsts = 第一名最多：{ $who }（{ $count }）

season-best-share = 勝率最高：{ $who }（{ $count }%）

season-best-reign = 最長連勝：{ $who }（{ $count } 局）

season-best-coups = 從末位獲勝最多：{ $who }（{ $count }）

button-season-end = 結束{ $season }

button-season-undo = 重開{ $season }


button-around = 我的位置

ladder-plain = { $game }（不換牌）

ladder-exchange = { $game }（換牌）

ladder-pairs = { $game }（雙人搭檔）

ladder-teams = { $game }（分隊）

ladder-alone = { $game }（一打多）

ladder-other = 其他遊戲
profile-title = ### { $who } 在這個伺服器

profile-favorite = 最常玩：**{ $game }**，{ $deals } 局

profile-games = 其他遊戲：{ $games }

profile-reign = 最長連霸：連續 { $deals } 次第一
profile-row = 目前連贏 { $deals } 局
profile-bar-won = 獲勝
profile-bar-place = 第 { $place } 名
profile-bar-others = 其他
profile-bar-latest = 最近 { $deals } 局
profile-latest = { $label }（最新在後）：{ $places }
profile-shows = 個人檔案上展示：{ $names }
profile-places = 平均名次：{ $averages }
profile-place-of = { $players } 人 **{ $average }**

profile-rating = { $ladder }：**{ $rating }** · 最高 { $peak }

profile-rating-new = { $ladder }：**{ $rating }**

profile-honest = 等級分需要時間：兩人之中較強者分數更高的比例，10 局後為 73%，100 局後為 86%。

button-achievements = 成就

profile-achievements = 🏅 成就：**{ $have }** / { $all }
profile-daily = 🗓️ 每日一局：連續 **{ $days }** 天 · 最長 { $best } 天

profile-achievements-newest = 🏅 成就：**{ $have }** / { $all } · 最新：{ $names }
profile-near = 🏅 差一點：{ $names }
profile-near-games = 再贏 { $count } 種遊戲就有{ $name }
profile-near-wins = 再贏 { $count } 局就有{ $name }

achievements-title = ### 🏅 { $who } 的成就：{ $have } / { $all }

achievements-about = -# 每一項都要贏過至少一位真人，而且沒有電腦替你出牌。
achievements-choose = 個人檔案圖上：最新的三項

achievement-of-game = 贏一局{ $game }。

achievement-president = 國家元首

achievement-bigtwo = 大手筆

achievement-daifugo = 大富豪

achievement-thirteen = 幸運十三

achievement-doudizhu = 大豐收

achievement-bigthree = 事不過三

achievement-games = 全能選手

achievement-about-games = 六種遊戲各贏一局。

achievement-rise = 從草民到總統

achievement-about-rise = 以末位身分開局，贏下這一局。

achievement-row = 帽子戲法

achievement-about-row = 連贏三局。

achievement-comeback = 浴火重生

achievement-about-comeback = 連續兩局墊底之後贏一局。

achievement-giant = 巨人殺手

achievement-about-giant = 打贏等級分比你高至少 100 分的人。

achievement-return = 好久不見

achievement-about-return = 30 天來第一次和真人對局就贏。

achievement-alone = 以一敵眾

achievement-about-alone = 獨自一人打贏其他所有人。

achievement-partner = 同心協力

achievement-about-partner = 和另一位真人同一邊獲勝。

achievement-crowd = 人群之最

achievement-about-crowd = 在七人以上的牌桌獲勝。

achievement-bomb = 轟隆

achievement-about-bomb = 出過炸彈，並贏下這一局。

achievement-chop = 一刀斬

achievement-about-chop = 用炸彈壓過最大的牌，並贏下這一局。

achievement-revolution = 革命家

achievement-about-revolution = 顛倒大小，並贏下這一局。

achievement-low = 以小勝大

achievement-about-low = 不出鬼牌、也不出最大的牌，最先出完。

achievement-eager = 絕不過牌

achievement-about-eager = 一次也不過，用至少四手最先出完。

achievement-patient = 耐心

achievement-about-patient = 過至少六次，沒有人比你更多，並且最先出完。

achievement-close = 險勝

achievement-about-close = 最先出完時，有對手只剩一張牌。

achievement-shutout = 不給機會

achievement-about-shutout = 在某個對手一張牌都沒出之前最先出完。

achievement-finish = 壓軸大戲

achievement-about-finish = 最後一手出五張以上，最先出完。

profile-nemesis = 最常輸給：{ $who }（{ $count }）

profile-victim = 最常贏：{ $who }（{ $count }）
profile-victim-own = 你最常贏：{ $who }（{ $count }）
profile-nemesis-own = 最常贏你的人：{ $who }（{ $count }）

profile-newest = 最近 { $deals } 局

profile-elsewhere = { $who } 不在這個伺服器，這裡沒有可看的。

rivals-title = ### { $one } 和 { $other } 在這個伺服器

rivals-together = 交手 { $deals } 局 · 最近一次 <t:{ $at }:D>

rivals-score = { $one } **{ $better } : { $worse }** { $other }
rivals-all-in = 全是{ $ladder }

rivals-even = 不分先後：{ $count } 次

rivals-ladder = { $ladder }：**{ $better } : { $worse }**

rivals-rating = 按等級分，{ $who } 高 { $points } 分，每 100 局應有 { $share } 局排在 { $other } 前面。

rivals-level = 按等級分，{ $who } 和 { $other } 不相上下。

rivals-unsure = 這還不確定。

rivals-alone = 請選兩個不同的人。
rivals-nobody = 還沒有可以和你比較的人。先在這裡和別人打完一局吧。
rivals-choose = 選擇另一位對手

rivals-never = { $one } 和 { $other } 在這裡還沒有交手打完過一局。

profile-nobody = { $who } 在這裡還沒和別人打完過一局。

profile-against = 和你同桌：{ $better } 次排在你前面，{ $worse } 次在後面














### For those who cannot see the pictures
alt-hand = 你的 { $count } 張牌：{ $cards }
alt-hand-dimmed = 現在不能出：{ $cards }
alt-hand-dimmed-all = 現在一張也不能出。
# At the end of the alt text of a first hand and of the greeting, for people who hear pictures.
alt-words-offered = 用文字代替圖片：/{ name-settings }，{ prefer-pictures-no }。
alt-hand-picked = 已選：{ $cards }
alt-hand-backs = 第二副牌：{ $cards }
alt-hand-taken = 拿到的牌：{ $cards }
alt-more = 還有 { $count } 項。
alt-table-top = 場上：{ $who } 的 { $play }。
alt-table-empty = 場上沒有牌，等人先出。
alt-table-turn = 輪到：{ $seats }。
alt-table-earlier = 這一輪之前出的（從早到晚）：{ $plays }。
alt-table-last = 上一輪（從早到晚）：{ $plays }。
alt-table-you = 你是座位 { $seat }。
alt-table-side = 第 { $side } 隊
alt-table-seat = { $who }：{ $count }
alt-table-widow = 底牌 { $count } 張，牌面朝下。
cards-shown = { $who } 亮出的牌：{ $cards }。
alt-table-undrawn = 更早的 { $count } 手沒有顯示。
alt-leaderboard = 長條圖，從第一名起
alt-profile = { $who } 的個人檔案：獲勝局數與名次。
alt-rivals = { $one } 對 { $other }。

alt-profile-course = { $ladder }等級分，最近 { $deals } 局：從 { $start } 到 { $end }。




alt-finale = 比賽終局，勝者：{ $seats }。
alt-finale-points = 每局之後的分數：
alt-finale-places = 每局的名次：
alt-finale-chips = 每局之後的籌碼：
alt-podium = { $of ->
    [match] 本場比賽頒獎台，從第一名起。
    [daily] 每日一局頒獎台，從第一名起。
   *[deal] 本局頒獎台，從第一名起。
 }
alt-podium-season = { $season }頒獎台，從第一名起。
alt-podium-step = 第 { $place } 名：{ $seats }
alt-podium-side = { $outcome }：{ $seats }
alt-podium-seat = 座位 { $seat }

### Refusals
moved-on = 牌局往下走了。這是你現在的手牌。
game-moved-on = 牌局往下走了。
went-wrong = 我這邊出了點問題。什麼都沒丟，請再試一次。
not-at-this-table = 你不在這桌。請先按**{ button-join }**。
no-deal-running = 這裡現在沒有在打牌。
no-table-here = 這個頻道還沒有牌桌。`/{ name-game } { name-game-start }` 可以開一桌。
no-table-of-yours = 你現在不在任何牌桌上。
already-seated = 你已經有座位了。
challenge-ping = ⚔️ { $who }，{ $host } 邀你來一局**{ $game }**！
challenge-sent = 已邀請 { $who }。
challenge-no = { $who } 拒絕了挑戰。
challenge-other = 這個挑戰是發給別人的。
challenge-self = 不能挑戰自己。想和電腦玩，請按**{ button-practise }**。
challenge-bot = { $who } 是機器人。想讓電腦入座，請按**{ button-computer }**。
challenge-unseen = { $who } 看不到這個頻道。
challenge-refused = { $who } 不能在這裡玩。
challenge-sit = 這裡已經有一桌了。請先入座，再挑戰 { $who }。
challenge-seated = { $who } 已經入座了。
challenge-rematch = { $who } 就在這張牌桌上。再玩一次？
challenge-asked = 已經邀請過 { $who } 了。
challenge-declined = { $who } 已經拒絕了。
challenge-soon = 你剛挑戰過 { $who }，過幾分鐘再試。
closed-until-match-ends = 這場比賽坐滿了。比賽結束後可以加入。
table-full = 牌桌滿了（{ $most } 人）。
table-closed = 這張牌桌已經關閉。
control-unknown = 那個按鈕太舊了，請用最新的訊息。
table-set-aside = **這張牌桌先擱著：** 這個版本的機器人讀不了它。什麼都沒遺失。{ $host } 或頻道管理員可以和原班人馬重開，或者關桌。
restarting = 🔧 正在重新啟動。遊戲馬上繼續，誰都不損失時間。
nobody-to-wait-for = 沒有別人要等。
you-are-waited-for = 大家在等你。只有別人能幫你加時間。
waited-enough = 時間已經夠多了。
gave-enough = 這一手你已經加過 { $count } 次時間。同桌的其他人還可以加。
take-back-late = 太遲了：已經有人出手了。
take-back-forbidden = 這桌不能悔牌：{ $host } 關掉了。
no-computer-there = 那個座位已經不空了。
seat-is-out = 那個座位這一局已經不能接手了。按 **{ button-join }**，從下一局開始玩。
back-with-next-deal = 你已經在這場比賽裡了，要到下一局才能回來：按 **{ button-join }**。
only-host = 只有桌主 { $host } 可以這麼做。
only-host-starts = 由桌主 { $host } 按「{ button-start }」。如果 { $host } 一直沒有動靜，<t:{ $at }:R>你就可以按。
host-is-here = 桌主是 { $host }。{ $host } 十分鐘沒有動靜，你就可以接手：<t:{ $at }:R>。
only-host-stops = 要關桌請找桌主 { $host }。一直沒動靜的話，誰都可以關：<t:{ $at }:R>。
only-host-stops-deal = 要關桌請找桌主 { $host }。這局打完、十分鐘沒動靜後，誰都可以關。
deal-is-running = 已經在打一局了。
cannot-start = 還不能開始：{ $why }
too-few-players = { $exact ->
    [yes] { $game }需要 { $need } 名玩家
   *[no] { $game }至少需要 { $need } 名玩家
 }：還差 { $more } 名{ $fill ->
    [yes] ，或者**{ button-computer }**
   *[no] {""}
 }。
too-few-forms = 或者按現在的人數玩：
too-many-players = { $game }最多 { $most } 名玩家。多出來的：{ $who }。{ $computers ->
    [yes] 請移除電腦（**{ button-table }**）。
   *[no] 得有人休息（**{ button-table }**）。
 }
swap-too-many = { $game }最多 { $most } 人。{ $who } 會沒位子：得有人先休息（**{ button-table }**）。
rules-clash = 這些規則不能一起用：{ $why }
house-rule-form = 看不懂「{ $typed }」。請寫成「選項=值」，用逗號隔開。
rule-unknown = 沒有「{ $typed }」這條自訂規則。{ $near ->
    [none] 輸入規則裡的一個詞，再從清單裡選。
   *[other] 你是指 { $near } 嗎？
 }
channel-taken = 這個頻道已經有一桌了。
table-is-here = 這裡已經有一桌：[{ $game }]({ $link }) · 桌主 { $host }{ $stage ->
        [deal] { " " }· 正在打一局
        [lobby] { " " }· 還沒開始
       *[other] { " " }· 兩局之間
    }
closable-at = 一直沒動靜的話，<t:{ $at }:R> 你就可以關桌。
away-server = 我不在這個伺服器。管理伺服器的人可以把我加進來。
away-chat = 我進不了這個聊天。請把我加到伺服器。
button-add-bot = 加到伺服器
permissions-missing = 我在這個頻道需要這些權限：{ $named }。
permission-view-channel = 檢視頻道
permission-send-messages = 發送訊息
permission-send-messages-in-threads = 在討論串中傳送訊息
permission-embed-links = 嵌入連結
permission-attach-files = 附加檔案
permission-create-public-threads = 建立公開討論串
own-permissions-missing = 要這樣做，你在這個頻道需要這些權限：{ $named }。
place-unseen = 你看不到這桌的頻道了。
command-limited = 你在這裡不能用 `/{ $command }`，這個按鈕也一樣。
no-such-game = 我不認識「{ $game }」這個遊戲。看看 `/{ name-rules }`。
typed-unreadable = 看不懂「{ $typed }」。試試 7 7、7s7d 或 一對 7。
typed-which = 符合的不只一手：{ $choices }。打其中一個。
typed-not-held = 你手上沒有 { $cards }。
typed-too-few = 你手上只有{ $held }張 { $card }，沒有{ $wanted }張。
typed-several = { $card }

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] 你沒有牌了。
    [1] **你的最後一張牌：**
   *[other] **你的 { $count } 張牌：**
 }
words-backwards = 逆時針出牌 ↺
words-seat = { $who }：{ $about }
words-you = 你
words-you-against = 你
hands-in-channel = 在這裡玩：按牌桌下方的 **{ button-hand }**。

### A player's settings
settings-title =
    ### 你的設定
    -# 每個伺服器都一樣。
chosen = ✓ { $label }
prefer-sent = **手牌顯示在哪裡**
prefer-sent-default = 跟隨伺服器
prefer-sent-default-here = 和這裡一樣：{ $place }
prefer-sent-dm = 私人訊息
prefer-sent-channel = 牌桌下方
prefer-sent-both = 兩者都要
prefer-sorting = **手牌怎麼排**
prefer-sorting-rank = 照點數
prefer-sorting-suit = 照花色
prefer-deck = **牌面樣式**
prefer-deck-four = 四色
prefer-deck-two = 雙色
prefer-deck-safe = 色盲友善
prefer-deck-dark = 深色
prefer-deck-contrast = 高對比
prefer-deck-animals = 動物
prefer-deck-pixel = 像素
deck-which = 牌面樣式
prefer-pictures = **圖片還是文字**（文字適合螢幕閱讀器）
prefer-pictures-yes = 圖片
prefer-pictures-no = 文字
# Above the settings, once Words is pressed.
prefer-words-chosen = 現在都用文字。提醒設為**{ prefer-pinged-at-once }**，下面可以改。
prefer-pinged = **輪到我時提醒我**
prefer-pinged-at-once = 馬上
prefer-pinged-soon = 8 秒後
prefer-pinged-late = 20 秒後
prefer-pinged-reminded = 時間過半時
prefer-auto-pass = 沒牌可出時**自動過**
prefer-auto-pass-yes = 是
prefer-auto-pass-no = 否
prefer-turn-factor = **我的回合時間**
prefer-turn-factor-1 = 與本桌相同
prefer-turn-factor-2 = 兩倍
prefer-turn-factor-4 = 四倍
prefer-option = { $heading }：{ $label }
prefer-avatar = 在圖片中**顯示我的頭像**

prefer-avatar-yes = 是

prefer-avatar-no = 否
prefer-hidden = **在排行榜**和以往牌局中顯示我。牌桌上總能看到和誰一起玩；這裡只管會留下的或以後被查看的內容。
prefer-hidden-which = 顯示我？
prefer-hidden-no = 是
prefer-hidden-names = 不顯示名字
prefer-hidden-all = 完全不顯示

prefer-language = **我的語言**
prefer-language-which = 哪一種語言？
prefer-language-as-discord = 和我的 Discord 一樣

### What a server allows
only-role-hosts = 只有 { $role } 可以在這個伺服器開桌。
game-not-here = 這個伺服器關閉了 { $game }。可以玩：{ $allowed }。
no-more-tables = 已經開了 { $most } 桌，這個伺服器最多這麼多。用 `/{ name-game } { name-game-tables }` 看哪桌可以加入。
banned = 你被禁止參加這個伺服器的牌桌；只有管理伺服器的人能解除。
banned-because = 你被禁止參加這個伺服器的牌桌；只有管理伺服器的人能解除。原因：{ $reason }
blocked = 你不能用這個機器人玩：營運者封鎖了你。
blocked-because = 你不能用這個機器人玩：營運者封鎖了你。原因：{ $reason }
blocked-server = 這個伺服器不能使用這個機器人：營運者封鎖了這個伺服器。
support = 有問題？{ $where }
only-channels = 這裡只能在 { $allowed } 開桌。
channels-unseen = 能開桌的頻道你都看不到。請問問管理伺服器的人。
hosts-enough = 你在這裡已經是 { $most } 桌的桌主：{ $where }。請關掉一桌，或讓別人當桌主（**{ button-table }**）。
heir-hosts-enough = { $who } 在這裡當桌主的牌桌已到上限。請選別人。

### The settings of a server
server-title =
    ### 伺服器設定
    -# 時間從下一局起生效，其他馬上生效。
server-choose = 選擇
server-language = 頻道裡的**語言**
server-language-as-discord = 和伺服器一樣
server-hosts = **誰可以開桌**
server-hosts-all = 所有人
server-families = 這裡可以玩的**遊戲**
server-turn = **每次出牌的時間**
server-bank = 每人每局的**備用時間**
server-sent = 沒在 `/{ name-settings }` 裡選過的玩家的**手牌**
server-most = 同時開的**牌桌**數
server-threads = 牌局就**在頻道裡**打
server-threads-on = 每個牌局有**自己的討論串**
server-threads-yes = 使用討論串
server-threads-no = 不用討論串
server-tables = 開著的牌桌
server-page-play = 牌局
server-page-people = 成員
server-page-rules = 規則
server-page-seasons = 賽季

server-page-log = 紀錄
server-page-title = ### 這個伺服器的設定 · { $page }
server-channels = 可以開桌的**頻道**；討論串算作所在頻道
server-channels-all = 任何頻道
server-hosted = 一位桌主同時可開的**牌桌**數
server-ping = 開桌時我提及的**身分組**，成員可以自己領取
server-ping-none = 沒有身分組
server-ping-every = 兩次提及之間的最短**間隔**
server-history = 已結束牌局的**牌和出牌過程**保留多久

server-crown = 總統的**身分組**：授予上一局的贏家
server-season = 排行榜的**賽季**

server-season-none = 沒有賽季

server-season-month = 一個月

server-season-quarter = 三個月

server-season-hand = 由管理員結束

server-zone = **時區**：{ $zone }。用 `/{ name-server } zone:` 變更。

server-zone-about = **時區**

server-daily = **每日一局**：每天午夜發布前一天最佳的頻道

server-daily-none = 不發每日訊息

server-no-zone = 沒有「{ $typed }」這個時區。請從清單中選擇。

server-season-ended = **賽季結束**

server-season-back = 結束後**繼續的賽季**


server-savers = 除管理伺服器的人以外，**誰可以儲存規則**
server-saver-role = 可以儲存規則的**身分組**
server-saver-none = 沒有身分組
server-rates = **等級分**與自訂規則
server-rates-no = 只有不用自訂規則的牌局計等級分
server-rates-yes = 用自訂規則的牌局也計等級分
server-threads-about = **討論串**
savers-all = 所有人
savers-hosts = 進行中牌桌的桌主
savers-role = 一個身分組
button-bans = 禁止名單
button-ping-post = 在這裡放按鈕
button-saved-rules = 已存規則
button-to-settings = 設定
tables-any = 不限
tables-at-once = { $count } 桌
time-as-set-up = 預設
time-seconds = { $count } 秒
time-minutes = { $count } 分鐘
time-hours = { $count } 小時
time-days = { $count } 天

time-always = 一直保留

tables-title = { $count ->
        [0] ### 這個伺服器沒有開著的牌桌
       *[other] ### 開著 { $count } 桌
    }
tables-line = { $channel } · { $game } · { $count } 位玩家，桌主 { $host }{ $running ->
    [yes] {" "}· 正在打
   *[no] {""}
 }
overrule-close-about = **關閉**：正在打的這局不算，打完的都算。
overrule-reset-about = **重開**：原班人馬、同樣的規則，在這裡開新的一桌。
overrule-close = 關閉
overrule-reset = 重開
button-back = 返回
button-more = 更多
only-admins = 只有管理伺服器的人可以這麼做。
bans-title = { $count ->
        [0] ### 沒有人被禁止
       *[other] ### { $count } 人被禁止參加這裡的牌桌
    }
bans-choose = 禁止誰
button-lift = 解除
button-ban = 禁止
button-ban-because = 禁止並寫明原因
button-ban-by-id = 用 ID 禁止
ban-line = **{ $whom }** · { $who } 禁止，<t:{ $at }:d>
ban-line-because = **{ $whom }** · { $who } 禁止，<t:{ $at }:d>：{ $reason }
ban-about = **禁止 { $whom }** 參加這個伺服器的所有牌桌？座位會空出來，就像 { $whom } 徹底離開一樣；正在打的一局由電腦接著打。解除之前一直有效。
ban-made = { $whom } 被禁止參加這個伺服器的牌桌。
ban-lifted = { $whom } 又可以在這裡玩了。
ban-oneself = 不能禁止自己。
ban-the-bot = 機器人不在任何牌桌上玩。
ban-nobody = 沒有人是這個 ID。
ban-no-id = 這不是 ID。在 Discord 開啟開發者模式後，成員的選單裡會有「複製使用者 ID」。
ban-id-about = 對已經離開這個伺服器的人也有效。
ban-reason-about = 本人和管理伺服器的人都會看到。
form-ban = 禁止參加所有牌桌
form-ban-id = 對方的 ID
form-reason = 原因
saved-rules-title = { $count ->
    [0] ### 這裡沒有存過規則
   *[other] ### 這裡存了 { $count } 套規則
 }
saved-rules-line = **{ $name }** · { $game } · { $author }
saved-rules-choose = 選擇儲存的人
saved-rules-by = { $count } 套規則
saved-rules-of = **{ $author }** 存了 { $count } 套規則：
saved-rules-dropped = { $count ->
    [0] 沒有 { $author } 存的規則可刪。
   *[other] 刪除了 { $author } 的 { $count } 套規則。
 }
button-delete-all-of = { $count ->
    [1] 刪除
   *[other] 刪除全部 { $count } 套
 }
log-about = -# 最新的在最前面。超過 90 天的不保留。
log-empty = 還沒有紀錄。

button-flags = 異常提示

flags-title = ### 異常提示

flags-about = -# 計分牌局中偶然很少能解釋的事實。它們不證明什麼，也不會自動帶來後果。

flags-none = 沒有異常。

flags-ahead = - { $game }：**{ $who }** 排在 **{ $other }** 前面，比等級分預期多 { $number } 次（共 { $deals } 局）。

flags-together = - { $game }：**{ $who }** 與 **{ $other }** 同桌時，兩人勝過其他人的比例比平時高 { $number }%（共 { $deals } 局）。

flags-few = - { $game }：**{ $who }** 在 { $deals } 局 中得 { $number } 分，大多來自 **{ $other }**。

flags-left = - { $game }：**{ $who }** 在有人中途離開的牌局中得 { $number } 分（共 { $deals } 局）。

flags-more = -# +{ $count }

only-host-flags = 只有這桌的桌主能看異常提示。
log-removed = { $who } 把 **{ $whom }** 請離了 { $channel } 的牌桌。
log-handed-over = { $who } 讓 **{ $whom }** 當了 { $channel } 的桌主。
log-took-over = { $who } 接替 **{ $whom }** 當了 { $channel } 的桌主。
log-stopped = { $own ->
    [yes] { $who } 結束了 { $channel } 的牌桌。
   *[no] { $who } 結束了 **{ $whom }** 在 { $channel } 的牌桌。
 }
log-asked-stop = { $who } 提議結束 { $channel } 的一局。
log-agreed-stop = { $channel } 的一局由玩家結束：**{ $whom }** 提議，{ $who } 最後同意。
log-changed-game = { $who } 把 { $channel } 的遊戲換成了 **{ $about }**。
log-started-over = { $own ->
    [yes] { $who } 重開了 { $channel } 的牌桌。
   *[no] { $who } 重開了 **{ $whom }** 在 { $channel } 的牌桌。
 }
log-setting = { $who } 修改了設定：{ $about }
log-banned = { $who } 禁止了 **{ $whom }**。
log-lifted = { $who } 解除了對 **{ $whom }** 的禁止。
log-voided = { $who } 作廢了 { $channel } 的一局：**{ $about }**
log-restored = { $who } 恢復了 { $channel } 的一局：**{ $about }**
log-proposed-void = { $who } 提議作廢 { $channel } 的一局：**{ $about }**
log-proposed-restore = { $who } 提議恢復 { $channel } 的一局：**{ $about }**
log-agreed = { $who } 在 { $channel } 同意 **{ $whom }** 的提議：**{ $about }**
log-passed-void = { $channel } 的一局由玩家作廢：**{ $about }**。**{ $whom }** 提議，{ $who } 最後同意。
log-passed-restore = { $channel } 的一局由玩家恢復：**{ $about }**。**{ $whom }** 提議，{ $who } 最後同意。
log-deleted-rules = { $who } 刪除了 { $whom } 的規則 **{ $about }**。
log-deleted-all = { $who } 刪除了 **{ $whom }** 儲存的全部規則（{ $about }）。
ping-ready = 開桌時我會提及 { $role }，成員按按鈕就能領取。
ping-unmentionable = 我不能提及 { $role }。請在身分組設定裡允許所有人提及，或給我**提及所有人**的權限。
ping-no-manage-roles = 我不能把它給成員：需要**管理身分組**的權限。
ping-role-above = 我不能把 { $role } 給成員。請在身分組清單裡把 { $own } 拖到它上面。
ping-role-powerful = 我不會把 { $role } 給成員：它的權限比所有人都多。請選沒有權限的身分組。
ping-role-gone = 這個身分組已經沒有了。請用 `/{ name-server }` 選另一個。
crown-ready = 我把 { $role } 授予上一局的總統，每 5 分鐘最多變動一次。

ping-role-unfit = 請選可以給人的身分組：不能是 @everyone，也不能是機器人的。
ping-role-opens = { $role } 能開啟頻道。只有能管理身分組的人可以讓成員領取它。
ping-none-here = 這個伺服器沒有開桌通知的身分組。
ping-not-given = { $why } 請告訴管理伺服器的人。
ping-refused = Discord 不讓我變更 { $role }。請告訴管理伺服器的人。
ping-on = 你有 { $role } 了：開桌時我會提及它。再按一次就退回。
ping-off = 你不再有 { $role }。
ping-post = 🔔 **想知道什麼時候開桌嗎？** 按按鈕領取到時我會提及的身分組，再按一次就退回。
ping-opened = 🔔 { $role }：**{ $game }** 開桌了。
button-ping = 開桌通知我

### First steps
hello =
    👋 **在這裡找我開牌局：**{ $games }。
    { "**" }{ button-open-table }**，朋友按 **{ button-join }** 就進來；**{ button-practise }**馬上和電腦打。
    手牌用私人訊息傳給你，別人看不到。
hello-admins = 管理這個伺服器的人用 `/伺服器` 設定我。
hello-privacy = `/隱私` 會顯示我儲存了哪些關於你的資料。
button-open-table = 開一桌
open-which = ### 玩哪個遊戲？
open-known = { $why ->
    [settled] 這裡常玩的遊戲
    [last] 上次在這裡玩的遊戲
   *[most] 本伺服器玩得最多的遊戲
 }{ $changed ->
    [yes] （規則有改動）
   *[no] {""}
 }
button-practise = 獨自練習
practice-there = 你已經在練習 { $game } 了。
button-go-on = 繼續
button-practise-anew = 重新開始
practice-dealt = 發好牌了！牌在你的私人訊息裡。
practice-here = 你的牌在下面。
button-to-cards = 我的牌
practice-dms-closed = 練習在私人訊息裡進行，但我沒辦法傳訊息給你。請開放（伺服器名稱 → 隱私設定 → 私人訊息）後再試。
practice-dms-refused = 練習在私人訊息裡進行，但 Discord 暫時不讓我傳訊息給你。要在頻道裡玩：`/{ name-game } { name-game-start }`，再按 **{ button-computer }**。
cards-under-way = 你的手牌正在送出，幾秒後再試。
practice-going-on = -# 練習：不計入排行榜。
daily-going-on = -# 第一次嘗試計入當日榜和連續天數，不計入排行榜。
daily-title = { $date } 每日一局 · { $game }
daily-once = 只算第一次。這一天結束：{ $until }。
daily-again = 這次不算：每天只算第一次。
daily-instead = 今天的一局會取代那張桌子。
daily-unfinished = 你的第一次沒有及時打完，所以這局不算。
daily-not-done = 你還沒有打完這一局。
daily-own-landlord = { $won ->
    [yes] **你當地主贏了：{ $points }。**
   *[no] **你當地主輸了：{ $points }。**
 }
daily-own-farmer = { $won ->
    [yes] **你打贏了地主：{ $points }。**
   *[no] **你輸給了地主：{ $points }。**
 }
daily-own-alone = { $won ->
    [yes] **你一個人打贏了：{ $points }。**
   *[no] **你一個人打輸了：{ $points }。**
 }
daily-own-others = { $won ->
    [yes] **你們打贏了單打的人：{ $points }。**
   *[no] **你們輸給了單打的人：{ $points }。**
 }
daily-own-game = { $won ->
    [yes] **你贏了。**
   *[no] **你輸了。**
 }
daily-own-points = { $place ->
    [1] **你贏了，{ $players } 人中第 1 名：{ $points }。**
   *[other] **{ $players } 人中第 { $place } 名：{ $points }。**
 }
daily-own-place = { $place ->
    [1] **你贏了，{ $players } 人中第 1 名。**
   *[other] **{ $players } 人中第 { $place } 名。**
 }
daily-average = 電腦拿這副牌平均得 { $average }。
daily-average-penalties = { $count ->
    [one] 罰 1 分；電腦平均罰 { $average } 分。
   *[other] 罰 { $count } 分；電腦平均罰 { $average } 分。
 }
daily-penalties = { $count ->
    [one] 罰 1 分
   *[other] 罰 { $count } 分
 }
daily-average-place = 電腦拿這副牌平均第 { $average } 名。
daily-average-wins = 電腦拿這副牌的勝率是 { $average }%。
daily-streak = 連續 { $days } 天 🔥
daily-legend = 🟩 自己贏的一輪 · ⬜ 別人贏的一輪 · 🏁 出完牌
daily-copy = 要分享到別處，複製這段：
daily-share = Gamenight { $date } 每日一局 · { $game }
daily-board = { $date } 的最佳
daily-board-here = 當日最佳
daily-secret = { $date } 的牌：種子 `{ $seed }`，指紋 `{ $proof }`。用 `/verify code:{ $code }` 查證你的局。
daily-rules = 這裡每個人的牌和電腦都一樣。只算第一次。這一天結束：{ $until }。
daily-fixed = 今天種子的指紋：`{ $proof }`。明天的：`{ $next }`
daily-server = 請在伺服器裡用 `/daily`：每個伺服器的牌都不同。
daily-no-hint = 每日一局沒有提示。
daily-secret-later = 這一天的種子要等當天結束才公布。
daily-post-waits = 我還不能在 { $where } 發訊息。給我那裡的 { $named } 權限，貼文就會自動發出。
daily-post-next = 今天的牌局已經發布。下一次發布：{ $until }。
daily-post-later = Discord 沒有回應。第一則貼文幾分鐘後發出。
button-daily = 打今天的一局
button-daily-again = 再打一次
button-daily-copy = 複製文字
button-daily-share = 分享
button-daily-score = 每日一局
primer = -# 👋 **{ $game }：** { $goal }
    -# 從大到小：**{ $order }**{ $more }
    -# { $how ->
        [equal] 出同樣張數、一樣大或更大的牌。
        [larger] 出同樣張數、更大的牌，或更多張的一組。
       *[higher] 出同樣張數、更大的牌。
    }{ $tip ->
        [stuck] 沒有牌壓得過：按 **{ button-pass }**。
        [lead] 沒主意就按 **{ button-hint }**。
        [none] {""}
        [wait] 想等就按 **{ button-pass }**。
       *[idea] 想等就按 **{ button-pass }**，沒主意就按 **{ button-hint }**。
    }
primer-goal-alone = { $landlord ->
    [yes] 叫分搶地主，{ $others ->
        [2] 一打二
       *[other] 一打{ $others }
    }。
   *[no] 叫分最高的人{ $others ->
        [2] 一打二
       *[other] 一打{ $others }
    }。
 }先出完牌的一方獲勝。
primer-goal-teams = 你和搭檔一起贏。把牌出完。
primer-goal-titles = 把牌出完。第一名：{ $best }，最後一名：{ $worst }。
primer-goal-places = 把牌出完，越早越好。
primer-goal-first = 第一個出完牌就贏。
primer-goal-left = 第一個出完牌就贏。剩得越少越好。
primer-brief = -# 👋 { $goal }從大到小：**{ $order }**
primer-goal-alone-brief = 先出完牌的一方獲勝。
primer-goal-teams-brief = 和搭檔一起把牌出完。
primer-goal-titles-brief = 先出完牌：{ $best }。
primer-goal-places-brief = 盡快把牌出完。
primer-goal-first-brief = 第一個出完牌就贏。
primer-goal-left-brief = 第一個出完牌就贏。
primer-bombs = 💣 壓過一切：{ $kinds }
primer-chops = 💣 壓過 2：{ $kinds }
primer-wild = 可以當別的牌：{ $cards }
primer-power = 單張壓過任何一組：{ $cards }
primer-fewer-twos = 用 2 可以少出一張
primer-revolution = 四張相同會顛倒大小
primer-ends = 結束這一輪：{ $cards }
lesson-five = -# 💡 **五張牌型**從小到大：{ $kinds }。
lesson-five-any = -# 💡 **五張牌型：** { $kinds }。
lesson-run = -# 💡 **順子：** 至少 { $least } 張點數相連，花色不限。
lesson-with-example = { $lesson }你手裡有{ $play }。

### Browsing the rules
browse-title = ### 遊戲和規則
browse-own = ✎ **你自己的規則** · { $game }：{ $changes }
browse-about-pr = 先出完的當總統；最後一名當草民，要交好牌
browse-about-bt = 單張、對子、三條和五張的撲克牌型；2 最大
browse-about-df = 日式大富豪：從大貧民一路打到大富豪
browse-about-th = 越南的 Tiến Lên：同點、順子，炸彈斬 2
browse-about-dd = 一個地主打兩家；每個炸彈加倍
browse-about-b3 = 3 最大；叫分後一打二
browse-found = { $count ->
        [0] ### 找不到「{ $typed }」
       *[other] ### 「{ $typed }」：{ $count } 個結果
    }
button-all-of = 全部 { $count } 種
button-search = 搜尋
form-search = 找遊戲或規則
search-about = 遊戲的名字、人數（「3 人」），或規則裡的詞（「兩副牌」）。
search-field = 你在找什麼？
browse-games = 選一個遊戲
browse-rules = 選一條自訂規則
rule-typed = 用它開桌：`/{ name-game } { name-game-start } { name-game-start-house-rules }:{ $option }=` 加上面的一個值。
browse-family = ### { $game }：{ $count } 種玩法
browse-played = { $count ->
    [0] ### 這個伺服器還沒玩過任何遊戲。
   *[other] ### 這裡最常玩
 }
browse-saved = { $count ->
        [0]
            ### 這個伺服器還沒存過規則。
            選一個遊戲，改規則，再儲存。
       *[other] ### 我們自己的規則
    }
browse-deals = { $count } 局
button-played = 這裡最常玩
button-saved = 我們的規則
button-games = 所有遊戲
button-play-this = 在這裡玩這個
button-use-rules = 用在我們這桌
button-edit = 修改規則
button-share = 分享
button-channel-default = 設為這裡的預設
button-delete = 刪除
saved-named = ### ★ { $name }

### The editor of a table's rules
editor-title = ### 你這桌的規則：{ $game }
editor-title-own = ### 你自己的規則：{ $game }
    -# 在開玩、儲存或分享之前，只有你看得到。
editor-and-more = …還有 { $count } 項
editor-clashes = ⚠️ **這些規則不能一起用。** 改好之前不能開始，別人看到的是上一版能用的規則。
editor-clashes-own = ⚠️ **這些規則互相衝突。** 繼續改：改好之前不能玩、儲存或分享。
editor-take-back = 復原一項修改
editor-topics = 選一個主題
editor-changed = 改了 { $count } 項
editor-own = 沒有改
rule-span = { $low } 到 { $high }
players-in-all = { $count } 人
button-type = 輸入數值
button-undo = 復原這項
button-reset = 全部重設
button-other-game = 換遊戲
button-save = 儲存
button-sheet = 規則表
form-rule = 自訂規則
form-value = 你的答案
form-name = 名稱
form-save = 儲存這些規則
save-about = 這個伺服器的人都能在 **/{ name-rules }** 和 **/{ name-game } { name-game-start }** 用名稱選到它。
saved = 已存為 **{ $name }**。
share = 代碼：**{ $code }**。在哪個伺服器都能用：`/{ name-game } { name-game-start } { name-game-start-code }:{ $code }` 開桌，`/{ name-rules } { name-rules-code }:{ $code }` 看規則。
channel-default-set = 這裡的 `/{ name-game } { name-game-start }` 現在會照這套規則開 **{ $game }**。再按一次就取消。
channel-default-no-more = 這個頻道沒有預設遊戲了。
lobby-unsettled = ✎ { $host } 還在改規則，改好才能開始。
next-rules = { $count ->
    [0] 下一場比賽：**{ $game }**。
   *[other] 下一場比賽：**{ $game }**，{ $count } 條自訂規則。
 }
save-dropped = 已刪除 **{ $name }**。想找回來就用代碼 { $code }。
save-nameless = 先幫規則取個名字。
save-too-many = 這個伺服器已經存了 { $most } 套規則。先刪一套。
save-taken = **{ $name }** 已經有人用了（{ $author }）。換個名稱吧。
save-not-yours = 只有作者或管理伺服器的人可以刪除這套規則。
save-enough = 你在這裡存了 { $most } 套規則，到上限了。先刪一套：`/{ name-rules }` 的 **{ button-saved }**。
save-only-hosts = 這個伺服器只有進行中牌桌的桌主可以儲存規則。
save-only-role = 這裡只有 { $role } 和管理伺服器的人可以儲存規則。
save-only-managers = 這裡只有管理伺服器的人可以儲存規則。
only-channel-managers = 只有管理這個頻道的人可以定預設遊戲。
nothing-to-undo = 沒有可復原的。
rules-stand = 這場比賽結束前不能改規則。
draft-clashes = 這些規則不能一起用：{ $why }
draft-gone = 改過的規則我只留一天，這套已經沒有了。用 `/{ name-rules }` 重新開啟。
rule-value = 「{ $typed }」不行。{ $why }
rule-value-near = 「{ $typed }」不行。{ $why }你是指 { $near } 嗎？
too-slow = 太慢了。請再按一次。
code-mistyped = 代碼裡有字打錯了。代碼只有數字 2 到 9 和字母，沒有 I、O、U。
code-length = 這個代碼有 { $count } 個字元；這樣的代碼應有 { $right } 個。
code-doubtful = 這個代碼有一個字元錯了，或少了一個：我讀到 { $count } 個。
code-newer = 這個代碼要更新版本的我才能用。
code-game-gone = 這個代碼的遊戲我已經沒有了：「{ $game }」。
code-rule-gone = 這個代碼裡有一條我已經沒有的自訂規則：「{ $rule }」。

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = 叫分最高的人拿底牌，一打二；底分就是他叫的分。
ask-cut-about = 切牌：從上面切幾張？
call-deal = 發牌
call-deal-about = 輪到你發牌。要洗牌、請人切牌的話，先做完再發。
call-shuffle = 洗牌
call-shuffle-about = 第一名先洗牌、請人切牌，再發牌。漏一步算犯規。
call-offer-cut = 請人切牌
call-offer-cut-about = 發牌前先讓最後一名切牌。
call-redeal = 要求重發
call-redeal-about = 牌太爛，可以要求重發。大家會知道是你的牌。
call-trade = 換牌
call-trade-about = 你有最小的牌。拿它換中間那張……
call-keep = 不換
call-keep-about = ……或留著它。
call-accept = 同意
call-accept-about = 就照提出的互換這兩張牌。
call-done = 不換了
call-done-about = 不再換牌。沒人接受的提議作廢。
call-last-card = 最後一張！
call-last-card-about = 趁下一家還沒行動先喊。沒喊就贏的，要替所有人賠。
call-clear-table = 清桌
call-clear-table-about = 只有最後一名清桌。故意去清，下一局當最後一名。
call-on-purpose = 故意的
call-on-purpose-about = 你清桌是故意的……
call-by-mistake = 不小心
call-by-mistake-about = ……還是不小心？
call-forfeits = 我願意受罰
call-forfeits-about = 讓第一名給你出個輕鬆的任務嗎？
forfeit-tea = 任務：倒茶
forfeit-verse = 任務：唱一段歌
forfeit-joke = 任務：講笑話
forfeit-about = 最後一名願意受罰：這局可以出一個輕鬆的任務。
told-deal = { $who } 發牌。
told-shuffle = { $who } 洗牌。
told-offer-cut = { $who } 請人切牌。
told-fault = { $who } 發牌犯規。
told-redeal = { $who } 牌太爛，要求重發。
told-trade = { $who } 用最小的牌換了中間那張。
told-keep = { $who } 留著最小的牌。
told-accept = { $who } 同意了。
told-done = { $who } 不換了。
told-last-card = { $who } 喊：**最後一張！**
told-clear-table = { $who } 清桌。
told-on-purpose = { $who } 說是故意的。
told-by-mistake = { $who } 說是不小心的。
told-forfeits = { $who } 願意受罰。
told-forfeit-tea = { $who } 出的任務：倒茶。
told-forfeit-verse = { $who } 出的任務：唱一段歌。
told-forfeit-joke = { $who } 出的任務：講笑話。
told-dragon = { $who } 拿到一條龍：每種點數各一張！
told-four-twos = { $who } 拿到四張 2。
told-four-threes = { $who } 拿到四張 3。

### Trading
hand-give-highest = 🟡 **給 { $who } 你最大的 { $count } 張牌。** 一樣大的由你選 · <t:{ $due }:R> 時間到。
hand-offer = 🟡 **提出一張牌給 { $who }。** 你們要談好換哪張，提了什麼大家都看得到 · <t:{ $due }:R> 時間到。
hand-haggle = 🟡 { $who } 想用 **{ $theirs }** 換你的 **{ $mine }**。同意，或改提別的牌 · <t:{ $due }:R> 時間到。
hand-swap = 🟡 **和 { $who } 換牌：** 提幾張都行（只有 { $who } 看得到），不提也行 · <t:{ $due }:R> 時間到。
hand-swap-back = 🟡 { $who } 提出 **{ $theirs }**。給 { $count } 張來換，或者不換了 · <t:{ $due }:R> 時間到。
pick-any = 選要提出的牌
offer-cards = 提出 { $cards }
offer-again = 再提 { $cards }
you-offered = 你提出了 **{ $cards }**。
you-offered-none = 你沒有提出任何牌。
drawn-last = 你剛摸到 **{ $cards }**。
only-you-see = 中間的牌，只有你看得到：**{ $cards }**。
turn-trade = 等 { $who } 換牌 · <t:{ $due }:R> 時間到。
turn-bid = 等 { $who } 叫分 · <t:{ $due }:R> 時間到。
turn-cut = 等 { $who } 切牌 · <t:{ $due }:R> 時間到。
ping-trade = { $who }，和 { $partner } 換牌 · <t:{ $due }:R> 時間到

### How a deal stands
play-counts-as = { $play }（當 { $stands }）
seat-cards-hidden = ? 張
seat-closed-out = 🔒 這一輪不能再出
dealt-again = 重新發牌：上一局不算。
seen-by-all = 翻開的牌：**{ $cards }**。
bids-so-far = { $bids }
bid-of = { $who } 叫 { $amount } 分
bid-of-own = 你叫 { $amount } 分
bid-none = { $who } 不叫
bid-none-own = 你不叫
plays-alone = **{ $who }**{ $landlord ->
    [yes] （地主）
   *[no] {""}
 } 對 { $others } · 底分 **{ $stake }**
plays-alone-own = **你**{ $landlord ->
    [yes] 是地主，
   *[no] {""}
 }對 { $others } · 底分 **{ $stake }**
team = 同隊：{ $who } · { $cards }
partners = 搭檔：{ $pairs }
stake = 底分：**{ $stake }**
stock-left = { $count ->
        [0] 補牌堆空了。
       *[other] 補牌堆：{ $count } 張
    }
pile = -# 之前出過：{ $cards }
cards-left = 剩牌：{ $counts }
closed-out = 🔒 這一輪不能再出：{ $who }
passed-so-far = 過牌：{ $who }

### The log
button-log = 紀錄
button-proof = 洗牌證明
proof-title = ### 洗牌證明 · 第 { $number } 局
proof-about = 這副牌由機器人的種子和玩家的詞一起決定。種子的指紋（SHA-256）先放在這裡，種子在這局結束後公布。所以誰都能查證沒有換過牌；只要有玩家切牌，機器人和玩家都不能單獨決定牌。它不能證明機器人沒看過牌。

proof-shown = 指紋：`{ $proof }`
proof-seed = 種子：`{ $seed }`
proof-key = 編號：`{ $code }`

proof-words = 切牌：{ $words }

proof-word = { $who }（「{ $word }」）

proof-uncut = 沒有玩家切牌，這副牌由機器人單獨抽出。

proof-next = ### 下一局

proof-cut = 還沒切牌。開局前每個玩家都能切牌。

proof-how = `/verify` 會傳來打完的一局，和一個在瀏覽器裡查證它的網頁。

proof-page = [怎樣查證一局]({ $link })

fingerprint-next = 下一局的指紋：`{ $proof }`

fingerprint-now = 指紋：`{ $proof }`{ $next ->
    [none] { "" }
   *[other] {" "}· 下一局：`{ $next }`
    }

fingerprint-over = 指紋：`{ $proof }` · `/verify code:{ $code }`

fingerprint-dropped = 中止的一局：`{ $proof }` · `/verify code:{ $code }`

fingerprint-unused = 沒有發牌的一局：`{ $proof }` · `/verify code:{ $code }`

button-cut-deck = 切牌

button-verify = 查證上一局

form-cut = 切牌

form-word = 你的詞

cut-about = 任何詞都會加進下一次洗牌，所有人都能看到。

cut-empty = 請輸入一個詞。

cut-late = 這局已經開始，你的詞沒有加進去。

verify-fits = **第 { $number } 局公平：**開局前定好的種子{ $cut ->
    [yes] 和玩家的詞
   *[no] { "" }
    }得出的正是這些牌。

verify-matches = **第 { $number } 局和種子相符：**種子{ $cut ->
    [yes] 和玩家的詞
   *[no] { "" }
    }得出的正是這些牌。

verify-where = 它的指紋 `{ $proof }` 在 { $at } 的訊息裡{ $link ->
    [none] 。
   *[other] ：{ $link }
    }

verify-moved = 它的指紋 `{ $proof }` 在 { $at } 的訊息裡，那則訊息已經不在了。{ $link ->
    [none] { "" }
   *[other] 現在在這裡：{ $link }
    }

verify-late = 開局前沒有訊息帶著它的指紋 `{ $proof }`，最早是 { $at }。所以無法證明種子是先定好的。

verify-unshown = 沒有開局前帶著它的指紋的訊息紀錄，所以無法證明種子是先定好的。

verify-dropped = 這一局中止了，只查證到打到的地方。

verify-undealt = **編號 { $code } 沒有發過牌：**牌桌先關了。它的種子 `{ $seed }` { $fits ->
    [yes] 得出它的指紋。
   *[no] 得不出它的指紋。
    }


verify-differs = **第 { $number } 局有誤。**第 { $line } 行不同：{ $fact ->
    [commitment] 種子得不出指紋
    [seats] 座位
    [dealer] 發牌人
    [deck] 牌的順序
    [lot] 後面抽籤用的數
    [roles] 上一局的名次
    [hands] 手牌
    [drawn] 抽到的牌
    [leader] 誰先出
    [act] 規則不允許
   *[other] 按規則該有的結果
    }。

verify-record = 檔案裡有整局。網頁可以在你的瀏覽器裡查證{ $link ->
    [none] 。
   *[other] ：[怎樣查證]({ $link })
    }

verify-nothing = 這裡沒有可查證的已結束的局。

verify-word-gone = 有玩家的詞隨資料一起刪除了，這局不能再查證。

verify-unknown = 這局用的是別的版本的規則，查證不了。
history-title = ### 已結束的牌局

history-deal = **{ $game }** · 第 { $number } 局 · { $when }

history-unrated = -# 不計等級分：{ $why ->
    [house-rules] 自訂規則
    [few-people] 真人太少
    [fault] 技術故障
    [practice] 練習
    [daily] 每日牌局
    [voided] 已撤銷
    [uncontested] 打到最後的真人不足兩位
    [same-people-before] 同樣的人一天超過 { $limit } 局
   *[unknown-rules] 規則不明
 }
history-stopped = -# { $why ->
    [agreed] { $who } 結束，其他人同意
    [admin] 由管理員關閉
    [stopped] { $who } 結束
    [deleted] 頻道被刪除
    [archived] 討論串被封存
    [removed] 我被移出伺服器
   *[unread] 牌桌無法繼續
 }。不計入。

history-uncounted = -# 不計等級分，也不上排行榜：至少一半的兩人組合當天已同桌計分 { $limit } 局

history-none = 這裡沒有已結束的牌局。

history-gone = 這一局已經不在了，或者牌已被刪除。

history-stripped = -# 牌和出牌過程已被刪除。

replay-no-code = 沒有用這個代碼保留的牌局。

step = 第 { $step } 步，共 { $steps } 步

step-first = 開頭

step-back = 返回

step-on = 下一步

step-last = 結尾

button-look = 打開

button-record = 紀錄

button-verify-deal = 查證洗牌

button-void = 作廢

button-restore = 恢復
button-propose-void = 提議作廢
button-propose-restore = 提議恢復
button-agree = 同意

void-about = **作廢這一局？** 它不再計入排行榜、等級分、賽季、成就和王座。正在進行的比賽保留名次和分數。

restore-about = **恢復這一局？** 它會像之前一樣重新計入。
void-propose-about = **提議作廢這一局？** { $others ->
    [1] 對方同意之前仍然計入。
   *[other] 其他 { $others } 人中有 { $majority } 人同意之前仍然計入。
 }作廢後不再計入排行榜、等級分、賽季和成就。正在進行的比賽保留名次和分數。
restore-propose-about = **提議恢復這一局？** { $others ->
    [1] 對方同意後才計入。
   *[other] 其他 { $others } 人中有 { $majority } 人同意後才計入。
 }

void-reason-about = 原因會顯示在這一局旁邊，查看的人都能看到。

voided-by = -# { $by ->
    [players] 已由玩家作廢
    [host] 已被房主作廢
   *[admin] 已被管理員作廢
 }

voided-because = -# { $by ->
    [players] 已由玩家作廢
    [host] 已被房主作廢
   *[admin] 已被管理員作廢
 }：{ $reason }
proposal-void = { $by ->
    [host] 房主提議作廢 { $game } · 第 { $number } 局，「{ $reason }」。
   *[player] 參與的管理員提議作廢 { $game } · 第 { $number } 局，「{ $reason }」。
 }{ $others ->
    [1] 對方同意之前仍然計入。
   *[other] 其他 { $others } 人中有 { $majority } 人同意之前仍然計入。
 }
proposal-restore = { $by ->
    [host] 房主提議恢復 { $game } · 第 { $number } 局。
   *[player] 參與的管理員提議恢復 { $game } · 第 { $number } 局。
 }{ $others ->
    [1] 對方同意後才計入。
   *[other] 其他 { $others } 人中有 { $majority } 人同意後才計入。
 }
proposal-agreed = { $count ->
   *[other] 目前有 { $count } 人同意。
 }
proposal-on = { $said }（{ $server }）
proposal-voided = { $by ->
    [admin] 管理員作廢了 { $game } · 第 { $number } 局，「{ $reason }」。
   *[players] 玩家同意作廢 { $game } · 第 { $number } 局，「{ $reason }」。
 }不再計入。
proposal-restored = { $by ->
    [admin] 管理員恢復了 { $game } · 第 { $number } 局。
   *[players] 玩家同意恢復 { $game } · 第 { $number } 局。
 }重新計入。
proposal-you-agreed = { $missing ->
    [0] 你同意了，就這麼定了。
   *[other] 你同意了，還需要 { $missing } 人同意。
 }
void-no-reason = 沒有理由
proposal-over = 這件事已經定了。
proposal-own = 這是你提的。由這一局的其他玩家決定。
proposal-others = 只有這一局的其他玩家可以同意。
void-by-admin = 這是管理員的決定。只有沒參與這一局的管理員能更改。
void-alone = 沒有其他人參與這一局，只有沒參與的管理員能決定。

void-too-late = { $days ->
   *[other] 一局結束後 { $days } 天內可以作廢或恢復。
 }

void-only-host = 只有那一局的房主，或管理伺服器的人，可以這麼做。

button-keep = 保留

button-unkeep = 不再保留

kept-by = -# 保留者：{ $who }

kept-by-people = -# { $count } 人保留了這局

kept-code = 你的代碼：**{ $code }**。在哪裡都能用 `/{ name-replay } { name-replay-code }:{ $code }` 看這局，名字只在原伺服器顯示。

keep-full = 你已經保留了 { $most } 局，不能再多。請先放掉一局：`/{ name-replay }` 會列出來。

keep-ended = { $all ->
    [yes] 這局不再保留，代碼已失效。
   *[no] 你不再保留這局，你的代碼已失效。
 }


log-title = ### 紀錄 · 第 { $number } 局
log-page = {" "}· 第 { $page } 頁，共 { $pages } 頁
log-play = { $who }：{ $play }
log-passed = { $count ->
   *[other] { $who } 過牌
 }
log-nothing = 還沒發生任何事。
log-older = 較舊
log-newer = 較新
log-newest = 最新
no-log = 這桌還什麼都沒打過。
button-replay = 重播
button-replay-last = 重播上一局
replay-title = ### 重播 · 第 { $number } 局
replay-places = 從第一名起：{ $seats }。
replay-play = { $who } 出 { $play }
no-replay = 這裡還沒有打完的牌局可以重播。
replay-nothing = 這則訊息裡沒有牌局。
replay-running = 這一局還沒結束。
button-review = 我打得怎麼樣？
button-post = 發到頻道

post-by = { $who } 分享：

post-done = ✅ 已發布：{ $link }

post-already = 這個結果已經在頻道裡了。

post-nowhere = 沒有可以發布的頻道。
post-unseen = 你看不到要發布到的頻道了。

post-gone = 這場比賽已結束，新的一場已經開始。

review-title = ### 第 { $number } 局你打得怎麼樣
review-none = 👏 沒有吃虧的選擇，打得好。
review-lead = 輪到你先出。
review-bid = 叫分的時候。
review-give = 你要給牌。
review-swap = 你可以換掉最小的牌。
review-beat = 要壓過：**{ $play }**
review-yours = 你的選擇：**{ $move }**
review-better = 更好：**{ $move }** · 大約多得 { $cost }
review-best = 你最好的一手：用 **{ $move }** 壓過 **{ $play }**

review-best-lead = 你最好的一手：先出 **{ $move }**

review-worth = 比 **{ $move }** 大約多 { $cost }

review-thinking = { $count ->
   *[other] 正在回顧你的 { $count } 個決定：已看完 { $number } 個……
 }

review-points = { $amount } 分
review-places = { $amount } 個名次
review-wins = { $amount } 個勝局
review-basis = -# 你損失最大的幾次選擇，在許多符合你當時所知的牌局上試過。
review-busy = 我在想別的牌局，請過一分鐘再試。
review-substituted = 這局有一部分是電腦替你打的，沒辦法講評。
told-dealt = **第 { $number } 局** · { $who } 發牌。
told-cut = { $who } 切牌：從上面切了 { $at } 張。
told-gave-cards = { $giver } 給了 { $taker } **{ $cards }**。
told-gave = { $giver } 給了 { $taker } { $count } 張牌。
told-took-cards = { $who } 拿了 **{ $cards }**。
told-took-cards-own = 你拿了 **{ $cards }**。
told-took = { $who } 拿了 { $count } 張底牌。
told-traded = { $who } 用 **{ $returned }** 換了 **{ $cards }**。
told-traded-own = 你用 **{ $returned }** 換了 **{ $cards }**。
told-looked-at = { $who } 看到中間的 **{ $cards }**。
told-looked = { $who } 看了中間那張牌。
told-drew-card = { $who } 摸到 **{ $cards }**。
told-drew = { $who } 摸了一張牌。
told-restocked = 用之前各輪的 { $count } 張牌補了補牌堆。
told-alone = { $who } 一打二，底分 { $stake }。
told-doubled = 翻倍！
told-out-of-time = ⏳ { $who } 的時間到了。
told-taken-back = { $who } 悔牌了。
told-offered-cards = { $giver } 向 { $taker } 提出 **{ $cards }**。
told-offered = { $giver } 私下向 { $taker } 提出 { $count } 張牌。
told-offered-cards-own = 你向 { $taker } 提出 **{ $cards }**。
told-offered-own = 你私下向 { $taker } 提出 { $count } 張牌。
told-offered-cards-to-own = { $giver } 向你提出 **{ $cards }**。
told-offered-to-own = { $giver } 私下向你提出 { $count } 張牌。
told-announced = { $count ->
        [1] ⚠️ { $who } 只剩**一張牌**！
       *[other] ⚠️ { $who } 快出完了：剩 { $count } 張。
    }
told-announced-own = { $count ->
    [1] ⚠️ 你只剩**一張牌**！
   *[other] ⚠️ 你快出完了：剩 { $count } 張。
 }
told-leads = { $who } 先出。
told-leads-with = { $who } 先出；第一手一定要包含 **{ $cards }**。
told-skipped = { $who } 被跳過。
told-reversed = 🔄 革命：小牌壓大牌。
told-righted = 🔄 大小恢復正常。
told-turned = ↩️ 現在反方向出牌。
told-threw-in = { $who } 蓋牌，變成最後一名。
told-out = { $who } 出完，第 { $place } 名。
told-won = { $who } 贏下這一輪。
told-void = 這局不算，重新發牌。
told-over = 這局結束。

### Results of teams, stakes and chips
alone-won = 地主 **{ $who }** 打贏了 { $others }。
alone-lost = { $others } 打贏了地主 **{ $who }**。
solo-won = **{ $who }** 一個人打贏了 { $others }。
solo-lost = { $others } 打贏了一個人打的 **{ $who }**。
team-won = 獲勝的一隊：**{ $who }** · { $cards }
team-rest = { $who } · { $cards }
stake-made = 這局 **{ $stake }** 分：{ $parts }
stake-plain = 這局 **{ $stake }** 分。
stake-bid = 叫 { $amount } 分
stake-bombs = { $count ->
        [1] 1 個炸彈 ×2
       *[other] { $count } 個炸彈，各 ×2
    }
stake-spring = 春天 ×2
result-paid-chips = **{ $won }** · { $chips } 籌碼
result-chips = **{ $chips } 籌碼**
match-leader-chips = { $who } 目前以 { $chips } 籌碼領先。

### Cards as players type them: words with commas between
one-joker = 鬼牌
typed-1 = 單張, 單, 一張, 1張, 一隻, 1隻
typed-2 = 一對, 1對, 對子, 對, 啤, 兩張, 二張, 2張, 兩個, 2個, 兩隻, 2隻
typed-3 = 三條, 3條, 三張, 3張, 三個, 3個, 三隻, 3隻
typed-4 = 四條, 4條, 鐵支, 四張, 4張, 四個, 4個, 四隻, 4隻
typed-5 = 五張, 5張, 五條, 5條, 五個, 5個
typed-6 = 六張, 6張, 六條, 6條, 六個, 6個
typed-7 = 七張, 7張, 七條, 7條, 七個, 7個
typed-8 = 八張, 8張, 八條, 8條, 八個, 8個
typed-three = 三, 小三
typed-four = 四
typed-five = 五
typed-six = 六
typed-seven = 七
typed-eight = 八
typed-nine = 九
typed-ten = 十
typed-jack = 傑克, 老j, 勾, 積
typed-queen = 皇后, 老q, 圈, 女
typed-king = 國王, 老k
typed-ace = 尖, 煙, 老a
typed-two = 二, 老二, 老2, 大二, 大2, 大d
typed-joker = 鬼牌, 鬼, 王, 小丑
typed-red-joker = 紅色鬼牌, 紅鬼牌, 紅鬼, 大鬼, 大王, 彩色鬼牌, 彩鬼, 紅王
typed-black-joker = 黑色鬼牌, 黑鬼牌, 黑鬼, 小鬼, 小王, 黑白鬼牌, 黑王
typed-diamond = 方塊, 方片, 鑽石, 階磚
typed-club = 梅花, 黑梅, 草花
typed-heart = 紅心, 紅桃, 愛心
typed-spade = 黑桃, 葵扇
typed-twice = 兩張
typed-fill = 的, 和, 跟, 與, 及, 加
typed-stands = 當成, 當作, 當, 代替, 代, 變成, 變, 算
typed-to = 到, 至
typed-cannot-stand = 百搭牌現在不能當成那樣。

### Kinds of plays
kind-single = 單張
kind-pair = 一對
kind-triple = 三條
kind-four = 四條
kind-set = 同點數
kind-straight = 順子
kind-pair-run = 連對
kind-triple-run = 飛機
kind-quad-run = 四條連牌
kind-full-house = 葫蘆
kind-four-and-one = 鐵支
kind-two-pairs = 兩對
kind-rocket = 王炸
kind-dragon = 一條龍
kind-straight-flush = 同花順
kind-flush = 同花
kind-kicked = 帶牌
kind-bomb = 炸彈
kind-other = 其他牌型
label-single = { $cards }
label-suggested = { $play }，推薦
label-pair = 對子 { $cards }
label-triple = 三條 { $cards }
label-four = 四條 { $cards }
label-set = 同點數 { $cards }
label-straight = 順子 { $cards }
label-pair-run = 連對 { $cards }
label-triple-run = 飛機 { $cards }
label-quad-run = 四條連牌 { $cards }
label-full-house = 葫蘆 { $cards }
label-four-and-one = 鐵支 { $cards }
label-two-pairs = 兩對 { $cards }
label-rocket = 王炸
label-dragon = 一條龍
label-straight-flush = 同花順 { $cards }
label-flush = 同花 { $cards }
label-kicked = 帶牌 { $cards }
label-bomb = 炸彈 { $cards }
label-other = { $cards }
stands-for = { $wild }={ $stands }
stands-for-itself = 照原樣

### Who sits at a table, and what they do with one another
sent-away = 你被投票請離了。下一局開始後可以再加入。
sent-away-by = 桌主 { $who } 把你請離了。下一局開始後可以再加入。
may-not-vote = 投票至少要有兩個在打牌、沒離開的人。
no-longer-here = 那位玩家已經離開牌桌。
not-in-mid-deal = 等這局打完再說。

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 沒輪到你，也可以現在就炸。
first-of-two = 兩張中的第一張
second-of-two = 兩張中的第二張
button-put-back = 清空
button-take-back = 悔牌
button-finish = 快速打完

button-hint = 提示
button-plays = 我能出什麼？
button-why = 為什麼不行？
button-settings = 設定
stands-for-what = **{ $cards }** 要當成什麼？
stands-for-kind = { $stands } · { $kind }
stands-for-which = { $part ->
    [1] 最大的
   *[other] 較小的（第 { $part } 部分）
 }
hint = 提示：**{ $move }**。{ $reason }
reason-out = 這是你的全部手牌：出完了！
reason-only = 你只能出這個。
reason-wins-last = 沒人壓得過，之後你只剩一手：{ $cards }。
reason-wins = 沒人壓得過，之後還剩 { $plays } 手。
reason-unbeaten = 沒有人壓得過。
reason-guard-many = 有人只剩一張牌，別出單張。
reason-guard-high = 有人只剩一張牌，出你最大的。
reason-guard-two = 有人只剩兩張牌，別出兩張的。
reason-partner-out = 搭檔只剩一張牌，也許能趁這手出完。
reason-few-higher = 外面比它大的只剩 { $cards }。
reason-highest = 外面沒有比它大的牌。
reason-mostly-lower = 外面的牌：{ $amount } 張更小，只有 { $count } 張更大。
reason-last = 之後只剩一手：{ $cards }。
reason-sheds = 一次出掉 { $count } 張，之後還剩 { $plays } 手。
reason-sheds-keeps = 一次出掉 { $count } 張，還留著 { $cards }。
reason-low = 最小的牌也一起出掉，之後還剩 { $plays } 手。
reason-near = 之後再出 { $plays } 手就出完了。
reason-keeps = 大牌留著：{ $cards }。
reason-alone = 它和別的牌配不起來，又比你最小的牌難壓。
reason-breaks-nothing = 什麼都不用拆，之後還剩 { $plays } 手。
reason-press = 有人快出完了，別讓人輕易壓過。
reason-bomb = 只有你的炸彈壓得過，之後還剩 { $plays } 手。
reason-follow = 這是壓得過的最小一手，之後還剩 { $plays } 手。
reason-weakest = 這是壓得過的最小一手。
reason-computer = 電腦在這裡會這樣出。
reason-pass-partner = 這一輪是自己人贏著。
reason-pass-bomb = 只有你的炸彈壓得過。留著吧。
reason-pass-whole = 要壓過就得拆牌（現在 { $plays } 手就能出完）。
reason-pass-costs = 要壓過，不是用掉大牌，就是拆牌。
reason-pass-beaten = { $cards } 壓得過，但也可能被別人壓過。
reason-pass-early = { $cards } 壓得過，但也可能被別人壓過，對手又都沒快出完。
reason-pass-higher = { $cards } 壓得過，但外面還有 { $count } 張更大的牌。
reason-pass-outranked = { $cards } 壓得過，但外面還有 { $count } 張更大的牌。對手都沒快出完。
reason-pass-highest = 外面沒有比 { $cards } 大的牌。留著吧。
reason-pass-safe = 對手都沒快出完，不用急。
reason-pass-high = 只有你的大牌壓得過。留著吧。
reason-together = 出更小的，剩下的手數更多。這樣只剩 { $plays } 手。
reason-whole = 出更小的就得拆牌。之後還剩 { $plays } 手。
reason-all-break = 出更小的也要拆牌，還更容易被壓過。
reason-loose = 更小的牌都能和別的一起出。之後還剩 { $plays } 手。
reason-only-bomb = 只有炸彈壓得過它，之後還剩 { $plays } 手。
reason-bid = 有 { $cards }，值得叫 { $amount } 分。
reason-bid-both = 只要 { $plays } 手，又有 { $cards }：值得叫 { $amount } 分。
reason-bid-plays = 只要 { $plays } 手就能出完：值得叫 { $amount } 分。
reason-bid-must = 你必須叫分，這是最低的。
reason-bid-most = 這手牌最多值得叫 { $amount } 分。
reason-bid-poor = 就算有 { $cards }，{ $plays } 手也太多，不值得叫 { $amount } 分。
reason-bid-none = 沒有大牌，還要 { $plays } 手：不值得叫 { $amount } 分。
reason-give-lowest = 這是你最小的牌，之後還剩 { $plays } 手。
reason-give-fewest = 這樣剩下的手數最少：{ $plays } 手。
reason-give-back = 和 { $cards } 換很公平：你沒給更小的。
reason-trade = 換成 { $cards }，你就是 { $plays } 手。
reason-trade-unseen = 你給的是全場最小的牌，換到什麼都更好。
reason-keep = { $cards } 幫不了你多少。
reason-keep-unseen = 誰也不知道會換到什麼，你的牌也不錯：{ $plays } 手。
reason-done = 換牌是一張換一張，你的牌也不錯：{ $plays } 手。
reason-accept = 有了 { $cards }，你就是 { $plays } 手。
reason-redeal = { $plays } 手太多了。重發多半更好。
reason-last-card = 喊了沒損失，忘了可能虧大。
reason-dealing = 這是下一步。漏一步算犯規。
reason-cut = 誰也不知道順序，切哪裡都行。
no-hint = 現在沒有要出的牌。
breaks-up = 會拆開炸彈或順子
plays-all = -# **你能出的所有牌**，按牌型排。
plays-some = -# **你能出的一部分牌。** 其他的請自己選牌。
plays-other = 其他牌型
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### 你能出的牌
plays-none = 你現在什麼都出不了。
plays-more = · …還有 { $count } 種
why-pick = 選牌看看能不能出，不會真的出。
why-may = 你現在可以出 **{ $cards }**。
why-turn = **{ $cards }** 可以出，但還沒輪到你。
button-table = 牌桌
button-return = 回來
button-quit = 徹底離開
button-watch = 觀戰
button-unwatch = 停止觀戰
button-refresh = 重新整理
button-take = 坐這個位子
button-level = 程度
button-drop = 移除電腦
button-remove-someone = 請離某人…
button-hand-over = 換桌主…
button-vote = 投票請離
button-unvote = 撤回我的票
button-send-away = 請離
button-make-host = 設為桌主
button-take-host = 當桌主
button-to-table = 去牌桌
button-close-table = 關閉這張牌桌
button-fill = 和電腦開始
button-shuffle = 打亂座位
button-forbid-take-back = 關閉悔牌
button-allow-take-back = 開啟悔牌
button-swap = 換遊戲
button-swap-to = 改玩這個
button-play-game = 玩
joined-instead = 你加入了！接替 { $who }。
joined-later = 正在打一局，你從下一局開始。
line-place = 座位都滿了。你排在第 { $place } 位，下一個空位歸你。
line-called = { $who }，有空位了，你上桌！
line-left = 你退出了排隊。
not-in-line = 你已經不在隊裡了。
button-leave-line = 退出排隊
button-second-table = 再開一桌
line-here = { $count ->
    [1] -# { $who } 在等座位。
   *[other] -# 等座位：{ $who }
 }
you-have-left = 你離開了這桌。想回來就按 **{ button-table }**。
seats-newcomers = { $count ->
    [1] -# { $who } 從下一局起加入。
   *[other] -# { $who } 共 { $count } 人從下一局起加入。
 }
menu-title = ### 玩家 · { $game }
menu-host = 桌主
menu-out = 休息中
menu-later = 從下一局起加入
menu-votes = 請離票數 { $count } / { $of }
menu-moved-on = 牌局往下走了。你現在可以這麼做。
level-about = **{ $who }** 要多強？換一個電腦來接座位和分數。
level-changed = 現在由 { $who } 在這裡打牌。
stand-in = 💤 有人離開時：{ $level }
stand-in-about = 替離開的人打牌的電腦
longer-limited = { $most ->
    [1] ⏳ 這一桌（{ $host }）的桌主不允許更長的回合，你的回合和大家一樣長。
   *[other] ⏳ 這一桌（{ $host }）的桌主最多允許兩倍時間，你的回合是兩倍。
 }
button-longer = 更長的回合…
longer-about = 這一桌的回合最多可以多長？玩家在 `/{ name-settings }` 裡選擇。
longer-most-4 = 最多四倍
longer-most-2 = 最多兩倍
longer-most-1 = 不允許
menu-longer = { $most ->
    [1] 現在大家的回合一樣長。
    [2] 現在回合最多可以是兩倍。
   *[other] 現在回合最多可以是四倍。
 }
menu-dropped = 已移除 { $who }。
menu-sent = { $who } 被請離了，下一局開始後可以再加入。
menu-heir = { $who } 現在是桌主。
menu-host-taken = 現在你是桌主。
menu-shuffled = 座位打亂了。
menu-take-back-off = 悔牌已關閉。
menu-take-back-on = 悔牌已開啟：別人行動前可以收回上一手。
menu-swapped = 下一個遊戲：{ $game }。座位不變。準備好就按 **{ button-start }**。
filled = 電腦坐進空位，牌已經發好。
computers-dropped = { $who } 沒有座位了。
vote-counted = 你投票請 { $who } 離開。
vote-taken-back = 你撤回了請 { $who } 離開的票。
person-about =
    { "**" }{ $who }**
    { "**" }請離**：剩下的由電腦打完，算最後一名。
    { "**" }設為桌主**：桌主換成這位玩家。
quit-about = 現在離開嗎？沒人接替座位的話，電腦替你打完，你算還沒被占的最差名次。也可以從下一局起休息。
quit-about-side = 現在離開嗎？沒人接替座位的話，電腦替你打完，結果算在你這一方。也可以從下一局起休息。
end-about = 要關桌嗎？這一局就不算了。
end-ask-about = 要問其他人能不能結束嗎？多數同意的話，這一局不計入。也可以直接離開：電腦替你打，你算還沒被占的最差名次。
end-ask-about-out = 要問玩家能不能結束嗎？多數同意的話，這一局不計入。
end-void-about = 以管理員身分關桌嗎？這一局作廢，並會寫在紀錄裡。
stop-asked = 已經問了其他人。多數同意之前繼續打。
stop-line = { $count ->
    [0] **{ $who } 提議結束這一局**，這樣就不計入
   *[other] **{ $who } 提議結束這一局**，這樣就不計入 · { $count } / { $majority } 票
 }
stop-until = 時限 <t:{ $until }:R>
stop-agreed = 你同意結束。多數同意之前繼續打。
stop-agreed-last = 你同意了。這一局結束，不計入。
stop-declined = 你想繼續打。
stop-goes-on = 這一局繼續，並且計入。
stop-over = 已經沒有人提議結束了。
stop-others = 只有這一局的其他玩家能決定。
stop-asked-before = 已經有人在提議了。
stop-too-soon = 其他人想繼續打。<t:{ $at }:R>可以再提。
stop-plays = 你在打這一局，由其他人決定：請在牌桌按 **{ button-stop }**。
watching = -# 自動更新到 <t:{ $until }:t>，之後請按「{ button-refresh }」。手牌看不到。
about-game-start-thread = 在自己的討論串裡玩（預設：伺服器的設定）
about-game-tables = 這個伺服器開著的牌桌
about-game-notify = 這裡開桌時傳訊息通知我一次（再用一次：取消）
table-opened-thread = 牌桌開在 { $thread }。
no-thread-here = 我在這裡開不了討論串。請選文字頻道，或不用討論串。
thread-failed = Discord 不讓我再開討論串。請不用討論串，或封存舊的。
tables-none = 用 `/{ name-game } { name-game-start }` 開一桌。用 `/{ name-game } { name-game-notify }`，別人開桌時我告訴你。
names-and-more = { $names }，另有 { $count } 人
people-more = …另有 { $count } 人
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] 沒有空位
   *[other] { $free } 個空位
 }{ $running ->
    [yes] {" "}· 正在打
   *[no] {""}
 }
notify-on = 這裡開桌時我會傳一次訊息給你。再用 `/{ name-game } { name-game-notify }` 就取消。
notify-off = 好的，不通知你了。
notify-enough = 你已經在 { $most } 個伺服器等通知，到上限了。在其中一個用 `/{ name-game } { name-game-notify }` 取消。
notify-role = 想知道每一桌，就領取我提及的身分組：
notify-opened =
    { $server } 的 { $channel } 開了一桌 **{ $game }**：{ $link }
    -# 只通知這一次。想再收到就用 `/{ name-game } { name-game-notify }`。

### Commands, as Discord lists them
about-game = 在這個頻道開始或結束牌局
about-game-start = 在這個頻道開桌
about-game-stop = 關閉這個頻道的牌桌
about-game-start-preset = 玩哪個遊戲（預設：這個頻道的預設遊戲）
about-game-start-code = 別人分享的整套規則的代碼
about-game-start-house-rules = 自訂規則，例如 direction=ccw, seating=fixed
about-hand = 看手牌、出牌
about-play = 出牌，例如 7 7 或 一對 7
about-play-cards = 要出的牌：7 7、77、7s7d、一對 7
about-pass = 過
about-give = 換牌時還牌，例如 3 4
about-give-cards = 要給的牌：3 4，或 3s 4d
about-seats = 誰坐哪裡、剩幾張牌、頭銜是什麼
about-verify = 查證已結束的一局的洗牌

about-verify-code = 洗牌證明裡的編號，或保留牌局的代碼（預設：本頻道最後一局）

about-why = 查查這些牌能不能出，不會真的出
about-why-cards = 想試的牌：7 7、77、7s7d、一對 7
about-practice = 在私人訊息裡和電腦打牌
about-daily = 打今天的一局：伺服器裡每個人的牌都一樣
about-practice-preset = 玩哪個遊戲（預設：平時玩的）
about-practice-level = 電腦打得多好
about-practice-computers = 幾個電腦（預設：3）
about-rules = 查看、修改、分享這桌或任何遊戲的規則
about-rules-preset = 遊戲，或這個伺服器存過的規則
about-rules-code = 別人分享的整套規則的代碼
about-leaderboard = 這個伺服器的排行榜
about-leaderboard-ladder = 哪類遊戲（預設：這個頻道的）

about-leaderboard-game = 哪個遊戲（預設：這個頻道的）
about-leaderboard-by = 怎麼排名
about-leaderboard-season = 賽季、今晚或總榜（預設）

about-leaderboard-channel = 只算一個頻道裡的局
about-season = 這個伺服器各賽季的日期、排名和冠軍



menu-challenge = 發起挑戰
menu-profile = 個人檔案


menu-replay = 重播
about-profile = 一個人在這個伺服器的成績

about-profile-player = 誰的檔案（預設：你自己）

about-rivals = 兩個人的交手成績

about-rivals-player = 其中一人（預設：你和交手最多的對手）

about-rivals-other = 另一人（預設：你自己）

about-history = 本伺服器已結束的牌局

about-history-channel = 只看一個頻道裡的局

about-history-player = 只看一個人的局

about-replay = 一步一步看保留的牌局

about-replay-code = 牌局的代碼

about-settings = 手牌顯示在哪裡、樣子和語言
about-server = 伺服器設定和開著的牌桌
about-server-zone = 這個伺服器的時區（依城市）

name-game = 牌局
name-game-start = 開始
name-game-stop = 結束
name-game-tables = 牌桌
name-game-notify = 通知
name-game-start-preset = 遊戲
name-game-start-code = 代碼
name-game-start-thread = 討論串
name-game-start-house-rules = 自訂規則
name-game-start-packs = 副數
name-game-start-jokers = 鬼牌
name-game-start-joker-power = 鬼牌效力
name-game-start-twos-discount = 二的折扣
name-game-start-exchange = 換牌
name-game-start-pass-rule = 過牌規則
name-game-start-first-lead = 首家
name-game-start-place-points = 名次分
name-game-start-titles = 稱號
name-game-start-hats = 帽子
name-game-start-match-end = 比賽結束
name-game-start-match-target = 比賽目標
name-hand = 手牌
name-play = 出牌
name-play-cards = 牌
name-pass = 過
name-give = 給牌
name-give-cards = 牌
name-seats = 座位
name-why = 為什麼
name-why-cards = 牌
name-practice = 練習
name-practice-preset = 遊戲
name-practice-level = 程度
name-practice-computers = 電腦
name-rules = 規則
name-rules-preset = 遊戲
name-rules-code = 代碼
name-leaderboard = 排行榜
name-leaderboard-game = 遊戲
name-leaderboard-ladder = 類別

name-leaderboard-by = 依據
name-leaderboard-season = 賽季

name-leaderboard-channel = 頻道
name-history = 歷史

name-history-channel = 頻道

name-history-player = 玩家

name-replay = 重播

name-replay-code = 代碼


name-settings = 設定
name-server = 伺服器

### What is kept of a person
nameless = 已刪除的玩家
privacy-title = ### 我保存的你的資料
privacy-nothing = 沒有。
privacy-hidden = { $how ->
    [names] 你在排行榜和以往牌局中**不顯示名字**。
    [all] 你**不在任何排行榜上**，在以往牌局中是客人。
   *[no] 別人能在排行榜和以往牌局中看到你。
 } 用 `/{ name-settings }` 變更。
privacy-settings = - 你的設定和 Discord 語言
privacy-names = - 你的名字（{ $count } 處）
privacy-deals = - 你打過的 { $count } 局和結果
privacy-kept = - 你保留的 { $count } 局和代碼

privacy-tables = - 你的座位、分數、投票和當桌主的紀錄：{ $count } 筆
privacy-thrones = - 你在 { $count } 個頻道的名次
privacy-crowns = - 總統身分組，{ $count } 個伺服器
privacy-messages = - 給你看過的 { $count } 則訊息的位置
privacy-direct = - 你和我的私人訊息頻道
privacy-rules = - 你儲存的 { $count } 套規則
privacy-drafts = - 你正在修改 { $count } 套規則
privacy-notifications = - 你想在下次開桌時收到通知（{ $count } 個伺服器）
privacy-bans = - 提到你的伺服器牌桌禁令（{ $count } 條）
privacy-log = - 提到你的桌主和管理員操作（{ $count } 條）
privacy-file = 我保存的你的全部資料。只有你看得到。
privacy-ask = **全部刪除嗎？** 你的設定會消失，所有成績和排行榜上不再有你的名字。別人的成績會保留。無法復原。
privacy-deleted = 已刪除。以後的操作會重新儲存。
privacy-leave-first = 你正在牌桌上：{ $where }。按 **{ button-table }** 徹底離開，這局結束後再試。
privacy-stop-first = 你正在練習：{ $where }。請在那裡按 **{ button-table }**，再按 **{ button-stop }**，然後重試。
button-privacy-export = 下載
button-privacy-delete = 刪除
button-privacy-delete-all = 全部刪除
button-privacy-keep = 保留
about-privacy = 查看、下載或刪除我保存的你的資料
name-privacy = 隱私
