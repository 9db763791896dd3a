# English. Facts in braces are filled in by the bot; cards arrive as "7♦ 7♣".

### People and places
computer = 🤖{"\u00A0"}{ $name }
level-easy = 🌱 easy
level-normal = 🌿 normal
level-strong = 🌳 strong
player-unknown = Player { $digits }
hidden-names = Someone
hidden-all = a guest
hidden-person = This person would rather not be looked up.
some-server = a server
some-channel = a channel

### Punctuation
between-words = {", "}
between-plays = {"; "}
# Between the plays of a trick in the log, for readers without pictures: Ana 5 of hearts, then Ben passes
then-plays = {", then "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = red joker
joker-black = black joker
# Names of plays. $card decides the play and $top is its rank; $play is a name from here.
called-2 = a pair of { $rank }
called-3 = three { $rank }
called-4 = four { $rank }
called-5 = five { $rank }
called-6 = six { $rank }
called-7 = seven { $rank }
called-8 = eight { $rank }
called-bomb = a bomb of { $rank }
called-bomb-set = a bomb of { $play }
called-bomb-run = a bomb of { $count } pairs to { $top }
called-rocket = the rocket
called-dragon = a dragon
called-straight = { $top ->
    [A] an ace-high straight
    [K] a king-high straight
    [Q] a queen-high straight
    [J] a jack-high straight
    [8] an 8-high straight
    [11] an 11-high straight
   *[other] a { $top }-high straight
 }
called-flush = { $top ->
    [A] an ace-high flush
    [K] a king-high flush
    [Q] a queen-high flush
    [J] a jack-high flush
    [8] an 8-high flush
    [11] an 11-high flush
   *[other] a { $top }-high flush
 }
called-straight-flush = { $top ->
    [A] an ace-high straight flush
    [K] a king-high straight flush
    [Q] a queen-high straight flush
    [J] a jack-high straight flush
    [8] an 8-high straight flush
    [11] an 11-high straight flush
   *[other] a { $top }-high straight flush
 }
called-full-house = a full house of { $rank }
called-four-and-one = four { $rank } and one
called-two-pairs = two pairs
called-pair-run = a run of pairs to { $top }
called-triple-run = a plane to { $top }
called-quad-run = a run of quads to { $top }
called-with = { $play } with { $count ->
    [one] one extra
   *[other] { $count } extras
 }
called-with-pairs = { $play } with { $count ->
    [one] a pair
   *[other] { $count } pairs
 }
called-with-cards = { $play } ({ $cards })
# A card or a suit, where the back of the second deck counts: "7 of spades from the second deck"
of-second-deck = { $card } from the second deck
# Ranks in a row, for a screen reader: "3 to 7", "10 to ace". $lowest and $highest are the ranks as printed: "10", "A"
ranks-from-to = { $low } to { $high }
# Plays in words, for a screen reader; $range is ranks-from-to: "a straight, 3 to 7"
said-straight = a straight, { $range }
# "a run of pairs, 3 to 5"
said-pair-run = a run of pairs, { $range }
# "a plane, 3 to 4"
said-triple-run = a plane, { $range }
# "a run of quads, 3 to 5"
said-quad-run = a run of quads, { $range }
# $play is a run: "a bomb: a run of pairs, 3 to 5"
said-bomb = a bomb: { $play }
# "a flush in hearts: 5, 6, 8, jack, king"
said-flush = a flush in { $suit }: { $ranks }
# "a straight flush in hearts, 3 to 7"
said-straight-flush = a straight flush in { $suit }, { $range }
# "a full house, sevens with kings"
said-full-house = a full house, { $rank } with { $other }
rank-3 = threes
rank-4 = fours
rank-5 = fives
rank-6 = sixes
rank-7 = sevens
rank-8 = eights
rank-9 = nines
rank-10 = tens
rank-j = jacks
rank-q = queens
rank-k = kings
rank-a = aces
rank-2 = twos
rank-joker = jokers
rank-number = { $number }s

### Cards in words, for a screen reader
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
suit-diamonds = diamonds
suit-clubs = clubs
suit-hearts = hearts
suit-spades = spades
one-j = jack
one-q = queen
one-k = king
one-a = ace
cards-spelled = { $rank } of { $suits }
# Two equal cards of two packs, for a screen reader: "7 of clubs twice". Also of a suit: "clubs twice".
# Here and in typed-twice the word stands last, as typed cards are read so.
cards-twice = { $cards } twice
suit-spelled = { $suit }: { $ranks }
rank-spelled = { $rank }: { $suits }
cards-from-to = { $count ->
    [one] one card, { $first } to { $last }
   *[other] { $count } cards, { $first } to { $last }
 }

### The lobby
lobby-title = ### { $game }
lobby-title-chat = ### { $host } invites you to { $game }

chat-quiet = -# After 15 quiet minutes this message stops updating until someone presses a button.

lobby-players = { $count ->
    [one] **1 player**
   *[other] **{ $count } players**
 } ({ $least } to { $most } can play)
lobby-players-exactly = **{ $count } of { $most } players**
lobby-host = { $host } (host) presses **Start** when everyone's here.

# In the lobby, and near the buttons of the editor of rules, on a server that rates no house rules.
lobby-unrated = -# Not rated: house rules
# In the lobby of a table that counts for ratings, where the turns of a seat are longer.
lobby-longer = -# ⏳ Longer turns here; the results are rated as usual.
# In the lobby and during a deal, where a player asked for more time than the host allows.
longer-capped = { $most ->
    [1] -# ⏳ The host allows no longer turns here.
   *[other] -# ⏳ The host allows turns up to twice as long here.
 }
lobby-throne = 👑 { $who } has reigned here since { $since } ({ $nights ->
    [one] 1 night
   *[other] { $nights } nights
 }).
lobby-throne-free = 👑 The throne is free.
# In the lobby, above the buttons "Start: keep titles" and "Start fresh": Chi is President from last time.
lobby-titles = { $kind ->
    [title] { $who } is { $title } from last time.
    [heir] With last time's titles, { $who } is { $title }.
   *[place] From last time, { $who } is ahead.
 }
# In the lobby, below the line about the ruler: another table of the channel holds the throne.
lobby-throne-held = Another open table plays for this throne. **{ button-start }** begins with equal places, and deals here don't touch it.
house-rules = { $count ->
    [one] one house rule
   *[other] { $count } house rules
 }
table-opened = Your table is open.
joined = You're in!
# After Join: "You're in! Your cards will arrive by direct message." The link leads there.
dms-open = Your cards will arrive by [direct message]({ $link }).
dms-closed = I can't message you, so play here: press **My hand** under the table. (To allow it: server name, Privacy Settings, Direct Messages.)
dms-later = Discord won't let me message you right now. Press **My hand** under the table.
dms-refused = Discord won't let me message you right now, so you play from here: press **My hand** under the table.
dm-joined = You have a seat in { $channel } on { $server }. Your cards will show up here.
left = You left the table.
left-finished = You have left the table. Your place in this deal stays yours.
sitting-out = You'll sit out from the next deal. Press **{ button-return }** to play again.
closes-after-deal = No one stays for the next deal, so the table closes after this one.
stopped = The table is closed.
table-closed-by = { $who } closed this table.
table-closed-by-own = You closed this table.
# At the end of the message of a table that was stopped in the middle of a deal.
table-closed-agreed = { $own ->
    [yes] You stopped this table with the others' consent. The deal doesn't count.
   *[no] { $who } stopped this table with the others' consent. The deal doesn't count.
 }
# The same, by an admin who did not play in the deal.
table-closed-admin = { $own ->
    [yes] You closed this table as an admin. The deal is void.
   *[no] { $who } closed this table as an admin. The deal is void.
 }
table-closed-idle = 👋 Nobody did anything here for hours, so this table is closed.
table-closed-empty = This table is closed: no player is left.
table-closed-deleted = This table is closed: its channel was deleted.
table-closed-archived = This table is closed: its thread was archived.
table-closed-removed = This table is closed: I was removed from the server.
closed-there = { $why } ({ $channel } on { $server })
waiting-longer = You gave them more time: it's up <t:{ $due }:R>.

### Buttons
button-join = Join
button-leave = Leave
button-computer = Add computer
button-rules = Rules
button-start = Start
# In the lobby, in place of Start, where a table here has left titles.
button-keep-titles = Start: keep titles
# The same for rules without titles, which trade cards by place.
button-keep-places = Start: keep places
# Beside it: all begin with equal places.
button-start-fresh = Start fresh
button-accept = Accept
button-decline = Decline
button-hand = My hand
button-sit-out = Sit out
button-next = Next deal
button-again = Play again
button-stop = Stop
# Below the question before a deal is stopped that the others have a say in.
button-stop-ask = Ask to stop
# Below the table and the hands of the people who are asked.
button-stop-agree = Agree to stop
button-stop-decline = Play on
button-pass = Pass
button-wait = Give time
ask-bid = Bid { $amount }
ask-cut = Cut at { $at }
lay-picked = Play { $cards }
give-lowest = Give { $cards }
pick-cards = Pick cards
pick-part = { $part }: { $first } to { $last }
pick-give = { $count ->
    [one] Pick the card to give
   *[other] Pick { $count } cards to give
 }

### The table
table-title = ### { $game } · deal { $number }
table-bomb = 💥 **{ $who }** drops { $play }!

seat-cards = { $count ->
    [one] **1 card**
   *[other] { $count } cards
 }
seat-out = out, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
seat-passed = passed
seat-backs = { $count } of the second deck (*)
seat-asleep = 💤 away, a computer plays
# In the line of a seat whose player asked for longer turns, without a reason: longer turns (×2)
seat-longer = longer turns (×{ $times })
seat-gone = left, a computer plays
to-beat = To beat: **{ $play }** ({ $who })
to-beat-own = To beat: **{ $play }** (yours)
trick-won = { $who } won the trick with **{ $play }**.
trick-won-own = You won the trick with **{ $play }**.
turn-play = { $who }'s turn · time's up <t:{ $due }:R>.
turn-decide = Waiting for { $who } to decide · time's up <t:{ $due }:R>.
turn-give = Waiting for { $who } to give cards · time's up <t:{ $due }:R>.
ranks-reversed = 🔄 Revolution: low cards beat high ones.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = { $game ->
    [none] **Deal { $number }**
   *[other] **{ $game }** · deal { $number }
 } · [{ $channel }]({ $link }) on { $server }
hand-head-here = { $game ->
    [none] **Deal { $number }**
   *[other] **{ $game }** · deal { $number }
 }
hand-head-unseen = { $game ->
    [none] **Deal { $number }**
   *[other] **{ $game }** · deal { $number }
 } · { $server }
hand-head-practice = { $game ->
    [none] **Deal { $number }**
   *[other] **{ $game }** · deal { $number }
 } · practice
hand-head-daily = { $game ->
    [none] **Deal of the day**
   *[other] **{ $game }** · deal of the day
 }
hand-head-chat = { $game ->
    [none] **Deal { $number }**
   *[other] **{ $game }** · deal { $number }
 } · this chat

hand-lead = 🟡 **Your lead:** play anything · time's up <t:{ $due }:R>.
hand-open = 🟡 **Your lead.** It must include **{ $card }** · time's up <t:{ $due }:R>.
hand-follow = 🟡 **Your turn:** beat **{ $play }** ({ $who }) · time's up <t:{ $due }:R>.
hand-decide = 🟡 **Your choice** · time's up <t:{ $due }:R>.
hand-bid = 🟡 **Your bid** · time's up <t:{ $due }:R>.
# In the hand of the player who cuts the deck: Cut the deck · time's up in 10 seconds.
hand-cut = 🟡 **Cut the deck** · time's up <t:{ $due }:R>.
hand-give = { $count ->
    [one] 🟡 **Give { $who } one card** you don't need · time's up <t:{ $due }:R>.
   *[other] 🟡 **Give { $who } { $count } cards** you don't need · time's up <t:{ $due }:R>.
 }
hand-waiting = Waiting for your turn.
# In the hand of a person who has left, above the button “Come back”.
hand-left = You left; a computer plays this hand.
host-took-over = -# { $host } is the host now: { $before } has been silent for a while.
last-plays = Played: { $plays }
# In a hand and at a table: the last plays, and the number of plays before them: Played: Ben: 5♦; Cleo: 9♣, and 3 earlier
last-plays-earlier = { $count ->
    [one] Played: { $played }, and 1 earlier
   *[other] Played: { $played }, and { $count } earlier
 }
last-play = { $who }: { $play }
hand-asleep = 💤 You missed two turns, so a computer plays for you. Press anything to come back.
late-passed = ⏳ Time ran out: you passed.
late-played = ⏳ Time ran out: I played **{ $play }** for you.
late-decided = ⏳ Time ran out: I chose for you.
late-passed-for = ⏳ { $who } ran out of time and passed.
late-played-for = ⏳ { $who } ran out of time: I played **{ $play }**.
late-decided-for = ⏳ { $who } ran out of time: I chose.
hand-out = { $place ->
    [1] 🎉 You're out first!
    [2] You're out in 2nd place.
    [3] You're out in 3rd place.
   *[other] You're out in { $place }th place.
 }
no-hand = You have no cards at this table.
# In a hand of a person who asks for cards after the end of a deal, or of a match, above Next deal.
hand-over = { $match ->
    [yes] The match is over. New cards come with the next one.
   *[no] The deal is over. New cards come with the next one.
 }
# The same for a person without a seat, above Join.
hand-over-guest = No deal is on right now. Press **{ button-join }** to be in the next one.
gift-received = { $who } gave you **{ $cards }**.
gift-given = You gave { $who } **{ $cards }**.
# In the hand during the exchange and the first trick: “You're the Scum: your best card goes to Chi.”
own-title-pays = You're the **{ $title }**: { $count ->
    [one] your best card goes to { $who }.
   *[other] your { $count } best cards go to { $who }.
 }
# For a player without a title, such as a newcomer: “You start at the bottom: your best card goes to Chi.”
own-place-pays = You start at the bottom: { $count ->
    [one] your best card goes to { $who }.
   *[other] your { $count } best cards go to { $who }.
 }
# For the higher place: “You're the President: Dev gives you their best card.”
own-title-gets = You're the **{ $title }**: { $count ->
    [one] { $who } gives you their best card.
   *[other] { $who } gives you their { $count } best cards.
 }
# For a place that exchanges no cards: “You're the Citizen.”
own-title = You're the **{ $title }**.
you-played = You played **{ $cards }**.
you-gave = You gave **{ $cards }**.
you-passed = You passed.
# In the hand, after this player's answer to a question: “You bid 1.”
you-bid = You bid { $amount }.
you-cut = You cut at { $at }.
you-deal = You deal.
you-shuffle = You shuffle.
you-offer-cut = You offer the cut.
you-redeal = You asked for new cards.
you-trade = You traded your lowest card.
you-keep = You kept your lowest card.
you-accept = You accepted.
you-done = You stopped swapping.
you-last-card = You called **last card!**
you-clear-table = You cleared the table.
you-on-purpose = You said it was on purpose.
you-by-mistake = You said it was a mistake.
you-forfeits = You'll do a forfeit.
you-forfeit-tea = You set a task: serve tea.
you-forfeit-verse = You set a task: sing a verse.
you-forfeit-joke = You set a task: tell a joke.
took-back = Taken back. It's your turn again.

### Turn pings
ping-lead = { $who }, your lead · time's up <t:{ $due }:R>
ping-follow = { $who }, your turn: beat **{ $play }** ({ $owner }) · time's up <t:{ $due }:R>
ping-decide = { $who }, your choice · time's up <t:{ $due }:R>
ping-give = { $count ->
    [one] { $who }, give one card back · time's up <t:{ $due }:R>
   *[other] { $who }, give { $count } cards back · time's up <t:{ $due }:R>
 }
ping-reminder = ⏳ Half your time is gone.

### Results
results-title = ### { $game } · deal { $number }: results
result-titles = **{ $first }** is { $best }, **{ $last }** is { $worst }.
result-won = { $count ->
    [one] **{ $who }** wins the deal.
   *[other] **{ $who }** win the deal.
 }
result-side-won = Won
result-side-lost = Lost
result-side-drawn = Drawn
result-pair = Pair **{ $points }**
result-points = **{ $points }** · { $total } total
result-penalties = **{ $points }** penalty · { $total } total
# Below the results where players pay each other, the chips of the deal: Chips: Ana +14 (20 total); Ben −5
result-paid = Chips: { $standing }
# Chips of the deal, and of the match if they differ: +14 (20 total)
result-paid-total = { $chips } ({ $total } total)
# In the line of a person in the results: the rating after the deal, and its change: 1512, +8
result-rating = { $rating }, { $change }
# In the line of a person in the results: a rating that the deal has not changed
result-rating-same = rating { $rating }
# Below a place on the picture of the podium: the role of a player in a game with a landlord.
# Also for a player alone against all others. Limit: 16 characters.
podium-landlord = Landlord
podium-farmer = Farmer
podium-alone = Alone
# Below a place on the picture of the podium: the penalty points of a deal. Limit: 18 characters.
podium-penalties = { $points } penalty
result-substituted = 🤖 partly played by a computer

# Below the results, and in /history, if a computer came first: who has won among people. Who: "Ana".
result-among-people = -# First among people: { $who } (a computer came first)
achievement-earned = 🏅 **{ $who }**: { $names }
# An achievement with its reason, in the results of a deal: Photo finish (won while someone held one card)
achievement-earned-why = { $name } ({ $why })
# Reasons of achievements, in brackets behind their names in the results of a deal. Limit: 50 characters.
achievement-why-of-game = first win at { $game }
achievement-why-games = has won all six games
achievement-why-rise = won from last place
achievement-why-row = three wins in a row
achievement-why-comeback = won after two last places
achievement-why-giant = beat someone rated 100 points higher
achievement-why-return = won after 30 days away
achievement-why-alone = won alone against all
achievement-why-partner = won with a partner
achievement-why-crowd = won at a table of seven or more
achievement-why-bomb = won with a bomb
achievement-why-chop = bombed the highest cards, and won
achievement-why-revolution = turned the ranks around, and won
achievement-why-low = out first without a high card
achievement-why-eager = out first without passing
achievement-why-patient = out first after six passes
achievement-why-close = won while someone held one card
achievement-why-shutout = out first before someone played a card
achievement-why-finish = out first with five cards at once

achievements-more = +{ $rest }

result-upset = 🚀 **{ $who }** rises from { $worst } to { $best }!

result-streak = ⚔️ **{ $by }** ends a run of { $deals } wins by **{ $who }**.

result-streak-titled = ⚔️ **{ $by }** takes over: **{ $who }** was { $title } { $deals } deals in a row.

result-left = { $count ->
    [one] left with one card
   *[other] left with { $count } cards
}
result-held = left with { $cards }
match-won = { $count ->
    [one] 🏆 **{ $who } wins the match!**
   *[other] 🏆 **{ $who } tie for the match!**
 }
match-leader = { $leaders ->
    [one] { $who } leads with
   *[other] { $who } lead with
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
# Below the results, in a match that ends at a number of points: Ana leads with 4 of 11 points.
match-leader-of = { $leaders ->
    [one] { $who } leads with
   *[other] { $who } lead with
 } { $points } of { $target ->
    [one] { $target } point
   *[other] { $target } points
 }.
match-leader-penalties = { $leaders ->
    [one] { $who } leads with
   *[other] { $who } lead with
 } { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
 }.
match-until-points = { $count ->
    [one] The match ends at 1 point.
   *[other] The match ends at { $count } points.
 }
match-until-deals = { $count ->
    [one] The match ends after 1 deal.
   *[other] The match ends after { $count } deals.
 }
match-until-minutes = { $count ->
    [one] The match ends after 1 minute.
   *[other] The match ends after { $count } minutes.
 }
# In the finale of a match in which players pay each other: `1` Ana +12.50; `2` Ben −12.50
finale-settled = Chips won and lost: { $standing }
# In the finale of a match of teams, a line for each: Partners: Ana and Ben, 11
finale-partners = Partners: { $who }
# Below the course of a rating, or of a long match: the lowest and the highest value
course-range = Lowest { $low }, highest { $high }
finale-champions = { $count ->
    [one] Champion
   *[other] Champions
 }

finale-champions-of = { $count ->
    [one] Champion of #{ $channel }
   *[other] Champions of #{ $channel }
 }

finale-title-of = { $title } of #{ $channel }

finale-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

finale-penalties = { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
 }

finale-chips = { $points ->
    [one] 1 chip
   *[other] { $points } chips
 }

finale-ahead = { $score }, { $lead } ahead of { $who }

finale-fewer = { $score }, { $lead } fewer than { $who }
# On the picture of a finale, in place of too many names of runners-up: 11 points, 4 ahead of 3 players
finale-players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }

finale-won-deals = { $deals ->
    [one] Won { $wins } of 1 deal
   *[other] Won { $wins } of { $deals } deals
 }
finale-won-last = Best in the last deal


finale-about = { $deals ->
    [one] { $game } · 1 deal · { $date }
   *[other] { $game } · { $deals } deals · { $date }
 }


award-from-to = From { $before } to { $after }

award-rise = Won deal { $number } from last place

award-fall = From first place to last

award-held = { $count ->
    [2] Held two { $ranks } to the end
    [3] Held three { $ranks } to the end
   *[other] Held { $count } { $ranks } to the end
 }

award-bombs = { $count ->
    [2] Bombed twice
    [3] Bombed three times
   *[other] Bombed { $count } times
 }

award-comeback = { $count ->
    [one] Came back from 1 point behind
   *[other] Came back from { $count } points behind
 }

award-reign = { $count ->
    [one] Won 1 deal in a row
   *[other] Won { $count } deals in a row
 }

award-sweep = Won every single deal

award-close = Won by a single point

award-revolution = { $count ->
    [one] Started a revolution
   *[other] Started { $count } revolutions
 }

award-alone = { $count ->
    [one] Won once alone against everyone
   *[other] Won { $count } times alone against everyone
 }

award-landlord = { $count ->
    [one] Won 1 deal as landlord
   *[other] Won { $count } deals as landlord
 }

award-wire = Led from the first deal to the last

award-bomb = Biggest bomb: { $play }

award-play = Best play: { $play }

award-patience = { $count ->
    [one] Passed once in a deal, and won it
   *[other] Passed { $count } times in a deal, and won it
 }

award-exit = { $count ->
    [one] Fastest out: 1 turn
   *[other] Fastest out: { $count } turns
 }
# A kind story of a finale about the person in the last place, who won a deal
award-win = Won deal { $number }
# The same: the best place of the person was the second
award-second = 2nd in deal { $number }
# The same: the person came out ahead of the champion once. Ahead of Chi in deal 3
award-ahead = Ahead of { $who } in deal { $number }
# A kind story of a finale about the person in the last place, who played all deals
award-stayed = { $count ->
    [one] Never gave up: played 1 deal
   *[other] Never gave up: played all { $count } deals
 }






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Leaderboard · { $game }
leaderboard-ranked = Ranked by { $number }.
leaderboard-people = Deals in which people play each other count; a win is first place among people. Computers aren't ranked.
leaderboard-by-points = total points
# A number by which /leaderboard ranks people, where players pay each other: total, best first
leaderboard-by-paid = chips won and lost
leaderboard-by-penalties = fewest penalty points per deal
leaderboard-by-wins = deals won
leaderboard-by-share = share of deals won

leaderboard-by-place = share of opponents beaten
leaderboard-by-president = share of deals with the top title

leaderboard-by-last = share of last places

leaderboard-by-reign = longest winning streak

leaderboard-by-coups = wins from last place

leaderboard-by-deals = deals played
leaderboard-by-rating = rating

leaderboard-enough = { $deals ->
    [one] A rank takes { $deals } deal here.
   *[other] A rank takes { $deals } deals here.
 }
leaderboard-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
# A number by which a leaderboard ranks: +12.50 chips
leaderboard-paid = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
 }
leaderboard-penalties = { $average ->
    [one] { $average } penalty point per deal
   *[other] { $average } penalty points per deal
 }
leaderboard-wins = { $count ->
    [one] 1 deal won
   *[other] { $count } deals won
 }
# A number by which a leaderboard ranks: beat 63.4% of opponents
leaderboard-beaten = beat { $share }% of opponents
# Below the title of a leaderboard on which people have different ranks, but numbers that are equal
# as they are written
leaderboard-ties = Numbers are rounded here; ranks aren't.
leaderboard-share = won { $share }%

leaderboard-president = top title in { $share }% of deals

leaderboard-last = last in { $share }% of deals

leaderboard-reign = { $count ->
    [one] 1 win in a row
   *[other] { $count } wins in a row
 }

leaderboard-coups = { $count ->
    [one] 1 win from last place
   *[other] { $count } wins from last place
 }

leaderboard-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
 }
leaderboard-rating = { $rating } ± { $margin }

leaderboard-unsure = { $rating } ± { $margin } ?

# In the line of a person on a leaderboard: 🥇 Ana · **won 60%** · won 3 of 5
leaderboard-line-won = won { $first } of { $deals }
leaderboard-line-landlord = won { $first } of { $deals }, as landlord { $won } of { $alone }
leaderboard-line-alone = won { $first } of { $deals }, alone { $won } of { $alone }
leaderboard-unknown = { $deals ->
    [one] {" "}· outcome not kept: 1 deal
   *[other] {" "}· outcome not kept: { $deals } deals
 }
leaderboard-beside = {" "}· { $deals ->
    [one] 1 further deal
   *[other] { $deals } further deals
 } not counted

# Last lines of a leaderboard that lists people with further deals. Limit: "30".
leaderboard-beside-why = Not counted: deals partly played by a computer, and those after { $limit } rated ones a day of mostly the same people.
leaderboard-below = { $deals ->
    [one] ── not ranked yet: under { $deals } deal, or more than ± { $margin }
   *[other] ── not ranked yet: under { $deals } deals, or more than ± { $margin }
 }
# Above the people with too few deals for a rank by an average
leaderboard-few = { $deals ->
    [one] ── not ranked yet: under { $deals } deal
   *[other] ── not ranked yet: under { $deals } deals
 }
# At the end of the line of a person with too few deals:
# `?` Ana · **0.00 penalty points per deal** 3 deals · … · 9 more deals for a rank
leaderboard-lacks = { $deals ->
    [one] {" "}· 1 more deal for a rank
   *[other] {" "}· { $deals } more deals for a rank
 }
# Above the people without a rank on a leaderboard of all time; $days is 90
leaderboard-away = ── not played here for { $days } days, or no longer on this server
# At the end of the line of such a person: · last deal <t:1796000000:D>
leaderboard-last-deal = {" "}· last deal <t:{ $at }:D>

leaderboard-rated = A rating allows for the place and the side that a deal begins with.

leaderboard-empty = Nobody is ranked here yet: two people need to finish a deal of this game.
leaderboard-nobody = Nobody is ranked here yet. `/game start` opens a table.
leaderboard-by-what = I can't rank by “{ $typed }”. Pick from the list.
leaderboard-no-season = I don't know a season “{ $typed }”. Pick from the list.

leaderboard-no-channel = There's no leaderboard for “{ $typed }”. Pick a channel from the list.

leaderboard-all-time = All time

leaderboard-this-season = This season

leaderboard-season = Season { $number }

leaderboard-before = Before seasons

leaderboard-tonight = Tonight
season-over = { $season } is over

season-next = { $season } runs until { $until }.

season-next-open = { $season } has begun.

season-undone = This season goes on: an admin reopened it.

season-none = This server has no seasons. Admins can choose them in `/server`.

season-first = This season begins with the first deal.
# Title of /season, in a season with an end: Season 1 ends in 33 days
season-ends = { $days ->
    [0] { $season } ends today
    [one] { $season } ends in 1 day
   *[other] { $season } ends in { $days } days
 }

season-open = Since { $since }, until an admin ends it.
# Title of /season. The season: "Season 1". On the last day, until: "in 5 hours". Season 1 ends in 33 days

season-champions = Champions

season-table = Whole table

season-ask = **End { $season } now?** I post its podium, and the next season begins.

season-not-now = Only the present season can end, once a deal counts in it.

season-too-late = A season can be reopened within 24 hours of its end.

season-best-deals = { $count ->
    [one] Most deals: { $who } (1)
   *[other] Most deals: { $who } ({ $count })
 }

season-best-firsts = { $count ->
    [one] Most first places: { $who } (1)
   *[other] Most first places: { $who } ({ $count })
 }

season-best-share = Largest share of wins: { $who } ({ $count }%)

season-best-reign = { $count ->
    [one] Longest winning streak: { $who } (1 deal)
   *[other] Longest winning streak: { $who } ({ $count } deals)
 }

season-best-coups = { $count ->
    [one] Most wins from last place: { $who } (1)
   *[other] Most wins from last place: { $who } ({ $count })
 }

button-season-end = End { $season }

button-season-undo = Reopen { $season }


button-around = Around me

ladder-plain = { $game }, no exchange

ladder-exchange = { $game } with exchange

ladder-pairs = { $game } in pairs

ladder-teams = { $game } in teams

ladder-alone = { $game }, one against all

ladder-other = Other games
profile-title = ### { $who } on this server

profile-favorite = Favorite game: **{ $game }**, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }

profile-games = Other games: { $games }

profile-reign = { $deals ->
    [one] Best streak: first once
   *[other] Best streak: first { $deals } deals in a row
 }
# In a profile: the wins in a row up to now, two or more
profile-row = { $deals ->
    [one] Streak now: won the last deal
   *[other] Streak now: won the last { $deals } deals
 }
# Labels of bars in the picture of a profile, and in its alt text. Limit: 300 pixels, some 11 letters.
profile-bar-won = Deals won
profile-bar-place = { $place ->
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
 }
profile-bar-others = Other deals
# On the picture of a profile, beside the last ten results. Limit: as above.
profile-bar-latest = { $deals ->
    [one] Last deal
   *[other] Last { $deals } deals
 }
# The same in words. Last 4 deals, newest last: 1, 3, Lost, 2
profile-latest = { $label }, newest last: { $places }
# In a profile in words: the achievements that its picture shows
profile-shows = Shown on the profile: { $names }
# In a profile, by size of the table: Average place: **1.90** of 4 · **2.40** of 5
profile-places = Average place: { $averages }
profile-place-of = **{ $average }** of { $players }

profile-rating = { $ladder }: **{ $rating }** · best { $peak }

profile-rating-new = { $ladder }: **{ $rating }**

profile-honest = Ratings need time: of two players, the better one is rated higher in 73% of cases after 10 deals, in 86% after 100.

button-achievements = Achievements

profile-achievements = 🏅 Achievements: **{ $have }** of { $all }
# On a profile: days in a row on which the person has finished the deal of the day, and the most ever.
profile-daily = 🗓️ Deal of the day: streak **{ $days }** · best { $best }

profile-achievements-newest = 🏅 Achievements: **{ $have }** of { $all } · newest: { $names }
# In a profile: achievements that lack little. Almost there: 2 wins to Hat trick
profile-near = 🏅 Almost there: { $names }
# One of them, which lacks wins in some games
profile-near-games = { $count ->
    [one] a win in 1 more game to { $name }
   *[other] wins in { $count } more games to { $name }
 }
# One of them, which lacks wins in a row
profile-near-wins = { $count ->
    [one] 1 win to { $name }
   *[other] { $count } wins to { $name }
 }

achievements-title = ### 🏅 { $who }: { $have } of { $all } achievements

achievements-about = -# Each takes a win against at least one other person, with no computer playing for you.
achievements-choose = On your profile picture: the newest three

achievement-of-game = Win a deal of { $game }.

achievement-president = Head of state

achievement-bigtwo = Big deal

achievement-daifugo = Grand millionaire

achievement-thirteen = Lucky thirteen

achievement-doudizhu = Good harvest

achievement-bigthree = Third time's a charm

achievement-games = All-rounder

achievement-about-games = Win a deal of each of the six games.

achievement-rise = From Scum to President

achievement-about-rise = Win a deal that you began in last place.

achievement-row = Hat trick

achievement-about-row = Win three deals in a row.

achievement-comeback = Phoenix

achievement-about-comeback = Win after coming last twice in a row.

achievement-giant = Giant-killer

achievement-about-giant = Beat someone rated at least 100 points above you.

achievement-return = Long time no see

achievement-about-return = Win your first deal against people in 30 days.

achievement-alone = One against all

achievement-about-alone = Win alone against everyone else.

achievement-partner = Better together

achievement-about-partner = Win with another person on your side.

achievement-crowd = Best of the crowd

achievement-about-crowd = Win at a table of seven or more.

achievement-bomb = Boom

achievement-about-bomb = Play a bomb and win the deal.

achievement-chop = Chopped

achievement-about-chop = Bomb a play of the highest cards and win the deal.

achievement-revolution = Revolutionary

achievement-about-revolution = Turn the ranks upside down and win the deal.

achievement-low = Small but mighty

achievement-about-low = Go out first without playing a joker or a card of the highest rank.

achievement-eager = Never say pass

achievement-about-eager = Go out first in four plays or more, without passing once.

achievement-patient = Patience

achievement-about-patient = Go out first after passing at least six times, as often as anyone.

achievement-close = Photo finish

achievement-about-close = Go out first while an opponent has just one card left.

achievement-shutout = Shutout

achievement-about-shutout = Go out first before one of your opponents has played a card.

achievement-finish = Big finish

achievement-about-finish = Go out first with five or more cards in your last play.

profile-nemesis = Most often beaten by: { $who } ({ $count })

profile-victim = Beats most often: { $who } ({ $count })
# In one's own profile. You beat most often: Ben (1)
profile-victim-own = You beat most often: { $who } ({ $count })
# In one's own profile. Beats you most: Chi (2)
profile-nemesis-own = Beats you most: { $who } ({ $count })

profile-newest = { $deals ->
    [one] in the last deal
   *[other] in the last { $deals } deals
 }

profile-elsewhere = { $who } isn't on this server, so there's nothing to show here.

rivals-title = ### { $one } and { $other } on this server

rivals-together = { $deals ->
    [one] 1 deal against each other
   *[other] { $deals } deals against each other
 } · the last on <t:{ $at }:D>

# The record of a pair: Chi 2 : 0 Ana
rivals-score = { $one } **{ $better } : { $worse }** { $other }
# Behind or below it, if all their deals were of one game
rivals-all-in = all in { $ladder }

rivals-even = { $count ->
    [one] Neither ahead: once
   *[other] Neither ahead: { $count } times
 }

rivals-ladder = { $ladder }: **{ $better } : { $worse }**

rivals-rating = By rating, { $who } is { $points ->
    [one] 1 point
   *[other] { $points } points
 } up and should finish ahead of { $other } in { $share } of 100 deals.

rivals-level = By rating, { $who } and { $other } are level.

rivals-unsure = That's still uncertain.

rivals-alone = Pick two different people.
# /rivals without a player, for a person who has met nobody; a button opens a table.
rivals-nobody = Nobody to compare you with yet. Finish a deal with someone here first.
# In the select below the results against the rival met most: other people to compare with.
rivals-choose = Choose another rival

rivals-never = { $one } and { $other } haven't finished a deal against each other here yet.

profile-nobody = { $who } hasn't finished a deal with other people here yet.

profile-against = Against you: { $better ->
    [one] { $better } time
   *[other] { $better } times
 } ahead, { $worse ->
    [one] { $worse } time
   *[other] { $worse } times
 } behind














### For those who cannot see the pictures
alt-hand = { $count ->
    [one] Your last card: { $cards }
   *[other] Your { $count } cards: { $cards }
 }
alt-hand-dimmed = Can't be played now: { $cards }
# In the alt text of a hand, and below a hand in words: every card is marked as one that can't be played
alt-hand-dimmed-all = No card can be played now.
# At the end of the alt text of a first hand and of the greeting, for people who hear pictures.
alt-words-offered = Words instead of pictures: /settings, { prefer-pictures-no }.
alt-hand-picked = Picked: { $cards }
alt-hand-backs = From the second deck: { $cards }
# In the alt text of a hand: the cards that its player picked up, which are marked.
alt-hand-taken = Picked up: { $cards }
# At the end of an alt text that is too long: how many facts are left out
alt-more = And { $count } more.
alt-table-top = On the table: { $play } from { $who }.
alt-table-empty = Nothing on the table: someone leads.
alt-table-turn = To play: { $seats }.
alt-table-earlier = Earlier in this trick, oldest first: { $plays }.
alt-table-last = Last trick, oldest play first: { $plays }.
alt-table-you = You have seat { $seat }.
# In the alt text of a table, behind the cards of a player: Ana: 8, team 1
alt-table-side = team { $side }
alt-table-seat = { $who }: { $count }
alt-table-widow = { $count ->
    [one] 1 hidden card lies face down.
   *[other] { $count } hidden cards lie face down.
 }
# Alt text of the table and words mode: cards in a hand that were turned up for all after the
# bidding and are not played yet. "Open cards of Chi: 4♦ 9♣ K♠."
cards-shown = Open cards of { $who }: { $cards }.
alt-table-undrawn = { $count ->
    [one] One earlier play isn't shown.
   *[other] { $count } earlier plays aren't shown.
 }
alt-leaderboard = Bar chart, best first
alt-profile = Profile of { $who }: deals won and places.
# Alt text of the picture of two rivals, before the scores
alt-rivals = { $one } against { $other }.

alt-profile-course = Rating in { $ladder }, last { $deals ->
    [one] deal
   *[other] { $deals } deals
 }: from { $start } to { $end }.




alt-finale = Finale of the match, won by { $seats }.
alt-finale-points = Points after each deal:
alt-finale-places = Places in each deal:
alt-finale-chips = Chips after each deal:
# Alt text of a podium: of a deal, of a match of one deal, or of the deal of the day.
alt-podium = { $of ->
    [match] Podium of the match, best first.
    [daily] Podium of the deal of the day, best first.
   *[deal] Podium of the deal, best first.
 }
# Alt text of the podium of a season: "Podium of Season 3, best first."
alt-podium-season = Podium of { $season }, best first.
alt-podium-step = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }: { $seats }
alt-podium-side = { $outcome }: { $seats }
alt-podium-seat = seat { $seat }

### Refusals
moved-on = The game moved on. Here's your hand now.
game-moved-on = The game moved on.
went-wrong = Something broke on my side. Nothing is lost; please try again.
not-at-this-table = You're not at this table. Press **Join** first.
no-deal-running = No deal is being played here right now.
no-table-here = No table in this channel yet. `/game start` opens one.
no-table-of-yours = You're not at a table right now.
already-seated = You already have a seat.
challenge-ping = ⚔️ { $who }, { $host } challenges you to **{ $game }**!
challenge-sent = { $who } has been asked to join.
challenge-no = { $who } declined the challenge.
challenge-other = This challenge is for someone else.
challenge-self = You can't challenge yourself. **{ button-practise }** plays against computers.
challenge-bot = { $who } is a bot. Computers join a table by **{ button-computer }**.
challenge-unseen = { $who } can't see this channel.
challenge-refused = { $who } can't play here.
challenge-sit = There is a table here already. Take a seat first, then challenge { $who }.
challenge-seated = { $who } already has a seat.
# After the end of a match, on a challenge to a person at one's own table; the button Play again follows.
challenge-rematch = { $who } is at this table already. Play again?
challenge-asked = { $who } has been asked already.
challenge-declined = { $who } has declined.
challenge-soon = You challenged { $who } a moment ago. Try again in a few minutes.
closed-until-match-ends = All seats of this match are taken. You can join when it's over.
table-full = { $most ->
    [one] The table is full (1 player).
   *[other] The table is full ({ $most } players).
 }
table-closed = This table is closed.
control-unknown = That button is too old. Use the newest message.
table-set-aside = **This table is on hold:** this version of the bot can't read it. Nothing is lost. { $host }, or anyone who manages this channel, can start over with the same people or close it.
restarting = 🔧 Restarting. Your game continues in a moment, and nobody loses time.
nobody-to-wait-for = There's nobody else to wait for.
you-are-waited-for = Everyone's waiting for you. Only others can give you time.
waited-enough = They have plenty of time already.
gave-enough = { $count ->
    [one] You already gave this turn more time once. Someone else at the table can give more.
   *[other] You already gave this turn more time { $count } times. Someone else at the table can give more.
 }
take-back-late = Too late: someone has already acted.
take-back-forbidden = No taking back at this table: { $host } turned it off.
no-computer-there = That seat isn't free any more.
# The seat has no cards left, or its player left after the first play and comes last.
seat-is-out = That seat is closed for this deal. Press **{ button-join }** to play from the next one on.
back-with-next-deal = You play in this match already, so you come back with the next deal: press **{ button-join }**.
only-host = Only the host, { $host }, can do that.
only-host-starts = { $host } is the host and presses **{ button-start }**. If { $host } stays silent, you can <t:{ $at }:R>.
host-is-here = { $host } is the host. You can take over after ten silent minutes of { $host }: <t:{ $at }:R>.
only-host-stops = Ask { $host }, the host, to close this table. If it stays quiet, anyone can: <t:{ $at }:R>.
only-host-stops-deal = Ask { $host }, the host, to close it. After the deal and ten quiet minutes, anyone can.
deal-is-running = A deal is already being played.
cannot-start = Not yet: { $why }
too-few-players = { $exact ->
    [yes] { $game } needs { $need } players
   *[no] { $game } needs at least { $need } players
 }: { $more } more{ $fill ->
    [yes] , or **{ button-computer }**
   *[no] {""}
 }.
# Below it, for the host; buttons with games for the people who are here follow.
too-few-forms = Or play one of these as you are:
too-many-players = { $game } takes { $most } players at most. Too many: { $who }. { $computers ->
    [yes] Remove computers (**{ button-table }**).
   *[no] Someone has to sit out (**{ button-table }**).
 }
swap-too-many = { $game } takes { $most } players. { $who } would have no seat: someone has to sit out (**{ button-table }**).
rules-clash = These rules don't work together: { $why }
house-rule-form = I don't understand “{ $typed }”. Write option=value, with commas between.
rule-unknown = There is no house rule “{ $typed }”. { $near ->
    [none] Type a word of it, and choose from the list.
   *[other] Did you mean { $near }?
 }
channel-taken = This channel already has a table.
table-is-here = There is a table here already: [{ $game }]({ $link }) · { $host } is the host{ $stage ->
    [deal] {" "}· a deal is being played
    [lobby] {" "}· not started yet
   *[other] {" "}· between two deals
 }
closable-at = If it stays quiet, you can close it <t:{ $at }:R>.
away-server = I'm not on this server. Someone who manages it can add me.
away-chat = I can't join this chat. Add me to a server for that.
button-add-bot = Add me to a server
permissions-missing = I need these permissions in this channel: { $named }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
own-permissions-missing = For that you need these permissions in this channel: { $named }.
place-unseen = You can't see this table's channel any more.
command-limited = You can't use `/{ $command }` here, and this button does the same.
no-such-game = I don't know a game called “{ $game }”. Try `/rules`.
typed-unreadable = I don't understand “{ $typed }”. Try 7 7, 7s7d or pair 7.
# Answer to a typed text that means several plays; $choices are names that can be typed
typed-which = Several plays fit: { $choices }. Type one of them.
typed-not-held = You don't have { $cards }.
typed-too-few = You hold { $held } { $card }, not { $wanted }.
typed-several = { $card }s

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] You have no cards left.
    [one] **Your last card:**
   *[other] **Your { $count } cards:**
 }
words-backwards = Counterclockwise ↺
words-seat = { $who }: { $about }
words-you = you
words-you-against = you
hands-in-channel = Play from here: press **My hand** under the table.

### A player's settings
settings-title = ### Your settings
    -# The same on every server.
chosen = ✓ { $label }
prefer-sent = **Where your hand appears**
prefer-sent-default = As the server says
prefer-sent-default-here = As here: { $place }
prefer-sent-dm = Direct message
prefer-sent-channel = Under the table
prefer-sent-both = Both
prefer-sorting = **How your cards are sorted**
prefer-sorting-rank = By rank
prefer-sorting-suit = By suit
prefer-deck = **Card style**
prefer-deck-four = Four colors
prefer-deck-two = Two colors
prefer-deck-safe = Color-blind safe
prefer-deck-dark = Dark
prefer-deck-contrast = High contrast
prefer-deck-animals = Animals
prefer-deck-pixel = Pixel
deck-which = Card style
prefer-pictures = **Pictures or words** (words work with screen readers)
prefer-pictures-yes = Pictures
prefer-pictures-no = Words
# Above the settings, once Words is pressed.
prefer-words-chosen = Words it is. Pings are set to **{ prefer-pinged-at-once }**; you can change that below.
prefer-pinged = **Ping me on my turn**
prefer-pinged-at-once = At once
prefer-pinged-soon = After 8 seconds
prefer-pinged-late = After 20 seconds
prefer-pinged-reminded = Halfway through
prefer-auto-pass = **Pass for me** when I can't play anything
prefer-auto-pass-yes = Yes
prefer-auto-pass-no = No
# In /settings, how long the own turns are: Time for my turns: Twice as long
prefer-turn-factor = **Time for my turns**
prefer-turn-factor-1 = As the table
prefer-turn-factor-2 = Twice as long
prefer-turn-factor-4 = Four times as long
# An option of a menu in /settings that has no heading above it: Time for my turns: Twice as long
prefer-option = { $heading }: { $label }
prefer-avatar = **Show my avatar** in pictures

prefer-avatar-yes = Yes

prefer-avatar-no = No
prefer-hidden = **Show me on leaderboards** and in past deals. At a table people always see whom they play with; this is about what lasts or is looked up later.
prefer-hidden-which = Show me?
prefer-hidden-no = Yes
prefer-hidden-names = Without my name
prefer-hidden-all = Not at all

prefer-language = **My language**
prefer-language-which = Which language?
prefer-language-as-discord = Same as my Discord

### What a server allows
only-role-hosts = Only { $role } can open tables on this server.
game-not-here = { $game } is turned off on this server. You can play: { $allowed }.
no-more-tables = { $most ->
    [one] A table is open; this server allows one at a time. `/game tables` shows if you can join.
   *[other] { $most } tables are open; that's this server's limit. `/game tables` shows those you can join.
 }
banned = You're banned from this server's tables; only people who manage it can lift that.
banned-because = You're banned from this server's tables; only people who manage it can lift that. Reason: { $reason }
blocked = You can't play with this bot: the people who run it blocked you.
blocked-because = You can't play with this bot: the people who run it blocked you. Reason: { $reason }
# Refusal of everything on a server that the operator has blocked, until the bot has left it.
blocked-server = This bot doesn't work on this server: the people who run it blocked the server.
support = Questions? { $where }
only-channels = Tables open only in { $allowed } here.
channels-unseen = Tables open only in channels you can't see. Ask someone who manages this server.
hosts-enough = { $most ->
    [one] You already host a table here: { $where }. Close it or make someone else its host (**{ button-table }**).
   *[other] You host { $most } tables here: { $where }. Close one or make someone else its host (**{ button-table }**).
 }
heir-hosts-enough = { $who } already hosts as many tables here as one person can. Choose someone else.

### The settings of a server
server-title = ### Server settings
    -# Time changes start with the next deal, the rest right away.
server-choose = Choose
server-language = **Language** in channels
server-language-as-discord = Same as the server
server-hosts = **Who can open tables**
server-hosts-all = Everyone
server-families = **Games** allowed here
server-turn = **Time per turn**
server-bank = **Spare time** per player and deal
server-sent = **Hands** of players who haven't chosen in `/settings`
server-most = **Tables** open at once
server-threads = Games run **in the channel**.
server-threads-on = Each game gets **its own thread**.
server-threads-yes = Use threads
server-threads-no = No threads
server-tables = Open tables
server-page-play = Play
server-page-people = People
server-page-rules = Rules
server-page-seasons = Seasons

server-page-log = Log
server-page-title = ### Settings of this server · { $page }
server-channels = **Channels** where tables may open; a thread counts as its channel
server-channels-all = Everywhere
server-hosted = **Open tables** of one host
server-ping = **Role** that I mention when a table opens, and that members give themselves
server-ping-none = No role
server-ping-every = **Pause** between two mentions, at least
server-history = **Cards and plays** of finished deals stay for

server-crown = **Role** for the President: I give it to the winner of the last deal
server-season = **Seasons** of the leaderboard

server-season-none = No seasons

server-season-month = One month

server-season-quarter = Three months

server-season-hand = Ended by an admin

server-zone = **Time zone**: { $zone }. `/server zone:` changes it.

server-zone-about = **Time zone**

server-daily = **Deal of the day**: the channel for a post each midnight, with the best of the day before

server-daily-none = No daily post

server-no-zone = I don't know a time zone “{ $typed }”. Pick from the list.

server-season-ended = **End of a season**

server-season-back = **Season continued** after its end


server-savers = **Who may save rules**, besides those who manage the server
server-saver-role = **Role** that may save rules
server-saver-none = No role
server-rates = **Ratings** and house rules
server-rates-no = Only deals without house rules are rated
server-rates-yes = Deals with house rules are rated too
server-threads-about = **Threads**
savers-all = Everyone
savers-hosts = Hosts of an open table
savers-role = One role
button-bans = Bans
button-ping-post = Post the button here
button-saved-rules = Saved rules
button-to-settings = Settings
tables-any = No limit
tables-at-once = { $count ->
    [one] 1 table
   *[other] { $count } tables
 }
time-as-set-up = Default
time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
 }
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }

time-always = Always

tables-title = { $count ->
    [0] ### No open tables on this server
    [one] ### 1 open table
   *[other] ### { $count } open tables
 }
tables-line = { $channel } · { $game } · { $count ->
    [one] 1 player
   *[other] { $count } players
 }, { $host } is host{ $running ->
    [yes] {" "}· a deal is being played
   *[no] {""}
 }
overrule-close-about = **Close**: the deal being played won't count; finished deals do.
overrule-reset-about = **Start over**: a new table opens here with the same people and rules.
overrule-close = Close
overrule-reset = Start over
button-back = Back
button-more = More
only-admins = Only people who manage this server can do that.
bans-title = { $count ->
    [0] ### No one is banned
    [one] ### 1 person is banned from the tables here
   *[other] ### { $count } people are banned from the tables here
 }
bans-choose = Ban someone
button-lift = Lift
button-ban = Ban
button-ban-because = Ban with a reason
button-ban-by-id = Ban by id
ban-line = **{ $whom }** · by { $who }, <t:{ $at }:d>
ban-line-because = **{ $whom }** · by { $who }, <t:{ $at }:d>: { $reason }
ban-about = **Ban { $whom }** from all tables of this server? A seat becomes free as if { $whom } had left for good; a deal that is being played goes on with a computer. It lasts until someone lifts it.
ban-made = { $whom } is banned from the tables of this server.
ban-lifted = { $whom } may play here again.
ban-oneself = You can't ban yourself.
ban-the-bot = Bots play at no table.
ban-nobody = Nobody has this id.
ban-no-id = That is no id. In Discord, Developer Mode adds “Copy User ID” to the menu of a person.
ban-id-about = Also for people who have left this server.
ban-reason-about = The person reads it, and those who manage this server.
form-ban = Ban from all tables
form-ban-id = Id of the person
form-reason = Reason
saved-rules-title = { $count ->
    [0] ### No rules are saved here
    [one] ### 1 set of rules is saved here
   *[other] ### { $count } sets of rules are saved here
 }
saved-rules-line = **{ $name }** · { $game } · by { $author }
saved-rules-choose = Choose an author
saved-rules-by = { $count ->
    [one] 1 set of rules
   *[other] { $count } sets of rules
 }
saved-rules-of = { $count ->
    [one] **{ $author }** has saved one set of rules:
   *[other] **{ $author }** has saved { $count } sets of rules:
 }
saved-rules-dropped = { $count ->
    [0] There was nothing of { $author } to delete.
    [one] One set of rules by { $author } is deleted.
   *[other] { $count } sets of rules by { $author } are deleted.
 }
button-delete-all-of = { $count ->
    [one] Delete it
   *[other] Delete all { $count }
 }
log-about = -# The newest come first. Nothing is kept longer than 90 days.
log-empty = Nothing has happened yet.

# Button in the log of /server and in the menu of a host. At most 20 characters.
button-flags = Flags

flags-title = ### Flags

# Below the title of the flags.
flags-about = -# Facts of rated deals that chance rarely explains. They prove nothing, and nothing follows by itself.

flags-none = Nothing stands out.

# A flag. Who, Other: "Ana", "Ben"; number: deals more than expected; deals: of the two.
flags-ahead = - { $game }: **{ $who }** finished ahead of **{ $other }** { $number ->
    [one] 1 time
   *[other] { $number } times
 } more than their ratings expect, in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }.

# A flag. Number: per cent of comparisons.
flags-together = - { $game }: with **{ $who }** and **{ $other }** at one table, both beat the others { $number }% more often than usual, in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }.

# A flag. Number: rating points; other: one or two names.
flags-few = - { $game }: **{ $who }** gained { $number ->
    [one] 1 point
   *[other] { $number } points
 } in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }, most of it from **{ $other }**.

# A flag. Number: rating points.
flags-left = - { $game }: **{ $who }** gained { $number ->
    [one] 1 point
   *[other] { $number } points
 } in deals that others left, of { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }.

# Below the flags, if there are more than are shown.
flags-more = -# +{ $count }

# Refusal of the button Flags in an old menu.
only-host-flags = Only the host of this table can see the flags.
log-removed = { $who } removed **{ $whom }** from the table in { $channel }.
log-handed-over = { $who } made **{ $whom }** the host in { $channel }.
log-took-over = { $who } became the host in { $channel }, in place of **{ $whom }**.
log-stopped = { $own ->
    [yes] { $who } stopped the table in { $channel }.
   *[no] { $who } stopped the table of **{ $whom }** in { $channel }.
 }
log-asked-stop = { $who } asked to stop a deal in { $channel }.
log-agreed-stop = The players of a deal in { $channel } stopped it: **{ $whom }** asked, { $who } agreed last.
log-changed-game = { $who } changed the game in { $channel } to **{ $about }**.
log-started-over = { $own ->
    [yes] { $who } started the table in { $channel } over.
   *[no] { $who } started the table of **{ $whom }** in { $channel } over.
 }
log-setting = { $who } changed a setting: { $about }
log-banned = { $who } banned **{ $whom }**.
log-lifted = { $who } lifted the ban of **{ $whom }**.
log-voided = { $who } voided a deal in { $channel }: **{ $about }**
log-restored = { $who } restored a deal in { $channel }: **{ $about }**
# A line of the admins' log, `about` as in "President · 3": Ana asked to void a deal in #games: President · 3
log-proposed-void = { $who } asked to void a deal in { $channel }: **{ $about }**
log-proposed-restore = { $who } asked to restore a deal in { $channel }: **{ $about }**
# A line of the admins' log: Ben agreed with Ana in #games: President · 3
log-agreed = { $who } agreed with **{ $whom }** in { $channel }: **{ $about }**
# A line of the admins' log, once a majority has agreed.
log-passed-void = The players of a deal in { $channel } voided it: **{ $about }**. **{ $whom }** asked, { $who } agreed last.
log-passed-restore = The players of a deal in { $channel } restored it: **{ $about }**. **{ $whom }** asked, { $who } agreed last.
log-deleted-rules = { $who } deleted the rules **{ $about }** by { $whom }.
log-deleted-all = { $who } deleted all saved rules of **{ $whom }** ({ $about }).
ping-ready = I mention { $role } when a table opens, and give it to members who press the button.
ping-unmentionable = I can't mention { $role }. Let everyone mention it in the role's settings, or give me **Mention Everyone**.
ping-no-manage-roles = I can't give it to members: I need **Manage Roles**.
ping-role-above = I can't give { $role } to members. In the list of roles, drag { $own } above it.
ping-role-powerful = I don't give { $role } to members: it allows more than everyone can do. Choose a role without permissions.
ping-role-gone = The role is gone. Choose another one under `/server`.
crown-ready = I give { $role } to the President of the last deal, at most once in 5 minutes.

ping-role-unfit = Choose a role that people can be given: not @everyone, and none of a bot's.
ping-role-opens = { $role } opens channels. Only those who may manage roles can let members take it.
ping-none-here = This server has no role for new tables.
ping-not-given = { $why } Tell those who manage this server.
ping-refused = Discord doesn't let me change { $role }. Tell someone who manages this server.
ping-on = You have { $role } now: I mention it when a table opens. Press again to give it back.
ping-off = You no longer have { $role }.
ping-post = 🔔 **Do you want to know when a table opens?** Press the button to get the role that I mention then, and press it again to give the role back.
ping-opened = 🔔 { $role }: a table for **{ $game }** is open.
button-ping = Tell me of tables

### First steps
hello = 👋 **I run card games here:** { $games }.
    {"**"}{ button-open-table }** and friends press **{ button-join }**. **{ button-practise }**: play computers right away.
    Your cards come by direct message, so nobody else sees them.
# In the greeting of a server, unless everyone on the server may see its channel.
hello-admins = Those who manage this server set me up with `/server`.
# In every greeting.
hello-privacy = `/privacy` shows what I store about you.
button-open-table = Open a table
open-which = ### Which game?
open-known = { $why ->
    [settled] The usual game here
    [last] Played here last
   *[most] Played most on this server
 }{ $changed ->
    [yes] , with changed rules
   *[no] {""}
 }
button-practise = Practice alone
practice-there = You're already practicing { $game }.
button-go-on = Continue
button-practise-anew = Start over
practice-dealt = Dealt! Your cards are in your direct messages.
practice-here = Your cards are below.
button-to-cards = My cards
practice-dms-closed = Practice runs in direct messages, and I can't message you. Allow it (server name, Privacy Settings, Direct Messages) and try again.
practice-dms-refused = Practice runs in direct messages, and Discord won't let me message you right now. To play in a channel: `/game start`, then **{ button-computer }**.
# Refusal of /hand and others while the cards of the deal of the day are being delivered.
cards-under-way = Your cards are on their way. Try again in a few seconds.
practice-going-on = -# Practice: not counted on the leaderboard.
daily-going-on = -# Your first try counts on the day's board and for your streak, not on the leaderboard.
daily-title = Deal of { $date } · { $game }
daily-once = Your first try counts. The day ends { $until }.
daily-again = This try doesn't count: only your first one of a day does.
daily-instead = Today's deal would replace that table.
daily-unfinished = You didn't finish your first try in time, so this deal doesn't count.
daily-not-done = You haven't finished this deal.
# Result of the deal of the day, in a game with a landlord: "You won as the landlord: +3."
# $won is yes or no, $points the points of the deal with their sign.
daily-own-landlord = { $won ->
    [yes] **You won as the landlord: { $points }.**
   *[no] **You lost as the landlord: { $points }.**
 }
# The same for an opponent of the landlord: "You beat the landlord: +1."
daily-own-farmer = { $won ->
    [yes] **You beat the landlord: { $points }.**
   *[no] **You lost to the landlord: { $points }.**
 }
# The same in other games in which a player is alone against the others: "You won alone: +3."
daily-own-alone = { $won ->
    [yes] **You won alone: { $points }.**
   *[no] **You lost alone: { $points }.**
 }
# The same for an opponent of that player.
daily-own-others = { $won ->
    [yes] **You beat the lone player: { $points }.**
   *[no] **You lost to the lone player: { $points }.**
 }
# The same in a game that is only won or lost.
daily-own-game = { $won ->
    [yes] **You won.**
   *[no] **You lost.**
 }
# The same in a game with places and points: "You came 2nd of 4: +1."
daily-own-points = { $place ->
    [1] **You won, 1st of { $players }: { $points }.**
    [2] **You came 2nd of { $players }: { $points }.**
    [3] **You came 3rd of { $players }: { $points }.**
   *[other] **You came { $place }th of { $players }: { $points }.**
 }
# The same in a game with places only, or before the penalty points.
daily-own-place = { $place ->
    [1] **You won, 1st of { $players }.**
    [2] **You came 2nd of { $players }.**
    [3] **You came 3rd of { $players }.**
   *[other] **You came { $place }th of { $players }.**
 }
# Behind the result: "The computers average 4.6 with these cards." Their mean of 24 deals.
daily-average = The computers average { $average } with these cards.
# The same for penalty points: "3 penalty points; the computers average 5.2."
daily-average-penalties = { $count ->
    [one] 1 penalty point; the computers average { $average }.
   *[other] { $count } penalty points; the computers average { $average }.
 }
# Penalty points of a person, on the board of a day and behind the result: "3 penalty points".
daily-penalties = { $count ->
    [one] 1 penalty point
   *[other] { $count } penalty points
 }
# The same in a game with places only: "The computers average place 1.8 with these cards."
daily-average-place = The computers average place { $average } with these cards.
# The same in a game that is only won or lost; $average is from 0 to 100.
daily-average-wins = The computers win { $average }% of the time with these cards.
# Behind a result of the deal of the day and in the text to share: 2 days in a row
daily-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
 } 🔥
# Below the squares of a shared result, one for each trick: what they mean.
daily-legend = 🟩 trick won · ⬜ trick of others · 🏁 out of cards
# Above the text of a result in a code block, for other places than the channel.
daily-copy = To share it elsewhere, copy this:
daily-share = Gamenight deal of { $date } · { $game }
daily-board = Best of { $date }
# The title of the board in a message that has the day's date above it.
daily-board-here = Best of the day
daily-secret = Cards of { $date }: seed `{ $seed }`, fingerprint `{ $proof }`. Check your deal with `/verify code:{ $code }`.
daily-rules = Everyone here gets the same cards and the same computers. Your first try counts. The day ends { $until }.
daily-fixed = Fingerprint of today's seed: `{ $proof }`. Tomorrow's: `{ $next }`.
daily-server = Use `/daily` on a server: each one has its own cards.
daily-no-hint = No hints in the deal of the day.
daily-secret-later = The seed of this day comes with the next day's deal.
daily-post-waits = I can't write in { $where } yet. Give me { $named } there, and the post comes by itself.
daily-post-next = Today's deal is posted already. The next post comes { $until }.
daily-post-later = Discord isn't answering. The first post comes in a few minutes.
button-daily = Play today's deal
button-daily-again = Play it again
# Beside Share: shows the result as a text, for other places than the channel.
button-daily-copy = Text to copy
# Button below a result of the deal of the day; posts it to the channel. At most 20 letters.
button-daily-share = Share
button-daily-score = Deal of the day
primer = -# 👋 **{ $game }:** { $goal }
    -# High to low: **{ $order }**{ $more }
    -# { $how ->
        [equal] Play the same number of cards, equal or higher.
        [larger] Play the same number of cards, but higher, or a larger set.
       *[higher] Play the same number of cards, but higher.
    } { $tip ->
        [stuck] Nothing beats this: **{ button-pass }**.
        [lead] {""}**{ button-hint }** for an idea.
        [none] {""}
        [wait] {""}**{ button-pass }** to wait.
       *[idea] {""}**{ button-pass }** to wait, **{ button-hint }** for an idea.
    }
primer-goal-alone = { $landlord ->
    [yes] Bid to play as landlord against the other { $others ->
        [2] two
       *[other] { $others }
    }.
   *[no] Bid to play alone against the other { $others ->
        [2] two
       *[other] { $others }
    }.
 } First side out wins.
primer-goal-teams = You and your partner win together. Get rid of your cards.
primer-goal-titles = Get rid of your cards. First: { $best }, last: { $worst }.
primer-goal-places = Get rid of your cards, the sooner the better.
primer-goal-first = Be the first to get rid of your cards.
primer-goal-left = First without cards wins. The fewer you have left, the better.
primer-brief = -# 👋 { $goal } High to low: **{ $order }**
primer-goal-alone-brief = First side out of cards wins.
primer-goal-teams-brief = You and your partner: get rid of your cards.
primer-goal-titles-brief = First out of cards: { $best }.
primer-goal-places-brief = Get rid of your cards fast.
primer-goal-first-brief = First out of cards wins.
primer-goal-left-brief = First out of cards wins.
primer-bombs = 💣 beats everything: { $kinds }
primer-chops = 💣 beats twos: { $kinds }
primer-wild = wild: { $cards }
primer-power = alone beats any set: { $cards }
primer-fewer-twos = twos need one card fewer
primer-revolution = four of a kind turns this order upside down
primer-ends = ends the trick: { $cards }
lesson-five = -# 💡 **Five cards**, low to high: { $kinds }.
lesson-five-any = -# 💡 **Hands of five cards:** { $kinds }.
lesson-run = -# 💡 **Straight:** { $least } or more cards in a row, any suits.
lesson-with-example = { $lesson } You have { $play }.

### Browsing the rules
browse-title = ### Games and rules
browse-own = ✎ **Your own rules** · { $game }: { $changes }
browse-about-pr = First out becomes President; the last, the Scum, pays with good cards
browse-about-bt = Singles, pairs, triples and five-card poker hands; twos are high
browse-about-df = Japan's President: rise from Destitute to Daifugo
browse-about-th = Vietnam's Tiến Lên: sets, runs, and bombs that chop twos
browse-about-dd = One landlord against two; every bomb doubles the stake
browse-about-b3 = Threes are high; bid to play alone against two
browse-found = { $count ->
    [0] ### Nothing found for “{ $typed }”
    [one] ### 1 result for “{ $typed }”
   *[other] ### { $count } results for “{ $typed }”
 }
button-all-of = All { $count }
button-search = Search
form-search = Find a game or a rule
search-about = A game's name, a number of players (“3 players”), or words from the rules (“two decks”).
search-field = What are you looking for?
browse-games = Choose a game
browse-rules = Choose a house rule
rule-typed = To open a table with it: `/game start house_rules:{ $option }=` and one of these.
browse-family = { $count ->
    [one] ### { $game }: one game
   *[other] ### { $game }: { $count } games
 }
browse-played = { $count ->
    [0] ### Nothing has been played on this server yet.
   *[other] ### Most played here
 }
browse-saved = { $count ->
    [0] ### No saved rules on this server yet.
        Choose a game, change its rules, and save them.
   *[other] ### Our own rules
 }
browse-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
 }
button-played = Most played here
button-saved = Our own
button-games = All games
button-play-this = Play this here
button-use-rules = Use at our table
button-edit = Change rules
button-share = Share
button-channel-default = Set as usual game
button-delete = Delete
saved-named = ### ★ { $name }

### The editor of a table's rules
editor-title = ### Your table's rules: { $game }
editor-title-own = ### Your own rules: { $game }
    -# Only you see them until you play, save or share them.
editor-and-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
 }
editor-clashes = ⚠️ **These rules don't work together.** Until they do, the game can't start and others see the last working ones.
editor-clashes-own = ⚠️ **These rules clash.** Keep changing: you can't play, save or share them until they fit.
editor-take-back = Undo one change
editor-topics = Choose a topic
editor-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
 }
editor-own = unchanged
rule-span = { $low } to { $high }
players-in-all = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
button-type = Type a value
button-undo = Undo this
button-reset = Reset all
button-other-game = Other game
button-save = Save
button-sheet = Rule sheet
form-rule = House rule
form-value = Your answer
form-name = Name
form-save = Save these rules
save-about = Everyone on this server can pick it by name in **/rules** and **/game start**.
saved = Saved as **{ $name }**.
share = Code: **{ $code }**. Works on any server: `/game start code:{ $code }` plays it, `/rules code:{ $code }` shows it.
channel-default-set = `/game start` here now opens **{ $game }** with these rules. Press again to undo.
channel-default-no-more = This channel has no usual game now.
lobby-unsettled = ✎ { $host } is still changing the rules. Start has to wait.
next-rules = { $count ->
    [0] Next match: **{ $game }**.
    [one] Next match: **{ $game }** with 1 house rule.
   *[other] Next match: **{ $game }** with { $count } house rules.
 }
save-dropped = Deleted **{ $name }**. To get it back, use the code { $code }.
save-nameless = Give the rules a name first.
save-too-many = { $most ->
    [one] This server already has a saved rule set. Delete it first.
   *[other] This server already has { $most } saved rule sets. Delete one first.
 }
save-taken = **{ $name }** is taken (by { $author }). Pick another name.
save-not-yours = Only their author or a server manager can delete these rules.
save-enough = { $most ->
    [one] You have one rule set here, the limit. Delete it first: `/rules`, **{ button-saved }**.
   *[other] You have { $most } rule sets here, the limit. Delete one first: `/rules`, **{ button-saved }**.
 }
save-only-hosts = Only the host of an open table can save rules on this server.
save-only-role = Only { $role }, and those who manage this server, can save rules here.
save-only-managers = Only those who manage this server can save rules here.
only-channel-managers = Only people who manage this channel can set its usual game.
nothing-to-undo = Nothing to undo.
rules-stand = The rules are fixed until this match is over.
draft-clashes = These rules don't work together: { $why }
draft-gone = I keep changed rules for a day, and these are gone. Open them again with `/rules`.
rule-value = “{ $typed }” doesn't work here. { $why }
rule-value-near = “{ $typed }” doesn't work here. { $why } Did you mean { $near }?
too-slow = That took too long. Please press again.
code-mistyped = There's a typo in that code. Codes have digits 2–9 and letters, never I, O or U.
code-length = This code has { $count ->
    [one] one letter
   *[other] { $count } letters
 }; codes like this have { $right }.
code-doubtful = There is a letter wrong in this code, or one is missing: I read { $count ->
    [one] one letter
   *[other] { $count } letters
 }.
code-newer = That code needs a newer version of me.
code-game-gone = That code is for a game I no longer have: “{ $game }”.
code-rule-gone = That code uses a house rule I no longer have: “{ $rule }”.

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = The highest bidder plays alone with the hidden cards, for that many points.
ask-cut-about = Cut the deck: how many cards come off the top?
call-deal = Deal
call-deal-about = It's your job to deal. Where it's asked, shuffle and offer the cut first.
call-shuffle = Shuffle
call-shuffle-about = First place shuffles, offers the cut, then deals. Skipping a step is a fault.
call-offer-cut = Offer the cut
call-offer-cut-about = Let last place cut the deck before you deal.
call-redeal = Ask for new cards
call-redeal-about = Your hand is weak enough to ask for new cards. Everyone will know it was yours.
call-trade = Trade
call-trade-about = You hold the lowest card. Trade it for the card in the middle …
call-keep = Keep
call-keep-about = … or keep it.
call-accept = Accept
call-accept-about = Swap the two cards as offered.
call-done = Stop swapping
call-done-about = Stop swapping. Offers nobody accepted are off.
call-last-card = Last card!
call-last-card-about = Call it before the next player acts. Win without calling and you pay for everyone.
call-clear-table = Clear the table
call-clear-table-about = Only last place clears the table. Do it on purpose and you come last next deal.
call-on-purpose = On purpose
call-on-purpose-about = Did you clear the table on purpose …
call-by-mistake = By mistake
call-by-mistake-about = … or by mistake?
call-forfeits = I'll do a forfeit
call-forfeits-about = Let first place set you a harmless task?
forfeit-tea = Task: serve tea
forfeit-verse = Task: sing a verse
forfeit-joke = Task: tell a joke
forfeit-about = Last place is up for it: set one harmless task this deal.
told-deal = { $who } deals.
told-shuffle = { $who } shuffles.
told-offer-cut = { $who } offers the cut.
told-fault = { $who } made a dealing fault.
told-redeal = { $who } has a weak hand and asks for new cards.
told-trade = { $who } trades the lowest card for the one in the middle.
told-keep = { $who } keeps the lowest card.
told-accept = { $who } accepts.
told-done = { $who } stops swapping.
told-last-card = { $who } calls: **last card!**
told-clear-table = { $who } clears the table.
told-on-purpose = { $who } says it was on purpose.
told-by-mistake = { $who } says it was a mistake.
told-forfeits = { $who } will do a forfeit.
told-forfeit-tea = { $who } sets a task: serve tea.
told-forfeit-verse = { $who } sets a task: sing a verse.
told-forfeit-joke = { $who } sets a task: tell a joke.
told-dragon = { $who } was dealt a dragon: one card of every rank!
told-four-twos = { $who } was dealt all four twos.
told-four-threes = { $who } was dealt all four threes.

### Trading
hand-give-highest = { $count ->
    [one] 🟡 **Give { $who } your highest card.** There's a tie: pick one · time's up <t:{ $due }:R>.
   *[other] 🟡 **Give { $who } your { $count } highest cards.** There's a tie: pick which · time's up <t:{ $due }:R>.
 }
hand-offer = 🟡 **Offer { $who } a card.** You two must agree on a swap; everyone sees the offers · time's up <t:{ $due }:R>.
hand-haggle = 🟡 { $who } offers **{ $theirs }** for your **{ $mine }**. Accept, or offer another card · time's up <t:{ $due }:R>.
hand-swap = 🟡 **Swap with { $who }:** offer any cards (only { $who } sees them), or none · time's up <t:{ $due }:R>.
hand-swap-back = { $count ->
    [one] 🟡 { $who } offers **{ $theirs }**. Give one card back, or stop · time's up <t:{ $due }:R>.
   *[other] 🟡 { $who } offers **{ $theirs }**. Give { $count } cards back, or stop · time's up <t:{ $due }:R>.
 }
pick-any = Pick cards to offer
offer-cards = Offer { $cards }
offer-again = Offer { $cards } again
you-offered = You offered **{ $cards }**.
# After an offer of no cards in a swap of any number of cards.
you-offered-none = You offered no cards.
drawn-last = You just drew **{ $cards }**.
only-you-see = In the middle, only for your eyes: **{ $cards }**.
turn-trade = Waiting for { $who } to swap cards · time's up <t:{ $due }:R>.
turn-bid = Waiting for { $who } to bid · time's up <t:{ $due }:R>.
turn-cut = Waiting for { $who } to cut the deck · time's up <t:{ $due }:R>.
ping-trade = { $who }, swap cards with { $partner } · time's up <t:{ $due }:R>

### How a deal stands
play-counts-as = { $play } as { $stands }
seat-cards-hidden = ? cards
seat-closed-out = 🔒 out of this trick
dealt-again = New cards: the last deal didn't count.
seen-by-all = Turned face up: **{ $cards }**.
bids-so-far = { $bids }
bid-of = { $who } bids { $amount }
bid-of-own = You bid { $amount }
bid-none = { $who } passes
bid-none-own = You pass
plays-alone = **{ $who }**{ $landlord ->
    [yes] {" "}(landlord)
   *[no] {""}
 } vs { $others } · stake **{ $stake }**
plays-alone-own = { $landlord ->
    [yes] {""}**You're the landlord**
   *[no] {""}**You** vs { $others }
 } · stake **{ $stake }**
team = Team: { $who } · { $cards }
partners = Partners: { $pairs }
stake = Stake: **{ $stake }**
stock-left = { $count ->
    [0] The stock is empty.
    [one] Stock: 1 card
   *[other] Stock: { $count } cards
 }
pile = -# Earlier plays: { $cards }
cards-left = Cards left: { $counts }
closed-out = 🔒 Out of this trick: { $who }
passed-so-far = Passed: { $who }

### The log
button-log = Log
button-proof = Shuffle proof
proof-title = ### Shuffle proof · deal { $number }
proof-about = The bot's seed and the players' words made this deck. The seed's fingerprint (SHA-256) was here first, and the seed follows after the deal. So anyone can check that no card was changed, and once a player cuts, neither the bot nor the players alone choose the cards. It doesn't prove that the bot didn't look at them.

proof-shown = Fingerprint: `{ $proof }`
proof-seed = Seed: `{ $seed }`
proof-key = Code: `{ $code }`

proof-words = Cut by { $words }

proof-word = { $who } (“{ $word }”)

proof-uncut = No player cut: the bot alone drew this deck.

proof-next = ### Next deal

proof-cut = Not cut yet. Any player can cut until the deal starts.

# Below the proof of shuffles, in small letters.
proof-how = `/verify` sends a deal that's over, and a page that checks it in your browser.

# Instead of that, where the operator has published the docs: a link to docs/fair-deals.md.
proof-page = [How to check a deal]({ $link })

# In small letters below the lobby and below results; the first 16 digits, as 9f3c0a1b2c3d4e5f. One line on a phone.
fingerprint-next = Next deal's fingerprint: `{ $proof }`

# The same below a running deal, for both deals. Without a next deal: none.
fingerprint-now = Fingerprint: `{ $proof }`{ $next ->
    [none] { "" }
   *[other] {" "}· next: `{ $next }`
    }

# In small letters below results, in one line on a phone. The code is that of /verify, as 7.3.
fingerprint-over = Fingerprint: `{ $proof }` · `/verify code:{ $code }`

# Of a deal that was not played to its end: below a closed table or the next deal. /verify tells the seed.
fingerprint-dropped = Dropped deal: `{ $proof }` · `/verify code:{ $code }`

# Below a closed table, of the deal that would have come next.
fingerprint-unused = Never dealt: `{ $proof }` · `/verify code:{ $code }`

button-cut-deck = Cut the cards

button-verify = Check the last deal

form-cut = Cut the cards

form-word = Your word

cut-about = Any word goes into the next shuffle. Everyone can see it.

cut-empty = Type a word.

cut-late = The deal has begun, so your word doesn't count.

# Answer of /verify: a message showed the fingerprint before the deal. yes: players cut the cards.
verify-fits = **Deal { $number } was fair:** its seed, fixed before the deal, { $cut ->
    [yes] and the players' words give
   *[no] gives
    } exactly these cards.

# The same, but no message showed the fingerprint before the deal; a line below says so.
verify-matches = **Deal { $number } fits its seed:** { $cut ->
    [yes] the seed and the players' words give
   *[no] the seed gives
    } exactly these cards.

# The next line of the answer: the message from before the deal. The moment has date and time; link none: the reader may not see the channel.
verify-where = Its fingerprint `{ $proof }` stood in { $link ->
    [none] a message of { $at }.
   *[other] the message of { $at }: { $link }
    }

# Instead of that: the message was deleted, and a later one took its place.
verify-moved = Its fingerprint `{ $proof }` was in a message of { $at }, which is gone. { $link ->
    [none] { "" }
   *[other] This one has it now: { $link }
    }

# Instead of that: no message showed the fingerprint before the deal.
verify-late = Its fingerprint `{ $proof }` was in no message before the deal, first in one of { $at }. So nothing shows that the seed was fixed.

# Instead of that: nothing is stored about such a message, as for deals of old versions.
verify-unshown = No message from before the deal with its fingerprint is known, so nothing shows that the seed was fixed.

# A line of the answer about a deal that was not played to its end.
verify-dropped = The deal was dropped. This checks it as far as it was played.

# Answer of /verify with the code of a deal that never began: its table was closed.
verify-undealt = **Code { $code } was never dealt:** the table closed first. Its seed `{ $seed }` { $fits ->
    [yes] gives its fingerprint.
   *[no] doesn't give its fingerprint.
    }


verify-differs = **Deal { $number } doesn't check out.** Line { $line } differs: { $fact ->
    [commitment] the seed doesn't give the fingerprint
    [seats] the seats
    [dealer] the dealer
    [deck] the order of the deck
    [lot] the number for later draws
    [roles] the places from the deal before
    [hands] the hands
    [drawn] the cards drawn
    [leader] who leads
    [act] the rules don't allow it
   *[other] what follows by the rules
    }.

# Last line of the answer, which has two files: the deal, and a page for browsers. Link none: the docs are not published.
verify-record = The file has the whole deal. The page checks it in your browser{ $link ->
    [none] .
   *[other] : [how to check a deal]({ $link }).
    }

verify-nothing = There's no finished deal to check here.

verify-word-gone = A player's word was deleted with their data, so this deal can't be checked any more.

verify-unknown = This deal was played by rules of another version, so I can't check it.
history-title = ### Finished deals

history-deal = **{ $game }** · deal { $number } · { $when }

history-unrated = -# Not rated: { $why ->
    [house-rules] house rules
    [few-people] too few people
    [fault] a technical fault
    [practice] practice
    [daily] deal of the day
    [voided] taken back
    [uncontested] fewer than two people played to the end
    [same-people-before] over { $limit } deals of the same people in a day
   *[unknown-rules] rules unknown
 }
# Under a deal in /history that was begun and not finished: Stopped by Ana, with the others' consent. It doesn't count.
history-stopped = -# { $why ->
    [agreed] Stopped by { $who }, with the others' consent
    [admin] Closed by an admin
    [stopped] Stopped by { $who }
    [deleted] The channel was deleted
    [archived] The thread was archived
    [removed] I was removed from the server
   *[unread] The table couldn't go on
 }. It doesn't count.

# Below a deal in /history that counts for nothing, as the same people played very much. Limit: "30".
history-uncounted = -# Not rated, on no leaderboard: at least half of the pairs here played { $limit } rated deals together that day

history-none = There are no finished deals here.

history-gone = This deal isn't here any more, or its cards were deleted.

history-stripped = -# Its cards and plays were deleted.

replay-no-code = There's no kept deal with this code.

step = Step { $step } of { $steps }

step-first = First

step-back = Back

step-on = Next

step-last = Last

button-look = Open

button-record = Record

button-verify-deal = Check shuffle

button-void = Void

button-restore = Restore
# Below a deal in the history, for its host; admins have "Void".
button-propose-void = Ask to void
button-propose-restore = Ask to restore
# Below the message about a proposal to void or restore a deal.
button-agree = Agree

void-about = **Void this deal?** It leaves leaderboards, ratings, seasons, achievements and the throne. A match in play keeps its places and points.

restore-about = **Restore this deal?** It counts again, as it did before.
# Before the form for the reason, to the host of a deal: { $majority } of the { $others } other people have to agree.
void-propose-about = **Ask to void this deal?** { $others ->
    [one] It counts until the other player agrees.
   *[other] It counts until { $majority } of the { $others } other players agree.
 } Then it leaves leaderboards, ratings, seasons and achievements. A match in play keeps its places and points.
restore-propose-about = **Ask to restore this deal?** { $others ->
    [one] It doesn't count until the other player agrees.
   *[other] It doesn't count until { $majority } of the { $others } other players agree.
 }

void-reason-about = It stands beside the deal, for all who look it up.

voided-by = -# { $by ->
    [players] Voided by the players
    [host] Voided by the host
   *[admin] Voided by an admin
 }

voided-because = -# { $by ->
    [players] Voided by the players
    [host] Voided by the host
   *[admin] Voided by an admin
 }: { $reason }
# In the table's channel, with the button Agree, by the host or by an admin who played: The host asks to void President · deal 3, “Ben saw a card”. It counts until 2 of the 3 other players agree.
proposal-void = { $by ->
    [host] The host asks to void { $game } · deal { $number }, “{ $reason }”.
   *[player] An admin who played asks to void { $game } · deal { $number }, “{ $reason }”.
 } { $others ->
    [one] It counts until the other player agrees.
   *[other] It counts until { $majority } of the { $others } other players agree.
 }
proposal-restore = { $by ->
    [host] The host asks to restore { $game } · deal { $number }.
   *[player] An admin who played asks to restore { $game } · deal { $number }.
 } { $others ->
    [one] It doesn't count until the other player agrees.
   *[other] It doesn't count until { $majority } of the { $others } other players agree.
 }
# Behind `proposal-void`, once someone has agreed.
proposal-agreed = { $count ->
    [one] 1 player agrees so far.
   *[other] { $count } players agree so far.
 }
# In direct messages, around all sentences about a proposal: ... (Game Night)
proposal-on = { $said } ({ $server })
# In the table's channel: An admin voided President · deal 3, “Ben saw a card”. It doesn't count any more.
proposal-voided = { $by ->
    [admin] An admin voided { $game } · deal { $number }, “{ $reason }”.
   *[players] The players agreed to void { $game } · deal { $number }, “{ $reason }”.
 } It doesn't count any more.
proposal-restored = { $by ->
    [admin] An admin restored { $game } · deal { $number }.
   *[players] The players agreed to restore { $game } · deal { $number }.
 } It counts again.
# The private answer to the button Agree; 0 if that was the last vote needed.
proposal-you-agreed = { $missing ->
    [0] You agreed. That settles it.
    [one] You agreed. One more player has to agree.
   *[other] You agreed. { $missing } more players have to agree.
 }
# In place of the reason.
void-no-reason = no reason given
# The answer to an old button Agree.
proposal-over = That's decided already.
proposal-own = You asked for this. The other players of the deal decide.
proposal-others = Only the other people who played this deal can agree.
void-by-admin = An admin decided this. Only an admin who didn't play the deal can change it.
void-alone = No one else played this deal, so only an admin who didn't play can decide.

void-too-late = { $days ->
    [one] A deal can be voided or restored for 1 day after its end.
   *[other] A deal can be voided or restored for { $days } days after its end.
 }

void-only-host = Only the host of that deal, or people who manage this server, can do that.

button-keep = Keep

button-unkeep = Stop keeping

kept-by = -# Kept by { $who }

kept-by-people = -# { $count ->
    [one] Kept by 1 person
   *[other] Kept by { $count } people
 }

kept-code = Your code: **{ $code }**. `/replay code:{ $code }` shows this deal anywhere, with names only on its own server.

keep-full = { $most ->
    [one] You keep one deal, the limit. Stop keeping it first: `/replay` lists it.
   *[other] You keep { $most } deals, the limit. Stop keeping one first: `/replay` lists them.
 }

keep-ended = { $all ->
    [yes] This deal isn't kept any more, and its codes are gone.
   *[no] You don't keep this deal any more, and your code is gone.
 }


log-title = ### Log · deal { $number }
log-page = {" "}· page { $page } of { $pages }
log-play = { $who } { $play }
log-passed = { $count ->
    [one] { $who } passes
   *[other] { $who } pass
 }
log-nothing = Nothing has happened yet.
log-older = Older
log-newer = Newer
log-newest = Newest
no-log = Nothing has been played at this table yet.
button-replay = Replay
button-replay-last = Replay last deal
replay-title = ### Replay · deal { $number }
replay-places = Best first: { $seats }.
replay-play = { $who } · { $play }
replay-nothing = This message shows no deal of mine.
replay-running = This deal isn't over yet.
no-replay = There's no finished deal to replay here yet.
button-review = How did I play?
button-post = Post to channel

post-by = { $who } shares:

post-done = ✅ Posted: { $link }

post-already = This result is in the channel already.

post-nowhere = There's no channel to post this to.

# Refusal of Share in direct messages: the person has left the server, or lost the channel
post-unseen = You can't see the channel this would go to any more.

post-gone = This match is over and another one has begun.

review-title = ### How you played deal { $number }
review-none = 👏 No costly choice. Well played.
review-lead = You led.
review-bid = The bidding.
review-give = You gave cards away.
review-swap = You could trade your lowest card.
review-beat = To beat: **{ $play }**
review-yours = Yours: **{ $move }**
review-better = Better: **{ $move }** · worth about { $cost } more
review-best = Your best: **{ $move }** on **{ $play }**

review-best-lead = Your best: you led **{ $move }**

review-worth = worth about { $cost } more than **{ $move }**

review-thinking = { $count ->
    [one] Looking back at your one decision: { $number } done …
   *[other] Looking back at your { $count } decisions: { $number } done …
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
    [one] { $amount } win
   *[other] { $amount } wins
 }
review-basis = -# Your costliest choices, tested on many deals that fit what you knew then.
review-busy = I'm thinking about other games. Try again in a minute.
review-substituted = A computer played part of this deal for you, so I can't review it.
told-dealt = **Deal { $number }** · { $who } deals.
told-cut = { $at ->
    [one] { $who } cut the deck: 1 card off the top.
   *[other] { $who } cut the deck: { $at } cards off the top.
 }
told-gave-cards = { $giver } gave { $taker } **{ $cards }**.
told-gave = { $count ->
    [one] { $giver } gave { $taker } one card.
   *[other] { $giver } gave { $taker } { $count } cards.
 }
told-took-cards = { $who } picked up **{ $cards }**.
told-took-cards-own = You picked up **{ $cards }**.
told-took = { $count ->
    [one] { $who } picked up the hidden card.
   *[other] { $who } picked up the { $count } hidden cards.
 }
told-traded = { $who } traded **{ $returned }** for **{ $cards }**.
told-traded-own = You traded **{ $returned }** for **{ $cards }**.
told-looked-at = { $who } saw **{ $cards }** in the middle.
told-looked = { $who } looked at the card in the middle.
told-drew-card = { $who } drew **{ $cards }**.
told-drew = { $who } drew a card.
told-restocked = { $count ->
    [one] The stock is refilled with one card from earlier tricks.
   *[other] The stock is refilled with { $count } cards from earlier tricks.
 }
told-alone = { $who } plays alone for { $stake }.
told-doubled = The stake doubles!
told-out-of-time = ⏳ { $who } ran out of time.
told-taken-back = { $who } took back a play.
told-offered-cards = { $giver } offers { $taker } **{ $cards }**.
told-offered = { $count ->
    [one] { $giver } secretly offers { $taker } one card.
   *[other] { $giver } secretly offers { $taker } { $count } cards.
 }
told-offered-cards-own = You offer { $taker } **{ $cards }**.
told-offered-own = { $count ->
    [one] You secretly offer { $taker } one card.
   *[other] You secretly offer { $taker } { $count } cards.
 }
told-offered-cards-to-own = { $giver } offers you **{ $cards }**.
told-offered-to-own = { $count ->
    [one] { $giver } secretly offers you one card.
   *[other] { $giver } secretly offers you { $count } cards.
 }
told-announced = { $count ->
    [one] ⚠️ { $who } has **one card** left!
   *[other] ⚠️ { $who } could go out soon: { $count } cards left.
 }
told-announced-own = { $count ->
    [one] ⚠️ You have **one card** left!
   *[other] ⚠️ You could go out soon: { $count } cards left.
 }
told-leads = { $who } leads.
told-leads-with = { $who } leads; the first play must include **{ $cards }**.
told-skipped = { $who } is skipped.
told-reversed = 🔄 Revolution: low cards beat high ones.
told-righted = 🔄 Ranks are back to normal.
told-turned = ↩️ Turns now go the other way.
told-threw-in = { $who } throws in their hand and comes last.
told-out = { $who } is out in { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } place.
told-won = { $who } won the trick.
told-void = This deal doesn't count. New cards are dealt.
told-over = Deal over.

### Results of teams, stakes and chips
alone-won = The landlord, **{ $who }**, beats { $others }.
alone-lost = { $others } beat the landlord, **{ $who }**.
solo-won = **{ $who }** plays alone and beats { $others }.
solo-lost = { $others } beat **{ $who }**, who played alone.
team-won = Winning team: **{ $who }** · { $cards } left
team-rest = { $who } · { $cards } left
stake-made = Stake **{ $stake }**: { $parts }
# After the sentence about the landlord, if the stake is the bid alone: Stake 3.
stake-plain = Stake **{ $stake }**.
stake-bid = bid { $amount }
stake-bombs = { $count ->
    [one] 1 bomb ×2
   *[other] { $count } bombs ×2 each
 }
stake-spring = spring ×2
result-paid-chips = { $chips ->
    [one] **{ $won }** · { $chips } chip
   *[other] **{ $won }** · { $chips } chips
 }
result-chips = { $chips ->
    [one] **{ $chips } chip**
   *[other] **{ $chips } chips**
 }
match-leader-chips = { $leaders ->
    [one] { $who } leads with
   *[other] { $who } lead with
 } { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
 }.

### Cards as players type them: words with commas between
one-joker = joker
typed-1 = single
typed-2 = pair, pairs, two
typed-3 = triple, trips, three
typed-4 = quads, quad, four
typed-5 = five
typed-6 = six
typed-7 = seven
typed-8 = eight
typed-three = three
typed-four = four
typed-five = five
typed-six = six
typed-seven = seven
typed-eight = eight
typed-nine = nine
typed-ten = ten
typed-jack = jack
typed-queen = queen
typed-king = king
typed-ace = ace
typed-two = two, deuce, deuces
typed-joker = joker
typed-red-joker = red joker, redjoker, big joker
typed-black-joker = black joker, blackjoker, small joker, little joker
typed-diamond = diamond
typed-club = club
typed-heart = heart
typed-spade = spade
# After a card: the same card again, from the other pack. The word of cards-twice is among them.
typed-twice = twice, two times
typed-fill = of, and, the
typed-stands = for, stands for
# Words between the first and the last rank of a row: "3 to 7"
typed-to = to, through, thru, till, until, up to
typed-cannot-stand = A wild card can't stand for that right now.

### Kinds of plays
kind-single = Singles
kind-pair = Pairs
kind-triple = Triples
kind-four = Four of a kind
kind-set = Sets
kind-straight = Straights
kind-pair-run = Runs of pairs
kind-triple-run = Planes (runs of triples)
kind-quad-run = Runs of quads
kind-full-house = Full houses
kind-four-and-one = Four of a kind and one
kind-two-pairs = Two pairs
kind-rocket = Rocket
kind-dragon = Dragon
kind-straight-flush = Straight flushes
kind-flush = Flushes
kind-kicked = Sets with extras
kind-bomb = Bombs
kind-other = Other plays
label-single = { $cards }
# Button of the best play in words: "pair of nines, suggested". Play: the name of the play.
label-suggested = { $play }, suggested
label-pair = Pair { $cards }
label-triple = Triple { $cards }
label-four = Quads { $cards }
label-set = Set { $cards }
label-straight = Straight { $cards }
label-pair-run = Pair run { $cards }
label-triple-run = Plane { $cards }
label-quad-run = Quad run { $cards }
label-full-house = Full house { $cards }
label-four-and-one = Four and one { $cards }
label-two-pairs = Two pairs { $cards }
label-rocket = Rocket
label-dragon = Dragon
label-straight-flush = Straight flush { $cards }
label-flush = Flush { $cards }
label-kicked = With extras { $cards }
label-bomb = Bomb { $cards }
label-other = { $cards }
stands-for = { $wild }={ $stands }
stands-for-itself = As they are

### Who sits at a table, and what they do with one another
sent-away = You were voted out. You can rejoin once the next deal has started.
sent-away-by = The host, { $who }, removed you. You can rejoin once the next deal has started.
may-not-vote = A vote needs at least two people who are playing and awake.
no-longer-here = That player has left the table.
not-in-mid-deal = Wait until this deal is over.

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 You can bomb right now, even out of turn.
first-of-two = the first of two
second-of-two = the second of two
button-put-back = Clear
button-take-back = Take back
button-finish = Finish quickly

button-hint = Hint
button-plays = What can I play?
button-why = Why not?
button-settings = Settings
stands-for-what = What does **{ $cards }** stand for?
stands-for-kind = { $stands } · { $kind }
stands-for-which = { $part ->
    [1] The strongest
   *[other] Weaker, part { $part }
 }
hint = Hint: **{ $move }**. { $reason }
reason-out = That's your whole hand: you're out!
reason-only = It's all you can play.
reason-wins-last = Nobody can beat it, and then you have one play left: { $cards }.
reason-wins = Nobody can beat it. { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 } left after that.
reason-unbeaten = Nobody can beat it.
reason-guard-many = Someone has one card left, so don't play a single.
reason-guard-high = Someone has one card left, so play your highest.
reason-guard-two = Someone has two cards left, so don't play two.
reason-partner-out = Your partner has one card left and may go out on this.
reason-few-higher = The only higher cards still out: { $cards }.
reason-highest = Nothing higher is still out.
reason-mostly-lower = Cards still out: { $amount } lower, only { $count } higher.
reason-last = Then you have one play left: { $cards }.
reason-sheds = It gets rid of { $count ->
    [one] one card
   *[other] { $count } cards
 }. { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 } left after that.
reason-sheds-keeps = It gets rid of { $count ->
    [one] one card
   *[other] { $count } cards
 }, and you keep { $cards }.
reason-low = It gets rid of your lowest card too. { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 } left after that.
reason-near = Then you're { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 } from going out.
reason-keeps = You save your high cards: { $cards }.
reason-alone = It fits nothing else you hold, and it's harder to beat than your lowest card.
reason-breaks-nothing = It breaks nothing up. { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 } left after that.
reason-press = Someone is low on cards, so don't make this easy to beat.
reason-bomb = Only your bomb beats this. { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 } left after that.
reason-follow = It's your lowest play that beats this. { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 } left after that.
reason-weakest = It's your lowest play that beats this.
reason-computer = It's what a computer would do here.
reason-pass-partner = Your own side is winning this trick.
reason-pass-bomb = Only your bomb beats this. Save it.
reason-pass-whole = Beating this breaks up your hand (now { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 }).
reason-pass-costs = Beating this costs a high card or breaks up your hand.
reason-pass-beaten = { $cards } would beat this, but could be beaten too.
reason-pass-early = { $cards } would beat this, but could be beaten too, and no opponent is close to going out.
reason-pass-higher = { $count ->
    [one] { $cards } would beat this, but one higher card is still out.
   *[other] { $cards } would beat this, but { $count } higher cards are still out.
 }
reason-pass-outranked = { $count ->
    [one] { $cards } would beat this, but one higher card is still out. No opponent is nearly out.
   *[other] { $cards } would beat this, but { $count } higher cards are still out. No opponent is nearly out.
 }
reason-pass-highest = Nothing still out tops { $cards }. Save it.
reason-pass-safe = No opponent is close to going out, so there's no rush.
reason-pass-high = Only your high cards beat this. Save them.
reason-together = Anything lower leaves you more plays. This leaves { $plays }.
reason-whole = Anything lower splits a set. { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 } left after that.
reason-all-break = Anything lower breaks something up too, and is easier to beat.
reason-loose = Your lower cards all belong together. { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 } left after that.
reason-only-bomb = Only a bomb can beat it. { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 } left after that.
reason-bid = With { $cards } it's worth a bid of { $amount }.
reason-bid-both = Only { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 }, and { $cards }: worth a bid of { $amount }.
reason-bid-plays = Your hand needs only { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 }: worth a bid of { $amount }.
reason-bid-must = You have to bid, and this is the least.
reason-bid-most = Your hand is worth a bid of { $amount } at most.
reason-bid-poor = Even with { $cards }, { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 } are too many for a bid of { $amount }.
reason-bid-none = No high card and { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 }: not worth a bid of { $amount }.
reason-give-lowest = It's your lowest. { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 } left after that.
reason-give-fewest = It leaves you the fewest plays: { $plays }.
reason-give-back = A fair swap for { $cards }: you give nothing lower.
reason-trade = With { $cards } instead, you have { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 }.
reason-trade-unseen = You give the lowest card there is. Anything else is better.
reason-keep = { $cards } wouldn't help you much.
reason-keep-unseen = Nobody knows what you'd get, and your hand is fine: { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 }.
reason-done = Swaps are even, and your hand is fine: { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 }.
reason-accept = With { $cards } you have { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 }.
reason-redeal = { $plays ->
    [one] 1 play
   *[other] { $plays } plays
 } is a lot. New cards are usually better.
reason-last-card = It's free, and forgetting it can cost you a lot.
reason-dealing = It's the next step. Skipping one is a fault.
reason-cut = Nobody knows the order, so any cut is fine.
no-hint = Nothing to play right now.
breaks-up = Breaks up a bomb or straight
plays-all = -# **Everything you can play**, by kind.
plays-some = -# **Some of what you can play.** For anything else, pick the cards yourself.
plays-other = Other kinds
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### What you can play
plays-none = You can't play anything right now.
plays-more = { $count ->
    [one] · … and one more
   *[other] · … and { $count } more
 }
why-pick = Pick cards to check them. Nothing gets played.
why-may = You can play **{ $cards }** now.
why-turn = **{ $cards }** would work, but it's not your turn.
button-table = Table
button-return = Come back
button-quit = Leave for good
button-watch = Watch
button-unwatch = Stop watching
button-refresh = Refresh
button-take = Take this seat
button-level = Level
button-drop = Remove computer
# The last button behind "Table": it opens a list of people, each with Vote to remove or Remove.
button-remove-someone = Remove someone…
# Behind "Table", for the host: it opens a list of people, each with Make host.
button-hand-over = Make someone host…
button-vote = Vote to remove
button-unvote = Undo my vote
button-send-away = Remove
button-make-host = Make host
button-take-host = Become host
button-to-table = To the table
button-close-table = Close this table
button-fill = Start with computers
button-shuffle = Shuffle seats
button-forbid-take-back = Turn off Take back
button-allow-take-back = Turn on Take back
button-swap = Change game
button-swap-to = Play this instead
button-play-game = Play
joined-instead = You're in! You take over from { $who }.
joined-later = A deal is on. You're in from the next one.
# After Join at a table without a free seat.
line-place = All seats are taken. You're number { $place } in line and get the next free seat.
# In the channel, to a person in the line who has got a seat before the next deal.
line-called = { $who }, a seat is free: you're in!
line-left = You left the line.
not-in-line = You aren't in the line any more.
button-leave-line = Leave the line
button-second-table = Open a second table
# Under the table: "In line for a seat: Ana, Ben and 3 others".
line-here = { $count ->
    [one] -# { $who } waits for a seat.
   *[other] -# In line for a seat: { $who }
 }
you-have-left = You left this table. Press **Table** to come back.
seats-newcomers = { $count ->
    [one] -# { $who } joins next deal.
   *[other] -# { $who } join next deal.
 }
menu-title = ### Players · { $game }
menu-host = host
menu-out = sitting out
menu-later = joins next deal
menu-votes = { $count } of { $of } votes to remove
menu-moved-on = The game moved on. Here's what you can do now.
level-about = How strong should **{ $who }** be? Another computer takes over the seat and score.
level-changed = { $who } plays here now.
stand-in = 💤 When someone's away: { $level }
stand-in-about = The computer that plays for people who are away or left
# In /settings and behind "Table", for a player who asked for more time than the host allows.
longer-limited = { $most ->
    [1] ⏳ At this table ({ $host }), the host allows no longer turns. Yours are as long as everyone's.
   *[other] ⏳ At this table ({ $host }), the host allows turns up to twice as long. Yours are twice as long.
 }
# Behind "Table", for the host: it opens the question below.
button-longer = Longer turns…
# To the host, with the three buttons below.
longer-about = How much longer may someone's turns be at this table? Players choose it in `/settings`.
longer-most-4 = Up to four times
longer-most-2 = Up to twice
longer-most-1 = Not here
# To the host after the choice.
menu-longer = { $most ->
    [1] All turns are equally long now.
    [2] Turns can be up to twice as long now.
   *[other] Turns can be up to four times as long now.
 }
menu-dropped = { $who } was removed.
menu-sent = { $who } was removed and can rejoin once the next deal has started.
menu-heir = { $who } is the host now.
menu-host-taken = You're the host now.
menu-shuffled = Seats shuffled.
menu-take-back-off = Take back is off.
menu-take-back-on = Take back is on: undo your last play until someone else acts.
menu-swapped = Next game: { $game }. Everyone keeps their seat. Press Start when you're ready.
filled = Computers take the free seats, and the cards are dealt.
computers-dropped = No seat is left for { $who }.
vote-counted = You voted to remove { $who }.
vote-taken-back = You withdrew your vote to remove { $who }.
person-about = **{ $who }**
    {"**"}Remove**: a computer finishes their hand; they come last.
    {"**"}Make host**: they become host instead of you.
quit-about = Leave now? A computer finishes your hand unless someone takes your seat, and you get the worst place still open. Or sit out from the next deal.
quit-about-side = Leave now? A computer finishes your hand unless someone takes your seat, and its result counts for your side. Or sit out from the next deal.
end-about = Close the table? The deal being played won't count.
# Before a player stops a deal in which something was played; two buttons follow.
end-ask-about = Ask the others to stop? If most agree, the deal doesn't count. Or leave for good: a computer plays on, and you get the worst place still open.
# The same for a host who does not play in the deal.
end-ask-about-out = Ask the players to stop? If most agree, the deal doesn't count.
# The same for an admin who does not play in the deal.
end-void-about = Close the table as an admin? The deal being played is void, and its history says so.
stop-asked = The others are asked. The deal goes on until most agree.
# In the message of the table and in the hands: Ana asks to stop this deal, so that it doesn't count · 1 of 2 votes
stop-line = { $count ->
    [0] **{ $who } asks to stop this deal**, so that it doesn't count
   *[other] **{ $who } asks to stop this deal**, so that it doesn't count · { $count } of { $majority } votes
 }
# Behind `stop-line`: time's up in 4 minutes
stop-until = time's up <t:{ $until }:R>
stop-agreed = You agreed to stop. The deal goes on until most agree.
stop-agreed-last = You agreed to stop. The deal is over and doesn't count.
stop-declined = You want to play on.
# The answer to Play on, where most want to play on.
stop-goes-on = The deal goes on. It counts.
# The answer to an old button.
stop-over = Nobody is asking to stop any more.
stop-others = Only the other players of this deal decide that.
stop-asked-before = Someone else is asking already.
stop-too-soon = The others want to play on. You can ask again <t:{ $at }:R>.
stop-plays = You play in this deal, so the others decide: press **{ button-stop }** at the table.
watching = -# Live until <t:{ $until }:t>, then press Refresh. Hands stay hidden.
about-game-start-thread = Play in its own thread (default: the server's setting)
about-game-tables = Open tables on this server
about-game-notify = Message me once when a table opens here (again: cancel)
table-opened-thread = Your table is open in { $thread }.
no-thread-here = I can't open a thread here. Pick a text channel, or play without one.
thread-failed = Discord won't let me open another thread. Play without one, or archive old ones.
tables-none = `/game start` opens one. `/game notify` tells you when someone does.
names-and-more = { $names } and { $count } more
# The last line of a list of people that is cut: … and 3 more
people-more = { $count ->
    [one] … and 1 more
   *[other] … and { $count } more
 }
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] no free seat
    [one] 1 free seat
   *[other] { $free } free seats
 }{ $running ->
    [yes] {" "}· a deal is being played
   *[no] {""}
 }
notify-on = I'll message you once, when a table opens here. `/game notify` again cancels.
notify-off = OK, I won't message you.
notify-enough = { $most ->
    [one] You wait on one server already, the limit. `/game notify` there cancels it.
   *[other] You wait on { $most } servers already, the limit. `/game notify` on one of them cancels it.
 }
notify-role = To hear of every table, take the role that I mention:
notify-opened = **{ $game }** is open in { $channel } on { $server }: { $link }
    -# You asked to be told once. `/game notify` asks again.

### Commands, as Discord lists them
about-game = Start or stop a game in this channel
about-game-start = Open a table in this channel
about-game-stop = Close the table of this channel
about-game-start-preset = Which game (default: this channel's usual one)
about-game-start-code = A shared code for a full set of rules
about-game-start-house-rules = House rules, such as direction=ccw, seating=fixed
about-hand = Show your cards and play
about-play = Play cards, such as 7 7 or pair 7
about-play-cards = What to play: 7 7, 77, 7s7d, pair 7, joker=9 9
about-pass = Pass
about-give = Give cards back in the exchange, such as 3 4
about-give-cards = What to give: 3 4, or 3s 4d
about-seats = Who sits where, with cards left and titles
about-verify = Check the shuffle of a finished deal

about-verify-code = The code in its proof or a kept deal's (default: this channel's last deal)

about-why = Check some cards without playing them
about-why-cards = What to try: 7 7, 77, 7s7d, pair 7
about-practice = Play against computers in your direct messages
about-daily = Play today's deal: same cards for everyone on this server
about-practice-preset = Which game (default: the usual one)
about-practice-level = How well the computers play
about-practice-computers = How many computers (default: 3)
about-rules = Read, change and share the rules of this table or any game
about-rules-preset = A game, or rules this server has saved
menu-challenge = Challenge
menu-profile = Profile


menu-replay = Replay
about-rules-code = A shared code for a full set of rules
about-leaderboard = Leaderboard of this server
about-leaderboard-ladder = Which kind of game (default: this channel's)

about-leaderboard-game = Which game (default: this channel's)
about-leaderboard-by = How to rank
about-leaderboard-season = Season, tonight or all time (default)

about-leaderboard-channel = Only deals in one channel
about-season = Dates, table and champions of this server's seasons

about-profile = What one person has done on this server

about-profile-player = Whose profile (default: yours)

about-rivals = How two people came out against each other

about-rivals-player = One of the two (default: you and your most frequent rival)

about-rivals-other = The other one (default: you)



about-history = Finished deals of this server

about-history-channel = Only deals in one channel

about-history-player = Only deals of one person

about-replay = Watch a kept deal step by step

about-replay-code = The code of the deal

about-settings = Where your hand appears, how it looks, your language
about-server = Server settings and open tables
about-server-zone = Time zone of this server, by a city


### What is kept of a person
nameless = deleted player
privacy-title = ### What I store about you
privacy-nothing = Nothing.
privacy-hidden = { $how ->
    [names] You're on leaderboards and in past deals **without your name**.
    [all] You're **on no leaderboard**, and in past deals a guest.
   *[no] Others can see you on leaderboards and in past deals.
 } `/settings` changes that.
privacy-settings = - your settings and your Discord language
privacy-names = - your name, in { $count ->
    [one] 1 place
   *[other] { $count } places
 }
privacy-deals = - { $count ->
    [one] 1 deal
   *[other] { $count } deals
 } you played, and how it ended
privacy-kept = - { $count ->
    [one] 1 deal you keep, with its code
   *[other] { $count } deals you keep, with their codes
 }

privacy-tables = - your seats, scores, votes and hosting: { $count ->
    [one] 1 entry
   *[other] { $count } entries
 }
privacy-thrones = - your place in the order of { $count ->
    [one] 1 channel
   *[other] { $count } channels
 }
privacy-crowns = - the role of the President, on { $count ->
    [one] 1 server
   *[other] { $count } servers
 }
privacy-messages = - where to find { $count ->
    [one] 1 message
   *[other] { $count } messages
 } I showed you
privacy-direct = - the channel of your direct messages with me
privacy-rules = - { $count ->
    [one] 1 rule set
   *[other] { $count } rule sets
 } you saved
privacy-drafts = - that you are changing { $count ->
    [one] 1 set of rules
   *[other] { $count } sets of rules
 }
privacy-notifications = - your wish to hear of the next table, on { $count ->
    [one] 1 server
   *[other] { $count } servers
 }
privacy-bans = - { $count ->
    [one] 1 ban
   *[other] { $count } bans
 } from tables of a server, of you or by you
privacy-log = - { $count ->
    [one] 1 entry
   *[other] { $count } entries
 } with you in the log of a server: what you did as host or admin, or what was done to you
privacy-file = Everything I store about you. Only you can see it.
privacy-ask = **Delete all of it?** Your settings go, and your name leaves every result and leaderboard. Other people's results stay. This can't be undone.
privacy-deleted = Deleted. What you do from now on is stored again.
privacy-leave-first = You're at a table: { $where }. Press **Table**, leave for good, and try again after the deal.
# The answer to Delete while the person practices alone; `where` is a link to the direct messages.
privacy-stop-first = You're practicing: { $where }. Press **{ button-table }** there, then **{ button-stop }**, and try again.
button-privacy-export = Download
button-privacy-delete = Delete
button-privacy-delete-all = Delete everything
button-privacy-keep = Keep it
about-privacy = See, download or delete what I store about you
