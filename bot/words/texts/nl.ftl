# Dutch.

### People and places
computer = 🤖{"\u00A0"}{ $name }
level-easy = 🌱 makkelijk
level-normal = 🌿 gewoon
level-strong = 🌳 sterk
player-unknown = Speler { $digits }
hidden-names = Iemand
hidden-all = een gast
hidden-person = Deze persoon wil liever niet opgezocht worden.
some-server = een server
some-channel = een kanaal

### Punctuation
between-words = {", "}
between-plays = {"; "}
# Between the plays of a trick in the log, for readers without pictures: Ana 5 of hearts, then Ben passes
then-plays = {", dan "}
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
called-bomb = een bom: vier { $rank }
called-bomb-set = een bom: { $play }
called-bomb-run = een bom van { $count } paren t/m { $top }
called-rocket = de raket
called-dragon = een draak
called-straight = een straat t/m { $card }
called-flush = een flush met { $card } bovenaan
called-straight-flush = een straight flush t/m { $card }
called-full-house = een full house van { $rank }
called-four-and-one = vier { $rank } plus één kaart
called-two-pairs = twee paren
called-pair-run = een reeks paren t/m { $top }
called-triple-run = een reeks trio's t/m { $top }
called-quad-run = een reeks carrés t/m { $top }
called-with = { $play } met { $count ->
    [one] één bijkaart
   *[other] { $count } bijkaarten
 }
called-with-pairs = { $play } met { $count ->
    [one] één paar
   *[other] { $count } paren
 }
called-with-cards = { $play } ({ $cards })
of-second-deck = { $card } uit het tweede spel
ranks-from-to = { $low } tot en met { $high }
said-straight = een straat, { $range }
said-pair-run = een reeks paren, { $range }
said-triple-run = een reeks trio's, { $range }
said-quad-run = een reeks carrés, { $range }
said-bomb = een bom: { $play }
said-flush = een flush in { $suit }: { $ranks }
said-straight-flush = een straight flush in { $suit }, { $range }
said-full-house = een full house: drie { $rank }, twee { $other }
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
cards-twice = { $cards } tweemaal
suit-spelled = { $suit }: { $ranks }
rank-spelled = { $rank }: { $suits }
cards-from-to = { $count ->
    [one] { $count } kaart, { $first } tot { $last }
   *[other] { $count } kaarten, { $first } tot { $last }
 }

### The lobby
lobby-title = ### { $game }
lobby-title-chat = ### { $host } nodigt je uit: { $game }

chat-quiet = -# Na 15 stille minuten blijft dit bericht staan tot iemand op een knop drukt.

lobby-players = { $count ->
    [one] **1 speler**
   *[other] **{ $count } spelers**
 } (met { $least } tot { $most } kan het)
lobby-players-exactly = **{ $count } van { $most } spelers**
lobby-host = { $host } (host) drukt op **Start** als iedereen er is.

lobby-unrated = -# Telt niet voor de rating: huisregels
lobby-longer = -# ⏳ Langere beurten hier; de uitslagen tellen gewoon voor de rating.
longer-capped = { $most ->
    [1] -# ⏳ De host staat hier geen langere beurten toe.
   *[other] -# ⏳ De host staat hier beurten toe die hooguit twee keer zo lang zijn.
 }
lobby-throne = 👑 { $who } regeert hier sinds { $since } ({ $nights ->
    [one] 1 avond
   *[other] { $nights } avonden
 }).
lobby-throne-free = 👑 De troon is vrij.
lobby-titles = { $kind ->
    [title] { $who } is { $title } van de vorige keer.
    [heir] Met de titels van de vorige keer is { $who } { $title }.
   *[place] Van de vorige keer staat { $who } vooraan.
 }
lobby-throne-held = Een andere open tafel speelt om deze troon. **{ button-start }** begint gelijk, en rondes hier veranderen er niets aan.
house-rules = { $count ->
    [one] één huisregel
   *[other] { $count } huisregels
 }
table-opened = Je tafel is open.
joined = Je doet mee!
dms-open = Je kaarten komen als [privébericht]({ $link }).
dms-closed = Ik kan je geen privéberichten sturen. Speel hier: **{ button-hand }** in het kanaal. (Zo sta je ze toe: servernaam, Privacyinstellingen, privéberichten.)
dms-later = Discord laat me je nu niet schrijven. Druk op **{ button-hand }** in het kanaal.
dms-refused = Discord laat me nu geen privébericht openen, dus je speelt hier: druk in het kanaal op **{ button-hand }**.
dm-joined = Je zit aan tafel in { $channel } op { $server }. Je kaarten verschijnen hier.
left = Je bent van tafel gegaan.
left-finished = Je bent van tafel gegaan. Je plaats in deze ronde houd je.
sitting-out = Vanaf de volgende ronde sla je over. Met **{ button-return }** speel je weer mee.
closes-after-deal = Niemand blijft voor de volgende ronde, dus de tafel sluit na deze.
stopped = De tafel is gesloten.
table-closed-by = { $who } heeft deze tafel gesloten.
table-closed-by-own = Je hebt deze tafel gesloten.
table-closed-agreed = { $own ->
    [yes] Je hebt deze tafel gestopt met instemming van de anderen. De ronde telt niet.
   *[no] { $who } heeft deze tafel gestopt met instemming van de anderen. De ronde telt niet.
 }
table-closed-admin = { $own ->
    [yes] Je hebt deze tafel als beheerder gesloten. De ronde is ongeldig.
   *[no] { $who } heeft deze tafel als beheerder gesloten. De ronde is ongeldig.
 }
table-closed-idle = 👋 Hier is urenlang niets gebeurd, dus deze tafel is gesloten.
table-closed-empty = Deze tafel is gesloten: er zijn geen spelers meer.
table-closed-deleted = Deze tafel is gesloten: het kanaal is verwijderd.
table-closed-archived = Deze tafel is gesloten: de thread is gearchiveerd.
table-closed-removed = Deze tafel is gesloten: ik ben van de server verwijderd.
closed-there = { $why } ({ $channel } op { $server })
waiting-longer = Meer tijd gegeven · einde <t:{ $due }:R>.

### Buttons
button-join = Meedoen
button-leave = Van tafel gaan
button-computer = Computer erbij
button-rules = Regels
button-start = Start
button-keep-titles = Start: titels houden
button-keep-places = Start: houd plaatsen
button-start-fresh = Start: schone lei
button-accept = Aannemen
button-decline = Afslaan
button-hand = Mijn kaarten
button-sit-out = Even niet meedoen
button-next = Volgende ronde
button-again = Nog een keer
button-stop = Stoppen
button-stop-ask = Vraag te stoppen
button-stop-agree = Stoppen mag
button-stop-decline = Doorspelen
button-pass = Passen
button-wait = Meer tijd geven
ask-bid = { $amount } bieden
ask-cut = Couperen bij { $at }
lay-picked = { $cards } spelen
give-lowest = { $cards } geven
pick-cards = Kaarten kiezen
pick-part = { $part }: { $first } tot { $last }
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
seat-out = uit, { $place }e
seat-passed = gepast
seat-backs = { $count } uit het tweede spel (*)
seat-asleep = 💤 weg, een computer speelt
seat-longer = langere beurten (×{ $times })
seat-gone = vertrokken, een computer speelt
to-beat = Te slaan: **{ $play }** ({ $who })
to-beat-own = Te slaan: **{ $play }** (van jou)
trick-won = { $who } won de slag met **{ $play }**.
trick-won-own = Jij won de slag met **{ $play }**.
turn-play = { $who } is aan de beurt · einde <t:{ $due }:R>.
turn-decide = Wachten op de keuze van { $who } · einde <t:{ $due }:R>.
turn-give = Wachten op kaarten van { $who } · einde <t:{ $due }:R>.
ranks-reversed = 🔄 Revolutie: laag slaat hoog.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = { $game ->
    [none] **Ronde { $number }**
   *[other] **{ $game }** · ronde { $number }
 } · [{ $channel }]({ $link }) op { $server }
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
 } · oefenen
hand-head-daily = { $game ->
    [none] **Spel van de dag**
   *[other] **{ $game }** · spel van de dag
 }
hand-head-chat = { $game ->
    [none] **Ronde { $number }**
   *[other] **{ $game }** · ronde { $number }
 } · deze chat

hand-lead = 🟡 **Jij komt uit:** speel wat je wilt · einde <t:{ $due }:R>.
hand-open = 🟡 **Jij komt uit**, en **{ $card }** moet erbij · einde <t:{ $due }:R>.
hand-follow = 🟡 **Jouw beurt:** sla **{ $play }** ({ $who }) · einde <t:{ $due }:R>.
hand-decide = 🟡 **Jouw keuze** · einde <t:{ $due }:R>.
hand-bid = 🟡 **Jouw bod** · einde <t:{ $due }:R>.
hand-cut = 🟡 **Jij coupeert** · einde <t:{ $due }:R>.
hand-give = { $count ->
    [one] 🟡 **Geef { $who } één kaart** die je niet nodig hebt · einde <t:{ $due }:R>.
   *[other] 🟡 **Geef { $who } { $count } kaarten** die je niet nodig hebt · einde <t:{ $due }:R>.
 }
hand-waiting = Wachten op je beurt.
hand-left = Je bent weg; een computer speelt deze hand.
host-took-over = -# { $host } is nu de host: { $before } is al een tijdje stil.
last-plays = Laatst gespeeld: { $plays }
# In a hand and at a table: the last plays, and the number of plays before them: Played: Ben: 5♦; Cleo: 9♣, and 3 earlier
last-plays-earlier = { $count ->
    [one] Laatst gespeeld: { $played }, en daarvoor nog 1
   *[other] Laatst gespeeld: { $played }, en daarvoor nog { $count }
 }
last-play = { $who }: { $play }
hand-asleep = 💤 Je miste twee beurten, dus een computer speelt voor je. Druk ergens op om terug te komen.
late-passed = ⏳ Tijd om: je past.
late-played = ⏳ Tijd om: ik speelde **{ $play }** voor je.
late-decided = ⏳ Tijd om: ik koos voor je.
late-passed-for = ⏳ Tijd om: { $who } past.
late-played-for = ⏳ Tijd om: ik speelde **{ $play }** voor { $who }.
late-decided-for = ⏳ Tijd van { $who } om: ik koos.
hand-out = { $place ->
    [1] 🎉 Je bent als eerste uit!
   *[other] Je bent als { $place }e uit.
 }
no-hand = Je hebt aan deze tafel geen kaarten.
hand-over = { $match ->
    [yes] De partij is voorbij. Nieuwe kaarten krijg je in de volgende.
   *[no] De ronde is voorbij. Nieuwe kaarten krijg je in de volgende.
 }
hand-over-guest = Er loopt nu geen ronde. Met **{ button-join }** doe je aan de volgende mee.
gift-received = { $who } gaf jou **{ $cards }**.
gift-given = Je gaf { $who } **{ $cards }**.
own-title-pays = Je bent **{ $title }**: { $count ->
    [one] je beste kaart gaat naar { $who }.
   *[other] je { $count } beste kaarten gaan naar { $who }.
 }
own-place-pays = Je begint onderaan: { $count ->
    [one] je beste kaart gaat naar { $who }.
   *[other] je { $count } beste kaarten gaan naar { $who }.
 }
own-title-gets = Je bent **{ $title }**: { $count ->
    [one] { $who } geeft je de beste kaart.
   *[other] { $who } geeft je de { $count } beste kaarten.
 }
own-title = Je bent **{ $title }**.
you-played = Je speelde **{ $cards }**.
you-gave = Je gaf **{ $cards }**.
you-passed = Je hebt gepast.
you-bid = Je bood { $amount }.
you-cut = Je coupeerde bij { $at }.
you-deal = Jij deelt.
you-shuffle = Jij schudt.
you-offer-cut = Je laat couperen.
you-redeal = Je hebt nieuwe kaarten gevraagd.
you-trade = Je hebt je laagste kaart geruild.
you-keep = Je hebt je laagste kaart gehouden.
you-accept = Je ging akkoord.
you-done = Je stopt met ruilen.
you-last-card = Je riep: **laatste kaart!**
you-clear-table = Je hebt de tafel leeggemaakt.
you-on-purpose = Je zei: met opzet.
you-by-mistake = Je zei: per ongeluk.
you-forfeits = Je doet een opdracht.
you-forfeit-tea = Je geeft een opdracht: thee zetten.
you-forfeit-verse = Je geeft een opdracht: een lied zingen.
you-forfeit-joke = Je geeft een opdracht: een mop vertellen.
took-back = Teruggenomen. Je bent weer aan de beurt.

### Turn pings
ping-lead = { $who }, jij komt uit · einde <t:{ $due }:R>
ping-follow = { $who }, jouw beurt: sla **{ $play }** ({ $owner }) · einde <t:{ $due }:R>
ping-decide = { $who }, jouw keuze · einde <t:{ $due }:R>
ping-give = { $count ->
    [one] { $who }, geef één kaart terug · einde <t:{ $due }:R>
   *[other] { $who }, geef { $count } kaarten terug · einde <t:{ $due }:R>
 }
ping-reminder = ⏳ De helft van je tijd is om.

### Results
results-title = ### { $game } · ronde { $number }: uitslag
result-titles = **{ $first }** is { $best }, **{ $last }** is { $worst }.
result-won = { $count ->
    [one] **{ $who }** wint de ronde.
   *[other] **{ $who }** winnen de ronde.
 }
result-side-won = Gewonnen
result-side-lost = Verloren
result-side-drawn = Gelijk
result-pair = Paar **{ $points }**
result-points = **{ $points }** · { $total } totaal
result-penalties = { $points ->
    [one] **{ $points }** strafpunt · { $total } totaal
   *[other] **{ $points }** strafpunten · { $total } totaal
 }
result-paid = Fiches: { $standing }
result-paid-total = { $chips } ({ $total } totaal)
result-rating = { $rating }, { $change }
result-rating-same = rating { $rating }
podium-landlord = Landheer
podium-farmer = Boer
podium-alone = Alleen
podium-penalties = { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
 }
result-substituted = 🤖 deels door een computer gespeeld

result-among-people = -# Eerste onder de mensen: { $who } (een computer werd eerste)
achievement-earned = 🏅 **{ $who }**: { $names }
achievement-earned-why = { $name } ({ $why })
achievement-why-of-game = eerste winst: { $game }
achievement-why-games = won alle zes spellen
achievement-why-rise = won vanaf de laatste plaats
achievement-why-row = drie keer op rij gewonnen
achievement-why-comeback = won na twee laatste plaatsen
achievement-why-giant = versloeg iemand met 100 ratingpunten meer
achievement-why-return = won na 30 dagen weg
achievement-why-alone = won alleen tegen allen
achievement-why-partner = won met een partner
achievement-why-crowd = won aan een tafel van zeven of meer
achievement-why-bomb = won met een bom
achievement-why-chop = bombardeerde de hoogste kaarten en won
achievement-why-revolution = draaide de rangorde om en won
achievement-why-low = eerst uit zonder hoge kaart
achievement-why-eager = eerst uit zonder te passen
achievement-why-patient = eerst uit na zes keer passen
achievement-why-close = won terwijl iemand nog één kaart had
achievement-why-shutout = eerst uit voor iemand een kaart speelde
achievement-why-finish = eerst uit met vijf kaarten tegelijk

achievements-more = +{ $rest }

result-upset = 🚀 **{ $who }** klimt van { $worst } naar { $best }!

result-streak = ⚔️ **{ $by }** maakt een eind aan een reeks van { $deals } overwinningen van **{ $who }**.

result-streak-titled = ⚔️ **{ $by }** neemt het over: **{ $who }** was { $deals } rondes op rij { $title }.

result-left = { $count ->
    [one] weggegaan met één kaart
   *[other] weggegaan met { $count } kaarten
}
result-held = over: { $cards }
match-won = { $count ->
    [one] 🏆 **{ $who } wint de partij!**
   *[other] 🏆 **{ $who } delen de winst!**
 }
match-leader = { $leaders ->
    [one] { $who } staat voor met
   *[other] { $who } staan voor met
 } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
match-leader-of = { $leaders ->
    [one] { $who } staat voor met
   *[other] { $who } staan voor met
 } { $points } van { $target ->
    [one] { $target } punt
   *[other] { $target } punten
 }.
match-leader-penalties = { $leaders ->
    [one] { $who } staat voor met
   *[other] { $who } staan voor met
 } { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
 }.
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
finale-settled = Fiches gewonnen en verloren: { $standing }
finale-partners = Partners: { $who }
course-range = Laagste { $low }, hoogste { $high }
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
finale-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
 }

finale-won-deals = { $deals ->
    [one] { $wins } van 1 ronde gewonnen
   *[other] { $wins } van de { $deals } rondes gewonnen
 }
finale-won-last = Beste in de laatste ronde


finale-about = { $deals ->
    [one] { $game } · 1 ronde · { $date }
   *[other] { $game } · { $deals } rondes · { $date }
 }


award-from-to = Van { $before } naar { $after }

award-rise = Ronde { $number } gewonnen vanaf de laatste plaats

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

award-play = Sterkste zet: { $play }

award-patience = { $count ->
    [one] Eén keer gepast in een ronde, en gewonnen
   *[other] { $count } keer gepast in een ronde, en gewonnen
 }

award-exit = { $count ->
    [one] Snelst klaar: na 1 beurt
   *[other] Snelst klaar: na { $count } beurten
 }
award-win = Ronde { $number } gewonnen
award-second = Tweede in ronde { $number }
award-ahead = Voor { $who } in ronde { $number }
award-stayed = { $count ->
    [one] Nooit opgegeven: 1 ronde gespeeld
   *[other] Nooit opgegeven: alle { $count } rondes gespeeld
 }






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Ranglijst · { $game }
leaderboard-ranked = Op volgorde van { $number }.
leaderboard-people = Rondes tussen mensen tellen. Winst is de eerste plaats onder mensen; computers staan er niet bij.
leaderboard-by-points = punten in totaal
leaderboard-by-paid = gewonnen en verloren fiches
leaderboard-by-penalties = minste strafpunten per ronde
leaderboard-by-wins = gewonnen rondes
leaderboard-by-share = aandeel gewonnen rondes

leaderboard-by-place = aandeel verslagen tegenstanders
leaderboard-by-president = aandeel rondes met de hoogste titel

leaderboard-by-last = minste laatste plaatsen per ronde

leaderboard-by-reign = langste winstreeks

leaderboard-by-coups = winst vanaf de laatste plaats

leaderboard-by-deals = gespeelde rondes
leaderboard-by-rating = rating

leaderboard-enough = { $deals ->
    [one] Een plaats krijg je hier vanaf { $deals } ronde.
   *[other] Een plaats krijg je hier vanaf { $deals } rondes.
 }
leaderboard-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
leaderboard-paid = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
 }
leaderboard-penalties = { $average ->
    [one] { $average } strafpunt per ronde
   *[other] { $average } strafpunten per ronde
 }
leaderboard-wins = { $count ->
    [one] 1 ronde gewonnen
   *[other] { $count } rondes gewonnen
 }
leaderboard-beaten = { $share }% van de tegenstanders verslagen
leaderboard-ties = De getallen zijn afgerond, de plaatsen niet.
leaderboard-share = { $share }% gewonnen

leaderboard-president = hoogste titel in { $share }% van de rondes

leaderboard-last = laatste in { $share }% van de rondes

leaderboard-reign = { $count ->
    [one] 1 keer op rij gewonnen
   *[other] { $count } keer op rij gewonnen
 }

leaderboard-coups = { $count ->
    [one] 1 keer gewonnen vanaf de laatste plaats
   *[other] { $count } keer gewonnen vanaf de laatste plaats
 }

leaderboard-deals = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
 }
leaderboard-rating = { $rating } ± { $margin }

leaderboard-unsure = { $rating } ± { $margin } ?

leaderboard-line-won = { $first } van { $deals } gewonnen
leaderboard-line-landlord = { $first } van { $deals } gewonnen, als landheer { $won } van { $alone }
leaderboard-line-alone = { $first } van { $deals } gewonnen, alleen { $won } van { $alone }
leaderboard-unknown = { $deals ->
    [one] {" "}· uitkomst niet bewaard: 1 ronde
   *[other] {" "}· uitkomst niet bewaard: { $deals } rondes
 }
leaderboard-beside = {" "}· { $deals ->
    [one] nog 1 ronde telt niet mee
   *[other] nog { $deals } rondes tellen niet mee
 }

leaderboard-beside-why = Niet geteld: rondes die deels een computer speelde, en rondes na { $limit } meetellende per dag met grotendeels dezelfde mensen.
leaderboard-below = { $deals ->
    [one] ── nog zonder plaats: minder dan { $deals } ronde, of meer dan ± { $margin }
   *[other] ── nog zonder plaats: minder dan { $deals } rondes, of meer dan ± { $margin }
 }
leaderboard-few = { $deals ->
    [one] ── nog zonder plaats: minder dan { $deals } ronde
   *[other] ── nog zonder plaats: minder dan { $deals } rondes
 }
leaderboard-lacks = { $deals ->
    [one] {" "}· nog 1 ronde tot een plaats
   *[other] {" "}· nog { $deals } rondes tot een plaats
 }
leaderboard-away = ── al { $days } dagen niet gespeeld, of niet meer op deze server
leaderboard-last-deal = {" "}· laatste ronde <t:{ $at }:D>

leaderboard-rated = De rating houdt rekening met de plaats en de kant waarmee een ronde begint.

leaderboard-empty = Nog niemand op de lijst: twee mensen moeten een ronde van dit spel uitspelen.
leaderboard-nobody = Nog niemand op de lijst. `/{ name-game } { name-game-start }` opent een tafel.
leaderboard-by-what = Op “{ $typed }” kan ik niet sorteren. Kies uit de lijst.
leaderboard-no-season = Een seizoen “{ $typed }” ken ik niet. Kies uit de lijst.

leaderboard-no-channel = Voor “{ $typed }” is er geen ranglijst. Kies een kanaal uit de lijst.

leaderboard-all-time = Altijd

leaderboard-this-season = Dit seizoen

leaderboard-season = Seizoen { $number }

leaderboard-before = Vóór de seizoenen

leaderboard-tonight = Vanavond
season-over = { $season } is voorbij

season-next = { $season } loopt tot { $until }.

season-next-open = { $season } is begonnen.

season-undone = Dit seizoen gaat door: een beheerder heeft het einde teruggedraaid.

season-none = Deze server heeft geen seizoenen. Beheerders kiezen ze in `/{ name-server }`.

season-first = Dit seizoen begint met de eerste ronde.
season-ends = { $days ->
    [0] { $season } eindigt vandaag
    [one] { $season } eindigt over 1 dag
   *[other] { $season } eindigt over { $days } dagen
 }

season-open = Sinds { $since }, tot een beheerder het afsluit.

season-champions = Kampioenen

season-table = Hele ranglijst

season-ask = **{ $season } nu afsluiten?** Ik plaats het podium, en het volgende seizoen begint.

season-not-now = Alleen het lopende seizoen kan eindigen, zodra er een ronde telt.

season-too-late = Een einde kan 24 uur lang worden teruggedraaid.

season-best-deals = { $count ->
    [one] Meeste rondes: { $who } (1)
   *[other] Meeste rondes: { $who } ({ $count })
 }

season-best-firsts = { $count ->
    [one] Meeste eerste plaatsen: { $who } (1)
   *[other] Meeste eerste plaatsen: { $who } ({ $count })
 }

season-best-share = Grootste deel gewonnen: { $who } ({ $count }%)

season-best-reign = { $count ->
    [one] Langste zegereeks: { $who } (1 ronde)
   *[other] Langste zegereeks: { $who } ({ $count } rondes)
 }

season-best-coups = { $count ->
    [one] Meeste zeges vanaf de laatste plaats: { $who } (1)
   *[other] Meeste zeges vanaf de laatste plaats: { $who } ({ $count })
 }

button-season-end = { $season } afsluiten

button-season-undo = { $season } heropenen


button-around = Rondom mij

ladder-plain = { $game } zonder ruil

ladder-exchange = { $game } met ruil

ladder-pairs = { $game } in paren

ladder-teams = { $game } in teams

ladder-alone = { $game }, één tegen allen

ladder-other = Andere spellen
profile-title = ### { $who } op deze server

profile-favorite = Favoriete spel: **{ $game }**, { $deals ->
    [one] 1 ronde
   *[other] { $deals } rondes
 }

profile-games = Andere spellen: { $games }

profile-reign = { $deals ->
    [one] Langste reeks: één keer eerste
   *[other] Langste reeks: { $deals } keer op rij eerste
 }
profile-row = { $deals ->
    [one] Reeks nu: laatste ronde gewonnen
   *[other] Reeks nu: laatste { $deals } rondes gewonnen
 }
profile-bar-won = Gewonnen
profile-bar-place = { $place }e plaats
profile-bar-others = Andere
profile-bar-latest = { $deals ->
    [one] Laatste
   *[other] Laatste { $deals }
 }
profile-latest = { $label }, nieuwste achteraan: { $places }
profile-shows = Op het profiel: { $names }
profile-places = Gemiddelde plaats: { $averages }
profile-place-of = **{ $average }** van { $players }

profile-rating = { $ladder }: **{ $rating }** · hoogste { $peak }

profile-rating-new = { $ladder }: **{ $rating }**

profile-honest = Een rating kost tijd: van twee spelers heeft de betere na 10 rondes in 73% van de gevallen de hoogste, na 100 in 86%.

button-achievements = Prestaties

profile-achievements = 🏅 Prestaties: **{ $have }** van { $all }
profile-daily = 🗓️ Spel van de dag: reeks **{ $days }** · record { $best }

profile-achievements-newest = 🏅 Prestaties: **{ $have }** van { $all } · nieuwste: { $names }
profile-near = 🏅 Bijna: { $names }
profile-near-games = { $count ->
    [one] nog winst in 1 spel tot { $name }
   *[other] nog winst in { $count } spellen tot { $name }
 }
profile-near-wins = { $count ->
    [one] nog 1 winst tot { $name }
   *[other] nog { $count } keer winnen tot { $name }
 }

achievements-title = ### 🏅 { $who }: { $have } van { $all } prestaties

achievements-about = -# Voor elke moet je winnen van minstens één ander mens, zonder dat een computer voor je speelt.
achievements-choose = Op je profielplaatje: de drie nieuwste

achievement-of-game = Win een ronde { $game }.

achievement-president = Staatshoofd

achievement-bigtwo = Grote slag

achievement-daifugo = Grootmiljonair

achievement-thirteen = Geluksgetal 13

achievement-doudizhu = Goede oogst

achievement-bigthree = Driemaal is scheepsrecht

achievement-games = Van alle markten thuis

achievement-about-games = Win een ronde van elk van de zes spellen.

achievement-rise = Van sloeber tot president

achievement-about-rise = Win een ronde waaraan je op de laatste plaats begint.

achievement-row = Hattrick

achievement-about-row = Win drie rondes op rij.

achievement-comeback = Feniks

achievement-about-comeback = Win nadat je twee keer op rij laatste werd.

achievement-giant = Reuzendoder

achievement-about-giant = Versla iemand met een rating die minstens 100 punten hoger is.

achievement-return = Lang niet gezien

achievement-about-return = Win je eerste ronde tegen mensen in 30 dagen.

achievement-alone = Eén tegen allen

achievement-about-alone = Win alleen tegen alle anderen.

achievement-partner = Samen sterk

achievement-about-partner = Win met een ander mens aan jouw kant.

achievement-crowd = Boven de massa uit

achievement-about-crowd = Win aan een tafel van zeven of meer.

achievement-bomb = Boem

achievement-about-bomb = Speel een bom en win de ronde.

achievement-chop = Omgehakt

achievement-about-chop = Sla de hoogste kaarten met een bom en win de ronde.

achievement-revolution = Revolutie

achievement-about-revolution = Keer de volgorde om en win de ronde.

achievement-low = Klein maar dapper

achievement-about-low = Ga als eerste uit zonder joker of kaart van de hoogste rang te spelen.

achievement-eager = Passen? Nooit

achievement-about-eager = Ga als eerste uit in vier beurten of meer, zonder één keer te passen.

achievement-patient = Geduld

achievement-about-patient = Pas minstens zes keer, niemand vaker, en ga als eerste uit.

achievement-close = Fotofinish

achievement-about-close = Ga als eerste uit terwijl een tegenstander nog maar één kaart heeft.

achievement-shutout = Van de mat

achievement-about-shutout = Ga als eerste uit voordat een van je tegenstanders een kaart speelde.

achievement-finish = Groots einde

achievement-about-finish = Ga als eerste uit met vijf of meer kaarten in je laatste beurt.

profile-nemesis = Verliest het vaakst van: { $who } ({ $count })

profile-victim = Wint het vaakst van: { $who } ({ $count })
profile-victim-own = Jij wint het vaakst van: { $who } ({ $count })
profile-nemesis-own = Wint het vaakst van jou: { $who } ({ $count })

profile-newest = { $deals ->
    [one] in de laatste ronde
   *[other] in de laatste { $deals } rondes
 }

profile-elsewhere = { $who } zit niet op deze server, dus hier valt niets te laten zien.

rivals-title = ### { $one } en { $other } op deze server

rivals-together = { $deals ->
    [one] 1 ronde tegen elkaar
   *[other] { $deals } rondes tegen elkaar
 } · de laatste op <t:{ $at }:D>

rivals-score = { $one } **{ $better } : { $worse }** { $other }
rivals-all-in = alles in { $ladder }

rivals-even = Geen van beiden voor: { $count } keer

rivals-ladder = { $ladder }: **{ $better } : { $worse }**

rivals-rating = Volgens de rating staat { $who } { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } voor en zou die in { $share } van de 100 rondes voor { $other } moeten eindigen.

rivals-level = Volgens de rating zijn { $who } en { $other } even sterk.

rivals-unsure = Dat is nog onzeker.

rivals-alone = Kies twee verschillende mensen.
rivals-nobody = Nog niemand om je mee te vergelijken. Speel hier eerst een ronde met iemand uit.
rivals-choose = Kies een andere rivaal

rivals-never = { $one } en { $other } hebben hier nog geen ronde tegen elkaar uitgespeeld.

profile-nobody = { $who } heeft hier nog geen ronde met andere mensen uitgespeeld.

profile-against = Tegen jou: { $better } keer voor, { $worse } keer achter














### For those who cannot see the pictures
alt-hand = { $count ->
    [one] Je laatste kaart: { $cards }
   *[other] Je { $count } kaarten: { $cards }
 }
alt-hand-dimmed = Nu niet speelbaar: { $cards }
alt-hand-dimmed-all = Geen kaart is nu speelbaar.
# At the end of the alt text of a first hand and of the greeting, for people who hear pictures.
alt-words-offered = Woorden in plaats van plaatjes: /{ name-settings }, { prefer-pictures-no }.
alt-hand-picked = Gekozen: { $cards }
alt-hand-backs = Uit het tweede spel: { $cards }
alt-hand-taken = Opgepakt: { $cards }
alt-more = En nog { $count }.
alt-table-top = Op tafel: { $play } van { $who }.
alt-table-empty = Niets op tafel: iemand komt uit.
alt-table-turn = Aan de beurt: { $seats }.
alt-table-earlier = Eerder in deze slag, het oudste eerst: { $plays }.
alt-table-last = Vorige slag, het oudste eerst: { $plays }.
alt-table-you = Jij hebt stoel { $seat }.
alt-table-side = team { $side }
alt-table-seat = { $who }: { $count }
alt-table-widow = { $count ->
    [one] 1 verborgen kaart ligt gedekt.
   *[other] { $count } verborgen kaarten liggen gedekt.
 }
cards-shown = Open kaarten van { $who }: { $cards }.
alt-table-undrawn = { $count ->
    [one] Eén eerdere zet is niet te zien.
   *[other] { $count } eerdere zetten zijn niet te zien.
 }
alt-leaderboard = Staafdiagram, de beste eerst
alt-profile = Profiel van { $who }: gewonnen rondes en plaatsen.
alt-rivals = { $one } tegen { $other }.

alt-profile-course = Rating bij { $ladder }, laatste { $deals ->
    [one] ronde
   *[other] { $deals } rondes
 }: van { $start } naar { $end }.




alt-finale = Finale van de partij, gewonnen door { $seats }.
alt-finale-points = Punten na elke ronde:
alt-finale-places = Plaatsen in elke ronde:
alt-finale-chips = Fiches na elke ronde:
alt-podium = { $of ->
    [match] Podium van de partij, de beste eerst.
    [daily] Podium van het spel van de dag, de beste eerst.
   *[deal] Podium van de ronde, de beste eerst.
 }
alt-podium-season = Podium van { $season }, de beste eerst.
alt-podium-step = { $place }e plaats: { $seats }
alt-podium-side = { $outcome }: { $seats }
alt-podium-seat = stoel { $seat }

### Refusals
moved-on = Het spel ging verder. Dit is nu je hand.
game-moved-on = Het spel ging verder.
went-wrong = Er ging iets mis bij mij. Er is niets kwijt; probeer het nog eens.
not-at-this-table = Je zit niet aan deze tafel. Druk eerst op **{ button-join }**.
no-deal-running = Er loopt hier nu geen ronde.
no-table-here = Nog geen tafel in dit kanaal. `/{ name-game } { name-game-start }` opent er een.
no-table-of-yours = Je zit nu niet aan een tafel.
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
challenge-rematch = { $who } zit al aan deze tafel. Nog een keer?
challenge-asked = { $who } is al gevraagd.
challenge-declined = { $who } heeft al nee gezegd.
challenge-soon = Je hebt { $who } net uitgedaagd. Probeer het over een paar minuten weer.
closed-until-match-ends = Alle stoelen van deze partij zijn bezet. Na afloop kun je meedoen.
table-full = { $most ->
    [one] De tafel is vol (1 speler).
   *[other] De tafel is vol ({ $most } spelers).
 }
table-closed = Deze tafel is gesloten.
control-unknown = Die knop is te oud. Gebruik het nieuwste bericht.
table-set-aside = **Deze tafel staat stil:** deze versie van de bot kan hem niet lezen. Er is niets kwijt. { $host }, of wie dit kanaal beheert, kan opnieuw beginnen met dezelfde mensen of hem sluiten.
restarting = 🔧 Herstart. Jullie spel gaat zo verder, en niemand verliest tijd.
nobody-to-wait-for = Er is niemand anders om op te wachten.
you-are-waited-for = Iedereen wacht op jou. Alleen anderen kunnen je tijd geven.
waited-enough = Er is al genoeg tijd.
gave-enough = { $count ->
    [one] Je gaf al { $count } keer tijd. Iemand anders aan tafel kan meer geven.
   *[other] Je gaf al { $count } keer tijd. Iemand anders aan tafel kan meer geven.
 }
take-back-late = Te laat: iemand heeft al gespeeld.
take-back-forbidden = Terugnemen kan niet aan deze tafel: { $host } heeft het uitgezet.
no-computer-there = Die stoel is niet meer vrij.
seat-is-out = Die stoel kun je deze ronde niet meer overnemen. **{ button-join }** is vanaf de volgende ronde.
back-with-next-deal = Je speelt al mee, dus je komt de volgende ronde terug: **{ button-join }**.
only-host = Dat kan alleen de host, { $host }.
only-host-starts = { $host } is de host en drukt op **{ button-start }**. Blijft { $host } stil, dan kun jij het <t:{ $at }:R>.
host-is-here = { $host } is de host. Je kunt het overnemen als { $host } tien minuten stil is: <t:{ $at }:R>.
only-host-stops = Vraag de host, { $host }, om te sluiten. Blijft het stil, dan kan iedereen: <t:{ $at }:R>.
only-host-stops-deal = Vraag de host, { $host }, om te sluiten. Na de ronde en tien stille minuten kan iedereen.
deal-is-running = Er loopt al een ronde.
cannot-start = Nog niet: { $why }
too-few-players = { $exact ->
    [yes] Voor { $game } zijn { $need } spelers nodig
   *[no] Voor { $game } zijn minstens { $need } spelers nodig
 }: nog { $more }{ $fill ->
    [yes] , of **{ button-computer }**
   *[no] {""}
 }.
too-few-forms = Of speel een van deze met wie er nu zijn:
too-many-players = { $game } is voor { $most } spelers. Te veel: { $who }. { $computers ->
    [yes] Haal computers weg (**{ button-table }**).
   *[no] Iemand moet overslaan (**{ button-table }**).
 }
swap-too-many = { $game } is voor { $most } spelers. Geen stoel voor { $who }: iemand moet overslaan (**{ button-table }**).
rules-clash = Deze regels passen niet bij elkaar: { $why }
house-rule-form = “{ $typed }” snap ik niet. Schrijf optie=waarde, met komma's ertussen.
rule-unknown = Er is geen huisregel “{ $typed }”. { $near ->
    [none] Typ een woord eruit en kies uit de lijst.
   *[other] Bedoel je { $near }?
 }
channel-taken = Dit kanaal heeft al een tafel.
table-is-here = Hier is al een tafel: [{ $game }]({ $link }) · host { $host }{ $stage ->
    [deal] {" "}· er wordt een ronde gespeeld
    [lobby] {" "}· nog niet begonnen
   *[other] {" "}· tussen twee rondes
 }
closable-at = Blijft het daar stil, dan kun je hem <t:{ $at }:R> sluiten.
away-server = Ik ben niet op deze server. Wie hem beheert, kan me toevoegen.
away-chat = In deze chat kan ik niet komen. Voeg me toe aan een server.
button-add-bot = Op mijn server
permissions-missing = Ik heb in dit kanaal deze rechten nodig: { $named }.
permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
permission-embed-links = Links insluiten
permission-attach-files = Bestanden bijvoegen
permission-create-public-threads = Openbare threads maken
own-permissions-missing = Daarvoor heb je in dit kanaal deze rechten nodig: { $named }.
place-unseen = Je kunt het kanaal van deze tafel niet meer zien.
command-limited = Je kunt `/{ $command }` hier niet gebruiken, en deze knop doet hetzelfde.
no-such-game = Ik ken geen spel “{ $game }”. Probeer `/{ name-rules }`.
typed-unreadable = “{ $typed }” snap ik niet. Schrijf bijvoorbeeld 7 7, paar 7 of harten 7.
typed-which = Er passen meer zetten: { $choices }. Typ er één.
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
words-backwards = Tegen de klok in ↺
words-seat = { $who }: { $about }
words-you = jij
words-you-against = jou
hands-in-channel = Speel hier: **{ button-hand }** in het kanaal.

### A player's settings
settings-title = ### Jouw instellingen
    -# Op elke server dezelfde.
chosen = ✓ { $label }
prefer-sent = **Waar je kaarten verschijnen**
prefer-sent-default = Zoals de server
prefer-sent-default-here = Zoals hier: { $place }
prefer-sent-dm = Privébericht
prefer-sent-channel = In het kanaal
prefer-sent-both = Allebei
prefer-sorting = **Hoe je kaarten liggen**
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
prefer-pictures = **Plaatjes of woorden** (woorden voor een schermlezer)
prefer-pictures-yes = Plaatjes
prefer-pictures-no = Woorden
# Above the settings, once Words is pressed.
prefer-words-chosen = Vanaf nu in woorden. Pings staan op **{ prefer-pinged-at-once }**; hieronder kun je dat wijzigen.
prefer-pinged = **Ping mij als ik aan de beurt ben**
prefer-pinged-at-once = Meteen
prefer-pinged-soon = Na 8 seconden
prefer-pinged-late = Na 20 seconden
prefer-pinged-reminded = Halverwege
prefer-auto-pass = **Pas voor mij** als ik niets kan spelen
prefer-auto-pass-yes = Ja
prefer-auto-pass-no = Nee
prefer-turn-factor = **Tijd voor mijn beurten**
prefer-turn-factor-1 = Zoals de tafel
prefer-turn-factor-2 = Twee keer zo lang
prefer-turn-factor-4 = Vier keer zo lang
prefer-option = { $heading }: { $label }
prefer-avatar = **Toon mijn avatar** in plaatjes

prefer-avatar-yes = Ja

prefer-avatar-no = Nee
prefer-hidden = **Mij tonen op ranglijsten** en in eerdere rondes. Aan een tafel zie je altijd met wie je speelt; dit gaat over wat blijft of later wordt opgezocht.
prefer-hidden-which = Mij tonen?
prefer-hidden-no = Ja
prefer-hidden-names = Zonder mijn naam
prefer-hidden-all = Helemaal niet

prefer-language = **Mijn taal**
prefer-language-which = Welke taal?
prefer-language-as-discord = Zoals mijn Discord

### What a server allows
only-role-hosts = Op deze server kan alleen { $role } tafels openen.
game-not-here = { $game } staat op deze server uit. Wel: { $allowed }.
no-more-tables = { $most ->
    [one] Er is al een tafel open, de grens hier. `/{ name-game } { name-game-tables }` toont of je mee kunt.
   *[other] Er zijn al { $most } tafels open, de grens hier. `/{ name-game } { name-game-tables }` toont welke.
 }
banned = Je mag niet aan de tafels van deze server; alleen wie hem beheert kan dat opheffen.
banned-because = Je mag niet aan de tafels van deze server; alleen wie hem beheert kan dat opheffen. Reden: { $reason }
blocked = Je kunt niet met deze bot spelen: de beheerders van de bot hebben je geblokkeerd.
blocked-because = Je kunt niet met deze bot spelen: de beheerders van de bot hebben je geblokkeerd. Reden: { $reason }
blocked-server = Deze bot werkt niet op deze server: de beheerders van de bot hebben de server geblokkeerd.
support = Vragen? { $where }
only-channels = Tafels gaan hier alleen open in { $allowed }.
channels-unseen = Tafels gaan open in kanalen die jij niet ziet. Vraag wie deze server beheert.
hosts-enough = { $most ->
    [one] Je bent hier al host: { $where }. Sluit de tafel of geef hem door (**{ button-table }**).
   *[other] Je hebt hier al { $most } tafels: { $where }. Sluit er een of geef hem door (**{ button-table }**).
 }
heir-hosts-enough = { $who } is hier al host van zoveel tafels als kan. Kies iemand anders.

### The settings of a server
server-title = ### Instellingen van deze server
    -# Tijden gelden vanaf de volgende ronde, de rest meteen.
server-choose = Kies
server-language = **Taal** in kanalen
server-language-as-discord = Zoals de server op Discord
server-hosts = **Wie tafels kan openen**
server-hosts-all = Iedereen
server-families = **Spellen** die hier kunnen
server-turn = **Tijd** per beurt
server-bank = **Reservetijd** per speler en ronde
server-sent = **Kaarten** van wie in `/{ name-settings }` niets koos
server-most = **Tafels** tegelijk open
server-threads = Er wordt **in het kanaal zelf** gespeeld.
server-threads-on = Elk spel krijgt **een eigen thread**.
server-threads-yes = Threads gebruiken
server-threads-no = Geen threads
server-tables = Open tafels
server-page-play = Spelen
server-page-people = Mensen
server-page-rules = Regels
server-page-seasons = Seizoenen

server-page-log = Logboek
server-page-title = ### Instellingen van deze server · { $page }
server-channels = **Kanalen** waar tafels open mogen; een thread telt als zijn kanaal
server-channels-all = Overal
server-hosted = **Open tafels** van één host
server-ping = **Rol** die ik noem als een tafel opengaat, en die leden zichzelf geven
server-ping-none = Geen rol
server-ping-every = **Pauze** tussen twee vermeldingen, minstens
server-history = **Kaarten en zetten** van afgelopen rondes blijven

server-crown = **Rol** voor de President: ik geef hem aan de winnaar van de laatste ronde
server-season = **Seizoenen** van de ranglijst

server-season-none = Geen seizoenen

server-season-month = Eén maand

server-season-quarter = Drie maanden

server-season-hand = Een beheerder sluit af

server-zone = **Tijdzone**: { $zone }. `/{ name-server } zone:` verandert die.

server-zone-about = **Tijdzone**

server-daily = **Spel van de dag**: het kanaal voor een bericht om middernacht, met de besten van de dag ervoor

server-daily-none = Geen dagelijks bericht

server-no-zone = Ik ken geen tijdzone “{ $typed }”. Kies uit de lijst.

server-season-ended = **Einde van een seizoen**

server-season-back = **Seizoen voortgezet** na het einde


server-savers = **Wie regels mag bewaren**, naast wie de server beheert
server-saver-role = **Rol** die regels mag bewaren
server-saver-none = Geen rol
server-rates = **Rating** en huisregels
server-rates-no = Alleen rondes zonder huisregels tellen mee
server-rates-yes = Rondes met huisregels tellen ook mee
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
time-as-set-up = Standaard
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
time-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
 }

time-always = Altijd

tables-title = { $count ->
    [0] ### Geen open tafels op deze server
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
overrule-close-about = **Sluiten**: de lopende ronde telt niet; gespeelde rondes wel.
overrule-reset-about = **Opnieuw beginnen**: hier komt een nieuwe tafel met dezelfde mensen en regels.
overrule-close = Sluiten
overrule-reset = Opnieuw beginnen
button-back = Terug
button-more = Meer
only-admins = Dat kan alleen wie deze server beheert.
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

button-flags = Opvallend

flags-title = ### Opvallend

flags-about = -# Feiten uit meetellende rondes die toeval zelden verklaart. Ze bewijzen niets en er volgt niets vanzelf uit.

flags-none = Niets valt op.

flags-ahead = - { $game }: **{ $who }** eindigde { $number ->
    [one] 1 keer
   *[other] { $number } keer
 } vaker vóór **{ $other }** dan hun rating verwacht, in { $deals ->
    [one] 1 ronde
   *[other] { $deals } rondes
 }.

flags-together = - { $game }: aan één tafel verslaan **{ $who }** en **{ $other }** de anderen { $number }% vaker dan anders, in { $deals ->
    [one] 1 ronde
   *[other] { $deals } rondes
 }.

flags-few = - { $game }: **{ $who }** won { $number ->
    [one] 1 punt
   *[other] { $number } punten
 } in { $deals ->
    [one] 1 ronde
   *[other] { $deals } rondes
 }, het meeste van **{ $other }**.

flags-left = - { $game }: **{ $who }** won { $number ->
    [one] 1 punt
   *[other] { $number } punten
 } in rondes die anderen verlieten, van { $deals ->
    [one] 1 ronde
   *[other] { $deals } rondes
 }.

flags-more = -# +{ $count }

only-host-flags = Alleen de gastheer van deze tafel ziet wat opvalt.
log-removed = { $who } heeft **{ $whom }** van de tafel in { $channel } gehaald.
log-handed-over = { $who } heeft **{ $whom }** host gemaakt in { $channel }.
log-took-over = { $who } werd host in { $channel }, in plaats van **{ $whom }**.
log-stopped = { $own ->
    [yes] { $who } heeft de tafel in { $channel } gestopt.
   *[no] { $who } heeft de tafel van **{ $whom }** in { $channel } gestopt.
 }
log-asked-stop = { $who } vroeg om een ronde in { $channel } te stoppen.
log-agreed-stop = De spelers stopten een ronde in { $channel }: **{ $whom }** vroeg het, { $who } stemde als laatste in.
log-changed-game = { $who } heeft het spel in { $channel } veranderd in **{ $about }**.
log-started-over = { $own ->
    [yes] { $who } heeft de tafel in { $channel } opnieuw begonnen.
   *[no] { $who } heeft de tafel van **{ $whom }** in { $channel } opnieuw begonnen.
 }
log-setting = { $who } heeft een instelling gewijzigd: { $about }
log-banned = { $who } heeft **{ $whom }** verbannen.
log-lifted = { $who } heeft de ban van **{ $whom }** opgeheven.
log-voided = { $who } heeft een ronde in { $channel } ongeldig verklaard: **{ $about }**
log-restored = { $who } heeft een ronde in { $channel } hersteld: **{ $about }**
log-proposed-void = { $who } stelde voor een ronde in { $channel } ongeldig te verklaren: **{ $about }**
log-proposed-restore = { $who } stelde voor een ronde in { $channel } te herstellen: **{ $about }**
log-agreed = { $who } stemde in met **{ $whom }** in { $channel }: **{ $about }**
log-passed-void = De spelers van een ronde in { $channel } verklaarden haar ongeldig: **{ $about }**. **{ $whom }** vroeg het, { $who } stemde als laatste in.
log-passed-restore = De spelers van een ronde in { $channel } herstelden haar: **{ $about }**. **{ $whom }** vroeg het, { $who } stemde als laatste in.
log-deleted-rules = { $who } heeft de regels **{ $about }** van { $whom } verwijderd.
log-deleted-all = { $who } heeft alle bewaarde regels van **{ $whom }** verwijderd ({ $about }).
ping-ready = Ik noem { $role } als een tafel opengaat, en geef de rol aan leden die op de knop drukken.
ping-unmentionable = Ik kan { $role } niet noemen. Laat iedereen hem vermelden in de instellingen van de rol, of geef mij **Iedereen vermelden**.
ping-no-manage-roles = Ik kan hem niet aan leden geven: ik heb **Rollen beheren** nodig.
ping-role-above = Ik kan { $role } niet aan leden geven. Sleep { $own } erboven in de rollenlijst.
ping-role-powerful = Ik geef { $role } niet aan leden: die mag meer dan iedereen. Kies een rol zonder rechten.
ping-role-gone = De rol bestaat niet meer. Kies een andere onder `/{ name-server }`.
crown-ready = Ik geef { $role } aan de President van de laatste ronde, hooguit eens per 5 minuten.

ping-role-unfit = Kies een rol die leden kunnen krijgen: niet @everyone, en niet die van een bot.
ping-role-opens = { $role } opent kanalen. Alleen wie rollen mag beheren, kan leden die rol laten nemen.
ping-none-here = Deze server heeft geen rol voor nieuwe tafels.
ping-not-given = { $why } Zeg het tegen wie deze server beheert.
ping-refused = Discord laat me { $role } niet wijzigen. Zeg het tegen iemand die deze server beheert.
ping-on = Je hebt nu { $role }: ik noem die rol als een tafel opengaat. Druk nog eens om hem terug te geven.
ping-off = Je hebt { $role } niet meer.
ping-post = 🔔 **Wil je weten wanneer een tafel opengaat?** Druk op de knop voor de rol die ik dan noem, en druk nog eens om hem terug te geven.
ping-opened = 🔔 { $role }: een tafel voor **{ $game }** is open.
button-ping = Laat het me weten

### First steps
hello = 👋 **Hier spelen we kaartspellen:** { $games }.
    {"**"}{ button-open-table }**, en je vrienden drukken op **{ button-join }**. **{ button-practise }**: speel meteen tegen computers.
    Je kaarten komen als privébericht, dus niemand anders ziet ze.
hello-admins = Wie deze server beheert, stelt mij in met `/server`.
hello-privacy = `/privacy` laat zien wat ik over je bewaar.
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
practice-there = Je oefent al { $game }.
button-go-on = Verder
button-practise-anew = Opnieuw beginnen
practice-dealt = Er is gedeeld! Je kaarten staan in je privéberichten.
practice-here = Je kaarten staan hieronder.
button-to-cards = Mijn kaarten
practice-dms-closed = Oefenen gaat in privéberichten, en die kan ik je niet sturen. Sta ze toe (servernaam, Privacyinstellingen, privéberichten) en probeer het nog eens.
practice-dms-refused = Discord laat me nu geen privébericht openen, en daar zou je oefenen. Zo speel je in een kanaal: `/{ name-game } { name-game-start }`, en dan **{ button-computer }**.
cards-under-way = Je kaarten zijn onderweg. Probeer het over een paar seconden nog eens.
practice-going-on = -# Oefening: telt niet voor de ranglijst.
daily-going-on = -# Je eerste poging telt voor de daglijst en je reeks, niet voor de ranglijst.
daily-title = Spel van { $date } · { $game }
daily-once = Je eerste poging telt. De dag eindigt { $until }.
daily-again = Deze poging telt niet: alleen de eerste van de dag telt.
daily-instead = Het spel van de dag zou deze tafel vervangen.
daily-unfinished = Je eerste poging was niet op tijd klaar, dus dit spel telt niet.
daily-not-done = Je hebt dit spel niet afgemaakt.
daily-own-landlord = { $won ->
    [yes] **Je won als landheer: { $points }.**
   *[no] **Je verloor als landheer: { $points }.**
 }
daily-own-farmer = { $won ->
    [yes] **Je versloeg de landheer: { $points }.**
   *[no] **Je verloor van de landheer: { $points }.**
 }
daily-own-alone = { $won ->
    [yes] **Je won alleen: { $points }.**
   *[no] **Je verloor alleen: { $points }.**
 }
daily-own-others = { $won ->
    [yes] **Jullie versloegen de alleenspeler: { $points }.**
   *[no] **Jullie verloren van de alleenspeler: { $points }.**
 }
daily-own-game = { $won ->
    [yes] **Je won.**
   *[no] **Je verloor.**
 }
daily-own-points = { $place ->
    [1] **Gewonnen, 1e van { $players }: { $points }.**
   *[other] **Je werd { $place }e van { $players }: { $points }.**
 }
daily-own-place = { $place ->
    [1] **Gewonnen, 1e van { $players }.**
   *[other] **Je werd { $place }e van { $players }.**
 }
daily-average = De computers halen met deze kaarten gemiddeld { $average }.
daily-average-penalties = { $count ->
    [one] 1 strafpunt; de computers hebben er gemiddeld { $average }.
   *[other] { $count } strafpunten; de computers hebben er gemiddeld { $average }.
 }
daily-penalties = { $count ->
    [one] 1 strafpunt
   *[other] { $count } strafpunten
 }
daily-average-place = De computers worden met deze kaarten gemiddeld nummer { $average }.
daily-average-wins = De computers winnen met deze kaarten { $average } % van de keren.
daily-streak = { $days ->
    [one] 1 dag op rij
   *[other] { $days } dagen op rij
 } 🔥
daily-legend = 🟩 eigen slag · ⬜ slag van anderen · 🏁 kaarten op
daily-copy = Kopieer dit om het elders te delen:
daily-share = Gamenight-spel van { $date } · { $game }
daily-board = De besten van { $date }
daily-board-here = De besten van de dag
daily-secret = Kaarten van { $date }: sleutel `{ $seed }`, vingerafdruk `{ $proof }`. Controleer je ronde met `/verify code:{ $code }`.
daily-rules = Iedereen hier krijgt dezelfde kaarten en dezelfde computers. Je eerste poging telt. De dag eindigt { $until }.
daily-fixed = Vingerafdruk van de sleutel van vandaag: `{ $proof }`. Die van morgen: `{ $next }`.
daily-server = Gebruik `/daily` op een server: elke server heeft eigen kaarten.
daily-no-hint = Bij het spel van de dag zijn er geen tips.
daily-secret-later = De sleutel van deze dag komt als de dag voorbij is.
daily-post-waits = In { $where } kan ik nog niet schrijven. Geef me daar { $named }, dan komt het bericht vanzelf.
daily-post-next = Het spel van vandaag staat er al. Het volgende bericht komt { $until }.
daily-post-later = Discord antwoordt niet. Het eerste bericht komt over een paar minuten.
button-daily = Spel van de dag
button-daily-again = Nog een keer
button-daily-copy = Tekst kopiëren
button-daily-share = Delen
button-daily-score = Spel van de dag
primer = -# 👋 **{ $game }:** { $goal }
    -# Van hoog naar laag: **{ $order }**{ $more }
    -# { $how ->
        [equal] Speel evenveel kaarten, even hoog of hoger.
        [larger] Speel evenveel kaarten, maar hogere, of een grotere set.
       *[higher] Speel evenveel kaarten, maar hogere.
    } { $tip ->
        [stuck] Niets slaat dit: **{ button-pass }**.
        [lead] {""}**{ button-hint }** voor een idee.
        [none] {""}
        [wait] {""}**{ button-pass }** om te wachten.
       *[idea] {""}**{ button-pass }** om te wachten, **{ button-hint }** voor een idee.
    }
primer-goal-alone = { $landlord ->
    [yes] Bied om als landheer tegen de andere { $others ->
        [2] twee
       *[other] { $others }
    } te spelen.
   *[no] Bied om alleen tegen de andere { $others ->
        [2] twee
       *[other] { $others }
    } te spelen.
 } De eerste kant zonder kaarten wint.
primer-goal-teams = Je wint samen met je partner. Raak jullie kaarten kwijt.
primer-goal-titles = Raak je kaarten kwijt. Eerste: { $best }, laatste: { $worst }.
primer-goal-places = Raak je kaarten kwijt, hoe eerder hoe beter.
primer-goal-first = Raak als eerste je kaarten kwijt.
primer-goal-left = Wie het eerst geen kaarten heeft, wint. Hoe minder over, hoe beter.
primer-brief = -# 👋 { $goal } Volgorde: **{ $order }**
primer-goal-alone-brief = De eerste kant zonder kaarten wint.
primer-goal-teams-brief = Samen met je partner: raak jullie kaarten kwijt.
primer-goal-titles-brief = Eerste zonder kaarten: { $best }.
primer-goal-places-brief = Raak snel je kaarten kwijt.
primer-goal-first-brief = De eerste zonder kaarten wint.
primer-goal-left-brief = De eerste zonder kaarten wint.
primer-bombs = 💣 verslaat alles: { $kinds }
primer-chops = 💣 verslaat tweeën: { $kinds }
primer-wild = vervangen andere kaarten: { $cards }
primer-power = verslaan alleen elke set: { $cards }
primer-fewer-twos = van tweeën is één kaart minder genoeg
primer-revolution = vier gelijke keren deze volgorde om
primer-ends = sluiten de slag: { $cards }
lesson-five = -# 💡 **Vijf kaarten**, van laag naar hoog: { $kinds }.
lesson-five-any = -# 💡 **Combinaties van vijf kaarten:** { $kinds }.
lesson-run = -# 💡 **Straat:** minstens { $least } kaarten op rij, elke kleur.
lesson-with-example = { $lesson } Jij hebt { $play }.

### Browsing the rules
browse-title = ### Spellen en regels
browse-own = ✎ **Je eigen regels** · { $game }: { $changes }
browse-about-pr = Wie het eerst uit is wordt President; de laatste betaalt met goede kaarten
browse-about-bt = Losse kaarten, paren, drietallen en pokerhanden van vijf; de 2 is hoog
browse-about-df = De Japanse President: van straatarm tot grootmiljonair
browse-about-th = Tiến Lên uit Vietnam: sets, reeksen, en bommen tegen de 2
browse-about-dd = Eén landheer tegen twee; elke bom verdubbelt de waarde
browse-about-b3 = Drieën zijn hoog; bied om alleen tegen twee te spelen
browse-found = { $count ->
    [0] ### Niets gevonden voor “{ $typed }”
    [one] ### 1 resultaat voor “{ $typed }”
   *[other] ### { $count } resultaten voor “{ $typed }”
 }
button-all-of = Alle { $count }
button-search = Zoeken
form-search = Een spel of regel zoeken
search-about = Een spel, een aantal spelers (“3 spelers”) of woorden uit de regels (“twee pakken”).
search-field = Wat zoek je?
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
    [0] ### Nog geen bewaarde regels op deze server.
        Kies een spel, verander de regels en bewaar ze.
   *[other] ### Onze eigen regels
 }
browse-deals = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
 }
button-played = Hier vaak gespeeld
button-saved = Onze eigen
button-games = Alle spellen
button-play-this = Dit hier spelen
button-use-rules = Voor onze tafel
button-edit = Regels wijzigen
button-share = Delen
button-channel-default = Vast spel hier
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
editor-clashes = ⚠️ **Deze regels passen niet bij elkaar.** Tot dan start het spel niet, en zien anderen de laatste die wel pasten.
editor-clashes-own = ⚠️ **Deze regels passen niet bij elkaar.** Verander door: pas dan kun je ze spelen, bewaren of delen.
editor-take-back = Eén wijziging terug
editor-topics = Kies een onderwerp
editor-changed = { $count ->
    [one] 1 gewijzigd
   *[other] { $count } gewijzigd
 }
editor-own = ongewijzigd
rule-span = { $low } tot { $high }
players-in-all = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
 }
button-type = Waarde typen
button-undo = Ongedaan maken
button-reset = Alles terugzetten
button-other-game = Ander spel
button-save = Bewaren
button-sheet = Regelblad
form-rule = Huisregel
form-value = Jouw antwoord
form-name = Naam
form-save = Deze regels bewaren
save-about = Iedereen op deze server vindt ze bij naam in **/{ name-rules }** en **/{ name-game } { name-game-start }**.
saved = Bewaard als **{ $name }**.
share = Code: **{ $code }**. Op elke server: `/{ name-game } { name-game-start } { name-game-start-code }:{ $code }` speelt hem, `/{ name-rules } { name-rules-code }:{ $code }` toont hem.
channel-default-set = `/{ name-game } { name-game-start }` opent hier nu **{ $game }** met deze regels. Nog eens drukken maakt dat ongedaan.
channel-default-no-more = Dit kanaal heeft geen vast spel meer.
lobby-unsettled = ✎ { $host } verandert de regels nog. De start moet wachten.
next-rules = { $count ->
    [0] Volgende partij: **{ $game }**.
    [one] Volgende partij: **{ $game }** met 1 huisregel.
   *[other] Volgende partij: **{ $game }** met { $count } huisregels.
 }
save-dropped = **{ $name }** is verwijderd. Met de code { $code } krijg je het terug.
save-nameless = Geef de regels eerst een naam.
save-too-many = { $most ->
    [one] Deze server heeft al bewaarde regels. Verwijder die eerst.
   *[other] Deze server heeft al { $most } bewaarde regelsets. Verwijder er eerst een.
 }
save-taken = **{ $name }** bestaat al (van { $author }). Kies een andere naam.
save-not-yours = Alleen wie deze regels bewaard heeft of de server beheert, kan ze verwijderen.
save-enough = { $most ->
    [one] Je hebt hier één regelset, de grens. Verwijder die eerst: `/{ name-rules }`, **{ button-saved }**.
   *[other] Je hebt hier { $most } regelsets, de grens. Verwijder er eerst een: `/{ name-rules }`, **{ button-saved }**.
 }
save-only-hosts = Op deze server kan alleen de host van een open tafel regels bewaren.
save-only-role = Hier kunnen alleen { $role } en wie deze server beheert, regels bewaren.
save-only-managers = Alleen wie deze server beheert, kan hier regels bewaren.
only-channel-managers = Alleen wie dit kanaal beheert kan het vaste spel kiezen.
nothing-to-undo = Niets om ongedaan te maken.
rules-stand = De regels staan vast tot deze partij voorbij is.
draft-clashes = Deze regels passen niet bij elkaar: { $why }
draft-gone = Ik bewaar gewijzigde regels een dag, en deze zijn weg. Open ze opnieuw met `/{ name-rules }`.
rule-value = “{ $typed }” kan niet. { $why }
rule-value-near = “{ $typed }” kan niet. { $why } Bedoel je { $near }?
too-slow = Dat duurde te lang. Druk nog eens.
code-mistyped = Er zit een tikfout in die code. Codes hebben cijfers 2–9 en letters, nooit I, O of U.
code-length = Deze code heeft { $count ->
    [one] één teken
   *[other] { $count } tekens
 }; zulke codes hebben er { $right }.
code-doubtful = Er zit een fout teken in deze code, of er ontbreekt er een: ik lees { $count ->
    [one] één teken
   *[other] { $count } tekens
 }.
code-newer = Die code heeft een nieuwere versie van mij nodig.
code-game-gone = Die code is voor een spel dat ik niet meer heb: “{ $game }”.
code-rule-gone = Die code heeft een huisregel die ik niet meer heb: “{ $rule }”.

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = De hoogste bieder speelt alleen met de verborgen kaarten, om zoveel punten.
ask-cut-about = Coupeer: hoeveel kaarten neem je van boven?
call-deal = Delen
call-deal-about = Jij deelt. Waar het hoort, schud eerst en laat couperen.
call-shuffle = Schudden
call-shuffle-about = De eerste schudt, laat couperen en deelt. Een stap overslaan is een fout.
call-offer-cut = Laten couperen
call-offer-cut-about = Laat de laatste couperen voor je deelt.
call-redeal = Nieuwe kaarten vragen
call-redeal-about = Je hand is zo zwak dat je nieuwe kaarten kunt vragen. Iedereen weet dan dat jij het was.
call-trade = Ruilen
call-trade-about = Je hebt de laagste kaart. Ruil hem voor de kaart in het midden …
call-keep = Houden
call-keep-about = … of houd hem.
call-accept = Akkoord
call-accept-about = Ruil de twee kaarten zoals aangeboden.
call-done = Stop met ruilen
call-done-about = Stop met ruilen. Wat niemand aannam, vervalt.
call-last-card = Laatste kaart!
call-last-card-about = Meld hem voor de volgende speelt. Wie zonder melden wint, betaalt voor iedereen.
call-clear-table = Tafel leegmaken
call-clear-table-about = Alleen de laatste ruimt de tafel af. Wie het met opzet doet, wordt volgende ronde laatste.
call-on-purpose = Met opzet
call-on-purpose-about = Heb je de tafel met opzet afgeruimd …
call-by-mistake = Per ongeluk
call-by-mistake-about = … of per ongeluk?
call-forfeits = Ik doe een opdracht
call-forfeits-about = Mag de eerste je een onschuldige opdracht geven?
forfeit-tea = Opdracht: thee zetten
forfeit-verse = Opdracht: een lied
forfeit-joke = Opdracht: een mop
forfeit-about = De laatste doet mee: geef één onschuldige opdracht deze ronde.
told-deal = { $who } deelt.
told-shuffle = { $who } schudt.
told-offer-cut = { $who } laat couperen.
told-fault = { $who } maakt een fout bij het delen.
told-redeal = { $who } heeft een zwakke hand en vraagt nieuwe kaarten.
told-trade = { $who } ruilt de laagste kaart voor die in het midden.
told-keep = { $who } houdt de laagste kaart.
told-accept = { $who } gaat akkoord.
told-done = { $who } stopt met ruilen.
told-last-card = { $who } roept: **laatste kaart!**
told-clear-table = { $who } maakt de tafel leeg.
told-on-purpose = { $who } zegt: met opzet.
told-by-mistake = { $who } zegt: per ongeluk.
told-forfeits = { $who } doet een opdracht.
told-forfeit-tea = { $who } geeft een opdracht: thee zetten.
told-forfeit-verse = { $who } geeft een opdracht: een lied zingen.
told-forfeit-joke = { $who } geeft een opdracht: een mop vertellen.
told-dragon = { $who } kreeg een draak: één kaart van elke waarde!
told-four-twos = { $who } kreeg alle vier de tweeën.
told-four-threes = { $who } kreeg alle vier de drieën.

### Trading
hand-give-highest = { $count ->
    [one] 🟡 **Geef { $who } je hoogste kaart.** Er zijn er meer: kies er een · einde <t:{ $due }:R>.
   *[other] 🟡 **Geef { $who } je { $count } hoogste kaarten.** Er zijn er meer: kies welke · einde <t:{ $due }:R>.
 }
hand-offer = 🟡 **Bied { $who } een kaart aan.** Word het eens over een ruil; iedereen ziet het bod · einde <t:{ $due }:R>.
hand-haggle = 🟡 { $who } biedt **{ $theirs }** voor **{ $mine }**. Neem aan of bied een andere kaart · einde <t:{ $due }:R>.
hand-swap = 🟡 **Ruil met { $who }:** bied kaarten aan (alleen { $who } ziet ze), of geen · einde <t:{ $due }:R>.
hand-swap-back = { $count ->
    [one] 🟡 { $who } biedt **{ $theirs }**. Geef één kaart terug of stop · einde <t:{ $due }:R>.
   *[other] 🟡 { $who } biedt **{ $theirs }**. Geef { $count } kaarten terug of stop · einde <t:{ $due }:R>.
 }
pick-any = Kies kaarten om aan te bieden
offer-cards = { $cards } aanbieden
offer-again = { $cards } weer bieden
you-offered = Je hebt **{ $cards }** aangeboden.
you-offered-none = Je hebt geen kaarten aangeboden.
drawn-last = Net getrokken: **{ $cards }**.
only-you-see = In het midden, alleen voor jou: **{ $cards }**.
turn-trade = Wachten op de ruil van { $who } · einde <t:{ $due }:R>.
turn-bid = Wachten op het bod van { $who } · einde <t:{ $due }:R>.
turn-cut = Wachten tot { $who } coupeert · einde <t:{ $due }:R>.
ping-trade = { $who }, ruil kaarten met { $partner } · einde <t:{ $due }:R>

### How a deal stands
play-counts-as = { $play } als { $stands }
seat-cards-hidden = ? kaarten
seat-closed-out = 🔒 uit deze slag
dealt-again = Nieuwe kaarten: de vorige ronde telt niet.
seen-by-all = Open gelegd: **{ $cards }**.
bids-so-far = { $bids }
bid-of = { $who } biedt { $amount }
bid-of-own = Jij biedt { $amount }
bid-none = { $who } past
bid-none-own = Jij past
plays-alone = **{ $who }**{ $landlord ->
    [yes] {" "}(landheer)
   *[no] {""}
 } tegen { $others } · waarde **{ $stake }**
plays-alone-own = { $landlord ->
    [yes] {""}**Jij bent de landheer**
   *[no] {""}**Jij** tegen { $others }
 } · waarde **{ $stake }**
team = Team: { $who } · { $cards }
partners = Partners: { $pairs }
stake = Waarde: **{ $stake }**
stock-left = { $count ->
    [0] De pot is leeg.
    [one] Pot: 1 kaart
   *[other] Pot: { $count } kaarten
 }
pile = -# Eerdere zetten: { $cards }
cards-left = Kaarten over: { $counts }
closed-out = 🔒 Uit deze slag: { $who }
passed-so-far = Gepast: { $who }

### The log
button-log = Verloop
button-proof = Schudbewijs
proof-title = ### Schudbewijs · ronde { $number }
proof-about = De sleutel van de bot en de woorden van de spelers geven dit pak. De vingerafdruk (SHA-256) van de sleutel stond hier eerst; de sleutel volgt na de ronde. Zo kan iedereen nagaan dat geen kaart is veranderd, en zodra een speler afneemt, kiezen noch de bot noch de spelers alleen de kaarten. Het bewijst niet dat de bot ze niet bekeek.

proof-shown = Vingerafdruk: `{ $proof }`
proof-seed = Sleutel: `{ $seed }`
proof-key = Code: `{ $code }`

proof-words = Afgenomen door { $words }

proof-word = { $who } (“{ $word }”)

proof-uncut = Geen speler nam af: de bot alleen trok dit pak.

proof-next = ### Volgende ronde

proof-cut = Nog niet afgenomen. Elke speler kan afnemen tot de ronde begint.

proof-how = `/verify` stuurt een afgelopen ronde, en een pagina die hem in je browser controleert.

proof-page = [Zo controleer je een ronde]({ $link })

fingerprint-next = Vingerafdruk van de volgende ronde: `{ $proof }`

fingerprint-now = Vingerafdruk: `{ $proof }`{ $next ->
    [none] { "" }
   *[other] {" "}· volgende: `{ $next }`
    }

fingerprint-over = Vingerafdruk: `{ $proof }` · `/verify code:{ $code }`

fingerprint-dropped = Afgebroken ronde: `{ $proof }` · `/verify code:{ $code }`

fingerprint-unused = Nooit gedeeld: `{ $proof }` · `/verify code:{ $code }`

button-cut-deck = Kaarten afnemen

button-verify = Laatste ronde nagaan

form-cut = Kaarten afnemen

form-word = Jouw woord

cut-about = Elk woord telt mee bij het volgende schudden. Iedereen kan het zien.

cut-empty = Typ een woord.

cut-late = De ronde is al begonnen, dus je woord telt niet mee.

verify-fits = **Ronde { $number } was eerlijk:** de sleutel lag voor de ronde vast en geeft { $cut ->
    [yes] met de woorden van de spelers{" "}
   *[no] { "" }
    }precies deze kaarten.

verify-matches = **Ronde { $number } past bij de sleutel:** die geeft { $cut ->
    [yes] met de woorden van de spelers{" "}
   *[no] { "" }
    }precies deze kaarten.

verify-where = De vingerafdruk `{ $proof }` stond in { $link ->
    [none] een bericht van { $at }.
   *[other] het bericht van { $at }: { $link }
    }

verify-moved = De vingerafdruk `{ $proof }` stond in een bericht van { $at }, dat weg is. { $link ->
    [none] { "" }
   *[other] Nu staat hij hier: { $link }
    }

verify-late = De vingerafdruk `{ $proof }` stond voor de ronde in geen bericht, pas in een van { $at }. Niets laat dus zien dat de sleutel vastlag.

verify-unshown = Er is geen bericht van voor de ronde met de vingerafdruk bekend, dus niets laat zien dat de sleutel vastlag.

verify-dropped = De ronde werd afgebroken. Hij is gecontroleerd zover hij gespeeld is.

verify-undealt = **Code { $code } is nooit gedeeld:** de tafel ging eerst dicht. De sleutel `{ $seed }` geeft de vingerafdruk{ $fits ->
    [yes] .
   *[no] {" "}niet.
    }


verify-differs = **Ronde { $number } klopt niet.** Regel { $line } wijkt af: { $fact ->
    [commitment] de sleutel geeft de vingerafdruk niet
    [seats] de plaatsen
    [dealer] de gever
    [deck] de volgorde van het pak
    [lot] het getal voor latere trekkingen
    [roles] de rangen uit de vorige ronde
    [hands] de handen
    [drawn] de getrokken kaarten
    [leader] wie uitkomt
    [act] de regels staan het niet toe
   *[other] wat volgens de regels volgt
    }.

verify-record = Het bestand bevat de hele ronde. De pagina controleert hem in je browser{ $link ->
    [none] .
   *[other] : [zo doe je dat]({ $link }).
    }

verify-nothing = Er is hier geen afgelopen ronde om na te gaan.

verify-word-gone = Het woord van een speler is gewist. Deze ronde is niet meer na te gaan.

verify-unknown = Deze ronde heeft regels van een andere versie, dus ik kan hem niet nagaan.
history-title = ### Afgelopen rondes

history-deal = **{ $game }** · ronde { $number } · { $when }

history-unrated = -# Telt niet voor de rating: { $why ->
    [house-rules] huisregels
    [few-people] te weinig mensen
    [fault] technische storing
    [practice] oefening
    [daily] ronde van de dag
    [voided] teruggenomen
    [uncontested] minder dan twee mensen speelden tot het eind
    [same-people-before] meer dan { $limit } rondes van dezelfde mensen op één dag
   *[unknown-rules] regels onbekend
 }
history-stopped = -# { $why ->
    [agreed] Gestopt door { $who }, met instemming van de anderen
    [admin] Gesloten door een beheerder
    [stopped] Gestopt door { $who }
    [deleted] Het kanaal werd verwijderd
    [archived] De thread werd gearchiveerd
    [removed] Ik werd van de server verwijderd
   *[unread] De tafel kon niet verder
 }. Ze telt niet.

history-uncounted = -# Telt niet voor de rating en op geen ranglijst: minstens de helft van de paren speelde die dag al { $limit } meetellende rondes samen

history-none = Er zijn hier geen afgelopen rondes.

history-gone = Deze ronde is er niet meer, of de kaarten zijn verwijderd.

history-stripped = -# De kaarten en zetten zijn verwijderd.

replay-no-code = Er is geen bewaarde ronde met deze code.

step = Stap { $step } van { $steps }

step-first = Begin

step-back = Terug

step-on = Verder

step-last = Einde

button-look = Openen

button-record = Verslag

button-verify-deal = Schudden nagaan

button-void = Ongeldig maken

button-restore = Herstellen
button-propose-void = Vraag ongeldig
button-propose-restore = Vraag herstel
button-agree = Instemmen

void-about = **Deze ronde ongeldig maken?** Ze telt niet meer voor ranglijsten, ratings, seizoenen, prestaties en de troon. Een lopende match houdt zijn plaatsen en punten.

restore-about = **Deze ronde herstellen?** Ze telt weer zoals eerst.
void-propose-about = **Voorstellen deze ronde ongeldig te verklaren?** { $others ->
    [one] Ze telt tot de andere speler instemt.
   *[other] Ze telt tot { $majority } van de { $others } andere spelers instemmen.
 } Dan telt ze niet meer voor ranglijsten, ratings, seizoenen en prestaties. Een lopende match houdt zijn plaatsen en punten.
restore-propose-about = **Voorstellen deze ronde te herstellen?** { $others ->
    [one] Ze telt pas als de andere speler instemt.
   *[other] Ze telt pas als { $majority } van de { $others } andere spelers instemmen.
 }

void-reason-about = Hij staat bij de ronde, voor iedereen die haar opzoekt.

voided-by = -# { $by ->
    [players] Ongeldig verklaard door de spelers
    [host] Ongeldig verklaard door de host
   *[admin] Ongeldig verklaard door een beheerder
 }

voided-because = -# { $by ->
    [players] Ongeldig verklaard door de spelers
    [host] Ongeldig verklaard door de host
   *[admin] Ongeldig verklaard door een beheerder
 }: { $reason }
proposal-void = { $by ->
    [host] De host wil ongeldig verklaren: { $game } · ronde { $number }, “{ $reason }”.
   *[player] Een beheerder die meespeelde wil ongeldig verklaren: { $game } · ronde { $number }, “{ $reason }”.
 } { $others ->
    [one] De ronde telt tot de andere speler instemt.
   *[other] De ronde telt tot { $majority } van de { $others } andere spelers instemmen.
 }
proposal-restore = { $by ->
    [host] De host wil herstellen: { $game } · ronde { $number }.
   *[player] Een beheerder die meespeelde wil herstellen: { $game } · ronde { $number }.
 } { $others ->
    [one] De ronde telt pas als de andere speler instemt.
   *[other] De ronde telt pas als { $majority } van de { $others } andere spelers instemmen.
 }
proposal-agreed = { $count ->
    [one] Tot nu toe stemt 1 speler in.
   *[other] Tot nu toe stemmen { $count } spelers in.
 }
proposal-on = { $said } ({ $server })
proposal-voided = { $by ->
    [admin] Ongeldig verklaard door een beheerder: { $game } · ronde { $number }, “{ $reason }”.
   *[players] Ongeldig verklaard door de spelers: { $game } · ronde { $number }, “{ $reason }”.
 } De ronde telt niet meer.
proposal-restored = { $by ->
    [admin] Hersteld door een beheerder: { $game } · ronde { $number }.
   *[players] Hersteld door de spelers: { $game } · ronde { $number }.
 } De ronde telt weer.
proposal-you-agreed = { $missing ->
    [0] Je stemt in. Daarmee is het beslist.
    [one] Je stemt in. Er moet nog 1 speler instemmen.
   *[other] Je stemt in. Er moeten nog { $missing } spelers instemmen.
 }
void-no-reason = geen reden
proposal-over = Dat is al beslist.
proposal-own = Dit is jouw voorstel. De andere spelers van de ronde beslissen.
proposal-others = Alleen de andere spelers van deze ronde kunnen instemmen.
void-by-admin = Een beheerder besliste dit. Alleen een beheerder die niet meespeelde kan het veranderen.
void-alone = Niemand anders speelde mee. Alleen een beheerder die niet meespeelde beslist.

void-too-late = { $days ->
    [one] Een ronde kan tot 1 dag na het einde ongeldig worden of hersteld.
   *[other] Een ronde kan tot { $days } dagen na het einde ongeldig worden of hersteld.
 }

void-only-host = Dat kan alleen de host van die ronde, of wie deze server beheert.

button-keep = Bewaren

button-unkeep = Niet meer bewaren

kept-by = -# Bewaard door { $who }

kept-by-people = -# { $count ->
    [one] Bewaard door 1 persoon
   *[other] Bewaard door { $count } mensen
 }

kept-code = Je code: **{ $code }**. `/{ name-replay } { name-replay-code }:{ $code }` toont deze ronde overal, met namen alleen op de eigen server.

keep-full = { $most ->
    [one] Je bewaart al één ronde, meer kan niet. Laat die eerst los: `/{ name-replay }` toont hem.
   *[other] Je bewaart al { $most } rondes, meer kan niet. Laat er eerst een los: `/{ name-replay }` toont ze.
 }

keep-ended = { $all ->
    [yes] Deze ronde wordt niet meer bewaard en de codes werken niet meer.
   *[no] Je bewaart deze ronde niet meer en je code werkt niet meer.
 }


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
no-log = Aan deze tafel is nog niets gespeeld.
button-replay = Herhaling
button-replay-last = Vorige ronde zien
replay-title = ### Herhaling · ronde { $number }
replay-places = De beste eerst: { $seats }.
replay-play = { $who } · { $play }
no-replay = Hier is nog geen ronde om terug te zien.
replay-nothing = Dit bericht toont geen ronde van mij.
replay-running = Deze ronde is nog niet voorbij.
button-review = Hoe speelde ik?
button-post = Deel in kanaal

post-by = { $who } deelt:

post-done = ✅ Geplaatst: { $link }

post-already = Dit resultaat staat al in het kanaal.

post-nowhere = Er is geen kanaal om dit te plaatsen.
post-unseen = Je kunt het kanaal waar dit zou komen niet meer zien.

post-gone = Deze partij is voorbij en er is een nieuwe begonnen.

review-title = ### Hoe je ronde { $number } speelde
review-none = 👏 Geen dure keuze. Goed gespeeld.
review-lead = Jij kwam uit.
review-bid = Het bieden.
review-give = Je gaf kaarten weg.
review-swap = Je kon je laagste kaart ruilen.
review-beat = Te slaan: **{ $play }**
review-yours = Jij: **{ $move }**
review-better = Beter: **{ $move }** · ongeveer { $cost } meer
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
review-basis = -# Je duurste zetten, getest op veel verdelingen die passen bij wat je wist.
review-busy = Ik denk na over andere spellen. Probeer het over een minuut.
review-substituted = Een computer speelde een deel van deze ronde voor je, dus ik kan hem niet beoordelen.
told-dealt = **Ronde { $number }** · { $who } deelt.
told-cut = { $at ->
    [one] { $who } coupeerde: één kaart van boven.
   *[other] { $who } coupeerde: { $at } kaarten van boven.
 }
told-gave-cards = { $giver } gaf { $taker } **{ $cards }**.
told-gave = { $count ->
    [one] { $giver } gaf { $taker } één kaart.
   *[other] { $giver } gaf { $taker } { $count } kaarten.
 }
told-took-cards = { $who } pakt **{ $cards }** op.
told-took-cards-own = Je pakte **{ $cards }** op.
told-took = { $count ->
    [one] { $who } pakt de verborgen kaart op.
   *[other] { $who } pakt de { $count } verborgen kaarten op.
 }
told-traded = { $who } ruilde **{ $returned }** voor **{ $cards }**.
told-traded-own = Je hebt **{ $returned }** geruild voor **{ $cards }**.
told-looked-at = { $who } zag **{ $cards }** in het midden.
told-looked = { $who } bekeek de kaart in het midden.
told-drew-card = { $who } pakte **{ $cards }** uit de pot.
told-drew = { $who } pakte een kaart uit de pot.
told-restocked = { $count ->
    [one] De stapel is aangevuld met één kaart uit eerdere slagen.
   *[other] De stapel is aangevuld met { $count } kaarten uit eerdere slagen.
 }
told-alone = { $who } speelt alleen om { $stake }.
told-doubled = De waarde verdubbelt!
told-out-of-time = ⏳ Tijd om: { $who }.
told-taken-back = { $who } heeft dat teruggenomen.
told-offered-cards = { $giver } biedt { $taker } **{ $cards }** aan.
told-offered = { $count ->
    [one] { $giver } biedt { $taker } stiekem één kaart aan.
   *[other] { $giver } biedt { $taker } stiekem { $count } kaarten aan.
 }
told-offered-cards-own = Je biedt { $taker } **{ $cards }** aan.
told-offered-own = { $count ->
    [one] Je biedt { $taker } stiekem één kaart aan.
   *[other] Je biedt { $taker } stiekem { $count } kaarten aan.
 }
told-offered-cards-to-own = { $giver } biedt jou **{ $cards }** aan.
told-offered-to-own = { $count ->
    [one] { $giver } biedt jou stiekem één kaart aan.
   *[other] { $giver } biedt jou stiekem { $count } kaarten aan.
 }
told-announced = { $count ->
    [one] ⚠️ { $who } heeft nog **één kaart**!
   *[other] ⚠️ { $who } is misschien bijna uit: nog { $count } kaarten.
 }
told-announced-own = { $count ->
    [one] ⚠️ Je hebt nog **één kaart**!
   *[other] ⚠️ Je bent misschien bijna uit: nog { $count } kaarten.
 }
told-leads = { $who } komt uit.
told-leads-with = { $who } komt uit; **{ $cards }** moet erbij zitten.
told-skipped = { $who } wordt overgeslagen.
told-reversed = 🔄 Revolutie: laag slaat hoog.
told-righted = 🔄 De waarden zijn weer gewoon.
told-turned = ↩️ We spelen nu de andere kant op.
told-threw-in = { $who } gooit de hand weg en wordt laatste.
told-out = { $who } is als { $place }e uit.
told-won = { $who } won de slag.
told-void = Deze ronde telt niet. Er komen nieuwe kaarten.
told-over = Ronde voorbij.

### Results of teams, stakes and chips
alone-won = De landheer, **{ $who }**, verslaat { $others }.
alone-lost = { $others } verslaan de landheer, **{ $who }**.
solo-won = **{ $who }** speelt alleen en verslaat { $others }.
solo-lost = { $others } verslaan **{ $who }**, die alleen speelde.
team-won = Winnend team: **{ $who }** · nog { $cards }
team-rest = { $who } · nog { $cards }
stake-made = Waarde **{ $stake }**: { $parts }
stake-plain = Waarde **{ $stake }**.
stake-bid = bod { $amount }
stake-bombs = { $count ->
    [one] 1 bom ×2
   *[other] { $count } bommen elk ×2
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
match-leader-chips = { $leaders ->
    [one] { $who } staat voor met
   *[other] { $who } staan voor met
 } { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
 }.

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
typed-twice = tweemaal, twee keer, 2 keer
typed-fill = en, van, de, het, een, met
typed-stands = als, voor, staat voor, is
typed-to = tot en met, tot, t/m, tm
typed-cannot-stand = Een wilde kaart kan daar nu niet voor staan.

### Kinds of plays
kind-single = Losse kaarten
kind-pair = Paren
kind-triple = Drie gelijke
kind-four = Vier gelijke
kind-set = Sets
kind-straight = Straten
kind-pair-run = Reeksen paren
kind-triple-run = Reeksen trio's
kind-quad-run = Reeksen carrés
kind-full-house = Full houses
kind-four-and-one = Vier met een bijkaart
kind-two-pairs = Twee paren
kind-rocket = Raket
kind-dragon = Draak
kind-straight-flush = Straight flushes
kind-flush = Flushes
kind-kicked = Sets met bijkaarten
kind-bomb = Bommen
kind-other = Andere zetten
label-single = { $cards }
label-suggested = { $play }, aanbevolen
label-pair = Paar { $cards }
label-triple = Drie gelijke { $cards }
label-four = Vier gelijke { $cards }
label-set = Set { $cards }
label-straight = Straat { $cards }
label-pair-run = Reeks paren { $cards }
label-triple-run = Trio's op rij { $cards }
label-quad-run = Carrés op rij { $cards }
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
stands-for-itself = Zoals ze zijn

### Who sits at a table, and what they do with one another
sent-away = Je bent weggestemd. Je kunt weer meedoen zodra de volgende ronde loopt.
sent-away-by = Host { $who } heeft je weggestuurd. Als de volgende ronde begonnen is, kun je weer meedoen.
may-not-vote = Stemmen kan met minstens twee mensen die spelen en wakker zijn.
no-longer-here = Die speler is weg van de tafel.
not-in-mid-deal = Wacht tot deze ronde voorbij is.

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 Je kunt nu een bom spelen, ook buiten je beurt.
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
reason-out = Dat is je hele hand: je bent uit!
reason-only = Iets anders kun je niet spelen.
reason-wins-last = Niemand slaat dat, en daarna heb je nog één zet: { $cards }.
reason-wins = Niemand slaat dat. Daarna { $plays ->
    [one] is er nog 1 zet
   *[other] zijn er nog { $plays } zetten
 }.
reason-unbeaten = Niemand slaat dat.
reason-guard-many = Iemand heeft nog één kaart, dus speel geen losse.
reason-guard-high = Iemand heeft nog één kaart, dus speel je hoogste.
reason-guard-two = Iemand heeft nog twee kaarten, dus speel er geen twee.
reason-partner-out = Je partner heeft nog één kaart en kan hierop uitgaan.
reason-few-higher = Hoger zijn alleen nog: { $cards }.
reason-highest = Er is niets hogers meer in het spel.
reason-mostly-lower = Nog in het spel: { $amount } lagere, maar { $count } hogere.
reason-last = Daarna hoef je nog maar één keer te spelen: { $cards }.
reason-sheds = Zo ben je { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } kwijt. Daarna { $plays ->
    [one] is er nog 1 zet
   *[other] zijn er nog { $plays } zetten
 }.
reason-sheds-keeps = Zo ben je { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } kwijt, en hou je { $cards }.
reason-low = Je laagste kaart gaat mee. Daarna { $plays ->
    [one] is er nog 1 zet
   *[other] zijn er nog { $plays } zetten
 }.
reason-near = Daarna ben je { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 } van het einde.
reason-keeps = Je hoge kaarten bewaar je: { $cards }.
reason-alone = Hij past nergens bij en is moeilijker te slaan dan je laagste kaart.
reason-breaks-nothing = Dit breekt niets. Daarna { $plays ->
    [one] is er nog 1 zet
   *[other] zijn er nog { $plays } zetten
 }.
reason-press = Iemand heeft weinig kaarten: maak het niet makkelijk.
reason-bomb = Alleen je bom slaat dit. Daarna { $plays ->
    [one] is er nog 1 zet
   *[other] zijn er nog { $plays } zetten
 }.
reason-follow = Dit is je laagste zet die slaat. Daarna { $plays ->
    [one] is er nog 1 zet
   *[other] zijn er nog { $plays } zetten
 }.
reason-weakest = Dit is je laagste zet die slaat.
reason-computer = Dit zou een computer hier spelen.
reason-pass-partner = Je eigen kant wint deze slag.
reason-pass-bomb = Alleen je bom slaat dit. Bewaar hem.
reason-pass-whole = Dit slaan breekt je hand (nu { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 }).
reason-pass-costs = Dit slaan kost een hoge kaart of breekt je hand.
reason-pass-beaten = { $cards } slaat dit, maar kan zelf ook geslagen worden.
reason-pass-early = { $cards } slaat dit, maar kan zelf ook geslagen worden, en geen tegenstander is bijna uit.
reason-pass-higher = { $count ->
    [one] { $cards } slaat dit, maar één hogere kaart is er nog.
   *[other] { $cards } slaat dit, maar { $count } hogere kaarten zijn er nog.
 }
reason-pass-outranked = { $count ->
    [one] { $cards } slaat dit, maar één hogere kaart is er nog. Geen tegenstander is bijna uit.
   *[other] { $cards } slaat dit, maar { $count } hogere kaarten zijn er nog. Geen tegenstander is bijna uit.
 }
reason-pass-highest = Niets is nog hoger dan { $cards }. Bewaar het.
reason-pass-safe = Geen tegenstander is bijna uit, dus er is geen haast.
reason-pass-high = Alleen je hoge kaarten slaan dit. Bewaar ze.
reason-together = Iets lagers laat je meer zetten. Dit laat er { $plays }.
reason-whole = Iets lagers breekt gelijke kaarten. Daarna { $plays ->
    [one] is er nog 1 zet
   *[other] zijn er nog { $plays } zetten
 }.
reason-all-break = Iets lagers breekt ook wat, en is makkelijker te slaan.
reason-loose = Je lagere kaarten horen allemaal bij elkaar. Daarna { $plays ->
    [one] is er nog 1 zet
   *[other] zijn er nog { $plays } zetten
 }.
reason-only-bomb = Alleen een bom slaat dit. Daarna { $plays ->
    [one] is er nog 1 zet
   *[other] zijn er nog { $plays } zetten
 }.
reason-bid = Met { $cards } is een bod van { $amount } goed.
reason-bid-both = Maar { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 }, en { $cards }: goed voor een bod van { $amount }.
reason-bid-plays = Je hand heeft maar { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 } nodig: goed voor een bod van { $amount }.
reason-bid-must = Je moet bieden, en lager kan niet.
reason-bid-most = Je hand is hoogstens een bod van { $amount } waard.
reason-bid-poor = Zelfs met { $cards } is { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 } te veel voor een bod van { $amount }.
reason-bid-none = Geen hoge kaart en { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 }: geen bod van { $amount } waard.
reason-give-lowest = Dit is je laagste. Daarna { $plays ->
    [one] is er nog 1 zet
   *[other] zijn er nog { $plays } zetten
 }.
reason-give-fewest = Zo hou je de minste zetten over: { $plays }.
reason-give-back = Een goede ruil voor { $cards }: je geeft niets lagers.
reason-trade = Met { $cards } in plaats daarvan heb je { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 }.
reason-trade-unseen = Je geeft de laagste kaart die er is. Alles is beter.
reason-keep = Aan { $cards } heb je weinig.
reason-keep-unseen = Niemand weet wat je krijgt, en je hand is goed: { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 }.
reason-done = Ruilen geeft evenveel als het kost, en je hand is goed: { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 }.
reason-accept = Met { $cards } heb je { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 }.
reason-redeal = { $plays ->
    [one] 1 zet
   *[other] { $plays } zetten
 } is veel. Nieuwe kaarten zijn meestal beter.
reason-last-card = Het kost niets, en het vergeten kan duur zijn.
reason-dealing = Dit is de volgende stap. Er een overslaan is een fout.
reason-cut = Niemand kent de volgorde, dus elke plek is goed.
no-hint = Er is nu niets te spelen.
breaks-up = Breekt een bom of straat
plays-all = -# **Alles wat je kunt spelen**, per soort.
plays-some = -# **Een deel van wat je kunt spelen.** Kies voor de rest zelf kaarten.
plays-other = Andere soorten
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### Wat je kunt spelen
plays-none = Je kunt nu niets spelen.
plays-more = { $count ->
    [one] · … en nog één
   *[other] · … en nog { $count }
 }
why-pick = Kies kaarten om ze te controleren. Er wordt niets gespeeld.
why-may = Je kunt **{ $cards }** nu spelen.
why-turn = **{ $cards }** zou kunnen, maar je bent niet aan de beurt.
button-table = Tafel
button-return = Terugkomen
button-quit = Helemaal stoppen
button-watch = Meekijken
button-unwatch = Niet meer meekijken
button-refresh = Vernieuwen
button-take = Deze stoel nemen
button-level = Niveau
button-drop = Computer weg
button-remove-someone = Iemand verwijderen…
button-hand-over = Andere host…
button-vote = Wegstemmen
button-unvote = Stem intrekken
button-send-away = Verwijderen
button-make-host = Host maken
button-take-host = Host worden
button-to-table = Naar de tafel
button-close-table = Tafel sluiten
button-fill = Start met computers
button-shuffle = Stoelen husselen
button-forbid-take-back = Terugnemen uit
button-allow-take-back = Terugnemen aan
button-swap = Ander spel
button-swap-to = Dit spelen
button-play-game = Spelen
joined-instead = Je doet mee! Je neemt het over van { $who }.
joined-later = Er loopt een ronde. Je doet vanaf de volgende mee.
line-place = Alle plaatsen zijn bezet. Je bent nummer { $place } in de rij en krijgt de volgende vrije plaats.
line-called = { $who }, er is een plaats vrij: je doet mee!
line-left = Je bent uit de rij.
not-in-line = Je staat niet meer in de rij.
button-leave-line = Uit de rij
button-second-table = Tweede tafel openen
line-here = { $count ->
    [one] -# { $who } wacht op een plaats.
   *[other] -# Wachten op een plaats: { $who }
 }
you-have-left = Je bent weg van deze tafel. Met **{ button-table }** kom je terug.
seats-newcomers = { $count ->
    [one] -# { $who } speelt mee vanaf de volgende ronde.
   *[other] -# { $who } spelen mee vanaf de volgende ronde.
 }
menu-title = ### Spelers · { $game }
menu-host = host
menu-out = slaat over
menu-later = vanaf de volgende ronde
menu-votes = { $count } van { $of ->
    [one] { $of } stem
   *[other] { $of } stemmen
 } voor verwijderen
menu-moved-on = Het spel ging verder. Dit kun je nu doen.
level-about = Hoe sterk moet **{ $who }** zijn? Een andere computer neemt stoel en punten over.
level-changed = { $who } speelt nu hier.
stand-in = 💤 Als iemand weg is: { $level }
stand-in-about = De computer die voor afwezigen speelt
longer-limited = { $most ->
    [1] ⏳ Aan deze tafel ({ $host }) staat de host geen langere beurten toe. De jouwe duren even lang als de andere.
   *[other] ⏳ Aan deze tafel ({ $host }) staat de host beurten toe die hooguit twee keer zo lang zijn. De jouwe zijn twee keer zo lang.
 }
button-longer = Langere beurten…
longer-about = Hoeveel langer mogen beurten aan deze tafel duren? Spelers kiezen dat in `/{ name-settings }`.
longer-most-4 = Tot vier keer
longer-most-2 = Tot twee keer
longer-most-1 = Hier niet
menu-longer = { $most ->
    [1] Alle beurten zijn nu even lang.
    [2] Beurten kunnen nu tot twee keer zo lang zijn.
   *[other] Beurten kunnen nu tot vier keer zo lang zijn.
 }
menu-dropped = { $who } is verwijderd.
menu-sent = { $who } is verwijderd en kan weer meedoen zodra de volgende ronde loopt.
menu-heir = { $who } is nu de host.
menu-host-taken = Jij bent nu de host.
menu-shuffled = Stoelen geschud.
menu-take-back-off = Terugnemen staat uit.
menu-take-back-on = Terugnemen staat aan: je laatste zet, tot een ander speelt.
menu-swapped = Volgend spel: { $game }. Iedereen houdt zijn stoel. Druk op Start als jullie klaar zijn.
filled = Computers nemen de vrije plaatsen in, en de kaarten zijn gedeeld.
computers-dropped = Er is geen plaats meer voor { $who }.
vote-counted = Je stemde om { $who } te verwijderen.
vote-taken-back = Je trok je stem tegen { $who } in.
person-about = **{ $who }**
    {"**"}{ button-send-away }**: een computer speelt de kaarten tot het eind van de ronde, voor de laatste plaats.
    {"**"}Host maken**: jij bent dan geen host meer.
quit-about = Nu weggaan? Een computer speelt je hand uit als niemand je stoel neemt, en je krijgt de slechtste plaats die vrij is. Of sla over vanaf de volgende ronde.
quit-about-side = Nu weggaan? Een computer speelt je hand uit als niemand je stoel neemt, en dat telt voor je kant. Of sla over vanaf de volgende ronde.
end-about = De tafel sluiten? De lopende ronde telt dan niet.
end-ask-about = De anderen vragen om te stoppen? Als de meesten instemmen, telt de ronde niet. Of ga weg: een computer speelt door, en je krijgt de slechtste plaats die vrij is.
end-ask-about-out = De spelers vragen om te stoppen? Als de meesten instemmen, telt de ronde niet.
end-void-about = De tafel als beheerder sluiten? De lopende ronde is ongeldig, en de geschiedenis meldt dat.
stop-asked = De anderen krijgen de vraag. De ronde loopt door tot de meesten instemmen.
stop-line = { $count ->
    [0] **{ $who } wil deze ronde stoppen**, dan telt ze niet
   *[other] **{ $who } wil deze ronde stoppen**, dan telt ze niet · { $count } van { $majority } stemmen
 }
stop-until = tijd om <t:{ $until }:R>
stop-agreed = Je stemt in. De ronde loopt door tot de meesten instemmen.
stop-agreed-last = Je stemt in. De ronde is voorbij en telt niet.
stop-declined = Je wilt doorspelen.
stop-goes-on = De ronde gaat door. Ze telt.
stop-over = Niemand vraagt nog om te stoppen.
stop-others = Alleen de andere spelers van deze ronde beslissen dat.
stop-asked-before = Iemand anders vraagt het al.
stop-too-soon = De anderen spelen door. Je kunt <t:{ $at }:R> weer vragen.
stop-plays = Je speelt mee, dus de anderen beslissen: druk op **{ button-stop }** aan tafel.
watching = -# Live tot <t:{ $until }:t>, druk daarna op Vernieuwen. Handen blijven verborgen.
about-game-start-thread = In een eigen thread (anders zoals de server het wil)
about-game-tables = Open tafels op deze server
about-game-notify = Eén bericht als hier een tafel opengaat (nog eens: toch niet)
table-opened-thread = Je tafel is open in { $thread }.
no-thread-here = Ik kan hier geen thread openen. Neem een tekstkanaal, of speel zonder.
thread-failed = Discord laat me geen thread meer openen. Speel zonder, of archiveer oude.
tables-none = `/{ name-game } { name-game-start }` opent er een. `/{ name-game } { name-game-notify }` zegt het je als iemand dat doet.
names-and-more = { $names } en nog { $count }
people-more = … en nog { $count }
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] geen plek vrij
    [one] 1 plek vrij
   *[other] { $free } plekken vrij
 }{ $running ->
    [yes] {" "}· er loopt een ronde
   *[no] {""}
 }
notify-on = Ik stuur je één bericht als hier een tafel opengaat. Nog eens `/{ name-game } { name-game-notify }` en ik laat het.
notify-off = Goed, ik stuur niets.
notify-enough = { $most ->
    [one] Je wacht al op één server, de grens. `/{ name-game } { name-game-notify }` daar stopt het.
   *[other] Je wacht al op { $most } servers, de grens. `/{ name-game } { name-game-notify }` op een ervan stopt het.
 }
notify-role = Wil je van elke tafel horen, neem dan de rol die ik noem:
notify-opened = **{ $game }** is open in { $channel } op { $server }: { $link }
    -# Je wilde het één keer weten. `/{ name-game } { name-game-notify }` voor de volgende keer.

### Commands, as Discord lists them
about-game = Een spel in dit kanaal starten of stoppen
about-game-start = Een tafel in dit kanaal openen
about-game-stop = De tafel in dit kanaal sluiten
about-game-start-preset = Welk spel (anders het vaste van dit kanaal)
about-game-start-code = Een gedeelde code voor alle regels
about-game-start-house-rules = Huisregels, zoals direction=ccw, seating=fixed
about-hand = Je kaarten tonen en spelen
about-play = Kaarten spelen, zoals 7 7 of paar 7
about-play-cards = Wat je speelt: 7 7, 77, paar 7, schoppen 7 ruiten 7, joker=9 9
about-pass = Passen
about-give = Bij het ruilen kaarten teruggeven, zoals 3 4
about-give-cards = Wat je geeft: 3 4, of ruiten 3 schoppen 4
about-seats = Wie waar zit, met kaarten over en titels
about-verify = Het schudden van een afgelopen ronde nagaan

about-verify-code = De code in het bewijs of van een bewaarde ronde (anders: de laatste hier)

about-why = Kaarten controleren zonder ze te spelen
about-why-cards = Wat je probeert: 7 7, 77, paar 7, schoppen 7 ruiten 7
about-practice = In je privéberichten tegen computers spelen
about-daily = Het spel van de dag: dezelfde kaarten voor de hele server
about-practice-preset = Welk spel (anders het vaste)
about-practice-level = Hoe goed de computers spelen
about-practice-computers = Hoeveel computers (anders 3)
about-rules = Regels van deze tafel of elk spel lezen, veranderen en delen
about-rules-preset = Een spel, of regels die deze server heeft bewaard
about-rules-code = Een gedeelde code voor alle regels
about-leaderboard = Ranglijst van deze server
about-leaderboard-ladder = Wat voor spel (anders dat van dit kanaal)

about-leaderboard-game = Welk spel (anders dat van dit kanaal)
about-leaderboard-by = Waarop te sorteren
about-leaderboard-season = Seizoen, vanavond of altijd (standaard)

about-leaderboard-channel = Alleen rondes in één kanaal
about-season = Data, ranglijst en kampioenen van de seizoenen van deze server



menu-challenge = Uitdagen
menu-profile = Profiel


menu-replay = Herhaling
about-profile = Wat één persoon op deze server heeft gedaan

about-profile-player = Wiens profiel (standaard: dat van jou)

about-rivals = Hoe twee mensen het tegen elkaar deden

about-rivals-player = Een van de twee (standaard: jij en je vaakste rivaal)

about-rivals-other = De ander (standaard: jij)

about-history = Afgelopen rondes van deze server

about-history-channel = Alleen rondes in één kanaal

about-history-player = Alleen rondes van één persoon

about-replay = Een bewaarde ronde stap voor stap bekijken

about-replay-code = De code van de ronde

about-settings = Waar je kaarten verschijnen, hun uiterlijk, je taal
about-server = Serverinstellingen en open tafels
about-server-zone = Tijdzone van deze server, via een stad


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
name-leaderboard-ladder = lijst

name-leaderboard-by = op
name-leaderboard-season = seizoen

name-leaderboard-channel = kanaal
name-history = geschiedenis

name-history-channel = kanaal

name-history-player = persoon

name-replay = herhaling

name-replay-code = code


name-settings = instellingen
name-server = server

### What is kept of a person
nameless = verwijderde speler
privacy-title = ### Wat ik van je bewaar
privacy-nothing = Niets.
privacy-hidden = { $how ->
    [names] Je staat **zonder je naam** op ranglijsten en in eerdere rondes.
    [all] Je staat **op geen enkele ranglijst**, en in eerdere rondes als gast.
   *[no] Anderen zien je op ranglijsten en in eerdere rondes.
 } `/{ name-settings }` verandert dat.
privacy-settings = - je instellingen en de taal van je Discord
privacy-names = - hoe je heet, op { $count ->
    [one] 1 plaats
   *[other] { $count } plaatsen
 }
privacy-deals = - dat je in { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
 } hebt meegespeeld, en hoe het afliep
privacy-kept = - { $count ->
    [one] 1 ronde die je bewaart, met de code
   *[other] { $count } rondes die je bewaart, met hun codes
 }

privacy-tables = - je plaats, score en stemmen en of je host was, in { $count ->
    [one] 1 notitie
   *[other] { $count } notities
 }
privacy-thrones = - je plaats in { $count ->
    [one] 1 kanaal
   *[other] { $count } kanalen
 }
privacy-crowns = - de rol van de President, op { $count ->
    [one] 1 server
   *[other] { $count } servers
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
privacy-file = Alles wat ik over je bewaar. Alleen jij ziet het.
privacy-ask = **Alles verwijderen?** Je instellingen gaan weg, en je naam verdwijnt uit alle uitslagen en ranglijsten. De uitslagen van anderen blijven. Dit kan niet ongedaan worden gemaakt.
privacy-deleted = Verwijderd. Wat je vanaf nu doet, wordt weer bewaard.
privacy-leave-first = Je zit aan een tafel: { $where }. Druk op **{ button-table }**, ga weg, en probeer het na de ronde.
privacy-stop-first = Je bent aan het oefenen: { $where }. Druk daar op **{ button-table }**, dan **{ button-stop }**, en probeer het opnieuw.
button-privacy-export = Downloaden
button-privacy-delete = Verwijderen
button-privacy-delete-all = Alles verwijderen
button-privacy-keep = Bewaren
about-privacy = Bekijken, downloaden of verwijderen wat ik over je bewaar
name-privacy = privacy
