# Français. Les faits entre accolades sont remplis par le bot ; les cartes arrivent comme « 7♦ 7♣ ».

### People and places
computer = 🤖{"\u00A0"}{ $name }
level-easy = 🌱 facile
level-normal = 🌿 normal
level-strong = 🌳 fort
player-unknown = Joueur { $digits }
hidden-names = Quelqu'un
hidden-all = une personne invitée
hidden-person = Cette personne préfère qu'on ne la consulte pas.
some-server = un serveur
some-channel = un salon

### Punctuation
between-words = {", "}
between-plays = {" ; "}
# Between the plays of a trick in the log, for readers without pictures: Ana 5 of hearts, then Ben passes
then-plays = {", puis "}
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
of-second-deck = { $card } du second paquet
ranks-from-to = { $low } à { $high }
said-straight = une suite, { $range }
said-pair-run = une suite de paires, { $range }
said-triple-run = une suite de brelans, { $range }
said-quad-run = une suite de carrés, { $range }
said-bomb = une bombe : { $play }
said-flush = une couleur à { $suit } : { $ranks }
said-straight-flush = une quinte flush à { $suit }, { $range }
said-full-house = un full aux { $rank } par les { $other }
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
cards-twice = { $cards } deux fois
suit-spelled = { $suit } : { $ranks }
rank-spelled = { $rank } : { $suits }
cards-from-to = { $count ->
    [one] { $count } carte, { $first } à { $last }
   *[other] { $count } cartes, { $first } à { $last }
 }

### The lobby
lobby-title = ### { $game }
lobby-title-chat = ### { $host } t'invite à jouer : { $game }

chat-quiet = -# Après 15 minutes calmes, ce message ne se met plus à jour tant que personne n'appuie sur un bouton.

lobby-players = { $count ->
    [one] **{ $count } joueur**
   *[other] **{ $count } joueurs**
 } (de { $least } à { $most })
lobby-players-exactly = **{ $count } joueurs sur { $most }**
lobby-host = { $host } (hôte) appuie sur **Commencer** quand tout le monde est là.

lobby-unrated = -# Non classée : règles maison
lobby-longer = -# ⏳ Des tours plus longs ici ; les résultats sont classés comme d’habitude.
longer-capped = { $most ->
    [1] -# ⏳ L’hôte ne permet pas de tours plus longs ici.
   *[other] -# ⏳ L’hôte permet ici des tours au plus deux fois plus longs.
 }
lobby-throne = 👑 { $who } règne ici depuis le { $since } ({ $nights ->
    [one] { $nights } soirée
   *[other] { $nights } soirées
 }).
lobby-throne-free = 👑 Le trône est libre.
lobby-titles = { $kind ->
    [title] { $who } est { $title } depuis la dernière fois.
    [heir] Avec les titres de la dernière fois, { $who } est { $title }.
   *[place] Depuis la dernière fois, { $who } est devant.
 }
lobby-throne-held = Une autre table ouverte joue pour ce trône. **{ button-start }** commence à égalité, et les donnes d'ici n'y changent rien.
house-rules = { $count ->
    [one] une règle maison
   *[other] { $count } règles maison
 }
table-opened = Ta table est ouverte.
joined = Tu joues !
dms-open = Tes cartes t'arriveront en [message privé]({ $link }).
dms-closed = Je ne peux pas t'envoyer de messages privés. Joue d'ici : **{ button-hand }** dans le salon. (Pour les autoriser : nom du serveur, Paramètres de confidentialité, Messages privés.)
dms-later = Discord ne me laisse pas t'écrire pour l'instant. Appuie sur **{ button-hand }** dans le salon.
dms-refused = Discord ne me laisse pas ouvrir de message privé pour l'instant, alors tu joues d'ici : appuie sur **{ button-hand }** dans le salon.
dm-joined = Tu as une place dans { $channel } sur { $server }. Tes cartes s'affichent ici.
left = Tu as quitté la table.
left-finished = Tu as quitté la table. Ton rang dans cette donne te reste.
sitting-out = Tu fais une pause dès la prochaine donne. **{ button-return }** te ramène.
closes-after-deal = Plus personne pour la prochaine donne : la table ferme après celle-ci.
stopped = La table est fermée.
table-closed-by = { $who } a fermé cette table.
table-closed-by-own = Tu as fermé cette table.
table-closed-agreed = { $own ->
    [yes] Tu as arrêté cette table avec l'accord des autres. La donne ne compte pas.
   *[no] { $who } a arrêté cette table avec l'accord des autres. La donne ne compte pas.
 }
table-closed-admin = { $own ->
    [yes] Tu as fermé cette table en tant qu'admin. La donne est annulée.
   *[no] { $who } a fermé cette table en tant qu'admin. La donne est annulée.
 }
table-closed-idle = 👋 Personne n'a rien fait ici depuis des heures : cette table est fermée.
table-closed-empty = Cette table est fermée : il n'y a plus de joueurs.
table-closed-deleted = Cette table est fermée : son salon a été supprimé.
table-closed-archived = Cette table est fermée : son fil a été archivé.
table-closed-removed = Cette table est fermée : j'ai été retiré du serveur.
closed-there = { $why } ({ $channel } sur { $server })
waiting-longer = Tu as donné plus de temps : il s'achève <t:{ $due }:R>.

### Buttons
button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter un ordinateur
button-rules = Règles
button-start = Commencer
button-keep-titles = Commencer avec les titres
button-keep-places = Commencer avec les rangs
button-start-fresh = Commencer à neuf
button-accept = Accepter
button-decline = Refuser
button-hand = Ma main
button-sit-out = Faire une pause
button-next = Donne suivante
button-again = Rejouer
button-stop = Arrêter
button-stop-ask = Demander l'arrêt
button-stop-agree = Accepter l'arrêt
button-stop-decline = Continuer
button-pass = Passer
button-wait = Donner du temps
ask-bid = Annonce { $amount }
ask-cut = Couper à { $at }
lay-picked = Jouer { $cards }
give-lowest = Donner { $cards }
pick-cards = Choisir des cartes
pick-part = { $part } : { $first } à { $last }
pick-give = { $count ->
    [one] Choisis la carte à donner
   *[other] Choisis { $count } cartes à donner
 }

### The table
table-title = ### { $game } · donne { $number }
table-bomb = 💥 **{ $who }** lâche { $play } !

seat-cards = { $count ->
    [0] { $count } carte
    [one] **{ $count } carte**
   *[other] { $count } cartes
 }
seat-out = { $place ->
    [1] fini, 1er
   *[other] fini, { $place }e
 }
seat-passed = a passé
seat-backs = { $count } du second paquet (*)
seat-asleep = 💤 absent, un ordinateur joue
seat-longer = tours plus longs (×{ $times })
seat-gone = parti, un ordinateur joue
to-beat = À battre : **{ $play }** ({ $who })
to-beat-own = À battre : **{ $play }** (à toi)
trick-won = { $who } a gagné le pli avec **{ $play }**.
trick-won-own = Tu as gagné le pli avec **{ $play }**.
turn-play = À { $who } de jouer · fin <t:{ $due }:R>.
turn-decide = À { $who } de choisir · fin <t:{ $due }:R>.
turn-give = À { $who } de donner · fin <t:{ $due }:R>.
ranks-reversed = 🔄 Révolution : les petites cartes battent les grandes.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = { $game ->
    [none] **Donne { $number }**
   *[other] **{ $game }** · donne { $number }
 } · [{ $channel }]({ $link }) sur { $server }
hand-head-here = { $game ->
    [none] **Donne { $number }**
   *[other] **{ $game }** · donne { $number }
 }
hand-head-unseen = { $game ->
    [none] **Donne { $number }**
   *[other] **{ $game }** · donne { $number }
 } · { $server }
hand-head-practice = { $game ->
    [none] **Donne { $number }**
   *[other] **{ $game }** · donne { $number }
 } · entraînement
hand-head-daily = { $game ->
    [none] **Donne du jour**
   *[other] **{ $game }** · donne du jour
 }
hand-head-chat = { $game ->
    [none] **Donne { $number }**
   *[other] **{ $game }** · donne { $number }
 } · cette discussion

hand-lead = 🟡 **À toi d'entamer :** joue ce que tu veux · fin <t:{ $due }:R>.
hand-open = 🟡 **À toi d'entamer**, avec **{ $card }** dans ton coup · fin <t:{ $due }:R>.
hand-follow = 🟡 **À toi :** bats **{ $play }** ({ $who }) · fin <t:{ $due }:R>.
hand-decide = 🟡 **À toi de choisir** · fin <t:{ $due }:R>.
hand-bid = 🟡 **À toi d'annoncer** · fin <t:{ $due }:R>.
hand-cut = 🟡 **À toi de couper** · fin <t:{ $due }:R>.
hand-give = { $count ->
    [one] 🟡 **Donne une carte à { $who }**, une dont tu n'as pas besoin · fin <t:{ $due }:R>.
   *[other] 🟡 **Donne { $count } cartes à { $who }**, dont tu n'as pas besoin · fin <t:{ $due }:R>.
 }
hand-waiting = En attendant ton tour.
hand-left = Tu es parti ; un ordinateur joue cette main.
host-took-over = -# { $host } est maintenant l'hôte : { $before } n'a pas donné signe depuis un moment.
last-plays = Derniers coups : { $plays }
# In a hand and at a table: the last plays, and the number of plays before them: Played: Ben: 5♦; Cleo: 9♣, and 3 earlier
last-plays-earlier = { $count ->
    [one] Derniers coups : { $played }, et 1 avant
   *[other] Derniers coups : { $played }, et { $count } avant
 }
last-play = { $who } : { $play }
hand-asleep = 💤 Tu as manqué deux tours : un ordinateur joue pour toi. Appuie n'importe où pour revenir.
late-passed = ⏳ Temps écoulé : tu passes.
late-played = ⏳ Temps écoulé : j'ai joué **{ $play }** pour toi.
late-decided = ⏳ Temps écoulé : j'ai choisi pour toi.
late-passed-for = ⏳ Temps écoulé : { $who } passe.
late-played-for = ⏳ Temps écoulé pour { $who } : j'ai joué **{ $play }**.
late-decided-for = ⏳ Temps écoulé pour { $who } : j'ai choisi.
hand-out = { $place ->
    [1] 🎉 Tu finis premier !
   *[other] Tu finis { $place }e.
 }
no-hand = Tu n'as pas de cartes à cette table.
hand-over = { $match ->
    [yes] La partie est finie. De nouvelles cartes arrivent avec la prochaine.
   *[no] La donne est finie. De nouvelles cartes arrivent avec la prochaine.
 }
hand-over-guest = Aucune donne en cours. Touche **{ button-join }** pour jouer la prochaine.
gift-received = { $who } t'a donné **{ $cards }**.
gift-given = Tu as donné **{ $cards }** à { $who }.
own-title-pays = Tu es **{ $title }** : { $count ->
    [one] ta meilleure carte va à { $who }.
   *[other] tes { $count } meilleures cartes vont à { $who }.
 }
own-place-pays = Tu commences tout en bas : { $count ->
    [one] ta meilleure carte va à { $who }.
   *[other] tes { $count } meilleures cartes vont à { $who }.
 }
own-title-gets = Tu es **{ $title }** : { $count ->
    [one] { $who } te donne sa meilleure carte.
   *[other] { $who } te donne ses { $count } meilleures cartes.
 }
own-title = Tu es **{ $title }**.
you-played = Tu as joué **{ $cards }**.
you-gave = Tu as donné **{ $cards }**.
you-passed = Tu as passé.
you-bid = Tu as annoncé { $amount }.
you-cut = Tu as coupé à { $at }.
you-deal = Tu distribues.
you-shuffle = Tu mélanges.
you-offer-cut = Tu fais couper.
you-redeal = Tu as demandé de nouvelles cartes.
you-trade = Tu as échangé ta plus petite carte.
you-keep = Tu as gardé ta plus petite carte.
you-accept = Tu as accepté.
you-done = Tu n'échanges plus.
you-last-card = Tu as annoncé : **dernière carte !**
you-clear-table = Tu as ramassé les cartes.
you-on-purpose = Tu as dit l'avoir fait exprès.
you-by-mistake = Tu as dit que c'était une erreur.
you-forfeits = Tu acceptes un gage.
you-forfeit-tea = Tu donnes un gage : servir le thé.
you-forfeit-verse = Tu donnes un gage : chanter un couplet.
you-forfeit-joke = Tu donnes un gage : raconter une blague.
took-back = Coup repris. C'est de nouveau à toi.

### Turn pings
ping-lead = { $who }, à toi d'entamer · fin <t:{ $due }:R>
ping-follow = { $who }, à toi : bats **{ $play }** ({ $owner }) · fin <t:{ $due }:R>
ping-decide = { $who }, à toi de choisir · fin <t:{ $due }:R>
ping-give = { $count ->
    [one] { $who }, rends une carte · fin <t:{ $due }:R>
   *[other] { $who }, rends { $count } cartes · fin <t:{ $due }:R>
 }
ping-reminder = ⏳ La moitié de ton temps est passée.

### Results
results-title = ### { $game } · donne { $number } : résultats
result-titles = **{ $first }** devient { $best }, **{ $last }** { $worst }.
result-won = { $count ->
    [one] **{ $who }** gagne la donne.
   *[other] **{ $who }** gagnent la donne.
 }
result-side-won = Gagné
result-side-lost = Perdu
result-side-drawn = Égalité
result-pair = Paire **{ $points }**
result-points = **{ $points }** · { $total } au total
result-penalties = { $points ->
    [one] **{ $points }** point de pénalité · { $total } au total
   *[other] **{ $points }** points de pénalité · { $total } au total
 }
result-paid = Jetons : { $standing }
result-paid-total = { $chips } ({ $total } au total)
result-rating = { $rating }, { $change }
result-rating-same = cote { $rating }
podium-landlord = Propriétaire
podium-farmer = Paysan
podium-alone = En solo
podium-penalties = { $points ->
    [one] { $points } pénalité
   *[other] { $points } pénalités
 }
result-substituted = 🤖 joué en partie par un ordinateur

result-among-people = -# Première place entre personnes : { $who } (un ordinateur a fini premier)
achievement-earned = 🏅 **{ $who }** : { $names }
achievement-earned-why = { $name } ({ $why })
achievement-why-of-game = première victoire : { $game }
achievement-why-games = a gagné aux six jeux
achievement-why-rise = victoire depuis la dernière place
achievement-why-row = trois victoires de suite
achievement-why-comeback = victoire après deux dernières places
achievement-why-giant = a battu quelqu'un classé 100 points plus haut
achievement-why-return = victoire après 30 jours d'absence
achievement-why-alone = victoire en solo contre tous
achievement-why-partner = victoire à deux
achievement-why-crowd = victoire à sept ou plus
achievement-why-bomb = victoire avec une bombe
achievement-why-chop = a bombardé les plus hautes cartes et gagné
achievement-why-revolution = a inversé l'ordre et gagné
achievement-why-low = premier sans carte haute
achievement-why-eager = premier sans passer
achievement-why-patient = premier après avoir passé six fois
achievement-why-close = victoire devant une main d'une seule carte
achievement-why-shutout = premier avant qu'un autre ait joué une carte
achievement-why-finish = premier en posant cinq cartes d'un coup

achievements-more = +{ $rest }

result-upset = 🚀 **{ $who }** passe de { $worst } à { $best } !

result-streak = ⚔️ **{ $by }** met fin à une série de { $deals } victoires de **{ $who }**.

result-streak-titled = ⚔️ **{ $by }** prend la place : **{ $who }** était { $title } depuis { $deals } donnes.

result-left = { $count ->
    [one] parti avec { $count } carte
   *[other] parti avec { $count } cartes
}
result-held = en main : { $cards }
match-won = { $count ->
    [one] 🏆 **{ $who } gagne la partie !**
   *[other] 🏆 **{ $who } gagnent à égalité !**
 }
match-leader = { $leaders ->
    [one] { $who } mène avec
   *[other] { $who } mènent avec
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
match-leader-of = { $leaders ->
    [one] { $who } mène avec
   *[other] { $who } mènent avec
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 } sur { $target }.
match-leader-penalties = { $leaders ->
    [one] { $who } mène avec
   *[other] { $who } mènent avec
 } { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
 }.
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
finale-settled = Jetons gagnés et perdus : { $standing }
finale-partners = Partenaires : { $who }
course-range = Plus bas : { $low }, plus haut : { $high }
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

finale-ahead = { $score }, { $lead } d'avance sur { $who }

finale-fewer = { $score }, { $lead } de moins que { $who }
finale-players = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
 }

finale-won-deals = { $deals ->
    [one] { $wins } sur { $deals } donne
   *[other] { $wins } donnes gagnées sur { $deals }
 }
finale-won-last = En tête à la dernière donne


finale-about = { $deals ->
    [one] { $game } · { $deals } donne · { $date }
   *[other] { $game } · { $deals } donnes · { $date }
 }


award-from-to = De { $before } à { $after }

award-rise = A gagné la donne { $number } depuis la dernière place

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

award-play = Plus beau coup : { $play }

award-patience = { $count ->
    [one] A passé { $count } fois dans une donne et l’a gagnée
   *[other] A passé { $count } fois dans une donne et l’a gagnée
 }

award-exit = { $count ->
    [one] Sortie la plus rapide : { $count } tour
   *[other] Sortie la plus rapide : { $count } tours
 }
award-win = A gagné la donne { $number }
award-second = Deuxième place à la donne { $number }
award-ahead = Devant { $who } à la donne { $number }
award-stayed = { $count ->
    [one] N’a rien lâché : { $count } donne jouée
   *[other] N’a rien lâché : { $count } donnes jouées
 }






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Classement · { $game }
leaderboard-ranked = Classés par { $number }.
leaderboard-people = Seules comptent les donnes entre personnes. Gagner, c'est finir premier parmi elles ; les ordinateurs ne sont pas classés.
leaderboard-by-points = total de points
leaderboard-by-paid = jetons gagnés et perdus
leaderboard-by-penalties = moins de pénalités par donne
leaderboard-by-wins = donnes gagnées
leaderboard-by-share = part de donnes gagnées

leaderboard-by-place = part d'adversaires devancés
leaderboard-by-president = part de donnes avec le plus haut titre

leaderboard-by-last = moins de dernières places par donne

leaderboard-by-reign = plus longue série de victoires

leaderboard-by-coups = victoires depuis la dernière place

leaderboard-by-deals = donnes jouées
leaderboard-by-rating = cote

leaderboard-enough = { $deals ->
    [one] Ici, il faut { $deals } donne pour être classé.
   *[other] Ici, il faut { $deals } donnes pour être classé.
 }
leaderboard-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
leaderboard-paid = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
 }
leaderboard-penalties = { $average ->
    [one] { $average } point de pénalité par donne
   *[other] { $average } points de pénalité par donne
 }
leaderboard-wins = { $count ->
    [one] { $count } donne gagnée
   *[other] { $count } donnes gagnées
 }
leaderboard-beaten = { $share } % des adversaires devancés
leaderboard-ties = Les nombres sont arrondis, pas les rangs.
leaderboard-share = { $share } % gagnées

leaderboard-president = plus haut titre dans { $share } % des donnes

leaderboard-last = dernière place dans { $share } % des donnes

leaderboard-reign = { $count ->
    [one] { $count } victoire de suite
   *[other] { $count } victoires de suite
 }

leaderboard-coups = { $count ->
    [one] { $count } victoire depuis la dernière place
   *[other] { $count } victoires depuis la dernière place
 }

leaderboard-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
 }
leaderboard-rating = { $rating } ± { $margin }

leaderboard-unsure = { $rating } ± { $margin } ?

leaderboard-line-won = { $first } sur { $deals } gagnées
leaderboard-line-landlord = { $first } sur { $deals } gagnées, comme propriétaire { $won } sur { $alone }
leaderboard-line-alone = { $first } sur { $deals } gagnées, en solo { $won } sur { $alone }
leaderboard-unknown = { $deals ->
    [one] {" "}· issue non conservée : { $deals } donne
   *[other] {" "}· issue non conservée : { $deals } donnes
 }
leaderboard-beside = {" "}· { $deals ->
    [one] { $deals } autre donne non comptée
   *[other] { $deals } autres donnes non comptées
 }

leaderboard-beside-why = Non comptées : les donnes jouées en partie par un ordinateur, et celles après { $limit } donnes classées par jour entre presque les mêmes personnes.
leaderboard-below = { $deals ->
    [one] ── pas encore classés : moins de { $deals } donne, ou plus de ± { $margin }
   *[other] ── pas encore classés : moins de { $deals } donnes, ou plus de ± { $margin }
 }
leaderboard-few = { $deals ->
    [one] ── pas encore classés : moins de { $deals } donne
   *[other] ── pas encore classés : moins de { $deals } donnes
 }
leaderboard-lacks = { $deals ->
    [one] {" "}· encore { $deals } donne pour un rang
   *[other] {" "}· encore { $deals } donnes pour un rang
 }
leaderboard-away = ── rien joué ici depuis { $days } jours, ou plus sur ce serveur
leaderboard-last-deal = {" "}· dernière donne <t:{ $at }:D>

leaderboard-rated = La cote tient compte de la place et du camp de départ.

leaderboard-empty = Personne n'est encore classé : il faut que deux personnes finissent une donne de ce jeu.
leaderboard-nobody = Personne n'est encore classé. `/{ name-game } { name-game-start }` ouvre une table.
leaderboard-by-what = Je ne sais pas classer par « { $typed } ». Choisis dans la liste.
leaderboard-no-season = Je ne connais pas la saison « { $typed } ». Choisis dans la liste.

leaderboard-no-channel = Pas de classement pour « { $typed } ». Choisis un salon dans la liste.

leaderboard-all-time = Depuis toujours

leaderboard-this-season = Cette saison

leaderboard-season = Saison { $number }

leaderboard-before = Avant les saisons

leaderboard-tonight = Ce soir
season-over = { $season } : c'est fini

season-next = { $season } : jusqu'au { $until }.

season-next-open = { $season } : c'est parti.

season-undone = Cette saison continue : un admin a annulé sa fin.

season-none = Ce serveur n'a pas de saisons. Les admins les choisissent dans `/{ name-server }`.

season-first = Cette saison commence à la première donne.
season-ends = { $days ->
    [0] { $season } : fin aujourd'hui
    [one] { $season } : fin dans 1 jour
   *[other] { $season } : fin dans { $days } jours
 }

season-open = Depuis le { $since }, jusqu'à ce qu'un admin la termine.

season-champions = Champions

season-table = Tout le classement

season-ask = **Terminer maintenant : { $season } ?** Je publie le podium, et la saison suivante commence.

season-not-now = Seule la saison en cours peut finir, dès qu'une donne y compte.

season-too-late = Une fin peut être annulée pendant 24 heures.

season-best-deals = { $count ->
    [one] Le plus de donnes : { $who } ({ $count })
   *[other] Le plus de donnes : { $who } ({ $count })
 }

season-best-firsts = { $count ->
    [one] Le plus de premières places : { $who } ({ $count })
   *[other] Le plus de premières places : { $who } ({ $count })
 }

season-best-share = Plus grande part de victoires : { $who } ({ $count } %)

season-best-reign = { $count ->
    [one] Plus longue série : { $who } ({ $count } victoire)
   *[other] Plus longue série : { $who } ({ $count } victoires)
 }

season-best-coups = { $count ->
    [one] Victoires depuis la dernière place : { $who } ({ $count })
   *[other] Victoires depuis la dernière place : { $who } ({ $count })
 }

button-season-end = Finir : { $season }

button-season-undo = Rouvrir { $season }


button-around = Autour de moi

ladder-plain = { $game } sans échange

ladder-exchange = { $game } avec échange

ladder-pairs = { $game } à deux

ladder-teams = { $game } en équipes

ladder-alone = { $game }, un contre tous

ladder-other = Autres jeux
profile-title = ### { $who } sur ce serveur

profile-favorite = Jeu préféré : **{ $game }**, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }

profile-games = Autres jeux : { $games }

profile-reign = { $deals ->
    [one] Meilleure série : premier { $deals } fois
   *[other] Meilleure série : premier { $deals } fois de suite
 }
profile-row = { $deals ->
    [one] Série en cours : { $deals } donne gagnée
   *[other] Série en cours : { $deals } donnes gagnées
 }
profile-bar-won = Gagnées
profile-bar-place = { $place }e place
profile-bar-others = Autres
profile-bar-latest = { $deals ->
    [one] Dernière
   *[other] { $deals } dernières
 }
profile-latest = { $label }, la plus récente à la fin : { $places }
profile-shows = Affichés sur le profil : { $names }
profile-places = Place moyenne : { $averages }
profile-place-of = **{ $average }** sur { $players }

profile-rating = { $ladder } : **{ $rating }** · record { $peak }

profile-rating-new = { $ladder } : **{ $rating }**

profile-honest = Une cote demande du temps : de deux joueurs, le meilleur a la plus haute dans 73 % des cas après 10 donnes, 86 % après 100.

button-achievements = Succès

profile-achievements = 🏅 Succès : **{ $have }** sur { $all }
profile-daily = 🗓️ Donne du jour : série **{ $days }** · record { $best }

profile-achievements-newest = 🏅 Succès : **{ $have }** sur { $all } · derniers : { $names }
profile-near = 🏅 Presque : { $names }
profile-near-games = { $count ->
    [one] encore { $count } jeu à gagner pour { $name }
   *[other] encore { $count } jeux à gagner pour { $name }
 }
profile-near-wins = { $count ->
    [one] encore { $count } victoire pour { $name }
   *[other] encore { $count } victoires pour { $name }
 }

achievements-title = ### 🏅 { $who } : { $have } succès sur { $all }

achievements-about = -# Chacun demande une victoire contre au moins une autre personne, sans ordinateur qui joue pour toi.
achievements-choose = Sur l'image du profil : les trois derniers

achievement-of-game = Gagne une donne : { $game }.

achievement-president = Chef d'État

achievement-bigtwo = Du grand jeu

achievement-daifugo = Grand millionnaire

achievement-thirteen = Treize porte-bonheur

achievement-doudizhu = Bonne récolte

achievement-bigthree = Jamais deux sans trois

achievement-games = Touche-à-tout

achievement-about-games = Gagne une donne à chacun des six jeux.

achievement-rise = Du gueux au président

achievement-about-rise = Gagne une donne que tu commences à la dernière place.

achievement-row = Coup du chapeau

achievement-about-row = Gagne trois donnes de suite.

achievement-comeback = Phénix

achievement-about-comeback = Gagne après deux dernières places de suite.

achievement-giant = Tueur de géants

achievement-about-giant = Bats quelqu'un dont la cote dépasse la tienne d'au moins 100 points.

achievement-return = Ça faisait longtemps

achievement-about-return = Gagne ta première donne contre des personnes en 30 jours.

achievement-alone = Face au reste du monde

achievement-about-alone = Gagne en solo contre tout le monde.

achievement-partner = L'union fait la force

achievement-about-partner = Gagne avec une autre personne dans ton camp.

achievement-crowd = Hors de la foule

achievement-about-crowd = Gagne à une table de sept ou plus.

achievement-bomb = Boum

achievement-about-bomb = Joue une bombe et gagne la donne.

achievement-chop = Coup tranchant

achievement-about-chop = Bats les plus hautes cartes avec une bombe et gagne la donne.

achievement-revolution = Révolution

achievement-about-revolution = Renverse l'ordre des cartes et gagne la donne.

achievement-low = Petit mais costaud

achievement-about-low = Finis en premier sans jouer ni joker ni carte du plus haut rang.

achievement-eager = Passer ? Jamais

achievement-about-eager = Finis en premier en quatre coups ou plus, sans passer une fois.

achievement-patient = Patience

achievement-about-patient = Passe au moins six fois, personne plus souvent, et finis en premier.

achievement-close = Photo-finish

achievement-about-close = Finis en premier quand un adversaire n'a plus qu'une carte.

achievement-shutout = Pas une carte

achievement-about-shutout = Finis en premier avant qu'un adversaire ait joué une carte.

achievement-finish = Grand final

achievement-about-finish = Finis en premier avec cinq cartes ou plus au dernier coup.

profile-nemesis = Perd le plus souvent contre : { $who } ({ $count })

profile-victim = Bat le plus souvent : { $who } ({ $count })
profile-victim-own = Tu bats le plus souvent : { $who } ({ $count })
profile-nemesis-own = Te bat le plus souvent : { $who } ({ $count })

profile-newest = { $deals ->
    [one] sur la dernière donne
   *[other] sur les { $deals } dernières donnes
 }

profile-elsewhere = { $who } n'est pas sur ce serveur : il n'y a rien à montrer ici.

rivals-title = ### { $one } et { $other } sur ce serveur

rivals-together = { $deals ->
    [one] { $deals } donne l'un contre l'autre
   *[other] { $deals } donnes l'un contre l'autre
 } · la dernière le <t:{ $at }:D>

rivals-score = { $one } **{ $better } : { $worse }** { $other }
rivals-all-in = toutes à { $ladder }

rivals-even = Aucun devant : { $count } fois

rivals-ladder = { $ladder } : **{ $better } : { $worse }**

rivals-rating = D'après la cote, { $who } a { $points ->
    [one] { $points } point
   *[other] { $points } points
 } d'avance et devrait finir devant { $other } dans { $share } donnes sur 100.

rivals-level = D'après la cote, { $who } et { $other } se valent.

rivals-unsure = C'est encore incertain.

rivals-alone = Choisis deux personnes différentes.
rivals-nobody = Personne à qui te comparer pour l'instant. Finis d'abord une donne ici avec quelqu'un.
rivals-choose = Choisir un autre rival

rivals-never = { $one } et { $other } n'ont encore fini aucune donne l'un contre l'autre ici.

profile-nobody = { $who } n'a encore fini aucune donne avec d'autres personnes ici.

profile-against = Contre toi : { $better } fois devant, { $worse } fois derrière














### For those who cannot see the pictures
alt-hand = { $count ->
    [one] Ta dernière carte : { $cards }
   *[other] Tes { $count } cartes : { $cards }
 }
alt-hand-dimmed = Injouables maintenant : { $cards }
alt-hand-dimmed-all = Aucune carte n'est jouable maintenant.
# At the end of the alt text of a first hand and of the greeting, for people who hear pictures.
alt-words-offered = Des mots au lieu des images : /{ name-settings }, { prefer-pictures-no }.
alt-hand-picked = Choisies : { $cards }
alt-hand-backs = Du second paquet : { $cards }
alt-hand-taken = Ramassées : { $cards }
alt-more = Et { $count } de plus.
alt-table-top = Sur la table : { $play }, de { $who }.
alt-table-empty = Rien sur la table : quelqu'un entame.
alt-table-turn = À jouer : { $seats }.
alt-table-earlier = Avant dans ce pli, du plus ancien au plus récent : { $plays }.
alt-table-last = Dernier pli, du plus ancien au plus récent : { $plays }.
alt-table-you = Tu as la place { $seat }.
alt-table-side = équipe { $side }
alt-table-seat = { $who } : { $count }
alt-table-widow = { $count ->
    [one] { $count } carte cachée, face en bas.
   *[other] { $count } cartes cachées, face en bas.
 }
cards-shown = Cartes visibles de { $who } : { $cards }.
alt-table-undrawn = { $count ->
    [one] Un coup précédent n'est pas montré.
   *[other] { $count } coups précédents ne sont pas montrés.
 }
alt-leaderboard = Diagramme en barres, les meilleurs d'abord
alt-profile = Profil : { $who }. Donnes gagnées et places.
alt-rivals = { $one } contre { $other }.

alt-profile-course = Cote à { $ladder }, { $deals ->
    [one] dernière donne
   *[other] { $deals } dernières donnes
 } : de { $start } à { $end }.




alt-finale = Finale de la partie, gagnée par { $seats }.
alt-finale-points = Points après chaque donne :
alt-finale-places = Rangs à chaque donne :
alt-finale-chips = Jetons après chaque donne :
alt-podium = { $of ->
    [match] Podium de la partie, du meilleur au dernier.
    [daily] Podium de la donne du jour, du meilleur au dernier.
   *[deal] Podium de la donne, du meilleur au dernier.
 }
alt-podium-season = Podium : { $season }, du meilleur au dernier.
alt-podium-step = { $place ->
    [1] 1er
   *[other] { $place }e
 } : { $seats }
alt-podium-side = { $outcome } : { $seats }
alt-podium-seat = place { $seat }

### Refusals
moved-on = Le jeu a avancé. Voici ta main maintenant.
game-moved-on = Le jeu a avancé.
went-wrong = Quelque chose a cassé de mon côté. Rien n'est perdu ; réessaie.
not-at-this-table = Tu n'es pas à cette table. Appuie d'abord sur **Rejoindre**.
no-deal-running = Aucune donne ne se joue ici en ce moment.
no-table-here = Pas encore de table dans ce salon. `/{ name-game } { name-game-start }` en ouvre une.
no-table-of-yours = Tu n'es à aucune table en ce moment.
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
challenge-rematch = { $who } est déjà à cette table. On rejoue ?
challenge-asked = { $who } a déjà été invité.
challenge-declined = { $who } a déjà refusé.
challenge-soon = Tu viens de défier { $who }. Réessaie dans quelques minutes.
closed-until-match-ends = Toutes les places de cette partie sont prises. Rejoins-la quand elle sera finie.
table-full = { $most ->
    [one] La table est complète ({ $most } joueur).
   *[other] La table est complète ({ $most } joueurs).
 }
table-closed = Cette table est fermée.
control-unknown = Ce bouton est trop vieux. Utilise le message le plus récent.
table-set-aside = **Cette table est en attente :** cette version du bot ne sait pas la lire. Rien n'est perdu. { $host }, ou qui gère ce salon, peut recommencer avec les mêmes personnes ou la fermer.
restarting = 🔧 Redémarrage. La partie reprend dans un instant, et personne ne perd de temps.
nobody-to-wait-for = Il n'y a personne d'autre à attendre.
you-are-waited-for = Tout le monde t'attend. Seuls les autres peuvent te donner du temps.
waited-enough = Il reste déjà beaucoup de temps.
gave-enough = { $count ->
    [one] Tu as déjà donné du temps { $count } fois pour ce tour. Quelqu'un d'autre à la table peut en donner plus.
   *[other] Tu as déjà donné du temps { $count } fois pour ce tour. Quelqu'un d'autre à la table peut en donner plus.
 }
take-back-late = Trop tard : quelqu'un a déjà joué.
take-back-forbidden = On ne reprend pas ses coups à cette table : { $host } l'a désactivé.
no-computer-there = Cette place n'est plus libre.
seat-is-out = Cette place n'est plus à prendre dans cette donne. Appuie sur **{ button-join }** pour jouer dès la prochaine.
back-with-next-deal = Tu joues déjà dans cette partie : tu reviens avec la prochaine donne. Appuie sur **{ button-join }**.
only-host = Seul l'hôte, { $host }, peut faire ça.
only-host-starts = C'est l'hôte, { $host }, qui appuie sur **{ button-start }**. Après un long silence, tu pourras le faire <t:{ $at }:R>.
host-is-here = L'hôte est { $host }. Tu pourras prendre le relais après dix minutes de silence : <t:{ $at }:R>.
only-host-stops = Demande à { $host }, l'hôte, de fermer cette table. Si elle reste calme, tous pourront : <t:{ $at }:R>.
only-host-stops-deal = Demande à { $host }, l'hôte, de la fermer. Après la donne et dix minutes de calme, tous pourront.
deal-is-running = Une donne est déjà en cours.
cannot-start = Pas encore : { $why }
too-few-players = { $exact ->
    [yes] { $game } se joue à { $need }
   *[no] { $game } se joue au moins à { $need }
 } : encore { $more }{ $fill ->
    [yes] , ou **{ button-computer }**
   *[no] {""}
 }.
too-few-forms = Ou joue tout de suite à l'un de ces jeux :
too-many-players = { $game } se joue à { $most } au plus. En trop : { $who }. { $computers ->
    [yes] Retire des ordinateurs (**{ button-table }**).
   *[no] Quelqu’un doit faire une pause (**{ button-table }**).
 }
swap-too-many = { $game } se joue à { $most } au plus. Sans place : { $who }. Quelqu'un doit d'abord faire une pause (**{ button-table }**).
rules-clash = Ces règles ne vont pas ensemble : { $why }
house-rule-form = Je ne comprends pas « { $typed } ». Écris option=valeur, avec des virgules entre elles.
rule-unknown = Il n'y a pas de règle maison « { $typed } ». { $near ->
    [none] Tape un mot de la règle et choisis dans la liste.
   *[other] Tu voulais dire { $near } ?
 }
channel-taken = Ce salon a déjà une table.
table-is-here = Il y a déjà une table ici : [{ $game }]({ $link }) · l'hôte est { $host }{ $stage ->
    [deal] {" "}· une donne est en cours
    [lobby] {" "}· pas encore commencée
   *[other] {" "}· entre deux donnes
 }
closable-at = Si elle reste calme, tu pourras la fermer <t:{ $at }:R>.
away-server = Je ne suis pas sur ce serveur. Qui le gère peut m'ajouter.
away-chat = Je ne peux pas rejoindre cette discussion. Ajoute-moi plutôt à un serveur.
button-add-bot = M'ajouter à un serveur
permissions-missing = Il me faut ces permissions dans ce salon : { $named }.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics
own-permissions-missing = Pour cela, il te faut ces permissions dans ce salon : { $named }.
place-unseen = Tu ne vois plus le salon de cette table.
command-limited = Tu ne peux pas utiliser `/{ $command }` ici, et ce bouton fait la même chose.
no-such-game = Je ne connais pas de jeu « { $game } ». Regarde `/{ name-rules }`.
typed-unreadable = Je ne comprends pas « { $typed } ». Essaie 7 7, 7s7d ou paire 7.
typed-which = Plusieurs coups correspondent : { $choices }. Écris l'un d'eux.
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
words-backwards = Sens inverse ↺
words-seat = { $who } : { $about }
words-you = toi
words-you-against = toi
hands-in-channel = Joue d'ici : **{ button-hand }** dans le salon.

### A player's settings
settings-title = ### Tes réglages
    -# Les mêmes sur tous les serveurs.
chosen = ✓ { $label }
prefer-sent = **Où ta main s'affiche**
prefer-sent-default = Comme le serveur
prefer-sent-default-here = Comme ici : { $place }
prefer-sent-dm = Message privé
prefer-sent-channel = Dans le salon
prefer-sent-both = Les deux
prefer-sorting = **L'ordre de tes cartes**
prefer-sorting-rank = Par valeur
prefer-sorting-suit = Par enseigne
prefer-deck = **Style des cartes**
prefer-deck-four = Quatre couleurs
prefer-deck-two = Deux couleurs
prefer-deck-safe = Pour daltoniens
prefer-deck-dark = Sombre
prefer-deck-contrast = Contraste élevé
prefer-deck-animals = Animaux
prefer-deck-pixel = Pixel
deck-which = Style des cartes
prefer-pictures = **Images ou mots** (les mots vont aux lecteurs d'écran)
prefer-pictures-yes = Images
prefer-pictures-no = Mots
# Above the settings, once Words is pressed.
prefer-words-chosen = Tout est en mots maintenant. Mentions : **{ prefer-pinged-at-once }** ; tu peux changer ça plus bas.
prefer-pinged = **Me mentionner à mon tour**
prefer-pinged-at-once = Tout de suite
prefer-pinged-soon = Après 8 secondes
prefer-pinged-late = Après 20 secondes
prefer-pinged-reminded = À mi-temps
prefer-auto-pass = **Passer pour moi** quand je ne peux rien jouer
prefer-auto-pass-yes = Oui
prefer-auto-pass-no = Non
prefer-turn-factor = **Temps pour mes tours**
prefer-turn-factor-1 = Comme la table
prefer-turn-factor-2 = Deux fois plus long
prefer-turn-factor-4 = Quatre fois plus long
prefer-option = { $heading } : { $label }
prefer-avatar = **Montrer mon avatar** dans les images

prefer-avatar-yes = Oui

prefer-avatar-no = Non
prefer-hidden = **Me montrer dans les classements** et les donnes passées. À une table, on voit toujours avec qui on joue ; ce choix vaut pour ce qui reste ou se consulte plus tard.
prefer-hidden-which = Me montrer ?
prefer-hidden-no = Oui
prefer-hidden-names = Sans mon nom
prefer-hidden-all = Pas du tout

prefer-language = **Ma langue**
prefer-language-which = Quelle langue ?
prefer-language-as-discord = Comme mon Discord

### What a server allows
only-role-hosts = Seul le rôle { $role } peut ouvrir des tables sur ce serveur.
game-not-here = { $game } est désactivé sur ce serveur. Tu peux jouer à : { $allowed }.
no-more-tables = { $most ->
    [one] Une table est déjà ouverte, et ce serveur n'en permet qu'une. `/{ name-game } { name-game-tables }` te dit si tu peux la rejoindre.
   *[other] { $most } tables sont déjà ouvertes, la limite de ce serveur. `/{ name-game } { name-game-tables }` montre celles que tu peux rejoindre.
 }
banned = Tu es banni des tables de ce serveur ; seuls ceux qui le gèrent peuvent lever ça.
banned-because = Tu es banni des tables de ce serveur ; seuls ceux qui le gèrent peuvent lever ça. Raison : { $reason }
blocked = Tu ne peux pas jouer avec ce bot : ses responsables t'ont bloqué.
blocked-because = Tu ne peux pas jouer avec ce bot : ses responsables t'ont bloqué. Raison : { $reason }
blocked-server = Ce bot ne marche pas sur ce serveur : ses responsables ont bloqué le serveur.
support = Des questions ? { $where }
only-channels = Ici, on n'ouvre des tables que dans { $allowed }.
channels-unseen = Les tables ouvrent dans des salons que tu ne vois pas. Demande à qui gère ce serveur.
hosts-enough = { $most ->
    [one] Tu as déjà { $most } table ici : { $where }. Ferme-la ou nomme un autre hôte (**{ button-table }**).
   *[other] Tu as déjà { $most } tables ici : { $where }. Fermes-en une ou nomme un autre hôte (**{ button-table }**).
 }
heir-hosts-enough = { $who } est déjà l'hôte d'autant de tables qu'on peut ici. Choisis quelqu'un d'autre.

### The settings of a server
server-title = ### Réglages de ce serveur
    -# Les temps valent dès la prochaine donne, le reste tout de suite.
server-choose = Choisis
server-language = **Langue** dans les salons
server-language-as-discord = Comme le serveur sur Discord
server-hosts = **Qui peut ouvrir des tables**
server-hosts-all = Tout le monde
server-families = **Jeux** permis ici
server-turn = **Temps** par tour
server-bank = **Réserve de temps** par joueur et par donne
server-sent = **Mains** des joueurs sans choix dans `/{ name-settings }`
server-most = **Tables** ouvertes à la fois
server-threads = On joue **dans le salon** même.
server-threads-on = Chaque partie a **son propre fil**.
server-threads-yes = Avec des fils
server-threads-no = Sans fils
server-tables = Tables ouvertes
server-page-play = Jeu
server-page-people = Personnes
server-page-rules = Règles
server-page-seasons = Saisons

server-page-log = Journal
server-page-title = ### Réglages de ce serveur · { $page }
server-channels = **Salons** où l'on peut ouvrir des tables ; un fil compte comme son salon
server-channels-all = Partout
server-hosted = **Tables ouvertes** par hôte
server-ping = **Rôle** que je mentionne à l'ouverture d'une table et que chacun peut prendre
server-ping-none = Aucun rôle
server-ping-every = **Pause** entre deux mentions, au moins
server-history = **Cartes et coups** des donnes terminées, gardés

server-crown = **Rôle** du Président : je le donne au vainqueur de la dernière donne
server-season = **Saisons** du classement

server-season-none = Aucune saison

server-season-month = Un mois

server-season-quarter = Trois mois

server-season-hand = Un admin la termine

server-zone = **Fuseau horaire** : { $zone }. `/{ name-server } zone:` le change.

server-zone-about = **Fuseau horaire**

server-daily = **Donne du jour** : le salon pour un message à minuit, avec les meilleurs de la veille

server-daily-none = Pas de message quotidien

server-no-zone = Je ne connais pas le fuseau « { $typed } ». Choisis dans la liste.

server-season-ended = **Fin d'une saison**

server-season-back = **Saison reprise** après sa fin


server-savers = **Qui peut enregistrer des règles**, en plus des personnes qui gèrent le serveur
server-saver-role = **Rôle** qui peut enregistrer des règles
server-saver-none = Aucun rôle
server-rates = **Classement** et règles maison
server-rates-no = Seules les donnes sans règles maison comptent
server-rates-yes = Les donnes avec règles maison comptent aussi
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
time-as-set-up = Par défaut
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
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }

time-always = Toujours

tables-title = { $count ->
    [0] ### Aucune table ouverte sur ce serveur
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
overrule-close-about = **Fermer** : la donne en cours ne compte pas ; les donnes finies comptent.
overrule-reset-about = **Recommencer** : une nouvelle table s'ouvre ici, mêmes personnes, mêmes règles.
overrule-close = Fermer
overrule-reset = Recommencer
button-back = Retour
button-more = Plus
only-admins = Seuls ceux qui gèrent ce serveur peuvent faire ça.
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
    [0] Rien à supprimer : { $author }.
    [one] { $count } jeu de règles de { $author } est supprimé.
   *[other] { $count } jeux de règles de { $author } sont supprimés.
 }
button-delete-all-of = { $count ->
    [one] Supprimer
   *[other] Supprimer les { $count }
 }
log-about = -# Le plus récent d'abord. Rien n'est gardé plus de 90 jours.
log-empty = Il ne s'est encore rien passé.

button-flags = Signalements

flags-title = ### Signalements

flags-about = -# Des faits tirés des donnes classées, que le hasard explique rarement. Ils ne prouvent rien et n'entraînent rien.

flags-none = Rien d'inhabituel.

flags-ahead = - { $game } : **{ $who }** a fini { $number ->
    [one] { $number } fois
   *[other] { $number } fois
 } de plus devant **{ $other }** que leurs classements ne le prévoient, sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }.

flags-together = - { $game } : à la même table, **{ $who }** et **{ $other }** battent les autres { $number } % plus souvent que d'habitude, sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }.

flags-few = - { $game } : **{ $who }** a gagné { $number ->
    [one] { $number } point
   *[other] { $number } points
 } en { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }, surtout contre **{ $other }**.

flags-left = - { $game } : **{ $who }** a gagné { $number ->
    [one] { $number } point
   *[other] { $number } points
 } dans des donnes que d'autres ont quittées, sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }.

flags-more = -# +{ $count }

only-host-flags = Seul l'hôte de cette table voit les signalements.
log-removed = { $who } a retiré **{ $whom }** de la table dans { $channel }.
log-handed-over = { $who } a nommé **{ $whom }** hôte dans { $channel }.
log-took-over = { $who } est devenu l'hôte dans { $channel }, après **{ $whom }**.
log-stopped = { $own ->
    [yes] { $who } a arrêté la table dans { $channel }.
   *[no] { $who } a arrêté la table de **{ $whom }** dans { $channel }.
 }
log-asked-stop = { $who } a demandé d'arrêter une donne dans { $channel }.
log-agreed-stop = Une donne dans { $channel } est arrêtée par ses joueurs : demandé par **{ $whom }**, dernier accord de { $who }.
log-changed-game = { $who } est passé à **{ $about }** dans { $channel }.
log-started-over = { $own ->
    [yes] { $who } a recommencé la table dans { $channel }.
   *[no] { $who } a recommencé la table de **{ $whom }** dans { $channel }.
 }
log-setting = { $who } a changé un réglage : { $about }
log-banned = { $who } a banni **{ $whom }**.
log-lifted = { $who } a levé le bannissement de **{ $whom }**.
log-voided = { $who } a annulé une donne dans { $channel } : **{ $about }**
log-restored = { $who } a rétabli une donne dans { $channel } : **{ $about }**
log-proposed-void = { $who } propose d'annuler une donne dans { $channel } : **{ $about }**
log-proposed-restore = { $who } propose de rétablir une donne dans { $channel } : **{ $about }**
log-agreed = { $who } est d'accord avec **{ $whom }** dans { $channel } : **{ $about }**
log-passed-void = Une donne dans { $channel } est annulée par ceux qui l'ont jouée : **{ $about }**. Proposé par **{ $whom }**, dernier accord : { $who }.
log-passed-restore = Une donne dans { $channel } est rétablie par ceux qui l'ont jouée : **{ $about }**. Proposé par **{ $whom }**, dernier accord : { $who }.
log-deleted-rules = { $who } a supprimé les règles **{ $about }** de { $whom }.
log-deleted-all = { $who } a supprimé toutes les règles enregistrées de **{ $whom }** ({ $about }).
ping-ready = Je mentionne { $role } à l'ouverture d'une table, et je le donne à qui presse le bouton.
ping-unmentionable = Je ne peux pas mentionner { $role }. Permets-le à tous dans les réglages du rôle, ou donne-moi **Mentionner tout le monde**.
ping-no-manage-roles = Je ne peux pas le donner aux membres : il me faut **Gérer les rôles**.
ping-role-above = Je ne peux pas donner { $role } aux membres. Dans la liste des rôles, mets { $own } au-dessus.
ping-role-powerful = Je ne donne pas { $role } aux membres : il permet plus que ce que tous peuvent faire. Choisis un rôle sans permissions.
ping-role-gone = Ce rôle n'existe plus. Choisis-en un autre dans `/{ name-server }`.
crown-ready = Je donne { $role } au Président de la dernière donne, au plus une fois en 5 minutes.

ping-role-unfit = Il me faut un rôle que l'on peut donner : ni @everyone, ni celui d'un bot.
ping-role-opens = { $role } ouvre des salons. Seules les personnes qui gèrent les rôles peuvent le laisser prendre.
ping-none-here = Ce serveur n'a pas de rôle pour les nouvelles tables.
ping-not-given = { $why } Dis-le aux personnes qui gèrent ce serveur.
ping-refused = Discord ne me laisse pas changer { $role }. Dis-le à quelqu'un qui gère ce serveur.
ping-on = Tu as maintenant { $role } : je le mentionne à l'ouverture d'une table. Presse encore une fois pour le rendre.
ping-off = Tu n'as plus { $role }.
ping-post = 🔔 **Veux-tu savoir quand une table s'ouvre ?** Presse le bouton pour prendre le rôle que je mentionne alors, et encore une fois pour le rendre.
ping-opened = 🔔 { $role } : une table est ouverte : **{ $game }**.
button-ping = Me prévenir

### First steps
hello = 👋 **Ici, on joue aux cartes :** { $games }.
    {"**"}{ button-open-table }**, et tes amis appuient sur **{ button-join }**. **{ button-practise }** : joue tout de suite contre des ordinateurs.
    Tes cartes arrivent en message privé : personne d'autre ne les voit.
hello-admins = Celles et ceux qui gèrent ce serveur me règlent avec `/serveur`.
hello-privacy = `/confidentialité` montre ce que je garde sur toi.
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
practice-there = Tu t'entraînes déjà : { $game }.
button-go-on = Continuer
button-practise-anew = Recommencer
practice-dealt = C'est distribué ! Tes cartes sont dans tes messages privés.
practice-here = Tes cartes sont ci-dessous.
button-to-cards = Mes cartes
practice-dms-closed = L'entraînement se passe en messages privés, et je ne peux pas t'en envoyer. Autorise-les (nom du serveur, Paramètres de confidentialité, Messages privés) et réessaie.
practice-dms-refused = Discord ne me laisse pas ouvrir de message privé pour l'instant, et c'est là que tu t'entraînerais. Pour jouer dans un salon : `/{ name-game } { name-game-start }`, puis **{ button-computer }**.
cards-under-way = Tes cartes arrivent. Réessaie dans quelques secondes.
practice-going-on = -# Entraînement : ne compte pas au classement.
daily-going-on = -# Ton premier essai compte pour le tableau du jour et ta série, pas au classement.
daily-title = Donne du { $date } · { $game }
daily-once = Ton premier essai compte. Fin de la journée : { $until }.
daily-again = Cet essai ne compte pas : seul le premier de la journée compte.
daily-instead = La donne du jour remplacerait cette table.
daily-unfinished = Tu n'as pas fini ton premier essai à temps : cette donne ne compte pas.
daily-not-done = Tu n'as pas fini cette donne.
daily-own-landlord = { $won ->
    [yes] **Tu gagnes comme propriétaire : { $points }.**
   *[no] **Tu perds comme propriétaire : { $points }.**
 }
daily-own-farmer = { $won ->
    [yes] **Tu bats le propriétaire : { $points }.**
   *[no] **Tu perds contre le propriétaire : { $points }.**
 }
daily-own-alone = { $won ->
    [yes] **Tu gagnes seul contre tous : { $points }.**
   *[no] **Tu perds seul contre tous : { $points }.**
 }
daily-own-others = { $won ->
    [yes] **Tu bats le joueur seul : { $points }.**
   *[no] **Tu perds contre le joueur seul : { $points }.**
 }
daily-own-game = { $won ->
    [yes] **Tu gagnes.**
   *[no] **Tu perds.**
 }
daily-own-points = { $place ->
    [1] **Tu gagnes, 1re place sur { $players } : { $points }.**
   *[other] **Tu finis { $place }e sur { $players } : { $points }.**
 }
daily-own-place = { $place ->
    [1] **Tu gagnes, 1re place sur { $players }.**
   *[other] **Tu finis { $place }e sur { $players }.**
 }
daily-average = Avec ces cartes, les ordinateurs font { $average } en moyenne.
daily-average-penalties = { $count ->
    [one] 1 point de pénalité ; les ordinateurs en ont { $average } en moyenne.
   *[other] { $count } points de pénalité ; les ordinateurs en ont { $average } en moyenne.
 }
daily-penalties = { $count ->
    [one] 1 point de pénalité
   *[other] { $count } points de pénalité
 }
daily-average-place = Avec ces cartes, les ordinateurs finissent à la place { $average } en moyenne.
daily-average-wins = Avec ces cartes, les ordinateurs gagnent { $average } % du temps.
daily-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
 } 🔥
daily-legend = 🟩 pli gagné · ⬜ pli des autres · 🏁 plus de cartes
daily-copy = Pour le partager ailleurs, copie ceci :
daily-share = Donne Gamenight du { $date } · { $game }
daily-board = Les meilleurs du { $date }
daily-board-here = Les meilleurs du jour
daily-secret = Cartes du { $date } : graine `{ $seed }`, empreinte `{ $proof }`. Vérifie ta donne avec `/verify code:{ $code }`.
daily-rules = Tout le monde ici reçoit les mêmes cartes et les mêmes ordinateurs. Ton premier essai compte. Fin de la journée : { $until }.
daily-fixed = Empreinte de la graine du jour : `{ $proof }`. Celle de demain : `{ $next }`.
daily-server = Utilise `/daily` sur un serveur : chacun a ses propres cartes.
daily-no-hint = Pas de conseil pour la donne du jour.
daily-secret-later = La graine de ce jour vient quand le jour est passé.
daily-post-waits = Je ne peux pas encore écrire dans { $where }. Donne-moi { $named } là-bas, et le message arrivera tout seul.
daily-post-next = La donne d'aujourd'hui est déjà publiée. Le prochain message arrive { $until }.
daily-post-later = Discord ne répond pas. Le premier message arrive dans quelques minutes.
button-daily = Jouer la donne du jour
button-daily-again = Rejouer
button-daily-copy = Texte à copier
button-daily-share = Partager
button-daily-score = Donne du jour
primer = -# 👋 **{ $game } :** { $goal }
    -# De la plus forte à la plus faible : **{ $order }**{ $more }
    -# { $how ->
        [equal] Joue autant de cartes, aussi fortes ou plus.
        [larger] Joue autant de cartes, plus fortes, ou un plus grand groupe.
       *[higher] Joue autant de cartes, mais plus fortes.
    } { $tip ->
        [stuck] Rien ne bat ça : **{ button-pass }**.
        [lead] {""}**{ button-hint }** pour une idée.
        [none] {""}
        [wait] {""}**{ button-pass }** pour attendre.
       *[idea] {""}**{ button-pass }** pour attendre, **{ button-hint }** pour une idée.
    }
primer-goal-alone = { $landlord ->
    [yes] Annonce pour être le propriétaire, contre les { $others ->
        [2] deux
       *[other] { $others }
    } autres.
   *[no] Annonce pour jouer contre les { $others ->
        [2] deux
       *[other] { $others }
    } autres.
 } Le premier camp sans cartes gagne.
primer-goal-teams = Tu gagnes avec ton partenaire. Débarrasse-toi de tes cartes.
primer-goal-titles = Débarrasse-toi de tes cartes. Premier : { $best }, dernier : { $worst }.
primer-goal-places = Débarrasse-toi de tes cartes, le plus tôt possible.
primer-goal-first = Débarrasse-toi de tes cartes avant les autres.
primer-goal-left = Le premier sans cartes gagne. Moins il t’en reste, mieux c’est.
primer-brief = -# 👋 { $goal } Ordre : **{ $order }**
primer-goal-alone-brief = Le premier camp sans cartes gagne.
primer-goal-teams-brief = Débarrasse-toi de tes cartes, comme ton partenaire.
primer-goal-titles-brief = Premier sans cartes : { $best }.
primer-goal-places-brief = Débarrasse-toi vite de tes cartes.
primer-goal-first-brief = Le premier sans cartes gagne.
primer-goal-left-brief = Le premier sans cartes gagne.
primer-bombs = 💣 bat tout : { $kinds }
primer-chops = 💣 bat les deux : { $kinds }
primer-wild = remplacent d’autres cartes : { $cards }
primer-power = battent seuls tout groupe : { $cards }
primer-fewer-twos = avec des deux, une carte de moins suffit
primer-revolution = un carré renverse cet ordre
primer-ends = terminent le pli : { $cards }
lesson-five = -# 💡 **Les mains de cinq cartes**, de la plus faible à la plus forte : { $kinds }.
lesson-five-any = -# 💡 **Les mains de cinq cartes :** { $kinds }.
lesson-run = -# 💡 **Suite :** au moins { $least } cartes qui se suivent.
lesson-with-example = { $lesson } Tu as { $play }.

### Browsing the rules
browse-title = ### Jeux et règles
browse-own = ✎ **Tes propres règles** · { $game } : { $changes }
browse-about-pr = Le premier sorti devient Président ; le dernier paie avec de bonnes cartes
browse-about-bt = Cartes seules, paires, brelans et mains de poker ; le 2 est le plus fort
browse-about-df = Le Président du Japon : de misérable à grand millionnaire
browse-about-th = Le Tiến Lên du Vietnam : groupes, suites, et bombes contre les 2
browse-about-dd = Un propriétaire contre deux ; chaque bombe double l'enjeu
browse-about-b3 = Les 3 sont les plus forts ; annonce pour jouer contre deux
browse-found = { $count ->
    [0] ### Rien trouvé pour « { $typed } »
    [one] ### { $count } résultat pour « { $typed } »
   *[other] ### { $count } résultats pour « { $typed } »
 }
button-all-of = Tous ({ $count })
button-search = Chercher
form-search = Trouver un jeu ou une règle
search-about = Un nom de jeu, un nombre de joueurs (« 3 joueurs ») ou des mots des règles (« deux paquets »).
search-field = Que cherches-tu ?
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
    [0] ### Pas encore de règles enregistrées sur ce serveur.
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
button-channel-default = Jeu habituel ici
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
editor-clashes = ⚠️ **Ces règles ne vont pas ensemble.** D'ici là, la partie ne commence pas et les autres voient les dernières qui allaient.
editor-clashes-own = ⚠️ **Ces règles ne vont pas ensemble.** Change-les encore : d'ici là, ni jeu, ni enregistrement, ni partage.
editor-take-back = Annuler un changement
editor-topics = Choisis un sujet
editor-changed = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
 }
editor-own = inchangé
rule-span = { $low } à { $high }
players-in-all = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
button-type = Saisir une valeur
button-undo = Annuler ceci
button-reset = Tout annuler
button-other-game = Autre jeu
button-save = Enregistrer
button-sheet = Fiche des règles
form-rule = Règle maison
form-value = Ta réponse
form-name = Nom
form-save = Enregistrer ces règles
save-about = Tout le monde sur ce serveur les trouve par leur nom dans **/{ name-rules }** et **/{ name-game } { name-game-start }**.
saved = Enregistré sous **{ $name }**.
share = Code : **{ $code }**. Sur tout serveur, `/{ name-game } { name-game-start } { name-game-start-code }:{ $code }` y joue, `/{ name-rules } { name-rules-code }:{ $code }` les montre.
channel-default-set = `/{ name-game } { name-game-start }` ouvre maintenant ici **{ $game }** avec ces règles. Appuie encore pour annuler.
channel-default-no-more = Ce salon n'a plus de jeu habituel.
lobby-unsettled = ✎ { $host } change encore les règles. Il faut attendre pour commencer.
next-rules = { $count ->
    [0] Prochaine partie : **{ $game }**.
    [one] Prochaine partie : **{ $game }** avec { $count } règle maison.
   *[other] Prochaine partie : **{ $game }** avec { $count } règles maison.
 }
save-dropped = **{ $name }** est supprimé. Le code { $code } le fait revenir.
save-nameless = Donne d'abord un nom à ces règles.
save-too-many = { $most ->
    [one] Ce serveur a déjà { $most } jeu de règles. Supprime-le d'abord.
   *[other] Ce serveur a déjà { $most } jeux de règles. Supprimes-en un d'abord.
 }
save-taken = **{ $name }** est pris (par { $author }). Choisis un autre nom.
save-not-yours = Seul leur auteur ou qui gère le serveur peut supprimer ces règles.
save-enough = { $most ->
    [one] Tu as { $most } jeu de règles ici, la limite. Supprime-le d'abord : `/{ name-rules }`, **{ button-saved }**.
   *[other] Tu as { $most } jeux de règles ici, la limite. Supprimes-en un d'abord : `/{ name-rules }`, **{ button-saved }**.
 }
save-only-hosts = Sur ce serveur, seul l'hôte d'une table ouverte peut enregistrer des règles.
save-only-role = Ici, seuls le rôle { $role } et les personnes qui gèrent ce serveur peuvent enregistrer des règles.
save-only-managers = Ici, seules les personnes qui gèrent ce serveur peuvent enregistrer des règles.
only-channel-managers = Seuls ceux qui gèrent ce salon choisissent son jeu habituel.
nothing-to-undo = Rien à annuler.
rules-stand = Les règles ne changent pas avant la fin de cette partie.
draft-clashes = Ces règles ne vont pas ensemble : { $why }
draft-gone = Je garde des règles changées un jour, et celles-ci n'y sont plus. Rouvre-les avec `/{ name-rules }`.
rule-value = « { $typed } » ne va pas. { $why }
rule-value-near = « { $typed } » ne va pas. { $why } Tu voulais dire { $near } ?
too-slow = C'était trop long. Appuie encore une fois.
code-mistyped = Il y a une faute dans ce code. Un code a des chiffres de 2 à 9 et des lettres, jamais I, O ni U.
code-length = Ce code a { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
 } ; les codes comme celui-ci en ont { $right }.
code-doubtful = Un caractère de ce code est faux, ou il en manque un : je lis { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
 }.
code-newer = Ce code demande une version plus récente du bot.
code-game-gone = Ce code est pour un jeu que je n'ai plus : « { $game } ».
code-rule-gone = Ce code a une règle maison que je n'ai plus : « { $rule } ».

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = La plus forte annonce joue contre tous avec les cartes cachées, pour autant de points.
ask-cut-about = Coupe le paquet : combien de cartes prends-tu du dessus ?
call-deal = Distribuer
call-deal-about = À toi de donner. Si c'est demandé, mélange et fais couper d'abord.
call-shuffle = Mélanger
call-shuffle-about = Le premier mélange, fait couper, puis donne. Sauter une étape est une faute.
call-offer-cut = Faire couper
call-offer-cut-about = Fais couper le dernier avant de donner.
call-redeal = Demander des cartes
call-redeal-about = Ta main est si faible que tu peux demander de nouvelles cartes. Tout le monde le saura.
call-trade = Échanger
call-trade-about = Tu as la plus petite carte. Échange-la contre celle du milieu …
call-keep = Garder
call-keep-about = … ou garde-la.
call-accept = Accepter
call-accept-about = On échange les deux cartes proposées.
call-done = Ne plus échanger
call-done-about = Arrête d'échanger. Ce qui n'est pas accepté est annulé.
call-last-card = Dernière carte !
call-last-card-about = Annonce-la avant que le suivant joue. Gagner sans l'annoncer, c'est payer pour tous.
call-clear-table = Ramasser la table
call-clear-table-about = Seul le dernier ramasse la table. Qui le fait exprès sera dernier à la prochaine donne.
call-on-purpose = Exprès
call-on-purpose-about = As-tu ramassé la table exprès …
call-by-mistake = Par erreur
call-by-mistake-about = … ou par erreur ?
call-forfeits = J'accepte un gage
call-forfeits-about = Le premier peut-il te donner un gage sans danger ?
forfeit-tea = Gage : servir le thé
forfeit-verse = Gage : chanter un couplet
forfeit-joke = Gage : raconter une blague
forfeit-about = Le dernier veut bien : donne un gage sans danger, une fois dans cette donne.
told-deal = { $who } distribue.
told-shuffle = { $who } mélange.
told-offer-cut = { $who } fait couper.
told-fault = { $who } fait une faute de donne.
told-redeal = { $who } a une main faible et demande de nouvelles cartes.
told-trade = { $who } échange la plus petite carte contre celle du milieu.
told-keep = { $who } garde la plus petite carte.
told-accept = { $who } accepte.
told-done = { $who } n'échange plus.
told-last-card = { $who } annonce : **dernière carte !**
told-clear-table = { $who } ramasse la table.
told-on-purpose = { $who } dit l'avoir fait exprès.
told-by-mistake = { $who } dit que c'était une erreur.
told-forfeits = { $who } accepte un gage.
told-forfeit-tea = { $who } donne un gage : servir le thé.
told-forfeit-verse = { $who } donne un gage : chanter un couplet.
told-forfeit-joke = { $who } donne un gage : raconter une blague.
told-dragon = { $who } a reçu un dragon : une carte de chaque valeur !
told-four-twos = { $who } a reçu les quatre 2.
told-four-threes = { $who } a reçu les quatre 3.

### Trading
hand-give-highest = { $count ->
    [one] 🟡 **Donne à { $who } ta plus forte carte.** Plusieurs se valent : choisis-en une · fin <t:{ $due }:R>.
   *[other] 🟡 **Donne à { $who } tes { $count } plus fortes cartes.** Plusieurs se valent : choisis · fin <t:{ $due }:R>.
 }
hand-offer = 🟡 **Propose une carte à { $who }.** Mettez-vous d'accord sur un échange ; tout le monde voit les offres · fin <t:{ $due }:R>.
hand-haggle = 🟡 { $who } propose **{ $theirs }** contre **{ $mine }**. Accepte, ou propose une autre carte · fin <t:{ $due }:R>.
hand-swap = 🟡 **Échange avec { $who } :** propose des cartes (seul { $who } les voit), ou aucune · fin <t:{ $due }:R>.
hand-swap-back = { $count ->
    [one] 🟡 { $who } propose **{ $theirs }**. Rends une carte, ou arrête · fin <t:{ $due }:R>.
   *[other] 🟡 { $who } propose **{ $theirs }**. Rends { $count } cartes, ou arrête · fin <t:{ $due }:R>.
 }
pick-any = Choisis les cartes à proposer
offer-cards = Proposer { $cards }
offer-again = Reproposer { $cards }
you-offered = Tu as proposé **{ $cards }**.
you-offered-none = Tu n'as proposé aucune carte.
drawn-last = Tu viens de piocher **{ $cards }**.
only-you-see = Au milieu, pour tes yeux seuls : **{ $cards }**.
turn-trade = À { $who } d'échanger · fin <t:{ $due }:R>.
turn-bid = À { $who } d'annoncer · fin <t:{ $due }:R>.
turn-cut = À { $who } de couper · fin <t:{ $due }:R>.
ping-trade = { $who }, échange des cartes avec { $partner } · fin <t:{ $due }:R>

### How a deal stands
play-counts-as = { $play } comme { $stands }
seat-cards-hidden = ? cartes
seat-closed-out = 🔒 hors de ce pli
dealt-again = Nouvelles cartes : la dernière donne ne compte pas.
seen-by-all = Face visible : **{ $cards }**.
bids-so-far = { $bids }
bid-of = { $who } annonce { $amount }
bid-of-own = Tu annonces { $amount }
bid-none = { $who } passe
bid-none-own = Tu passes
plays-alone = **{ $who }**{ $landlord ->
    [yes] {" "}(propriétaire)
   *[no] {""}
 } contre { $others } · enjeu **{ $stake }**
plays-alone-own = { $landlord ->
    [yes] {""}**Tu es le propriétaire**
   *[no] {""}**Toi** contre { $others }
 } · enjeu **{ $stake }**
team = Équipe : { $who } · { $cards }
partners = Partenaires : { $pairs }
stake = Enjeu : **{ $stake }**
stock-left = { $count ->
    [0] La pioche est vide.
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
 }
pile = -# Coups précédents : { $cards }
cards-left = Cartes restantes : { $counts }
closed-out = 🔒 Hors de ce pli : { $who }
passed-so-far = Ont passé : { $who }

### The log
button-log = Journal
button-proof = Preuve du mélange
proof-title = ### Preuve du mélange · donne { $number }
proof-about = La graine du bot et les mots des joueurs donnent ce paquet. L'empreinte (SHA-256) de la graine était là d'abord ; la graine suit après la donne. Chacun peut donc vérifier qu'aucune carte n'a changé, et dès qu'un joueur coupe, ni le bot ni les joueurs ne choisissent seuls les cartes. Cela ne prouve pas que le bot ne les a pas regardées.

proof-shown = Empreinte : `{ $proof }`
proof-seed = Graine : `{ $seed }`
proof-key = Code : `{ $code }`

proof-words = Coupe : { $words }

proof-word = { $who } (« { $word } »)

proof-uncut = Aucun joueur n'a coupé : le bot seul a tiré ce paquet.

proof-next = ### Donne suivante

proof-cut = Pas encore coupé. Chaque joueur peut couper jusqu'au début de la donne.

proof-how = `/verify` envoie une donne terminée, et une page qui la vérifie dans ton navigateur.

proof-page = [Comment vérifier une donne]({ $link })

fingerprint-next = Empreinte de la prochaine donne : `{ $proof }`

fingerprint-now = Empreinte : `{ $proof }`{ $next ->
    [none] { "" }
   *[other] {" "}· suivante : `{ $next }`
    }

fingerprint-over = Empreinte : `{ $proof }` · `/verify code:{ $code }`

fingerprint-dropped = Donne interrompue : `{ $proof }` · `/verify code:{ $code }`

fingerprint-unused = Jamais distribuée : `{ $proof }` · `/verify code:{ $code }`

button-cut-deck = Couper les cartes

button-verify = Vérifier la dernière donne

form-cut = Couper les cartes

form-word = Ton mot

cut-about = Ton mot entre dans le prochain mélange. Tout le monde peut le voir.

cut-empty = Écris un mot.

cut-late = La donne a déjà commencé : ton mot ne compte pas.

verify-fits = **La donne { $number } était juste :** sa graine, fixée avant la donne, { $cut ->
    [yes] et les mots des joueurs donnent
   *[no] donne
    } exactement ces cartes.

verify-matches = **La donne { $number } correspond à sa graine :** { $cut ->
    [yes] la graine et les mots des joueurs donnent
   *[no] la graine donne
    } exactement ces cartes.

verify-where = Son empreinte `{ $proof }` figurait dans { $link ->
    [none] un message du { $at }.
   *[other] le message du { $at } : { $link }
    }

verify-moved = Son empreinte `{ $proof }` figurait dans un message du { $at }, qui n'existe plus. { $link ->
    [none] { "" }
   *[other] Elle est maintenant ici : { $link }
    }

verify-late = Son empreinte `{ $proof }` n'était dans aucun message avant la donne, seulement dans un du { $at }. Rien ne montre donc que la graine était fixée.

verify-unshown = Aucun message d'avant la donne avec son empreinte n'est connu : rien ne montre que la graine était fixée.

verify-dropped = La donne a été interrompue. Elle est vérifiée jusque-là.

verify-undealt = **Le code { $code } n'a jamais été distribué :** la table a fermé avant. Sa graine `{ $seed }` { $fits ->
    [yes] donne son empreinte.
   *[no] ne donne pas son empreinte.
    }


verify-differs = **La donne { $number } n'est pas juste.** La ligne { $line } diffère : { $fact ->
    [commitment] la graine ne donne pas l'empreinte
    [seats] les places
    [dealer] le donneur
    [deck] l'ordre du paquet
    [lot] le nombre des tirages suivants
    [roles] les rangs de la donne d'avant
    [hands] les mains
    [drawn] les cartes tirées
    [leader] qui entame
    [act] les règles ne le permettent pas
   *[other] la suite selon les règles
    }.

verify-record = Le fichier contient toute la donne. La page la vérifie dans ton navigateur{ $link ->
    [none] .
   *[other] {" "}: [comment faire]({ $link }).
    }

verify-nothing = Il n'y a pas de donne terminée à vérifier ici.

verify-word-gone = Le mot d'un joueur a été effacé avec ses données : cette donne ne peut plus être vérifiée.

verify-unknown = Cette donne suit les règles d'une autre version : je ne peux pas la vérifier.
history-title = ### Donnes terminées

history-deal = **{ $game }** · donne { $number } · { $when }

history-unrated = -# Non classée : { $why ->
    [house-rules] règles maison
    [few-people] trop peu de personnes
    [fault] panne technique
    [practice] entraînement
    [daily] donne du jour
    [voided] annulée
    [uncontested] moins de deux personnes ont joué jusqu'au bout
    [same-people-before] plus de { $limit } donnes des mêmes personnes en un jour
   *[unknown-rules] règles inconnues
 }
history-stopped = -# { $why ->
    [agreed] Arrêtée par { $who }, avec l'accord des autres
    [admin] Fermée par un admin
    [stopped] Arrêtée par { $who }
    [deleted] Le salon a été supprimé
    [archived] Le fil a été archivé
    [removed] On m'a retiré du serveur
   *[unread] La table n'a pas pu continuer
 }. Elle ne compte pas.

history-uncounted = -# Non classée, dans aucun classement : au moins la moitié des paires avait déjà joué { $limit } donnes classées ensemble ce jour-là

history-none = Il n'y a pas de donne terminée ici.

history-gone = Cette donne n'est plus là, ou ses cartes sont effacées.

history-stripped = -# Ses cartes et ses coups sont effacés.

replay-no-code = Aucune donne n'est gardée sous ce code.

step = Étape { $step } sur { $steps }

step-first = Début

step-back = Retour

step-on = Suivant

step-last = Fin

button-look = Ouvrir

button-record = Relevé

button-verify-deal = Vérifier

button-void = Annuler la donne

button-restore = Rétablir
button-propose-void = Proposer d'annuler
button-propose-restore = Proposer de rétablir
button-agree = D'accord

void-about = **Annuler cette donne ?** Elle ne compte plus pour les classements, les cotes, la saison, les succès et le trône. Un match en cours garde ses places et ses points.

restore-about = **Rétablir cette donne ?** Elle compte de nouveau comme avant.
void-propose-about = **Proposer d'annuler cette donne ?** { $others ->
    [one] Elle compte tant que l'autre joueur n'est pas d'accord.
   *[other] Elle compte jusqu'à l'accord de { $majority } des { $others } autres joueurs.
 } Ensuite elle ne compte plus pour les classements, les cotes, la saison et les succès. Un match en cours garde ses places et ses points.
restore-propose-about = **Proposer de rétablir cette donne ?** { $others ->
    [one] Elle ne compte qu'avec l'accord de l'autre joueur.
   *[other] Elle ne compte qu'avec l'accord de { $majority } des { $others } autres joueurs.
 }

void-reason-about = Elle figure à côté de la donne, pour tous ceux qui la consultent.

voided-by = -# { $by ->
    [players] Annulée par les joueurs
    [host] Annulée par l'hôte
   *[admin] Annulée par un admin
 }

voided-because = -# { $by ->
    [players] Annulée par les joueurs
    [host] Annulée par l'hôte
   *[admin] Annulée par un admin
 } : { $reason }
proposal-void = { $by ->
    [host] L'hôte propose d'annuler { $game } · donne { $number }, « { $reason } ».
   *[player] Un admin qui a joué propose d'annuler { $game } · donne { $number }, « { $reason } ».
 } { $others ->
    [one] Elle compte tant que l'autre joueur n'est pas d'accord.
   *[other] Elle compte jusqu'à l'accord de { $majority } des { $others } autres joueurs.
 }
proposal-restore = { $by ->
    [host] L'hôte propose de rétablir { $game } · donne { $number }.
   *[player] Un admin qui a joué propose de rétablir { $game } · donne { $number }.
 } { $others ->
    [one] Elle ne compte qu'avec l'accord de l'autre joueur.
   *[other] Elle ne compte qu'avec l'accord de { $majority } des { $others } autres joueurs.
 }
proposal-agreed = { $count ->
    [one] 1 joueur est d'accord.
   *[other] { $count } joueurs sont d'accord.
 }
proposal-on = { $said } ({ $server })
proposal-voided = { $by ->
    [admin] Un admin a annulé { $game } · donne { $number }, « { $reason } ».
   *[players] Les joueurs ont annulé { $game } · donne { $number }, « { $reason } ».
 } Elle ne compte plus.
proposal-restored = { $by ->
    [admin] Un admin a rétabli { $game } · donne { $number }.
   *[players] Les joueurs ont rétabli { $game } · donne { $number }.
 } Elle compte à nouveau.
proposal-you-agreed = { $missing ->
    [0] Tu es d'accord. C'est décidé.
    [one] Tu es d'accord. Il faut encore 1 joueur.
   *[other] Tu es d'accord. Il faut encore { $missing } joueurs.
 }
void-no-reason = sans raison
proposal-over = C'est déjà décidé.
proposal-own = C'est ta proposition. Les autres joueurs de la donne décident.
proposal-others = Seuls les autres joueurs de cette donne peuvent donner leur accord.
void-by-admin = Un admin l'a décidé. Seul un admin qui n'a pas joué la donne peut le changer.
void-alone = Personne d'autre n'a joué cette donne : seul un admin qui n'a pas joué décide.

void-too-late = { $days ->
    [one] Une donne peut être annulée ou rétablie pendant 1 jour après sa fin.
   *[other] Une donne peut être annulée ou rétablie pendant { $days } jours après sa fin.
 }

void-only-host = Seuls l'hôte de cette donne et ceux qui gèrent ce serveur peuvent faire ça.

button-keep = Garder

button-unkeep = Ne plus garder

kept-by = -# Gardée par { $who }

kept-by-people = -# { $count ->
    [one] Gardée par { $count } personne
   *[other] Gardée par { $count } personnes
 }

kept-code = Ton code : **{ $code }**. `/{ name-replay } { name-replay-code }:{ $code }` montre cette donne partout, avec les noms sur son serveur seulement.

keep-full = { $most ->
    [one] Tu gardes déjà { $most } donne, c'est la limite. Libère-la d'abord : `/{ name-replay }` la montre.
   *[other] Tu gardes déjà { $most } donnes, c'est la limite. Libères-en une d'abord : `/{ name-replay }` les montre.
 }

keep-ended = { $all ->
    [yes] Cette donne n'est plus gardée et ses codes ne marchent plus.
   *[no] Tu ne gardes plus cette donne et ton code ne marche plus.
 }


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
no-log = Rien n'a encore été joué à cette table.
button-replay = Revoir
button-replay-last = Revoir la dernière donne
replay-title = ### Revoir · donne { $number }
replay-places = Les meilleurs d'abord : { $seats }.
replay-play = { $who } · { $play }
no-replay = Il n'y a pas encore de donne finie à revoir ici.
replay-nothing = Ce message ne montre aucune donne.
replay-running = Cette donne n'est pas finie.
button-review = Comment ai-je joué ?
button-post = Publier au salon

post-by = { $who } partage :

post-done = ✅ Publié : { $link }

post-already = Ce résultat est déjà dans le salon.

post-nowhere = Il n’y a pas de salon où publier.
post-unseen = Tu ne vois plus le salon où cela serait publié.

post-gone = Cette partie est finie, une autre a commencé.

review-title = ### Comment tu as joué la donne { $number }
review-none = 👏 Aucun choix coûteux. Bien joué.
review-lead = Tu as entamé.
review-bid = Les annonces.
review-give = Tu as donné des cartes.
review-swap = Tu pouvais échanger ta carte la plus basse.
review-beat = À battre : **{ $play }**
review-yours = Toi : **{ $move }**
review-better = Mieux : **{ $move }** · environ { $cost } de plus
review-best = Ton meilleur coup : **{ $move }** sur **{ $play }**

review-best-lead = Ton meilleur coup : entamer avec **{ $move }**

review-worth = environ { $cost } de mieux. Au lieu de : **{ $move }**

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
review-basis = -# Tes coups les plus chers, testés sur beaucoup de donnes possibles d'après ce que tu savais.
review-busy = Je réfléchis à d'autres parties. Réessaie dans une minute.
review-substituted = Un ordinateur a joué une partie de cette donne pour toi : je ne peux pas l'analyser.
told-dealt = **Donne { $number }** · { $who } donne.
told-cut = { $at ->
    [one] { $who } a coupé : une carte du dessus.
   *[other] { $who } a coupé : { $at } cartes du dessus.
 }
told-gave-cards = { $giver } a donné **{ $cards }** à { $taker }.
told-gave = { $count ->
    [one] { $giver } a donné une carte à { $taker }.
   *[other] { $giver } a donné { $count } cartes à { $taker }.
 }
told-took-cards = { $who } ramasse **{ $cards }**.
told-took-cards-own = Tu as ramassé **{ $cards }**.
told-took = { $count ->
    [one] { $who } ramasse la carte cachée.
   *[other] { $who } ramasse les { $count } cartes cachées.
 }
told-traded = { $who } a échangé **{ $returned }** contre **{ $cards }**.
told-traded-own = Tu as échangé **{ $returned }** contre **{ $cards }**.
told-looked-at = { $who } a vu **{ $cards }** au milieu.
told-looked = { $who } a regardé la carte du milieu.
told-drew-card = { $who } a pioché **{ $cards }**.
told-drew = { $who } a pioché une carte.
told-restocked = { $count ->
    [one] La pioche est refaite avec une carte des plis précédents.
   *[other] La pioche est refaite avec { $count } cartes des plis précédents.
 }
told-alone = { $who } joue seul pour { $stake }.
told-doubled = L'enjeu double !
told-out-of-time = ⏳ Temps écoulé : { $who }.
told-taken-back = { $who } a repris son coup.
told-offered-cards = { $giver } propose **{ $cards }** à { $taker }.
told-offered = { $count ->
    [one] { $giver } propose en secret une carte à { $taker }.
   *[other] { $giver } propose en secret { $count } cartes à { $taker }.
 }
told-offered-cards-own = Tu proposes **{ $cards }** à { $taker }.
told-offered-own = { $count ->
    [one] Tu proposes en secret une carte à { $taker }.
   *[other] Tu proposes en secret { $count } cartes à { $taker }.
 }
told-offered-cards-to-own = { $giver } te propose **{ $cards }**.
told-offered-to-own = { $count ->
    [one] { $giver } te propose une carte en secret.
   *[other] { $giver } te propose { $count } cartes en secret.
 }
told-announced = { $count ->
    [one] ⚠️ { $who } n'a plus qu'**une carte** !
   *[other] ⚠️ { $who } peut bientôt finir : plus que { $count } cartes.
 }
told-announced-own = { $count ->
    [one] ⚠️ Tu n'as plus qu'**une carte** !
   *[other] ⚠️ Tu peux bientôt finir : plus que { $count } cartes.
 }
told-leads = { $who } entame.
told-leads-with = { $who } entame ; le premier coup doit contenir **{ $cards }**.
told-skipped = { $who } est sauté.
told-reversed = 🔄 Révolution : les petites cartes battent les grandes.
told-righted = 🔄 L'ordre des cartes redevient normal.
told-turned = ↩️ On tourne maintenant dans l'autre sens.
told-threw-in = { $who } jette sa main et finit dernier.
told-out = { $place ->
    [1] { $who } sort premier.
   *[other] { $who } sort { $place }e.
 }
told-won = { $who } a gagné le pli.
told-void = Cette donne ne compte pas. On redonne.
told-over = Donne finie.

### Results of teams, stakes and chips
alone-won = Le propriétaire, **{ $who }**, bat { $others }.
alone-lost = { $others } battent le propriétaire, **{ $who }**.
solo-won = **{ $who }** joue seul et bat { $others }.
solo-lost = { $others } battent **{ $who }**, qui jouait en solo.
team-won = Équipe gagnante : **{ $who }** · reste { $cards }
team-rest = { $who } · reste { $cards }
stake-made = Enjeu **{ $stake }** : { $parts }
stake-plain = Enjeu **{ $stake }**.
stake-bid = annonce { $amount }
stake-bombs = { $count ->
    [one] { $count } bombe ×2
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
match-leader-chips = { $leaders ->
    [one] { $who } mène avec
   *[other] { $who } mènent avec
 } { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
 }.

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
typed-twice = deux fois, 2 fois
typed-fill = de, du, des, et, le, la, les, un, une, avec
typed-stands = pour, comme, vaut, en
typed-to = à, a, au, jusqu'à, jusqu'au
typed-cannot-stand = Un joker ne peut pas remplacer ça maintenant.

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
kind-four-and-one = Carré + 1
kind-two-pairs = Deux paires
kind-rocket = Fusée
kind-dragon = Dragon
kind-straight-flush = Quintes flush
kind-flush = Couleurs
kind-kicked = Groupes avec cartes jointes
kind-bomb = Bombes
kind-other = Autres coups
label-single = { $cards }
label-suggested = { $play }, conseillé
label-pair = Paire { $cards }
label-triple = Brelan { $cards }
label-four = Carré { $cards }
label-set = Groupe { $cards }
label-straight = Suite { $cards }
label-pair-run = Suite de paires { $cards }
label-triple-run = Suite de brelans { $cards }
label-quad-run = Suite de carrés { $cards }
label-full-house = Full { $cards }
label-four-and-one = Carré + 1 { $cards }
label-two-pairs = Deux paires { $cards }
label-rocket = Fusée
label-dragon = Dragon
label-straight-flush = Quinte flush { $cards }
label-flush = Couleur { $cards }
label-kicked = Avec jointes { $cards }
label-bomb = Bombe { $cards }
label-other = { $cards }
stands-for = { $wild }={ $stands }
stands-for-itself = Telles quelles

### Who sits at a table, and what they do with one another
sent-away = Un vote t'a écarté. Tu peux revenir dès que la prochaine donne a commencé.
sent-away-by = L'hôte { $who } t'a renvoyé de la table. Tu pourras revenir quand la prochaine donne aura commencé.
may-not-vote = Il faut au moins deux personnes présentes qui jouent pour voter.
no-longer-here = Ce joueur a quitté la table.
not-in-mid-deal = Attends la fin de cette donne.

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 Tu peux jouer une bombe tout de suite, même hors de ton tour.
first-of-two = la première des deux
second-of-two = la deuxième des deux
button-put-back = Reposer
button-take-back = Reprendre
button-finish = Finir vite

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
reason-out = C'est toute ta main : tu as fini !
reason-only = C'est tout ce que tu peux jouer.
reason-wins-last = Personne ne peut le battre, et il te reste ensuite un coup : { $cards }.
reason-wins = Personne ne peut le battre. Il te reste ensuite { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-unbeaten = Personne ne peut le battre.
reason-guard-many = Quelqu'un n'a plus qu'une carte : ne joue pas une carte seule.
reason-guard-high = Quelqu'un n'a plus qu'une carte : joue ta plus forte.
reason-guard-two = Quelqu'un n'a plus que deux cartes : n'en joue pas deux.
reason-partner-out = Ton partenaire n'a plus qu'une carte et peut finir là-dessus.
reason-few-higher = Seules cartes plus fortes encore en jeu : { $cards }.
reason-highest = Plus rien de plus fort n'est en jeu.
reason-mostly-lower = Encore en jeu : { $amount } plus faibles, { $count } plus fortes seulement.
reason-last = Il ne te reste ensuite qu'un coup : { $cards }.
reason-sheds = Ça te débarrasse de { $count ->
    [one] une carte
   *[other] { $count } cartes
 }. Il te reste ensuite { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-sheds-keeps = Ça te débarrasse de { $count ->
    [one] une carte
   *[other] { $count } cartes
 }, et tu gardes { $cards }.
reason-low = Ta plus petite carte part aussi. Il te reste ensuite { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-near = Tu es ensuite à { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 } de la fin.
reason-keeps = Tu gardes tes cartes fortes : { $cards }.
reason-alone = Elle ne va avec aucune autre, et elle est plus dure à battre que ta plus petite.
reason-breaks-nothing = Ça ne casse rien. Il te reste ensuite { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-press = Quelqu'un a peu de cartes : ne lui rends pas la tâche facile.
reason-bomb = Seule ta bombe bat ça. Il te reste ensuite { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-follow = C'est ton plus petit coup qui bat ça. Il te reste ensuite { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-weakest = C'est ton plus petit coup qui bat ça.
reason-computer = C'est ce qu'un ordinateur jouerait ici.
reason-pass-partner = Ton camp gagne déjà ce pli.
reason-pass-bomb = Seule ta bombe bat ça. Garde-la.
reason-pass-whole = Battre ça casse ta main ({ $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 } maintenant).
reason-pass-costs = Battre ça coûte une carte forte ou casse ta main.
reason-pass-beaten = { $cards } battrait ça, mais peut être battu aussi.
reason-pass-early = { $cards } battrait ça, mais peut être battu aussi, et aucun adversaire n'est près de finir.
reason-pass-higher = { $count ->
    [one] { $cards } battrait ça, mais { $count } carte plus forte est encore en jeu.
   *[other] { $cards } battrait ça, mais { $count } cartes plus fortes sont encore en jeu.
 }
reason-pass-outranked = { $count ->
    [one] { $cards } battrait ça, mais { $count } carte plus forte est encore en jeu. Aucun adversaire n'est près de finir.
   *[other] { $cards } battrait ça, mais { $count } cartes plus fortes sont encore en jeu. Aucun adversaire n'est près de finir.
 }
reason-pass-highest = Plus rien ne bat ça : { $cards }. À garder.
reason-pass-safe = Aucun adversaire n'est près de finir : rien ne presse.
reason-pass-high = Seules tes cartes fortes battent ça. Garde-les.
reason-together = Tout coup plus petit t'en laisserait plus à jouer. Là, il en reste { $plays }.
reason-whole = Tout coup plus petit sépare des cartes égales. Il te reste ensuite { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-all-break = Tout coup plus petit casse aussi quelque chose, et se bat plus facilement.
reason-loose = Tes plus petites cartes vont toutes ensemble. Il te reste ensuite { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-only-bomb = Seule une bombe peut le battre. Il te reste ensuite { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-bid = Avec { $cards }, tu peux annoncer { $amount }.
reason-bid-both = Seulement { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }, et { $cards } : tu peux annoncer { $amount }.
reason-bid-plays = Ta main ne demande que { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 } : tu peux annoncer { $amount }.
reason-bid-must = Tu dois annoncer, et c'est le minimum.
reason-bid-most = Avec cette main, annonce { $amount } au plus.
reason-bid-poor = Même avec { $cards }, { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }, c'est trop pour annoncer { $amount }.
reason-bid-none = Pas de carte forte et { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 } : n'annonce pas { $amount }.
reason-give-lowest = C'est ta plus petite. Il te reste ensuite { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-give-fewest = C'est ce qui te laisse le moins de coups : { $plays }.
reason-give-back = Un bon échange contre { $cards } : tu ne donnes rien de plus petit.
reason-trade = Avec { $cards } à la place, tu as { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-trade-unseen = Tu donnes la plus petite carte du jeu. Toute autre est meilleure.
reason-keep = { $cards } ne t'aiderait pas beaucoup.
reason-keep-unseen = Personne ne sait ce que tu recevrais, et ta main est bonne : { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-done = Un échange rend autant qu'il prend, et ta main est bonne : { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-accept = Avec { $cards }, tu as { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }.
reason-redeal = { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
 }, c'est beaucoup. De nouvelles cartes valent souvent mieux.
reason-last-card = C'est gratuit, et l'oublier peut coûter cher.
reason-dealing = C'est l'étape suivante. En sauter une est une faute.
reason-cut = Personne ne connaît l'ordre : toutes les coupes se valent.
no-hint = Rien à jouer pour l'instant.
breaks-up = Casse une bombe ou une suite
plays-all = -# **Tout ce que tu peux jouer**, par genre.
plays-some = -# **Une partie de ce que tu peux jouer.** Pour le reste, choisis tes cartes.
plays-other = Autres genres
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### Ce que tu peux jouer
plays-none = Tu ne peux rien jouer pour l'instant.
plays-more = { $count ->
    [one] · … et un de plus
   *[other] · … et { $count } de plus
 }
why-pick = Choisis des cartes pour les vérifier. Rien n'est joué.
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
button-drop = Retirer l'ordinateur
button-remove-someone = Exclure quelqu'un…
button-hand-over = Changer d'hôte…
button-vote = Voter son exclusion
button-unvote = Retirer mon vote
button-send-away = Retirer
button-make-host = Nommer hôte
button-take-host = Devenir l'hôte
button-to-table = Vers la table
button-close-table = Fermer cette table
button-fill = Jouer avec ordinateurs
button-shuffle = Mélanger les places
button-forbid-take-back = Interdire reprise
button-allow-take-back = Permettre reprise
button-swap = Changer de jeu
button-swap-to = Jouer plutôt à ça
button-play-game = Jouer
joined-instead = Tu joues ! Tu remplaces { $who }.
joined-later = Une donne est en cours. Tu joues dès la prochaine.
line-place = Toutes les places sont prises. Tu es numéro { $place } dans la file et tu auras la prochaine place libre.
line-called = { $who }, une place est libre : tu joues !
line-left = Tu as quitté la file.
not-in-line = Tu n'es plus dans la file.
button-leave-line = Quitter la file
button-second-table = Ouvrir une deuxième table
line-here = { $count ->
    [one] -# { $who } attend une place.
   *[other] -# Attendent une place : { $who }
 }
you-have-left = Tu as quitté cette table. **Table** t'y ramène.
seats-newcomers = { $count ->
    [one] -# { $who } joue dès la prochaine donne.
   *[other] -# { $who } jouent dès la prochaine donne.
 }
menu-title = ### Joueurs · { $game }
menu-host = hôte
menu-out = en pause
menu-later = dès la prochaine donne
menu-votes = { $count } sur { $of ->
    [one] { $of } vote
   *[other] { $of } votes
 } pour un départ
menu-moved-on = Le jeu a avancé. Voici ce que tu peux faire maintenant.
level-about = Quelle force pour **{ $who }** ? Un autre ordinateur prend la place et le score.
level-changed = { $who } joue ici maintenant.
stand-in = 💤 Pour les absents : { $level }
stand-in-about = L'ordinateur qui joue pour les absents et les partis
longer-limited = { $most ->
    [1] ⏳ À cette table ({ $host }), l’hôte ne permet pas de tours plus longs. Les tiens durent autant que les autres.
   *[other] ⏳ À cette table ({ $host }), l’hôte permet des tours au plus deux fois plus longs. Les tiens durent deux fois plus.
 }
button-longer = Tours plus longs…
longer-about = Combien de fois plus longs peuvent être les tours à cette table ? Chacun choisit dans `/{ name-settings }`.
longer-most-4 = Jusqu’à quatre fois
longer-most-2 = Jusqu’à deux fois
longer-most-1 = Pas ici
menu-longer = { $most ->
    [1] Tous les tours ont maintenant la même durée.
    [2] Les tours peuvent maintenant durer deux fois plus.
   *[other] Les tours peuvent maintenant durer quatre fois plus.
 }
menu-dropped = { $who } est retiré.
menu-sent = { $who } est retiré et peut revenir dès que la prochaine donne a commencé.
menu-heir = { $who } est maintenant l'hôte.
menu-host-taken = Tu es l'hôte maintenant.
menu-shuffled = Places mélangées.
menu-take-back-off = On ne peut plus reprendre un coup.
menu-take-back-on = On peut reprendre son dernier coup tant que personne d'autre n'a joué.
menu-swapped = Prochain jeu : { $game }. Chacun garde sa place. Appuie sur Commencer quand tu veux.
filled = Des ordinateurs prennent les places libres et les cartes sont distribuées.
computers-dropped = Plus de place pour { $who }.
vote-counted = Tu as voté pour exclure { $who }.
vote-taken-back = Tu as retiré ton vote contre { $who }.
person-about = **{ $who }**
    {"**"}Retirer** : un ordinateur finit sa main, à la dernière place.
    {"**"}Nommer hôte** : l'hôte, ce n'est plus toi.
quit-about = Partir maintenant ? Un ordinateur finit ta main si personne ne prend ta place, et tu as la plus mauvaise place encore libre. Ou fais une pause dès la prochaine donne.
quit-about-side = Partir maintenant ? Un ordinateur finit ta main si personne ne prend ta place, et son résultat compte pour ton camp. Ou fais une pause dès la prochaine donne.
end-about = Fermer la table ? La donne en cours ne comptera pas.
end-ask-about = Demander aux autres d'arrêter ? Si la plupart acceptent, la donne ne compte pas. Ou pars pour de bon : un ordinateur continue, et tu as la plus mauvaise place encore libre.
end-ask-about-out = Demander aux joueurs d'arrêter ? Si la plupart acceptent, la donne ne compte pas.
end-void-about = Fermer la table en tant qu'admin ? La donne en cours est annulée, et l'historique le dit.
stop-asked = Les autres sont consultés. La donne continue jusqu'à l'accord de la plupart.
stop-line = { $count ->
    [0] **{ $who } demande d'arrêter cette donne**, qui alors ne compte pas
   *[other] **{ $who } demande d'arrêter cette donne**, qui alors ne compte pas · { $count } sur { $majority } voix
 }
stop-until = fin <t:{ $until }:R>
stop-agreed = Tu es d'accord pour arrêter. La donne continue jusqu'à l'accord de la plupart.
stop-agreed-last = Tu es d'accord. La donne est finie et ne compte pas.
stop-declined = Tu veux continuer.
stop-goes-on = La donne continue. Elle compte.
stop-over = Plus personne ne demande l'arrêt.
stop-others = Seuls les autres joueurs de la donne en décident.
stop-asked-before = Quelqu'un d'autre le demande déjà.
stop-too-soon = Les autres continuent. Tu peux redemander <t:{ $at }:R>.
stop-plays = Tu joues cette donne, les autres décident : touche **{ button-stop }** à la table.
watching = -# En direct jusqu'à <t:{ $until }:t>, puis appuie sur Actualiser. Les mains restent cachées.
about-game-start-thread = Jouer dans un fil à part (sinon, selon le serveur)
about-game-tables = Tables ouvertes sur ce serveur
about-game-notify = Un message quand une table s'ouvre ici (encore une fois : annuler)
table-opened-thread = Ta table est ouverte dans { $thread }.
no-thread-here = Je ne peux pas ouvrir de fil ici. Prends un salon textuel, ou joue sans fil.
thread-failed = Discord ne me laisse plus ouvrir de fil. Joue sans, ou archive les anciens.
tables-none = `/{ name-game } { name-game-start }` en ouvre une. `/{ name-game } { name-game-notify }` te prévient quand quelqu'un le fait.
names-and-more = { $names } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
 }
people-more = { $count ->
    [one] … et { $count } autre
   *[other] … et { $count } autres
 }
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
 }{ $running ->
    [yes] {" "}· donne en cours
   *[no] {""}
 }
notify-on = Je t'enverrai un message quand une table s'ouvrira ici. `/{ name-game } { name-game-notify }` encore une fois l'annule.
notify-off = D'accord, pas de message.
notify-enough = { $most ->
    [one] Tu attends déjà sur { $most } serveur, le maximum par personne. Annule-le avec `/{ name-game } { name-game-notify }`.
   *[other] Tu attends déjà sur { $most } serveurs, le maximum par personne. Annule-le sur l'un d'eux avec `/{ name-game } { name-game-notify }`.
 }
notify-role = Pour entendre parler de chaque table, prends le rôle que je mentionne :
notify-opened = **{ $game }** est ouvert dans { $channel } sur { $server } : { $link }
    -# Tu l'avais demandé. `/{ name-game } { name-game-notify }` le redemande.

### Commands, as Discord lists them
about-game = Commencer ou arrêter une partie dans ce salon
about-game-start = Ouvrir une table dans ce salon
about-game-stop = Fermer la table de ce salon
about-game-start-preset = Quel jeu (sinon, le jeu habituel de ce salon)
about-game-start-code = Un code partagé pour toutes les règles
about-game-start-house-rules = Règles maison, comme direction=ccw, seating=fixed
about-hand = Montrer tes cartes et jouer
about-play = Jouer des cartes, par exemple 7 7 ou paire 7
about-play-cards = Quoi jouer : 7 7, 77, 7s7d, paire 7, joker=9 9
about-pass = Passer
about-give = Rendre des cartes à l'échange, par exemple 3 4
about-give-cards = Quoi donner : 3 4, ou 3s 4d
about-seats = Qui est assis où, avec cartes restantes et titres
about-verify = Vérifier le mélange d'une donne terminée

about-verify-code = Le code de sa preuve du mélange ou d'une donne gardée (sinon : la dernière donne de ce salon)

about-why = Vérifier des cartes sans les jouer
about-why-cards = Quoi essayer : 7 7, 77, 7s7d, paire 7
about-practice = Jouer contre des ordinateurs dans tes messages privés
about-daily = La donne du jour : les mêmes cartes pour tout ce serveur
about-practice-preset = Quel jeu (sinon, l'habituel)
about-practice-level = La force des ordinateurs
about-practice-computers = Combien d'ordinateurs (sinon 3)
about-rules = Lire, changer et partager les règles de cette table ou d'un jeu
about-rules-preset = Un jeu, ou des règles que ce serveur a enregistrées
about-rules-code = Un code partagé pour toutes les règles
about-leaderboard = Classement de ce serveur
about-leaderboard-ladder = Quel genre de jeu (sinon, celui de ce salon)

about-leaderboard-game = Quel jeu (sinon, celui de ce salon)
about-leaderboard-by = Comment classer
about-leaderboard-season = Saison, ce soir ou depuis toujours (par défaut)

about-leaderboard-channel = Seulement les donnes d'un salon
about-season = Dates, classement et champions des saisons de ce serveur



menu-challenge = Défier
menu-profile = Profil


menu-replay = Revoir la donne
about-profile = Ce qu'une personne a fait sur ce serveur

about-profile-player = Le profil de qui (le tien par défaut)

about-rivals = Le bilan de deux personnes l'une contre l'autre

about-rivals-player = L'une des deux (par défaut : toi et ton rival le plus fréquent)

about-rivals-other = L'autre (toi par défaut)

about-history = Les donnes terminées de ce serveur

about-history-channel = Seulement les donnes d'un salon

about-history-player = Seulement les donnes d'une personne

about-replay = Revoir une donne gardée, étape par étape

about-replay-code = Le code de la donne

about-settings = Où ta main s'affiche, son aspect, ta langue
about-server = Réglages du serveur et tables ouvertes
about-server-zone = Fuseau horaire de ce serveur, par une ville


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
name-leaderboard-ladder = tableau

name-leaderboard-by = par
name-leaderboard-season = saison

name-leaderboard-channel = salon
name-history = historique

name-history-channel = salon

name-history-player = personne

name-replay = revoir

name-replay-code = code


name-settings = réglages
name-server = serveur

### What is kept of a person
nameless = personne supprimée
privacy-title = ### Ce que j'enregistre sur toi
privacy-nothing = Rien.
privacy-hidden = { $how ->
    [names] Tu es dans les classements et les donnes passées **sans ton nom**.
    [all] Tu n'es **dans aucun classement**, et les donnes passées ne te nomment pas.
   *[no] Les autres te voient dans les classements et les donnes passées.
 } `/{ name-settings }` change cela.
privacy-settings = - tes réglages et la langue de ton Discord
privacy-names = - ton nom, à { $count ->
    [one] 1 endroit
   *[other] { $count } endroits
 }
privacy-deals = - { $count ->
    [one] { $count } donne jouée et son résultat
   *[other] { $count } donnes jouées et leurs résultats
 }
privacy-kept = - { $count ->
    [one] { $count } donne gardée, avec son code
   *[other] { $count } donnes gardées, avec leurs codes
 }

privacy-tables = - tes places, scores, votes et ton rôle d'hôte : { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
 }
privacy-thrones = - ton rang dans { $count ->
    [one] { $count } salon
   *[other] { $count } salons
 }
privacy-crowns = - le rôle du Président, sur { $count ->
    [one] { $count } serveur
   *[other] { $count } serveurs
 }
privacy-messages = - où { $count ->
    [one] se trouve { $count } message que je t'ai montré
   *[other] se trouvent { $count } messages que je t'ai montrés
 }
privacy-direct = - le salon de tes messages privés avec moi
privacy-rules = - { $count ->
    [one] { $count } jeu de règles de toi
   *[other] { $count } jeux de règles de toi
 }
privacy-drafts = - que tu es en train de changer { $count ->
    [one] 1 jeu de règles
   *[other] { $count } jeux de règles
 }
privacy-notifications = - ton souhait d'être prévenu de la prochaine table, sur { $count ->
    [one] { $count } serveur
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
privacy-file = Tout ce que j'enregistre sur toi. Toi seul le vois.
privacy-ask = **Tout supprimer ?** Tes réglages partent, et ton nom quitte tous les résultats et classements. Les résultats des autres restent. C'est définitif.
privacy-deleted = Supprimé. Ce que tu fais désormais est de nouveau enregistré.
privacy-leave-first = Tu es encore à une table : { $where }. Appuie sur **Table**, pars pour de bon, et réessaie après la donne.
privacy-stop-first = Tu t'entraînes : { $where }. Touche **{ button-table }** là-bas, puis **{ button-stop }**, et réessaie.
button-privacy-export = Télécharger
button-privacy-delete = Supprimer
button-privacy-delete-all = Tout supprimer
button-privacy-keep = Garder
about-privacy = Voir, télécharger ou supprimer ce que j'enregistre sur toi
name-privacy = confidentialité
