# English. Facts in braces are filled in by the bot; cards arrive as "7♦ 7♣".

### People and places
computer = 🤖 Computer { $number }
some-server = a server
place = Place { $place }

### The lobby
lobby-title = ### { $game }
lobby-players = **Players { $count }** ({ $least } to { $most })
lobby-host = { $host } starts the game when everyone is here.
and-changes = { $count ->
    [one] {" "}· one house rule
   *[other] {" "}· { $count } house rules
 }
table-opened = Your table is open.
joined = You are in.
dms-open = Your cards will come to you by direct message.
dms-closed = Your direct messages are closed to me, so you play from here: press **My hand** under the table. (To open them: server name, Privacy Settings, Direct Messages.)
dm-joined = You have a seat in { $channel } on { $server }. Your cards arrive here.
left = You have left the table.
sitting-out = You sit out from the next deal on. Press Join to come back.
stopped = The table is closed.

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
ask-bid = Bid { $amount }
ask-cut = Cut at { $at }
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
hand-out = You are out: place { $place }.
hand-over = This deal is over; you took place { $place }.
no-hand = You have no cards here.
gift-received = { $who } gave you **{ $cards }**.
gift-given = You gave { $who } **{ $cards }**.
you-played = You played **{ $cards }**.
you-gave = You gave **{ $cards }**.
you-decided = You have decided.
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
match-won = { $count ->
    [one] 🏆 **{ $who } wins the match.**
   *[other] 🏆 **{ $who } share the match.**
 }
match-leader = { $who } leads the match with { $points } points.
match-goes-on = The match goes on.
shuffle-seed = -# shuffle seed { $seed }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = Leaderboard
leaderboard-line = { $medal } { $who } · { $points ->
    [one] **1** point
   *[other] **{ $points }** points
 }
    -# { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 } · first { $first } · last { $last } · average place { $average }
leaderboard-empty = Nobody has finished a deal on this server yet. `/game start` opens a table.

### For those who cannot see the pictures
alt-hand = Your { $count } cards: { $cards }
alt-hand-empty = You have no cards left.
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
join-after-deal = A deal is being played. You can join when it is over.
closed-until-match-ends = By the rules of this table nobody joins before the match is over.
table-full = The table is full: { $most } players at most.
table-closed = This table is closed.
only-host = Only { $host }, the host, can do that.
deal-is-running = A deal is being played already.
cannot-start = Not yet: { $why }
rules-clash = These rules do not go together: { $why }
house-rule-form = Write house rules as option=value, with commas between; I cannot read “{ $typed }”.
channel-taken = There is a table in this channel already.
permissions-missing = I need these permissions in this channel first: { $named }.
no-such-game = There is no game “{ $game }”.
typed-unreadable = I cannot read “{ $typed }” as cards. Write them like 7 7, 7s7d or pair 7.
typed-not-held = You do not hold { $cards }.
