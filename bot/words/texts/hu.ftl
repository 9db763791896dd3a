# Magyar. A kapcsos zárójelek adatait a bot tölti ki; a lapok így érkeznek: „7♦ 7♣”.
# asztal — table; parti — match; osztás — deal; ütés — trick; lépés, lerakás — play; lapok — hand
# hív — lead; üt — beat; passzol — pass; kimegy — go out; szett — set; sor — run
# bomba — bomb; rakéta — rocket; földesúr — landlord; érték — stake; húzópakli — stock
# házigazda — host; gép — computer; elküld — remove; kimarad — sit out; visszavonás — take back
# házi szabály — house rule; szokásos játék — usual game; szabálycsomag — rule set
# ranglista — leaderboard; privát üzenet — direct message

### People and places
computer = 🤖{"\u00A0"}{ $name }
level-easy = 🌱 könnyű
level-normal = 🌿 közepes
level-strong = 🌳 erős
player-unknown = Játékos { $digits }
hidden-names = Valaki
hidden-all = egy vendég
hidden-person = Ő nem szeretné, hogy mások utánanézzenek.
some-server = egy szerver
some-channel = egy csatorna

### Punctuation
between-words = {", "}
between-plays = {"; "}
# Between the plays of a trick in the log, for readers without pictures: Ana 5 of hearts, then Ben passes
then-plays = {", aztán "}
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
called-four-and-one = { $rank } póker és egy lap
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
of-second-deck = { $card } a második pakliból
ranks-from-to = { $lowest ->
    [3] 3-tól
    [6] 6-tól
    [8] 8-tól
    [13] 13-tól
    [J] bubitól
    [Q] dámától
    [K] királytól
    [A] ásztól
   *[other] { $low }-től
 } { $highest ->
    [J] bubiig
    [Q] dámáig
    [K] királyig
    [A] ászig
   *[other] { $high }-ig
 }
said-straight = sor, { $range }
said-pair-run = párok sora, { $range }
said-triple-run = drillek sora, { $range }
said-quad-run = pókerek sora, { $range }
said-bomb = bomba: { $play }
said-flush = { $suit } flöss: { $ranks }
said-straight-flush = { $suit } színsor, { $range }
said-full-house = full: { $rank } drill és { $other } pár
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
rank-number = { $number ->
    [13] 13-as
    [15] 15-ös
   *[other] { $number }-es
 }

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
cards-twice = { $cards } kétszer
suit-spelled = { $suit }: { $ranks }
rank-spelled = { $rank }: { $suits }
cards-from-to = { $count } lap: { $first } – { $last }

### The lobby
lobby-title = ### { $game }
lobby-title-chat = ### { $host } meghív: { $game }

chat-quiet = -# 15 csendes perc után ez az üzenet nem frissül, amíg valaki meg nem nyom egy gombot.

lobby-players = **{ $count } játékos** ({ $least }–{ $most } játszhat)
lobby-players-exactly = **{ $count }/{ $most } játékos**
lobby-host = { $host } (házigazda) indít, ha mindenki itt van.

lobby-unrated = -# Nem számít a rangsorba: házi szabályok
lobby-longer = -# ⏳ Itt van, akinek hosszabb a köre; az eredmények ugyanúgy számítanak.
longer-capped = { $most ->
    [1] -# ⏳ A házigazda itt nem enged hosszabb kört.
   *[other] -# ⏳ A házigazda itt legfeljebb kétszer annyi időt enged.
 }
lobby-throne = 👑 { $who } { $since } óta uralkodik itt ({ $nights } este).
lobby-throne-free = 👑 A trón szabad.
lobby-titles = { $kind ->
    [title] A legutóbbi { $title }: { $who }.
    [heir] A legutóbbi címekkel { $who } lesz az élen: { $title }.
   *[place] A legutóbbi sorrendben { $who } áll elöl.
 }
lobby-throne-held = Ezért a trónért egy másik nyitott asztalnál játszanak. A **{ button-start }** egyenlő helyekkel kezd, és az itteni osztások nem érintik.
house-rules = { $count ->
    [one] egy házi szabály
   *[other] { $count } házi szabály
 }
table-opened = Nyitva az asztalod.
joined = Beszálltál!
dms-open = A lapjaidat [privát üzenetben]({ $link }) kapod.
dms-closed = Nem tudok neked üzenetet küldeni. Játssz innen: **{ button-hand }** a csatornában. (Engedélyezés: a szerver neve, Adatvédelmi beállítások, Privát üzenetek.)
dms-later = A Discord most nem enged írni neked. Nyomd meg a **{ button-hand }** gombot a csatornában.
dms-refused = A Discord most nem enged írni neked. Játssz innen: **{ button-hand }** a csatornában.
dm-joined = Helyed van itt: { $channel } ({ $server }). A lapjaid itt jelennek meg.
left = Elhagytad az asztalt.
left-finished = Elhagytad az asztalt. Az ebben az osztásban elért helyed megmarad.
sitting-out = A következő osztástól kimaradsz. A **{ button-return }** gombbal játszhatsz újra.
closes-after-deal = A következő osztásra senki sem marad, így az asztal ez után bezár.
stopped = Az asztal bezárt.
table-closed-by = { $who } bezárta ezt az asztalt.
table-closed-by-own = Bezártad ezt az asztalt.
table-closed-agreed = { $own ->
    [yes] A többiek beleegyezésével befejezted. Az osztás nem számít.
   *[no] { $who } a többiek beleegyezésével befejezte. Az osztás nem számít.
 }
table-closed-admin = { $own ->
    [yes] Kezelőként bezártad ezt az asztalt. Az osztás érvénytelen.
   *[no] { $who } kezelőként bezárta ezt az asztalt. Az osztás érvénytelen.
 }
table-closed-idle = 👋 Itt órák óta nem történt semmi, ezért ez az asztal bezárt.
table-closed-empty = Ez az asztal bezárt: nem maradt játékos.
table-closed-deleted = Ez az asztal bezárt: törölték a csatornáját.
table-closed-archived = Ez az asztal bezárt: archiválták a szálát.
table-closed-removed = Ez az asztal bezárt: eltávolítottak a szerverről.
closed-there = { $why } ({ $channel } · { $server })
waiting-longer = Több időt adtál: <t:{ $due }:R> jár le.

### Buttons
button-join = Beszállok
button-leave = Kiszállok
button-computer = Gépi játékos
button-rules = Szabályok
button-start = Indítás
button-keep-titles = Indítás: címek maradnak
button-keep-places = Indítás: helyek maradnak
button-start-fresh = Indítás elölről
button-accept = Elfogadom
button-decline = Most nem
button-hand = Lapjaim
button-sit-out = Kimaradok
button-next = Következő osztás
button-again = Új játék
button-stop = Befejezés
button-stop-ask = Befejezést kér
button-stop-agree = Befejezhetjük
button-stop-decline = Játsszunk
button-pass = Passz
button-wait = Időt adok
ask-bid = Licit: { $amount }
ask-cut = Emelés: { $at }
lay-picked = Kijátszom: { $cards }
give-lowest = Adom: { $cards }
pick-cards = Lapok választása
pick-part = { $part }: { $first } – { $last }
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
seat-out = kiment, { $place }.
seat-passed = passzolt
seat-backs = { $count } a második pakliból (*)
seat-asleep = 💤 távol, gép játszik
seat-longer = hosszabb kör (×{ $times })
seat-gone = elment, gép játszik
to-beat = Ütni kell: **{ $play }** ({ $who })
to-beat-own = Ütni kell: **{ $play }** (a tiéd)
trick-won = { $who } vitte az ütést, ezzel: **{ $play }**.
trick-won-own = Te vitted az ütést, ezzel: **{ $play }**.
turn-play = { $who } jön · lejár <t:{ $due }:R>.
turn-decide = { $who } választ · lejár <t:{ $due }:R>.
turn-give = { $who } lapot ad · lejár <t:{ $due }:R>.
ranks-reversed = 🔄 Forradalom: a kicsi üti a nagyot.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = { $game ->
    [none] **{ $number }. osztás**
   *[other] **{ $game }** · { $number }. osztás
 } · [{ $channel }]({ $link }) · { $server }
hand-head-here = { $game ->
    [none] **{ $number }. osztás**
   *[other] **{ $game }** · { $number }. osztás
 }
hand-head-unseen = { $game ->
    [none] **{ $number }. osztás**
   *[other] **{ $game }** · { $number }. osztás
 } · { $server }
hand-head-practice = { $game ->
    [none] **{ $number }. osztás**
   *[other] **{ $game }** · { $number }. osztás
 } · gyakorlás
hand-head-daily = { $game ->
    [none] **A nap osztása**
   *[other] **{ $game }** · a nap osztása
 }
hand-head-chat = { $game ->
    [none] **{ $number }. osztás**
   *[other] **{ $game }** · { $number }. osztás
 } · ez a beszélgetés

hand-lead = 🟡 **Te hívsz:** bármit kijátszhatsz · lejár <t:{ $due }:R>.
hand-open = 🟡 **Te hívsz**, és legyen benne: **{ $card }** · lejár <t:{ $due }:R>.
hand-follow = 🟡 **Te jössz:** üsd ezt: **{ $play }** ({ $who }) · lejár <t:{ $due }:R>.
hand-decide = 🟡 **Te választasz** · lejár <t:{ $due }:R>.
hand-bid = 🟡 **Te licitálsz** · lejár <t:{ $due }:R>.
hand-cut = 🟡 **Te emelsz** · lejár <t:{ $due }:R>.
hand-give = { $count ->
    [one] 🟡 **Adj egy lapot**, ami nem kell. Ő kapja: **{ $who }** · lejár <t:{ $due }:R>.
   *[other] 🟡 **Adj { $count } lapot**, ami nem kell. Ő kapja: **{ $who }** · lejár <t:{ $due }:R>.
 }
hand-waiting = Még nem te jössz.
hand-left = Elmentél; ezeket a lapokat egy gép játssza.
host-took-over = -# Most { $host } a házigazda: { $before } egy ideje nem jelentkezett.
last-plays = Legutóbb: { $plays }
# In a hand and at a table: the last plays, and the number of plays before them: Played: Ben: 5♦; Cleo: 9♣, and 3 earlier
last-plays-earlier = { $count ->
    [one] Legutóbb: { $played }, előtte még { $count }
   *[other] Legutóbb: { $played }, előtte még { $count }
 }
last-play = { $who }: { $play }
hand-asleep = 💤 Két lépést kihagytál, gép játszik helyetted. Nyomj meg bármit, és visszajöttél.
late-passed = ⏳ Lejárt az idő: passzolsz.
late-played = ⏳ Lejárt az idő: kijátszottam helyetted: **{ $play }**.
late-decided = ⏳ Lejárt az idő: választottam helyetted.
late-passed-for = ⏳ { $who } ideje letelt: passzolt.
late-played-for = ⏳ { $who } ideje lejárt: kijátszottam: **{ $play }**.
late-decided-for = ⏳ { $who } ideje lejárt: választottam.
hand-out = { $place ->
    [1] 🎉 Elsőként mentél ki!
   *[other] Kimentél: { $place }. hely.
 }
no-hand = Ennél az asztalnál nincsenek lapjaid.
hand-over = { $match ->
    [yes] A partinak vége. Új lapok a következőben jönnek.
   *[no] Az osztásnak vége. Új lapok a következőben jönnek.
 }
hand-over-guest = Most nem megy osztás. A **{ button-join }** gombbal a következőben már játszol.
gift-received = { $who } ezt adta neked: **{ $cards }**.
gift-given = Ezt adtad: **{ $cards }**. Ő kapta: { $who }.
own-title-pays = A címed **{ $title }**: { $count ->
    [one] a legjobb lapodat { $who } kapja.
   *[other] a { $count } legjobb lapodat { $who } kapja.
 }
own-place-pays = Alulról kezded: { $count ->
    [one] a legjobb lapodat { $who } kapja.
   *[other] a { $count } legjobb lapodat { $who } kapja.
 }
own-title-gets = A címed **{ $title }**: { $count ->
    [one] { $who } odaadja a legjobb lapját.
   *[other] { $who } odaadja a { $count } legjobb lapját.
 }
own-title = A címed **{ $title }**.
you-played = Lerakva: **{ $cards }**.
you-gave = Odaadva: **{ $cards }**.
you-passed = Passzoltál.
you-bid = Licitáltál: { $amount }.
you-cut = Emeltél: { $at }.
you-deal = Te osztasz.
you-shuffle = Te keversz.
you-offer-cut = Emeltetsz.
you-redeal = Új lapokat kértél.
you-trade = Elcserélted a legkisebb lapodat.
you-keep = Megtartottad a legkisebb lapodat.
you-accept = Elfogadtad.
you-done = Befejezted a cserét.
you-last-card = Bemondtad: **utolsó lap!**
you-clear-table = Letakarítottad az asztalt.
you-on-purpose = Azt mondtad, szándékos volt.
you-by-mistake = Azt mondtad, véletlen volt.
you-forfeits = Vállalsz egy feladatot.
you-forfeit-tea = Feladatot adtál: tálalj teát.
you-forfeit-verse = Feladatot adtál: énekelj egy versszakot.
you-forfeit-joke = Feladatot adtál: mesélj egy viccet.
took-back = Visszavonva. Újra te jössz.

### Turn pings
ping-lead = { $who }, te hívsz · lejár <t:{ $due }:R>
ping-follow = { $who }, te jössz: üsd ezt: **{ $play }** ({ $owner }) · lejár <t:{ $due }:R>
ping-decide = { $who }, te választasz · lejár <t:{ $due }:R>
ping-give = { $count ->
    [one] { $who }, adj vissza egy lapot · lejár <t:{ $due }:R>
   *[other] { $who }, adj vissza { $count } lapot · lejár <t:{ $due }:R>
 }
ping-reminder = ⏳ Az időd fele lejárt.

### Results
results-title = ### { $game } · { $number }. osztás: eredmény
result-titles = **{ $first }**: { $best }, **{ $last }**: { $worst }.
result-won = { $count ->
    [one] **{ $who }** nyeri az osztást.
   *[other] **{ $who }** nyerik az osztást.
 }
result-side-won = Nyert
result-side-lost = Veszített
result-side-drawn = Döntetlen
result-pair = Pár **{ $points }**
result-points = **{ $points }** · összesen { $total }
result-penalties = **{ $points }** büntetőpont · összesen { $total }
result-paid = Zsetonok: { $standing }
result-paid-total = { $chips } (összesen { $total })
result-rating = { $rating }, { $change }
result-rating-same = értékszám { $rating }
podium-landlord = Földesúr
podium-farmer = Paraszt
podium-alone = Egyedül
podium-penalties = { $points } büntetőpont
result-substituted = 🤖 részben gép játszotta

result-among-people = -# Első az emberek közt: { $who } (gép lett az első)
achievement-earned = 🏅 **{ $who }**: { $names }
achievement-earned-why = { $name } ({ $why })
achievement-why-of-game = első győzelem: { $game }
achievement-why-games = mind a hat játékban győzött
achievement-why-rise = utolsó helyről győzött
achievement-why-row = három győzelem egymás után
achievement-why-comeback = két utolsó hely után győzött
achievement-why-giant = 100 ponttal erősebbet vert meg
achievement-why-return = 30 nap szünet után győzött
achievement-why-alone = egyedül győzött mindenki ellen
achievement-why-partner = társsal győzött
achievement-why-crowd = legalább hétfős asztalnál győzött
achievement-why-bomb = bombával győzött
achievement-why-chop = lebombázta a legmagasabb lapokat és győzött
achievement-why-revolution = megfordította a sorrendet és győzött
achievement-why-low = magas lap nélkül fogyott el elsőnek
achievement-why-eager = passz nélkül fogyott el elsőnek
achievement-why-patient = hat passz után fogyott el elsőnek
achievement-why-close = győzött, mikor másnak csak egy lapja volt
achievement-why-shutout = elfogyott, mielőtt más lapot játszott volna
achievement-why-finish = öt lappal egyszerre fogyott el elsőnek

achievements-more = +{ $rest }

result-upset = 🚀 **{ $who }** felkapaszkodott: { $worst } → { $best }!

result-streak = ⚔️ **{ $by }** véget vetett egy { $deals } győzelmes sorozatnak: **{ $who }**.

result-streak-titled = ⚔️ **{ $by }** átveszi a helyet: **{ $who }** { $deals } osztáson át volt { $title }.

result-left = { $count } lappal ment el
result-held = kézben maradt: { $cards }
match-won = { $count ->
    [one] 🏆 **{ $who } nyeri a partit!**
   *[other] 🏆 **{ $who } holtversenyben nyer!**
 }
match-leader = Az élen { $points } ponttal: { $who }.
match-leader-of = Az élen { $points }/{ $target } ponttal: { $who }.
match-leader-penalties = Az élen { $points } büntetőponttal: { $who }.
match-until-points = A partinak { $count } pontnál van vége.
match-until-deals = A partinak { $count } osztás után van vége.
match-until-minutes = A partinak { $count } perc után van vége.
finale-settled = Nyert és vesztett zsetonok: { $standing }
finale-partners = Partnerek: { $who }
course-range = Legkisebb: { $low }, legnagyobb: { $high }
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
finale-players = { $count } játékos

finale-won-deals = { $deals } osztásból { $wins } győzelem
finale-won-last = A legjobb az utolsó osztásban


finale-about = { $game } · { $deals } osztás · { $date }


award-from-to = Útja: { $before } → { $after }

award-rise = { $number }. osztás: győzelem az utolsó helyről

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

award-play = A legjobb kijátszás: { $play }

award-patience = { $count } passz egy osztásban, és megnyerte

award-exit = A leggyorsabb: { $count } kör után végzett
award-win = { $number }. osztás: győzelem
award-second = { $number }. osztás: második hely
award-ahead = { $number }. osztás: megelőzte őt: { $who }
award-stayed = Végig kitartott: { $count } osztás






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Ranglista · { $game }
leaderboard-ranked = A sorrend alapja: { $number }.
leaderboard-people = Az emberek közti osztások számítanak. Győzelem az emberek közti első hely; a gépek nincsenek rangsorolva.
leaderboard-by-points = összes pont
leaderboard-by-paid = nyert és vesztett zsetonok
leaderboard-by-penalties = legkevesebb büntetőpont osztásonként
leaderboard-by-wins = megnyert osztások
leaderboard-by-share = megnyert osztások aránya

leaderboard-by-place = legyőzött ellenfelek aránya
leaderboard-by-president = a legmagasabb cím aránya

leaderboard-by-last = legkevesebb utolsó hely osztásonként

leaderboard-by-reign = leghosszabb győzelmi sorozat

leaderboard-by-coups = győzelem az utolsó helyről

leaderboard-by-deals = lejátszott osztások
leaderboard-by-rating = értékszám

leaderboard-enough = Helyezéshez itt { $deals } osztás kell.
leaderboard-points = { $points } pont
leaderboard-paid = { $chips } zseton
leaderboard-penalties = { $average } büntetőpont osztásonként
leaderboard-wins = { $count } megnyert osztás
leaderboard-beaten = az ellenfelek { $share }%-át legyőzte
leaderboard-ties = A számok kerekítve állnak itt, a helyezés nem.
leaderboard-share = { $share }% megnyerve

leaderboard-president = legmagasabb cím az osztások { $share }%-ában

leaderboard-last = utolsó az osztások { $share }%-ában

leaderboard-reign = { $count } győzelem egymás után

leaderboard-coups = { $count } győzelem az utolsó helyről

leaderboard-deals = { $count } osztás
leaderboard-rating = { $rating } ± { $margin }

leaderboard-unsure = { $rating } ± { $margin } ?

leaderboard-line-won = { $deals } osztásból { $first } győzelem
leaderboard-line-landlord = { $deals } osztásból { $first } győzelem, földesúrként { $alone } osztásból { $won }
leaderboard-line-alone = { $deals } osztásból { $first } győzelem, egyedül { $alone } osztásból { $won }
leaderboard-unknown = {" "}· nincs meg a kimenetele: { $deals } osztás
leaderboard-beside = {" "}· további { $deals } osztás nem számít

leaderboard-beside-why = Nem számít: amit részben gép játszott, és ami napi { $limit } számító osztás után jön nagyrészt ugyanazokkal.
leaderboard-below = ── még helyezés nélkül: { $deals } osztás alatt, vagy ± { $margin } felett
leaderboard-few = ── még helyezés nélkül: { $deals } osztás alatt
leaderboard-lacks = {" "}· még { $deals } osztás a helyezésig
leaderboard-away = ── { $days } napja nem játszott itt, vagy már nincs a szerveren
leaderboard-last-deal = {" "}· utolsó osztás: <t:{ $at }:D>

leaderboard-rated = Az értékszám figyelembe veszi, ki milyen helyről és melyik oldalon kezd.

leaderboard-empty = Itt még senki sincs: két embernek kell végigjátszania egy osztást ebből a játékból.
leaderboard-nobody = Itt még senki sincs. A `/{ name-game } { name-game-start }` asztalt nyit.
leaderboard-by-what = Eszerint nem tudok rangsorolni: „{ $typed }”. Válassz a listából.
leaderboard-no-season = Nem ismerek ilyen szezont: „{ $typed }”. Válassz a listából.

leaderboard-no-channel = Ehhez nincs ranglista: „{ $typed }”. Válassz csatornát a listából.

leaderboard-all-time = Minden idők

leaderboard-this-season = Ez a szezon

leaderboard-season = { $number }. szezon

leaderboard-before = A szezonok előtt

leaderboard-tonight = Ma este
season-over = { $season }: vége

season-next = { $season } · vége: { $until }

season-next-open = { $season }: elkezdődött.

season-undone = Ez a szezon folytatódik: egy admin visszavonta a végét.

season-none = Ezen a szerveren nincsenek szezonok. Az adminok a `/{ name-server }` paranccsal állíthatják be.

season-first = Ez a szezon az első osztással kezdődik.
season-ends = { $days ->
    [0] { $season }: ma ér véget
    [one] { $season }: 1 nap múlva ér véget
   *[other] { $season }: { $days } nap múlva ér véget
 }

season-open = Kezdete: { $since }; egy admin zárja le.

season-champions = Bajnokok

season-table = Teljes tabella

season-ask = **Lezárod most ezt: { $season }?** Kiteszem a dobogót, és kezdődik a következő szezon.

season-not-now = Csak a mostani szezon zárható le, ha már számít benne osztás.

season-too-late = Egy lezárást 24 óráig lehet visszavonni.

season-best-deals = { $count ->
    [one] Legtöbb osztás: { $who } (1)
   *[other] Legtöbb osztás: { $who } ({ $count })
 }

season-best-firsts = { $count ->
    [one] Legtöbb első hely: { $who } (1)
   *[other] Legtöbb első hely: { $who } ({ $count })
 }

season-best-share = Legnagyobb győzelmi arány: { $who } ({ $count }%)

season-best-reign = { $count ->
    [one] Leghosszabb győzelmi sorozat: { $who } (1 osztás)
   *[other] Leghosszabb győzelmi sorozat: { $who } ({ $count } osztás)
 }

season-best-coups = { $count ->
    [one] Legtöbb győzelem az utolsó helyről: { $who } (1)
   *[other] Legtöbb győzelem az utolsó helyről: { $who } ({ $count })
 }

button-season-end = { $season } lezárása

button-season-undo = { $season } újranyitása


button-around = Körülöttem

ladder-plain = { $game } csere nélkül

ladder-exchange = { $game } cserével

ladder-pairs = { $game } párokban

ladder-teams = { $game } csapatokban

ladder-alone = { $game }, egy mindenki ellen

ladder-other = Más játékok
profile-title = ### { $who } ezen a szerveren

profile-favorite = Kedvenc játék: **{ $game }**, { $deals } osztás

profile-games = További játékok: { $games }

profile-reign = Legjobb sorozat: { $deals } első hely egymás után
profile-row = Mostani sorozat: { $deals } győzelem
profile-bar-won = Győzelem
profile-bar-place = { $place }. hely
profile-bar-others = Egyéb
profile-bar-latest = Utolsó { $deals }
profile-latest = { $label }, a legújabb a végén: { $places }
profile-shows = A profilon látható: { $names }
profile-places = Átlagos helyezés: { $averages }
profile-place-of = **{ $average }** / { $players } fő

profile-rating = { $ladder }: **{ $rating }** · legjobb { $peak }

profile-rating-new = { $ladder }: **{ $rating }**

profile-honest = Az értékszámhoz idő kell: két játékos közül 10 osztás után az esetek 73%-ában, 100 után 86%-ában áll a jobbik feljebb.

button-achievements = Kitüntetések

profile-achievements = 🏅 Kitüntetések: **{ $have }** / { $all }
profile-daily = 🗓️ A nap osztása: sorozat **{ $days }** · rekord { $best }

profile-achievements-newest = 🏅 Kitüntetések: **{ $have }** / { $all } · legújabb: { $names }
profile-near = 🏅 Majdnem megvan: { $names }
profile-near-games = { $name }: még { $count } játékban győzelem
profile-near-wins = { $name }: még { $count } győzelem

achievements-title = ### 🏅 { $who }: { $have } / { $all } kitüntetés

achievements-about = -# Mindegyikhez legalább egy másik ember ellen kell győzni, úgy, hogy nem játszik helyetted számítógép.
achievements-choose = A profilképen: a három legújabb

achievement-of-game = Nyerj meg egy osztást ebben: { $game }.

achievement-president = Államfő

achievement-bigtwo = Nagy üzlet

achievement-daifugo = Nagymilliomos

achievement-thirteen = Szerencsés tizenhárom

achievement-doudizhu = Jó termés

achievement-bigthree = Három a magyar igazság

achievement-games = Sokoldalú

achievement-about-games = Nyerj meg egy osztást mind a hat játékban.

achievement-rise = Cselédből elnök

achievement-about-rise = Nyerj meg egy osztást, amelyet az utolsó helyről kezdesz.

achievement-row = Mesterhármas

achievement-about-row = Nyerj meg három osztást egymás után.

achievement-comeback = Főnix

achievement-about-comeback = Győzz két egymást követő utolsó hely után.

achievement-giant = Óriásölő

achievement-about-giant = Győzz le valakit, akinek legalább 100 ponttal több az értékszáma.

achievement-return = Rég nem láttunk

achievement-about-return = Nyerd meg 30 nap után az első osztásodat emberek ellen.

achievement-alone = Egy mindenki ellen

achievement-about-alone = Győzz egyedül mindenki más ellen.

achievement-partner = Együtt könnyebb

achievement-about-partner = Győzz úgy, hogy egy másik ember veled van.

achievement-crowd = Kitűnt a tömegből

achievement-about-crowd = Győzz legalább hétfős asztalnál.

achievement-bomb = Bumm

achievement-about-bomb = Játssz ki bombát, és nyerd meg az osztást.

achievement-chop = Lecsapva

achievement-about-chop = Üsd bombával a legmagasabb lapokat, és nyerd meg az osztást.

achievement-revolution = Forradalmár

achievement-about-revolution = Fordítsd meg a sorrendet, és nyerd meg az osztást.

achievement-low = Kicsi, de erős

achievement-about-low = Menj ki elsőként joker és legmagasabb rangú lap kijátszása nélkül.

achievement-eager = Passz? Soha

achievement-about-eager = Menj ki elsőként legalább négy lépésben, passz nélkül.

achievement-patient = Türelem

achievement-about-patient = Passzolj legalább hatszor, senki se többször, és menj ki elsőként.

achievement-close = Célfotó

achievement-about-close = Menj ki elsőként, amikor egy ellenfélnek csak egy lapja maradt.

achievement-shutout = Szóhoz sem jutottak

achievement-about-shutout = Menj ki elsőként, mielőtt egy ellenfeled lapot játszana ki.

achievement-finish = Nagy finálé

achievement-about-finish = Menj ki elsőként úgy, hogy utoljára legalább öt lapot játszol ki.

profile-nemesis = Akitől a legtöbbször kikap: { $who } ({ $count })

profile-victim = Akit a legtöbbször megver: { $who } ({ $count })
profile-victim-own = Akit a legtöbbször megversz: { $who } ({ $count })
profile-nemesis-own = Aki a legtöbbször megver: { $who } ({ $count })

profile-newest = az utolsó { $deals } osztásban

profile-elsewhere = { $who } nincs ezen a szerveren, ezért itt nincs mit mutatni.

rivals-title = ### { $one } és { $other } ezen a szerveren

rivals-together = { $deals } osztás egymás ellen · a legutóbbi: <t:{ $at }:D>

rivals-score = { $one } **{ $better } : { $worse }** { $other }
rivals-all-in = mind: { $ladder }

rivals-even = Egyikük sem előrébb: { $count } alkalommal

rivals-ladder = { $ladder }: **{ $better } : { $worse }**

rivals-rating = Az értékszám szerint { $who } { $points } ponttal jobb, és 100 osztásból { $share } alkalommal kellene előrébb végeznie. Ellenfele: { $other }.

rivals-level = Az értékszám szerint { $who } és { $other } egyforma erős.

rivals-unsure = Ez még bizonytalan.

rivals-alone = Válassz két különböző embert.
rivals-nobody = Még nincs kivel összehasonlítani téged. Előbb játssz végig itt egy osztást valakivel.
rivals-choose = Másik rivális választása

rivals-never = { $one } és { $other } itt még nem játszott végig osztást egymás ellen.

profile-nobody = { $who } itt még nem játszott végig osztást más emberekkel.

profile-against = Ellened: { $better } alkalommal előrébb, { $worse } alkalommal hátrébb














### For those who cannot see the pictures
alt-hand = { $count ->
    [one] Az utolsó lapod: { $cards }
   *[other] Lapjaid ({ $count }): { $cards }
 }
alt-hand-dimmed = Most nem játszható: { $cards }
alt-hand-dimmed-all = Most egy lap sem játszható ki.
# At the end of the alt text of a first hand and of the greeting, for people who hear pictures.
alt-words-offered = Szöveg képek helyett: /{ name-settings }, { prefer-pictures-no }.
alt-hand-picked = Kiválasztva: { $cards }
alt-hand-backs = A második pakliból: { $cards }
alt-hand-taken = Felvett lapok: { $cards }
alt-more = És még { $count }.
alt-table-top = Az asztalon: { $play }, { $who }.
alt-table-empty = Az asztal üres: valaki hív.
alt-table-turn = Soron: { $seats }.
alt-table-earlier = Korábban ebben az ütésben, a legrégebbivel kezdve: { $plays }.
alt-table-last = Az előző ütés, a legrégebbivel kezdve: { $plays }.
alt-table-you = A te helyed: { $seat }. szék.
alt-table-side = { $side }. csapat
alt-table-seat = { $who }: { $count }
alt-table-widow = { $count } rejtett lap fekszik képpel lefelé.
cards-shown = { $who } felfedett lapjai: { $cards }.
alt-table-undrawn = { $count } korábbi kijátszás nem látszik.
alt-leaderboard = Oszlopok, a legjobbal kezdve
alt-profile = { $who } profilja: megnyert osztások és helyezések.
alt-rivals = { $one } – { $other }.

alt-profile-course = Értékszám ({ $ladder }), utolsó { $deals } osztás: eleinte { $start }, most { $end }.




alt-finale = A parti fináléja, győztes: { $seats }.
alt-finale-points = Pontok az egyes osztások után:
alt-finale-places = Helyezések az egyes osztásokban:
alt-finale-chips = Zsetonok az egyes osztások után:
alt-podium = { $of ->
    [match] A parti dobogója, a legjobbtól.
    [daily] A nap osztásának dobogója, a legjobbtól.
   *[deal] Az osztás dobogója, a legjobbtól.
 }
alt-podium-season = Dobogó: { $season }, a legjobbtól.
alt-podium-step = { $place }.: { $seats }
alt-podium-side = { $outcome }: { $seats }
alt-podium-seat = { $seat }. szék

### Refusals
moved-on = A játék továbbment. Most ezek a lapjaid.
game-moved-on = A játék továbbment.
went-wrong = Nálam valami elromlott. Semmi sem veszett el; próbáld újra.
not-at-this-table = Nem ülsz ennél az asztalnál. Előbb: **{ button-join }**.
no-deal-running = Itt most nem megy osztás.
no-table-here = Ebben a csatornában még nincs asztal. A `/{ name-game } { name-game-start }` nyit egyet.
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
challenge-rematch = { $who } már ennél az asztalnál ül. Új játék?
challenge-asked = { $who } már kapott meghívást.
challenge-declined = { $who } már nemet mondott.
challenge-soon = { $who } épp most kapott tőled kihívást. Próbáld újra pár perc múlva.
closed-until-match-ends = Ebben a partiban minden hely foglalt. A vége után szállhatsz be.
table-full = Az asztal megtelt ({ $most } játékos).
table-closed = Ez az asztal már bezárt.
control-unknown = Ez a gomb túl régi. Használd a legújabb üzenetet.
table-set-aside = **Ez az asztal várakozik:** a bot e változata nem tudja elolvasni. Semmi sem veszett el. { $host }, vagy a csatorna kezelője újrakezdheti ugyanazokkal, vagy bezárhatja.
restarting = 🔧 Újraindulok. A játék mindjárt folytatódik, és senki sem veszít időt.
nobody-to-wait-for = Nincs más, akire várni kell.
you-are-waited-for = Mindenki rád vár. Időt csak mások adhatnak neked.
waited-enough = Már így is bőven van idő.
gave-enough = { $count ->
    [one] Erre a lépésre egyszer már adtál időt. Többet más adhat az asztalnál.
   *[other] Erre a lépésre { $count } alkalommal már adtál időt. Többet más adhat az asztalnál.
 }
take-back-late = Késő: valaki már lépett.
take-back-forbidden = Ennél az asztalnál nincs visszavonás: { $host } kikapcsolta.
no-computer-there = Az a hely már nem szabad.
seat-is-out = Azt a helyet ebben az osztásban már nem lehet átvenni. A **{ button-join }** gombbal a következőtől játszol.
back-with-next-deal = Ebben a partiban már játszol, ezért a következő osztással térhetsz vissza: nyomd meg a **{ button-join }** gombot.
only-host = Ezt csak a házigazda, { $host } teheti.
only-host-starts = A házigazda, { $host }, nyomja meg az **{ button-start }** gombot. Ha addig nem jelentkezik, te is megnyomhatod <t:{ $at }:R>.
host-is-here = { $host } a házigazda. Ha tíz percig nem jelentkezik, átveheted a helyét: <t:{ $at }:R>.
only-host-stops = A házigazda, { $host }, vagy a csatorna kezelője zárhatja be ezt az asztalt. Ha csend marad, bárki: <t:{ $at }:R>.
only-host-stops-deal = A házigazda, { $host }, vagy a csatorna kezelője zárhatja be. Az osztás és tíz perc csend után bárki.
deal-is-running = Már megy egy osztás.
cannot-start = Még nem: { $why }
too-few-players = { $exact ->
    [yes] { $game }: { $need } játékos kell
   *[no] { $game }: legalább { $need } játékos kell
 }, még { $more }{ $fill ->
    [yes]  vagy **{ button-computer }**
   *[no] {""}
 }.
too-few-forms = Vagy játsszátok ezek egyikét ennyien:
too-many-players = { $game }: legfeljebb { $most } játékos. Nem fér el: { $who }. { $computers ->
    [yes] Vegyél el gépi játékost (**{ button-table }**).
   *[no] Valakinek ki kell maradnia (**{ button-table }**).
 }
swap-too-many = { $game }: legfeljebb { $most } játékos. Nem jutna hely: { $who }. Valaki maradjon ki (**{ button-table }**).
rules-clash = Ezek a szabályok nem illenek össze: { $why }
house-rule-form = Ezt nem értem: „{ $typed }”. Így írd: opció=érték, vesszővel elválasztva.
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
closable-at = Ha csend marad, bezárhatod <t:{ $at }:R>.
away-server = Nem vagyok ezen a szerveren. Aki kezeli, hozzáadhat.
away-chat = Ebbe a beszélgetésbe nem tudok belépni. Adj hozzá egy szerverhez.
button-add-bot = Hozzáadás szerverhez
permissions-missing = Ezek a jogok kellenek nekem ebben a csatornában: { $named }.
permission-view-channel = Csatorna megtekintése
permission-send-messages = Üzenetek küldése
permission-send-messages-in-threads = Üzenetek küldése a szálakban
permission-embed-links = Linkek beágyazása
permission-attach-files = Fájlok csatolása
permission-create-public-threads = Nyilvános szálak létrehozása
own-permissions-missing = Ehhez ezek a jogok kellenek neked ebben a csatornában: { $named }.
place-unseen = Az asztal csatornáját már nem látod.
command-limited = A `/{ $command }` itt nem neked szól, és ez a gomb ugyanazt teszi.
no-such-game = Nem ismerek ilyen játékot: „{ $game }”. Nézd meg: `/{ name-rules }`.
typed-unreadable = Ezt nem értem: „{ $typed }”. Írd például: 7 7, 7s7d vagy pár 7.
typed-which = Több kijátszás is illik erre: { $choices }. Írd be az egyiket.
typed-not-held = Ez nincs a kezedben: { $cards }.
typed-too-few = Ebből csak { $held } van nálad, nem { $wanted }: { $card }.
typed-several = { $card }

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] Nincs több lapod.
    [one] **Az utolsó lapod:**
   *[other] **Lapjaid ({ $count }):**
 }
words-backwards = Fordított irány ↺
words-seat = { $who }: { $about }
words-you = te
words-you-against = te
hands-in-channel = Játssz innen: **{ button-hand }** a csatornában.

### A player's settings
settings-title = ### Beállításaid
    -# Minden szerveren ugyanezek.
chosen = ✓ { $label }
prefer-sent = **Hol jelennek meg a lapjaid**
prefer-sent-default = Mint a szerveren
prefer-sent-default-here = Mint itt: { $place }
prefer-sent-dm = Privát üzenet
prefer-sent-channel = A csatornában
prefer-sent-both = Mindkettő
prefer-sorting = **Hogyan rendezzem a lapjaid**
prefer-sorting-rank = Érték szerint
prefer-sorting-suit = Szín szerint
prefer-deck = **A kártyák stílusa**
prefer-deck-four = Négy szín
prefer-deck-two = Két szín
prefer-deck-safe = Színtévesztőknek
prefer-deck-dark = Sötét
prefer-deck-contrast = Nagy kontraszt
prefer-deck-animals = Állatok
prefer-deck-pixel = Pixeles
deck-which = A kártyák stílusa
prefer-pictures = **Kép vagy szöveg** (szöveg a képernyőolvasónak)
prefer-pictures-yes = Kép
prefer-pictures-no = Szöveg
# Above the settings, once Words is pressed.
prefer-words-chosen = Mostantól minden szöveg. Pingelés: **{ prefer-pinged-at-once }**; lent átállíthatod.
prefer-pinged = **Pingelj, ha én jövök**
prefer-pinged-at-once = Azonnal
prefer-pinged-soon = 8 másodperc után
prefer-pinged-late = 20 másodperc után
prefer-pinged-reminded = Félidőben
prefer-auto-pass = **Passzolj helyettem**, ha semmit nem játszhatok ki
prefer-auto-pass-yes = Igen
prefer-auto-pass-no = Nem
prefer-turn-factor = **Időm a köreimre**
prefer-turn-factor-1 = Ahogy az asztalnál
prefer-turn-factor-2 = Kétszer annyi
prefer-turn-factor-4 = Négyszer annyi
prefer-option = { $heading }: { $label }
prefer-avatar = **A profilképem látszódjon** a képeken

prefer-avatar-yes = Igen

prefer-avatar-no = Nem
prefer-hidden = **Szerepeljek a ranglistákon** és a régi osztásokban. Az asztalnál mindig látszik, ki játszik; ez arról szól, ami megmarad vagy később visszakereshető.
prefer-hidden-which = Szerepeljek?
prefer-hidden-no = Igen
prefer-hidden-names = A nevem nélkül
prefer-hidden-all = Egyáltalán ne

prefer-language = **Nyelvem**
prefer-language-which = Melyik nyelv?
prefer-language-as-discord = Mint a Discordomé

### What a server allows
only-role-hosts = Ezen a szerveren csak { $role } nyithat asztalt.
game-not-here = Ez a játék itt ki van kapcsolva: { $game }. Játszható: { $allowed }.
no-more-tables = { $most ->
    [one] Már nyitva van egy asztal, és ez a szerver többet nem enged. A `/{ name-game } { name-game-tables }` megmutatja, beszállhatsz-e.
   *[other] Már { $most } asztal van nyitva, és ez a szerver többet nem enged. A `/{ name-game } { name-game-tables }` megmutatja, hová szállhatsz be.
 }
banned = Ki vagy tiltva a szerver asztalaitól; csak a szerver kezelői oldhatják fel.
banned-because = Ki vagy tiltva a szerver asztalaitól; csak a szerver kezelői oldhatják fel. Indok: { $reason }
blocked = Nem játszhatsz ezzel a bottal: az üzemeltetői letiltottak.
blocked-because = Nem játszhatsz ezzel a bottal: az üzemeltetői letiltottak. Indok: { $reason }
blocked-server = Ez a bot itt nem működik: az üzemeltetői letiltották ezt a szervert.
support = Kérdésed van? { $where }
only-channels = Itt csak ezekben nyitható asztal: { $allowed }.
channels-unseen = Asztal csak olyan csatornában nyílhat, amit nem látsz. Kérdezd a szerver kezelőit.
hosts-enough = { $most ->
    [one] Itt már van egy asztalod: { $where }. Zárd be, vagy legyen más a házigazdája (**{ button-table }**).
   *[other] Itt már { $most } asztal házigazdája vagy: { $where }. Zárj be egyet, vagy legyen más a házigazdája (**{ button-table }**).
 }
heir-hosts-enough = { $who } itt már nem vihet több asztalt. Válassz mást.

### The settings of a server
server-title = ### A szerver beállításai
    -# Az időkeretek a következő osztástól élnek, minden más azonnal.
server-choose = Válassz
server-language = **Nyelv** a csatornákban
server-language-as-discord = Mint a szerver
server-hosts = **Ki nyithat asztalt**
server-hosts-all = Bárki
server-families = **Játékok**, amelyek itt mennek
server-turn = **Idő** lépésenként
server-bank = **Tartalékidő** játékosonként és osztásonként
server-sent = **Lapok** azoknak, akik nem választottak itt: `/{ name-settings }`
server-most = **Asztalok** száma egyszerre
server-threads = A játék **a csatornában** megy.
server-threads-on = Minden játéknak **saját szála** van.
server-threads-yes = Szálakkal
server-threads-no = Szálak nélkül
server-tables = Nyitott asztalok
server-page-play = Játék
server-page-people = Emberek
server-page-rules = Szabályok
server-page-seasons = Szezonok

server-page-log = Napló
server-page-title = ### A szerver beállításai · { $page }
server-channels = **Csatornák**, ahol asztal nyitható; egy szál a csatornájának számít
server-channels-all = Bárhol
server-hosted = **Nyitott asztalok** házigazdánként
server-ping = **Rang**, amelyet megemlítek, ha asztal nyílik, és amelyet a tagok maguknak adhatnak
server-ping-none = Nincs rang
server-ping-every = **Szünet** két említés között, legalább
server-history = A befejezett osztások **lapjai és lépései** megmaradnak

server-crown = **Rang** az Elnöknek: az utolsó osztás győztese kapja
server-season = A ranglista **szezonjai**

server-season-none = Nincs szezon

server-season-month = Egy hónap

server-season-quarter = Három hónap

server-season-hand = Egy admin zárja le

server-zone = **Időzóna**: { $zone }. A `/{ name-server } zone:` módosítja.

server-zone-about = **Időzóna**

server-daily = **A nap osztása**: a csatorna az éjféli üzenethez, az előző nap legjobbjaival

server-daily-none = Nincs napi üzenet

server-no-zone = Nem ismerek ilyen időzónát: „{ $typed }”. Válassz a listából.

server-season-ended = **Szezon vége**

server-season-back = **Folytatott szezon** a vége után


server-savers = **Ki menthet szabályokat** azokon kívül, akik a szervert kezelik
server-saver-role = **Rang**, amely szabályokat menthet
server-saver-none = Nincs rang
server-rates = **Rangsor** és házi szabályok
server-rates-no = Csak a házi szabályok nélküli osztások számítanak
server-rates-yes = A házi szabályos osztások is számítanak
server-threads-about = **Szálak**
savers-all = Bárki
savers-hosts = Nyitott asztal házigazdája
savers-role = Egy rang
button-bans = Kitiltások
button-ping-post = Gomb kirakása ide
button-saved-rules = Mentett szabályok
button-to-settings = Beállítások
tables-any = Nincs határ
tables-at-once = { $count } asztal
time-as-set-up = Alapértelmezett
time-seconds = { $count } másodperc
time-minutes = { $count } perc
time-hours = { $count } óra
time-days = { $count } nap

time-always = Mindig

tables-title = { $count ->
    [0] ### Nincs nyitott asztal ezen a szerveren
   *[other] ### { $count } nyitott asztal
 }
tables-line = { $channel } · { $game } · { $count } játékos, házigazda: { $host }{ $running ->
    [yes] {" "}· most megy egy osztás
   *[no] {""}
 }
overrule-close-about = **Bezárás**: a folyó osztás nem számít, a befejezettek igen.
overrule-reset-about = **Újrakezdés**: új asztal nyílik itt, ugyanazokkal az emberekkel és szabályokkal.
overrule-close = Bezárás
overrule-reset = Újrakezdés
button-back = Vissza
button-more = Több
only-admins = Ezt csak a szerver kezelői tehetik.
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
ban-about = **Kitiltod a szerver összes asztalától: { $whom }?** A helye felszabadul, mintha végleg elment volna; a folyó osztást gép játssza végig. Feloldásig tart.
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
   *[other] Mind törlése ({ $count })
 }
log-about = -# A legújabb van elöl. 90 napnál tovább semmi sem marad meg.
log-empty = Még semmi sem történt.

button-flags = Jelzések

flags-title = ### Jelzések

flags-about = -# Tények a számító osztásokból, amelyeket a véletlen ritkán magyaráz. Nem bizonyítanak semmit, és semmi sem következik belőlük magától.

flags-none = Semmi sem feltűnő.

flags-ahead = - { $game }: **{ $who }** { $number } alkalommal többször végzett **{ $other }** előtt, mint ahogy a pontszámukból várható, ennyiből: { $deals } osztás.

flags-together = - { $game }: egy asztalnál **{ $who }** és **{ $other }** a többieket { $number }%-kal gyakrabban veri meg, mint máskor, ennyiből: { $deals } osztás.

flags-few = - { $game }: **{ $who }** nyeresége { $number } pont ({ $deals } osztás), javarészt tőle: **{ $other }**.

flags-left = - { $game }: **{ $who }** nyeresége { $number } pont olyan osztásokban, amelyeket mások otthagytak (összesen { $deals } osztás).

flags-more = -# +{ $count }

only-host-flags = A jelzéseket csak az asztal házigazdája látja.
log-removed = { $who } elküldte az asztaltól: **{ $whom }** ({ $channel }).
log-handed-over = { $who } átadta az asztalt: **{ $whom }** a házigazda ({ $channel }).
log-took-over = { $who } lett a házigazda ({ $channel }), előtte: **{ $whom }**.
log-stopped = { $own ->
    [yes] { $who } bezárta az asztalt ({ $channel }).
   *[no] { $who } bezárta az asztalt ({ $channel }), házigazda: **{ $whom }**.
 }
log-asked-stop = { $who } be akart fejezni egy osztást itt: { $channel }
log-agreed-stop = A játékosok befejeztek egy osztást itt: { $channel } (kérte: **{ $whom }**, utoljára beleegyezett: { $who })
log-changed-game = { $who } játékot váltott ({ $channel }): **{ $about }**.
log-started-over = { $own ->
    [yes] { $who } újrakezdte az asztalt ({ $channel }).
   *[no] { $who } újrakezdte az asztalt ({ $channel }), házigazda: **{ $whom }**.
 }
log-setting = { $who } beállítást módosított: { $about }
log-banned = { $who } kitiltotta: **{ $whom }**.
log-lifted = { $who } feloldotta a kitiltást: **{ $whom }**.
log-voided = { $who } érvénytelenített egy osztást itt: { $channel } (**{ $about }**)
log-restored = { $who } visszaállított egy osztást itt: { $channel } (**{ $about }**)
log-proposed-void = { $who } egy osztás érvénytelenítését javasolta itt: { $channel } (**{ $about }**)
log-proposed-restore = { $who } egy osztás visszaállítását javasolta itt: { $channel } (**{ $about }**)
log-agreed = { $who } egyetértett vele: **{ $whom }**, itt: { $channel } (**{ $about }**)
log-passed-void = Egy osztást a játékosai érvénytelenítettek itt: { $channel } (**{ $about }**). Javasolta: **{ $whom }**, utoljára egyetértett: { $who }.
log-passed-restore = Egy osztást a játékosai visszaállítottak itt: { $channel } (**{ $about }**). Javasolta: **{ $whom }**, utoljára egyetértett: { $who }.
log-deleted-rules = { $who } törölte ezt a szabálycsomagot: **{ $about }**, mentette: { $whom }.
log-deleted-all = { $who } törölte az összes szabálycsomagot, amelyet **{ $whom }** mentett ({ $about }).
ping-ready = Ha asztal nyílik, megemlítem: { $role }; és megkapja tőlem, aki megnyomja a gombot.
ping-unmentionable = Nem tudom megemlíteni: { $role }. Engedd a rang beállításaiban, hogy bárki megemlítse, vagy add meg nekem ezt: **Mindenki megemlítése**.
ping-no-manage-roles = Nem tudom a tagoknak adni: ehhez kell nekem a **Rangok kezelése**.
ping-role-above = Nem tudom a tagoknak adni: { $role }. A rangok listájában húzd fölé ezt: { $own }.
ping-role-powerful = Nem adom a tagoknak: { $role }. Többet enged, mint amit mindenki tehet. Válassz jogok nélküli rangot.
ping-role-gone = Ez a rang már nincs meg. Válassz másikat: `/{ name-server }`.
crown-ready = { $role }: az utolsó osztás Elnökének adom, legfeljebb 5 percenként.

ping-role-unfit = Olyan rangot válassz, amit adni lehet: nem az @everyone, és nem egy boté.
ping-role-opens = { $role } csatornákat nyit meg. Csak az engedheti a tagoknak, aki rangokat kezelhet.
ping-none-here = Ezen a szerveren nincs rang az új asztalokhoz.
ping-not-given = { $why } Szólj azoknak, akik a szervert kezelik.
ping-refused = A Discord nem engedi módosítani: { $role }. Szólj a szerver kezelőinek.
ping-on = Megkaptad: { $role }. Megemlítem, ha asztal nyílik. Még egy nyomásra visszaadod.
ping-off = Már nincs meg neked: { $role }.
ping-post = 🔔 **Szóljak, ha asztal nyílik?** Nyomd meg a gombot, és megkapod a rangot, amelyet ilyenkor megemlítek; még egy nyomásra visszaadod.
ping-opened = 🔔 { $role }: asztal nyílt, a játék **{ $game }**.
button-ping = Szólj az asztalokról

### First steps
hello = 👋 **Itt kártyázunk:** { $games }.
    {"**"}{ button-open-table }**, és a barátaid: **{ button-join }**. **{ button-practise }**: játssz rögtön gépek ellen.
    A lapjaid privát üzenetben jönnek, más nem látja őket.
hello-admins = A szerver kezelői a `/szerver` paranccsal állítanak be.
hello-privacy = A `/adatvédelem` megmutatja, mit tárolok rólad.
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
practice-there = Már gyakorolsz: { $game }.
button-go-on = Folytatom
button-practise-anew = Újrakezdés
practice-dealt = Kiosztva! A lapjaid a privát üzeneteidben vannak.
practice-here = A lapjaid lent vannak.
button-to-cards = Lapjaim
practice-dms-closed = A gyakorlás privát üzenetben megy, és nem tudok írni neked. Engedélyezd (a szerver neve, Adatvédelmi beállítások, Privát üzenetek), és próbáld újra.
practice-dms-refused = A gyakorlás privát üzenetben megy, és a Discord most nem enged írni neked. Csatornában így játszhatsz: `/{ name-game } { name-game-start }`, aztán **{ button-computer }**.
cards-under-way = A lapjaid úton vannak. Próbáld újra néhány másodperc múlva.
practice-going-on = -# Gyakorlás: nem számít a ranglistán.
daily-going-on = -# Az első próbád a napi listára és a sorozatodba számít, a ranglistára nem.
daily-title = A nap osztása, { $date } · { $game }
daily-once = Az első próbálkozásod számít. A nap vége: { $until }.
daily-again = Ez a próbálkozás nem számít: naponta csak az első.
daily-instead = A nap osztása ennek az asztalnak a helyére kerülne.
daily-unfinished = Az első próbálkozásod nem lett kész időben, ezért ez az osztás nem számít.
daily-not-done = Ezt az osztást még nem fejezted be.
daily-own-landlord = { $won ->
    [yes] **Földesúrként nyertél: { $points }.**
   *[no] **Földesúrként vesztettél: { $points }.**
 }
daily-own-farmer = { $won ->
    [yes] **Legyőztétek a földesurat: { $points }.**
   *[no] **A földesúr nyert ellenetek: { $points }.**
 }
daily-own-alone = { $won ->
    [yes] **Egyedül nyertél: { $points }.**
   *[no] **Egyedül vesztettél: { $points }.**
 }
daily-own-others = { $won ->
    [yes] **Legyőztétek az egyedül játszót: { $points }.**
   *[no] **Az egyedül játszó nyert ellenetek: { $points }.**
 }
daily-own-game = { $won ->
    [yes] **Nyertél.**
   *[no] **Vesztettél.**
 }
daily-own-points = { $place ->
    [1] **Nyertél, 1. hely / { $players }: { $points }.**
   *[other] **{ $place }. hely / { $players }: { $points }.**
 }
daily-own-place = { $place ->
    [1] **Nyertél, 1. hely / { $players }.**
   *[other] **{ $place }. hely / { $players }.**
 }
daily-average = A gépek átlaga ezekkel a lapokkal: { $average }.
daily-average-penalties = { $count ->
    [one] 1 büntetőpont; a gépek átlaga { $average }.
   *[other] { $count } büntetőpont; a gépek átlaga { $average }.
 }
daily-penalties = { $count ->
    [one] 1 büntetőpont
   *[other] { $count } büntetőpont
 }
daily-average-place = A gépek átlagos helyezése ezekkel a lapokkal: { $average }.
daily-average-wins = A gépek ezekkel a lapokkal az esetek { $average } %-ában nyernek.
daily-streak = { $days } nap egymás után 🔥
daily-legend = 🟩 saját ütés · ⬜ másoké · 🏁 elfogytak a lapok
daily-copy = Máshol így oszthatod meg, másold ki:
daily-share = Gamenight-osztás, { $date } · { $game }
daily-board = A legjobbak, { $date }
daily-board-here = A nap legjobbjai
daily-secret = Lapok, { $date }: mag `{ $seed }`, ujjlenyomat `{ $proof }`. Ellenőrizd az osztásodat: `/verify code:{ $code }`.
daily-rules = Itt mindenki ugyanazokat a lapokat és gépeket kapja. Az első próbálkozásod számít. A nap vége: { $until }.
daily-fixed = A mai mag ujjlenyomata: `{ $proof }`. A holnapié: `{ $next }`.
daily-server = Használd a `/daily` parancsot egy szerveren: mindegyiken más a leosztás.
daily-no-hint = A nap osztásában nincs tipp.
daily-secret-later = Ennek a napnak a magja a nap végén derül ki.
daily-post-waits = Itt még nem írhatok: { $where }. Adj ott engedélyt ({ $named }), és a bejegyzés magától megjön.
daily-post-next = A mai osztás már kint van. A következő bejegyzés: { $until }.
daily-post-later = A Discord nem válaszol. Az első bejegyzés néhány perc múlva jön.
button-daily = A nap osztása
button-daily-again = Játszom újra
button-daily-copy = Szöveg másolása
button-daily-share = Megosztás
button-daily-score = A nap osztása
primer = -# 👋 **{ $game }:** { $goal }
    -# Fentről lefelé: **{ $order }**{ $more }
    -# { $how ->
        [equal] Ugyanannyi lapot tegyél, ugyanolyat vagy nagyobbat.
        [larger] Ugyanannyi, nagyobb lapot tegyél, vagy nagyobb szettet.
       *[higher] Ugyanannyi, de nagyobb lapot tegyél.
    } { $tip ->
        [stuck] Ezt semmi sem üti: **{ button-pass }**.
        [lead] {""}**{ button-hint }**: ötlet.
        [none] {""}
        [wait] {""}**{ button-pass }**: vársz.
       *[idea] {""}**{ button-pass }**: vársz, **{ button-hint }**: ötlet.
    }
primer-goal-alone = { $landlord ->
    [yes] Licitálj, hogy földesúrként játssz { $others ->
        [2] a másik kettő
       *[other] a többi { $others }
    } ellen.
   *[no] Licitálj, hogy egyedül játssz { $others ->
        [2] a másik kettő
       *[other] a többi { $others }
    } ellen.
 } Az nyer, akinek az oldala előbb kifogy.
primer-goal-teams = A társaddal együtt nyertek. Fogyjon el a lapotok.
primer-goal-titles = Fogyjon el a lapod. Első: { $best }, utolsó: { $worst }.
primer-goal-places = Fogyjon el a lapod, minél előbb, annál jobb.
primer-goal-first = Fogyjon el a lapod elsőként.
primer-goal-left = Akinek előbb elfogy a lapja, nyer. Minél kevesebb marad, annál jobb.
primer-brief = -# 👋 { $goal } Sorrend: **{ $order }**
primer-goal-alone-brief = Akinek az oldalán előbb elfogy a lap, nyer.
primer-goal-teams-brief = A társaddal együtt: fogyjon el a lapotok.
primer-goal-titles-brief = Akinek előbb elfogy a lapja: { $best }.
primer-goal-places-brief = Fogyjon el gyorsan a lapod.
primer-goal-first-brief = Akinek előbb elfogy a lapja, nyer.
primer-goal-left-brief = Akinek előbb elfogy a lapja, nyer.
primer-bombs = 💣 mindent üt: { $kinds }
primer-chops = 💣 a ketteseket üti: { $kinds }
primer-wild = bármit helyettesít: { $cards }
primer-power = egymagában minden csoportot üt: { $cards }
primer-fewer-twos = kettesből eggyel kevesebb is elég
primer-revolution = négy egyforma megfordítja a sorrendet
primer-ends = lezárja az ütést: { $cards }
lesson-five = -# 💡 **Az ötlapos kezek** sorrendje alulról felfelé: { $kinds }.
lesson-five-any = -# 💡 **Ötlapos kezek:** { $kinds }.
lesson-run = -# 💡 **Sor:** legalább { $least } egymást követő lap.
lesson-with-example = { $lesson } Nálad: { $play }.

### Browsing the rules
browse-title = ### Játékok és szabályok
browse-own = ✎ **A saját szabályaid** · { $game }: { $changes }
browse-about-pr = Aki elsőként kimegy, Elnök lesz; az utolsó jó lapokkal fizet
browse-about-bt = Egyes lapok, párok, drillek és ötlapos pókerkezek; a kettes a legnagyobb
browse-about-df = A japán Elnök: nincstelenből nagyúr
browse-about-th = Tiến Lên Vietnamból: szettek, sorok, és bombák a kettesekre
browse-about-dd = Egy földesúr kettő ellen; minden bomba duplázza az értéket
browse-about-b3 = A hármas a legnagyobb; licitálj, és játssz egyedül kettő ellen
browse-found = { $count ->
    [0] ### Nincs találat erre: „{ $typed }”
   *[other] ### { $count } találat erre: „{ $typed }”
 }
button-all-of = Mind ({ $count })
button-search = Keresés
form-search = Játék vagy szabály keresése
search-about = Egy játék neve, játékosszám („3 játékos”) vagy szavak a szabályokból („két pakli”).
search-field = Mit keresel?
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
    [0] ### Ezen a szerveren még nincsenek mentett szabályok.
        Válassz játékot, módosítsd a szabályait, és mentsd el.
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
button-channel-default = Legyen szokásos
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
editor-clashes = ⚠️ **Ezek a szabályok nem illenek össze.** Addig a játék nem indul, és a többiek az utolsó jót látják.
editor-clashes-own = ⚠️ **Ezek a szabályok nem illenek össze.** Változtass tovább: addig nem játszhatod, mentheted vagy oszthatod meg őket.
editor-take-back = Egy módosítás visszavonása
editor-topics = Válassz témát
editor-changed = { $count } módosítva
editor-own = változatlan
rule-span = { $low }–{ $high }
players-in-all = { $count } játékos
button-type = Érték beírása
button-undo = Visszavonás
button-reset = Mindent vissza
button-other-game = Másik játék
button-save = Mentés
button-sheet = Szabálylap
form-rule = Házi szabály
form-value = A válaszod
form-name = Név
form-save = E szabályok mentése
save-about = A szerveren bárki választhatja név szerint: **/{ name-rules }** és **/{ name-game } { name-game-start }**.
saved = Elmentve ezen a néven: **{ $name }**.
share = Kód: **{ $code }**. Bármely szerveren jó: `/{ name-game } { name-game-start } { name-game-start-code }:{ $code }` elindítja, `/{ name-rules } { name-rules-code }:{ $code }` megmutatja.
channel-default-set = A `/{ name-game } { name-game-start }` itt mostantól ezt nyitja, ezekkel a szabályokkal: **{ $game }**. Még egy nyomás visszavonja.
channel-default-no-more = Ennek a csatornának már nincs szokásos játéka.
lobby-unsettled = ✎ { $host } még változtatja a szabályokat. Az indítás várjon.
next-rules = { $count ->
    [0] A következő parti: **{ $game }**.
    [one] A következő parti: **{ $game }**, egy házi szabállyal.
   *[other] A következő parti: **{ $game }**, { $count } házi szabállyal.
 }
save-dropped = Törölve: **{ $name }**. Ezzel a kóddal visszakapod: { $code }.
save-nameless = Előbb adj nevet a szabályoknak.
save-too-many = Ezen a szerveren már van { $most } mentett szabálycsomag. Előbb törölj egyet.
save-taken = **{ $name }** már foglalt (mentette: { $author }). Válassz másik nevet.
save-not-yours = Ezeket csak a mentőjük vagy a szerver kezelője törölheti.
save-enough = Itt már van { $most } szabálycsomagod, több nem lehet. Előbb törölj egyet: `/{ name-rules }`, **{ button-saved }**.
save-only-hosts = Ezen a szerveren csak egy nyitott asztal házigazdája menthet szabályokat.
save-only-role = Itt csak { $role } menthet szabályokat, és aki a szervert kezeli.
save-only-managers = Itt csak az menthet szabályokat, aki a szervert kezeli.
only-channel-managers = A szokásos játékot csak a csatorna kezelői állíthatják be.
nothing-to-undo = Nincs mit visszavonni.
rules-stand = A szabályok a parti végéig rögzítettek.
draft-clashes = Ezek a szabályok nem illenek össze: { $why }
draft-gone = A módosított szabályokat egy napig tárolom, ezek már nincsenek meg. Nyisd meg újra: `/{ name-rules }`.
rule-value = „{ $typed }” nem jó. { $why }
rule-value-near = „{ $typed }” nem jó. { $why } Erre gondoltál: { $near }?
too-slow = Ez túl sokáig tartott. Nyomd meg újra.
code-mistyped = Elírás van a kódban. 2–9 számjegy és betű lehet benne, de I, O és U nem.
code-length = Ez a kód { $count } karakterből áll; az ilyen kódok { $right } karakteresek.
code-doubtful = Ebben a kódban hibás vagy hiányzik egy karakter: { $count } karaktert olvasok.
code-newer = Ehhez a kódhoz újabb változatom kell.
code-game-gone = Ez a kód olyan játéké, ami már nincs meg: „{ $game }”.
code-rule-gone = Ebben a kódban olyan házi szabály van, ami már nincs meg: „{ $rule }”.

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = A legtöbbet licitáló játszik egyedül a rejtett lapokkal, ennyi pontért.
ask-cut-about = Emelj: hány lapot veszel le felülről?
call-deal = Osztás
call-deal-about = Te osztasz. Ha kell, előbb keverj és emeltess.
call-shuffle = Keverés
call-shuffle-about = Az első kever, emeltet, aztán oszt. Kihagyott lépés: hiba.
call-offer-cut = Emeltetés
call-offer-cut-about = Osztás előtt az utolsó emeljen.
call-redeal = Új lapokat kérek
call-redeal-about = A lapjaid elég gyengék, hogy újakat kérj. Mindenki megtudja, hogy te kérted.
call-trade = Csere
call-trade-about = Nálad a legkisebb lap. Cseréld el a középsőre …
call-keep = Megtartom
call-keep-about = … vagy tartsd meg.
call-accept = Elfogadom
call-accept-about = Cseréljétek ki a két felkínált lapot.
call-done = Nem cserélek
call-done-about = Hagyd abba a cserét. Amit senki sem fogadott el, nem áll.
call-last-card = Utolsó lap!
call-last-card-about = Mondd be, mielőtt a következő lép. Ha bemondás nélkül nyersz, mindenkiért fizetsz.
call-clear-table = Asztal letakarítása
call-clear-table-about = Csak az utolsó takarítja le az asztalt. Ha szándékosan teszed, a következő osztásban utolsó leszel.
call-on-purpose = Szándékosan
call-on-purpose-about = Szándékosan takarítottad le az asztalt …
call-by-mistake = Véletlenül
call-by-mistake-about = … vagy véletlenül?
call-forfeits = Vállalok feladatot
call-forfeits-about = Adhat neked az első egy ártatlan feladatot?
forfeit-tea = Feladat: tálalj teát
forfeit-verse = Feladat: énekelj egy versszakot
forfeit-joke = Feladat: mesélj egy viccet
forfeit-about = Az utolsó vállalja: adj neki egy ártatlan feladatot ebben az osztásban.
told-deal = { $who } oszt.
told-shuffle = { $who } kever.
told-offer-cut = { $who } emeltet.
told-fault = { $who } hibázott az osztásnál.
told-redeal = { $who } gyenge lapokat kapott, és újakat kér.
told-trade = { $who } a középső lapra cseréli a legkisebbet.
told-keep = { $who } megtartja a legkisebb lapot.
told-accept = { $who } elfogadja.
told-done = { $who } befejezte a cserét.
told-last-card = { $who } bemondja: **utolsó lap!**
told-clear-table = { $who } letakarítja az asztalt.
told-on-purpose = { $who } szerint szándékos volt.
told-by-mistake = { $who } szerint véletlen volt.
told-forfeits = { $who } vállal egy feladatot.
told-forfeit-tea = { $who } feladatot ad: tálalj teát.
told-forfeit-verse = { $who } feladatot ad: énekelj egy versszakot.
told-forfeit-joke = { $who } feladatot ad: mesélj egy viccet.
told-dragon = { $who } sárkányt kapott: minden értékből egyet!
told-four-twos = { $who } mind a négy kettest megkapta.
told-four-threes = { $who } mind a négy hármast megkapta.

### Trading
hand-give-highest = { $count ->
    [one] 🟡 **Add oda a legnagyobb lapodat.** Ő kapja: **{ $who }**. Van egyforma: válassz egyet · lejár <t:{ $due }:R>.
   *[other] 🟡 **Adj { $count } lapot, a legnagyobbakat.** Ő kapja: **{ $who }**. Van egyforma: válaszd ki · lejár <t:{ $due }:R>.
 }
hand-offer = 🟡 **Kínálj fel egy lapot.** Ő kapja: **{ $who }**. Meg kell egyeznetek; az ajánlatokat mindenki látja · lejár <t:{ $due }:R>.
hand-haggle = 🟡 { $who } ezt adná: **{ $theirs }**, ezért: **{ $mine }**. Fogadd el, vagy kínálj mást · lejár <t:{ $due }:R>.
hand-swap = 🟡 **Csere vele: { $who }**. Kínálj bármennyi lapot (csak { $who } látja), vagy egyet se · lejár <t:{ $due }:R>.
hand-swap-back = { $count ->
    [one] 🟡 { $who } ezt kínálja: **{ $theirs }**. Adj vissza egy lapot, vagy hagyd abba · lejár <t:{ $due }:R>.
   *[other] 🟡 { $who } ezt kínálja: **{ $theirs }**. Adj vissza { $count } lapot, vagy hagyd abba · lejár <t:{ $due }:R>.
 }
pick-any = Válaszd ki, mit kínálsz fel
offer-cards = Felkínálom: { $cards }
offer-again = Újra ezt: { $cards }
you-offered = Felkínáltad: **{ $cards }**.
you-offered-none = Nem kínáltál fel lapot.
drawn-last = Most húztad: **{ $cards }**.
only-you-see = Középen, csak neked: **{ $cards }**.
turn-trade = { $who } lapot cserél · lejár <t:{ $due }:R>.
turn-bid = { $who } licitál · lejár <t:{ $due }:R>.
turn-cut = { $who } emel · lejár <t:{ $due }:R>.
ping-trade = { $who }, cserélj lapot vele: { $partner } · lejár <t:{ $due }:R>

### How a deal stands
play-counts-as = { $play } mint { $stands }
seat-cards-hidden = ? lap
seat-closed-out = 🔒 kimarad ebből az ütésből
dealt-again = Új lapok: az előző osztás nem számít.
seen-by-all = Felfordítva: **{ $cards }**.
bids-so-far = { $bids }
bid-of = { $who } licitje { $amount }
bid-of-own = A te licited { $amount }
bid-none = { $who } passzol
bid-none-own = Te passzolsz
plays-alone = **{ $who }**{ $landlord ->
    [yes] {" "}(földesúr)
   *[no] {""}
 } ellenük: { $others } · érték **{ $stake }**
plays-alone-own = { $landlord ->
    [yes] {""}**Te vagy a földesúr**
   *[no] {""}**Te** ellenük: { $others }
 } · érték **{ $stake }**
team = Csapat: { $who } · { $cards }
partners = Partnerek: { $pairs }
stake = Érték: **{ $stake }**
stock-left = { $count ->
    [0] A húzópakli üres.
   *[other] Húzópakli: { $count } lap
 }
pile = -# Korábbi kijátszások: { $cards }
cards-left = Maradt lapok: { $counts }
closed-out = 🔒 Kimarad ebből az ütésből: { $who }
passed-so-far = Passzolt: { $who }

### The log
button-log = Napló
button-proof = A keverés bizonyítéka
proof-title = ### Keverési bizonyíték · { $number }. osztás
proof-about = A bot magja és a játékosok szavai adták ezt a paklit. A mag ujjlenyomata (SHA-256) előbb került ide, a mag az osztás után jön. Így bárki ellenőrizheti, hogy egy lap sem változott, és ha valaki emel, sem a bot, sem a játékosok nem döntenek egyedül a lapokról. Azt nem bizonyítja, hogy a bot nem nézte meg őket.

proof-shown = Ujjlenyomat: `{ $proof }`
proof-seed = Mag: `{ $seed }`
proof-key = Kód: `{ $code }`

proof-words = Emelés: { $words }

proof-word = { $who } („{ $word }”)

proof-uncut = Egy játékos sem emelt: ezt a paklit egyedül a bot húzta.

proof-next = ### Következő osztás

proof-cut = Még senki sem emelt. Az osztás kezdetéig minden játékos emelhet.

proof-how = A `/verify` elküld egy lejátszott osztást, és egy oldalt, amely a böngésződben ellenőrzi.

proof-page = [Így ellenőrizhetsz egy osztást]({ $link })

fingerprint-next = A következő osztás ujjlenyomata: `{ $proof }`

fingerprint-now = Ujjlenyomat: `{ $proof }`{ $next ->
    [none] { "" }
   *[other] {" "}· következő: `{ $next }`
    }

fingerprint-over = Ujjlenyomat: `{ $proof }` · `/verify code:{ $code }`

fingerprint-dropped = Félbehagyott osztás: `{ $proof }` · `/verify code:{ $code }`

fingerprint-unused = Ki nem osztott: `{ $proof }` · `/verify code:{ $code }`

button-cut-deck = Emelés

button-verify = Utolsó osztás ellenőrzése

form-cut = Emelés

form-word = A szavad

cut-about = Bármilyen szó bekerül a következő keverésbe. Mindenki láthatja.

cut-empty = Írj be egy szót.

cut-late = Az osztás már elkezdődött, a szavad nem számít bele.

verify-fits = **{ $number }. osztás: tisztességes.** A magja az osztás előtt megvolt, és { $cut ->
    [yes] a játékosok szavaival{" "}
   *[no] { "" }
    }pontosan ezeket a lapokat adja.

verify-matches = **{ $number }. osztás: illik a magjához.** A mag { $cut ->
    [yes] a játékosok szavaival{" "}
   *[no] { "" }
    }pontosan ezeket a lapokat adja.

verify-where = Az ujjlenyomata (`{ $proof }`) { $link ->
    [none] egy üzenetben állt. Ideje: { $at }.
   *[other] ebben az üzenetben állt. Ideje: { $at } · { $link }
    }

verify-moved = Az ujjlenyomata (`{ $proof }`) egy üzenetben állt, amely már nincs meg. Ideje: { $at }. { $link ->
    [none] { "" }
   *[other] Most itt van: { $link }
    }

verify-late = Az ujjlenyomata (`{ $proof }`) az osztás előtt egy üzenetben sem állt, csak később: { $at }. Így semmi sem mutatja, hogy a mag megvolt.

verify-unshown = Nincs üzenet az osztás előttről az ujjlenyomatával, így semmi sem mutatja, hogy a mag megvolt.

verify-dropped = Az osztás félbemaradt. Addig ellenőriztem, ameddig játszottátok.

verify-undealt = **{ $code } kód: sosem lett kiosztva.** Az asztal előbb bezárt. A magja (`{ $seed }`) { $fits ->
    [yes] az ujjlenyomatát adja.
   *[no] nem az ujjlenyomatát adja.
    }


verify-differs = **{ $number }. osztás: nem stimmel.** Eltérő sor ({ $line }): { $fact ->
    [commitment] a mag nem adja az ujjlenyomatot
    [seats] a helyek
    [dealer] az osztó
    [deck] a pakli sorrendje
    [lot] a későbbi húzások száma
    [roles] az előző osztás helyezései
    [hands] a kiosztott lapok
    [drawn] a húzott lapok
    [leader] a kezdő játékos
    [act] a szabályok nem engedik
   *[other] ami a szabályokból következik
    }.

verify-record = A fájlban az egész osztás benne van. Az oldal a böngésződben ellenőrzi{ $link ->
    [none] .
   *[other] : [így megy]({ $link }).
    }

verify-nothing = Itt nincs befejezett osztás, amit ellenőrizni lehetne.

verify-word-gone = Egy játékos szava az adataival együtt törlődött, ezért ez az osztás már nem ellenőrizhető.

verify-unknown = Ez az osztás egy másik verzió szabályai szerint ment, ezért nem tudom ellenőrizni.
history-title = ### Befejezett osztások

history-deal = **{ $game }** · { $number }. osztás · { $when }

history-unrated = -# Nem számít a rangsorba: { $why ->
    [house-rules] házi szabályok
    [few-people] túl kevés ember
    [fault] technikai hiba
    [practice] gyakorlás
    [daily] a nap osztása
    [voided] visszavonva
    [uncontested] kettőnél kevesebb ember játszott végig
    [same-people-before] több mint { $limit } osztás ugyanazokkal egy nap alatt
   *[unknown-rules] ismeretlen szabályok
 }
history-stopped = -# { $why ->
    [agreed] { $who } befejezte, a többiek beleegyezésével
    [admin] Egy kezelő bezárta
    [stopped] { $who } befejezte
    [deleted] A csatornát törölték
    [archived] A szálat archiválták
    [removed] Eltávolítottak a szerverről
   *[unread] Az asztal nem mehetett tovább
 }. Nem számít.

history-uncounted = -# Nem számít a rangsorba, egyik ranglistán sem: a párok legalább fele aznap már { $limit } számító osztást játszott együtt

history-none = Itt nincs befejezett osztás.

history-gone = Ez az osztás már nincs meg, vagy a lapjai törlődtek.

history-stripped = -# A lapjai és a lépései törlődtek.

replay-no-code = Ezzel a kóddal nincs megőrzött osztás.

step = { $step }. lépés, összesen { $steps }

step-first = Eleje

step-back = Vissza

step-on = Tovább

step-last = Vége

button-look = Megnyitás

button-record = Jegyzőkönyv

button-verify-deal = Ellenőrzés

button-void = Érvénytelenítés

button-restore = Visszaállítás
button-propose-void = Érvénytelenítést kér
button-propose-restore = Visszaállítást kér
button-agree = Egyetértek

void-about = **Érvényteleníted ezt az osztást?** Nem számít többé a ranglistákon, az értékszámoknál, a szezonban, az eredményeknél és a trónnál. A folyó meccs helyei és pontjai maradnak.

restore-about = **Visszaállítod ezt az osztást?** Újra úgy számít, mint előtte.
void-propose-about = **Javaslod az osztás érvénytelenítését?** { $others ->
    [one] Addig számít, amíg a másik játékos egyet nem ért.
   *[other] Addig számít, amíg a többi { $others } játékosból { $majority } egyet nem ért.
 } Utána nem számít a ranglistákon, az értékszámoknál, a szezonban és az eredményeknél. A folyó meccs helyei és pontjai maradnak.
restore-propose-about = **Javaslod az osztás visszaállítását?** { $others ->
    [one] Csak akkor számít, ha a másik játékos egyetért.
   *[other] Csak akkor számít, ha a többi { $others } játékosból { $majority } egyetért.
 }

void-reason-about = Az osztás mellett áll, bárki láthatja, aki megnézi.

voided-by = -# { $by ->
    [players] A játékosok érvénytelenítették
    [host] A házigazda érvénytelenítette
   *[admin] Egy kezelő érvénytelenítette
 }

voided-because = -# { $by ->
    [players] A játékosok érvénytelenítették
    [host] A házigazda érvénytelenítette
   *[admin] Egy kezelő érvénytelenítette
 }: { $reason }
proposal-void = { $by ->
    [host] A házigazda érvénytelenítést javasol: { $game } · { $number }. osztás, „{ $reason }”.
   *[player] Egy kezelő, aki játszott, érvénytelenítést javasol: { $game } · { $number }. osztás, „{ $reason }”.
 } { $others ->
    [one] Addig számít, amíg a másik játékos egyet nem ért.
   *[other] Addig számít, amíg a többi { $others } játékosból { $majority } egyet nem ért.
 }
proposal-restore = { $by ->
    [host] A házigazda visszaállítást javasol: { $game } · { $number }. osztás.
   *[player] Egy kezelő, aki játszott, visszaállítást javasol: { $game } · { $number }. osztás.
 } { $others ->
    [one] Csak akkor számít, ha a másik játékos egyetért.
   *[other] Csak akkor számít, ha a többi { $others } játékosból { $majority } egyetért.
 }
proposal-agreed = { $count ->
    [one] Eddig 1 játékos ért egyet.
   *[other] Eddig { $count } játékos ért egyet.
 }
proposal-on = { $said } ({ $server })
proposal-voided = { $by ->
    [admin] Egy kezelő érvénytelenítette: { $game } · { $number }. osztás, „{ $reason }”.
   *[players] A játékosok érvénytelenítették: { $game } · { $number }. osztás, „{ $reason }”.
 } Nem számít többé.
proposal-restored = { $by ->
    [admin] Egy kezelő visszaállította: { $game } · { $number }. osztás.
   *[players] A játékosok visszaállították: { $game } · { $number }. osztás.
 } Újra számít.
proposal-you-agreed = { $missing ->
    [0] Egyetértettél. Ezzel eldőlt.
    [one] Egyetértettél. Még 1 játékos kell.
   *[other] Egyetértettél. Még { $missing } játékos kell.
 }
void-no-reason = nincs indok
proposal-over = Ez már eldőlt.
proposal-own = Ezt te kérted. Az osztás többi játékosa dönt.
proposal-others = Csak az osztás többi játékosa érthet egyet.
void-by-admin = Ezt egy kezelő döntötte el. Csak olyan kezelő változtathat rajta, aki nem játszott.
void-alone = Más nem játszott ebben. Csak olyan kezelő dönthet, aki nem játszott.

void-too-late = { $days ->
    [one] Egy osztás a vége után 1 napig érvényteleníthető vagy állítható vissza.
   *[other] Egy osztás a vége után { $days } napig érvényteleníthető vagy állítható vissza.
 }

void-only-host = Ezt csak az osztás házigazdája vagy a szerver kezelői tehetik.

button-keep = Megőrzés

button-unkeep = Ne őrizd tovább

kept-by = -# Megőrizte: { $who }

kept-by-people = -# { $count } ember őrzi

kept-code = A kódod: **{ $code }**. `/{ name-replay } { name-replay-code }:{ $code }` bárhol megmutatja ezt az osztást, nevekkel csak a saját szerverén.

keep-full = Már { $most } osztást őrzöl, ez a határ. Előbb engedj el egyet: `/{ name-replay }` felsorolja.

keep-ended = { $all ->
    [yes] Ez az osztás már nincs megőrizve, a kódjai nem élnek.
   *[no] Ezt az osztást már nem őrzöd, a kódod nem él.
 }


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
no-log = Ennél az asztalnál még semmit sem játszottak.
button-replay = Visszajátszás
button-replay-last = Előző visszajátszása
replay-title = ### Visszajátszás · { $number }. osztás
replay-places = Az elsővel kezdve: { $seats }.
replay-play = { $who }: { $play }
no-replay = Itt még nincs befejezett osztás.
replay-nothing = Ebben az üzenetben nincs osztás.
replay-running = Ez az osztás még tart.
button-review = Hogyan játszottam?
button-post = Megosztás itt

post-by = { $who } megosztja:

post-done = ✅ Megosztva: { $link }

post-already = Ez az eredmény már a csatornában van.

post-nowhere = Nincs csatorna, ahová kitehetném.
post-unseen = Már nem látod azt a csatornát, ahová ez kerülne.

post-gone = Ez a meccs véget ért, és már új kezdődött.

review-title = ### Így játszottál · { $number }. osztás
review-none = 👏 Nem volt drága döntésed. Jól játszottál.
review-lead = Te hívtál.
review-bid = A licitálás.
review-give = Lapokat adtál.
review-swap = Elcserélhetted a legkisebb lapodat.
review-beat = Ezt kellett ütni: **{ $play }**
review-yours = A tiéd: **{ $move }**
review-better = Jobb: **{ $move }** · kb. { $cost } többet ér
review-best = A legjobb lépésed: **{ $move }**, erre: **{ $play }**

review-best-lead = A legjobb lépésed: **{ $move }** hívása

review-worth = körülbelül { $cost } előny ehhez képest: **{ $move }**

review-thinking = { $count ->
   *[other] Átnézem a döntéseidet: { $count } közül { $number } kész …
 }

review-points = { $amount } pont
review-places = { $amount } hely
review-wins = { $amount } győzelem
review-basis = -# A legdrágább lépéseid, sok olyan osztáson kipróbálva, amely illik ahhoz, amit tudtál.
review-busy = Most más játékokon gondolkodom. Próbáld egy perc múlva.
review-substituted = Az osztás egy részét gép játszotta helyetted, ezért nem tudom értékelni.
told-dealt = **{ $number }. osztás** · { $who } oszt.
told-cut = { $at ->
    [one] { $who } emelt: egy lapot vett le.
   *[other] { $who } emelt: { $at } lapot vett le.
 }
told-gave-cards = { $giver } adott: **{ $cards }**. Ő kapta: { $taker }.
told-gave = { $count ->
    [one] { $giver } egy lapot adott. Ő kapta: { $taker }.
   *[other] { $giver } { $count } lapot adott. Ő kapta: { $taker }.
 }
told-took-cards = { $who } felvette: **{ $cards }**.
told-took-cards-own = Felvetted: **{ $cards }**.
told-took = { $count ->
    [one] { $who } felvette a rejtett lapot.
   *[other] { $who } felvett { $count } rejtett lapot.
 }
told-traded = { $who } cserélt: **{ $returned }** helyett **{ $cards }**.
told-traded-own = Cseréltél: **{ $returned }** helyett **{ $cards }**.
told-looked-at = { $who } ezt látta középen: **{ $cards }**.
told-looked = { $who } megnézte a középső lapot.
told-drew-card = { $who } húzott: **{ $cards }**.
told-drew = { $who } húzott egy lapot.
told-restocked = { $count ->
    [one] A húzópakliba került egy lap a korábbi ütésekből.
   *[other] A húzópakliba került { $count } lap a korábbi ütésekből.
 }
told-alone = { $who } egyedül játszik, érték: { $stake }.
told-doubled = Duplázódik az érték!
told-out-of-time = ⏳ { $who } ideje letelt.
told-taken-back = { $who } visszavont egy lépést.
told-offered-cards = { $giver } felkínál: **{ $cards }**. Neki: { $taker }.
told-offered = { $count ->
    [one] { $giver } titokban egy lapot kínál. Neki: { $taker }.
   *[other] { $giver } titokban { $count } lapot kínál. Neki: { $taker }.
 }
told-offered-cards-own = Felkínálod: **{ $cards }**. Neki: { $taker }.
told-offered-own = { $count ->
    [one] Titokban egy lapot kínálsz. Neki: { $taker }.
   *[other] Titokban { $count } lapot kínálsz. Neki: { $taker }.
 }
told-offered-cards-to-own = { $giver } felkínálja neked: **{ $cards }**.
told-offered-to-own = { $count ->
    [one] { $giver } titokban egy lapot kínál neked.
   *[other] { $giver } titokban { $count } lapot kínál neked.
 }
told-announced = { $count ->
    [one] ⚠️ { $who } kezében már csak **egy lap** van!
   *[other] ⚠️ { $who } hamarosan kimehet: még { $count } lap.
 }
told-announced-own = { $count ->
    [one] ⚠️ Már csak **egy lapod** van!
   *[other] ⚠️ Hamarosan kimehetsz: még { $count } lapod van.
 }
told-leads = { $who } hív.
told-leads-with = { $who } hív; az első lerakásban benne kell lennie: **{ $cards }**.
told-skipped = { $who } kimarad.
told-reversed = 🔄 Forradalom: a kicsi üti a nagyot.
told-righted = 🔄 A sorrend újra a megszokott.
told-turned = ↩️ Most a másik irányba megy a kör.
told-threw-in = { $who } bedobja a lapjait, és utolsó lesz.
told-out = { $who } kimegy, { $place }.
told-won = { $who } vitte az ütést.
told-void = Ez az osztás nem számít. Új lapok jönnek.
told-over = Vége az osztásnak.

### Results of teams, stakes and chips
alone-won = **{ $who }** (földesúr) megverte őket: { $others }.
alone-lost = **{ $who }** (földesúr) kikapott, nyert: { $others }.
solo-won = **{ $who }** egyedül játszott, és megverte őket: { $others }.
solo-lost = **{ $who }** egyedül játszott és kikapott, nyert: { $others }.
team-won = A nyertes csapat: **{ $who }** · maradt { $cards }
team-rest = { $who } · maradt { $cards }
stake-made = Érték **{ $stake }**: { $parts }
stake-plain = Érték **{ $stake }**.
stake-bid = licit { $amount }
stake-bombs = { $count ->
    [one] 1 bomba ×2
   *[other] { $count } bomba, egyenként ×2
 }
stake-spring = tavasz ×2
result-paid-chips = **{ $won }** · { $chips } zseton
result-chips = **{ $chips } zseton**
match-leader-chips = Az élen { $chips } zsetonnal: { $who }.

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
typed-twice = kétszer, ketszer
typed-fill = az, és, es, meg, egy, darab, db
typed-stands = mint, legyen, helyettesít, helyettesit
typed-to = ig, tól, től, tol
typed-cannot-stand = A joker most nem helyettesítheti azt.

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
kind-other = Más lépések
label-single = { $cards }
label-suggested = { $play }, ajánlott
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
stands-for-itself = Úgy, ahogy vannak

### Who sits at a table, and what they do with one another
sent-away = Kiszavaztak. Újra beszállhatsz, ha elindult a következő osztás.
sent-away-by = A házigazda ({ $who }) elküldött. Újra beszállhatsz, ha elindult a következő osztás.
may-not-vote = A szavazáshoz legalább két játékos kell, aki játszik és itt van.
no-longer-here = Ez a játékos elhagyta az asztalt.
not-in-mid-deal = Várd meg az osztás végét.

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 Most bombázhatsz, soron kívül is.
first-of-two = a kettő közül az első
second-of-two = a kettő közül a második
button-put-back = Törlés
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
reason-out = Ez az összes lapod: kimész!
reason-only = Mást nem játszhatsz ki.
reason-wins-last = Ezt senki sem üti, és utána egy lépésed marad: { $cards }.
reason-wins = Ezt senki sem üti. Utána még { $plays } lépés.
reason-unbeaten = Ezt senki sem üti.
reason-guard-many = Valakinek egy lapja maradt, ezért ne egyes lapot játssz.
reason-guard-high = Valakinek egy lapja maradt, ezért a legnagyobbat játszd.
reason-guard-two = Valakinek két lapja maradt, ezért ne kettőt játssz.
reason-partner-out = A társadnak egy lapja maradt, és ezen kimehet.
reason-few-higher = Ennél nagyobb csak ez van még játékban: { $cards }.
reason-highest = Ennél nagyobb már nincs játékban.
reason-mostly-lower = Még játékban: { $amount } kisebb, és csak { $count } nagyobb lap.
reason-last = Utána csak ez az egy lerakásod marad: { $cards }.
reason-sheds = Így { $count } laptól szabadulsz meg. Utána még { $plays } lépés.
reason-sheds-keeps = Így { $count } laptól szabadulsz meg, és megtartod: { $cards }.
reason-low = A legkisebb lapod is elmegy. Utána még { $plays } lépés.
reason-near = Utána még { $plays } lépés, és kimész.
reason-keeps = Megtartod a nagy lapjaidat: { $cards }.
reason-alone = Nem illik más lapodhoz, és nehezebb ütni, mint a legkisebbet.
reason-breaks-nothing = Ez semmit sem szakít szét. Utána még { $plays } lépés.
reason-press = Valakinek kevés lapja maradt, ezért ne legyen könnyű ütni.
reason-bomb = Ezt csak a bombád üti. Utána még { $plays } lépés.
reason-follow = Ez a legkisebb, ami üti. Utána még { $plays } lépés.
reason-weakest = Ez a legkisebb, ami üti.
reason-computer = Egy gép itt ezt játszaná.
reason-pass-partner = Ezt az ütést a te oldalad viszi.
reason-pass-bomb = Ezt csak a bombád üti. Tartsd meg.
reason-pass-whole = Ha ütöd, szét kell szedned a lapjaidat (most { $plays } lépés).
reason-pass-costs = Ha ütöd, nagy lapba kerül, vagy szét kell szedned a lapjaidat.
reason-pass-beaten = Ez ütné: { $cards }, de ezt is üthetik.
reason-pass-early = Ez ütné: { $cards }, de ezt is üthetik, és még egy ellenfél sincs közel a kimenéshez.
reason-pass-higher = Ez ütné: { $cards }, de még { $count } nagyobb lap van játékban.
reason-pass-outranked = Ez ütné: { $cards }, de még { $count } nagyobb lap van játékban, és senki sem megy ki egyhamar.
reason-pass-highest = Ennél nincs már nagyobb: { $cards }. Tartsd meg.
reason-pass-safe = Egyik ellenfél sincs a kimenés előtt, nem sürgős.
reason-pass-high = Csak a nagy lapjaid ütik. Tartsd meg őket.
reason-together = Minden kisebb több lépést hagy. Így marad: { $plays }.
reason-whole = Minden kisebb egyforma lapokat szakít szét. Utána még { $plays } lépés.
reason-all-break = Minden kisebb is szétszakít valamit, és könnyebb ütni.
reason-loose = A kisebb lapjaid mind összetartoznak. Utána még { $plays } lépés.
reason-only-bomb = Ezt csak bomba üti. Utána még { $plays } lépés.
reason-bid = { $cards }: licitálj ennyit: { $amount }.
reason-bid-both = Csak { $plays } lépés, és ez is van: { $cards }. Licitálj ennyit: { $amount }.
reason-bid-plays = A lapjaid csak { $plays } lépés: licitálj ennyit: { $amount }.
reason-bid-must = Licitálnod kell, és ennél kevesebbet nem lehet.
reason-bid-most = Ezekkel a lapokkal legfeljebb ennyi: { $amount }.
reason-bid-poor = Ezzel is sok { $plays } lépés: { $cards }. Ne licitálj ennyit: { $amount }.
reason-bid-none = Nincs nagy lap, és { $plays } lépés: ne licitálj ennyit: { $amount }.
reason-give-lowest = Ez a legkisebb lapod. Utána még { $plays } lépés.
reason-give-fewest = Így marad a legkevesebb lépésed: { $plays }.
reason-give-back = Tisztességes csere ezért: { $cards }. Kisebbet nem adsz.
reason-trade = Ezzel cserébe { $plays } lépésed lesz: { $cards }.
reason-trade-unseen = A játék legkisebb lapját adod. Bármi más jobb.
reason-keep = Ez keveset segítene: { $cards }.
reason-keep-unseen = Nem tudni, mit kapnál, és a lapjaid jók: { $plays } lépés.
reason-done = A csere egy az egyben megy, és a lapjaid jók: { $plays } lépés.
reason-accept = Ezzel { $plays } lépésed lesz: { $cards }.
reason-redeal = { $plays } lépés sok. Az új lapok többnyire jobbak.
reason-last-card = Ingyen van, és elfelejteni sokba kerülhet.
reason-dealing = Ez a következő lépés. Kihagyni hiba.
reason-cut = A sorrendet senki sem tudja, mindegy, hol emelsz.
no-hint = Most nincs mit kijátszani.
breaks-up = Szétszed egy bombát vagy egy sort
plays-all = -# **Minden, amit játszhatsz**, fajták szerint.
plays-some = -# **Egy része annak, amit játszhatsz.** A többihez válaszd ki magad a lapokat.
plays-other = Más fajták
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### Mit tehetsz
plays-none = Most semmit sem játszhatsz ki.
plays-more = { $count ->
    [one] · … és még egy
   *[other] · … és még { $count }
 }
why-pick = Válassz lapokat az ellenőrzéshez. Semmi sem kerül az asztalra.
why-may = Most kijátszhatod: **{ $cards }**.
why-turn = **{ $cards }** jó lenne, de nem te jössz.
button-table = Asztal
button-return = Visszajövök
button-quit = Végleg elmegyek
button-watch = Nézem
button-unwatch = Nem nézem tovább
button-refresh = Frissítés
button-take = Ide ülök
button-level = Szint
button-drop = Gép eltávolítása
button-remove-someone = Valakit elküldök…
button-hand-over = Új házigazda…
button-vote = Kiszavazom
button-unvote = Szavazat vissza
button-send-away = Elküldés
button-make-host = Legyen házigazda
button-take-host = Leszek házigazda
button-to-table = Az asztalhoz
button-close-table = Asztal bezárása
button-fill = Indítás gépekkel
button-shuffle = Helyek keverése
button-forbid-take-back = Visszavonás ki
button-allow-take-back = Visszavonás be
button-swap = Játékcsere
button-swap-to = Inkább ezt játsszuk
button-play-game = Ezt játsszuk
joined-instead = Beszálltál! { $who } helyére ülsz.
joined-later = Folyik egy osztás. A következőtől játszol.
line-place = Minden hely foglalt. A sorban { $place }. vagy, és megkapod a következő szabad helyet.
line-called = { $who }, felszabadult egy hely: játszol!
line-left = Kiálltál a sorból.
not-in-line = Már nem vagy a sorban.
button-leave-line = Kilépés a sorból
button-second-table = Második asztal nyitása
line-here = { $count ->
    [one] -# { $who } helyre vár.
   *[other] -# Helyre várnak: { $who }
 }
you-have-left = Elhagytad ezt az asztalt. Az **Asztal** gombbal visszajöhetsz.
seats-newcomers = { $count ->
    [one] -# { $who } a következő osztástól játszik.
   *[other] -# A következő osztástól játszik: { $who }.
 }
menu-title = ### Játékosok · { $game }
menu-host = házigazda
menu-out = kimarad
menu-later = a következő osztástól
menu-votes = { $count }/{ $of } szavazat az elküldésre
menu-moved-on = A játék továbbment. Most ezt teheted.
level-about = Milyen erős legyen **{ $who }**? Másik gép veszi át a helyet és a pontokat.
level-changed = Mostantól itt játszik: { $who }.
stand-in = 💤 Ha valaki távol van: { $level }
stand-in-about = A gép, amely a távol lévők és az elmentek helyett játszik
longer-limited = { $most ->
    [1] ⏳ Ennél az asztalnál ({ $host }) a házigazda nem enged hosszabb kört. A tiéd annyi, mint a többieké.
   *[other] ⏳ Ennél az asztalnál ({ $host }) a házigazda legfeljebb kétszer annyi időt enged. Neked kétszer annyi jut.
 }
button-longer = Hosszabb körök…
longer-about = Mennyivel lehet hosszabb valakinek a köre ennél az asztalnál? Ezt a `/{ name-settings }` alatt választják.
longer-most-4 = Legfeljebb négyszer
longer-most-2 = Legfeljebb kétszer
longer-most-1 = Itt nem
menu-longer = { $most ->
    [1] Mostantól minden kör egyforma hosszú.
    [2] A körök mostantól kétszer annyi ideig tarthatnak.
   *[other] A körök mostantól négyszer annyi ideig tarthatnak.
 }
menu-dropped = Eltávolítva: { $who }.
menu-sent = Elküldve: { $who }. Újra beszállhat, ha elindult a következő osztás.
menu-heir = Most { $who } a házigazda.
menu-host-taken = Mostantól te vagy a házigazda.
menu-shuffled = A helyek megkeverve.
menu-take-back-off = A visszavonás kikapcsolva.
menu-take-back-on = A visszavonás bekapcsolva: az utolsó lépésed visszavonható, amíg más nem lép.
menu-swapped = A következő játék: { $game }. Mindenki a helyén marad. Ha készen álltok: { button-start }.
filled = Gépi játékosok ülnek a szabad helyekre, és ki vannak osztva a lapok.
computers-dropped = Nem maradt hely: { $who }.
vote-counted = Megszavaztad: { $who } menjen el.
vote-taken-back = Visszavontad a szavazatod. Maradhat: { $who }.
person-about = **{ $who }**
    {"**"}Elküldés**: a lapjait gép játssza végig, és utolsó lesz.
    {"**"}Legyen házigazda**: átveszi tőled.
quit-about = Most elmész? A lapjaidat gép játssza végig, ha más nem ül a helyedre, és tiéd a legrosszabb szabad helyezés. Vagy maradj ki a következő osztástól.
quit-about-side = Most elmész? A lapjaidat gép játssza végig, ha más nem ül a helyedre, és az eredménye az oldaladnak számít. Vagy maradj ki a következő osztástól.
end-about = Bezárod az asztalt? A folyó osztás nem számít.
end-ask-about = Megkérdezed a többieket? Ha a többség beleegyezik, az osztás nem számít. Vagy menj el végleg: gép játszik tovább, és tiéd a legrosszabb szabad helyezés.
end-ask-about-out = Megkérdezed a játékosokat? Ha a többség beleegyezik, az osztás nem számít.
end-void-about = Bezárod az asztalt kezelőként? A folyó osztás érvénytelen, és az előzményekben is az áll.
stop-asked = Megkérdeztük a többieket. Az osztás megy tovább, amíg a többség bele nem egyezik.
stop-line = { $count ->
    [0] **{ $who } befejezné ezt az osztást**, akkor nem számít
   *[other] **{ $who } befejezné ezt az osztást**, akkor nem számít · { $count }/{ $majority } szavazat
 }
stop-until = lejár <t:{ $until }:R>
stop-agreed = Beleegyeztél. Az osztás megy tovább, amíg a többség bele nem egyezik.
stop-agreed-last = Beleegyeztél. Az osztásnak vége, nem számít.
stop-declined = Tovább játszanál.
stop-goes-on = Az osztás megy tovább. Számít.
stop-over = Már senki sem kéri a befejezést.
stop-others = Erről csak az osztás többi játékosa dönt.
stop-asked-before = Valaki más már kérdezi.
stop-too-soon = A többiek játszanak tovább. Újra kérdezhetsz: <t:{ $at }:R>.
stop-plays = Játszol ebben az osztásban, így a többiek döntenek: **{ button-stop }** az asztalnál.
watching = -# Élőben eddig: <t:{ $until }:t>, utána { button-refresh }. A kézben lévő lapok rejtve maradnak.
about-game-start-thread = Játék külön szálban (alapból: a szerver beállítása)
about-game-tables = A szerver nyitott asztalai
about-game-notify = Egy üzenet, ha itt asztal nyílik (újra: mégsem)
table-opened-thread = Az asztalod itt nyílt meg: { $thread }.
no-thread-here = Itt nem tudok szálat nyitni. Válassz szöveges csatornát, vagy játssz szál nélkül.
thread-failed = A Discord nem enged több szálat. Játssz szál nélkül, vagy archiválj régieket.
tables-none = A `/{ name-game } { name-game-start }` nyit egyet. A `/{ name-game } { name-game-notify }` szól, ha más nyit.
names-and-more = { $names } és még { $count }
people-more = … és még { $count }
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] nincs szabad hely
   *[other] { $free } szabad hely
 }{ $running ->
    [yes] {" "}· most megy egy osztás
   *[no] {""}
 }
notify-on = Egyszer írok, ha itt asztal nyílik. A `/{ name-game } { name-game-notify }` újra kiadva visszavonja.
notify-off = Rendben, nem írok.
notify-enough = Már { $most } szerveren vársz, több nem megy. Az egyiken vond vissza: `/{ name-game } { name-game-notify }`.
notify-role = Ha minden asztalról hallani akarsz, vedd fel a rangot, amelyet megemlítek:
notify-opened = Nyitva: **{ $game }**, itt: { $channel } ({ $server }): { $link }
    -# Egy értesítést kértél. A `/{ name-game } { name-game-notify }` újat kér.

### Commands, as Discord lists them
about-game = Játék indítása vagy befejezése ebben a csatornában
about-game-start = Asztal nyitása ebben a csatornában
about-game-stop = A csatorna asztalának bezárása
about-game-start-preset = Melyik játék (alapból: a csatorna szokásos játéka)
about-game-start-code = Egy teljes szabálycsomag megosztott kódja
about-game-start-house-rules = Házi szabályok, például direction=ccw, seating=fixed
about-hand = Lapjaid mutatása és játék
about-play = Lapok lerakása, például 7 7 vagy pár 7
about-play-cards = Mit raksz le: 7 7, 77, 7s7d, pár 7, joker=9 9
about-pass = Passz
about-give = Lapok visszaadása a cserében, például 3 4
about-give-cards = Mit adsz: 3 4, vagy 3s 4d
about-seats = Ki hol ül, maradt lapokkal és címekkel
about-verify = Egy befejezett osztás keverésének ellenőrzése

about-verify-code = A keverési bizonyíték vagy egy megőrzött osztás kódja (alapból: a csatorna utolsó osztása)

about-why = Lapok ellenőrzése, kijátszás nélkül
about-why-cards = Mit próbálsz: 7 7, 77, 7s7d, pár 7
about-practice = Játék gépek ellen, privát üzenetben
about-daily = A nap osztása: ugyanazok a lapok a szerveren mindenkinek
about-practice-preset = Melyik játék (alapból: a szokásos)
about-practice-level = Milyen jól játszanak a gépek
about-practice-computers = Hány gép (alapból: 3)
about-rules = Az asztal vagy bármely játék szabályai: olvasás, módosítás, megosztás
about-rules-preset = Egy játék, vagy a szerver mentett szabályai
about-rules-code = Egy teljes szabálycsomag megosztott kódja
about-leaderboard = A szerver ranglistája
about-leaderboard-ladder = Milyen játék (alapból: ezé a csatornáé)

about-leaderboard-game = Melyik játék (alapból: ezé a csatornáé)
about-leaderboard-by = A rangsor alapja
about-leaderboard-season = Szezon, ma este vagy minden idők (alapból)

about-leaderboard-channel = Csak egy csatorna osztásai
about-season = A szerver szezonjainak dátumai, tabellája és bajnokai



menu-challenge = Kihívás
menu-profile = Profil


menu-replay = Visszajátszás
about-profile = Egy játékos eredményei ezen a szerveren

about-profile-player = Kinek a profilja (alapból a tiéd)

about-rivals = Két játékos eredményei egymás ellen

about-rivals-player = Az egyikük (alapból te és a leggyakoribb riválisod)

about-rivals-other = A másik (alapból te)

about-history = A szerver befejezett osztásai

about-history-channel = Csak egy csatorna osztásai

about-history-player = Csak egy ember osztásai

about-replay = Megőrzött osztás visszajátszása lépésenként

about-replay-code = Az osztás kódja

about-settings = Hol jelennek meg a lapjaid, hogy néznek ki, és a nyelved
about-server = A szerver beállításai és nyitott asztalai
about-server-zone = A szerver időzónája egy város alapján


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
name-leaderboard-ladder = lista

name-leaderboard-by = alap
name-leaderboard-season = szezon

name-leaderboard-channel = csatorna
name-history = előzmények

name-history-channel = csatorna

name-history-player = ember

name-replay = visszajátszás

name-replay-code = kód


name-settings = beállítások
name-server = szerver

### What is kept of a person
nameless = törölt játékos
privacy-title = ### Amit rólad tárolok
privacy-nothing = Semmit.
privacy-hidden = { $how ->
    [names] A ranglistákon és a régi osztásokban **név nélkül** szerepelsz.
    [all] **Egy ranglistán sem** szerepelsz, a régi osztásokban vendég vagy.
   *[no] Mások látnak a ranglistákon és a régi osztásokban.
 } A `/{ name-settings }` módosítja.
privacy-settings = - a beállításaid és a Discordod nyelve
privacy-names = - a neved, { $count } helyen
privacy-deals = - { $count } osztás, amelyben játszottál, és a vége
privacy-kept = - { $count } megőrzött osztás, a kódjával

privacy-tables = - a helyeid, pontjaid, szavazataid és házigazdaságaid: { $count } bejegyzés
privacy-thrones = - a helyed { $count ->
    [one] 1 csatornán
   *[other] { $count } csatornán
 }
privacy-crowns = - az Elnök rangja, { $count ->
    [one] 1 szerveren
   *[other] { $count } szerveren
 }
privacy-messages = - { $count } neked mutatott üzenet helye
privacy-direct = - a privát üzeneteink csatornáját
privacy-rules = - { $count } általad mentett szabálycsomag
privacy-drafts = - { $count } szabálycsomag, amelyet épp módosítasz
privacy-notifications = - a kérésed, hogy szóljak a következő asztalról, { $count } szerveren
privacy-bans = - egy szerver asztalaitól való kitiltások, amelyekben szerepelsz: { $count }
privacy-log = - házigazdák és kezelők tettei, amelyekben szerepelsz: { $count }
privacy-file = Minden, amit rólad tárolok. Csak te látod.
privacy-ask = **Töröljek mindent?** A beállításaid eltűnnek, és a neved lekerül minden eredményről és ranglistáról. Mások eredményei maradnak. Ez nem vonható vissza.
privacy-deleted = Törölve. Amit ezután teszel, azt újra tárolom.
privacy-leave-first = Egy asztalnál ülsz: { $where }. **Asztal**, menj el végleg, és az osztás után próbáld újra.
privacy-stop-first = Épp gyakorolsz: { $where }. Nyomd meg ott: **{ button-table }**, majd **{ button-stop }**, és próbáld újra.
button-privacy-export = Letöltés
button-privacy-delete = Törlés
button-privacy-delete-all = Minden törlése
button-privacy-keep = Maradjon
about-privacy = Nézd meg, töltsd le vagy töröld, amit rólad tárolok
name-privacy = adatvédelem
