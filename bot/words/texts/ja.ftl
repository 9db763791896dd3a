# 日本語。波かっこの中はボットが入れます。カードは「7♦ 7♣」のように届きます。

### People and places
computer = 🤖 コンピューター{ $number }
player-unknown = プレイヤー{ $digits }
some-server = あるサーバー
place = { $place }位

### Punctuation
between-words = 、
# 句点の後に空白は置かない。空にはできないので、見えないゼロ幅スペースにしてある。
between-sentences = {"\u200B"}
as-sentence = { $said }。

### Cards
joker-red = 赤ジョーカー
joker-black = 黒ジョーカー
called-1 = { $card }
called-2 = { $rank }ペア
called-3 = { $rank }スリーカード
called-4 = { $rank }フォーカード
called-5 = { $rank }5枚組
called-6 = { $rank }6枚組
called-7 = { $rank }7枚組
called-8 = { $rank }8枚組
# 「の」まで含めるのは、入力の言葉にもなるから：「3」だけだと「3s」が読めなくなる。
rank-3 = 3の
rank-4 = 4の
rank-5 = 5の
rank-6 = 6の
rank-7 = 7の
rank-8 = 8の
rank-9 = 9の
rank-10 = 10の
rank-j = Jの
rank-q = Qの
rank-k = Kの
rank-a = Aの
rank-2 = 2の
rank-joker = ジョーカーの

### Cards in words, for a screen reader
suit-diamonds = ダイヤ
suit-clubs = クラブ
suit-hearts = ハート
suit-spades = スペード
one-j = J
one-q = Q
one-k = K
one-a = A
cards-spelled = { $suits }の{ $rank }
suit-spelled = { $suit }：{ $ranks }
cards-from-to = { $count }枚（{ $first }～{ $last }）

### The lobby
lobby-title = ### { $game }
lobby-players = **プレイヤー{ $count }人**（{ $least }～{ $most }人）
lobby-players-exactly = **プレイヤー{ $count }人**（必要：{ $most }人）
lobby-host = 全員そろったら、{ $host }がゲームを開始します。
house-rules = ローカルルール{ $count }つ
table-opened = 卓を開きました。
joined = 参加しました。
dms-open = 手札はダイレクトメッセージで届きます。
dms-closed = ダイレクトメッセージを受け取れない設定なので、ここで遊びます。卓の下の**手札を見る**を押してください。（受け取るには：サーバー名 → プライバシー設定 → ダイレクトメッセージ）
dms-later = いまはダイレクトメッセージを開けません。手札が届くまでは、卓の下の**手札を見る**を押してください。
dm-joined = { $server }の{ $channel }で席に着きました。手札はここに届きます。
left = 卓を離れました。
sitting-out = 次のゲームから休みます。戻るには「参加」を押してください。
stopped = 卓を閉じました。
table-closed-by = { $who }がこの卓を閉じました。
waiting-longer = 相手の時間を延ばしました。時間切れは <t:{ $due }:R> です。

### Buttons
button-join = 参加
button-leave = 抜ける
button-computer = コンピューターを追加
button-rules = ルール
button-start = 開始
button-hand = 手札を見る
button-sit-out = 休む
button-next = 次のゲーム
button-again = もう一度遊ぶ
button-stop = 終了
button-pass = パス
button-wait = 時間を延ばす
ask-bid = { $amount }をビッド
ask-cut = { $at }枚でカット
lay-picked = { $cards }を出す
give-lowest = { $cards }を渡す
pick-cards = カードを自分で選ぶ
pick-part = その{ $part }：{ $first }～{ $last }
pick-give = 渡すカードを{ $count }枚選ぶ

### The table
table-title = ### { $game } · 第{ $number }ゲーム
    -# シャッフルの証明 { $proof }
seat-cards = { $count ->
    [1] **残り1枚**
   *[other] { $count }枚
 }
seat-out = 上がり、{ $place }位
seat-passed = パス
seat-backs = 2組目の裏（*）{ $count }枚
seat-asleep = 💤 コンピューターが代打ち
seat-gone = 退席、コンピューターが代打ち
to-beat = 場：{ $who }の**{ $play }**
trick-won = { $who }が**{ $play }**で場を取りました。
turn-play = { $who }の番です · <t:{ $due }:R> に時間切れ
turn-decide = { $who }が決める番です · <t:{ $due }:R> に時間切れ
turn-give = { $who }がカードを渡す番です · <t:{ $due }:R> に時間切れ
ranks-reversed = 🔄 強さが逆転中：弱いカードほど強くなります。
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = **第{ $number }ゲーム** · { $server }の[{ $channel }]({ $link })
hand-line = { $count ->
    [1] 最後の1枚：**{ $cards }**
   *[other] { $cards }
 }
hand-lead = 🟡 **あなたから始めます。** 何でも出せます · <t:{ $due }:R> に時間切れ
hand-open = 🟡 **あなたから始めます。** **{ $card }**を含めて出してください · <t:{ $due }:R> に時間切れ
hand-follow = 🟡 **あなたの番です。** { $who }の**{ $play }**に勝つカードを出してください · <t:{ $due }:R> に時間切れ
hand-decide = 🟡 **あなたが決める番です** · <t:{ $due }:R> に時間切れ
hand-give = 🟡 **{ $who }に{ $count }枚**、いらないカードを渡してください · <t:{ $due }:R> に時間切れ
hand-wait = あなたの番を待っています。
hand-asleep = 💤 2回続けて時間切れになりました。何か押すか入力するまで、コンピューターが代わりに打ちます。
late-passed = ⏳ 時間切れのため、パスになりました。
late-played = ⏳ 時間切れのため、**{ $play }**が代わりに出されました。
late-decided = ⏳ 時間切れのため、代わりに決められました。
hand-out = 上がりました：{ $place }位です。
hand-over = このゲームは終わりました。あなたは{ $place }位です。
no-hand = ここにあなたの手札はありません。
gift-received = { $who }から**{ $cards }**をもらいました。
gift-given = { $who }に**{ $cards }**を渡しました。
you-played = **{ $cards }**を出しました。
you-gave = **{ $cards }**を渡しました。
you-answered = あなたの答え：**{ $answer }**
you-passed = パスしました。

### Turn pings
ping-lead = { $who }、あなたから始めます · <t:{ $due }:R> に時間切れ
ping-follow = { $who }、{ $owner }の**{ $play }**に勝つカードをどうぞ · <t:{ $due }:R> に時間切れ
ping-decide = { $who }、決める番です · <t:{ $due }:R> に時間切れ
ping-give = { $who }、カードを{ $count }枚返してください · <t:{ $due }:R> に時間切れ
ping-reminder = ⏳ 持ち時間の半分が過ぎました。

### Results
results-title = ### { $game } · 第{ $number }ゲーム終了
result-points = { $points }（合計{ $total }）
result-substituted = 🤖 一部はコンピューターが代打ち
match-won = { $count ->
    [1] 🏆 **{ $who }が対戦に勝ちました。**
   *[other] 🏆 **{ $who }が同点で対戦に勝ちました。**
 }
match-leader = { $who }が{ $points }点でトップです。
match-goes-on = 対戦は続きます。
shuffle-seed = -# シャッフルのシード { $seed }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### ランキング · { $game }
leaderboard-ranked = 順位の基準：{ $number }
leaderboard-by-points = 合計点（多い順）
leaderboard-by-penalties = 1ゲームあたりの失点（少ない順）
leaderboard-by-wins = 1位の回数（多い順）
leaderboard-by-place = 平均順位（良い順）
leaderboard-by-deals = ゲーム数（多い順）
leaderboard-enough = { $deals }ゲーム未満の人は、ほかの全員の後になります。
leaderboard-points = { $points }点
leaderboard-penalties = 1ゲームあたり失点{ $average }
leaderboard-wins = 1位{ $count }回
leaderboard-place = 平均{ $average }位
leaderboard-deals = { $count }ゲーム
leaderboard-line = { $medal } { $who } · **{ $value }**
    -# { $deals }ゲーム · 1位{ $first }回 · 最下位{ $last }回 · 平均順位{ $average }
leaderboard-beside = {" "}· 対象外：コンピューターが代打ちした{ $deals }ゲーム
leaderboard-empty = このサーバーでそのゲームを最後まで遊んだ人はまだいません。
leaderboard-nobody = このサーバーで最後まで遊んだ人はまだいません。`/{ name-game } { name-game-start }` で卓を開けます。
leaderboard-by-what = 「{ $typed }」では順位を付けられません。一覧から選んでください。

### For those who cannot see the pictures
alt-hand = 手札{ $count }枚：{ $cards }
alt-table-top = 場：席{ $seat }の{ $play }
alt-table-empty = 場には何もありません。最初に出す人を待っています。
alt-table-seat = 席{ $seat }：{ $count }

### Refusals
moved-on = ゲームが先に進みました。これが今の手札です。
went-wrong = こちらで問題が起きました。何も失われていません。もう一度お試しください。
not-at-this-table = あなたはこの卓に座っていません。
no-deal-running = ここでは今ゲームをしていません。
no-table-here = このチャンネルに卓はありません。`/{ name-game } { name-game-start }` で開けます。
no-table-of-yours = 今はどの卓にも座っていません。
already-seated = もう席に着いています。
closed-until-match-ends = この卓のルールでは、対戦が終わるまで参加できません。
table-full = 満席です：{ $most }人までです。
table-closed = この卓は閉じています。
control-unknown = この操作はもう使えません。
