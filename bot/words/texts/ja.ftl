# 日本語。波かっこの中はボットが入れます。カードは「7♦ 7♣」のように届きます。
# 用語：table 卓 · match 対戦 · deal ゲーム（配り直すまで）· trick 場 · hand 手札 · play 手 · lead 最初に出す · beat 勝つ
# pass パス · go out 上がる · run 階段 · bomb 爆弾 · landlord 地主 · stake 場の点 · hidden cards 底札 · stock 山札 · exchange, swap 交換
# host ホスト · substitute 代打ち · remove（人）退席させる、（コンピューター）外す · sit out 休む · take back 取り消す
# house rule ローカルルール · usual game 定番 · leaderboard ランキング · fingerprint 指紋 · fault 反則

### People and places
computer = 🤖{"\u00A0"}{ $name }
level-easy = 🌱 やさしい
level-normal = 🌿 ふつう
level-strong = 🌳 強い
player-unknown = プレイヤー{ $digits }
hidden-names = 誰か
hidden-all = ゲスト
hidden-person = この人は見られたくないそうです。
some-server = あるサーバー
some-channel = あるチャンネル

### Punctuation
between-words = 、
between-plays = {"；"}
# Between the plays of a trick in the log, for readers without pictures: Ana 5 of hearts, then Ben passes
then-plays = {"、次に"}
# 句点の後に空白は置かない。空にはできないので、見えないゼロ幅スペースにしてある。
between-sentences = {"\u200B"}
as-sentence = { $said }。

### Cards
joker-red = 赤ジョーカー
joker-black = 黒ジョーカー
called-2 = { $rank }のペア
called-3 = { $rank }のスリーカード
called-4 = { $rank }のフォーカード
called-5 = { $rank }の5枚組
called-6 = { $rank }の6枚組
called-7 = { $rank }の7枚組
called-8 = { $rank }の8枚組
called-bomb = { $rank }の爆弾
called-bomb-set = 爆弾（{ $play }）
called-bomb-run = { $top }までの{ $count }連ペアの爆弾
called-rocket = ロケット
called-dragon = ドラゴン
called-straight = { $card }までのストレート
called-flush = { $card }ハイのフラッシュ
called-straight-flush = { $card }までのストレートフラッシュ
called-full-house = { $rank }のフルハウス
called-four-and-one = { $rank }のフォーカード+1枚
called-two-pairs = ツーペア
called-pair-run = { $top }までのペアの階段
called-triple-run = { $top }までの3枚組の階段
called-quad-run = { $top }までの4枚組の階段
called-with = { $play }+付け札{ $count }枚
called-with-pairs = { $play }+ペア{ $count }組
called-with-cards = { $play }（{ $cards }）
of-second-deck = 2組目の{ $card }
ranks-from-to = { $low }から{ $high }
said-straight = { $range }のストレート
said-pair-run = { $range }のペアの階段
said-triple-run = { $range }の3枚組の階段
said-quad-run = { $range }の4枚組の階段
said-bomb = { $play }の爆弾
said-flush = { $suit }のフラッシュ：{ $ranks }
said-straight-flush = { $suit }の{ $range }のストレートフラッシュ
said-full-house = { $rank }が3枚、{ $other }が2枚のフルハウス
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
rank-joker = ジョーカー
rank-number = { $number }

### Cards in words, for a screen reader
number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 4
number-5 = 5
number-6 = 6
number-7 = 7
number-8 = 8
suit-diamonds = ダイヤ
suit-clubs = クラブ
suit-hearts = ハート
suit-spades = スペード
one-j = J
one-q = Q
one-k = K
one-a = A
cards-spelled = { $suits }の{ $rank }
cards-twice = { $cards }が2枚
suit-spelled = { $suit }：{ $ranks }
rank-spelled = { $rank }：{ $suits }
cards-from-to = { $count }枚（{ $first }～{ $last }）

### The lobby
lobby-title = ### { $game }
lobby-title-chat = ### { $host }さんから{ $game }のお誘い

chat-quiet = -# 15分間操作がないと、このメッセージの更新は止まります。だれかがボタンを押すと再開します。

lobby-players = **プレイヤー{ $count }人**（{ $least }～{ $most }人で遊べます）
lobby-players-exactly = **プレイヤー{ $count }/{ $most }人**
lobby-host = 全員そろったら、{ $host }（ホスト）が**開始**を押します。

lobby-unrated = -# レーティング対象外：独自ルール
lobby-longer = -# ⏳ 持ち時間の長い席があります。結果はいつもどおりレーティングに反映されます。
longer-capped = { $most ->
    [1] -# ⏳ ここではホストが長い持ち時間を認めていません。
   *[other] -# ⏳ ここではホストが持ち時間を2倍までにしています。
 }
lobby-throne = 👑 { $who }が{ $since }から君臨しています（{ $nights }晩）。
lobby-throne-free = 👑 王座は空いています。
lobby-titles = { $kind ->
    [title] 前回の{ $title }は{ $who }です。
    [heir] 前回の称号を引き継ぐと、{ $who }が{ $title }です。
   *[place] 前回の順位では{ $who }が一番上です。
 }
lobby-throne-held = この王座は、ほかの卓で争われています。ここでは**{ button-start }**で全員同じ立場から始まり、王座は変わりません。
house-rules = ローカルルール{ $count }つ
table-opened = 卓を開きました。
joined = 参加しました！
dms-open = 手札は[ダイレクトメッセージ]({ $link })で届きます。
dms-closed = ダイレクトメッセージを送れないので、ここで遊んでください：卓の下の**{ button-hand }**を押します。（受け取るには：サーバー名 → プライバシー設定 → ダイレクトメッセージ）
dms-later = いまはダイレクトメッセージを送れません。卓の下の**{ button-hand }**を押してください。
dms-refused = いまはダイレクトメッセージを送れないので、ここで遊びます。卓の下の**{ button-hand }**を押してください。
dm-joined = { $server }の{ $channel }に席ができました。手札はここに届きます。
left = 卓を離れました。
left-finished = 卓を離れました。このゲームの順位はそのままです。
sitting-out = 次のゲームから休みます。また遊ぶには**{ button-return }**を押してください。
closes-after-deal = 次のゲームに残る人がいないので、このゲームで卓を閉じます。
stopped = 卓を閉じました。
table-closed-by = { $who }がこの卓を閉じました。
table-closed-by-own = あなたがこの卓を閉じました。
table-closed-agreed = { $own ->
    [yes] ほかの人の同意を得て卓を終了しました。このゲームは数えません。
   *[no] { $who }がほかの人の同意を得て卓を終了しました。このゲームは数えません。
 }
table-closed-admin = { $own ->
    [yes] 管理者としてこの卓を閉じました。このゲームは無効です。
   *[no] { $who }が管理者としてこの卓を閉じました。このゲームは無効です。
 }
table-closed-idle = 👋 何時間も動きがなかったため、この卓を閉じました。
table-closed-empty = プレイヤーがいなくなったため、この卓を閉じました。
table-closed-deleted = チャンネルが削除されたため、この卓を閉じました。
table-closed-archived = スレッドがアーカイブされたため、この卓を閉じました。
table-closed-removed = ボットがサーバーから外されたため、この卓を閉じました。
closed-there = { $why }（{ $server }の{ $channel }）
waiting-longer = 時間を延ばしました：<t:{ $due }:R> に時間切れです。

### Buttons
button-join = 参加
button-leave = 抜ける
button-computer = コンピューターを追加
button-rules = ルール
button-start = 開始
button-keep-titles = 開始：称号を引き継ぐ
button-keep-places = 開始：順位を引き継ぐ
button-start-fresh = 新しく開始
button-accept = 受ける
button-decline = 断る
button-hand = 手札を見る
button-sit-out = 休む
button-next = 次のゲーム
button-again = もう一度遊ぶ
button-stop = 終了
button-stop-ask = 終了を提案
button-stop-agree = 終了に同意
button-stop-decline = 続ける
button-pass = パス
button-wait = 時間を延ばす
ask-bid = { $amount }でビッド
ask-cut = { $at }枚でカット
lay-picked = { $cards }を出す
give-lowest = { $cards }を渡す
pick-cards = カードを選ぶ
pick-part = { $part }：{ $first }～{ $last }
pick-give = 渡すカードを{ $count }枚選ぶ

### The table
table-title = ### { $game } · 第{ $number }ゲーム
table-bomb = 💥 **{ $who }**が{ $play }を投下！

seat-cards = { $count ->
    [1] **残り1枚**
   *[other] { $count }枚
 }
seat-out = 上がり、{ $place }位
seat-passed = パス
seat-backs = 2組目のカード（*）{ $count }枚
seat-asleep = 💤 離席中、コンピューターが代打ち
seat-longer = 長い持ち時間（×{ $times }）
seat-gone = 退席、コンピューターが代打ち
to-beat = 場：{ $who }の**{ $play }**
to-beat-own = 場：あなたの**{ $play }**
trick-won = { $who }が**{ $play }**で場を取りました。
trick-won-own = あなたが**{ $play }**で場を取りました。
turn-play = { $who }の番です · <t:{ $due }:R> に時間切れ
turn-decide = { $who }の選択待ち · <t:{ $due }:R> に時間切れ
turn-give = { $who }がカードを渡すのを待っています · <t:{ $due }:R> に時間切れ
ranks-reversed = 🔄 革命中：弱いカードが強くなります。
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = { $game ->
    [none] **第{ $number }ゲーム**
   *[other] **{ $game }** · 第{ $number }ゲーム
 } · { $server }の[{ $channel }]({ $link })
hand-head-here = { $game ->
    [none] **第{ $number }ゲーム**
   *[other] **{ $game }** · 第{ $number }ゲーム
 }
hand-head-unseen = { $game ->
    [none] **第{ $number }ゲーム**
   *[other] **{ $game }** · 第{ $number }ゲーム
 } · { $server }
hand-head-practice = { $game ->
    [none] **第{ $number }ゲーム**
   *[other] **{ $game }** · 第{ $number }ゲーム
 } · 練習
hand-head-daily = { $game ->
    [none] **今日のゲーム**
   *[other] **{ $game }** · 今日のゲーム
 }
hand-head-chat = { $game ->
    [none] **第{ $number }ゲーム**
   *[other] **{ $game }** · 第{ $number }ゲーム
 } · このチャット

hand-lead = 🟡 **最初に出す番です。** 何でも出せます · <t:{ $due }:R> に時間切れ
hand-open = 🟡 **最初に出す番です。** **{ $card }**を含めてください · <t:{ $due }:R> に時間切れ
hand-follow = 🟡 **あなたの番：** **{ $play }**（{ $who }）に勝つカードをどうぞ · <t:{ $due }:R> に時間切れ
hand-decide = 🟡 **選んでください** · <t:{ $due }:R> に時間切れ
hand-bid = 🟡 **ビッドの番です** · <t:{ $due }:R> に時間切れ
hand-cut = 🟡 **カットの番です** · <t:{ $due }:R> に時間切れ
hand-give = 🟡 **{ $who }に{ $count }枚**、いらないカードを渡してください · <t:{ $due }:R> に時間切れ
hand-waiting = 順番を待っています。
hand-left = あなたは離れました。この手札はコンピューターがプレイします。
host-took-over = -# { $before }からしばらく反応がないため、{ $host }がホストになりました。
last-plays = 最近のカード：{ $plays }
# In a hand and at a table: the last plays, and the number of plays before them: Played: Ben: 5♦; Cleo: 9♣, and 3 earlier
last-plays-earlier = 最近のカード：{ $played }、その前に{ $count }回
last-play = { $who }：{ $play }
hand-asleep = 💤 2回続けて時間切れです。コンピューターが代わりに打ちます。何か押せば戻れます。
late-passed = ⏳ 時間切れ：パスになりました。
late-played = ⏳ 時間切れ：代わりに**{ $play }**を出しました。
late-decided = ⏳ 時間切れ：代わりに選びました。
late-passed-for = ⏳ { $who }は時間切れのため、パスになりました。
late-played-for = ⏳ { $who }は時間切れ：代わりに**{ $play }**を出しました。
late-decided-for = ⏳ { $who }は時間切れ：代わりに選びました。
hand-out = { $place ->
    [1] 🎉 一番に上がりました！
   *[other] { $place }位で上がりました。
 }
no-hand = この卓に手札はありません。
hand-over = { $match ->
    [yes] 対戦は終わりました。次の対戦で新しい手札が配られます。
   *[no] ゲームは終わりました。次のゲームで新しい手札が配られます。
 }
hand-over-guest = 今はゲーム中ではありません。**{ button-join }** を押すと次から参加できます。
gift-received = { $who }から**{ $cards }**をもらいました。
gift-given = { $who }に**{ $cards }**を渡しました。
own-title-pays = あなたは**{ $title }**です。一番強いカード{ $count }枚を{ $who }に渡します。
own-place-pays = 最下位からの開始です。一番強いカード{ $count }枚を{ $who }に渡します。
own-title-gets = あなたは**{ $title }**です。{ $who }から一番強いカードを{ $count }枚もらいます。
own-title = あなたは**{ $title }**です。
you-played = **{ $cards }**を出しました。
you-gave = **{ $cards }**を渡しました。
you-passed = パスしました。
you-bid = { $amount }でビッドしました。
you-cut = { $at }枚でカットしました。
you-deal = あなたが配ります。
you-shuffle = シャッフルします。
you-offer-cut = カットを頼みます。
you-redeal = 配り直しを求めました。
you-trade = 一番弱いカードを交換しました。
you-keep = 一番弱いカードを持っておきます。
you-accept = 応じました。
you-done = 交換をやめました。
you-last-card = コールしました：**ラスト1枚！**
you-clear-table = 場を片付けました。
you-on-purpose = わざとだと言いました。
you-by-mistake = うっかりだと言いました。
you-forfeits = 罰ゲームを受けます。
you-forfeit-tea = 罰を出しました：お茶をいれる。
you-forfeit-verse = 罰を出しました：歌を一節うたう。
you-forfeit-joke = 罰を出しました：冗談を言う。
took-back = 取り消しました。もう一度どうぞ。

### Turn pings
ping-lead = { $who }、最初に出す番です · <t:{ $due }:R> に時間切れ
ping-follow = { $who }の番です：**{ $play }**（{ $owner }）に勝つカードをどうぞ · <t:{ $due }:R> に時間切れ
ping-decide = { $who }、選んでください · <t:{ $due }:R> に時間切れ
ping-give = { $who }、カードを{ $count }枚返してください · <t:{ $due }:R> に時間切れ
ping-reminder = ⏳ 持ち時間の半分が過ぎました。

### Results
results-title = ### { $game } · 第{ $number }ゲーム：結果
result-titles = **{ $first }**が{ $best }、**{ $last }**が{ $worst }です。
result-won = { $count ->
   *[other] **{ $who }**の勝ちです。
 }
result-side-won = 勝ち
result-side-lost = 負け
result-side-drawn = 引き分け
result-pair = ペア **{ $points }**
result-points = **{ $points }** · 合計{ $total }
result-penalties = 失点**{ $points }** · 合計{ $total }
result-paid = チップ：{ $standing }
result-paid-total = { $chips }（合計{ $total }）
result-rating = { $rating }（{ $change }）
result-rating-same = レーティング{ $rating }
podium-landlord = 地主
podium-farmer = 農民
podium-alone = 1人
podium-penalties = 失点{ $points }
result-substituted = 🤖 一部はコンピューター

result-among-people = -# 人の中で1位：{ $who }（全体の1位はコンピューター）
achievement-earned = 🏅 **{ $who }**：{ $names }
achievement-earned-why = { $name }（{ $why }）
achievement-why-of-game = { $game }で初勝利
achievement-why-games = 6つのゲームすべてで勝利
achievement-why-rise = 最下位から勝利
achievement-why-row = 3連勝
achievement-why-comeback = 2回続けて最下位のあと勝利
achievement-why-giant = レート100上の相手に勝利
achievement-why-return = 30日ぶりに勝利
achievement-why-alone = 1人で全員に勝利
achievement-why-partner = 仲間と勝利
achievement-why-crowd = 7人以上の卓で勝利
achievement-why-bomb = 爆弾を使って勝利
achievement-why-chop = 最強の札を爆弾で切って勝利
achievement-why-revolution = 革命を起こして勝利
achievement-why-low = 最強の札なしで1位
achievement-why-eager = 一度もパスせず1位
achievement-why-patient = 6回パスして1位
achievement-why-close = 相手が残り1枚のとき勝利
achievement-why-shutout = 1枚も出せない相手を残して1位
achievement-why-finish = 最後に5枚以上出して1位

achievements-more = ほか{ $rest }

result-upset = 🚀 **{ $who }**が{ $worst }から{ $best }へ大逆転！

result-streak = ⚔️ **{ $by }**が**{ $who }**の{ $deals }連勝を止めました。

result-streak-titled = ⚔️ **{ $by }**が交代：**{ $who }**は{ $deals }ゲーム連続で{ $title }でした。

result-left = { $count }枚残して退席
result-held = 残り { $cards }
match-won = { $count ->
        [1] 🏆 **{ $who }の優勝です！**
       *[other] 🏆 **{ $who }が同点優勝です！**
    }
match-leader = { $who }が{ $points }点でトップです。
match-leader-of = { $who }が{ $target }点中{ $points }点でトップです。
match-leader-penalties = { $who }が失点{ $points }でトップです。
match-until-points = 対戦は{ $count }点で終わりです。
match-until-deals = 対戦は{ $count }ゲームで終わりです。
match-until-minutes = 対戦は{ $count }分で終わりです。
finale-settled = チップの増減：{ $standing }
finale-partners = ペア：{ $who }
course-range = 最低{ $low }、最高{ $high }
finale-champions = { $count ->
   *[other] チャンピオン
 }

finale-champions-of = { $count ->
   *[other] #{ $channel } のチャンピオン
 }

finale-title-of = #{ $channel } の{ $title }

finale-points = { $points }点

finale-penalties = ペナルティ{ $points }点

finale-chips = { $points }チップ

finale-ahead = { $score }、{ $who }に{ $lead }差

finale-fewer = { $score }、{ $who }より{ $lead }少ない
finale-players = { $count }人

finale-won-deals = { $deals }回中{ $wins }回勝利
finale-won-last = 最終ゲームで首位


finale-about = { $game } · 全{ $deals }回 · { $date }


award-from-to = { $before }から{ $after }へ

award-rise = 第{ $number }ゲームで最下位から1位に

award-fall = 1位から最下位へ

award-held = { $ranks }を{ $count }枚、最後まで温存

award-bombs = 爆弾を{ $count }回投下

award-comeback = { $count }点差から逆転

award-reign = { $count }連勝

award-sweep = 全勝

award-close = わずか1点差で勝利

award-revolution = 革命を{ $count }回起こした

award-alone = 1人で全員を相手に{ $count }勝

award-landlord = 地主として{ $count }勝

award-wire = 最初から最後まで首位

award-bomb = 最大の爆弾：{ $play }

award-play = 最強の一手：{ $play }

award-patience = { $count }回パスした回で勝利

award-exit = 最速あがり：{ $count }手
award-win = 第{ $number }ゲームで勝利
award-second = 第{ $number }ゲームで2位
award-ahead = 第{ $number }ゲームで{ $who }より上位
award-stayed = 最後まであきらめず全{ $count }ゲームに参加






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### ランキング · { $game }
leaderboard-ranked = 順位の基準：{ $number }
leaderboard-people = 人どうしのゲームが対象です。勝ちは人の中での1位のことで、コンピューターは順位に入りません。
leaderboard-by-points = 合計点
leaderboard-by-paid = チップの増減
leaderboard-by-penalties = 1ゲームあたりの失点が少ない順
leaderboard-by-wins = 勝ったゲーム
leaderboard-by-share = 勝率

leaderboard-by-place = 上回った相手の割合
leaderboard-by-president = 最高の称号を取った割合

leaderboard-by-last = 1ゲームあたりの最下位が少ない順

leaderboard-by-reign = 最長連勝

leaderboard-by-coups = 最下位からの勝利

leaderboard-by-deals = 遊んだゲーム
leaderboard-by-rating = レーティング

leaderboard-enough = ここでは{ $deals }ゲームから順位が付きます。
leaderboard-points = { $points }点
leaderboard-paid = { $chips }チップ
leaderboard-penalties = 1ゲーム平均 失点{ $average }
leaderboard-wins = 1位{ $count }回
leaderboard-beaten = 相手の{ $share }%を上回る
leaderboard-ties = 数は丸めてありますが、順位は丸める前の数で決まります。
leaderboard-share = 勝率{ $share }%

leaderboard-president = { $share }%のゲームで最高の称号

leaderboard-last = { $share }%のゲームで最下位

leaderboard-reign = { $count }連勝

leaderboard-coups = 最下位から{ $count }回勝利

leaderboard-deals = { $count }ゲーム
leaderboard-rating = { $rating } ± { $margin }

leaderboard-unsure = { $rating } ± { $margin } ?

leaderboard-line-won = { $deals }ゲーム中{ $first }勝
leaderboard-line-landlord = { $deals }ゲーム中{ $first }勝（地主では{ $alone }ゲーム中{ $won }勝）
leaderboard-line-alone = { $deals }ゲーム中{ $first }勝（一人では{ $alone }ゲーム中{ $won }勝）
leaderboard-unknown = {" "}· 勝敗の記録なし：{ $deals }ゲーム
leaderboard-beside = { " " }· ほかに対象外が{ $deals }ゲーム

leaderboard-beside-why = 対象外：コンピューターが代打ちしたゲームと、ほぼ同じ顔ぶれで1日{ $limit }ゲームを超えた分。
leaderboard-below = ── 順位はまだ：{ $deals }ゲーム未満、または±{ $margin }より大きい
leaderboard-few = ── 順位はまだ：{ $deals }ゲーム未満
leaderboard-lacks = {" "}· あと{ $deals }ゲームで順位
leaderboard-away = ── { $days }日間ここで遊んでいない、またはサーバーを抜けた
leaderboard-last-deal = {" "}· 最後のゲームは<t:{ $at }:D>

leaderboard-rated = レーティングは、ゲーム開始時の順位と側の有利不利も計算に入れます。

leaderboard-empty = まだ誰も載っていません。このゲームを二人で最後まで遊ぶと載ります。
leaderboard-nobody = まだ誰も載っていません。`/{ name-game } { name-game-start }` で卓を開けます。
leaderboard-by-what = 「{ $typed }」では順位を付けられません。一覧から選んでください。
leaderboard-no-season = 「{ $typed }」というシーズンはありません。一覧から選んでください。

leaderboard-no-channel = 「{ $typed }」のランキングはありません。一覧からチャンネルを選んでください。

leaderboard-all-time = 全期間

leaderboard-this-season = 今シーズン

leaderboard-season = シーズン{ $number }

leaderboard-before = シーズン制の前

leaderboard-tonight = 今夜
season-over = { $season }が終了しました

season-next = { $season }は{ $until }までです。

season-next-open = { $season }が始まりました。

season-undone = このシーズンは続きます。管理者が終了を取り消しました。

season-none = このサーバーにはシーズンがありません。管理者が `/{ name-server }` で選べます。

season-first = このシーズンは最初のゲームから始まります。
season-ends = { $days ->
    [0] { $season }は今日まで
   *[other] { $season }はあと{ $days }日
 }

season-open = { $since }から、管理者が終了するまで。

season-champions = 優勝者

season-table = 全順位

season-ask = **{ $season }を今終了しますか？** 表彰台を投稿し、次のシーズンを始めます。

season-not-now = 終了できるのは、1回以上プレイした現在のシーズンだけです。

season-too-late = 終了を取り消せるのは24時間以内です。

season-best-deals = 最多プレイ：{ $who }（{ $count }回）

season-best-firsts = 最多1位：{ $who }（{ $count }回）

season-best-share = 最高勝率：{ $who }（{ $count }%）

season-best-reign = 最長連勝：{ $who }（{ $count }連勝）

season-best-coups = 最下位からの最多勝利：{ $who }（{ $count }回）

button-season-end = { $season }を終了

button-season-undo = { $season }を再開


button-around = 自分の周り

ladder-plain = { $game }（カード交換なし）

ladder-exchange = { $game }（カード交換あり）

ladder-pairs = { $game }（ペア）

ladder-teams = { $game }（チーム）

ladder-alone = { $game }（1人対全員）

ladder-other = その他のゲーム
profile-title = ### このサーバーでの{ $who }

profile-favorite = いちばん遊んだゲーム：**{ $game }**、{ $deals }ゲーム

profile-games = ほかのゲーム：{ $games }

profile-reign = 最長連覇：{ $deals }回連続1位
profile-row = 現在{ $deals }連勝中
profile-bar-won = 勝ち
profile-bar-place = { $place }位
profile-bar-others = その他
profile-bar-latest = 最近{ $deals }ゲーム
profile-latest = { $label }（右が最新）：{ $places }
profile-shows = プロフィールに表示中：{ $names }
profile-places = 平均順位：{ $averages }
profile-place-of = **{ $average }**（{ $players }人中）

profile-rating = { $ladder }：**{ $rating }** · 最高{ $peak }

profile-rating-new = { $ladder }：**{ $rating }**

profile-honest = レーティングには時間がかかります。2人のうち強い方の数値が高いのは、10ゲーム後で73%、100ゲーム後で86%です。

button-achievements = 実績

profile-achievements = 🏅 実績：{ $all }個中**{ $have }**個
profile-daily = 🗓️ 今日のゲーム：連続**{ $days }**日 · 最高{ $best }日

profile-achievements-newest = 🏅 実績：{ $all }個中**{ $have }**個 · 最新：{ $names }
profile-near = 🏅 あと少し：{ $names }
profile-near-games = あと{ $count }種のゲームで勝てば{ $name }
profile-near-wins = あと{ $count }勝で{ $name }

achievements-title = ### 🏅 { $who }の実績：{ $all }個中{ $have }個

achievements-about = -# どれも、コンピューターの代打なしで、ほかの人を1人以上破って勝つことが条件です。
achievements-choose = プロフィール画像：新しい3つ

achievement-of-game = { $game }で1ゲーム勝つ。

achievement-president = 国家元首

achievement-bigtwo = 大きな2

achievement-daifugo = 大富豪の器

achievement-thirteen = 幸運の13

achievement-doudizhu = 豊作

achievement-bigthree = 三度目の正直

achievement-games = オールラウンダー

achievement-about-games = 6種類すべてのゲームで勝つ。

achievement-rise = ビリからプレジデントへ

achievement-about-rise = 最下位で始めたゲームに勝つ。

achievement-row = ハットトリック

achievement-about-row = 3ゲーム続けて勝つ。

achievement-comeback = 不死鳥

achievement-about-comeback = 2回続けて最下位になったあとに勝つ。

achievement-giant = 大物食い

achievement-about-giant = レーティングが100以上高い人に勝つ。

achievement-return = お久しぶり

achievement-about-return = 30日ぶりの、人を相手にした最初のゲームで勝つ。

achievement-alone = 孤軍奮闘

achievement-about-alone = 1人で全員を相手に勝つ。

achievement-partner = 力を合わせて

achievement-about-partner = ほかの人と同じ側で勝つ。

achievement-crowd = 大勢の中の一番

achievement-about-crowd = 7人以上の卓で勝つ。

achievement-bomb = ドカン

achievement-about-bomb = 爆弾を出して、そのゲームに勝つ。

achievement-chop = 切り捨て御免

achievement-about-chop = 最強の札に爆弾で勝ち、そのゲームにも勝つ。

achievement-revolution = 革命家

achievement-about-revolution = 強さの順を逆にして、そのゲームに勝つ。

achievement-low = 小さな巨人

achievement-about-low = ジョーカーも最強の数字も出さずに、最初に上がる。

achievement-eager = パス知らず

achievement-about-eager = 一度もパスせず、4手以上で最初に上がる。

achievement-patient = 忍耐

achievement-about-patient = 6回以上、だれにも劣らない回数パスして、最初に上がる。

achievement-close = 写真判定

achievement-about-close = 相手のだれかが残り1枚のときに、最初に上がる。

achievement-shutout = 完封

achievement-about-shutout = 相手のだれかが1枚も出さないうちに、最初に上がる。

achievement-finish = 大団円

achievement-about-finish = 最後の手で5枚以上出して、最初に上がる。

profile-nemesis = 苦手：{ $who }（{ $count }）

profile-victim = お得意様：{ $who }（{ $count }）
profile-victim-own = お得意様：{ $who }（{ $count }）
profile-nemesis-own = 苦手：{ $who }（{ $count }）

profile-newest = 直近{ $deals }ゲーム

profile-elsewhere = { $who }はこのサーバーにいないので、表示できるものがありません。

rivals-title = ### このサーバーでの{ $one }と{ $other }

rivals-together = 直接対戦{ $deals }ゲーム · 最後は<t:{ $at }:D>

rivals-score = { $one } **{ $better } : { $worse }** { $other }
rivals-all-in = すべて{ $ladder }

rivals-even = 差なし：{ $count }回

rivals-ladder = { $ladder }：**{ $better } : { $worse }**

rivals-rating = レーティングでは{ $who }が{ $points }点上で、100ゲーム中{ $share }ゲームは{ $other }より上位になる見込みです。

rivals-level = レーティングでは{ $who }と{ $other }は互角です。

rivals-unsure = まだ不確かです。

rivals-alone = 別々の2人を選んでください。
rivals-nobody = まだ比べる相手がいません。まずここで、ほかの人と1ゲーム終えてください。
rivals-choose = ほかのライバルを選ぶ

rivals-never = { $one }と{ $other }は、ここではまだ1ゲームも対戦を終えていません。

profile-nobody = { $who }は、ここではまだほかの人と1ゲームも終えていません。

profile-against = あなたとの対戦：上位{ $better }回、下位{ $worse }回














### For those who cannot see the pictures
alt-hand = 手札{ $count }枚：{ $cards }
alt-hand-dimmed = 今は出せない札：{ $cards }
alt-hand-dimmed-all = 今は出せる札がありません。
# At the end of the alt text of a first hand and of the greeting, for people who hear pictures.
alt-words-offered = 画像の代わりに言葉で：/{ name-settings }、{ prefer-pictures-no }。
alt-hand-picked = 選んだ札：{ $cards }
alt-hand-backs = 2組目の札：{ $cards }
alt-hand-taken = もらったカード：{ $cards }
alt-more = ほか{ $count }件。
alt-table-top = 場：{ $who }の{ $play }。
alt-table-empty = 場は空です。最初に出す番です。
alt-table-turn = 手番：{ $seats }。
alt-table-earlier = この場のこれまで（古い順）：{ $plays }。
alt-table-last = 前の場（古い順）：{ $plays }。
alt-table-you = あなたは席{ $seat }です。
alt-table-side = チーム{ $side }
alt-table-seat = { $who }：{ $count }
alt-table-widow = 伏せ札が{ $count }枚あります。
cards-shown = { $who }の公開札: { $cards }。
alt-table-undrawn = それより前の{ $count }手は表示していません。
alt-leaderboard = 棒グラフ（上位から）
alt-profile = { $who }のプロフィール：勝ち数と順位。
alt-rivals = { $one } 対 { $other }。

alt-profile-course = { $ladder }のレーティング、直近{ $deals }ゲーム：{ $start }から{ $end }へ。




alt-finale = 対戦のフィナーレ。勝者：{ $seats }。
alt-finale-points = 各ゲーム後の得点：
alt-finale-places = 各ゲームの順位：
alt-finale-chips = 各ゲーム後のチップ：
alt-podium = { $of ->
    [match] この対戦の表彰台、上位から。
    [daily] 今日のゲームの表彰台、上位から。
   *[deal] このゲームの表彰台、上位から。
 }
alt-podium-season = { $season }の表彰台、上位から。
alt-podium-step = { $place }位：{ $seats }
alt-podium-side = { $outcome }：{ $seats }
alt-podium-seat = 席{ $seat }

### Refusals
moved-on = ゲームが進みました。今の手札はこれです。
game-moved-on = ゲームが進みました。
went-wrong = こちらで問題が起きました。何も失われていません。もう一度どうぞ。
not-at-this-table = この卓に参加していません。先に**{ button-join }**を押してください。
no-deal-running = 今ここで進行中のゲームはありません。
no-table-here = このチャンネルにはまだ卓がありません。`/{ name-game } { name-game-start }` で開けます。
no-table-of-yours = 今はどの卓にも座っていません。
already-seated = もう席に着いています。
challenge-ping = ⚔️ { $who }さん、{ $host }さんから**{ $game }**の対戦を申し込まれました！
challenge-sent = { $who }さんに申し込みました。
challenge-no = { $who }さんは対戦を断りました。
challenge-other = この申し込みはほかの人宛てです。
challenge-self = 自分には申し込めません。コンピューターとは**{ button-practise }**で遊べます。
challenge-bot = { $who }はBotです。コンピューターは卓の**{ button-computer }**で加えられます。
challenge-unseen = { $who }さんにはこのチャンネルが見えません。
challenge-refused = { $who }さんはここでは遊べません。
challenge-sit = ここにはもう卓があります。先に席に着いてから{ $who }さんに申し込んでください。
challenge-seated = { $who }さんはもう席に着いています。
challenge-rematch = { $who }さんはもうこの卓にいます。もう一度遊びますか？
challenge-asked = { $who }さんにはもう申し込んであります。
challenge-declined = { $who }さんはもう断っています。
challenge-soon = { $who }さんには申し込んだばかりです。数分後にもう一度どうぞ。
closed-until-match-ends = この対戦は満席です。終われば参加できます。
table-full = 満席です（{ $most }人）。
table-closed = この卓は閉じています。
control-unknown = そのボタンは古すぎます。新しいメッセージを使ってください。
table-set-aside = **この卓は保留中です：** このバージョンのボットでは読み込めません。何も失われていません。{ $host }かチャンネルの管理者が、同じ人でやり直すか、閉じることができます。
restarting = 🔧 再起動中です。すぐに続きから遊べます。持ち時間は減りません。
nobody-to-wait-for = 待つ相手はほかにいません。
you-are-waited-for = みんながあなたを待っています。時間を延ばせるのはほかの人だけです。
waited-enough = 時間はもう十分あります。
gave-enough = この番の時間はもう{ $count }回延ばしました。あとは卓のほかの人が延ばせます。
take-back-late = 間に合いません。もう誰かが動きました。
take-back-forbidden = この卓では取り消せません：{ $host }がオフにしています。
no-computer-there = その席はもう空いていません。
seat-is-out = その席はこのゲームの途中ではもう代われません。**{ button-join }**を押すと次のゲームから参加できます。
back-with-next-deal = この対戦にはもう参加しているので、戻れるのは次のゲームからです。**{ button-join }**を押してください。
only-host = これができるのは、ホストの{ $host }だけです。
only-host-starts = **{ button-start }**を押すのはホストの{ $host }です。{ $host }から反応がなければ、<t:{ $at }:R>にあなたも押せます。
host-is-here = ホストは{ $host }です。{ $host }が10分間何もしなければ代われます：<t:{ $at }:R>。
only-host-stops = 卓を閉じるのは、ホストの{ $host }に頼んでください。動きがなければ、誰でも閉じられます：<t:{ $at }:R>。
only-host-stops-deal = 閉じるのは、ホストの{ $host }に頼んでください。ゲーム後に10分動きがなければ誰でもできます。
deal-is-running = もうゲームが始まっています。
cannot-start = まだ始められません：{ $why }
too-few-players = { $exact ->
    [yes] { $game }は{ $need }人で遊びます
   *[no] { $game }には{ $need }人以上必要です
 }：あと{ $more }人{ $fill ->
    [yes] 、または**{ button-computer }**
   *[no] {""}
 }.
too-few-forms = または、今の人数で遊べるゲーム：
too-many-players = { $game }は{ $most }人までです。多い人：{ $who }。{ $computers ->
    [yes] コンピューターを外してください（**{ button-table }**）。
   *[no] 誰かが休む必要があります（**{ button-table }**）。
 }
swap-too-many = { $game }は{ $most }人までです。{ $who }の席がないので、誰かが休んでください（**{ button-table }**）。
rules-clash = このルールは組み合わせられません：{ $why }
house-rule-form = 「{ $typed }」が分かりません。「項目=値」をコンマで区切って書いてください。
rule-unknown = 「{ $typed }」というローカルルールはありません。{ $near ->
    [none] ルールの言葉を入れて、候補から選んでください。
   *[other] { $near } のことですか？
 }
channel-taken = このチャンネルにはもう卓があります。
table-is-here = ここにはもう卓があります：[{ $game }]({ $link }) · ホスト：{ $host }{ $stage ->
    [deal] {" "}· ゲームの最中
    [lobby] {" "}· まだ始まっていません
   *[other] {" "}· ゲームの合間
 }
closable-at = 動きがなければ、<t:{ $at }:R> に閉じられます。
away-server = ボットはこのサーバーにいません。サーバーの管理者が追加できます。
away-chat = このチャットには参加できません。サーバーに追加してください。
button-add-bot = サーバーに追加
permissions-missing = このチャンネルで次の権限が必要です：{ $named }
permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-embed-links = 埋め込みリンク
permission-attach-files = ファイルを添付
permission-create-public-threads = 公開スレッドの作成
own-permissions-missing = そのためには、このチャンネルであなたに次の権限が必要です：{ $named }
place-unseen = この卓のチャンネルはもう見られません。
command-limited = ここでは `/{ $command }` を使えず、同じ働きのこのボタンも使えません。
no-such-game = 「{ $game }」というゲームはありません。`/{ name-rules }` を見てください。
typed-unreadable = 「{ $typed }」が分かりません。7 7、7s7d、ペア 7 のように書いてください。
typed-which = いくつか当てはまります：{ $choices }。どれかを書いてください。
typed-not-held = { $cards }は手札にありません。
typed-too-few = { $card }は{ $held }枚です。{ $wanted }枚はありません。
typed-several = { $card }

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] 手札はもうありません。
    [1] **最後の1枚：**
   *[other] **手札{ $count }枚：**
 }
words-backwards = 反時計回り ↺
words-seat = { $who }：{ $about }
words-you = あなた
words-you-against = あなた
hands-in-channel = ここで遊びます：卓の下の**{ button-hand }**を押してください。

### A player's settings
settings-title = ### あなたの設定
    -# どのサーバーでも同じ設定です。
chosen = ✓ { $label }
prefer-sent = **手札の表示場所**
prefer-sent-default = サーバーに合わせる
prefer-sent-default-here = ここと同じ：{ $place }
prefer-sent-dm = ダイレクトメッセージ
prefer-sent-channel = 卓の下
prefer-sent-both = 両方
prefer-sorting = **手札の並べ方**
prefer-sorting-rank = 数字順
prefer-sorting-suit = マーク順
prefer-deck = **カードのデザイン**
prefer-deck-four = 4色
prefer-deck-two = 2色
prefer-deck-safe = 色覚に配慮
prefer-deck-dark = ダーク
prefer-deck-contrast = 高コントラスト
prefer-deck-animals = どうぶつ
prefer-deck-pixel = ドット絵
deck-which = カードのデザイン
prefer-pictures = **画像か文字か**（文字はスクリーンリーダー向き）
prefer-pictures-yes = 画像
prefer-pictures-no = 言葉
# Above the settings, once Words is pressed.
prefer-words-chosen = これからは言葉で伝えます。通知は**{ prefer-pinged-at-once }**にしました。下で変えられます。
prefer-pinged = **自分の番に通知**
prefer-pinged-at-once = すぐに
prefer-pinged-soon = 8秒後
prefer-pinged-late = 20秒後
prefer-pinged-reminded = 持ち時間の半分で
prefer-auto-pass = 出せないときは**自動でパス**
prefer-auto-pass-yes = はい
prefer-auto-pass-no = いいえ
prefer-turn-factor = **自分の番の時間**
prefer-turn-factor-1 = テーブルと同じ
prefer-turn-factor-2 = 2倍
prefer-turn-factor-4 = 4倍
prefer-option = { $heading }：{ $label }
prefer-avatar = 画像に**自分のアバターを表示**

prefer-avatar-yes = はい

prefer-avatar-no = いいえ
prefer-hidden = **ランキング**と過去のゲームでの表示。卓では誰と遊んでいるかがいつも見えます。これは、あとに残るものや、あとで調べるもののための設定です。
prefer-hidden-which = 表示しますか？
prefer-hidden-no = 表示する
prefer-hidden-names = 名前なしで表示
prefer-hidden-all = 表示しない

prefer-language = **言語**
prefer-language-which = どの言語にしますか？
prefer-language-as-discord = Discordと同じ

### What a server allows
only-role-hosts = このサーバーで卓を開けるのは{ $role }だけです。
game-not-here = { $game }はこのサーバーではオフです。遊べるもの：{ $allowed }
no-more-tables = { $most }卓が開いていて、このサーバーの上限です。参加できる卓は `/{ name-game } { name-game-tables }` で見られます。
banned = このサーバーの卓への参加を禁止されています。解除できるのはサーバーの管理者だけです。
banned-because = このサーバーの卓への参加を禁止されています。解除できるのはサーバーの管理者だけです。理由：{ $reason }
blocked = このボットでは遊べません。運営者にブロックされています。
blocked-because = このボットでは遊べません。運営者にブロックされています。理由：{ $reason }
blocked-server = このサーバーではこのボットを使えません。運営者にブロックされています。
support = お問い合わせ：{ $where }
only-channels = ここで卓を開けるのは{ $allowed }だけです。
channels-unseen = 卓を開けるチャンネルが、あなたには見えません。サーバーの管理者に聞いてください。
hosts-enough = ここではもう{ $most }卓のホストです：{ $where }。一つ閉じるか、ホストを譲ってください（**{ button-table }**）。
heir-hosts-enough = { $who }がここでホストになれる卓は、もう上限です。ほかの人を選んでください。

### The settings of a server
server-title =
    ### サーバーの設定
    -# 時間は次のゲームから、ほかはすぐに変わります。
server-choose = 選ぶ
server-language = チャンネルの**言語**
server-language-as-discord = サーバーと同じ
server-hosts = **卓を開ける人**
server-hosts-all = 全員
server-families = ここで遊べる**ゲーム**
server-turn = **1回の番の時間**
server-bank = **予備時間**（1人・1ゲームごと）
server-sent = `/{ name-settings }` で未設定の人の**手札**
server-most = 同時に開ける**卓**の数
server-threads = ゲームは**チャンネル内**で行います
server-threads-on = ゲームごとに**専用スレッド**を作ります
server-threads-yes = スレッドを使う
server-threads-no = スレッドなし
server-tables = 開いている卓
server-page-play = ゲーム
server-page-people = 人
server-page-rules = ルール
server-page-seasons = シーズン

server-page-log = 記録
server-page-title = ### このサーバーの設定・{ $page }
server-channels = 卓を開ける**チャンネル**（スレッドは元のチャンネルと同じ扱い）
server-channels-all = どこでも
server-hosted = 1人のホストが開ける**卓**の数
server-ping = 卓が開くとメンションする**ロール**（メンバーは自分で付けられます）
server-ping-none = ロールなし
server-ping-every = メンションの最短の**間隔**
server-history = 終わったゲームの**カードと手順**を残す期間

server-crown = プレジデントの**ロール**：直近のゲームの勝者に付けます
server-season = ランキングの**シーズン**

server-season-none = シーズンなし

server-season-month = 1か月

server-season-quarter = 3か月

server-season-hand = 管理者が終了する

server-zone = **タイムゾーン**：{ $zone }。`/{ name-server } zone:` で変更できます。

server-zone-about = **タイムゾーン**

server-daily = **今日のゲーム**：毎日0時に前日の上位を投稿するチャンネル

server-daily-none = 毎日の投稿なし

server-no-zone = 「{ $typed }」というタイムゾーンはありません。リストから選んでください。

server-season-ended = **シーズンの終了**

server-season-back = 終了後の**シーズン再開**


server-savers = サーバーを管理する人のほかに**ルールを保存できる人**
server-saver-role = ルールを保存できる**ロール**
server-saver-none = ロールなし
server-rates = **レーティング**と独自ルール
server-rates-no = 独自ルールのないゲームだけが対象
server-rates-yes = 独自ルールのゲームも対象
server-threads-about = **スレッド**
savers-all = 全員
savers-hosts = 開いている卓のホスト
savers-role = 1つのロール
button-bans = 参加禁止
button-ping-post = ボタンをここに置く
button-saved-rules = 保存されたルール
button-to-settings = 設定
tables-any = 無制限
tables-at-once = { $count }卓
time-as-set-up = 標準
time-seconds = { $count }秒
time-minutes = { $count }分
time-hours = { $count }時間
time-days = { $count }日

time-always = ずっと

tables-title = { $count ->
        [0] ### このサーバーに開いている卓はありません
       *[other] ### 開いている卓：{ $count }卓
    }
tables-line = { $channel } · { $game } · { $count }人、ホストは{ $host }{ $running ->
    [yes] {" "}· ゲーム中
   *[no] {""}
 }
overrule-close-about = **閉じる**：途中のゲームは数えません。終わったゲームは数えます。
overrule-reset-about = **やり直す**：同じ人、同じルールの新しい卓をここに開きます。
overrule-close = 閉じる
overrule-reset = やり直す
button-back = 戻る
button-more = もっと見る
only-admins = これができるのは、サーバーの管理者だけです。
bans-title = { $count ->
        [0] ### 参加禁止の人はいません
       *[other] ### 卓への参加禁止：{ $count }人
    }
bans-choose = 参加を禁止する人
button-lift = 解除
button-ban = 禁止する
button-ban-because = 理由を付けて禁止
button-ban-by-id = IDで禁止
ban-line = **{ $whom }**・{ $who }、<t:{ $at }:d>
ban-line-because = **{ $whom }**・{ $who }、<t:{ $at }:d>：{ $reason }
ban-about = このサーバーのすべての卓で**{ $whom }を参加禁止**にしますか？席は完全に抜けたときと同じく空き、進行中のゲームはコンピューターが続けます。解除されるまで続きます。
ban-made = { $whom }はこのサーバーの卓に参加できなくなりました。
ban-lifted = { $whom }はまたここで遊べます。
ban-oneself = 自分は禁止できません。
ban-the-bot = ボットはどの卓でも遊びません。
ban-nobody = このIDの人はいません。
ban-no-id = それはIDではありません。Discordの開発者モードを使うと、人のメニューに「ユーザーIDをコピー」が出ます。
ban-id-about = このサーバーを抜けた人にも使えます。
ban-reason-about = 本人と、このサーバーを管理する人が読みます。
form-ban = すべての卓への参加を禁止
form-ban-id = その人のID
form-reason = 理由
saved-rules-title = { $count ->
    [0] ### ここに保存されたルールはありません
   *[other] ### ここにルールが{ $count }組保存されています
 }
saved-rules-line = **{ $name }**・{ $game }・{ $author }
saved-rules-choose = 保存した人を選ぶ
saved-rules-by = ルール{ $count }組
saved-rules-of = **{ $author }**が保存したルール{ $count }組：
saved-rules-dropped = { $count ->
    [0] { $author }のルールはありませんでした。
   *[other] { $author }のルール{ $count }組を削除しました。
 }
button-delete-all-of = { $count ->
    [1] 削除
   *[other] { $count }組すべて削除
 }
log-about = -# 新しい順です。90日を過ぎたものは残りません。
log-empty = まだ何もありません。

button-flags = 気になる点

flags-title = ### 気になる点

flags-about = -# 偶然では起こりにくい、レーティング対象ゲームの事実です。何の証明でもなく、自動的な処分もありません。

flags-none = 気になる点はありません。

flags-ahead = - { $game }：**{ $who }**が**{ $other }**より上に立った回数が、レーティングの予想より{ $number }回多い（{ $deals }ゲーム中）。

flags-together = - { $game }：**{ $who }**と**{ $other }**が同じテーブルにいると、どちらもほかの人に勝つ割合が普段より{ $number }%高い（{ $deals }ゲーム）。

flags-few = - { $game }：**{ $who }**は{ $deals }ゲームで{ $number }点上げ、大半は**{ $other }**から。

flags-left = - { $game }：**{ $who }**は、ほかの人が抜けたゲームで{ $number }点上げた（全{ $deals }ゲーム）。

flags-more = -# +{ $count }

only-host-flags = 気になる点を見られるのは、このテーブルのホストだけです。
log-removed = { $who }が{ $channel }の卓から**{ $whom }**を退席させました。
log-handed-over = { $who }が{ $channel }で**{ $whom }**をホストにしました。
log-took-over = { $channel }で**{ $whom }**に代わって{ $who }がホストになりました。
log-stopped = { $own ->
    [yes] { $who }が{ $channel }の卓を終了しました。
   *[no] { $who }が{ $channel }の**{ $whom }**の卓を終了しました。
 }
log-asked-stop = { $who }が{ $channel }のゲームの終了を提案しました。
log-agreed-stop = { $channel }のゲームを参加者が終了しました：提案は**{ $whom }**、最後の同意は{ $who }。
log-changed-game = { $who }が{ $channel }のゲームを**{ $about }**に変えました。
log-started-over = { $own ->
    [yes] { $who }が{ $channel }の卓をやり直しました。
   *[no] { $who }が{ $channel }の**{ $whom }**の卓をやり直しました。
 }
log-setting = { $who }が設定を変えました：{ $about }
log-banned = { $who }が**{ $whom }**の参加を禁止しました。
log-lifted = { $who }が**{ $whom }**の参加禁止を解除しました。
log-voided = { $who }が{ $channel }のゲームを無効にしました：**{ $about }**
log-restored = { $who }が{ $channel }のゲームを元に戻しました：**{ $about }**
log-proposed-void = { $who }が{ $channel }のゲームの無効を提案しました：**{ $about }**
log-proposed-restore = { $who }が{ $channel }のゲームを元に戻すよう提案しました：**{ $about }**
log-agreed = { $who }が{ $channel }で**{ $whom }**に同意しました：**{ $about }**
log-passed-void = { $channel }のゲームを参加者が無効にしました：**{ $about }**。提案は**{ $whom }**、最後の同意は{ $who }。
log-passed-restore = { $channel }のゲームを参加者が元に戻しました：**{ $about }**。提案は**{ $whom }**、最後の同意は{ $who }。
log-deleted-rules = { $who }が{ $whom }のルール**{ $about }**を削除しました。
log-deleted-all = { $who }が**{ $whom }**の保存したルールをすべて削除しました（{ $about }）。
ping-ready = 卓が開くと{ $role }をメンションし、ボタンを押したメンバーに付けます。
ping-unmentionable = { $role }をメンションできません。ロールの設定で全員にメンションを許可するか、**全員をメンション**の権限をください。
ping-no-manage-roles = メンバーに付けるには、**ロールの管理**の権限が必要です。
ping-role-above = { $role }をメンバーに付けられません。ロールの一覧で{ $own }を{ $role }より上に移してください。
ping-role-powerful = { $role }はメンバーに付けません。全員にはない権限があるためです。権限のないロールを選んでください。
ping-role-gone = そのロールはもうありません。`/{ name-server }` で別のものを選んでください。
crown-ready = { $role } を直近のゲームのプレジデントに付けます。変更は5分に1回までです。

ping-role-unfit = 人に付けられるロールを選んでください。@everyoneやボットのロールは使えません。
ping-role-opens = { $role }はチャンネルを開けます。メンバーに開放できるのは、ロールを管理できる人だけです。
ping-none-here = このサーバーには新しい卓のロールがありません。
ping-not-given = { $why } このサーバーを管理する人に伝えてください。
ping-refused = Discordが{ $role }を変更させてくれません。サーバーの管理者に伝えてください。
ping-on = { $role }を付けました。卓が開くとメンションします。もう一度押すと外れます。
ping-off = { $role }を外しました。
ping-post = 🔔 **卓が開いたら知りたいですか？** ボタンを押すと、そのときメンションするロールが付きます。もう一度押すと外れます。
ping-opened = 🔔 { $role }：**{ $game }**の卓が開きました。
button-ping = 卓のお知らせ

### First steps
hello =
    👋 **ここでカードゲームを開けます：**{ $games }。
    { "**" }{ button-open-table }**と、友だちは**{ button-join }**を押すだけ。**{ button-practise }**なら、すぐにコンピューターと遊べます。
    手札はダイレクトメッセージで届くので、ほかの人には見えません。
hello-admins = サーバーを管理する人は `/サーバー` で設定できます。
hello-privacy = `/プライバシー` で、保存されているあなたの情報を確認できます。
button-open-table = 卓を開く
open-which = ### どのゲームで遊びますか？
open-known = { $why ->
    [settled] ここでいつも遊ぶゲーム
    [last] 前回ここで遊んだゲーム
   *[most] このサーバーで一番遊ばれているゲーム
 }{ $changed ->
    [yes] （ルール変更あり）
   *[no] {""}
 }
button-practise = 一人で練習
practice-there = すでに{ $game }を練習中です。
button-go-on = 続ける
button-practise-anew = 新しく始める
practice-dealt = 配りました！手札はダイレクトメッセージにあります。
practice-here = 手札は下にあります。
button-to-cards = 手札へ
practice-dms-closed = 練習はダイレクトメッセージで行いますが、送れません。受信を許可して（サーバー名 → プライバシー設定 → ダイレクトメッセージ）、もう一度どうぞ。
practice-dms-refused = 練習はダイレクトメッセージで行いますが、いまは送れません。チャンネルで遊ぶには：`/{ name-game } { name-game-start }` のあと**{ button-computer }**。
cards-under-way = 手札を送っているところです。数秒後にもう一度どうぞ。
practice-going-on = -# 練習：ランキングには数えません。
daily-going-on = -# 最初の挑戦は今日の順位と連続日数に数えます。ランキングには数えません。
daily-title = { $date }のゲーム · { $game }
daily-once = 最初の挑戦だけが記録されます。締め切り：{ $until }
daily-again = この挑戦は記録されません。数えるのは1日1回目だけです。
daily-instead = 今日のゲームを始めると、その卓は終わります。
daily-unfinished = 最初の挑戦が時間内に終わらなかったので、このゲームは記録されません。
daily-not-done = このゲームをまだ終えていません。
daily-own-landlord = { $won ->
    [yes] **地主で勝ちました：{ $points }**
   *[no] **地主で負けました：{ $points }**
 }
daily-own-farmer = { $won ->
    [yes] **地主に勝ちました：{ $points }**
   *[no] **地主に負けました：{ $points }**
 }
daily-own-alone = { $won ->
    [yes] **1人で戦って勝ちました：{ $points }**
   *[no] **1人で戦って負けました：{ $points }**
 }
daily-own-others = { $won ->
    [yes] **1人で戦う相手に勝ちました：{ $points }**
   *[no] **1人で戦う相手に負けました：{ $points }**
 }
daily-own-game = { $won ->
    [yes] **勝ちました。**
   *[no] **負けました。**
 }
daily-own-points = { $place ->
    [1] **{ $players }人中1位で勝ちました：{ $points }**
   *[other] **{ $players }人中{ $place }位：{ $points }**
 }
daily-own-place = { $place ->
    [1] **{ $players }人中1位で勝ちました。**
   *[other] **{ $players }人中{ $place }位でした。**
 }
daily-average = このカードでのコンピューターの平均は{ $average }です。
daily-average-penalties = { $count ->
    [one] 失点1。コンピューターの平均は{ $average }です。
   *[other] 失点{ $count }。コンピューターの平均は{ $average }です。
 }
daily-penalties = { $count ->
    [one] 失点1
   *[other] 失点{ $count }
 }
daily-average-place = このカードでのコンピューターの平均順位は{ $average }位です。
daily-average-wins = このカードでのコンピューターの勝率は{ $average }%です。
daily-streak = { $days }日連続 🔥
daily-legend = 🟩 自分が取った場 · ⬜ ほかの人の場 · 🏁 上がり
daily-copy = ほかで共有するには、これをコピー：
daily-share = Gamenight { $date }のゲーム · { $game }
daily-board = { $date }の上位
daily-board-here = この日の上位
daily-secret = { $date }のカード：シード `{ $seed }`、指紋 `{ $proof }`。`/verify code:{ $code }` で確かめられます。
daily-rules = ここでは全員が同じカードで同じコンピューターと遊びます。最初の挑戦だけが記録されます。締め切り：{ $until }
daily-fixed = 今日のシードの指紋：`{ $proof }`。明日の指紋：`{ $next }`
daily-server = `/daily` はサーバーで使ってください。カードはサーバーごとに違います。
daily-no-hint = 今日のゲームではヒントは出ません。
daily-secret-later = この日のシードは、その日が終わると分かります。
daily-post-waits = { $where } にはまだ書き込めません。そこで { $named } を許可すると、自動で投稿します。
daily-post-next = 今日のディールは投稿済みです。次の投稿は { $until }。
daily-post-later = Discordが応答しません。最初の投稿は数分後です。
button-daily = 今日のゲーム
button-daily-again = もう一度遊ぶ
button-daily-copy = コピー用の文
button-daily-share = 共有
button-daily-score = 今日のゲーム
primer = -# 👋 **{ $game }：** { $goal }
    -# 強い順：**{ $order }**{ $more }
    -# { $how ->
        [equal] 同じ枚数で、同じか強いカードを出します。
        [larger] 同じ枚数で強いカードか、枚数の多い組を出します。
       *[higher] 同じ枚数で、より強いカードを出します。
    }{ $tip ->
        [stuck] 出せるカードがないので**{ button-pass }**。
        [lead] 迷ったら**{ button-hint }**。
        [none] {""}
        [wait] 待つなら**{ button-pass }**。
       *[idea] 待つなら**{ button-pass }**、迷ったら**{ button-hint }**。
    }
primer-goal-alone = { $landlord ->
    [yes] 一番高くビッドした人が地主になり、1人で{ $others ->
        [2] 2
       *[other] { $others }
    }人と戦います。
   *[no] 一番高くビッドした人が、1人で{ $others ->
        [2] 2
       *[other] { $others }
    }人と戦います。
 }先に手札がなくなった側の勝ちです。
primer-goal-teams = 相棒と一緒に勝ちます。手札をなくしましょう。
primer-goal-titles = 手札をなくしましょう。最初は{ $best }、最後は{ $worst }。
primer-goal-places = 手札をなくしましょう。早いほど上位です。
primer-goal-first = 最初に手札をなくせば勝ちです。
primer-goal-left = 最初に手札をなくせば勝ち。残りは少ないほど得です。
primer-brief = -# 👋 { $goal }強い順：**{ $order }**
primer-goal-alone-brief = 先に手札がなくなった側の勝ちです。
primer-goal-teams-brief = 相棒と一緒に手札をなくしましょう。
primer-goal-titles-brief = 最初に手札をなくせば{ $best }。
primer-goal-places-brief = 早く手札をなくしましょう。
primer-goal-first-brief = 最初に手札をなくせば勝ちです。
primer-goal-left-brief = 最初に手札をなくせば勝ちです。
primer-bombs = 💣 何にでも勝つ：{ $kinds }
primer-chops = 💣 2に勝つ：{ $kinds }
primer-wild = 代わりになるカード：{ $cards }
primer-power = 1枚でどの組にも勝つ：{ $cards }
primer-fewer-twos = 2は1枚少なくてよい
primer-revolution = 同じ数字4枚で強さが逆になる
primer-ends = 場を流す：{ $cards }
lesson-five = -# 💡 **5枚の役**、弱い順：{ $kinds }。
lesson-five-any = -# 💡 **5枚の役：** { $kinds }。
lesson-run = -# 💡 **ストレート：** 数字が続く{ $least }枚以上。マークは自由。
lesson-with-example = { $lesson }あなたの手には{ $play }があります。

### Browsing the rules
browse-title = ### ゲームとルール
browse-own = ✎ **あなたのルール** · { $game }：{ $changes }
browse-about-pr = 最初に上がればプレジデント。最下位は良いカードを渡す
browse-about-bt = 1枚、ペア、3枚、5枚のポーカー役。2が最強
browse-about-df = おなじみの大富豪。大貧民から大富豪へ
browse-about-th = ベトナムのTiến Lên。同じ数、階段、2を切る爆弾
browse-about-dd = 地主1人対2人。爆弾のたびに点が倍
browse-about-b3 = 3が最強。ビッドして1人対2人で戦う
browse-found = { $count ->
    [0] ### 「{ $typed }」は見つかりません
   *[other] ### 「{ $typed }」：{ $count }件
 }
button-all-of = 全{ $count }種類
button-search = 探す
form-search = ゲームやルールを探す
search-about = ゲーム名、人数（「3人」）、ルールの言葉（「革命」）で探せます。
search-field = 何を探しますか？
browse-games = ゲームを選ぶ
browse-rules = ローカルルールを選ぶ
rule-typed = このルールで卓を開くには：`/{ name-game } { name-game-start } { name-game-start-house-rules }:{ $option }=` に続けて上の値を1つ。
browse-family = ### { $game }：{ $count }種類
browse-played = { $count ->
    [0] ### このサーバーではまだ何も遊ばれていません。
   *[other] ### ここでよく遊ばれるゲーム
 }
browse-saved = { $count ->
        [0]
            ### このサーバーに保存されたルールはまだありません。
            ゲームを選び、ルールを変えて保存してください。
       *[other] ### このサーバーのルール
    }
browse-deals = { $count }ゲーム
button-played = ここでよく遊ぶもの
button-saved = このサーバーのルール
button-games = すべてのゲーム
button-play-this = ここでこれを遊ぶ
button-use-rules = この卓で使う
button-edit = ルールを変える
button-share = 共有
button-channel-default = ここの定番にする
button-delete = 削除
saved-named = ### ★ { $name }

### The editor of a table's rules
editor-title = ### この卓のルール：{ $game }
editor-title-own = ### 自分のルール：{ $game }
    -# 遊ぶか、保存か共有をするまで、あなただけに見えます。
editor-and-more = …ほか{ $count }つ
editor-clashes = ⚠️ **このルールは組み合わせられません。** 直るまでゲームは始められず、ほかの人には直前の有効なルールが見えます。
editor-clashes-own = ⚠️ **このルールは組み合わせられません。** 直るまで、遊ぶ・保存・共有はできません。
editor-take-back = 変更を1つ取り消す
editor-topics = 項目を選ぶ
editor-changed = { $count }つ変更
editor-own = 変更なし
rule-span = { $low }～{ $high }
players-in-all = { $count }人
button-type = 値を入力
button-undo = 元に戻す
button-reset = すべて取り消す
button-other-game = 別のゲーム
button-save = 保存
button-sheet = ルール表
form-rule = ローカルルール
form-value = 答え
form-name = 名前
form-save = このルールを保存
save-about = このサーバーの全員が、**/{ name-rules }** と **/{ name-game } { name-game-start }** でこの名前から選べます。
saved = **{ $name }**として保存しました。
share = コード：**{ $code }**。どのサーバーでも使えます：`/{ name-game } { name-game-start } { name-game-start-code }:{ $code }` で遊び、`/{ name-rules } { name-rules-code }:{ $code }` で読めます。
channel-default-set = ここの `/{ name-game } { name-game-start }` は、このルールの**{ $game }**になりました。もう一度押すと元に戻ります。
channel-default-no-more = このチャンネルの定番ゲームはなくなりました。
lobby-unsettled = ✎ { $host }がルールを変更中です。開始はその後です。
next-rules = { $count ->
    [0] 次の対戦：**{ $game }**
   *[other] 次の対戦：**{ $game }**、ローカルルール{ $count }つ
 }
save-dropped = **{ $name }**を削除しました。元に戻すには、コード{ $code }を使ってください。
save-nameless = 先に名前を付けてください。
save-too-many = このサーバーにはもうルールが{ $most }組あります。先に1つ削除してください。
save-taken = **{ $name }**はもう使われています（{ $author }）。別の名前にしてください。
save-not-yours = このルールを削除できるのは、作った人かサーバーの管理者だけです。
save-enough = 保存は{ $most }組が上限です。先に1つ削除してください：`/{ name-rules }` の**{ button-saved }**。
save-only-hosts = このサーバーでルールを保存できるのは、開いている卓のホストだけです。
save-only-role = ここでルールを保存できるのは、{ $role }とこのサーバーを管理する人だけです。
save-only-managers = ここでルールを保存できるのは、このサーバーを管理する人だけです。
only-channel-managers = 定番を決められるのは、このチャンネルの管理者だけです。
nothing-to-undo = 取り消すものがありません。
rules-stand = この対戦が終わるまで、ルールは変えられません。
draft-clashes = このルールは組み合わせられません：{ $why }
draft-gone = 変更したルールは1日だけ残しますが、これはもうありません。`/{ name-rules }` で開き直してください。
rule-value = 「{ $typed }」は使えません。{ $why }
rule-value-near = 「{ $typed }」は使えません。{ $why }{ $near } のことですか？
too-slow = 時間がかかりすぎました。もう一度押してください。
code-mistyped = コードに打ち間違いがあります。使うのは2～9の数字と、I・O・U以外の英字です。
code-length = このコードは{ $count }文字ですが、こうしたコードは{ $right }文字です。
code-doubtful = コードの文字が1つ違うか、足りません。読み取れたのは{ $count }文字です。
code-newer = このコードには、もっと新しいバージョンのボットが必要です。
code-game-gone = このコードのゲームはもうありません：「{ $game }」
code-rule-gone = このコードには、もうないローカルルールがあります：「{ $rule }」

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = 一番高くビッドした人が底札を取り、1人で戦います。ビッドの数がこのゲームの点です。
ask-cut-about = カットしてください。上から何枚取りますか？
call-deal = 配る
call-deal-about = 配る役です。必要なら、先にシャッフルしてカットを頼みます。
call-shuffle = シャッフル
call-shuffle-about = 1位がシャッフルし、カットを頼み、配ります。手順を飛ばすと反則です。
call-offer-cut = カットを頼む
call-offer-cut-about = 配る前に、最下位にカットしてもらいます。
call-redeal = 配り直しを求める
call-redeal-about = 手札が弱いので、配り直しを求められます。あなたの手札だと全員に分かります。
call-trade = 交換する
call-trade-about = 一番弱いカードがあります。真ん中のカードと交換するか……
call-keep = そのまま
call-keep-about = ……そのまま持っておきます。
call-accept = 応じる
call-accept-about = 申し出どおりに2枚を交換します。
call-done = 交換をやめる
call-done-about = 交換をやめます。応じてもらえなかった申し出は取り消されます。
call-last-card = ラスト1枚！
call-last-card-about = 次の人が動く前にコールしましょう。コールせずに勝つと、全員分を払います。
call-clear-table = 場を片付ける
call-clear-table-about = 場を片付けるのは最下位だけです。わざと片付けると、次のゲームで最下位になります。
call-on-purpose = わざと
call-on-purpose-about = 場を片付けたのは、わざとですか……
call-by-mistake = うっかり
call-by-mistake-about = ……うっかりですか？
call-forfeits = 罰ゲームを受ける
call-forfeits-about = 1位に軽い罰ゲームを出してもらいますか？
forfeit-tea = 罰：お茶をいれる
forfeit-verse = 罰：歌を一節うたう
forfeit-joke = 罰：冗談を言う
forfeit-about = 最下位は罰ゲームを受けるそうです。このゲームで1回、軽い罰を出せます。
told-deal = { $who }が配ります。
told-shuffle = { $who }がシャッフルします。
told-offer-cut = { $who }がカットを頼みます。
told-fault = { $who }が配る手順で反則をしました。
told-redeal = { $who }は手札が弱いので、配り直しを求めます。
told-trade = { $who }が一番弱いカードを真ん中のカードと交換します。
told-keep = { $who }は一番弱いカードを持っておきます。
told-accept = { $who }が応じました。
told-done = { $who }は交換を終えました。
told-last-card = { $who }のコール：**ラスト1枚！**
told-clear-table = { $who }が場を片付けます。
told-on-purpose = { $who }：わざとです。
told-by-mistake = { $who }：うっかりです。
told-forfeits = { $who }は罰ゲームを受けるそうです。
told-forfeit-tea = { $who }が出した罰：お茶をいれる。
told-forfeit-verse = { $who }が出した罰：歌を一節うたう。
told-forfeit-joke = { $who }が出した罰：冗談を言う。
told-dragon = { $who }にドラゴン（全部の数字が1枚ずつ）が来ました！
told-four-twos = { $who }に2が4枚来ました。
told-four-threes = { $who }に3が4枚来ました。

### Trading
hand-give-highest = 🟡 **{ $who }に一番強いカードを{ $count }枚**渡してください。同じ強さなら選べます · <t:{ $due }:R> に時間切れ
hand-offer = 🟡 **{ $who }に1枚申し出てください。** 2人の合意で交換します。申し出は全員に見えます · <t:{ $due }:R> に時間切れ
hand-haggle = 🟡 { $who }は**{ $mine }**と**{ $theirs }**の交換を申し出ています。応じるか、別のカードを申し出てください · <t:{ $due }:R> に時間切れ
hand-swap = 🟡 **{ $who }と交換：** 好きな枚数を申し出られます（見えるのは{ $who }だけ）。なしでもOK · <t:{ $due }:R> に時間切れ
hand-swap-back = 🟡 { $who }の申し出は**{ $theirs }**。代わりに{ $count }枚渡すか、やめてください · <t:{ $due }:R> に時間切れ
pick-any = 申し出るカードを選ぶ
offer-cards = { $cards }を申し出る
offer-again = { $cards }をもう一度申し出る
you-offered = **{ $cards }**を申し出ました。
you-offered-none = カードを出さないと申し出ました。
drawn-last = 今引いたカード：**{ $cards }**
only-you-see = 真ん中のカード（あなただけに見えます）：**{ $cards }**
turn-trade = { $who }の交換待ち · <t:{ $due }:R> に時間切れ
turn-bid = { $who }のビッド待ち · <t:{ $due }:R> に時間切れ
turn-cut = { $who }のカット待ち · <t:{ $due }:R> に時間切れ
ping-trade = { $who }、{ $partner }と交換してください · <t:{ $due }:R> に時間切れ

### How a deal stands
play-counts-as = { $play }（{ $stands }扱い）
seat-cards-hidden = ?枚
seat-closed-out = 🔒 この場はもう出せない
dealt-again = 配り直しました。前のゲームは無効です。
seen-by-all = 表向きのカード：**{ $cards }**
bids-so-far = { $bids }
bid-of = { $who }が{ $amount }でビッド
bid-of-own = あなたが{ $amount }でビッド
bid-none = { $who }がパス
bid-none-own = あなたがパス
plays-alone = **{ $who }**{ $landlord ->
    [yes] （地主）
   *[no] {""}
 } 対 { $others } · 場の点**{ $stake }**
plays-alone-own = { $landlord ->
    [yes] {""}**あなたが地主**
   *[no] {""}**あなた** 対 { $others }
 } · 場の点**{ $stake }**
team = チーム：{ $who } · { $cards }
partners = ペア：{ $pairs }
stake = 場の点：**{ $stake }**
stock-left = { $count ->
    [0] 山札はなくなりました。
   *[other] 山札：{ $count }枚
 }
pile = -# これまでに出たカード：{ $cards }
cards-left = 残り枚数：{ $counts }
closed-out = 🔒 この場にはもう出せない人：{ $who }
passed-so-far = パス：{ $who }

### The log
button-log = ログ
button-proof = シャッフルの証明
proof-title = ### シャッフルの証明 · 第{ $number }ゲーム
proof-about = カードの順番は、ボットのシードとプレイヤーの言葉で決まります。シードの指紋（SHA-256）は先にここに出ていて、シードはゲームの後に出ます。だから、カードが変わっていないことを誰でも確かめられます。誰かがカットすれば、ボットもプレイヤーも、自分たちだけではカードを選べません。ボットがカードを見ていないことの証明ではありません。

proof-shown = 指紋：`{ $proof }`
proof-seed = シード：`{ $seed }`
proof-key = コード：`{ $code }`

proof-words = カット：{ $words }

proof-word = { $who }（「{ $word }」）

proof-uncut = 誰もカットしていません。ボットだけで決めた順番です。

proof-next = ### 次のゲーム

proof-cut = まだカットされていません。ゲームが始まるまで、プレイヤーは誰でもカットできます。

proof-how = `/verify` で、終わったゲームとブラウザーで確かめるページが届きます。

proof-page = [ゲームの確かめ方]({ $link })

fingerprint-next = 次のゲームの指紋：`{ $proof }`

fingerprint-now = 指紋：`{ $proof }`{ $next ->
    [none] { "" }
   *[other] ・次：`{ $next }`
    }

fingerprint-over = 指紋：`{ $proof }`・`/verify code:{ $code }`

fingerprint-dropped = 中止したゲーム：`{ $proof }`・`/verify code:{ $code }`

fingerprint-unused = 配らなかったゲーム：`{ $proof }`・`/verify code:{ $code }`

button-cut-deck = カットする

button-verify = 前のゲームを確かめる

form-cut = カットする

form-word = 言葉

cut-about = どんな言葉でも次のシャッフルに入ります。全員に見えます。

cut-empty = 言葉を入力してください。

cut-late = ゲームが始まっているので、その言葉は入りません。

verify-fits = **第{ $number }ゲームは公正でした。**開始前に決まっていたシード{ $cut ->
    [yes] とプレイヤーの言葉から
   *[no] から
    }、ちょうどこのカードになります。

verify-matches = **第{ $number }ゲームはシードと合っています。**シード{ $cut ->
    [yes] とプレイヤーの言葉から
   *[no] から
    }、ちょうどこのカードになります。

verify-where = 指紋 `{ $proof }` は { $at } のメッセージにありました{ $link ->
    [none] 。
   *[other] ：{ $link }
    }

verify-moved = 指紋 `{ $proof }` は { $at } のメッセージにありましたが、もう残っていません。{ $link ->
    [none] { "" }
   *[other] 今はここにあります：{ $link }
    }

verify-late = 指紋 `{ $proof }` は開始前のメッセージになく、最初は { $at } です。シードが先に決まっていたとは言えません。

verify-unshown = 開始前に指紋を載せたメッセージの記録がないため、シードが先に決まっていたとは言えません。

verify-dropped = このゲームは中止されました。進んだところまで確かめました。

verify-undealt = **コード { $code } は配られませんでした。**先に卓が閉じました。シード `{ $seed }` から指紋が{ $fits ->
    [yes] 出ます。
   *[no] 出ません。
    }


verify-differs = **第{ $number }ゲームは合っていません。**{ $line }行目が違います：{ $fact ->
    [commitment] シードから指紋が出ない
    [seats] 席
    [dealer] 親
    [deck] カードの順番
    [lot] 後の抽選に使う数
    [roles] 前のゲームの順位
    [hands] 手札
    [drawn] 引いたカード
    [leader] 最初に出す人
    [act] ルールでできない
   *[other] ルールで決まる続き
    }。

verify-record = ファイルにゲーム全体があります。ページはブラウザーで確かめます{ $link ->
    [none] 。
   *[other] ：[確かめ方]({ $link })
    }

verify-nothing = ここには確かめられる終わったゲームがありません。

verify-word-gone = プレイヤーの言葉がデータと一緒に削除されたため、このゲームはもう確かめられません。

verify-unknown = 別のバージョンのルールのゲームなので、確かめられません。
history-title = ### 終わったゲーム

history-deal = **{ $game }**・第{ $number }ゲーム・{ $when }

history-unrated = -# レーティング対象外：{ $why ->
    [house-rules] 独自ルール
    [few-people] 人が足りない
    [fault] 技術的な問題
    [practice] 練習
    [daily] 今日のゲーム
    [voided] 取り消し済み
    [uncontested] 最後までプレイした人が2人未満
    [same-people-before] 同じ人どうしで1日{ $limit }ゲームを超過
   *[unknown-rules] ルール不明
 }
history-stopped = -# { $why ->
    [agreed] { $who }がほかの人の同意を得て終了
    [admin] 管理者が閉じました
    [stopped] { $who }が終了
    [deleted] チャンネルが削除されました
    [archived] スレッドがアーカイブされました
    [removed] サーバーから外されました
   *[unread] 卓を続けられませんでした
 }。数えません。

history-uncounted = -# レーティングと順位表の対象外：半分以上の組がこの日、対象のゲームを一緒に{ $limit }回プレイ済み

history-none = ここには終わったゲームがありません。

history-gone = このゲームはもうないか、カードが削除されています。

history-stripped = -# カードと手順は削除されました。

replay-no-code = このコードで保存されたゲームはありません。

step = { $steps }手中{ $step }手目

step-first = 最初

step-back = 戻る

step-on = 次へ

step-last = 最後

button-look = 開く

button-record = 記録

button-verify-deal = シャッフル確認

button-void = 無効にする

button-restore = 元に戻す
button-propose-void = 無効を提案
button-propose-restore = 復活を提案
button-agree = 同意する

void-about = **このゲームを無効にしますか？** ランキング、レーティング、シーズン、実績、王座に数えなくなります。進行中のマッチの順位と点数はそのままです。

restore-about = **このゲームを元に戻しますか？** 以前と同じように数えます。
void-propose-about = **このゲームの無効を提案しますか？** { $others ->
    [1] 相手が同意するまでは数えます。
   *[other] ほかの{ $others }人のうち{ $majority }人が同意するまでは数えます。
 }無効になると、ランキング、レーティング、シーズン、実績に数えません。進行中のマッチの順位と点数はそのままです。
restore-propose-about = **このゲームを元に戻すよう提案しますか？** { $others ->
    [1] 相手が同意すれば数えます。
   *[other] ほかの{ $others }人のうち{ $majority }人が同意すれば数えます。
 }

void-reason-about = ゲームの横に表示され、見る人全員が読みます。

voided-by = -# { $by ->
    [players] 参加者が無効にしました
    [host] ホストが無効にしました
   *[admin] 管理者が無効にしました
 }

voided-because = -# { $by ->
    [players] 参加者が無効にしました
    [host] ホストが無効にしました
   *[admin] 管理者が無効にしました
 }：{ $reason }
proposal-void = { $by ->
    [host] ホストが無効を提案しています：{ $game }・第{ $number }ゲーム、「{ $reason }」。
   *[player] 参加した管理者が無効を提案しています：{ $game }・第{ $number }ゲーム、「{ $reason }」。
 }{ $others ->
    [1] 相手が同意するまでは数えます。
   *[other] ほかの{ $others }人のうち{ $majority }人が同意するまでは数えます。
 }
proposal-restore = { $by ->
    [host] ホストが元に戻すよう提案しています：{ $game }・第{ $number }ゲーム。
   *[player] 参加した管理者が元に戻すよう提案しています：{ $game }・第{ $number }ゲーム。
 }{ $others ->
    [1] 相手が同意すれば数えます。
   *[other] ほかの{ $others }人のうち{ $majority }人が同意すれば数えます。
 }
proposal-agreed = { $count ->
   *[other] これまでに{ $count }人が同意しています。
 }
proposal-on = { $said }（{ $server }）
proposal-voided = { $by ->
    [admin] 管理者が無効にしました：{ $game }・第{ $number }ゲーム、「{ $reason }」。
   *[players] 参加者が無効にしました：{ $game }・第{ $number }ゲーム、「{ $reason }」。
 }もう数えません。
proposal-restored = { $by ->
    [admin] 管理者が元に戻しました：{ $game }・第{ $number }ゲーム。
   *[players] 参加者が元に戻しました：{ $game }・第{ $number }ゲーム。
 }また数えます。
proposal-you-agreed = { $missing ->
    [0] 同意しました。これで決まりです。
   *[other] 同意しました。あと{ $missing }人の同意が必要です。
 }
void-no-reason = 理由なし
proposal-over = もう決まっています。
proposal-own = これは自分の提案です。ほかの参加者が決めます。
proposal-others = 同意できるのは、このゲームのほかの参加者だけです。
void-by-admin = 管理者の決定です。変えられるのは、参加していない管理者だけです。
void-alone = ほかに参加者がいないため、参加していない管理者だけが決められます。

void-too-late = { $days ->
   *[other] ゲームを無効にしたり元に戻したりできるのは、終了から{ $days }日以内です。
 }

void-only-host = これができるのは、そのゲームのホストか、サーバーの管理者だけです。

button-keep = 保存

button-unkeep = 保存をやめる

kept-by = -# 保存した人：{ $who }

kept-by-people = -# { $count }人が保存中

kept-code = コード：**{ $code }**。`/{ name-replay } { name-replay-code }:{ $code }`で、どこでもこのゲームを見られます。名前は元のサーバーだけに出ます。

keep-full = 保存できるのは{ $most }ゲームまでです。先に1つやめてください：`/{ name-replay }`に一覧があります。

keep-ended = { $all ->
    [yes] このゲームの保存を終わり、コードは使えなくなりました。
   *[no] あなたの保存を終わり、コードは使えなくなりました。
 }


log-title = ### ログ · 第{ $number }ゲーム
log-page = {" "}· { $page }/{ $pages }ページ
log-play = { $who }：{ $play }
log-passed = { $count ->
   *[other] { $who }はパス
 }
log-nothing = まだ何も起きていません。
log-older = 前へ
log-newer = 次へ
log-newest = 最新
no-log = この卓ではまだ何も出ていません。
button-replay = リプレイ
button-replay-last = 前のゲームのリプレイ
replay-title = ### リプレイ · 第{ $number }ゲーム
replay-places = 1位から順に：{ $seats }。
replay-play = { $who }：{ $play }
no-replay = リプレイできる終わったゲームは、まだありません。
replay-nothing = このメッセージにはゲームが表示されていません。
replay-running = このゲームはまだ終わっていません。
button-review = 私のプレイは？
button-post = チャンネルに投稿

post-by = { $who }の共有：

post-done = ✅ 投稿しました：{ $link }

post-already = この結果はもうチャンネルにあります。

post-nowhere = 投稿できるチャンネルがありません。
post-unseen = 投稿先のチャンネルはもう見られません。

post-gone = この試合は終わり、次の試合が始まっています。

review-title = ### 第{ $number }ゲームのあなたのプレイ
review-none = 👏 大きな損はありません。いいプレーでした。
review-lead = あなたが最初に出す番でした。
review-bid = ビッドの場面です。
review-give = カードを渡す場面です。
review-swap = 一番低いカードを交換できました。
review-beat = 場のカード：**{ $play }**
review-yours = あなた：**{ $move }**
review-better = より良い手：**{ $move }** · 約{ $cost }の得
review-best = 最善の一手：**{ $play }**に**{ $move }**

review-best-lead = 最善の一手：**{ $move }**で始めた

review-worth = **{ $move }**より約{ $cost }得

review-thinking = { $count ->
   *[other] { $count }回の判断を振り返っています：{ $number }回まで完了…
 }

review-points = { $amount }点
review-places = { $amount }位分
review-wins = { $amount }勝
review-basis = -# 一番損をした選択です。その時に分かっていたことに合う、たくさんの配り方で試しました。
review-busy = ほかのゲームを考えています。1分後にもう一度どうぞ。
review-substituted = コンピューターが一部を代打ちしたので、このゲームは振り返れません。
told-dealt = **第{ $number }ゲーム** · { $who }が配ります。
told-cut = { $who }が上から{ $at }枚でカットしました。
told-gave-cards = { $giver }が{ $taker }に**{ $cards }**を渡しました。
told-gave = { $giver }が{ $taker }に{ $count }枚渡しました。
told-took-cards = { $who }が**{ $cards }**を取りました。
told-took-cards-own = **{ $cards }**を取りました。
told-took = { $who }が底札{ $count }枚を取りました。
told-traded = { $who }が**{ $returned }**を**{ $cards }**と交換しました。
told-traded-own = **{ $returned }**を**{ $cards }**と交換しました。
told-looked-at = { $who }が真ん中の**{ $cards }**を見ました。
told-looked = { $who }が真ん中のカードを見ました。
told-drew-card = { $who }が**{ $cards }**を引きました。
told-drew = { $who }が1枚引きました。
told-restocked = 流れた{ $count }枚で山札を補充しました。
told-alone = { $who }が1人で戦います。場の点は{ $stake }です。
told-doubled = 場の点が倍になりました！
told-out-of-time = ⏳ { $who }は時間切れです。
told-taken-back = { $who }が手を取り消しました。
told-offered-cards = { $giver }が{ $taker }に**{ $cards }**を申し出ました。
told-offered = { $giver }が{ $taker }にこっそり{ $count }枚申し出ました。
told-offered-cards-own = あなたが{ $taker }に**{ $cards }**を申し出ています。
told-offered-own = あなたが{ $taker }にこっそり{ $count }枚申し出ています。
told-offered-cards-to-own = { $giver }があなたに**{ $cards }**を申し出ています。
told-offered-to-own = { $giver }があなたにこっそり{ $count }枚申し出ています。
told-announced = { $count ->
        [1] ⚠️ { $who }は**残り1枚**です！
       *[other] ⚠️ { $who }はもうすぐ上がりそうです：残り{ $count }枚
    }
told-announced-own = { $count ->
    [1] ⚠️ あなたは**残り1枚**です！
   *[other] ⚠️ あなたはもうすぐ上がれます：残り{ $count }枚
 }
told-leads = { $who }から始めます。
told-leads-with = { $who }から始めます。最初の手には**{ $cards }**が必要です。
told-skipped = { $who }はとばされます。
told-reversed = 🔄 革命中：弱いカードが強くなります。
told-righted = 🔄 強さが元に戻りました。
told-turned = ↩️ 順番が逆回りになりました。
told-threw-in = { $who }は手札を捨てて最下位になります。
told-out = { $who }が上がりました。{ $place }位です。
told-won = { $who }が場を取りました。
told-void = このゲームは無効です。配り直します。
told-over = ゲーム終了です。

### Results of teams, stakes and chips
alone-won = 地主の**{ $who }**が{ $others }に勝ちました。
alone-lost = { $others }が地主の**{ $who }**に勝ちました。
solo-won = 1人で戦った**{ $who }**が{ $others }に勝ちました。
solo-lost = { $others }が1人で戦った**{ $who }**に勝ちました。
team-won = **{ $who }**のチームの勝ち · { $cards }
team-rest = { $who } · { $cards }
stake-made = 場の点**{ $stake }**：{ $parts }
stake-plain = 場の点**{ $stake }**。
stake-bid = ビッド{ $amount }
stake-bombs = { $count ->
        [1] 爆弾1個 ×2
       *[other] 爆弾{ $count }個、それぞれ ×2
    }
stake-spring = 完封 ×2
result-paid-chips = **{ $won }** · { $chips }チップ
result-chips = **{ $chips }チップ**
match-leader-chips = { $who }が{ $chips }チップでトップです。

### Cards as players type them: words with commas between
one-joker = ジョーカー
typed-1 = シングル, 1枚, 一枚
typed-2 = ペア, ワンペア, ダブル, 2枚, 二枚
typed-3 = スリーカード, 3カード, トリプル, スリー, 3枚, 三枚
typed-4 = フォーカード, 4カード, フォー, 4枚, 四枚
typed-5 = ファイブカード, 5カード, 5枚組, 5枚, 五枚
typed-6 = 6枚組, 6枚, 六枚
typed-7 = 7枚組, 7枚, 七枚
typed-8 = 8枚組, 8枚, 八枚
typed-three = 三
typed-four = 四
typed-five = 五
typed-six = 六
typed-seven = 七
typed-eight = 八
typed-nine = 九
typed-ten = 十
typed-jack = ジャック
typed-queen = クイーン, クィーン, クイン, 女王
typed-king = キング, 王様
typed-ace = エース
typed-two = 二
typed-joker = ジョーカー, ジョーカ, ババ, ばば
typed-red-joker = 赤ジョーカー, 赤いジョーカー, 赤のジョーカー, 大ジョーカー, カラージョーカー, カラーのジョーカー
typed-black-joker = 黒ジョーカー, 黒いジョーカー, 黒のジョーカー, 小ジョーカー, 白黒ジョーカー, 白黒のジョーカー
typed-diamond = ダイヤ, ダイア, ダイヤモンド
typed-club = クラブ, クローバー, クローバ
typed-heart = ハート
typed-spade = スペード, スペ
typed-twice = が2枚, が二枚
typed-fill = の, と, を, や
typed-stands = は, →
typed-to = から, まで, ～, 〜
typed-cannot-stand = 今、ワイルドカードをその代わりにはできません。

### Kinds of plays
kind-single = 1枚
kind-pair = ペア
kind-triple = スリーカード
kind-four = フォーカード
kind-set = 同じ数字の組
kind-straight = ストレート・階段
kind-pair-run = ペアの階段
kind-triple-run = 3枚組の階段
kind-quad-run = 4枚組の階段
kind-full-house = フルハウス
kind-four-and-one = フォーカード+1枚
kind-two-pairs = ツーペア
kind-rocket = ロケット
kind-dragon = ドラゴン
kind-straight-flush = ストレートフラッシュ
kind-flush = フラッシュ
kind-kicked = 付け札あり
kind-bomb = 爆弾
kind-other = その他の手
label-single = { $cards }
label-suggested = { $play }、おすすめ
label-pair = ペア { $cards }
label-triple = スリーカード { $cards }
label-four = フォーカード { $cards }
label-set = 同じ数字 { $cards }
label-straight = ストレート { $cards }
label-pair-run = ペアの階段 { $cards }
label-triple-run = 3枚組の階段 { $cards }
label-quad-run = 4枚組の階段 { $cards }
label-full-house = フルハウス { $cards }
label-four-and-one = フォーカード+1枚 { $cards }
label-two-pairs = ツーペア { $cards }
label-rocket = ロケット
label-dragon = ドラゴン
label-straight-flush = ストレートフラッシュ { $cards }
label-flush = フラッシュ { $cards }
label-kicked = 付け札 { $cards }
label-bomb = 爆弾 { $cards }
label-other = { $cards }
stands-for = { $wild }={ $stands }
stands-for-itself = このカードのまま

### Who sits at a table, and what they do with one another
sent-away = 投票で退席になりました。次のゲームが始まれば、また参加できます。
sent-away-by = ホストの{ $who }に退席させられました。次のゲームが始まれば、また参加できます。
may-not-vote = 投票には、プレイ中で離席していない人が2人以上必要です。
no-longer-here = そのプレイヤーはもう卓を離れました。
not-in-mid-deal = このゲームが終わるまで待ってください。

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 番でなくても、今すぐ爆弾を出せます。
first-of-two = 2枚のうち1枚目
second-of-two = 2枚のうち2枚目
button-put-back = クリア
button-take-back = 取り消す
button-finish = 最後まで早送り

button-hint = ヒント
button-plays = 何を出せる？
button-why = なぜ出せない？
button-settings = 設定
stands-for-what = **{ $cards }**は何の代わりですか？
stands-for-kind = { $stands } · { $kind }
stands-for-which = { $part ->
    [1] 一番強いもの
   *[other] それより弱いもの（{ $part }）
 }
hint = ヒント：**{ $move }**。{ $reason }
reason-out = これで手札がなくなり、上がりです！
reason-only = 出せるのはこれだけです。
reason-wins-last = これに勝てる人はいません。残りは一手だけ：{ $cards }。
reason-wins = これに勝てる人はいません。残りは{ $plays }手です。
reason-unbeaten = これに勝てる人はいません。
reason-guard-many = 残り1枚の人がいるので、1枚出しは避けましょう。
reason-guard-high = 残り1枚の人がいるので、一番強いカードを出しましょう。
reason-guard-two = 残り2枚の人がいるので、2枚出しは避けましょう。
reason-partner-out = 味方が残り1枚です。これなら上がれるかもしれません。
reason-few-higher = まだ出ていない強いカードは{ $cards }だけです。
reason-highest = これより強いカードはもう残っていません。
reason-mostly-lower = 残りのカードのうち、弱いのが{ $amount }枚、強いのは{ $count }枚だけです。
reason-last = あとは一手だけになります：{ $cards }。
reason-sheds = { $count }枚減らせます。残りは{ $plays }手です。
reason-sheds-keeps = { $count }枚減らせて、{ $cards }は残ります。
reason-low = 一番弱いカードも減らせます。残りは{ $plays }手です。
reason-near = あと{ $plays }手で上がれます。
reason-keeps = 強いカードを残せます：{ $cards }。
reason-alone = ほかの手札と組にならず、一番弱いカードより勝たれにくいです。
reason-breaks-nothing = 何も崩さずに出せます。残りは{ $plays }手です。
reason-press = 残り少ない人がいるので、簡単には勝たせないようにします。
reason-bomb = 勝てるのは爆弾だけです。残りは{ $plays }手です。
reason-follow = 場に勝てる一番弱い手です。残りは{ $plays }手です。
reason-weakest = 勝てる中で一番弱い手です。
reason-computer = コンピューターならこう出します。
reason-pass-partner = この場は味方が勝っています。
reason-pass-bomb = 勝てるのは爆弾だけです。取っておきましょう。
reason-pass-whole = 場に勝つと、今{ $plays }手の手札が崩れます。
reason-pass-costs = 場に勝つには、強いカードを使うか手札を崩すことになります。
reason-pass-beaten = { $cards }なら勝てますが、さらに勝たれるかもしれません。
reason-pass-early = { $cards }なら勝てますが、さらに勝たれるかもしれません。上がりそうな相手もいません。
reason-pass-higher = { $cards }なら勝てますが、もっと強いカードがまだ{ $count }枚あります。
reason-pass-outranked = { $cards }なら勝てますが、もっと強いカードがまだ{ $count }枚あります。上がりそうな相手もいません。
reason-pass-highest = { $cards }より強いカードはもうありません。取っておきましょう。
reason-pass-safe = 上がりそうな相手はいないので、急がなくて大丈夫です。
reason-pass-high = 勝てるのは強いカードだけです。取っておきましょう。
reason-together = もっと弱い手だと手数が増えます。これなら残り{ $plays }手です。
reason-whole = もっと弱い手は同じ数字の組を崩します。残りは{ $plays }手です。
reason-all-break = もっと弱い手も何かを崩し、しかも勝たれやすくなります。
reason-loose = これより弱いカードは全部組になっています。残りは{ $plays }手です。
reason-only-bomb = これに勝てるのは爆弾だけです。残りは{ $plays }手です。
reason-bid = { $cards }があるので、{ $amount }のビッドができます。
reason-bid-both = { $plays }手だけで{ $cards }もあるので、{ $amount }のビッドができます。
reason-bid-plays = { $plays }手で出し切れるので、{ $amount }のビッドができます。
reason-bid-must = ビッドしなければならず、これが最低です。
reason-bid-most = この手札に見合うのは{ $amount }のビッドまでです。
reason-bid-poor = { $cards }があっても、{ $plays }手では{ $amount }のビッドには多すぎます。
reason-bid-none = 強いカードがなく{ $plays }手なので、{ $amount }のビッドには足りません。
reason-give-lowest = 一番弱いカードです。残りは{ $plays }手です。
reason-give-fewest = 残りの手数が一番少なくなります：{ $plays }手。
reason-give-back = { $cards }と釣り合います。それより弱いカードは渡しません。
reason-trade = { $cards }に替えると{ $plays }手になります。
reason-trade-unseen = 渡すのは一番弱いカードなので、何が来ても得です。
reason-keep = { $cards }をもらっても、あまり助かりません。
reason-keep-unseen = 何が来るか分かりません。今の手札は{ $plays }手で十分です。
reason-done = 交換は同じ枚数です。今の手札は{ $plays }手で十分です。
reason-accept = { $cards }をもらうと{ $plays }手になります。
reason-redeal = { $plays }手は多めです。配り直しのほうがたいてい良くなります。
reason-last-card = 言うのはただで、忘れると大損かもしれません。
reason-dealing = 次の手順です。飛ばすと反則です。
reason-cut = 順番は誰も知らないので、どこで切っても同じです。
no-hint = 今は出すものがありません。
breaks-up = 爆弾かストレートを崩します
plays-all = -# **出せる手のすべて**（種類別）
plays-some = -# **出せる手の一部**です。ほかの手は、自分でカードを選んでください。
plays-other = ほかの種類
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### 出せるカード
plays-none = 今は出せるカードがありません。
plays-more = · …ほか{ $count }通り
why-pick = 確かめたいカードを選んでください。実際には出しません。
why-may = **{ $cards }**は今出せます。
why-turn = **{ $cards }**は出せますが、今は番ではありません。
button-table = 卓
button-return = 戻る
button-quit = 完全に抜ける
button-watch = 観戦
button-unwatch = 観戦をやめる
button-refresh = 更新
button-take = この席に座る
button-level = 強さ
button-drop = コンピューターを外す
button-remove-someone = 退席させる…
button-hand-over = ホスト交代…
button-vote = 退席に投票
button-unvote = 投票を取り消す
button-send-away = 退席させる
button-make-host = ホストにする
button-take-host = ホストになる
button-to-table = 卓へ
button-close-table = この卓を閉じる
button-fill = コンピューターと開始
button-shuffle = 席をシャッフル
button-forbid-take-back = 取り消しをオフ
button-allow-take-back = 取り消しをオン
button-swap = ゲームを変える
button-swap-to = こちらを遊ぶ
button-play-game = 遊ぶ
joined-instead = 参加しました！{ $who }の席を引き継ぎます。
joined-later = ゲーム中です。次のゲームから参加します。
line-place = 満席です。{ $place }番目に並んでいて、次に空いた席に入れます。
line-called = { $who }さん、席が空きました。参加です！
line-left = 列を離れました。
not-in-line = もう列に並んでいません。
button-leave-line = 列を離れる
button-second-table = 2つ目の卓を開く
line-here = { $count ->
    [1] -# { $who }が席を待っています。
   *[other] -# 席を待っている人：{ $who }
 }
you-have-left = この卓を離れました。戻るには**{ button-table }**を押してください。
seats-newcomers = { $count ->
    [1] -# { $who }は次のゲームから参加します。
   *[other] -# { $who }の{ $count }人は次のゲームから参加します。
 }
menu-title = ### プレイヤー · { $game }
menu-host = ホスト
menu-out = 休み
menu-later = 次のゲームから
menu-votes = 退席の投票{ $count }/{ $of }
menu-moved-on = ゲームが進みました。今できるのはこれです。
level-about = **{ $who }**の強さは？別のコンピューターが席と点を引き継ぎます。
level-changed = { $who }がここで打ちます。
stand-in = 💤 離席時の代打ち：{ $level }
stand-in-about = 離席中や退席した人の代わりに打つコンピューター
longer-limited = { $most ->
    [1] ⏳ このテーブル（{ $host }）では、ホストが長い持ち時間を認めていません。あなたの番もみんなと同じ長さです。
   *[other] ⏳ このテーブル（{ $host }）では、ホストが持ち時間を2倍までにしています。あなたの番は2倍です。
 }
button-longer = 長い持ち時間…
longer-about = このテーブルでは持ち時間を何倍まで認めますか？プレイヤーは`/{ name-settings }`で選びます。
longer-most-4 = 4倍まで
longer-most-2 = 2倍まで
longer-most-1 = 認めない
menu-longer = { $most ->
    [1] これからは全員が同じ長さの番です。
    [2] これからは持ち時間を2倍まで使えます。
   *[other] これからは持ち時間を4倍まで使えます。
 }
menu-dropped = { $who }を外しました。
menu-sent = { $who }を退席させました。次のゲームが始まれば、また参加できます。
menu-heir = { $who }がホストになりました。
menu-host-taken = ホストになりました。
menu-shuffled = 席をシャッフルしました。
menu-take-back-off = 取り消しはオフです。
menu-take-back-on = 取り消しはオンです：ほかの人が動くまで、最後の手を取り消せます。
menu-swapped = 次のゲーム：{ $game }。席はそのままです。準備ができたら**{ button-start }**を押してください。
filled = 空席にコンピューターが座り、カードが配られました。
computers-dropped = { $who }の席はなくなりました。
vote-counted = { $who }の退席に投票しました。
vote-taken-back = { $who }の退席への投票を取り消しました。
person-about =
    { "**" }{ $who }**
    { "**" }退席させる**：残りはコンピューターが打ち、最下位になります。
    { "**" }ホストにする**：代わりにホストになってもらいます。
quit-about = 今抜けますか？誰かが席に座らなければ、残りはコンピューターが打ち、順位は残りの中で一番下になります。次のゲームから休むこともできます。
quit-about-side = 今抜けますか？誰かが席に座らなければ、残りはコンピューターが打ち、その結果が味方の結果になります。次のゲームから休むこともできます。
end-about = 卓を閉じますか？ 今のゲームは無効になります。
end-ask-about = ほかの人に終了を提案しますか？過半数が同意すれば、このゲームは数えません。抜けることもできます。その場合はコンピューターが続け、順位は残りの中で一番下です。
end-ask-about-out = プレイヤーに終了を提案しますか？過半数が同意すれば、このゲームは数えません。
end-void-about = 管理者として卓を閉じますか？今のゲームは無効になり、履歴に残ります。
stop-asked = ほかの人に聞いています。過半数が同意するまで続きます。
stop-line = { $count ->
    [0] **{ $who }がこのゲームの終了を提案しています**（数えません）
   *[other] **{ $who }がこのゲームの終了を提案しています**（数えません）・{ $count }/{ $majority }票
 }
stop-until = 締め切り<t:{ $until }:R>
stop-agreed = 終了に同意しました。過半数が同意するまで続きます。
stop-agreed-last = 同意しました。ゲームは終わり、数えません。
stop-declined = 続けたいと伝えました。
stop-goes-on = ゲームは続き、数えます。
stop-over = 終了の提案はもうありません。
stop-others = 決めるのは、このゲームのほかの参加者です。
stop-asked-before = もう別の人が提案しています。
stop-too-soon = ほかの人は続けたいようです。次は<t:{ $at }:R>に提案できます。
stop-plays = このゲームに参加しているため、ほかの人が決めます。卓の**{ button-stop }**を押してください。
watching = -# <t:{ $until }:t> まで自動更新、その後は「{ button-refresh }」を押してください。手札は見えません。
about-game-start-thread = 専用のスレッドで遊ぶ（省略時：サーバーの設定）
about-game-tables = このサーバーで開いている卓
about-game-notify = 卓が開いたら1回だけ知らせる（もう一度で取り消し）
table-opened-thread = { $thread }に卓を開きました。
no-thread-here = ここにはスレッドを作れません。テキストチャンネルを選ぶか、スレッドなしで遊んでください。
thread-failed = これ以上スレッドを作れません。スレッドなしで遊ぶか、古いものをアーカイブしてください。
tables-none = `/{ name-game } { name-game-start }` で卓を開けます。`/{ name-game } { name-game-notify }` なら、ほかの人が開いたときに知らせます。
names-and-more = { $names }、ほか{ $count }人
people-more = …ほか{ $count }人
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] 空席なし
   *[other] 空席{ $free }
 }{ $running ->
    [yes] {" "}· ゲーム中
   *[no] {""}
 }
notify-on = 卓が開いたら1回だけメッセージを送ります。もう一度 `/{ name-game } { name-game-notify }` で取り消せます。
notify-off = 分かりました。お知らせは送りません。
notify-enough = もう{ $most }サーバーで待っていて、上限です。どこかで `/{ name-game } { name-game-notify }` を使うと取り消せます。
notify-role = すべての卓を知りたいときは、メンションするロールを付けてください：
notify-opened =
    { $server }の{ $channel }で**{ $game }**が開きました：{ $link }
    -# 1回だけのお知らせです。`/{ name-game } { name-game-notify }` でまた頼めます。

### Commands, as Discord lists them
about-game = このチャンネルでゲームを開始・終了する
about-game-start = このチャンネルで卓を開く
about-game-stop = このチャンネルの卓を閉じる
about-game-start-preset = 遊ぶゲーム（省略時：このチャンネルの定番）
about-game-start-code = 共有されたルール一式のコード
about-game-start-house-rules = ローカルルール。例：direction=ccw, seating=fixed
about-hand = 手札を見て、出す
about-play = カードを出す。例：7 7、ペア 7
about-play-cards = 出すカード：7 7、77、7s7d、ペア 7
about-pass = パスする
about-give = 交換でカードを返す。例：3 4
about-give-cards = 渡すカード：3 4、3s 4d
about-seats = 誰がどの席か、残り枚数と称号
about-verify = 終わったゲームのシャッフルを確かめる

about-verify-code = シャッフルの証明か保存したゲームのコード（なければこのチャンネルの最後のゲーム）

about-why = カードが出せるか確かめる（実際には出しません）
about-why-cards = 試すカード：7 7、77、7s7d、ペア 7
about-practice = ダイレクトメッセージでコンピューターと遊ぶ
about-daily = 今日のゲーム：サーバーの全員が同じカードで遊ぶ
about-practice-preset = 遊ぶゲーム（省略時：定番）
about-practice-level = コンピューターの強さ
about-practice-computers = コンピューターの数（省略時：3）
about-rules = この卓や好きなゲームのルールを読む・変える・共有する
about-rules-preset = ゲーム、またはこのサーバーに保存されたルール
about-rules-code = 共有されたルール一式のコード
about-leaderboard = このサーバーのランキング
about-leaderboard-ladder = ゲームの種類（省略時：このチャンネルのもの）

about-leaderboard-game = どのゲームか（省略時：このチャンネルのもの）
about-leaderboard-by = 順位の付け方
about-leaderboard-season = シーズン、今夜、全期間（省略時）

about-leaderboard-channel = 1つのチャンネルのゲームだけ
about-season = このサーバーのシーズンの日程、順位、優勝者



menu-challenge = 対戦を申し込む
menu-profile = プロフィール


menu-replay = リプレイ
about-profile = このサーバーでの1人の成績

about-profile-player = だれのプロフィールか（既定：自分）

about-rivals = 2人の直接対戦の成績

about-rivals-player = 2人のうちの1人（既定：自分といちばん多く対戦した相手）

about-rivals-other = もう1人（既定：自分）

about-history = このサーバーの終わったゲーム

about-history-channel = 1つのチャンネルのゲームだけ

about-history-player = 1人のゲームだけ

about-replay = 保存したゲームを1手ずつ見る

about-replay-code = ゲームのコード

about-settings = 手札の表示場所、見た目、言語
about-server = サーバーの設定と開いている卓
about-server-zone = このサーバーのタイムゾーン（都市名）

name-game = ゲーム
name-game-start = 開始
name-game-stop = 終了
name-game-tables = 卓一覧
name-game-notify = 通知
name-game-start-preset = 種目
name-game-start-code = コード
name-game-start-thread = スレッド
name-game-start-house-rules = ローカルルール
name-game-start-packs = デッキ数
name-game-start-jokers = ジョーカー
name-game-start-joker-power = ジョーカーの力
name-game-start-twos-discount = 2の割引
name-game-start-exchange = カード交換
name-game-start-pass-rule = パスのルール
name-game-start-first-lead = 最初の親
name-game-start-place-points = 順位点
name-game-start-titles = 称号
name-game-start-hats = 帽子
name-game-start-match-end = 終了条件
name-game-start-match-target = 目標点
name-hand = 手札
name-play = 出す
name-play-cards = カード
name-pass = パス
name-give = 渡す
name-give-cards = カード
name-seats = 席
name-why = なぜ
name-why-cards = カード
name-practice = 練習
name-practice-preset = 種目
name-practice-level = 強さ
name-practice-computers = 人数
name-rules = ルール
name-rules-preset = 種目
name-rules-code = コード
name-leaderboard = ランキング
name-leaderboard-game = ゲーム
name-leaderboard-ladder = 種類

name-leaderboard-by = 基準
name-leaderboard-season = シーズン

name-leaderboard-channel = チャンネル
name-history = 履歴

name-history-channel = チャンネル

name-history-player = 人

name-replay = リプレイ

name-replay-code = コード


name-settings = 設定
name-server = サーバー

### What is kept of a person
nameless = 削除されたプレイヤー
privacy-title = ### あなたについて保存しているもの
privacy-nothing = ありません。
privacy-hidden = { $how ->
    [names] ランキングと過去のゲームには**名前なしで**表示されます。
    [all] **どのランキングにも表示されず**、過去のゲームではゲストになります。
   *[no] ランキングと過去のゲームで、ほかの人に表示されます。
 } `/{ name-settings }` で変更できます。
privacy-settings = - 設定と、Discordの言語
privacy-names = - 名前（{ $count }か所）
privacy-deals = - 遊んだ{ $count }ゲームと、その結果
privacy-kept = - 保存した{ $count }ゲームと、そのコード

privacy-tables = - 席、得点、投票、ホスト：{ $count }件
privacy-thrones = - { $count }チャンネルでの順位
privacy-crowns = - プレジデントのロール（{ $count }サーバー）
privacy-messages = - 見せたメッセージ{ $count }件の場所
privacy-direct = - あなたとのダイレクトメッセージのチャンネル
privacy-rules = - 保存したルール{ $count }組
privacy-drafts = - 変更中の{ $count }件のルール
privacy-notifications = - 次の卓のお知らせを希望していること（{ $count }サーバー）
privacy-bans = - あなたの名前があるサーバーの参加禁止（{ $count }件）
privacy-log = - あなたの名前があるホストと管理者の操作（{ $count }件）
privacy-file = あなたについて保存しているもののすべてです。あなただけに見えます。
privacy-ask = **すべて削除しますか？** 設定は消え、すべての結果とランキングから名前がなくなります。ほかの人の結果は残ります。元には戻せません。
privacy-deleted = 削除しました。これからすることは、また保存されます。
privacy-leave-first = 卓に座っています：{ $where }。**{ button-table }**から完全に抜け、ゲームの後にもう一度試してください。
privacy-stop-first = 練習中です：{ $where }。そこで**{ button-table }**、**{ button-stop }**の順に押してから、もう一度試してください。
button-privacy-export = ダウンロード
button-privacy-delete = 削除する
button-privacy-delete-all = すべて削除する
button-privacy-keep = 残す
about-privacy = 保存された自分のデータを見る・ダウンロードする・削除する
name-privacy = プライバシー
