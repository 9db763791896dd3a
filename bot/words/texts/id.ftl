# Bahasa Indonesia. Fakta dalam kurung kurawal diisi oleh bot; kartu datang seperti "7♦ 7♣".

### People and places
computer = 🤖 Komputer { $number }
player-unknown = Pemain { $digits }
some-server = sebuah server
place = Peringkat { $place }

### Punctuation
between-words = {", "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = joker merah
joker-black = joker hitam
called-1 = { $card }
called-2 = pair { $rank }
called-3 = tris { $rank }
called-4 = four of a kind { $rank }
called-5 = lima kartu { $rank }
called-6 = enam kartu { $rank }
called-7 = tujuh kartu { $rank }
called-8 = delapan kartu { $rank }
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

### Cards in words, for a screen reader
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
cards-from-to = { $count } kartu, { $first } sampai { $last }

### The lobby
lobby-title = ### { $game }
lobby-players = **Pemain: { $count }** ({ $least } sampai { $most })
lobby-players-exactly = **Pemain: { $count }** (perlu { $most })
lobby-host = { $host } memulai permainan kalau semua sudah kumpul.
house-rules = { $count } aturan rumah
table-opened = Mejamu sudah dibuka.
joined = Kamu ikut main.
dms-open = Kartumu akan dikirim lewat DM.
dms-closed = DM-mu tertutup untukku, jadi kamu main dari sini: tekan **Kartuku** di bawah meja. (Untuk membukanya: nama server, Pengaturan Privasi, Pesan Langsung.)
dms-later = Discord belum mengizinkanku membuka DM sekarang: sampai kartumu datang, tekan **Kartuku** di bawah meja.
dm-joined = Kamu dapat kursi di { $channel }, server { $server }. Kartumu datang ke sini.
left = Kamu meninggalkan meja.
sitting-out = Kamu istirahat mulai ronde berikutnya. Tekan Ikut untuk kembali.
stopped = Meja ditutup.
table-closed-by = { $who } menutup meja ini.
waiting-longer = Mereka dapat waktu tambahan: habis <t:{ $due }:R>.

### Buttons
button-join = Ikut
button-leave = Keluar
button-computer = Tambah komputer
button-rules = Aturan
button-start = Mulai
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
pick-cards = Pilih kartu sendiri
pick-part = Bagian { $part }: { $first } sampai { $last }
pick-give = { $count ->
    [1] Pilih kartu yang mau diberikan
   *[other] Pilih { $count } kartu untuk diberikan
 }

### The table
table-title = ### { $game } · ronde { $number }
    -# bukti kocokan { $proof }
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
ranks-reversed = 🔄 Urutan nilai dibalik: kartu kecil jadi besar.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = **Ronde { $number }** · [{ $channel }]({ $link }) di { $server }
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
hand-wait = Tunggu giliranmu.
hand-asleep = 💤 Waktumu habis dua kali berturut-turut: komputer bermain untukmu sampai kamu menekan atau mengetik sesuatu.
late-passed = ⏳ Waktumu habis: kamu lewat.
late-played = ⏳ Waktumu habis: **{ $play }** dikeluarkan untukmu.
late-decided = ⏳ Waktumu habis: keputusan diambil untukmu.
hand-out = Kartumu habis: peringkat { $place }.
hand-over = Ronde ini selesai; kamu peringkat { $place }.
no-hand = Kamu tidak punya kartu di sini.
gift-received = { $who } memberimu **{ $cards }**.
gift-given = Kamu memberi { $who } **{ $cards }**.
you-played = Kamu mengeluarkan **{ $cards }**.
you-gave = Kamu memberi **{ $cards }**.
you-answered = Jawabanmu: **{ $answer }**
you-passed = Kamu lewat.

### Turn pings
ping-lead = { $who }, kamu membuka · waktu habis <t:{ $due }:R>
ping-follow = { $who }, timpa **{ $play }** dari { $owner } · waktu habis <t:{ $due }:R>
ping-decide = { $who }, kamu yang memutuskan · waktu habis <t:{ $due }:R>
ping-give = { $who }, kembalikan { $count } kartu · waktu habis <t:{ $due }:R>
ping-reminder = ⏳ Waktumu tinggal separuh.

### Results
results-title = ### { $game } · ronde { $number } selesai
result-points = { $points } (total { $total })
result-substituted = 🤖 sebagian dimainkan komputer
match-won = { $count ->
    [1] 🏆 **{ $who } memenangkan pertandingan.**
   *[other] 🏆 **{ $who } menang bersama.**
 }
match-leader = { $who } memimpin pertandingan dengan { $points } poin.
match-goes-on = Pertandingan berlanjut.
shuffle-seed = -# benih kocokan { $seed }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Papan peringkat · { $game }
leaderboard-ranked = Diurutkan menurut { $number }.
leaderboard-by-points = jumlah poin, terbanyak dulu
leaderboard-by-penalties = poin penalti per ronde, paling sedikit dulu
leaderboard-by-wins = ronde yang dimenangkan, terbanyak dulu
leaderboard-by-place = peringkat rata-rata, terbaik dulu
leaderboard-by-deals = ronde yang dimainkan, terbanyak dulu
leaderboard-enough = Yang bermain kurang dari { $deals } ronde ada di bawah semua yang lain.
leaderboard-points = { $points } poin
leaderboard-penalties = { $average } poin penalti per ronde
leaderboard-wins = menang { $count } ronde
leaderboard-place = rata-rata peringkat { $average }
leaderboard-deals = { $count } ronde
leaderboard-line = { $medal } { $who } · **{ $value }**
    -# { $deals } ronde · pertama { $first } · terakhir { $last } · peringkat rata-rata { $average }
leaderboard-beside = {" "}· tidak dihitung: { $deals } ronde yang ikut dimainkan komputer
leaderboard-empty = Belum ada yang menuntaskan ronde seperti itu di server ini.
leaderboard-nobody = Belum ada yang menuntaskan ronde di server ini. `/{ name-game } { name-game-start }` membuka meja.
leaderboard-by-what = Aku tidak bisa mengurutkan menurut “{ $typed }”: pilih dari daftar.

### For those who cannot see the pictures
alt-hand = { $count } kartumu: { $cards }
alt-table-top = Di meja: { $play } dari kursi { $seat }.
alt-table-empty = Meja kosong; menunggu pembuka.
alt-table-seat = kursi { $seat }: { $count }

### Refusals
moved-on = Permainan sudah lanjut. Ini kartumu sekarang.
went-wrong = Ada masalah di pihakku. Kamu tidak kehilangan apa-apa; coba lagi, ya.
not-at-this-table = Kamu tidak duduk di meja ini.
no-deal-running = Sekarang tidak ada ronde yang berjalan di sini.
no-table-here = Tidak ada meja di channel ini. `/{ name-game } { name-game-start }` membuka meja.
no-table-of-yours = Kamu sedang tidak duduk di meja mana pun.
already-seated = Kamu sudah punya kursi.
closed-until-match-ends = Menurut aturan meja ini, tidak ada yang boleh ikut sebelum pertandingan selesai.
table-full = Meja penuh: paling banyak { $most } pemain.
table-closed = Meja ini sudah ditutup.
control-unknown = Tombol atau menu ini sudah tidak dikenal.
