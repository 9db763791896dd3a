# Bahasa Indonesia. Fakta dalam kurung kurawal diisi oleh bot; kartu datang seperti "7♦ 7♣".

### People and places
computer = 🤖 { $name }
level-easy = 🌱 mudah
level-normal = 🌿 biasa
level-strong = 🌳 kuat
player-unknown = Pemain { $digits }
some-server = sebuah server
some-channel = sebuah channel

### Punctuation
between-words = {", "}
between-plays = {"; "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = joker merah
joker-black = joker hitam
called-2 = pair { $rank }
called-3 = tris { $rank }
called-4 = four of a kind { $rank }
called-5 = lima kartu { $rank }
called-6 = enam kartu { $rank }
called-7 = tujuh kartu { $rank }
called-8 = delapan kartu { $rank }
called-bomb = bom { $rank }
called-bomb-set = bom ({ $play })
called-bomb-run = bom { $count } pair sampai { $top }
called-rocket = roket
called-dragon = naga
called-straight = straight sampai { $card }
called-flush = flush, tertinggi { $card }
called-straight-flush = straight flush sampai { $card }
called-full-house = full house { $rank }
called-four-and-one = four { $rank } plus satu
called-two-pairs = dua pair
called-pair-run = seri pair sampai { $top }
called-triple-run = seri tris sampai { $top }
called-quad-run = seri four of a kind sampai { $top }
called-with = { $play } dengan { $count } kartu tambahan
called-with-pairs = { $play } dengan { $count } pair
called-with-cards = { $play } ({ $cards })
rank-3 = tiga
rank-4 = empat
rank-5 = lima
rank-6 = enam
rank-7 = tujuh
rank-8 = delapan
rank-9 = sembilan
rank-10 = sepuluh
rank-j = jack
rank-q = queen
rank-k = king
rank-a = as
rank-2 = dua
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
suit-spelled = { $suit }: { $ranks }
rank-spelled = { $rank }: { $suits }
cards-from-to = { $count } kartu, { $first } sampai { $last }

### The lobby
lobby-title = ### { $game }
lobby-players = **Pemain: { $count }** ({ $least } sampai { $most })
lobby-players-exactly = **Pemain: { $count }** (perlu { $most })
lobby-host = { $host } (host) menekan **Mulai** kalau semua sudah ada.
house-rules = { $count } aturan rumah
table-opened = Mejamu sudah dibuka.
joined = Kamu ikut!
dms-open = Kartumu akan dikirim lewat DM.
dms-closed = DM-mu tertutup untukku, jadi kamu main dari sini: tekan **Kartuku** di bawah meja. (Untuk membukanya: nama server, Pengaturan Privasi, Pesan Langsung.)
dms-later = Discord belum mengizinkanku membuka DM sekarang: sampai kartumu datang, tekan **Kartuku** di bawah meja.
dms-refused = Discord belum mengizinkanku membuka DM sekarang, jadi kamu main dari sini: tekan **Kartuku** di bawah meja.
dm-joined = Kamu dapat kursi di { $channel }, server { $server }. Kartumu datang ke sini.
left = Kamu meninggalkan meja.
left-finished = Kamu meninggalkan meja. Peringkatmu di ronde ini tetap milikmu.
sitting-out = Kamu istirahat mulai ronde berikutnya. Tekan **{ button-return }** untuk main lagi.
closes-after-deal = Tidak ada yang tinggal untuk ronde berikutnya, jadi meja ditutup setelah ronde ini.
stopped = Meja ditutup.
table-closed-by = { $who } menutup meja ini.
table-closed-idle = 👋 Berjam-jam tidak ada kegiatan di sini, jadi meja ini ditutup.
table-closed-empty = Meja ini ditutup: tidak ada pemain lagi.
table-closed-deleted = Meja ini ditutup: channel-nya dihapus.
table-closed-archived = Meja ini ditutup: thread-nya diarsipkan.
table-closed-removed = Meja ini ditutup: aku dikeluarkan dari server.
closed-there = { $why } ({ $channel } di { $server })
waiting-longer = Mereka dapat waktu tambahan: habis <t:{ $due }:R>.

### Buttons
button-join = Ikut
button-leave = Keluar
button-computer = Tambah komputer
button-rules = Aturan
button-start = Mulai
button-accept = Terima
button-decline = Tolak
button-hand = Kartuku
button-sit-out = Istirahat
button-next = Ronde berikutnya
button-again = Main lagi
button-stop = Berhenti
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
seat-backs = { $count } dengan punggung kedua (*)
seat-asleep = 💤 komputer yang main
seat-gone = sudah pergi, komputer yang main
to-beat = Harus ditimpa: **{ $play }** dari { $who }.
trick-won = { $who } memenangkan putaran dengan **{ $play }**.
turn-play = Giliran { $who } main · waktu habis <t:{ $due }:R>.
turn-decide = Giliran { $who } memutuskan · waktu habis <t:{ $due }:R>.
turn-give = Giliran { $who } memberi kartu · waktu habis <t:{ $due }:R>.
ranks-reversed = 🔄 Revolusi: kartu kecil mengalahkan yang besar.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = { $game ->
    [none] **Ronde { $number }**
   *[other] **{ $game }** · ronde { $number }
 } · [{ $channel }]({ $link }) di { $server }
hand-head-unseen = { $game ->
    [none] **Ronde { $number }**
   *[other] **{ $game }** · ronde { $number }
 } · { $server }
hand-head-practice = { $game ->
    [none] **Ronde { $number }**
   *[other] **{ $game }** · ronde { $number }
 } · latihan
hand-line = { $count ->
    [1] Kartu terakhirmu: **{ $cards }**
   *[other] { $cards }
 }
hand-lead = 🟡 **Kamu membuka.** Keluarkan apa saja · waktu habis <t:{ $due }:R>.
hand-open = 🟡 **Kamu membuka.** Keluarkan apa saja asal ada **{ $card }** · waktu habis <t:{ $due }:R>.
hand-follow = 🟡 **Giliranmu.** Timpa **{ $play }** dari { $who } · waktu habis <t:{ $due }:R>.
hand-decide = 🟡 **Kamu yang memutuskan** · waktu habis <t:{ $due }:R>.
hand-give = { $count ->
    [1] 🟡 **Beri { $who } satu kartu** yang tidak kamu mau · waktu habis <t:{ $due }:R>.
   *[other] 🟡 **Beri { $who } { $count } kartu** yang tidak kamu mau · waktu habis <t:{ $due }:R>.
 }
hand-waiting = Menunggu giliranmu.
host-now = -# Host: { $host }.
host-took-over = -# { $host } sekarang jadi host: { $before } sudah lama diam.
last-plays = Permainan terakhir: { $plays }
last-play = { $who }: { $play }
hand-asleep = 💤 Kamu melewatkan dua giliran, jadi komputer bermain untukmu. Tekan apa saja untuk kembali.
late-passed = ⏳ Waktu habis: kamu lewat.
late-played = ⏳ Waktu habis: aku memainkan **{ $play }** untukmu.
late-decided = ⏳ Waktu habis: aku memilih untukmu.
late-passed-for = ⏳ Waktu { $who } habis: lewat.
late-played-for = ⏳ Waktu { $who } habis: **{ $play }** dikeluarkan untuknya.
late-decided-for = ⏳ Waktu { $who } habis: keputusan diambil untuknya.
hand-out = { $place ->
    [1] 🎉 Kamu habis pertama!
   *[other] Kamu habis di urutan ke-{ $place }.
 }
no-hand = Kamu tidak punya kartu di meja ini.
gift-received = { $who } memberimu **{ $cards }**.
gift-given = Kamu memberi { $who } **{ $cards }**.
you-played = Kamu mengeluarkan **{ $cards }**.
you-gave = Kamu memberi **{ $cards }**.
you-answered = Kamu memilih **{ $answer }**.
you-passed = Kamu lewat.
took-back = Kamu menariknya kembali. Sekarang giliranmu lagi.

### Turn pings
ping-lead = { $who }, kamu membuka · waktu habis <t:{ $due }:R>
ping-follow = { $who }, timpa **{ $play }** dari { $owner } · waktu habis <t:{ $due }:R>
ping-decide = { $who }, kamu yang memutuskan · waktu habis <t:{ $due }:R>
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
result-pair = { $who } **{ $points }**
result-points = **{ $points }** · total { $total }
result-penalties = **{ $points }** poin penalti · total { $total }
result-substituted = 🤖 sebagian oleh komputer
result-upset = 🚀 **{ $who }** naik dari { $worst } jadi { $best }!

result-streak = ⚔️ **{ $by }** menghentikan { $deals } kemenangan beruntun **{ $who }**.

result-streak-titled = ⚔️ **{ $by }** mengambil alih: **{ $who }** jadi { $title } selama { $deals } ronde beruntun.

result-left = pergi dengan { $count } kartu
result-held = sisa: { $cards }
match-won = { $count ->
    [1] 🏆 **{ $who } memenangkan pertandingan.**
   *[other] 🏆 **{ $who } menang bersama.**
 }
match-leader = { $who } memimpin pertandingan dengan { $points } poin.
match-leader-penalties = Poin penalti paling sedikit ({ $points }): { $who }.
match-until-points = Pertandingan selesai pada { $count } poin.
match-until-deals = Pertandingan selesai setelah { $count } ronde.
match-until-minutes = Pertandingan selesai setelah { $count } menit.
finale-title = ### 🏆 Hasil akhir setelah { $deals } ronde
finale-standing = Hasil akhir: { $standing }
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

finale-won-deals = Menang { $wins } dari { $deals } ronde

finale-about = { $game } · { $deals } ronde · { $date }

award-line = **{ $who }**: { $story }

award-from-to = Dari { $before } jadi { $after }

award-rise = Dari posisi terakhir ke posisi pertama

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

award-play = Permainan terbesar: { $play }

award-patience = Pas { $count } kali dalam satu ronde, tetap menang

award-exit = Habis dalam { $count } giliran






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Papan peringkat · { $game }
leaderboard-ranked = Diurutkan menurut { $number }.
leaderboard-people = Hanya ronde antarorang yang dihitung. Komputer tidak diberi peringkat.
leaderboard-unfinished = Ronde lama masih dihitung: sebagian belum ada di sini.
leaderboard-by-points = total poin
leaderboard-by-penalties = poin penalti per ronde paling sedikit
leaderboard-by-wins = ronde yang dimenangkan
leaderboard-by-place = peringkat rata-rata
leaderboard-by-deals = ronde yang dimainkan
leaderboard-enough = Yang bermain kurang dari { $deals } ronde ada di bawah semua yang lain.
leaderboard-points = { $points } poin
leaderboard-penalties = { $average } poin penalti per ronde
leaderboard-wins = menang { $count } ronde
leaderboard-place = rata-rata peringkat { $average }
leaderboard-deals = { $count } ronde
leaderboard-line = { $medal } { $who } · **{ $value }**
    -# { $deals } ronde · pertama { $first } · terakhir { $last } · peringkat rata-rata { $average }
leaderboard-line-won = { $medal } { $who } · **{ $value }**
    -# menang { $first } dari { $deals }
leaderboard-line-landlord = { $medal } { $who } · **{ $value }**
    -# menang { $first } dari { $deals }, sebagai tuan tanah { $won } dari { $alone }
leaderboard-line-alone = { $medal } { $who } · **{ $value }**
    -# menang { $first } dari { $deals }, sendirian { $won } dari { $alone }
leaderboard-line-unknown = { $medal } { $who } · **{ $value }**
    -# { $deals } ronde
leaderboard-unknown = {" "}· hasil tidak tersimpan: { $deals } ronde
leaderboard-beside = {" "}· tidak dihitung: { $deals } ronde yang ikut dimainkan komputer
leaderboard-empty = Belum ada yang masuk peringkat: perlu dua orang menyelesaikan satu ronde permainan ini.
leaderboard-nobody = Belum ada yang masuk peringkat. `/{ name-game } { name-game-start }` membuka meja.
leaderboard-by-what = Aku tidak bisa mengurutkan menurut “{ $typed }”: pilih dari daftar.
card-title = ### { $who } di server ini
card-games = Permainan: { $games }
card-reign = Rekor juara: { $deals } kali berturut-turut
card-nobody = { $who } belum menyelesaikan satu ronde pun bersama orang lain di server ini.
card-against = Melawanmu: { $better } kali di atas, { $worse } kali di bawah

### For those who cannot see the pictures
alt-hand = { $count } kartumu: { $cards }
alt-hand-dimmed = Belum bisa dimainkan: { $cards }
alt-hand-picked = Dipilih: { $cards }
alt-hand-backs = Dengan punggung kedua: { $cards }
alt-table-top = Di meja: { $play } dari kursi { $seat }.
alt-table-empty = Meja kosong; menunggu pembuka.
alt-table-turn = Giliran: { $seats }.
alt-table-earlier = Sebelumnya, dari yang terlama: { $plays }.
alt-table-last = Putaran sebelumnya, dari yang terlama: { $plays }.
alt-table-you = Kamu di kursi { $seat }.
alt-table-seat = kursi { $seat }: { $count }
alt-table-widow = Kartu sisa tertutup: { $count } kartu.
alt-table-undrawn = { $count } permainan sebelumnya tidak digambar.
alt-leaderboard = Batang menurut urutan peringkat: { $values }.
alt-card = Kartu pemain: berapa kali di peringkat mana.
alt-card-place = peringkat { $place }: { $count }
alt-finale = Final pertandingan, dimenangkan { $seats }.
alt-finale-points = Poin setelah tiap ronde:
alt-finale-places = Peringkat di tiap ronde:
alt-podium = Podium ronde ini, dari yang terbaik.
alt-podium-step = peringkat { $place }: { $seats }
alt-podium-side = { $outcome }: { $seats }
alt-podium-seat = kursi { $seat }

### Refusals
moved-on = Permainan sudah lanjut. Ini kartumu sekarang.
went-wrong = Ada yang rusak di sisiku. Tidak ada yang hilang; coba lagi.
not-at-this-table = Kamu tidak di meja ini. Tekan **{ button-join }** dulu.
no-deal-running = Sekarang tidak ada ronde yang berjalan di sini.
no-table-here = Belum ada meja di channel ini. `/{ name-game } { name-game-start }` membukanya.
no-table-of-yours = Kamu sedang tidak duduk di meja mana pun.
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
challenge-asked = { $who } sudah diajak tadi.
challenge-declined = { $who } sudah menolak.
challenge-soon = Kamu baru saja menantang { $who }. Coba lagi beberapa menit lagi.
closed-until-match-ends = Semua kursi pertandingan ini sudah terisi. Kamu bisa ikut setelah pertandingan selesai.
table-full = Meja penuh: paling banyak { $most } pemain.
table-closed = Meja ini sudah ditutup.
control-unknown = Tombol itu terlalu lama. Pakai pesan terbaru.
table-set-aside = **Meja ini disisihkan**: simpanannya tidak bisa dibaca oleh versi bot ini. Tidak ada yang hilang. { $host }, atau pengelola kanal ini, bisa mulai ulang dengan orang yang sama atau menutupnya.
restarting = 🔧 Sedang mulai ulang. Permainan lanjut sebentar lagi, dan tak seorang pun kehilangan waktu.
nobody-to-wait-for = Tidak ada orang lain yang sedang giliran.
you-are-waited-for = Kamulah yang ditunggu. Yang lain bisa memberimu waktu tambahan.
waited-enough = Waktu mereka sudah cukup.
gave-enough = Kamu sudah { $count } kali memberi waktu untuk giliran ini. Orang lain di meja bisa memberi lebih.
take-back-late = Terlambat: seseorang sudah bermain.
take-back-forbidden = Di meja ini kartu yang sudah turun tetap di meja: { $host } tidak mengizinkan penarikan kembali.
no-computer-there = Kursi itu tidak kosong lagi.
seat-is-out = Kursi itu sudah tidak punya kartu di ronde ini. Tekan **{ button-join }** untuk main mulai ronde berikutnya.
back-with-next-deal = Kamu sudah ikut pertandingan ini, jadi kamu kembali di ronde berikutnya: tekan **{ button-join }**.
only-host = Hanya { $host }, sang host, yang bisa melakukan itu.
only-host-starts = { $host } adalah host dan menekan **{ button-start }**. Kalau { $host } tetap diam, kamu bisa menekannya <t:{ $at }:R>.
host-is-here = { $host } adalah host. Kamu bisa mengambil alih kalau { $host } diam sepuluh menit: <t:{ $at }:R>.
only-host-stops = { $host }, sang host, atau pengelola channel ini bisa menutup meja ini. Kalau tidak ada kegiatan di sini, siapa pun bisa: <t:{ $at }:R>.
only-host-stops-deal = Satu ronde sedang dimainkan: { $host }, sang host, atau pengelola channel ini bisa menutup meja ini. Siapa pun bisa setelah ronde selesai dan sepuluh menit tidak ada kegiatan di sini.
deal-is-running = Ronde sudah berjalan.
cannot-start = Belum bisa: { $why }
too-few-players = { $exact ->
    [yes] { $game } butuh { $need } pemain
   *[no] { $game } butuh sedikitnya { $need } pemain
 }: { $more } lagi{ $fill ->
    [yes] , atau **{ button-computer }**
   *[no] {""}
 }.
too-many-players = { $game } paling banyak { $most } pemain. Kelebihan: { $who }. { $computers ->
    [yes] Keluarkan komputer (**{ button-table }**).
   *[no] Harus ada yang istirahat (**{ button-table }**).
 }
swap-too-many = { $game } paling banyak { $most } pemain. Tidak kebagian kursi: { $who }. Harus ada yang istirahat dulu (**{ button-table }**).
rules-clash = Aturan-aturan ini tidak cocok satu sama lain: { $why }
house-rule-form = Tulis aturan rumah sebagai opsi=nilai, dipisah koma; aku tidak paham “{ $typed }”.
rule-unknown = Tidak ada aturan rumah “{ $typed }”. { $near ->
    [none] Ketik satu katanya, lalu pilih dari daftar.
   *[other] Maksudmu { $near }?
 }
channel-taken = Sudah ada meja di channel ini.
table-is-here = Sudah ada meja di sini: [{ $game }]({ $link }) · host { $host }{ $stage ->
    [deal] {" "}· satu ronde sedang dimainkan
    [lobby] {" "}· belum dimulai
   *[other] {" "}· di antara dua ronde
 }
closable-at = Kalau tidak ada kegiatan di sana, kamu bisa menutupnya <t:{ $at }:R>.
away-server = Aku belum ada di server ini: orang yang boleh mengelolanya bisa menambahkanku.
away-chat = Aku tidak bisa masuk ke obrolan ini: untuk itu, tambahkan aku ke sebuah server.
button-add-bot = Tambahkan ke server
permissions-missing = Aku butuh izin ini dulu di channel ini: { $named }.
permission-view-channel = Lihat Channel
permission-send-messages = Kirim Pesan
permission-send-messages-in-threads = Kirim Pesan di Thread
permission-embed-links = Sematkan Tautan
permission-attach-files = Lampirkan File
permission-create-public-threads = Buat Thread Publik
own-permissions-missing = Untuk itu kamu butuh izin ini di channel ini: { $named }.
place-unseen = Kamu tidak bisa lagi melihat channel meja ini.
command-limited = Kamu tidak boleh memakai `/{ $command }` di sini, dan tombol ini sama saja.
no-such-game = Aku tidak kenal permainan “{ $game }”. Coba `/{ name-rules }`.
typed-unreadable = Aku tidak bisa membaca “{ $typed }” sebagai kartu. Tulis seperti 7 7, 7s7d, atau pair 7.
typed-not-held = Kamu tidak punya { $cards }.
typed-too-few = Kamu hanya punya { $held } { $card }, bukan { $wanted }.
typed-several = { $card }

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] Kartumu sudah habis.
    [1] **Kartu terakhirmu:**
   *[other] **{ $count } kartumu:**
 }
words-backwards = ↺ Giliran berlawanan arah jarum jam.
words-seat = { $who }: { $about }
words-you = kamu
hands-in-channel = Kamu main dari sini: tekan **Kartuku** di bawah meja.

### A player's settings
settings-title = ### Pengaturanmu
    -# Berlaku untukmu di semua server.
chosen = ✓ { $label }
prefer-sent = **Kartumu** datang lewat DM, atau di bawah meja dan hanya kamu yang lihat.
prefer-sent-default = Ikut server
prefer-sent-default-here = Seperti di sini: { $place }
prefer-sent-dm = DM
prefer-sent-channel = Di channel
prefer-sent-both = Dua-duanya
prefer-sorting = **Kartumu** diurutkan menurut nilai atau kembang.
prefer-sorting-rank = Menurut nilai
prefer-sorting-suit = Menurut kembang
prefer-deck = **Gaya kartu**
prefer-deck-four = Empat warna
prefer-deck-two = Dua warna
prefer-deck-safe = Buta warna
prefer-deck-dark = Gelap
prefer-deck-contrast = Kontras tinggi
prefer-deck-animals = Hewan
prefer-deck-pixel = Piksel
deck-which = Gaya kartu
prefer-pictures = **Kartu dan meja** ditampilkan sebagai gambar, atau sebagai kata untuk pembaca layar.
prefer-pictures-yes = Gambar
prefer-pictures-no = Kata
prefer-pinged = **Ping aku** di channel saat giliranku.
prefer-pinged-at-once = Langsung
prefer-pinged-soon = Setelah 8 detik
prefer-pinged-late = Setelah 20 detik
prefer-pinged-reminded = Saat separuh waktu
prefer-auto-pass = **Lewat otomatis** kalau tidak ada yang bisa kukeluarkan.
prefer-auto-pass-yes = Ya
prefer-auto-pass-no = Tidak
prefer-language = **Bahasaku**
prefer-language-which = Bahasa apa?
prefer-language-as-discord = Sama seperti Discord-ku

### What a server allows
only-role-hosts = Hanya { $role } yang boleh membuka meja di server ini.
game-not-here = { $game } tidak dimainkan di server ini. Yang boleh: { $allowed }.
no-more-tables = Sudah ada { $most } meja terbuka; server ini tidak mengizinkan lebih sekaligus. `/{ name-game } { name-game-tables }` menampilkan yang bisa kamu ikuti.
banned = Kamu dilarang main di meja server ini; hanya yang mengelola server yang bisa mencabutnya.
banned-because = Kamu dilarang main di meja server ini; hanya yang mengelola server yang bisa mencabutnya. Alasan: { $reason }
blocked = Kamu tidak bisa main dengan bot ini: pengelolanya memblokirmu.
blocked-because = Kamu tidak bisa main dengan bot ini: pengelolanya memblokirmu. Alasan: { $reason }
support = Ada pertanyaan? { $where }
only-channels = Di sini meja hanya dibuka di { $allowed }.
channels-unseen = Di sini meja hanya dibuka di channel tertentu, dan tidak ada yang bisa kamu lihat. Tanya yang mengelola server ini.
hosts-enough = Kamu sudah jadi host { $most } meja di sini, batas untuk satu orang: { $where }. Hentikan satu atau jadikan orang lain host (**{ button-table }**), lalu buka yang lain.
heir-hosts-enough = { $who } sudah jadi host sebanyak yang boleh untuk satu orang di sini. Pilih orang lain.

### The settings of a server
server-title = ### Pengaturan server ini
    -# Waktu berlaku mulai ronde berikutnya, yang lain langsung.
server-choose = Pilih
server-language = **Bahasa** untuk yang dibaca semua orang
server-language-as-discord = Seperti server di Discord
server-hosts = **Siapa yang boleh membuka meja**
server-hosts-all = Semua orang
server-families = **Permainan** yang boleh dimainkan
server-turn = **Waktu** tiap giliran
server-bank = **Waktu cadangan** tiap pemain dalam satu ronde
server-sent = **Kartu** pemain yang belum memilih di `/{ name-settings }`
server-most = **Meja** yang terbuka sekaligus
server-threads = Permainan berlangsung **langsung di channel**.
server-threads-on = Tiap permainan punya **thread sendiri**.
server-threads-yes = Pakai thread
server-threads-no = Tanpa thread
server-tables = Meja yang terbuka
server-page-play = Main
server-page-people = Orang
server-page-rules = Aturan
server-page-log = Catatan
server-page-title = ### Pengaturan server ini · { $page }
server-channels = **Channel** tempat meja boleh dibuka; thread ikut channel-nya
server-channels-all = Di mana saja
server-hosted = **Meja terbuka** per host
server-ping = **Role** yang kusebut saat meja dibuka, dan yang bisa diambil anggota sendiri
server-ping-none = Tanpa role
server-ping-every = **Jeda** antara dua sebutan, paling sedikit
server-savers = **Siapa yang boleh menyimpan aturan**, selain yang mengelola server
server-saver-role = **Role** yang boleh menyimpan aturan
server-saver-none = Tanpa role
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
time-as-set-up = Seperti biasa
time-seconds = { $count } detik
time-minutes = { $count } menit
time-hours = { $count } jam
tables-title = { $count ->
    [0] ### Tidak ada meja terbuka di server ini.
   *[other] ### { $count } meja terbuka
 }
tables-line = { $channel } · { $game } · { $count } pemain, host: { $host }{ $running ->
    [yes] {" "}· ronde sedang berjalan
   *[no] {""}
 }
overrule-close-about = **Tutup**: ronde yang berjalan dihentikan. Hasil ronde yang sudah selesai tetap ada.
overrule-reset-about = **Mulai ulang**: meja ini ditutup, dan meja baru dengan orang dan aturan yang sama dibuka sebagai gantinya.
overrule-close = Tutup
overrule-reset = Mulai ulang
button-back = Kembali
button-more = Lainnya
only-admins = Hanya yang boleh mengelola server ini yang bisa melakukannya.
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
ban-about = **Larang { $whom }** dari semua meja di server ini? Kursinya jadi kosong seperti kalau { $whom } keluar permanen; ronde yang sedang berjalan diteruskan komputer. Berlaku sampai ada yang mencabutnya.
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
log-removed = { $who } mengeluarkan **{ $whom }** dari meja di { $channel }.
log-handed-over = { $who } menjadikan **{ $whom }** host di { $channel }.
log-took-over = { $who } jadi host di { $channel }, menggantikan **{ $whom }**.
log-stopped = { $own ->
    [yes] { $who } menghentikan meja di { $channel }.
   *[no] { $who } menghentikan meja **{ $whom }** di { $channel }.
 }
log-changed-game = { $who } mengganti permainan di { $channel } ke **{ $about }**.
log-started-over = { $own ->
    [yes] { $who } memulai ulang meja di { $channel }.
   *[no] { $who } memulai ulang meja **{ $whom }** di { $channel }.
 }
log-setting = { $who } mengubah pengaturan: { $about }
log-banned = { $who } melarang **{ $whom }**.
log-lifted = { $who } mencabut larangan **{ $whom }**.
log-deleted-rules = { $who } menghapus aturan **{ $about }** dari { $whom }.
log-deleted-all = { $who } menghapus semua aturan tersimpan dari **{ $whom }** ({ $about }).
ping-ready = Aku menyebut { $role } saat meja dibuka, dan memberikannya ke anggota yang menekan tombol.
ping-unmentionable = Aku tidak bisa menyebut { $role }: izinkan semua orang menyebutnya di pengaturan role, atau beri aku **Sebut Semua Orang**.
ping-no-manage-roles = Aku tidak bisa memberikannya ke anggota: aku butuh **Kelola Role**.
ping-role-above = Aku tidak bisa memberikan { $role } ke anggota: geser { $own } ke atasnya di daftar role.
ping-role-powerful = Aku tidak memberikan { $role } ke anggota: izinnya lebih dari semua orang. Pilih role tanpa izin.
ping-role-gone = Role itu sudah tidak ada. Pilih yang lain lewat `/{ name-server }`.
ping-role-unfit = Aku hanya bisa memakai role yang bisa diberikan: bukan @everyone, dan bukan milik bot.
ping-role-opens = { $role } membuka channel. Hanya yang boleh mengelola role yang bisa membiarkan anggota mengambilnya.
ping-none-here = Server ini tidak punya role untuk meja baru.
ping-not-given = { $why } Beri tahu yang mengelola server ini.
ping-refused = Discord tidak mengizinkanku mengubah { $role }. Beri tahu yang mengelola server ini.
ping-on = Sekarang kamu punya { $role }: kusebut saat meja dibuka. Tekan lagi untuk mengembalikannya.
ping-off = Kamu tidak lagi punya { $role }.
ping-post = 🔔 **Mau tahu kalau ada meja dibuka?** Tekan tombolnya untuk dapat role yang kusebut nanti, dan tekan lagi untuk mengembalikannya.
ping-opened = 🔔 { $role }: meja **{ $game }** sudah dibuka.
button-ping = Kabari soal meja

### First steps
hello = 👋 **Aku yang membagi kartu di sini:** { $games }.
    {"**"}{ button-open-table }**, dan yang lain ikut dengan satu tekan; **{ button-practise }** langsung memberimu kartu, melawan komputer.
    Setiap orang mendapat kartunya lewat pesan langsung, yang tak dilihat orang lain.
hello-admins = Pengelola server ini mengaturku dengan `/server`. `/privasi` menunjukkan apa yang kusimpan tentangmu.
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
practice-there = Kamu sudah punya meja sendiri yang terbuka: { $game }.
button-go-on = Lanjut
button-practise-anew = Akhiri, mulai baru
practice-dealt = Kartu dibagikan! Kartumu ada di pesan langsungmu.
practice-here = Kartumu ada di bawah.
button-to-cards = Ke kartumu
practice-dms-closed = DM-mu tertutup untukku, padahal di sanalah kamu berlatih. Untuk membukanya: nama server, Pengaturan Privasi, Pesan Langsung. Lalu coba lagi.
practice-dms-refused = Discord belum mengizinkanku membuka DM sekarang, padahal di sanalah kamu berlatih. Untuk main di channel: `/{ name-game } { name-game-start }`, lalu **{ button-computer }**.
practice-going-on = -# Kamu sedang berlatih: ini tidak dihitung di papan peringkat mana pun.
primer = -# 👋 **{ $game }:** { $goal }
    -# Dari tinggi ke rendah: **{ $order }**{ $more }
    -# { $how ->
        [equal] Mainkan kartu sama banyak, sama atau lebih tinggi.
        [larger] Mainkan sama banyak tapi lebih tinggi, atau kumpulan lebih besar.
       *[higher] Mainkan kartu sama banyak, tapi lebih tinggi.
    } **{ button-pass }** untuk menunggu, **{ button-hint }** untuk saran.
primer-goal-alone = Tawar untuk main sendirian. Pihak yang kartunya habis duluan menang.
primer-goal-teams = Kamu dan pasanganmu menang bersama. Habiskan kartu kalian.
primer-goal-titles = Habiskan kartumu. Pertama: { $best }, terakhir: { $worst }.
primer-goal-places = Habiskan kartumu, makin cepat makin baik.
primer-goal-first = Jadilah yang pertama menghabiskan kartu.
primer-goal-left = Yang habis duluan menang. Makin sedikit sisa, makin baik.
primer-bombs = 💣 mengalahkan semuanya: { $kinds }
primer-chops = 💣 mengalahkan kartu 2: { $kinds }
primer-wild = bisa jadi kartu lain: { $cards }
primer-power = satu saja mengalahkan kumpulan apa pun: { $cards }
primer-fewer-twos = kartu 2 cukup kurang satu
primer-revolution = empat kartu sama membalik urutan
primer-ends = mengakhiri putaran: { $cards }
lesson-five = -# 💡 **Lima kartu**, dari rendah ke tinggi: { $kinds }. Kamu punya { $play }.
lesson-five-any = -# 💡 **Kombinasi lima kartu:** { $kinds }. Kamu punya { $play }.
lesson-run = -# 💡 **Straight** adalah paling sedikit { $least } kartu berurutan, lambangnya bebas. Kamu punya { $play }.

### Browsing the rules
browse-title = ### Aturan semua permainan
browse-own = ✎ **Aturanmu sendiri** · { $game }: { $changes }
browse-about-pr = yang pertama habis jadi Presiden; yang terakhir membayar dengan kartu bagus
browse-about-bt = kartu tunggal, pasangan, dan lima kartu poker; 2 yang tertinggi
browse-about-df = Presiden dari Jepang, dari miskin jadi jutawan
browse-about-th = Tiến Lên dari Vietnam: set, urutan, dan bom untuk kartu 2
browse-about-dd = satu tuan tanah dengan lebih banyak kartu melawan dua; tiap bom melipatgandakan nilai
browse-about-b3 = kartu 3 tertinggi; seorang menawar untuk main sendiri melawan dua
browse-found = { $count ->
    [0] ### Tidak ada hasil untuk “{ $typed }”
   *[other] ### { $count } × “{ $typed }”
 }
button-all-of = Semua ({ $count })
button-search = Cari
form-search = Cari permainan atau aturan
search-about = Nama apa pun dari permainan, jumlah pemain seperti “3 pemain”, atau kata dari aturannya seperti “dua dek”.
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
button-played = Paling sering di sini
button-saved = Aturan kita
button-games = Semua permainan
button-play-this = Main ini di sini
button-use-rules = Pakai di meja kita
button-edit = Ubah aturan
button-share = Bagikan
button-channel-default = Jadikan bawaan di sini
button-delete = Hapus
saved-named = ### ★ { $name }

### The editor of a table's rules
editor-title = ### Aturan mejamu: { $game }
editor-title-own = ### Aturanmu sendiri: { $game }
    -# Hanya kamu yang melihatnya sampai kamu memainkan, menyimpan, atau membagikannya.
editor-and-more = … dan { $count } lagi
editor-clashes = ⚠️ **Aturan-aturan ini tidak cocok satu sama lain.** Ubah terus sampai cocok; sementara itu yang lain melihat aturan terakhir yang cocok, dan permainan belum bisa dimulai.
editor-clashes-own = ⚠️ **Aturan-aturan ini tidak cocok satu sama lain.** Ubah terus sampai cocok; sementara itu aturan ini tidak bisa dimainkan, disimpan, atau dibagikan.
editor-take-back = Batalkan satu perubahan
editor-topics = Pilih topik
editor-changed = { $count } diubah
editor-own = bawaan permainan ini
rule-span = { $low } sampai { $high }
players-in-all = { $count } pemain
button-type = Ketik
button-undo = Urungkan
button-reset = Batalkan semua
button-other-game = Permainan lain
button-save = Simpan
button-sheet = Lembar aturan
form-rule = Satu aturan rumah
form-value = Jawabanmu
form-name = Nama
form-save = Simpan aturan ini
save-about = Semua orang di server ini menemukannya dengan nama ini, di **/{ name-rules }** dan **/{ name-game } { name-game-start }**.
saved = Disimpan sebagai **{ $name }**.
share = **{ $code }** adalah kode aturan ini di server mana pun. Buka meja dengan `/{ name-game } { name-game-start } { name-game-start-code }:{ $code }`, atau baca dengan `/{ name-rules } { name-rules-code }:{ $code }`.
channel-default-set = Mulai sekarang `/{ name-game } { name-game-start }` tanpa nama permainan membuka **{ $game }** dengan aturan ini di sini. Tekan tombolnya sekali lagi untuk melupakannya.
channel-default-no-more = Channel ini tidak punya permainan bawaan lagi.
lobby-unsettled = ✎ { $host } masih mengubah aturan.
next-rules = { $count ->
    [0] Pertandingan berikutnya: **{ $game }**.
   *[other] Pertandingan berikutnya: **{ $game }** dengan { $count } aturan rumah.
 }
save-dropped = **{ $name }** dihapus. Kodenya { $code }, kalau kamu mau mengembalikannya.
save-nameless = Aturan butuh nama untuk disimpan.
save-too-many = Server ini sudah menyimpan { $most } set aturan; hapus satu dulu.
save-taken = Sudah ada **{ $name }**, dibuat { $author }. Pilih nama lain.
save-not-yours = Hanya yang menyimpannya, atau yang mengelola server, yang bisa menghapus aturan ini.
save-enough = Kamu sudah menyimpan { $most } set aturan di sini, batas untuk satu orang. Hapus satu dulu, lewat `/{ name-rules }`, **{ button-saved }**.
save-only-hosts = Di server ini hanya host meja terbuka yang bisa menyimpan aturan.
save-only-role = Di sini hanya { $role }, dan yang mengelola server ini, yang bisa menyimpan aturan.
save-only-managers = Di sini hanya yang mengelola server ini yang bisa menyimpan aturan.
only-channel-managers = Hanya yang boleh mengelola channel ini yang bisa memilih permainan biasanya.
nothing-to-undo = Tidak ada yang bisa diurungkan.
rules-stand = Pertandingan sedang berjalan: aturannya berlaku sampai selesai.
draft-clashes = Aturan-aturan ini belum cocok satu sama lain: { $why }
draft-gone = Aturan yang kamu ubah kusimpan selama sehari, dan yang ini sudah tidak ada. Buka lagi dengan `/{ name-rules }`.
rule-value = “{ $typed }” tidak bisa. { $why }
rule-value-near = “{ $typed }” tidak bisa. { $why } Maksudmu { $near }?
too-slow = Aku terlalu lama. Tekan sekali lagi, ya.
code-mistyped = Ada huruf yang salah di kode ini. Isinya hanya angka 2 sampai 9 dan huruf selain I, O, dan U.
code-length = Kode ini punya { $count } huruf; kode seperti ini punya { $right }.
code-doubtful = Ada huruf yang salah di kode ini, atau ada yang kurang: terbaca { $count } huruf.
code-newer = Kode ini berasal dari versiku yang lebih baru.
code-game-gone = Kode ini untuk permainan yang sudah tidak ada: “{ $game }”.
code-rule-gone = Kode ini memuat aturan rumah yang sudah tidak ada: “{ $rule }”.

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = Tawar untuk main sendirian melawan yang lain: tawaran tertinggi dapat kartu tertutup, dan jadi nilai ronde ini.
ask-cut-about = Kamu memotong dek sebelum dibagi: sebut berapa kartu yang diambil dari atas.
call-deal = Bagi
call-deal-about = Kamu yang membagi, dengan tangan, setelah dek dikocok dan dipotong.
call-shuffle = Kocok
call-shuffle-about = Peringkat pertama mengocok, menawarkan potong, lalu membagi, urut. Langkah terlewat berarti salah.
call-offer-cut = Tawarkan potong
call-offer-cut-about = Peringkat terakhir memotong sebelum kamu membagi.
call-redeal = Minta bagi ulang
call-redeal-about = Kartumu jelek sekali, jadi kamu boleh minta bagi ulang. Semua orang tahu itu kamu.
call-trade = Tukar
call-trade-about = Simpan kartu terendah permainan, yang kamu pegang, demi kartu di tengah …
call-keep = Pertahankan
call-keep-about = … atau pertahankan.
call-accept = Terima
call-accept-about = Terima, dan dua kartu yang kalian tawarkan berpindah tangan.
call-done = Cukup tukarnya
call-done-about = Tidak tukar lagi: kartu yang baru ditawarkan tetap di tempatnya.
call-last-card = Kartu terakhir!
call-last-card-about = Sebut kartu terakhirmu sebelum pemain berikut bertindak. Menang tanpa menyebut berarti bayar untuk semua.
call-clear-table = Bereskan meja
call-clear-table-about = Hanya peringkat terakhir yang boleh membereskan meja. Yang lain, kalau sengaja, jadi terakhir di ronde berikutnya.
call-on-purpose = Sengaja
call-on-purpose-about = Kamu membereskan meja: sengaja …
call-by-mistake = Tidak sengaja
call-by-mistake-about = … atau tidak sengaja?
call-forfeits = Aku mau dihukum
call-forfeits-about = Kamu boleh mengizinkan peringkat pertama memberimu hukuman ringan.
forfeit-tea = Hukuman: sajikan teh
forfeit-verse = Hukuman: nyanyi satu bait
forfeit-joke = Hukuman: ceritakan lelucon
forfeit-about = Peringkat terakhir bersedia: kamu boleh memberi hukuman ringan, sekali dalam satu ronde.
told-deal = { $who } membagi.
told-shuffle = { $who } mengocok.
told-offer-cut = { $who } menawarkan potong.
told-fault = { $who } melakukan kesalahan saat membagi.
told-redeal = Kartu { $who } jelek dan dia minta bagi ulang.
told-trade = { $who } menukar kartu terendah dengan kartu di tengah.
told-keep = { $who } mempertahankan kartu terendah.
told-accept = { $who } menerima.
told-done = { $who } tidak tukar lagi.
told-last-card = { $who } menyebut: **kartu terakhir!**
told-clear-table = { $who } membereskan meja.
told-on-purpose = { $who } bilang: sengaja.
told-by-mistake = { $who } bilang: tidak sengaja.
told-forfeits = { $who } bersedia dihukum.
told-forfeit-tea = { $who } memberi hukuman: sajikan teh.
told-forfeit-verse = { $who } memberi hukuman: nyanyi satu bait.
told-forfeit-joke = { $who } memberi hukuman: ceritakan lelucon.
told-dragon = { $who } dapat naga, satu kartu dari tiap nilai.
told-four-twos = { $who } dapat keempat kartu 2.
told-four-threes = { $who } dapat keempat kartu 3.

### Trading
hand-give-highest = 🟡 **Beri { $who } { $count } kartu tertinggimu.** Ada yang sama tinggi: pilih yang mau kamu berikan · waktu habis <t:{ $due }:R>.
hand-offer = 🟡 **Tawarkan satu kartu ke { $who }.** Kalian berdua harus menukar satu; yang mana, kalian sepakati sendiri, di depan semua · waktu habis <t:{ $due }:R>.
hand-haggle = 🟡 { $who } menawarkan **{ $theirs }** untuk **{ $mine }**-mu. Terima, atau tawarkan kartu lain · waktu habis <t:{ $due }:R>.
hand-swap = 🟡 **Tukar kartu dengan { $who }**: tawarkan sebanyak yang kamu mau, hanya { $who } yang lihat, atau jangan sama sekali · waktu habis <t:{ $due }:R>.
hand-swap-back = 🟡 { $who } menawarkanmu **{ $theirs }**. Beri { $count } kartu sebagai gantinya, atau berhenti · waktu habis <t:{ $due }:R>.
pick-any = Pilih kartu untuk ditawarkan
offer-cards = Tawarkan { $cards }
offer-again = Tetap { $cards }
you-offered = Kamu menawarkan **{ $cards }**.
drawn-last = Kartu yang terakhir kamu ambil: **{ $cards }**.
only-you-see = Hanya kamu yang lihat kartu di tengah: **{ $cards }**.
turn-trade = Giliran { $who } tukar kartu · waktu habis <t:{ $due }:R>.
turn-bid = Giliran { $who } menawar · waktu habis <t:{ $due }:R>.
turn-cut = Giliran { $who } memotong dek · waktu habis <t:{ $due }:R>.
ping-trade = { $who }, tukar kartu dengan { $partner } · waktu habis <t:{ $due }:R>

### How a deal stands
play-counts-as = { $play }, dihitung sebagai { $stands }
seat-cards-hidden = ? kartu
seat-closed-out = 🔒 lewat, keluar dari putaran ini
dealt-again = Kartu baru: ronde sebelumnya tidak dihitung.
seen-by-all = Dilihat semua saat pembagian: **{ $cards }**.
bids-so-far = { $bids }
bid-of = { $who } menawar { $amount }
bid-none = { $who } lewat
plays-alone = **{ $who }** main sendirian melawan { $others } · nilai **{ $stake }**
team = Bersama: { $who } · { $cards }
partners = Pasangan yang bertukar kartu: { $pairs }
stake = Nilai: **{ $stake }**
stock-left = { $count ->
    [0] Tumpukan sudah habis.
   *[other] Tumpukan: { $count } kartu
 }
pile = -# Sudah dimainkan: { $cards }
cards-left = Sisa kartu: { $counts }
closed-out = 🔒 Keluar dari putaran ini: { $who }
passed-so-far = Lewat: { $who }
you-are-closed-out = 🔒 Kamu lewat: putaran ini tertutup untukmu.

### The log
button-log = Catatan
button-proof = Bukti kocokan
proof-title = ### Kocokan ronde { $number }
proof-about = Sebuah angka rahasia, seed, menentukan semua kartu ronde ini. Buktinya sudah ada di sini sebelum kartu pertama dimainkan, dan seed tampil setelah ronde selesai. SHA-256 dari seed harus sama dengan bukti itu, dan `python -m rules verify` membuat ulang kartu tiap pemain dari seed. Ini menunjukkan bahwa seed tidak diubah setelah kartu dibagi, bukan bagaimana bot mengundinya.
proof-shown = Bukti: `{ $proof }`
proof-seed = Seed: `{ $seed }`
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
no-log = Belum ada ronde yang dimainkan di meja ini.
button-replay = Putar ulang
button-replay-last = Putar ulang ronde terakhir
replay-title = ### Putar ulang · ronde { $number }
replay-places = Dari yang terbaik: kursi { $seats }.
replay-play = kursi { $seat } · { $play }
no-replay = Di sini belum ada ronde selesai yang bisa diputar ulang.
replay-nothing = Pesan ini tidak menampilkan ronde apa pun.
replay-running = Ronde ini belum selesai.
button-review = Bagaimana mainku?
button-post = Kirim ke channel

post-by = { $who } membagikan:

post-done = ✅ Terkirim: { $link }

post-already = Hasil ini sudah ada di channel.

post-nowhere = Tidak ada channel untuk mengirim ini.

post-gone = Pertandingan ini sudah selesai dan yang baru dimulai.

review-title = ### Caramu bermain di ronde { $number }
review-none = 👏 Tidak ada kesalahan yang bisa kamu duga.
review-lead = Kamu yang membuka.
review-bid = Saat menawar.
review-give = Kamu memberi kartu.
review-swap = Kamu bisa menukar kartu terendahmu.
review-beat = Yang harus ditimpa: **{ $play }**
review-yours = Pilihanmu: **{ $move }**
review-better = Lebih baik: **{ $move }** · rata-rata sekitar { $cost } lebih
review-best = Langkah terbaikmu: **{ $move }** atas **{ $play }**

review-best-lead = Langkah terbaikmu: membuka dengan **{ $move }**

review-worth = sekitar { $cost } lebih baik daripada **{ $move }**

review-thinking = { $count ->
   *[other] Meninjau { $count } keputusanmu: { $number } selesai …
 }

review-points = { $amount } poin
review-places = { $amount } peringkat
review-wins = { $amount } kemenangan
review-basis = -# Yang paling merugikan. Tiap pilihan dicoba pada banyak pembagian kartu yang cocok dengan yang bisa kamu ketahui saat itu.
review-busy = Aku sedang memikirkan permainan lain. Coba lagi semenit lagi.
review-substituted = Sebagian ronde ini dimainkan komputer untukmu, jadi langkahmu sendiri tidak bisa dibedakan.
told-dealt = **Ronde { $number }** · pembagi: { $who }.
told-cut = { $who } memotong dek: { $at } kartu dari atas.
told-gave-cards = { $giver } memberi { $taker } **{ $cards }**.
told-gave = { $giver } memberi { $taker } { $count } kartu.
told-took-cards = { $who } mengambil **{ $cards }** dari tengah.
told-took = { $who } mengambil { $count } kartu tertutup.
told-traded = { $who } menyimpan **{ $returned }** demi **{ $cards }**.
told-looked-at = { $who } melihat **{ $cards }** di tengah.
told-looked = { $who } mengintip kartu di tengah.
told-drew-card = { $who } mengambil **{ $cards }** dari tumpukan.
told-drew = { $who } mengambil satu kartu dari tumpukan.
told-restocked = { $count } kartu dari putaran sebelumnya jadi tumpukan baru.
told-alone = { $who } main sendirian, nilai { $stake }.
told-doubled = Nilai ronde jadi dua kali lipat.
told-out-of-time = ⏳ Waktu { $who } habis.
told-taken-back = { $who } menariknya kembali.
told-offered-cards = { $giver } menawari { $taker } **{ $cards }**.
told-offered = { $giver } diam-diam menawari { $taker } { $count } kartu.
told-announced = { $count ->
    [1] ⚠️ { $who } tinggal **satu kartu**.
   *[other] ⚠️ { $who } sebentar lagi bisa habis: sisa { $count } kartu.
 }
told-leads = { $who } membuka.
told-leads-with = { $who } membuka; langkah pertama harus ada **{ $cards }**.
told-skipped = { $who } kehilangan giliran berikutnya.
told-reversed = 🔄 Revolusi: kartu kecil mengalahkan yang besar.
told-righted = 🔄 Urutan nilai kembali seperti biasa.
told-turned = ↩️ Arah giliran berbalik.
told-threw-in = { $who } menyerah dan jadi terakhir.
told-out = Kartu { $who } habis, peringkat { $place }.
told-won = { $who } memenangkan putaran.
told-void = Ronde ini tidak dihitung; kartu dibagi ulang.
told-over = Ronde selesai.

### Results of teams, stakes and chips
alone-won = Tuan tanah **{ $who }** menang sendirian melawan { $others }.
alone-lost = { $others } mengalahkan tuan tanah **{ $who }**.
solo-won = **{ $who }** menang sendirian melawan { $others }.
solo-lost = { $others } mengalahkan **{ $who }** yang main sendirian.
team-won = Ronde ini milik **{ $who }** · sisa { $cards }
team-rest = { $who } · sisa { $cards }
stake-made = Nilai: { $parts } = **{ $stake }**
stake-bid = tawaran { $amount }
stake-bombs = { $count ->
    [1] satu bom ×2
   *[other] { $count } bom, masing-masing ×2
 }
stake-spring = spring ×2
result-paid-chips = **{ $won }** · { $chips } chip
result-chips = **{ $chips } chip**
match-leader-chips = { $who } memimpin pertandingan dengan { $chips } chip.

### Cards as players type them: words with commas between
one-joker = joker
typed-1 = satuan, single, satu
typed-2 = pair, sepasang, pasang, dua
typed-3 = tris, triple, tiga
typed-4 = four of a kind, kuartet, empat
typed-5 = lima
typed-6 = enam
typed-7 = tujuh
typed-8 = delapan
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
typed-fill = dan, sama, kartu, dengan
typed-stands = sebagai, jadi, untuk, ganti
typed-cannot-stand = Kartu ini sekarang tidak bisa menggantikan itu.

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
sent-away = Pemain lain memilih untuk mengeluarkanmu. Kamu bisa ikut lagi setelah ronde berikutnya dimulai.
sent-away-by = { $who }, sang host, mengeluarkanmu. Kamu bisa ikut lagi setelah ronde berikutnya dimulai.
may-not-vote = Hanya yang main dan tidak tertidur yang bisa vote untuk mengeluarkan orang, dan harus ada dua orang.
no-longer-here = Pemain itu sudah tidak di meja ini.
not-in-mid-deal = Itu harus menunggu sampai ronde selesai.

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 Kamu boleh mengeluarkan bom sekarang, walaupun bukan giliranmu.
first-of-two = yang pertama dari dua
second-of-two = yang kedua dari dua
button-put-back = Kembalikan
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
reason-wins-last = Tidak ada kartu tersisa yang bisa menimpanya, lalu kamu tinggal sekali keluar: { $cards }.
reason-wins = Tidak ada kartu tersisa yang bisa menimpanya, dan sisa kartumu jadi { $plays } kali keluar.
reason-unbeaten = Tak ada yang bisa mengalahkannya.
reason-guard-many = Ada yang kartunya tinggal satu, dan ini bukan kartu tunggal.
reason-guard-high = Ada yang kartunya tinggal satu, dan ini kartumu yang tertinggi.
reason-guard-two = Ada yang kartunya tinggal dua, dan ini bukan dua kartu.
reason-partner-out = Ada di pihakmu yang kartunya tinggal satu dan mungkin bisa habis di sini.
reason-few-higher = Kartu lebih tinggi yang belum keluar tinggal ini: { $cards }.
reason-highest = Tidak ada kartu lebih tinggi yang belum keluar.
reason-mostly-lower = Dari kartu yang belum keluar, { $amount } lebih rendah dan hanya { $count } lebih tinggi.
reason-last = Setelah itu kamu tinggal sekali keluar: { $cards }.
reason-sheds = { $count } kartu keluar sekaligus, dan sisanya jadi { $plays } kali keluar.
reason-sheds-keeps = { $count } kartu keluar sekaligus, dan { $cards } tetap di tanganmu.
reason-low = Kartu terendahmu ikut keluar, dan sisa kartumu jadi { $plays } kali keluar.
reason-near = Setelah itu kamu tinggal { $plays } kali keluar.
reason-keeps = Kartu tinggimu tersimpan untuk nanti: { $cards }.
reason-alone = Kartu ini tidak berpasangan dengan kartumu yang lain, dan lebih sulit ditimpa daripada kartu terendahmu.
reason-breaks-nothing = Ini tidak memecah kartu yang berpasangan, dan sisa kartumu jadi { $plays } kali keluar.
reason-press = Ada yang kartunya tinggal sedikit, dan apa pun yang lebih lemah lebih mudah ditimpa.
reason-bomb = Hanya bom yang bisa menimpa meja, dan sisa kartumu jadi { $plays } kali keluar.
reason-follow = Ini yang terlemah yang bisa menimpa meja, dan sisa kartumu jadi { $plays } kali keluar.
reason-weakest = Ini permainan terendah yang menang.
reason-computer = Komputer akan memainkan ini.
reason-pass-partner = Pihakmu sedang memenangkan putaran ini.
reason-pass-bomb = Di tanganmu hanya bom yang bisa menimpa meja; kalau lewat, bomnya tersimpan untuk nanti.
reason-pass-whole = Kartumu sekarang jadi { $plays } kali keluar, dan tidak satu pun menimpa meja.
reason-pass-costs = Apa pun di tanganmu yang menimpa meja menghabiskan kartu tinggi atau memecah kartu yang berpasangan.
reason-pass-beaten = Dengan { $cards } kamu bisa menimpa meja, tetapi itu pun masih bisa ditimpa.
reason-pass-early = Dengan { $cards } kamu bisa menimpa meja, tetapi itu pun masih bisa ditimpa, dan belum ada lawan yang hampir habis.
reason-pass-higher = Dengan { $cards } kamu bisa menimpa meja, tetapi masih ada { $count } kartu lebih tinggi yang belum keluar.
reason-pass-outranked = Dengan { $cards } kamu bisa menimpa meja, tetapi masih ada { $count } kartu lebih tinggi yang belum keluar, dan belum ada lawan yang hampir habis.
reason-pass-highest = Tidak ada kartu yang belum keluar yang lebih tinggi dari { $cards }; kalau lewat, kartunya tersimpan untuk nanti.
reason-pass-safe = Belum ada lawan yang hampir habis: belum ada yang perlu dihentikan.
reason-pass-high = Di tanganmu hanya kartu tinggi yang bisa menimpa meja; kalau lewat, kartunya tersimpan untuk nanti.
reason-together = Semua yang lebih lemah menyisakan lebih banyak kali keluar; ini menyisakan { $plays }.
reason-whole = Semua yang lebih lemah memecah kartu sepangkat, dan sisa kartumu jadi { $plays } kali keluar.
reason-all-break = Semua yang lebih lemah juga memecah kartu yang berpasangan, dan lebih mudah ditimpa.
reason-loose = Semua kartumu yang lebih rendah berpasangan dengan yang lain, dan sisanya jadi { $plays } kali keluar.
reason-only-bomb = Hanya bom yang mengalahkannya, dan sisa tanganmu jadi { $plays } kali keluar.
reason-bid = Dengan { $cards }, tanganmu pantas untuk tawaran { $amount }.
reason-bid-both = Tanganmu cuma { $plays } kali keluar, dan dengan { $cards } pantas untuk tawaran { $amount }.
reason-bid-plays = Tanganmu cuma { $plays } kali keluar: pantas untuk tawaran { $amount }.
reason-bid-must = Kamu wajib menawar, dan ini yang terendah.
reason-bid-most = Tanganmu paling banyak pantas untuk tawaran { $amount }.
reason-bid-poor = { $cards } dan { $plays } kali keluar belum pantas untuk tawaran { $amount }.
reason-bid-none = Tanpa kartu tinggi, { $plays } kali keluar belum pantas untuk tawaran { $amount }.
reason-give-lowest = Ini kartu terendahmu, dan sisa tanganmu jadi { $plays } kali keluar.
reason-give-fewest = Pemberian lain tidak menyisakan lebih sedikit kali keluar: { $plays }.
reason-give-back = Tidak ada yang lebih rendah dari yang ditawarkan padamu: { $cards }.
reason-trade = Dengan { $cards } sebagai gantinya, tanganmu jadi { $plays } kali keluar.
reason-trade-unseen = Kamu melepas kartu terendah di permainan ini: yang lain pasti lebih baik.
reason-keep = { $cards } tidak banyak membantu tanganmu.
reason-keep-unseen = Tidak ada yang tahu apa yang akan kamu dapat, dan tanganmu sekarang jadi { $plays } kali keluar.
reason-done = Pertukaran mengambil kartu sebanyak yang diberikannya, dan tanganmu sekarang jadi { $plays } kali keluar.
reason-accept = Dengan { $cards }, tanganmu jadi { $plays } kali keluar.
reason-redeal = Tanganmu jadi { $plays } kali keluar: kartu baru biasanya lebih baik.
reason-last-card = Tidak ada ruginya, sedangkan lupa bisa mahal.
reason-dealing = Ini langkah berikutnya, dan langkah yang terlewat adalah kesalahan.
reason-cut = Tidak ada yang tahu urutan deknya: potong di mana pun sama saja.
no-hint = Sekarang tidak ada yang bisa dimainkan.
breaks-up = Memecah bom atau straight
plays-all = -# **Semua yang bisa kamu keluarkan**, menurut jenis.
plays-some = -# **Sebagian yang bisa kamu keluarkan**: semuanya terlalu banyak. Pilih sendiri kartu mana saja.
plays-other = Jenis lain
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### Yang bisa kamu keluarkan
plays-none = Sekarang tidak ada yang bisa kamu keluarkan.
plays-more = · … dan { $count } lagi
why-pick = Pilih kartu untuk melihat apakah boleh dikeluarkan. Tidak ada yang dimainkan.
why-may = Kamu boleh mengeluarkan **{ $cards }** sekarang.
why-turn = **{ $cards }** bisa, tapi bukan giliranmu.
button-table = Meja
button-return = Kembali main
button-quit = Keluar permanen
button-watch = Tonton
button-unwatch = Berhenti menonton
button-refresh = Segarkan
button-take = Ambil kursi ini
button-level = Tingkat
button-drop = Hapus
button-person = Pilih
button-vote = Vote keluarkan
button-unvote = Tarik vote
button-send-away = Keluarkan
button-make-host = Jadikan host
button-take-host = Jadi host
button-to-table = Ke meja
button-close-table = Tutup meja ini
button-fill = Isi dengan komputer dan mulai
button-shuffle = Acak kursi
button-forbid-take-back = Larang tarik kembali
button-allow-take-back = Izinkan tarik kembali
button-swap = Ganti permainan
button-swap-to = Main ini saja
button-play-game = Mainkan
joined-instead = Kamu ikut main, menggantikan { $who }.
joined-later = Ronde sedang berjalan. Kamu ikut mulai ronde berikutnya.
you-have-left = Kamu meninggalkan meja ini. Tekan **Meja** di bawahnya untuk kembali.
seats-newcomers = { $count ->
    [1] -# { $who } ikut mulai ronde berikutnya.
   *[other] -# { $who } ikut mulai ronde berikutnya.
 }
menu-title = ### Yang duduk di sini · { $game }
menu-host = host
menu-out = istirahat
menu-later = ikut mulai ronde berikutnya
menu-votes = { $count } dari { $of } vote untuk mengeluarkan
menu-moved-on = Permainan sudah lanjut. Ini yang bisa kamu lakukan sekarang.
level-about = **{ $who }**: seberapa hebat komputer ini bermain? Tiap tingkat ada komputer lain yang datang, dengan peringkat dan skor yang sama.
level-changed = { $who } sekarang main di sini.
stand-in = 💤 Pengganti: { $level }
stand-in-about = Siapa yang main untuk yang tertidur atau sudah pergi
menu-dropped = { $who } dihapus.
menu-sent = { $who } dikeluarkan dan boleh kembali setelah ronde berikutnya dimulai.
menu-heir = { $who } sekarang jadi host.
menu-host-taken = Sekarang kamu host.
menu-shuffled = Kursi sudah diacak.
menu-take-back-off = Sekarang di sini tidak ada yang bisa ditarik kembali.
menu-take-back-on = Sekarang langkah terakhir di sini bisa ditarik kembali sampai pemain lain bertindak.
menu-swapped = Permainan berikutnya: { $game }. Semua tetap di kursinya; mulai kalau sudah siap.
filled = Komputer mengisi kursi kosong, dan kartu sudah dibagikan.
computers-dropped = Tidak ada kursi lagi untuk { $who }.
vote-counted = Vote-mu untuk mengeluarkan { $who } dihitung.
vote-taken-back = Kamu tidak lagi ingin mengeluarkan { $who }.
person-about = **{ $who }**
    {"**"}Keluarkan**: komputer memainkan kartunya sampai ronde selesai, untuk peringkat terakhir.
    {"**"}Jadikan host**: kamu bukan host lagi.
quit-about = Pergi di tengah ronde? Komputer memainkan kartumu, kecuali ada yang mengambil kursimu, dan kamu dapat peringkat terburuk yang masih ada. Kamu juga bisa istirahat saja mulai ronde berikutnya.
quit-about-side = Pergi di tengah ronde? Komputer memainkan kartumu, kecuali ada yang mengambil kursimu, dan hasilnya dihitung untuk pihakmu. Kamu juga bisa istirahat saja mulai ronde berikutnya.
end-about = Tutup meja? Ronde ini tidak akan dihitung.
watching = -# Kamu melihat apa yang boleh dilihat semua orang. Ini mengikuti permainan sampai <t:{ $until }:t>; setelah itu tekan Segarkan.
about-game-start-thread = Main di thread sendiri; kalau kosong, ikut pengaturan server ini
about-game-tables = Meja yang terbuka di server ini
about-game-notify = Dikabari sekali saat ada yang membuka meja di sini; ulangi untuk batal
table-opened-thread = Mejamu dibuka di { $thread }.
no-thread-here = Thread tidak bisa dibuat di sini. Pilih channel teks, atau main tanpa thread.
thread-failed = Discord tidak mengizinkanku membuat thread lagi di sini. Main tanpa thread, atau arsipkan yang lama.
tables-none = `/{ name-game } { name-game-start }` membuka meja. `/{ name-game } { name-game-notify }` memberi tahu kalau ada orang lain yang membuka.
names-and-more = { $names } dan { $count } lainnya
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] tidak ada kursi kosong
   *[other] { $free } kursi kosong
 }{ $running ->
    [yes] {" "}· ronde sedang berjalan
   *[no] {""}
 }
notify-on = Aku akan kirim satu pesan kalau ada yang membuka meja di sini. `/{ name-game } { name-game-notify }` membatalkannya.
notify-off = Aku tidak akan mengabarimu soal meja berikutnya.
notify-enough = Kamu sudah menunggu di { $most } server, batas untuk satu orang. Batalkan di salah satunya dengan `/{ name-game } { name-game-notify }`.
notify-role = Kalau mau tahu setiap meja, ambil role yang kusebut:
notify-opened = Meja **{ $game }** dibuka di { $channel }, server { $server }: { $link }
    -# Kamu minta dikabari sekali. `/{ name-game } { name-game-notify }` memintanya lagi.

### Commands, as Discord lists them
about-game = Mulai atau hentikan permainan di channel ini
about-game-start = Buka meja di channel ini
about-game-stop = Tutup meja di channel ini
about-game-start-preset = Permainan apa; kalau kosong, yang biasa dimainkan di channel ini
about-game-start-code = Kode yang dibagikan orang, mewakili semua aturan
about-game-start-house-rules = Aturan lain, misalnya: direction=ccw, seating=fixed
about-hand = Tampilkan kartumu, untuk main dari sana
about-play = Keluarkan kartu, misalnya 7 7 atau pair 7
about-play-cards = Kartu yang dikeluarkan: 7 7, 77, 7s7d, pair 7, joker=9 9
about-pass = Lewat kali ini
about-give = Kembalikan kartu saat tukar, misalnya 3 4
about-give-cards = Kartu yang diberikan: 3 4, atau 3s 4d
about-seats = Siapa duduk di mana, dengan sisa kartu dan gelar
about-why = Kenapa ini tidak boleh? Tidak ada yang dimainkan
about-why-cards = Kartu yang dicoba: 7 7, 77, 7s7d, pair 7
about-practice = Langsung main melawan komputer, di pesan langsungmu
about-practice-preset = Permainan apa; kalau kosong, yang biasa dimainkan
about-practice-level = Seberapa pandai komputernya
about-practice-computers = Berapa komputer; kalau kosong, tiga
about-rules = Aturan meja ini, atau permainan apa pun: baca, ubah, bagikan
about-rules-preset = Permainan, atau aturan yang disimpan server ini
about-rules-code = Kode yang dibagikan orang, mewakili semua aturan
about-leaderboard = Siapa yang paling jago di server ini
about-leaderboard-game = Permainan mana; jika kosong, permainan kanal ini
about-leaderboard-by = Diurutkan menurut apa
about-leaderboard-player = Kartu siapa: semua permainan satu orang di sini
menu-challenge = Tantang
menu-card = Kartu pemain
menu-replay = Putar ulang
about-settings = Di mana kartumu muncul, tampilannya, dan bahasamu
about-server = Pengaturan dan meja di server ini

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
name-leaderboard-by = menurut
name-settings = pengaturan
name-server = server

### What is kept of a person
nameless = seseorang
privacy-title = ### Yang kusimpan tentang kamu
privacy-nothing = Tidak ada.
privacy-settings = - pengaturanmu, dan bahasa Discord-mu
privacy-names = - namamu, di { $count } tempat
privacy-deals = - bahwa kamu ikut bermain { $count } ronde, dan hasilnya
privacy-tables = - kursi, skor, suaramu, dan apakah kamu host, dalam { $count } catatan
privacy-messages = - letak { $count } pesan yang kutunjukkan kepadamu
privacy-direct = - channel DM kamu denganku
privacy-rules = - bahwa kamu menyimpan { $count } aturan
privacy-drafts = - bahwa kamu sedang mengubah { $count } aturan
privacy-notifications = - bahwa kamu mau dikabari soal meja berikutnya, di { $count } server
privacy-bans = - larangan dari meja suatu server yang menyebut kamu: { $count }
privacy-log = - tindakan host dan pengelola yang menyebut kamu: { $count }
privacy-file = Ini semua yang kusimpan tentang kamu. Hanya kamu yang melihatnya.
privacy-ask = **Hapus semuanya?** Pengaturanmu hilang, dan permainanmu tidak lagi memakai namamu: kamu tidak ada di papan peringkat mana pun. Permainan orang lain tetap milik mereka. Tidak ada yang bisa mengembalikannya.
privacy-deleted = Dihapus. Yang kamu lakukan mulai sekarang disimpan lagi.
privacy-leave-first = Kamu duduk di sebuah meja: { $where }. Tinggalkan meja itu untuk seterusnya di sana (**Meja**), tunggu ronde selesai, lalu coba lagi.
button-privacy-export = Kirim kepadaku
button-privacy-delete = Hapus
button-privacy-delete-all = Hapus semuanya
button-privacy-keep = Simpan saja
about-privacy = Yang disimpan bot tentang kamu: lihat, minta sebagai berkas, atau hapus
name-privacy = privasi
