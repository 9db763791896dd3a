# German.

### People and places
computer = 🤖 { $name }
level-easy = 🌱 leicht
level-normal = 🌿 normal
level-strong = 🌳 stark
player-unknown = Spieler { $digits }
some-server = Discord
some-channel = Kanal

### Punctuation
between-words = {", "}
between-plays = {"; "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = Joker rot
joker-black = Joker schwarz
called-2 = ein Paar { $rank }
called-3 = drei { $rank }
called-4 = vier { $rank }
called-5 = fünf { $rank }
called-6 = sechs { $rank }
called-7 = sieben { $rank }
called-8 = acht { $rank }
called-bomb = Bombe (vier { $rank })
called-bomb-set = Bombe ({ $play })
called-bomb-run = Bombe aus { $count } Paaren bis { $top }
called-rocket = Rakete
called-dragon = Drache
called-straight = Straße bis { $card }
called-flush = Flush bis { $card }
called-straight-flush = Straight Flush bis { $card }
called-full-house = Full House, drei { $rank }
called-four-and-one = vier { $rank } plus eins
called-two-pairs = zwei Paare
called-pair-run = Paarfolge bis { $top }
called-triple-run = Drillingsfolge bis { $top }
called-quad-run = Vierlingsfolge bis { $top }
called-with = { $play } mit { $count ->
    [one] einer Beikarte
   *[other] { $count } Beikarten
 }
called-with-pairs = { $play } mit { $count ->
    [one] einem Paar
   *[other] { $count } Paaren
 }
called-with-cards = { $play } ({ $cards })
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
suit-spelled = { $suit }: { $ranks }
rank-spelled = { $rank }: { $suits }
cards-from-to = { $count ->
    [one] { $count } Karte, { $first } bis { $last }
   *[other] { $count } Karten, { $first } bis { $last }
 }

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
dms-refused = Discord lässt mich gerade keine Direktnachricht öffnen, also spielst du von hier: Drück unter dem Tisch auf **Meine Karten**.
dm-joined = Du sitzt am Tisch in { $channel } auf { $server }. Deine Karten kommen hierher.
left = Du bist vom Tisch aufgestanden.
left-finished = Du bist vom Tisch aufgestanden. Dein Platz in dieser Runde bleibt dir.
sitting-out = Ab der nächsten Runde machst du Pause. Mit **{ button-return }** spielst du wieder mit.
closes-after-deal = Für die nächste Runde bleibt niemand, darum schließt der Tisch nach dieser.
stopped = Der Tisch ist geschlossen.
table-closed-by = { $who } hat diesen Tisch geschlossen.
table-closed-idle = 👋 Hier hat stundenlang niemand etwas getan, deshalb ist dieser Tisch geschlossen.
table-closed-empty = Dieser Tisch ist geschlossen: Es spielt niemand mehr mit.
table-closed-deleted = Dieser Tisch ist geschlossen: Sein Kanal wurde gelöscht.
table-closed-archived = Dieser Tisch ist geschlossen: Sein Thread wurde archiviert.
table-closed-removed = Dieser Tisch ist geschlossen: Ich wurde vom Server entfernt.
closed-there = { $why } ({ $channel } auf { $server })
waiting-longer = Du gibst ihnen mehr Zeit: Sie läuft <t:{ $due }:R> ab.

### Buttons
button-join = Mitspielen
button-leave = Aufstehen
button-computer = Computer dazu
button-rules = Regeln
button-start = Start
button-accept = Annehmen
button-decline = Ablehnen
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
hand-head = { $game ->
    [none] **Runde { $number }**
   *[other] **{ $game }** · Runde { $number }
 } · [{ $channel }]({ $link }) auf { $server }
hand-head-unseen = { $game ->
    [none] **Runde { $number }**
   *[other] **{ $game }** · Runde { $number }
 } · { $server }
hand-head-practice = { $game ->
    [none] **Runde { $number }**
   *[other] **{ $game }** · Runde { $number }
 } · Übung
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
hand-waiting = Du bist noch nicht dran.
host-now = -# Gastgeber: { $host }.
host-took-over = -# { $host } leitet jetzt den Tisch: { $before } hat sich eine Weile nicht gerührt.
last-plays = Zuletzt: { $plays }
last-play = { $who }: { $play }
hand-asleep = 💤 Deine Zeit ist zweimal nacheinander abgelaufen: Ein Computer spielt für dich, bis du etwas drückst oder tippst.
late-passed = ⏳ Deine Zeit war um: Du hast gepasst.
late-played = ⏳ Deine Zeit war um: **{ $play }** wurde für dich gelegt.
late-decided = ⏳ Deine Zeit war um: Es wurde für dich entschieden.
late-passed-for = ⏳ Die Zeit von { $who } war um: gepasst.
late-played-for = ⏳ Die Zeit von { $who } war um: **{ $play }** wurde dafür gelegt.
late-decided-for = ⏳ Die Zeit von { $who } war um: Es wurde ohne eigene Wahl entschieden.
hand-out = Du bist fertig: Platz { $place }.
no-hand = Du hast hier keine Karten.
gift-received = { $who } hat dir **{ $cards }** gegeben.
gift-given = Du hast { $who } **{ $cards }** gegeben.
you-played = Du hast **{ $cards }** gelegt.
you-gave = Du hast **{ $cards }** gegeben.
you-answered = Deine Antwort: **{ $answer }**
you-passed = Du hast gepasst.
took-back = Du hast das zurückgenommen. Du bist wieder dran.

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
result-titles = **{ $first }** ist { $best }, **{ $last }** ist { $worst }.
result-won = { $count ->
    [one] **{ $who }** gewinnt die Runde.
   *[other] **{ $who }** gewinnen die Runde.
 }
result-side-won = Gewonnen
result-side-lost = Verloren
result-side-drawn = Unentschieden
result-pair = { $who } **{ $points }**
result-points = **{ $points }** · gesamt { $total }
result-penalties = { $points ->
    [one] **{ $points }** Strafpunkt · gesamt { $total }
   *[other] **{ $points }** Strafpunkte · gesamt { $total }
 }
result-substituted = 🤖 zum Teil spielte ein Computer
result-left = { $count ->
    [one] mit einer Karte gegangen
   *[other] mit { $count } Karten gegangen
}
result-held = übrig: { $cards }
match-won = { $count ->
    [one] 🏆 **{ $who } gewinnt die Partie.**
   *[other] 🏆 **{ $who } gewinnen die Partie gemeinsam.**
 }
match-leader = { $points ->
    [one] In Führung mit { $points } Punkt: { $who }.
   *[other] In Führung mit { $points } Punkten: { $who }.
 }
match-leader-penalties = Wenigste Strafpunkte ({ $points }): { $who }.
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
finale-title = { $deals ->
    [one] ### 🏆 Finale nach 1 Runde
   *[other] ### 🏆 Finale nach { $deals } Runden
 }
finale-standing = Endstand: { $standing }
finale-reign = { $deals ->
    [one] 👑 Längste Herrschaft: { $who }, { $deals } Runde lang Erster
   *[other] 👑 Längste Herrschaft: { $who }, { $deals } Runden in Folge Erster
 }
finale-bomb = 💣 Größte Bombe: { $who } mit { $play }
finale-play = 🃏 Größter Zug: { $who } mit { $play }
finale-exit = { $turns ->
    [one] 🏃 Schnellster Abgang: { $who }, fertig nach 1 Zug
   *[other] 🏃 Schnellster Abgang: { $who }, fertig nach { $turns } Zügen
 }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Rangliste · { $game }
leaderboard-ranked = Sortiert nach: { $number }.
leaderboard-people = In der Rangliste stehen nur Menschen, untereinander verglichen: Computer zählen nie, und Runden, in denen nur Computer dagegenhielten, auch nicht.
leaderboard-unfinished = Ältere Runden werden noch gezählt: Einige fehlen hier.
leaderboard-by-points = Punkte insgesamt, die meisten zuerst
leaderboard-by-penalties = Strafpunkte pro Runde, die wenigsten zuerst
leaderboard-by-wins = gewonnene Runden, die meisten zuerst
leaderboard-by-place = Platz im Schnitt, der beste zuerst
leaderboard-by-deals = gespielte Runden, die meisten zuerst
leaderboard-enough = { $deals ->
    [one] Wer noch keine Runde gespielt hat, kommt nach allen anderen.
   *[other] Wer weniger als { $deals } Runden gespielt hat, kommt nach allen anderen.
 }
leaderboard-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
leaderboard-penalties = { $average ->
    [one] { $average } Strafpunkt pro Runde
   *[other] { $average } Strafpunkte pro Runde
 }
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
leaderboard-line-won = { $medal } { $who } · **{ $value }**
    -# { $first } von { $deals } gewonnen
leaderboard-line-landlord = { $medal } { $who } · **{ $value }**
    -# { $first } von { $deals } gewonnen, als Grundherr { $won } von { $alone }
leaderboard-line-alone = { $medal } { $who } · **{ $value }**
    -# { $first } von { $deals } gewonnen, allein { $won } von { $alone }
leaderboard-line-unknown = { $medal } { $who } · **{ $value }**
    -# { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
 }
leaderboard-unknown = { $deals ->
    [one] {" "}· Ausgang nicht aufbewahrt: 1 Runde
   *[other] {" "}· Ausgang nicht aufbewahrt: { $deals } Runden
 }
leaderboard-beside = { $deals ->
    [one] {" "}· nicht gezählt: 1 Runde, in der ein Computer einsprang
   *[other] {" "}· nicht gezählt: { $deals } Runden, in denen ein Computer einsprang
 }
leaderboard-empty = Auf diesem Server haben noch keine zwei Menschen miteinander eine solche Runde zu Ende gespielt.
leaderboard-nobody = Auf diesem Server haben noch keine zwei Menschen miteinander eine Runde zu Ende gespielt. `/{ name-game } { name-game-start }` eröffnet einen Tisch.
leaderboard-by-what = Nach „{ $typed }“ kann ich nicht sortieren: Wähle aus der Liste.
card-title = ### { $who } auf diesem Server
card-games = Spiele: { $games }
card-reign = { $deals ->
    [one] Beste Herrschaft: einmal Erster
   *[other] Beste Herrschaft: { $deals }-mal in Folge Erster
 }
card-nobody = { $who } hat auf diesem Server noch keine Runde mit anderen Menschen beendet.
card-against = Gegen dich: { $better }-mal besser platziert, { $worse }-mal schlechter

### For those who cannot see the pictures
alt-hand = { $count ->
    [one] Deine letzte Karte: { $cards }
   *[other] Deine { $count } Karten: { $cards }
 }
alt-hand-dimmed = Jetzt nicht spielbar: { $cards }
alt-hand-picked = Gewählt: { $cards }
alt-hand-backs = Mit der zweiten Rückseite: { $cards }
alt-table-top = Auf dem Tisch: { $play } von Sitz { $seat }.
alt-table-empty = Der Tisch ist leer; es wird neu ausgespielt.
alt-table-turn = Am Zug: { $seats }.
alt-table-earlier = Davor, das Älteste zuerst: { $plays }.
alt-table-last = Der Stich davor, das Älteste zuerst: { $plays }.
alt-table-you = Du hast Sitz { $seat }.
alt-table-seat = Sitz { $seat }: { $count }
alt-table-widow = { $count ->
    [one] Der Talon liegt verdeckt: 1 Karte.
   *[other] Der Talon liegt verdeckt: { $count } Karten.
 }
alt-table-undrawn = { $count ->
    [one] Ein früherer Zug ist nicht gezeichnet.
   *[other] { $count } frühere Züge sind nicht gezeichnet.
 }
alt-leaderboard = Balken in der Reihenfolge der Rangliste: { $values }.
alt-card = Spielerkarte: wie oft auf welchem Platz.
alt-card-place = Platz { $place }: { $count }
alt-finale = Finale der Partie, gewonnen von { $seats }.
alt-finale-points = Punkte nach jeder Runde:
alt-finale-places = Plätze in jeder Runde:
alt-podium = Siegertreppchen der Runde, die Besten zuerst.
alt-podium-step = Platz { $place }: { $seats }
alt-podium-side = { $outcome }: { $seats }
alt-podium-seat = Sitz { $seat }

### Refusals
moved-on = Am Tisch ging es inzwischen weiter. Das ist jetzt dein Blatt.
went-wrong = Bei mir ist etwas schiefgegangen. Du hast nichts verloren; versuch es bitte noch einmal.
not-at-this-table = Du sitzt nicht an diesem Tisch.
no-deal-running = Hier läuft gerade keine Runde.
no-table-here = In diesem Kanal gibt es keinen Tisch. `/{ name-game } { name-game-start }` eröffnet einen.
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
challenge-asked = { $who } ist schon gefragt worden.
challenge-declined = { $who } hat schon abgelehnt.
challenge-soon = Du hast { $who } eben erst herausgefordert. Versuch es in ein paar Minuten wieder.
closed-until-match-ends = In dieser Partie sind alle Plätze besetzt. Mitspielen kannst du, wenn sie vorbei ist.
table-full = { $most ->
    [one] Der Tisch ist voll: höchstens ein Spieler.
   *[other] Der Tisch ist voll: höchstens { $most } Spieler.
 }
table-closed = Dieser Tisch ist geschlossen.
control-unknown = Dieses Bedienelement gibt es nicht mehr.
table-set-aside = **Dieser Tisch ist beiseitegestellt**: Was von ihm gespeichert ist, kann diese Version des Bots nicht lesen. Nichts davon ist verloren. { $host } oder wer den Kanal verwaltet, kann mit denselben Leuten neu aufmachen oder den Tisch schließen.
restarting = 🔧 Ich werde neu gestartet. Euer Spiel geht gleich weiter, genau wie es steht, und niemand verliert Zeit.
nobody-to-wait-for = Sonst ist gerade niemand dran.
you-are-waited-for = Auf dich wird gewartet. Mehr Zeit können dir die anderen geben.
waited-enough = Die Zeit reicht schon aus.
gave-enough = { $count ->
    [one] Du hast für diesen Zug schon einmal mehr Zeit gegeben. Mehr kann jemand anderes am Tisch geben.
   *[other] Du hast für diesen Zug schon { $count }-mal mehr Zeit gegeben. Mehr kann jemand anderes am Tisch geben.
 }
take-back-late = Zum Zurücknehmen ist es zu spät: Das Spiel ist weitergegangen.
take-back-forbidden = An diesem Tisch gilt: Was liegt, liegt. { $host } erlaubt kein Zurücknehmen.
no-computer-there = Dieser Platz ist nicht mehr frei.
seat-is-out = Dieser Platz hat in dieser Runde keine Karten mehr. Drück auf **{ button-join }**, um ab der nächsten mitzuspielen.
back-with-next-deal = Du spielst in dieser Partie schon mit und kommst darum erst zur nächsten Runde zurück: Drück auf **{ button-join }**.
only-host = Das kann nur { $host } als Gastgeber.
only-host-starts = { $host } leitet den Tisch und drückt auf **{ button-start }**. Rührt sich { $host } nicht, kannst du es <t:{ $at }:R>.
host-is-here = { $host } leitet den Tisch. Du kannst übernehmen, wenn sich { $host } zehn Minuten nicht rührt: <t:{ $at }:R>.
only-host-stops = Schließen kann diesen Tisch { $host } als Gastgeber oder wer diesen Kanal verwaltet. Tut hier niemand etwas, können es alle: <t:{ $at }:R>.
only-host-stops-deal = Es wird gerade gespielt: Schließen kann diesen Tisch { $host } als Gastgeber oder wer diesen Kanal verwaltet. Alle können es, wenn die Runde vorbei ist und hier zehn Minuten niemand etwas tut.
deal-is-running = Es läuft schon eine Runde.
cannot-start = Noch nicht: { $why }
too-few-players = { $exact ->
    [yes] { $game } braucht { $need } Mitspieler
   *[no] { $game } braucht mindestens { $need } Mitspieler
 }: noch { $more }{ $fill ->
    [yes] , oder **{ button-computer }**
   *[no] {""}
 }.
too-many-players = { $game } geht mit höchstens { $most } Mitspielern. Zu viel: { $who }. { $computers ->
    [yes] Entfern Computer (**{ button-table }**).
   *[no] Jemand muss aussetzen (**{ button-table }**).
 }
swap-too-many = { $game } geht mit höchstens { $most } Mitspielern. Ohne Platz wäre: { $who }. Erst muss jemand aussetzen (**{ button-table }**).
rules-clash = Diese Regeln gehen nicht zusammen: { $why }
house-rule-form = Schreib Hausregeln als Option=Wert, durch Kommas getrennt; „{ $typed }“ verstehe ich nicht.
rule-unknown = Eine Hausregel „{ $typed }“ gibt es nicht. { $near ->
    [none] Tipp ein Wort daraus und wähle aus der Liste.
   *[other] Meinst du { $near }?
 }
channel-taken = In diesem Kanal gibt es schon einen Tisch.
table-is-here = Hier gibt es schon einen Tisch: [{ $game }]({ $link }) · Gastgeber { $host }{ $stage ->
    [deal] {" "}· eine Runde läuft
    [lobby] {" "}· noch nicht gestartet
   *[other] {" "}· zwischen zwei Runden
 }
closable-at = Tut dort niemand etwas, kannst du ihn <t:{ $at }:R> schließen.
away-server = Ich bin nicht auf diesem Server: Wer ihn verwalten darf, kann mich hinzufügen.
away-chat = In diesen Chat kann ich nicht kommen: Füg mich dafür einem Server hinzu.
button-add-bot = Zu einem Server hinzufügen
permissions-missing = In diesem Kanal brauche ich zuerst diese Rechte: { $named }.
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
own-permissions-missing = Dafür brauchst du in diesem Kanal diese Rechte: { $named }.
place-unseen = Du kannst den Kanal dieses Tisches nicht mehr sehen.
command-limited = Du darfst `/{ $command }` hier nicht benutzen, und dieser Knopf tut dasselbe.
no-such-game = Ein Spiel „{ $game }“ gibt es nicht.
typed-unreadable = „{ $typed }“ kann ich nicht als Karten lesen. Schreib zum Beispiel 7 7, Paar 7 oder Herz 7.
typed-not-held = { $cards } hast du nicht.
typed-too-few = Du hast nur { $held }mal { $card }, nicht { $wanted }mal.
typed-several = { $card }

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] Du hast keine Karten mehr.
    [one] **Deine letzte Karte:**
   *[other] **Deine { $count } Karten:**
 }
words-backwards = Gespielt wird zu den niedrigeren Sitznummern hin.
words-seat = { $who }: { $about }
words-you = du
hands-in-channel = Du spielst von hier: Drück unter dem Tisch auf **Meine Karten**.

### A player's settings
settings-title = ### Deine Einstellungen
    -# Sie gelten auf jedem Server.
chosen = ✓ { $label }
prefer-sent = **Dein Blatt** kommt per Direktnachricht oder unter den Tisch, wo nur du es siehst.
prefer-sent-default = Wie der Server
prefer-sent-default-here = Wie hier: { $place }
prefer-sent-dm = Direktnachricht
prefer-sent-channel = Im Kanal
prefer-sent-both = Beides
prefer-sorting = **Deine Karten** liegen nach Wert oder nach Farbe.
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
prefer-pictures = **Karten und Tisch** kommen als Bild oder in Worten für einen Screenreader.
prefer-pictures-yes = Bilder
prefer-pictures-no = Worte
prefer-pinged = **Ping mich** im Kanal, wenn ich dran bin.
prefer-pinged-at-once = Sofort
prefer-pinged-soon = Nach 8 Sekunden
prefer-pinged-late = Nach 20 Sekunden
prefer-pinged-reminded = Zur halben Zeit
prefer-auto-pass = **Für mich passen**, wenn ich nichts legen kann.
prefer-auto-pass-yes = Ja
prefer-auto-pass-no = Nein
prefer-language = **Meine Sprache**
prefer-language-which = Welche Sprache?
prefer-language-as-discord = Wie mein Discord

### What a server allows
only-role-hosts = Auf diesem Server darf nur { $role } Tische eröffnen.
game-not-here = { $game } wird auf diesem Server nicht gespielt. Erlaubt: { $allowed }.
no-more-tables = { $most ->
    [one] Es ist schon ein Tisch offen; dieser Server erlaubt nur einen zur gleichen Zeit. `/{ name-game } { name-game-tables }` zeigt, ob du mitspielen kannst.
   *[other] Es sind schon { $most } Tische offen; mehr erlaubt dieser Server nicht zur gleichen Zeit. `/{ name-game } { name-game-tables }` zeigt, wo du mitspielen kannst.
 }
banned = Du bist von den Tischen dieses Servers gesperrt; das kann nur aufheben, wer den Server verwaltet.
banned-because = Du bist von den Tischen dieses Servers gesperrt; das kann nur aufheben, wer den Server verwaltet. Grund: { $reason }
blocked = Du kannst mit diesem Bot nicht spielen: Seine Betreiber haben dich gesperrt.
blocked-because = Du kannst mit diesem Bot nicht spielen: Seine Betreiber haben dich gesperrt. Grund: { $reason }
support = Fragen? { $where }
only-channels = Tische gehen hier nur in { $allowed } auf.
channels-unseen = Tische gehen hier nur in bestimmten Kanälen auf, und du siehst keinen davon. Frag die, die den Server verwalten.
hosts-enough = { $most ->
    [one] Du bist hier schon Gastgeber eines Tisches, mehr darf eine Person nicht: { $where }. Beende ihn oder mach jemand anderen zum Gastgeber (**{ button-table }**), dann eröffne den nächsten.
   *[other] Du bist hier schon Gastgeber von { $most } Tischen, mehr darf eine Person nicht: { $where }. Beende einen oder mach jemand anderen zum Gastgeber (**{ button-table }**), dann eröffne den nächsten.
 }
heir-hosts-enough = { $who } ist hier schon Gastgeber von so vielen Tischen, wie eine Person darf. Wähle jemand anderen.

### The settings of a server
server-title = ### Einstellungen dieses Servers
    -# Zeiten gelten ab der nächsten Runde, alles andere sofort.
server-choose = Wähle
server-language = **Sprache** von allem, was alle lesen
server-language-as-discord = Wie der Server auf Discord
server-hosts = **Wer Tische eröffnen darf**
server-hosts-all = Alle
server-families = **Spiele**, die gespielt werden dürfen
server-turn = **Zeit** für jeden Zug
server-bank = **Zeitreserve** jedes Spielers in einer Runde
server-sent = **Karten** für alle, die in `/{ name-settings }` nichts gewählt haben
server-most = **Tische**, die zugleich offen sind
server-threads = Gespielt wird **direkt im Kanal**.
server-threads-on = Jedes Spiel hat **einen eigenen Thread**.
server-threads-yes = Threads benutzen
server-threads-no = Keine Threads
server-tables = Die offenen Tische
server-page-play = Spielen
server-page-people = Leute
server-page-rules = Regeln
server-page-log = Protokoll
server-page-title = ### Einstellungen dieses Servers · { $page }
server-channels = **Kanäle**, in denen Tische aufgehen dürfen; ein Thread zählt als sein Kanal
server-channels-all = Überall
server-hosted = **Offene Tische** eines Gastgebers
server-ping = **Rolle**, die ich erwähne, wenn ein Tisch aufgeht, und die sich Mitglieder selbst geben
server-ping-none = Keine Rolle
server-ping-every = **Pause** zwischen zwei Erwähnungen, mindestens
server-savers = **Wer Regeln speichern darf**, außer denen, die den Server verwalten
server-saver-role = **Rolle**, die Regeln speichern darf
server-saver-none = Keine Rolle
server-threads-about = **Threads**
savers-all = Alle
savers-hosts = Gastgeber eines offenen Tisches
savers-role = Eine Rolle
button-bans = Sperren
button-ping-post = Knopf hier posten
button-saved-rules = Gespeicherte Regeln
button-to-settings = Einstellungen
tables-any = Beliebig viele
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
tables-title = { $count ->
    [0] ### Auf diesem Server ist kein Tisch offen.
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
overrule-close-about = **Schließen**: Eine laufende Runde wird abgebrochen. Ergebnisse beendeter Runden bleiben.
overrule-reset-about = **Neu aufmachen**: Der Tisch wird geschlossen und mit denselben Leuten und Regeln neu eröffnet.
overrule-close = Schließen
overrule-reset = Neu aufmachen
button-back = Zurück
button-more = Mehr
only-admins = Das kann nur, wer diesen Server verwalten darf.
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
ban-nobody = Unter dieser ID gibt es niemanden.
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
log-removed = { $who } hat **{ $whom }** vom Tisch in { $channel } entfernt.
log-handed-over = { $who } hat in { $channel } **{ $whom }** zum Gastgeber gemacht.
log-took-over = { $who } ist in { $channel } Gastgeber geworden, anstelle von **{ $whom }**.
log-stopped = { $own ->
    [yes] { $who } hat den Tisch in { $channel } beendet.
   *[no] { $who } hat den Tisch von **{ $whom }** in { $channel } beendet.
 }
log-changed-game = { $who } hat in { $channel } zu **{ $about }** gewechselt.
log-started-over = { $own ->
    [yes] { $who } hat den Tisch in { $channel } neu aufgemacht.
   *[no] { $who } hat den Tisch von **{ $whom }** in { $channel } neu aufgemacht.
 }
log-setting = { $who } hat eine Einstellung geändert: { $about }
log-banned = { $who } hat **{ $whom }** gesperrt.
log-lifted = { $who } hat die Sperre von **{ $whom }** aufgehoben.
log-deleted-rules = { $who } hat die Regeln **{ $about }** von { $whom } gelöscht.
log-deleted-all = { $who } hat alle gespeicherten Regeln von **{ $whom }** gelöscht ({ $about }).
ping-ready = Ich erwähne { $role }, wenn ein Tisch aufgeht, und gebe die Rolle allen, die den Knopf drücken.
ping-unmentionable = Ich kann { $role } nicht erwähnen: Erlaube in den Einstellungen der Rolle allen, sie zu erwähnen, oder gib mir **Alle erwähnen**.
ping-no-manage-roles = Ich kann sie niemandem geben: Mir fehlt **Rollen verwalten**.
ping-role-above = Ich kann { $role } niemandem geben: Zieh { $own } in der Liste der Rollen darüber.
ping-role-powerful = Ich gebe { $role } niemandem: Sie darf mehr als alle. Wähle eine Rolle ohne Rechte.
ping-role-gone = Die Rolle gibt es nicht mehr. Wähle eine andere unter `/{ name-server }`.
ping-role-unfit = Ich kann nur eine Rolle nehmen, die man jemandem geben kann: nicht @everyone und keine, die zu einem Bot gehört.
ping-role-opens = { $role } öffnet Kanäle. Nur wer Rollen verwalten darf, kann sie zum Nehmen freigeben.
ping-none-here = Dieser Server hat keine Rolle für neue Tische.
ping-not-given = { $why } Sag es denen, die diesen Server verwalten.
ping-refused = Discord lässt mich { $role } nicht ändern. Sag es denen, die diesen Server verwalten.
ping-on = Du hast jetzt { $role }: Ich erwähne sie, wenn ein Tisch aufgeht. Drück noch einmal, um sie zurückzugeben.
ping-off = Du hast { $role } nicht mehr.
ping-post = 🔔 **Willst du wissen, wenn ein Tisch aufgeht?** Drück den Knopf, und du bekommst die Rolle, die ich dann erwähne; drück noch einmal, um sie zurückzugeben.
ping-opened = 🔔 { $role }: Ein Tisch für **{ $game }** ist offen.
button-ping = Sag mir Bescheid

### First steps
hello = 👋 **Hier gebe ich die Karten:** { $games }.
    {"**"}{ button-open-table }**, und andere spielen mit einem Klick mit; **{ button-practise }** gibt dir sofort Karten, gegen Computer.
    Alle bekommen ihre Karten als Direktnachricht, die sonst niemand sieht.
hello-admins = Wer diesen Server verwaltet, stellt mich mit `/server` ein. `/datenschutz` zeigt, was ich über dich speichere.
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
practice-there = Du hast schon einen eigenen Tisch offen: { $game }.
button-go-on = Weiterspielen
button-practise-anew = Beenden, neu anfangen
practice-dealt = Du spielst gegen Computer, und die Karten sind verteilt: Sie liegen in deinen Direktnachrichten.
practice-here = Deine Karten stehen unten.
button-to-cards = Zu deinen Karten
practice-dms-closed = Ich kann dir keine Direktnachrichten schicken, und dort würdest du üben. So erlaubst du sie: Servername, Privatsphäre-Einstellungen, Direktnachrichten. Versuch es dann noch einmal.
practice-dms-refused = Discord lässt mich gerade keine Direktnachricht öffnen, und dort würdest du üben. So spielst du in einem Kanal: `/{ name-game } { name-game-start }`, dann **{ button-computer }**.
practice-going-on = -# Du übst: Das zählt auf keiner Rangliste.
primer = -# 👋 **{ $game }:** { $goal }
    -# Von hoch bis niedrig: **{ $order }**{ $more }
    -# { $how ->
        [equal] Leg gleich viele Karten, gleich hoch oder höher.
        [larger] Leg gleich viele, höhere Karten oder einen größeren Satz.
       *[higher] Leg gleich viele Karten, aber höhere.
    } **{ button-pass }** zum Warten, **{ button-hint }** für eine Idee.
primer-goal-alone = Reiz, um allein zu spielen. Wer zuerst keine Karten hat, gewinnt für seine Seite.
primer-goal-teams = Ihr gewinnt zu zweit. Werdet eure Karten los.
primer-goal-titles = Werde deine Karten los. Erster: { $best }, Letzter: { $worst }.
primer-goal-places = Werde deine Karten los, je früher, desto besser.
primer-goal-first = Werde als Erster deine Karten los.
primer-goal-left = Wer zuerst keine Karten hat, gewinnt. Je weniger übrig, desto besser.
primer-bombs = 💣 schlägt alles: { $kinds }
primer-chops = 💣 schlägt Zweien: { $kinds }
primer-wild = ersetzen andere Karten: { $cards }
primer-power = schlagen einzeln jeden Satz: { $cards }
primer-fewer-twos = von Zweien genügt eine Karte weniger
primer-revolution = ein Vierling kehrt die Reihenfolge um
primer-ends = beenden den Stich: { $cards }
lesson-five = -# 💡 **Fünf Karten** schlagen sich so, von niedrig bis hoch: { $kinds }. Du hast { $play }.
lesson-five-any = -# 💡 **Blätter aus fünf Karten:** { $kinds }. Du hast { $play }.
lesson-run = -# 💡 **Eine Straße** sind mindestens { $least } Karten in Folge, die Farben sind egal. Du hast { $play }.

### Browsing the rules
browse-title = ### Die Regeln aller Spiele
browse-own = ✎ **Deine eigenen Regeln** · { $game }: { $changes }
browse-about-pr = wer zuerst fertig ist, wird Präsident; der Letzte zahlt mit guten Karten
browse-about-bt = einzelne Karten, Paare und Pokerblätter zu fünft; die Zwei ist die höchste
browse-about-df = der japanische Präsident, vom Armen zum Millionär
browse-about-th = Tiến Lên aus Vietnam: Sätze, Folgen, und Bomben gegen Zweien
browse-about-dd = ein Grundherr mit mehr Karten gegen zwei; jede Bombe verdoppelt den Spielwert
browse-about-b3 = Dreien sind die höchsten; einer bietet und spielt allein gegen zwei
browse-found = { $count ->
    [0] ### Nichts gefunden zu „{ $typed }“
   *[other] ### { $count } × „{ $typed }“
 }
button-all-of = Alle { $count }
button-search = Suchen
form-search = Ein Spiel oder eine Regel finden
search-about = Irgendein Name des Spiels, eine Zahl von Spielern wie „3 Spieler“, oder Wörter seiner Regeln wie „zwei Decks“.
search-field = Wie heißt es?
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
    [0] ### Dieser Server hat noch keine Regeln gespeichert.
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
button-channel-default = Hier zum Üblichen machen
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
editor-clashes = ⚠️ **Diese Regeln gehen nicht zusammen.** Ändere weiter; bis es passt, sehen die anderen die letzten gültigen, und das Spiel startet nicht.
editor-clashes-own = ⚠️ **Diese Regeln gehen nicht zusammen.** Ändere weiter; bis es passt, kannst du sie nicht spielen, speichern oder teilen.
editor-take-back = Eine Änderung zurücknehmen
editor-topics = Wähle ein Thema
editor-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
 }
editor-own = wie in diesem Spiel vorgesehen
rule-span = { $low } bis { $high }
players-in-all = { $count } Spieler
button-type = Eintippen
button-undo = Rückgängig
button-reset = Alles zurücksetzen
button-other-game = Anderes Spiel
button-save = Speichern
button-sheet = Regelblatt
form-rule = Eine Hausregel
form-value = Deine Antwort
form-name = Name
form-save = Diese Regeln speichern
save-about = Alle auf diesem Server finden sie unter diesem Namen, in **/{ name-rules }** und in **/{ name-game } { name-game-start }**.
saved = Gespeichert als **{ $name }**.
share = **{ $code }** steht auf jedem Server für diese Regeln. Eröffne einen Tisch mit `/{ name-game } { name-game-start } { name-game-start-code }:{ $code }` oder lies sie mit `/{ name-rules } { name-rules-code }:{ $code }`.
channel-default-set = Ab jetzt eröffnet `/{ name-game } { name-game-start }` hier **{ $game }** mit diesen Regeln, wenn kein Spiel genannt ist. Drück noch einmal auf den Knopf, um es zu vergessen.
channel-default-no-more = Dieser Kanal hat kein übliches Spiel mehr.
lobby-unsettled = ✎ { $host } ändert noch die Regeln.
next-rules = { $count ->
    [0] Die nächste Partie: **{ $game }**.
    [one] Die nächste Partie: **{ $game }** mit einer Hausregel.
   *[other] Die nächste Partie: **{ $game }** mit { $count } Hausregeln.
 }
save-dropped = **{ $name }** ist gelöscht. Der Code ist { $code }, falls du es zurückhaben willst.
save-nameless = Zum Speichern brauchen Regeln einen Namen.
save-too-many = { $most ->
    [one] Dieser Server hat schon einen Regelsatz gespeichert, mehr geht nicht; lösch ihn zuerst.
   *[other] Dieser Server hat schon { $most } Regelsätze gespeichert; lösch zuerst einen.
 }
save-taken = **{ $name }** gibt es schon, von { $author }. Wähle einen anderen Namen.
save-not-yours = Diese Regeln kann nur löschen, wer sie gespeichert hat oder den Server verwaltet.
save-enough = { $most ->
    [one] Du hast hier einen Regelsatz gespeichert, mehr darf eine Person nicht. Lösch ihn zuerst, unter `/{ name-rules }`, **{ button-saved }**.
   *[other] Du hast hier { $most } Regelsätze gespeichert, mehr darf eine Person nicht. Lösch zuerst einen, unter `/{ name-rules }`, **{ button-saved }**.
 }
save-only-hosts = Auf diesem Server kann nur der Gastgeber eines offenen Tisches Regeln speichern.
save-only-role = Hier kann nur { $role } Regeln speichern, und wer diesen Server verwaltet.
save-only-managers = Hier kann nur Regeln speichern, wer diesen Server verwaltet.
only-channel-managers = Nur wer diesen Kanal verwalten darf, bestimmt, was hier üblicherweise gespielt wird.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
rules-stand = Es läuft eine Partie: Ihre Regeln gelten, bis sie vorbei ist.
draft-clashes = Diese Regeln gehen noch nicht zusammen: { $why }
draft-gone = Geänderte Regeln behalte ich einen Tag lang, und diese sind nicht mehr da. Öffne sie neu mit `/{ name-rules }`.
rule-value = „{ $typed }“ geht nicht: Es { $why }.
rule-value-near = „{ $typed }“ geht nicht: Es { $why }. Meinst du { $near }?
too-slow = Das hat bei mir zu lange gedauert. Bitte drück noch einmal.
code-mistyped = In diesem Code ist ein Zeichen falsch. Er hat nur die Ziffern 2 bis 9 und Buchstaben außer I, O und U.
code-length = Dieser Code hat { $count ->
    [one] ein Zeichen
   *[other] { $count } Zeichen
 }; solche Codes haben { $right }.
code-doubtful = In diesem Code ist ein Zeichen falsch, oder eines fehlt: Ich lese { $count ->
    [one] ein Zeichen
   *[other] { $count } Zeichen
 }.
code-newer = Dieser Code kommt aus einer neueren Version von mir.
code-game-gone = Dieser Code gehört zu einem Spiel, das es nicht mehr gibt: „{ $game }“.
code-rule-gone = Dieser Code enthält eine Hausregel, die es nicht mehr gibt: „{ $rule }“.

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = Reize, um allein gegen die anderen zu spielen: Das höchste Gebot bekommt den Talon und bestimmt, was die Runde wert ist.
ask-cut-about = Du hebst vor dem Geben ab: Sag, wie viele Karten du von oben nimmst.
call-deal = Geben
call-deal-about = Gib die Karten. Wer von Hand gibt, mischt zuerst und lässt abheben; ein ausgelassener Schritt ist ein Fehler.
call-shuffle = Mischen
call-shuffle-about = Der Erste mischt, lässt abheben und gibt, in dieser Reihenfolge. Ein ausgelassener Schritt ist ein Fehler.
call-offer-cut = Abheben lassen
call-offer-cut-about = Der Letzte hebt ab, bevor du gibst.
call-redeal = Neu geben lassen
call-redeal-about = Dein Blatt ist so schlecht, dass du neu geben lassen darfst. Alle erfahren, dass du es warst.
call-trade = Tauschen
call-trade-about = Du hast die niedrigste Karte im Spiel. Leg sie weg für die Karte, die in der Mitte liegt …
call-keep = Behalten
call-keep-about = … oder behalte sie.
call-accept = Annehmen
call-accept-about = Nimm an, und die zwei Karten, die ihr einander anbietet, wechseln den Besitzer.
call-done = Genug getauscht
call-done-about = Hör auf, mit deinem Partner zu tauschen. Karten, die nur angeboten sind, bleiben, wo sie sind.
call-last-card = Letzte Karte!
call-last-card-about = Sag deine letzte Karte an, bevor der Nächste dran ist. Wer ohne Ansage gewinnt, zahlt für alle.
call-clear-table = Tisch abräumen
call-clear-table-about = Nur der Letzte darf den Tisch abräumen. Wer es sonst mit Absicht tut, wird in der nächsten Runde Letzter.
call-on-purpose = Mit Absicht
call-on-purpose-about = Du hast den Tisch abgeräumt: mit Absicht …
call-by-mistake = Aus Versehen
call-by-mistake-about = … oder aus Versehen?
call-forfeits = Ich gebe ein Pfand
call-forfeits-about = Du darfst dem Ersten erlauben, ein harmloses Pfand von dir zu verlangen.
forfeit-tea = Pfand: Tee servieren
forfeit-verse = Pfand: eine Strophe singen
forfeit-joke = Pfand: einen Witz erzählen
forfeit-about = Der Letzte ist einverstanden: Du darfst ein harmloses Pfand verlangen, einmal pro Runde.
told-deal = { $who } gibt.
told-shuffle = { $who } mischt.
told-offer-cut = { $who } lässt abheben.
told-fault = Ein Fehler von { $who } beim Geben.
told-redeal = { $who } hat ein schlechtes Blatt und lässt neu geben.
told-trade = { $who } tauscht die niedrigste Karte gegen die in der Mitte.
told-keep = { $who } behält die niedrigste Karte.
told-accept = { $who } nimmt an.
told-done = { $who } tauscht nicht mehr.
told-last-card = { $who } sagt an: **letzte Karte!**
told-clear-table = { $who } räumt den Tisch ab.
told-on-purpose = { $who } sagt: mit Absicht.
told-by-mistake = { $who } sagt: aus Versehen.
told-forfeits = { $who } ist mit einem Pfand einverstanden.
told-forfeit-tea = { $who } verlangt als Pfand: Tee servieren.
told-forfeit-verse = { $who } verlangt als Pfand: eine Strophe singen.
told-forfeit-joke = { $who } verlangt als Pfand: einen Witz erzählen.
told-dragon = { $who } hat einen Drachen bekommen, eine Karte von jedem Wert.
told-four-twos = { $who } hat alle vier Zweien bekommen.
told-four-threes = { $who } hat alle vier Dreien bekommen.

### Trading
hand-give-highest = { $count ->
    [one] 🟡 **Gib { $who } deine höchste Karte.** Deine höchsten sind gleich hoch: Wähle, welche du gibst · Zeit läuft <t:{ $due }:R> ab.
   *[other] 🟡 **Gib { $who } deine { $count } höchsten Karten.** Einige sind gleich hoch: Wähle, welche du gibst · Zeit läuft <t:{ $due }:R> ab.
 }
hand-offer = 🟡 **Biete { $who } eine Karte an.** Ihr zwei müsst eine tauschen; welche, macht ihr vor allen aus · Zeit läuft <t:{ $due }:R> ab.
hand-haggle = 🟡 { $who } bietet **{ $theirs }** für dein Angebot **{ $mine }**. Nimm an oder biete eine andere Karte · Zeit läuft <t:{ $due }:R> ab.
hand-swap = 🟡 **Tausch Karten mit { $who }**: Biete so viele an, wie du willst, oder keine; nur { $who } sieht sie · Zeit läuft <t:{ $due }:R> ab.
hand-swap-back = { $count ->
    [one] 🟡 { $who } bietet dir **{ $theirs }**. Gib eine Karte dafür oder hör auf · Zeit läuft <t:{ $due }:R> ab.
   *[other] 🟡 { $who } bietet dir **{ $theirs }**. Gib { $count } Karten dafür oder hör auf · Zeit läuft <t:{ $due }:R> ab.
 }
pick-any = Wähle Karten zum Anbieten
offer-cards = { $cards } anbieten
offer-again = Auf { $cards } bestehen
you-offered = Du hast **{ $cards }** angeboten.
drawn-last = Die Karte, die du zuletzt gezogen hast: **{ $cards }**.
only-you-see = Nur du siehst, was in der Mitte liegt: **{ $cards }**.
turn-trade = { $who } tauscht Karten · Zeit läuft <t:{ $due }:R> ab.
turn-bid = { $who } reizt · Zeit läuft <t:{ $due }:R> ab.
turn-cut = { $who } hebt ab · Zeit läuft <t:{ $due }:R> ab.
ping-trade = { $who }, tausch Karten mit { $partner } · Zeit läuft <t:{ $due }:R> ab

### How a deal stands
play-counts-as = { $play } (zählt als { $stands })
seat-cards-hidden = ? Karten
seat-closed-out = 🔒 gepasst, für diesen Stich raus
dealt-again = Es wurde neu gegeben: Die Runde davor zählt nicht.
seen-by-all = Beim Geben aufgedeckt: **{ $cards }**.
bids-so-far = Gebote: { $bids }
bid-of = { $who } reizt { $amount }
bid-none = { $who } passt
plays-alone = **{ $who }** spielt allein gegen { $others } · Spielwert **{ $stake }**
team = Zusammen: { $who } · { $cards }
partners = Partner, die Karten tauschen: { $pairs }
stake = Spielwert: **{ $stake }**
stock-left = { $count ->
    [0] Der Stapel ist leer.
    [one] Stapel: 1 Karte
   *[other] Stapel: { $count } Karten
 }
pile = -# Davor gelegt: { $cards }
cards-left = Karten übrig: { $counts }
closed-out = 🔒 Für diesen Stich raus: { $who }
passed-so-far = Gepasst: { $who }
you-are-closed-out = 🔒 Du hast gepasst: Für diesen Stich bist du raus.

### The log
button-log = Verlauf
button-proof = Mischbeweis
proof-title = ### Das Mischen von Runde { $number }
proof-about = Eine geheime Zahl, der Schlüssel, hat alle Karten dieser Runde bestimmt. Ihr Beweis stand hier schon vor dem ersten Zug, nach der Runde steht hier auch der Schlüssel. Sein SHA-256 muss der Beweis sein, und `python -m rules verify` macht aus dem Schlüssel die Blätter. Das zeigt, dass der Schlüssel nach dem Geben nicht geändert wurde, aber nicht, wie der Bot ihn gezogen hat.
proof-shown = Beweis: `{ $proof }`
proof-seed = Schlüssel: `{ $seed }`
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
no-log = An diesem Tisch wurde noch keine Runde gespielt.
button-replay = Wiederholung
button-replay-last = Letzte Runde noch einmal
replay-title = ### Wiederholung · Runde { $number }
replay-places = Vom Ersten an: Sitze { $seats }.
replay-play = Sitz { $seat } · { $play }
no-replay = Hier wurde noch keine Runde zu Ende gespielt, die noch einmal gezeigt werden kann.
replay-nothing = Diese Nachricht zeigt keine Runde von mir.
replay-running = Diese Runde ist noch nicht zu Ende.
button-review = Wie habe ich gespielt?
review-title = ### Wie du Runde { $number } gespielt hast
review-none = Keine deiner Entscheidungen hat dich etwas gekostet, was vorherzusehen war.
review-lead = Du hast ausgespielt.
review-bid = Es wurde gereizt.
review-give = Du hast Karten abgegeben.
review-swap = Du konntest deine niedrigste Karte tauschen.
review-beat = Zu schlagen: **{ $play }**
review-yours = Dein Zug: **{ $move }**
review-better = Besser: **{ $move }** · im Schnitt etwa { $cost } mehr
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
review-basis = -# Was am meisten gekostet hat. Jede Wahl wurde an vielen Verteilungen erprobt, die zu dem passen, was du da wissen konntest.
review-busy = Gerade gibt es zu viel zu überlegen. Frag in einer Minute noch einmal.
review-substituted = Einen Teil dieser Runde hat ein Computer für dich gespielt; deine eigenen Züge lassen sich nicht herauslesen.
told-dealt = **Runde { $number }** · { $who } ist Geber.
told-cut = { $at ->
    [one] { $who } hat eine Karte abgehoben.
   *[other] { $who } hat { $at } Karten abgehoben.
 }
told-gave-cards = { $giver } gab { $taker } **{ $cards }**.
told-gave = { $count ->
    [one] { $giver } gab { $taker } eine Karte.
   *[other] { $giver } gab { $taker } { $count } Karten.
 }
told-took-cards = { $who } nahm **{ $cards }** aus der Mitte.
told-took = { $count ->
    [one] { $who } nahm die verdeckte Karte.
   *[other] { $who } nahm die { $count } verdeckten Karten.
 }
told-traded = { $who } legte **{ $returned }** weg für **{ $cards }**.
told-looked-at = { $who } sah **{ $cards }** in der Mitte.
told-looked = { $who } hat angesehen, was in der Mitte liegt.
told-drew-card = { $who } zog **{ $cards }**.
told-drew = { $who } zog eine Karte.
told-restocked = { $count ->
    [one] Eine Karte früherer Stiche ist der neue Stapel.
   *[other] Die { $count } Karten früherer Stiche sind der neue Stapel.
 }
told-alone = { $who } spielt allein um { $stake }.
told-doubled = Der Spielwert verdoppelt sich.
told-out-of-time = ⏳ Die Zeit von { $who } ist um.
told-taken-back = { $who } hat das zurückgenommen.
told-offered-cards = { $giver } bietet { $taker } **{ $cards }** an.
told-offered = { $count ->
    [one] { $giver } bietet { $taker } heimlich eine Karte an.
   *[other] { $giver } bietet { $taker } heimlich { $count } Karten an.
 }
told-announced = { $count ->
    [one] ⚠️ { $who } hat nur noch **eine Karte**.
   *[other] ⚠️ { $who } ist vielleicht bald fertig: noch { $count } Karten.
 }
told-leads = { $who } spielt aus.
told-leads-with = { $who } spielt aus; **{ $cards }** muss dabei sein.
told-skipped = { $who } setzt einmal aus.
told-reversed = 🔄 Die Rangfolge ist umgekehrt: Niedrige Karten sind hoch.
told-righted = 🔄 Die Rangfolge ist wieder wie gewohnt.
told-turned = ↩️ Es geht andersherum weiter.
told-threw-in = { $who } wirft die Karten hin und wird Letzter.
told-out = { $who } ist fertig, Platz { $place }.
told-won = { $who } hat den Stich gewonnen.
told-void = Die Runde zählt nicht; es wird neu gegeben.
told-over = Die Runde ist vorbei.

### Results of teams, stakes and chips
alone-won = **{ $who }** hat als Grundherr allein gegen { $others } gewonnen.
alone-lost = { $others } haben den Grundherrn **{ $who }** geschlagen.
solo-won = **{ $who }** hat allein gegen { $others } gewonnen.
solo-lost = Allein gegen { $others } hat **{ $who }** verloren.
team-won = Die Runde geht an **{ $who }** · noch { $cards }
team-rest = { $who } · noch { $cards }
stake-made = Spielwert: { $parts } = **{ $stake }**
stake-bid = Gebot { $amount }
stake-bombs = { $count ->
    [one] eine Bombe ×2
   *[other] { $count } Bomben, je ×2
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
match-leader-chips = { $chips ->
    [one] In Führung mit { $chips } Chip: { $who }.
   *[other] In Führung mit { $chips } Chips: { $who }.
 }

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
typed-fill = und, von, in, der, die, das, den, ein, eine, einen
typed-stands = als, für, fuer, steht für, ist
typed-cannot-stand = Dafür können diese Karten jetzt nicht stehen.

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
kind-four-and-one = Vierling mit Beikarte
kind-two-pairs = Zwei Paare
kind-rocket = Rakete
kind-dragon = Drache
kind-straight-flush = Straight Flushes
kind-flush = Flushes
kind-kicked = Sätze mit Beikarten
kind-bomb = Bomben
kind-other = Andere
label-single = { $cards }
label-pair = Paar { $cards }
label-triple = Drilling { $cards }
label-four = Vierling { $cards }
label-set = Satz { $cards }
label-straight = Straße { $cards }
label-pair-run = Paarfolge { $cards }
label-triple-run = Drillingsfolge { $cards }
label-quad-run = Vierlingsfolge { $cards }
label-full-house = Full House { $cards }
label-four-and-one = Vierling plus eins { $cards }
label-two-pairs = Zwei Paare { $cards }
label-rocket = Rakete
label-dragon = Drache
label-straight-flush = Straight Flush { $cards }
label-flush = Flush { $cards }
label-kicked = Beikarten { $cards }
label-bomb = Bombe { $cards }
label-other = { $cards }
stands-for = { $wild }={ $stands }
stands-for-itself = Genau diese Karten

### Who sits at a table, and what they do with one another
sent-away = Die anderen haben dich rausgewählt. Du kannst wieder mitspielen, wenn die nächste Runde begonnen hat.
sent-away-by = { $who } hat dich als Gastgeber weggeschickt. Du kannst wieder mitspielen, wenn die nächste Runde begonnen hat.
may-not-vote = Rauswählen können nur Mitspieler, die wach sind, und es müssen mindestens zwei sein.
no-longer-here = Dieser Spieler ist nicht mehr an diesem Tisch.
not-in-mid-deal = Das muss warten, bis die Runde vorbei ist.

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 Du darfst jetzt eine Bombe werfen, obwohl du nicht dran bist.
first-of-two = die erste von zweien
second-of-two = die zweite von zweien
button-put-back = Zurücklegen
button-take-back = Zurücknehmen
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
reason-out = Das ist dein ganzes Blatt.
reason-only = Etwas anderes kannst du nicht legen.
reason-wins-last = Nichts, was noch im Spiel ist, schlägt das, und danach musst du nur noch einmal legen: { $cards }.
reason-wins = Nichts, was noch im Spiel ist, schlägt das, und der Rest deines Blatts { $plays ->
    [one] ist ein Zug
   *[other] sind { $plays } Züge
 }.
reason-unbeaten = Nichts, was noch im Spiel ist, schlägt das.
reason-guard-many = Jemand hat nur noch eine Karte, und das hier ist keine einzelne Karte.
reason-guard-high = Jemand hat nur noch eine Karte, und das ist deine höchste.
reason-guard-two = Jemand hat nur noch zwei Karten, und das hier sind nicht zwei.
reason-partner-out = Jemand auf deiner Seite hat nur noch eine Karte und kann sie darauf vielleicht loswerden.
reason-few-higher = An höheren Karten sind nur diese noch im Spiel: { $cards }.
reason-highest = Keine Karte, die noch im Spiel ist, ist höher.
reason-mostly-lower = { $amount ->
    [one] Von den Karten, die noch im Spiel sind, ist nur eine niedriger und nur { $count } höher.
   *[other] Von den Karten, die noch im Spiel sind, sind { $amount } niedriger und nur { $count } höher.
 }
reason-last = Danach musst du nur noch einmal legen: { $cards }.
reason-sheds = So wirst du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } auf einmal los, und der Rest { $plays ->
    [one] ist ein Zug
   *[other] sind { $plays } Züge
 }.
reason-sheds-keeps = So wirst du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } auf einmal los und behältst { $cards }.
reason-low = Deine niedrigste Karte geht mit, und der Rest { $plays ->
    [one] ist ein Zug
   *[other] sind { $plays } Züge
 }.
reason-near = Danach brauchst du { $plays ->
    [one] nur noch einen Zug
   *[other] nur noch { $plays } Züge
 }.
reason-keeps = Deine hohen Karten bleiben für später: { $cards }.
reason-alone = Diese Karte gehört zu keiner anderen von dir und ist schwerer zu schlagen als deine niedrigste.
reason-breaks-nothing = Das reißt nichts auseinander, was zusammengehört, und der Rest deines Blatts { $plays ->
    [one] ist ein Zug
   *[other] sind { $plays } Züge
 }.
reason-press = Jemand hat nur noch wenige Karten, und alles Schwächere ist leichter zu schlagen.
reason-bomb = Hier schlägt nur eine Bombe, und der Rest deines Blatts { $plays ->
    [one] ist ein Zug
   *[other] sind { $plays } Züge
 }.
reason-follow = Das ist das Schwächste, was hier schlägt, und der Rest deines Blatts { $plays ->
    [one] ist ein Zug
   *[other] sind { $plays } Züge
 }.
reason-weakest = Das ist das Schwächste, was hier schlägt.
reason-computer = Das würde ein Computer an deiner Stelle tun.
reason-pass-partner = Was hier liegt, ist von deiner eigenen Seite.
reason-pass-bomb = Von dir schlägt hier nur eine Bombe; wenn du passt, hast du sie für später.
reason-pass-whole = { $plays ->
    [one] Dein ganzes Blatt ist ein Zug, so wie es ist, und der schlägt hier nicht.
   *[other] Dein Blatt sind { $plays } Züge, so wie es ist, und keiner davon schlägt hier.
 }
reason-pass-costs = Was von dir hier schlägt, kostet eine hohe Karte oder reißt auseinander, was zusammengehört.
reason-pass-beaten = Mit { $cards } schlägst du hier zwar, aber auch das kann noch geschlagen werden.
reason-pass-early = Mit { $cards } schlägst du hier zwar, aber auch das kann noch geschlagen werden, und kein Gegner ist bald fertig.
reason-pass-higher = { $count ->
    [one] Mit { $cards } schlägst du hier zwar, aber eine höhere Karte ist noch im Spiel.
   *[other] Mit { $cards } schlägst du hier zwar, aber { $count } höhere Karten sind noch im Spiel.
}
reason-pass-outranked = { $count ->
    [one] Mit { $cards } schlägst du hier zwar, aber eine höhere Karte ist noch im Spiel, und kein Gegner ist bald fertig.
   *[other] Mit { $cards } schlägst du hier zwar, aber { $count } höhere Karten sind noch im Spiel, und kein Gegner ist bald fertig.
}
reason-pass-highest = Keine Karte, die noch im Spiel ist, ist höher als { $cards }: Wenn du passt, hast du das für später.
reason-pass-safe = Kein Gegner ist bald fertig: Noch muss niemand aufgehalten werden.
reason-pass-high = Von dir schlagen hier nur hohe Karten; wenn du passt, hast du sie für später.
reason-together = Nach allem Schwächeren hättest du mehr Züge übrig; so { $plays ->
    [one] ist es einer
   *[other] sind es { $plays }
 }.
reason-whole = Alles Schwächere würde gleiche Karten auseinanderreißen, und der Rest deines Blatts { $plays ->
    [one] ist ein Zug
   *[other] sind { $plays } Züge
 }.
reason-all-break = Auch alles Schwächere reißt auseinander, was zusammengehört, und ist leichter zu schlagen.
reason-loose = Deine niedrigeren Karten gehen alle mit anderen zusammen, und der Rest { $plays ->
    [one] ist ein Zug
   *[other] sind { $plays } Züge
 }.
reason-only-bomb = Nur eine Bombe schlägt das, und der Rest deines Blatts { $plays ->
    [one] ist ein Zug
   *[other] sind { $plays } Züge
 }.
reason-bid = Mit { $cards } ist dein Blatt ein Gebot von { $amount } wert.
reason-bid-both = Dein Blatt { $plays ->
    [one] ist nur ein Zug
   *[other] sind nur { $plays } Züge
 }, und mit { $cards } ist es ein Gebot von { $amount } wert.
reason-bid-plays = Dein Blatt { $plays ->
    [one] ist nur ein Zug
   *[other] sind nur { $plays } Züge
 }: ein Gebot von { $amount } wert.
reason-bid-must = Du musst bieten, und weniger geht nicht.
reason-bid-most = Dein Blatt ist höchstens ein Gebot von { $amount } wert.
reason-bid-poor = { $cards } und { $plays ->
    [one] ein Zug
   *[other] { $plays } Züge
 } sind kein Gebot von { $amount } wert.
reason-bid-none = Ohne hohe Karte ist ein Blatt { $plays ->
    [one] von einem Zug
   *[other] von { $plays } Zügen
 } kein Gebot von { $amount } wert.
reason-give-lowest = Niedrigere hast du nicht, und der Rest deines Blatts { $plays ->
    [one] ist ein Zug
   *[other] sind { $plays } Züge
 }.
reason-give-fewest = Was du sonst geben kannst, lässt dir nicht weniger Züge: { $plays }.
reason-give-back = Nichts davon ist niedriger als das, was dir geboten wird: { $cards }.
reason-trade = Mit { $cards } statt der niedrigsten Karte { $plays ->
    [one] ist es ein Zug
   *[other] sind es { $plays } Züge
 }.
reason-trade-unseen = Du gibst die niedrigste Karte des Spiels her: Jede andere ist besser.
reason-keep = { $cards } würde deinem Blatt wenig nützen.
reason-keep-unseen = Niemand weiß, was du dafür bekommst, und dein Blatt { $plays ->
    [one] ist ein Zug
   *[other] sind { $plays } Züge
 }, so wie es ist.
reason-done = Ein Tausch nimmt so viele Karten, wie er bringt, und dein Blatt { $plays ->
    [one] ist ein Zug
   *[other] sind { $plays } Züge
 }, so wie es ist.
reason-accept = Mit { $cards } { $plays ->
    [one] ist es ein Zug
   *[other] sind es { $plays } Züge
 }.
reason-redeal = Dein Blatt { $plays ->
    [one] ist ein Zug
   *[other] sind { $plays } Züge
 }: Neue Karten sind meistens besser.
reason-last-card = Es kostet nichts, und es nicht zu sagen kann teuer werden.
reason-dealing = Das ist der nächste Schritt, und ein ausgelassener ist ein Fehler.
reason-cut = Niemand kennt die Reihenfolge der Karten: Überall abzuheben ist gleich gut.
no-hint = Gerade gibt es nichts zu legen.
breaks-up = Zerreißt eine Bombe oder eine Straße
plays-all = -# **Alles, was du legen kannst**, nach Art.
plays-some = -# **Einiges, was du legen kannst**: Alles wäre zu viel. Wähle beliebige Karten selbst.
plays-other = Andere Arten
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### Was du legen kannst
plays-none = Gerade kannst du nichts legen.
plays-more = { $count ->
    [one] · … und noch etwas
   *[other] · … und { $count } weitere
 }
why-pick = Wähle Karten, um zu sehen, ob du sie legen darfst. Gelegt wird nichts.
why-may = **{ $cards }** darfst du jetzt legen.
why-turn = **{ $cards }** würde gehen, aber du bist nicht dran.
button-table = Tisch
button-return = Zurückkommen
button-quit = Ganz aufhören
button-watch = Zuschauen
button-unwatch = Nicht mehr zuschauen
button-refresh = Aktualisieren
button-take = Diesen Platz nehmen
button-level = Stärke
button-drop = Entfernen
button-person = Wählen
button-vote = Rauswählen
button-unvote = Stimme zurücknehmen
button-send-away = Wegschicken
button-make-host = Zum Gastgeber machen
button-take-host = Gastgeber werden
button-to-table = Zum Tisch
button-close-table = Tisch schließen
button-fill = Mit Computern füllen und starten
button-shuffle = Plätze mischen
button-forbid-take-back = Zurücknehmen verbieten
button-allow-take-back = Zurücknehmen erlauben
button-swap = Spiel wechseln
button-swap-to = Lieber das spielen
button-play-game = Spielen
joined-instead = Du bist dabei, anstelle von { $who }.
joined-later = Es läuft gerade eine Runde. Ab der nächsten bist du dabei.
you-have-left = Du hast diesen Tisch verlassen. Drück darunter auf **Tisch**, um zurückzukommen.
seats-newcomers = { $count ->
    [one] -# { $who } spielt ab der nächsten Runde mit.
   *[other] -# { $who } spielen ab der nächsten Runde mit.
 }
menu-title = ### Wer hier sitzt · { $game }
menu-host = Gastgeber
menu-out = macht Pause
menu-later = spielt ab der nächsten Runde mit
menu-votes = { $count } von { $of ->
    [one] { $of } Stimme
   *[other] { $of } Stimmen
 } fürs Wegschicken
menu-moved-on = Am Tisch ging es inzwischen weiter. Das kannst du jetzt tun.
level-about = **{ $who }**: Wie gut soll dieser Computer spielen? Für jede Stärke kommt ein anderer und behält Rang und Punkte.
level-changed = { $who } spielt jetzt hier.
stand-in = 💤 Vertretung: { $level }
stand-in-about = Wer für Leute spielt, die schlafen oder gegangen sind
menu-dropped = { $who } ist entfernt.
menu-sent = { $who } wurde weggeschickt und darf wiederkommen, wenn die nächste Runde begonnen hat.
menu-heir = { $who } ist jetzt Gastgeber.
menu-host-taken = Du leitest jetzt den Tisch.
menu-shuffled = Die Plätze sind gemischt.
menu-take-back-off = Hier kann jetzt nichts mehr zurückgenommen werden.
menu-take-back-on = Hier kann der letzte Zug jetzt zurückgenommen werden, bis jemand anders handelt.
menu-swapped = Das nächste Spiel ist { $game }. Alle behalten ihren Platz; starte, wenn du so weit bist.
filled = Computer nehmen die freien Plätze ein, und die Karten sind gegeben.
computers-dropped = Kein Platz mehr für { $who }.
vote-counted = Deine Stimme, { $who } wegzuschicken, ist gezählt.
vote-taken-back = Du willst { $who } nicht mehr wegschicken.
person-about = **{ $who }**
    {"**"}Wegschicken**: Ein Computer spielt die Karten bis zum Ende der Runde, für den letzten Platz.
    {"**"}Zum Gastgeber machen**: Du bist dann nicht mehr Gastgeber.
quit-about = Mitten in der Runde gehen? Ein Computer spielt deine Karten, falls niemand deinen Platz nimmt, und du bekommst den schlechtesten Rang, der noch frei ist. Du kannst stattdessen ab der nächsten Runde Pause machen.
quit-about-side = Mitten in der Runde gehen? Ein Computer spielt deine Karten, falls niemand deinen Platz nimmt, und sein Ergebnis zählt für deine Seite. Du kannst stattdessen ab der nächsten Runde Pause machen.
end-about = Wirklich ganz beenden? Die laufende Runde wird abgebrochen.
watching = -# Du siehst, was alle sehen dürfen. Das folgt dem Spiel bis <t:{ $until }:t>; drück danach auf Aktualisieren.
about-game-start-thread = In einem eigenen Thread spielen; ohne Angabe, wie der Server es festgelegt hat
about-game-tables = Die offenen Tische dieses Servers
about-game-notify = Einmal Bescheid bekommen, wenn hier jemand einen Tisch eröffnet; noch einmal: doch nicht
table-opened-thread = Dein Tisch ist offen in { $thread }.
no-thread-here = Hier lässt sich kein Thread öffnen. Nimm einen Textkanal oder spiel ohne.
thread-failed = Discord lässt mich hier gerade keine weiteren Threads öffnen. Spiel ohne oder archiviere alte.
tables-none = `/{ name-game } { name-game-start }` eröffnet einen. `/{ name-game } { name-game-notify }` gibt dir Bescheid, wenn jemand anders es tut.
names-and-more = { $names } und { $count } mehr
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
 }{ $running ->
    [yes] {" "}· eine Runde läuft
   *[no] {""}
 }
notify-on = Ich schicke dir eine Nachricht, wenn hier jemand einen Tisch eröffnet. `/{ name-game } { name-game-notify }` nimmt das zurück.
notify-off = Ich sage dir beim nächsten Tisch nicht Bescheid.
notify-enough = { $most ->
    [one] Du wartest schon auf einem Server, mehr darf eine Person nicht. Nimm es dort mit `/{ name-game } { name-game-notify }` zurück.
   *[other] Du wartest schon auf { $most } Servern, mehr darf eine Person nicht. Nimm es auf einem davon mit `/{ name-game } { name-game-notify }` zurück.
 }
notify-role = Willst du von jedem Tisch hören, nimm die Rolle, die ich erwähne:
notify-opened = Ein Tisch für **{ $game }** ist offen in { $channel } auf { $server }: { $link }
    -# Du wolltest einmal Bescheid bekommen. `/{ name-game } { name-game-notify }` für das nächste Mal.

### Commands, as Discord lists them
about-game = Ein Spiel in diesem Kanal starten oder beenden
about-game-start = Einen Tisch in diesem Kanal eröffnen
about-game-stop = Den Tisch in diesem Kanal schließen
about-game-start-preset = Welches Spiel; ohne Angabe, was dieser Kanal üblicherweise spielt
about-game-start-code = Ein Code, den jemand geteilt hat und der für alle Regeln steht
about-game-start-house-rules = Weitere Regeln, zum Beispiel: direction=ccw, seating=fixed
about-hand = Deine Karten zeigen, um zu spielen
about-play = Karten legen, zum Beispiel 7 7 oder Paar 7
about-play-cards = Was du legst: 7 7, 77, Paar 7, Pik 7 Karo 7, Joker=9 9
about-pass = Diesmal passen
about-give = Beim Tausch Karten zurückgeben, zum Beispiel 3 4
about-give-cards = Was du gibst: 3 4 oder Karo 3 Pik 4
about-seats = Wer wo sitzt, mit übrigen Karten und Titeln
about-why = Warum darf ich das nicht legen? Gelegt wird nichts
about-why-cards = Was du probierst: 7 7, 77, Paar 7, Pik 7 Karo 7
about-practice = Sofort gegen Computer spielen, in deinen Direktnachrichten
about-practice-preset = Welches Spiel; ohne Angabe, was üblicherweise gespielt wird
about-practice-level = Wie gut die Computer spielen
about-practice-computers = Wie viele Computer; ohne Angabe drei
about-rules = Die Regeln dieses Tisches oder jedes Spiels: lesen, ändern, teilen
about-rules-preset = Ein Spiel oder Regeln, die dieser Server gespeichert hat
about-rules-code = Ein Code, den jemand geteilt hat und der für alle Regeln steht
about-leaderboard = Wer auf diesem Server am besten spielt
about-leaderboard-game = Welches Spiel; ohne Angabe das dieses Kanals
about-leaderboard-by = Wonach sortiert wird
about-leaderboard-player = Wessen Karte: alle Spiele einer Person hier
menu-challenge = Herausfordern
menu-card = Spielerkarte
menu-replay = Wiederholung
about-settings = Wohin dein Blatt kommt, wie es aussieht, und deine Sprache
about-server = Einstellungen und Tische dieses Servers

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
name-leaderboard-by = nach
name-settings = einstellungen
name-server = server

### What is kept of a person
nameless = jemand
privacy-title = ### Was ich über dich speichere
privacy-nothing = Nichts.
privacy-settings = - deine Einstellungen und die Sprache deines Discord
privacy-names = - wie du heißt, an { $count ->
    [one] 1 Ort
   *[other] { $count } Orten
 }
privacy-deals = - dass du in { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
 } mitgespielt hast, und wie es ausging
privacy-tables = - deinen Platz, deine Punkte und Stimmen und ob du Gastgeber warst, in { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträgen
 }
privacy-messages = - wo { $count ->
    [one] 1 Nachricht steht, die ich dir gezeigt habe
   *[other] { $count } Nachrichten stehen, die ich dir gezeigt habe
 }
privacy-direct = - den Kanal deiner Direktnachrichten mit mir
privacy-rules = - dass du { $count ->
    [one] 1 Regelwerk
   *[other] { $count } Regelwerke
 } gespeichert hast
privacy-drafts = - dass du { $count ->
    [one] 1 Regelwerk
   *[other] { $count } Regelwerke
 } gerade änderst
privacy-notifications = - dass du vom nächsten Tisch hören willst, auf { $count ->
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
privacy-file = Das ist alles, was ich über dich speichere. Nur du siehst es.
privacy-ask = **Alles löschen?** Deine Einstellungen sind weg, und nichts, was du gespielt hast, trägt noch deinen Namen: du stehst in keiner Bestenliste. Was andere gespielt haben, bleibt ihnen. Niemand kann es zurückholen.
privacy-deleted = Es ist gelöscht. Was du von jetzt an tust, wird neu gespeichert.
privacy-leave-first = Du sitzt an einem Tisch: { $where }. Verlass ihn dort endgültig (**Tisch**), warte das Ende der Runde ab und versuch es noch einmal.
button-privacy-export = Schick es mir
button-privacy-delete = Löschen
button-privacy-delete-all = Alles löschen
button-privacy-keep = Behalten
about-privacy = Was der Bot über dich speichert: ansehen, als Datei bekommen oder löschen
name-privacy = datenschutz
