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
table-set-aside = **This table is set aside**: what is stored of it cannot be read by this version of the bot. Nothing of it is lost. { $host }, or whoever manages this channel, can start anew with the same people, or stop.
nobody-to-wait-for = Nobody else is on turn.
you-are-waited-for = You are the one who is waited for. The others can give you more time.
waited-enough = They have enough time already.
no-computer-there = No computer plays that seat any more.
only-host = Only { $host }, the host, can do that.
deal-is-running = A deal is being played already.
cannot-start = Not yet: { $why }
rules-clash = These rules do not go together: { $why }
house-rule-form = Write house rules as option=value, with commas between; I cannot read “{ $typed }”.
channel-taken = There is a table in this channel already.
permissions-missing = I need these permissions in this channel first: { $named }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
no-such-game = There is no game “{ $game }”.
typed-unreadable = I cannot read “{ $typed }” as cards. Write them like 7 7, 7s7d or pair 7.
typed-not-held = You do not hold { $cards }.

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] You have no cards left.
    [one] **Your last card:**
   *[other] **Your { $count } cards:**
 }
words-trick = **In this trick:**
words-no-trick = Nothing lies on the table; a lead is due.
words-play = - seat { $seat }, { $who }: { $play }
words-last-trick = The trick before went to { $who } with { $play }.
words-backwards = Play goes to lower seat numbers.
words-seats = **Seats:**
words-seat = - { $seat }: { $about }
words-you = you
words-on-turn = on turn
words-count = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
 }
hands-in-channel = You play from here: press **My hand** under the table.

### A player's settings
settings-title = ### Your settings
    -# They are yours on every server.
chosen = ✓ { $label }
prefer-sent = **Your hand** comes by direct message, or under the table where only you see it.
prefer-sent-dm = Direct message
prefer-sent-channel = In the channel
prefer-sent-both = Both
prefer-sorting = **Your cards** lie by rank or by suit.
prefer-sorting-rank = By rank
prefer-sorting-suit = By suit
prefer-deck = **The suits** have four colours, two, or colours for the colour-blind.
prefer-deck-four = Four colours
prefer-deck-two = Two colours
prefer-deck-safe = Colour-blind
prefer-pictures = **Cards and table** are shown in pictures, or told in words for a screen reader.
prefer-pictures-yes = Pictures
prefer-pictures-no = Words
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
    [one] There is a table open already; this server allows one at a time.
   *[other] There are { $most } tables open already; this server allows no more at a time.
 }

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
server-most = **Tables** open at a time
server-threads = Games are played **in the channel** itself.
server-threads-on = Each game has **a thread of its own**.
server-threads-yes = Use threads
server-threads-no = No threads
server-tables = The open tables
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

### Browsing the rules
browse-title = ### The rules of all games
browse-families = Choose a kind of game
browse-games = Choose a game
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
        A host saves them under Rules, before a game.
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
sheet-by-code = So many rules fit no button. `/game start code:` opens a table with them.

### The editor of a table's rules
editor-title = ### Your table's rules: { $game }
editor-and-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
 }
editor-clashes = ⚠️ **These rules do not go together.** Go on changing; until they do, the others see the last ones that did, and the game does not start.
editor-take-back = Take a change back
editor-topics = Choose a topic
editor-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
 }
editor-own = as this game has it
rule-span = { $low } to { $high }
players-in-all = { $count } players
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
save-too-many = This server has saved { $most } sets of rules; delete one first.
save-taken = There is a **{ $name }** already, by { $author }. Choose another name.
save-not-yours = Only who saved them, or who manages the server, can delete these rules.
only-channel-managers = Only who may manage this channel can choose what it usually plays.
nothing-to-undo = There is nothing to undo.
rules-stand = A match is being played: its rules stand until it is over.
draft-clashes = These rules do not go together yet: { $why }
rule-value = “{ $typed }” will not do: it { $why }.
too-slow = That took me too long. Please press once more.
code-mistyped = There is a letter wrong in this code. It has only the digits 2 to 9 and letters other than I, O and U.
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
log-title = ### Log · deal { $number }
log-page = {" "}· page { $page } of { $pages }
log-last-trick = **Last trick** · { $plays }
log-play = { $who } { $play }
log-nothing = Nothing has happened yet.
log-older = Older
log-newer = Newer
log-newest = Newest
no-log = No deal has been played at this table yet.
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
