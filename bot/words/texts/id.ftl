# Bahasa Indonesia. Fakta dalam kurung kurawal diisi oleh bot; kartu datang seperti "7♦ 7♣".
# meja — table; pertandingan — match; ronde — deal; putaran — trick; kali keluar — plays left
# membuka — lead; mengeluarkan — play; menimpa — beat; lewat — pass; habis — go out
# set — set; urutan, seri — run; bom — bomb; roket — rocket; tuan tanah — landlord
# nilai — stake; tumpukan — stock; kartu tertutup — hidden cards; dek — deck
# host — host; komputer — computer; keluarkan — remove; istirahat — sit out
# tarik kembali — take back; aturan rumah — house rule; bawaan — usual, default
# papan peringkat — leaderboard; DM — direct message

### People and places
computer = 🤖{"\u00A0"}{ $name }
level-easy = 🌱 mudah
level-normal = 🌿 biasa
level-strong = 🌳 kuat
player-unknown = Pemain { $digits }
hidden-names = Seseorang
hidden-all = seorang tamu
hidden-person = Orang ini lebih suka tidak dicari.
some-server = sebuah server
some-channel = sebuah channel

### Punctuation
between-words = {", "}
between-plays = {"; "}
# Between the plays of a trick in the log, for readers without pictures: Ana 5 of hearts, then Ben passes
then-plays = {", lalu "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = joker merah
joker-black = joker hitam
called-2 = pair { $rank }
called-3 = tris { $rank }
called-4 = four of a kind { $rank }
called-5 = 5 kartu { $rank }
called-6 = 6 kartu { $rank }
called-7 = 7 kartu { $rank }
called-8 = 8 kartu { $rank }
called-bomb = bom { $rank }
called-bomb-set = bom ({ $play })
called-bomb-run = bom { $count } pair sampai { $top }
called-rocket = roket
called-dragon = naga
called-straight = straight sampai { $card }
called-flush = flush, tertinggi { $card }
called-straight-flush = straight flush sampai { $card }
called-full-house = full house { $rank }
called-four-and-one = four of a kind { $rank } + 1 kartu
called-two-pairs = dua pair
called-pair-run = pair berurutan sampai { $top }
called-triple-run = tris berurutan sampai { $top }
called-quad-run = four of a kind berurutan sampai { $top }
called-with = { $play } + { $count } kartu
called-with-pairs = { $play } + { $count } pair
called-with-cards = { $play } ({ $cards })
of-second-deck = { $card } dari dek kedua
ranks-from-to = { $low } sampai { $high }
said-straight = straight, { $range }
said-pair-run = seri pair, { $range }
said-triple-run = seri tris, { $range }
said-quad-run = seri four, { $range }
said-bomb = bom: { $play }
said-flush = flush { $suit }: { $ranks }
said-straight-flush = straight flush { $suit }, { $range }
said-full-house = full house, { $rank } sama pair { $other }
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-j = jack
rank-q = queen
rank-k = king
rank-a = as
rank-2 = 2
rank-joker = joker
rank-number = { $number }

### Cards in words, for a screen reader
number-1 = satu
number-2 = dua
number-3 = tiga
number-4 = empat
number-5 = lima
number-6 = enam
number-7 = tujuh
number-8 = delapan
suit-diamonds = wajik
suit-clubs = keriting
suit-hearts = hati
suit-spades = sekop
one-j = jack
one-q = queen
one-k = king
one-a = as
cards-spelled = { $rank } { $suits }
cards-twice = { $cards } dua kali
suit-spelled = { $suit }: { $ranks }
rank-spelled = { $rank }: { $suits }
cards-from-to = { $count } kartu, { $first } sampai { $last }

### The lobby
lobby-title = ### { $game }
lobby-title-chat = ### { $host } mengajakmu main { $game }

chat-quiet = -# Setelah 15 menit sepi, pesan ini berhenti diperbarui sampai ada yang menekan tombol.

lobby-players = **{ $count } pemain** (bisa { $least } sampai { $most })
lobby-players-exactly = **{ $count } dari { $most } pemain**
lobby-host = { $host } (host) menekan **Mulai** kalau semua sudah ada.

lobby-unrated = -# Tidak dinilai: aturan sendiri
lobby-longer = -# ⏳ Ada giliran lebih lama di sini; hasilnya dinilai seperti biasa.
longer-capped = { $most ->
    [1] -# ⏳ Host tidak mengizinkan giliran lebih lama di sini.
   *[other] -# ⏳ Host mengizinkan giliran paling lama dua kali lipat di sini.
 }
lobby-throne = 👑 { $who } berkuasa di sini sejak { $since } ({ $nights } malam).
lobby-throne-free = 👑 Takhta sedang kosong.
lobby-titles = { $kind ->
    [title] { $who } adalah { $title } dari permainan terakhir.
    [heir] Kalau gelar dipertahankan, { $who } jadi { $title }.
   *[place] Dari permainan terakhir, { $who } di depan.
 }
lobby-throne-held = Meja lain yang terbuka sedang memperebutkan takhta ini. **{ button-start }** mulai setara, dan ronde di sini tidak mengubahnya.
house-rules = { $count } aturan rumah
table-opened = Mejamu sudah dibuka.
joined = Kamu ikut!
dms-open = Kartumu akan dikirim lewat [DM]({ $link }).
dms-closed = Aku tidak bisa mengirimimu DM, jadi main dari sini: tekan **{ button-hand }** di channel. (Untuk mengizinkannya: nama server, Pengaturan Privasi, Pesan Langsung.)
dms-later = Discord belum mengizinkanku mengirimimu DM. Tekan **{ button-hand }** di channel.
dms-refused = Discord belum mengizinkanku mengirimimu DM, jadi main dari sini: tekan **{ button-hand }** di channel.
dm-joined = Kamu dapat kursi di { $channel }, server { $server }. Kartumu muncul di sini.
left = Kamu meninggalkan meja.
left-finished = Kamu meninggalkan meja. Peringkatmu di ronde ini tetap milikmu.
sitting-out = Kamu istirahat mulai ronde berikutnya. Tekan **{ button-return }** untuk main lagi.
closes-after-deal = Tidak ada yang lanjut ke ronde berikutnya, jadi meja ditutup setelah ronde ini.
stopped = Meja ditutup.
table-closed-by = { $who } menutup meja ini.
table-closed-by-own = Kamu menutup meja ini.
table-closed-agreed = { $own ->
    [yes] Kamu menghentikan meja ini dengan persetujuan yang lain. Ronde ini tidak dihitung.
   *[no] { $who } menghentikan meja ini dengan persetujuan yang lain. Ronde ini tidak dihitung.
 }
table-closed-admin = { $own ->
    [yes] Kamu menutup meja ini sebagai pengelola. Ronde ini batal.
   *[no] { $who } menutup meja ini sebagai pengelola. Ronde ini batal.
 }
table-closed-idle = 👋 Berjam-jam tidak ada kegiatan di sini, jadi meja ini ditutup.
table-closed-empty = Meja ini ditutup: tidak ada pemain lagi.
table-closed-deleted = Meja ini ditutup: channel-nya dihapus.
table-closed-archived = Meja ini ditutup: thread-nya diarsipkan.
table-closed-removed = Meja ini ditutup: aku dikeluarkan dari server.
closed-there = { $why } ({ $channel } di { $server })
waiting-longer = Kamu memberi mereka waktu lagi: habis <t:{ $due }:R>.

### Buttons
button-join = Ikut
button-leave = Keluar
button-computer = Tambah komputer
button-rules = Aturan
button-start = Mulai
button-keep-titles = Mulai: gelar tetap
button-keep-places = Mulai: urutan tetap
button-start-fresh = Mulai dari nol
button-accept = Terima
button-decline = Tolak
button-hand = Kartuku
button-sit-out = Istirahat
button-next = Ronde berikutnya
button-again = Main lagi
button-stop = Berhenti
button-stop-ask = Minta berhenti
button-stop-agree = Setuju berhenti
button-stop-decline = Lanjut main
button-pass = Lewat
button-wait = Beri waktu lagi
ask-bid = Tawar { $amount }
ask-cut = Potong { $at }
lay-picked = Keluarkan { $cards }
give-lowest = Beri { $cards }
pick-cards = Pilih kartu
pick-part = Bagian { $part }: { $first } sampai { $last }
pick-give = { $count ->
    [1] Pilih kartu yang mau diberikan
   *[other] Pilih { $count } kartu untuk diberikan
 }

### The table
table-title = ### { $game } · ronde { $number }
table-bomb = 💥 **{ $who }** menjatuhkan { $play }!

seat-cards = { $count ->
    [1] **1 kartu**
   *[other] { $count } kartu
 }
seat-out = habis, peringkat { $place }
seat-passed = lewat
seat-backs = { $count } dari dek kedua (*)
seat-asleep = 💤 tidak aktif, komputer yang main
seat-longer = giliran lebih lama (×{ $times })
seat-gone = sudah pergi, komputer yang main
to-beat = Harus ditimpa: **{ $play }** ({ $who })
to-beat-own = Harus ditimpa: **{ $play }** (punyamu)
trick-won = { $who } memenangkan putaran dengan **{ $play }**.
trick-won-own = Kamu memenangkan putaran dengan **{ $play }**.
turn-play = Giliran { $who } · waktu habis <t:{ $due }:R>.
turn-decide = Menunggu { $who } memutuskan · waktu habis <t:{ $due }:R>.
turn-give = Menunggu { $who } memberi kartu · waktu habis <t:{ $due }:R>.
ranks-reversed = 🔄 Revolusi: kartu kecil mengalahkan yang besar.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = { $game ->
    [none] **Ronde { $number }**
   *[other] **{ $game }** · ronde { $number }
 } · [{ $channel }]({ $link }) di { $server }
hand-head-here = { $game ->
    [none] **Ronde { $number }**
   *[other] **{ $game }** · ronde { $number }
 }
hand-head-unseen = { $game ->
    [none] **Ronde { $number }**
   *[other] **{ $game }** · ronde { $number }
 } · { $server }
hand-head-practice = { $game ->
    [none] **Ronde { $number }**
   *[other] **{ $game }** · ronde { $number }
 } · latihan
hand-head-daily = { $game ->
    [none] **Ronde hari ini**
   *[other] **{ $game }** · ronde hari ini
 }
hand-head-chat = { $game ->
    [none] **Ronde { $number }**
   *[other] **{ $game }** · ronde { $number }
 } · obrolan ini

hand-lead = 🟡 **Kamu membuka:** keluarkan apa saja · waktu habis <t:{ $due }:R>.
hand-open = 🟡 **Kamu membuka.** Harus ada **{ $card }** · waktu habis <t:{ $due }:R>.
hand-follow = 🟡 **Giliranmu:** timpa **{ $play }** ({ $who }) · waktu habis <t:{ $due }:R>.
hand-decide = 🟡 **Pilihanmu** · waktu habis <t:{ $due }:R>.
hand-bid = 🟡 **Giliranmu menawar** · waktu habis <t:{ $due }:R>.
hand-cut = 🟡 **Giliranmu memotong** · waktu habis <t:{ $due }:R>.
hand-give = { $count ->
    [1] 🟡 **Beri { $who } satu kartu** yang tidak kamu perlukan · waktu habis <t:{ $due }:R>.
   *[other] 🟡 **Beri { $who } { $count } kartu** yang tidak kamu perlukan · waktu habis <t:{ $due }:R>.
 }
hand-waiting = Menunggu giliranmu.
hand-left = Kamu pergi; komputer memainkan kartumu.
host-took-over = -# { $host } sekarang jadi host: { $before } sudah lama diam.
last-plays = Permainan terakhir: { $plays }
# In a hand and at a table: the last plays, and the number of plays before them: Played: Ben: 5♦; Cleo: 9♣, and 3 earlier
last-plays-earlier = Permainan terakhir: { $played }, dan { $count } sebelumnya
last-play = { $who }: { $play }
hand-asleep = 💤 Kamu melewatkan dua giliran, jadi komputer bermain untukmu. Tekan apa saja untuk kembali.
late-passed = ⏳ Waktu habis: kamu lewat.
late-played = ⏳ Waktu habis: aku memainkan **{ $play }** untukmu.
late-decided = ⏳ Waktu habis: aku memilih untukmu.
late-passed-for = ⏳ Waktu { $who } habis: lewat.
late-played-for = ⏳ Waktu { $who } habis: kukeluarkan **{ $play }**.
late-decided-for = ⏳ Waktu { $who } habis: aku yang memilih.
hand-out = { $place ->
    [1] 🎉 Kamu habis pertama!
   *[other] Kamu habis di urutan ke-{ $place }.
 }
no-hand = Kamu tidak punya kartu di meja ini.
hand-over = { $match ->
    [yes] Pertandingan sudah selesai. Kartu baru datang di pertandingan berikutnya.
   *[no] Ronde sudah selesai. Kartu baru datang di ronde berikutnya.
 }
hand-over-guest = Sekarang tidak ada ronde. Tekan **{ button-join }** untuk ikut ronde berikutnya.
gift-received = { $who } memberimu **{ $cards }**.
gift-given = Kamu memberi { $who } **{ $cards }**.
own-title-pays = Kamu **{ $title }**: { $count } kartu terbaikmu untuk { $who }.
own-place-pays = Kamu mulai dari bawah: { $count } kartu terbaikmu untuk { $who }.
own-title-gets = Kamu **{ $title }**: { $who } memberimu { $count } kartu terbaiknya.
own-title = Kamu **{ $title }**.
you-played = Kamu mengeluarkan **{ $cards }**.
you-gave = Kamu memberi **{ $cards }**.
you-passed = Kamu lewat.
you-bid = Kamu menawar { $amount }.
you-cut = Kamu memotong di { $at }.
you-deal = Kamu membagi.
you-shuffle = Kamu mengocok.
you-offer-cut = Kamu menawarkan potong.
you-redeal = Kamu minta bagi ulang.
you-trade = Kamu menukar kartu terendahmu.
you-keep = Kamu mempertahankan kartu terendahmu.
you-accept = Kamu menerima.
you-done = Kamu berhenti tukar.
you-last-card = Kamu menyebut: **kartu terakhir!**
you-clear-table = Kamu membereskan meja.
you-on-purpose = Kamu bilang itu sengaja.
you-by-mistake = Kamu bilang itu tidak sengaja.
you-forfeits = Kamu bersedia dihukum.
you-forfeit-tea = Kamu memberi hukuman: sajikan teh.
you-forfeit-verse = Kamu memberi hukuman: nyanyi satu bait.
you-forfeit-joke = Kamu memberi hukuman: ceritakan lelucon.
took-back = Sudah ditarik. Sekarang giliranmu lagi.

### Turn pings
ping-lead = { $who }, kamu membuka · waktu habis <t:{ $due }:R>
ping-follow = { $who }, giliranmu: timpa **{ $play }** ({ $owner }) · waktu habis <t:{ $due }:R>
ping-decide = { $who }, pilihanmu · waktu habis <t:{ $due }:R>
ping-give = { $who }, kembalikan { $count } kartu · waktu habis <t:{ $due }:R>
ping-reminder = ⏳ Waktumu tinggal separuh.

### Results
results-title = ### { $game } · ronde { $number }: hasil
result-titles = **{ $first }** menjadi { $best }, **{ $last }** menjadi { $worst }.
result-won = { $count ->
   *[other] **{ $who }** memenangkan ronde ini.
 }
result-side-won = Menang
result-side-lost = Kalah
result-side-drawn = Seri
result-pair = Pasangan **{ $points }**
result-points = **{ $points }** · total { $total }
result-penalties = **{ $points }** poin penalti · total { $total }
result-paid = Chip: { $standing }
result-paid-total = { $chips } (total { $total })
result-rating = { $rating }, { $change }
result-rating-same = rating { $rating }
podium-landlord = Tuan tanah
podium-farmer = Petani
podium-alone = Sendirian
podium-penalties = { $points } poin penalti
result-substituted = 🤖 sebagian oleh komputer

result-among-people = -# Pertama di antara orang: { $who } (komputer jadi yang pertama)
achievement-earned = 🏅 **{ $who }**: { $names }
achievement-earned-why = { $name } ({ $why })
achievement-why-of-game = kemenangan pertama: { $game }
achievement-why-games = menang di keenam permainan
achievement-why-rise = menang dari posisi terakhir
achievement-why-row = menang tiga kali beruntun
achievement-why-comeback = menang setelah dua kali terakhir
achievement-why-giant = mengalahkan lawan dengan rating 100 lebih tinggi
achievement-why-return = menang setelah 30 hari absen
achievement-why-alone = menang sendirian melawan semua
achievement-why-partner = menang bersama rekan
achievement-why-crowd = menang di meja 7 orang lebih
achievement-why-bomb = menang dengan bom
achievement-why-chop = mengebom kartu tertinggi lalu menang
achievement-why-revolution = membalik urutan kartu lalu menang
achievement-why-low = habis pertama tanpa kartu tinggi
achievement-why-eager = habis pertama tanpa pas
achievement-why-patient = habis pertama setelah enam kali pas
achievement-why-close = menang saat lawan tinggal satu kartu
achievement-why-shutout = habis pertama sebelum lawan memainkan kartu
achievement-why-finish = habis pertama dengan lima kartu sekaligus

achievements-more = +{ $rest }

result-upset = 🚀 **{ $who }** naik dari { $worst } jadi { $best }!

result-streak = ⚔️ **{ $by }** menghentikan { $deals } kemenangan beruntun **{ $who }**.

result-streak-titled = ⚔️ **{ $by }** mengambil alih: **{ $who }** jadi { $title } selama { $deals } ronde beruntun.

result-left = pergi dengan { $count } kartu
result-held = sisa: { $cards }
match-won = { $count ->
    [1] 🏆 **{ $who } memenangkan pertandingan!**
   *[other] 🏆 **{ $who } menang bersama!**
 }
match-leader = { $who } unggul: { $points } poin.
match-leader-of = { $who } unggul: { $points } dari { $target } poin.
match-leader-penalties = { $who } unggul: { $points } poin penalti.
match-until-points = Pertandingan selesai pada { $count } poin.
match-until-deals = Pertandingan selesai setelah { $count } ronde.
match-until-minutes = Pertandingan selesai setelah { $count } menit.
finale-settled = Chip menang dan kalah: { $standing }
finale-partners = Berpasangan: { $who }
course-range = Terendah { $low }, tertinggi { $high }
finale-champions = { $count ->
   *[other] Juara
 }

finale-champions-of = { $count ->
   *[other] Juara #{ $channel }
 }

finale-title-of = { $title } #{ $channel }

finale-points = { $points } poin

finale-penalties = { $points } poin penalti

finale-chips = { $points } chip

finale-ahead = { $score }, unggul { $lead } atas { $who }

finale-fewer = { $score }, { $lead } lebih sedikit dari { $who }
finale-players = { $count } pemain

finale-won-deals = Menang { $wins } dari { $deals } ronde
finale-won-last = Terbaik di ronde terakhir


finale-about = { $game } · { $deals } ronde · { $date }


award-from-to = Dari { $before } jadi { $after }

award-rise = Menang ronde { $number } dari posisi terakhir

award-fall = Dari posisi pertama ke posisi terakhir

award-held = Menyimpan { $count } kartu { $ranks } sampai akhir

award-bombs = Melempar bom { $count } kali

award-comeback = Bangkit dari ketinggalan { $count } poin

award-reign = Menang { $count } ronde beruntun

award-sweep = Menang di setiap ronde

award-close = Menang dengan selisih satu poin

award-revolution = Memulai { $count } revolusi

award-alone = Menang { $count } kali sendirian melawan semua

award-landlord = Menang { $count } ronde sebagai tuan tanah

award-wire = Memimpin dari ronde pertama sampai terakhir

award-bomb = Bom terbesar: { $play }

award-play = Permainan terkuat: { $play }

award-patience = Pas { $count } kali dalam satu ronde, tetap menang

award-exit = Paling cepat habis: { $count } giliran
award-win = Menang ronde { $number }
award-second = Posisi kedua di ronde { $number }
award-ahead = Di atas { $who } di ronde { $number }
award-stayed = Pantang menyerah: main { $count } ronde penuh






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Papan peringkat · { $game }
leaderboard-ranked = Diurutkan menurut { $number }.
leaderboard-people = Ronde antarorang yang dihitung. Menang berarti pertama di antara orang; komputer tidak diperingkat.
leaderboard-by-points = total poin
leaderboard-by-paid = chip menang dan kalah
leaderboard-by-penalties = poin penalti per ronde paling sedikit
leaderboard-by-wins = ronde yang dimenangkan
leaderboard-by-share = persentase ronde yang dimenangkan

leaderboard-by-place = persentase lawan yang dikalahkan
leaderboard-by-president = persentase ronde dengan gelar tertinggi

leaderboard-by-last = posisi terakhir per ronde paling sedikit

leaderboard-by-reign = kemenangan beruntun terpanjang

leaderboard-by-coups = kemenangan dari posisi terakhir

leaderboard-by-deals = ronde yang dimainkan
leaderboard-by-rating = rating

leaderboard-enough = Di sini perlu { $deals } ronde untuk dapat peringkat.
leaderboard-points = { $points } poin
leaderboard-paid = { $chips } chip
leaderboard-penalties = { $average } poin penalti per ronde
leaderboard-wins = menang { $count } ronde
leaderboard-beaten = mengalahkan { $share }% lawan
leaderboard-ties = Angkanya dibulatkan, peringkatnya tidak.
leaderboard-share = menang { $share }%

leaderboard-president = gelar tertinggi di { $share }% ronde

leaderboard-last = posisi terakhir di { $share }% ronde

leaderboard-reign = { $count } kemenangan beruntun

leaderboard-coups = { $count } kemenangan dari posisi terakhir

leaderboard-deals = { $count } ronde
leaderboard-rating = { $rating } ± { $margin }

leaderboard-unsure = { $rating } ± { $margin } ?

leaderboard-line-won = menang { $first } dari { $deals }
leaderboard-line-landlord = menang { $first } dari { $deals }, sebagai tuan tanah { $won } dari { $alone }
leaderboard-line-alone = menang { $first } dari { $deals }, sendirian { $won } dari { $alone }
leaderboard-unknown = {" "}· hasil tidak tersimpan: { $deals } ronde
leaderboard-beside = {" "}· { $deals } ronde lain tidak dihitung

leaderboard-beside-why = Tidak dihitung: ronde yang ikut dimainkan komputer, dan ronde setelah { $limit } ronde bernilai sehari dengan orang yang sebagian besar sama.
leaderboard-below = ── belum berperingkat: kurang dari { $deals } ronde, atau lebih dari ± { $margin }
leaderboard-few = ── belum berperingkat: kurang dari { $deals } ronde
leaderboard-lacks = {" "}· { $deals } ronde lagi untuk peringkat
leaderboard-away = ── { $days } hari tidak main di sini, atau sudah keluar dari server
leaderboard-last-deal = {" "}· ronde terakhir <t:{ $at }:D>

leaderboard-rated = Rating memperhitungkan posisi dan pihak di awal ronde.

leaderboard-empty = Belum ada yang masuk peringkat: perlu dua orang menyelesaikan satu ronde permainan ini.
leaderboard-nobody = Belum ada yang masuk peringkat. `/{ name-game } { name-game-start }` membuka meja.
leaderboard-by-what = Aku tidak bisa mengurutkan menurut “{ $typed }”. Pilih dari daftar.
leaderboard-no-season = Aku tidak tahu musim “{ $typed }”. Pilih dari daftar.

leaderboard-no-channel = Tidak ada papan peringkat untuk “{ $typed }”. Pilih channel dari daftar.

leaderboard-all-time = Sepanjang masa

leaderboard-this-season = Musim ini

leaderboard-season = Musim { $number }

leaderboard-before = Sebelum ada musim

leaderboard-tonight = Malam ini
season-over = { $season } selesai

season-next = { $season } berlangsung sampai { $until }.

season-next-open = { $season } dimulai.

season-undone = Musim ini berlanjut: admin membatalkan akhirnya.

season-none = Server ini tidak punya musim. Admin bisa memilihnya di `/{ name-server }`.

season-first = Musim ini dimulai dengan ronde pertama.
season-ends = { $days ->
    [0] { $season } berakhir hari ini
   *[other] { $season } berakhir { $days } hari lagi
 }

season-open = Sejak { $since }, sampai admin mengakhirinya.

season-champions = Juara

season-table = Seluruh tabel

season-ask = **Akhiri { $season } sekarang?** Aku menampilkan podiumnya, lalu musim berikutnya dimulai.

season-not-now = Hanya musim ini yang bisa diakhiri, setelah ada ronde yang dihitung.

season-too-late = Akhir musim bisa dibatalkan selama 24 jam.

season-best-deals = Ronde terbanyak: { $who } ({ $count })

season-best-firsts = Juara pertama terbanyak: { $who } ({ $count })

season-best-share = Persentase menang tertinggi: { $who } ({ $count }%)

season-best-reign = Menang beruntun terpanjang: { $who } ({ $count } ronde)

season-best-coups = Menang dari posisi terakhir terbanyak: { $who } ({ $count })

button-season-end = Akhiri { $season }

button-season-undo = Buka lagi { $season }


button-around = Di sekitarku

ladder-plain = { $game } tanpa tukar kartu

ladder-exchange = { $game } dengan tukar kartu

ladder-pairs = { $game } berpasangan

ladder-teams = { $game } beregu

ladder-alone = { $game }, satu lawan semua

ladder-other = Permainan lain
profile-title = ### { $who } di server ini

profile-favorite = Permainan favorit: **{ $game }**, { $deals } ronde

profile-games = Permainan lain: { $games }

profile-reign = Rekor juara: { $deals } ronde berturut-turut
profile-row = Rekor berjalan: menang { $deals } ronde terakhir
profile-bar-won = Menang
profile-bar-place = Peringkat { $place }
profile-bar-others = Lainnya
profile-bar-latest = { $deals } terakhir
profile-latest = { $label }, terbaru di akhir: { $places }
profile-shows = Tampil di profil: { $names }
profile-places = Peringkat rata-rata: { $averages }
profile-place-of = **{ $average }** dari { $players }

profile-rating = { $ladder }: **{ $rating }** · terbaik { $peak }

profile-rating-new = { $ladder }: **{ $rating }**

profile-honest = Rating butuh waktu: dari dua pemain, rating yang lebih jago lebih tinggi pada 73% kasus setelah 10 ronde, 86% setelah 100.

button-achievements = Pencapaian

profile-achievements = 🏅 Pencapaian: **{ $have }** dari { $all }
profile-daily = 🗓️ Ronde hari ini: beruntun **{ $days }** · rekor { $best }

profile-achievements-newest = 🏅 Pencapaian: **{ $have }** dari { $all } · terbaru: { $names }
profile-near = 🏅 Hampir tercapai: { $names }
profile-near-games = menang di { $count } permainan lagi untuk { $name }
profile-near-wins = { $count } kemenangan lagi untuk { $name }

achievements-title = ### 🏅 { $who }: { $have } dari { $all } pencapaian

achievements-about = -# Semuanya butuh kemenangan atas setidaknya satu orang lain, tanpa komputer yang bermain untukmu.
achievements-choose = Di gambar profilmu: tiga terbaru

achievement-of-game = Menangkan satu ronde { $game }.

achievement-president = Kepala negara

achievement-bigtwo = Urusan besar

achievement-daifugo = Jutawan agung

achievement-thirteen = Tiga belas hoki

achievement-doudizhu = Panen raya

achievement-bigthree = Tiga kali lebih manis

achievement-games = Serbabisa

achievement-about-games = Menangkan satu ronde di keenam permainan.

achievement-rise = Dari pelayan jadi presiden

achievement-about-rise = Menangkan ronde yang kamu mulai dari posisi terakhir.

achievement-row = Tiga beruntun

achievement-about-row = Menangkan tiga ronde berturut-turut.

achievement-comeback = Feniks

achievement-about-comeback = Menang setelah dua kali berturut-turut jadi yang terakhir.

achievement-giant = Penakluk raksasa

achievement-about-giant = Kalahkan orang dengan rating 100 poin atau lebih di atasmu.

achievement-return = Lama tak jumpa

achievement-about-return = Menangkan ronde pertamamu melawan orang dalam 30 hari.

achievement-alone = Sendiri lawan semua

achievement-about-alone = Menang sendirian melawan semua yang lain.

achievement-partner = Lebih baik bersama

achievement-about-partner = Menang dengan orang lain di pihakmu.

achievement-crowd = Unggul di keramaian

achievement-about-crowd = Menang di meja berisi tujuh pemain atau lebih.

achievement-bomb = Duar

achievement-about-bomb = Keluarkan bom dan menangkan rondenya.

achievement-chop = Ditebas

achievement-about-chop = Timpa kartu tertinggi dengan bom dan menangkan rondenya.

achievement-revolution = Revolusioner

achievement-about-revolution = Balikkan urutan kartu dan menangkan rondenya.

achievement-low = Kecil-kecil cabai rawit

achievement-about-low = Habis pertama tanpa mengeluarkan joker atau kartu tertinggi.

achievement-eager = Pantang lewat

achievement-about-eager = Habis pertama dalam empat kali keluar atau lebih, tanpa lewat sekali pun.

achievement-patient = Sabar

achievement-about-patient = Lewat enam kali atau lebih, tak ada yang lebih sering, lalu habis pertama.

achievement-close = Beda tipis

achievement-about-close = Habis pertama saat kartu seorang lawan tinggal satu.

achievement-shutout = Tak sempat main

achievement-about-shutout = Habis pertama sebelum seorang lawan sempat mengeluarkan kartu.

achievement-finish = Akhir megah

achievement-about-finish = Habis pertama dengan lima kartu atau lebih di giliran terakhir.

profile-nemesis = Paling sering kalah dari: { $who } ({ $count })

profile-victim = Paling sering mengalahkan: { $who } ({ $count })
profile-victim-own = Paling sering kamu kalahkan: { $who } ({ $count })
profile-nemesis-own = Paling sering mengalahkanmu: { $who } ({ $count })

profile-newest = dalam { $deals } ronde terakhir

profile-elsewhere = { $who } tidak ada di server ini, jadi tidak ada yang bisa ditampilkan.

rivals-title = ### { $one } dan { $other } di server ini

rivals-together = { $deals } ronde saling melawan · terakhir <t:{ $at }:D>

rivals-score = { $one } **{ $better } : { $worse }** { $other }
rivals-all-in = semua di { $ladder }

rivals-even = Tidak ada yang di atas: { $count } kali

rivals-ladder = { $ladder }: **{ $better } : { $worse }**

rivals-rating = Menurut rating, { $who } unggul { $points } poin dan mestinya di atas { $other } dalam { $share } dari 100 ronde.

rivals-level = Menurut rating, { $who } dan { $other } setara.

rivals-unsure = Ini belum pasti.

rivals-alone = Pilih dua orang yang berbeda.
rivals-nobody = Belum ada yang bisa dibandingkan denganmu. Selesaikan dulu satu ronde di sini bersama orang lain.
rivals-choose = Pilih rival lain

rivals-never = { $one } dan { $other } belum menyelesaikan satu ronde pun saling melawan di sini.

profile-nobody = { $who } belum menyelesaikan satu ronde pun bersama orang lain di sini.

profile-against = Melawanmu: { $better } kali di atas, { $worse } kali di bawah














### For those who cannot see the pictures
alt-hand = { $count } kartumu: { $cards }
alt-hand-dimmed = Sekarang tidak bisa dimainkan: { $cards }
alt-hand-dimmed-all = Tidak ada kartu yang bisa dimainkan sekarang.
# At the end of the alt text of a first hand and of the greeting, for people who hear pictures.
alt-words-offered = Kata sebagai ganti gambar: /{ name-settings }, { prefer-pictures-no }.
alt-hand-picked = Dipilih: { $cards }
alt-hand-backs = Dari dek kedua: { $cards }
alt-hand-taken = Diambil: { $cards }
alt-more = Dan { $count } lagi.
alt-table-top = Di meja: { $play } dari { $who }.
alt-table-empty = Meja kosong: menunggu pembuka.
alt-table-turn = Giliran: { $seats }.
alt-table-earlier = Sebelumnya di putaran ini, dari yang terlama: { $plays }.
alt-table-last = Putaran sebelumnya, dari yang terlama: { $plays }.
alt-table-you = Kamu di kursi { $seat }.
alt-table-side = tim { $side }
alt-table-seat = { $who }: { $count }
alt-table-widow = { $count } kartu tertutup di tengah.
cards-shown = Kartu terbuka { $who }: { $cards }.
alt-table-undrawn = { $count } permainan sebelumnya tidak ditampilkan.
alt-leaderboard = Diagram batang, dari yang terbaik
alt-profile = Profil { $who }: ronde yang dimenangkan dan peringkat.
alt-rivals = { $one } melawan { $other }.

alt-profile-course = Rating { $ladder }, { $deals } ronde terakhir: dari { $start } ke { $end }.




alt-finale = Final pertandingan, dimenangkan { $seats }.
alt-finale-points = Poin setelah tiap ronde:
alt-finale-places = Peringkat di tiap ronde:
alt-finale-chips = Chip setelah tiap ronde:
alt-podium = { $of ->
    [match] Podium pertandingan ini, dari yang terbaik.
    [daily] Podium ronde hari ini, dari yang terbaik.
   *[deal] Podium ronde ini, dari yang terbaik.
 }
alt-podium-season = Podium { $season }, dari yang terbaik.
alt-podium-step = peringkat { $place }: { $seats }
alt-podium-side = { $outcome }: { $seats }
alt-podium-seat = kursi { $seat }

### Refusals
moved-on = Permainan sudah lanjut. Ini kartumu sekarang.
game-moved-on = Permainan sudah lanjut.
went-wrong = Ada yang rusak di sisiku. Tidak ada yang hilang; coba lagi.
not-at-this-table = Kamu tidak di meja ini. Tekan **{ button-join }** dulu.
no-deal-running = Sekarang tidak ada ronde yang berjalan di sini.
no-table-here = Belum ada meja di channel ini. `/{ name-game } { name-game-start }` membukanya.
no-table-of-yours = Kamu sedang tidak duduk di meja.
already-seated = Kamu sudah punya kursi.
challenge-ping = ⚔️ { $who }, { $host } menantangmu main **{ $game }**!
challenge-sent = { $who } sudah diajak.
challenge-no = { $who } menolak tantangan.
challenge-other = Tantangan ini untuk orang lain.
challenge-self = Kamu tidak bisa menantang diri sendiri. **{ button-practise }** untuk melawan komputer.
challenge-bot = { $who } adalah bot. Komputer ditambahkan ke meja dengan **{ button-computer }**.
challenge-unseen = { $who } tidak bisa melihat channel ini.
challenge-refused = { $who } tidak boleh bermain di sini.
challenge-sit = Sudah ada meja di sini. Duduk dulu, lalu tantang { $who }.
challenge-seated = { $who } sudah duduk.
challenge-rematch = { $who } sudah di meja ini. Main lagi?
challenge-asked = { $who } sudah diajak tadi.
challenge-declined = { $who } sudah menolak.
challenge-soon = Kamu baru saja menantang { $who }. Coba lagi beberapa menit lagi.
closed-until-match-ends = Semua kursi pertandingan ini terisi. Kamu bisa ikut setelah selesai.
table-full = Meja penuh ({ $most } pemain).
table-closed = Meja ini sudah ditutup.
control-unknown = Tombol itu terlalu lama. Pakai pesan terbaru.
table-set-aside = **Meja ini ditunda:** versi bot ini tidak bisa membacanya. Tidak ada yang hilang. { $host }, atau pengelola channel ini, bisa mulai ulang dengan orang yang sama atau menutupnya.
restarting = 🔧 Sedang mulai ulang. Permainan lanjut sebentar lagi, dan tak seorang pun kehilangan waktu.
nobody-to-wait-for = Tidak ada orang lain yang ditunggu.
you-are-waited-for = Semua menunggumu. Hanya yang lain yang bisa memberimu waktu.
waited-enough = Waktu mereka masih banyak.
gave-enough = Kamu sudah { $count } kali memberi waktu untuk giliran ini. Orang lain di meja masih bisa.
take-back-late = Terlambat: seseorang sudah bermain.
take-back-forbidden = Di meja ini tidak bisa tarik kembali: { $host } mematikannya.
no-computer-there = Kursi itu tidak kosong lagi.
seat-is-out = Kursi itu ditutup untuk ronde ini. Tekan **{ button-join }** untuk main mulai ronde berikutnya.
back-with-next-deal = Kamu sudah ikut pertandingan ini, jadi kamu kembali di ronde berikutnya: tekan **{ button-join }**.
only-host = Hanya host, { $host }, yang bisa melakukan itu.
only-host-starts = **{ button-start }** ditekan host, { $host }. Kalau { $host } tetap diam, kamu bisa <t:{ $at }:R>.
host-is-here = { $host } adalah host. Kamu bisa mengambil alih kalau { $host } diam sepuluh menit: <t:{ $at }:R>.
only-host-stops = Minta host, { $host }, menutup meja ini. Kalau tetap sepi, siapa pun bisa: <t:{ $at }:R>.
only-host-stops-deal = Minta host, { $host }, menutupnya. Setelah ronde selesai dan sepi sepuluh menit, siapa pun bisa.
deal-is-running = Ronde sudah berjalan.
cannot-start = Belum bisa: { $why }
too-few-players = { $exact ->
    [yes] { $game } butuh { $need } pemain
   *[no] { $game } butuh sedikitnya { $need } pemain
 }: { $more } lagi{ $fill ->
    [yes] , atau **{ button-computer }**
   *[no] {""}
 }.
too-few-forms = Atau main salah satu ini dengan orang yang ada:
too-many-players = { $game } paling banyak { $most } pemain. Kelebihan: { $who }. { $computers ->
    [yes] Keluarkan komputer (**{ button-table }**).
   *[no] Harus ada yang istirahat (**{ button-table }**).
 }
swap-too-many = { $game } maksimal { $most } pemain. { $who } tak kebagian kursi: harus ada yang istirahat (**{ button-table }**).
rules-clash = Aturan-aturan ini tidak cocok: { $why }
house-rule-form = Aku tidak paham “{ $typed }”. Tulis opsi=nilai, dipisah koma.
rule-unknown = Tidak ada aturan rumah “{ $typed }”. { $near ->
    [none] Ketik satu katanya, lalu pilih dari daftar.
   *[other] Maksudmu { $near }?
 }
channel-taken = Channel ini sudah punya meja.
table-is-here = Sudah ada meja di sini: [{ $game }]({ $link }) · host: { $host }{ $stage ->
    [deal] {" "}· ronde sedang berjalan
    [lobby] {" "}· belum dimulai
   *[other] {" "}· di antara dua ronde
 }
closable-at = Kalau tetap sepi, kamu bisa menutupnya <t:{ $at }:R>.
away-server = Aku belum ada di server ini. Pengelolanya bisa menambahkanku.
away-chat = Aku tidak bisa masuk ke obrolan ini. Tambahkan aku ke sebuah server.
button-add-bot = Tambahkan ke server
permissions-missing = Aku butuh izin ini di channel ini: { $named }.
permission-view-channel = Lihat Channel
permission-send-messages = Kirim Pesan
permission-send-messages-in-threads = Kirim Pesan di Thread
permission-embed-links = Sematkan Tautan
permission-attach-files = Lampirkan File
permission-create-public-threads = Buat Thread Publik
own-permissions-missing = Untuk itu kamu butuh izin ini di channel ini: { $named }.
place-unseen = Kamu tidak bisa lagi melihat channel meja ini.
command-limited = Kamu tidak bisa memakai `/{ $command }` di sini, dan tombol ini sama saja.
no-such-game = Aku tidak kenal permainan “{ $game }”. Coba `/{ name-rules }`.
typed-unreadable = Aku tidak paham “{ $typed }”. Coba 7 7, 7s7d, atau pair 7.
typed-which = Ada beberapa yang cocok: { $choices }. Ketik salah satunya.
typed-not-held = Kamu tidak punya { $cards }.
typed-too-few = Kamu hanya punya { $held } { $card }, bukan { $wanted }.
typed-several = { $card }

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] Kartumu sudah habis.
    [1] **Kartu terakhirmu:**
   *[other] **{ $count } kartumu:**
 }
words-backwards = Berlawanan arah jarum jam ↺
words-seat = { $who }: { $about }
words-you = kamu
words-you-against = kamu
hands-in-channel = Main dari sini: tekan **{ button-hand }** di channel.

### A player's settings
settings-title = ### Pengaturanmu
    -# Sama di semua server.
chosen = ✓ { $label }
prefer-sent = **Di mana kartumu muncul**
prefer-sent-default = Ikut server
prefer-sent-default-here = Seperti di sini: { $place }
prefer-sent-dm = DM
prefer-sent-channel = Di channel
prefer-sent-both = Dua-duanya
prefer-sorting = **Urutan kartumu**
prefer-sorting-rank = Menurut nilai
prefer-sorting-suit = Menurut kembang
prefer-deck = **Gaya kartu**
prefer-deck-four = Empat warna
prefer-deck-two = Dua warna
prefer-deck-safe = Aman untuk buta warna
prefer-deck-dark = Gelap
prefer-deck-contrast = Kontras tinggi
prefer-deck-animals = Hewan
prefer-deck-pixel = Piksel
deck-which = Gaya kartu
prefer-pictures = **Gambar atau kata** (kata cocok untuk pembaca layar)
prefer-pictures-yes = Gambar
prefer-pictures-no = Kata
# Above the settings, once Words is pressed.
prefer-words-chosen = Mulai sekarang dengan kata. Ping: **{ prefer-pinged-at-once }**; bisa kamu ubah di bawah.
prefer-pinged = **Ping aku saat giliranku**
prefer-pinged-at-once = Langsung
prefer-pinged-soon = Setelah 8 detik
prefer-pinged-late = Setelah 20 detik
prefer-pinged-reminded = Saat separuh waktu
prefer-auto-pass = **Lewat otomatis** kalau tidak ada yang bisa kukeluarkan
prefer-auto-pass-yes = Ya
prefer-auto-pass-no = Tidak
prefer-turn-factor = **Waktu giliranku**
prefer-turn-factor-1 = Seperti di meja
prefer-turn-factor-2 = Dua kali lipat
prefer-turn-factor-4 = Empat kali lipat
prefer-option = { $heading }: { $label }
prefer-avatar = **Tampilkan avatarku** di gambar

prefer-avatar-yes = Ya

prefer-avatar-no = Tidak
prefer-hidden = **Tampilkan aku di papan peringkat** dan ronde lama. Di meja, orang selalu melihat siapa lawan mainnya; ini soal yang tersimpan atau dicari kemudian.
prefer-hidden-which = Tampilkan aku?
prefer-hidden-no = Ya
prefer-hidden-names = Tanpa namaku
prefer-hidden-all = Jangan sama sekali

prefer-language = **Bahasaku**
prefer-language-which = Bahasa apa?
prefer-language-as-discord = Sama seperti Discord-ku

### What a server allows
only-role-hosts = Hanya { $role } yang bisa membuka meja di server ini.
game-not-here = { $game } dimatikan di server ini. Kamu bisa main: { $allowed }.
no-more-tables = Sudah { $most } meja terbuka, batas server ini. Yang bisa kamu ikuti: `/{ name-game } { name-game-tables }`.
banned = Kamu dilarang main di meja server ini; hanya pengelola server yang bisa mencabutnya.
banned-because = Kamu dilarang main di meja server ini; hanya pengelola server yang bisa mencabutnya. Alasan: { $reason }
blocked = Kamu tidak bisa main dengan bot ini: pengelolanya memblokirmu.
blocked-because = Kamu tidak bisa main dengan bot ini: pengelolanya memblokirmu. Alasan: { $reason }
blocked-server = Bot ini tidak bisa dipakai di server ini: pengelola bot memblokir server ini.
support = Ada pertanyaan? { $where }
only-channels = Di sini meja hanya dibuka di { $allowed }.
channels-unseen = Meja hanya dibuka di channel yang tidak bisa kamu lihat. Tanya pengelola server ini.
hosts-enough = Kamu host { $most } meja di sini: { $where }. Tutup satu atau ganti host-nya (**{ button-table }**).
heir-hosts-enough = { $who } sudah jadi host sebanyak batasnya di sini. Pilih orang lain.

### The settings of a server
server-title = ### Pengaturan server
    -# Waktu berlaku mulai ronde berikutnya, yang lain langsung.
server-choose = Pilih
server-language = **Bahasa** di channel
server-language-as-discord = Sama seperti server
server-hosts = **Siapa yang bisa membuka meja**
server-hosts-all = Semua orang
server-families = **Permainan** yang boleh di sini
server-turn = **Waktu per giliran**
server-bank = **Waktu cadangan** per pemain per ronde
server-sent = **Kartu** pemain yang belum memilih di `/{ name-settings }`
server-most = **Meja** yang terbuka sekaligus
server-threads = Main **langsung di channel**.
server-threads-on = Tiap meja punya **thread sendiri**.
server-threads-yes = Pakai thread
server-threads-no = Tanpa thread
server-tables = Meja yang terbuka
server-page-play = Main
server-page-people = Orang
server-page-rules = Aturan
server-page-seasons = Musim

server-page-log = Catatan
server-page-title = ### Pengaturan server ini · { $page }
server-channels = **Channel** tempat meja boleh dibuka; thread ikut channel-nya
server-channels-all = Di mana saja
server-hosted = **Meja terbuka** per host
server-ping = **Role** yang kusebut saat meja dibuka, dan yang bisa diambil anggota sendiri
server-ping-none = Tanpa role
server-ping-every = **Jeda** antara dua sebutan, paling sedikit
server-history = **Kartu dan langkah** ronde selesai disimpan selama

server-crown = **Role** untuk Presiden: kuberikan ke pemenang ronde terakhir
server-season = **Musim** papan peringkat

server-season-none = Tanpa musim

server-season-month = Satu bulan

server-season-quarter = Tiga bulan

server-season-hand = Diakhiri admin

server-zone = **Zona waktu**: { $zone }. Ubah dengan `/{ name-server } zone:`.

server-zone-about = **Zona waktu**

server-daily = **Ronde hari ini**: channel untuk kiriman tiap tengah malam, dengan yang terbaik hari sebelumnya

server-daily-none = Tanpa kiriman harian

server-no-zone = Aku tidak kenal zona waktu “{ $typed }”. Pilih dari daftar.

server-season-ended = **Akhir musim**

server-season-back = **Musim dilanjutkan** setelah berakhir


server-savers = **Siapa yang boleh menyimpan aturan**, selain yang mengelola server
server-saver-role = **Role** yang boleh menyimpan aturan
server-saver-none = Tanpa role
server-rates = **Penilaian** dan aturan sendiri
server-rates-no = Hanya ronde tanpa aturan sendiri yang dinilai
server-rates-yes = Ronde dengan aturan sendiri juga dinilai
server-threads-about = **Thread**
savers-all = Semua orang
savers-hosts = Host meja yang terbuka
savers-role = Satu role
button-bans = Larangan
button-ping-post = Pasang tombol
button-saved-rules = Aturan tersimpan
button-to-settings = Pengaturan
tables-any = Tanpa batas
tables-at-once = { $count } meja
time-as-set-up = Bawaan
time-seconds = { $count } detik
time-minutes = { $count } menit
time-hours = { $count } jam
time-days = { $count } hari

time-always = Selalu

tables-title = { $count ->
    [0] ### Tidak ada meja terbuka di server ini
   *[other] ### { $count } meja terbuka
 }
tables-line = { $channel } · { $game } · { $count } pemain, host: { $host }{ $running ->
    [yes] {" "}· ronde sedang berjalan
   *[no] {""}
 }
overrule-close-about = **Tutup**: ronde yang berjalan tidak dihitung; yang sudah selesai tetap.
overrule-reset-about = **Mulai ulang**: meja baru dibuka di sini dengan orang dan aturan yang sama.
overrule-close = Tutup
overrule-reset = Mulai ulang
button-back = Kembali
button-more = Lainnya
only-admins = Hanya pengelola server ini yang bisa melakukannya.
bans-title = { $count ->
    [0] ### Tidak ada yang dilarang
   *[other] ### { $count } orang dilarang main di meja sini
 }
bans-choose = Larang seseorang
button-lift = Cabut
button-ban = Larang
button-ban-because = Larang + alasan
button-ban-by-id = Larang lewat ID
ban-line = **{ $whom }** · oleh { $who }, <t:{ $at }:d>
ban-line-because = **{ $whom }** · oleh { $who }, <t:{ $at }:d>: { $reason }
ban-about = **Larang { $whom }** dari semua meja di server ini? Kursinya kosong seperti kalau { $whom } keluar permanen; ronde yang berjalan diteruskan komputer. Berlaku sampai dicabut.
ban-made = { $whom } dilarang main di meja server ini.
ban-lifted = { $whom } boleh main di sini lagi.
ban-oneself = Kamu tidak bisa melarang dirimu sendiri.
ban-the-bot = Bot tidak main di meja mana pun.
ban-nobody = Tidak ada orang dengan ID ini.
ban-no-id = Itu bukan ID. Di Discord, Mode Pengembang menambahkan “Salin ID Pengguna” ke menu seseorang.
ban-id-about = Juga untuk orang yang sudah keluar dari server ini.
ban-reason-about = Dibaca orangnya, dan yang mengelola server ini.
form-ban = Larang dari semua meja
form-ban-id = ID orangnya
form-reason = Alasan
saved-rules-title = { $count ->
    [0] ### Tidak ada aturan tersimpan di sini
   *[other] ### { $count } set aturan tersimpan di sini
 }
saved-rules-line = **{ $name }** · { $game } · oleh { $author }
saved-rules-choose = Pilih penyimpannya
saved-rules-by = { $count } set aturan
saved-rules-of = **{ $author }** menyimpan { $count } set aturan:
saved-rules-dropped = { $count ->
    [0] Tidak ada yang bisa dihapus dari { $author }.
   *[other] { $count } set aturan dari { $author } dihapus.
 }
button-delete-all-of = { $count ->
    [1] Hapus
   *[other] Hapus semua ({ $count })
 }
log-about = -# Yang terbaru di atas. Tidak ada yang disimpan lebih dari 90 hari.
log-empty = Belum ada apa-apa.

button-flags = Tanda

flags-title = ### Tanda

flags-about = -# Fakta dari ronde bernilai yang jarang terjadi karena kebetulan. Ini bukan bukti, dan tidak ada akibat otomatis.

flags-none = Tidak ada yang menonjol.

flags-ahead = - { $game }: **{ $who }** finis di depan **{ $other }** { $number } kali lebih banyak dari perkiraan rating, dalam { $deals } ronde.

flags-together = - { $game }: di meja yang sama, **{ $who }** dan **{ $other }** mengalahkan yang lain { $number }% lebih sering dari biasanya, dalam { $deals } ronde.

flags-few = - { $game }: **{ $who }** mendapat { $number } poin dalam { $deals } ronde, sebagian besar dari **{ $other }**.

flags-left = - { $game }: **{ $who }** mendapat { $number } poin di ronde yang ditinggalkan orang lain, dari { $deals } ronde.

flags-more = -# +{ $count }

only-host-flags = Hanya tuan rumah meja ini yang bisa melihat tanda.
log-removed = { $who } mengeluarkan **{ $whom }** dari meja di { $channel }.
log-handed-over = { $who } menjadikan **{ $whom }** host di { $channel }.
log-took-over = { $who } jadi host di { $channel }, menggantikan **{ $whom }**.
log-stopped = { $own ->
    [yes] { $who } menghentikan meja di { $channel }.
   *[no] { $who } menghentikan meja **{ $whom }** di { $channel }.
 }
log-asked-stop = { $who } minta satu ronde di { $channel } dihentikan.
log-agreed-stop = Para pemain menghentikan satu ronde di { $channel }: diminta **{ $whom }**, terakhir disetujui { $who }.
log-changed-game = { $who } mengganti permainan di { $channel } ke **{ $about }**.
log-started-over = { $own ->
    [yes] { $who } memulai ulang meja di { $channel }.
   *[no] { $who } memulai ulang meja **{ $whom }** di { $channel }.
 }
log-setting = { $who } mengubah pengaturan: { $about }
log-banned = { $who } melarang **{ $whom }**.
log-lifted = { $who } mencabut larangan **{ $whom }**.
log-voided = { $who } membatalkan satu ronde di { $channel }: **{ $about }**
log-restored = { $who } memulihkan satu ronde di { $channel }: **{ $about }**
log-proposed-void = { $who } mengusulkan pembatalan satu ronde di { $channel }: **{ $about }**
log-proposed-restore = { $who } mengusulkan pemulihan satu ronde di { $channel }: **{ $about }**
log-agreed = { $who } setuju dengan **{ $whom }** di { $channel }: **{ $about }**
log-passed-void = Para pemain membatalkan satu ronde di { $channel }: **{ $about }**. Diusulkan **{ $whom }**, terakhir disetujui { $who }.
log-passed-restore = Para pemain memulihkan satu ronde di { $channel }: **{ $about }**. Diusulkan **{ $whom }**, terakhir disetujui { $who }.
log-deleted-rules = { $who } menghapus aturan **{ $about }** dari { $whom }.
log-deleted-all = { $who } menghapus semua aturan tersimpan dari **{ $whom }** ({ $about }).
ping-ready = Aku menyebut { $role } saat meja dibuka, dan memberikannya ke anggota yang menekan tombol.
ping-unmentionable = Aku tidak bisa menyebut { $role }. Izinkan semua orang menyebutnya di pengaturan role, atau beri aku **Sebut Semua Orang**.
ping-no-manage-roles = Aku tidak bisa memberikannya ke anggota: aku butuh **Kelola Role**.
ping-role-above = Aku tidak bisa memberikan { $role } ke anggota. Di daftar role, geser { $own } ke atasnya.
ping-role-powerful = Aku tidak memberikan { $role } ke anggota: izinnya terlalu banyak. Pilih role tanpa izin.
ping-role-gone = Role itu sudah tidak ada. Pilih yang lain lewat `/{ name-server }`.
crown-ready = Kuberikan { $role } ke Presiden ronde terakhir, paling sering sekali dalam 5 menit.

ping-role-unfit = Pilih role yang bisa diberikan: bukan @everyone, dan bukan milik bot.
ping-role-opens = { $role } membuka channel. Hanya pengelola role yang bisa membolehkan anggota mengambilnya.
ping-none-here = Server ini tidak punya role untuk meja baru.
ping-not-given = { $why } Beri tahu yang mengelola server ini.
ping-refused = Discord tidak mengizinkanku mengubah { $role }. Beri tahu pengelola server ini.
ping-on = Sekarang kamu punya { $role }: kusebut saat meja dibuka. Tekan lagi untuk mengembalikannya.
ping-off = Kamu tidak lagi punya { $role }.
ping-post = 🔔 **Mau tahu kalau ada meja dibuka?** Tekan tombolnya untuk dapat role yang kusebut nanti, dan tekan lagi untuk mengembalikannya.
ping-opened = 🔔 { $role }: meja **{ $game }** sudah dibuka.
button-ping = Kabari soal meja

### First steps
hello = 👋 **Aku mengadakan permainan kartu di sini:** { $games }.
    {"**"}{ button-open-table }**, lalu teman-teman tekan **{ button-join }**. **{ button-practise }**: langsung main melawan komputer.
    Kartumu datang lewat DM, jadi tidak dilihat orang lain.
hello-admins = Pengelola server ini mengaturku dengan `/server`.
hello-privacy = `/privasi` menunjukkan apa yang kusimpan tentangmu.
button-open-table = Buka meja
open-which = ### Main apa?
open-known = { $why ->
    [settled] Permainan biasa di sini
    [last] Terakhir dimainkan di sini
   *[most] Paling sering dimainkan di server ini
 }{ $changed ->
    [yes] , aturannya diubah
   *[no] {""}
 }
button-practise = Latihan sendiri
practice-there = Kamu sedang berlatih { $game }.
button-go-on = Lanjut
button-practise-anew = Mulai ulang
practice-dealt = Kartu dibagikan! Kartumu ada di DM-mu.
practice-here = Kartumu ada di bawah.
button-to-cards = Kartuku
practice-dms-closed = Latihan berlangsung di DM, dan aku tidak bisa mengirimimu DM. Izinkan (nama server, Pengaturan Privasi, Pesan Langsung), lalu coba lagi.
practice-dms-refused = Latihan berlangsung di DM, dan Discord belum mengizinkanku mengirimimu DM. Untuk main di channel: `/{ name-game } { name-game-start }`, lalu **{ button-computer }**.
cards-under-way = Kartumu sedang dikirim. Coba lagi beberapa detik lagi.
practice-going-on = -# Latihan: tidak dihitung di papan peringkat.
daily-going-on = -# Percobaan pertamamu dihitung di daftar hari ini dan untuk runtunanmu, bukan di papan peringkat.
daily-title = Ronde { $date } · { $game }
daily-once = Percobaan pertamamu dihitung. Hari berakhir { $until }.
daily-again = Percobaan ini tidak dihitung: hanya yang pertama setiap hari.
daily-instead = Ronde hari ini akan menggantikan meja itu.
daily-unfinished = Percobaan pertamamu tidak selesai tepat waktu, jadi ronde ini tidak dihitung.
daily-not-done = Kamu belum menyelesaikan ronde ini.
daily-own-landlord = { $won ->
    [yes] **Kamu menang sebagai tuan tanah: { $points }.**
   *[no] **Kamu kalah sebagai tuan tanah: { $points }.**
 }
daily-own-farmer = { $won ->
    [yes] **Kamu mengalahkan tuan tanah: { $points }.**
   *[no] **Kamu kalah dari tuan tanah: { $points }.**
 }
daily-own-alone = { $won ->
    [yes] **Kamu main sendiri dan menang: { $points }.**
   *[no] **Kamu main sendiri dan kalah: { $points }.**
 }
daily-own-others = { $won ->
    [yes] **Kamu mengalahkan pemain tunggal: { $points }.**
   *[no] **Kamu kalah dari pemain tunggal: { $points }.**
 }
daily-own-game = { $won ->
    [yes] **Kamu menang.**
   *[no] **Kamu kalah.**
 }
daily-own-points = { $place ->
    [1] **Kamu menang, peringkat 1 dari { $players }: { $points }.**
   *[other] **Kamu peringkat { $place } dari { $players }: { $points }.**
 }
daily-own-place = { $place ->
    [1] **Kamu menang, peringkat 1 dari { $players }.**
   *[other] **Kamu peringkat { $place } dari { $players }.**
 }
daily-average = Dengan kartu ini, rata-rata komputer { $average }.
daily-average-penalties = { $count ->
    [one] 1 poin penalti; rata-rata komputer { $average }.
   *[other] { $count } poin penalti; rata-rata komputer { $average }.
 }
daily-penalties = { $count ->
    [one] 1 poin penalti
   *[other] { $count } poin penalti
 }
daily-average-place = Dengan kartu ini, komputer rata-rata di peringkat { $average }.
daily-average-wins = Dengan kartu ini, komputer menang { $average } % dari semua ronde.
daily-streak = { $days } hari beruntun 🔥
daily-legend = 🟩 trik sendiri · ⬜ trik pemain lain · 🏁 kartu habis
daily-copy = Untuk dibagikan di tempat lain, salin ini:
daily-share = Ronde Gamenight { $date } · { $game }
daily-board = Terbaik { $date }
daily-board-here = Terbaik hari itu
daily-secret = Kartu { $date }: seed `{ $seed }`, sidik jari `{ $proof }`. Periksa rondemu dengan `/verify code:{ $code }`.
daily-rules = Semua orang di sini mendapat kartu dan komputer yang sama. Percobaan pertamamu dihitung. Hari berakhir { $until }.
daily-fixed = Sidik jari seed hari ini: `{ $proof }`. Untuk besok: `{ $next }`.
daily-server = Pakai `/daily` di server: setiap server punya kartu sendiri.
daily-no-hint = Tidak ada saran di ronde hari ini.
daily-secret-later = Seed hari ini diberikan setelah harinya lewat.
daily-post-waits = Aku belum bisa menulis di { $where }. Beri aku { $named } di sana, nanti kirimannya datang sendiri.
daily-post-next = Ronde hari ini sudah dikirim. Kiriman berikutnya { $until }.
daily-post-later = Discord tidak menjawab. Kiriman pertama datang beberapa menit lagi.
button-daily = Ronde hari ini
button-daily-again = Main lagi
button-daily-copy = Salin teks
button-daily-share = Bagikan
button-daily-score = Ronde hari ini
primer = -# 👋 **{ $game }:** { $goal }
    -# Dari tinggi ke rendah: **{ $order }**{ $more }
    -# { $how ->
        [equal] Mainkan kartu sama banyak, sama atau lebih tinggi.
        [larger] Mainkan sama banyak tapi lebih tinggi, atau kumpulan lebih besar.
       *[higher] Mainkan kartu sama banyak, tapi lebih tinggi.
    } { $tip ->
        [stuck] Tidak ada yang bisa menimpa ini: **{ button-pass }**.
        [lead] {""}**{ button-hint }** kalau bingung.
        [none] {""}
        [wait] {""}**{ button-pass }** untuk menunggu.
       *[idea] {""}**{ button-pass }** untuk menunggu, **{ button-hint }** kalau bingung.
    }
primer-goal-alone = { $landlord ->
    [yes] Tawar untuk jadi tuan tanah, melawan { $others ->
        [2] dua
       *[other] { $others }
    } pemain lain.
   *[no] Tawar untuk main sendirian melawan { $others ->
        [2] dua
       *[other] { $others }
    } pemain lain.
 } Pihak yang habis duluan menang.
primer-goal-teams = Kamu dan pasanganmu menang bersama. Habiskan kartu kalian.
primer-goal-titles = Habiskan kartumu. Pertama: { $best }, terakhir: { $worst }.
primer-goal-places = Habiskan kartumu, makin cepat makin baik.
primer-goal-first = Jadilah yang pertama menghabiskan kartu.
primer-goal-left = Yang habis duluan menang. Makin sedikit sisa, makin baik.
primer-brief = -# 👋 { $goal } Urutan: **{ $order }**
primer-goal-alone-brief = Pihak yang habis duluan menang.
primer-goal-teams-brief = Bersama pasanganmu: habiskan kartu kalian.
primer-goal-titles-brief = Yang habis duluan: { $best }.
primer-goal-places-brief = Cepat habiskan kartumu.
primer-goal-first-brief = Yang habis duluan menang.
primer-goal-left-brief = Yang habis duluan menang.
primer-bombs = 💣 mengalahkan semuanya: { $kinds }
primer-chops = 💣 mengalahkan kartu 2: { $kinds }
primer-wild = bisa jadi kartu lain: { $cards }
primer-power = satu saja mengalahkan kumpulan apa pun: { $cards }
primer-fewer-twos = kartu 2 cukup kurang satu
primer-revolution = empat kartu sama membalik urutan
primer-ends = mengakhiri putaran: { $cards }
lesson-five = -# 💡 **Lima kartu**, dari rendah ke tinggi: { $kinds }.
lesson-five-any = -# 💡 **Kombinasi lima kartu:** { $kinds }.
lesson-run = -# 💡 **Straight:** minimal { $least } kartu berurutan, lambang bebas.
lesson-with-example = { $lesson } Kamu punya { $play }.

### Browsing the rules
browse-title = ### Permainan dan aturan
browse-own = ✎ **Aturanmu sendiri** · { $game }: { $changes }
browse-about-pr = Yang pertama habis jadi Presiden; yang terakhir membayar dengan kartu bagus
browse-about-bt = Kartu tunggal, pair, tris, dan lima kartu poker; 2 tertinggi
browse-about-df = Presiden dari Jepang: dari melarat jadi jutawan
browse-about-th = Tiến Lên dari Vietnam: set, urutan, dan bom untuk kartu 2
browse-about-dd = Satu tuan tanah melawan dua; tiap bom melipatgandakan nilai
browse-about-b3 = Kartu 3 tertinggi; tawar untuk main sendiri melawan dua
browse-found = { $count ->
    [0] ### Tidak ada hasil untuk “{ $typed }”
   *[other] ### { $count } hasil untuk “{ $typed }”
 }
button-all-of = Semua ({ $count })
button-search = Cari
form-search = Cari permainan atau aturan
search-about = Nama permainan, jumlah pemain (“3 pemain”), atau kata dari aturannya (“dua dek”).
search-field = Apa yang kamu cari?
browse-games = Pilih permainan
browse-rules = Pilih aturan rumah
rule-typed = Untuk membuka meja dengannya: `/{ name-game } { name-game-start } { name-game-start-house-rules }:{ $option }=` dan salah satu nilai ini.
browse-family = ### { $game }: { $count } permainan
browse-played = { $count ->
    [0] ### Belum ada yang dimainkan di server ini.
   *[other] ### Paling sering dimainkan di sini
 }
browse-saved = { $count ->
    [0] ### Server ini belum menyimpan aturan.
        Pilih permainan, ubah aturannya, lalu simpan.
   *[other] ### Aturan kita sendiri
 }
browse-deals = { $count } ronde
button-played = Favorit di sini
button-saved = Aturan kita
button-games = Semua permainan
button-play-this = Main ini di sini
button-use-rules = Pakai di meja kita
button-edit = Ubah aturan
button-share = Bagikan
button-channel-default = Jadikan bawaan
button-delete = Hapus
saved-named = ### ★ { $name }

### The editor of a table's rules
editor-title = ### Aturan mejamu: { $game }
editor-title-own = ### Aturanmu sendiri: { $game }
    -# Hanya kamu yang melihatnya sampai kamu memainkan, menyimpan, atau membagikannya.
editor-and-more = … dan { $count } lagi
editor-clashes = ⚠️ **Aturan-aturan ini tidak cocok.** Sampai cocok, permainan tidak bisa dimulai dan yang lain melihat aturan terakhir yang cocok.
editor-clashes-own = ⚠️ **Aturan-aturan ini tidak cocok.** Ubah lagi: sampai cocok, tidak bisa dimainkan, disimpan, atau dibagikan.
editor-take-back = Batalkan satu perubahan
editor-topics = Pilih topik
editor-changed = { $count } diubah
editor-own = tidak diubah
rule-span = { $low } sampai { $high }
players-in-all = { $count } pemain
button-type = Ketik nilai
button-undo = Urungkan
button-reset = Batalkan semua
button-other-game = Permainan lain
button-save = Simpan
button-sheet = Lembar aturan
form-rule = Aturan rumah
form-value = Jawabanmu
form-name = Nama
form-save = Simpan aturan ini
save-about = Semua orang di server ini bisa memilihnya lewat nama di **/{ name-rules }** dan **/{ name-game } { name-game-start }**.
saved = Disimpan sebagai **{ $name }**.
share = Kode: **{ $code }**. Berlaku di server mana pun: `/{ name-game } { name-game-start } { name-game-start-code }:{ $code }` untuk main, `/{ name-rules } { name-rules-code }:{ $code }` untuk melihat.
channel-default-set = Sekarang `/{ name-game } { name-game-start }` di sini membuka **{ $game }** dengan aturan ini. Tekan lagi untuk membatalkan.
channel-default-no-more = Channel ini tidak punya permainan bawaan lagi.
lobby-unsettled = ✎ { $host } masih mengubah aturan. Belum bisa mulai.
next-rules = { $count ->
    [0] Pertandingan berikutnya: **{ $game }**.
   *[other] Pertandingan berikutnya: **{ $game }** dengan { $count } aturan rumah.
 }
save-dropped = **{ $name }** dihapus. Untuk mengembalikannya, pakai kode { $code }.
save-nameless = Beri nama aturannya dulu.
save-too-many = Server ini sudah punya { $most } set aturan. Hapus satu dulu.
save-taken = **{ $name }** sudah dipakai ({ $author }). Pilih nama lain.
save-not-yours = Hanya pembuatnya atau pengelola server yang bisa menghapus aturan ini.
save-enough = Sudah ada { $most } set aturan di sini, itu batasnya. Hapus satu: `/{ name-rules }`, **{ button-saved }**.
save-only-hosts = Di server ini hanya host meja terbuka yang bisa menyimpan aturan.
save-only-role = Di sini hanya { $role }, dan yang mengelola server ini, yang bisa menyimpan aturan.
save-only-managers = Di sini hanya yang mengelola server ini yang bisa menyimpan aturan.
only-channel-managers = Hanya pengelola channel ini yang bisa memilih permainan bawaannya.
nothing-to-undo = Tidak ada yang bisa diurungkan.
rules-stand = Aturan tetap sampai pertandingan ini selesai.
draft-clashes = Aturan-aturan ini tidak cocok: { $why }
draft-gone = Ubahan aturan kusimpan sehari, dan yang ini sudah tidak ada. Buka lagi dengan `/{ name-rules }`.
rule-value = “{ $typed }” tidak bisa. { $why }
rule-value-near = “{ $typed }” tidak bisa. { $why } Maksudmu { $near }?
too-slow = Itu terlalu lama. Tekan sekali lagi, ya.
code-mistyped = Ada salah ketik di kode itu. Isinya angka 2–9 dan huruf, tanpa I, O, U.
code-length = Kode ini punya { $count } huruf; kode seperti ini punya { $right }.
code-doubtful = Ada huruf yang salah di kode ini, atau ada yang kurang: terbaca { $count } huruf.
code-newer = Kode itu butuh versiku yang lebih baru.
code-game-gone = Kode itu untuk permainan yang sudah tidak kupunya: “{ $game }”.
code-rule-gone = Kode itu memakai aturan rumah yang sudah tidak kupunya: “{ $rule }”.

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = Penawar tertinggi main sendirian, untuk poin sebanyak itu.
ask-cut-about = Potong dek: berapa kartu diambil dari atas?
call-deal = Bagi
call-deal-about = Tugasmu membagi. Kalau diminta, kocok dan tawarkan potong dulu.
call-shuffle = Kocok
call-shuffle-about = Peringkat pertama mengocok, menawarkan potong, lalu membagi. Melewatkan langkah itu kesalahan.
call-offer-cut = Tawarkan potong
call-offer-cut-about = Biarkan peringkat terakhir memotong dek sebelum kamu membagi.
call-redeal = Minta bagi ulang
call-redeal-about = Kartumu cukup jelek untuk minta bagi ulang. Semua akan tahu itu kamu.
call-trade = Tukar
call-trade-about = Kamu pegang kartu terendah. Tukar dengan kartu di tengah …
call-keep = Pertahankan
call-keep-about = … atau pertahankan.
call-accept = Terima
call-accept-about = Tukar dua kartu seperti yang ditawarkan.
call-done = Berhenti tukar
call-done-about = Berhenti tukar. Tawaran yang belum diterima batal.
call-last-card = Kartu terakhir!
call-last-card-about = Sebut sebelum pemain berikut main. Menang tanpa menyebut berarti bayar untuk semua.
call-clear-table = Bereskan meja
call-clear-table-about = Hanya peringkat terakhir yang membereskan meja. Kalau kamu sengaja, kamu terakhir di ronde berikutnya.
call-on-purpose = Sengaja
call-on-purpose-about = Kamu membereskan meja dengan sengaja …
call-by-mistake = Tidak sengaja
call-by-mistake-about = … atau tidak sengaja?
call-forfeits = Aku mau dihukum
call-forfeits-about = Biarkan peringkat pertama memberimu hukuman ringan?
forfeit-tea = Hukuman: sajikan teh
forfeit-verse = Hukuman: nyanyi satu bait
forfeit-joke = Hukuman: ceritakan lelucon
forfeit-about = Peringkat terakhir bersedia: beri satu hukuman ringan di ronde ini.
told-deal = { $who } membagi.
told-shuffle = { $who } mengocok.
told-offer-cut = { $who } menawarkan potong.
told-fault = { $who } salah membagi.
told-redeal = Kartu { $who } jelek: minta bagi ulang.
told-trade = { $who } menukar kartu terendah dengan kartu di tengah.
told-keep = { $who } mempertahankan kartu terendah.
told-accept = { $who } menerima.
told-done = { $who } berhenti tukar.
told-last-card = { $who } menyebut: **kartu terakhir!**
told-clear-table = { $who } membereskan meja.
told-on-purpose = { $who } bilang itu sengaja.
told-by-mistake = { $who } bilang itu tidak sengaja.
told-forfeits = { $who } bersedia dihukum.
told-forfeit-tea = { $who } memberi hukuman: sajikan teh.
told-forfeit-verse = { $who } memberi hukuman: nyanyi satu bait.
told-forfeit-joke = { $who } memberi hukuman: ceritakan lelucon.
told-dragon = { $who } dapat naga: satu kartu dari tiap nilai!
told-four-twos = { $who } dapat keempat kartu 2.
told-four-threes = { $who } dapat keempat kartu 3.

### Trading
hand-give-highest = { $count ->
    [1] 🟡 **Beri { $who } kartu tertinggimu.** Ada yang sama: pilih satu · waktu habis <t:{ $due }:R>.
   *[other] 🟡 **Beri { $who } { $count } kartu tertinggimu.** Ada yang sama: pilih yang mana · waktu habis <t:{ $due }:R>.
 }
hand-offer = 🟡 **Tawarkan satu kartu ke { $who }.** Kalian harus sepakat menukar; semua melihat tawarannya · waktu habis <t:{ $due }:R>.
hand-haggle = 🟡 { $who } menawarkan **{ $theirs }** untuk kartumu **{ $mine }**. Terima, atau tawarkan kartu lain · waktu habis <t:{ $due }:R>.
hand-swap = 🟡 **Tukar dengan { $who }:** tawarkan kartu apa saja (hanya { $who } yang lihat), atau tidak sama sekali · waktu habis <t:{ $due }:R>.
hand-swap-back = 🟡 { $who } menawarkan **{ $theirs }**. Beri { $count } kartu sebagai gantinya, atau berhenti · waktu habis <t:{ $due }:R>.
pick-any = Pilih kartu untuk ditawarkan
offer-cards = Tawarkan { $cards }
offer-again = Tawarkan lagi { $cards }
you-offered = Kamu menawarkan **{ $cards }**.
you-offered-none = Kamu tidak menawarkan kartu.
drawn-last = Kamu baru mengambil **{ $cards }**.
only-you-see = Di tengah, hanya kamu yang lihat: **{ $cards }**.
turn-trade = Menunggu { $who } tukar kartu · waktu habis <t:{ $due }:R>.
turn-bid = Menunggu { $who } menawar · waktu habis <t:{ $due }:R>.
turn-cut = Menunggu { $who } memotong dek · waktu habis <t:{ $due }:R>.
ping-trade = { $who }, tukar kartu dengan { $partner } · waktu habis <t:{ $due }:R>

### How a deal stands
play-counts-as = { $play } sebagai { $stands }
seat-cards-hidden = ? kartu
seat-closed-out = 🔒 keluar dari putaran ini
dealt-again = Kartu baru: ronde sebelumnya tidak dihitung.
seen-by-all = Dibuka untuk semua: **{ $cards }**.
bids-so-far = { $bids }
bid-of = { $who } menawar { $amount }
bid-of-own = Kamu menawar { $amount }
bid-none = { $who } lewat
bid-none-own = Kamu lewat
plays-alone = **{ $who }**{ $landlord ->
    [yes] {" "}(tuan tanah)
   *[no] {""}
 } lawan { $others } · nilai **{ $stake }**
plays-alone-own = { $landlord ->
    [yes] {""}**Kamu tuan tanahnya**
   *[no] {""}**Kamu** lawan { $others }
 } · nilai **{ $stake }**
team = Tim: { $who } · { $cards }
partners = Pasangan: { $pairs }
stake = Nilai: **{ $stake }**
stock-left = { $count ->
    [0] Tumpukan sudah habis.
   *[other] Tumpukan: { $count } kartu
 }
pile = -# Sudah dimainkan: { $cards }
cards-left = Sisa kartu: { $counts }
closed-out = 🔒 Keluar dari putaran ini: { $who }
passed-so-far = Lewat: { $who }

### The log
button-log = Catatan
button-proof = Bukti kocokan
proof-title = ### Bukti kocokan · ronde { $number }
proof-about = Seed bot dan kata para pemain membentuk dek ini. Sidik jari seed (SHA-256) sudah ada di sini lebih dulu, dan seed menyusul setelah ronde. Jadi siapa pun bisa memeriksa bahwa tidak ada kartu yang diganti, dan begitu seorang pemain memotong, bot maupun para pemain tidak memilih kartu sendirian. Ini tidak membuktikan bahwa bot tidak melihatnya.

proof-shown = Sidik jari: `{ $proof }`
proof-seed = Seed: `{ $seed }`
proof-key = Kode: `{ $code }`

proof-words = Dipotong oleh { $words }

proof-word = { $who } (“{ $word }”)

proof-uncut = Tidak ada pemain yang memotong: hanya bot yang mengundi dek ini.

proof-next = ### Ronde berikutnya

proof-cut = Belum dipotong. Setiap pemain bisa memotong sampai ronde dimulai.

proof-how = `/verify` mengirim ronde yang selesai, dan halaman yang memeriksanya di perambanmu.

proof-page = [Cara memeriksa ronde]({ $link })

fingerprint-next = Sidik jari ronde berikutnya: `{ $proof }`

fingerprint-now = Sidik jari: `{ $proof }`{ $next ->
    [none] { "" }
   *[other] {" "}· berikutnya: `{ $next }`
    }

fingerprint-over = Sidik jari: `{ $proof }` · `/verify code:{ $code }`

fingerprint-dropped = Ronde terhenti: `{ $proof }` · `/verify code:{ $code }`

fingerprint-unused = Tidak jadi dibagi: `{ $proof }` · `/verify code:{ $code }`

button-cut-deck = Potong kartu

button-verify = Cek ronde terakhir

form-cut = Potong kartu

form-word = Katamu

cut-about = Kata apa pun ikut dalam kocokan berikutnya. Semua bisa melihatnya.

cut-empty = Ketik sebuah kata.

cut-late = Ronde sudah dimulai, jadi katamu tidak ikut.

verify-fits = **Ronde { $number } adil:** seed yang tetap sejak sebelum ronde { $cut ->
    [yes] dan kata para pemain menghasilkan
   *[no] menghasilkan
    } persis kartu ini.

verify-matches = **Ronde { $number } cocok dengan seed-nya:** { $cut ->
    [yes] seed dan kata para pemain menghasilkan
   *[no] seed menghasilkan
    } persis kartu ini.

verify-where = Sidik jarinya `{ $proof }` ada di { $link ->
    [none] sebuah pesan pada { $at }.
   *[other] pesan pada { $at }: { $link }
    }

verify-moved = Sidik jarinya `{ $proof }` ada di pesan pada { $at } yang sudah hilang. { $link ->
    [none] { "" }
   *[other] Sekarang ada di sini: { $link }
    }

verify-late = Sidik jarinya `{ $proof }` tidak ada di pesan mana pun sebelum ronde, baru pada { $at }. Jadi tidak terbukti seed-nya tetap sejak awal.

verify-unshown = Tidak ada pesan dari sebelum ronde dengan sidik jarinya, jadi tidak terbukti seed-nya tetap sejak awal.

verify-dropped = Ronde ini terhenti. Yang diperiksa hanya sampai di situ.

verify-undealt = **Kode { $code } tidak jadi dibagi:** mejanya tutup dulu. Seed `{ $seed }` { $fits ->
    [yes] menghasilkan sidik jarinya.
   *[no] tidak menghasilkan sidik jarinya.
    }


verify-differs = **Ronde { $number } tidak cocok.** Baris { $line } berbeda: { $fact ->
    [commitment] seed tidak menghasilkan sidik jarinya
    [seats] tempat duduk
    [dealer] pembagi
    [deck] urutan dek
    [lot] angka untuk undian berikutnya
    [roles] peringkat dari ronde sebelumnya
    [hands] kartu di tangan
    [drawn] kartu yang diambil
    [leader] siapa yang memulai
    [act] aturan tidak membolehkannya
   *[other] kelanjutan menurut aturan
    }.

verify-record = Berkas ini berisi seluruh ronde. Halamannya memeriksanya di perambanmu{ $link ->
    [none] .
   *[other] : [caranya]({ $link }).
    }

verify-nothing = Tidak ada ronde selesai yang bisa diperiksa di sini.

verify-word-gone = Kata seorang pemain telah dihapus. Ronde ini tak bisa dicek lagi.

verify-unknown = Ronde ini memakai aturan versi lain, jadi aku tidak bisa memeriksanya.
history-title = ### Ronde selesai

history-deal = **{ $game }** · ronde { $number } · { $when }

history-unrated = -# Tidak dinilai: { $why ->
    [house-rules] aturan sendiri
    [few-people] orangnya terlalu sedikit
    [fault] gangguan teknis
    [practice] latihan
    [daily] ronde hari ini
    [voided] dibatalkan
    [uncontested] kurang dari dua orang bermain sampai akhir
    [same-people-before] lebih dari { $limit } ronde orang yang sama dalam sehari
   *[unknown-rules] aturan tidak dikenal
 }
history-stopped = -# { $why ->
    [agreed] Dihentikan { $who }, dengan persetujuan yang lain
    [admin] Ditutup pengelola
    [stopped] Dihentikan { $who }
    [deleted] Kanal dihapus
    [archived] Utas diarsipkan
    [removed] Aku dikeluarkan dari server
   *[unread] Meja tidak bisa dilanjutkan
 }. Ronde tidak dihitung.

history-uncounted = -# Tidak dinilai, tidak masuk papan peringkat: paling sedikit separuh pasangan hari itu sudah main { $limit } ronde bernilai bersama

history-none = Belum ada ronde selesai di sini.

history-gone = Ronde ini sudah tidak ada, atau kartunya sudah dihapus.

history-stripped = -# Kartu dan langkahnya sudah dihapus.

replay-no-code = Tidak ada ronde yang disimpan dengan kode ini.

step = Langkah { $step } dari { $steps }

step-first = Awal

step-back = Kembali

step-on = Lanjut

step-last = Akhir

button-look = Buka

button-record = Catatan

button-verify-deal = Periksa kocokan

button-void = Batalkan ronde

button-restore = Pulihkan
button-propose-void = Usulkan batal
button-propose-restore = Usulkan pulihkan
button-agree = Setuju

void-about = **Batalkan ronde ini?** Ronde ini keluar dari papan peringkat, rating, musim, pencapaian, dan takhta. Pertandingan yang berjalan tetap memakai tempat dan poinnya.

restore-about = **Pulihkan ronde ini?** Ronde ini dihitung lagi seperti semula.
void-propose-about = **Usulkan pembatalan ronde ini?** { $others ->
    [1] Ronde ini dihitung sampai pemain lainnya setuju.
   *[other] Ronde ini dihitung sampai { $majority } dari { $others } pemain lain setuju.
 } Setelah itu ronde ini keluar dari papan peringkat, rating, musim, dan pencapaian. Pertandingan yang berjalan tetap memakai tempat dan poinnya.
restore-propose-about = **Usulkan pemulihan ronde ini?** { $others ->
    [1] Ronde ini baru dihitung kalau pemain lainnya setuju.
   *[other] Ronde ini baru dihitung kalau { $majority } dari { $others } pemain lain setuju.
 }

void-reason-about = Alasan tampil di samping ronde, untuk semua yang melihatnya.

voided-by = -# { $by ->
    [players] Dibatalkan para pemain
    [host] Dibatalkan tuan rumah
   *[admin] Dibatalkan pengelola
 }

voided-because = -# { $by ->
    [players] Dibatalkan para pemain
    [host] Dibatalkan tuan rumah
   *[admin] Dibatalkan pengelola
 }: { $reason }
proposal-void = { $by ->
    [host] Tuan rumah mengusulkan pembatalan { $game } · ronde { $number }, “{ $reason }”.
   *[player] Pengelola yang ikut main mengusulkan pembatalan { $game } · ronde { $number }, “{ $reason }”.
 } { $others ->
    [1] Ronde ini dihitung sampai pemain lainnya setuju.
   *[other] Ronde ini dihitung sampai { $majority } dari { $others } pemain lain setuju.
 }
proposal-restore = { $by ->
    [host] Tuan rumah mengusulkan pemulihan { $game } · ronde { $number }.
   *[player] Pengelola yang ikut main mengusulkan pemulihan { $game } · ronde { $number }.
 } { $others ->
    [1] Ronde ini baru dihitung kalau pemain lainnya setuju.
   *[other] Ronde ini baru dihitung kalau { $majority } dari { $others } pemain lain setuju.
 }
proposal-agreed = { $count ->
   *[other] Sejauh ini { $count } pemain setuju.
 }
proposal-on = { $said } ({ $server })
proposal-voided = { $by ->
    [admin] Dibatalkan pengelola: { $game } · ronde { $number }, “{ $reason }”.
   *[players] Dibatalkan para pemain: { $game } · ronde { $number }, “{ $reason }”.
 } Ronde ini tidak dihitung lagi.
proposal-restored = { $by ->
    [admin] Dipulihkan pengelola: { $game } · ronde { $number }.
   *[players] Dipulihkan para pemain: { $game } · ronde { $number }.
 } Ronde ini dihitung lagi.
proposal-you-agreed = { $missing ->
    [0] Kamu setuju. Sudah diputuskan.
   *[other] Kamu setuju. Perlu { $missing } pemain lagi.
 }
void-no-reason = tanpa alasan
proposal-over = Ini sudah diputuskan.
proposal-own = Ini usulmu. Pemain lain ronde itu yang memutuskan.
proposal-others = Hanya orang lain yang ikut main ronde ini yang bisa setuju.
void-by-admin = Pengelola sudah memutuskan. Hanya pengelola yang tidak ikut main bisa mengubahnya.
void-alone = Tak ada orang lain yang ikut main, jadi hanya pengelola yang tidak main yang memutuskan.

void-too-late = { $days ->
   *[other] Ronde bisa dibatalkan atau dipulihkan sampai { $days } hari setelah selesai.
 }

void-only-host = Hanya tuan rumah ronde itu, atau pengelola server ini, yang bisa.

button-keep = Simpan

button-unkeep = Berhenti simpan

kept-by = -# Disimpan oleh { $who }

kept-by-people = -# Disimpan oleh { $count } orang

kept-code = Kodemu: **{ $code }**. `/{ name-replay } { name-replay-code }:{ $code }` menampilkan ronde ini di mana saja, dengan nama hanya di server asalnya.

keep-full = Batasnya { $most } ronde tersimpan. Lepas satu dulu: `/{ name-replay }` menampilkannya.

keep-ended = { $all ->
    [yes] Ronde ini tidak disimpan lagi, dan kodenya tidak berlaku.
   *[no] Kamu tidak menyimpan ronde ini lagi, dan kodemu tidak berlaku.
 }


log-title = ### Catatan · ronde { $number }
log-page = {" "}· halaman { $page } dari { $pages }
log-play = { $who } { $play }
log-passed = { $count ->
   *[other] { $who } lewat
 }
log-nothing = Belum terjadi apa-apa.
log-older = Lebih lama
log-newer = Lebih baru
log-newest = Terbaru
no-log = Belum ada yang dimainkan di meja ini.
button-replay = Putar ulang
button-replay-last = Ulang ronde terakhir
replay-title = ### Putar ulang · ronde { $number }
replay-places = Dari yang terbaik: { $seats }.
replay-play = { $who } · { $play }
no-replay = Belum ada ronde selesai untuk diputar ulang di sini.
replay-nothing = Pesan ini tidak menampilkan ronde apa pun.
replay-running = Ronde ini belum selesai.
button-review = Bagaimana mainku?
button-post = Kirim ke channel

post-by = { $who } membagikan:

post-done = ✅ Terkirim: { $link }

post-already = Hasil ini sudah ada di channel.

post-nowhere = Tidak ada channel untuk mengirim ini.
post-unseen = Kamu tidak bisa lagi melihat channel tujuan kiriman ini.

post-gone = Pertandingan ini sudah selesai dan yang baru dimulai.

review-title = ### Caramu bermain di ronde { $number }
review-none = 👏 Tidak ada pilihan yang merugikan. Bagus.
review-lead = Kamu yang membuka.
review-bid = Saat menawar.
review-give = Kamu memberi kartu.
review-swap = Kamu bisa menukar kartu terendahmu.
review-beat = Yang harus ditimpa: **{ $play }**
review-yours = Pilihanmu: **{ $move }**
review-better = Lebih baik: **{ $move }** · sekitar { $cost } lebih
review-best = Langkah terbaikmu: **{ $move }** atas **{ $play }**

review-best-lead = Langkah terbaikmu: membuka dengan **{ $move }**

review-worth = sekitar { $cost } lebih baik daripada **{ $move }**

review-thinking = { $count ->
   *[other] Meninjau { $count } keputusanmu: { $number } selesai …
 }

review-points = { $amount } poin
review-places = { $amount } peringkat
review-wins = { $amount } kemenangan
review-basis = -# Pilihanmu yang paling merugikan, diuji pada banyak pembagian yang cocok dengan yang kamu tahu saat itu.
review-busy = Aku sedang memikirkan permainan lain. Coba lagi semenit lagi.
review-substituted = Sebagian ronde ini dimainkan komputer untukmu, jadi aku tidak bisa menilainya.
told-dealt = **Ronde { $number }** · pembagi: { $who }.
told-cut = { $who } memotong dek: { $at } kartu dari atas.
told-gave-cards = { $giver } memberi { $taker } **{ $cards }**.
told-gave = { $giver } memberi { $taker } { $count } kartu.
told-took-cards = { $who } mengambil **{ $cards }**.
told-took-cards-own = Kamu mengambil **{ $cards }**.
told-took = { $who } mengambil { $count } kartu tertutup.
told-traded = { $who } menukar **{ $returned }** dengan **{ $cards }**.
told-traded-own = Kamu menukar **{ $returned }** dengan **{ $cards }**.
told-looked-at = { $who } melihat **{ $cards }** di tengah.
told-looked = { $who } melihat kartu di tengah.
told-drew-card = { $who } mengambil **{ $cards }** dari tumpukan.
told-drew = { $who } mengambil satu kartu dari tumpukan.
told-restocked = Tumpukan diisi lagi dengan { $count } kartu dari putaran sebelumnya.
told-alone = { $who } main sendirian, nilai { $stake }.
told-doubled = Nilai ronde jadi dua kali lipat!
told-out-of-time = ⏳ Waktu { $who } habis.
told-taken-back = { $who } menarik kembali kartunya.
told-offered-cards = { $giver } menawari { $taker } **{ $cards }**.
told-offered = { $giver } diam-diam menawari { $taker } { $count } kartu.
told-offered-cards-own = Kamu menawari { $taker } **{ $cards }**.
told-offered-own = Kamu diam-diam menawari { $taker } { $count } kartu.
told-offered-cards-to-own = { $giver } menawarimu **{ $cards }**.
told-offered-to-own = { $giver } diam-diam menawarimu { $count } kartu.
told-announced = { $count ->
    [1] ⚠️ { $who } tinggal **satu kartu**!
   *[other] ⚠️ { $who } bisa segera habis: sisa { $count } kartu.
 }
told-announced-own = { $count ->
    [1] ⚠️ Kartumu tinggal **satu**!
   *[other] ⚠️ Kamu bisa segera habis: sisa { $count } kartu.
 }
told-leads = { $who } membuka.
told-leads-with = { $who } membuka; langkah pertama harus ada **{ $cards }**.
told-skipped = Giliran { $who } dilewati.
told-reversed = 🔄 Revolusi: kartu kecil mengalahkan yang besar.
told-righted = 🔄 Urutan nilai kembali seperti biasa.
told-turned = ↩️ Arah giliran berbalik.
told-threw-in = { $who } menyerah dan jadi terakhir.
told-out = Kartu { $who } habis, peringkat { $place }.
told-won = { $who } memenangkan putaran.
told-void = Ronde ini tidak dihitung. Kartu dibagi ulang.
told-over = Ronde selesai.

### Results of teams, stakes and chips
alone-won = Tuan tanah **{ $who }** mengalahkan { $others }.
alone-lost = { $others } mengalahkan tuan tanah **{ $who }**.
solo-won = **{ $who }** main sendiri dan mengalahkan { $others }.
solo-lost = { $others } mengalahkan **{ $who }** yang main sendiri.
team-won = Tim pemenang: **{ $who }** · sisa { $cards }
team-rest = { $who } · sisa { $cards }
stake-made = Nilai **{ $stake }**: { $parts }
stake-plain = Nilai **{ $stake }**.
stake-bid = tawaran { $amount }
stake-bombs = { $count ->
    [1] 1 bom ×2
   *[other] { $count } bom, masing-masing ×2
 }
stake-spring = spring ×2
result-paid-chips = **{ $won }** · { $chips } chip
result-chips = **{ $chips } chip**
match-leader-chips = { $who } unggul: { $chips } chip.

### Cards as players type them: words with commas between
one-joker = joker
typed-1 = satuan, single, satu
typed-2 = pair, sepasang, pasang, dua, 2 kartu, 2 lembar
typed-3 = tris, triple, tiga, 3 kartu, 3 lembar
typed-4 = four of a kind, kuartet, empat, 4 kartu, 4 lembar
typed-5 = lima, 5 kartu, 5 lembar
typed-6 = enam, 6 kartu, 6 lembar
typed-7 = tujuh, 7 kartu, 7 lembar
typed-8 = delapan, 8 kartu, 8 lembar
typed-three = tiga
typed-four = empat
typed-five = lima
typed-six = enam
typed-seven = tujuh
typed-eight = delapan
typed-nine = sembilan
typed-ten = sepuluh
typed-jack = jack, jek
typed-queen = queen, kwin, ratu
typed-king = king, raja
typed-ace = as
typed-two = dua
typed-joker = joker, joki
typed-red-joker = joker merah, merah, joker besar
typed-black-joker = joker hitam, hitam, joker kecil
typed-diamond = wajik
typed-club = keriting, kriting
typed-heart = hati, love
typed-spade = sekop, waru
typed-twice = dua kali, 2 kali
typed-fill = dan, sama, kartu, dengan
typed-stands = sebagai, jadi, untuk, ganti
typed-to = sampai, sampe, hingga
typed-cannot-stand = Kartu pengganti tidak bisa jadi itu sekarang.

### Kinds of plays
kind-single = Satuan
kind-pair = Pair
kind-triple = Tris
kind-four = Four of a kind
kind-set = Set
kind-straight = Straight
kind-pair-run = Seri pair
kind-triple-run = Seri tris
kind-quad-run = Seri four of a kind
kind-full-house = Full house
kind-four-and-one = Four of a kind plus satu
kind-two-pairs = Dua pair
kind-rocket = Roket
kind-dragon = Naga
kind-straight-flush = Straight flush
kind-flush = Flush
kind-kicked = Set dengan kartu tambahan
kind-bomb = Bom
kind-other = Lainnya
label-single = { $cards }
label-suggested = { $play }, disarankan
label-pair = Pair { $cards }
label-triple = Tris { $cards }
label-four = Four { $cards }
label-set = Set { $cards }
label-straight = Straight { $cards }
label-pair-run = Seri pair { $cards }
label-triple-run = Seri tris { $cards }
label-quad-run = Seri four { $cards }
label-full-house = Full house { $cards }
label-four-and-one = Four plus satu { $cards }
label-two-pairs = Dua pair { $cards }
label-rocket = Roket
label-dragon = Naga
label-straight-flush = Straight flush { $cards }
label-flush = Flush { $cards }
label-kicked = Tambahan { $cards }
label-bomb = Bom { $cards }
label-other = { $cards }
stands-for = { $wild }={ $stands }
stands-for-itself = Apa adanya

### Who sits at a table, and what they do with one another
sent-away = Kamu dikeluarkan lewat vote. Kamu bisa ikut lagi setelah ronde berikutnya dimulai.
sent-away-by = Host, { $who }, mengeluarkanmu. Kamu bisa ikut lagi setelah ronde berikutnya dimulai.
may-not-vote = Vote butuh paling sedikit dua orang yang main dan aktif.
no-longer-here = Pemain itu sudah meninggalkan meja.
not-in-mid-deal = Tunggu sampai ronde ini selesai.

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 Kamu bisa mengeluarkan bom sekarang, walau bukan giliranmu.
first-of-two = yang pertama dari dua
second-of-two = yang kedua dari dua
button-put-back = Batal pilih
button-take-back = Tarik kembali
button-finish = Selesaikan cepat

button-hint = Saran
button-plays = Bisa keluar apa?
button-why = Kenapa tidak?
button-settings = Pengaturan
stands-for-what = **{ $cards }** menggantikan apa?
stands-for-kind = { $stands } · { $kind }
stands-for-which = { $part ->
    [1] Yang terkuat
   *[other] Lebih lemah, bagian { $part }
 }
hint = Saran: **{ $move }**. { $reason }
reason-out = Itu seluruh kartumu: kamu habis!
reason-only = Cuma itu yang bisa kamu keluarkan.
reason-wins-last = Tidak ada yang bisa menimpanya, lalu kamu tinggal sekali keluar: { $cards }.
reason-wins = Tidak ada yang bisa menimpanya. Setelah itu tinggal { $plays } kali keluar.
reason-unbeaten = Tak ada yang bisa mengalahkannya.
reason-guard-many = Ada yang kartunya tinggal satu, jadi jangan keluarkan kartu tunggal.
reason-guard-high = Ada yang kartunya tinggal satu, jadi keluarkan yang tertinggi.
reason-guard-two = Ada yang kartunya tinggal dua, jadi jangan keluarkan dua kartu.
reason-partner-out = Kartu pasanganmu tinggal satu dan bisa habis di sini.
reason-few-higher = Kartu lebih tinggi yang belum keluar tinggal: { $cards }.
reason-highest = Yang belum keluar tidak ada yang lebih tinggi.
reason-mostly-lower = Belum keluar: { $amount } lebih rendah, hanya { $count } lebih tinggi.
reason-last = Setelah itu kamu tinggal sekali keluar: { $cards }.
reason-sheds = { $count } kartu keluar sekaligus. Setelah itu tinggal { $plays } kali keluar.
reason-sheds-keeps = { $count } kartu keluar sekaligus, dan { $cards } tetap di tanganmu.
reason-low = Kartu terendahmu ikut keluar. Setelah itu tinggal { $plays } kali keluar.
reason-near = Setelah itu kamu tinggal { $plays } kali keluar.
reason-keeps = Kartu tinggimu tersimpan: { $cards }.
reason-alone = Tidak cocok dengan kartumu yang lain, dan lebih sulit ditimpa daripada yang terendah.
reason-breaks-nothing = Tidak memecah apa pun. Setelah itu tinggal { $plays } kali keluar.
reason-press = Kartu seseorang tinggal sedikit, jadi jangan keluarkan yang mudah ditimpa.
reason-bomb = Hanya bommu yang bisa menimpa. Setelah itu tinggal { $plays } kali keluar.
reason-follow = Ini yang terendah yang bisa menimpa. Setelah itu tinggal { $plays } kali keluar.
reason-weakest = Ini permainan terendah yang menang.
reason-computer = Komputer akan memainkan ini.
reason-pass-partner = Pihakmu sedang memenangkan putaran ini.
reason-pass-bomb = Hanya bommu yang bisa menimpa. Simpan dulu.
reason-pass-whole = Menimpa ini memecah kartumu (sekarang { $plays } kali keluar).
reason-pass-costs = Menimpa ini menghabiskan kartu tinggi atau memecah kartumu.
reason-pass-beaten = { $cards } bisa menimpa, tapi bisa ditimpa lagi.
reason-pass-early = { $cards } bisa menimpa, tapi bisa ditimpa lagi, dan belum ada lawan yang hampir habis.
reason-pass-higher = { $cards } bisa menimpa, tapi masih ada { $count } kartu lebih tinggi.
reason-pass-outranked = { $cards } bisa menimpa, tapi { $count } kartu lebih tinggi masih ada. Lawan belum hampir habis.
reason-pass-highest = Yang belum keluar tidak ada yang di atas { $cards }. Simpan dulu.
reason-pass-safe = Belum ada lawan yang hampir habis, jadi tidak perlu buru-buru.
reason-pass-high = Hanya kartu tinggimu yang bisa menimpa. Simpan dulu.
reason-together = Yang lebih rendah menyisakan lebih banyak kali keluar. Ini menyisakan { $plays }.
reason-whole = Yang lebih rendah memecah set. Setelah itu tinggal { $plays } kali keluar.
reason-all-break = Yang lebih rendah juga memecah kartumu, dan lebih mudah ditimpa.
reason-loose = Kartu yang lebih rendah semuanya sudah cocok. Setelah itu tinggal { $plays } kali keluar.
reason-only-bomb = Hanya bom yang bisa menimpanya. Setelah itu tinggal { $plays } kali keluar.
reason-bid = Dengan { $cards }, kartumu pantas untuk tawaran { $amount }.
reason-bid-both = Cuma { $plays } kali keluar, dan ada { $cards }: pantas untuk tawaran { $amount }.
reason-bid-plays = Kartumu cuma { $plays } kali keluar: pantas untuk tawaran { $amount }.
reason-bid-must = Kamu wajib menawar, dan ini yang terendah.
reason-bid-most = Kartumu paling tinggi pantas untuk tawaran { $amount }.
reason-bid-poor = Meski ada { $cards }, { $plays } kali keluar terlalu banyak untuk tawaran { $amount }.
reason-bid-none = Tanpa kartu tinggi dan { $plays } kali keluar: tidak pantas untuk tawaran { $amount }.
reason-give-lowest = Ini kartu terendahmu. Setelah itu tinggal { $plays } kali keluar.
reason-give-fewest = Ini menyisakan paling sedikit kali keluar: { $plays }.
reason-give-back = Tukar yang adil untuk { $cards }: kamu tidak memberi yang lebih rendah.
reason-trade = Dengan { $cards } sebagai gantinya, kartumu { $plays } kali keluar.
reason-trade-unseen = Kamu melepas kartu terendah yang ada. Yang lain pasti lebih baik.
reason-keep = { $cards } tidak banyak membantumu.
reason-keep-unseen = Belum tahu dapat apa, dan kartumu sudah baik: { $plays } kali keluar.
reason-done = Tukar selalu sama banyak, dan kartumu sudah baik: { $plays } kali keluar.
reason-accept = Dengan { $cards }, kartumu { $plays } kali keluar.
reason-redeal = { $plays } kali keluar itu banyak. Kartu baru biasanya lebih baik.
reason-last-card = Menyebutnya gratis, dan lupa bisa mahal.
reason-dealing = Ini langkah berikutnya. Melewatkan satu itu kesalahan.
reason-cut = Tidak ada yang tahu urutannya, jadi potong di mana pun sama saja.
no-hint = Sekarang tidak ada yang bisa dimainkan.
breaks-up = Memecah bom atau straight
plays-all = -# **Semua yang bisa kamu keluarkan**, menurut jenis.
plays-some = -# **Sebagian yang bisa kamu keluarkan.** Untuk yang lain, pilih sendiri kartunya.
plays-other = Jenis lain
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### Yang bisa kamu keluarkan
plays-none = Sekarang tidak ada yang bisa kamu keluarkan.
plays-more = · … dan { $count } lagi
why-pick = Pilih kartu untuk memeriksanya. Tidak ada yang dimainkan.
why-may = Kamu bisa mengeluarkan **{ $cards }** sekarang.
why-turn = **{ $cards }** bisa, tapi bukan giliranmu.
button-table = Meja
button-return = Kembali main
button-quit = Keluar permanen
button-watch = Tonton
button-unwatch = Berhenti menonton
button-refresh = Segarkan
button-take = Ambil kursi ini
button-level = Tingkat
button-drop = Hapus komputer
button-remove-someone = Keluarkan seseorang…
button-hand-over = Ganti host…
button-vote = Vote keluarkan
button-unvote = Tarik vote-ku
button-send-away = Keluarkan
button-make-host = Jadikan host
button-take-host = Jadi host
button-to-table = Ke meja
button-close-table = Tutup meja ini
button-fill = Main lawan komputer
button-shuffle = Acak kursi
button-forbid-take-back = Larang tarik kembali
button-allow-take-back = Boleh tarik kembali
button-swap = Ganti permainan
button-swap-to = Main ini saja
button-play-game = Mainkan
joined-instead = Kamu ikut! Kamu menggantikan { $who }.
joined-later = Ronde sedang berjalan. Kamu ikut mulai ronde berikutnya.
line-place = Semua kursi terisi. Kamu nomor { $place } dalam antrean dan mendapat kursi kosong berikutnya.
line-called = { $who }, ada kursi kosong: kamu ikut!
line-left = Kamu keluar dari antrean.
not-in-line = Kamu tidak ada lagi dalam antrean.
button-leave-line = Keluar dari antrean
button-second-table = Buka meja kedua
line-here = { $count ->
    [1] -# { $who } menunggu kursi.
   *[other] -# Menunggu kursi: { $who }
 }
you-have-left = Kamu meninggalkan meja ini. Tekan **Meja** untuk kembali.
seats-newcomers = { $count ->
    [1] -# { $who } ikut mulai ronde berikutnya.
   *[other] -# { $who } ikut mulai ronde berikutnya.
 }
menu-title = ### Pemain · { $game }
menu-host = host
menu-out = istirahat
menu-later = ikut mulai ronde berikutnya
menu-votes = { $count } dari { $of } vote untuk mengeluarkan
menu-moved-on = Permainan sudah lanjut. Ini yang bisa kamu lakukan sekarang.
level-about = Seberapa kuat **{ $who }**? Komputer lain mengambil alih kursi dan skornya.
level-changed = { $who } sekarang main di sini.
stand-in = 💤 Saat ada yang tidak aktif: { $level }
stand-in-about = Komputer yang main untuk yang tidak aktif atau pergi
longer-limited = { $most ->
    [1] ⏳ Di meja ini ({ $host }), host tidak mengizinkan giliran lebih lama. Giliranmu sama seperti yang lain.
   *[other] ⏳ Di meja ini ({ $host }), host mengizinkan giliran paling lama dua kali lipat. Giliranmu dua kali lipat.
 }
button-longer = Giliran lebih lama…
longer-about = Berapa kali lebih lama giliran boleh berlangsung di meja ini? Pemain memilihnya di `/{ name-settings }`.
longer-most-4 = Sampai empat kali
longer-most-2 = Sampai dua kali
longer-most-1 = Tidak di sini
menu-longer = { $most ->
    [1] Semua giliran sekarang sama lama.
    [2] Giliran sekarang bisa sampai dua kali lipat.
   *[other] Giliran sekarang bisa sampai empat kali lipat.
 }
menu-dropped = { $who } dihapus.
menu-sent = { $who } dikeluarkan dan bisa ikut lagi setelah ronde berikutnya dimulai.
menu-heir = { $who } sekarang jadi host.
menu-host-taken = Sekarang kamu host.
menu-shuffled = Kursi diacak.
menu-take-back-off = Tarik kembali dimatikan.
menu-take-back-on = Tarik kembali dinyalakan: batalkan langkah terakhirmu sampai pemain lain bertindak.
menu-swapped = Permainan berikutnya: { $game }. Semua tetap di kursinya. Tekan { button-start } kalau siap.
filled = Komputer mengisi kursi kosong, dan kartu sudah dibagikan.
computers-dropped = Tidak ada kursi lagi untuk { $who }.
vote-counted = Kamu vote untuk mengeluarkan { $who }.
vote-taken-back = Kamu menarik vote untuk mengeluarkan { $who }.
person-about = **{ $who }**
    {"**"}Keluarkan**: komputer menyelesaikan kartunya, dan dia jadi terakhir.
    {"**"}Jadikan host**: dia jadi host menggantikanmu.
quit-about = Pergi sekarang? Komputer menyelesaikan kartumu, kecuali ada yang mengambil kursimu, dan kamu dapat peringkat terburuk yang tersisa. Atau istirahat mulai ronde berikutnya.
quit-about-side = Pergi sekarang? Komputer menyelesaikan kartumu, kecuali ada yang mengambil kursimu, dan hasilnya dihitung untuk pihakmu. Atau istirahat mulai ronde berikutnya.
end-about = Tutup meja? Ronde ini tidak akan dihitung.
end-ask-about = Minta yang lain berhenti? Kalau kebanyakan setuju, ronde tidak dihitung. Atau keluar: komputer melanjutkan, dan kamu dapat peringkat terburuk yang tersisa.
end-ask-about-out = Minta para pemain berhenti? Kalau kebanyakan setuju, ronde tidak dihitung.
end-void-about = Tutup meja sebagai pengelola? Ronde ini batal, dan tercatat di riwayat.
stop-asked = Yang lain sudah ditanya. Ronde berlanjut sampai kebanyakan setuju.
stop-line = { $count ->
    [0] **{ $who } minta ronde ini dihentikan**, jadi tidak dihitung
   *[other] **{ $who } minta ronde ini dihentikan**, jadi tidak dihitung · { $count } dari { $majority } suara
 }
stop-until = habis <t:{ $until }:R>
stop-agreed = Kamu setuju berhenti. Ronde berlanjut sampai kebanyakan setuju.
stop-agreed-last = Kamu setuju. Ronde selesai dan tidak dihitung.
stop-declined = Kamu mau lanjut.
stop-goes-on = Ronde berlanjut dan dihitung.
stop-over = Sudah tak ada yang minta berhenti.
stop-others = Hanya pemain lain di ronde ini yang memutuskan.
stop-asked-before = Orang lain sudah meminta.
stop-too-soon = Yang lain mau lanjut. Kamu bisa minta lagi <t:{ $at }:R>.
stop-plays = Kamu ikut main, jadi yang lain memutuskan: tekan **{ button-stop }** di meja.
watching = -# Langsung sampai <t:{ $until }:t>, lalu tekan { button-refresh }. Kartu pemain tetap tersembunyi.
about-game-start-thread = Main di thread sendiri (bawaan: pengaturan server)
about-game-tables = Meja yang terbuka di server ini
about-game-notify = Kabari aku sekali saat meja dibuka di sini (ulangi: batal)
table-opened-thread = Mejamu dibuka di { $thread }.
no-thread-here = Aku tidak bisa membuat thread di sini. Pilih channel teks, atau main tanpa thread.
thread-failed = Discord tak mengizinkan thread baru. Main tanpa thread, atau arsipkan yang lama.
tables-none = `/{ name-game } { name-game-start }` membuka meja. `/{ name-game } { name-game-notify }` memberi tahu kalau ada yang membuka.
names-and-more = { $names } dan { $count } lainnya
people-more = … dan { $count } lainnya
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] tidak ada kursi kosong
   *[other] { $free } kursi kosong
 }{ $running ->
    [yes] {" "}· ronde sedang berjalan
   *[no] {""}
 }
notify-on = Aku kirim satu pesan saat meja dibuka di sini. `/{ name-game } { name-game-notify }` lagi untuk batal.
notify-off = Oke, aku tidak akan mengabarimu.
notify-enough = Kamu sudah menunggu di { $most } server, batasnya. Batalkan satu: `/{ name-game } { name-game-notify }` di sana.
notify-role = Kalau mau tahu setiap meja, ambil role yang kusebut:
notify-opened = Meja **{ $game }** dibuka di { $channel }, server { $server }: { $link }
    -# Kamu minta dikabari sekali. `/{ name-game } { name-game-notify }` memintanya lagi.

### Commands, as Discord lists them
about-game = Mulai atau hentikan permainan di channel ini
about-game-start = Buka meja di channel ini
about-game-stop = Tutup meja di channel ini
about-game-start-preset = Permainan apa (bawaan: yang biasa di channel ini)
about-game-start-code = Kode dari satu set aturan lengkap
about-game-start-house-rules = Aturan rumah, misalnya direction=ccw, seating=fixed
about-hand = Lihat kartumu dan main
about-play = Keluarkan kartu, misalnya 7 7 atau pair 7
about-play-cards = Kartu yang dikeluarkan: 7 7, 77, 7s7d, pair 7, joker=9 9
about-pass = Lewat
about-give = Kembalikan kartu saat tukar, misalnya 3 4
about-give-cards = Kartu yang diberikan: 3 4, atau 3s 4d
about-seats = Siapa duduk di mana, dengan sisa kartu dan gelar
about-verify = Periksa kocokan ronde yang sudah selesai

about-verify-code = Kode di buktinya atau dari ronde yang disimpan (bawaan: ronde terakhir di sini)

about-why = Periksa kartu tanpa memainkannya
about-why-cards = Kartu yang dicoba: 7 7, 77, 7s7d, pair 7
about-practice = Main melawan komputer di DM
about-daily = Main ronde hari ini: kartu sama untuk semua orang di server
about-practice-preset = Permainan apa (bawaan: yang biasa)
about-practice-level = Seberapa pandai komputernya
about-practice-computers = Berapa komputer (bawaan: 3)
about-rules = Baca, ubah, dan bagikan aturan meja ini atau permainan apa pun
about-rules-preset = Permainan, atau aturan yang disimpan server ini
about-rules-code = Kode dari satu set aturan lengkap
about-leaderboard = Papan peringkat server ini
about-leaderboard-ladder = Jenis permainan apa (bawaan: yang di channel ini)

about-leaderboard-game = Permainan apa (bawaan: yang di channel ini)
about-leaderboard-by = Diurutkan menurut apa
about-leaderboard-season = Musim, malam ini, atau sepanjang masa (bawaan)

about-leaderboard-channel = Hanya ronde di satu channel
about-season = Tanggal, tabel, dan juara musim di server ini



menu-challenge = Tantang
menu-profile = Profil


menu-replay = Putar ulang
about-profile = Catatan satu orang di server ini

about-profile-player = Profil siapa (bawaan: kamu)

about-rivals = Hasil dua orang saat saling melawan

about-rivals-player = Salah satunya (bawaan: kamu dan rival tersering)

about-rivals-other = Yang satunya lagi (bawaan: kamu)

about-history = Ronde selesai di server ini

about-history-channel = Hanya ronde di satu channel

about-history-player = Hanya ronde satu orang

about-replay = Lihat ronde yang disimpan langkah demi langkah

about-replay-code = Kode ronde

about-settings = Di mana kartumu muncul, tampilannya, dan bahasamu
about-server = Pengaturan server dan meja yang terbuka
about-server-zone = Zona waktu server ini, menurut kota


### Names of commands and options
name-game = permainan
name-game-start = buka
name-game-stop = tutup
name-game-tables = meja
name-game-notify = kabari
name-game-start-preset = permainan
name-game-start-code = kode
name-game-start-house-rules = aturan-rumah
name-game-start-thread = thread
name-game-start-packs = dek
name-game-start-jokers = joker
name-game-start-joker-power = kekuatan-joker
name-game-start-twos-discount = diskon-dua
name-game-start-exchange = tukar
name-game-start-pass-rule = aturan-lewat
name-game-start-first-lead = buka-pertama
name-game-start-place-points = poin-peringkat
name-game-start-titles = gelar
name-game-start-hats = topi
name-game-start-match-end = akhir-pertandingan
name-game-start-match-target = target-pertandingan
name-hand = kartuku
name-play = keluarkan
name-play-cards = kartu
name-pass = lewat
name-give = beri
name-give-cards = kartu
name-seats = kursi
name-why = kenapa
name-why-cards = kartu
name-practice = latihan
name-practice-preset = permainan
name-practice-level = tingkat
name-practice-computers = komputer
name-rules = aturan
name-rules-preset = permainan
name-rules-code = kode
name-leaderboard = peringkat
name-leaderboard-game = permainan
name-leaderboard-ladder = jenis

name-leaderboard-by = menurut
name-leaderboard-season = musim

name-leaderboard-channel = channel
name-history = riwayat

name-history-channel = channel

name-history-player = orang

name-replay = putar-ulang

name-replay-code = kode


name-settings = pengaturan
name-server = server

### What is kept of a person
nameless = pemain yang dihapus
privacy-title = ### Yang kusimpan tentang kamu
privacy-nothing = Tidak ada.
privacy-hidden = { $how ->
    [names] Kamu ada di papan peringkat dan ronde lama **tanpa namamu**.
    [all] Kamu **tidak ada di papan peringkat**, dan di ronde lama kamu tamu.
   *[no] Orang lain melihatmu di papan peringkat dan ronde lama.
 } Ubah dengan `/{ name-settings }`.
privacy-settings = - pengaturan dan bahasa Discord-mu
privacy-names = - namamu, di { $count } tempat
privacy-deals = - { $count } ronde yang kamu mainkan, dan hasilnya
privacy-kept = - { $count } ronde yang kamu simpan, dengan kodenya

privacy-tables = - kursi, skor, vote, dan peranmu sebagai host: { $count } catatan
privacy-thrones = - peringkatmu di { $count } kanal
privacy-crowns = - peran Presiden, di { $count } server
privacy-messages = - letak { $count } pesan yang kutunjukkan kepadamu
privacy-direct = - channel DM kamu denganku
privacy-rules = - { $count } set aturan yang kamu simpan
privacy-drafts = - bahwa kamu sedang mengubah { $count } aturan
privacy-notifications = - permintaanmu untuk dikabari soal meja berikutnya, di { $count } server
privacy-bans = - larangan dari meja suatu server yang menyebut kamu: { $count }
privacy-log = - tindakan host dan pengelola yang menyebut kamu: { $count }
privacy-file = Semua yang kusimpan tentang kamu. Hanya kamu yang bisa melihatnya.
privacy-ask = **Hapus semuanya?** Pengaturanmu hilang, dan namamu lenyap dari semua hasil dan papan peringkat. Hasil orang lain tetap ada. Ini tidak bisa dibatalkan.
privacy-deleted = Dihapus. Yang kamu lakukan mulai sekarang disimpan lagi.
privacy-leave-first = Kamu ada di meja: { $where }. Tekan **Meja**, keluar permanen, lalu coba lagi setelah ronde.
privacy-stop-first = Kamu sedang latihan: { $where }. Tekan **{ button-table }** di sana, lalu **{ button-stop }**, dan coba lagi.
button-privacy-export = Unduh
button-privacy-delete = Hapus
button-privacy-delete-all = Hapus semuanya
button-privacy-keep = Simpan saja
about-privacy = Lihat, unduh, atau hapus yang kusimpan tentangmu
name-privacy = privasi
