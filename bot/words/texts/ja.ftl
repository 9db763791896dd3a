# 日本語。波かっこの中はボットが入れます。カードは「7♦ 7♣」のように届きます。

### People and places
computer = 🤖 { $name }
level-easy = 🌱 やさしい
level-normal = 🌿 ふつう
level-strong = 🌳 強い
player-unknown = プレイヤー{ $digits }
some-server = あるサーバー
some-channel = あるチャンネル

### Punctuation
between-words = 、
between-plays = {"；"}
# 句点の後に空白は置かない。空にはできないので、見えないゼロ幅スペースにしてある。
between-sentences = {"\u200B"}
as-sentence = { $said }。

### Cards
joker-red = 赤ジョーカー
joker-black = 黒ジョーカー
called-2 = { $rank }ペア
called-3 = { $rank }スリーカード
called-4 = { $rank }フォーカード
called-5 = { $rank }5枚組
called-6 = { $rank }6枚組
called-7 = { $rank }7枚組
called-8 = { $rank }8枚組
called-bomb = { $rank }爆弾
called-bomb-set = 爆弾（{ $play }）
called-bomb-run = { $top }までの{ $count }連ペアの爆弾
called-rocket = ロケット
called-dragon = ドラゴン
called-straight = { $card }までのストレート
called-flush = { $card }ハイのフラッシュ
called-straight-flush = { $card }までのストレートフラッシュ
called-full-house = { $rank }フルハウス
called-four-and-one = { $rank }フォーカード+1枚
called-two-pairs = ツーペア
called-pair-run = { $top }までのペアの階段
called-triple-run = { $top }までの3枚組の階段
called-quad-run = { $top }までの4枚組の階段
called-with = { $play }+付け札{ $count }枚
called-with-pairs = { $play }+ペア{ $count }組
called-with-cards = { $play }（{ $cards }）
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
rank-number = { $number }の

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
suit-spelled = { $suit }：{ $ranks }
rank-spelled = { $rank }：{ $suits }
cards-from-to = { $count }枚（{ $first }～{ $last }）

### The lobby
lobby-title = ### { $game }
lobby-players = **プレイヤー{ $count }人**（{ $least }～{ $most }人）
lobby-players-exactly = **プレイヤー{ $count }人**（必要：{ $most }人）
lobby-host = 全員そろったら、{ $host }（ホスト）が**開始**を押します。
house-rules = ローカルルール{ $count }つ
table-opened = 卓を開きました。
joined = 参加しました！
dms-open = 手札はダイレクトメッセージで届きます。
dms-closed = ダイレクトメッセージを受け取れない設定なので、ここで遊びます。卓の下の**手札を見る**を押してください。（受け取るには：サーバー名 → プライバシー設定 → ダイレクトメッセージ）
dms-later = いまはダイレクトメッセージを開けません。手札が届くまでは、卓の下の**手札を見る**を押してください。
dms-refused = いまはDiscordの都合でダイレクトメッセージを開けないので、ここで遊びます。卓の下の**手札を見る**を押してください。
dm-joined = { $server }の{ $channel }で席に着きました。手札はここに届きます。
left = 卓を離れました。
left-finished = 卓を離れました。このゲームの順位はそのままです。
sitting-out = 次のゲームから休みます。また遊ぶには**{ button-return }**を押してください。
closes-after-deal = 次のゲームに残る人がいないので、このゲームが終わると卓を閉じます。
stopped = 卓を閉じました。
table-closed-by = { $who }がこの卓を閉じました。
table-closed-idle = 👋 何時間も動きがなかったため、この卓を閉じました。
table-closed-empty = プレイヤーがいなくなったため、この卓を閉じました。
table-closed-deleted = チャンネルが削除されたため、この卓を閉じました。
table-closed-archived = スレッドがアーカイブされたため、この卓を閉じました。
table-closed-removed = ボットがサーバーから外されたため、この卓を閉じました。
closed-there = { $why }（{ $server }の{ $channel }）
waiting-longer = 相手の時間を延ばしました。時間切れは <t:{ $due }:R> です。

### Buttons
button-join = 参加
button-leave = 抜ける
button-computer = コンピューターを追加
button-rules = ルール
button-start = 開始
button-accept = 受ける
button-decline = 断る
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
pick-cards = カードを選ぶ
pick-part = その{ $part }：{ $first }～{ $last }
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
seat-backs = 2組目の裏（*）{ $count }枚
seat-asleep = 💤 コンピューターが代打ち
seat-gone = 退席、コンピューターが代打ち
to-beat = 場：{ $who }の**{ $play }**
trick-won = { $who }が**{ $play }**で場を取りました。
turn-play = { $who }の番です · <t:{ $due }:R> に時間切れ
turn-decide = { $who }が決める番です · <t:{ $due }:R> に時間切れ
turn-give = { $who }がカードを渡す番です · <t:{ $due }:R> に時間切れ
ranks-reversed = 🔄 革命中：弱いカードが強くなります。
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = { $game ->
    [none] **第{ $number }ゲーム**
   *[other] **{ $game }** · 第{ $number }ゲーム
 } · { $server }の[{ $channel }]({ $link })
hand-head-unseen = { $game ->
    [none] **第{ $number }ゲーム**
   *[other] **{ $game }** · 第{ $number }ゲーム
 } · { $server }
hand-head-practice = { $game ->
    [none] **第{ $number }ゲーム**
   *[other] **{ $game }** · 第{ $number }ゲーム
 } · 練習
hand-line = { $count ->
    [1] 最後の1枚：**{ $cards }**
   *[other] { $cards }
 }
hand-lead = 🟡 **あなたから始めます。** 何でも出せます · <t:{ $due }:R> に時間切れ
hand-open = 🟡 **あなたから始めます。** **{ $card }**を含めて出してください · <t:{ $due }:R> に時間切れ
hand-follow = 🟡 **あなたの番です。** { $who }の**{ $play }**に勝つカードを出してください · <t:{ $due }:R> に時間切れ
hand-decide = 🟡 **あなたが決める番です** · <t:{ $due }:R> に時間切れ
hand-give = 🟡 **{ $who }に{ $count }枚**、いらないカードを渡してください · <t:{ $due }:R> に時間切れ
hand-waiting = 順番を待っています。
host-now = -# ホストは{ $host }です。
host-took-over = -# { $before }からしばらく反応がないため、{ $host }がホストになりました。
last-plays = 最近のカード：{ $plays }
last-play = { $who }：{ $play }
hand-asleep = 💤 2回続けて時間切れです。コンピューターが代わりに打ちます。何か押せば戻れます。
late-passed = ⏳ 時間切れ：パスになりました。
late-played = ⏳ 時間切れ：代わりに**{ $play }**を出しました。
late-decided = ⏳ 時間切れ：代わりに選びました。
late-passed-for = ⏳ { $who }は時間切れのため、パスになりました。
late-played-for = ⏳ { $who }は時間切れのため、**{ $play }**が代わりに出されました。
late-decided-for = ⏳ { $who }は時間切れのため、代わりに決められました。
hand-out = { $place ->
    [1] 🎉 一番に上がりました！
   *[other] { $place }位で上がりました。
 }
no-hand = この卓に手札はありません。
gift-received = { $who }から**{ $cards }**をもらいました。
gift-given = { $who }に**{ $cards }**を渡しました。
you-played = **{ $cards }**を出しました。
you-gave = **{ $cards }**を渡しました。
you-answered = **{ $answer }**を選びました。
you-passed = パスしました。
took-back = 取り消しました。もう一度あなたの番です。

### Turn pings
ping-lead = { $who }、あなたから始めます · <t:{ $due }:R> に時間切れ
ping-follow = { $who }、{ $owner }の**{ $play }**に勝つカードをどうぞ · <t:{ $due }:R> に時間切れ
ping-decide = { $who }、決める番です · <t:{ $due }:R> に時間切れ
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
result-pair = { $who } **{ $points }**
result-points = **{ $points }** · 合計{ $total }
result-penalties = 失点**{ $points }** · 合計{ $total }
result-substituted = 🤖 一部はコンピューター
result-upset = 🚀 **{ $who }**が{ $worst }から{ $best }へ大逆転！

result-streak = ⚔️ **{ $by }**が**{ $who }**の{ $deals }連勝を止めました。

result-streak-titled = ⚔️ **{ $by }**が交代：**{ $who }**は{ $deals }ゲーム連続で{ $title }でした。

result-left = { $count }枚残して退席
result-held = 残り { $cards }
match-won = { $count ->
    [1] 🏆 **{ $who }が対戦に勝ちました。**
   *[other] 🏆 **{ $who }が同点で対戦に勝ちました。**
 }
match-leader = { $who }が{ $points }点でトップです。
match-leader-penalties = 失点が最も少ないのは{ $who }（{ $points }）。
match-until-points = 対戦は{ $count }点で終わりです。
match-until-deals = 対戦は{ $count }ゲームで終わりです。
match-until-minutes = 対戦は{ $count }分で終わりです。
finale-title = ### 🏆 最終結果（全{ $deals }ゲーム）
finale-standing = 最終順位：{ $standing }
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

finale-won-deals = { $deals }回中{ $wins }回勝利

finale-about = { $game } · 全{ $deals }回 · { $date }

award-line = **{ $who }**：{ $story }

award-from-to = { $before }から{ $after }へ

award-rise = 最下位から1位へ

award-fall = 1位から最下位へ

award-held = { $ranks }{ $count }枚を最後まで温存

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

award-play = 最大の一手：{ $play }

award-patience = { $count }回パスした回で勝利

award-exit = { $count }手であがり






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### ランキング · { $game }
leaderboard-ranked = 順位の基準：{ $number }
leaderboard-people = 人どうしのゲームだけを数えます。コンピューターに順位は付きません。
leaderboard-unfinished = 以前のゲームは集計中で、まだ含まれていないものがあります。
leaderboard-by-points = 合計点
leaderboard-by-penalties = 1ゲームあたりの失点が少ない順
leaderboard-by-wins = 勝ったゲーム
leaderboard-by-place = 平均順位
leaderboard-by-deals = 遊んだゲーム
leaderboard-enough = { $deals }ゲーム未満の人は、ほかの全員の後になります。
leaderboard-points = { $points }点
leaderboard-penalties = 1ゲームあたり失点{ $average }
leaderboard-wins = 1位{ $count }回
leaderboard-place = 平均{ $average }位
leaderboard-deals = { $count }ゲーム
leaderboard-line = { $medal } { $who } · **{ $value }**
    -# { $deals }ゲーム · 1位{ $first }回 · 最下位{ $last }回 · 平均順位{ $average }
leaderboard-line-won = { $medal } { $who } · **{ $value }**
    -# { $deals }ゲーム中{ $first }勝
leaderboard-line-landlord = { $medal } { $who } · **{ $value }**
    -# { $deals }ゲーム中{ $first }勝（地主では{ $alone }ゲーム中{ $won }勝）
leaderboard-line-alone = { $medal } { $who } · **{ $value }**
    -# { $deals }ゲーム中{ $first }勝（一人では{ $alone }ゲーム中{ $won }勝）
leaderboard-line-unknown = { $medal } { $who } · **{ $value }**
    -# { $deals }ゲーム
leaderboard-unknown = {" "}· 勝敗の記録なし：{ $deals }ゲーム
leaderboard-beside = {" "}· 対象外：コンピューターが代打ちした{ $deals }ゲーム
leaderboard-empty = まだ誰も載っていません。このゲームを二人で最後まで遊ぶと載ります。
leaderboard-nobody = まだ誰も載っていません。`/{ name-game } { name-game-start }` で卓を開けます。
leaderboard-by-what = 「{ $typed }」では順位を付けられません。一覧から選んでください。
card-title = ### このサーバーでの{ $who }
card-games = ゲーム：{ $games }
card-reign = 最長連覇：{ $deals }回連続1位
card-nobody = { $who }はこのサーバーでほかの人とまだ1ゲームも終えていません。
card-against = あなたとの対戦：上位{ $better }回、下位{ $worse }回

### For those who cannot see the pictures
alt-hand = 手札{ $count }枚：{ $cards }
alt-hand-dimmed = 今は出せない札：{ $cards }
alt-hand-picked = 選んだ札：{ $cards }
alt-hand-backs = 2組目の裏の札：{ $cards }
alt-table-top = 場：席{ $seat }の{ $play }。
alt-table-empty = 場には何もありません。最初に出す人を待っています。
alt-table-turn = 手番：{ $seats }。
alt-table-earlier = その前（古い順）：{ $plays }。
alt-table-last = 前の場（古い順）：{ $plays }。
alt-table-you = あなたは席{ $seat }です。
alt-table-seat = 席{ $seat }：{ $count }
alt-table-widow = 伏せ札が{ $count }枚あります。
alt-table-undrawn = 以前の出し札{ $count }件は描かれていません。
alt-leaderboard = ランキング順の棒グラフ：{ $values }。
alt-card = プレイヤーカード：各順位の回数。
alt-card-place = { $place }位：{ $count }
alt-finale = 対戦のフィナーレ。勝者：{ $seats }。
alt-finale-points = 各ゲーム後の得点：
alt-finale-places = 各ゲームの順位：
alt-podium = このゲームの表彰台、上位から。
alt-podium-step = { $place }位：{ $seats }
alt-podium-side = { $outcome }：{ $seats }
alt-podium-seat = 席{ $seat }

### Refusals
moved-on = ゲームが先に進みました。これが今の手札です。
went-wrong = こちらで問題が起きました。何も失われていません。もう一度お試しください。
not-at-this-table = この卓に参加していません。先に**{ button-join }**を押してください。
no-deal-running = ここでは今ゲームをしていません。
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
challenge-asked = { $who }さんにはもう申し込んであります。
challenge-declined = { $who }さんはもう断っています。
challenge-soon = { $who }さんには申し込んだばかりです。数分後にもう一度どうぞ。
closed-until-match-ends = この対戦は席が埋まっています。対戦が終われば参加できます。
table-full = 満席です：{ $most }人までです。
table-closed = この卓は閉じています。
control-unknown = そのボタンは古すぎます。新しいメッセージを使ってください。
table-set-aside = **この卓は保留中です**：保存された内容を、このバージョンのボットは読めません。何も失われていません。{ $host }かチャンネルの管理者が、同じ人でやり直すか、卓を閉じることができます。
restarting = 🔧 再起動中です。すぐに続きから遊べます。持ち時間は減りません。
nobody-to-wait-for = 今、番が来ている人はほかにいません。
you-are-waited-for = 待たれているのはあなたです。時間を延ばせるのはほかの人です。
waited-enough = 相手の時間はもう十分あります。
gave-enough = この番にはもう{ $count }回時間を延ばしました。さらに延ばすのは、卓のほかの人にお願いしてください。
take-back-late = 間に合いません。もう誰かが動きました。
take-back-forbidden = この卓では出したカードは戻せません。{ $host }が取り消しを認めていません。
no-computer-there = その席はもう空いていません。
seat-is-out = その席にはこのゲームの札がもうありません。**{ button-join }**を押すと次のゲームから参加できます。
back-with-next-deal = この対戦にはもう参加しているので、戻れるのは次のゲームからです。**{ button-join }**を押してください。
only-host = それができるのはホストの{ $host }だけです。
only-host-starts = **{ button-start }**を押すのはホストの{ $host }です。{ $host }から反応がなければ、<t:{ $at }:R>にあなたも押せます。
host-is-here = ホストは{ $host }です。{ $host }が10分間何もしなければ代われます：<t:{ $at }:R>。
only-host-stops = この卓を閉じられるのは、ホストの{ $host }か、このチャンネルの管理者です。誰も何もしなければ、誰でも閉じられます：<t:{ $at }:R>。
only-host-stops-deal = ゲームの最中です。この卓を閉じられるのは、ホストの{ $host }か、このチャンネルの管理者です。ゲームが終わり、10分間誰も何もしなければ、誰でも閉じられます。
deal-is-running = もうゲームが始まっています。
cannot-start = まだ始められません：{ $why }
too-few-players = { $exact ->
    [yes] { $game }は{ $need }人で遊びます
   *[no] { $game }には{ $need }人以上必要です
 }：あと{ $more }人{ $fill ->
    [yes] 、または**{ button-computer }**
   *[no] {""}
 }.
too-many-players = { $game }は{ $most }人までです。多い人：{ $who }。{ $computers ->
    [yes] コンピューターを外してください（**{ button-table }**）。
   *[no] 誰かが休む必要があります（**{ button-table }**）。
 }
swap-too-many = { $game }は{ $most }人までです。席がなくなる人：{ $who }。先に誰かが休む必要があります（**{ button-table }**）。
rules-clash = このルールは組み合わせられません：{ $why }
house-rule-form = ローカルルールは「項目=値」の形で、コンマで区切って書いてください。「{ $typed }」は読み取れません。
rule-unknown = 「{ $typed }」というローカルルールはありません。{ $near ->
    [none] ルールの言葉を入力して、候補から選んでください。
   *[other] { $near } のことですか？
 }
channel-taken = このチャンネルにはもう卓があります。
table-is-here = ここにはもう卓があります：[{ $game }]({ $link }) · ホスト：{ $host }{ $stage ->
    [deal] {" "}· ゲームの最中
    [lobby] {" "}· まだ始まっていません
   *[other] {" "}· ゲームの合間
 }
closable-at = 誰も何もしなければ、<t:{ $at }:R>に閉じられます。
away-server = ボットはこのサーバーに参加していません。サーバーを管理できる人が追加できます。
away-chat = ボットはこのチャットに参加できません。サーバーに追加してから使ってください。
button-add-bot = サーバーに追加
permissions-missing = このチャンネルで先にこの権限が必要です：{ $named }
permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-embed-links = 埋め込みリンク
permission-attach-files = ファイルを添付
permission-create-public-threads = 公開スレッドの作成
own-permissions-missing = そのためには、このチャンネルであなたに次の権限が必要です：{ $named }
place-unseen = この卓のチャンネルは、もうあなたには見えません。
command-limited = ここではあなたは`/{ $command }`を使えません。このボタンも同じ働きです。
no-such-game = 「{ $game }」というゲームはありません。`/{ name-rules }` を見てください。
typed-unreadable = 「{ $typed }」をカードとして読み取れません。7 7、7s7d、ペア 7 のように書いてください。
typed-not-held = { $cards }は手札にありません。
typed-too-few = { $card }は{ $held }枚です。{ $wanted }枚はありません。
typed-several = { $card }

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] 手札はもうありません。
    [1] **最後の1枚：**
   *[other] **手札{ $count }枚：**
 }
words-backwards = ↺ 反時計回りに進みます。
words-seat = { $who }：{ $about }
words-you = あなた
hands-in-channel = ここで遊びます：卓の下の**手札を見る**を押してください。

### A player's settings
settings-title = ### あなたの設定
    -# どのサーバーでも同じ設定です。
chosen = ✓ { $label }
prefer-sent = **手札**は、ダイレクトメッセージか、卓の下のあなただけに見える場所に届きます。
prefer-sent-default = サーバーに合わせる
prefer-sent-default-here = ここと同じ：{ $place }
prefer-sent-dm = ダイレクトメッセージ
prefer-sent-channel = チャンネル内
prefer-sent-both = 両方
prefer-sorting = **手札の並び**は、数字順かマーク順です。
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
prefer-pictures = **手札と卓**は、画像で見せるか、スクリーンリーダー用に言葉で伝えます。
prefer-pictures-yes = 画像
prefer-pictures-no = 言葉
prefer-pinged = 自分の番が来たら、チャンネルで**通知**します。
prefer-pinged-at-once = すぐに
prefer-pinged-soon = 8秒後
prefer-pinged-late = 20秒後
prefer-pinged-reminded = 持ち時間の半分で
prefer-auto-pass = 出せるカードがないときは**自動でパス**します。
prefer-auto-pass-yes = はい
prefer-auto-pass-no = いいえ
prefer-language = **言語**
prefer-language-which = どの言語にしますか？
prefer-language-as-discord = Discordと同じ

### What a server allows
only-role-hosts = このサーバーで卓を開けるのは{ $role }だけです。
game-not-here = このサーバーでは{ $game }は遊べません。遊べるもの：{ $allowed }
no-more-tables = もう{ $most }卓が開いています。このサーバーで同時に開けるのは{ $most }卓までです。参加できる卓は `/{ name-game } { name-game-tables }` で見られます。
banned = このサーバーの卓への参加を禁止されています。解除できるのは、このサーバーを管理する人だけです。
banned-because = このサーバーの卓への参加を禁止されています。解除できるのは、このサーバーを管理する人だけです。理由：{ $reason }
blocked = このボットでは遊べません。運営者があなたをブロックしています。
blocked-because = このボットでは遊べません。運営者があなたをブロックしています。理由：{ $reason }
support = お問い合わせ：{ $where }
only-channels = ここで卓を開けるのは{ $allowed }だけです。
channels-unseen = ここで卓を開けるのは決まったチャンネルだけで、見えるものがありません。このサーバーを管理する人に聞いてください。
hosts-enough = ここではもう{ $most }卓のホストで、1人の上限です：{ $where }。1つ終了するか、ほかの人をホストにしてから（**{ button-table }**）、新しい卓を開いてください。
heir-hosts-enough = { $who }は、ここで1人が持てる数の卓のホストです。ほかの人を選んでください。

### The settings of a server
server-title = ### このサーバーの設定
    -# 時間は次のゲームから、ほかはすぐに変わります。
server-choose = 選ぶ
server-language = 全員に見える文の**言語**
server-language-as-discord = Discordのサーバーと同じ
server-hosts = **卓を開ける人**
server-hosts-all = 全員
server-families = 遊べる**ゲーム**
server-turn = 1回の番の**時間**
server-bank = 1ゲームでの各自の**予備時間**
server-sent = `/{ name-settings }` で選んでいない人の**手札**
server-most = 同時に開ける**卓**の数
server-threads = ゲームは**チャンネル内**で行います。
server-threads-on = ゲームごとに**専用のスレッド**を作ります。
server-threads-yes = スレッドを使う
server-threads-no = スレッドなし
server-tables = 開いている卓
server-page-play = ゲーム
server-page-people = 人
server-page-rules = ルール
server-page-log = 記録
server-page-title = ### このサーバーの設定・{ $page }
server-channels = 卓を開ける**チャンネル**（スレッドは元のチャンネルと同じ扱い）
server-channels-all = どこでも
server-hosted = 1人のホストが開ける**卓**の数
server-ping = 卓が開くとメンションする**ロール**（メンバーは自分で付けられます）
server-ping-none = ロールなし
server-ping-every = メンションの最短の**間隔**
server-savers = サーバーを管理する人のほかに**ルールを保存できる人**
server-saver-role = ルールを保存できる**ロール**
server-saver-none = ロールなし
server-threads-about = **スレッド**
savers-all = 全員
savers-hosts = 開いている卓のホスト
savers-role = 1つのロール
button-bans = 参加禁止
button-ping-post = ボタンをここに置く
button-saved-rules = 保存されたルール
button-to-settings = 設定
tables-any = いくつでも
tables-at-once = { $count }卓
time-as-set-up = 標準
time-seconds = { $count }秒
time-minutes = { $count }分
time-hours = { $count }時間
tables-title = { $count ->
    [0] ### このサーバーで開いている卓はありません。
   *[other] ### 開いている卓：{ $count }卓
 }
tables-line = { $channel } · { $game } · { $count }人、ホストは{ $host }{ $running ->
    [yes] {" "}· ゲーム中
   *[no] {""}
 }
overrule-close-about = **閉じる**：途中のゲームは中断されます。終わったゲームの成績は残ります。
overrule-reset-about = **やり直す**：卓を閉じて、同じ人と同じルールの新しい卓をその場に開きます。
overrule-close = 閉じる
overrule-reset = やり直す
button-back = 戻る
button-more = もっと見る
only-admins = それができるのは、このサーバーを管理できる人だけです。
bans-title = { $count ->
    [0] ### 参加を禁止されている人はいません
   *[other] ### { $count }人がここの卓への参加を禁止されています
 }
bans-choose = 参加を禁止する人
button-lift = 解除
button-ban = 禁止する
button-ban-because = 理由を付けて禁止
button-ban-by-id = IDで禁止
ban-line = **{ $whom }**・{ $who }、<t:{ $at }:d>
ban-line-because = **{ $whom }**・{ $who }、<t:{ $at }:d>：{ $reason }
ban-about = **{ $whom }がこのサーバーのすべての卓に参加できないようにしますか？** 席は完全に抜けたときと同じように空き、進行中のゲームはコンピューターが続けます。誰かが解除するまで続きます。
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
log-removed = { $who }が{ $channel }の卓から**{ $whom }**を退席させました。
log-handed-over = { $who }が{ $channel }で**{ $whom }**をホストにしました。
log-took-over = { $channel }で**{ $whom }**に代わって{ $who }がホストになりました。
log-stopped = { $own ->
    [yes] { $who }が{ $channel }の卓を終了しました。
   *[no] { $who }が{ $channel }の**{ $whom }**の卓を終了しました。
 }
log-changed-game = { $who }が{ $channel }のゲームを**{ $about }**に変えました。
log-started-over = { $own ->
    [yes] { $who }が{ $channel }の卓をやり直しました。
   *[no] { $who }が{ $channel }の**{ $whom }**の卓をやり直しました。
 }
log-setting = { $who }が設定を変えました：{ $about }
log-banned = { $who }が**{ $whom }**の参加を禁止しました。
log-lifted = { $who }が**{ $whom }**の参加禁止を解除しました。
log-deleted-rules = { $who }が{ $whom }のルール**{ $about }**を削除しました。
log-deleted-all = { $who }が**{ $whom }**の保存したルールをすべて削除しました（{ $about }）。
ping-ready = 卓が開くと{ $role }をメンションし、ボタンを押したメンバーに付けます。
ping-unmentionable = { $role }をメンションできません。ロールの設定で全員にメンションを許可するか、**全員をメンション**の権限をください。
ping-no-manage-roles = メンバーに付けられません。**ロールの管理**の権限が必要です。
ping-role-above = { $role }をメンバーに付けられません。ロールの一覧で{ $own }をその上に動かしてください。
ping-role-powerful = { $role }はメンバーに付けません。全員よりも多くの権限があります。権限のないロールを選んでください。
ping-role-gone = そのロールはもうありません。`/{ name-server }` で別のものを選んでください。
ping-role-unfit = 使えるのは人に付けられるロールだけです。@everyoneやボットのロールは使えません。
ping-role-opens = { $role }はチャンネルを開くロールです。メンバーが自分で付けられるようにできるのは、ロールを管理できる人だけです。
ping-none-here = このサーバーには新しい卓のロールがありません。
ping-not-given = { $why } このサーバーを管理する人に伝えてください。
ping-refused = Discordに{ $role }の変更を断られました。このサーバーを管理する人に伝えてください。
ping-on = { $role }を付けました。卓が開くとメンションします。もう一度押すと外れます。
ping-off = { $role }を外しました。
ping-post = 🔔 **卓が開いたら知りたいですか？** ボタンを押すと、そのときメンションするロールが付きます。もう一度押すと外れます。
ping-opened = 🔔 { $role }：**{ $game }**の卓が開きました。
button-ping = 卓のお知らせ

### First steps
hello = 👋 **ここでカードを配ります：**{ $games }。
    {"**"}{ button-open-table }**と、ほかの人がボタン一つで参加できます。**{ button-practise }**なら、すぐにコンピューターとの手札が配られます。
    手札はダイレクトメッセージで届き、ほかの人には見えません。
hello-admins = サーバーを管理する人は `/サーバー` で設定できます。`/プライバシー` で、保存されているあなたの情報を確認できます。
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
practice-there = 自分の卓がすでに開いています：{ $game }。
button-go-on = 続ける
button-practise-anew = 終えて新しく始める
practice-dealt = 配りました！手札はダイレクトメッセージにあります。
practice-here = 手札は下にあります。
button-to-cards = 手札へ
practice-dms-closed = ダイレクトメッセージを受け取れない設定です。練習はそこで行います。受け取るには：サーバー名 → プライバシー設定 → ダイレクトメッセージ。そのあと、もう一度どうぞ。
practice-dms-refused = 練習はダイレクトメッセージで行いますが、いまはDiscordの都合で開けません。チャンネルで遊ぶには：`/{ name-game } { name-game-start }` のあと**{ button-computer }**。
practice-going-on = -# 練習中です。どのランキングにも数えられません。
primer = -# 👋 **{ $game }：** { $goal }
    -# 強い順：**{ $order }**{ $more }
    -# { $how ->
        [equal] 同じ枚数で、同じか強いカードを出します。
        [larger] 同じ枚数で強いカードか、枚数の多い組を出します。
       *[higher] 同じ枚数で、より強いカードを出します。
    }待つなら**{ button-pass }**、迷ったら**{ button-hint }**。
primer-goal-alone = 競り勝てば一人で戦います。先に手札がなくなった側の勝ちです。
primer-goal-teams = 相棒と一緒に勝ちます。手札をなくしましょう。
primer-goal-titles = 手札をなくしましょう。最初は{ $best }、最後は{ $worst }。
primer-goal-places = 手札をなくしましょう。早いほど上位です。
primer-goal-first = 最初に手札をなくせば勝ちです。
primer-goal-left = 最初に手札をなくせば勝ち。残りは少ないほど得です。
primer-bombs = 💣 何にでも勝つ：{ $kinds }
primer-chops = 💣 2に勝つ：{ $kinds }
primer-wild = 代わりになるカード：{ $cards }
primer-power = 1枚でどの組にも勝つ：{ $cards }
primer-fewer-twos = 2は1枚少なくてよい
primer-revolution = 同じ数字4枚で強さが逆になる
primer-ends = 場を流す：{ $cards }
lesson-five = -# 💡 **5枚の役**、弱い順：{ $kinds }。あなたの手には{ $play }があります。
lesson-five-any = -# 💡 **5枚の役：** { $kinds }。あなたの手には{ $play }があります。
lesson-run = -# 💡 **ストレート**は数字が続く{ $least }枚以上で、マークは問いません。あなたの手には{ $play }があります。

### Browsing the rules
browse-title = ### すべてのゲームのルール
browse-own = ✎ **あなたのルール** · { $game }：{ $changes }
browse-about-pr = 最初に上がるとプレジデント。最後の人は良いカードを渡す
browse-about-bt = 1枚、ペア、5枚のポーカー役。2が最強
browse-about-df = おなじみの大富豪。大貧民から大富豪を目指す
browse-about-th = ベトナムのTiến Lên。同じ数、階段、2を切る爆弾
browse-about-dd = 手札の多い地主1人対2人。爆弾のたびに点が倍
browse-about-b3 = 3が最強。競りに勝った1人対2人
browse-found = { $count ->
    [0] ### 「{ $typed }」は見つかりません
   *[other] ### 「{ $typed }」：{ $count }件
 }
button-all-of = 全{ $count }種類
button-search = 探す
form-search = ゲームやルールを探す
search-about = ゲームの呼び名なら何でも。「3人」のような人数や、「革命」のようなルールの言葉でも探せます。
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
    [0] ### このサーバーに保存されたルールはまだありません。
        ゲームを選び、ルールを変えて、保存できます。
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
editor-clashes = ⚠️ **このルールは組み合わせられません。** 変更を続けてください。組み合わせられるまで、ほかの人には前のルールが見え、ゲームは始まりません。
editor-clashes-own = ⚠️ **このルールは組み合わせられません。** 変更を続けてください。組み合わせられるまで、遊ぶことも保存も共有もできません。
editor-take-back = 変更を1つ取り消す
editor-topics = 項目を選ぶ
editor-changed = { $count }つ変更
editor-own = このゲームの標準
rule-span = { $low }～{ $high }
players-in-all = { $count }人
button-type = 入力する
button-undo = 元に戻す
button-reset = すべて取り消す
button-other-game = 別のゲーム
button-save = 保存
button-sheet = ルール表
form-rule = ローカルルール
form-value = 答え
form-name = 名前
form-save = このルールを保存
save-about = このサーバーの全員が、**/{ name-rules }** と **/{ name-game } { name-game-start }** でこの名前から見つけられます。
saved = **{ $name }**として保存しました。
share = **{ $code }** は、どのサーバーでもこのルールを表します。`/{ name-game } { name-game-start } { name-game-start-code }:{ $code }` で卓を開くか、`/{ name-rules } { name-rules-code }:{ $code }` でルールを読めます。
channel-default-set = これからここでゲームを指定せずに `/{ name-game } { name-game-start }` を使うと、このルールで**{ $game }**が開きます。もう一度ボタンを押すと取り消せます。
channel-default-no-more = このチャンネルの定番ゲームはなくなりました。
lobby-unsettled = ✎ { $host }がルールを変更中です。
next-rules = { $count ->
    [0] 次の対戦：**{ $game }**
   *[other] 次の対戦：**{ $game }**、ローカルルール{ $count }つ
 }
save-dropped = **{ $name }**を削除しました。元に戻したいときのコードは{ $code }です。
save-nameless = 保存するには名前が必要です。
save-too-many = このサーバーにはもうルールが{ $most }組保存されています。先に1つ削除してください。
save-taken = **{ $name }**は{ $author }がもう保存しています。別の名前にしてください。
save-not-yours = このルールを削除できるのは、保存した人かサーバーを管理する人だけです。
save-enough = ここにはもうルールを{ $most }組保存していて、1人の上限です。先に `/{ name-rules }` の**{ button-saved }**で1つ削除してください。
save-only-hosts = このサーバーでルールを保存できるのは、開いている卓のホストだけです。
save-only-role = ここでルールを保存できるのは、{ $role }とこのサーバーを管理する人だけです。
save-only-managers = ここでルールを保存できるのは、このサーバーを管理する人だけです。
only-channel-managers = ここの定番を決められるのは、このチャンネルを管理できる人だけです。
nothing-to-undo = 取り消すものがありません。
rules-stand = 対戦中です。終わるまでルールは変えられません。
draft-clashes = このルールはまだ組み合わせられません：{ $why }
draft-gone = 変更中のルールは1日だけ残します。このルールはもうありません。`/{ name-rules }` でもう一度開いてください。
rule-value = 「{ $typed }」は使えません。{ $why }
rule-value-near = 「{ $typed }」は使えません。{ $why }{ $near } のことですか？
too-slow = 時間がかかりすぎました。もう一度押してください。
code-mistyped = コードに間違った文字があります。使われるのは、2～9の数字とI・O・U以外の英字だけです。
code-length = このコードは{ $count }文字ですが、こうしたコードは{ $right }文字です。
code-doubtful = コードの文字が1つ違うか、足りません。読み取れたのは{ $count }文字です。
code-newer = このコードは、ボットの新しいバージョンのものです。
code-game-gone = このコードのゲームはもうありません：「{ $game }」
code-rule-gone = このコードには、もうないローカルルールがあります：「{ $rule }」

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = ビッドすると、1人で全員と戦います。一番高い人が底札を取り、その額がこのゲームの点になります。
ask-cut-about = 配る前にあなたがカットします。上から何枚取るか選んでください。
call-deal = 配る
call-deal-about = カードを配ります。自分で配る人は、先にシャッフルしてカットを頼みます。手順を飛ばすと失敗です。
call-shuffle = シャッフル
call-shuffle-about = 1位は、シャッフル、カットの依頼、配る、の順に行います。手順を飛ばすと失敗です。
call-offer-cut = カットを頼む
call-offer-cut-about = 配る前に最下位がカットします。
call-redeal = 配り直しを求める
call-redeal-about = 手札がとても弱いので、配り直しを求められます。求めたことは全員に伝わります。
call-trade = 交換する
call-trade-about = 手札にあるゲームで一番弱いカードを置いて、真ん中のカードと交換するか……
call-keep = そのまま
call-keep-about = ……そのまま持っておきます。
call-accept = 応じる
call-accept-about = 応じると、お互いに申し出た2枚を交換します。
call-done = 交換をやめる
call-done-about = 相手との交換を終えます。申し出ただけのカードは、元の手札に残ります。
call-last-card = ラスト1枚！
call-last-card-about = 次の人が動く前に、最後の1枚をコールします。コールせずに勝つと、全員分を払います。
call-clear-table = 場を片付ける
call-clear-table-about = 場を片付けてよいのは最下位だけです。ほかの人がわざと片付けると、次のゲームで最下位になります。
call-on-purpose = わざと
call-on-purpose-about = 場を片付けたのは、わざとですか……
call-by-mistake = うっかり
call-by-mistake-about = ……うっかりですか？
call-forfeits = 罰ゲームを受ける
call-forfeits-about = 1位が軽い罰ゲームを出すのを認められます。
forfeit-tea = 罰：お茶をいれる
forfeit-verse = 罰：歌を一節うたう
forfeit-joke = 罰：冗談を言う
forfeit-about = 最下位が罰ゲームを受けると言っています。1ゲームに1回、軽い罰を出せます。
told-deal = { $who }が配ります。
told-shuffle = { $who }がシャッフルします。
told-offer-cut = { $who }がカットを頼みます。
told-fault = { $who }が配るのに失敗しました。
told-redeal = { $who }は手札が弱く、配り直しを求めます。
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
told-dragon = { $who }にドラゴン（すべての数字が1枚ずつ）が来ました。
told-four-twos = { $who }に2が4枚来ました。
told-four-threes = { $who }に3が4枚来ました。

### Trading
hand-give-highest = 🟡 **{ $who }に一番強いカードを{ $count }枚**渡してください。同じ強さなら選べます · <t:{ $due }:R> に時間切れ
hand-offer = 🟡 **{ $who }に1枚申し出てください。** 2人は必ず1枚交換します。どれにするかは、全員の前で話し合って決めます · <t:{ $due }:R> に時間切れ
hand-haggle = 🟡 { $who }は、あなたの**{ $mine }**に**{ $theirs }**を申し出ています。応じるか、別のカードを申し出てください · <t:{ $due }:R> に時間切れ
hand-swap = 🟡 **{ $who }とカードを交換**：何枚でも申し出られます。なしでもかまいません。見えるのは{ $who }だけです · <t:{ $due }:R> に時間切れ
hand-swap-back = 🟡 { $who }が**{ $theirs }**を申し出ています。代わりに{ $count }枚渡すか、交換をやめてください · <t:{ $due }:R> に時間切れ
pick-any = 申し出るカードを選ぶ
offer-cards = { $cards }を申し出る
offer-again = { $cards }のまま譲らない
you-offered = **{ $cards }**を申し出ました。
drawn-last = 最後に山札から引いたカード：**{ $cards }**
only-you-see = 真ん中のカード（あなただけに見えます）：**{ $cards }**
turn-trade = { $who }が交換する番です · <t:{ $due }:R> に時間切れ
turn-bid = { $who }がビッドする番です · <t:{ $due }:R> に時間切れ
turn-cut = { $who }がカットする番です · <t:{ $due }:R> に時間切れ
ping-trade = { $who }、{ $partner }と交換してください · <t:{ $due }:R> に時間切れ

### How a deal stands
play-counts-as = { $play }（{ $stands }扱い）
seat-cards-hidden = ?枚
seat-closed-out = 🔒 パス、この場にはもう出せません
dealt-again = 配り直しました。前のゲームは無効です。
seen-by-all = 配るときに全員に見えたカード：**{ $cards }**
bids-so-far = { $bids }
bid-of = { $who } { $amount }
bid-none = { $who } パス
plays-alone = **{ $who }**が1人で{ $others }と戦います · 場の点**{ $stake }**
team = チーム：{ $who } · { $cards }
partners = カードを交換するペア：{ $pairs }
stake = 場の点：**{ $stake }**
stock-left = { $count ->
    [0] 山札はなくなりました。
   *[other] 山札：{ $count }枚
 }
pile = -# 前に出たカード：{ $cards }
cards-left = 残り枚数：{ $counts }
closed-out = 🔒 この場にはもう出せない人：{ $who }
passed-so-far = パス：{ $who }
you-are-closed-out = 🔒 パスしたので、この場にはもう出せません。

### The log
button-log = ログ
button-proof = シャッフルの証明
proof-title = ### 第{ $number }ゲームのシャッフル
proof-about = 秘密の数（シード）が、このゲームのすべてのカードを決めました。証明は最初のカードが出る前からここにあり、ゲームが終わるとシードも表示されます。シードのSHA-256は証明と同じはずで、`python -m rules verify`を使うとシードから全員の手札を作り直せます。これで分かるのは、配った後にシードが変わっていないことです。ボットがシードをどう選んだかは分かりません。
proof-shown = 証明：`{ $proof }`
proof-seed = シード：`{ $seed }`
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
no-log = この卓ではまだゲームをしていません。
button-replay = リプレイ
button-replay-last = 前のゲームのリプレイ
replay-title = ### リプレイ · 第{ $number }ゲーム
replay-places = 1位から順に：席{ $seats }。
replay-play = 席{ $seat }：{ $play }
no-replay = ここには、リプレイできる終わったゲームがまだありません。
replay-nothing = このメッセージにはゲームが表示されていません。
replay-running = このゲームはまだ終わっていません。
button-review = 私のプレイは？
button-post = チャンネルに投稿

post-by = { $who }の共有：

post-done = ✅ 投稿しました：{ $link }

post-already = この結果はもうチャンネルにあります。

post-nowhere = 投稿できるチャンネルがありません。

post-gone = この試合は終わり、次の試合が始まっています。

review-title = ### 第{ $number }ゲームのあなたのプレイ
review-none = 👏 防げたミスはありません。
review-lead = あなたが最初に出す番でした。
review-bid = ビッドの場面です。
review-give = カードを渡す場面です。
review-swap = 一番低いカードを交換できました。
review-beat = 場のカード：**{ $play }**
review-yours = あなた：**{ $move }**
review-better = より良い手：**{ $move }** · 平均で約{ $cost }の差
review-best = 最善の一手：**{ $play }**に**{ $move }**

review-best-lead = 最善の一手：**{ $move }**で始めた

review-worth = **{ $move }**より約{ $cost }得

review-thinking = { $count ->
   *[other] { $count }回の判断を振り返っています：{ $number }回まで完了…
 }

review-points = { $amount }点
review-places = { $amount }位分
review-wins = { $amount }勝
review-basis = -# 一番損になった選択です。その時に知り得たことに合う多くの配り方で、それぞれの選択を試しました。
review-busy = ほかのゲームを考えています。1分後にもう一度どうぞ。
review-substituted = このゲームの一部はコンピューターがあなたの代わりに出したので、あなた自身の手を見分けられません。
told-dealt = **第{ $number }ゲーム** · ディーラーは{ $who }です。
told-cut = { $who }が上から{ $at }枚でカットしました。
told-gave-cards = { $giver }が{ $taker }に**{ $cards }**を渡しました。
told-gave = { $giver }が{ $taker }に{ $count }枚渡しました。
told-took-cards = { $who }が真ん中から**{ $cards }**を取りました。
told-took = { $who }が底札{ $count }枚を取りました。
told-traded = { $who }が**{ $returned }**を置いて**{ $cards }**と交換しました。
told-looked-at = { $who }が真ん中の**{ $cards }**を見ました。
told-looked = { $who }が真ん中のカードを見ました。
told-drew-card = { $who }が**{ $cards }**を引きました。
told-drew = { $who }が1枚引きました。
told-restocked = 流れた{ $count }枚が新しい山札になりました。
told-alone = { $who }が1人で戦います。場の点は{ $stake }です。
told-doubled = 場の点が倍になりました。
told-out-of-time = ⏳ { $who }は時間切れです。
told-taken-back = { $who }が取り消しました。
told-offered-cards = { $giver }が{ $taker }に**{ $cards }**を申し出ました。
told-offered = { $giver }が{ $taker }にこっそり{ $count }枚申し出ました。
told-announced = { $count ->
    [1] ⚠️ { $who }は**残り1枚**です。
   *[other] ⚠️ { $who }はもうすぐ上がりそうです：残り{ $count }枚
 }
told-leads = { $who }から始めます。
told-leads-with = { $who }から始めます。最初の手には**{ $cards }**が必要です。
told-skipped = { $who }は1回とばされます。
told-reversed = 🔄 革命中：弱いカードが強くなります。
told-righted = 🔄 強さが元に戻りました。
told-turned = ↩️ 順番が逆回りになりました。
told-threw-in = { $who }は手札を捨てて最下位になります。
told-out = { $who }が上がりました。{ $place }位です。
told-won = { $who }が場を取りました。
told-void = このゲームは数えません。配り直します。
told-over = ゲーム終了です。

### Results of teams, stakes and chips
alone-won = 地主の**{ $who }**が1人で{ $others }に勝ちました。
alone-lost = { $others }が地主の**{ $who }**に勝ちました。
solo-won = **{ $who }**が1人で{ $others }に勝ちました。
solo-lost = { $others }が、1人で戦った**{ $who }**に勝ちました。
team-won = **{ $who }**のチームの勝ち · { $cards }
team-rest = { $who } · { $cards }
stake-made = 場の点：{ $parts } = **{ $stake }**
stake-bid = ビッド{ $amount }
stake-bombs = { $count ->
    [1] 爆弾 ×2
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
typed-fill = の, と, を, や
typed-stands = は, →
typed-cannot-stand = 今はそのカードの代わりにはできません。

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
kind-other = その他
label-single = { $cards }
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
sent-away = ほかの人の投票で退席になりました。次のゲームが始まれば、また参加できます。
sent-away-by = ホストの{ $who }があなたを退席させました。次のゲームが始まれば、また参加できます。
may-not-vote = 退席の投票ができるのは、プレイ中で放置していない人だけで、2人以上必要です。
no-longer-here = そのプレイヤーはもうこの卓にいません。
not-in-mid-deal = ゲームが終わるまでお待ちください。

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 あなたの番ではありませんが、今なら爆弾を出せます。
first-of-two = 2枚のうち1枚目
second-of-two = 2枚のうち2枚目
button-put-back = 戻す
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
reason-wins-last = まだ出ていないカードで勝てるものはなく、あとは一手だけです：{ $cards }。
reason-wins = まだ出ていないカードで勝てるものはなく、残りの手札は{ $plays }手になります。
reason-unbeaten = これに勝てる人はいません。
reason-guard-many = 残り1枚の人がいますが、これは1枚出しではありません。
reason-guard-high = 残り1枚の人がいます。これはあなたの一番強いカードです。
reason-guard-two = 残り2枚の人がいますが、これは2枚出しではありません。
reason-partner-out = 味方に残り1枚の人がいて、これで上がれるかもしれません。
reason-few-higher = これより強いカードでまだ出ていないのは{ $cards }だけです。
reason-highest = まだ出ていないカードにこれより強いものはありません。
reason-mostly-lower = まだ出ていないカードのうち{ $amount }枚は弱く、強いのは{ $count }枚だけです。
reason-last = あとは一手だけになります：{ $cards }。
reason-sheds = 一度に{ $count }枚減らせて、残りは{ $plays }手になります。
reason-sheds-keeps = 一度に{ $count }枚減らせて、{ $cards }が手元に残ります。
reason-low = 一番弱いカードを減らせて、残りの手札は{ $plays }手になります。
reason-near = あと{ $plays }手で上がれます。
reason-keeps = 強いカードは後に残ります：{ $cards }。
reason-alone = ほかの手札と組にならず、一番低いカードより負けにくいカードです。
reason-breaks-nothing = 組になっているカードを崩さず、残りの手札は{ $plays }手になります。
reason-press = 残り少ない人がいて、これより弱い手はもっと負けやすくなります。
reason-bomb = 場に勝てるのは爆弾だけで、残りの手札は{ $plays }手になります。
reason-follow = 場に勝てる一番弱い手で、残りの手札は{ $plays }手になります。
reason-weakest = 勝てる中で一番弱い手です。
reason-computer = コンピューターならこう出します。
reason-pass-partner = この場は味方が勝っています。
reason-pass-bomb = 手札で場に勝てるのは爆弾だけです。パスすれば後に取っておけます。
reason-pass-whole = 今の手札は{ $plays }手に分けられ、そのどれも場に勝てません。
reason-pass-costs = 手札で場に勝つには、強いカードを使うか、組になっているカードを崩すことになります。
reason-pass-beaten = { $cards }なら場に勝てますが、それもまた負けるかもしれません。
reason-pass-early = { $cards }なら場に勝てますが、それもまた負けるかもしれず、上がりそうな相手もいません。
reason-pass-higher = { $cards }なら場に勝てますが、もっと強いカードがまだ{ $count }枚出ていません。
reason-pass-outranked = { $cards }なら場に勝てますが、もっと強いカードがまだ{ $count }枚出ておらず、上がりそうな相手もいません。
reason-pass-highest = まだ出ていないカードに{ $cards }より強いものはありません。パスすれば後に取っておけます。
reason-pass-safe = 上がりそうな相手はまだいないので、止める必要はありません。
reason-pass-high = 手札で場に勝てるのは強いカードだけです。パスすれば後に取っておけます。
reason-together = これより弱い手では残りの手数が増えます。これなら残り{ $plays }手です。
reason-whole = これより弱い手は同じ数字のカードを崩します。残りの手札は{ $plays }手です。
reason-all-break = これより弱い手も組になっているカードを崩すうえ、もっと負けやすくなります。
reason-loose = これより低いカードは全部ほかのカードと一緒に出せ、残りは{ $plays }手です。
reason-only-bomb = 勝てるのは爆弾だけで、残りは{ $plays }手です。
reason-bid = { $cards } があるので、{ $amount }のビッドに見合う手札です。
reason-bid-both = 手札は{ $plays }手だけで、{ $cards } もあるので、{ $amount }のビッドに見合います。
reason-bid-plays = 手札は{ $plays }手だけなので、{ $amount }のビッドに見合います。
reason-bid-must = ビッドしなければならず、これが最低です。
reason-bid-most = この手札に見合うのは{ $amount }のビッドまでです。
reason-bid-poor = { $cards } と{ $plays }手では、{ $amount }のビッドには足りません。
reason-bid-none = 高いカードのない{ $plays }手の手札では、{ $amount }のビッドには足りません。
reason-give-lowest = これより低いカードはなく、残りは{ $plays }手です。
reason-give-fewest = ほかに何を渡しても、残りの手数はこれより減りません：{ $plays }手。
reason-give-back = どれも相手が出したカードより低くありません：{ $cards }
reason-trade = { $cards } に替えると、手札は{ $plays }手になります。
reason-trade-unseen = 手放すのはこのゲームで一番低いカードなので、何が来ても良くなります。
reason-keep = { $cards } をもらっても、手札はほとんど良くなりません。
reason-keep-unseen = 何が来るかは誰にもわからず、今の手札は{ $plays }手です。
reason-done = 交換では受け取る枚数だけ手放すことになり、今の手札は{ $plays }手です。
reason-accept = { $cards } をもらうと、手札は{ $plays }手になります。
reason-redeal = 手札は{ $plays }手です。配り直したほうがたいてい良くなります。
reason-last-card = 言って損はなく、言い忘れると大損かもしれません。
reason-dealing = これが次の手順で、飛ばすと反則です。
reason-cut = 山札の順番は誰も知らないので、どこで切っても同じです。
no-hint = 今は出すものがありません。
breaks-up = 爆弾かストレートを崩します
plays-all = -# **出せる手のすべて**（種類別）
plays-some = -# **出せる手の一部**：全部は並べきれません。カードは自由に選べます。
plays-other = ほかの種類
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### 出せるカード
plays-none = 今は出せるカードがありません。
plays-more = · …ほか{ $count }通り
why-pick = 出せるか確かめたいカードを選んでください。実際には出しません。
why-may = **{ $cards }**は今出せます。
why-turn = **{ $cards }**は出せますが、あなたの番ではありません。
button-table = 卓
button-return = 戻る
button-quit = 完全に抜ける
button-watch = 観戦
button-unwatch = 観戦をやめる
button-refresh = 更新
button-take = この席に座る
button-level = 強さ
button-drop = 外す
button-person = 選ぶ
button-vote = 退席に投票
button-unvote = 投票を取り消す
button-send-away = 退席させる
button-make-host = ホストにする
button-take-host = ホストになる
button-to-table = 卓へ
button-close-table = この卓を閉じる
button-fill = コンピューターで埋めて開始
button-shuffle = 席をシャッフル
button-forbid-take-back = 取り消しを禁止
button-allow-take-back = 取り消しを許可
button-swap = ゲームを変える
button-swap-to = こちらを遊ぶ
button-play-game = 遊ぶ
joined-instead = { $who }に代わって参加しました。
joined-later = ゲーム中です。次のゲームから参加します。
you-have-left = この卓を離れました。戻るには、下の**卓**を押してください。
seats-newcomers = { $count ->
    [1] -# { $who }は次のゲームから参加します。
   *[other] -# { $who }の{ $count }人は次のゲームから参加します。
 }
menu-title = ### この卓のメンバー · { $game }
menu-host = ホスト
menu-out = 休み
menu-later = 次のゲームから
menu-votes = 退席の投票{ $count }/{ $of }
menu-moved-on = 卓の状況が変わりました。今できるのはこれです。
level-about = **{ $who }**：このコンピューターの強さは？強さごとに別のコンピューターが来て、順位と点はそのまま引き継ぎます。
level-changed = { $who }がここで打ちます。
stand-in = 💤 代打ち：{ $level }
stand-in-about = 寝ている人や退席した人の代わりに打つ強さ
menu-dropped = { $who }を外しました。
menu-sent = { $who }は退席になりました。次のゲームが始まれば戻れます。
menu-heir = { $who }がホストになりました。
menu-host-taken = ホストになりました。
menu-shuffled = 席をシャッフルしました。
menu-take-back-off = この卓ではもう取り消しできません。
menu-take-back-on = この卓では、ほかの人が動くまで最後の手を取り消せます。
menu-swapped = 次のゲームは{ $game }です。席はそのままです。準備ができたら開始してください。
filled = 空席にコンピューターが座り、カードが配られました。
computers-dropped = { $who }の席はなくなりました。
vote-counted = { $who }の退席に投票しました。
vote-taken-back = { $who }の退席への投票を取り消しました。
person-about = **{ $who }**
    {"**"}退席させる**：ゲームの終わりまでコンピューターが代わり、最下位になります。
    {"**"}ホストにする**：あなたはホストではなくなります。
quit-about = ゲームの途中で抜けますか？席に代わりの人が座らなければコンピューターが代わりに打ち、あなたは残っている中で一番下の順位になります。次のゲームから休むこともできます。
quit-about-side = ゲームの途中で抜けますか？席に代わりの人が座らなければコンピューターが代わりに打ち、その結果があなたの側の結果になります。次のゲームから休むこともできます。
end-about = 卓を閉じますか？ 今のゲームは無効になります。
watching = -# 誰でも見られるものが見えます。<t:{ $until }:t> までゲームを追い、その後は「更新」を押してください。
about-game-start-thread = 専用のスレッドで遊ぶ。省略するとこのサーバーの設定どおり
about-game-tables = このサーバーで開いている卓
about-game-notify = ここで卓が開いたら1回だけ知らせる。もう一度使うと取り消し
table-opened-thread = { $thread }に卓を開きました。
no-thread-here = ここではスレッドを作れません。テキストチャンネルを選ぶか、スレッドなしで遊んでください。
thread-failed = 今はDiscordの制限で、ここにスレッドを増やせません。スレッドなしで遊ぶか、古いスレッドをアーカイブしてください。
tables-none = `/{ name-game } { name-game-start }` で卓を開けます。`/{ name-game } { name-game-notify }` なら、ほかの人が開いたときに知らせます。
names-and-more = { $names }、ほか{ $count }人
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] 空席なし
   *[other] 空席{ $free }
 }{ $running ->
    [yes] {" "}· ゲーム中
   *[no] {""}
 }
notify-on = ここで卓が開いたら、1回だけメッセージを送ります。`/{ name-game } { name-game-notify }` で取り消せます。
notify-off = 次の卓のお知らせは送りません。
notify-enough = もう{ $most }サーバーで待っていて、1人の上限です。どこかで `/{ name-game } { name-game-notify }` を使って取り消してください。
notify-role = すべての卓を知りたいときは、メンションするロールを付けてください：
notify-opened = { $server }の{ $channel }で**{ $game }**の卓が開きました：{ $link }
    -# 1回だけのお知らせです。`/{ name-game } { name-game-notify }` でまた受け取れます。

### Commands, as Discord lists them
about-game = このチャンネルでゲームを開始・終了する
about-game-start = このチャンネルで卓を開く
about-game-stop = このチャンネルの卓を閉じる
about-game-start-preset = 遊ぶゲーム。省略するとこのチャンネルの定番
about-game-start-code = 共有されたコード（ルール一式を表します）
about-game-start-house-rules = ほかのルール。例：direction=ccw, seating=fixed
about-hand = 手札を表示して、そこから出す
about-play = カードを出す。例：7 7、ペア 7
about-play-cards = 出すカード：7 7、77、7s7d、ペア 7
about-pass = 今回はパスする
about-give = 交換でカードを返す。例：3 4
about-give-cards = 渡すカード：3 4、3s 4d
about-seats = 誰がどの席か、残り枚数と称号
about-why = これはなぜ出せない？実際には出しません
about-why-cards = 試すカード：7 7、77、7s7d、ペア 7
about-practice = ダイレクトメッセージで、すぐにコンピューターと遊ぶ
about-practice-preset = 遊ぶゲーム。省略すると定番
about-practice-level = コンピューターの強さ
about-practice-computers = コンピューターの数。省略すると三人
about-rules = この卓、または好きなゲームのルールを読む・変える・共有する
about-rules-preset = ゲーム、またはこのサーバーに保存されたルール
about-rules-code = 共有されたコード（ルール一式を表します）
about-leaderboard = このサーバーで一番強いのは誰か
about-leaderboard-game = どのゲームか。省くとこのチャンネルのもの
about-leaderboard-by = 何で順位を付けるか
about-leaderboard-player = 誰のカードを見るか。ここでの全ゲームの成績
menu-challenge = 対戦を申し込む
menu-card = プレイヤーカード
menu-replay = リプレイ
about-settings = 手札の届く場所、見た目、あなたの言語
about-server = このサーバーの設定と卓
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
name-leaderboard-by = 基準
name-settings = 設定
name-server = サーバー

### What is kept of a person
nameless = 誰か
privacy-title = ### あなたについて保存しているもの
privacy-nothing = ありません。
privacy-settings = - あなたの設定と、Discordの言語
privacy-names = - あなたの呼び名（{ $count }か所）
privacy-deals = - 参加した{ $count }回のゲームと、その結果
privacy-tables = - 席、得点、投票、ホストだったこと（{ $count }件）
privacy-messages = - あなたに見せた{ $count }件のメッセージの場所
privacy-direct = - あなたとのダイレクトメッセージのチャンネル
privacy-rules = - あなたが保存した{ $count }件のルール
privacy-drafts = - 変更中の{ $count }件のルール
privacy-notifications = - 次の卓のお知らせを希望していること（{ $count }サーバー）
privacy-bans = - あなたの名前があるサーバーの参加禁止（{ $count }件）
privacy-log = - あなたの名前があるホストと管理者の操作（{ $count }件）
privacy-file = あなたについて保存しているものはこれですべてです。あなたにだけ見えます。
privacy-ask = **すべて削除しますか？** 設定は消え、あなたが遊んだ記録から名前がなくなり、どのランキングにも載らなくなります。ほかの人の記録は残ります。元には戻せません。
privacy-deleted = 削除しました。これからすることは、また保存されます。
privacy-leave-first = 卓に座っています：{ $where }。そこで完全に抜け（**卓**）、ゲームが終わるのを待ってから、もう一度試してください。
button-privacy-export = ファイルで受け取る
button-privacy-delete = 削除する
button-privacy-delete-all = すべて削除する
button-privacy-keep = 残す
about-privacy = ボットがあなたについて保存しているものを見る、ファイルで受け取る、削除する
name-privacy = プライバシー
