# Magyar. A kapcsos zárójelek adatait a bot tölti ki; a lapok így érkeznek: „7♦ 7♣”.

### People and places
computer = 🤖 Gép { $number }
player-unknown = Játékos { $digits }
some-server = egy szerver
place = { $place }. hely

### Punctuation
between-words = {", "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = piros joker
joker-black = fekete joker
called-1 = { $card }
called-2 = { $rank } pár
called-3 = { $rank } drill
called-4 = { $rank } póker
called-5 = öt { $rank }
called-6 = hat { $rank }
called-7 = hét { $rank }
called-8 = nyolc { $rank }
rank-3 = hármas
rank-4 = négyes
rank-5 = ötös
rank-6 = hatos
rank-7 = hetes
rank-8 = nyolcas
rank-9 = kilences
rank-10 = tízes
rank-j = bubi
rank-q = dáma
rank-k = király
rank-a = ász
rank-2 = kettes
rank-joker = joker

### Cards in words, for a screen reader
suit-diamonds = káró
suit-clubs = treff
suit-hearts = kőr
suit-spades = pikk
one-j = bubi
one-q = dáma
one-k = király
one-a = ász
cards-spelled = { $suits } { $rank }
suit-spelled = { $suit }: { $ranks }
cards-from-to = { $count } lap: { $first } – { $last }

### The lobby
lobby-title = ### { $game }
lobby-players = **Játékosok: { $count }** ({ $least }–{ $most })
lobby-players-exactly = **Játékosok: { $count }** (kell: { $most })
lobby-host = Ha mindenki itt van, { $host } indítja a játékot.
house-rules = { $count ->
    [one] egy házi szabály
   *[other] { $count } házi szabály
 }
table-opened = Nyitva az asztalod.
joined = Beszálltál.
dms-open = A lapjaidat privát üzenetben kapod.
dms-closed = Nem tudok neked privát üzenetet küldeni, ezért innen játszol: nyomd meg a **Lapjaim** gombot az asztal alatt. (Engedélyezés: a szerver neve, Adatvédelmi beállítások, Privát üzenetek.)
dms-later = A Discord most nem enged privát üzenetet nyitnom: amíg a lapjaid meg nem jönnek, nyomd meg a **Lapjaim** gombot az asztal alatt.
dm-joined = Helyed van itt: { $channel } ({ $server }). A lapjaid ide érkeznek.
left = Elhagytad az asztalt.
sitting-out = A következő osztástól kimaradsz. A Beszállok gombbal jöhetsz vissza.
stopped = Az asztal bezárt.
table-closed-by = { $who } bezárta ezt az asztalt.
waiting-longer = Több idejük van: <t:{ $due }:R> jár le.

### Buttons
button-join = Beszállok
button-leave = Kiszállok
button-computer = Gépi játékos
button-rules = Szabályok
button-start = Indítás
button-hand = Lapjaim
button-sit-out = Kimaradok
button-next = Következő osztás
button-again = Új játék
button-stop = Befejezés
button-pass = Passz
button-wait = Több időt adok
ask-bid = Licit: { $amount }
ask-cut = Emelés: { $at }
lay-picked = Lerakom: { $cards }
give-lowest = Adom: { $cards }
pick-cards = Magam választok
pick-part = { $part }. rész: { $first } – { $last }
pick-give = { $count ->
    [one] Válaszd ki, melyik lapot adod
   *[other] Válassz { $count } lapot, amit odaadsz
 }

### The table
table-title = ### { $game } · { $number }. osztás
    -# a keverés igazolása { $proof }
seat-cards = { $count ->
    [one] **1 lap**
   *[other] { $count } lap
 }
seat-out = kiment, { $place }. hely
seat-passed = passzolt
seat-backs = { $count } a második hátlappal (*)
seat-asleep = 💤 a gép játszik
seat-gone = elment, a gép játszik
to-beat = Ütni kell: **{ $play }** ({ $who }).
trick-won = { $who } vitte az ütést, ezzel: **{ $play }**.
turn-play = { $who } jön · lejár <t:{ $due }:R>.
turn-decide = { $who } dönt · lejár <t:{ $due }:R>.
turn-give = { $who } lapot ad · lejár <t:{ $due }:R>.
ranks-reversed = 🔄 Fordított sorrend: a kis lapok az erősek.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = **{ $number }. osztás** · [{ $channel }]({ $link }) · { $server }
hand-line = { $count ->
    [one] Az utolsó lapod: **{ $cards }**
   *[other] { $cards }
 }
hand-lead = 🟡 **Te hívsz.** Bármit tehetsz · lejár <t:{ $due }:R>.
hand-open = 🟡 **Te hívsz.** Bármit tehetsz, amiben benne van: **{ $card }** · lejár <t:{ $due }:R>.
hand-follow = 🟡 **Te jössz.** Üsd ezt: **{ $play }** ({ $who }) · lejár <t:{ $due }:R>.
hand-decide = 🟡 **Te döntesz** · lejár <t:{ $due }:R>.
hand-give = { $count ->
    [one] 🟡 **Adj egy lapot**, ami nem kell. Ő kapja: **{ $who }** · lejár <t:{ $due }:R>.
   *[other] 🟡 **Adj { $count } lapot**, ami nem kell. Ő kapja: **{ $who }** · lejár <t:{ $due }:R>.
 }
hand-wait = Várj a sorodra.
hand-asleep = 💤 Kétszer egymás után lejárt az időd: gép játszik helyetted, amíg meg nem nyomsz vagy be nem írsz valamit.
late-passed = ⏳ Letelt az időd: passzoltál.
late-played = ⏳ Letelt az időd: ez került le helyetted: **{ $play }**.
late-decided = ⏳ Letelt az időd: helyetted döntöttünk.
hand-out = Kimentél: { $place }. hely.
hand-over = Ennek az osztásnak vége; a helyed: { $place }.
no-hand = Itt nincsenek lapjaid.
gift-received = { $who } ezt adta neked: **{ $cards }**.
gift-given = Ezt adtad: **{ $cards }**. Ő kapta: { $who }.
you-played = Lerakva: **{ $cards }**.
you-gave = Odaadva: **{ $cards }**.
you-answered = A válaszod: **{ $answer }**
you-passed = Passzoltál.

### Turn pings
ping-lead = { $who }, te hívsz · lejár <t:{ $due }:R>
ping-follow = { $who }, üsd ezt: **{ $play }** ({ $owner }) · lejár <t:{ $due }:R>
ping-decide = { $who }, te döntesz · lejár <t:{ $due }:R>
ping-give = { $count ->
    [one] { $who }, adj vissza egy lapot · lejár <t:{ $due }:R>
   *[other] { $who }, adj vissza { $count } lapot · lejár <t:{ $due }:R>
 }
ping-reminder = ⏳ Az időd fele letelt.

### Results
results-title = ### { $game } · vége: { $number }. osztás
result-points = { $points } (összesen { $total })
result-substituted = 🤖 részben gép játszott
match-won = { $count ->
    [one] 🏆 **{ $who } megnyerte a partit.**
   *[other] 🏆 **{ $who } együtt nyerte meg a partit.**
 }
match-leader = A parti élén { $points } ponttal: { $who }.
match-goes-on = A parti folytatódik.
shuffle-seed = -# a keverés magja { $seed }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Ranglista · { $game }
leaderboard-ranked = A sorrend alapja: { $number }.
leaderboard-by-points = összes pont, a legtöbb elöl
leaderboard-by-penalties = büntetőpont osztásonként, a legkevesebb elöl
leaderboard-by-wins = megnyert osztások, a legtöbb elöl
leaderboard-by-place = átlagos helyezés, a legjobb elöl
leaderboard-by-deals = lejátszott osztások, a legtöbb elöl
leaderboard-enough = Aki { $deals } osztásnál kevesebbet játszott, mindenki más után következik.
leaderboard-points = { $points } pont
leaderboard-penalties = { $average } büntetőpont osztásonként
leaderboard-wins = { $count } megnyert osztás
leaderboard-place = átlagos helyezés: { $average }
leaderboard-deals = { $count } osztás
leaderboard-line = { $medal } { $who } · **{ $value }**
    -# { $deals } osztás · első { $first } · utolsó { $last } · átlagos helyezés { $average }
leaderboard-beside = {" "}· nem számít: { $deals } osztás, amelyben gép játszott helyette
leaderboard-empty = Ezen a szerveren még senki nem játszott végig ilyen osztást.
leaderboard-nobody = Ezen a szerveren még senki nem játszott végig egy osztást. A `/{ name-game } { name-game-start }` asztalt nyit.
leaderboard-by-what = Eszerint nem tudok rangsorolni: „{ $typed }”. Válassz a listából.

### For those who cannot see the pictures
alt-hand = Lapjaid ({ $count }): { $cards }
alt-table-top = Az asztalon: { $play }, { $seat }. szék.
alt-table-empty = Az asztal üres; hívás következik.
alt-table-seat = { $seat }. szék: { $count }

### Refusals
moved-on = A játék továbbment. Most ezek a lapjaid.
went-wrong = Nálam hiba történt. Semmid nem veszett el; próbáld újra.
not-at-this-table = Nem ülsz ennél az asztalnál.
no-deal-running = Itt most nem megy osztás.
no-table-here = Ebben a csatornában nincs asztal. A `/{ name-game } { name-game-start }` nyit egyet.
no-table-of-yours = Most egy asztalnál sem ülsz.
already-seated = Már van helyed.
closed-until-match-ends = Ennél az asztalnál a parti végéig senki nem szállhat be.
table-full = Az asztal megtelt: legfeljebb { $most } játékos.
table-closed = Ez az asztal már bezárt.
control-unknown = Ez a vezérlő már nem él.
