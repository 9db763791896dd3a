# German.

### People and places
computer = 🤖{"\u00A0"}{ $name }
level-easy = 🌱 leicht
level-normal = 🌿 normal
level-strong = 🌳 stark
player-unknown = Spieler { $digits }
hidden-names = Jemand
hidden-all = ein Gast
hidden-person = Diese Person möchte nicht nachgeschlagen werden.
some-server = Discord
some-channel = Kanal

### Punctuation
between-words = {", "}
between-plays = {"; "}
# Between the plays of a trick in the log, for readers without pictures: Ana 5 of hearts, then Ben passes
then-plays = {", dann "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = roter Joker
joker-black = schwarzer Joker
called-2 = ein Paar { $rank }
called-3 = drei { $rank }
called-4 = vier { $rank }
called-5 = fünf { $rank }
called-6 = sechs { $rank }
called-7 = sieben { $rank }
called-8 = acht { $rank }
called-bomb = eine Bombe (vier { $rank })
called-bomb-set = eine Bombe ({ $play })
called-bomb-run = eine Bombe aus { $count } Paaren bis { $top }
called-rocket = die Rakete
called-dragon = { $form ->
    [object] einen Drachen
   *[subject] ein Drache
 }
called-straight = eine Straße bis { $card }
called-flush = { $form ->
    [object] einen Flush bis { $card }
   *[subject] ein Flush bis { $card }
 }
called-straight-flush = { $form ->
    [object] einen Straight Flush bis { $card }
   *[subject] ein Straight Flush bis { $card }
 }
called-full-house = ein Full House mit drei { $rank }
called-four-and-one = vier { $rank } plus eine Karte
called-two-pairs = zwei Paare
called-pair-run = eine Paarfolge bis { $top }
called-triple-run = eine Drillingsfolge bis { $top }
called-quad-run = eine Vierlingsfolge bis { $top }
called-with = { $play } mit { $count ->
    [one] einer Beikarte
   *[other] { $count } Beikarten
 }
called-with-pairs = { $play } mit { $count ->
    [one] einem Paar
   *[other] { $count } Paaren
 }
called-with-cards = { $play } ({ $cards })
of-second-deck = { $card } aus dem zweiten Deck
ranks-from-to = { $low } bis { $high }
said-straight = eine Straße, { $range }
said-pair-run = eine Paarfolge, { $range }
said-triple-run = eine Drillingsfolge, { $range }
said-quad-run = eine Vierlingsfolge, { $range }
said-bomb = eine Bombe: { $play }
said-flush = { $form ->
    [object] einen Flush in { $suit }: { $ranks }
   *[subject] ein Flush in { $suit }: { $ranks }
 }
said-straight-flush = { $form ->
    [object] einen Straight Flush in { $suit }, { $range }
   *[subject] ein Straight Flush in { $suit }, { $range }
 }
said-full-house = ein Full House: drei { $rank }, zwei { $other }
rank-3 = Dreien
rank-4 = Vieren
rank-5 = Fünfen
rank-6 = Sechsen
rank-7 = Siebenen
rank-8 = Achten
rank-9 = Neunen
rank-10 = Zehnen
rank-j = Buben
rank-q = Damen
rank-k = Könige
rank-a = Asse
rank-2 = Zweien
rank-joker = Joker
rank-number = { $number }er

### Cards in words, for a screen reader
number-1 = ein
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
suit-diamonds = Karo
suit-clubs = Kreuz
suit-hearts = Herz
suit-spades = Pik
one-j = Bube
one-q = Dame
one-k = König
one-a = Ass
cards-spelled = { $suits } { $rank }
cards-twice = { $cards } zweimal
suit-spelled = { $suit }: { $ranks }
rank-spelled = { $rank }: { $suits }
cards-from-to = { $count ->
    [one] { $count } Karte, { $first } bis { $last }
   *[other] { $count } Karten, { $first } bis { $last }
 }

### The lobby
lobby-title = ### { $game }
lobby-title-chat = ### { $host } lädt dich ein: { $game }

chat-quiet = -# Nach 15 stillen Minuten bleibt diese Nachricht stehen, bis jemand einen Knopf drückt.

lobby-players = { $count ->
    [one] **1 Spieler**
   *[other] **{ $count } Spieler**
 } ({ $least } bis { $most } können mitspielen)
lobby-players-exactly = **{ $count } von { $most } Spielern**
lobby-host = { $host } (Gastgeber) drückt **Start**, wenn alle da sind.

lobby-unrated = -# Nicht gewertet: Hausregeln
lobby-longer = -# ⏳ Längere Züge hier; die Ergebnisse zählen wie sonst.
longer-capped = { $most ->
    [1] -# ⏳ Hier sind keine längeren Züge erlaubt.
   *[other] -# ⏳ Hier sind höchstens doppelt so lange Züge erlaubt.
 }
lobby-throne = 👑 { $who } regiert hier seit dem { $since } ({ $nights ->
    [one] 1 Abend
   *[other] { $nights } Abende
 }).
lobby-throne-free = 👑 Der Thron ist frei.
lobby-titles = { $kind ->
    [title] { $who } ist { $title } vom letzten Mal.
    [heir] Mit den Titeln vom letzten Mal ist { $who } { $title }.
   *[place] Beim letzten Mal lag { $who } vorn.
 }
lobby-throne-held = An einem anderen offenen Tisch geht es um diesen Thron. **{ button-start }** beginnt ohne Ränge, und Runden hier ändern ihn nicht.
house-rules = { $count ->
    [one] eine Hausregel
   *[other] { $count } Hausregeln
 }
table-opened = Dein Tisch ist offen.
joined = Du bist dabei!
dms-open = Deine Karten kommen per [Direktnachricht]({ $link }).
dms-closed = Ich kann dir keine Direktnachrichten schicken. Spiel von hier: **{ button-hand }** im Kanal. (So erlaubst du sie: Servername, Privatsphäre-Einstellungen, Direktnachrichten.)
dms-later = Discord lässt mich dir gerade nicht schreiben. Drück im Kanal auf **{ button-hand }**.
dms-refused = Discord lässt mich gerade keine Direktnachricht öffnen, also spielst du von hier: Drück im Kanal auf **{ button-hand }**.
dm-joined = Du sitzt am Tisch in { $channel } auf { $server }. Deine Karten erscheinen hier.
left = Du hast den Tisch verlassen.
left-finished = Du bist vom Tisch aufgestanden. Dein Platz in dieser Runde bleibt dir.
sitting-out = Ab der nächsten Runde setzt du aus. **{ button-return }** bringt dich zurück.
closes-after-deal = Für die nächste Runde bleibt keiner, darum schließt der Tisch nach dieser.
stopped = Der Tisch ist geschlossen.
table-closed-by = { $who } hat diesen Tisch geschlossen.
table-closed-by-own = Du hast diesen Tisch geschlossen.
table-closed-agreed = { $own ->
    [yes] Du hast diesen Tisch beendet, die anderen waren einverstanden. Die Runde zählt nicht.
   *[no] { $who } hat diesen Tisch beendet, die anderen waren einverstanden. Die Runde zählt nicht.
 }
table-closed-admin = { $own ->
    [yes] Du hast diesen Tisch als Admin geschlossen. Die Runde ist ungültig.
   *[no] { $who } hat diesen Tisch als Admin geschlossen. Die Runde ist ungültig.
 }
table-closed-idle = 👋 Hier hat stundenlang niemand etwas getan, deshalb ist dieser Tisch geschlossen.
table-closed-empty = Dieser Tisch ist geschlossen: Es spielt niemand mehr mit.
table-closed-deleted = Dieser Tisch ist geschlossen: Sein Kanal wurde gelöscht.
table-closed-archived = Dieser Tisch ist geschlossen: Sein Thread wurde archiviert.
table-closed-removed = Dieser Tisch ist geschlossen: Ich wurde vom Server entfernt.
closed-there = { $why } ({ $channel } auf { $server })
waiting-longer = Mehr Zeit gegeben · Ende <t:{ $due }:R>.

### Buttons
button-join = Mitspielen
button-leave = Aufstehen
button-computer = Computer dazu
button-rules = Regeln
button-start = Start
button-keep-titles = Start: Titel behalten
button-keep-places = Start: Ränge behalten
button-start-fresh = Neu starten
button-accept = Annehmen
button-decline = Ablehnen
button-hand = Meine Karten
button-sit-out = Pause machen
button-next = Nächste Runde
button-again = Noch einmal
button-stop = Beenden
button-stop-ask = Ende anfragen
button-stop-agree = Ende zustimmen
button-stop-decline = Weiterspielen
button-pass = Passen
button-wait = Mehr Zeit geben
ask-bid = { $amount } reizen
ask-cut = Bei { $at } abheben
lay-picked = { $cards } spielen
give-lowest = { $cards } geben
pick-cards = Karten wählen
pick-part = { $part }: { $first } bis { $last }
pick-give = { $count ->
    [one] Wähle die Karte, die du gibst
   *[other] Wähle { $count } Karten, die du gibst
 }

### The table
table-title = ### { $game } · Runde { $number }
table-bomb = 💥 **{ $who }** spielt { $play }!

seat-cards = { $count ->
    [one] **1 Karte**
   *[other] { $count } Karten
 }
seat-out = fertig, { $place }. Platz
seat-passed = gepasst
seat-backs = { $count } aus dem zweiten Deck (*)
seat-asleep = 💤 abwesend, ein Computer spielt
seat-longer = längere Züge (×{ $times })
seat-gone = gegangen, ein Computer spielt
to-beat = Zu schlagen: **{ $play }** ({ $who })
to-beat-own = Zu schlagen: **{ $play }** (von dir)
trick-won = Stich für { $who }: **{ $play }**.
trick-won-own = Dein Stich: **{ $play }**.
turn-play = { $who } ist dran · Ende <t:{ $due }:R>.
turn-decide = { $who } entscheidet · Ende <t:{ $due }:R>.
turn-give = { $who } gibt Karten · Ende <t:{ $due }:R>.
ranks-reversed = 🔄 Revolution: Niedrig schlägt hoch.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = { $game ->
    [none] **Runde { $number }**
   *[other] **{ $game }** · Runde { $number }
 } · [{ $channel }]({ $link }) auf { $server }
hand-head-here = { $game ->
    [none] **Runde { $number }**
   *[other] **{ $game }** · Runde { $number }
 }
hand-head-unseen = { $game ->
    [none] **Runde { $number }**
   *[other] **{ $game }** · Runde { $number }
 } · { $server }
hand-head-practice = { $game ->
    [none] **Runde { $number }**
   *[other] **{ $game }** · Runde { $number }
 } · Übung
hand-head-daily = { $game ->
    [none] **Spiel des Tages**
   *[other] **{ $game }** · Spiel des Tages
 }
hand-head-chat = { $game ->
    [none] **Runde { $number }**
   *[other] **{ $game }** · Runde { $number }
 } · dieser Chat

hand-lead = 🟡 **Du spielst aus:** was du willst · Ende <t:{ $due }:R>.
hand-open = 🟡 **Du spielst aus**, und **{ $card }** muss dabei sein · Ende <t:{ $due }:R>.
hand-follow = 🟡 **Du bist dran** · zu schlagen: **{ $play }** ({ $who }) · Ende <t:{ $due }:R>.
hand-decide = 🟡 **Du entscheidest** · Ende <t:{ $due }:R>.
hand-bid = 🟡 **Du reizt** · Ende <t:{ $due }:R>.
hand-cut = 🟡 **Du hebst ab** · Ende <t:{ $due }:R>.
hand-give = { $count ->
    [one] 🟡 **Gib { $who } eine Karte**, die du nicht brauchst · Ende <t:{ $due }:R>.
   *[other] 🟡 **Gib { $who } { $count } Karten**, die du nicht brauchst · Ende <t:{ $due }:R>.
 }
hand-waiting = Du bist noch nicht dran.
hand-left = Du bist weg; ein Computer spielt dieses Blatt.
host-took-over = -# { $host } leitet jetzt den Tisch: { $before } hat sich eine Weile nicht gerührt.
last-plays = Zuletzt: { $plays }
# In a hand and at a table: the last plays, and the number of plays before them: Played: Ben: 5♦; Cleo: 9♣, and 3 earlier
last-plays-earlier = { $count ->
    [one] Zuletzt: { $played }, davor noch 1
   *[other] Zuletzt: { $played }, davor noch { $count }
 }
last-play = { $who }: { $play }
hand-asleep = 💤 Du hast zwei Züge verpasst, ein Computer spielt für dich. Drück etwas, und du bist zurück.
late-passed = ⏳ Die Zeit ist abgelaufen: Du hast gepasst.
late-played = ⏳ Zeit um. Für dich gespielt: **{ $play }**.
late-decided = ⏳ Die Zeit ist abgelaufen: Ich habe für dich gewählt.
late-passed-for = ⏳ Zeit um: { $who } passt.
late-played-for = ⏳ Zeit um. Für { $who } gespielt: **{ $play }**.
late-decided-for = ⏳ Die Zeit von { $who } ist abgelaufen: Ich habe gewählt.
hand-out = { $place ->
    [1] 🎉 Du bist als Erster fertig!
   *[other] Du bist fertig: { $place }. Platz.
 }
no-hand = Du hast an diesem Tisch keine Karten.
hand-over = { $match ->
    [yes] Die Partie ist vorbei. Neue Karten gibt es in der nächsten.
   *[no] Die Runde ist vorbei. Neue Karten gibt es in der nächsten.
 }
hand-over-guest = Gerade läuft keine Runde. Mit **{ button-join }** bist du in der nächsten dabei.
gift-received = { $who } hat dir **{ $cards }** gegeben.
gift-given = Du hast { $who } **{ $cards }** gegeben.
own-title-pays = Du bist **{ $title }**: { $count ->
    [one] deine beste Karte geht an { $who }.
   *[other] deine { $count } besten Karten gehen an { $who }.
 }
own-place-pays = Du beginnst ganz unten: { $count ->
    [one] deine beste Karte geht an { $who }.
   *[other] deine { $count } besten Karten gehen an { $who }.
 }
own-title-gets = Du bist **{ $title }**: { $count ->
    [one] { $who } gibt dir die beste Karte.
   *[other] { $who } gibt dir die { $count } besten Karten.
 }
own-title = Du bist **{ $title }**.
you-played = Du hast **{ $cards }** gelegt.
you-gave = Du hast **{ $cards }** gegeben.
you-passed = Du hast gepasst.
you-bid = Du hast { $amount } gereizt.
you-cut = Du hast bei { $at } abgehoben.
you-deal = Du gibst.
you-shuffle = Du mischst.
you-offer-cut = Du lässt abheben.
you-redeal = Du hast neue Karten verlangt.
you-trade = Du hast deine niedrigste Karte getauscht.
you-keep = Du hast deine niedrigste Karte behalten.
you-accept = Du hast angenommen.
you-done = Du tauschst nicht weiter.
you-last-card = Du hast angesagt: **letzte Karte!**
you-clear-table = Du hast den Tisch abgeräumt.
you-on-purpose = Du hast gesagt: mit Absicht.
you-by-mistake = Du hast gesagt: aus Versehen.
you-forfeits = Du gibst ein Pfand.
you-forfeit-tea = Du stellst die Aufgabe: Tee servieren.
you-forfeit-verse = Du stellst die Aufgabe: ein Lied singen.
you-forfeit-joke = Du stellst die Aufgabe: einen Witz erzählen.
took-back = Zurückgenommen. Du bist wieder dran.

### Turn pings
ping-lead = { $who }, du spielst aus · Ende <t:{ $due }:R>
ping-follow = { $who }, du bist dran · zu schlagen: **{ $play }** ({ $owner }) · Ende <t:{ $due }:R>
ping-decide = { $who }, du entscheidest · Ende <t:{ $due }:R>
ping-give = { $count ->
    [one] { $who }, gib eine Karte zurück · Ende <t:{ $due }:R>
   *[other] { $who }, gib { $count } Karten zurück · Ende <t:{ $due }:R>
 }
ping-reminder = ⏳ Die Hälfte deiner Zeit ist um.

### Results
results-title = ### { $game } · Runde { $number }: Ergebnis
result-titles = **{ $first }** ist { $best }, **{ $last }** ist { $worst }.
result-won = { $count ->
    [one] **{ $who }** gewinnt die Runde.
   *[other] **{ $who }** gewinnen die Runde.
 }
result-side-won = Gewonnen
result-side-lost = Verloren
result-side-drawn = Unentschieden
result-pair = Paar **{ $points }**
result-points = **{ $points }** · gesamt { $total }
result-penalties = { $points ->
    [one] **{ $points }** Strafpunkt · gesamt { $total }
   *[other] **{ $points }** Strafpunkte · gesamt { $total }
 }
result-paid = Chips: { $standing }
result-paid-total = { $chips } (gesamt { $total })
result-rating = { $rating }, { $change }
result-rating-same = Wertung { $rating }
podium-landlord = Landlord
podium-farmer = Bauer
podium-alone = Allein
podium-penalties = { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
 }
result-substituted = 🤖 teils vom Computer gespielt

result-among-people = -# Erster Platz unter Menschen: { $who } (ein Computer war besser)
achievement-earned = 🏅 **{ $who }**: { $names }
achievement-earned-why = { $name } ({ $why })
achievement-why-of-game = erster Sieg: { $game }
achievement-why-games = alle sechs Spiele gewonnen
achievement-why-rise = als Letzter gewonnen
achievement-why-row = drei Siege in Folge
achievement-why-comeback = Sieg nach zwei letzten Plätzen
achievement-why-giant = schlug jemanden mit 100 Punkten mehr Wertung
achievement-why-return = Sieg nach 30 Tagen Pause
achievement-why-alone = allein gegen alle gewonnen
achievement-why-partner = mit Partner gewonnen
achievement-why-crowd = Sieg an einem Tisch ab sieben
achievement-why-bomb = mit einer Bombe gewonnen
achievement-why-chop = bombte die höchsten Karten und gewann
achievement-why-revolution = drehte die Rangfolge um und gewann
achievement-why-low = als Erster fertig ohne hohe Karte
achievement-why-eager = als Erster fertig ohne zu passen
achievement-why-patient = als Erster fertig nach sechsmal Passen
achievement-why-close = Sieg, während jemand nur noch eine Karte hatte
achievement-why-shutout = fertig, bevor jemand eine Karte spielte
achievement-why-finish = mit fünf Karten auf einmal fertig

achievements-more = +{ $rest }

result-upset = 🚀 **{ $who }** steigt auf: von { $worst } zu { $best }!

result-streak = ⚔️ **{ $by }** beendet eine Serie von { $deals } Siegen: **{ $who }**.

result-streak-titled = ⚔️ **{ $by }** übernimmt: **{ $who }** war { $deals } Runden in Folge { $title }.

result-left = { $count ->
    [one] mit einer Karte gegangen
   *[other] mit { $count } Karten gegangen
}
result-held = übrig: { $cards }
match-won = { $count ->
    [one] 🏆 **{ $who } gewinnt die Partie!**
   *[other] 🏆 **{ $who } teilen sich den Sieg!**
 }
match-leader = { $leaders ->
    [one] { $who } führt mit
   *[other] { $who } führen mit
 } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
match-leader-of = { $leaders ->
    [one] { $who } führt mit
   *[other] { $who } führen mit
 } { $points } von { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkten
 }.
match-leader-penalties = { $leaders ->
    [one] { $who } führt mit
   *[other] { $who } führen mit
 } { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkten
 }.
match-until-points = { $count ->
    [one] Die Partie endet bei 1 Punkt.
   *[other] Die Partie endet bei { $count } Punkten.
 }
match-until-deals = { $count ->
    [one] Die Partie endet nach 1 Runde.
   *[other] Die Partie endet nach { $count } Runden.
 }
match-until-minutes = { $count ->
    [one] Die Partie endet nach 1 Minute.
   *[other] Die Partie endet nach { $count } Minuten.
 }
finale-settled = Chips gewonnen und verloren: { $standing }
finale-partners = Partner: { $who }
course-range = Tiefster Stand { $low }, höchster { $high }
finale-champions = { $count ->
    [one] Sieg
   *[other] Sieg geteilt
 }

finale-champions-of = { $count ->
    [one] Sieg in #{ $channel }
   *[other] Gemeinsamer Sieg in #{ $channel }
 }

finale-title-of = { $title } von #{ $channel }

finale-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }

finale-penalties = { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
 }

finale-chips = { $points ->
    [one] 1 Chip
   *[other] { $points } Chips
 }

finale-ahead = { $score }, { $lead } vor { $who }

finale-fewer = { $score }, { $lead } weniger als { $who }
finale-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
 }

finale-won-deals = { $deals ->
    [one] { $wins } von 1 Runde gewonnen
   *[other] { $wins } von { $deals } Runden gewonnen
 }
finale-won-last = Vorn in der letzten Runde


finale-about = { $deals ->
    [one] { $game } · 1 Runde · { $date }
   *[other] { $game } · { $deals } Runden · { $date }
 }


award-from-to = Von { $before } zu { $after }

award-rise = Runde { $number } vom letzten Platz aus gewonnen

award-fall = Vom ersten Platz auf den letzten

award-held = { $count ->
    [2] Zwei { $ranks } bis zuletzt behalten
    [3] Drei { $ranks } bis zuletzt behalten
   *[other] { $count } { $ranks } bis zuletzt behalten
 }

award-bombs = { $count ->
    [2] Zwei Bomben gelegt
    [3] Drei Bomben gelegt
   *[other] { $count } Bomben gelegt
 }

award-comeback = { $count ->
    [one] 1 Punkt Rückstand aufgeholt
   *[other] { $count } Punkte Rückstand aufgeholt
 }

award-reign = { $count ->
    [one] 1 Runde gewonnen
   *[other] { $count } Runden in Folge gewonnen
 }

award-sweep = Jede einzelne Runde gewonnen

award-close = Mit nur einem Punkt Vorsprung gewonnen

award-revolution = { $count ->
    [one] Eine Revolution ausgerufen
   *[other] { $count } Revolutionen ausgerufen
 }

award-alone = { $count ->
    [one] Einmal allein gegen alle gewonnen
   *[other] { $count }-mal allein gegen alle gewonnen
 }

award-landlord = { $count ->
    [one] 1 Runde als Landlord gewonnen
   *[other] { $count } Runden als Landlord gewonnen
 }

award-wire = Von der ersten bis zur letzten Runde vorn

award-bomb = Größte Bombe: { $play }

award-play = Stärkster Zug: { $play }

award-patience = { $count ->
    [one] Einmal gepasst und die Runde gewonnen
   *[other] { $count }-mal gepasst und die Runde gewonnen
 }

award-exit = { $count ->
    [one] Am schnellsten fertig: nach 1 Zug
   *[other] Am schnellsten fertig: nach { $count } Zügen
 }
award-win = Runde { $number } gewonnen
award-second = Zweiter Platz in Runde { $number }
award-ahead = In Runde { $number } vor { $who }
award-stayed = { $count ->
    [one] Nie aufgegeben: 1 Runde gespielt
   *[other] Nie aufgegeben: alle { $count } Runden gespielt
 }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Rangliste · { $game }
leaderboard-ranked = Sortiert nach: { $number }.
leaderboard-people = Es zählen Runden zwischen Menschen. Ein Sieg ist der erste Platz unter Menschen. Computer stehen nicht hier.
leaderboard-by-points = Punkte insgesamt
leaderboard-by-paid = gewonnene und verlorene Chips
leaderboard-by-penalties = wenigste Strafpunkte pro Runde
leaderboard-by-wins = gewonnene Runden
leaderboard-by-share = Anteil gewonnener Runden

leaderboard-by-place = Anteil geschlagener Gegner
leaderboard-by-president = Anteil der Runden mit dem höchsten Titel

leaderboard-by-last = wenigste letzte Plätze pro Runde

leaderboard-by-reign = längste Siegesserie

leaderboard-by-coups = Siege vom letzten Platz aus

leaderboard-by-deals = gespielte Runden
leaderboard-by-rating = Wertung

leaderboard-enough = { $deals ->
    [one] Einen Rang gibt es hier ab { $deals } Runde.
   *[other] Einen Rang gibt es hier ab { $deals } Runden.
 }
leaderboard-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
leaderboard-paid = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
 }
leaderboard-penalties = { $average ->
    [one] { $average } Strafpunkt pro Runde
   *[other] { $average } Strafpunkte pro Runde
 }
leaderboard-wins = { $count ->
    [one] 1 Runde gewonnen
   *[other] { $count } Runden gewonnen
 }
leaderboard-beaten = { $share } % der Gegner geschlagen
leaderboard-ties = Die Zahlen sind gerundet, die Ränge nicht.
leaderboard-share = { $share } % gewonnen

leaderboard-president = höchster Titel in { $share } % der Runden

leaderboard-last = Letzter in { $share } % der Runden

leaderboard-reign = { $count ->
    [one] 1 Sieg in Folge
   *[other] { $count } Siege in Folge
 }

leaderboard-coups = { $count ->
    [one] 1 Sieg vom letzten Platz aus
   *[other] { $count } Siege vom letzten Platz aus
 }

leaderboard-deals = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
 }
leaderboard-rating = { $rating } ± { $margin }

leaderboard-unsure = { $rating } ± { $margin } ?

leaderboard-line-won = { $first } von { $deals } gewonnen
leaderboard-line-landlord = { $first } von { $deals } gewonnen, als Landlord { $won } von { $alone }
leaderboard-line-alone = { $first } von { $deals } gewonnen, allein { $won } von { $alone }
leaderboard-unknown = { $deals ->
    [one] {" "}· Ausgang nicht aufbewahrt: 1 Runde
   *[other] {" "}· Ausgang nicht aufbewahrt: { $deals } Runden
 }
leaderboard-beside = {" "}· { $deals ->
    [one] 1 weitere Runde zählt nicht
   *[other] { $deals } weitere Runden zählen nicht
 }

leaderboard-beside-why = Nicht gezählt: Runden, die teils ein Computer spielte, und alle nach { $limit } gewerteten am Tag mit großenteils denselben Leuten.
leaderboard-below = { $deals ->
    [one] ── noch ohne Rang: unter { $deals } Runde oder mehr als ± { $margin }
   *[other] ── noch ohne Rang: unter { $deals } Runden oder mehr als ± { $margin }
 }
leaderboard-few = { $deals ->
    [one] ── noch ohne Rang: unter { $deals } Runde
   *[other] ── noch ohne Rang: unter { $deals } Runden
 }
leaderboard-lacks = { $deals ->
    [one] {" "}· noch 1 Runde bis zum Rang
   *[other] {" "}· noch { $deals } Runden bis zum Rang
 }
leaderboard-away = ── seit { $days } Tagen hier nicht gespielt oder nicht mehr auf dem Server
leaderboard-last-deal = {" "}· letzte Runde <t:{ $at }:D>

leaderboard-rated = Die Wertung berücksichtigt, mit welchem Platz und auf welcher Seite eine Runde beginnt.

leaderboard-empty = Hier steht noch keiner: Erst müssen zwei Menschen eine Runde dieses Spiels beenden.
leaderboard-nobody = Hier steht noch keiner. `/{ name-game } { name-game-start }` eröffnet einen Tisch.
leaderboard-by-what = Nach „{ $typed }“ kann ich nicht ordnen. Wähle aus der Liste.
leaderboard-no-season = Eine Saison „{ $typed }“ kenne ich nicht. Wähle aus der Liste.

leaderboard-no-channel = Für „{ $typed }“ gibt es keine Rangliste. Wähle einen Kanal aus der Liste.

leaderboard-all-time = Alle Zeiten

leaderboard-this-season = Diese Saison

leaderboard-season = Saison { $number }

leaderboard-before = Vor den Saisons

leaderboard-tonight = Heute Abend
season-over = { $season } ist vorbei

season-next = { $season } läuft bis zum { $until }.

season-next-open = { $season } hat begonnen.

season-undone = Diese Saison geht weiter: Ein Admin hat ihr Ende zurückgenommen.

season-none = Dieser Server hat keine Saisons. Admins wählen sie in `/{ name-server }`.

season-first = Diese Saison beginnt mit der ersten Runde.
season-ends = { $days ->
    [0] { $season } endet heute
    [one] { $season } endet in 1 Tag
   *[other] { $season } endet in { $days } Tagen
 }

season-open = Seit dem { $since }, bis ein Admin sie beendet.

season-champions = Sieger

season-table = Ganze Tabelle

season-ask = **{ $season } jetzt beenden?** Ich zeige das Podest im Kanal, und die nächste Saison beginnt.

season-not-now = Nur die laufende Saison kann enden, sobald eine Runde zählt.

season-too-late = Ein Ende lässt sich 24 Stunden lang zurücknehmen.

season-best-deals = { $count ->
    [one] Meiste Runden: { $who } (1)
   *[other] Meiste Runden: { $who } ({ $count })
 }

season-best-firsts = { $count ->
    [one] Meiste erste Plätze: { $who } (1)
   *[other] Meiste erste Plätze: { $who } ({ $count })
 }

season-best-share = Größter Anteil an Siegen: { $who } ({ $count } %)

season-best-reign = { $count ->
    [one] Längste Siegesserie: { $who } (1 Runde)
   *[other] Längste Siegesserie: { $who } ({ $count } Runden)
 }

season-best-coups = { $count ->
    [one] Meiste Siege vom letzten Platz: { $who } (1)
   *[other] Meiste Siege vom letzten Platz: { $who } ({ $count })
 }

button-season-end = { $season } beenden

button-season-undo = { $season } fortsetzen


button-around = Um mich herum

ladder-plain = { $game } ohne Tausch

ladder-exchange = { $game } mit Tausch

ladder-pairs = { $game } in Paaren

ladder-teams = { $game } in Teams

ladder-alone = { $game }, einer gegen alle

ladder-other = Andere Spiele
profile-title = ### { $who } auf diesem Server

profile-favorite = Lieblingsspiel: **{ $game }**, { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
 }

profile-games = Weitere Spiele: { $games }

profile-reign = { $deals ->
    [one] Beste Serie: einmal Erster
   *[other] Beste Serie: { $deals }-mal in Folge Erster
 }
profile-row = { $deals ->
    [one] Serie jetzt: letzte Runde gewonnen
   *[other] Serie jetzt: die letzten { $deals } Runden gewonnen
 }
profile-bar-won = Gewonnen
profile-bar-place = { $place }. Platz
profile-bar-others = Andere
profile-bar-latest = { $deals ->
    [one] Letzte Runde
   *[other] Letzte { $deals }
 }
profile-latest = { $label }, neueste zuletzt: { $places }
profile-shows = Im Profil zu sehen: { $names }
profile-places = Platz im Schnitt: { $averages }
profile-place-of = **{ $average }** von { $players }

profile-rating = { $ladder }: **{ $rating }** · Bestwert { $peak }

profile-rating-new = { $ladder }: **{ $rating }**

profile-honest = Wertungen brauchen Zeit: Von zweien hat der Bessere nach 10 Runden in 73 % der Fälle die höhere, nach 100 Runden in 86 %.

button-achievements = Erfolge

profile-achievements = 🏅 Erfolge: **{ $have }** von { $all }
profile-daily = 🗓️ Spiel des Tages: Serie **{ $days }** · Rekord { $best }

profile-achievements-newest = 🏅 Erfolge: **{ $have }** von { $all } · zuletzt: { $names }
profile-near = 🏅 Fast geschafft: { $names }
profile-near-games = { $count ->
    [one] noch ein Sieg in 1 Spiel bis { $name }
   *[other] noch Siege in { $count } Spielen bis { $name }
 }
profile-near-wins = { $count ->
    [one] noch 1 Sieg bis { $name }
   *[other] noch { $count } Siege bis { $name }
 }

achievements-title = ### 🏅 { $who }: { $have } von { $all } Erfolgen

achievements-about = -# Für jeden brauchst du einen Sieg gegen mindestens einen anderen Menschen, ohne dass ein Computer für dich spielt.
achievements-choose = Im Profilbild: die drei neuesten

achievement-of-game = Gewinne eine Runde { $game }.

achievement-president = Staatsoberhaupt

achievement-bigtwo = Großes Ding

achievement-daifugo = Großmillionär

achievement-thirteen = Glückszahl 13

achievement-doudizhu = Gute Ernte

achievement-bigthree = Aller guten Dinge sind drei

achievement-games = Alleskönner

achievement-about-games = Gewinne in jedem der sechs Spiele eine Runde.

achievement-rise = Vom Habenichts zum Präsidenten

achievement-about-rise = Gewinne eine Runde, in die du als Letzter gehst.

achievement-row = Hattrick

achievement-about-row = Gewinne drei Runden hintereinander.

achievement-comeback = Phönix

achievement-about-comeback = Gewinne nach zwei letzten Plätzen in Folge.

achievement-giant = Riesentöter

achievement-about-giant = Schlage jemanden, dessen Wertung mindestens 100 Punkte über deiner liegt.

achievement-return = Lange nicht gesehen

achievement-about-return = Gewinne nach 30 Tagen deine erste Runde gegen Menschen.

achievement-alone = Eine Hand gegen alle

achievement-about-alone = Gewinne allein gegen alle anderen.

achievement-partner = Gemeinsam stark

achievement-about-partner = Gewinne mit einem anderen Menschen auf deiner Seite.

achievement-crowd = Aus der Menge

achievement-about-crowd = Gewinne an einem Tisch mit sieben oder mehr.

achievement-bomb = Bumm

achievement-about-bomb = Spiel eine Bombe und gewinne die Runde.

achievement-chop = Abserviert

achievement-about-chop = Schlage die höchsten Karten mit einer Bombe und gewinne die Runde.

achievement-revolution = Revolution

achievement-about-revolution = Kehre die Reihenfolge um und gewinne die Runde.

achievement-low = Klein, aber oho

achievement-about-low = Werde als Erstes fertig, ohne Joker und ohne die höchsten Karten zu spielen.

achievement-eager = Passen? Nie

achievement-about-eager = Werde als Erstes fertig, in mindestens vier Zügen und ohne zu passen.

achievement-patient = Geduld

achievement-about-patient = Passe mindestens sechsmal, niemand öfter, und werde als Erstes fertig.

achievement-close = Fotofinish

achievement-about-close = Werde als Erstes fertig, während jemand gegen dich nur noch eine Karte hat.

achievement-shutout = Zu null

achievement-about-shutout = Werde als Erstes fertig, bevor jemand gegen dich eine Karte gespielt hat.

achievement-finish = Großes Finale

achievement-about-finish = Werde als Erstes fertig, mit fünf oder mehr Karten im letzten Zug.

profile-nemesis = Verliert am häufigsten gegen: { $who } ({ $count })

profile-victim = Schlägt am häufigsten: { $who } ({ $count })
profile-victim-own = Du schlägst am häufigsten: { $who } ({ $count })
profile-nemesis-own = Schlägt dich am häufigsten: { $who } ({ $count })

profile-newest = { $deals ->
    [one] in der letzten Runde
   *[other] in den letzten { $deals } Runden
 }

profile-elsewhere = { $who } ist nicht auf diesem Server, darum gibt es hier nichts zu zeigen.

rivals-title = ### { $one } und { $other } auf diesem Server

rivals-together = { $deals ->
    [one] 1 Runde gegeneinander
   *[other] { $deals } Runden gegeneinander
 } · die letzte am <t:{ $at }:D>

rivals-score = { $one } **{ $better } : { $worse }** { $other }
rivals-all-in = alle in { $ladder }

rivals-even = Keiner davor: { $count }-mal

rivals-ladder = { $ladder }: **{ $better } : { $worse }**

rivals-rating = Nach der Wertung liegt { $who } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } vorn und sollte in { $share } von 100 Runden vor { $other } landen.

rivals-level = Nach der Wertung sind { $who } und { $other } gleich stark.

rivals-unsure = Das ist noch unsicher.

rivals-alone = Wähle zwei verschiedene Personen.
rivals-nobody = Noch niemand da zum Vergleichen. Spiel hier erst eine Runde mit jemandem zu Ende.
rivals-choose = Anderen Rivalen wählen

rivals-never = { $one } und { $other } haben hier noch keine Runde gegeneinander beendet.

profile-nobody = { $who } hat hier noch keine Runde mit anderen Menschen beendet.

profile-against = Gegen dich: { $better }-mal vor dir, { $worse }-mal hinter dir














### For those who cannot see the pictures
alt-hand = { $count ->
    [one] Deine letzte Karte: { $cards }
   *[other] Deine { $count } Karten: { $cards }
 }
alt-hand-dimmed = Jetzt nicht spielbar: { $cards }
alt-hand-dimmed-all = Keine Karte ist jetzt spielbar.
# At the end of the alt text of a first hand and of the greeting, for people who hear pictures.
alt-words-offered = Worte statt Bilder: /{ name-settings }, { prefer-pictures-no }.
alt-hand-picked = Gewählt: { $cards }
alt-hand-backs = Aus dem zweiten Deck: { $cards }
alt-hand-taken = Aufgenommen: { $cards }
alt-more = Und { $count } weitere.
alt-table-top = Auf dem Tisch: { $play } von { $who }.
alt-table-empty = Der Tisch ist leer: Jemand spielt aus.
alt-table-turn = Am Zug: { $seats }.
alt-table-earlier = Vorher in diesem Stich, das Älteste zuerst: { $plays }.
alt-table-last = Letzter Stich, das Älteste zuerst: { $plays }.
alt-table-you = Du hast Sitz { $seat }.
alt-table-side = Team { $side }
alt-table-seat = { $who }: { $count }
alt-table-widow = { $count ->
    [one] 1 Karte liegt verdeckt in der Mitte.
   *[other] { $count } Karten liegen verdeckt in der Mitte.
 }
cards-shown = Offene Karten von { $who }: { $cards }.
alt-table-undrawn = { $count ->
    [one] Ein früherer Zug ist nicht zu sehen.
   *[other] { $count } frühere Züge sind nicht zu sehen.
 }
alt-leaderboard = Balkendiagramm, die Besten zuerst
alt-profile = Profil von { $who }: gewonnene Runden und Plätze.
alt-rivals = { $one } gegen { $other }.

alt-profile-course = Wertung in { $ladder }, { $deals ->
    [one] letzte Runde
   *[other] letzte { $deals } Runden
 }: von { $start } auf { $end }.




alt-finale = Finale der Partie, gewonnen von { $seats }.
alt-finale-points = Punkte nach jeder Runde:
alt-finale-places = Plätze in jeder Runde:
alt-finale-chips = Chips nach jeder Runde:
alt-podium = { $of ->
    [match] Siegertreppchen der Partie, die Besten zuerst.
    [daily] Siegertreppchen beim Spiel des Tages, die Besten zuerst.
   *[deal] Siegertreppchen der Runde, die Besten zuerst.
 }
alt-podium-season = Siegertreppchen: { $season }, die Besten zuerst.
alt-podium-step = { $place }. Platz: { $seats }
alt-podium-side = { $outcome }: { $seats }
alt-podium-seat = Sitz { $seat }

### Refusals
moved-on = Das Spiel ging weiter. Das ist jetzt dein Blatt.
game-moved-on = Das Spiel ging weiter.
went-wrong = Bei mir ist etwas schiefgegangen. Nichts ist verloren; versuch es bitte noch einmal.
not-at-this-table = Du bist nicht an diesem Tisch. Drück zuerst auf **Mitspielen**.
no-deal-running = Hier läuft gerade keine Runde.
no-table-here = In diesem Kanal ist noch kein Tisch. `/{ name-game } { name-game-start }` eröffnet einen.
no-table-of-yours = Du sitzt gerade an keinem Tisch.
already-seated = Du sitzt schon am Tisch.
challenge-ping = ⚔️ { $who }, { $host } fordert dich zu **{ $game }** heraus!
challenge-sent = { $who } ist zum Mitspielen eingeladen.
challenge-no = { $who } hat abgelehnt.
challenge-other = Diese Herausforderung gilt jemand anderem.
challenge-self = Dich selbst kannst du nicht herausfordern. Mit **{ button-practise }** spielst du gegen Computer.
challenge-bot = { $who } ist ein Bot. Computer kommen mit **{ button-computer }** an einen Tisch.
challenge-unseen = { $who } sieht diesen Kanal nicht.
challenge-refused = { $who } darf hier nicht mitspielen.
challenge-sit = Hier gibt es schon einen Tisch. Setz dich erst dazu, dann fordere { $who } heraus.
challenge-seated = { $who } sitzt schon am Tisch.
challenge-rematch = { $who } sitzt schon an diesem Tisch. Noch einmal?
challenge-asked = { $who } ist schon gefragt worden.
challenge-declined = { $who } hat schon abgelehnt.
challenge-soon = Du hast { $who } eben erst herausgefordert. Versuch es in ein paar Minuten wieder.
closed-until-match-ends = Alle Plätze dieser Partie sind besetzt. Nach ihrem Ende kannst du mitspielen.
table-full = { $most ->
    [one] Der Tisch ist voll (1 Spieler).
   *[other] Der Tisch ist voll ({ $most } Spieler).
 }
table-closed = Dieser Tisch ist geschlossen.
control-unknown = Dieser Knopf ist zu alt. Nimm die neueste Nachricht.
table-set-aside = **Dieser Tisch pausiert:** Diese Version des Bots kann ihn nicht lesen. Nichts ist verloren. { $host } oder wer den Kanal verwaltet, kann mit denselben Leuten neu beginnen oder ihn schließen.
restarting = 🔧 Neustart. Euer Spiel geht gleich weiter, und niemand verliert Zeit.
nobody-to-wait-for = Sonst ist niemand dran.
you-are-waited-for = Alle warten auf dich. Mehr Zeit können dir nur andere geben.
waited-enough = Da ist noch reichlich Zeit.
gave-enough = { $count ->
    [one] Du hast für diesen Zug schon einmal mehr Zeit gegeben. Mehr kann jemand anderes am Tisch geben.
   *[other] Du hast für diesen Zug schon { $count }-mal mehr Zeit gegeben. Mehr kann jemand anderes am Tisch geben.
 }
take-back-late = Zu spät: Jemand hat schon gespielt.
take-back-forbidden = An diesem Tisch nimmt man nichts zurück: { $host } hat es abgeschaltet.
no-computer-there = Dieser Platz ist nicht mehr frei.
seat-is-out = Dieser Platz ist für diese Runde zu. Drück auf **{ button-join }**, um ab der nächsten mitzuspielen.
back-with-next-deal = Du spielst in dieser Partie schon mit und kommst darum erst zur nächsten Runde zurück: Drück auf **{ button-join }**.
only-host = Das kann nur { $host } (Gastgeber).
only-host-starts = { $host } leitet den Tisch und drückt auf **{ button-start }**. Rührt sich { $host } nicht, kannst du es <t:{ $at }:R>.
host-is-here = { $host } leitet den Tisch. Du kannst übernehmen, wenn sich { $host } zehn Minuten nicht rührt: <t:{ $at }:R>.
only-host-stops = Bitte { $host } (Gastgeber), zu schließen. Bleibt es ruhig, können es alle: <t:{ $at }:R>.
only-host-stops-deal = Bitte { $host } (Gastgeber), zu schließen. Nach der Runde und zehn ruhigen Minuten können es alle.
deal-is-running = Es läuft schon eine Runde.
cannot-start = Noch nicht: { $why }
too-few-players = { $exact ->
    [yes] { $game } braucht { $need } Mitspieler
   *[no] { $game } braucht mindestens { $need } Mitspieler
 }: noch { $more }{ $fill ->
    [yes] , oder **{ button-computer }**
   *[no] {""}
 }.
too-few-forms = Oder spielt eines davon, so wie ihr seid:
too-many-players = { $game } geht mit höchstens { $most } Mitspielern. Zu viel: { $who }. { $computers ->
    [yes] Entfern Computer (**{ button-table }**).
   *[no] Jemand muss aussetzen (**{ button-table }**).
 }
swap-too-many = { $game } geht mit höchstens { $most } Mitspielern. Ohne Platz wäre: { $who }. Erst muss jemand aussetzen (**{ button-table }**).
rules-clash = Diese Regeln passen nicht zusammen: { $why }
house-rule-form = „{ $typed }“ verstehe ich nicht. Schreib Option=Wert, mit Kommas dazwischen.
rule-unknown = Eine Hausregel „{ $typed }“ gibt es nicht. { $near ->
    [none] Tipp ein Wort daraus und wähle aus der Liste.
   *[other] Meinst du { $near }?
 }
channel-taken = In diesem Kanal ist schon ein Tisch.
table-is-here = Hier gibt es schon einen Tisch: [{ $game }]({ $link }) · Gastgeber { $host }{ $stage ->
    [deal] {" "}· eine Runde läuft
    [lobby] {" "}· noch nicht gestartet
   *[other] {" "}· zwischen zwei Runden
 }
closable-at = Bleibt es dort ruhig, kannst du ihn <t:{ $at }:R> schließen.
away-server = Ich bin nicht auf diesem Server. Jemand, der ihn verwaltet, kann mich hinzufügen.
away-chat = In diesen Chat kann ich nicht kommen. Füg mich dafür einem Server hinzu.
button-add-bot = Zu einem Server hinzufügen
permissions-missing = In diesem Kanal brauche ich diese Rechte: { $named }.
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
own-permissions-missing = Dafür brauchst du in diesem Kanal diese Rechte: { $named }.
place-unseen = Du kannst den Kanal dieses Tisches nicht mehr sehen.
command-limited = `/{ $command }` kannst du hier nicht benutzen, und dieser Knopf tut dasselbe.
no-such-game = Ein Spiel „{ $game }“ kenne ich nicht. Schau in `/{ name-rules }`.
typed-unreadable = „{ $typed }“ verstehe ich nicht. Schreib zum Beispiel 7 7, Paar 7 oder Herz 7.
typed-which = Mehrere Züge passen: { $choices }. Schreib einen davon.
typed-not-held = { $cards } hast du nicht.
typed-too-few = Du hast nur { $held }mal { $card }, nicht { $wanted }mal.
typed-several = { $card }

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] Du hast keine Karten mehr.
    [one] **Deine letzte Karte:**
   *[other] **Deine { $count } Karten:**
 }
words-backwards = Gegen den Uhrzeigersinn ↺
words-seat = { $who }: { $about }
words-you = du
words-you-against = dich
hands-in-channel = Spiel von hier: **{ button-hand }** im Kanal.

### A player's settings
settings-title = ### Deine Einstellungen
    -# Überall dieselben.
chosen = ✓ { $label }
prefer-sent = **Wo dein Blatt erscheint**
prefer-sent-default = Wie der Server
prefer-sent-default-here = Wie hier: { $place }
prefer-sent-dm = Direktnachricht
prefer-sent-channel = Im Kanal
prefer-sent-both = Beides
prefer-sorting = **Wie deine Karten sortiert sind**
prefer-sorting-rank = Nach Wert
prefer-sorting-suit = Nach Farbe
prefer-deck = **Stil der Karten**
prefer-deck-four = Vier Farben
prefer-deck-two = Zwei Farben
prefer-deck-safe = Für Farbenblinde
prefer-deck-dark = Dunkel
prefer-deck-contrast = Kontrastreich
prefer-deck-animals = Tiere
prefer-deck-pixel = Pixel
deck-which = Stil der Karten
prefer-pictures = **Bilder oder Worte** (Worte für Screenreader)
prefer-pictures-yes = Bilder
prefer-pictures-no = Worte
# Above the settings, once Words is pressed.
prefer-words-chosen = Ab jetzt in Worten. Pings kommen nun **{ prefer-pinged-at-once }**; unten kannst du das ändern.
prefer-pinged = **Ping mich, wenn ich dran bin**
prefer-pinged-at-once = Sofort
prefer-pinged-soon = Nach 8 Sekunden
prefer-pinged-late = Nach 20 Sekunden
prefer-pinged-reminded = Nach der Hälfte
prefer-auto-pass = **Für mich passen**, wenn ich nichts spielen kann
prefer-auto-pass-yes = Ja
prefer-auto-pass-no = Nein
prefer-turn-factor = **Zeit für meine Züge**
prefer-turn-factor-1 = Wie am Tisch
prefer-turn-factor-2 = Doppelt so lang
prefer-turn-factor-4 = Viermal so lang
prefer-option = { $heading }: { $label }
prefer-avatar = **Mein Profilbild** in Bildern zeigen

prefer-avatar-yes = Ja

prefer-avatar-no = Nein
prefer-hidden = **Mich zeigen** in Ranglisten und früheren Runden. Am Tisch sieht man immer, mit wem man spielt; hier geht es um das, was bleibt oder später nachgeschlagen wird.
prefer-hidden-which = Mich zeigen?
prefer-hidden-no = Ja
prefer-hidden-names = Ohne meinen Namen
prefer-hidden-all = Gar nicht

prefer-language = **Meine Sprache**
prefer-language-which = Welche Sprache?
prefer-language-as-discord = Wie mein Discord

### What a server allows
only-role-hosts = Auf diesem Server kann nur { $role } Tische eröffnen.
game-not-here = { $game } ist auf diesem Server abgeschaltet. Spielen kannst du: { $allowed }.
no-more-tables = { $most ->
    [one] Ein Tisch ist schon offen, und mehr erlaubt dieser Server nicht. `/{ name-game } { name-game-tables }` zeigt, ob du mitspielen kannst.
   *[other] { $most } Tische sind schon offen, und mehr erlaubt dieser Server nicht. `/{ name-game } { name-game-tables }` zeigt, wo du mitspielen kannst.
 }
banned = Du bist von den Tischen dieses Servers gesperrt. Aufheben kann das nur, wer den Server verwaltet.
banned-because = Du bist von den Tischen dieses Servers gesperrt. Aufheben kann das nur, wer den Server verwaltet. Grund: { $reason }
blocked = Du kannst mit diesem Bot nicht spielen: Seine Betreiber haben dich gesperrt.
blocked-because = Du kannst mit diesem Bot nicht spielen: Seine Betreiber haben dich gesperrt. Grund: { $reason }
blocked-server = Auf diesem Server geht dieser Bot nicht: Seine Betreiber haben den Server gesperrt.
support = Fragen? { $where }
only-channels = Tische gehen hier nur in { $allowed } auf.
channels-unseen = Tische gehen hier nur in bestimmten Kanälen auf, und du siehst keinen davon. Frag die, die den Server verwalten.
hosts-enough = { $most ->
    [one] Du bist hier schon Gastgeber: { $where }. Schließ den Tisch oder gib ihn ab (**{ button-table }**).
   *[other] Du hast hier schon { $most } Tische: { $where }. Schließ einen oder gib ihn ab (**{ button-table }**).
 }
heir-hosts-enough = { $who } hat hier schon so viele Tische, wie eine Person haben kann. Wähle jemand anderen.

### The settings of a server
server-title = ### Einstellungen dieses Servers
    -# Zeiten gelten ab der nächsten Runde, alles andere sofort.
server-choose = Wähle
server-language = **Sprache** in Kanälen
server-language-as-discord = Wie der Server auf Discord
server-hosts = **Wer Tische eröffnen kann**
server-hosts-all = Alle
server-families = **Spiele**, die es hier gibt
server-turn = **Zeit** pro Zug
server-bank = **Zeitreserve** pro Spieler und Runde
server-sent = **Karten** für alle, die in `/{ name-settings }` nichts gewählt haben
server-most = **Tische**, die zugleich offen sind
server-threads = Gespielt wird **direkt im Kanal**.
server-threads-on = Jedes Spiel hat **einen eigenen Thread**.
server-threads-yes = Threads benutzen
server-threads-no = Keine Threads
server-tables = Offene Tische
server-page-play = Spielen
server-page-people = Leute
server-page-rules = Regeln
server-page-seasons = Saisons

server-page-log = Protokoll
server-page-title = ### Einstellungen dieses Servers · { $page }
server-channels = **Kanäle**, in denen Tische aufgehen dürfen; ein Thread zählt als sein Kanal
server-channels-all = Überall
server-hosted = **Offene Tische** eines Gastgebers
server-ping = **Rolle**, die ich erwähne, wenn ein Tisch aufgeht, und die sich Mitglieder selbst geben
server-ping-none = Keine Rolle
server-ping-every = **Pause** zwischen zwei Erwähnungen, mindestens
server-history = **Karten und Züge** beendeter Runden bleiben

server-crown = **Rolle** für den Präsidenten: Wer zuletzt gewonnen hat, bekommt sie
server-season = **Saisons** der Rangliste

server-season-none = Keine Saisons

server-season-month = Ein Monat

server-season-quarter = Drei Monate

server-season-hand = Ein Admin beendet sie

server-zone = **Zeitzone**: { $zone }. `/{ name-server } zone:` ändert sie.

server-zone-about = **Zeitzone**

server-daily = **Spiel des Tages**: der Kanal für einen Beitrag um Mitternacht, mit den Besten des Vortags

server-daily-none = Kein täglicher Beitrag

server-no-zone = Die Zeitzone „{ $typed }“ kenne ich nicht. Wähle aus der Liste.

server-season-ended = **Ende einer Saison**

server-season-back = **Saison fortgesetzt** nach ihrem Ende


server-savers = **Wer Regeln speichern darf**, außer denen, die den Server verwalten
server-saver-role = **Rolle**, die Regeln speichern darf
server-saver-none = Keine Rolle
server-rates = **Wertung** und Hausregeln
server-rates-no = Nur Runden ohne Hausregeln werden gewertet
server-rates-yes = Runden mit Hausregeln werden auch gewertet
server-threads-about = **Threads**
savers-all = Alle
savers-hosts = Gastgeber eines offenen Tisches
savers-role = Eine Rolle
button-bans = Sperren
button-ping-post = Knopf hier posten
button-saved-rules = Gespeicherte Regeln
button-to-settings = Einstellungen
tables-any = Ohne Grenze
tables-at-once = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
 }
time-as-set-up = Wie üblich
time-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
 }
time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
 }
time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
 }
time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
 }

time-always = Immer

tables-title = { $count ->
    [0] ### Auf diesem Server ist kein Tisch offen
    [one] ### 1 offener Tisch
   *[other] ### { $count } offene Tische
 }
tables-line = { $channel } · { $game } · { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
 }, Gastgeber { $host }{ $running ->
    [yes] {" "}· eine Runde läuft
   *[no] {""}
 }
overrule-close-about = **Schließen**: Die laufende Runde zählt nicht, beendete Runden zählen.
overrule-reset-about = **Neu beginnen**: Hier öffnet ein neuer Tisch mit denselben Leuten und Regeln.
overrule-close = Schließen
overrule-reset = Neu beginnen
button-back = Zurück
button-more = Mehr
only-admins = Das kann nur, wer diesen Server verwaltet.
bans-title = { $count ->
    [0] ### Niemand ist gesperrt
    [one] ### 1 Person ist hier von den Tischen gesperrt
   *[other] ### { $count } Personen sind hier von den Tischen gesperrt
 }
bans-choose = Jemanden sperren
button-lift = Aufheben
button-ban = Sperren
button-ban-because = Mit Grund sperren
button-ban-by-id = Per ID sperren
ban-line = **{ $whom }** · von { $who }, <t:{ $at }:d>
ban-line-because = **{ $whom }** · von { $who }, <t:{ $at }:d>: { $reason }
ban-about = **{ $whom } sperren**, an allen Tischen dieses Servers? Ein Platz wird frei, als hätte { $whom } ganz aufgehört; eine laufende Runde spielt ein Computer zu Ende. Das gilt, bis es jemand aufhebt.
ban-made = { $whom } ist von den Tischen dieses Servers gesperrt.
ban-lifted = { $whom } darf hier wieder mitspielen.
ban-oneself = Dich selbst kannst du nicht sperren.
ban-the-bot = Bots spielen an keinem Tisch.
ban-nobody = Diese ID hat niemand.
ban-no-id = Das ist keine ID. In Discord gibt es im Entwicklermodus im Menü einer Person „Nutzer-ID kopieren“.
ban-id-about = Auch für Leute, die diesen Server verlassen haben.
ban-reason-about = Die Person liest ihn, und alle, die diesen Server verwalten.
form-ban = Von allen Tischen sperren
form-ban-id = ID der Person
form-reason = Grund
saved-rules-title = { $count ->
    [0] ### Hier sind keine Regeln gespeichert
    [one] ### Hier ist 1 Regelsatz gespeichert
   *[other] ### Hier sind { $count } Regelsätze gespeichert
 }
saved-rules-line = **{ $name }** · { $game } · von { $author }
saved-rules-choose = Wähle, von wem
saved-rules-by = { $count ->
    [one] 1 Regelsatz
   *[other] { $count } Regelsätze
 }
saved-rules-of = { $count ->
    [one] **{ $author }** hat einen Regelsatz gespeichert:
   *[other] **{ $author }** hat { $count } Regelsätze gespeichert:
 }
saved-rules-dropped = { $count ->
    [0] Von { $author } gab es nichts zu löschen.
    [one] Ein Regelsatz von { $author } ist gelöscht.
   *[other] { $count } Regelsätze von { $author } sind gelöscht.
 }
button-delete-all-of = { $count ->
    [one] Löschen
   *[other] Alle { $count } löschen
 }
log-about = -# Das Neueste zuerst. Nichts wird länger als 90 Tage aufbewahrt.
log-empty = Noch ist nichts passiert.

button-flags = Auffälliges

flags-title = ### Auffälliges

flags-about = -# Fakten aus gewerteten Runden, die Zufall selten erklärt. Sie beweisen nichts, und von selbst folgt nichts daraus.

flags-none = Nichts fällt auf.

flags-ahead = - { $game }: **{ $who }** kam { $number ->
    [one] 1-mal
   *[other] { $number }-mal
 } öfter vor **{ $other }** an, als die Wertung erwarten lässt, in { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
 }.

flags-together = - { $game }: Sitzen **{ $who }** und **{ $other }** zusammen, schlagen beide die anderen { $number } % öfter als sonst, in { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
 }.

flags-few = - { $game }: **{ $who }** gewann { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
 } in { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
 }, das meiste gegen **{ $other }**.

flags-left = - { $game }: **{ $who }** gewann { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
 } in Runden, die andere verließen, von { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
 }.

flags-more = -# +{ $count }

only-host-flags = Nur der Gastgeber dieses Tisches sieht Auffälliges.
log-removed = { $who } hat **{ $whom }** vom Tisch in { $channel } entfernt.
log-handed-over = { $who } hat in { $channel } **{ $whom }** zum Gastgeber gemacht.
log-took-over = { $who } ist in { $channel } Gastgeber geworden, anstelle von **{ $whom }**.
log-stopped = { $own ->
    [yes] { $who } hat den Tisch in { $channel } beendet.
   *[no] { $who } hat den Tisch von **{ $whom }** in { $channel } beendet.
 }
log-asked-stop = { $who } wollte eine Runde in { $channel } abbrechen.
log-agreed-stop = Die Spieler haben eine Runde in { $channel } abgebrochen: **{ $whom }** wollte es, { $who } stimmte zuletzt zu.
log-changed-game = { $who } hat in { $channel } zu **{ $about }** gewechselt.
log-started-over = { $own ->
    [yes] { $who } hat den Tisch in { $channel } neu aufgemacht.
   *[no] { $who } hat den Tisch von **{ $whom }** in { $channel } neu aufgemacht.
 }
log-setting = { $who } hat eine Einstellung geändert: { $about }
log-banned = { $who } hat **{ $whom }** gesperrt.
log-lifted = { $who } hat die Sperre von **{ $whom }** aufgehoben.
log-voided = { $who } hat eine Runde in { $channel } annulliert: **{ $about }**
log-restored = { $who } hat eine Runde in { $channel } wiederhergestellt: **{ $about }**
log-proposed-void = { $who } will eine Runde in { $channel } annullieren lassen: **{ $about }**
log-proposed-restore = { $who } will eine Runde in { $channel } wiederherstellen lassen: **{ $about }**
log-agreed = { $who } stimmt **{ $whom }** in { $channel } zu: **{ $about }**
log-passed-void = Wer die Runde in { $channel } gespielt hat, hat sie annulliert: **{ $about }**. **{ $whom }** wollte es, { $who } stimmte zuletzt zu.
log-passed-restore = Wer die Runde in { $channel } gespielt hat, hat sie wiederhergestellt: **{ $about }**. **{ $whom }** wollte es, { $who } stimmte zuletzt zu.
log-deleted-rules = { $who } hat die Regeln **{ $about }** von { $whom } gelöscht.
log-deleted-all = { $who } hat alle gespeicherten Regeln von **{ $whom }** gelöscht ({ $about }).
ping-ready = Ich erwähne { $role }, wenn ein Tisch aufgeht, und gebe die Rolle allen, die den Knopf drücken.
ping-unmentionable = Ich kann { $role } nicht erwähnen. Erlaube es allen in den Einstellungen der Rolle, oder gib mir **Alle erwähnen**.
ping-no-manage-roles = Ich kann sie niemandem geben: Mir fehlt **Rollen verwalten**.
ping-role-above = Ich kann { $role } niemandem geben. Zieh { $own } in der Rollenliste darüber.
ping-role-powerful = Ich gebe { $role } niemandem: Sie erlaubt mehr, als alle können. Wähle eine Rolle ohne Rechte.
ping-role-gone = Die Rolle gibt es nicht mehr. Wähle eine andere unter `/{ name-server }`.
crown-ready = { $role } bekommt von mir, wer nach der letzten Runde Präsident ist, höchstens alle 5 Minuten.

ping-role-unfit = Ich kann nur eine Rolle nehmen, die man jemandem geben kann: nicht @everyone und keine, die zu einem Bot gehört.
ping-role-opens = { $role } öffnet Kanäle. Nur wer Rollen verwalten darf, kann sie zum Nehmen freigeben.
ping-none-here = Dieser Server hat keine Rolle für neue Tische.
ping-not-given = { $why } Sag es denen, die diesen Server verwalten.
ping-refused = Discord lässt mich { $role } nicht ändern. Sag es jemandem, der diesen Server verwaltet.
ping-on = Du hast jetzt { $role }: Ich erwähne sie, wenn ein Tisch aufgeht. Drück noch einmal, um sie zurückzugeben.
ping-off = Du hast { $role } nicht mehr.
ping-post = 🔔 **Willst du wissen, wenn ein Tisch aufgeht?** Drück den Knopf, und du bekommst die Rolle, die ich dann erwähne; drück noch einmal, um sie zurückzugeben.
ping-opened = 🔔 { $role }: Ein Tisch für **{ $game }** ist offen.
button-ping = Sag mir Bescheid

### First steps
hello = 👋 **Hier gibt es Kartenspiele:** { $games }.
    {"**"}{ button-open-table }**, und deine Freunde drücken **{ button-join }**. **{ button-practise }**: gleich gegen Computer spielen.
    Deine Karten kommen per Direktnachricht, die sonst niemand sieht.
hello-admins = Wer diesen Server verwaltet, stellt mich mit `/server` ein.
hello-privacy = `/datenschutz` zeigt, was ich über dich speichere.
button-open-table = Tisch eröffnen
open-which = ### Welches Spiel?
open-known = { $why ->
    [settled] Das übliche Spiel hier
    [last] Zuletzt hier gespielt
   *[most] Auf diesem Server am meisten gespielt
 }{ $changed ->
    [yes] , mit geänderten Regeln
   *[no] {""}
 }
button-practise = Allein üben
practice-there = Du übst schon { $game }.
button-go-on = Weiter
button-practise-anew = Neu beginnen
practice-dealt = Die Karten sind verteilt! Deine liegen in deinen Direktnachrichten.
practice-here = Deine Karten stehen unten.
button-to-cards = Meine Karten
practice-dms-closed = Geübt wird in Direktnachrichten, und ich kann dir keine schicken. Erlaube sie (Servername, Privatsphäre-Einstellungen, Direktnachrichten) und versuch es noch einmal.
practice-dms-refused = Discord lässt mich gerade keine Direktnachricht öffnen, und dort würdest du üben. So spielst du in einem Kanal: `/{ name-game } { name-game-start }`, dann **{ button-computer }**.
cards-under-way = Deine Karten sind unterwegs. Versuch es in ein paar Sekunden noch einmal.
practice-going-on = -# Übung: zählt auf keiner Rangliste.
daily-going-on = -# Dein erster Versuch zählt für die Tagesliste und deine Serie, nicht für die Rangliste.
daily-title = Spiel vom { $date } · { $game }
daily-once = Dein erster Versuch zählt. Der Tag endet { $until }.
daily-again = Dieser Versuch zählt nicht: nur der erste am Tag zählt.
daily-instead = Das Spiel des Tages würde diesen Tisch ersetzen.
daily-unfinished = Dein erster Versuch wurde nicht rechtzeitig fertig, also zählt dieses Spiel nicht.
daily-not-done = Du hast dieses Spiel nicht beendet.
daily-own-landlord = { $won ->
    [yes] **Du hast als Landlord gewonnen: { $points }.**
   *[no] **Du hast als Landlord verloren: { $points }.**
 }
daily-own-farmer = { $won ->
    [yes] **Du hast den Landlord geschlagen: { $points }.**
   *[no] **Du hast gegen den Landlord verloren: { $points }.**
 }
daily-own-alone = { $won ->
    [yes] **Du hast allein gewonnen: { $points }.**
   *[no] **Du hast allein verloren: { $points }.**
 }
daily-own-others = { $won ->
    [yes] **Ihr habt den Alleinspieler geschlagen: { $points }.**
   *[no] **Ihr habt gegen den Alleinspieler verloren: { $points }.**
 }
daily-own-game = { $won ->
    [yes] **Du hast gewonnen.**
   *[no] **Du hast verloren.**
 }
daily-own-points = { $place ->
    [1] **Gewonnen, Platz 1 von { $players }: { $points }.**
   *[other] **Platz { $place } von { $players }: { $points }.**
 }
daily-own-place = { $place ->
    [1] **Gewonnen, Platz 1 von { $players }.**
   *[other] **Platz { $place } von { $players }.**
 }
daily-average = Die Computer schaffen mit diesen Karten im Schnitt { $average }.
daily-average-penalties = { $count ->
    [one] 1 Strafpunkt; die Computer kommen im Schnitt auf { $average }.
   *[other] { $count } Strafpunkte; die Computer kommen im Schnitt auf { $average }.
 }
daily-penalties = { $count ->
    [one] 1 Strafpunkt
   *[other] { $count } Strafpunkte
 }
daily-average-place = Die Computer kommen mit diesen Karten im Schnitt auf Platz { $average }.
daily-average-wins = Die Computer gewinnen mit diesen Karten in { $average } % der Fälle.
daily-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
 } 🔥
daily-legend = 🟩 eigener Stich · ⬜ Stich der anderen · 🏁 keine Karten mehr
daily-copy = Zum Teilen anderswo kopieren:
daily-share = Gamenight-Spiel vom { $date } · { $game }
daily-board = Die Besten vom { $date }
daily-board-here = Die Besten des Tages
daily-secret = Karten vom { $date }: Schlüssel `{ $seed }`, Fingerabdruck `{ $proof }`. Prüfe deine Runde mit `/verify code:{ $code }`.
daily-rules = Alle hier bekommen dieselben Karten und dieselben Computer. Dein erster Versuch zählt. Der Tag endet { $until }.
daily-fixed = Fingerabdruck des heutigen Schlüssels: `{ $proof }`. Der morgige: `{ $next }`.
daily-server = Nutze `/daily` auf einem Server: Jeder hat eigene Karten.
daily-no-hint = Beim Spiel des Tages gibt es keine Tipps.
daily-secret-later = Den Schlüssel dieses Tages gibt es, wenn der Tag vorbei ist.
daily-post-waits = In { $where } kann ich noch nicht schreiben. Gib mir dort { $named }, dann kommt der Beitrag von selbst.
daily-post-next = Das Spiel von heute ist schon gepostet. Der nächste Beitrag kommt { $until }.
daily-post-later = Discord antwortet gerade nicht. Der erste Beitrag kommt in ein paar Minuten.
button-daily = Spiel des Tages
button-daily-again = Noch mal spielen
button-daily-copy = Text kopieren
button-daily-share = Teilen
button-daily-score = Spiel des Tages
primer = -# 👋 **{ $game }:** { $goal }
    -# Von hoch bis niedrig: **{ $order }**{ $more }
    -# { $how ->
        [equal] Leg gleich viele Karten, gleich hoch oder höher.
        [larger] Leg gleich viele, höhere Karten oder einen größeren Satz.
       *[higher] Leg gleich viele Karten, aber höhere.
    } { $tip ->
        [stuck] Das schlägt nichts: **{ button-pass }**.
        [lead] {""}**{ button-hint }** für eine Idee.
        [none] {""}
        [wait] {""}**{ button-pass }** zum Warten.
       *[idea] {""}**{ button-pass }** zum Warten, **{ button-hint }** für eine Idee.
    }
primer-goal-alone = { $landlord ->
    [yes] Reize, um als Landlord gegen die anderen { $others ->
        [2] zwei
       *[other] { $others }
    } zu spielen.
   *[no] Reize, um allein gegen die anderen { $others ->
        [2] zwei
       *[other] { $others }
    } zu spielen.
 } Es gewinnt die Seite, die zuerst fertig ist.
primer-goal-teams = Du gewinnst mit deinem Partner. Werde deine Karten los.
primer-goal-titles = Werde deine Karten los. Erster: { $best }, Letzter: { $worst }.
primer-goal-places = Werde deine Karten los, je früher, desto besser.
primer-goal-first = Werde als Erster deine Karten los.
primer-goal-left = Wer zuerst keine Karten hat, gewinnt. Je weniger übrig, desto besser.
primer-brief = -# 👋 { $goal } Rangfolge: **{ $order }**
primer-goal-alone-brief = Die erste Seite ohne Karten gewinnt.
primer-goal-teams-brief = Ihr zu zweit: Werdet eure Karten los.
primer-goal-titles-brief = Zuerst ohne Karten: { $best }.
primer-goal-places-brief = Werde schnell deine Karten los.
primer-goal-first-brief = Wer zuerst keine Karten hat, gewinnt.
primer-goal-left-brief = Wer zuerst keine Karten hat, gewinnt.
primer-bombs = 💣 schlägt alles: { $kinds }
primer-chops = 💣 schlägt Zweien: { $kinds }
primer-wild = ersetzen andere Karten: { $cards }
primer-power = schlagen einzeln jeden Satz: { $cards }
primer-fewer-twos = von Zweien genügt eine Karte weniger
primer-revolution = ein Vierling kehrt die Reihenfolge um
primer-ends = beenden den Stich: { $cards }
lesson-five = -# 💡 **Fünf Karten**, von niedrig bis hoch: { $kinds }.
lesson-five-any = -# 💡 **Blätter aus fünf Karten:** { $kinds }.
lesson-run = -# 💡 **Straße:** ab { $least } Karten in Folge, Farben egal.
lesson-with-example = { $lesson } Du hast { $play }.

### Browsing the rules
browse-title = ### Spiele und Regeln
browse-own = ✎ **Deine eigenen Regeln** · { $game }: { $changes }
browse-about-pr = Wer zuerst fertig ist, wird Präsident; der Letzte zahlt mit guten Karten
browse-about-bt = Einzelne, Paare, Drillinge und Pokerblätter zu fünft; die Zwei ist hoch
browse-about-df = Japans Präsident: vom Bettler zum Großmillionär
browse-about-th = Tiến Lên aus Vietnam: Sätze, Folgen und Bomben gegen Zweien
browse-about-dd = Ein Landlord gegen zwei; jede Bombe verdoppelt den Spielwert
browse-about-b3 = Dreien sind hoch; wer reizt, spielt allein gegen zwei
browse-found = { $count ->
    [0] ### Nichts gefunden zu „{ $typed }“
    [one] ### 1 Ergebnis zu „{ $typed }“
   *[other] ### { $count } Ergebnisse zu „{ $typed }“
 }
button-all-of = Alle { $count }
button-search = Suchen
form-search = Ein Spiel oder eine Regel finden
search-about = Ein Spiel, eine Zahl von Spielern („3 Spieler“) oder Wörter aus den Regeln („zwei Decks“).
search-field = Was suchst du?
browse-games = Wähle ein Spiel
browse-rules = Wähle eine Hausregel
rule-typed = So öffnest du einen Tisch damit: `/{ name-game } { name-game-start } { name-game-start-house-rules }:{ $option }=` und einer dieser Werte.
browse-family = { $count ->
    [one] ### { $game }: ein Spiel
   *[other] ### { $game }: { $count } Spiele
 }
browse-played = { $count ->
    [0] ### Auf diesem Server wurde noch nichts gespielt.
   *[other] ### Hier am meisten gespielt
 }
browse-saved = { $count ->
    [0] ### Auf diesem Server sind noch keine Regeln gespeichert.
        Wähle ein Spiel, ändere seine Regeln und speichere sie.
   *[other] ### Unsere eigenen Regeln
 }
browse-deals = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
 }
button-played = Hier am meisten gespielt
button-saved = Unsere eigenen
button-games = Alle Spiele
button-play-this = Hier spielen
button-use-rules = An unserem Tisch nutzen
button-edit = Regeln ändern
button-share = Teilen
button-channel-default = Als Stammspiel
button-delete = Löschen
saved-named = ### ★ { $name }

### The editor of a table's rules
editor-title = ### Die Regeln deines Tisches: { $game }
editor-title-own = ### Deine eigenen Regeln: { $game }
    -# Nur du siehst sie, bis du sie spielst, speicherst oder teilst.
editor-and-more = { $count ->
    [one] … und noch eine
   *[other] … und { $count } weitere
 }
editor-clashes = ⚠️ **Diese Regeln passen nicht zusammen.** Bis dahin startet das Spiel nicht, und andere sehen die letzten gültigen.
editor-clashes-own = ⚠️ **Diese Regeln passen nicht zusammen.** Ändere weiter: Erst dann kannst du sie spielen, speichern oder teilen.
editor-take-back = Eine Änderung zurück
editor-topics = Wähle ein Thema
editor-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
 }
editor-own = unverändert
rule-span = { $low } bis { $high }
players-in-all = { $count } Spieler
button-type = Wert eintippen
button-undo = Rückgängig
button-reset = Alles zurücksetzen
button-other-game = Anderes Spiel
button-save = Speichern
button-sheet = Regelblatt
form-rule = Hausregel
form-value = Deine Antwort
form-name = Name
form-save = Diese Regeln speichern
save-about = Alle auf diesem Server finden sie unter diesem Namen in **/{ name-rules }** und **/{ name-game } { name-game-start }**.
saved = Gespeichert als **{ $name }**.
share = Code: **{ $code }**. Auf jedem Server: `/{ name-game } { name-game-start } { name-game-start-code }:{ $code }` spielt ihn, `/{ name-rules } { name-rules-code }:{ $code }` zeigt ihn.
channel-default-set = `/{ name-game } { name-game-start }` eröffnet hier jetzt **{ $game }** mit diesen Regeln. Noch einmal drücken hebt das auf.
channel-default-no-more = Dieser Kanal hat kein Stammspiel mehr.
lobby-unsettled = ✎ { $host } ändert noch die Regeln. Der Start muss warten.
next-rules = { $count ->
    [0] Nächste Partie: **{ $game }**.
    [one] Nächste Partie: **{ $game }** mit 1 Hausregel.
   *[other] Nächste Partie: **{ $game }** mit { $count } Hausregeln.
 }
save-dropped = **{ $name }** ist gelöscht. Der Code { $code } bringt die Regeln zurück.
save-nameless = Gib den Regeln zuerst einen Namen.
save-too-many = { $most ->
    [one] Dieser Server hat schon gespeicherte Regeln. Lösch sie zuerst.
   *[other] Dieser Server hat schon { $most } Regelsätze gespeichert. Lösch zuerst einen.
 }
save-taken = **{ $name }** gibt es schon (von { $author }). Wähle einen anderen Namen.
save-not-yours = Diese Regeln kann nur löschen, wer sie gespeichert hat oder den Server verwaltet.
save-enough = { $most ->
    [one] Mehr als einen Regelsatz kannst du hier nicht haben. Lösch ihn zuerst: `/{ name-rules }`, **{ button-saved }**.
   *[other] Du hast hier schon { $most } Regelsätze, mehr geht nicht. Lösch zuerst einen: `/{ name-rules }`, **{ button-saved }**.
 }
save-only-hosts = Auf diesem Server kann nur der Gastgeber eines offenen Tisches Regeln speichern.
save-only-role = Hier kann nur { $role } Regeln speichern, und wer diesen Server verwaltet.
save-only-managers = Hier kann nur Regeln speichern, wer diesen Server verwaltet.
only-channel-managers = Das Stammspiel bestimmt nur, wer diesen Kanal verwaltet.
nothing-to-undo = Es gibt nichts zurückzunehmen.
rules-stand = Die Regeln stehen fest, bis diese Partie vorbei ist.
draft-clashes = Diese Regeln passen nicht zusammen: { $why }
draft-gone = Geänderte Regeln behalte ich einen Tag, und diese sind weg. Öffne sie neu mit `/{ name-rules }`.
rule-value = „{ $typed }“ geht nicht. { $why }
rule-value-near = „{ $typed }“ geht nicht. { $why } Meinst du { $near }?
too-slow = Das hat zu lange gedauert. Bitte drück noch einmal.
code-mistyped = In diesem Code ist ein Tippfehler. Codes haben Ziffern 2–9 und Buchstaben, nie I, O oder U.
code-length = Dieser Code hat { $count ->
    [one] ein Zeichen
   *[other] { $count } Zeichen
 }; solche Codes haben { $right }.
code-doubtful = In diesem Code ist ein Zeichen falsch, oder eines fehlt: Ich lese { $count ->
    [one] ein Zeichen
   *[other] { $count } Zeichen
 }.
code-newer = Dieser Code braucht eine neuere Version von mir.
code-game-gone = Dieser Code ist für ein Spiel, das ich nicht mehr habe: „{ $game }“.
code-rule-gone = Dieser Code hat eine Hausregel, die ich nicht mehr habe: „{ $rule }“.

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = Wer am höchsten reizt, spielt allein mit den verdeckten Karten, um so viele Punkte.
ask-cut-about = Heb ab: Wie viele Karten nimmst du von oben?
call-deal = Geben
call-deal-about = Du gibst. Wo es verlangt ist, misch zuerst und lass abheben.
call-shuffle = Mischen
call-shuffle-about = Der Erste mischt, lässt abheben und gibt. Ein ausgelassener Schritt ist ein Fehler.
call-offer-cut = Abheben lassen
call-offer-cut-about = Lass den Letzten abheben, bevor du gibst.
call-redeal = Neue Karten verlangen
call-redeal-about = Dein Blatt ist so schwach, dass du neue Karten verlangen kannst. Alle erfahren, dass du es warst.
call-trade = Tauschen
call-trade-about = Du hast die niedrigste Karte. Tausch sie gegen die Karte in der Mitte …
call-keep = Behalten
call-keep-about = … oder behalte sie.
call-accept = Annehmen
call-accept-about = Tauscht die zwei Karten wie angeboten.
call-done = Nicht mehr tauschen
call-done-about = Nicht mehr tauschen. Was niemand angenommen hat, gilt nicht.
call-last-card = Letzte Karte!
call-last-card-about = Sag sie an, bevor der Nächste spielt. Wer ohne Ansage gewinnt, zahlt für alle.
call-clear-table = Tisch abräumen
call-clear-table-about = Nur der Letzte räumt den Tisch ab. Wer es mit Absicht tut, wird nächste Runde Letzter.
call-on-purpose = Mit Absicht
call-on-purpose-about = Hast du den Tisch mit Absicht abgeräumt …
call-by-mistake = Aus Versehen
call-by-mistake-about = … oder aus Versehen?
call-forfeits = Ich gebe ein Pfand
call-forfeits-about = Darf der Erste dir eine harmlose Aufgabe stellen?
forfeit-tea = Aufgabe: Tee servieren
forfeit-verse = Aufgabe: ein Lied singen
forfeit-joke = Aufgabe: ein Witz
forfeit-about = Der Letzte macht mit: Stell eine harmlose Aufgabe, einmal in dieser Runde.
told-deal = { $who } gibt.
told-shuffle = { $who } mischt.
told-offer-cut = { $who } lässt abheben.
told-fault = { $who } macht beim Geben einen Fehler.
told-redeal = { $who } hat ein schwaches Blatt und verlangt neue Karten.
told-trade = { $who } tauscht die niedrigste Karte gegen die in der Mitte.
told-keep = { $who } behält die niedrigste Karte.
told-accept = { $who } nimmt an.
told-done = { $who } tauscht nicht weiter.
told-last-card = { $who } sagt an: **letzte Karte!**
told-clear-table = { $who } räumt den Tisch ab.
told-on-purpose = { $who } sagt: mit Absicht.
told-by-mistake = { $who } sagt: aus Versehen.
told-forfeits = { $who } gibt ein Pfand.
told-forfeit-tea = { $who } stellt die Aufgabe: Tee servieren.
told-forfeit-verse = { $who } stellt die Aufgabe: ein Lied singen.
told-forfeit-joke = { $who } stellt die Aufgabe: ein Witz.
told-dragon = { $who } hat einen Drachen bekommen: eine Karte von jedem Wert!
told-four-twos = { $who } hat alle vier Zweien bekommen.
told-four-threes = { $who } hat alle vier Dreien bekommen.

### Trading
hand-give-highest = { $count ->
    [one] 🟡 **Gib { $who } deine höchste Karte.** Mehrere sind gleich hoch: wähl eine · Ende <t:{ $due }:R>.
   *[other] 🟡 **Gib { $who } deine { $count } höchsten Karten.** Mehrere sind gleich hoch: wähl aus · Ende <t:{ $due }:R>.
 }
hand-offer = 🟡 **Biete { $who } eine Karte an.** Ihr müsst euch auf einen Tausch einigen; alle sehen die Angebote · Ende <t:{ $due }:R>.
hand-haggle = 🟡 { $who } bietet **{ $theirs }** für **{ $mine }**. Nimm an oder biete eine andere Karte · Ende <t:{ $due }:R>.
hand-swap = 🟡 **Tausch mit { $who }:** Biete Karten an, die nur { $who } sieht, oder keine · Ende <t:{ $due }:R>.
hand-swap-back = { $count ->
    [one] 🟡 { $who } bietet **{ $theirs }**. Gib eine Karte zurück oder hör auf · Ende <t:{ $due }:R>.
   *[other] 🟡 { $who } bietet **{ $theirs }**. Gib { $count } Karten zurück oder hör auf · Ende <t:{ $due }:R>.
 }
pick-any = Wähle Karten zum Anbieten
offer-cards = { $cards } anbieten
offer-again = { $cards } noch mal bieten
you-offered = Du hast **{ $cards }** angeboten.
you-offered-none = Du hast keine Karten angeboten.
drawn-last = Eben gezogen: **{ $cards }**.
only-you-see = In der Mitte, nur für dich: **{ $cards }**.
turn-trade = { $who } tauscht Karten · Ende <t:{ $due }:R>.
turn-bid = { $who } reizt · Ende <t:{ $due }:R>.
turn-cut = { $who } hebt ab · Ende <t:{ $due }:R>.
ping-trade = { $who }, tausch Karten mit { $partner } · Ende <t:{ $due }:R>

### How a deal stands
play-counts-as = { $play } als { $stands }
seat-cards-hidden = ? Karten
seat-closed-out = 🔒 für diesen Stich raus
dealt-again = Neue Karten: Die letzte Runde zählt nicht.
seen-by-all = Offen: **{ $cards }**.
bids-so-far = { $bids }
bid-of = { $who } reizt { $amount }
bid-of-own = Du reizt { $amount }
bid-none = { $who } passt
bid-none-own = Du passt
plays-alone = **{ $who }**{ $landlord ->
    [yes] {" "}(Landlord)
   *[no] {""}
 } gegen { $others } · Spielwert **{ $stake }**
plays-alone-own = { $landlord ->
    [yes] {""}**Du bist der Landlord**
   *[no] {""}**Du** gegen { $others }
 } · Spielwert **{ $stake }**
team = Team: { $who } · { $cards }
partners = Partner: { $pairs }
stake = Spielwert: **{ $stake }**
stock-left = { $count ->
    [0] Der Stapel ist leer.
    [one] Stapel: 1 Karte
   *[other] Stapel: { $count } Karten
 }
pile = -# Frühere Züge: { $cards }
cards-left = Karten übrig: { $counts }
closed-out = 🔒 Für diesen Stich raus: { $who }
passed-so-far = Gepasst: { $who }

### The log
button-log = Verlauf
button-proof = Mischbeweis
proof-title = ### Mischbeweis · Runde { $number }
proof-about = Der Schlüssel des Bots und die Wörter der Spieler ergeben dieses Deck. Der Fingerabdruck (SHA-256) des Schlüssels stand zuerst hier, der Schlüssel folgt nach der Runde. So kann jeder prüfen, dass keine Karte geändert wurde, und sobald ein Spieler abhebt, bestimmen weder der Bot noch die Spieler allein die Karten. Dass der Bot sie nicht angesehen hat, beweist das nicht.

proof-shown = Fingerabdruck: `{ $proof }`
proof-seed = Schlüssel: `{ $seed }`
proof-key = Code: `{ $code }`

proof-words = Abgehoben: { $words }

proof-word = { $who } („{ $word }“)

proof-uncut = Kein Spieler hat abgehoben: Der Bot allein zog dieses Deck.

proof-next = ### Nächste Runde

proof-cut = Noch nicht abgehoben. Jeder Spieler kann abheben, bis die Runde beginnt.

proof-how = `/verify` schickt eine beendete Runde und eine Seite, die sie im Browser prüft.

proof-page = [So prüfst du eine Runde]({ $link })

fingerprint-next = Fingerabdruck der nächsten Runde: `{ $proof }`

fingerprint-now = Fingerabdruck: `{ $proof }`{ $next ->
    [none] { "" }
   *[other] {" "}· nächster: `{ $next }`
    }

fingerprint-over = Fingerabdruck: `{ $proof }` · `/verify code:{ $code }`

fingerprint-dropped = Abgebrochene Runde: `{ $proof }` · `/verify code:{ $code }`

fingerprint-unused = Nie gegeben: `{ $proof }` · `/verify code:{ $code }`

button-cut-deck = Karten abheben

button-verify = Letzte Runde prüfen

form-cut = Karten abheben

form-word = Dein Wort

cut-about = Jedes Wort fließt ins nächste Mischen ein. Alle können es sehen.

cut-empty = Gib ein Wort ein.

cut-late = Die Runde hat schon begonnen, dein Wort zählt nicht mehr.

verify-fits = **Runde { $number } war fair:** Ihr Schlüssel stand vor der Runde fest. { $cut ->
    [yes] Mit den Wörtern der Spieler ergibt er
   *[no] Er ergibt
    } genau diese Karten.

verify-matches = **Runde { $number } passt zu ihrem Schlüssel:** { $cut ->
    [yes] Mit den Wörtern der Spieler ergibt er
   *[no] Er ergibt
    } genau diese Karten.

verify-where = Ihr Fingerabdruck `{ $proof }` stand in { $link ->
    [none] einer Nachricht von { $at }.
   *[other] der Nachricht von { $at }: { $link }
    }

verify-moved = Ihr Fingerabdruck `{ $proof }` stand in einer Nachricht von { $at }, die es nicht mehr gibt. { $link ->
    [none] { "" }
   *[other] Jetzt steht er hier: { $link }
    }

verify-late = Ihr Fingerabdruck `{ $proof }` stand vor der Runde in keiner Nachricht, erst in einer von { $at }. Ob der Schlüssel vorher feststand, zeigt also nichts.

verify-unshown = Eine Nachricht mit ihrem Fingerabdruck von vor der Runde ist nicht bekannt. Ob der Schlüssel vorher feststand, zeigt also nichts.

verify-dropped = Die Runde wurde abgebrochen. Geprüft ist sie, so weit sie gespielt wurde.

verify-undealt = **Code { $code } wurde nie gegeben:** Der Tisch schloss vorher. Der Schlüssel `{ $seed }` ergibt den Fingerabdruck{ $fits ->
    [yes] .
   *[no] {" "}nicht.
    }


verify-differs = **Runde { $number } stimmt nicht.** Zeile { $line } weicht ab: { $fact ->
    [commitment] der Schlüssel ergibt den Fingerabdruck nicht
    [seats] die Plätze
    [dealer] der Geber
    [deck] die Reihenfolge des Decks
    [lot] die Zahl für spätere Ziehungen
    [roles] die Plätze aus der Runde davor
    [hands] die Blätter
    [drawn] die gezogenen Karten
    [leader] wer ausspielt
    [act] die Regeln erlauben es nicht
   *[other] was nach den Regeln folgt
    }.

verify-record = Die Datei enthält die ganze Runde. Die Seite prüft sie in deinem Browser{ $link ->
    [none] .
   *[other] : [so geht's]({ $link }).
    }

verify-nothing = Hier gibt es keine beendete Runde zu prüfen.

verify-word-gone = Das Wort eines Spielers wurde mit seinen Daten gelöscht. Darum lässt sich diese Runde nicht mehr prüfen.

verify-unknown = Diese Runde hat Regeln einer anderen Version. Darum kann ich sie nicht prüfen.
history-title = ### Beendete Runden

history-deal = **{ $game }** · Runde { $number } · { $when }

history-unrated = -# Nicht gewertet: { $why ->
    [house-rules] Hausregeln
    [few-people] zu wenige Menschen
    [fault] technischer Fehler
    [practice] Übung
    [daily] Runde des Tages
    [voided] zurückgenommen
    [uncontested] weniger als zwei Menschen spielten bis zum Ende
    [same-people-before] über { $limit } Runden derselben Leute an einem Tag
   *[unknown-rules] Regeln unbekannt
 }
history-stopped = -# { $why ->
    [agreed] Von { $who } abgebrochen, die anderen waren einverstanden
    [admin] Von der Serververwaltung geschlossen
    [stopped] Von { $who } abgebrochen
    [deleted] Der Kanal wurde gelöscht
    [archived] Der Thread wurde archiviert
    [removed] Ich wurde vom Server entfernt
   *[unread] Der Tisch ging nicht weiter
 }. Sie zählt nicht.

history-uncounted = -# Nicht gewertet, auf keiner Rangliste: mindestens die Hälfte der Paare spielte an dem Tag schon { $limit } gewertete Runden zusammen

history-none = Hier gibt es keine beendeten Runden.

history-gone = Diese Runde gibt es nicht mehr, oder ihre Karten sind gelöscht.

history-stripped = -# Ihre Karten und Züge sind gelöscht.

replay-no-code = Unter diesem Code ist keine Runde aufbewahrt.

step = Schritt { $step } von { $steps }

step-first = Anfang

step-back = Zurück

step-on = Weiter

step-last = Ende

button-look = Öffnen

button-record = Mitschrift

button-verify-deal = Mischen prüfen

button-void = Annullieren

button-restore = Wiederherstellen
button-propose-void = Annullierung anfragen
button-propose-restore = Rückkehr anfragen
button-agree = Zustimmen

void-about = **Diese Runde annullieren?** Sie zählt dann nicht mehr für Ranglisten, Wertung, Saison, Erfolge und Thron. Ein laufendes Match behält Plätze und Punkte.

restore-about = **Diese Runde wiederherstellen?** Sie zählt wieder wie zuvor.
void-propose-about = **Diese Runde annullieren lassen?** { $others ->
    [one] Sie zählt, bis die andere Person zustimmt.
   *[other] Sie zählt, bis { $majority } der { $others } anderen zustimmen.
 } Dann zählt sie nicht mehr für Ranglisten, Wertung, Saison und Erfolge. Ein laufendes Match behält Plätze und Punkte.
restore-propose-about = **Diese Runde wiederherstellen lassen?** { $others ->
    [one] Sie zählt erst, wenn die andere Person zustimmt.
   *[other] Sie zählt erst, wenn { $majority } der { $others } anderen zustimmen.
 }

void-reason-about = Er steht bei der Runde, für alle, die sie nachschlagen.

voided-by = -# { $by ->
    [players] Von den Mitspielern annulliert
    [host] Vom Host annulliert
   *[admin] Von der Serververwaltung annulliert
 }

voided-because = -# { $by ->
    [players] Von den Mitspielern annulliert
    [host] Vom Host annulliert
   *[admin] Von der Serververwaltung annulliert
 }: { $reason }
proposal-void = { $by ->
    [host] Der Host will annullieren: { $game } · Runde { $number }, „{ $reason }“.
   *[player] Ein Mitspieler aus der Serververwaltung will annullieren: { $game } · Runde { $number }, „{ $reason }“.
 } { $others ->
    [one] Sie zählt, bis die andere Person zustimmt.
   *[other] Sie zählt, bis { $majority } der { $others } anderen zustimmen.
 }
proposal-restore = { $by ->
    [host] Der Host will wiederherstellen: { $game } · Runde { $number }.
   *[player] Ein Mitspieler aus der Serververwaltung will wiederherstellen: { $game } · Runde { $number }.
 } { $others ->
    [one] Sie zählt erst, wenn die andere Person zustimmt.
   *[other] Sie zählt erst, wenn { $majority } der { $others } anderen zustimmen.
 }
proposal-agreed = { $count ->
    [one] Bisher stimmt 1 Person zu.
   *[other] Bisher stimmen { $count } Personen zu.
 }
proposal-on = { $said } ({ $server })
proposal-voided = { $by ->
    [admin] Die Serververwaltung hat annulliert: { $game } · Runde { $number }, „{ $reason }“.
   *[players] Die Mitspieler haben annulliert: { $game } · Runde { $number }, „{ $reason }“.
 } Sie zählt nicht mehr.
proposal-restored = { $by ->
    [admin] Die Serververwaltung hat wiederhergestellt: { $game } · Runde { $number }.
   *[players] Die Mitspieler haben wiederhergestellt: { $game } · Runde { $number }.
 } Sie zählt wieder.
proposal-you-agreed = { $missing ->
    [0] Du stimmst zu. Damit ist es entschieden.
    [one] Du stimmst zu. Noch eine Person muss zustimmen.
   *[other] Du stimmst zu. Noch { $missing } Personen müssen zustimmen.
 }
void-no-reason = ohne Grund
proposal-over = Das ist schon entschieden.
proposal-own = Das ist deine Anfrage. Die anderen der Runde entscheiden.
proposal-others = Zustimmen kann nur, wer die Runde mitgespielt hat.
void-by-admin = Das hat die Serververwaltung entschieden. Ändern kann es nur, wer sie verwaltet und nicht mitgespielt hat.
void-alone = Sonst hat niemand mitgespielt. Nur die Serververwaltung kann entscheiden, wenn sie nicht mitspielte.

void-too-late = { $days ->
    [one] Eine Runde lässt sich bis 1 Tag nach ihrem Ende annullieren oder wiederherstellen.
   *[other] Eine Runde lässt sich bis { $days } Tage nach ihrem Ende annullieren oder wiederherstellen.
 }

void-only-host = Das kann nur der Host dieser Runde, oder wer diesen Server verwaltet.

button-keep = Aufbewahren

button-unkeep = Nicht aufbewahren

kept-by = -# Aufbewahrt von { $who }

kept-by-people = -# { $count ->
    [one] Aufbewahrt von 1 Person
   *[other] Aufbewahrt von { $count } Personen
 }

kept-code = Dein Code: **{ $code }**. `/{ name-replay } { name-replay-code }:{ $code }` zeigt diese Runde überall, mit Namen nur auf ihrem Server.

keep-full = { $most ->
    [one] Mehr als eine Runde kannst du nicht aufbewahren. Gib sie zuerst frei: `/{ name-replay }` zeigt sie.
   *[other] Du hast schon { $most } Runden aufbewahrt, mehr geht nicht. Gib zuerst eine frei: `/{ name-replay }` zeigt sie.
 }

keep-ended = { $all ->
    [yes] Diese Runde ist nicht mehr aufbewahrt, ihre Codes gelten nicht mehr.
   *[no] Du hebst diese Runde nicht mehr auf, dein Code gilt nicht mehr.
 }


log-title = ### Verlauf · Runde { $number }
log-page = {" "}· Seite { $page } von { $pages }
log-play = { $who } { $play }
log-passed = { $count ->
    [one] { $who } passt
   *[other] { $who } passen
 }
log-nothing = Noch ist nichts passiert.
log-older = Älter
log-newer = Neuer
log-newest = Neueste
no-log = An diesem Tisch ist noch nichts gespielt.
button-replay = Wiederholung
button-replay-last = Letzte Runde ansehen
replay-title = ### Wiederholung · Runde { $number }
replay-places = Die Besten zuerst: { $seats }.
replay-play = { $who } · { $play }
no-replay = Hier gibt es noch keine beendete Runde.
replay-nothing = Diese Nachricht zeigt keine Runde von mir.
replay-running = Diese Runde ist noch nicht zu Ende.
button-review = Wie habe ich gespielt?
button-post = In Kanal teilen

post-by = { $who } teilt:

post-done = ✅ Im Kanal: { $link }

post-already = Dieses Ergebnis steht schon im Kanal.

post-nowhere = Hier gibt es keinen Kanal zum Teilen.
post-unseen = Du kannst den Kanal, in den das ginge, nicht mehr sehen.

post-gone = Diese Partie ist vorbei, eine neue hat begonnen.

review-title = ### Wie du Runde { $number } gespielt hast
review-none = 👏 Kein teurer Fehler. Gut gespielt.
review-lead = Du hast ausgespielt.
review-bid = Das Reizen.
review-give = Du hast Karten abgegeben.
review-swap = Du konntest deine niedrigste Karte tauschen.
review-beat = Zu schlagen: **{ $play }**
review-yours = Dein Zug: **{ $move }**
review-better = Besser: **{ $move }** · etwa { $cost } mehr
review-best = Dein bester Zug: **{ $move }** · zu schlagen: **{ $play }**

review-best-lead = Dein bester Zug: **{ $move }** ausgespielt

review-worth = etwa { $cost } besser als **{ $move }**

review-thinking = { $count ->
    [one] Ich sehe mir deine Entscheidung an …
   *[other] Ich sehe mir deine { $count } Entscheidungen an: { $number } fertig …
 }

review-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
 }
review-places = { $amount ->
    [one] { $amount } Platz
   *[other] { $amount } Plätze
 }
review-wins = { $amount ->
    [one] { $amount } Sieg
   *[other] { $amount } Siege
 }
review-basis = -# Deine teuersten Züge, erprobt an vielen Verteilungen, die zu deinem Wissen passen.
review-busy = Ich denke gerade über andere Spiele nach. Versuch es in einer Minute noch einmal.
review-substituted = Einen Teil dieser Runde spielte ein Computer für dich, darum kann ich sie nicht bewerten.
told-dealt = **Runde { $number }** · { $who } gibt.
told-cut = { $at ->
    [one] { $who } hob ab: 1 Karte von oben.
   *[other] { $who } hob ab: { $at } Karten von oben.
 }
told-gave-cards = { $giver } gab { $taker } **{ $cards }**.
told-gave = { $count ->
    [one] { $giver } gab { $taker } eine Karte.
   *[other] { $giver } gab { $taker } { $count } Karten.
 }
told-took-cards = { $who } nahm **{ $cards }** auf.
told-took-cards-own = Du nahmst **{ $cards }** auf.
told-took = { $count ->
    [one] { $who } nahm die verdeckte Karte auf.
   *[other] { $who } nahm die { $count } verdeckten Karten auf.
 }
told-traded = { $who } tauschte **{ $returned }** gegen **{ $cards }**.
told-traded-own = Du hast **{ $returned }** gegen **{ $cards }** getauscht.
told-looked-at = { $who } sah **{ $cards }** in der Mitte.
told-looked = { $who } sah sich die Karte in der Mitte an.
told-drew-card = { $who } zog **{ $cards }**.
told-drew = { $who } zog eine Karte.
told-restocked = { $count ->
    [one] Der Stapel ist mit einer Karte früherer Stiche aufgefüllt.
   *[other] Der Stapel ist mit { $count } Karten früherer Stiche aufgefüllt.
 }
told-alone = { $who } spielt allein um { $stake }.
told-doubled = Der Spielwert verdoppelt sich!
told-out-of-time = ⏳ Zeit um: { $who }.
told-taken-back = { $who } nahm einen Zug zurück.
told-offered-cards = { $giver } bietet { $taker } **{ $cards }** an.
told-offered = { $count ->
    [one] { $giver } bietet { $taker } heimlich eine Karte an.
   *[other] { $giver } bietet { $taker } heimlich { $count } Karten an.
 }
told-offered-cards-own = Du bietest { $taker } **{ $cards }** an.
told-offered-own = { $count ->
    [one] Du bietest { $taker } heimlich eine Karte an.
   *[other] Du bietest { $taker } heimlich { $count } Karten an.
 }
told-offered-cards-to-own = { $giver } bietet dir **{ $cards }** an.
told-offered-to-own = { $count ->
    [one] { $giver } bietet dir heimlich eine Karte an.
   *[other] { $giver } bietet dir heimlich { $count } Karten an.
 }
told-announced = { $count ->
    [one] ⚠️ { $who } hat nur noch **eine Karte**!
   *[other] ⚠️ { $who } könnte bald fertig sein: noch { $count } Karten.
 }
told-announced-own = { $count ->
    [one] ⚠️ Du hast nur noch **eine Karte**!
   *[other] ⚠️ Du könntest bald fertig sein: noch { $count } Karten.
 }
told-leads = { $who } spielt aus.
told-leads-with = { $who } spielt aus; **{ $cards }** muss dabei sein.
told-skipped = { $who } wird übersprungen.
told-reversed = 🔄 Revolution: Niedrig schlägt hoch.
told-righted = 🔄 Die Rangfolge ist wieder normal.
told-turned = ↩️ Jetzt geht es andersherum.
told-threw-in = { $who } wirft das Blatt hin und wird Letzter.
told-out = { $who } ist als { $place }. fertig.
told-won = { $who } hat den Stich gewonnen.
told-void = Diese Runde zählt nicht. Es gibt neue Karten.
told-over = Runde vorbei.

### Results of teams, stakes and chips
alone-won = Der Landlord **{ $who }** schlägt { $others }.
alone-lost = { $others } schlagen den Landlord **{ $who }**.
solo-won = **{ $who }** spielt allein und schlägt { $others }.
solo-lost = { $others } schlagen **{ $who }** (spielte allein).
team-won = Siegerteam: **{ $who }** · noch { $cards }
team-rest = { $who } · noch { $cards }
stake-made = Spielwert **{ $stake }**: { $parts }
stake-plain = Spielwert **{ $stake }**.
stake-bid = { $amount } gereizt
stake-bombs = { $count ->
    [one] 1 Bombe ×2
   *[other] { $count } Bomben je ×2
 }
stake-spring = Frühling ×2
result-paid-chips = { $chips ->
    [one] **{ $won }** · { $chips } Chip
   *[other] **{ $won }** · { $chips } Chips
 }
result-chips = { $chips ->
    [one] **{ $chips } Chip**
   *[other] **{ $chips } Chips**
 }
match-leader-chips = { $leaders ->
    [one] { $who } führt mit
   *[other] { $who } führen mit
 } { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
 }.

### Cards as players type them: words with commas between
one-joker = Joker
typed-1 = einzeln, einzelne, einzelkarte, solo
typed-2 = paar, pärchen, paerchen, zwilling, zwei
typed-3 = drilling, drillinge, drei
typed-4 = vierling, vierlinge, vier
typed-5 = fünf, fuenf
typed-6 = sechs
typed-7 = sieben
typed-8 = acht
typed-three = drei, dreier
typed-four = vier, vierer
typed-five = fünf, fuenf, fünfer, fuenfen
typed-six = sechs, sechser
typed-seven = sieben, siebener, siebner
typed-eight = acht, achter
typed-nine = neun, neuner
typed-ten = zehn, zehner
typed-jack = bube, bauer, junge, b
typed-queen = dame
typed-king = könig, koenig, koenige
typed-ace = ass, as, aß
typed-two = zwei, zwo, zweier
typed-joker = joker
typed-red-joker = joker rot, roter joker, roten joker, rot joker, großer joker, grosser joker
typed-black-joker = joker schwarz, schwarzer joker, schwarzen joker, schwarz joker, kleiner joker
typed-diamond = karo, karos, eckstein, schellen
typed-club = kreuz, kreuze, treff, eichel
typed-heart = herz, herzen
typed-spade = pik, schippe, schippen
typed-twice = zweimal, 2mal, 2 mal
typed-fill = und, von, in, der, die, das, den, ein, eine, einen
typed-stands = als, für, fuer, steht für, ist
typed-to = bis, bis zum, bis zur
typed-cannot-stand = Dafür kann eine wilde Karte jetzt nicht stehen.

### Kinds of plays
kind-single = Einzelkarten
kind-pair = Paare
kind-triple = Drillinge
kind-four = Vierlinge
kind-set = Sätze
kind-straight = Straßen
kind-pair-run = Paarfolgen
kind-triple-run = Drillingsfolgen
kind-quad-run = Vierlingsfolgen
kind-full-house = Full Houses
kind-four-and-one = Vierling + 1
kind-two-pairs = Zwei Paare
kind-rocket = Rakete
kind-dragon = Drache
kind-straight-flush = Straight Flushes
kind-flush = Flushes
kind-kicked = Sätze mit Beikarten
kind-bomb = Bomben
kind-other = Andere Züge
label-single = { $cards }
label-suggested = { $play }, empfohlen
label-pair = Paar { $cards }
label-triple = Drilling { $cards }
label-four = Vierling { $cards }
label-set = Satz { $cards }
label-straight = Straße { $cards }
label-pair-run = Paarfolge { $cards }
label-triple-run = Drillingsfolge { $cards }
label-quad-run = Vierlingsfolge { $cards }
label-full-house = Full House { $cards }
label-four-and-one = Vierling + 1 { $cards }
label-two-pairs = Zwei Paare { $cards }
label-rocket = Rakete
label-dragon = Drache
label-straight-flush = Straight Flush { $cards }
label-flush = Flush { $cards }
label-kicked = Mit Beikarten { $cards }
label-bomb = Bombe { $cards }
label-other = { $cards }
stands-for = { $wild }={ $stands }
stands-for-itself = So, wie sie sind

### Who sits at a table, and what they do with one another
sent-away = Du wurdest rausgewählt. Mitspielen kannst du wieder, sobald die nächste Runde läuft.
sent-away-by = { $who } hat dich als Gastgeber weggeschickt. Du kannst wieder mitspielen, wenn die nächste Runde begonnen hat.
may-not-vote = Abstimmen können nur Leute, die mitspielen und wach sind, und mindestens zwei.
no-longer-here = Dieser Spieler hat den Tisch verlassen.
not-in-mid-deal = Warte, bis diese Runde vorbei ist.

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 Du kannst jetzt bomben, auch wenn du nicht dran bist.
first-of-two = die erste von zweien
second-of-two = die zweite von zweien
button-put-back = Zurücklegen
button-take-back = Zurücknehmen
button-finish = Schnell zu Ende spielen

button-hint = Tipp
button-plays = Was kann ich legen?
button-why = Warum nicht?
button-settings = Einstellungen
stands-for-what = Wofür steht **{ $cards }**?
stands-for-kind = { $stands } · { $kind }
stands-for-which = { $part ->
    [1] Das Stärkste
   *[other] Schwächer, Teil { $part }
 }
hint = Tipp: **{ $move }**. { $reason }
reason-out = Das ist dein ganzes Blatt: Du bist fertig!
reason-only = Etwas anderes kannst du nicht spielen.
reason-wins-last = Das schlägt niemand, und danach bleibt dir ein Zug: { $cards }.
reason-wins = Das schlägt niemand. Danach { $plays ->
    [one] bleibt 1 Zug
   *[other] bleiben { $plays } Züge
 }.
reason-unbeaten = Das schlägt niemand.
reason-guard-many = Jemand hat nur noch eine Karte: Spiel keine einzelne.
reason-guard-high = Jemand hat nur noch eine Karte: Spiel deine höchste.
reason-guard-two = Jemand hat nur noch zwei Karten: Spiel keine zwei.
reason-partner-out = Dein Partner hat noch eine Karte und wird darauf vielleicht fertig.
reason-few-higher = Höher sind nur noch diese Karten: { $cards }.
reason-highest = Nichts Höheres ist mehr im Spiel.
reason-mostly-lower = Noch im Spiel: { $amount } niedrigere Karten, nur { $count } höhere.
reason-last = Danach musst du nur noch einmal legen: { $cards }.
reason-sheds = So wirst du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } los. Danach { $plays ->
    [one] bleibt 1 Zug
   *[other] bleiben { $plays } Züge
 }.
reason-sheds-keeps = So wirst du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } los und behältst { $cards }.
reason-low = Deine niedrigste Karte ist damit weg. Danach { $plays ->
    [one] bleibt 1 Zug
   *[other] bleiben { $plays } Züge
 }.
reason-near = Danach bist du { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
 } vom Ende entfernt.
reason-keeps = Deine hohen Karten bleiben dir: { $cards }.
reason-alone = Sie passt zu keiner anderen und ist schwerer zu schlagen als deine niedrigste.
reason-breaks-nothing = Das reißt nichts auseinander. Danach { $plays ->
    [one] bleibt 1 Zug
   *[other] bleiben { $plays } Züge
 }.
reason-press = Jemand hat nur noch wenige Karten: Mach es ihm nicht leicht.
reason-bomb = Hier hilft nur deine Bombe. Danach { $plays ->
    [one] bleibt 1 Zug
   *[other] bleiben { $plays } Züge
 }.
reason-follow = Das ist dein niedrigster Zug, der hier sticht. Danach { $plays ->
    [one] bleibt 1 Zug
   *[other] bleiben { $plays } Züge
 }.
reason-weakest = Das ist dein niedrigster Zug, der hier sticht.
reason-computer = Das würde ein Computer hier spielen.
reason-pass-partner = Diesen Stich gewinnt gerade deine Seite.
reason-pass-bomb = Hier hilft nur deine Bombe. Heb sie auf.
reason-pass-whole = Das zu schlagen zerreißt dein Blatt (jetzt { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
 }).
reason-pass-costs = Das zu schlagen kostet eine hohe Karte oder zerreißt dein Blatt.
reason-pass-beaten = { $cards } würde reichen, ist aber selbst zu schlagen.
reason-pass-early = { $cards } würde reichen, ist aber selbst zu schlagen, und kein Gegner ist fast fertig.
reason-pass-higher = { $count ->
    [one] { $cards } würde reichen, aber eine höhere Karte ist noch im Spiel.
   *[other] { $cards } würde reichen, aber { $count } höhere Karten sind noch im Spiel.
 }
reason-pass-outranked = { $count ->
    [one] { $cards } würde reichen, aber eine höhere Karte ist noch im Spiel. Kein Gegner ist fast fertig.
   *[other] { $cards } würde reichen, aber { $count } höhere Karten sind noch im Spiel. Kein Gegner ist fast fertig.
 }
reason-pass-highest = Höher als { $cards } ist nichts mehr. Heb es auf.
reason-pass-safe = Kein Gegner ist fast fertig: Es eilt nicht.
reason-pass-high = Hier helfen nur deine hohen Karten. Heb sie auf.
reason-together = Alles Niedrigere lässt dir mehr Züge. So { $plays ->
    [one] bleibt 1
   *[other] bleiben { $plays }
 }.
reason-whole = Alles Niedrigere zerreißt gleiche Karten. Danach { $plays ->
    [one] bleibt 1 Zug
   *[other] bleiben { $plays } Züge
 }.
reason-all-break = Auch alles Niedrigere zerreißt etwas und ist leichter zu schlagen.
reason-loose = Deine niedrigeren Karten gehören alle zusammen. Danach { $plays ->
    [one] bleibt 1 Zug
   *[other] bleiben { $plays } Züge
 }.
reason-only-bomb = Das schlägt nur eine Bombe. Danach { $plays ->
    [one] bleibt 1 Zug
   *[other] bleiben { $plays } Züge
 }.
reason-bid = Mit { $cards } kannst du { $amount } reizen.
reason-bid-both = Nur { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
 }, und { $cards }: Damit kannst du { $amount } reizen.
reason-bid-plays = Dein Blatt braucht nur { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
 }: Damit kannst du { $amount } reizen.
reason-bid-must = Du musst reizen, und weniger geht nicht.
reason-bid-most = Mit diesem Blatt kannst du höchstens { $amount } reizen.
reason-bid-poor = Auch mit { $cards } sind { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
 } zu viel, um { $amount } zu reizen.
reason-bid-none = Keine hohe Karte und { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
 }: Das reicht nicht, um { $amount } zu reizen.
reason-give-lowest = Das ist deine niedrigste. Danach { $plays ->
    [one] bleibt 1 Zug
   *[other] bleiben { $plays } Züge
 }.
reason-give-fewest = So bleiben dir die wenigsten Züge: { $plays }.
reason-give-back = Ein guter Tausch für { $cards }: Du gibst nichts Niedrigeres.
reason-trade = Mit { $cards } stattdessen hast du { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
 }.
reason-trade-unseen = Du gibst die niedrigste Karte überhaupt. Alles andere ist besser.
reason-keep = { $cards } hilft dir kaum.
reason-keep-unseen = Niemand weiß, was du bekommst, und dein Blatt ist gut: { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
 }.
reason-done = Ein Tausch bringt so viel, wie er kostet, und dein Blatt ist gut: { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
 }.
reason-accept = Mit { $cards } hast du { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
 }.
reason-redeal = { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
 } sind viel. Neue Karten sind meist besser.
reason-last-card = Es kostet nichts, und es zu vergessen kann teuer werden.
reason-dealing = Das ist der nächste Schritt. Einen auszulassen ist ein Fehler.
reason-cut = Niemand kennt die Reihenfolge: Jede Stelle ist recht.
no-hint = Gerade gibt es nichts zu spielen.
breaks-up = Zerreißt Bombe oder Straße
plays-all = -# **Alles, was du spielen kannst**, nach Art.
plays-some = -# **Einiges, was du spielen kannst.** Alles andere wählst du selbst aus.
plays-other = Andere Arten
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### Was du legen kannst
plays-none = Gerade kannst du nichts spielen.
plays-more = { $count ->
    [one] · … und noch etwas
   *[other] · … und { $count } weitere
 }
why-pick = Wähle Karten, um sie zu prüfen. Gespielt wird nichts.
why-may = **{ $cards }** kannst du jetzt spielen.
why-turn = **{ $cards }** ginge, aber du bist nicht dran.
button-table = Tisch
button-return = Zurückkommen
button-quit = Ganz aufhören
button-watch = Zuschauen
button-unwatch = Nicht mehr zuschauen
button-refresh = Aktualisieren
button-take = Diesen Platz nehmen
button-level = Stärke
button-drop = Computer entfernen
button-remove-someone = Jemanden entfernen…
button-hand-over = Gastgeber wechseln…
button-vote = Rauswählen
button-unvote = Stimme zurücknehmen
button-send-away = Entfernen
button-make-host = Zum Gastgeber machen
button-take-host = Gastgeber werden
button-to-table = Zum Tisch
button-close-table = Tisch schließen
button-fill = Mit Computern starten
button-shuffle = Plätze mischen
button-forbid-take-back = Zurücknehmen aus
button-allow-take-back = Zurücknehmen an
button-swap = Spiel wechseln
button-swap-to = Lieber das spielen
button-play-game = Spielen
joined-instead = Du bist dabei! Du übernimmst von { $who }.
joined-later = Eine Runde läuft. Du bist ab der nächsten dabei.
line-place = Alle Plätze sind besetzt. Du bist Nummer { $place } in der Warteschlange und bekommst den nächsten freien Platz.
line-called = { $who }, ein Platz ist frei: Du bist dabei!
line-left = Du hast die Warteschlange verlassen.
not-in-line = Du stehst nicht mehr in der Warteschlange.
button-leave-line = Nicht mehr warten
button-second-table = Zweiten Tisch eröffnen
line-here = { $count ->
    [one] -# { $who } wartet auf einen Platz.
   *[other] -# Auf einen Platz warten: { $who }
 }
you-have-left = Du hast diesen Tisch verlassen. **Tisch** bringt dich zurück.
seats-newcomers = { $count ->
    [one] -# { $who } spielt ab der nächsten Runde mit.
   *[other] -# { $who } spielen ab der nächsten Runde mit.
 }
menu-title = ### Spieler · { $game }
menu-host = Gastgeber
menu-out = setzt aus
menu-later = ab der nächsten Runde
menu-votes = { $count } von { $of ->
    [one] { $of } Stimme
   *[other] { $of } Stimmen
 } fürs Entfernen
menu-moved-on = Das Spiel ging weiter. Das kannst du jetzt tun.
level-about = Wie stark soll **{ $who }** sein? Ein anderer Computer übernimmt Platz und Punkte.
level-changed = { $who } spielt jetzt hier.
stand-in = 💤 Wenn jemand weg ist: { $level }
stand-in-about = Der Computer, der für Abwesende spielt
longer-limited = { $most ->
    [1] ⏳ An diesem Tisch ({ $host }) sind keine längeren Züge erlaubt. Deine sind so lang wie alle anderen.
   *[other] ⏳ An diesem Tisch ({ $host }) sind höchstens doppelt so lange Züge erlaubt. Deine sind doppelt so lang.
 }
button-longer = Längere Züge…
longer-about = Wie viel länger dürfen Züge an diesem Tisch dauern? Gewählt wird das in `/{ name-settings }`.
longer-most-4 = Bis viermal
longer-most-2 = Bis doppelt
longer-most-1 = Hier nicht
menu-longer = { $most ->
    [1] Alle Züge sind jetzt gleich lang.
    [2] Züge können jetzt bis zu doppelt so lang sein.
   *[other] Züge können jetzt bis zu viermal so lang sein.
 }
menu-dropped = { $who } ist nicht mehr dabei.
menu-sent = { $who } ist raus und kann wieder mitspielen, sobald die nächste Runde läuft.
menu-heir = { $who } ist jetzt Gastgeber.
menu-host-taken = Du bist jetzt Gastgeber.
menu-shuffled = Plätze gemischt.
menu-take-back-off = Zurücknehmen ist aus.
menu-take-back-on = Zurücknehmen ist an: dein letzter Zug, bis ein anderer spielt.
menu-swapped = Nächstes Spiel: { $game }. Alle behalten ihren Platz. Drück auf Start, wenn ihr so weit seid.
filled = Computer nehmen die freien Plätze ein, und die Karten sind gegeben.
computers-dropped = Kein Platz mehr für { $who }.
vote-counted = Du hast dafür gestimmt, { $who } zu entfernen.
vote-taken-back = Du hast deine Stimme gegen { $who } zurückgenommen.
person-about = **{ $who }**
    {"**"}Entfernen**: Ein Computer spielt das Blatt zu Ende, auf dem letzten Platz.
    {"**"}Zum Gastgeber machen**: Du gibst den Tisch ab.
quit-about = Jetzt gehen? Ein Computer spielt dein Blatt zu Ende, wenn niemand deinen Platz nimmt, und du bekommst den schlechtesten freien Rang. Oder setz ab der nächsten Runde aus.
quit-about-side = Jetzt gehen? Ein Computer spielt dein Blatt zu Ende, wenn niemand deinen Platz nimmt, und das zählt für deine Seite. Oder setz ab der nächsten Runde aus.
end-about = Den Tisch schließen? Die laufende Runde zählt dann nicht.
end-ask-about = Die anderen fragen? Wenn die meisten zustimmen, zählt die Runde nicht. Oder geh ganz: Ein Computer spielt weiter, und du bekommst den schlechtesten freien Rang.
end-ask-about-out = Die Spieler fragen? Wenn die meisten zustimmen, zählt die Runde nicht.
end-void-about = Den Tisch als Admin schließen? Die laufende Runde ist ungültig, und der Verlauf sagt es.
stop-asked = Die anderen werden gefragt. Die Runde läuft, bis die meisten zustimmen.
stop-line = { $count ->
    [0] **{ $who } möchte diese Runde abbrechen**, dann zählt sie nicht
   *[other] **{ $who } möchte diese Runde abbrechen**, dann zählt sie nicht · { $count } von { $majority } Stimmen
 }
stop-until = Zeit bis <t:{ $until }:R>
stop-agreed = Du hast zugestimmt. Die Runde läuft, bis die meisten zustimmen.
stop-agreed-last = Du hast zugestimmt. Die Runde ist vorbei und zählt nicht.
stop-declined = Du möchtest weiterspielen.
stop-goes-on = Die Runde geht weiter. Sie zählt.
stop-over = Niemand möchte mehr abbrechen.
stop-others = Das entscheiden nur die anderen dieser Runde.
stop-asked-before = Jemand anderes fragt schon.
stop-too-soon = Die anderen spielen weiter. Du kannst <t:{ $at }:R> wieder fragen.
stop-plays = Du spielst mit, also entscheiden die anderen: **{ button-stop }** am Tisch.
watching = -# Live bis <t:{ $until }:t>, danach drück auf Aktualisieren. Blätter bleiben verdeckt.
about-game-start-thread = In einem eigenen Thread (sonst wie der Server es will)
about-game-tables = Offene Tische auf diesem Server
about-game-notify = Einmal Bescheid, wenn hier ein Tisch aufgeht (noch einmal: doch nicht)
table-opened-thread = Dein Tisch ist offen in { $thread }.
no-thread-here = Hier kann ich keinen Thread öffnen. Nimm einen Textkanal oder spiel ohne.
thread-failed = Discord erlaubt mir keinen weiteren Thread. Spiel ohne oder archiviere alte.
tables-none = `/{ name-game } { name-game-start }` eröffnet einen. `/{ name-game } { name-game-notify }` sagt dir Bescheid, wenn es jemand tut.
names-and-more = { $names } und { $count ->
    [one] 1 weitere Person
   *[other] { $count } weitere
 }
people-more = { $count ->
    [one] … und 1 weitere Person
   *[other] … und { $count } weitere
 }
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
 }{ $running ->
    [yes] {" "}· eine Runde läuft
   *[no] {""}
 }
notify-on = Ich schreibe dir einmal, wenn hier ein Tisch aufgeht. `/{ name-game } { name-game-notify }` noch einmal, und ich lasse es.
notify-off = OK, ich schreibe dir nicht.
notify-enough = { $most ->
    [one] Du wartest schon auf einem Server, mehr darf eine Person nicht. Nimm es dort mit `/{ name-game } { name-game-notify }` zurück.
   *[other] Du wartest schon auf { $most } Servern, mehr darf eine Person nicht. Nimm es auf einem davon mit `/{ name-game } { name-game-notify }` zurück.
 }
notify-role = Willst du von jedem Tisch hören, nimm die Rolle, die ich erwähne:
notify-opened = **{ $game }** ist offen in { $channel } auf { $server }: { $link }
    -# Du wolltest einmal Bescheid. `/{ name-game } { name-game-notify }` für das nächste Mal.

### Commands, as Discord lists them
about-game = Ein Spiel in diesem Kanal starten oder beenden
about-game-start = Einen Tisch in diesem Kanal eröffnen
about-game-stop = Den Tisch in diesem Kanal schließen
about-game-start-preset = Welches Spiel (sonst das Stammspiel dieses Kanals)
about-game-start-code = Ein geteilter Code für alle Regeln
about-game-start-house-rules = Hausregeln, etwa direction=ccw, seating=fixed
about-hand = Deine Karten zeigen und spielen
about-play = Karten legen, zum Beispiel 7 7 oder Paar 7
about-play-cards = Was du legst: 7 7, 77, Paar 7, Pik 7 Karo 7, Joker=9 9
about-pass = Passen
about-give = Beim Tausch Karten zurückgeben, zum Beispiel 3 4
about-give-cards = Was du gibst: 3 4 oder Karo 3 Pik 4
about-seats = Wer wo sitzt, mit übrigen Karten und Titeln
about-verify = Das Mischen einer beendeten Runde prüfen

about-verify-code = Der Code im Mischbeweis oder der einer aufbewahrten Runde (sonst: die letzte in diesem Kanal)

about-why = Karten prüfen, ohne sie zu spielen
about-why-cards = Was du probierst: 7 7, 77, Paar 7, Pik 7 Karo 7
about-practice = In deinen Direktnachrichten gegen Computer spielen
about-daily = Das Spiel des Tages: dieselben Karten für alle auf diesem Server
about-practice-preset = Welches Spiel (sonst das Stammspiel)
about-practice-level = Wie gut die Computer spielen
about-practice-computers = Wie viele Computer (sonst 3)
about-rules = Regeln dieses Tisches oder jedes Spiels lesen, ändern, teilen
about-rules-preset = Ein Spiel oder Regeln, die dieser Server gespeichert hat
about-rules-code = Ein geteilter Code für alle Regeln
about-leaderboard = Rangliste dieses Servers
about-leaderboard-ladder = Welche Art von Spiel (sonst die dieses Kanals)

about-leaderboard-game = Welches Spiel (sonst das dieses Kanals)
about-leaderboard-by = Wonach geordnet wird
about-leaderboard-season = Saison, heute Abend oder alle Zeiten (Standard)

about-leaderboard-channel = Nur Runden in einem Kanal
about-season = Daten, Tabelle und Sieger der Saisons dieses Servers



menu-challenge = Herausfordern
menu-profile = Profil


menu-replay = Wiederholung
about-profile = Was eine Person auf diesem Server erreicht hat

about-profile-player = Wessen Profil (sonst deins)

about-rivals = Wie zwei Personen gegeneinander abgeschnitten haben

about-rivals-player = Eine der beiden (sonst du und dein häufigster Rivale)

about-rivals-other = Die andere (sonst du)

about-history = Beendete Runden dieses Servers

about-history-channel = Nur Runden in einem Kanal

about-history-player = Nur Runden einer Person

about-replay = Eine aufbewahrte Runde Schritt für Schritt ansehen

about-replay-code = Der Code der Runde

about-settings = Wo dein Blatt erscheint, wie es aussieht, deine Sprache
about-server = Servereinstellungen und offene Tische
about-server-zone = Zeitzone dieses Servers, nach einer Stadt


### Names of commands and options
name-game = spiel
name-game-start = start
name-game-stop = stopp
name-game-tables = tische
name-game-notify = bescheid
name-game-start-preset = spiel
name-game-start-code = code
name-game-start-house-rules = hausregeln
name-game-start-thread = thread
name-game-start-packs = decks
name-game-start-jokers = joker
name-game-start-joker-power = joker-wirkung
name-game-start-twos-discount = zweier-rabatt
name-game-start-exchange = tausch
name-game-start-pass-rule = passen
name-game-start-first-lead = erstes-ausspiel
name-game-start-place-points = platzpunkte
name-game-start-titles = titel
name-game-start-hats = hüte
name-game-start-match-end = partie-ende
name-game-start-match-target = partie-ziel
name-hand = karten
name-play = legen
name-play-cards = karten
name-pass = passen
name-give = geben
name-give-cards = karten
name-seats = sitzplätze
name-why = warum
name-why-cards = karten
name-practice = üben
name-practice-preset = spiel
name-practice-level = stärke
name-practice-computers = computer
name-rules = regeln
name-rules-preset = spiel
name-rules-code = code
name-leaderboard = rangliste
name-leaderboard-game = spiel
name-leaderboard-ladder = liste

name-leaderboard-by = nach
name-leaderboard-season = saison

name-leaderboard-channel = kanal
name-history = verlauf

name-history-channel = kanal

name-history-player = person

name-replay = wiederholung

name-replay-code = code


name-settings = einstellungen
name-server = server

### What is kept of a person
nameless = gelöschte Person
privacy-title = ### Was ich über dich speichere
privacy-nothing = Nichts.
privacy-hidden = { $how ->
    [names] In Ranglisten und früheren Runden stehst du **ohne deinen Namen**.
    [all] Du stehst **in keiner Rangliste** und in früheren Runden als Gast.
   *[no] Andere sehen dich in Ranglisten und früheren Runden.
 } `/{ name-settings }` ändert das.
privacy-settings = - deine Einstellungen und deine Discord-Sprache
privacy-names = - deinen Namen, an { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
 }
privacy-deals = - { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
 } von dir und ihr Ergebnis
privacy-kept = - { $count ->
    [one] 1 aufbewahrte Runde mit ihrem Code
   *[other] { $count } aufbewahrte Runden mit ihren Codes
 }

privacy-tables = - deine Plätze, Punkte, Stimmen und ob du Gastgeber warst: { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
 }
privacy-thrones = - deinen Rang in { $count ->
    [one] 1 Kanal
   *[other] { $count } Kanälen
 }
privacy-crowns = - die Rolle des Präsidenten, auf { $count ->
    [one] 1 Server
   *[other] { $count } Servern
 }
privacy-messages = - wo { $count ->
    [one] 1 Nachricht steht, die ich dir gezeigt habe
   *[other] { $count } Nachrichten stehen, die ich dir gezeigt habe
 }
privacy-direct = - den Kanal deiner Direktnachrichten mit mir
privacy-rules = - { $count ->
    [one] 1 Regelsatz
   *[other] { $count } Regelsätze
 } von dir
privacy-drafts = - dass du { $count ->
    [one] 1 Regelwerk
   *[other] { $count } Regelwerke
 } gerade änderst
privacy-notifications = - deinen Wunsch, vom nächsten Tisch zu hören, auf { $count ->
    [one] 1 Server
   *[other] { $count } Servern
 }
privacy-bans = - { $count ->
    [one] 1 Sperre
   *[other] { $count } Sperren
 } von den Tischen eines Servers, gegen dich oder von dir
privacy-log = - { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
 } mit dir im Protokoll eines Servers: was du als Gastgeber oder Verwalter getan hast oder was dich betraf
privacy-file = Alles, was ich über dich speichere. Nur du siehst es.
privacy-ask = **Alles löschen?** Deine Einstellungen sind weg, und dein Name verschwindet aus allen Ergebnissen und Ranglisten. Die Ergebnisse anderer bleiben. Das lässt sich nicht zurücknehmen.
privacy-deleted = Gelöscht. Was du von jetzt an tust, wird wieder gespeichert.
privacy-leave-first = Du sitzt noch an einem Tisch: { $where }. Drück auf **Tisch**, geh endgültig, und versuch es nach der Runde noch einmal.
privacy-stop-first = Du übst gerade: { $where }. Drück dort **{ button-table }**, dann **{ button-stop }**, und versuch es noch mal.
button-privacy-export = Herunterladen
button-privacy-delete = Löschen
button-privacy-delete-all = Alles löschen
button-privacy-keep = Behalten
about-privacy = Ansehen, herunterladen oder löschen, was ich über dich speichere
name-privacy = datenschutz
