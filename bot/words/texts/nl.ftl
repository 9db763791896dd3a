# Dutch.

### People and places
computer = 🤖 Computer { $number }
player-unknown = Speler { $digits }
some-server = een server
place = Plaats { $place }

### Punctuation
between-words = {", "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = rode joker
joker-black = zwarte joker
called-1 = de { $card }
called-2 = een paar { $rank }
called-3 = drie { $rank }
called-4 = vier { $rank }
called-5 = vijf { $rank }
called-6 = zes { $rank }
called-7 = zeven { $rank }
called-8 = acht { $rank }
rank-3 = drieën
rank-4 = vieren
rank-5 = vijven
rank-6 = zessen
rank-7 = zevens
rank-8 = achten
rank-9 = negens
rank-10 = tienen
rank-j = boeren
rank-q = vrouwen
rank-k = heren
rank-a = azen
rank-2 = tweeën
rank-joker = jokers

### Cards in words, for a screen reader
suit-diamonds = ruiten
suit-clubs = klaveren
suit-hearts = harten
suit-spades = schoppen
one-j = boer
one-q = vrouw
one-k = heer
one-a = aas
cards-spelled = { $suits } { $rank }
suit-spelled = { $suit }: { $ranks }
cards-from-to = { $count } kaarten, { $first } tot { $last }

### The lobby
lobby-title = ### { $game }
lobby-players = **{ $count } spelers** ({ $least } tot { $most })
lobby-players-exactly = **{ $count } spelers** (nodig: { $most })
lobby-host = { $host } start het spel als iedereen er is.
house-rules = { $count ->
    [one] één huisregel
   *[other] { $count } huisregels
 }
table-opened = Je tafel is open.
joined = Je doet mee.
dms-open = Je kaarten krijg je als privébericht.
dms-closed = Ik kan je geen privéberichten sturen, dus je speelt hier: druk onder de tafel op **Mijn kaarten**. (Zo sta je ze toe: servernaam, Privacyinstellingen, privéberichten.)
dms-later = Discord laat me nu geen privébericht openen: druk onder de tafel op **Mijn kaarten** tot je kaarten komen.
dm-joined = Je zit aan tafel in { $channel } op { $server }. Je kaarten komen hier.
left = Je bent van tafel gegaan.
sitting-out = Vanaf de volgende ronde doe je even niet mee. Druk op Meedoen om terug te komen.
stopped = De tafel is gesloten.
table-closed-by = { $who } heeft deze tafel gesloten.
waiting-longer = Ze krijgen meer tijd: die is <t:{ $due }:R> om.

### Buttons
button-join = Meedoen
button-leave = Van tafel gaan
button-computer = Computer erbij
button-rules = Regels
button-start = Start
button-hand = Mijn kaarten
button-sit-out = Even niet meedoen
button-next = Volgende ronde
button-again = Nog een keer
button-stop = Stoppen
button-pass = Passen
button-wait = Meer tijd geven
ask-bid = { $amount } bieden
ask-cut = { $at } afnemen
lay-picked = { $cards } spelen
give-lowest = { $cards } geven
pick-cards = Zelf kaarten kiezen
pick-part = Deel { $part }: { $first } tot { $last }
pick-give = { $count ->
    [one] Kies de kaart die je geeft
   *[other] Kies { $count } kaarten die je geeft
 }

### The table
table-title = ### { $game } · ronde { $number }
    -# schudbewijs { $proof }
seat-cards = { $count ->
    [one] **1 kaart**
   *[other] { $count } kaarten
 }
seat-out = uit, plaats { $place }
seat-passed = gepast
seat-backs = { $count } met de tweede rug (*)
seat-asleep = 💤 de computer speelt
seat-gone = is weg, de computer speelt
to-beat = Te slaan: **{ $play }** van { $who }.
trick-won = { $who } won de slag met **{ $play }**.
turn-play = { $who } is aan de beurt · tijd is <t:{ $due }:R> om.
turn-decide = { $who } beslist · tijd is <t:{ $due }:R> om.
turn-give = { $who } geeft kaarten · tijd is <t:{ $due }:R> om.
ranks-reversed = 🔄 De waarden zijn omgekeerd: lage kaarten zijn hoog.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = **Ronde { $number }** · [{ $channel }]({ $link }) op { $server }
hand-line = { $count ->
    [one] Je laatste kaart: **{ $cards }**
   *[other] { $cards }
 }
hand-lead = 🟡 **Jij komt uit.** Speel wat je wilt · tijd is <t:{ $due }:R> om.
hand-open = 🟡 **Jij komt uit.** Speel wat je wilt, als **{ $card }** er maar bij zit · tijd is <t:{ $due }:R> om.
hand-follow = 🟡 **Jouw beurt.** Sla **{ $play }** van { $who } · tijd is <t:{ $due }:R> om.
hand-decide = 🟡 **Jij beslist** · tijd is <t:{ $due }:R> om.
hand-give = { $count ->
    [one] 🟡 **Geef { $who } één kaart** die je kwijt wilt · tijd is <t:{ $due }:R> om.
   *[other] 🟡 **Geef { $who } { $count } kaarten** die je kwijt wilt · tijd is <t:{ $due }:R> om.
 }
hand-wait = Wachten op je beurt.
hand-asleep = 💤 Je tijd is twee keer achter elkaar verstreken: een computer speelt voor je tot je iets drukt of typt.
late-passed = ⏳ Je tijd was om: je hebt gepast.
late-played = ⏳ Je tijd was om: **{ $play }** is voor je gespeeld.
late-decided = ⏳ Je tijd was om: er is voor je beslist.
hand-out = Je bent uit: plaats { $place }.
hand-over = Deze ronde is voorbij; jij werd nummer { $place }.
no-hand = Je hebt hier geen kaarten.
gift-received = { $who } gaf jou **{ $cards }**.
gift-given = Je gaf { $who } **{ $cards }**.
you-played = Je speelde **{ $cards }**.
you-gave = Je gaf **{ $cards }**.
you-answered = Je antwoord: **{ $answer }**
you-passed = Je hebt gepast.

### Turn pings
ping-lead = { $who }, jij komt uit · tijd is <t:{ $due }:R> om
ping-follow = { $who }, sla **{ $play }** van { $owner } · tijd is <t:{ $due }:R> om
ping-decide = { $who }, jij beslist · tijd is <t:{ $due }:R> om
ping-give = { $count ->
    [one] { $who }, geef één kaart terug · tijd is <t:{ $due }:R> om
   *[other] { $who }, geef { $count } kaarten terug · tijd is <t:{ $due }:R> om
 }
ping-reminder = ⏳ De helft van je tijd is om.

### Results
results-title = ### { $game } · ronde { $number } is voorbij
result-points = { $points } (totaal { $total })
result-substituted = 🤖 een computer speelde een deel
match-won = { $count ->
    [one] 🏆 **{ $who } wint de partij.**
   *[other] 🏆 **{ $who } winnen samen de partij.**
 }
match-leader = { $points ->
    [one] Aan kop in de partij met 1 punt: { $who }.
   *[other] Aan kop in de partij met { $points } punten: { $who }.
 }
match-goes-on = De partij gaat door.
shuffle-seed = -# schudsleutel { $seed }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Ranglijst · { $game }
leaderboard-ranked = Op volgorde van { $number }.
leaderboard-by-points = punten in totaal, de meeste eerst
leaderboard-by-penalties = strafpunten per ronde, de minste eerst
leaderboard-by-wins = gewonnen rondes, de meeste eerst
leaderboard-by-place = gemiddelde plaats, de beste eerst
leaderboard-by-deals = gespeelde rondes, de meeste eerst
leaderboard-enough = Wie minder dan { $deals } rondes heeft gespeeld, komt na alle anderen.
leaderboard-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
leaderboard-penalties = { $average } strafpunten per ronde
leaderboard-wins = { $count ->
    [one] 1 ronde gewonnen
   *[other] { $count } rondes gewonnen
 }
leaderboard-place = plaats { $average } gemiddeld
leaderboard-deals = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
 }
leaderboard-line = { $medal } { $who } · **{ $value }**
    -# { $deals ->
    [one] 1 ronde
   *[other] { $deals } rondes
 } · eerste { $first } · laatste { $last } · gemiddelde plaats { $average }
leaderboard-beside = { $deals ->
    [one] {" "}· niet geteld: 1 ronde waarin een computer inviel
   *[other] {" "}· niet geteld: { $deals } rondes waarin een computer inviel
 }
leaderboard-empty = Op deze server heeft nog niemand zo'n ronde uitgespeeld.
leaderboard-nobody = Op deze server heeft nog niemand een ronde uitgespeeld. `/{ name-game } { name-game-start }` opent een tafel.
leaderboard-by-what = Op “{ $typed }” kan ik niet sorteren: kies uit de lijst.

### For those who cannot see the pictures
alt-hand = Je { $count } kaarten: { $cards }
alt-table-top = Op tafel: { $play } van stoel { $seat }.
alt-table-empty = De tafel is leeg; er moet worden uitgekomen.
alt-table-seat = stoel { $seat }: { $count }

### Refusals
moved-on = Aan tafel ging het intussen verder. Dit is nu je hand.
went-wrong = Er ging bij mij iets mis. Je bent niets kwijt; probeer het nog eens.
not-at-this-table = Je zit niet aan deze tafel.
no-deal-running = Er wordt hier nu geen ronde gespeeld.
no-table-here = Er is geen tafel in dit kanaal. `/{ name-game } { name-game-start }` opent er een.
no-table-of-yours = Je zit nu aan geen enkele tafel.
already-seated = Je zit al aan tafel.
closed-until-match-ends = Volgens de regels van deze tafel kan niemand erbij tot de partij voorbij is.
table-full = De tafel is vol: hooguit { $most } spelers.
table-closed = Deze tafel is gesloten.
control-unknown = Deze knop of keuzelijst bestaat niet meer.
