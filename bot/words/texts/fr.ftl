# Français. Les faits entre accolades sont remplis par le bot ; les cartes arrivent comme « 7♦ 7♣ ».

### People and places
computer = 🤖 { $name }
level-easy = 🌱 facile
level-normal = 🌿 normal
level-strong = 🌳 fort
player-unknown = Joueur { $digits }
some-server = un serveur
some-channel = un salon

### Punctuation
between-words = {", "}
between-plays = {" ; "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = joker rouge
joker-black = joker noir
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
called-bomb = { $rank ->
    [as] une bombe d'as
   *[other] une bombe de { $rank }
 }
called-bomb-set = une bombe ({ $play })
called-bomb-run = une bombe de { $count } paires jusqu'à { $top }
called-rocket = la fusée
called-dragon = un dragon
called-straight = une suite hauteur { $card }
called-flush = une couleur hauteur { $card }
called-straight-flush = une quinte flush hauteur { $card }
called-full-house = un full aux { $rank }
called-four-and-one = { $rank ->
    [as] un carré d'as plus une carte
   *[other] un carré de { $rank } plus une carte
 }
called-two-pairs = deux paires
called-pair-run = une suite de paires jusqu'à { $top }
called-triple-run = une suite de brelans jusqu'à { $top }
called-quad-run = une suite de carrés jusqu'à { $top }
called-with = { $play } avec { $count ->
    [one] une carte jointe
   *[other] { $count } cartes jointes
 }
called-with-pairs = { $play } avec { $count ->
    [one] une paire
   *[other] { $count } paires
 }
called-with-cards = { $play } ({ $cards })
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
rank-number = { $number }

### Cards in words, for a screen reader
number-1 = un
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
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
rank-spelled = { $rank } : { $suits }
cards-from-to = { $count ->
    [one] { $count } carte, { $first } à { $last }
   *[other] { $count } cartes, { $first } à { $last }
 }

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
dms-refused = Discord ne me laisse pas ouvrir de message privé pour l'instant, alors tu joues d'ici : appuie sur **Ma main** sous la table.
dm-joined = Tu as une place dans { $channel } sur { $server }. Tes cartes arrivent ici.
left = Tu as quitté la table.
left-finished = Tu as quitté la table. Ton rang dans cette donne te reste.
sitting-out = Tu fais une pause dès la prochaine donne. Appuie sur **{ button-return }** pour rejouer.
closes-after-deal = Personne ne reste pour la prochaine donne : la table fermera après celle-ci.
stopped = La table est fermée.
table-closed-by = { $who } a fermé cette table.
table-closed-idle = 👋 Personne n'a rien fait ici depuis des heures : cette table est fermée.
table-closed-empty = Cette table est fermée : il n'y a plus de joueurs.
table-closed-deleted = Cette table est fermée : son salon a été supprimé.
table-closed-archived = Cette table est fermée : son fil a été archivé.
table-closed-removed = Cette table est fermée : j'ai été retiré du serveur.
closed-there = { $why } ({ $channel } sur { $server })
waiting-longer = Tu leur laisses plus de temps : il s'achève <t:{ $due }:R>.

### Buttons
button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter un ordinateur
button-rules = Règles
button-start = Commencer
button-accept = Accepter
button-decline = Refuser
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
hand-head = { $game ->
    [none] **Donne { $number }**
   *[other] **{ $game }** · donne { $number }
 } · [{ $channel }]({ $link }) sur { $server }
hand-head-unseen = { $game ->
    [none] **Donne { $number }**
   *[other] **{ $game }** · donne { $number }
 } · { $server }
hand-head-practice = { $game ->
    [none] **Donne { $number }**
   *[other] **{ $game }** · donne { $number }
 } · entraînement
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
hand-waiting = En attente de votre tour.
host-now = -# { $host } est l'hôte.
host-took-over = -# { $host } est maintenant l'hôte : { $before } n'a pas donné signe depuis un moment.
last-plays = Derniers coups : { $plays }
last-play = { $who } : { $play }
hand-asleep = 💤 Ton temps s'est écoulé deux fois de suite : un ordinateur joue à ta place jusqu'à ce que tu appuies ou écrives.
late-passed = ⏳ Ton temps était écoulé : tu as passé.
late-played = ⏳ Ton temps était écoulé : **{ $play }** a été joué à ta place.
late-decided = ⏳ Ton temps était écoulé : on a décidé à ta place.
late-passed-for = ⏳ Le temps de { $who } était écoulé : passe.
late-played-for = ⏳ Le temps de { $who } était écoulé : **{ $play }** a été joué à sa place.
late-decided-for = ⏳ Le temps de { $who } était écoulé : on a décidé à sa place.
hand-out = Tu as fini : rang { $place }.
no-hand = Tu n'as pas de cartes ici.
gift-received = { $who } t'a donné **{ $cards }**.
gift-given = Tu as donné à { $who } **{ $cards }**.
you-played = Tu as joué **{ $cards }**.
you-gave = Tu as donné **{ $cards }**.
you-answered = Ta réponse : **{ $answer }**
you-passed = Tu as passé.
took-back = Tu as repris ton coup. C'est de nouveau à toi.

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
result-titles = **{ $first }** devient { $best }, **{ $last }** { $worst }.
result-won = { $count ->
    [one] **{ $who }** gagne la donne.
   *[other] **{ $who }** gagnent la donne.
 }
result-side-won = Gagné
result-side-lost = Perdu
result-side-drawn = Égalité
result-pair = { $who } **{ $points }**
result-points = **{ $points }** · { $total } au total
result-penalties = { $points ->
    [one] **{ $points }** point de pénalité · { $total } au total
   *[other] **{ $points }** points de pénalité · { $total } au total
 }
result-substituted = 🤖 un ordinateur a joué en partie
result-left = { $count ->
    [one] parti avec { $count } carte
   *[other] parti avec { $count } cartes
}
result-held = en main : { $cards }
match-won = { $count ->
    [one] 🏆 **{ $who } remporte la partie.**
   *[other] 🏆 **{ $who } se partagent la partie.**
 }
match-leader = { $points ->
    [one] En tête de la partie avec { $points } point : { $who }.
   *[other] En tête de la partie avec { $points } points : { $who }.
 }
match-leader-penalties = Le moins de points de pénalité ({ $points }) : { $who }.
match-until-points = { $count ->
    [one] La partie s'arrête à { $count } point.
   *[other] La partie s'arrête à { $count } points.
 }
match-until-deals = { $count ->
    [one] La partie s'arrête après { $count } donne.
   *[other] La partie s'arrête après { $count } donnes.
 }
match-until-minutes = { $count ->
    [one] La partie s'arrête après { $count } minute.
   *[other] La partie s'arrête après { $count } minutes.
 }
finale-title = { $deals ->
    [one] ### 🏆 Finale après { $deals } donne
   *[other] ### 🏆 Finale après { $deals } donnes
 }
finale-standing = Classement final : { $standing }
finale-champions = { $count ->
    [one] Champion
   *[other] Champions
 }

finale-champions-of = { $count ->
    [one] Champion de #{ $channel }
   *[other] Champions de #{ $channel }
 }

finale-title-of = { $title } de #{ $channel }

finale-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

finale-penalties = { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
 }

finale-chips = { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
 }

finale-ahead = { $score }, { $lead } de plus que { $who }

finale-fewer = { $score }, { $lead } de moins que { $who }

finale-won-deals = { $deals ->
    [one] { $wins } sur { $deals } donne
   *[other] { $wins } donnes gagnées sur { $deals }
 }

finale-about = { $deals ->
    [one] { $game } · { $deals } donne · { $date }
   *[other] { $game } · { $deals } donnes · { $date }
 }

award-line = **{ $who }** : { $story }

award-from-to = De { $before } à { $after }

award-rise = De la dernière place à la première

award-fall = De la première place à la dernière

award-held = { $count ->
    [2] A gardé deux { $ranks } jusqu’au bout
    [3] A gardé trois { $ranks } jusqu’au bout
   *[other] A gardé { $count } { $ranks } jusqu’au bout
 }

award-bombs = { $count ->
    [2] A posé deux bombes
    [3] A posé trois bombes
   *[other] A posé { $count } bombes
 }

award-comeback = { $count ->
    [one] A remonté { $count } point de retard
   *[other] A remonté { $count } points de retard
 }

award-reign = { $count ->
    [one] { $count } donne gagnée
   *[other] { $count } donnes gagnées d’affilée
 }

award-sweep = A gagné toutes les donnes

award-close = A gagné d’un seul point

award-revolution = { $count ->
    [one] A lancé une révolution
   *[other] A lancé { $count } révolutions
 }

award-alone = { $count ->
    [one] A gagné { $count } fois seul contre tous
   *[other] A gagné { $count } fois seul contre tous
 }

award-landlord = { $count ->
    [one] { $count } donne gagnée comme propriétaire
   *[other] { $count } donnes gagnées comme propriétaire
 }

award-wire = En tête de la première donne à la dernière

award-bomb = Plus grosse bombe : { $play }

award-play = Plus gros coup : { $play }

award-patience = { $count ->
    [one] A passé { $count } fois dans une donne et l’a gagnée
   *[other] A passé { $count } fois dans une donne et l’a gagnée
 }

award-exit = { $count ->
    [one] Sorti après { $count } tour
   *[other] Sorti après { $count } tours
 }






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Classement · { $game }
leaderboard-ranked = Classés par { $number }.
leaderboard-people = Seules les personnes sont classées, entre elles : les ordinateurs ne comptent jamais, ni les donnes où les personnes n'avaient que des ordinateurs contre elles.
leaderboard-unfinished = Les anciennes donnes sont encore en cours de décompte : il en manque ici.
leaderboard-by-points = total de points, le plus grand d'abord
leaderboard-by-penalties = points de pénalité par donne, le moins d'abord
leaderboard-by-wins = donnes gagnées, le plus d'abord
leaderboard-by-place = rang moyen, le meilleur d'abord
leaderboard-by-deals = donnes jouées, le plus d'abord
leaderboard-enough = { $deals ->
    [one] Qui n'a encore joué aucune donne vient après tous les autres.
   *[other] Qui a joué moins de { $deals } donnes vient après tous les autres.
 }
leaderboard-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
leaderboard-penalties = { $average ->
    [one] { $average } point de pénalité par donne
   *[other] { $average } points de pénalité par donne
 }
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
leaderboard-line-won = { $medal } { $who } · **{ $value }**
    -# { $first } sur { $deals } gagnées
leaderboard-line-landlord = { $medal } { $who } · **{ $value }**
    -# { $first } sur { $deals } gagnées, comme propriétaire { $won } sur { $alone }
leaderboard-line-alone = { $medal } { $who } · **{ $value }**
    -# { $first } sur { $deals } gagnées, en solo { $won } sur { $alone }
leaderboard-line-unknown = { $medal } { $who } · **{ $value }**
    -# { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }
leaderboard-unknown = { $deals ->
    [one] {" "}· issue non conservée : { $deals } donne
   *[other] {" "}· issue non conservée : { $deals } donnes
 }
leaderboard-beside = { $deals ->
    [one] {" "}· non comptée : { $deals } donne où un ordinateur a joué à sa place
   *[other] {" "}· non comptées : { $deals } donnes où un ordinateur a joué à sa place
 }
leaderboard-empty = Sur ce serveur, deux personnes n'ont encore jamais fini une telle donne ensemble.
leaderboard-nobody = Sur ce serveur, deux personnes n'ont encore jamais fini de donne ensemble. `/{ name-game } { name-game-start }` ouvre une table.
leaderboard-by-what = Je ne sais pas classer par « { $typed } » : choisis dans la liste.
card-title = ### { $who } sur ce serveur
card-games = Jeux : { $games }
card-reign = { $deals ->
    [one] Meilleur règne : premier { $deals } fois
   *[other] Meilleur règne : premier { $deals } fois de suite
 }
card-nobody = { $who } n'a encore fini aucune donne avec d'autres personnes sur ce serveur.
card-against = Contre toi : { $better } fois mieux classé, { $worse } fois moins bien

### For those who cannot see the pictures
alt-hand = { $count ->
    [one] Ta dernière carte : { $cards }
   *[other] Tes { $count } cartes : { $cards }
 }
alt-hand-dimmed = Pas jouables maintenant : { $cards }
alt-hand-picked = Choisies : { $cards }
alt-hand-backs = Avec le second dos : { $cards }
alt-table-top = Sur la table : { $play }, de la place { $seat }.
alt-table-empty = La table est vide ; on attend l'entame.
alt-table-turn = Au tour de : { $seats }.
alt-table-earlier = Avant cela, du plus ancien au plus récent : { $plays }.
alt-table-last = Le pli d'avant, du plus ancien au plus récent : { $plays }.
alt-table-you = Tu as la place { $seat }.
alt-table-seat = place { $seat } : { $count }
alt-table-widow = { $count ->
    [one] Le chien est face cachée : 1 carte.
   *[other] Le chien est face cachée : { $count } cartes.
 }
alt-table-undrawn = { $count ->
    [one] Un coup précédent n'est pas dessiné.
   *[other] { $count } coups précédents ne sont pas dessinés.
 }
alt-leaderboard = Barres, dans l'ordre du classement : { $values }.
alt-card = Carte de joueur : combien de fois à quel rang.
alt-card-place = rang { $place } : { $count }
alt-finale = Finale de la partie, gagnée par { $seats }.
alt-finale-points = Points après chaque donne :
alt-finale-places = Rangs à chaque donne :
alt-podium = Podium de la donne, du meilleur au dernier.
alt-podium-step = rang { $place } : { $seats }
alt-podium-side = { $outcome } : { $seats }
alt-podium-seat = place { $seat }

### Refusals
moved-on = Le jeu a avancé. Voici ta main maintenant.
went-wrong = Il y a eu un souci de mon côté. Rien n'est perdu pour toi ; réessaie.
not-at-this-table = Tu ne joues pas à cette table.
no-deal-running = Aucune donne ne se joue ici en ce moment.
no-table-here = Il n'y a pas de table dans ce salon. `/{ name-game } { name-game-start }` en ouvre une.
no-table-of-yours = Tu ne joues à aucune table en ce moment.
already-seated = Tu as déjà une place.
challenge-ping = ⚔️ { $who }, { $host } te défie à **{ $game }** !
challenge-sent = { $who } est invité à jouer.
challenge-no = { $who } a refusé le défi.
challenge-other = Ce défi est pour quelqu'un d'autre.
challenge-self = Tu ne peux pas te défier toi-même. **{ button-practise }** : contre des ordinateurs.
challenge-bot = { $who } est un bot. Pour un ordinateur à ta table : **{ button-computer }**.
challenge-unseen = { $who } ne voit pas ce salon.
challenge-refused = { $who } ne peut pas jouer ici.
challenge-sit = Il y a déjà une table ici. Assieds-toi d'abord, puis défie { $who }.
challenge-seated = { $who } est déjà à table.
challenge-asked = { $who } a déjà été invité.
challenge-declined = { $who } a déjà refusé.
challenge-soon = Tu viens de défier { $who }. Réessaie dans quelques minutes.
closed-until-match-ends = Toutes les places de cette partie sont prises. Tu pourras jouer quand elle sera finie.
table-full = { $most ->
    [one] La table est complète : { $most } joueur au plus.
   *[other] La table est complète : { $most } joueurs au plus.
 }
table-closed = Cette table est fermée.
control-unknown = Cette commande n'existe plus.
table-set-aside = **Cette table est mise de côté** : cette version du bot ne peut pas lire ce qui en est enregistré. Rien n'est perdu. { $host }, ou qui gère ce salon, peut recommencer avec les mêmes joueurs ou fermer la table.
restarting = 🔧 Je redémarre. La partie reprend dans un instant, telle quelle, et personne ne perd de temps.
nobody-to-wait-for = Ce n'est au tour de personne d'autre.
you-are-waited-for = C'est toi qu'on attend. Les autres peuvent te laisser plus de temps.
waited-enough = Les autres ont déjà assez de temps.
gave-enough = { $count ->
    [one] Tu as déjà donné du temps { $count } fois pour ce tour. Quelqu'un d'autre à la table peut en donner plus.
   *[other] Tu as déjà donné du temps { $count } fois pour ce tour. Quelqu'un d'autre à la table peut en donner plus.
 }
take-back-late = Trop tard pour reprendre ce coup : la partie a continué.
take-back-forbidden = À cette table, carte posée reste posée : { $host } ne permet pas de reprendre un coup.
no-computer-there = Cette place n'est plus libre.
seat-is-out = Cette place n'a plus de cartes dans cette donne. Appuie sur **{ button-join }** pour jouer dès la prochaine.
back-with-next-deal = Tu joues déjà dans cette partie : tu reviens avec la prochaine donne. Appuie sur **{ button-join }**.
only-host = Seul l'hôte, { $host }, peut faire ça.
only-host-starts = C'est l'hôte, { $host }, qui appuie sur **{ button-start }**. Sans signe de { $host }, tu pourras le faire <t:{ $at }:R>.
host-is-here = L'hôte est { $host }. Tu pourras prendre le relais après dix minutes sans signe de { $host } : <t:{ $at }:R>.
only-host-stops = Cette table peut être fermée par l'hôte, { $host }, ou par qui gère ce salon. Si personne ne fait rien ici, tout le monde pourra : <t:{ $at }:R>.
only-host-stops-deal = Une donne est en cours : cette table peut être fermée par l'hôte, { $host }, ou par qui gère ce salon. Tout le monde pourra le faire une fois la donne finie, après dix minutes sans rien.
deal-is-running = Une donne est déjà en cours.
cannot-start = Pas encore : { $why }
too-few-players = { $exact ->
    [yes] { $game } se joue à { $need }
   *[no] { $game } se joue au moins à { $need }
 } : encore { $more }{ $fill ->
    [yes] , ou **{ button-computer }**
   *[no] {""}
 }.
too-many-players = { $game } se joue à { $most } au plus. En trop : { $who }. { $computers ->
    [yes] Retire des ordinateurs (**{ button-table }**).
   *[no] Quelqu’un doit faire une pause (**{ button-table }**).
 }
swap-too-many = { $game } se joue à { $most } au plus. Sans place : { $who }. Il faut d’abord que quelqu’un fasse une pause (**{ button-table }**).
rules-clash = Ces règles ne vont pas ensemble : { $why }
house-rule-form = Écris les règles maison sous la forme option=valeur, séparées par des virgules ; je ne comprends pas « { $typed } ».
rule-unknown = Il n'y a pas de règle maison « { $typed } ». { $near ->
    [none] Tape un mot de la règle et choisis dans la liste.
   *[other] Tu voulais dire { $near } ?
 }
channel-taken = Il y a déjà une table dans ce salon.
table-is-here = Il y a déjà une table ici : [{ $game }]({ $link }) · l'hôte est { $host }{ $stage ->
    [deal] {" "}· une donne est en cours
    [lobby] {" "}· pas encore commencée
   *[other] {" "}· entre deux donnes
 }
closable-at = Si personne ne fait rien là-bas, tu pourras la fermer <t:{ $at }:R>.
away-server = Je ne suis pas sur ce serveur : une personne qui peut le gérer peut m'ajouter.
away-chat = Je ne peux pas rejoindre cette discussion : pour cela, ajoute-moi à un serveur.
button-add-bot = M'ajouter à un serveur
permissions-missing = Il me faut d'abord ces permissions dans ce salon : { $named }.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics
own-permissions-missing = Pour cela, il te faut ces permissions dans ce salon : { $named }.
place-unseen = Tu ne vois plus le salon de cette table.
command-limited = Tu n'as pas le droit d'utiliser `/{ $command }` ici, et ce bouton fait la même chose.
no-such-game = Il n'y a pas de jeu « { $game } ».
typed-unreadable = Je ne reconnais pas de cartes dans « { $typed } ». Écris par exemple 7 7, 7s7d ou paire 7.
typed-not-held = Tu n'as pas { $cards }.
typed-too-few = Tu n'as que { $held } { $card }, pas { $wanted }.
typed-several = { $card ->
    [joker] jokers
   *[other] { $card }
 }

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] Tu n'as plus de cartes.
    [one] **Ta dernière carte :**
   *[other] **Tes { $count } cartes :**
 }
words-backwards = On joue vers les numéros de place décroissants.
words-seat = { $who } : { $about }
words-you = toi
hands-in-channel = Tu joues d'ici : appuie sur **Ma main** sous la table.

### A player's settings
settings-title = ### Tes réglages
    -# Ils valent pour toi sur tous les serveurs.
chosen = ✓ { $label }
prefer-sent = **Ta main** arrive en message privé, ou sous la table, visible de toi seul.
prefer-sent-default = Comme le serveur
prefer-sent-default-here = Comme ici : { $place }
prefer-sent-dm = Message privé
prefer-sent-channel = Dans le salon
prefer-sent-both = Les deux
prefer-sorting = **Tes cartes** sont triées par valeur ou par enseigne.
prefer-sorting-rank = Par valeur
prefer-sorting-suit = Par enseigne
prefer-deck = **Style des cartes**
prefer-deck-four = Quatre couleurs
prefer-deck-two = Deux couleurs
prefer-deck-safe = Daltonien
prefer-deck-dark = Sombre
prefer-deck-contrast = Contraste élevé
prefer-deck-animals = Animaux
prefer-deck-pixel = Pixel
deck-which = Style des cartes
prefer-pictures = **Les cartes et la table** sont montrées en images, ou dites en mots pour un lecteur d'écran.
prefer-pictures-yes = Images
prefer-pictures-no = Mots
prefer-pinged = **Mentionne-moi** dans le salon quand c'est à moi.
prefer-pinged-at-once = Tout de suite
prefer-pinged-soon = Après 8 secondes
prefer-pinged-late = Après 20 secondes
prefer-pinged-reminded = À la moitié du temps
prefer-auto-pass = **Passe pour moi** quand je ne peux rien jouer.
prefer-auto-pass-yes = Oui
prefer-auto-pass-no = Non
prefer-language = **Ma langue**
prefer-language-which = Quelle langue ?
prefer-language-as-discord = Comme mon Discord

### What a server allows
only-role-hosts = Seul le rôle { $role } peut ouvrir des tables sur ce serveur.
game-not-here = On ne joue pas à { $game } sur ce serveur. Jeux permis : { $allowed }.
no-more-tables = { $most ->
    [one] Une table est déjà ouverte ; ce serveur n'en permet qu'une à la fois. `/{ name-game } { name-game-tables }` te dit si tu peux la rejoindre.
   *[other] { $most } tables sont déjà ouvertes ; ce serveur n'en permet pas plus à la fois. `/{ name-game } { name-game-tables }` montre celles que tu peux rejoindre.
 }
banned = Tu es banni des tables de ce serveur ; seules les personnes qui le gèrent peuvent lever cela.
banned-because = Tu es banni des tables de ce serveur ; seules les personnes qui le gèrent peuvent lever cela. Raison : { $reason }
blocked = Tu ne peux pas jouer avec ce bot : ceux qui s'en occupent t'ont bloqué.
blocked-because = Tu ne peux pas jouer avec ce bot : ceux qui s'en occupent t'ont bloqué. Raison : { $reason }
support = Des questions ? { $where }
only-channels = Ici, on n'ouvre des tables que dans { $allowed }.
channels-unseen = Ici, on n'ouvre des tables que dans certains salons, et tu n'en vois aucun. Demande aux personnes qui gèrent ce serveur.
hosts-enough = { $most ->
    [one] Tu es déjà l'hôte de { $most } table ici, le maximum par personne : { $where }. Arrête-la ou nomme un autre hôte (**{ button-table }**), puis ouvres-en une autre.
   *[other] Tu es déjà l'hôte de { $most } tables ici, le maximum par personne : { $where }. Arrêtes-en une ou nomme un autre hôte (**{ button-table }**), puis ouvres-en une autre.
 }
heir-hosts-enough = { $who } est déjà l'hôte d'autant de tables qu'une personne peut en avoir ici. Choisis quelqu'un d'autre.

### The settings of a server
server-title = ### Réglages de ce serveur
    -# Les temps valent dès la prochaine donne, le reste tout de suite.
server-choose = Choisis
server-language = **Langue** de ce que tout le monde lit
server-language-as-discord = Comme le serveur sur Discord
server-hosts = **Qui peut ouvrir des tables**
server-hosts-all = Tout le monde
server-families = **Jeux** permis
server-turn = **Temps** pour chaque tour
server-bank = **Réserve de temps** de chaque joueur par donne
server-sent = **Mains** de ceux qui n'ont rien choisi dans `/{ name-settings }`
server-most = **Tables** ouvertes à la fois
server-threads = On joue **dans le salon** même.
server-threads-on = Chaque partie a **son propre fil**.
server-threads-yes = Avec des fils
server-threads-no = Sans fils
server-tables = Les tables ouvertes
server-page-play = Jeu
server-page-people = Personnes
server-page-rules = Règles
server-page-log = Journal
server-page-title = ### Réglages de ce serveur · { $page }
server-channels = **Salons** où l'on peut ouvrir des tables ; un fil compte comme son salon
server-channels-all = Partout
server-hosted = **Tables ouvertes** par hôte
server-ping = **Rôle** que je mentionne à l'ouverture d'une table et que chacun peut prendre
server-ping-none = Aucun rôle
server-ping-every = **Pause** entre deux mentions, au moins
server-savers = **Qui peut enregistrer des règles**, en plus des personnes qui gèrent le serveur
server-saver-role = **Rôle** qui peut enregistrer des règles
server-saver-none = Aucun rôle
server-threads-about = **Fils**
savers-all = Tout le monde
savers-hosts = Les hôtes d'une table ouverte
savers-role = Un rôle
button-bans = Bannis
button-ping-post = Poster le bouton ici
button-saved-rules = Règles enregistrées
button-to-settings = Réglages
tables-any = Sans limite
tables-at-once = { $count ->
    [one] { $count } table
   *[other] { $count } tables
 }
time-as-set-up = Comme d'habitude
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
 }
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
 }
tables-title = { $count ->
    [0] ### Aucune table n'est ouverte sur ce serveur.
    [one] ### { $count } table ouverte
   *[other] ### { $count } tables ouvertes
 }
tables-line = { $channel } · { $game } · { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }, hôte : { $host }{ $running ->
    [yes] {" "}· donne en cours
   *[no] {""}
 }
overrule-close-about = **Fermer** : une donne en cours est interrompue. Les résultats des donnes finies restent.
overrule-reset-about = **Recommencer** : la table est fermée, et une nouvelle s'ouvre à sa place, mêmes joueurs, mêmes règles.
overrule-close = Fermer
overrule-reset = Recommencer
button-back = Retour
button-more = Plus
only-admins = Il faut pouvoir gérer ce serveur pour faire ça.
bans-title = { $count ->
    [0] ### Personne n'est banni
    [one] ### { $count } personne est bannie des tables ici
   *[other] ### { $count } personnes sont bannies des tables ici
 }
bans-choose = Bannir quelqu'un
button-lift = Lever
button-ban = Bannir
button-ban-because = Bannir avec raison
button-ban-by-id = Bannir par id
ban-line = **{ $whom }** · par { $who }, <t:{ $at }:d>
ban-line-because = **{ $whom }** · par { $who }, <t:{ $at }:d> : { $reason }
ban-about = **Bannir { $whom }** de toutes les tables de ce serveur ? Sa place se libère comme après un départ pour de bon ; une donne en cours est finie par un ordinateur. Cela dure jusqu'à ce que quelqu'un le lève.
ban-made = { $whom } ne peut plus jouer aux tables de ce serveur.
ban-lifted = { $whom } peut de nouveau jouer ici.
ban-oneself = Tu ne peux pas te bannir.
ban-the-bot = Les bots ne jouent à aucune table.
ban-nobody = Personne n'a cet identifiant.
ban-no-id = Ce n'est pas un identifiant. Dans Discord, le mode développeur ajoute « Copier l'identifiant » au menu d'une personne.
ban-id-about = Aussi pour les personnes qui ont quitté ce serveur.
ban-reason-about = La personne la lit, et celles qui gèrent ce serveur.
form-ban = Bannir de toutes les tables
form-ban-id = Identifiant de la personne
form-reason = Raison
saved-rules-title = { $count ->
    [0] ### Aucune règle n'est enregistrée ici
    [one] ### { $count } jeu de règles est enregistré ici
   *[other] ### { $count } jeux de règles sont enregistrés ici
 }
saved-rules-line = **{ $name }** · { $game } · par { $author }
saved-rules-choose = Choisis un auteur
saved-rules-by = { $count ->
    [one] { $count } jeu de règles
   *[other] { $count } jeux de règles
 }
saved-rules-of = { $count ->
    [one] **{ $author }** a enregistré { $count } jeu de règles :
   *[other] **{ $author }** a enregistré { $count } jeux de règles :
 }
saved-rules-dropped = { $count ->
    [0] Il n'y avait rien de { $author } à supprimer.
    [one] { $count } jeu de règles de { $author } est supprimé.
   *[other] { $count } jeux de règles de { $author } sont supprimés.
 }
button-delete-all-of = { $count ->
    [one] Supprimer
   *[other] Supprimer les { $count }
 }
log-about = -# Le plus récent d'abord. Rien n'est gardé plus de 90 jours.
log-empty = Il ne s'est encore rien passé.
log-removed = { $who } a retiré **{ $whom }** de la table dans { $channel }.
log-handed-over = { $who } a nommé **{ $whom }** hôte dans { $channel }.
log-took-over = { $who } est devenu l'hôte dans { $channel }, à la place de **{ $whom }**.
log-stopped = { $own ->
    [yes] { $who } a arrêté la table dans { $channel }.
   *[no] { $who } a arrêté la table de **{ $whom }** dans { $channel }.
 }
log-changed-game = { $who } est passé à **{ $about }** dans { $channel }.
log-started-over = { $own ->
    [yes] { $who } a recommencé la table dans { $channel }.
   *[no] { $who } a recommencé la table de **{ $whom }** dans { $channel }.
 }
log-setting = { $who } a changé un réglage : { $about }
log-banned = { $who } a banni **{ $whom }**.
log-lifted = { $who } a levé le bannissement de **{ $whom }**.
log-deleted-rules = { $who } a supprimé les règles **{ $about }** de { $whom }.
log-deleted-all = { $who } a supprimé toutes les règles enregistrées de **{ $whom }** ({ $about }).
ping-ready = Je mentionne { $role } à l'ouverture d'une table, et je le donne à qui presse le bouton.
ping-unmentionable = Je ne peux pas mentionner { $role } : permets à tout le monde de le mentionner dans les réglages du rôle, ou donne-moi **Mentionner tout le monde**.
ping-no-manage-roles = Je ne peux pas le donner aux membres : il me faut **Gérer les rôles**.
ping-role-above = Je ne peux pas donner { $role } aux membres : dans la liste des rôles, mets { $own } au-dessus.
ping-role-powerful = Je ne donne pas { $role } aux membres : il permet plus que ce que tout le monde peut faire. Choisis un rôle sans permissions.
ping-role-gone = Ce rôle n'existe plus. Choisis-en un autre dans `/{ name-server }`.
ping-role-unfit = Il me faut un rôle que l'on peut donner : ni @everyone, ni celui d'un bot.
ping-role-opens = { $role } ouvre des salons. Seules les personnes qui gèrent les rôles peuvent le laisser prendre.
ping-none-here = Ce serveur n'a pas de rôle pour les nouvelles tables.
ping-not-given = { $why } Dis-le aux personnes qui gèrent ce serveur.
ping-refused = Discord ne me laisse pas changer { $role }. Dis-le aux personnes qui gèrent ce serveur.
ping-on = Tu as maintenant { $role } : je le mentionne à l'ouverture d'une table. Presse encore une fois pour le rendre.
ping-off = Tu n'as plus { $role }.
ping-post = 🔔 **Veux-tu savoir quand une table s'ouvre ?** Presse le bouton pour prendre le rôle que je mentionne alors, et encore une fois pour le rendre.
ping-opened = 🔔 { $role } : une table de **{ $game }** est ouverte.
button-ping = Me prévenir

### First steps
hello = 👋 **Ici, c'est moi qui donne les cartes :** { $games }.
    {"**"}{ button-open-table }**, et les autres te rejoignent d'un clic ; **{ button-practise }** te donne des cartes aussitôt, contre des ordinateurs.
    Chacun reçoit ses cartes par message privé, où personne d'autre ne les voit.
hello-admins = Celles et ceux qui gèrent ce serveur me règlent avec `/serveur`. `/confidentialité` montre ce que je garde sur toi.
button-open-table = Ouvrir une table
open-which = ### Quel jeu ?
open-known = { $why ->
    [settled] Le jeu habituel ici
    [last] Le dernier jeu joué ici
   *[most] Le plus joué sur ce serveur
 }{ $changed ->
    [yes] , règles modifiées
   *[no] {""}
 }
button-practise = S'entraîner seul
practice-there = Tu as déjà une table à toi ouverte : { $game }.
button-go-on = Continuer
button-practise-anew = La fermer et recommencer
practice-dealt = Tu joues contre des ordinateurs, et les cartes sont distribuées : elles sont dans tes messages privés.
practice-here = Tes cartes sont ci-dessous.
button-to-cards = Voir tes cartes
practice-dms-closed = Je ne peux pas t'envoyer de messages privés, et c'est là que tu t'entraînerais. Pour les autoriser : nom du serveur, Paramètres de confidentialité, Messages privés. Puis réessaie.
practice-dms-refused = Discord ne me laisse pas ouvrir de message privé pour l'instant, et c'est là que tu t'entraînerais. Pour jouer dans un salon : `/{ name-game } { name-game-start }`, puis **{ button-computer }**.
practice-going-on = -# Tu t'entraînes : cela ne compte dans aucun classement.
primer = -# 👋 **{ $game } :** { $goal }
    -# De la plus forte à la plus faible : **{ $order }**{ $more }
    -# { $how ->
        [equal] Joue autant de cartes, aussi fortes ou plus.
        [larger] Joue autant de cartes, plus fortes, ou un plus grand groupe.
       *[higher] Joue autant de cartes, mais plus fortes.
    } **{ button-pass }** pour attendre, **{ button-hint }** pour une idée.
primer-goal-alone = Enchéris pour jouer seul. Le premier camp sans cartes gagne.
primer-goal-teams = Ton partenaire et toi gagnez ensemble. Videz vos mains.
primer-goal-titles = Vide ta main. Premier : { $best }, dernier : { $worst }.
primer-goal-places = Vide ta main, le plus tôt possible.
primer-goal-first = Vide ta main avant les autres.
primer-goal-left = Le premier sans cartes gagne. Moins il t’en reste, mieux c’est.
primer-bombs = 💣 bat tout : { $kinds }
primer-chops = 💣 bat les deux : { $kinds }
primer-wild = remplacent d’autres cartes : { $cards }
primer-power = battent seuls tout groupe : { $cards }
primer-fewer-twos = avec des deux, une carte de moins suffit
primer-revolution = un carré renverse cet ordre
primer-ends = terminent le pli : { $cards }
lesson-five = -# 💡 **Les mains de cinq cartes**, de la plus faible à la plus forte : { $kinds }. Tu as { $play }.
lesson-five-any = -# 💡 **Les mains de cinq cartes :** { $kinds }. Tu as { $play }.
lesson-run = -# 💡 **Une suite**, c’est au moins { $least } cartes qui se suivent, de n’importe quelle couleur. Tu as { $play }.

### Browsing the rules
browse-title = ### Les règles de tous les jeux
browse-own = ✎ **Tes propres règles** · { $game } : { $changes }
browse-about-pr = le premier sorti est Président ; le dernier paie avec de bonnes cartes
browse-about-bt = cartes seules, paires et mains de poker ; le 2 est la plus haute
browse-about-df = le Président japonais, de pauvre à millionnaire
browse-about-th = Tiến Lên, du Vietnam : groupes, suites, et bombes contre les 2
browse-about-dd = un propriétaire, plus de cartes, contre deux ; chaque bombe double la valeur
browse-about-b3 = les 3 sont les plus hauts ; l'un enchérit pour jouer seul contre deux
browse-found = { $count ->
    [0] ### Rien trouvé pour « { $typed } »
   *[other] ### { $count } × « { $typed } »
 }
button-all-of = Tous ({ $count })
button-search = Chercher
form-search = Trouver un jeu ou une règle
search-about = N'importe quel nom du jeu, un nombre de joueurs comme « 3 joueurs », ou des mots de ses règles comme « deux paquets ».
search-field = Comment s'appelle-t-il ?
browse-games = Choisis un jeu
browse-rules = Choisis une règle maison
rule-typed = Pour ouvrir une table avec : `/{ name-game } { name-game-start } { name-game-start-house-rules }:{ $option }=` et l'une de ces valeurs.
browse-family = { $count ->
    [one] ### { $game } : un jeu
   *[other] ### { $game } : { $count } jeux
 }
browse-played = { $count ->
    [0] ### On n'a encore rien joué sur ce serveur.
   *[other] ### Les plus joués ici
 }
browse-saved = { $count ->
    [0] ### Ce serveur n'a pas encore enregistré de règles.
        Choisis un jeu, change ses règles et enregistre-les.
   *[other] ### Nos propres règles
 }
browse-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
 }
button-played = Les plus joués ici
button-saved = Les nôtres
button-games = Tous les jeux
button-play-this = Y jouer ici
button-use-rules = Utiliser à notre table
button-edit = Changer les règles
button-share = Partager
button-channel-default = Rendre habituel ici
button-delete = Supprimer
saved-named = ### ★ { $name }

### The editor of a table's rules
editor-title = ### Les règles de ta table : { $game }
editor-title-own = ### Tes propres règles : { $game }
    -# Toi seul les vois tant que tu ne les joues, enregistres ou partages pas.
editor-and-more = { $count ->
    [one] … et une de plus
   *[other] … et { $count } de plus
 }
editor-clashes = ⚠️ **Ces règles ne vont pas ensemble.** Continue à les changer ; d'ici là, les autres voient les dernières qui allaient, et la partie ne commence pas.
editor-clashes-own = ⚠️ **Ces règles ne vont pas ensemble.** Continue à les changer ; d'ici là, on ne peut ni les jouer, ni les enregistrer, ni les partager.
editor-take-back = Annuler un changement
editor-topics = Choisis un sujet
editor-changed = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
 }
editor-own = comme dans ce jeu
rule-span = { $low } à { $high }
players-in-all = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
button-type = Saisir
button-undo = Annuler
button-reset = Tout annuler
button-other-game = Autre jeu
button-save = Enregistrer
button-sheet = Fiche des règles
form-rule = Une règle maison
form-value = Ta réponse
form-name = Nom
form-save = Enregistrer ces règles
save-about = Tout le monde sur ce serveur les trouve sous ce nom, dans **/{ name-rules }** et dans **/{ name-game } { name-game-start }**.
saved = Enregistré sous **{ $name }**.
share = **{ $code }** désigne ces règles sur n'importe quel serveur. Ouvre une table avec `/{ name-game } { name-game-start } { name-game-start-code }:{ $code }`, ou lis-les avec `/{ name-rules } { name-rules-code }:{ $code }`.
channel-default-set = Désormais, sans nom de jeu, `/{ name-game } { name-game-start }` ouvre ici **{ $game }** avec ces règles. Appuie encore sur le bouton pour l'oublier.
channel-default-no-more = Ce salon n'a plus de jeu habituel.
lobby-unsettled = ✎ { $host } change encore les règles.
next-rules = { $count ->
    [0] Prochaine partie : **{ $game }**.
    [one] Prochaine partie : **{ $game }** avec une règle maison.
   *[other] Prochaine partie : **{ $game }** avec { $count } règles maison.
 }
save-dropped = **{ $name }** est supprimé. Son code est { $code }, au cas où.
save-nameless = Il faut un nom pour enregistrer des règles.
save-too-many = { $most ->
    [one] Ce serveur a déjà enregistré { $most } jeu de règles ; supprime-le d'abord.
   *[other] Ce serveur a déjà enregistré { $most } jeux de règles ; supprimes-en un d'abord.
 }
save-taken = **{ $name }** existe déjà, par { $author }. Choisis un autre nom.
save-not-yours = Seule la personne qui les a enregistrées, ou qui gère le serveur, peut supprimer ces règles.
save-enough = { $most ->
    [one] Tu as enregistré { $most } jeu de règles ici, le maximum par personne. Supprime-le d'abord, dans `/{ name-rules }`, **{ button-saved }**.
   *[other] Tu as enregistré { $most } jeux de règles ici, le maximum par personne. Supprimes-en un d'abord, dans `/{ name-rules }`, **{ button-saved }**.
 }
save-only-hosts = Sur ce serveur, seul l'hôte d'une table ouverte peut enregistrer des règles.
save-only-role = Ici, seuls le rôle { $role } et les personnes qui gèrent ce serveur peuvent enregistrer des règles.
save-only-managers = Ici, seules les personnes qui gèrent ce serveur peuvent enregistrer des règles.
only-channel-managers = Il faut pouvoir gérer ce salon pour choisir à quoi on y joue d'habitude.
nothing-to-undo = Il n'y a rien à annuler.
rules-stand = Une partie est en cours : ses règles tiennent jusqu'au bout.
draft-clashes = Ces règles ne vont pas encore ensemble : { $why }
draft-gone = Je garde des règles un jour après leur dernier changement, et celles-ci n'y sont plus. Rouvre-les avec `/{ name-rules }`.
rule-value = « { $typed } » ne va pas : ça { $why }.
rule-value-near = « { $typed } » ne va pas : ça { $why }. Tu voulais dire { $near } ?
too-slow = J'ai mis trop de temps. Appuie encore une fois.
code-mistyped = Il y a une faute dans ce code. Il n'a que les chiffres de 2 à 9 et des lettres autres que I, O et U.
code-length = Ce code a { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
 } ; les codes comme celui-ci en ont { $right }.
code-doubtful = Un caractère de ce code est faux, ou il en manque un : je lis { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
 }.
code-newer = Ce code vient d'une version plus récente du bot.
code-game-gone = Ce code est celui d'un jeu qui n'existe plus : « { $game } ».
code-rule-gone = Ce code contient une règle maison qui n'existe plus : « { $rule } ».

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = Enchéris pour jouer seul contre les autres : la plus forte enchère prend les cartes cachées et fixe la valeur de la donne.
ask-cut-about = Tu coupes le paquet avant la donne : dis combien de cartes tu prends du dessus.
call-deal = Distribuer
call-deal-about = À toi de donner : on mélange, on fait couper, puis on donne, comme à la main.
call-shuffle = Mélanger
call-shuffle-about = Le premier mélange, fait couper et donne, dans cet ordre. Sauter une étape est une faute.
call-offer-cut = Faire couper
call-offer-cut-about = Le dernier coupe avant que tu donnes.
call-redeal = Demander une nouvelle donne
call-redeal-about = Ta main est si faible que tu peux demander une nouvelle donne. Tout le monde saura que c'est toi.
call-trade = Échanger
call-trade-about = Écarte la plus petite carte du jeu, que tu as, contre la carte du milieu …
call-keep = Garder
call-keep-about = … ou garde-la.
call-accept = Accepter
call-accept-about = Accepte, et les deux cartes que vous vous proposez changent de main.
call-done = Plus d'échanges
call-done-about = Plus d'échanges : les cartes seulement proposées restent où elles sont.
call-last-card = Dernière carte !
call-last-card-about = Annonce ta dernière carte avant que le suivant joue. Qui gagne sans l'annoncer paie pour tous.
call-clear-table = Ramasser la table
call-clear-table-about = Seul le dernier peut ramasser la table. Tout autre qui le fait exprès sera dernier à la donne suivante.
call-on-purpose = Exprès
call-on-purpose-about = Tu as ramassé la table : exprès …
call-by-mistake = Par erreur
call-by-mistake-about = … ou par erreur ?
call-forfeits = J'accepte les gages
call-forfeits-about = Tu peux permettre au premier de te donner un petit gage pour rire.
forfeit-tea = Gage : servir le thé
forfeit-verse = Gage : chanter un couplet
forfeit-joke = Gage : raconter une blague
forfeit-about = Le dernier est d'accord : tu peux donner un petit gage pour rire, une fois par donne.
told-deal = { $who } distribue.
told-shuffle = { $who } mélange.
told-offer-cut = { $who } fait couper.
told-fault = Une faute de { $who } à la distribution.
told-redeal = { $who } a une main faible et demande une nouvelle donne.
told-trade = { $who } échange la plus petite carte contre celle du milieu.
told-keep = { $who } garde la plus petite carte.
told-accept = { $who } accepte.
told-done = { $who } n'échange plus.
told-last-card = { $who } annonce : **dernière carte !**
told-clear-table = { $who } ramasse la table.
told-on-purpose = { $who } dit : exprès.
told-by-mistake = { $who } dit : par erreur.
told-forfeits = { $who } accepte un gage.
told-forfeit-tea = { $who } donne un gage : servir le thé.
told-forfeit-verse = { $who } donne un gage : chanter un couplet.
told-forfeit-joke = { $who } donne un gage : raconter une blague.
told-dragon = { $who } a reçu un dragon, une carte de chaque valeur.
told-four-twos = { $who } a reçu les quatre 2.
told-four-threes = { $who } a reçu les quatre 3.

### Trading
hand-give-highest = { $count ->
    [one] 🟡 **Donne à { $who } ta plus forte carte.** Tes plus fortes se valent : choisis laquelle donner · temps écoulé <t:{ $due }:R>.
   *[other] 🟡 **Donne à { $who } tes { $count } plus fortes cartes.** Certaines se valent : choisis lesquelles donner · temps écoulé <t:{ $due }:R>.
 }
hand-offer = 🟡 **Propose une carte à { $who }.** Vous devez en échanger une ; laquelle, vous en décidez ensemble, devant tout le monde · temps écoulé <t:{ $due }:R>.
hand-haggle = 🟡 { $who } propose **{ $theirs }** contre **{ $mine }**. Accepte, ou propose une autre carte · temps écoulé <t:{ $due }:R>.
hand-swap = 🟡 **Échange des cartes avec { $who }** : proposes-en autant que tu veux, ou aucune ; { $who } sera seul à les voir · temps écoulé <t:{ $due }:R>.
hand-swap-back = { $count ->
    [one] 🟡 { $who } te propose **{ $theirs }**. Donne une carte en échange, ou arrête · temps écoulé <t:{ $due }:R>.
   *[other] 🟡 { $who } te propose **{ $theirs }**. Donne { $count } cartes en échange, ou arrête · temps écoulé <t:{ $due }:R>.
 }
pick-any = Choisis les cartes à proposer
offer-cards = Proposer { $cards }
offer-again = Insister sur { $cards }
you-offered = Tu as proposé **{ $cards }**.
drawn-last = La dernière carte que tu as piochée : **{ $cards }**.
only-you-see = Tu es seul à voir ce qu'il y a au milieu : **{ $cards }**.
turn-trade = À { $who } d'échanger des cartes · temps écoulé <t:{ $due }:R>.
turn-bid = À { $who } d'enchérir · temps écoulé <t:{ $due }:R>.
turn-cut = À { $who } de couper le paquet · temps écoulé <t:{ $due }:R>.
ping-trade = { $who }, échange des cartes avec { $partner } · temps écoulé <t:{ $due }:R>

### How a deal stands
play-counts-as = { $play }, qui vaut { $stands }
seat-cards-hidden = ? cartes
seat-closed-out = 🔒 a passé, hors de ce pli
dealt-again = On a redonné : la donne d'avant ne compte pas.
seen-by-all = Montré à tous pendant la donne : **{ $cards }**.
bids-so-far = Enchères : { $bids }
bid-of = { $who } enchérit { $amount }
bid-none = { $who } passe
plays-alone = **{ $who }** joue seul contre { $others } · valeur **{ $stake }**
team = Ensemble : { $who } · { $cards }
partners = Partenaires qui échangent des cartes : { $pairs }
stake = Valeur : **{ $stake }**
stock-left = { $count ->
    [0] La pioche est vide.
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
 }
pile = -# Déjà joué : { $cards }
cards-left = Cartes restantes : { $counts }
closed-out = 🔒 Hors de ce pli : { $who }
passed-so-far = Ont passé : { $who }
you-are-closed-out = 🔒 Tu as passé : ce pli est fini pour toi.

### The log
button-log = Journal
button-proof = Preuve du mélange
proof-title = ### Le mélange de la donne { $number }
proof-about = Un nombre secret, la graine, a fixé toutes les cartes de cette donne. Sa preuve était ici avant le premier coup, et la graine s'affiche après la donne. Le SHA-256 de la graine doit être la preuve, et `python -m rules verify` refait les mains à partir de la graine. Cela montre que la graine n'a pas changé après la donne, mais pas comment le bot l'a tirée.
proof-shown = Preuve : `{ $proof }`
proof-seed = Graine : `{ $seed }`
log-title = ### Journal · donne { $number }
log-page = {" "}· page { $page } sur { $pages }
log-play = { $who } { $play }
log-passed = { $count ->
    [one] { $who } passe
   *[other] { $who } passent
 }
log-nothing = Il ne s'est encore rien passé.
log-older = Plus ancien
log-newer = Plus récent
log-newest = Le plus récent
no-log = Aucune donne n'a encore été jouée à cette table.
button-replay = Revoir
button-replay-last = Revoir la dernière donne
replay-title = ### Revoir · donne { $number }
replay-places = Du premier au dernier : places { $seats }.
replay-play = place { $seat } · { $play }
no-replay = Aucune donne que l'on puisse revoir n'a encore été jouée jusqu'au bout ici.
replay-nothing = Ce message ne montre aucune donne.
replay-running = Cette donne n'est pas finie.
button-review = Comment ai-je joué ?
review-title = ### Comment tu as joué la donne { $number }
review-none = Aucune de tes décisions ne t'a coûté quoi que ce soit de prévisible.
review-lead = Tu as entamé.
review-bid = Les enchères.
review-give = Tu as donné des cartes.
review-swap = Tu pouvais échanger ta carte la plus basse.
review-beat = À battre : **{ $play }**
review-yours = Toi : **{ $move }**
review-better = Mieux : **{ $move }** · environ { $cost } de plus en moyenne
review-best = Ton meilleur coup : **{ $move }** sur **{ $play }**

review-best-lead = Ton meilleur coup : entamer avec **{ $move }**

review-worth = environ { $cost } de plus que **{ $move }**

review-thinking = { $count ->
    [one] Je revois ta décision…
   *[other] Je revois tes { $count } décisions : { $number } sont faites…
 }

review-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
review-places = { $amount ->
    [one] { $amount } place
   *[other] { $amount } places
 }
review-wins = { $amount ->
    [one] { $amount } victoire
   *[other] { $amount } victoires
 }
review-basis = -# Ce qui a coûté le plus. Chaque choix a été essayé sur beaucoup de donnes compatibles avec ce que tu pouvais savoir alors.
review-busy = Il y a trop à réfléchir en ce moment. Redemande dans une minute.
review-substituted = Un ordinateur a joué une partie de cette donne à ta place : tes propres coups ne peuvent pas être distingués.
told-dealt = **Donne { $number }** · donneur : { $who }.
told-cut = { $at ->
    [one] { $who } a coupé : une carte du dessus.
   *[other] { $who } a coupé : { $at } cartes du dessus.
 }
told-gave-cards = { $giver } a donné à { $taker } **{ $cards }**.
told-gave = { $count ->
    [one] { $giver } a donné à { $taker } une carte.
   *[other] { $giver } a donné à { $taker } { $count } cartes.
 }
told-took-cards = { $who } a pris **{ $cards }** au milieu.
told-took = { $count ->
    [one] { $who } a pris la carte cachée.
   *[other] { $who } a pris les { $count } cartes cachées.
 }
told-traded = { $who } a écarté **{ $returned }** contre **{ $cards }**.
told-looked-at = { $who } a vu **{ $cards }** au milieu.
told-looked = { $who } a regardé ce qu'il y a au milieu.
told-drew-card = { $who } a pioché **{ $cards }**.
told-drew = { $who } a pioché une carte.
told-restocked = { $count ->
    [one] Une carte des plis d'avant forme la nouvelle pioche.
   *[other] Les { $count } cartes des plis d'avant forment la nouvelle pioche.
 }
told-alone = { $who } joue seul pour { $stake }.
told-doubled = La valeur de la donne est doublée.
told-out-of-time = ⏳ Le temps de { $who } est écoulé.
told-taken-back = { $who } a repris son coup.
told-offered-cards = { $giver } propose à { $taker } **{ $cards }**.
told-offered = { $count ->
    [one] { $giver } propose à { $taker } une carte en secret.
   *[other] { $giver } propose à { $taker } { $count } cartes en secret.
 }
told-announced = { $count ->
    [one] ⚠️ { $who } n'a plus qu'**une carte**.
   *[other] ⚠️ { $who } peut bientôt finir : plus que { $count } cartes.
 }
told-leads = { $who } entame.
told-leads-with = { $who } entame ; le premier coup doit contenir **{ $cards }**.
told-skipped = { $who } saute son prochain tour.
told-reversed = 🔄 Les valeurs sont inversées : les petites cartes sont fortes.
told-righted = 🔄 Les valeurs sont de nouveau normales.
told-turned = ↩️ Le jeu change de sens.
told-threw-in = { $who } abandonne sa main et finit dernier.
told-out = { $who } a fini, rang { $place }.
told-won = { $who } a gagné le pli.
told-void = La donne ne compte pas ; on redonne.
told-over = La donne est finie.

### Results of teams, stakes and chips
alone-won = Le propriétaire **{ $who }** a gagné seul contre { $others }.
alone-lost = { $others } ont battu le propriétaire **{ $who }**.
solo-won = **{ $who }** a gagné seul contre { $others }.
solo-lost = { $others } ont battu **{ $who }**, qui jouait seul.
team-won = La donne revient à **{ $who }** · reste { $cards }
team-rest = { $who } · reste { $cards }
stake-made = Valeur : { $parts } = **{ $stake }**
stake-bid = enchère { $amount }
stake-bombs = { $count ->
    [one] une bombe ×2
   *[other] { $count } bombes ×2 chacune
 }
stake-spring = printemps ×2
result-paid-chips = { $chips ->
    [one] **{ $won }** · { $chips } jeton
   *[other] **{ $won }** · { $chips } jetons
 }
result-chips = { $chips ->
    [one] **{ $chips } jeton**
   *[other] **{ $chips } jetons**
 }
match-leader-chips = { $chips ->
    [one] En tête de la partie avec { $chips } jeton : { $who }.
   *[other] En tête de la partie avec { $chips } jetons : { $who }.
 }

### Cards as players type them: words with commas between
one-joker = joker
typed-1 = seul, seule, carte, carte seule, simple, solo
typed-2 = paire, paires, pair, double, deux
typed-3 = brelan, brelans, triple, trois
typed-4 = carré, carrés, carre, carres, quatre
typed-5 = cinq
typed-6 = six
typed-7 = sept
typed-8 = huit
typed-three = trois
typed-four = quatre
typed-five = cinq
typed-six = six
typed-seven = sept
typed-eight = huit
typed-nine = neuf
typed-ten = dix
typed-jack = valet, v
typed-queen = dame, d
typed-king = roi, r
typed-ace = as, d'as, d'as, l'as, l'as
typed-two = deux
typed-joker = joker
typed-red-joker = joker rouge, rouge, grand joker, gros joker
typed-black-joker = joker noir, noir, petit joker
typed-diamond = carreau, carreaux
typed-club = trèfle, trèfles, trefle, trefles
typed-heart = cœur, cœurs, coeur, coeurs
typed-spade = pique, piques
typed-fill = de, du, des, et, le, la, les, un, une, avec
typed-stands = pour, comme, vaut, en
typed-cannot-stand = Ces cartes ne peuvent pas remplacer ça maintenant.

### Kinds of plays
kind-single = Cartes seules
kind-pair = Paires
kind-triple = Brelans
kind-four = Carrés
kind-set = Groupes
kind-straight = Suites
kind-pair-run = Suites de paires
kind-triple-run = Suites de brelans
kind-quad-run = Suites de carrés
kind-full-house = Fulls
kind-four-and-one = Carré plus une carte
kind-two-pairs = Deux paires
kind-rocket = Fusée
kind-dragon = Dragon
kind-straight-flush = Quintes flush
kind-flush = Couleurs
kind-kicked = Groupes avec cartes jointes
kind-bomb = Bombes
kind-other = Autres
label-single = { $cards }
label-pair = Paire { $cards }
label-triple = Brelan { $cards }
label-four = Carré { $cards }
label-set = Groupe { $cards }
label-straight = Suite { $cards }
label-pair-run = Suite de paires { $cards }
label-triple-run = Suite de brelans { $cards }
label-quad-run = Suite de carrés { $cards }
label-full-house = Full { $cards }
label-four-and-one = Carré plus une { $cards }
label-two-pairs = Deux paires { $cards }
label-rocket = Fusée
label-dragon = Dragon
label-straight-flush = Quinte flush { $cards }
label-flush = Couleur { $cards }
label-kicked = Cartes jointes { $cards }
label-bomb = Bombe { $cards }
label-other = { $cards }
stands-for = { $wild }={ $stands }
stands-for-itself = Ces cartes telles quelles

### Who sits at a table, and what they do with one another
sent-away = Les autres ont voté ton renvoi. Tu pourras revenir quand la prochaine donne aura commencé.
sent-away-by = L'hôte { $who } t'a renvoyé de la table. Tu pourras revenir quand la prochaine donne aura commencé.
may-not-vote = Seuls ceux qui jouent et sont là peuvent voter un renvoi, et il faut être deux.
no-longer-here = Ce joueur n'est plus à cette table.
not-in-mid-deal = Il faut attendre la fin de la donne.

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 Tu peux jouer une bombe maintenant, même hors de ton tour.
first-of-two = la première des deux
second-of-two = la deuxième des deux
button-put-back = Reposer
button-take-back = Reprendre
button-hint = Conseil
button-plays = Que puis-je jouer ?
button-why = Pourquoi pas ?
button-settings = Réglages
stands-for-what = Que remplace **{ $cards }** ?
stands-for-kind = { $stands } · { $kind }
stands-for-which = { $part ->
    [1] Les plus forts
   *[other] Plus faibles, partie { $part }
 }
hint = Conseil : **{ $move }**. { $reason }
reason-out = C'est toute ta main.
reason-only = Tu ne peux rien jouer d'autre.
reason-wins-last = Rien de ce qui reste en jeu ne le bat, et il ne te reste ensuite qu'un coup : { $cards }.
reason-wins = Rien de ce qui reste en jeu ne le bat, et le reste de ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 }.
reason-unbeaten = Rien de ce qui reste en jeu ne le bat.
reason-guard-many = Quelqu'un n'a plus qu'une carte, et ceci n'est pas une carte seule.
reason-guard-high = Quelqu'un n'a plus qu'une carte, et c'est ta plus haute.
reason-guard-two = Quelqu'un n'a plus que deux cartes, et ceci n'est pas un coup de deux cartes.
reason-partner-out = Quelqu'un de ton camp n'a plus qu'une carte et peut-être de quoi finir dessus.
reason-few-higher = Comme cartes plus hautes, il ne reste en jeu que celles-ci : { $cards }.
reason-highest = Aucune carte encore en jeu n'est plus haute.
reason-mostly-lower = Parmi les cartes encore en jeu, { $amount ->
    [one] { $amount } est plus basse
   *[other] { $amount } sont plus basses
 } et seulement { $count ->
    [one] { $count } plus haute
   *[other] { $count } plus hautes
 }.
reason-last = Il ne te reste ensuite qu'un coup : { $cards }.
reason-sheds = Tu te débarrasses { $count ->
    [one] d'une carte
   *[other] de { $count } cartes
 } d'un coup, et le reste fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 }.
reason-sheds-keeps = Tu te débarrasses { $count ->
    [one] d'une carte
   *[other] de { $count } cartes
 } d'un coup, et tu gardes { $cards }.
reason-low = Ta carte la plus basse part avec, et le reste de ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 }.
reason-near = Il ne te reste ensuite { $plays ->
    [one] qu'un seul coup
   *[other] que { $plays } coups
 } pour finir.
reason-keeps = Tes hautes cartes restent pour plus tard : { $cards }.
reason-alone = Elle ne va avec aucune autre de tes cartes, et elle est plus dure à battre que ta plus basse.
reason-breaks-nothing = Ça ne casse rien de ce qui va ensemble, et le reste de ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 }.
reason-press = Quelqu'un n'a plus que quelques cartes, et tout coup plus faible est plus facile à battre.
reason-bomb = Seule une bombe bat la table, et le reste de ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 }.
reason-follow = C'est le plus faible coup qui bat la table, et le reste de ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 }.
reason-weakest = C'est le plus faible coup qui bat la table.
reason-computer = C'est ce que ferait un ordinateur à ta place.
reason-pass-partner = Le coup à battre est de ton propre camp.
reason-pass-bomb = De ta main, seule une bombe bat la table ; en passant, tu la gardes pour plus tard.
reason-pass-whole = { $plays ->
    [one] Ta main entière fait un seul coup telle quelle, et il ne bat pas la table.
   *[other] Ta main fait { $plays } coups telle quelle, et aucun ne bat la table.
 }
reason-pass-costs = Tout ce que tu as pour battre la table te coûte une haute carte ou casse ce qui va ensemble.
reason-pass-beaten = Avec { $cards } tu bats la table, mais on peut encore faire mieux ensuite.
reason-pass-early = Avec { $cards } tu bats la table, mais on peut encore faire mieux ensuite, et aucun adversaire n'est près de finir.
reason-pass-higher = { $count ->
    [one] Avec { $cards } tu bats la table, mais une carte plus haute est encore en jeu.
   *[other] Avec { $cards } tu bats la table, mais { $count } cartes plus hautes sont encore en jeu.
}
reason-pass-outranked = { $count ->
    [one] Avec { $cards } tu bats la table, mais une carte plus haute est encore en jeu, et aucun adversaire n'est près de finir.
   *[other] Avec { $cards } tu bats la table, mais { $count } cartes plus hautes sont encore en jeu, et aucun adversaire n'est près de finir.
}
reason-pass-highest = Aucune carte encore en jeu n'est plus haute que { $cards } : en passant, tu gardes ce coup pour plus tard.
reason-pass-safe = Aucun adversaire n'est près de finir : il n'y a encore personne à arrêter.
reason-pass-high = De ta main, seules de hautes cartes battent la table ; en passant, tu les gardes pour plus tard.
reason-together = Tout coup plus faible te laisserait plus de coups à jouer ; là, il en reste { $plays }.
reason-whole = Tout coup plus faible casserait des cartes de même rang, et le reste de ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 }.
reason-all-break = Tout coup plus faible casse aussi ce qui va ensemble, et il est plus facile à battre.
reason-loose = Tes cartes plus basses vont toutes avec d'autres, et le reste de ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 }.
reason-only-bomb = Seule une bombe peut le battre, et le reste de ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 }.
reason-bid = Avec { $cards }, ta main vaut une enchère de { $amount }.
reason-bid-both = Ta main ne fait { $plays ->
    [one] qu'un seul coup
   *[other] que { $plays } coups
 }, et avec { $cards } elle vaut une enchère de { $amount }.
reason-bid-plays = Ta main ne fait { $plays ->
    [one] qu'un seul coup
   *[other] que { $plays } coups
 } : elle vaut une enchère de { $amount }.
reason-bid-must = Tu dois enchérir, et c'est le minimum.
reason-bid-most = Ta main vaut une enchère de { $amount } au plus.
reason-bid-poor = { $cards } et { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 } ne valent pas une enchère de { $amount }.
reason-bid-none = Sans carte haute, une main { $plays ->
    [one] d'un seul coup
   *[other] de { $plays } coups
 } ne vaut pas une enchère de { $amount }.
reason-give-lowest = Tu n'as pas plus bas, et le reste de ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 }.
reason-give-fewest = Rien d'autre que tu puisses donner ne te laisse moins de coups : { $plays }.
reason-give-back = Rien n'y est plus bas que ce qu'on te propose : { $cards }.
reason-trade = Avec { $cards } à sa place, ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 }.
reason-trade-unseen = Tu donnes la carte la plus basse du jeu : toute autre vaut mieux.
reason-keep = { $cards } n'apporterait pas grand-chose à ta main.
reason-keep-unseen = Personne ne sait ce que tu recevrais, et ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 } telle quelle.
reason-done = Un échange prend autant de cartes qu'il en apporte, et ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 } telle quelle.
reason-accept = Avec { $cards }, ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 }.
reason-redeal = Ta main fait { $plays ->
    [one] un seul coup
   *[other] { $plays } coups
 } : de nouvelles cartes seront le plus souvent meilleures.
reason-last-card = Ça ne coûte rien, et l'oublier peut coûter cher.
reason-dealing = C'est l'étape suivante, et en sauter une est une faute.
reason-cut = Personne ne connaît l'ordre du paquet : toutes les coupes se valent.
no-hint = Il n'y a rien à jouer maintenant.
breaks-up = Casse une bombe ou une suite
plays-all = -# **Tout ce que tu peux jouer**, par genre.
plays-some = -# **Une partie de ce que tu peux jouer** : tout serait trop long. Choisis toi-même tes cartes.
plays-other = Autres genres
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### Ce que tu peux jouer
plays-none = Tu ne peux rien jouer maintenant.
plays-more = { $count ->
    [one] · … et un de plus
   *[other] · … et { $count } de plus
 }
why-pick = Choisis des cartes pour voir si tu peux les jouer. Rien n'est joué.
why-may = Tu peux jouer **{ $cards }** maintenant.
why-turn = **{ $cards }** irait, mais ce n'est pas ton tour.
button-table = Table
button-return = Revenir
button-quit = Partir pour de bon
button-watch = Regarder
button-unwatch = Ne plus regarder
button-refresh = Actualiser
button-take = Prendre cette place
button-level = Niveau
button-drop = Retirer
button-person = Choisir
button-vote = Voter son renvoi
button-unvote = Retirer mon vote
button-send-away = Renvoyer
button-make-host = Nommer hôte
button-take-host = Devenir l'hôte
button-to-table = Vers la table
button-close-table = Fermer cette table
button-fill = Compléter par des ordinateurs
button-shuffle = Mélanger les places
button-forbid-take-back = Interdire de reprendre
button-allow-take-back = Permettre de reprendre
button-swap = Changer de jeu
button-swap-to = Jouer plutôt à ça
button-play-game = Jouer
joined-instead = C'est bon, tu joues à la place de { $who }.
joined-later = Une donne est en cours. Tu joues à partir de la prochaine.
you-have-left = Tu as quitté cette table. Appuie sur **Table** en dessous pour revenir.
seats-newcomers = { $count ->
    [one] -# { $who } joue à partir de la prochaine donne.
   *[other] -# { $who } jouent à partir de la prochaine donne.
 }
menu-title = ### Qui est à la table · { $game }
menu-host = hôte
menu-out = en pause
menu-later = joue à partir de la prochaine donne
menu-votes = votes pour un renvoi : { $count } sur { $of }
menu-moved-on = Le jeu a avancé. Voici ce que tu peux faire maintenant.
level-about = **{ $who }** : à quel niveau cet ordinateur doit-il jouer ? À chaque niveau, un autre prend la place, avec son rang et ses points.
level-changed = { $who } joue ici maintenant.
stand-in = 💤 Remplaçant : { $level }
stand-in-about = Qui joue pour les absents et les endormis
menu-dropped = { $who } est retiré.
menu-sent = { $who } doit quitter la table et pourra revenir quand la prochaine donne aura commencé.
menu-heir = { $who } est maintenant l'hôte.
menu-host-taken = Tu es maintenant l'hôte.
menu-shuffled = Les places sont mélangées.
menu-take-back-off = Ici, on ne peut plus reprendre un coup.
menu-take-back-on = Ici, on peut maintenant reprendre son dernier coup tant que personne d'autre n'a agi.
menu-swapped = Le prochain jeu est { $game }. Chacun garde sa place ; commence quand vous êtes prêts.
filled = Des ordinateurs prennent les places libres et les cartes sont distribuées.
computers-dropped = Plus de place pour { $who }.
vote-counted = Ton vote pour renvoyer { $who } est compté.
vote-taken-back = Tu ne veux plus renvoyer { $who }.
person-about = **{ $who }**
    {"**"}Renvoyer** : un ordinateur joue ses cartes jusqu'à la fin de la donne, pour le dernier rang.
    {"**"}Nommer hôte** : tu n'es plus l'hôte.
quit-about = Partir en pleine donne ? Un ordinateur joue tes cartes, sauf si quelqu'un prend ta place, et tu as le plus mauvais rang encore libre. Tu peux aussi faire une pause dès la prochaine donne.
quit-about-side = Partir en pleine donne ? Un ordinateur joue tes cartes, sauf si quelqu'un prend ta place, et son résultat compte pour ton camp. Tu peux aussi faire une pause dès la prochaine donne.
end-about = Arrêter pour de bon ? La donne en cours est interrompue.
watching = -# Tu vois ce que tout le monde peut voir. Ça suit la partie jusqu'à <t:{ $until }:t> ; ensuite, appuie sur Actualiser.
about-game-start-thread = Jouer dans un fil à part ; sinon, selon le réglage de ce serveur
about-game-tables = Les tables ouvertes de ce serveur
about-game-notify = Être prévenu une fois quand quelqu'un ouvre une table ici ; une 2e fois : annuler
table-opened-thread = Ta table est ouverte dans { $thread }.
no-thread-here = On ne peut pas ouvrir de fil ici. Choisis un salon textuel, ou joue sans fil.
thread-failed = Discord ne me laisse plus ouvrir de fil ici. Joue sans fil, ou archive les anciens.
tables-none = `/{ name-game } { name-game-start }` en ouvre une. `/{ name-game } { name-game-notify }` te prévient quand quelqu'un d'autre le fait.
names-and-more = { $names } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
 }
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
 }{ $running ->
    [yes] {" "}· donne en cours
   *[no] {""}
 }
notify-on = Je t'enverrai un seul message quand quelqu'un ouvrira une table ici. `/{ name-game } { name-game-notify }` l'annule.
notify-off = Je ne te préviendrai pas de la prochaine table.
notify-enough = { $most ->
    [one] Tu attends déjà sur { $most } serveur, le maximum par personne. Annule-le avec `/{ name-game } { name-game-notify }`.
   *[other] Tu attends déjà sur { $most } serveurs, le maximum par personne. Annule-le sur l'un d'eux avec `/{ name-game } { name-game-notify }`.
 }
notify-role = Pour entendre parler de chaque table, prends le rôle que je mentionne :
notify-opened = Une table de **{ $game }** est ouverte dans { $channel } sur { $server } : { $link }
    -# Tu l'avais demandé une fois. `/{ name-game } { name-game-notify }` le redemande.

### Commands, as Discord lists them
about-game = Commencer ou arrêter une partie dans ce salon
about-game-start = Ouvrir une table dans ce salon
about-game-stop = Fermer la table de ce salon
about-game-start-preset = Quel jeu ; sinon, celui que ce salon joue d'habitude
about-game-start-code = Un code reçu de quelqu'un, qui désigne toutes les règles
about-game-start-house-rules = D'autres règles, par exemple : direction=ccw, seating=fixed
about-hand = Montrer ta main, pour jouer avec
about-play = Jouer des cartes, par exemple 7 7 ou paire 7
about-play-cards = Quoi jouer : 7 7, 77, 7s7d, paire 7, joker=9 9
about-pass = Passer cette fois
about-give = Rendre des cartes à l'échange, par exemple 3 4
about-give-cards = Quoi donner : 3 4, ou 3s 4d
about-seats = Qui est assis où, avec cartes restantes et titres
about-why = Pourquoi ne puis-je pas jouer ça ? Rien n'est joué
about-why-cards = Quoi essayer : 7 7, 77, 7s7d, paire 7
about-practice = Jouer tout de suite contre des ordinateurs, dans tes messages privés
about-practice-preset = Quel jeu ; sinon, celui qui se joue d'habitude
about-practice-level = La force des ordinateurs
about-practice-computers = Combien d'ordinateurs ; sinon, trois
about-rules = Les règles de cette table, ou de n'importe quel jeu : lire, changer, partager
about-rules-preset = Un jeu, ou des règles que ce serveur a enregistrées
about-rules-code = Un code reçu de quelqu'un, qui désigne toutes les règles
about-leaderboard = Qui joue le mieux sur ce serveur
about-leaderboard-game = Quel jeu ; sans précision, celui de ce salon
about-leaderboard-by = D'après quoi l'on classe
about-leaderboard-player = La carte de qui : tous les jeux d'une personne ici
menu-challenge = Défier
menu-card = Fiche de joueur
menu-replay = Revoir la donne
about-settings = Où arrive ta main, à quoi elle ressemble, et ta langue
about-server = Réglages et tables de ce serveur

### Names of commands and options
name-game = partie
name-game-start = ouvrir
name-game-stop = fermer
name-game-tables = tables
name-game-notify = prévenir
name-game-start-preset = jeu
name-game-start-code = code
name-game-start-house-rules = règles-maison
name-game-start-thread = fil
name-game-start-packs = jeux-de-cartes
name-game-start-jokers = jokers
name-game-start-joker-power = pouvoir-joker
name-game-start-twos-discount = rabais-des-2
name-game-start-exchange = échange
name-game-start-pass-rule = règle-passer
name-game-start-first-lead = première-entame
name-game-start-place-points = points-des-places
name-game-start-titles = titres
name-game-start-hats = chapeaux
name-game-start-match-end = fin-de-partie
name-game-start-match-target = objectif
name-hand = main
name-play = jouer
name-play-cards = cartes
name-pass = passer
name-give = donner
name-give-cards = cartes
name-seats = places
name-why = pourquoi
name-why-cards = cartes
name-practice = entraînement
name-practice-preset = jeu
name-practice-level = niveau
name-practice-computers = ordinateurs
name-rules = règles
name-rules-preset = jeu
name-rules-code = code
name-leaderboard = classement
name-leaderboard-game = jeu
name-leaderboard-by = par
name-settings = réglages
name-server = serveur

### What is kept of a person
nameless = quelqu'un
privacy-title = ### Ce que je garde sur toi
privacy-nothing = Rien.
privacy-settings = - tes réglages, et la langue de ton Discord
privacy-names = - ton nom, à { $count ->
    [one] 1 endroit
   *[other] { $count } endroits
 }
privacy-deals = - que tu as joué { $count ->
    [one] 1 donne
   *[other] { $count } donnes
 }, et le résultat
privacy-tables = - ta place, ton score, tes votes et si tu étais l'hôte, en { $count ->
    [one] 1 note
   *[other] { $count } notes
 }
privacy-messages = - où { $count ->
    [one] se trouve 1 message
   *[other] se trouvent { $count } messages
 } @@
privacy-direct = - le salon de tes messages privés avec moi
privacy-rules = - que tu as enregistré { $count ->
    [one] 1 jeu de règles
   *[other] { $count } jeux de règles
 }
privacy-drafts = - que tu es en train de changer { $count ->
    [one] 1 jeu de règles
   *[other] { $count } jeux de règles
 }
privacy-notifications = - que tu veux être prévenu de la prochaine table, sur { $count ->
    [one] 1 serveur
   *[other] { $count } serveurs
 }
privacy-bans = - { $count ->
    [one] { $count } bannissement
   *[other] { $count } bannissements
 } des tables d'un serveur, contre toi ou par toi
privacy-log = - { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
 } dans le journal d'un serveur : ce que tu as fait comme hôte ou admin, ou ce qui te concernait
privacy-file = Voilà tout ce que je garde sur toi. Toi seul le vois.
privacy-ask = **Tout supprimer ?** Tes réglages disparaissent, et rien de ce que tu as joué ne porte plus ton nom : tu ne figures dans aucun classement. Ce que les autres ont joué reste à eux. Personne ne peut revenir en arrière.
privacy-deleted = C'est supprimé. Ce que tu fais désormais est gardé à nouveau.
privacy-leave-first = Tu joues à une table : { $where }. Quitte-la là-bas pour de bon (**Table**), attends la fin de la donne, puis réessaie.
button-privacy-export = Me l'envoyer
button-privacy-delete = Supprimer
button-privacy-delete-all = Tout supprimer
button-privacy-keep = Garder
about-privacy = Ce que le bot garde sur toi : le voir, le recevoir en fichier, le supprimer
name-privacy = confidentialité
