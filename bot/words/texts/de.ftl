# German.

### People and places
computer = 🤖 Computer { $number }
player-unknown = Spieler { $digits }
some-server = Discord
place = Platz { $place }

### Punctuation
between-words = {", "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = Joker rot
joker-black = Joker schwarz
called-1 = { $card }
called-2 = ein Paar { $rank }
called-3 = drei { $rank }
called-4 = vier { $rank }
called-5 = fünf { $rank }
called-6 = sechs { $rank }
called-7 = sieben { $rank }
called-8 = acht { $rank }
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

### Cards in words, for a screen reader
suit-diamonds = Karo
suit-clubs = Kreuz
suit-hearts = Herz
suit-spades = Pik
one-j = Bube
one-q = Dame
one-k = König
one-a = Ass
cards-spelled = { $suits } { $rank }
suit-spelled = { $suit }: { $ranks }
cards-from-to = { $count } Karten, { $first } bis { $last }

### The lobby
lobby-title = ### { $game }
lobby-players = **{ $count } Spieler** ({ $least } bis { $most })
lobby-players-exactly = **{ $count } Spieler** (gebraucht: { $most })
lobby-host = { $host } startet das Spiel, wenn alle da sind.
house-rules = { $count ->
    [one] eine Hausregel
   *[other] { $count } Hausregeln
 }
table-opened = Dein Tisch ist offen.
joined = Du bist dabei.
dms-open = Deine Karten kommen per Direktnachricht.
dms-closed = Ich kann dir keine Direktnachrichten schicken, also spielst du von hier: Drück unter dem Tisch auf **Meine Karten**. (So erlaubst du sie: Servername, Privatsphäre-Einstellungen, Direktnachrichten.)
dms-later = Discord lässt mich gerade keine Direktnachricht öffnen: Bis deine Karten kommen, drück unter dem Tisch auf **Meine Karten**.
dm-joined = Du sitzt am Tisch in { $channel } auf { $server }. Deine Karten kommen hierher.
left = Du bist vom Tisch aufgestanden.
sitting-out = Ab der nächsten Runde machst du Pause. Drück auf Mitspielen, um zurückzukommen.
stopped = Der Tisch ist geschlossen.
table-closed-by = { $who } hat diesen Tisch geschlossen.
waiting-longer = Du gibst ihnen mehr Zeit: Sie läuft <t:{ $due }:R> ab.

### Buttons
button-join = Mitspielen
button-leave = Aufstehen
button-computer = Computer dazu
button-rules = Regeln
button-start = Start
button-hand = Meine Karten
button-sit-out = Pause machen
button-next = Nächste Runde
button-again = Noch einmal
button-stop = Beenden
button-pass = Passen
button-wait = Mehr Zeit geben
ask-bid = { $amount } reizen
ask-cut = { $at } abheben
lay-picked = { $cards } legen
give-lowest = { $cards } geben
pick-cards = Karten selbst wählen
pick-part = Teil { $part }: { $first } bis { $last }
pick-give = { $count ->
    [one] Wähle die Karte, die du gibst
   *[other] Wähle { $count } Karten, die du gibst
 }

### The table
table-title = ### { $game } · Runde { $number }
    -# Mischbeweis { $proof }
seat-cards = { $count ->
    [one] **1 Karte**
   *[other] { $count } Karten
 }
seat-out = fertig, Platz { $place }
seat-passed = gepasst
seat-backs = { $count } mit der zweiten Rückseite (*)
seat-asleep = 💤 der Computer spielt
seat-gone = ist gegangen, der Computer spielt
to-beat = Zu schlagen: **{ $play }** von { $who }.
trick-won = { $who } hat den Stich mit **{ $play }** gewonnen.
turn-play = { $who } ist dran · Zeit läuft <t:{ $due }:R> ab.
turn-decide = { $who } entscheidet · Zeit läuft <t:{ $due }:R> ab.
turn-give = { $who } gibt Karten · Zeit läuft <t:{ $due }:R> ab.
ranks-reversed = 🔄 Die Rangfolge ist umgekehrt: Niedrige Karten sind hoch.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = **Runde { $number }** · [{ $channel }]({ $link }) auf { $server }
hand-line = { $count ->
    [one] Deine letzte Karte: **{ $cards }**
   *[other] { $cards }
 }
hand-lead = 🟡 **Du spielst aus.** Leg, was du willst · Zeit läuft <t:{ $due }:R> ab.
hand-open = 🟡 **Du spielst aus.** Leg, was du willst, aber mit **{ $card }** · Zeit läuft <t:{ $due }:R> ab.
hand-follow = 🟡 **Du bist dran.** Schlag **{ $play }** von { $who } · Zeit läuft <t:{ $due }:R> ab.
hand-decide = 🟡 **Du entscheidest** · Zeit läuft <t:{ $due }:R> ab.
hand-give = { $count ->
    [one] 🟡 **Gib { $who } eine Karte**, die du nicht brauchst · Zeit läuft <t:{ $due }:R> ab.
   *[other] 🟡 **Gib { $who } { $count } Karten**, die du nicht brauchst · Zeit läuft <t:{ $due }:R> ab.
 }
hand-wait = Du bist noch nicht dran.
hand-asleep = 💤 Deine Zeit ist zweimal nacheinander abgelaufen: Ein Computer spielt für dich, bis du etwas drückst oder tippst.
late-passed = ⏳ Deine Zeit war um: Du hast gepasst.
late-played = ⏳ Deine Zeit war um: **{ $play }** wurde für dich gelegt.
late-decided = ⏳ Deine Zeit war um: Es wurde für dich entschieden.
hand-out = Du bist fertig: Platz { $place }.
hand-over = Diese Runde ist vorbei; du hast Platz { $place }.
no-hand = Du hast hier keine Karten.
gift-received = { $who } hat dir **{ $cards }** gegeben.
gift-given = Du hast { $who } **{ $cards }** gegeben.
you-played = Du hast **{ $cards }** gelegt.
you-gave = Du hast **{ $cards }** gegeben.
you-answered = Deine Antwort: **{ $answer }**
you-passed = Du hast gepasst.

### Turn pings
ping-lead = { $who }, du spielst aus · Zeit läuft <t:{ $due }:R> ab
ping-follow = { $who }, schlag **{ $play }** von { $owner } · Zeit läuft <t:{ $due }:R> ab
ping-decide = { $who }, du entscheidest · Zeit läuft <t:{ $due }:R> ab
ping-give = { $count ->
    [one] { $who }, gib eine Karte zurück · Zeit läuft <t:{ $due }:R> ab
   *[other] { $who }, gib { $count } Karten zurück · Zeit läuft <t:{ $due }:R> ab
 }
ping-reminder = ⏳ Die Hälfte deiner Zeit ist um.

### Results
results-title = ### { $game } · Runde { $number } ist vorbei
result-points = { $points } (gesamt { $total })
result-substituted = 🤖 zum Teil spielte ein Computer
match-won = { $count ->
    [one] 🏆 **{ $who } gewinnt die Partie.**
   *[other] 🏆 **{ $who } gewinnen die Partie gemeinsam.**
 }
match-leader = { $points ->
    [one] In Führung mit 1 Punkt: { $who }.
   *[other] In Führung mit { $points } Punkten: { $who }.
 }
match-goes-on = Die Partie geht weiter.
shuffle-seed = -# Mischschlüssel { $seed }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Rangliste · { $game }
leaderboard-ranked = Gereiht nach: { $number }.
leaderboard-by-points = Punkte insgesamt, die meisten zuerst
leaderboard-by-penalties = Strafpunkte pro Runde, die wenigsten zuerst
leaderboard-by-wins = gewonnene Runden, die meisten zuerst
leaderboard-by-place = Platz im Schnitt, der beste zuerst
leaderboard-by-deals = gespielte Runden, die meisten zuerst
leaderboard-enough = Wer weniger als { $deals } Runden gespielt hat, kommt nach allen anderen.
leaderboard-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
leaderboard-penalties = { $average } Strafpunkte pro Runde
leaderboard-wins = { $count ->
    [one] 1 Runde gewonnen
   *[other] { $count } Runden gewonnen
 }
leaderboard-place = Platz { $average } im Schnitt
leaderboard-deals = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
 }
leaderboard-line = { $medal } { $who } · **{ $value }**
    -# { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
 } · Erster { $first } · Letzter { $last } · Platz im Schnitt { $average }
leaderboard-beside = { $deals ->
    [one] {" "}· nicht gezählt: 1 Runde, in der ein Computer einsprang
   *[other] {" "}· nicht gezählt: { $deals } Runden, in denen ein Computer einsprang
 }
leaderboard-empty = Auf diesem Server hat noch niemand eine solche Runde zu Ende gespielt.
leaderboard-nobody = Auf diesem Server hat noch niemand eine Runde zu Ende gespielt. `/{ name-game } { name-game-start }` eröffnet einen Tisch.
leaderboard-by-what = Nach „{ $typed }“ kann ich nicht reihen: Wähle aus der Liste.

### For those who cannot see the pictures
alt-hand = Deine { $count } Karten: { $cards }
alt-table-top = Auf dem Tisch: { $play } von Sitz { $seat }.
alt-table-empty = Der Tisch ist leer; es wird neu ausgespielt.
alt-table-seat = Sitz { $seat }: { $count }

### Refusals
moved-on = Am Tisch ging es inzwischen weiter. Das ist jetzt dein Blatt.
went-wrong = Bei mir ist etwas schiefgegangen. Du hast nichts verloren; versuch es bitte noch einmal.
not-at-this-table = Du sitzt nicht an diesem Tisch.
no-deal-running = Hier läuft gerade keine Runde.
no-table-here = In diesem Kanal gibt es keinen Tisch. `/{ name-game } { name-game-start }` eröffnet einen.
no-table-of-yours = Du sitzt gerade an keinem Tisch.
already-seated = Du sitzt schon am Tisch.
closed-until-match-ends = Nach den Regeln dieses Tisches kommt vor dem Ende der Partie niemand dazu.
table-full = Der Tisch ist voll: höchstens { $most } Spieler.
table-closed = Dieser Tisch ist geschlossen.
control-unknown = Dieses Bedienelement gibt es nicht mehr.
