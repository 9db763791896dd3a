# 繁體中文。大括號裡的內容由機器人填入；牌的樣子是「7♦ 7♣」。

### People and places
computer = 🤖 電腦 { $number }
player-unknown = 玩家 { $digits }
some-server = 某個伺服器
place = 第 { $place } 名

### Punctuation
between-words = 、
# 句號後面不留空白；這裡是看不見的零寬空格，因為不能什麼都沒有。
between-sentences = {"\u200B"}
as-sentence = { $said }。

### Cards
joker-red = 紅色鬼牌
joker-black = 黑色鬼牌
called-1 = { $card }
called-2 = 一對{ $rank }
called-3 = 三條{ $rank }
called-4 = 四條{ $rank }
called-5 = 五張{ $rank }
called-6 = 六張{ $rank }
called-7 = 七張{ $rank }
called-8 = 八張{ $rank }
# 這些詞也能用來打字出牌，所以不能寫成阿拉伯數字：不然「3s」會讀不懂。
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
rank-joker = 鬼牌

### Cards in words, for a screen reader
suit-diamonds = 方塊
suit-clubs = 梅花
suit-hearts = 紅心
suit-spades = 黑桃
one-j = J
one-q = Q
one-k = K
one-a = A
cards-spelled = { $suits } { $rank }
suit-spelled = { $suit }：{ $ranks }
cards-from-to = { $count } 張，{ $first } 到 { $last }

### The lobby
lobby-title = ### { $game }
lobby-players = **玩家 { $count } 人**（{ $least } 到 { $most } 人）
lobby-players-exactly = **玩家 { $count } 人**（需要 { $most } 人）
lobby-host = 人到齊後由 { $host } 開始。
house-rules = { $count } 條自訂規則
table-opened = 牌桌開好了。
joined = 你加入了。
dms-open = 你的手牌會用私人訊息傳給你。
dms-closed = 你沒有開放私人訊息，所以在這裡玩：按牌桌下方的 **我的手牌**。（要開放：伺服器名稱 → 隱私設定 → 私人訊息。）
dms-later = Discord 暫時不讓我開啟私人訊息：在手牌送到之前，請按牌桌下方的 **我的手牌**。
dm-joined = 你在 { $server } 的 { $channel } 有座位了。手牌會傳到這裡。
left = 你離開了牌桌。
sitting-out = 從下一局起你先休息。想回來就按「加入」。
stopped = 牌桌關閉了。
table-closed-by = { $who } 關閉了這張牌桌。
waiting-longer = 他們的時間延長了：<t:{ $due }:R> 時間到。

### Buttons
button-join = 加入
button-leave = 離開
button-computer = 加入電腦
button-rules = 規則
button-start = 開始
button-hand = 我的手牌
button-sit-out = 先休息
button-next = 下一局
button-again = 再玩一次
button-stop = 結束
button-pass = 過
button-wait = 加時間
ask-bid = 叫 { $amount }
ask-cut = 切 { $at } 張
lay-picked = 出 { $cards }
give-lowest = 給 { $cards }
pick-cards = 自己選牌
pick-part = 第 { $part } 部分：{ $first } 到 { $last }
pick-give = 選 { $count } 張要給的牌

### The table
table-title = ### { $game } · 第 { $number } 局
    -# 洗牌證明 { $proof }
seat-cards = { $count ->
    [1] **剩 1 張**
   *[other] { $count } 張
 }
seat-out = 出完，第 { $place } 名
seat-passed = 過
seat-backs = { $count } 張第二種牌背（*）
seat-asleep = 💤 電腦代打
seat-gone = 已離開，電腦代打
to-beat = 要壓過：{ $who } 的 **{ $play }**。
trick-won = { $who } 用 **{ $play }** 贏下這一輪。
turn-play = 輪到 { $who } 出牌 · <t:{ $due }:R> 時間到。
turn-decide = 等 { $who } 決定 · <t:{ $due }:R> 時間到。
turn-give = 等 { $who } 給牌 · <t:{ $due }:R> 時間到。
ranks-reversed = 🔄 大小顛倒：小牌變大。
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = **第 { $number } 局** · { $server } 的 [{ $channel }]({ $link })
hand-line = { $count ->
    [1] 你的最後一張牌：**{ $cards }**
   *[other] { $cards }
 }
hand-lead = 🟡 **你先出。** 出什麼都行 · <t:{ $due }:R> 時間到。
hand-open = 🟡 **你先出。** 出什麼都行，但要包含 **{ $card }** · <t:{ $due }:R> 時間到。
hand-follow = 🟡 **輪到你。** 壓過 { $who } 的 **{ $play }** · <t:{ $due }:R> 時間到。
hand-decide = 🟡 **由你決定** · <t:{ $due }:R> 時間到。
hand-give = 🟡 **給 { $who } { $count } 張**你不要的牌 · <t:{ $due }:R> 時間到。
hand-wait = 等著輪到你。
hand-asleep = 💤 你連續兩次逾時：在你按下或輸入任何東西之前，由電腦代打。
late-passed = ⏳ 你的時間到了：算你過牌。
late-played = ⏳ 你的時間到了：替你出了 **{ $play }**。
late-decided = ⏳ 你的時間到了：已經替你決定了。
hand-out = 你出完了：第 { $place } 名。
hand-over = 這一局結束了；你是第 { $place } 名。
no-hand = 你在這裡沒有牌。
gift-received = { $who } 給了你 **{ $cards }**。
gift-given = 你給了 { $who } **{ $cards }**。
you-played = 你出了 **{ $cards }**。
you-gave = 你給了 **{ $cards }**。
you-answered = 你的回答：**{ $answer }**
you-passed = 你過牌了。

### Turn pings
ping-lead = { $who }，你先出 · <t:{ $due }:R> 時間到
ping-follow = { $who }，壓過 { $owner } 的 **{ $play }** · <t:{ $due }:R> 時間到
ping-decide = { $who }，由你決定 · <t:{ $due }:R> 時間到
ping-give = { $who }，請還 { $count } 張牌 · <t:{ $due }:R> 時間到
ping-reminder = ⏳ 你的時間過一半了。

### Results
results-title = ### { $game } · 第 { $number } 局結束
result-points = { $points }（總分 { $total }）
result-substituted = 🤖 有一部分是電腦代打
match-won = { $count ->
    [1] 🏆 **{ $who } 贏得比賽。**
   *[other] 🏆 **{ $who } 並列贏得比賽。**
 }
match-leader = { $who } 目前以 { $points } 分領先。
match-goes-on = 比賽繼續。
shuffle-seed = -# 洗牌種子 { $seed }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### 排行榜 · { $game }
leaderboard-ranked = 排名依據：{ $number }。
leaderboard-by-points = 總分，由多到少
leaderboard-by-penalties = 每局罰分，由少到多
leaderboard-by-wins = 獲勝局數，由多到少
leaderboard-by-place = 平均名次，由好到差
leaderboard-by-deals = 已打局數，由多到少
leaderboard-enough = 打不到 { $deals } 局的人排在其他人之後。
leaderboard-points = { $points } 分
leaderboard-penalties = 每局罰 { $average } 分
leaderboard-wins = 贏 { $count } 局
leaderboard-place = 平均第 { $average } 名
leaderboard-deals = { $count } 局
leaderboard-line = { $medal } { $who } · **{ $value }**
    -# { $deals } 局 · 第一名 { $first } 次 · 最後一名 { $last } 次 · 平均名次 { $average }
leaderboard-beside = {" "}· 不計入：電腦代打過的 { $deals } 局
leaderboard-empty = 這個伺服器還沒有人打完過這樣的一局。
leaderboard-nobody = 這個伺服器還沒有人打完一局。用 `/{ name-game } { name-game-start }` 開桌吧。
leaderboard-by-what = 我不能按「{ $typed }」排名：請從清單裡選。

### For those who cannot see the pictures
alt-hand = 你的 { $count } 張牌：{ $cards }
alt-table-top = 場上：座位 { $seat } 的 { $play }。
alt-table-empty = 場上沒有牌，等人先出。
alt-table-seat = 座位 { $seat }：{ $count }

### Refusals
moved-on = 牌局已經往下走了。這是你現在的手牌。
went-wrong = 我這邊出了點問題。你什麼都沒少，請再試一次。
not-at-this-table = 你不在這張牌桌上。
no-deal-running = 這裡現在沒有牌局在進行。
no-table-here = 這個頻道沒有牌桌。用 `/{ name-game } { name-game-start }` 開一桌。
no-table-of-yours = 你現在沒有坐在任何牌桌上。
already-seated = 你已經有座位了。
closed-until-match-ends = 照這桌的規則，比賽結束前不能加入。
table-full = 牌桌滿了：最多 { $most } 人。
table-closed = 這張牌桌已經關閉。
control-unknown = 這個按鈕或選單已經失效。
