# English. Facts in braces are filled in by the bot; cards arrive as "7♦ 7♣".

### People and places
computer = 🤖 Computer { $number }
player-unknown = Player { $digits }
some-server = a server
place = Place { $place }

### Punctuation
between-words = {", "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = red joker
joker-black = black joker
called-1 = the { $card }
called-2 = a pair of { $rank }
called-3 = three { $rank }
called-4 = four { $rank }
called-5 = five { $rank }
called-6 = six { $rank }
called-7 = seven { $rank }
called-8 = eight { $rank }
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

### Cards in words, for a screen reader
suit-diamonds = diamonds
suit-clubs = clubs
suit-hearts = hearts
suit-spades = spades
one-j = jack
one-q = queen
one-k = king
one-a = ace
cards-spelled = { $rank } of { $suits }
suit-spelled = { $suit }: { $ranks }
cards-from-to = { $count } cards, { $first } to { $last }

### The lobby
lobby-title = ### { $game }
lobby-players = **Players { $count }** ({ $least } to { $most })
lobby-players-exactly = **Players { $count }** (needs { $most })
lobby-host = { $host } starts the game when everyone is here.
house-rules = { $count ->
    [one] one house rule
   *[other] { $count } house rules
 }
table-opened = Your table is open.
joined = You are in.
dms-open = Your cards will come to you by direct message.
dms-closed = Your direct messages are closed to me, so you play from here: press **My hand** under the table. (To open them: server name, Privacy Settings, Direct Messages.)
dms-later = Discord lets me open no direct message right now: until your cards come, press **My hand** under the table.
dm-joined = You have a seat in { $channel } on { $server }. Your cards arrive here.
left = You have left the table.
sitting-out = You sit out from the next deal on. Press Join to come back.
stopped = The table is closed.
table-closed-by = { $who } has closed this table.
waiting-longer = They have more time now: it is up <t:{ $due }:R>.

### Buttons
button-join = Join
button-leave = Leave
button-computer = Add computer
button-rules = Rules
button-start = Start
button-hand = My hand
button-sit-out = Sit out
button-next = Next deal
button-again = Play again
button-stop = Stop
button-pass = Pass
button-wait = Give more time
ask-bid = Bid { $amount }
ask-cut = Cut off { $at }
lay-picked = Lay { $cards }
give-lowest = Give { $cards }
pick-cards = Pick cards yourself
pick-part = Part { $part }: { $first } to { $last }
pick-give = { $count ->
    [one] Pick the card to give
   *[other] Pick { $count } cards to give
 }

### The table
table-title = ### { $game } · deal { $number }
    -# shuffle proof { $proof }
seat-cards = { $count ->
    [one] **1 card**
   *[other] { $count } cards
 }
seat-out = out, place { $place }
seat-passed = passed
seat-backs = { $count } with the second back (*)
seat-asleep = 💤 the computer plays
seat-gone = has left, the computer plays
to-beat = To beat: **{ $play }** by { $who }.
trick-won = { $who } won the trick with **{ $play }**.
turn-play = { $who } to play · time is up <t:{ $due }:R>.
turn-decide = { $who } to decide · time is up <t:{ $due }:R>.
turn-give = { $who } to give cards · time is up <t:{ $due }:R>.
ranks-reversed = 🔄 The ranks are reversed: low cards are high.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = **Deal { $number }** · [{ $channel }]({ $link }) on { $server }
hand-line = { $count ->
    [one] Your last card: **{ $cards }**
   *[other] { $cards }
 }
hand-lead = 🟡 **You lead.** Play anything · time is up <t:{ $due }:R>.
hand-open = 🟡 **You lead.** Play anything that includes **{ $card }** · time is up <t:{ $due }:R>.
hand-follow = 🟡 **Your turn.** Beat **{ $play }** by { $who } · time is up <t:{ $due }:R>.
hand-decide = 🟡 **It is for you to decide** · time is up <t:{ $due }:R>.
hand-give = { $count ->
    [one] 🟡 **Give { $who } one card** that you do not want · time is up <t:{ $due }:R>.
   *[other] 🟡 **Give { $who } { $count } cards** that you do not want · time is up <t:{ $due }:R>.
 }
hand-wait = Waiting for your turn.
hand-asleep = 💤 Your time ran out twice in a row: a computer plays for you until you press or type anything.
late-passed = ⏳ Your time was up: you passed.
late-played = ⏳ Your time was up: **{ $play }** was played for you.
late-decided = ⏳ Your time was up: it was decided for you.
hand-out = You are out: place { $place }.
hand-over = This deal is over; you took place { $place }.
no-hand = You have no cards here.
gift-received = { $who } gave you **{ $cards }**.
gift-given = You gave { $who } **{ $cards }**.
you-played = You played **{ $cards }**.
you-gave = You gave **{ $cards }**.
you-answered = Your answer: **{ $answer }**
you-passed = You passed.

### Turn pings
ping-lead = { $who }, you lead · time is up <t:{ $due }:R>
ping-follow = { $who }, beat **{ $play }** by { $owner } · time is up <t:{ $due }:R>
ping-decide = { $who }, it is for you to decide · time is up <t:{ $due }:R>
ping-give = { $count ->
    [one] { $who }, give one card back · time is up <t:{ $due }:R>
   *[other] { $who }, give { $count } cards back · time is up <t:{ $due }:R>
 }
ping-reminder = ⏳ Half of your time is over.

### Results
results-title = ### { $game } · deal { $number } is over
result-points = { $points } ({ $total } in all)
result-substituted = 🤖 a computer played some of it
match-won = { $count ->
    [one] 🏆 **{ $who } wins the match.**
   *[other] 🏆 **{ $who } share the match.**
 }
match-leader = { $points ->
    [one] Leading the match with 1 point: { $who }.
   *[other] Leading the match with { $points } points: { $who }.
 }
match-goes-on = The match goes on.
shuffle-seed = -# shuffle seed { $seed }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Leaderboard · { $game }
leaderboard-ranked = Ranked by { $number }.
leaderboard-by-points = points in all, the most first
leaderboard-by-penalties = penalty points a deal, the fewest first
leaderboard-by-wins = deals won, the most first
leaderboard-by-place = average place, the best first
leaderboard-by-deals = deals played, the most first
leaderboard-enough = Who has played fewer than { $deals } deals comes after all others.
leaderboard-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
leaderboard-penalties = { $average } penalty points a deal
leaderboard-wins = { $count ->
    [one] 1 deal won
   *[other] { $count } deals won
 }
leaderboard-place = place { $average } on average
leaderboard-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
 }
leaderboard-line = { $medal } { $who } · **{ $value }**
    -# { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 } · first { $first } · last { $last } · average place { $average }
leaderboard-beside = { $deals ->
    [one] {" "}· not counted: 1 deal in which a computer played for them
   *[other] {" "}· not counted: { $deals } deals in which a computer played for them
 }
leaderboard-empty = Nobody on this server has finished such a deal yet.
leaderboard-nobody = Nobody has finished a deal on this server yet. `/game start` opens a table.
leaderboard-by-what = I cannot rank by “{ $typed }”: choose from the list.

### For those who cannot see the pictures
alt-hand = Your { $count } cards: { $cards }
alt-table-top = On the table: { $play } from seat { $seat }.
alt-table-empty = The table is empty; a lead is due.
alt-table-seat = seat { $seat }: { $count }

### Refusals
moved-on = The table has moved on. This is your hand now.
went-wrong = Something went wrong on my side. Nothing of yours is lost; please try again.
not-at-this-table = You do not sit at this table.
no-deal-running = No deal is being played here now.
no-table-here = There is no table in this channel. `/game start` opens one.
no-table-of-yours = You do not sit at any table now.
already-seated = You already have a seat.
closed-until-match-ends = By the rules of this table nobody joins before the match is over.
table-full = The table is full: { $most } players at most.
table-closed = This table is closed.
control-unknown = This control is not known any more.
