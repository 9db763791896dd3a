# Magyar. A kapcsos zárójelek adatait a bot tölti ki; a lapok így érkeznek: „7♦ 7♣”.

### People and places
computer = 🤖 { $name }
level-easy = 🌱 könnyű
level-normal = 🌿 közepes
level-strong = 🌳 erős
player-unknown = Játékos { $digits }
some-server = egy szerver
some-channel = egy csatorna

### Punctuation
between-words = {", "}
between-plays = {"; "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = piros joker
joker-black = fekete joker
called-2 = { $rank } pár
called-3 = { $rank } drill
called-4 = { $rank } póker
called-5 = öt { $rank }
called-6 = hat { $rank }
called-7 = hét { $rank }
called-8 = nyolc { $rank }
called-bomb = { $rank } bomba
called-bomb-set = bomba ({ $play })
called-bomb-run = { $count } páros bomba, a teteje { $top }
called-rocket = rakéta
called-dragon = sárkány
called-straight = sor, a teteje { $card }
called-flush = flöss, a teteje { $card }
called-straight-flush = színsor, a teteje { $card }
called-full-house = { $rank } full
called-four-and-one = { $rank } póker és egy
called-two-pairs = két pár
called-pair-run = párok sora, a teteje { $top }
called-triple-run = drillek sora, a teteje { $top }
called-quad-run = pókerek sora, a teteje { $top }
called-with = { $play }, { $count ->
    [one] egy kísérőlappal
   *[other] { $count } kísérőlappal
 }
called-with-pairs = { $play }, { $count ->
    [one] egy párral
   *[other] { $count } párral
 }
called-with-cards = { $play } ({ $cards })
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
rank-number = { $number }-es

### Cards in words, for a screen reader
number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 4
number-5 = 5
number-6 = 6
number-7 = 7
number-8 = 8
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
rank-spelled = { $rank }: { $suits }
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
dms-refused = A Discord most nem enged privát üzenetet nyitnom, ezért innen játszol: nyomd meg a **Lapjaim** gombot az asztal alatt.
dm-joined = Helyed van itt: { $channel } ({ $server }). A lapjaid ide érkeznek.
left = Elhagytad az asztalt.
left-finished = Elhagytad az asztalt. Az ebben az osztásban elért helyed megmarad.
sitting-out = A következő osztástól kimaradsz. A **{ button-return }** gombbal játszhatsz újra.
closes-after-deal = A következő osztásra senki nem marad, ezért az asztal ez után bezár.
stopped = Az asztal bezárt.
table-closed-by = { $who } bezárta ezt az asztalt.
table-closed-idle = 👋 Itt órák óta nem történt semmi, ezért ez az asztal bezárt.
table-closed-empty = Ez az asztal bezárt: nem maradt játékos.
table-closed-deleted = Ez az asztal bezárt: törölték a csatornáját.
table-closed-archived = Ez az asztal bezárt: archiválták a szálát.
table-closed-removed = Ez az asztal bezárt: eltávolítottak a szerverről.
closed-there = { $why } ({ $channel } · { $server })
waiting-longer = Több idejük van: <t:{ $due }:R> jár le.

### Buttons
button-join = Beszállok
button-leave = Kiszállok
button-computer = Gépi játékos
button-rules = Szabályok
button-start = Indítás
button-accept = Elfogadom
button-decline = Most nem
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
table-bomb = 💥 **{ $who }** bombája: { $play }!

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
hand-head = { $game ->
    [none] **{ $number }. osztás**
   *[other] **{ $game }** · { $number }. osztás
 } · [{ $channel }]({ $link }) · { $server }
hand-head-unseen = { $game ->
    [none] **{ $number }. osztás**
   *[other] **{ $game }** · { $number }. osztás
 } · { $server }
hand-head-practice = { $game ->
    [none] **{ $number }. osztás**
   *[other] **{ $game }** · { $number }. osztás
 } · gyakorlás
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
hand-waiting = Még nem te jössz.
host-now = -# A házigazda: { $host }.
host-took-over = -# Most { $host } a házigazda: { $before } egy ideje nem jelentkezett.
last-plays = Legutóbb: { $plays }
last-play = { $who }: { $play }
hand-asleep = 💤 Kétszer egymás után lejárt az időd: gép játszik helyetted, amíg meg nem nyomsz vagy be nem írsz valamit.
late-passed = ⏳ Letelt az időd: passzoltál.
late-played = ⏳ Letelt az időd: ez került le helyetted: **{ $play }**.
late-decided = ⏳ Letelt az időd: helyetted döntöttünk.
late-passed-for = ⏳ { $who } ideje letelt: passzolt.
late-played-for = ⏳ { $who } ideje letelt: ez került le helyette: **{ $play }**.
late-decided-for = ⏳ { $who } ideje letelt: helyette döntöttünk.
hand-out = Kimentél: { $place }. hely.
no-hand = Itt nincsenek lapjaid.
gift-received = { $who } ezt adta neked: **{ $cards }**.
gift-given = Ezt adtad: **{ $cards }**. Ő kapta: { $who }.
you-played = Lerakva: **{ $cards }**.
you-gave = Odaadva: **{ $cards }**.
you-answered = A válaszod: **{ $answer }**
you-passed = Passzoltál.
took-back = Visszavontad. Újra te jössz.

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
result-titles = **{ $first }**: { $best }, **{ $last }**: { $worst }.
result-won = { $count ->
    [one] **{ $who }** nyeri az osztást.
   *[other] **{ $who }** nyerik az osztást.
 }
result-side-won = Nyert
result-side-lost = Veszített
result-side-drawn = Döntetlen
result-pair = { $who } **{ $points }**
result-points = **{ $points }** · összesen { $total }
result-penalties = **{ $points }** büntetőpont · összesen { $total }
result-substituted = 🤖 részben gép játszott
result-upset = 🚀 **{ $who }** felkapaszkodott: { $worst } → { $best }!

result-streak = ⚔️ **{ $by }** véget vetett egy { $deals } győzelmes sorozatnak: **{ $who }**.

result-streak-titled = ⚔️ **{ $by }** átveszi a helyet: **{ $who }** { $deals } osztáson át volt { $title }.

result-left = { $count } lappal ment el
result-held = kézben maradt: { $cards }
match-won = { $count ->
    [one] 🏆 **{ $who } megnyerte a partit.**
   *[other] 🏆 **{ $who } együtt nyerte meg a partit.**
 }
match-leader = A parti élén { $points } ponttal: { $who }.
match-leader-penalties = A legkevesebb büntetőpont ({ $points }): { $who }.
match-until-points = A partinak { $count } pontnál van vége.
match-until-deals = A partinak { $count } osztás után van vége.
match-until-minutes = A partinak { $count } perc után van vége.
finale-title = ### 🏆 Finálé { $deals } osztás után
finale-standing = Végeredmény: { $standing }
finale-champions = { $count ->
   *[other] Bajnok
 }

finale-champions-of = { $count ->
    [one] #{ $channel } bajnoka
   *[other] #{ $channel } bajnokai
 }

finale-title-of = { $title } · #{ $channel }

finale-points = { $points } pont

finale-penalties = { $points } büntetőpont

finale-chips = { $points } zseton

finale-ahead = { $score }, az előny { $lead } ({ $who } előtt)

finale-fewer = { $score }, { $lead } ponttal kevesebb, mint { $who }

finale-won-deals = { $deals } osztásból { $wins } győzelem

finale-about = { $game } · { $deals } osztás · { $date }

award-line = **{ $who }**: { $story }

award-from-to = Útja: { $before } → { $after }

award-rise = Utolsó helyről az elsőre

award-fall = Első helyről az utolsóra

award-held = A végéig tartogatott { $count } lapot: { $ranks }

award-bombs = { $count } bombát dobott

award-comeback = { $count } pont hátrányból fordított

award-reign = { $count } osztást nyert egymás után

award-sweep = Minden osztást megnyert

award-close = Egyetlen ponttal nyert

award-revolution = { $count ->
    [one] Forradalmat robbantott ki
   *[other] { $count } forradalmat robbantott ki
 }

award-alone = Egyedül mindenki ellen { $count } győzelem

award-landlord = { $count } osztást nyert földesúrként

award-wire = Az elsőtől az utolsó osztásig vezetett

award-bomb = A legnagyobb bomba: { $play }

award-play = A legnagyobb kijátszás: { $play }

award-patience = { $count } passz egy osztásban, és megnyerte

award-exit = { $count } kör után végzett






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Ranglista · { $game }
leaderboard-ranked = A sorrend alapja: { $number }.
leaderboard-people = Csak emberek kerülnek a sorrendbe, egymás között: a gépek nem számítanak, és az az osztás sem, amelyben az emberek ellen csak gépek játszottak.
leaderboard-unfinished = A régebbi osztások számlálása még tart: néhány itt hiányzik.
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
leaderboard-line-won = { $medal } { $who } · **{ $value }**
    -# { $deals } osztásból { $first } győzelem
leaderboard-line-landlord = { $medal } { $who } · **{ $value }**
    -# { $deals } osztásból { $first } győzelem, földesúrként { $alone } osztásból { $won }
leaderboard-line-alone = { $medal } { $who } · **{ $value }**
    -# { $deals } osztásból { $first } győzelem, egyedül { $alone } osztásból { $won }
leaderboard-line-unknown = { $medal } { $who } · **{ $value }**
    -# { $deals } osztás
leaderboard-unknown = {" "}· nincs meg a kimenetele: { $deals } osztás
leaderboard-beside = {" "}· nem számít: { $deals } osztás, amelyben gép játszott helyette
leaderboard-empty = Ezen a szerveren még nem játszott végig két ember együtt ilyen osztást.
leaderboard-nobody = Ezen a szerveren még nem játszott végig két ember együtt egy osztást. A `/{ name-game } { name-game-start }` asztalt nyit.
leaderboard-by-what = Eszerint nem tudok rangsorolni: „{ $typed }”. Válassz a listából.
card-title = ### { $who } ezen a szerveren
card-games = Játékok: { $games }
card-reign = Legjobb uralom: { $deals } első hely egymás után
card-nobody = { $who } még egy osztást sem fejezett be más emberekkel ezen a szerveren.
card-against = Ellened: { $better } alkalommal jobb helyen, { $worse } alkalommal rosszabbon

### For those who cannot see the pictures
alt-hand = { $count ->
    [one] Az utolsó lapod: { $cards }
   *[other] Lapjaid ({ $count }): { $cards }
 }
alt-hand-dimmed = Most nem játszható ki: { $cards }
alt-hand-picked = Kiválasztva: { $cards }
alt-hand-backs = A második hátlappal: { $cards }
alt-table-top = Az asztalon: { $play }, { $seat }. szék.
alt-table-empty = Az asztal üres; hívás következik.
alt-table-turn = Soron: { $seats }.
alt-table-earlier = Előtte, a legrégebbivel kezdve: { $plays }.
alt-table-last = Az előző ütés, a legrégebbivel kezdve: { $plays }.
alt-table-you = A te helyed: { $seat }. szék.
alt-table-seat = { $seat }. szék: { $count }
alt-table-widow = A talon képpel lefelé fekszik: { $count } lap.
alt-table-undrawn = { $count } korábbi kijátszás nincs lerajzolva.
alt-leaderboard = Sávok a rangsor sorrendjében: { $values }.
alt-card = Játékoslap: hányszor melyik helyen.
alt-card-place = { $place }. hely: { $count }
alt-finale = A parti fináléja, győztes: { $seats }.
alt-finale-points = Pontok az egyes osztások után:
alt-finale-places = Helyezések az egyes osztásokban:
alt-podium = Az osztás dobogója, a legjobbtól.
alt-podium-step = { $place }. hely: { $seats }
alt-podium-side = { $outcome }: { $seats }
alt-podium-seat = { $seat }. szék

### Refusals
moved-on = A játék továbbment. Most ezek a lapjaid.
went-wrong = Nálam hiba történt. Semmid nem veszett el; próbáld újra.
not-at-this-table = Nem ülsz ennél az asztalnál.
no-deal-running = Itt most nem megy osztás.
no-table-here = Ebben a csatornában nincs asztal. A `/{ name-game } { name-game-start }` nyit egyet.
no-table-of-yours = Most egy asztalnál sem ülsz.
already-seated = Már van helyed.
challenge-ping = ⚔️ { $who }, { $host } kihív téged: **{ $game }**!
challenge-sent = { $who } meghívást kapott.
challenge-no = { $who } most nem játszik.
challenge-other = Ez a kihívás másnak szól.
challenge-self = Magadat nem hívhatod ki. Gépek ellen: **{ button-practise }**.
challenge-bot = { $who } egy bot. Gépet így ültethetsz az asztalhoz: **{ button-computer }**.
challenge-unseen = { $who } nem látja ezt a csatornát.
challenge-refused = { $who } itt nem játszhat.
challenge-sit = Itt már van egy asztal. Előbb ülj le, aztán hívd ki: { $who }.
challenge-seated = { $who } már az asztalnál ül.
challenge-asked = { $who } már kapott meghívást.
challenge-declined = { $who } már nemet mondott.
challenge-soon = { $who } épp most kapott tőled kihívást. Próbáld újra pár perc múlva.
closed-until-match-ends = Ebben a partiban minden hely foglalt. A vége után szállhatsz be.
table-full = Az asztal megtelt: legfeljebb { $most } játékos.
table-closed = Ez az asztal már bezárt.
control-unknown = Ez a vezérlő már nem él.
table-set-aside = **Ez az asztal félre van téve**: amit tárolunk róla, azt a bot e változata nem tudja elolvasni. Semmi sem veszett el. { $host } vagy a csatorna kezelője újrakezdheti ugyanazokkal az emberekkel, vagy bezárhatja.
restarting = 🔧 Éppen újraindítanak. A játék mindjárt folytatódik, pontosan innen, és senki sem veszít időt.
nobody-to-wait-for = Senki más nincs soron.
you-are-waited-for = Rád várnak. A többiek adhatnak neked több időt.
waited-enough = Már így is van elég ideje.
gave-enough = { $count ->
    [one] Erre a lépésre már { $count } alkalommal adtál időt. Többet valaki más adhat az asztalnál.
   *[other] Erre a lépésre már { $count } alkalommal adtál időt. Többet valaki más adhat az asztalnál.
 }
take-back-late = Ezt már késő visszavonni: a játék továbbment.
take-back-forbidden = Ennél az asztalnál a letett lap letett lap: { $host } nem engedi a visszavonást.
no-computer-there = Az a hely már nem szabad.
seat-is-out = Annak a helynek ebben az osztásban már nincs lapja. A **{ button-join }** gombbal a következőtől játszol.
back-with-next-deal = Ebben a partiban már játszol, ezért a következő osztással térhetsz vissza: nyomd meg a **{ button-join }** gombot.
only-host = Ezt csak a házigazda teheti: { $host }.
only-host-starts = A házigazda, { $host }, nyomja meg az **{ button-start }** gombot. Ha addig nem jelentkezik, te is megnyomhatod <t:{ $at }:R>.
host-is-here = { $host } a házigazda. Ha tíz percig nem jelentkezik, átveheted a helyét: <t:{ $at }:R>.
only-host-stops = Ezt az asztalt a házigazda, { $host }, vagy a csatorna kezelője zárhatja be. Ha itt senki sem csinál semmit, bárki bezárhatja: <t:{ $at }:R>.
only-host-stops-deal = Épp játszanak: ezt az asztalt a házigazda, { $host }, vagy a csatorna kezelője zárhatja be. Az osztás után, ha itt tíz percig senki sem csinál semmit, bárki bezárhatja.
deal-is-running = Már megy egy osztás.
cannot-start = Még nem: { $why }
too-few-players = { $exact ->
    [yes] { $game }: { $need } játékos kell
   *[no] { $game }: legalább { $need } játékos kell
 }, még { $more }{ $fill ->
    [yes]  vagy **{ button-computer }**
   *[no] {""}
 }.
too-many-players = { $game }: legfeljebb { $most } játékos. Nem fér el: { $who }. { $computers ->
    [yes] Vegyél el gépi játékost (**{ button-table }**).
   *[no] Valakinek ki kell maradnia (**{ button-table }**).
 }
swap-too-many = { $game }: legfeljebb { $most } játékos. Nem jutna hely: { $who }. Előbb valakinek ki kell maradnia (**{ button-table }**).
rules-clash = Ezek a szabályok nem férnek össze: { $why }
house-rule-form = A házi szabályokat így írd: opció=érték, vesszővel elválasztva; ezt nem értem: „{ $typed }”.
rule-unknown = Nincs „{ $typed }” nevű házi szabály. { $near ->
    [none] Írj be belőle egy szót, és válassz a listából.
   *[other] Erre gondoltál: { $near }?
 }
channel-taken = Ebben a csatornában már van asztal.
table-is-here = Itt már van asztal: [{ $game }]({ $link }) · házigazda: { $host }{ $stage ->
    [deal] {" "}· épp játszanak
    [lobby] {" "}· még nem indult el
   *[other] {" "}· két osztás között
 }
closable-at = Ha ott senki sem csinál semmit, bezárhatod <t:{ $at }:R>.
away-server = Nem vagyok tagja ennek a szervernek: aki kezelheti, az hozzáadhat.
away-chat = Ebbe a beszélgetésbe nem tudok belépni: ehhez adj hozzá egy szerverhez.
button-add-bot = Hozzáadás szerverhez
permissions-missing = Előbb ezek a jogok kellenek nekem ebben a csatornában: { $named }.
permission-view-channel = Csatorna megtekintése
permission-send-messages = Üzenetek küldése
permission-send-messages-in-threads = Üzenetek küldése a szálakban
permission-embed-links = Linkek beágyazása
permission-attach-files = Fájlok csatolása
permission-create-public-threads = Nyilvános szálak létrehozása
own-permissions-missing = Ehhez ezek a jogok kellenek neked ebben a csatornában: { $named }.
place-unseen = Ennek az asztalnak a csatornáját már nem látod.
command-limited = Itt nem használhatod ezt: `/{ $command }`, és ez a gomb ugyanazt teszi.
no-such-game = Nincs ilyen játék: „{ $game }”.
typed-unreadable = Ebből nem tudok lapokat kiolvasni: „{ $typed }”. Írd például így: 7 7, 7s7d vagy pár 7.
typed-not-held = Ez nincs a kezedben: { $cards }.
typed-too-few = Ebből csak { $held } van nálad, nem { $wanted }: { $card }.
typed-several = { $card }

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] Nincs több lapod.
    [one] **Az utolsó lapod:**
   *[other] **Lapjaid ({ $count }):**
 }
words-backwards = A kör a kisebb számú székek felé megy.
words-seat = { $who }: { $about }
words-you = te
hands-in-channel = Innen játszol: nyomd meg a **Lapjaim** gombot az asztal alatt.

### A player's settings
settings-title = ### Beállításaid
    -# Minden szerveren ezek érvényesek.
chosen = ✓ { $label }
prefer-sent = **A lapjaid** privát üzenetben jönnek, vagy az asztal alatt, ahol csak te látod.
prefer-sent-default = Mint a szerveren
prefer-sent-default-here = Mint itt: { $place }
prefer-sent-dm = Privát üzenet
prefer-sent-channel = A csatornában
prefer-sent-both = Mindkettő
prefer-sorting = **A lapjaid** érték vagy szín szerint állnak.
prefer-sorting-rank = Érték szerint
prefer-sorting-suit = Szín szerint
prefer-deck = **A kártyák stílusa**
prefer-deck-four = Négy szín
prefer-deck-two = Két szín
prefer-deck-safe = Színtévesztő
prefer-deck-dark = Sötét
prefer-deck-contrast = Nagy kontraszt
prefer-deck-animals = Állatok
prefer-deck-pixel = Pixeles
deck-which = A kártyák stílusa
prefer-pictures = **A lapok és az asztal** képen látszanak, vagy szöveggel, képernyőolvasóhoz.
prefer-pictures-yes = Kép
prefer-pictures-no = Szöveg
prefer-pinged = **Pingelj meg** a csatornában, ha én jövök.
prefer-pinged-at-once = Azonnal
prefer-pinged-soon = 8 másodperc után
prefer-pinged-late = 20 másodperc után
prefer-pinged-reminded = Félidőben
prefer-auto-pass = **Passzolj helyettem**, ha semmit nem tehetek.
prefer-auto-pass-yes = Igen
prefer-auto-pass-no = Nem
prefer-language = **Nyelvem**
prefer-language-which = Melyik nyelv?
prefer-language-as-discord = Mint a Discordomé

### What a server allows
only-role-hosts = Ezen a szerveren csak { $role } nyithat asztalt.
game-not-here = Ez a játék itt nem megy: { $game }. Engedélyezett: { $allowed }.
no-more-tables = { $most ->
    [one] Már nyitva van egy asztal; ez a szerver egyszerre csak egyet enged. A `/{ name-game } { name-game-tables }` megmutatja, beszállhatsz-e.
   *[other] Már nyitva van { $most } asztal; ez a szerver egyszerre nem enged többet. A `/{ name-game } { name-game-tables }` megmutatja, hová szállhatsz be.
 }
banned = Ki vagy tiltva ennek a szervernek az asztalaitól; ezt csak az oldhatja fel, aki a szervert kezeli.
banned-because = Ki vagy tiltva ennek a szervernek az asztalaitól; ezt csak az oldhatja fel, aki a szervert kezeli. Indok: { $reason }
blocked = Nem játszhatsz ezzel a bottal: az üzemeltetői letiltottak.
blocked-because = Nem játszhatsz ezzel a bottal: az üzemeltetői letiltottak. Indok: { $reason }
support = Kérdésed van? { $where }
only-channels = Itt csak ezekben nyitható asztal: { $allowed }.
channels-unseen = Itt csak bizonyos csatornákban nyitható asztal, és te egyiket sem látod. Kérdezd azokat, akik a szervert kezelik.
hosts-enough = Itt már { $most } asztal házigazdája vagy, egy embernek több nem lehet: { $where }. Zárj be egyet, vagy legyen más a házigazdája (**{ button-table }**), aztán nyithatsz másikat.
heir-hosts-enough = { $who } itt már annyi asztal házigazdája, amennyi egy embernek lehet. Válassz mást.

### The settings of a server
server-title = ### A szerver beállításai
    -# Az időkeretek a következő osztástól érvényesek, minden más azonnal.
server-choose = Válassz
server-language = **Nyelv**, amit mindenki olvas
server-language-as-discord = Mint a szerveré a Discordon
server-hosts = **Ki nyithat asztalt**
server-hosts-all = Bárki
server-families = **Játékok**, amelyek itt mehetnek
server-turn = **Idő** egy lépésre
server-bank = **Tartalékidő** játékosonként egy osztásban
server-sent = **Lapok** azoknak, akik a `/{ name-settings }` alatt nem választottak
server-most = **Asztalok** egyszerre nyitva
server-threads = A játék **magában a csatornában** folyik.
server-threads-on = Minden játéknak **saját szála** van.
server-threads-yes = Szálakkal
server-threads-no = Szálak nélkül
server-tables = A nyitott asztalok
server-page-play = Játék
server-page-people = Emberek
server-page-rules = Szabályok
server-page-log = Napló
server-page-title = ### A szerver beállításai · { $page }
server-channels = **Csatornák**, ahol asztal nyitható; egy szál a csatornájának számít
server-channels-all = Bárhol
server-hosted = **Nyitott asztalok** házigazdánként
server-ping = **Rang**, amelyet megemlítek, ha asztal nyílik, és amelyet a tagok maguknak adhatnak
server-ping-none = Nincs rang
server-ping-every = **Szünet** két említés között, legalább
server-savers = **Ki menthet szabályokat** azokon kívül, akik a szervert kezelik
server-saver-role = **Rang**, amely szabályokat menthet
server-saver-none = Nincs rang
server-threads-about = **Szálak**
savers-all = Bárki
savers-hosts = Nyitott asztal házigazdája
savers-role = Egy rang
button-bans = Kitiltások
button-ping-post = Gomb kirakása ide
button-saved-rules = Mentett szabályok
button-to-settings = Beállítások
tables-any = Akármennyi
tables-at-once = { $count } asztal
time-as-set-up = A szokásos
time-seconds = { $count } másodperc
time-minutes = { $count } perc
time-hours = { $count } óra
tables-title = { $count ->
    [0] ### Ezen a szerveren nincs nyitott asztal.
   *[other] ### { $count } nyitott asztal
 }
tables-line = { $channel } · { $game } · { $count } játékos, házigazda: { $host }{ $running ->
    [yes] {" "}· most megy egy osztás
   *[no] {""}
 }
overrule-close-about = **Bezárás**: a folyó osztás félbeszakad. A befejezett osztások eredményei megmaradnak.
overrule-reset-about = **Újrakezdés**: az asztal bezár, és új nyílik a helyén, ugyanazokkal az emberekkel és szabályokkal.
overrule-close = Bezárás
overrule-reset = Újrakezdés
button-back = Vissza
button-more = Több
only-admins = Ezt csak az teheti, aki kezelheti ezt a szervert.
bans-title = { $count ->
    [0] ### Senki sincs kitiltva
   *[other] ### { $count } ember van itt kitiltva az asztaloktól
 }
bans-choose = Valaki kitiltása
button-lift = Feloldás
button-ban = Kitiltás
button-ban-because = Kitiltás indokkal
button-ban-by-id = Kitiltás azonosítóval
ban-line = **{ $whom }** · kitiltotta: { $who }, <t:{ $at }:d>
ban-line-because = **{ $whom }** · kitiltotta: { $who }, <t:{ $at }:d>: { $reason }
ban-about = **Kitiltod a szerver összes asztalától: { $whom }?** A helye felszabadul, mintha végleg elment volna; a folyó osztást gép játssza végig. Addig tart, amíg valaki fel nem oldja.
ban-made = Kitiltva a szerver asztalaitól: { $whom }.
ban-lifted = { $whom } itt újra játszhat.
ban-oneself = Magadat nem tilthatod ki.
ban-the-bot = Botok egy asztalnál sem játszanak.
ban-nobody = Ezzel az azonosítóval nincs senki.
ban-no-id = Ez nem azonosító. A Discordban a fejlesztői mód teszi az ember menüjébe: „Felhasználói azonosító másolása”.
ban-id-about = Azokra is, akik már elhagyták a szervert.
ban-reason-about = Az illető olvassa, és azok, akik a szervert kezelik.
form-ban = Kitiltás minden asztaltól
form-ban-id = Az ember azonosítója
form-reason = Indok
saved-rules-title = { $count ->
    [0] ### Itt nincs mentett szabály
   *[other] ### { $count } szabálycsomag van itt mentve
 }
saved-rules-line = **{ $name }** · { $game } · mentette: { $author }
saved-rules-choose = Válassz szerzőt
saved-rules-by = { $count } szabálycsomag
saved-rules-of = **{ $author }** { $count } szabálycsomagot mentett:
saved-rules-dropped = { $count ->
    [0] { $author } semmit sem mentett, nem volt mit törölni.
   *[other] { $count } szabálycsomag törölve, ezeket { $author } mentette.
 }
button-delete-all-of = { $count ->
    [one] Törlés
   *[other] Mind a { $count } törlése
 }
log-about = -# A legújabb van elöl. 90 napnál tovább semmi sem marad meg.
log-empty = Még semmi sem történt.
log-removed = { $who } elküldte az asztaltól: **{ $whom }** ({ $channel }).
log-handed-over = { $who } átadta az asztalt: **{ $whom }** a házigazda ({ $channel }).
log-took-over = { $who } lett a házigazda ({ $channel }), előtte: **{ $whom }**.
log-stopped = { $own ->
    [yes] { $who } bezárta az asztalt ({ $channel }).
   *[no] { $who } bezárta az asztalt ({ $channel }), házigazda: **{ $whom }**.
 }
log-changed-game = { $who } játékot váltott ({ $channel }): **{ $about }**.
log-started-over = { $own ->
    [yes] { $who } újrakezdte az asztalt ({ $channel }).
   *[no] { $who } újrakezdte az asztalt ({ $channel }), házigazda: **{ $whom }**.
 }
log-setting = { $who } beállítást módosított: { $about }
log-banned = { $who } kitiltotta: **{ $whom }**.
log-lifted = { $who } feloldotta a kitiltást: **{ $whom }**.
log-deleted-rules = { $who } törölte ezt a szabálycsomagot: **{ $about }**, mentette: { $whom }.
log-deleted-all = { $who } törölte az összes szabálycsomagot, amelyet **{ $whom }** mentett ({ $about }).
ping-ready = Ha asztal nyílik, megemlítem: { $role }; és megkapja tőlem, aki megnyomja a gombot.
ping-unmentionable = Nem tudom megemlíteni: { $role }. Engedd a rang beállításaiban, hogy bárki megemlítse, vagy add meg nekem ezt: **Mindenki megemlítése**.
ping-no-manage-roles = Nem tudom a tagoknak adni: ehhez kell nekem a **Rangok kezelése**.
ping-role-above = Nem tudom a tagoknak adni: { $role }. A rangok listájában húzd fölé ezt: { $own }.
ping-role-powerful = Nem adom a tagoknak: { $role }. Többet enged, mint ami mindenkinek szabad. Válassz jogok nélküli rangot.
ping-role-gone = Ez a rang már nincs meg. Válassz másikat: `/{ name-server }`.
ping-role-unfit = Csak olyan rang jó, amelyet adni lehet valakinek: nem az @everyone, és nem egy boté.
ping-role-opens = { $role } csatornákat nyit meg. Csak az engedheti a tagoknak, aki rangokat kezelhet.
ping-none-here = Ezen a szerveren nincs rang az új asztalokhoz.
ping-not-given = { $why } Szólj azoknak, akik a szervert kezelik.
ping-refused = A Discord nem engedi, hogy ezt módosítsam: { $role }. Szólj azoknak, akik a szervert kezelik.
ping-on = Megkaptad: { $role }. Megemlítem, ha asztal nyílik. Még egy nyomásra visszaadod.
ping-off = Már nincs meg neked: { $role }.
ping-post = 🔔 **Szóljak, ha asztal nyílik?** Nyomd meg a gombot, és megkapod a rangot, amelyet ilyenkor megemlítek; még egy nyomásra visszaadod.
ping-opened = 🔔 { $role }: asztal nyílt, a játék **{ $game }**.
button-ping = Szólj az asztalokról

### First steps
hello = 👋 **Itt én osztom a lapokat:** { $games }.
    {"**"}{ button-open-table }**, és a többiek egy gombbal beszállnak; **{ button-practise }**: azonnal lapokat kapsz, gépek ellen.
    Mindenki privát üzenetben kapja a lapjait, ahol más nem látja.
hello-admins = A szerver kezelői a `/szerver` paranccsal állítanak be. A `/adatvédelem` megmutatja, mit tárolok rólad.
button-open-table = Asztalt nyitok
open-which = ### Melyik játék legyen?
open-known = { $why ->
    [settled] Itt ez a szokásos játék
    [last] Legutóbb ezt játszottátok itt
   *[most] Ezen a szerveren ezt játsszák a legtöbbet
 }{ $changed ->
    [yes] , módosított szabályokkal
   *[no] {""}
 }
button-practise = Egyedül gyakorlok
practice-there = Már van egy saját asztalod: { $game }.
button-go-on = Folytatom
button-practise-anew = Befejezem, újat kezdek
practice-dealt = Gépek ellen játszol, a lapok ki vannak osztva: a privát üzeneteid között találod őket.
practice-here = A lapjaid lent vannak.
button-to-cards = A lapjaimhoz
practice-dms-closed = Nem tudok neked privát üzenetet küldeni, pedig ott gyakorolnál. Engedélyezés: a szerver neve, Adatvédelmi beállítások, Privát üzenetek. Aztán próbáld újra.
practice-dms-refused = A Discord most nem enged privát üzenetet nyitnom, pedig ott gyakorolnál. Így játszhatsz egy csatornában: `/{ name-game } { name-game-start }`, aztán **{ button-computer }**.
practice-going-on = -# Gyakorolsz: ez semmilyen ranglistán nem számít.
primer = -# 👋 **{ $game }:** { $goal }
    -# Fentről lefelé: **{ $order }**{ $more }
    -# { $how ->
        [equal] Ugyanannyi lapot tegyél, ugyanolyat vagy magasabbat.
        [larger] Ugyanannyi, magasabb lapot tegyél, vagy nagyobb csoportot.
       *[higher] Ugyanannyi, de magasabb lapot tegyél.
    } **{ button-pass }**: vársz, **{ button-hint }**: ötlet.
primer-goal-alone = Licitálj, hogy egyedül játssz. Az az oldal nyer, amelyiknek előbb elfogy a lapja.
primer-goal-teams = A társaddal együtt nyertek. Fogyjon el a lapotok.
primer-goal-titles = Fogyjon el a lapod. Első: { $best }, utolsó: { $worst }.
primer-goal-places = Fogyjon el a lapod, minél előbb, annál jobb.
primer-goal-first = Fogyjon el a lapod elsőként.
primer-goal-left = Akinek előbb elfogy a lapja, nyer. Minél kevesebb marad, annál jobb.
primer-bombs = 💣 mindent üt: { $kinds }
primer-chops = 💣 a ketteseket üti: { $kinds }
primer-wild = bármit helyettesít: { $cards }
primer-power = egymagában minden csoportot üt: { $cards }
primer-fewer-twos = kettesből eggyel kevesebb is elég
primer-revolution = négy egyforma megfordítja a sorrendet
primer-ends = lezárja az ütést: { $cards }
lesson-five = -# 💡 **Az ötlapos kezek** sorrendje alulról felfelé: { $kinds }. Nálad: { $play }.
lesson-five-any = -# 💡 **Ötlapos kezek:** { $kinds }. Nálad: { $play }.
lesson-run = -# 💡 **A sor** legalább { $least } egymást követő lap, bármilyen színben. Nálad: { $play }.

### Browsing the rules
browse-title = ### Minden játék szabályai
browse-own = ✎ **A saját szabályaid** · { $game }: { $changes }
browse-about-pr = aki előbb kimegy, Elnök lesz; az utolsó jó lapokkal fizet
browse-about-bt = egyes lapok, párok és ötlapos pókerkezek; a kettes a legmagasabb
browse-about-df = a japán Elnök, szegényből milliomos
browse-about-th = Tiến Lên Vietnamból: csoportok, sorok, és bombák a kettesekre
browse-about-dd = egy földesúr több lappal kettő ellen; minden bomba duplázza az osztás értékét
browse-about-b3 = a hármasok a legmagasabbak; egy licitál, és egyedül játszik kettő ellen
browse-found = { $count ->
    [0] ### Nincs találat erre: „{ $typed }”
   *[other] ### { $count } × „{ $typed }”
 }
button-all-of = Mind a { $count }
button-search = Keresés
form-search = Játék vagy szabály keresése
search-about = A játék bármelyik neve, a játékosok száma, például „3 játékos”, vagy a szabályok szavai, például „két pakli”.
search-field = Mi a neve?
browse-games = Válassz játékot
browse-rules = Válassz házi szabályt
rule-typed = Asztal ezzel: `/{ name-game } { name-game-start } { name-game-start-house-rules }:{ $option }=`, utána az egyik érték.
browse-family = { $count ->
    [one] ### { $game }: egy játék
   *[other] ### { $game }: { $count } játék
 }
browse-played = { $count ->
    [0] ### Ezen a szerveren még semmit nem játszottak.
   *[other] ### A legtöbbet játszottak itt
 }
browse-saved = { $count ->
    [0] ### Ez a szerver még nem mentett el szabályokat.
        Válassz egy játékot, módosítsd a szabályait, és mentsd el őket.
   *[other] ### Saját szabályaink
 }
browse-deals = { $count } osztás
button-played = Itt legtöbbet játszott
button-saved = Sajátjaink
button-games = Minden játék
button-play-this = Játsszuk ezt itt
button-use-rules = Legyen ez az asztalunknál
button-edit = Szabályok módosítása
button-share = Megosztás
button-channel-default = Legyen itt szokásos
button-delete = Törlés
saved-named = ### ★ { $name }

### The editor of a table's rules
editor-title = ### Az asztalod szabályai: { $game }
editor-title-own = ### A saját szabályaid: { $game }
    -# Csak te látod őket, amíg nem játszol velük, nem mented el vagy nem osztod meg őket.
editor-and-more = { $count ->
    [one] … és még egy
   *[other] … és még { $count }
 }
editor-clashes = ⚠️ **Ezek a szabályok nem férnek össze.** Módosíts tovább; addig a többiek az utolsó jó változatot látják, és a játék nem indul el.
editor-clashes-own = ⚠️ **Ezek a szabályok nem férnek össze.** Módosíts tovább; addig nem lehet velük játszani, és nem lehet őket elmenteni vagy megosztani.
editor-take-back = Egy módosítás visszavonása
editor-topics = Válassz témát
editor-changed = { $count } módosítva
editor-own = ahogy ebben a játékban van
rule-span = { $low }–{ $high }
players-in-all = { $count } játékos
button-type = Beírom
button-undo = Visszavonás
button-reset = Mindent vissza
button-other-game = Másik játék
button-save = Mentés
button-sheet = Szabálylap
form-rule = Egy házi szabály
form-value = A válaszod
form-name = Név
form-save = E szabályok mentése
save-about = Ezen a szerveren mindenki ezen a néven találja meg, a **/{ name-rules }** alatt és a **/{ name-game } { name-game-start }** parancsban.
saved = Elmentve ezen a néven: **{ $name }**.
share = **{ $code }**: ez a kód bármely szerveren ezeket a szabályokat jelenti. Asztalt így nyitsz vele: `/{ name-game } { name-game-start } { name-game-start-code }:{ $code }`, elolvasni így lehet: `/{ name-rules } { name-rules-code }:{ $code }`.
channel-default-set = Ha nem adsz meg játékot, a `/{ name-game } { name-game-start }` itt mostantól ezt nyitja, ezekkel a szabályokkal: **{ $game }**. Nyomd meg a gombot még egyszer, és elfelejtem.
channel-default-no-more = Ennek a csatornának nincs már szokásos játéka.
lobby-unsettled = ✎ { $host } még módosítja a szabályokat.
next-rules = { $count ->
    [0] A következő parti: **{ $game }**.
    [one] A következő parti: **{ $game }**, egy házi szabállyal.
   *[other] A következő parti: **{ $game }**, { $count } házi szabállyal.
 }
save-dropped = Törölve: **{ $name }**. A kódja { $code }, ha mégis kellene.
save-nameless = A mentéshez név kell.
save-too-many = Ez a szerver már { $most } szabálycsomagot mentett; előbb törölj egyet.
save-taken = Ilyen már van: **{ $name }**, mentette: { $author }. Válassz másik nevet.
save-not-yours = Ezeket a szabályokat csak az törölheti, aki elmentette, vagy aki a szervert kezeli.
save-enough = Itt már { $most } szabálycsomagot mentettél, egy embernek több nem lehet. Előbb törölj egyet: `/{ name-rules }`, **{ button-saved }**.
save-only-hosts = Ezen a szerveren csak egy nyitott asztal házigazdája menthet szabályokat.
save-only-role = Itt csak { $role } menthet szabályokat, és aki a szervert kezeli.
save-only-managers = Itt csak az menthet szabályokat, aki a szervert kezeli.
only-channel-managers = Csak az választhatja meg a csatorna szokásos játékát, aki kezelheti a csatornát.
nothing-to-undo = Nincs mit visszavonni.
rules-stand = Folyik egy parti: a szabályai a végéig állnak.
draft-clashes = Ezek a szabályok még nem férnek össze: { $why }
draft-gone = A módosított szabályokat egy napig őrzöm meg, és ezek már nincsenek meg. Nyisd meg őket újra: `/{ name-rules }`.
rule-value = „{ $typed }” nem jó. { $why }
rule-value-near = „{ $typed }” nem jó. { $why } Erre gondoltál: { $near }?
too-slow = Túl sokáig tartott. Nyomd meg még egyszer.
code-mistyped = Ebben a kódban hibás egy karakter. Csak 2 és 9 közötti számjegyek és betűk lehetnek benne, de I, O és U nem.
code-length = Ez a kód { $count } karakterből áll; az ilyen kódok { $right } karakteresek.
code-doubtful = Ebben a kódban hibás vagy hiányzik egy karakter: { $count } karaktert olvasok.
code-newer = Ez a kód egy nálam újabb változatból való.
code-game-gone = Ez a kód olyan játéké, amely már nincs: „{ $game }”.
code-rule-gone = Ebben a kódban olyan házi szabály van, amely már nincs: „{ $rule }”.

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = Licitálj, ha egyedül játszanál a többiek ellen: a legmagasabb licit viszi a rejtett lapokat, és ennyit ér az osztás.
ask-cut-about = Te emelsz osztás előtt: mondd meg, hány lapot veszel le felülről.
call-deal = Osztás
call-deal-about = Te osztasz: kézzel megy, keverés és emeltetés után.
call-shuffle = Keverés
call-shuffle-about = Az első kever, emeltet és oszt, ebben a sorrendben. Aki kihagy egy lépést, hibázik.
call-offer-cut = Emeltetés
call-offer-cut-about = Az utolsó emel, mielőtt osztasz.
call-redeal = Új osztást kérek
call-redeal-about = Olyan gyenge a lapod, hogy új osztást kérhetsz. Mindenki megtudja, hogy te kérted.
call-trade = Csere
call-trade-about = Nálad van a játék legkisebb lapja: tedd félre a középen fekvő lapért …
call-keep = Megtartom
call-keep-about = … vagy tartsd meg.
call-accept = Elfogadom
call-accept-about = Fogadd el, és a két felkínált lap gazdát cserél.
call-done = Nincs több csere
call-done-about = Nincs több csere: a csak felkínált lapok a helyükön maradnak.
call-last-card = Utolsó lap!
call-last-card-about = Mondd be az utolsó lapod, mielőtt a következő lép. Aki bemondás nélkül nyer, mindenkiért fizet.
call-clear-table = Asztal letakarítása
call-clear-table-about = Az asztalt csak az utolsó takaríthatja le. Más, ha szándékosan teszi, a következő osztásban utolsó lesz.
call-on-purpose = Szándékosan
call-on-purpose-about = Letakarítottad az asztalt: szándékosan …
call-by-mistake = Véletlenül
call-by-mistake-about = … vagy véletlenül?
call-forfeits = Vállalok feladatot
call-forfeits-about = Megengedheted az elsőnek, hogy ártatlan tréfás feladatot adjon.
forfeit-tea = Feladat: tálalj teát
forfeit-verse = Feladat: énekelj egy versszakot
forfeit-joke = Feladat: mesélj egy viccet
forfeit-about = Az utolsó vállalja: osztásonként egyszer ártatlan tréfás feladatot adhatsz.
told-deal = { $who } oszt.
told-shuffle = { $who } kever.
told-offer-cut = { $who } emeltet.
told-fault = { $who } hibázott az osztásnál.
told-redeal = { $who } gyenge lapot kapott, és új osztást kér.
told-trade = { $who } a középső lapra cseréli a legkisebbet.
told-keep = { $who } megtartja a legkisebb lapot.
told-accept = { $who } elfogadja.
told-done = { $who } nem cserél többet.
told-last-card = { $who } bemondja: **utolsó lap!**
told-clear-table = { $who } letakarítja az asztalt.
told-on-purpose = { $who } szerint: szándékosan.
told-by-mistake = { $who } szerint: véletlenül.
told-forfeits = { $who } vállal egy feladatot.
told-forfeit-tea = { $who } feladatot ad: tálalj teát.
told-forfeit-verse = { $who } feladatot ad: énekelj egy versszakot.
told-forfeit-joke = { $who } feladatot ad: mesélj egy viccet.
told-dragon = { $who } sárkányt kapott: minden értékből egy lapot.
told-four-twos = { $who } mind a négy kettest megkapta.
told-four-threes = { $who } mind a négy hármast megkapta.

### Trading
hand-give-highest = { $count ->
    [one] 🟡 **Add oda a legmagasabb lapodat**, ő kapja: **{ $who }**. A legmagasabbak egyformák: válaszd ki, melyiket adod · lejár <t:{ $due }:R>.
   *[other] 🟡 **Add oda a { $count } legmagasabb lapodat**, ő kapja: **{ $who }**. Van köztük egyforma: válaszd ki, melyiket adod · lejár <t:{ $due }:R>.
 }
hand-offer = 🟡 **Kínálj fel egy lapot**, ő kapja: **{ $who }**. Egyet cserélnetek kell; hogy melyiket, azt ti döntitek el, mindenki előtt · lejár <t:{ $due }:R>.
hand-haggle = 🟡 { $who } ajánlata: **{ $theirs }** a te lapodért: **{ $mine }**. Fogadd el, vagy kínálj mást · lejár <t:{ $due }:R>.
hand-swap = 🟡 **Csere vele: { $who }**. Kínálj fel, amennyi lapot akarsz, vagy egyet sem; csak { $who } látja · lejár <t:{ $due }:R>.
hand-swap-back = { $count ->
    [one] 🟡 { $who } ezt kínálja: **{ $theirs }**. Adj érte egy lapot, vagy hagyd abba · lejár <t:{ $due }:R>.
   *[other] 🟡 { $who } ezt kínálja: **{ $theirs }**. Adj értük { $count } lapot, vagy hagyd abba · lejár <t:{ $due }:R>.
 }
pick-any = Válaszd ki, mit kínálsz fel
offer-cards = Felkínálom: { $cards }
offer-again = Ragaszkodom: { $cards }
you-offered = Felkínáltad: **{ $cards }**.
drawn-last = Ezt a lapot húztad utoljára: **{ $cards }**.
only-you-see = Csak te látod, mi van középen: **{ $cards }**.
turn-trade = { $who } lapot cserél · lejár <t:{ $due }:R>.
turn-bid = { $who } licitál · lejár <t:{ $due }:R>.
turn-cut = { $who } emel · lejár <t:{ $due }:R>.
ping-trade = { $who }, cserélj lapot vele: { $partner } · lejár <t:{ $due }:R>

### How a deal stands
play-counts-as = { $play }, ennyit ér: { $stands }
seat-cards-hidden = ? lap
seat-closed-out = 🔒 passzolt, kimarad ebből az ütésből
dealt-again = Újraosztás volt: az előző osztás nem számít.
seen-by-all = Osztáskor mindenki látta: **{ $cards }**.
bids-so-far = Licitek: { $bids }
bid-of = { $who } licitje { $amount }
bid-none = { $who } passzol
plays-alone = **{ $who }** egyedül játszik ellenük: { $others } · érték **{ $stake }**
team = Együtt: { $who } · { $cards }
partners = Lapot cserélő párok: { $pairs }
stake = Érték: **{ $stake }**
stock-left = { $count ->
    [0] A húzópakli elfogyott.
   *[other] Húzópakli: { $count } lap
 }
pile = -# Eddig kijátszva: { $cards }
cards-left = Maradt lapok: { $counts }
closed-out = 🔒 Kimarad ebből az ütésből: { $who }
passed-so-far = Passzolt: { $who }
you-are-closed-out = 🔒 Passzoltál: ebbe az ütésbe már nem szállhatsz be.

### The log
button-log = Napló
button-proof = A keverés bizonyítéka
proof-title = ### A { $number }. osztás keverése
proof-about = Egy titkos szám, a mag döntötte el az osztás minden lapját. A bizonyítéka már az első kijátszás előtt itt állt, az osztás után a mag is megjelenik. A mag SHA-256 értéke a bizonyíték kell hogy legyen, és a `python -m rules verify` a magból előállítja a kezeket. Ez azt mutatja, hogy a mag az osztás után nem változott; azt nem, hogyan húzta a bot.
proof-shown = Bizonyíték: `{ $proof }`
proof-seed = Mag: `{ $seed }`
log-title = ### Napló · { $number }. osztás
log-page = {" "}· { $page }/{ $pages }. oldal
log-play = { $who } { $play }
log-passed = { $count ->
    [one] { $who } passzol
   *[other] { $who } passzolnak
 }
log-nothing = Még semmi nem történt.
log-older = Régebbi
log-newer = Újabb
log-newest = Legújabb
no-log = Ennél az asztalnál még nem volt osztás.
button-replay = Visszajátszás
button-replay-last = Az előző osztás visszajátszása
replay-title = ### Visszajátszás · { $number }. osztás
replay-places = Az elsőtől kezdve a székek: { $seats }.
replay-play = { $seat }. szék: { $play }
no-replay = Itt még nem ért véget olyan osztás, amely visszajátszható.
replay-nothing = Ebben az üzenetben nincs osztás.
replay-running = Ez az osztás még tart.
button-review = Hogyan játszottam?
button-post = Megosztás itt

post-by = { $who } megosztja:

post-done = ✅ Megosztva: { $link }

post-already = Ez az eredmény már a csatornában van.

post-nowhere = Nincs csatorna, ahová kitehetném.

post-gone = Ez a meccs véget ért, és már új kezdődött.

review-title = ### Így játszottál · { $number }. osztás
review-none = Egyik döntésed sem került olyasmibe, ami előre látható volt.
review-lead = Te hívtál.
review-bid = A licitálás.
review-give = Lapokat adtál.
review-swap = Elcserélhetted a legalacsonyabb lapodat.
review-beat = Ezt kellett ütni: **{ $play }**
review-yours = A tiéd: **{ $move }**
review-better = Jobb: **{ $move }** · átlagosan kb. { $cost } a különbség
review-best = A legjobb lépésed: **{ $move }**, erre: **{ $play }**

review-best-lead = A legjobb lépésed: **{ $move }** hívása

review-worth = körülbelül { $cost } előny ehhez képest: **{ $move }**

review-thinking = { $count ->
   *[other] Átnézem a döntéseidet: { $count } közül { $number } kész …
 }

review-points = { $amount } pont
review-places = { $amount } hely
review-wins = { $amount } győzelem
review-basis = -# Ami a legtöbbe került. Minden döntést sok olyan osztáson próbáltunk ki, amely illik ahhoz, amit akkor tudhattál.
review-busy = Most túl sok a gondolkodnivaló. Kérdezd meg újra egy perc múlva.
review-substituted = Ennek az osztásnak egy részét számítógép játszotta helyetted, ezért a saját lépéseid nem különíthetők el.
told-dealt = **{ $number }. osztás** · osztó: { $who }.
told-cut = { $at ->
    [one] { $who } emelt: egy lapot vett le.
   *[other] { $who } emelt: { $at } lapot vett le.
 }
told-gave-cards = { $giver } adott: **{ $cards }**. Ő kapta: { $taker }.
told-gave = { $count ->
    [one] { $giver } egy lapot adott. Ő kapta: { $taker }.
   *[other] { $giver } { $count } lapot adott. Ő kapta: { $taker }.
 }
told-took-cards = { $who } felvette középről: **{ $cards }**.
told-took = { $count ->
    [one] { $who } felvette a rejtett lapot.
   *[other] { $who } felvette a rejtett lapokat: { $count } lap.
 }
told-traded = { $who } félretett: **{ $returned }**, érte kapott: **{ $cards }**.
told-looked-at = { $who } ezt látta középen: **{ $cards }**.
told-looked = { $who } megnézte, mi van középen.
told-drew-card = { $who } húzott: **{ $cards }**.
told-drew = { $who } húzott egy lapot.
told-restocked = { $count ->
    [one] Korábbi ütések egy lapja az új húzópakli.
   *[other] Korábbi ütések { $count } lapja az új húzópakli.
 }
told-alone = { $who } egyedül játszik, érték: { $stake }.
told-doubled = Az osztás értéke megduplázódik.
told-out-of-time = ⏳ { $who } ideje letelt.
told-taken-back = { $who } visszavonta ezt.
told-offered-cards = { $giver } felkínál: **{ $cards }**. Neki: { $taker }.
told-offered = { $count ->
    [one] { $giver } titokban felkínál egy lapot. Neki: { $taker }.
   *[other] { $giver } titokban felkínál { $count } lapot. Neki: { $taker }.
 }
told-announced = { $count ->
    [one] ⚠️ { $who } kezében már csak **egy lap** van.
   *[other] ⚠️ { $who } hamarosan kimehet: még { $count } lap.
 }
told-leads = { $who } hív.
told-leads-with = { $who } hív; az első lerakásban benne kell lennie: **{ $cards }**.
told-skipped = { $who } a következő körben kimarad.
told-reversed = 🔄 Fordított sorrend: a kis lapok az erősek.
told-righted = 🔄 A sorrend megint a szokásos.
told-turned = ↩️ A kör irányt vált.
told-threw-in = { $who } bedobja a lapjait, és utolsó lesz.
told-out = { $who } kiment, { $place }. hely.
told-won = { $who } vitte az ütést.
told-void = Az osztás nem számít; újraosztás jön.
told-over = Vége az osztásnak.

### Results of teams, stakes and chips
alone-won = A földesúr, **{ $who }**, egyedül nyert ellenük: { $others }.
alone-lost = Az osztás nyertese: { $others }. A földesúr, **{ $who }**, veszített.
solo-won = **{ $who }** egyedül nyert ellenük: { $others }.
solo-lost = Az osztás nyertese: { $others }. **{ $who }** egyedül játszott, és veszített.
team-won = Az osztás nyertese: **{ $who }** · maradt { $cards }
team-rest = { $who } · maradt { $cards }
stake-made = Érték: { $parts } = **{ $stake }**
stake-bid = licit { $amount }
stake-bombs = { $count ->
    [one] egy bomba ×2
   *[other] { $count } bomba, egyenként ×2
 }
stake-spring = tavasz ×2
result-paid-chips = **{ $won }** · { $chips } zseton
result-chips = **{ $chips } zseton**
match-leader-chips = A parti élén { $chips } zsetonnal: { $who }.

### Cards as players type them: words with commas between
one-joker = joker
typed-1 = egyes, egyes lap, szimpla, szóló
typed-2 = pár, par, két, ket, kettő, ketto, dupla
typed-3 = drill, három, harom, tripla
typed-4 = póker, poker, négy, negy
typed-5 = öt, ot
typed-6 = hat
typed-7 = hét, het
typed-8 = nyolc
typed-three = hármas, harmas, három, harom
typed-four = négyes, negyes, négy, negy
typed-five = ötös, otos, öt, ot
typed-six = hatos, hat
typed-seven = hetes, hét, het
typed-eight = nyolcas, nyolc
typed-nine = kilences, kilenc
typed-ten = tízes, tizes, tíz, tiz
typed-jack = bubi, jumbó, jumbo, bub
typed-queen = dáma, dama
typed-king = király, kiraly
typed-ace = ász, asz
typed-two = kettes, kettő, ketto
typed-joker = joker, dzsoker, dzsóker
typed-red-joker = piros joker, joker piros, színes joker, szines joker, nagy joker
typed-black-joker = fekete joker, joker fekete, kis joker
typed-diamond = káró, karo, káro
typed-club = treff, tref
typed-heart = kőr, kör, kor
typed-spade = pikk, pik
typed-fill = az, és, es, meg, egy, darab, db
typed-stands = mint, legyen, helyettesít, helyettesit
typed-cannot-stand = Ezek a lapok most nem helyettesíthetik azt.

### Kinds of plays
kind-single = Egyes lapok
kind-pair = Párok
kind-triple = Drillek
kind-four = Pókerek
kind-set = Szettek
kind-straight = Sorok
kind-pair-run = Párok sora
kind-triple-run = Drillek sora
kind-quad-run = Pókerek sora
kind-full-house = Fullok
kind-four-and-one = Póker egy lappal
kind-two-pairs = Két pár
kind-rocket = Rakéta
kind-dragon = Sárkány
kind-straight-flush = Színsorok
kind-flush = Flössök
kind-kicked = Szettek kísérőlappal
kind-bomb = Bombák
kind-other = Egyebek
label-single = { $cards }
label-pair = Pár { $cards }
label-triple = Drill { $cards }
label-four = Póker { $cards }
label-set = Szett { $cards }
label-straight = Sor { $cards }
label-pair-run = Párok sora { $cards }
label-triple-run = Drillek sora { $cards }
label-quad-run = Pókerek sora { $cards }
label-full-house = Full { $cards }
label-four-and-one = Póker és egy { $cards }
label-two-pairs = Két pár { $cards }
label-rocket = Rakéta
label-dragon = Sárkány
label-straight-flush = Színsor { $cards }
label-flush = Flöss { $cards }
label-kicked = Kísérőlapok { $cards }
label-bomb = Bomba { $cards }
label-other = { $cards }
stands-for = { $wild }={ $stands }
stands-for-itself = Csak ezek a lapok

### Who sits at a table, and what they do with one another
sent-away = A többiek kiszavaztak. Akkor szállhatsz be újra, amikor a következő osztás elkezdődött.
sent-away-by = A házigazda ({ $who }) elküldött. Akkor szállhatsz be újra, amikor a következő osztás elkezdődött.
may-not-vote = Csak az szavazhat kiküldésről, aki játszik és itt van, és ehhez két ilyen játékos kell.
no-longer-here = Az a játékos már nincs ennél az asztalnál.
not-in-mid-deal = Ezzel meg kell várni az osztás végét.

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 Most bombát dobhatsz be, bár nem te jössz.
first-of-two = a kettő közül az első
second-of-two = a kettő közül a második
button-put-back = Visszateszem
button-take-back = Visszavonás
button-finish = Gyors befejezés

button-hint = Tipp
button-plays = Mit tehetek?
button-why = Miért nem?
button-settings = Beállítások
stands-for-what = Mit helyettesít ez: **{ $cards }**?
stands-for-kind = { $stands } · { $kind }
stands-for-which = { $part ->
    [1] A legerősebbek
   *[other] Gyengébbek, { $part }. rész
 }
hint = Tipp: **{ $move }**. { $reason }
reason-out = Ez az összes lapod.
reason-only = Mást nem is tehetsz.
reason-wins-last = A még játékban lévő lapok közül semmi sem üti, és utána csak ez az egy lerakásod marad: { $cards }.
reason-wins = A még játékban lévő lapok közül semmi sem üti, és a többi lapod { $plays } lerakás.
reason-unbeaten = A még játékban lévő lapok közül semmi sem üti.
reason-guard-many = Valakinek már csak egy lapja van, és ez nem egyetlen lap.
reason-guard-high = Valakinek már csak egy lapja van, és ez a legmagasabb lapod.
reason-guard-two = Valakinek már csak két lapja van, és ez nem két lap.
reason-partner-out = A te oldaladon valakinek már csak egy lapja van, és ezen talán kimehet.
reason-few-higher = Ennél magasabb lapból már csak ez van játékban: { $cards }.
reason-highest = A még játékban lévő lapok közül egyik sem magasabb.
reason-mostly-lower = A még játékban lévő lapok közül { $amount } alacsonyabb, és csak { $count } magasabb.
reason-last = Utána csak ez az egy lerakásod marad: { $cards }.
reason-sheds = Egyszerre { $count } laptól szabadulsz meg, és a többi { $plays } lerakás.
reason-sheds-keeps = Egyszerre { $count } laptól szabadulsz meg, és ez nálad marad: { $cards }.
reason-low = A legalacsonyabb lapod is elmegy vele, és a többi lapod { $plays } lerakás.
reason-near = Utána már csak { $plays } lerakás van hátra.
reason-keeps = A magas lapjaid megmaradnak későbbre: { $cards }.
reason-alone = Egyik lapoddal sem megy együtt, és nehezebb ütni, mint a legalacsonyabbat.
reason-breaks-nothing = Nem bont szét semmit, ami összetartozik, és a többi lapod { $plays } lerakás.
reason-press = Valakinek már csak kevés lapja van, és bármi gyengébbet könnyebb ütni.
reason-bomb = Az asztalt csak bomba üti, és a többi lapod { $plays } lerakás.
reason-follow = Ez a leggyengébb, ami üti az asztalt, és a többi lapod { $plays } lerakás.
reason-weakest = Ez a leggyengébb, ami üti az asztalt.
reason-computer = A helyedben egy számítógép ezt tenné.
reason-pass-partner = Amit ütni kellene, a saját oldaladé.
reason-pass-bomb = Nálad csak bomba üti az asztalt; ha passzolsz, megmarad későbbre.
reason-pass-whole = A lapjaid így, ahogy vannak, { $plays } lerakás, és egyik sem üti az asztalt.
reason-pass-costs = Nálad bármi, ami üti az asztalt, magas lapba kerül, vagy szétbontja, ami összetartozik.
reason-pass-beaten = Ezzel ütnéd az asztalt: { $cards }, de azt is üthetik még.
reason-pass-early = Ezzel ütnéd az asztalt: { $cards }, de azt is üthetik még, és egyik ellenfél sem megy ki hamarosan.
reason-pass-higher = Ezzel ütnéd az asztalt: { $cards }, de még { $count } magasabb lap van játékban.
reason-pass-outranked = Ezzel ütnéd az asztalt: { $cards }, de még { $count } magasabb lap van játékban, és egyik ellenfél sem megy ki hamarosan.
reason-pass-highest = Ennél nincs magasabb lap játékban: { $cards }; ha passzolsz, megmarad későbbre.
reason-pass-safe = Egyik ellenfél sem megy ki hamarosan: még senkit sem kell megállítani.
reason-pass-high = Nálad csak magas lapok ütik az asztalt; ha passzolsz, megmaradnak későbbre.
reason-together = Bármi gyengébb után több lerakásod maradna; így { $plays } marad.
reason-whole = Bármi gyengébb egyforma lapokat bontana szét, és a többi lapod { $plays } lerakás.
reason-all-break = Bármi gyengébb is szétbontja, ami összetartozik, és könnyebb ütni.
reason-loose = Az alacsonyabb lapjaid mind másokkal mennek együtt, a többi { $plays } lerakás.
reason-only-bomb = Csak bomba üti, és a kezed többi része { $plays } lerakás.
reason-bid = Ezekkel a kezed { $amount } licitet ér: { $cards }.
reason-bid-both = A kezed csak { $plays } lerakás, és ezekkel { $amount } licitet ér: { $cards }.
reason-bid-plays = A kezed csak { $plays } lerakás: { $amount } licitet ér.
reason-bid-must = Licitálnod kell, és ennél kevesebbet nem lehet.
reason-bid-most = A kezed legfeljebb { $amount } licitet ér.
reason-bid-poor = { $cards } és { $plays } lerakás nem ér { $amount } licitet.
reason-bid-none = Magas lap nélkül { $plays } lerakás nem ér { $amount } licitet.
reason-give-lowest = Alacsonyabb lapod nincs, a többi { $plays } lerakás.
reason-give-fewest = Bármi mást adnál, nem maradna kevesebb lerakásod: { $plays }.
reason-give-back = Egyik sem alacsonyabb annál, amit kínálnak: { $cards }.
reason-trade = Ezzel a helyén a kezed { $plays } lerakás: { $cards }.
reason-trade-unseen = A játék legalacsonyabb lapját adod oda: bármi más jobb.
reason-keep = Ez keveset segítene a kezeden: { $cards }.
reason-keep-unseen = Senki sem tudja, mit kapnál érte, és a kezed így, ahogy van, { $plays } lerakás.
reason-done = A csere annyi lapot visz, amennyit hoz, és a kezed így, ahogy van, { $plays } lerakás.
reason-accept = Ezzel a kezed { $plays } lerakás: { $cards }.
reason-redeal = A kezed { $plays } lerakás: az új lapok többnyire jobbak.
reason-last-card = Nem kerül semmibe, elhallgatni viszont sokba kerülhet.
reason-dealing = Ez a következő lépés, és aki egyet kihagy, hibázik.
reason-cut = Senki sem tudja a lapok sorrendjét: mindegy, hol emelsz.
no-hint = Most nincs mit tenni.
breaks-up = Szétszed egy bombát vagy egy sort
plays-all = -# **Minden, amit tehetsz**, fajták szerint.
plays-some = -# **Néhány dolog, amit tehetsz**: mind túl sok lenne. Bármilyen lapot magad is választhatsz.
plays-other = Más fajták
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### Mit tehetsz
plays-none = Most semmit nem tehetsz.
plays-more = { $count ->
    [one] · … és még egy
   *[other] · … és még { $count }
 }
why-pick = Válassz lapokat, és kiderül, leteheted-e őket. Semmi nem kerül az asztalra.
why-may = Ezt most leteheted: **{ $cards }**.
why-turn = **{ $cards }** jó lenne, de nem te jössz.
button-table = Asztal
button-return = Visszajövök
button-quit = Végleg elmegyek
button-watch = Nézem
button-unwatch = Nem nézem tovább
button-refresh = Frissítés
button-take = Ide ülök
button-level = Szint
button-drop = Eltávolítás
button-person = Választás
button-vote = Szavazok a kiküldésére
button-unvote = Szavazat visszavonása
button-send-away = Elküldés
button-make-host = Legyen házigazda
button-take-host = Leszek házigazda
button-to-table = Az asztalhoz
button-close-table = Asztal bezárása
button-fill = Feltöltés gépekkel és indítás
button-shuffle = Helyek keverése
button-forbid-take-back = Visszavonás tiltása
button-allow-take-back = Visszavonás engedése
button-swap = Játékcsere
button-swap-to = Inkább ezt játsszuk
button-play-game = Ezt játsszuk
joined-instead = Beszálltál, az ő helyére: { $who }.
joined-later = Most megy egy osztás. A következőtől játszol.
you-have-left = Elhagytad ezt az asztalt. Az **Asztal** gombbal alatta visszajöhetsz.
seats-newcomers = { $count ->
    [one] -# { $who } a következő osztástól játszik.
   *[other] -# A következő osztástól játszik: { $who }.
 }
menu-title = ### Ki ül itt · { $game }
menu-host = házigazda
menu-out = kimarad
menu-later = a következő osztástól játszik
menu-votes = { $count }/{ $of } szavazat a kiküldésre
menu-moved-on = A játék továbbment. Most ezt teheted.
level-about = **{ $who }**: milyen jól játsszon ez a gép? Minden szinthez másik gép jön, a helyezés és a pontszám marad.
level-changed = Mostantól itt játszik: { $who }.
stand-in = 💤 Beugró: { $level }
stand-in-about = Ki játszik azok helyett, akik alszanak vagy elmentek
menu-dropped = Eltávolítva: { $who }.
menu-sent = Elküldve: { $who }. Akkor jöhet vissza, amikor a következő osztás elkezdődött.
menu-heir = Most { $who } a házigazda.
menu-host-taken = Most te vagy a házigazda.
menu-shuffled = A helyek megkeverve.
menu-take-back-off = Itt mostantól semmi sem vonható vissza.
menu-take-back-on = Itt mostantól az utolsó lépés visszavonható, amíg más nem lép.
menu-swapped = A következő játék: { $game }. Mindenki megtartja a helyét; indítsd, ha készen álltok.
filled = Gépi játékosok ülnek a szabad helyekre, és ki vannak osztva a lapok.
computers-dropped = Nem maradt hely: { $who }.
vote-counted = Szavazatod a kiküldésére beszámítva: { $who }.
vote-taken-back = Már nem szeretnéd kiküldeni: { $who }.
person-about = **{ $who }**
    {"**"}Elküldés**: a lapjaival az osztás végéig gép játszik, az utolsó helyért.
    {"**"}Legyen házigazda**: te többé nem vagy az.
quit-about = Osztás közben mész el? A lapjaiddal gép játszik, ha más nem ül a helyedre, és tiéd a legrosszabb még szabad helyezés. Ehelyett a következő osztástól ki is maradhatsz.
quit-about-side = Osztás közben mész el? A lapjaiddal gép játszik, ha más nem ül a helyedre, és az eredménye az oldaladnak számít. Ehelyett a következő osztástól ki is maradhatsz.
end-about = Végleg befejezed? A folyó osztás félbeszakad.
watching = -# Azt látod, amit mindenki láthat. Eddig követi a játékot: <t:{ $until }:t>; utána nyomd meg a Frissítés gombot.
about-game-start-thread = Játék külön szálban; nélküle úgy, ahogy a szerver beállította
about-game-tables = A szerver nyitott asztalai
about-game-notify = Egyszeri értesítés, ha valaki itt asztalt nyit; újra kiadva: mégsem
table-opened-thread = Az asztalod itt nyílt meg: { $thread }.
no-thread-here = Itt nem nyitható szál. Válassz szöveges csatornát, vagy játssz szál nélkül.
thread-failed = A Discord most nem enged több szálat itt. Játssz szál nélkül, vagy archiválj régieket.
tables-none = A `/{ name-game } { name-game-start }` nyit egyet. A `/{ name-game } { name-game-notify }` szól, ha valaki más teszi.
names-and-more = { $names } és még { $count }
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] nincs szabad hely
   *[other] { $free } szabad hely
 }{ $running ->
    [yes] {" "}· most megy egy osztás
   *[no] {""}
 }
notify-on = Küldök egy üzenetet, ha valaki itt asztalt nyit. A `/{ name-game } { name-game-notify }` visszavonja.
notify-off = A következő asztalról nem szólok.
notify-enough = Már { $most } szerveren vársz, egy ember többön nem várhat. Az egyiken vond vissza: `/{ name-game } { name-game-notify }`.
notify-role = Ha minden asztalról hallani akarsz, vedd fel a rangot, amelyet megemlítek:
notify-opened = Asztal nyílt: **{ $game }**, itt: { $channel } ({ $server }): { $link }
    -# Egyszeri értesítést kértél. A `/{ name-game } { name-game-notify }` újra kéri.

### Commands, as Discord lists them
about-game = Játék indítása vagy befejezése ebben a csatornában
about-game-start = Asztal nyitása ebben a csatornában
about-game-stop = A csatorna asztalának bezárása
about-game-start-preset = Melyik játék; nélküle az, ami a csatornában szokásos
about-game-start-code = Kód, amit valaki megosztott, és minden szabályt megad
about-game-start-house-rules = Bármely más szabály, például: direction=ccw, seating=fixed
about-hand = A lapjaid, hogy játszhass velük
about-play = Lapok lerakása, például 7 7 vagy pár 7
about-play-cards = Mit raksz le: 7 7, 77, 7s7d, pár 7, joker=9 9
about-pass = Passz ezúttal
about-give = Lapok visszaadása a cserében, például 3 4
about-give-cards = Mit adsz: 3 4, vagy 3s 4d
about-seats = Ki hol ül, maradt lapokkal és címekkel
about-why = Miért nem tehetem ezt? Semmi nem kerül az asztalra
about-why-cards = Mit próbálsz: 7 7, 77, 7s7d, pár 7
about-practice = Játssz azonnal gépek ellen, a privát üzeneteidben
about-practice-preset = Melyik játék; nélküle az, ami szokásos
about-practice-level = Milyen jól játszanak a gépek
about-practice-computers = Hány gép; nélküle három
about-rules = Ennek az asztalnak vagy bármely játéknak a szabályai: olvasás, módosítás, megosztás
about-rules-preset = Egy játék, vagy a szerver mentett szabályai
about-rules-code = Kód, amit valaki megosztott, és minden szabályt megad
about-leaderboard = Ki játszik a legjobban ezen a szerveren
about-leaderboard-game = Melyik játék; ha üres, ennek a csatornának a játéka
about-leaderboard-by = Mi alapján rangsorolunk
about-leaderboard-player = Kinek a lapja: egy ember minden játéka itt
menu-challenge = Kihívás
menu-card = Játékoslap
menu-replay = Visszajátszás
about-settings = Hol kapod a lapjaidat, hogy néznek ki, és a nyelved
about-server = A szerver beállításai és asztalai

### Names of commands and options
name-game = játék
name-game-start = nyit
name-game-stop = zár
name-game-tables = asztalok
name-game-notify = értesíts
name-game-start-preset = játék
name-game-start-code = kód
name-game-start-house-rules = házi-szabályok
name-game-start-thread = szál
name-game-start-packs = paklik
name-game-start-jokers = jokerek
name-game-start-joker-power = joker-ereje
name-game-start-twos-discount = kettes-kedvezmény
name-game-start-exchange = csere
name-game-start-pass-rule = passzolás
name-game-start-first-lead = első-hívás
name-game-start-place-points = helypontok
name-game-start-titles = címek
name-game-start-hats = kalapok
name-game-start-match-end = parti-vége
name-game-start-match-target = parti-célja
name-hand = lapjaim
name-play = lerak
name-play-cards = lapok
name-pass = passz
name-give = ad
name-give-cards = lapok
name-seats = ülésrend
name-why = miért
name-why-cards = lapok
name-practice = gyakorlás
name-practice-preset = játék
name-practice-level = szint
name-practice-computers = gépek
name-rules = szabályok
name-rules-preset = játék
name-rules-code = kód
name-leaderboard = ranglista
name-leaderboard-game = játék
name-leaderboard-by = alap
name-settings = beállítások
name-server = szerver

### What is kept of a person
nameless = valaki
privacy-title = ### Amit rólad megőrzök
privacy-nothing = Semmit.
privacy-settings = - a beállításaidat és a Discordod nyelvét
privacy-names = - hogy hívnak, { $count } helyen
privacy-deals = - hogy { $count } osztásban játszottál, és mi lett a vége
privacy-tables = - a helyedet, pontjaidat, szavazataidat és hogy házigazda voltál-e, { $count } bejegyzésben
privacy-messages = - hol van { $count } üzenet, amelyet neked mutattam
privacy-direct = - a privát üzeneteink csatornáját
privacy-rules = - hogy { $count } szabálykészletet mentettél el
privacy-drafts = - hogy éppen { $count } szabálykészletet módosítasz
privacy-notifications = - hogy értesítést kértél a következő asztalról, { $count } szerveren
privacy-bans = - egy szerver asztalaitól való kitiltások, amelyekben szerepelsz: { $count }
privacy-log = - házigazdák és kezelők tettei, amelyekben szerepelsz: { $count }
privacy-file = Ez minden, amit rólad megőrzök. Csak te látod.
privacy-ask = **Töröljem mindet?** A beállításaid eltűnnek, és semmi, amit játszottál, nem viseli többé a nevedet: egyetlen ranglistán sem leszel rajta. Amit mások játszottak, az övék marad. Ezt senki sem tudja visszahozni.
privacy-deleted = Töröltem. Amit ezután teszel, azt újra megőrzöm.
privacy-leave-first = Egy asztalnál ülsz: { $where }. Hagyd el ott végleg (**Asztal**), várd meg az osztás végét, és próbáld újra.
button-privacy-export = Küldd el nekem
button-privacy-delete = Törlés
button-privacy-delete-all = Mind törlése
button-privacy-keep = Maradjon
about-privacy = Amit a bot rólad megőriz: nézd meg, kérd el fájlban, vagy töröld
name-privacy = adatvédelem
