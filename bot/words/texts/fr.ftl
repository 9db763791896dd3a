# Français. Les faits entre accolades sont remplis par le bot ; les cartes arrivent comme « 7♦ 7♣ ».

### People and places
computer = 🤖 Ordinateur { $number }
player-unknown = Joueur { $digits }
some-server = un serveur
place = Rang { $place }

### Punctuation
between-words = {", "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = joker rouge
joker-black = joker noir
called-1 = { $card }
called-2 = { $rank ->
    [as] une paire d'as
   *[other] une paire de { $rank }
 }
called-3 = { $rank ->
    [as] un brelan d'as
   *[other] un brelan de { $rank }
 }
called-4 = { $rank ->
    [as] un carré d'as
   *[other] un carré de { $rank }
 }
called-5 = cinq { $rank }
called-6 = six { $rank }
called-7 = sept { $rank }
called-8 = huit { $rank }
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-10 = dix
rank-j = valets
rank-q = dames
rank-k = rois
rank-a = as
rank-2 = deux
rank-joker = jokers

### Cards in words, for a screen reader
suit-diamonds = carreau
suit-clubs = trèfle
suit-hearts = cœur
suit-spades = pique
one-j = valet
one-q = dame
one-k = roi
one-a = as
cards-spelled = { $rank } de { $suits }
suit-spelled = { $suit } : { $ranks }
cards-from-to = { $count } cartes, { $first } à { $last }

### The lobby
lobby-title = ### { $game }
lobby-players = **Joueurs : { $count }** ({ $least } à { $most })
lobby-players-exactly = **Joueurs : { $count }** (il en faut { $most })
lobby-host = { $host } lance la partie quand tout le monde est là.
house-rules = { $count ->
    [one] une règle maison
   *[other] { $count } règles maison
 }
table-opened = Ta table est ouverte.
joined = C'est bon, tu joues.
dms-open = Tes cartes t'arriveront en message privé.
dms-closed = Je ne peux pas t'envoyer de messages privés, alors tu joues d'ici : appuie sur **Ma main** sous la table. (Pour les autoriser : nom du serveur, Paramètres de confidentialité, Messages privés.)
dms-later = Discord ne me laisse pas ouvrir de message privé pour l'instant : en attendant tes cartes, appuie sur **Ma main** sous la table.
dm-joined = Tu as une place dans { $channel } sur { $server }. Tes cartes arrivent ici.
left = Tu as quitté la table.
sitting-out = Tu fais une pause dès la prochaine donne. Appuie sur Rejoindre pour revenir.
stopped = La table est fermée.
table-closed-by = { $who } a fermé cette table.
waiting-longer = Tu leur laisses plus de temps : il s'achève <t:{ $due }:R>.

### Buttons
button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter un ordinateur
button-rules = Règles
button-start = Commencer
button-hand = Ma main
button-sit-out = Faire une pause
button-next = Donne suivante
button-again = Rejouer
button-stop = Arrêter
button-pass = Passer
button-wait = Laisser plus de temps
ask-bid = Enchère { $amount }
ask-cut = Couper à { $at }
lay-picked = Poser { $cards }
give-lowest = Donner { $cards }
pick-cards = Choisir tes cartes
pick-part = Partie { $part } : { $first } à { $last }
pick-give = { $count ->
    [one] Choisis la carte à donner
   *[other] Choisis { $count } cartes à donner
 }

### The table
table-title = ### { $game } · donne { $number }
    -# preuve du mélange { $proof }
seat-cards = { $count ->
    [0] { $count } carte
    [one] **{ $count } carte**
   *[other] { $count } cartes
 }
seat-out = fini, rang { $place }
seat-passed = a passé
seat-backs = { $count } avec le second dos (*)
seat-asleep = 💤 l'ordinateur joue
seat-gone = parti, l'ordinateur joue
to-beat = À battre : **{ $play }** de { $who }.
trick-won = { $who } a gagné le pli avec **{ $play }**.
turn-play = À { $who } de jouer · temps écoulé <t:{ $due }:R>.
turn-decide = À { $who } de décider · temps écoulé <t:{ $due }:R>.
turn-give = À { $who } de donner des cartes · temps écoulé <t:{ $due }:R>.
ranks-reversed = 🔄 Les valeurs sont inversées : les petites cartes sont fortes.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = **Donne { $number }** · [{ $channel }]({ $link }) sur { $server }
hand-line = { $count ->
    [one] Ta dernière carte : **{ $cards }**
   *[other] { $cards }
 }
hand-lead = 🟡 **Tu entames.** Joue ce que tu veux · temps écoulé <t:{ $due }:R>.
hand-open = 🟡 **Tu entames.** Joue ce que tu veux, mais avec **{ $card }** · temps écoulé <t:{ $due }:R>.
hand-follow = 🟡 **À toi.** Bats **{ $play }** de { $who } · temps écoulé <t:{ $due }:R>.
hand-decide = 🟡 **À toi de décider** · temps écoulé <t:{ $due }:R>.
hand-give = { $count ->
    [one] 🟡 **Donne à { $who } une carte** dont tu ne veux pas · temps écoulé <t:{ $due }:R>.
   *[other] 🟡 **Donne à { $who } { $count } cartes** dont tu ne veux pas · temps écoulé <t:{ $due }:R>.
 }
hand-wait = Attends ton tour.
hand-asleep = 💤 Ton temps s'est écoulé deux fois de suite : un ordinateur joue à ta place jusqu'à ce que tu appuies ou écrives.
late-passed = ⏳ Ton temps était écoulé : tu as passé.
late-played = ⏳ Ton temps était écoulé : **{ $play }** a été joué à ta place.
late-decided = ⏳ Ton temps était écoulé : on a décidé à ta place.
hand-out = Tu as fini : rang { $place }.
hand-over = Cette donne est finie ; tu as pris le rang { $place }.
no-hand = Tu n'as pas de cartes ici.
gift-received = { $who } t'a donné **{ $cards }**.
gift-given = Tu as donné à { $who } **{ $cards }**.
you-played = Tu as joué **{ $cards }**.
you-gave = Tu as donné **{ $cards }**.
you-answered = Ta réponse : **{ $answer }**
you-passed = Tu as passé.

### Turn pings
ping-lead = { $who }, tu entames · temps écoulé <t:{ $due }:R>
ping-follow = { $who }, bats **{ $play }** de { $owner } · temps écoulé <t:{ $due }:R>
ping-decide = { $who }, à toi de décider · temps écoulé <t:{ $due }:R>
ping-give = { $count ->
    [one] { $who }, rends une carte · temps écoulé <t:{ $due }:R>
   *[other] { $who }, rends { $count } cartes · temps écoulé <t:{ $due }:R>
 }
ping-reminder = ⏳ La moitié de ton temps est passée.

### Results
results-title = ### { $game } · donne { $number } finie
result-points = { $points } ({ $total } au total)
result-substituted = 🤖 un ordinateur a joué en partie
match-won = { $count ->
    [one] 🏆 **{ $who } remporte la partie.**
   *[other] 🏆 **{ $who } se partagent la partie.**
 }
match-leader = { $points ->
    [one] En tête de la partie avec { $points } point : { $who }.
   *[other] En tête de la partie avec { $points } points : { $who }.
 }
match-goes-on = La partie continue.
shuffle-seed = -# graine du mélange { $seed }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Classement · { $game }
leaderboard-ranked = Classés par { $number }.
leaderboard-by-points = total de points, le plus grand d'abord
leaderboard-by-penalties = points de pénalité par donne, le moins d'abord
leaderboard-by-wins = donnes gagnées, le plus d'abord
leaderboard-by-place = rang moyen, le meilleur d'abord
leaderboard-by-deals = donnes jouées, le plus d'abord
leaderboard-enough = Qui a joué moins de { $deals } donnes vient après tous les autres.
leaderboard-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
leaderboard-penalties = { $average } points de pénalité par donne
leaderboard-wins = { $count ->
    [one] { $count } donne gagnée
   *[other] { $count } donnes gagnées
 }
leaderboard-place = rang moyen { $average }
leaderboard-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
 }
leaderboard-line = { $medal } { $who } · **{ $value }**
    -# { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 } · premier { $first } · dernier { $last } · rang moyen { $average }
leaderboard-beside = { $deals ->
    [one] {" "}· non comptée : { $deals } donne où un ordinateur a joué à sa place
   *[other] {" "}· non comptées : { $deals } donnes où un ordinateur a joué à sa place
 }
leaderboard-empty = Personne sur ce serveur n'a encore fini une telle donne.
leaderboard-nobody = Personne n'a encore fini de donne sur ce serveur. `/{ name-game } { name-game-start }` ouvre une table.
leaderboard-by-what = Je ne sais pas classer par « { $typed } » : choisis dans la liste.

### For those who cannot see the pictures
alt-hand = Tes { $count } cartes : { $cards }
alt-table-top = Sur la table : { $play }, de la place { $seat }.
alt-table-empty = La table est vide ; on attend l'entame.
alt-table-seat = place { $seat } : { $count }

### Refusals
moved-on = Le jeu a avancé. Voici ta main maintenant.
went-wrong = Il y a eu un souci de mon côté. Rien n'est perdu pour toi ; réessaie.
not-at-this-table = Tu ne joues pas à cette table.
no-deal-running = Aucune donne ne se joue ici en ce moment.
no-table-here = Il n'y a pas de table dans ce salon. `/{ name-game } { name-game-start }` en ouvre une.
no-table-of-yours = Tu ne joues à aucune table en ce moment.
already-seated = Tu as déjà une place.
closed-until-match-ends = Selon les règles de cette table, personne n'entre avant la fin de la partie.
table-full = La table est complète : { $most } joueurs au plus.
table-closed = Cette table est fermée.
control-unknown = Cette commande n'existe plus.
