# Dutch.

### People and places
computer = 🤖 { $name }
level-easy = 🌱 makkelijk
level-normal = 🌿 gewoon
level-strong = 🌳 sterk
player-unknown = Speler { $digits }
some-server = een server
some-channel = een kanaal

### Punctuation
between-words = {", "}
between-plays = {"; "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = rode joker
joker-black = zwarte joker
called-2 = een paar { $rank }
called-3 = drie { $rank }
called-4 = vier { $rank }
called-5 = vijf { $rank }
called-6 = zes { $rank }
called-7 = zeven { $rank }
called-8 = acht { $rank }
called-bomb = een bom van { $rank }
called-bomb-set = een bom van { $play }
called-bomb-run = een bom van { $count } paren tot { $top }
called-rocket = de raket
called-dragon = een draak
called-straight = een straat tot { $card }
called-flush = een flush met { $card } bovenaan
called-straight-flush = een straight flush tot { $card }
called-full-house = een full house van { $rank }
called-four-and-one = vier { $rank } plus een
called-two-pairs = twee paren
called-pair-run = een reeks paren tot { $top }
called-triple-run = een reeks drieën tot { $top }
called-quad-run = een reeks vieren tot { $top }
called-with = { $play } met { $count ->
    [one] één bijkaart
   *[other] { $count } bijkaarten
 }
called-with-pairs = { $play } met { $count ->
    [one] één paar
   *[other] { $count } paren
 }
called-with-cards = { $play } ({ $cards })
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
rank-number = { $number }'s

### Cards in words, for a screen reader
number-1 = één
number-2 = twee
number-3 = drie
number-4 = vier
number-5 = vijf
number-6 = zes
number-7 = zeven
number-8 = acht
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
rank-spelled = { $rank }: { $suits }
cards-from-to = { $count ->
    [one] { $count } kaart, { $first } tot { $last }
   *[other] { $count } kaarten, { $first } tot { $last }
 }

### The lobby
lobby-title = ### { $game }
lobby-players = { $count ->
    [one] **{ $count } speler** ({ $least } tot { $most })
   *[other] **{ $count } spelers** ({ $least } tot { $most })
 }
lobby-players-exactly = { $count ->
    [one] **{ $count } speler** (nodig: { $most })
   *[other] **{ $count } spelers** (nodig: { $most })
 }
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
dms-refused = Discord laat me nu geen privébericht openen, dus je speelt hier: druk onder de tafel op **Mijn kaarten**.
dm-joined = Je zit aan tafel in { $channel } op { $server }. Je kaarten komen hier.
left = Je bent van tafel gegaan.
left-finished = Je bent van tafel gegaan. Je plaats in deze ronde houd je.
sitting-out = Vanaf de volgende ronde doe je even niet mee. Druk op **{ button-return }** om weer te spelen.
closes-after-deal = Voor de volgende ronde blijft niemand over, dus de tafel sluit na deze ronde.
stopped = De tafel is gesloten.
table-closed-by = { $who } heeft deze tafel gesloten.
table-closed-idle = 👋 Hier is urenlang niets gebeurd, dus deze tafel is gesloten.
table-closed-empty = Deze tafel is gesloten: er zijn geen spelers meer.
table-closed-deleted = Deze tafel is gesloten: het kanaal is verwijderd.
table-closed-archived = Deze tafel is gesloten: de thread is gearchiveerd.
table-closed-removed = Deze tafel is gesloten: ik ben van de server verwijderd.
closed-there = { $why } ({ $channel } op { $server })
waiting-longer = Ze krijgen meer tijd: die is <t:{ $due }:R> om.

### Buttons
button-join = Meedoen
button-leave = Van tafel gaan
button-computer = Computer erbij
button-rules = Regels
button-start = Start
button-accept = Aannemen
button-decline = Afslaan
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
table-bomb = 💥 **{ $who }** gooit { $play }!

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
hand-head = { $game ->
    [none] **Ronde { $number }**
   *[other] **{ $game }** · ronde { $number }
 } · [{ $channel }]({ $link }) op { $server }
hand-head-unseen = { $game ->
    [none] **Ronde { $number }**
   *[other] **{ $game }** · ronde { $number }
 } · { $server }
hand-head-practice = { $game ->
    [none] **Ronde { $number }**
   *[other] **{ $game }** · ronde { $number }
 } · oefenen
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
hand-waiting = Wachten op je beurt.
host-now = -# De host is { $host }.
host-took-over = -# { $host } is nu de host: { $before } is al een tijdje stil.
last-plays = Laatst gespeeld: { $plays }
last-play = { $who }: { $play }
hand-asleep = 💤 Je tijd is twee keer achter elkaar verstreken: een computer speelt voor je tot je iets drukt of typt.
late-passed = ⏳ Je tijd was om: je hebt gepast.
late-played = ⏳ Je tijd was om: **{ $play }** is voor je gespeeld.
late-decided = ⏳ Je tijd was om: er is voor je beslist.
late-passed-for = ⏳ De tijd van { $who } was om: gepast.
late-played-for = ⏳ De tijd van { $who } was om: **{ $play }** is in die plaats gespeeld.
late-decided-for = ⏳ De tijd van { $who } was om: er is in die plaats beslist.
hand-out = Je bent uit: plaats { $place }.
no-hand = Je hebt hier geen kaarten.
gift-received = { $who } gaf jou **{ $cards }**.
gift-given = Je gaf { $who } **{ $cards }**.
you-played = Je speelde **{ $cards }**.
you-gave = Je gaf **{ $cards }**.
you-answered = Je antwoord: **{ $answer }**
you-passed = Je hebt gepast.
took-back = Je hebt dat teruggenomen. Je bent weer aan de beurt.

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
result-titles = **{ $first }** is { $best }, **{ $last }** is { $worst }.
result-won = { $count ->
    [one] **{ $who }** wint de ronde.
   *[other] **{ $who }** winnen de ronde.
 }
result-side-won = Gewonnen
result-side-lost = Verloren
result-side-drawn = Gelijk
result-pair = { $who } **{ $points }**
result-points = **{ $points }** · { $total } totaal
result-penalties = { $points ->
    [one] **{ $points }** strafpunt · { $total } totaal
   *[other] **{ $points }** strafpunten · { $total } totaal
 }
result-substituted = 🤖 een computer speelde een deel
result-upset = 🚀 **{ $who }** klimt van { $worst } naar { $best }!

result-streak = ⚔️ **{ $by }** maakt een eind aan een reeks van { $deals } overwinningen van **{ $who }**.

result-streak-titled = ⚔️ **{ $by }** neemt het over: **{ $who }** was { $deals } rondes op rij { $title }.

result-left = { $count ->
    [one] weggegaan met één kaart
   *[other] weggegaan met { $count } kaarten
}
result-held = over: { $cards }
match-won = { $count ->
    [one] 🏆 **{ $who } wint de partij.**
   *[other] 🏆 **{ $who } winnen samen de partij.**
 }
match-leader = { $points ->
    [one] Aan kop in de partij met { $points } punt: { $who }.
   *[other] Aan kop in de partij met { $points } punten: { $who }.
 }
match-leader-penalties = Minste strafpunten ({ $points }): { $who }.
match-until-points = { $count ->
    [one] De partij eindigt bij 1 punt.
   *[other] De partij eindigt bij { $count } punten.
 }
match-until-deals = { $count ->
    [one] De partij eindigt na 1 ronde.
   *[other] De partij eindigt na { $count } rondes.
 }
match-until-minutes = { $count ->
    [one] De partij eindigt na 1 minuut.
   *[other] De partij eindigt na { $count } minuten.
 }
finale-title = { $deals ->
    [one] ### 🏆 Finale na 1 ronde
   *[other] ### 🏆 Finale na { $deals } rondes
 }
finale-standing = Eindstand: { $standing }
finale-champions = { $count ->
    [one] Kampioen
   *[other] Kampioenen
 }

finale-champions-of = { $count ->
    [one] Kampioen van #{ $channel }
   *[other] Kampioenen van #{ $channel }
 }

finale-title-of = { $title } van #{ $channel }

finale-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }

finale-penalties = { $points ->
    [one] 1 strafpunt
   *[other] { $points } strafpunten
 }

finale-chips = { $points ->
    [one] 1 fiche
   *[other] { $points } fiches
 }

finale-ahead = { $score }, { $lead } voor op { $who }

finale-fewer = { $score }, { $lead } minder dan { $who }

finale-won-deals = { $deals ->
    [one] { $wins } van 1 ronde gewonnen
   *[other] { $wins } van de { $deals } rondes gewonnen
 }

finale-about = { $deals ->
    [one] { $game } · 1 ronde · { $date }
   *[other] { $game } · { $deals } rondes · { $date }
 }

award-line = **{ $who }**: { $story }

award-from-to = Van { $before } naar { $after }

award-rise = Van de laatste plaats naar de eerste

award-fall = Van de eerste plaats naar de laatste

award-held = { $count ->
    [2] Twee { $ranks } tot het eind bewaard
    [3] Drie { $ranks } tot het eind bewaard
   *[other] { $count } { $ranks } tot het eind bewaard
 }

award-bombs = { $count ->
    [2] Twee bommen gegooid
    [3] Drie bommen gegooid
   *[other] { $count } bommen gegooid
 }

award-comeback = { $count ->
    [one] 1 punt achterstand ingehaald
   *[other] { $count } punten achterstand ingehaald
 }

award-reign = { $count ->
    [one] 1 ronde gewonnen
   *[other] { $count } rondes op rij gewonnen
 }

award-sweep = Elke ronde gewonnen

award-close = Met één punt verschil gewonnen

award-revolution = { $count ->
    [one] Een revolutie begonnen
   *[other] { $count } revoluties begonnen
 }

award-alone = { $count ->
    [one] Eén keer alleen tegen iedereen gewonnen
   *[other] { $count } keer alleen tegen iedereen gewonnen
 }

award-landlord = { $count ->
    [one] 1 ronde gewonnen als landheer
   *[other] { $count } rondes gewonnen als landheer
 }

award-wire = Van de eerste tot de laatste ronde aan kop

award-bomb = Grootste bom: { $play }

award-play = Grootste zet: { $play }

award-patience = { $count ->
    [one] Eén keer gepast in een ronde, en gewonnen
   *[other] { $count } keer gepast in een ronde, en gewonnen
 }

award-exit = { $count ->
    [one] Klaar na 1 beurt
   *[other] Klaar na { $count } beurten
 }






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Ranglijst · { $game }
leaderboard-ranked = Op volgorde van { $number }.
leaderboard-people = Alleen mensen staan op de ranglijst, onderling vergeleken: computers tellen nooit mee, en rondes met alleen computers als tegenstander ook niet.
leaderboard-unfinished = Oudere rondes worden nog geteld: een deel ontbreekt hier.
leaderboard-by-points = punten in totaal, de meeste eerst
leaderboard-by-penalties = strafpunten per ronde, de minste eerst
leaderboard-by-wins = gewonnen rondes, de meeste eerst
leaderboard-by-place = gemiddelde plaats, de beste eerst
leaderboard-by-deals = gespeelde rondes, de meeste eerst
leaderboard-enough = { $deals ->
    [one] Wie nog geen ronde heeft gespeeld, komt na alle anderen.
   *[other] Wie minder dan { $deals } rondes heeft gespeeld, komt na alle anderen.
 }
leaderboard-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
leaderboard-penalties = { $average ->
    [one] { $average } strafpunt per ronde
   *[other] { $average } strafpunten per ronde
 }
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
leaderboard-line-won = { $medal } { $who } · **{ $value }**
    -# { $first } van { $deals } gewonnen
leaderboard-line-landlord = { $medal } { $who } · **{ $value }**
    -# { $first } van { $deals } gewonnen, als landheer { $won } van { $alone }
leaderboard-line-alone = { $medal } { $who } · **{ $value }**
    -# { $first } van { $deals } gewonnen, alleen { $won } van { $alone }
leaderboard-line-unknown = { $medal } { $who } · **{ $value }**
    -# { $deals ->
    [one] 1 ronde
   *[other] { $deals } rondes
 }
leaderboard-unknown = { $deals ->
    [one] {" "}· uitkomst niet bewaard: 1 ronde
   *[other] {" "}· uitkomst niet bewaard: { $deals } rondes
 }
leaderboard-beside = { $deals ->
    [one] {" "}· niet geteld: 1 ronde waarin een computer inviel
   *[other] {" "}· niet geteld: { $deals } rondes waarin een computer inviel
 }
leaderboard-empty = Op deze server hebben nog geen twee mensen samen zo'n ronde uitgespeeld.
leaderboard-nobody = Op deze server hebben nog geen twee mensen samen een ronde uitgespeeld. `/{ name-game } { name-game-start }` opent een tafel.
leaderboard-by-what = Op “{ $typed }” kan ik niet sorteren: kies uit de lijst.
card-title = ### { $who } op deze server
card-games = Spellen: { $games }
card-reign = { $deals ->
    [one] Langste reeks: één keer eerste
   *[other] Langste reeks: { $deals } keer op rij eerste
 }
card-nobody = { $who } heeft op deze server nog geen ronde met andere mensen uitgespeeld.
card-against = Tegen jou: { $better } keer hoger geëindigd, { $worse } keer lager

### For those who cannot see the pictures
alt-hand = { $count ->
    [one] Je laatste kaart: { $cards }
   *[other] Je { $count } kaarten: { $cards }
 }
alt-hand-dimmed = Nu niet speelbaar: { $cards }
alt-hand-picked = Gekozen: { $cards }
alt-hand-backs = Met de tweede rug: { $cards }
alt-table-top = Op tafel: { $play } van stoel { $seat }.
alt-table-empty = De tafel is leeg; er moet worden uitgekomen.
alt-table-turn = Aan de beurt: { $seats }.
alt-table-earlier = Daarvoor, het oudste eerst: { $plays }.
alt-table-last = De slag ervoor, het oudste eerst: { $plays }.
alt-table-you = Jij hebt stoel { $seat }.
alt-table-seat = stoel { $seat }: { $count }
alt-table-widow = { $count ->
    [one] De extra kaarten liggen gedekt: 1 kaart.
   *[other] De extra kaarten liggen gedekt: { $count } kaarten.
 }
alt-table-undrawn = { $count ->
    [one] Eén eerdere zet is niet getekend.
   *[other] { $count } eerdere zetten zijn niet getekend.
 }
alt-leaderboard = Balken in de volgorde van de ranglijst: { $values }.
alt-card = Spelerskaart: hoe vaak op welke plaats.
alt-card-place = plaats { $place }: { $count }
alt-finale = Finale van de partij, gewonnen door { $seats }.
alt-finale-points = Punten na elke ronde:
alt-finale-places = Plaatsen in elke ronde:
alt-podium = Podium van de ronde, de beste eerst.
alt-podium-step = plaats { $place }: { $seats }
alt-podium-side = { $outcome }: { $seats }
alt-podium-seat = stoel { $seat }

### Refusals
moved-on = Aan tafel ging het intussen verder. Dit is nu je hand.
went-wrong = Er ging bij mij iets mis. Je bent niets kwijt; probeer het nog eens.
not-at-this-table = Je zit niet aan deze tafel.
no-deal-running = Er wordt hier nu geen ronde gespeeld.
no-table-here = Er is geen tafel in dit kanaal. `/{ name-game } { name-game-start }` opent er een.
no-table-of-yours = Je zit nu aan geen enkele tafel.
already-seated = Je zit al aan tafel.
challenge-ping = ⚔️ { $who }, { $host } daagt je uit voor **{ $game }**!
challenge-sent = { $who } is gevraagd om mee te doen.
challenge-no = { $who } heeft de uitdaging afgeslagen.
challenge-other = Deze uitdaging is voor iemand anders.
challenge-self = Je kunt jezelf niet uitdagen. Met **{ button-practise }** speel je tegen computers.
challenge-bot = { $who } is een bot. Een computer zet je aan tafel met **{ button-computer }**.
challenge-unseen = { $who } kan dit kanaal niet zien.
challenge-refused = { $who } mag hier niet meespelen.
challenge-sit = Hier staat al een tafel. Ga eerst zitten en daag { $who } dan uit.
challenge-seated = { $who } zit al aan tafel.
challenge-asked = { $who } is al gevraagd.
challenge-declined = { $who } heeft al nee gezegd.
challenge-soon = Je hebt { $who } net uitgedaagd. Probeer het over een paar minuten weer.
closed-until-match-ends = Alle stoelen van deze partij zijn bezet. Als de partij voorbij is, kun je meedoen.
table-full = { $most ->
    [one] De tafel is vol: hooguit één speler.
   *[other] De tafel is vol: hooguit { $most } spelers.
 }
table-closed = Deze tafel is gesloten.
control-unknown = Deze knop of keuzelijst bestaat niet meer.
table-set-aside = **Deze tafel staat opzij**: wat ervan bewaard is, kan deze versie van de bot niet lezen. Er is niets kwijt. { $host } of wie dit kanaal beheert, kan opnieuw openen met dezelfde mensen of de tafel sluiten.
restarting = 🔧 Ik word opnieuw gestart. Jullie spel gaat zo verder, precies zoals het staat, en niemand verliest tijd.
nobody-to-wait-for = Er is niemand anders aan de beurt.
you-are-waited-for = Er wordt op jou gewacht. De anderen kunnen je meer tijd geven.
waited-enough = Er is al tijd genoeg.
gave-enough = { $count ->
    [one] Je hebt voor deze beurt al { $count } keer meer tijd gegeven. Iemand anders aan tafel kan meer geven.
   *[other] Je hebt voor deze beurt al { $count } keer meer tijd gegeven. Iemand anders aan tafel kan meer geven.
 }
take-back-late = Te laat om dat terug te nemen: het spel is verdergegaan.
take-back-forbidden = Aan deze tafel geldt: wat ligt, ligt. { $host } staat terugnemen niet toe.
no-computer-there = Die stoel is niet meer vrij.
seat-is-out = Die stoel heeft in deze ronde geen kaarten meer. Druk op **{ button-join }** om vanaf de volgende mee te doen.
back-with-next-deal = Je doet al mee aan deze partij en komt dus bij de volgende ronde terug: druk op **{ button-join }**.
only-host = Dat kan alleen { $host }, de host.
only-host-starts = { $host } is de host en drukt op **{ button-start }**. Blijft { $host } stil, dan kun jij het <t:{ $at }:R>.
host-is-here = { $host } is de host. Je kunt het overnemen als { $host } tien minuten stil is: <t:{ $at }:R>.
only-host-stops = { $host }, de host, of wie dit kanaal beheert kan deze tafel sluiten. Doet niemand hier iets, dan kan iedereen het: <t:{ $at }:R>.
only-host-stops-deal = Er wordt een ronde gespeeld: { $host }, de host, of wie dit kanaal beheert kan deze tafel sluiten. Iedereen kan het als de ronde voorbij is en hier tien minuten niets gebeurt.
deal-is-running = Er wordt al een ronde gespeeld.
cannot-start = Nog niet: { $why }
too-few-players = { $exact ->
    [yes] Voor { $game } zijn { $need } spelers nodig
   *[no] Voor { $game } zijn minstens { $need } spelers nodig
 }: nog { $more }{ $fill ->
    [yes] , of **{ button-computer }**
   *[no] {""}
 }.
too-many-players = { $game } gaat met hoogstens { $most } spelers. Te veel: { $who }. { $computers ->
    [yes] Haal computers weg (**{ button-table }**).
   *[no] Iemand moet even niet meedoen (**{ button-table }**).
 }
swap-too-many = { $game } gaat met hoogstens { $most } spelers. Geen plaats voor: { $who }. Eerst moet iemand even niet meedoen (**{ button-table }**).
rules-clash = Deze regels gaan niet samen: { $why }
house-rule-form = Schrijf huisregels als optie=waarde, met komma's ertussen; “{ $typed }” snap ik niet.
rule-unknown = Er is geen huisregel “{ $typed }”. { $near ->
    [none] Typ een woord eruit en kies uit de lijst.
   *[other] Bedoel je { $near }?
 }
channel-taken = Er is al een tafel in dit kanaal.
table-is-here = Hier is al een tafel: [{ $game }]({ $link }) · host { $host }{ $stage ->
    [deal] {" "}· er wordt een ronde gespeeld
    [lobby] {" "}· nog niet begonnen
   *[other] {" "}· tussen twee rondes
 }
closable-at = Doet daar niemand iets, dan kun je hem <t:{ $at }:R> sluiten.
away-server = Ik ben geen lid van deze server: wie hem mag beheren, kan me toevoegen.
away-chat = In deze chat kan ik niet komen: voeg me daarvoor toe aan een server.
button-add-bot = Aan een server toevoegen
permissions-missing = In dit kanaal heb ik eerst deze rechten nodig: { $named }.
permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
permission-embed-links = Links insluiten
permission-attach-files = Bestanden bijvoegen
permission-create-public-threads = Openbare threads maken
own-permissions-missing = Daarvoor heb je in dit kanaal deze rechten nodig: { $named }.
place-unseen = Je kunt het kanaal van deze tafel niet meer zien.
command-limited = Je mag `/{ $command }` hier niet gebruiken, en deze knop doet hetzelfde.
no-such-game = Een spel “{ $game }” bestaat niet.
typed-unreadable = “{ $typed }” kan ik niet als kaarten lezen. Schrijf bijvoorbeeld 7 7, paar 7 of harten 7.
typed-not-held = Je hebt geen { $cards }.
typed-too-few = Je hebt maar { $held } { $card }, geen { $wanted }.
typed-several = { $card ->
    [joker] jokers
   *[other] { $card }'s
 }

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] Je hebt geen kaarten meer.
    [one] **Je laatste kaart:**
   *[other] **Je { $count } kaarten:**
 }
words-backwards = De beurt gaat naar lagere stoelnummers.
words-seat = { $who }: { $about }
words-you = jij
hands-in-channel = Je speelt hier: druk onder de tafel op **Mijn kaarten**.

### A player's settings
settings-title = ### Jouw instellingen
    -# Ze gelden op elke server.
chosen = ✓ { $label }
prefer-sent = **Je hand** komt als privébericht, of onder de tafel waar alleen jij hem ziet.
prefer-sent-default = Zoals de server
prefer-sent-default-here = Zoals hier: { $place }
prefer-sent-dm = Privébericht
prefer-sent-channel = In het kanaal
prefer-sent-both = Allebei
prefer-sorting = **Je kaarten** liggen op waarde of op kleur.
prefer-sorting-rank = Op waarde
prefer-sorting-suit = Op kleur
prefer-deck = **Stijl van de kaarten**
prefer-deck-four = Vier kleuren
prefer-deck-two = Twee kleuren
prefer-deck-safe = Voor kleurenblinden
prefer-deck-dark = Donker
prefer-deck-contrast = Hoog contrast
prefer-deck-animals = Dieren
prefer-deck-pixel = Pixels
deck-which = Stijl van de kaarten
prefer-pictures = **Kaarten en tafel** zie je als plaatje, of in woorden voor een schermlezer.
prefer-pictures-yes = Plaatjes
prefer-pictures-no = Woorden
prefer-pinged = **Ping mij** in het kanaal als ik aan de beurt ben.
prefer-pinged-at-once = Meteen
prefer-pinged-soon = Na 8 seconden
prefer-pinged-late = Na 20 seconden
prefer-pinged-reminded = Halverwege de tijd
prefer-auto-pass = **Pas voor mij** als ik niets kan spelen.
prefer-auto-pass-yes = Ja
prefer-auto-pass-no = Nee
prefer-language = **Mijn taal**
prefer-language-which = Welke taal?
prefer-language-as-discord = Zoals mijn Discord

### What a server allows
only-role-hosts = Op deze server mag alleen { $role } tafels openen.
game-not-here = { $game } wordt op deze server niet gespeeld. Wel: { $allowed }.
no-more-tables = { $most ->
    [one] Er is al een tafel open; deze server staat er één tegelijk toe. `/{ name-game } { name-game-tables }` toont of je mee kunt doen.
   *[other] Er zijn al { $most } tafels open; meer staat deze server niet tegelijk toe. `/{ name-game } { name-game-tables }` toont waar je mee kunt doen.
 }
banned = Je bent verbannen van de tafels van deze server; alleen wie hem beheert, kan dat opheffen.
banned-because = Je bent verbannen van de tafels van deze server; alleen wie hem beheert, kan dat opheffen. Reden: { $reason }
blocked = Je kunt niet met deze bot spelen: de beheerders van de bot hebben je geblokkeerd.
blocked-because = Je kunt niet met deze bot spelen: de beheerders van de bot hebben je geblokkeerd. Reden: { $reason }
support = Vragen? { $where }
only-channels = Tafels gaan hier alleen open in { $allowed }.
channels-unseen = Tafels gaan hier alleen open in bepaalde kanalen, en jij ziet er geen van. Vraag het wie deze server beheert.
hosts-enough = { $most ->
    [one] Je bent hier al host van één tafel, het meeste voor één persoon: { $where }. Stop die of maak iemand anders host (**{ button-table }**), en open dan een andere.
   *[other] Je bent hier al host van { $most } tafels, het meeste voor één persoon: { $where }. Stop er een of maak iemand anders host (**{ button-table }**), en open dan een andere.
 }
heir-hosts-enough = { $who } is hier al host van zoveel tafels als één persoon mag. Kies iemand anders.

### The settings of a server
server-title = ### Instellingen van deze server
    -# Tijden gelden vanaf de volgende ronde, de rest meteen.
server-choose = Kies
server-language = **Taal** van wat iedereen leest
server-language-as-discord = Zoals de server op Discord
server-hosts = **Wie tafels mag openen**
server-hosts-all = Iedereen
server-families = **Spellen** die gespeeld mogen worden
server-turn = **Tijd** voor elke beurt
server-bank = **Reservetijd** van elke speler in een ronde
server-sent = **Kaarten** van wie in `/{ name-settings }` niets heeft gekozen
server-most = **Tafels** die tegelijk open mogen zijn
server-threads = Er wordt **in het kanaal zelf** gespeeld.
server-threads-on = Elk spel krijgt **een eigen thread**.
server-threads-yes = Threads gebruiken
server-threads-no = Geen threads
server-tables = De open tafels
server-page-play = Spelen
server-page-people = Mensen
server-page-rules = Regels
server-page-log = Logboek
server-page-title = ### Instellingen van deze server · { $page }
server-channels = **Kanalen** waar tafels open mogen; een thread telt als zijn kanaal
server-channels-all = Overal
server-hosted = **Open tafels** van één host
server-ping = **Rol** die ik noem als een tafel opengaat, en die leden zichzelf geven
server-ping-none = Geen rol
server-ping-every = **Pauze** tussen twee vermeldingen, minstens
server-savers = **Wie regels mag bewaren**, naast wie de server beheert
server-saver-role = **Rol** die regels mag bewaren
server-saver-none = Geen rol
server-threads-about = **Threads**
savers-all = Iedereen
savers-hosts = Hosts van een open tafel
savers-role = Eén rol
button-bans = Verbannen
button-ping-post = Knop hier plaatsen
button-saved-rules = Bewaarde regels
button-to-settings = Instellingen
tables-any = Onbeperkt
tables-at-once = { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
 }
time-as-set-up = Zoals gewoonlijk
time-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
 }
time-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
 }
time-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
 }
tables-title = { $count ->
    [0] ### Op deze server is geen tafel open.
    [one] ### 1 open tafel
   *[other] ### { $count } open tafels
 }
tables-line = { $channel } · { $game } · { $count ->
    [one] 1 speler
   *[other] { $count } spelers
 }, { $host } is host{ $running ->
    [yes] {" "}· er loopt een ronde
   *[no] {""}
 }
overrule-close-about = **Sluiten**: een ronde die loopt, wordt afgebroken. Uitslagen van gespeelde rondes blijven staan.
overrule-reset-about = **Opnieuw openen**: de tafel gaat dicht en er komt een nieuwe met dezelfde mensen en regels.
overrule-close = Sluiten
overrule-reset = Opnieuw openen
button-back = Terug
button-more = Meer
only-admins = Dat kan alleen wie deze server mag beheren.
bans-title = { $count ->
    [0] ### Niemand is verbannen
    [one] ### 1 persoon is hier verbannen van de tafels
   *[other] ### { $count } mensen zijn hier verbannen van de tafels
 }
bans-choose = Iemand verbannen
button-lift = Opheffen
button-ban = Verbannen
button-ban-because = Met reden verbannen
button-ban-by-id = Op id verbannen
ban-line = **{ $whom }** · door { $who }, <t:{ $at }:d>
ban-line-because = **{ $whom }** · door { $who }, <t:{ $at }:d>: { $reason }
ban-about = **{ $whom } verbannen** van alle tafels van deze server? Een stoel komt vrij alsof { $whom } helemaal gestopt is; een ronde die bezig is, speelt een computer uit. Het duurt tot iemand het opheft.
ban-made = { $whom } is verbannen van de tafels van deze server.
ban-lifted = { $whom } mag hier weer meespelen.
ban-oneself = Je kunt jezelf niet verbannen.
ban-the-bot = Bots spelen aan geen enkele tafel.
ban-nobody = Niemand heeft dit id.
ban-no-id = Dat is geen id. In Discord staat met de ontwikkelaarsmodus "Gebruikers-ID kopiëren" in het menu van een persoon.
ban-id-about = Ook voor mensen die deze server verlaten hebben.
ban-reason-about = De persoon leest hem, en wie deze server beheert.
form-ban = Verbannen van alle tafels
form-ban-id = Id van de persoon
form-reason = Reden
saved-rules-title = { $count ->
    [0] ### Hier zijn geen regels bewaard
    [one] ### Hier is 1 set regels bewaard
   *[other] ### Hier zijn { $count } sets regels bewaard
 }
saved-rules-line = **{ $name }** · { $game } · van { $author }
saved-rules-choose = Kies van wie
saved-rules-by = { $count ->
    [one] 1 set regels
   *[other] { $count } sets regels
 }
saved-rules-of = { $count ->
    [one] **{ $author }** heeft één set regels bewaard:
   *[other] **{ $author }** heeft { $count } sets regels bewaard:
 }
saved-rules-dropped = { $count ->
    [0] Er was niets van { $author } om te verwijderen.
    [one] Eén set regels van { $author } is verwijderd.
   *[other] { $count } sets regels van { $author } zijn verwijderd.
 }
button-delete-all-of = { $count ->
    [one] Verwijderen
   *[other] Alle { $count } wissen
 }
log-about = -# Het nieuwste eerst. Niets wordt langer dan 90 dagen bewaard.
log-empty = Er is nog niets gebeurd.
log-removed = { $who } heeft **{ $whom }** van de tafel in { $channel } gehaald.
log-handed-over = { $who } heeft **{ $whom }** host gemaakt in { $channel }.
log-took-over = { $who } werd host in { $channel }, in plaats van **{ $whom }**.
log-stopped = { $own ->
    [yes] { $who } heeft de tafel in { $channel } gestopt.
   *[no] { $who } heeft de tafel van **{ $whom }** in { $channel } gestopt.
 }
log-changed-game = { $who } heeft het spel in { $channel } veranderd in **{ $about }**.
log-started-over = { $own ->
    [yes] { $who } heeft de tafel in { $channel } opnieuw begonnen.
   *[no] { $who } heeft de tafel van **{ $whom }** in { $channel } opnieuw begonnen.
 }
log-setting = { $who } heeft een instelling gewijzigd: { $about }
log-banned = { $who } heeft **{ $whom }** verbannen.
log-lifted = { $who } heeft de ban van **{ $whom }** opgeheven.
log-deleted-rules = { $who } heeft de regels **{ $about }** van { $whom } verwijderd.
log-deleted-all = { $who } heeft alle bewaarde regels van **{ $whom }** verwijderd ({ $about }).
ping-ready = Ik noem { $role } als een tafel opengaat, en geef de rol aan leden die op de knop drukken.
ping-unmentionable = Ik kan { $role } niet noemen: sta in de instellingen van de rol toe dat iedereen hem vermeldt, of geef mij **Iedereen vermelden**.
ping-no-manage-roles = Ik kan hem niet aan leden geven: ik heb **Rollen beheren** nodig.
ping-role-above = Ik kan { $role } niet aan leden geven: sleep { $own } erboven in de lijst met rollen.
ping-role-powerful = Ik geef { $role } niet aan leden: die mag meer dan iedereen. Kies een rol zonder rechten.
ping-role-gone = De rol bestaat niet meer. Kies een andere onder `/{ name-server }`.
ping-role-unfit = Ik kan alleen een rol gebruiken die je iemand kunt geven: niet @everyone, en geen rol van een bot.
ping-role-opens = { $role } opent kanalen. Alleen wie rollen mag beheren, kan leden die rol laten nemen.
ping-none-here = Deze server heeft geen rol voor nieuwe tafels.
ping-not-given = { $why } Zeg het wie deze server beheert.
ping-refused = Discord laat mij { $role } niet wijzigen. Zeg het wie deze server beheert.
ping-on = Je hebt nu { $role }: ik noem die rol als een tafel opengaat. Druk nog eens om hem terug te geven.
ping-off = Je hebt { $role } niet meer.
ping-post = 🔔 **Wil je weten wanneer een tafel opengaat?** Druk op de knop voor de rol die ik dan noem, en druk nog eens om hem terug te geven.
ping-opened = 🔔 { $role }: een tafel voor **{ $game }** is open.
button-ping = Laat het me weten

### First steps
hello = 👋 **Ik deel hier de kaarten:** { $games }.
    {"**"}{ button-open-table }**, en anderen doen met één druk mee; **{ button-practise }** geeft je meteen kaarten, tegen computers.
    Iedereen krijgt de kaarten in een privébericht, dat niemand anders ziet.
hello-admins = Wie deze server beheert, stelt mij in met `/server`. `/privacy` laat zien wat ik over je bewaar.
button-open-table = Tafel openen
open-which = ### Welk spel?
open-known = { $why ->
    [settled] Het gewone spel hier
    [last] Hier het laatst gespeeld
   *[most] Het meest gespeeld op deze server
 }{ $changed ->
    [yes] , met andere regels
   *[no] {""}
 }
button-practise = Alleen oefenen
practice-there = Je hebt al een eigen tafel open: { $game }.
button-go-on = Verder spelen
button-practise-anew = Stoppen, opnieuw beginnen
practice-dealt = Je speelt tegen computers, en de kaarten zijn gedeeld: ze staan in je privéberichten.
practice-here = Je kaarten staan hieronder.
button-to-cards = Naar je kaarten
practice-dms-closed = Ik kan je geen privéberichten sturen, en daar zou je oefenen. Zo sta je ze toe: servernaam, Privacyinstellingen, privéberichten. Probeer het dan opnieuw.
practice-dms-refused = Discord laat me nu geen privébericht openen, en daar zou je oefenen. Zo speel je in een kanaal: `/{ name-game } { name-game-start }`, en dan **{ button-computer }**.
practice-going-on = -# Je oefent: dit telt op geen enkele ranglijst.
primer = -# 👋 **{ $game }:** { $goal }
    -# Van hoog naar laag: **{ $order }**{ $more }
    -# { $how ->
        [equal] Speel evenveel kaarten, even hoog of hoger.
        [larger] Speel evenveel kaarten, maar hogere, of een grotere set.
       *[higher] Speel evenveel kaarten, maar hogere.
    } **{ button-pass }** om te wachten, **{ button-hint }** voor een idee.
primer-goal-alone = Bied om alleen te spelen. De kant die het eerst geen kaarten heeft, wint.
primer-goal-teams = Je wint samen met je partner. Raak jullie kaarten kwijt.
primer-goal-titles = Raak je kaarten kwijt. Eerste: { $best }, laatste: { $worst }.
primer-goal-places = Raak je kaarten kwijt, hoe eerder hoe beter.
primer-goal-first = Raak als eerste je kaarten kwijt.
primer-goal-left = Wie het eerst geen kaarten heeft, wint. Hoe minder over, hoe beter.
primer-bombs = 💣 verslaat alles: { $kinds }
primer-chops = 💣 verslaat tweeën: { $kinds }
primer-wild = vervangen andere kaarten: { $cards }
primer-power = verslaan alleen elke set: { $cards }
primer-fewer-twos = van tweeën is één kaart minder genoeg
primer-revolution = vier gelijke keren deze volgorde om
primer-ends = sluiten de slag: { $cards }
lesson-five = -# 💡 **Vijf kaarten**, van laag naar hoog: { $kinds }. Jij hebt { $play }.
lesson-five-any = -# 💡 **Combinaties van vijf kaarten:** { $kinds }. Jij hebt { $play }.
lesson-run = -# 💡 **Een straat** is minstens { $least } kaarten op rij, in welke kleuren ook. Jij hebt { $play }.

### Browsing the rules
browse-title = ### De regels van alle spellen
browse-own = ✎ **Je eigen regels** · { $game }: { $changes }
browse-about-pr = wie het eerst uit is, is President; de laatste betaalt met goede kaarten
browse-about-bt = losse kaarten, paren en pokerhanden van vijf; de twee is de hoogste
browse-about-df = de Japanse President, van arm tot miljonair
browse-about-th = Tiến Lên uit Vietnam: sets, reeksen, en bommen op tweeën
browse-about-dd = één landheer met meer kaarten tegen twee; elke bom verdubbelt de waarde
browse-about-b3 = drieën zijn het hoogst; één biedt en speelt alleen tegen twee
browse-found = { $count ->
    [0] ### Niets gevonden voor “{ $typed }”
   *[other] ### { $count } × “{ $typed }”
 }
button-all-of = Alle { $count }
button-search = Zoeken
form-search = Een spel of regel zoeken
search-about = Elke naam van het spel, een aantal spelers zoals “3 spelers”, of woorden uit de regels zoals “twee pakken”.
search-field = Hoe heet het?
browse-games = Kies een spel
browse-rules = Kies een huisregel
rule-typed = Zo open je er een tafel mee: `/{ name-game } { name-game-start } { name-game-start-house-rules }:{ $option }=` en een van deze waarden.
browse-family = { $count ->
    [one] ### { $game }: één spel
   *[other] ### { $game }: { $count } spellen
 }
browse-played = { $count ->
    [0] ### Op deze server is nog niets gespeeld.
   *[other] ### Hier het meest gespeeld
 }
browse-saved = { $count ->
    [0] ### Deze server heeft nog geen regels bewaard.
        Kies een spel, wijzig de regels en bewaar ze.
   *[other] ### Onze eigen regels
 }
browse-deals = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
 }
button-played = Hier het meest gespeeld
button-saved = Onze eigen
button-games = Alle spellen
button-play-this = Dit hier spelen
button-use-rules = Aan onze tafel gebruiken
button-edit = Regels wijzigen
button-share = Delen
button-channel-default = Hier standaard maken
button-delete = Verwijderen
saved-named = ### ★ { $name }

### The editor of a table's rules
editor-title = ### De regels van je tafel: { $game }
editor-title-own = ### Je eigen regels: { $game }
    -# Alleen jij ziet ze, tot je ze speelt, bewaart of deelt.
editor-and-more = { $count ->
    [one] … en nog één
   *[other] … en nog { $count }
 }
editor-clashes = ⚠️ **Deze regels gaan niet samen.** Wijzig verder; tot het klopt zien de anderen de laatste die wel klopten, en start het spel niet.
editor-clashes-own = ⚠️ **Deze regels gaan niet samen.** Wijzig verder; tot het klopt kun je ze niet spelen, bewaren of delen.
editor-take-back = Een wijziging terugnemen
editor-topics = Kies een onderwerp
editor-changed = { $count ->
    [one] 1 gewijzigd
   *[other] { $count } gewijzigd
 }
editor-own = zoals dit spel het heeft
rule-span = { $low } tot { $high }
players-in-all = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
 }
button-type = Intypen
button-undo = Ongedaan maken
button-reset = Alles terugzetten
button-other-game = Ander spel
button-save = Bewaren
button-sheet = Regelblad
form-rule = Een huisregel
form-value = Jouw antwoord
form-name = Naam
form-save = Deze regels bewaren
save-about = Iedereen op deze server vindt ze onder deze naam, bij **/{ name-rules }** en bij **/{ name-game } { name-game-start }**.
saved = Bewaard als **{ $name }**.
share = **{ $code }** staat op elke server voor deze regels. Open een tafel met `/{ name-game } { name-game-start } { name-game-start-code }:{ $code }`, of lees ze met `/{ name-rules } { name-rules-code }:{ $code }`.
channel-default-set = Vanaf nu opent `/{ name-game } { name-game-start }` hier **{ $game }** met deze regels als je geen spel noemt. Druk nog eens op de knop om dit te vergeten.
channel-default-no-more = Dit kanaal heeft geen vast spel meer.
lobby-unsettled = ✎ { $host } is nog met de regels bezig.
next-rules = { $count ->
    [0] De volgende partij: **{ $game }**.
    [one] De volgende partij: **{ $game }** met één huisregel.
   *[other] De volgende partij: **{ $game }** met { $count } huisregels.
 }
save-dropped = **{ $name }** is verwijderd. De code is { $code }, mocht je het terug willen.
save-nameless = Regels moeten een naam hebben om bewaard te worden.
save-too-many = { $most ->
    [one] Deze server heeft al één set regels bewaard; verwijder die eerst.
   *[other] Deze server heeft al { $most } sets regels bewaard; verwijder er eerst een.
 }
save-taken = Er is al een **{ $name }**, van { $author }. Kies een andere naam.
save-not-yours = Alleen wie deze regels bewaard heeft of de server beheert, kan ze verwijderen.
save-enough = { $most ->
    [one] Je hebt hier één set regels bewaard, het meeste voor één persoon. Verwijder die eerst, onder `/{ name-rules }`, **{ button-saved }**.
   *[other] Je hebt hier { $most } sets regels bewaard, het meeste voor één persoon. Verwijder er eerst een, onder `/{ name-rules }`, **{ button-saved }**.
 }
save-only-hosts = Op deze server kan alleen de host van een open tafel regels bewaren.
save-only-role = Hier kunnen alleen { $role } en wie deze server beheert, regels bewaren.
save-only-managers = Alleen wie deze server beheert, kan hier regels bewaren.
only-channel-managers = Alleen wie dit kanaal mag beheren, kan kiezen wat hier gewoonlijk gespeeld wordt.
nothing-to-undo = Er is niets om ongedaan te maken.
rules-stand = Er loopt een partij: de regels staan vast tot die voorbij is.
draft-clashes = Deze regels gaan nog niet samen: { $why }
draft-gone = Gewijzigde regels houd ik een dag vast, en deze zijn er niet meer. Open ze opnieuw met `/{ name-rules }`.
rule-value = “{ $typed }” kan niet. { $why }
rule-value-near = “{ $typed }” kan niet. { $why } Bedoel je { $near }?
too-slow = Dat duurde me te lang. Druk nog een keer.
code-mistyped = Er zit een fout teken in deze code. Er staan alleen de cijfers 2 tot 9 in, en letters behalve I, O en U.
code-length = Deze code heeft { $count ->
    [one] één teken
   *[other] { $count } tekens
 }; zulke codes hebben er { $right }.
code-doubtful = Er zit een fout teken in deze code, of er ontbreekt er een: ik lees { $count ->
    [one] één teken
   *[other] { $count } tekens
 }.
code-newer = Deze code komt van een nieuwere versie van mij.
code-game-gone = Deze code is voor een spel dat niet meer bestaat: “{ $game }”.
code-rule-gone = Deze code heeft een huisregel die niet meer bestaat: “{ $rule }”.

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = Bied om alleen tegen de anderen te spelen: het hoogste bod krijgt de talon en bepaalt wat de ronde waard is.
ask-cut-about = Jij coupeert voor het delen: zeg hoeveel kaarten je van boven afneemt.
call-deal = Delen
call-deal-about = Deel de kaarten. Wie met de hand deelt, schudt eerst en laat couperen; een stap overslaan is een fout.
call-shuffle = Schudden
call-shuffle-about = De eerste schudt, laat couperen en deelt, in deze volgorde. Een stap overslaan is een fout.
call-offer-cut = Laten couperen
call-offer-cut-about = De laatste coupeert voordat jij deelt.
call-redeal = Opnieuw laten delen
call-redeal-about = Je hand is zo slecht dat je opnieuw mag laten delen. Iedereen hoort dat jij het was.
call-trade = Ruilen
call-trade-about = Jij hebt de laagste kaart van het spel. Leg hem weg voor de kaart die in het midden ligt …
call-keep = Houden
call-keep-about = … of houd hem.
call-accept = Akkoord
call-accept-about = Ga akkoord, en de twee kaarten die jullie elkaar aanbieden worden geruild.
call-done = Klaar met ruilen
call-done-about = Stop met ruilen met je partner. Kaarten die alleen aangeboden zijn, blijven waar ze zijn.
call-last-card = Laatste kaart!
call-last-card-about = Roep je laatste kaart voor de volgende aan de beurt is. Wie wint zonder te roepen, betaalt voor iedereen.
call-clear-table = Tafel leegmaken
call-clear-table-about = Alleen de laatste mag de tafel leegmaken. Wie het anders met opzet doet, wordt de volgende ronde laatste.
call-on-purpose = Met opzet
call-on-purpose-about = Je hebt de tafel leeggemaakt: met opzet …
call-by-mistake = Per ongeluk
call-by-mistake-about = … of per ongeluk?
call-forfeits = Ik doe opdrachten
call-forfeits-about = Je mag de eerste toestaan je een onschuldige opdracht te geven.
forfeit-tea = Opdracht: thee serveren
forfeit-verse = Opdracht: een couplet zingen
forfeit-joke = Opdracht: een mop vertellen
forfeit-about = De laatste vindt het goed: je mag een onschuldige opdracht geven, één keer per ronde.
told-deal = { $who } deelt.
told-shuffle = { $who } schudt.
told-offer-cut = { $who } laat couperen.
told-fault = Een fout van { $who } bij het delen.
told-redeal = { $who } heeft een slechte hand en laat opnieuw delen.
told-trade = { $who } ruilt de laagste kaart voor die in het midden.
told-keep = { $who } houdt de laagste kaart.
told-accept = { $who } gaat akkoord.
told-done = { $who } ruilt niet meer.
told-last-card = { $who } roept: **laatste kaart!**
told-clear-table = { $who } maakt de tafel leeg.
told-on-purpose = { $who } zegt: met opzet.
told-by-mistake = { $who } zegt: per ongeluk.
told-forfeits = { $who } wil wel een opdracht doen.
told-forfeit-tea = { $who } geeft een opdracht: thee serveren.
told-forfeit-verse = { $who } geeft een opdracht: een couplet zingen.
told-forfeit-joke = { $who } geeft een opdracht: een mop vertellen.
told-dragon = { $who } kreeg een draak, één kaart van elke waarde.
told-four-twos = { $who } kreeg alle vier de tweeën.
told-four-threes = { $who } kreeg alle vier de drieën.

### Trading
hand-give-highest = { $count ->
    [one] 🟡 **Geef { $who } je hoogste kaart.** Je hoogste kaarten zijn gelijk: kies welke je geeft · tijd is <t:{ $due }:R> om.
   *[other] 🟡 **Geef { $who } je { $count } hoogste kaarten.** Sommige zijn gelijk: kies welke je geeft · tijd is <t:{ $due }:R> om.
 }
hand-offer = 🟡 **Bied { $who } een kaart aan.** Jullie twee moeten er één ruilen; welke, spreken jullie af waar iedereen bij is · tijd is <t:{ $due }:R> om.
hand-haggle = 🟡 { $who } biedt **{ $theirs }** voor jouw **{ $mine }**. Ga akkoord of bied een andere kaart · tijd is <t:{ $due }:R> om.
hand-swap = 🟡 **Ruil kaarten met { $who }**: bied er zoveel als je wilt, of geen; alleen { $who } ziet ze · tijd is <t:{ $due }:R> om.
hand-swap-back = { $count ->
    [one] 🟡 { $who } biedt je **{ $theirs }**. Geef er één kaart voor, of stop · tijd is <t:{ $due }:R> om.
   *[other] 🟡 { $who } biedt je **{ $theirs }**. Geef er { $count } kaarten voor, of stop · tijd is <t:{ $due }:R> om.
 }
pick-any = Kies kaarten om aan te bieden
offer-cards = { $cards } aanbieden
offer-again = Bij { $cards } blijven
you-offered = Je hebt **{ $cards }** aangeboden.
drawn-last = De kaart die je als laatste pakte: **{ $cards }**.
only-you-see = Alleen jij ziet wat er in het midden ligt: **{ $cards }**.
turn-trade = { $who } ruilt kaarten · tijd is <t:{ $due }:R> om.
turn-bid = { $who } biedt · tijd is <t:{ $due }:R> om.
turn-cut = { $who } coupeert · tijd is <t:{ $due }:R> om.
ping-trade = { $who }, ruil kaarten met { $partner } · tijd is <t:{ $due }:R> om

### How a deal stands
play-counts-as = { $play } (telt als { $stands })
seat-cards-hidden = ? kaarten
seat-closed-out = 🔒 gepast, ligt uit deze slag
dealt-again = Er is opnieuw gedeeld: de ronde ervoor telt niet.
seen-by-all = Bij het delen open getoond: **{ $cards }**.
bids-so-far = Geboden: { $bids }
bid-of = { $who } biedt { $amount }
bid-none = { $who } past
plays-alone = **{ $who }** speelt alleen tegen { $others } · waarde **{ $stake }**
team = Samen: { $who } · { $cards }
partners = Partners die kaarten ruilen: { $pairs }
stake = Waarde: **{ $stake }**
stock-left = { $count ->
    [0] De pot is leeg.
    [one] Pot: 1 kaart
   *[other] Pot: { $count } kaarten
 }
pile = -# Eerder gespeeld: { $cards }
cards-left = Kaarten over: { $counts }
closed-out = 🔒 Uit deze slag: { $who }
passed-so-far = Gepast: { $who }
you-are-closed-out = 🔒 Je hebt gepast: je ligt uit deze slag.

### The log
button-log = Verloop
button-proof = Schudbewijs
proof-title = ### Het schudden van ronde { $number }
proof-about = Een geheim getal, de sleutel, heeft alle kaarten van deze ronde bepaald. Het bewijs ervan stond hier al vóór de eerste zet, en na de ronde zie je ook de sleutel. De SHA-256 van de sleutel moet het bewijs zijn, en `python -m rules verify` maakt de handen uit de sleutel. Dat toont dat de sleutel na het delen niet is veranderd, niet hoe de bot hem heeft getrokken.
proof-shown = Bewijs: `{ $proof }`
proof-seed = Sleutel: `{ $seed }`
log-title = ### Verloop · ronde { $number }
log-page = {" "}· pagina { $page } van { $pages }
log-play = { $who } { $play }
log-passed = { $count ->
    [one] { $who } past
   *[other] { $who } passen
 }
log-nothing = Er is nog niets gebeurd.
log-older = Ouder
log-newer = Nieuwer
log-newest = Nieuwste
no-log = Aan deze tafel is nog geen ronde gespeeld.
button-replay = Herhaling
button-replay-last = Herhaling van de laatste ronde
replay-title = ### Herhaling · ronde { $number }
replay-places = Van de beste af: stoelen { $seats }.
replay-play = stoel { $seat } · { $play }
no-replay = Hier is nog geen ronde uitgespeeld die opnieuw kan worden getoond.
replay-nothing = Dit bericht toont geen ronde van mij.
replay-running = Deze ronde is nog niet voorbij.
button-review = Hoe speelde ik?
review-title = ### Hoe je ronde { $number } speelde
review-none = Geen van je keuzes heeft je iets gekost dat te voorzien was.
review-lead = Jij kwam uit.
review-bid = Het bieden.
review-give = Je gaf kaarten weg.
review-swap = Je kon je laagste kaart ruilen.
review-beat = Te slaan: **{ $play }**
review-yours = Jij: **{ $move }**
review-better = Beter: **{ $move }** · gemiddeld ongeveer { $cost } meer
review-best = Je beste zet: **{ $move }** op **{ $play }**

review-best-lead = Je beste zet: uitkomen met **{ $move }**

review-worth = ongeveer { $cost } beter dan **{ $move }**

review-thinking = { $count ->
    [one] Ik bekijk je beslissing …
   *[other] Ik bekijk je { $count } beslissingen: { $number } klaar …
 }

review-points = { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
 }
review-places = { $amount ->
    [one] { $amount } plaats
   *[other] { $amount } plaatsen
 }
review-wins = { $amount ->
    [one] { $amount } gewonnen ronde
   *[other] { $amount } gewonnen rondes
 }
review-basis = -# Wat het meest kostte. Elke keuze is geprobeerd op veel verdelingen die passen bij wat je toen kon weten.
review-busy = Er valt nu te veel te denken. Vraag het over een minuut nog eens.
review-substituted = Een computer speelde een deel van deze ronde voor jou; je eigen zetten zijn niet te onderscheiden.
told-dealt = **Ronde { $number }** · { $who } is deler.
told-cut = { $at ->
    [one] { $who } coupeerde: één kaart van boven.
   *[other] { $who } coupeerde: { $at } kaarten van boven.
 }
told-gave-cards = { $giver } gaf { $taker } **{ $cards }**.
told-gave = { $count ->
    [one] { $giver } gaf { $taker } één kaart.
   *[other] { $giver } gaf { $taker } { $count } kaarten.
 }
told-took-cards = { $who } pakte **{ $cards }** uit het midden.
told-took = { $count ->
    [one] { $who } pakte de dichte kaart.
   *[other] { $who } pakte de { $count } dichte kaarten.
 }
told-traded = { $who } legde **{ $returned }** weg voor **{ $cards }**.
told-looked-at = { $who } zag **{ $cards }** in het midden.
told-looked = { $who } bekeek wat er in het midden ligt.
told-drew-card = { $who } pakte **{ $cards }** uit de pot.
told-drew = { $who } pakte een kaart uit de pot.
told-restocked = { $count ->
    [one] Eén kaart uit eerdere slagen is de nieuwe pot.
   *[other] De { $count } kaarten uit eerdere slagen zijn de nieuwe pot.
 }
told-alone = { $who } speelt alleen om { $stake }.
told-doubled = De waarde van de ronde wordt verdubbeld.
told-out-of-time = ⏳ De tijd van { $who } is om.
told-taken-back = { $who } heeft dat teruggenomen.
told-offered-cards = { $giver } biedt { $taker } **{ $cards }** aan.
told-offered = { $count ->
    [one] { $giver } biedt { $taker } stiekem één kaart aan.
   *[other] { $giver } biedt { $taker } stiekem { $count } kaarten aan.
 }
told-announced = { $count ->
    [one] ⚠️ { $who } heeft nog **één kaart**.
   *[other] ⚠️ { $who } kan zo uit zijn: nog { $count } kaarten.
 }
told-leads = { $who } komt uit.
told-leads-with = { $who } komt uit; **{ $cards }** moet erbij zitten.
told-skipped = { $who } slaat een beurt over.
told-reversed = 🔄 De waarden zijn omgekeerd: lage kaarten zijn hoog.
told-righted = 🔄 De waarden zijn weer gewoon.
told-turned = ↩️ De beurt gaat de andere kant op.
told-threw-in = { $who } gooit de hand weg en wordt laatste.
told-out = { $who } is uit, plaats { $place }.
told-won = { $who } won de slag.
told-void = De ronde telt niet; er wordt opnieuw gedeeld.
told-over = De ronde is voorbij.

### Results of teams, stakes and chips
alone-won = De landheer **{ $who }** heeft alleen gewonnen van { $others }.
alone-lost = { $others } hebben de landheer **{ $who }** verslagen.
solo-won = **{ $who }** heeft alleen gewonnen van { $others }.
solo-lost = { $others } hebben **{ $who }** verslagen, die alleen speelde.
team-won = De ronde gaat naar **{ $who }** · nog { $cards }
team-rest = { $who } · nog { $cards }
stake-made = Waarde: { $parts } = **{ $stake }**
stake-bid = bod { $amount }
stake-bombs = { $count ->
    [one] een bom ×2
   *[other] { $count } bommen, elk ×2
 }
stake-spring = lente ×2
result-paid-chips = { $chips ->
    [one] **{ $won }** · { $chips } fiche
   *[other] **{ $won }** · { $chips } fiches
 }
result-chips = { $chips ->
    [one] **{ $chips } fiche**
   *[other] **{ $chips } fiches**
 }
match-leader-chips = { $chips ->
    [one] Aan kop in de partij met { $chips } fiche: { $who }.
   *[other] Aan kop in de partij met { $chips } fiches: { $who }.
 }

### Cards as players type them: words with commas between
one-joker = joker
typed-1 = enkel, enkele, los, losse, single
typed-2 = paar, paartje, pair, twee
typed-3 = drie gelijke, trio, drieling, drie
typed-4 = vier gelijke, kwartet, carré, carre, vier
typed-5 = vijf
typed-6 = zes
typed-7 = zeven
typed-8 = acht
typed-three = drie, drieen
typed-four = vier
typed-five = vijf
typed-six = zes
typed-seven = zeven
typed-eight = acht
typed-nine = negen
typed-ten = tien
typed-jack = boer, b
typed-queen = vrouw, dame, v
typed-king = heer, koning, koningen
typed-ace = aas
typed-two = twee, tweeen
typed-joker = joker
typed-red-joker = rode joker, joker rood, grote joker
typed-black-joker = zwarte joker, joker zwart, kleine joker
typed-diamond = ruit
typed-club = klaver, klavers
typed-heart = hart
typed-spade = schop, schoppe
typed-fill = en, van, de, het, een, met
typed-stands = als, voor, staat voor, is
typed-cannot-stand = Daar kunnen deze kaarten nu niet voor staan.

### Kinds of plays
kind-single = Losse kaarten
kind-pair = Paren
kind-triple = Drie gelijke
kind-four = Vier gelijke
kind-set = Sets
kind-straight = Straten
kind-pair-run = Reeksen paren
kind-triple-run = Reeksen drie gelijke
kind-quad-run = Reeksen vier gelijke
kind-full-house = Full houses
kind-four-and-one = Vier met een bijkaart
kind-two-pairs = Twee paren
kind-rocket = Raket
kind-dragon = Draak
kind-straight-flush = Straight flushes
kind-flush = Flushes
kind-kicked = Sets met bijkaarten
kind-bomb = Bommen
kind-other = Overige
label-single = { $cards }
label-pair = Paar { $cards }
label-triple = Drie gelijke { $cards }
label-four = Vier gelijke { $cards }
label-set = Set { $cards }
label-straight = Straat { $cards }
label-pair-run = Reeks paren { $cards }
label-triple-run = Reeks drieën { $cards }
label-quad-run = Reeks vieren { $cards }
label-full-house = Full house { $cards }
label-four-and-one = Vier plus een { $cards }
label-two-pairs = Twee paren { $cards }
label-rocket = Raket
label-dragon = Draak
label-straight-flush = Straight flush { $cards }
label-flush = Flush { $cards }
label-kicked = Bijkaarten { $cards }
label-bomb = Bom { $cards }
label-other = { $cards }
stands-for = { $wild }={ $stands }
stands-for-itself = Precies deze kaarten

### Who sits at a table, and what they do with one another
sent-away = De anderen hebben je weggestemd. Als de volgende ronde begonnen is, kun je weer meedoen.
sent-away-by = Host { $who } heeft je weggestuurd. Als de volgende ronde begonnen is, kun je weer meedoen.
may-not-vote = Alleen wie meespeelt en wakker is, kan iemand wegstemmen, en dat moeten er minstens twee zijn.
no-longer-here = Die speler zit niet meer aan deze tafel.
not-in-mid-deal = Dat moet wachten tot de ronde voorbij is.

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 Je mag nu een bom gooien, ook al ben je niet aan de beurt.
first-of-two = de eerste van de twee
second-of-two = de tweede van de twee
button-put-back = Terugleggen
button-take-back = Terugnemen
button-finish = Snel uitspelen

button-hint = Tip
button-plays = Wat kan ik spelen?
button-why = Waarom niet?
button-settings = Instellingen
stands-for-what = Waar staat **{ $cards }** voor?
stands-for-kind = { $stands } · { $kind }
stands-for-which = { $part ->
    [1] Het sterkste
   *[other] Zwakker, deel { $part }
 }
hint = Tip: **{ $move }**. { $reason }
reason-out = Dat is je hele hand.
reason-only = Iets anders kun je niet spelen.
reason-wins-last = Niets wat nog in het spel is slaat dit, en daarna hoef je nog maar één keer te spelen: { $cards }.
reason-wins = Niets wat nog in het spel is slaat dit, en de rest van je hand is { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }.
reason-unbeaten = Niets wat nog in het spel is slaat dit.
reason-guard-many = Iemand heeft nog één kaart, en dit is geen losse kaart.
reason-guard-high = Iemand heeft nog één kaart, en dit is je hoogste.
reason-guard-two = Iemand heeft nog twee kaarten, en dit zijn er geen twee.
reason-partner-out = Iemand aan jouw kant heeft nog één kaart en kan die hier misschien op kwijt.
reason-few-higher = Van de hogere kaarten zijn alleen deze nog in het spel: { $cards }.
reason-highest = Geen kaart die nog in het spel is, is hoger.
reason-mostly-lower = { $amount ->
    [one] Van de kaarten die nog in het spel zijn, is er maar één lager en { $count } hoger.
   *[other] Van de kaarten die nog in het spel zijn, zijn er { $amount } lager en maar { $count } hoger.
 }
reason-last = Daarna hoef je nog maar één keer te spelen: { $cards }.
reason-sheds = Zo raak je { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } in één keer kwijt, en de rest is { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }.
reason-sheds-keeps = Zo raak je { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } in één keer kwijt, en je houdt { $cards }.
reason-low = Je laagste kaart gaat mee, en de rest van je hand is { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }.
reason-near = Daarna heb je nog maar { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 } nodig.
reason-keeps = Je hoge kaarten blijven voor later: { $cards }.
reason-alone = Hij hoort bij geen van je andere kaarten en is moeilijker te slaan dan je laagste.
reason-breaks-nothing = Dit breekt niets op wat bij elkaar hoort, en de rest van je hand is { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }.
reason-press = Iemand heeft nog maar weinig kaarten, en alles wat zwakker is, is makkelijker te slaan.
reason-bomb = Alleen een bom slaat dit, en de rest van je hand is { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }.
reason-follow = Dat is het zwakste wat hier slaat, en de rest van je hand is { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }.
reason-weakest = Dat is het zwakste wat hier slaat.
reason-computer = Een computer zou dat in jouw plaats doen.
reason-pass-partner = Wat hier ligt, is van je eigen kant.
reason-pass-bomb = Van jou slaat hier alleen een bom; als je past, heb je hem nog voor later.
reason-pass-whole = { $plays ->
    [one] Je hele hand is één zet zoals hij is, en die slaat hier niet.
   *[other] Je hand is { $plays } zetten zoals hij is, en geen daarvan slaat hier.
 }
reason-pass-costs = Alles waarmee je hier slaat, kost een hoge kaart of breekt op wat bij elkaar hoort.
reason-pass-beaten = Met { $cards } sla je dit wel, maar ook dat kan nog geslagen worden.
reason-pass-early = Met { $cards } sla je dit wel, maar ook dat kan nog geslagen worden, en geen tegenstander is bijna uit.
reason-pass-higher = { $count ->
    [one] Met { $cards } sla je dit wel, maar één hogere kaart is nog in het spel.
   *[other] Met { $cards } sla je dit wel, maar { $count } hogere kaarten zijn nog in het spel.
}
reason-pass-outranked = { $count ->
    [one] Met { $cards } sla je dit wel, maar één hogere kaart is nog in het spel, en geen tegenstander is bijna uit.
   *[other] Met { $cards } sla je dit wel, maar { $count } hogere kaarten zijn nog in het spel, en geen tegenstander is bijna uit.
}
reason-pass-highest = Geen kaart die nog in het spel is, is hoger dan { $cards }: als je past, heb je die nog voor later.
reason-pass-safe = Geen tegenstander is bijna uit: er hoeft nog niemand tegengehouden te worden.
reason-pass-high = Van jou slaan hier alleen hoge kaarten; als je past, heb je ze nog voor later.
reason-together = Na alles wat zwakker is hield je meer zetten over; nu { $plays ->
    [one] is het er één
   *[other] zijn het er { $plays }
 }.
reason-whole = Alles wat zwakker is breekt gelijke kaarten op, en de rest van je hand is { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }.
reason-all-break = Alles wat zwakker is, breekt ook op wat bij elkaar hoort, en is makkelijker te slaan.
reason-loose = Je lagere kaarten gaan allemaal met andere samen, en de rest is { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }.
reason-only-bomb = Alleen een bom slaat dit, en de rest van je hand is { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }.
reason-bid = Met { $cards } is je hand een bod van { $amount } waard.
reason-bid-both = Je hand is maar { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }, en met { $cards } is hij een bod van { $amount } waard.
reason-bid-plays = Je hand is maar { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }: een bod van { $amount } waard.
reason-bid-must = Je moet bieden, en lager kan niet.
reason-bid-most = Je hand is hoogstens een bod van { $amount } waard.
reason-bid-poor = { $cards } en { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 } zijn geen bod van { $amount } waard.
reason-bid-none = Zonder hoge kaart is een hand van { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 } geen bod van { $amount } waard.
reason-give-lowest = Lagere heb je niet, en de rest van je hand is { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }.
reason-give-fewest = Niets anders dat je mag geven laat je minder zetten: { $plays }.
reason-give-back = Niets daarvan is lager dan wat je wordt aangeboden: { $cards }.
reason-trade = Met { $cards } in plaats daarvan is je hand { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }.
reason-trade-unseen = Je geeft de laagste kaart van het spel weg: elke andere is beter.
reason-keep = Aan { $cards } heeft je hand weinig.
reason-keep-unseen = Niemand weet wat je ervoor krijgt, en je hand is { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 } zoals hij is.
reason-done = Een ruil neemt evenveel kaarten als hij brengt, en je hand is { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 } zoals hij is.
reason-accept = Met { $cards } is je hand { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }.
reason-redeal = Je hand is { $plays ->
    [one] één zet
   *[other] { $plays } zetten
 }: nieuwe kaarten zijn meestal beter.
reason-last-card = Het kost niets, en het niet zeggen kan veel kosten.
reason-dealing = Het is de volgende stap, en een stap overslaan is een fout.
reason-cut = Niemand kent de volgorde van de kaarten: elke plek is even goed.
no-hint = Er valt nu niets te spelen.
breaks-up = Breekt een bom of een straat
plays-all = -# **Alles wat je kunt spelen**, per soort.
plays-some = -# **Een deel van wat je kunt spelen**: alles zou te veel zijn. Kies zelf je kaarten.
plays-other = Andere soorten
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### Wat je kunt spelen
plays-none = Je kunt nu niets spelen.
plays-more = { $count ->
    [one] · … en nog één
   *[other] · … en nog { $count }
 }
why-pick = Kies kaarten om te zien of je ze mag spelen. Er wordt niets gespeeld.
why-may = Je mag **{ $cards }** nu spelen.
why-turn = **{ $cards }** zou kunnen, maar je bent niet aan de beurt.
button-table = Tafel
button-return = Terugkomen
button-quit = Helemaal stoppen
button-watch = Meekijken
button-unwatch = Niet meer meekijken
button-refresh = Vernieuwen
button-take = Deze stoel nemen
button-level = Niveau
button-drop = Weghalen
button-person = Kies
button-vote = Wegstemmen
button-unvote = Stem terugnemen
button-send-away = Wegsturen
button-make-host = Host maken
button-take-host = Host worden
button-to-table = Naar de tafel
button-close-table = Tafel sluiten
button-fill = Aanvullen met computers en starten
button-shuffle = Stoelen husselen
button-forbid-take-back = Terugnemen verbieden
button-allow-take-back = Terugnemen toestaan
button-swap = Ander spel kiezen
button-swap-to = Dit spelen
button-play-game = Spelen
joined-instead = Je doet mee, in plaats van { $who }.
joined-later = Er loopt nu een ronde. Vanaf de volgende doe je mee.
you-have-left = Je bent weg van deze tafel. Druk eronder op **Tafel** om terug te komen.
seats-newcomers = { $count ->
    [one] -# { $who } speelt mee vanaf de volgende ronde.
   *[other] -# { $who } spelen mee vanaf de volgende ronde.
 }
menu-title = ### Wie hier zit · { $game }
menu-host = host
menu-out = doet even niet mee
menu-later = speelt mee vanaf de volgende ronde
menu-votes = { $count } van { $of ->
    [one] { $of } stem
   *[other] { $of } stemmen
 } om weg te sturen
menu-moved-on = Aan tafel ging het intussen verder. Dit kun je nu doen.
level-about = **{ $who }**: hoe goed moet deze computer spelen? Voor elk niveau komt een andere, met dezelfde plaats en punten.
level-changed = { $who } speelt nu hier.
stand-in = 💤 Invaller: { $level }
stand-in-about = Wie speelt voor mensen die slapen of weg zijn
menu-dropped = { $who } is weggehaald.
menu-sent = { $who } is weggestuurd en mag terugkomen als de volgende ronde begonnen is.
menu-heir = { $who } is nu de host.
menu-host-taken = Jij bent nu de host.
menu-shuffled = De stoelen zijn gehusseld.
menu-take-back-off = Hier kan nu niets meer worden teruggenomen.
menu-take-back-on = Hier kan de laatste zet nu worden teruggenomen tot iemand anders iets doet.
menu-swapped = Het volgende spel is { $game }. Iedereen houdt zijn stoel; start als je zover bent.
filled = Computers nemen de vrije plaatsen in, en de kaarten zijn gedeeld.
computers-dropped = Er is geen plaats meer voor { $who }.
vote-counted = Je stem om { $who } weg te sturen is geteld.
vote-taken-back = Je wilt { $who } niet meer wegsturen.
person-about = **{ $who }**
    {"**"}Wegsturen**: een computer speelt de kaarten tot het eind van de ronde, voor de laatste plaats.
    {"**"}Host maken**: jij bent dan geen host meer.
quit-about = Midden in de ronde weg? Een computer speelt je kaarten, tenzij iemand je stoel neemt, en jij krijgt de slechtste plaats die nog over is. Je kunt ook vanaf de volgende ronde even niet meedoen.
quit-about-side = Midden in de ronde weg? Een computer speelt je kaarten, tenzij iemand je stoel neemt, en de uitslag telt voor jouw kant. Je kunt ook vanaf de volgende ronde even niet meedoen.
end-about = Echt stoppen? De ronde die loopt, wordt afgebroken.
watching = -# Je ziet wat iedereen mag zien. Dit volgt het spel tot <t:{ $until }:t>; druk daarna op Vernieuwen.
about-game-start-thread = In een eigen thread spelen; zonder keuze zoals de server het heeft ingesteld
about-game-tables = De open tafels van deze server
about-game-notify = Eén keer bericht krijgen als hier iemand een tafel opent; nog een keer: toch niet
table-opened-thread = Je tafel is open in { $thread }.
no-thread-here = Hier kan geen thread worden geopend. Kies een tekstkanaal, of speel zonder.
thread-failed = Van Discord mag ik hier nu geen threads meer openen. Speel zonder, of archiveer oude.
tables-none = `/{ name-game } { name-game-start }` opent er een. `/{ name-game } { name-game-notify }` laat je weten als iemand anders dat doet.
names-and-more = { $names } en nog { $count }
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] geen plek vrij
    [one] 1 plek vrij
   *[other] { $free } plekken vrij
 }{ $running ->
    [yes] {" "}· er loopt een ronde
   *[no] {""}
 }
notify-on = Ik stuur je één bericht als hier iemand een tafel opent. Met `/{ name-game } { name-game-notify }` zet je dat weer uit.
notify-off = Ik laat je de volgende tafel niet weten.
notify-enough = { $most ->
    [one] Je wacht al op één server, het meeste voor één persoon. Zet het daar weer uit met `/{ name-game } { name-game-notify }`.
   *[other] Je wacht al op { $most } servers, het meeste voor één persoon. Zet het op een daarvan weer uit met `/{ name-game } { name-game-notify }`.
 }
notify-role = Wil je van elke tafel horen, neem dan de rol die ik noem:
notify-opened = Een tafel voor **{ $game }** is open in { $channel } op { $server }: { $link }
    -# Je vroeg één keer om bericht. Met `/{ name-game } { name-game-notify }` vraag je het opnieuw.

### Commands, as Discord lists them
about-game = Een spel in dit kanaal starten of stoppen
about-game-start = Een tafel in dit kanaal openen
about-game-stop = De tafel in dit kanaal sluiten
about-game-start-preset = Welk spel; zonder keuze wat dit kanaal gewoonlijk speelt
about-game-start-code = Een code die iemand heeft gedeeld en die voor alle regels staat
about-game-start-house-rules = Andere regels, zoals: direction=ccw, seating=fixed
about-hand = Je kaarten tonen, om te spelen
about-play = Kaarten spelen, zoals 7 7 of paar 7
about-play-cards = Wat je speelt: 7 7, 77, paar 7, schoppen 7 ruiten 7, joker=9 9
about-pass = Deze keer passen
about-give = Bij het ruilen kaarten teruggeven, zoals 3 4
about-give-cards = Wat je geeft: 3 4, of ruiten 3 schoppen 4
about-seats = Wie waar zit, met kaarten over en titels
about-why = Waarom mag ik dit niet spelen? Er wordt niets gespeeld
about-why-cards = Wat je probeert: 7 7, 77, paar 7, schoppen 7 ruiten 7
about-practice = Meteen tegen computers spelen, in je privéberichten
about-practice-preset = Welk spel; zonder keuze wat gewoonlijk gespeeld wordt
about-practice-level = Hoe goed de computers spelen
about-practice-computers = Hoeveel computers; zonder keuze drie
about-rules = De regels van deze tafel, of van elk spel: lezen, wijzigen, delen
about-rules-preset = Een spel, of regels die deze server heeft bewaard
about-rules-code = Een code die iemand heeft gedeeld en die voor alle regels staat
about-leaderboard = Wie het best speelt op deze server
about-leaderboard-game = Welk spel; zonder keuze dat van dit kanaal
about-leaderboard-by = Waarop wordt gesorteerd
about-leaderboard-player = Wiens kaart: alle spellen van één persoon hier
menu-challenge = Uitdagen
menu-card = Spelerskaart
menu-replay = Herhaling
about-settings = Waar je hand komt, hoe hij eruitziet, en je taal
about-server = Instellingen en tafels van deze server

### Names of commands and options
name-game = spel
name-game-start = start
name-game-stop = stop
name-game-tables = tafels
name-game-notify = bericht
name-game-start-preset = spel
name-game-start-code = code
name-game-start-house-rules = huisregels
name-game-start-thread = thread
name-game-start-packs = spellen
name-game-start-jokers = jokers
name-game-start-joker-power = joker-kracht
name-game-start-twos-discount = korting-tweeën
name-game-start-exchange = ruil
name-game-start-pass-rule = passen
name-game-start-first-lead = eerste-uitkomst
name-game-start-place-points = plaatspunten
name-game-start-titles = titels
name-game-start-hats = hoeden
name-game-start-match-end = partij-einde
name-game-start-match-target = partij-doel
name-hand = kaarten
name-play = speel
name-play-cards = kaarten
name-pass = pas
name-give = geef
name-give-cards = kaarten
name-seats = stoelen
name-why = waarom
name-why-cards = kaarten
name-practice = oefenen
name-practice-preset = spel
name-practice-level = niveau
name-practice-computers = computers
name-rules = regels
name-rules-preset = spel
name-rules-code = code
name-leaderboard = ranglijst
name-leaderboard-game = spel
name-leaderboard-by = op
name-settings = instellingen
name-server = server

### What is kept of a person
nameless = iemand
privacy-title = ### Wat ik van je bewaar
privacy-nothing = Niets.
privacy-settings = - je instellingen, en de taal van je Discord
privacy-names = - hoe je heet, op { $count ->
    [one] 1 plaats
   *[other] { $count } plaatsen
 }
privacy-deals = - dat je in { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
 } hebt meegespeeld, en hoe het afliep
privacy-tables = - je plaats, score en stemmen en of je host was, in { $count ->
    [one] 1 notitie
   *[other] { $count } notities
 }
privacy-messages = - waar { $count ->
    [one] 1 bericht staat dat ik je heb laten zien
   *[other] { $count } berichten staan die ik je heb laten zien
 }
privacy-direct = - het kanaal van je privéberichten met mij
privacy-rules = - dat je { $count ->
    [one] 1 stel regels
   *[other] { $count } stellen regels
 } hebt bewaard
privacy-drafts = - dat je { $count ->
    [one] 1 stel regels
   *[other] { $count } stellen regels
 } aan het wijzigen bent
privacy-notifications = - dat je van de volgende tafel wilt horen, op { $count ->
    [one] 1 server
   *[other] { $count } servers
 }
privacy-bans = - { $count ->
    [one] 1 verbanning
   *[other] { $count } verbanningen
 } van de tafels van een server, van jou of door jou
privacy-log = - { $count ->
    [one] 1 regel
   *[other] { $count } regels
 } over jou in het logboek van een server: wat je als host of beheerder deed, of wat jou betrof
privacy-file = Dit is alles wat ik van je bewaar. Alleen jij ziet het.
privacy-ask = **Alles verwijderen?** Je instellingen zijn weg, en niets wat je hebt gespeeld draagt je naam nog: je staat op geen enkele ranglijst. Wat anderen speelden blijft van hen. Niemand kan het terughalen.
privacy-deleted = Het is verwijderd. Wat je vanaf nu doet wordt opnieuw bewaard.
privacy-leave-first = Je zit aan een tafel: { $where }. Verlaat die daar voorgoed (**Tafel**), wacht het einde van de ronde af en probeer het opnieuw.
button-privacy-export = Stuur het me
button-privacy-delete = Verwijderen
button-privacy-delete-all = Alles verwijderen
button-privacy-keep = Bewaren
about-privacy = Wat de bot van je bewaart: bekijken, als bestand krijgen of verwijderen
name-privacy = privacy
