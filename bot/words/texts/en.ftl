# English. Facts in braces are filled in by the bot; cards arrive as "7♦ 7♣".

### People and places
computer = 🤖 { $name }
level-easy = 🌱 easy
level-normal = 🌿 normal
level-strong = 🌳 strong
player-unknown = Player { $digits }
some-server = a server
some-channel = a channel

### Punctuation
between-words = {", "}
between-plays = {"; "}
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
called-straight = a straight to { $card }
called-flush = a flush, { $card } high
called-straight-flush = a straight flush to { $card }
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
suit-spelled = { $suit }: { $ranks }
rank-spelled = { $rank }: { $suits }
cards-from-to = { $count ->
    [one] one card, { $first } to { $last }
   *[other] { $count } cards, { $first } to { $last }
 }

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
dms-refused = Discord lets me open no direct message right now, so you play from here: press **My hand** under the table.
dm-joined = You have a seat in { $channel } on { $server }. Your cards arrive here.
left = You have left the table.
left-finished = You have left the table. Your place in this deal stays yours.
sitting-out = You sit out from the next deal on. Press **{ button-return }** to play again.
closes-after-deal = Nobody stays for the next deal, so the table closes after this one.
stopped = The table is closed.
table-closed-by = { $who } has closed this table.
table-closed-idle = 👋 Nobody did anything here for hours, so this table is closed.
table-closed-empty = This table is closed: no player is left.
table-closed-deleted = This table is closed: its channel was deleted.
table-closed-archived = This table is closed: its thread was archived.
table-closed-removed = This table is closed: I was removed from the server.
closed-there = { $why } ({ $channel } on { $server })
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
hand-head-unseen = **Deal { $number }** · { $server }
hand-head-practice = **Deal { $number }** · practice
hand-line = { $count ->
    [one] Your last card: **{ $cards }**
   *[other] { $cards }
 }
hand-lead = 🟡 **You lead.** Play anything · time is up <t:{ $due }:R>.
hand-open = 🟡 **You lead.** Play anything that includes **{ $card }** · time is up <t:{ $due }:R>.
hand-follow = 🟡 **Your turn.** Beat **{ $play }** by { $who } · time is up <t:{ $due }:R>.
hand-decide = 🟡 **It is for you to decide** · time is up <t:{ $due }:R>.
hand-give = { $count ->
    [one] 🟡 **Give one card to { $who }**, one that you do not want · time is up <t:{ $due }:R>.
   *[other] 🟡 **Give { $count } cards to { $who }**, those that you do not want · time is up <t:{ $due }:R>.
 }
hand-wait = { $who } was on turn <t:{ $at }:R>.
host-now = -# { $host } is the host.
host-took-over = -# { $host } is the host now: { $before } has been silent for a while.
last-plays = Played: { $plays }
last-play = { $who }: { $play }
hand-asleep = 💤 Your time ran out twice in a row: a computer plays for you until you press or type anything.
late-passed = ⏳ Your time was up: you passed.
late-played = ⏳ Your time was up: **{ $play }** was played for you.
late-decided = ⏳ Your time was up: it was decided for you.
late-passed-for = ⏳ { $who } ran out of time and passed.
late-played-for = ⏳ { $who } ran out of time: **{ $play }** was played for them.
late-decided-for = ⏳ { $who } ran out of time: it was decided for them.
hand-out = You are out: place { $place }.
no-hand = You have no cards here.
gift-received = { $who } gave you **{ $cards }**.
gift-given = You gave { $who } **{ $cards }**.
you-played = You played **{ $cards }**.
you-gave = You gave **{ $cards }**.
you-answered = Your answer: **{ $answer }**
you-passed = You passed.
took-back = You took that back. It is your turn again.

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
result-titles = **{ $first }** is { $best }, **{ $last }** is { $worst }.
result-won = { $count ->
    [one] **{ $who }** wins the deal.
   *[other] **{ $who }** win the deal.
 }
result-side-won = Won
result-side-lost = Lost
result-side-drawn = Drawn
result-pair = { $who } **{ $points }**
result-points = **{ $points }** · { $total } total
result-penalties = **{ $points }** penalty · { $total } total
result-substituted = 🤖 a computer played some of it
result-left = { $count ->
    [one] left with one card
   *[other] left with { $count } cards
}
result-held = held { $cards }
match-won = { $count ->
    [one] 🏆 **{ $who } wins the match.**
   *[other] 🏆 **{ $who } share the match.**
 }
match-leader = { $points ->
    [one] In the lead with { $points } point: { $who }.
   *[other] In the lead with { $points } points: { $who }.
 }
match-leader-penalties = Fewest penalty points ({ $points }): { $who }.
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
finale-title = { $deals ->
    [one] ### 🏆 Finale after 1 deal
   *[other] ### 🏆 Finale after { $deals } deals
 }
finale-standing = Final standing: { $standing }
finale-reign = { $deals ->
    [one] 👑 Longest reign: { $who }, first in one deal
   *[other] 👑 Longest reign: { $who }, first in { $deals } deals in a row
 }
finale-bomb = 💣 Biggest bomb: { $who } with { $play }
finale-play = 🃏 Largest play: { $who } with { $play }
finale-exit = { $turns ->
    [one] 🏃 Quickest exit: { $who }, out after 1 turn
   *[other] 🏃 Quickest exit: { $who }, out after { $turns } turns
 }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Leaderboard · { $game }
leaderboard-ranked = Ranked by { $number }.
leaderboard-people = Only people are ranked, among themselves: computers never count, nor do deals in which people had only computers against them.
leaderboard-unfinished = Older deals are still being counted: some are missing here.
leaderboard-by-points = points in all, the most first
leaderboard-by-penalties = penalty points a deal, the fewest first
leaderboard-by-wins = deals won, the most first
leaderboard-by-place = average place, the best first
leaderboard-by-deals = deals played, the most first
leaderboard-enough = { $deals ->
    [one] Whoever has not played a deal comes after all others.
   *[other] Whoever has played fewer than { $deals } deals comes after all others.
 }
leaderboard-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
leaderboard-penalties = { $average ->
    [one] { $average } penalty point a deal
   *[other] { $average } penalty points a deal
 }
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
leaderboard-line-won = { $medal } { $who } · **{ $value }**
    -# won { $first } of { $deals }
leaderboard-line-landlord = { $medal } { $who } · **{ $value }**
    -# won { $first } of { $deals }, as landlord { $won } of { $alone }
leaderboard-line-alone = { $medal } { $who } · **{ $value }**
    -# won { $first } of { $deals }, alone { $won } of { $alone }
leaderboard-line-unknown = { $medal } { $who } · **{ $value }**
    -# { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }
leaderboard-unknown = { $deals ->
    [one] {" "}· outcome not kept: 1 deal
   *[other] {" "}· outcome not kept: { $deals } deals
 }
leaderboard-beside = { $deals ->
    [one] {" "}· not counted: 1 deal in which a computer played for them
   *[other] {" "}· not counted: { $deals } deals in which a computer played for them
 }
leaderboard-empty = On this server no two people have finished such a deal together yet.
leaderboard-nobody = On this server no two people have finished a deal together yet. `/game start` opens a table.
leaderboard-by-what = I cannot rank by “{ $typed }”: choose from the list.
card-title = ### { $who } on this server
card-games = Games: { $games }
card-reign = { $deals ->
    [one] Best reign: first once
   *[other] Best reign: first { $deals } times in a row
 }
card-nobody = { $who } has not finished a deal with other people on this server yet.
card-against = Against you: { $better ->
    [one] { $better } time
   *[other] { $better } times
 } placed better, { $worse ->
    [one] { $worse } time
   *[other] { $worse } times
 } worse

### For those who cannot see the pictures
alt-hand = { $count ->
    [one] Your last card: { $cards }
   *[other] Your { $count } cards: { $cards }
 }
alt-hand-dimmed = Not playable now: { $cards }
alt-hand-picked = Picked: { $cards }
alt-hand-backs = With the second back: { $cards }
alt-table-top = On the table: { $play } from seat { $seat }.
alt-table-empty = The table is empty; a lead is due.
alt-table-turn = On turn: { $seats }.
alt-table-earlier = Before that, the oldest first: { $plays }.
alt-table-last = The trick before, the oldest play first: { $plays }.
alt-table-you = You have seat { $seat }.
alt-table-seat = seat { $seat }: { $count }
alt-table-widow = { $count ->
    [one] The widow lies face down: 1 card.
   *[other] The widow lies face down: { $count } cards.
 }
alt-table-undrawn = { $count ->
    [one] One earlier play is not drawn.
   *[other] { $count } earlier plays are not drawn.
 }
alt-leaderboard = Bars, in the order of the ranking: { $values }.
alt-card = Player's card: how often in which place.
alt-card-place = place { $place }: { $count }
alt-finale = Finale of the match, won by { $seats }.
alt-finale-points = Points after each deal:
alt-finale-places = Places in each deal:
alt-podium = Podium of the deal, best first.
alt-podium-step = place { $place }: { $seats }
alt-podium-side = { $outcome }: { $seats }
alt-podium-seat = seat { $seat }

### Refusals
moved-on = The table has moved on. This is your hand now.
went-wrong = Something went wrong on my side. Nothing of yours is lost; please try again.
not-at-this-table = You do not sit at this table.
no-deal-running = No deal is being played here now.
no-table-here = There is no table in this channel. `/game start` opens one.
no-table-of-yours = You do not sit at any table now.
already-seated = You already have a seat.
closed-until-match-ends = Every seat of this match is taken. You can join when the match is over.
table-full = { $most ->
    [one] The table is full: one player at most.
   *[other] The table is full: { $most } players at most.
 }
table-closed = This table is closed.
control-unknown = This control is not known any more.
table-set-aside = **This table is set aside**: what is stored of it cannot be read by this version of the bot. Nothing of it is lost. { $host }, or whoever manages this channel, can start anew with the same people, or stop.
restarting = 🔧 I am being restarted. Your game goes on in a moment, just as it stands, and nobody loses time.
nobody-to-wait-for = Nobody else is on turn.
you-are-waited-for = You are the one who is waited for. The others can give you more time.
waited-enough = They have enough time already.
gave-enough = { $count ->
    [one] You gave this turn more time once already. Somebody else at the table can give more.
   *[other] You gave this turn more time { $count } times already. Somebody else at the table can give more.
 }
take-back-late = Too late to take that back: the game has gone on.
take-back-forbidden = At this table a card laid is laid: { $host } allows no taking back.
no-computer-there = That seat is not free any more.
seat-is-out = That seat has no cards left in this deal. Press **{ button-join }** to play from the next one on.
back-with-next-deal = You play in this match already, so you come back with the next deal: press **{ button-join }**.
only-host = Only { $host }, the host, can do that.
only-host-starts = { $host } is the host and presses **{ button-start }**. If { $host } stays silent, you can <t:{ $at }:R>.
host-is-here = { $host } is the host. You can take over after ten silent minutes of { $host }: <t:{ $at }:R>.
only-host-stops = { $host }, the host, or whoever manages this channel can close this table. If nobody does anything here, anyone can: <t:{ $at }:R>.
only-host-stops-deal = A deal is being played: { $host }, the host, or whoever manages this channel can close this table. Anyone can once the deal is over and nobody does anything here for ten minutes.
deal-is-running = A deal is being played already.
cannot-start = Not yet: { $why }
too-few-players = { $exact ->
    [yes] { $game } needs { $need } players
   *[no] { $game } needs at least { $need } players
 }: { $more } more{ $fill ->
    [yes] , or **{ button-computer }**
   *[no] {""}
 }.
too-many-players = { $game } takes { $most } players at most. Too many: { $who }. { $computers ->
    [yes] Remove computers (**{ button-table }**).
   *[no] Somebody has to sit out (**{ button-table }**).
 }
swap-too-many = { $game } takes { $most } players at most. { $who } would have no seat: somebody has to sit out first (**{ button-table }**).
rules-clash = These rules do not go together: { $why }
house-rule-form = Write house rules as option=value, with commas between; I cannot read “{ $typed }”.
rule-unknown = There is no house rule “{ $typed }”. { $near ->
    [none] Type a word of it, and choose from the list.
   *[other] Did you mean { $near }?
 }
channel-taken = There is a table in this channel already.
table-is-here = There is a table here already: [{ $game }]({ $link }) · { $host } is the host{ $stage ->
    [deal] {" "}· a deal is being played
    [lobby] {" "}· it has not started
   *[other] {" "}· between two deals
 }
closable-at = If nobody does anything there, you can close it <t:{ $at }:R>.
away-server = I am not a member of this server: somebody who may manage it can add me.
away-chat = I cannot join this chat: add me to a server for that.
button-add-bot = Add me to a server
permissions-missing = I need these permissions in this channel first: { $named }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
own-permissions-missing = For that you need these permissions in this channel: { $named }.
place-unseen = You cannot see the channel of this table any more.
command-limited = You may not use `/{ $command }` here, and this button does the same.
no-such-game = There is no game “{ $game }”.
typed-unreadable = I cannot read “{ $typed }” as cards. Write them like 7 7, 7s7d or pair 7.
typed-not-held = You do not hold { $cards }.
typed-too-few = You hold { $held } { $card }, not { $wanted }.
typed-several = { $card }s

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] You have no cards left.
    [one] **Your last card:**
   *[other] **Your { $count } cards:**
 }
words-backwards = Play goes to lower seat numbers.
words-seat = { $who }: { $about }
words-you = you
hands-in-channel = You play from here: press **My hand** under the table.

### A player's settings
settings-title = ### Your settings
    -# They are yours on every server.
chosen = ✓ { $label }
prefer-sent = **Your hand** comes by direct message, or under the table where only you see it.
prefer-sent-default = As the server says
prefer-sent-default-here = As here: { $place }
prefer-sent-dm = Direct message
prefer-sent-channel = In the channel
prefer-sent-both = Both
prefer-sorting = **Your cards** lie by rank or by suit.
prefer-sorting-rank = By rank
prefer-sorting-suit = By suit
prefer-deck = **Card style**
prefer-deck-four = Four colours
prefer-deck-two = Two colours
prefer-deck-safe = Colour-blind
prefer-deck-dark = Dark
prefer-deck-contrast = High contrast
prefer-deck-animals = Animals
prefer-deck-pixel = Pixel
deck-which = Card style
prefer-pictures = **Cards and table** are shown in pictures, or told in words for a screen reader.
prefer-pictures-yes = Pictures
prefer-pictures-no = Words
prefer-pinged = **Ping me** in the channel when I am on turn.
prefer-pinged-at-once = At once
prefer-pinged-soon = After 8 seconds
prefer-pinged-late = After 20 seconds
prefer-pinged-reminded = At half time
prefer-auto-pass = **Pass for me** when I can play nothing.
prefer-auto-pass-yes = Yes
prefer-auto-pass-no = No
prefer-language = **My language**
prefer-language-which = Which language?
prefer-language-as-discord = As my Discord

### What a server allows
only-role-hosts = Only { $role } may open tables on this server.
game-not-here = { $game } is not played on this server. Allowed: { $allowed }.
no-more-tables = { $most ->
    [one] There is a table open already; this server allows one at a time. `/game tables` shows whether you can join it.
   *[other] There are { $most } tables open already; this server allows no more at a time. `/game tables` shows those you can join.
 }
banned = You are banned from the tables of this server; only those who manage it can lift that.
banned-because = You are banned from the tables of this server; only those who manage it can lift that. Reason: { $reason }
blocked = You cannot play with this bot: the people who run it have blocked you.
blocked-because = You cannot play with this bot: the people who run it have blocked you. Reason: { $reason }
support = Questions? { $where }
only-channels = Tables open only in { $allowed } here.
channels-unseen = Tables open only in certain channels here, and you can see none of them. Ask those who manage this server.
hosts-enough = { $most ->
    [one] You host a table here already, the most for one person: { $where }. Stop it or make somebody else its host (**{ button-table }**), then open another.
   *[other] You host { $most } tables here already, the most for one person: { $where }. Stop one or make somebody else its host (**{ button-table }**), then open another.
 }
heir-hosts-enough = { $who } hosts as many tables here as one person may. Choose somebody else.

### The settings of a server
server-title = ### Settings of this server
    -# Clocks hold from the next deal on, everything else at once.
server-choose = Choose
server-language = **Language** of what everybody reads
server-language-as-discord = As the server on Discord
server-hosts = **Who may open tables**
server-hosts-all = Everybody
server-families = **Games** that may be played
server-turn = **Time** for each turn
server-bank = **Spare time** of each player in a deal
server-sent = **Hands** of players who have not chosen in `/settings`
server-most = **Tables** open at a time
server-threads = Games are played **in the channel** itself.
server-threads-on = Each game has **a thread of its own**.
server-threads-yes = Use threads
server-threads-no = No threads
server-tables = The open tables
server-page-play = Play
server-page-people = People
server-page-rules = Rules
server-page-log = Log
server-page-title = ### Settings of this server · { $page }
server-channels = **Channels** where tables may open; a thread counts as its channel
server-channels-all = Everywhere
server-hosted = **Open tables** of one host
server-ping = **Role** that I mention when a table opens, and that members give themselves
server-ping-none = No role
server-ping-every = **Pause** between two mentions, at least
server-savers = **Who may save rules**, besides those who manage the server
server-saver-role = **Role** that may save rules
server-saver-none = No role
server-threads-about = **Threads**
savers-all = Everybody
savers-hosts = Hosts of an open table
savers-role = One role
button-bans = Bans
button-ping-post = Post the button here
button-saved-rules = Saved rules
button-to-settings = Settings
tables-any = Any number
tables-at-once = { $count ->
    [one] 1 table
   *[other] { $count } tables
 }
time-as-set-up = As usual
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
tables-title = { $count ->
    [0] ### No table is open on this server.
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
overrule-close-about = **Close** it: a deal that is being played is broken off. Results of finished deals stay.
overrule-reset-about = **Start anew**: it is closed, and a new table with the same people and rules opens in its place.
overrule-close = Close
overrule-reset = Start anew
button-back = Back
button-more = More
only-admins = Only who may manage this server can do that.
bans-title = { $count ->
    [0] ### Nobody is banned
    [one] ### 1 person is banned from the tables here
   *[other] ### { $count } people are banned from the tables here
 }
bans-choose = Ban somebody
button-lift = Lift
button-ban = Ban
button-ban-because = Ban with a reason
button-ban-by-id = Ban by id
ban-line = **{ $whom }** · by { $who }, <t:{ $at }:d>
ban-line-because = **{ $whom }** · by { $who }, <t:{ $at }:d>: { $reason }
ban-about = **Ban { $whom }** from all tables of this server? A seat becomes free as if { $whom } had left for good; a deal that is being played goes on with a computer. It lasts until somebody lifts it.
ban-made = { $whom } is banned from the tables of this server.
ban-lifted = { $whom } may play here again.
ban-oneself = You cannot ban yourself.
ban-the-bot = Bots play at no table.
ban-nobody = There is nobody with this id.
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
log-removed = { $who } removed **{ $whom }** from the table in { $channel }.
log-handed-over = { $who } made **{ $whom }** the host in { $channel }.
log-took-over = { $who } became the host in { $channel }, in place of **{ $whom }**.
log-stopped = { $own ->
    [yes] { $who } stopped the table in { $channel }.
   *[no] { $who } stopped the table of **{ $whom }** in { $channel }.
 }
log-changed-game = { $who } changed the game in { $channel } to **{ $about }**.
log-started-over = { $own ->
    [yes] { $who } started the table in { $channel } over.
   *[no] { $who } started the table of **{ $whom }** in { $channel } over.
 }
log-setting = { $who } changed a setting: { $about }
log-banned = { $who } banned **{ $whom }**.
log-lifted = { $who } lifted the ban of **{ $whom }**.
log-deleted-rules = { $who } deleted the rules **{ $about }** by { $whom }.
log-deleted-all = { $who } deleted all saved rules of **{ $whom }** ({ $about }).
ping-ready = I mention { $role } when a table opens, and give it to members who press the button.
ping-unmentionable = I cannot mention { $role }: allow everybody to mention it in the settings of the role, or give me **Mention Everyone**.
ping-no-manage-roles = I cannot give it to members: I need **Manage Roles**.
ping-role-above = I cannot give { $role } to members: in the list of roles, drag { $own } above it.
ping-role-powerful = I do not give { $role } to members: it allows more than everybody may do. Choose a role without permissions.
ping-role-gone = The role is gone. Choose another one under `/server`.
ping-role-unfit = I can only use a role that people can be given: not @everyone, and none that belongs to a bot.
ping-role-opens = { $role } opens channels. Only those who may manage roles can let members take it.
ping-none-here = This server has no role for new tables.
ping-not-given = { $why } Tell those who manage this server.
ping-refused = Discord does not let me change { $role }. Tell those who manage this server.
ping-on = You have { $role } now: I mention it when a table opens. Press again to give it back.
ping-off = You no longer have { $role }.
ping-post = 🔔 **Do you want to know when a table opens?** Press the button to get the role that I mention then, and press it again to give the role back.
ping-opened = 🔔 { $role }: a table for **{ $game }** is open.
button-ping = Tell me of tables

### First steps
hello = 👋 **I deal card games here:** { $games }.
    {"**"}{ button-open-table }**, and others join with one press; **{ button-practise }** deals you in at once, against computers.
    Everybody gets their cards by direct message, where nobody else sees them.
hello-admins = Those who manage this server set me up with `/server`. `/privacy` shows what I store about you.
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
button-practise = Practise alone
practice-there = You have a table of your own open already: { $game }.
button-go-on = Go on
button-practise-anew = End it, begin anew
practice-dealt = You play against computers, and the cards are dealt: they are in your direct messages.
practice-here = Your cards are below.
button-to-cards = To your cards
practice-dms-closed = Your direct messages are closed to me, and that is where you would practise. To open them: server name, Privacy Settings, Direct Messages. Then try again.
practice-dms-refused = Discord lets me open no direct message right now, and that is where you would practise. To play in a channel: `/game start`, then **{ button-computer }**.
practice-going-on = -# You practise: this counts on no board.
first-hand = -# 👋 **First hand?** Get rid of all your cards.
    -# Beat a play with as many cards, but higher.
    -# **{ button-pass }** to wait. **{ button-hint }** names a good play.

### Browsing the rules
browse-title = ### The rules of all games
browse-own = ✎ **Your own rules** · { $game }: { $changes }
browse-about-pr = the first one out is President, the last one Scum, and pays with good cards
browse-about-bt = singles, pairs and poker hands of five; the two is the highest card
browse-about-df = the Japanese President, from poor to millionaire
browse-about-th = Tiến Lên from Vietnam: sets, runs, and bombs that chop twos
browse-about-dd = one landlord with more cards against two; every bomb doubles the stake
browse-about-b3 = threes are the highest; one bids to play alone against two
browse-found = { $count ->
    [0] ### Nothing found for “{ $typed }”
   *[other] ### { $count } × “{ $typed }”
 }
button-all-of = All { $count }
button-search = Search
form-search = Find a game or a rule
search-about = Any name that people have for a game, a number of players such as “3 players”, or words of its rules such as “two packs”.
search-field = What is it called?
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
    [0] ### This server has saved no rules yet.
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
button-edit = Change the rules
button-share = Share
button-channel-default = Make usual here
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
editor-clashes = ⚠️ **These rules do not go together.** Go on changing; until they do, the others see the last ones that did, and the game does not start.
editor-clashes-own = ⚠️ **These rules do not go together.** Go on changing; until they do, they cannot be played, saved or shared.
editor-take-back = Take a change back
editor-topics = Choose a topic
editor-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
 }
editor-own = as this game has it
rule-span = { $low } to { $high }
players-in-all = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
button-type = Type it
button-undo = Undo
button-reset = Take all back
button-other-game = Other game
button-save = Save
button-sheet = Rule sheet
form-rule = A house rule
form-value = Your answer
form-name = Name
form-save = Save these rules
save-about = Everybody on this server finds them by this name, under **/rules** and in **/game start**.
saved = Saved as **{ $name }**.
share = **{ $code }** stands for these rules on any server. Open a table with `/game start code:{ $code }`, or read them with `/rules code:{ $code }`.
channel-default-set = From now on `/game start` opens **{ $game }** with these rules here when no game is named. Press the button once more to forget it.
channel-default-no-more = This channel has no usual game any more.
lobby-unsettled = ✎ { $host } is still changing the rules.
next-rules = { $count ->
    [0] The next match: **{ $game }**.
    [one] The next match: **{ $game }** with one house rule.
   *[other] The next match: **{ $game }** with { $count } house rules.
 }
save-dropped = **{ $name }** is deleted. Its code is { $code }, should you want it back.
save-nameless = Rules need a name to be saved.
save-too-many = { $most ->
    [one] This server has saved a set of rules, and may save no more; delete it first.
   *[other] This server has saved { $most } sets of rules; delete one first.
 }
save-taken = There is a **{ $name }** already, by { $author }. Choose another name.
save-not-yours = Only who saved them, or who manages the server, can delete these rules.
save-enough = { $most ->
    [one] You have saved one set of rules here, the most for one person. Delete it first, under `/rules`, **{ button-saved }**.
   *[other] You have saved { $most } sets of rules here, the most for one person. Delete one first, under `/rules`, **{ button-saved }**.
 }
save-only-hosts = Only the host of an open table can save rules on this server.
save-only-role = Only { $role }, and those who manage this server, can save rules here.
save-only-managers = Only those who manage this server can save rules here.
only-channel-managers = Only who may manage this channel can choose what it usually plays.
nothing-to-undo = There is nothing to undo.
rules-stand = A match is being played: its rules stand until it is over.
draft-clashes = These rules do not go together yet: { $why }
draft-gone = I keep rules for a day after you change them, and these are gone. Open them anew with `/rules`.
rule-value = “{ $typed }” will not do: it { $why }.
rule-value-near = “{ $typed }” will not do: it { $why }. Did you mean { $near }?
too-slow = That took me too long. Please press once more.
code-mistyped = There is a letter wrong in this code. It has only the digits 2 to 9 and letters other than I, O and U.
code-length = This code has { $count ->
    [one] one letter
   *[other] { $count } letters
 }; codes like this have { $right }.
code-doubtful = There is a letter wrong in this code, or one is missing: I read { $count ->
    [one] one letter
   *[other] { $count } letters
 }.
code-newer = This code comes from a newer version of me.
code-game-gone = This code is for a game that is no more: “{ $game }”.
code-rule-gone = This code has a house rule that is no more: “{ $rule }”.

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = Bid to play alone against the others: the highest bid gets the hidden cards, and is what the deal is worth.
ask-cut-about = You cut the pack before the deal: say how many cards come off the top.
call-deal = Deal
call-deal-about = It is for you to deal, in a game dealt by hand after shuffling and offering the cut.
call-shuffle = Shuffle
call-shuffle-about = First place shuffles, offers the cut and deals, in this order. A step left out is a fault.
call-offer-cut = Offer the cut
call-offer-cut-about = Last place cuts before you deal.
call-redeal = Ask for a new deal
call-redeal-about = Your hand is so poor that you may ask for a new deal. Everybody hears that it was you.
call-trade = Trade
call-trade-about = Put away the lowest card of the game, which you hold, for the card that lies in the middle …
call-keep = Keep
call-keep-about = … or keep it.
call-accept = Accept
call-accept-about = Accept, and the two cards that you offer each other change hands.
call-done = No more swaps
call-done-about = No more swaps: cards that are only offered stay where they are.
call-last-card = Last card!
call-last-card-about = Call your last card before the next player acts. Who wins without calling it pays for all.
call-clear-table = Clear the table
call-clear-table-about = Only the last place may clear the table. Whoever else does so on purpose comes last in the next deal.
call-on-purpose = On purpose
call-on-purpose-about = You cleared the table: on purpose …
call-by-mistake = By mistake
call-by-mistake-about = … or by mistake?
call-forfeits = I take forfeits
call-forfeits-about = You may allow the first place to set you a harmless task.
forfeit-tea = Set: serve tea
forfeit-verse = Set: sing a verse
forfeit-joke = Set: tell a joke
forfeit-about = The last place is willing: you may set a harmless task, once in a deal.
told-deal = { $who } deals.
told-shuffle = { $who } shuffles.
told-offer-cut = { $who } offers the cut.
told-fault = A fault by { $who } in dealing.
told-redeal = { $who } has a poor hand and asks for a new deal.
told-trade = { $who } trades the lowest card for the one in the middle.
told-keep = { $who } keeps the lowest card.
told-accept = { $who } accepts.
told-done = { $who } swaps no more.
told-last-card = { $who } calls: **last card!**
told-clear-table = { $who } clears the table.
told-on-purpose = { $who } says: on purpose.
told-by-mistake = { $who } says: by mistake.
told-forfeits = { $who } is willing to take a forfeit.
told-forfeit-tea = { $who } sets a forfeit: serve tea.
told-forfeit-verse = { $who } sets a forfeit: sing a verse.
told-forfeit-joke = { $who } sets a forfeit: tell a joke.
told-dragon = { $who } was dealt a dragon, a card of every rank.
told-four-twos = { $who } was dealt all four twos.
told-four-threes = { $who } was dealt all four threes.

### Trading
hand-give-highest = { $count ->
    [one] 🟡 **Give { $who } your highest card.** Your highest cards are equal: choose which to give · time is up <t:{ $due }:R>.
   *[other] 🟡 **Give { $who } your { $count } highest cards.** Some are equal: choose which to give · time is up <t:{ $due }:R>.
 }
hand-offer = 🟡 **Offer { $who } a card.** You two must swap one; which, you settle between you, in front of all · time is up <t:{ $due }:R>.
hand-haggle = 🟡 { $who } offers **{ $theirs }** for your **{ $mine }**. Accept, or offer another card · time is up <t:{ $due }:R>.
hand-swap = 🟡 **Swap cards with { $who }**: offer as many as you like, which only { $who } sees, or none · time is up <t:{ $due }:R>.
hand-swap-back = { $count ->
    [one] 🟡 { $who } offers you **{ $theirs }**. Give one card for it, or stop · time is up <t:{ $due }:R>.
   *[other] 🟡 { $who } offers you **{ $theirs }**. Give { $count } cards for them, or stop · time is up <t:{ $due }:R>.
 }
pick-any = Pick cards to offer
offer-cards = Offer { $cards }
offer-again = Insist on { $cards }
you-offered = You offered **{ $cards }**.
drawn-last = The card you drew last: **{ $cards }**.
only-you-see = Only you see what lies in the middle: **{ $cards }**.
turn-trade = { $who } to swap cards · time is up <t:{ $due }:R>.
turn-bid = { $who } to bid · time is up <t:{ $due }:R>.
turn-cut = { $who } to cut the pack · time is up <t:{ $due }:R>.
ping-trade = { $who }, swap cards with { $partner } · time is up <t:{ $due }:R>

### How a deal stands
play-counts-as = { $play }, which counts as { $stands }
seat-cards-hidden = ? cards
seat-closed-out = 🔒 passed, out of this trick
dealt-again = The cards were dealt again: the deal before counts for nothing.
seen-by-all = Shown to everybody in the deal: **{ $cards }**.
bids-so-far = Bids: { $bids }
bid-of = { $who } bids { $amount }
bid-none = { $who } passes
plays-alone = **{ $who }** plays alone against { $others } · stake **{ $stake }**
team = Together: { $who } · { $cards }
partners = Partners who swap cards: { $pairs }
stake = Stake: **{ $stake }**
stock-left = { $count ->
    [0] The stock is used up.
    [one] Stock: 1 card
   *[other] Stock: { $count } cards
 }
pile = -# Played before: { $cards }
cards-left = Cards left: { $counts }
closed-out = 🔒 Out of this trick: { $who }
passed-so-far = Passed: { $who }
you-are-closed-out = 🔒 You passed: this trick is closed to you.

### The log
button-log = Log
button-proof = Shuffle proof
proof-title = ### The shuffle of deal { $number }
proof-about = A secret number, the seed, settled every card of this deal, and its proof was here before the first play. After the deal the seed is shown too. The SHA-256 of the seed has to be the proof, and `python -m rules verify` makes the hands from the seed. That shows that the seed was not changed after the deal. It does not show how the bot drew it.
proof-shown = Proof: `{ $proof }`
proof-seed = Seed: `{ $seed }`
log-title = ### Log · deal { $number }
log-page = {" "}· page { $page } of { $pages }
log-last-trick = **Last trick** · { $plays }
log-play = { $who } { $play }
log-nothing = Nothing has happened yet.
log-older = Older
log-newer = Newer
log-newest = Newest
no-log = No deal has been played at this table yet.
button-replay = Replay
button-replay-last = Replay of the last deal
replay-title = ### Replay · deal { $number }
replay-places = Best first: seats { $seats }.
replay-play = seat { $seat } · { $play }
no-replay = No deal that can be shown again has been played to its end here.
button-review = How did I play?
review-title = ### How you played deal { $number }
review-none = Nothing that you decided has cost you anything that could be foreseen.
review-lead = You led.
review-bid = Bidding to play alone.
review-give = You gave cards away.
review-swap = You could trade your lowest card.
review-beat = To beat: **{ $play }**
review-yours = Yours: **{ $move }**
review-better = Better: **{ $move }** · about { $cost } more on average
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
review-basis = -# What cost most. Each choice was tried on many deals that fit what you could know at that moment.
review-busy = Too much is being thought about just now. Ask again in a minute.
review-substituted = A computer played some of this deal for you, so your own moves cannot be told apart.
told-dealt = **Deal { $number }** · { $who } is the dealer.
told-cut = { $at ->
    [one] { $who } cut the pack: one card off the top.
   *[other] { $who } cut the pack: { $at } cards off the top.
 }
told-gave-cards = { $giver } gave { $taker } **{ $cards }**.
told-gave = { $count ->
    [one] { $giver } gave { $taker } one card.
   *[other] { $giver } gave { $taker } { $count } cards.
 }
told-took-cards = { $who } took **{ $cards }** from the middle.
told-took = { $count ->
    [one] { $who } took the hidden card.
   *[other] { $who } took the { $count } hidden cards.
 }
told-traded = { $who } put **{ $returned }** away for **{ $cards }**.
told-looked-at = { $who } saw **{ $cards }** in the middle.
told-looked = { $who } looked at what lies in the middle.
told-drew-card = { $who } drew **{ $cards }**.
told-drew = { $who } drew a card.
told-restocked = { $count ->
    [one] One card of earlier tricks is the new stock.
   *[other] The { $count } cards of earlier tricks are the new stock.
 }
told-alone = { $who } plays alone for { $stake }.
told-doubled = The stake is doubled.
told-out-of-time = ⏳ { $who } ran out of time.
told-taken-back = { $who } took that back.
told-offered-cards = { $giver } offers { $taker } **{ $cards }**.
told-offered = { $count ->
    [one] { $giver } offers { $taker } one card in secret.
   *[other] { $giver } offers { $taker } { $count } cards in secret.
 }
told-announced = { $count ->
    [one] ⚠️ { $who } has **one card** left.
   *[other] ⚠️ { $who } may be out soon: { $count } cards left.
 }
told-leads = { $who } leads.
told-leads-with = { $who } leads; the first play must include **{ $cards }**.
told-played = { $who } played **{ $play }**.
told-passed = { $who } passed.
told-passed-several = { $who } passed.
told-skipped = { $who } loses the next turn.
told-reversed = 🔄 The ranks are reversed: low cards are high.
told-righted = 🔄 The ranks are as usual again.
told-turned = ↩️ The turn goes the other way round.
told-threw-in = { $who } throws the hand in and comes last.
told-out = { $who } is out, place { $place }.
told-won = { $who } won the trick.
told-void = The deal counts for nothing; the cards are dealt again.
told-over = The deal is over.

### Results of teams, stakes and chips
alone-won = The landlord **{ $who }** has won alone against { $others }.
alone-lost = { $others } have beaten the landlord **{ $who }**.
solo-won = **{ $who }** has won alone against { $others }.
solo-lost = { $others } have beaten **{ $who }**, who played alone.
team-won = The deal goes to **{ $who }** · { $cards } left
team-rest = { $who } · { $cards } left
stake-made = Stake: { $parts } = **{ $stake }**
stake-bid = bid { $amount }
stake-bombs = { $count ->
    [one] a bomb ×2
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
match-leader-chips = { $chips ->
    [one] In the lead with { $chips } chip: { $who }.
   *[other] In the lead with { $chips } chips: { $who }.
 }

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
typed-two = two
typed-joker = joker
typed-red-joker = red joker, redjoker, big joker
typed-black-joker = black joker, blackjoker, small joker, little joker
typed-diamond = diamond
typed-club = club
typed-heart = heart
typed-spade = spade
typed-fill = of, and, the
typed-stands = for, stands for
typed-cannot-stand = These cards cannot stand for that now.

### Kinds of plays
kind-single = Singles
kind-pair = Pairs
kind-triple = Three of a kind
kind-four = Four of a kind
kind-set = Sets
kind-straight = Straights
kind-pair-run = Runs of pairs
kind-triple-run = Planes (runs of triples)
kind-quad-run = Runs of quads
kind-full-house = Full houses
kind-four-and-one = Four and one
kind-two-pairs = Two pairs
kind-rocket = Rocket
kind-dragon = Dragon
kind-straight-flush = Straight flushes
kind-flush = Flushes
kind-kicked = Sets with extras
kind-bomb = Bombs
kind-other = Others
label-single = { $cards }
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
stands-for-itself = Just these cards

### Who sits at a table, and what they do with one another
sent-away = The others have voted you out. You can join again when the next deal has begun.
sent-away-by = The host { $who } has sent you away. You can join again when the next deal has begun.
may-not-vote = Only those who play and are awake can vote somebody out, and there must be two of them.
no-longer-here = That player is no longer at this table.
not-in-mid-deal = That has to wait until the deal is over.

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 You may throw in a bomb now, although it is not your turn.
first-of-two = the first of two
second-of-two = the second of two
button-put-back = Put back
button-take-back = Take back
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
reason-out = It is your whole hand.
reason-only = It is all you can play.
reason-wins-last = Nothing that is still out beats it, and then you have one play left: { $cards }.
reason-wins = Nothing that is still out beats it, and the rest of your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 }.
reason-unbeaten = Nothing that is still out beats it.
reason-guard-many = Somebody has one card left, and this is no single card.
reason-guard-high = Somebody has one card left, and this is your highest.
reason-guard-two = Somebody has two cards left, and this is no play of two cards.
reason-partner-out = Somebody on your side has one card left and may go out on it.
reason-few-higher = Of higher cards only these are still out: { $cards }.
reason-highest = No card that is still out is higher.
reason-mostly-lower = { $count ->
    [one] Of the cards still out { $amount } { $amount ->
    [one] is
   *[other] are
 } lower and only one higher.
   *[other] Of the cards still out { $amount } { $amount ->
    [one] is
   *[other] are
 } lower and only { $count } higher.
 }
reason-last = Then you have one play left: { $cards }.
reason-sheds = It rids you of { $count ->
    [one] one card
   *[other] { $count } cards
 } at once, and the rest makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 }.
reason-sheds-keeps = It rids you of { $count ->
    [one] one card
   *[other] { $count } cards
 } at once, and you keep { $cards }.
reason-low = It takes your lowest card along, and the rest of your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 }.
reason-near = Then you are { $plays ->
    [one] one play
   *[other] { $plays } plays
 } from being out.
reason-keeps = Your high cards stay for later: { $cards }.
reason-alone = It stands alone in your hand, and is harder to beat than your lowest card.
reason-breaks-nothing = It breaks up nothing that goes together, and the rest of your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 }.
reason-press = Somebody has few cards left, and anything weaker is easier to beat.
reason-bomb = Only a bomb beats the table, and the rest of your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 }.
reason-follow = It is the weakest that beats the table, and the rest of your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 }.
reason-weakest = It is the weakest that beats the table.
reason-computer = A computer would do so in your place.
reason-pass-partner = The play to beat is your own side's.
reason-pass-bomb = Only a bomb of yours beats the table; passing keeps it for later.
reason-pass-whole = { $plays ->
    [one] Your whole hand is one play as it is, and it does not beat the table.
   *[other] Your hand makes { $plays } plays as it is, and none of them beats the table.
 }
reason-pass-costs = Whatever of yours beats the table costs a high card or breaks up what goes together.
reason-pass-beaten = { $cards } would beat the table, but may be beaten in turn.
reason-pass-early = { $cards } would beat the table, but may be beaten in turn, and no opponent is nearly out.
reason-pass-higher = { $count ->
    [one] { $cards } would beat the table, but one card still out is higher.
   *[other] { $cards } would beat the table, but { $count } cards still out are higher.
}
reason-pass-outranked = { $count ->
    [one] { $cards } would beat the table, but one card still out is higher, and no opponent is nearly out.
   *[other] { $cards } would beat the table, but { $count } cards still out are higher, and no opponent is nearly out.
}
reason-pass-highest = No card still out is higher than { $cards }: passing keeps it for later.
reason-pass-safe = No opponent is nearly out: nobody has to be stopped yet.
reason-pass-high = Only high cards of yours beat the table; passing keeps them for later.
reason-together = Every weaker play would leave you with more plays; this leaves { $plays }.
reason-whole = Every weaker play would break up cards of a rank, and the rest of your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 }.
reason-all-break = Everything weaker breaks up what goes together too, and is easier to beat.
reason-loose = All your lower cards go together with others, and the rest of your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 }.
reason-only-bomb = Nothing but a bomb beats it, and the rest of your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 }.
reason-bid = With { $cards } your hand is worth a bid of { $amount }.
reason-bid-both = Your hand makes only { $plays ->
    [one] one play
   *[other] { $plays } plays
 }, and with { $cards } it is worth a bid of { $amount }.
reason-bid-plays = Your hand makes only { $plays ->
    [one] one play
   *[other] { $plays } plays
 }: worth a bid of { $amount }.
reason-bid-must = You have to bid, and this is the least.
reason-bid-most = Your hand is worth a bid of { $amount } at most.
reason-bid-poor = With { $cards } and { $plays ->
    [one] one play
   *[other] { $plays } plays
 } your hand is not worth a bid of { $amount }.
reason-bid-none = Without a high card a hand of { $plays ->
    [one] one play
   *[other] { $plays } plays
 } is not worth a bid of { $amount }.
reason-give-lowest = You have nothing lower, and the rest of your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 }.
reason-give-fewest = Nothing else that you may give leaves you with fewer plays: { $plays }.
reason-give-back = None of it is lower than what you are offered: { $cards }.
reason-trade = With { $cards } in its place your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 }.
reason-trade-unseen = You give away the lowest card of the game: any other is better.
reason-keep = { $cards } would do little for your hand.
reason-keep-unseen = Nobody knows what you would get for it, and your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 } as it is.
reason-done = A swap takes as many cards as it brings, and your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 } as it is.
reason-accept = With { $cards } your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 }.
reason-redeal = Your hand makes { $plays ->
    [one] one play
   *[other] { $plays } plays
 }: new cards will mostly be better.
reason-last-card = It costs nothing, and not saying it may cost you a lot.
reason-dealing = It is the next step, and one left out is a fault.
reason-cut = Nobody knows the order of the pack: one cut is as good as another.
no-hint = There is nothing to play now.
breaks-up = Breaks up a bomb or a straight
plays-all = -# **All that you can play**, by kind.
plays-some = -# **Some of what you can play**: all would be too much. Pick any cards yourself.
plays-other = Other kinds
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### What you can play
plays-none = There is nothing that you can play now.
plays-more = { $count ->
    [one] · … and one more
   *[other] · … and { $count } more
 }
why-pick = Choose cards to see whether you may play them. Nothing is played.
why-may = You may play **{ $cards }** now.
why-turn = **{ $cards }** would do, but it is not your turn.
button-table = Table
button-return = Come back
button-quit = Leave for good
button-watch = Watch
button-unwatch = Stop watching
button-refresh = Refresh
button-take = Take this seat
button-level = Level
button-drop = Remove
button-person = Choose
button-vote = Vote out
button-unvote = Take vote back
button-send-away = Send away
button-make-host = Make host
button-take-host = Become host
button-to-table = To the table
button-close-table = Close this table
button-fill = Fill with computers and start
button-shuffle = Shuffle seats
button-forbid-take-back = Forbid taking back
button-allow-take-back = Allow taking back
button-swap = Swap game
button-swap-to = Play this instead
button-play-game = Play
joined-instead = You are in, in place of { $who }.
joined-later = A deal is being played. You are in from the next one on.
you-have-left = You have left this table. Press **Table** under it to come back.
seats-newcomers = { $count ->
    [one] -# { $who } plays from the next deal on.
   *[other] -# { $who } play from the next deal on.
 }
menu-title = ### Who sits here · { $game }
menu-host = host
menu-out = sits out
menu-later = plays from the next deal on
menu-votes = { $count } of { $of ->
    [one] { $of } vote
   *[other] { $of } votes
 } to send away
menu-moved-on = The table has moved on. This is what you can do now.
level-about = **{ $who }**: how well is this computer to play? For each level another one comes, and keeps place and score.
level-changed = { $who } plays here now.
stand-in = 💤 Stand-in: { $level }
stand-in-about = Who plays for people who sleep or have left
menu-dropped = { $who } is removed.
menu-sent = { $who } is sent away and may be back after the next deal has begun.
menu-heir = { $who } is the host now.
menu-host-taken = You are the host now.
menu-shuffled = The seats are shuffled.
menu-take-back-off = Nothing can be taken back here now.
menu-take-back-on = A last play can be taken back here now, until somebody else acts.
menu-swapped = The next game is { $game }. Everybody keeps their seat; start when you are ready.
filled = Computers take the free seats, and the cards are dealt.
computers-dropped = No seat is left for { $who }.
vote-counted = Your vote to send { $who } away is counted.
vote-taken-back = You no longer want to send { $who } away.
person-about = **{ $who }**
    {"**"}Send away**: a computer plays the cards to the end of the deal, for the last place.
    {"**"}Make host**: you are the host no longer.
quit-about = Leave in mid-deal? A computer plays your cards, unless somebody takes your seat, and you get the worst place still open. Instead you can sit out from the next deal on.
quit-about-side = Leave in mid-deal? A computer plays your cards, unless somebody takes your seat, and how it does counts for your side. Instead you can sit out from the next deal on.
end-about = Stop for good? The deal that is being played is broken off.
watching = -# You see what everybody may see. This follows the game until <t:{ $until }:t>; then press Refresh.
about-game-start-thread = Play in a thread of its own; without it as this server has settled
about-game-tables = The open tables of this server
about-game-notify = Be told once when somebody opens a table here; again: not any more
table-opened-thread = Your table is open in { $thread }.
no-thread-here = No thread can be opened here. Choose a text channel, or play without one.
thread-failed = Discord lets me open no more threads here now. Play without one, or archive old ones.
tables-none = `/game start` opens one. `/game notify` tells you when somebody else does.
names-and-more = { $names } and { $count } more
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] no free seat
    [one] 1 free seat
   *[other] { $free } free seats
 }{ $running ->
    [yes] {" "}· a deal is being played
   *[no] {""}
 }
notify-on = I will send you one message when somebody opens a table here. `/game notify` takes it back.
notify-off = I will not tell you of the next table.
notify-enough = { $most ->
    [one] You wait on one server already, the most for one person. Take it back there with `/game notify`.
   *[other] You wait on { $most } servers already, the most for one person. Take it back on one of them with `/game notify`.
 }
notify-role = To hear of every table, take the role that I mention:
notify-opened = A table for **{ $game }** is open in { $channel } on { $server }: { $link }
    -# You asked for this once. `/game notify` asks again.

### Commands, as Discord lists them
about-game = Start or stop a game in this channel
about-game-start = Open a table in this channel
about-game-stop = Close the table of this channel
about-game-start-preset = Which game; without it what this channel usually plays
about-game-start-code = A code somebody shared, which stands for all the rules
about-game-start-house-rules = Any other rules, such as: direction=ccw, seating=fixed
about-hand = Show your hand, to play from
about-play = Play cards, such as 7 7 or pair 7
about-play-cards = What to play: 7 7, 77, 7s7d, pair 7, joker=9 9
about-pass = Pass this time
about-give = Give cards back in the exchange, such as 3 4
about-give-cards = What to give: 3 4, or 3s 4d
about-seats = Who sits where, with cards left and titles
about-why = Why may I not play this? Nothing is played
about-why-cards = What to try: 7 7, 77, 7s7d, pair 7
about-practice = Play against computers in your direct messages, at once
about-practice-preset = Which game; without it what is usually played
about-practice-level = How well the computers play
about-practice-computers = How many computers; without it three
about-rules = The rules of this table, or of any game: read, change, share
about-rules-preset = A game, or rules this server has saved
about-rules-code = A code somebody shared, which stands for all the rules
about-leaderboard = Who plays best on this server
about-leaderboard-game = Which game; without it the one of this channel
about-leaderboard-by = What people are ranked by
about-leaderboard-player = Whose card to show: all games of one person here
about-settings = Where your hand comes, how it looks, and your language
about-server = Settings and tables of this server

### What is kept of a person
nameless = somebody
privacy-title = ### What I keep of you
privacy-nothing = Nothing.
privacy-settings = - your settings, and the language of your Discord
privacy-names = - what you are called, in { $count ->
    [one] 1 place
   *[other] { $count } places
 }
privacy-deals = - that you played in { $count ->
    [one] 1 deal
   *[other] { $count } deals
 }, and how it ended
privacy-tables = - your seat, score, votes and place as host, in { $count ->
    [one] 1 note
   *[other] { $count } notes
 }
privacy-messages = - where { $count ->
    [one] 1 message is
   *[other] { $count } messages are
 } that I showed you
privacy-direct = - the channel of your direct messages with me
privacy-rules = - that you saved { $count ->
    [one] 1 set of rules
   *[other] { $count } sets of rules
 }
privacy-drafts = - that you are changing { $count ->
    [one] 1 set of rules
   *[other] { $count } sets of rules
 }
privacy-notifications = - that you want to be told of the next table, on { $count ->
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
privacy-file = This is all I keep of you. Only you see it.
privacy-ask = **Delete all of it?** Your settings are gone, and nothing that you played has your name any more: you are on no leaderboard. What others played stays theirs. Nobody can bring it back.
privacy-deleted = It is deleted. What you do from now on is kept anew.
privacy-leave-first = You sit at a table: { $where }. Leave it there for good (**Table**), wait for the end of the deal, and try again.
button-privacy-export = Send it to me
button-privacy-delete = Delete it
button-privacy-delete-all = Delete all of it
button-privacy-keep = Keep it
about-privacy = What the bot keeps of you: see it, get it as a file, or delete it
