# Vietnamese.
# bàn — table; trận — match; ván — deal; vòng — trick; nước — play; bài — hand
# đi trước — lead; chặn — beat; chặt — beat with a bomb; bỏ lượt — pass; hết bài, về — go out
# bộ — set; sảnh — straight; đôi thông — run of pairs; hàng — bomb; tên lửa — rocket; heo — two
# địa chủ — landlord; giá trị ván — stake; nọc — stock; bài đáy — hidden cards
# chủ bàn — host; máy — computer; mời ra — remove; tạm nghỉ — sit out; rút lại — take back
# luật nhà — house rule; trò mặc định — usual game; bảng xếp hạng — leaderboard

### People and places
computer = 🤖{"\u00A0"}{ $name }
level-easy = 🌱 dễ
level-normal = 🌿 thường
level-strong = 🌳 mạnh
player-unknown = Người chơi { $digits }
hidden-names = Ai đó
hidden-all = một vị khách
hidden-person = Người này không muốn bị tra cứu.
some-server = một máy chủ
some-channel = một kênh

### Punctuation
between-words = {", "}
between-plays = {"; "}
# Between the plays of a trick in the log, for readers without pictures: Ana 5 of hearts, then Ben passes
then-plays = {", rồi "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = joker đỏ
joker-black = joker đen
called-2 = đôi { $rank }
called-3 = sám { $rank }
called-4 = tứ quý { $rank }
called-5 = 5 lá { $rank }
called-6 = 6 lá { $rank }
called-7 = 7 lá { $rank }
called-8 = 8 lá { $rank }
called-bomb = tứ quý { $rank }
called-bomb-set = hàng ({ $play })
called-bomb-run = hàng { $count } đôi thông đến { $top }
called-rocket = tên lửa
called-dragon = sảnh rồng
called-straight = sảnh đến { $card }
called-flush = thùng, cao nhất { $card }
called-straight-flush = thùng phá sảnh đến { $card }
called-full-house = cù lũ { $rank }
called-four-and-one = tứ quý { $rank } kèm một
called-two-pairs = hai đôi
called-pair-run = { $count } đôi thông đến { $top }
called-triple-run = dây sám cô đến { $top }
called-quad-run = dây tứ quý đến { $top }
called-with = { $play } kèm { $count } lá
called-with-pairs = { $play } kèm { $count } đôi
called-with-cards = { $play } ({ $cards })
of-second-deck = { $card } của bộ thứ hai
ranks-from-to = { $low } đến { $high }
said-straight = sảnh, { $range }
said-pair-run = { $count } đôi thông, { $range }
said-triple-run = dây sám cô, { $range }
said-quad-run = dây tứ quý, { $range }
said-bomb = hàng: { $play }
said-flush = thùng { $suit }: { $ranks }
said-straight-flush = thùng phá sảnh { $suit }, { $range }
said-full-house = cù lũ { $rank } kèm đôi { $other }
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-j = J
rank-q = Q
rank-k = K
rank-a = A
rank-2 = heo
rank-joker = joker
rank-number = { $number }

### Cards in words, for a screen reader
number-1 = một
number-2 = hai
number-3 = ba
number-4 = bốn
number-5 = năm
number-6 = sáu
number-7 = bảy
number-8 = tám
suit-diamonds = rô
suit-clubs = chuồn
suit-hearts = cơ
suit-spades = bích
one-j = J
one-q = Q
one-k = K
one-a = A
cards-spelled = { $rank } { $suits }
cards-twice = { $cards } hai lá
suit-spelled = { $suit }: { $ranks }
rank-spelled = { $rank }: { $suits }
cards-from-to = { $count } lá, { $first } đến { $last }

### The lobby
lobby-title = ### { $game }
lobby-title-chat = ### { $host } mời bạn chơi { $game }

chat-quiet = -# Sau 15 phút yên ắng, tin nhắn này ngừng cập nhật cho đến khi có người bấm nút.

lobby-players = **{ $count } người chơi** ({ $least } đến { $most } người)
lobby-players-exactly = **{ $count }/{ $most } người chơi**
lobby-host = Đủ người thì { $host } (chủ bàn) bấm **Bắt đầu**.

lobby-unrated = -# Không tính xếp hạng: luật nhà
lobby-longer = -# ⏳ Có lượt dài hơn ở đây; kết quả vẫn tính xếp hạng như thường.
longer-capped = { $most ->
    [1] -# ⏳ Chủ bàn không cho lượt dài hơn ở đây.
   *[other] -# ⏳ Chủ bàn cho lượt dài tối đa gấp đôi ở đây.
 }
lobby-throne = 👑 { $who } trị vì ở đây từ ngày { $since } ({ $nights } buổi).
lobby-throne-free = 👑 Ngai vàng đang trống.
lobby-titles = { $kind ->
    [title] { $who } là { $title } từ lần trước.
    [heir] Nếu giữ danh hiệu lần trước, { $who } là { $title }.
   *[place] Theo thứ hạng lần trước, { $who } đứng đầu.
 }
lobby-throne-held = Một bàn khác đang mở chơi tranh ngai này. **{ button-start }** chơi lại từ đầu, mọi người ngang nhau, và các ván ở đây không đổi ngai.
house-rules = { $count } luật nhà
table-opened = Bàn của bạn đã mở.
joined = Bạn đã vào bàn!
dms-open = Bài của bạn sẽ được gửi qua [tin nhắn trực tiếp]({ $link }).
dms-closed = Mình không nhắn cho bạn được, nên bạn đánh ở đây: bấm **{ button-hand }** trong kênh. (Muốn cho phép: tên máy chủ, Cài đặt quyền riêng tư, Tin nhắn trực tiếp.)
dms-later = Lúc này Discord chưa cho mình nhắn cho bạn. Bấm **{ button-hand }** trong kênh.
dms-refused = Lúc này Discord chưa cho mình nhắn cho bạn, nên bạn đánh ở đây: bấm **{ button-hand }** trong kênh.
dm-joined = Bạn có ghế trong { $channel } ở { $server }. Bài của bạn sẽ gửi tới đây.
left = Bạn đã rời bàn.
left-finished = Bạn đã rời bàn. Hạng của bạn trong ván này vẫn giữ nguyên.
sitting-out = Từ ván sau bạn tạm nghỉ. Bấm **{ button-return }** để chơi tiếp.
closes-after-deal = Ván sau không còn ai chơi, nên hết ván này bàn sẽ đóng.
stopped = Bàn đã đóng.
table-closed-by = { $who } đóng bàn này.
table-closed-by-own = Bạn đã đóng bàn này.
table-closed-agreed = { $own ->
    [yes] Bạn dừng bàn này với sự đồng ý của mọi người. Ván này không tính.
   *[no] { $who } dừng bàn này với sự đồng ý của mọi người. Ván này không tính.
 }
table-closed-admin = { $own ->
    [yes] Bạn đóng bàn này với tư cách quản trị viên. Ván này bị hủy.
   *[no] { $who } đóng bàn này với tư cách quản trị viên. Ván này bị hủy.
 }
table-closed-idle = 👋 Nhiều giờ rồi không ai làm gì ở đây, nên bàn này đã đóng.
table-closed-empty = Bàn này đã đóng: không còn người chơi nào.
table-closed-deleted = Bàn này đã đóng: kênh của bàn đã bị xóa.
table-closed-archived = Bàn này đã đóng: chủ đề của bàn đã được lưu trữ.
table-closed-removed = Bàn này đã đóng: mình đã bị gỡ khỏi máy chủ.
closed-there = { $why } ({ $channel } ở { $server })
waiting-longer = Bạn đã cho thêm giờ: hết giờ <t:{ $due }:R>.

### Buttons
button-join = Vào chơi
button-leave = Rời bàn
button-computer = Thêm máy
button-rules = Luật
button-start = Bắt đầu
button-keep-titles = Giữ danh hiệu cũ
button-keep-places = Giữ thứ hạng cũ
button-start-fresh = Bắt đầu lại từ đầu
button-accept = Nhận lời
button-decline = Từ chối
button-hand = Bài của tôi
button-sit-out = Tạm nghỉ
button-next = Ván tiếp
button-again = Chơi lại
button-stop = Dừng
button-stop-ask = Xin dừng
button-stop-agree = Đồng ý dừng
button-stop-decline = Chơi tiếp
button-pass = Bỏ lượt
button-wait = Cho thêm giờ
ask-bid = Gọi { $amount }
ask-cut = Cắt { $at } lá
lay-picked = Đánh { $cards }
give-lowest = Đưa { $cards }
pick-cards = Chọn bài
pick-part = Phần { $part }: { $first } đến { $last }
pick-give = { $count ->
    [1] Chọn lá để đưa
   *[other] Chọn { $count } lá để đưa
 }

### The table
table-title = ### { $game } · ván { $number }
table-bomb = 💥 **{ $who }** thả { $play }!

seat-cards = { $count ->
    [1] **1 lá**
   *[other] { $count } lá
 }
seat-out = hết bài, hạng { $place }
seat-passed = bỏ lượt
seat-backs = { $count } lá của bộ bài thứ hai (*)
seat-asleep = 💤 vắng mặt, máy đánh thay
seat-longer = lượt dài hơn (×{ $times })
seat-gone = đã rời bàn, máy đánh thay
to-beat = Phải chặn: **{ $play }** ({ $who })
to-beat-own = Phải chặn: **{ $play }** (của bạn)
trick-won = { $who } thắng vòng bằng **{ $play }**.
trick-won-own = Bạn thắng vòng bằng **{ $play }**.
turn-play = Tới lượt { $who } · hết giờ <t:{ $due }:R>.
turn-decide = Chờ { $who } chọn · hết giờ <t:{ $due }:R>.
turn-give = Chờ { $who } đưa bài · hết giờ <t:{ $due }:R>.
ranks-reversed = 🔄 Cách mạng: bài nhỏ thắng bài lớn.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = { $game ->
    [none] **Ván { $number }**
   *[other] **{ $game }** · ván { $number }
 } · [{ $channel }]({ $link }) ở { $server }
hand-head-here = { $game ->
    [none] **Ván { $number }**
   *[other] **{ $game }** · ván { $number }
 }
hand-head-unseen = { $game ->
    [none] **Ván { $number }**
   *[other] **{ $game }** · ván { $number }
 } · { $server }
hand-head-practice = { $game ->
    [none] **Ván { $number }**
   *[other] **{ $game }** · ván { $number }
 } · tập
hand-head-daily = { $game ->
    [none] **Ván hôm nay**
   *[other] **{ $game }** · ván hôm nay
 }
hand-head-chat = { $game ->
    [none] **Ván { $number }**
   *[other] **{ $game }** · ván { $number }
 } · cuộc trò chuyện này

hand-lead = 🟡 **Bạn đi trước:** đánh gì cũng được · hết giờ <t:{ $due }:R>.
hand-open = 🟡 **Bạn đi trước.** Phải có **{ $card }** · hết giờ <t:{ $due }:R>.
hand-follow = 🟡 **Tới lượt bạn:** chặn **{ $play }** ({ $who }) · hết giờ <t:{ $due }:R>.
hand-decide = 🟡 **Bạn chọn** · hết giờ <t:{ $due }:R>.
hand-bid = 🟡 **Bạn gọi điểm** · hết giờ <t:{ $due }:R>.
hand-cut = 🟡 **Bạn cắt bài** · hết giờ <t:{ $due }:R>.
hand-give = { $count ->
    [1] 🟡 **Đưa { $who } một lá** bạn không cần · hết giờ <t:{ $due }:R>.
   *[other] 🟡 **Đưa { $who } { $count } lá** bạn không cần · hết giờ <t:{ $due }:R>.
 }
hand-waiting = Đang chờ tới lượt bạn.
hand-left = Bạn đã rời đi; máy đang đánh bài này.
host-took-over = -# { $host } giờ là chủ bàn: { $before } im lặng đã lâu.
last-plays = Vừa đánh: { $plays }
# In a hand and at a table: the last plays, and the number of plays before them: Played: Ben: 5♦; Cleo: 9♣, and 3 earlier
last-plays-earlier = Vừa đánh: { $played }, trước đó { $count } lượt nữa
last-play = { $who }: { $play }
hand-asleep = 💤 Bạn lỡ hai lượt nên máy đánh thay. Bấm gì đó để quay lại.
late-passed = ⏳ Hết giờ: bạn bỏ lượt.
late-played = ⏳ Hết giờ: mình đánh thay **{ $play }**.
late-decided = ⏳ Hết giờ: mình chọn thay bạn.
late-passed-for = ⏳ { $who } hết giờ và bị bỏ lượt.
late-played-for = ⏳ { $who } hết giờ: mình đánh thay **{ $play }**.
late-decided-for = ⏳ { $who } hết giờ: mình chọn thay.
hand-out = { $place ->
    [1] 🎉 Bạn hết bài đầu tiên!
   *[other] Bạn hết bài thứ { $place }.
 }
no-hand = Bạn không có bài ở bàn này.
hand-over = { $match ->
    [yes] Trận đã kết thúc. Trận sau sẽ có bài mới.
   *[no] Ván đã kết thúc. Ván sau sẽ có bài mới.
 }
hand-over-guest = Hiện không có ván nào. Bấm **{ button-join }** để vào ván sau.
gift-received = { $who } đưa bạn **{ $cards }**.
gift-given = Bạn đưa { $who } **{ $cards }**.
own-title-pays = Bạn là **{ $title }**: { $count } lá tốt nhất của bạn về tay { $who }.
own-place-pays = Bạn bắt đầu từ cuối bảng: { $count } lá tốt nhất của bạn về tay { $who }.
own-title-gets = Bạn là **{ $title }**: { $who } đưa bạn { $count } lá tốt nhất.
own-title = Bạn là **{ $title }**.
you-played = Bạn đã đánh **{ $cards }**.
you-gave = Bạn đã đưa **{ $cards }**.
you-passed = Bạn đã bỏ lượt.
you-bid = Bạn đã gọi { $amount }.
you-cut = Bạn đã cắt { $at } lá.
you-deal = Bạn chia bài.
you-shuffle = Bạn xào bài.
you-offer-cut = Bạn cho cắt bài.
you-redeal = Bạn xin chia lại.
you-trade = Bạn đã đổi lá nhỏ nhất.
you-keep = Bạn giữ lá nhỏ nhất.
you-accept = Bạn đồng ý.
you-done = Bạn thôi đổi bài.
you-last-card = Bạn đã hô: **lá cuối!**
you-clear-table = Bạn đã dọn bàn.
you-on-purpose = Bạn nói là cố ý.
you-by-mistake = Bạn nói là lỡ tay.
you-forfeits = Bạn chịu phạt vui.
you-forfeit-tea = Bạn ra hình phạt: rót trà.
you-forfeit-verse = Bạn ra hình phạt: hát một đoạn.
you-forfeit-joke = Bạn ra hình phạt: kể chuyện cười.
took-back = Đã rút lại. Lại đến lượt bạn.

### Turn pings
ping-lead = { $who }, bạn đi trước · hết giờ <t:{ $due }:R>
ping-follow = { $who }, tới lượt bạn: chặn **{ $play }** ({ $owner }) · hết giờ <t:{ $due }:R>
ping-decide = { $who }, bạn chọn · hết giờ <t:{ $due }:R>
ping-give = { $who }, trả lại { $count } lá · hết giờ <t:{ $due }:R>
ping-reminder = ⏳ Đã hết nửa thời gian của bạn.

### Results
results-title = ### { $game } · ván { $number }: kết quả
result-titles = **{ $first }** là { $best }, **{ $last }** là { $worst }.
result-won = { $count ->
   *[other] **{ $who }** thắng ván này.
 }
result-side-won = Thắng
result-side-lost = Thua
result-side-drawn = Hòa
result-pair = Cặp **{ $points }**
result-points = **{ $points }** · tổng { $total }
result-penalties = **{ $points }** điểm phạt · tổng { $total }
result-paid = Chip: { $standing }
result-paid-total = { $chips } (tổng { $total })
result-rating = { $rating }, { $change }
result-rating-same = trình độ { $rating }
podium-landlord = Địa chủ
podium-farmer = Nông dân
podium-alone = Một mình
podium-penalties = { $points } điểm phạt
result-substituted = 🤖 có lúc máy đánh thay

result-among-people = -# Nhất trong số người: { $who } (máy về nhất)
achievement-earned = 🏅 **{ $who }**: { $names }
achievement-earned-why = { $name } ({ $why })
achievement-why-of-game = thắng { $game } lần đầu
achievement-why-games = đã thắng cả sáu trò
achievement-why-rise = thắng từ hạng bét
achievement-why-row = thắng ba ván liền
achievement-why-comeback = thắng sau hai lần bét
achievement-why-giant = thắng người hơn 100 điểm xếp hạng
achievement-why-return = thắng sau 30 ngày vắng mặt
achievement-why-alone = một mình thắng tất cả
achievement-why-partner = thắng cùng đồng đội
achievement-why-crowd = thắng ở bàn từ bảy người
achievement-why-bomb = thắng có tứ quý hay bom
achievement-why-chop = chặt lá lớn nhất và thắng
achievement-why-revolution = đảo thứ tự bài và thắng
achievement-why-low = về nhất mà không có lá lớn
achievement-why-eager = về nhất mà không bỏ lượt
achievement-why-patient = về nhất sau sáu lần bỏ lượt
achievement-why-close = thắng khi có người còn một lá
achievement-why-shutout = về nhất khi có người chưa đánh lá nào
achievement-why-finish = về nhất với năm lá một lượt

achievements-more = +{ $rest }

result-upset = 🚀 **{ $who }** vọt từ { $worst } lên { $best }!

result-streak = ⚔️ **{ $by }** chặn chuỗi { $deals } ván thắng của **{ $who }**.

result-streak-titled = ⚔️ **{ $by }** lên thay: **{ $who }** đã là { $title } suốt { $deals } ván liền.

result-left = rời bàn khi còn { $count } lá
result-held = còn { $cards }
match-won = { $count ->
    [1] 🏆 **{ $who } thắng trận!**
   *[other] 🏆 **{ $who } cùng thắng trận!**
 }
match-leader = { $who } đang dẫn trận với { $points } điểm.
match-leader-of = { $who } đang dẫn trận với { $points } trên { $target } điểm.
match-leader-penalties = { $who } đang dẫn trận với { $points } điểm phạt.
match-until-points = Trận kết thúc ở { $count } điểm.
match-until-deals = Trận kết thúc sau { $count } ván.
match-until-minutes = Trận kết thúc sau { $count } phút.
finale-settled = Chip thắng và thua: { $standing }
finale-partners = Cùng phe: { $who }
course-range = Thấp nhất { $low }, cao nhất { $high }
finale-champions = { $count ->
   *[other] Quán quân
 }

finale-champions-of = { $count ->
   *[other] Quán quân #{ $channel }
 }

finale-title-of = { $title } của #{ $channel }

finale-points = { $points } điểm

finale-penalties = { $points } điểm phạt

finale-chips = { $points } chip

finale-ahead = { $score }, hơn { $who } { $lead }

finale-fewer = { $score }, ít hơn { $who } { $lead }
finale-players = { $count } người

finale-won-deals = Thắng { $wins } trên { $deals } ván
finale-won-last = Nhất ở ván cuối


finale-about = { $game } · { $deals } ván · { $date }


award-from-to = Từ { $before } thành { $after }

award-rise = Từ hạng bét thắng ván { $number }

award-fall = Từ hạng nhất xuống hạng bét

award-held = Giữ { $count } lá { $ranks } đến cuối

award-bombs = Thả bom { $count } lần

award-comeback = Lội ngược dòng từ { $count } điểm

award-reign = Thắng { $count } ván liên tiếp

award-sweep = Thắng mọi ván

award-close = Thắng chỉ một điểm cách biệt

award-revolution = Khởi xướng { $count } cuộc cách mạng

award-alone = Một mình thắng tất cả { $count } lần

award-landlord = Thắng { $count } ván khi làm địa chủ

award-wire = Dẫn đầu từ ván đầu đến ván cuối

award-bomb = Bom lớn nhất: { $play }

award-play = Nước bài mạnh nhất: { $play }

award-patience = Bỏ lượt { $count } lần trong một ván mà vẫn thắng

award-exit = Hết bài nhanh nhất: { $count } lượt
award-win = Thắng ván { $number }
award-second = Hạng nhì ở ván { $number }
award-ahead = Xếp trên { $who } ở ván { $number }
award-stayed = Không bỏ cuộc: chơi đủ { $count } ván






### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Bảng xếp hạng · { $game }
leaderboard-ranked = Xếp theo { $number }.
leaderboard-people = Chỉ tính ván giữa người với người. Thắng là về nhất trong số người; máy không được xếp hạng.
leaderboard-by-points = tổng điểm
leaderboard-by-paid = chip thắng và thua
leaderboard-by-penalties = ít điểm phạt nhất mỗi ván
leaderboard-by-wins = số ván thắng
leaderboard-by-share = tỉ lệ ván thắng

leaderboard-by-place = tỉ lệ đối thủ bị vượt qua
leaderboard-by-president = tỉ lệ ván đạt danh hiệu cao nhất

leaderboard-by-last = ít về chót nhất mỗi ván

leaderboard-by-reign = chuỗi thắng dài nhất

leaderboard-by-coups = số ván thắng từ hạng chót

leaderboard-by-deals = số ván đã chơi
leaderboard-by-rating = điểm trình độ

leaderboard-enough = Ở đây cần { $deals } ván để có hạng.
leaderboard-points = { $points } điểm
leaderboard-paid = { $chips } chip
leaderboard-penalties = { $average } điểm phạt mỗi ván
leaderboard-wins = thắng { $count } ván
leaderboard-beaten = hơn { $share }% đối thủ
leaderboard-ties = Các số đã làm tròn, thứ hạng thì không.
leaderboard-share = thắng { $share }%

leaderboard-president = danh hiệu cao nhất ở { $share }% số ván

leaderboard-last = về chót { $share }% số ván

leaderboard-reign = thắng { $count } ván liên tiếp

leaderboard-coups = thắng { $count } ván từ hạng chót

leaderboard-deals = { $count } ván
leaderboard-rating = { $rating } ± { $margin }

leaderboard-unsure = { $rating } ± { $margin } ?

leaderboard-line-won = thắng { $first } trên { $deals }
leaderboard-line-landlord = thắng { $first } trên { $deals }, khi làm địa chủ { $won } trên { $alone }
leaderboard-line-alone = thắng { $first } trên { $deals }, khi đánh một mình { $won } trên { $alone }
leaderboard-unknown = {" "}· không còn lưu kết quả: { $deals } ván
leaderboard-beside = {" "}· thêm { $deals } ván không tính

leaderboard-beside-why = Không tính: ván có máy đánh thay, và các ván sau { $limit } ván tính hạng mỗi ngày giữa phần lớn cùng những người đó.
leaderboard-below = ── chưa có hạng: dưới { $deals } ván, hoặc trên ± { $margin }
leaderboard-few = ── chưa có hạng: dưới { $deals } ván
leaderboard-lacks = {" "}· còn { $deals } ván nữa mới có hạng
leaderboard-away = ── { $days } ngày chưa chơi ở đây, hoặc đã rời máy chủ
leaderboard-last-deal = {" "}· ván cuối <t:{ $at }:D>

leaderboard-rated = Điểm trình độ có tính đến hạng và phe lúc bắt đầu ván.

leaderboard-empty = Chưa ai có hạng: cần hai người chơi hết một ván trò này.
leaderboard-nobody = Chưa ai có hạng. `/{ name-game } { name-game-start }` mở một bàn.
leaderboard-by-what = Mình không xếp theo “{ $typed }” được. Chọn trong danh sách nhé.
leaderboard-no-season = Mình không biết mùa “{ $typed }”. Chọn trong danh sách nhé.

leaderboard-no-channel = Không có bảng xếp hạng cho “{ $typed }”. Chọn một kênh trong danh sách nhé.

leaderboard-all-time = Mọi thời gian

leaderboard-this-season = Mùa này

leaderboard-season = Mùa { $number }

leaderboard-before = Trước các mùa

leaderboard-tonight = Tối nay
season-over = { $season } kết thúc

season-next = { $season } kéo dài đến { $until }.

season-next-open = { $season } bắt đầu.

season-undone = Mùa giải này tiếp tục: quản trị viên hủy việc kết thúc.

season-none = Máy chủ này không có mùa giải. Quản trị viên chọn trong `/{ name-server }`.

season-first = Mùa giải này bắt đầu từ ván đầu tiên.
season-ends = { $days ->
    [0] { $season } kết thúc hôm nay
   *[other] { $season } kết thúc sau { $days } ngày nữa
 }

season-open = Từ { $since }, đến khi quản trị viên kết thúc.

season-champions = Nhà vô địch

season-table = Toàn bộ bảng

season-ask = **Kết thúc { $season } ngay?** Mình đăng bục vinh danh, rồi mùa giải tiếp theo bắt đầu.

season-not-now = Chỉ kết thúc được mùa giải hiện tại, khi có ván được tính.

season-too-late = Có thể hủy việc kết thúc trong 24 giờ.

season-best-deals = Nhiều ván nhất: { $who } ({ $count })

season-best-firsts = Nhiều lần nhất bàn nhất: { $who } ({ $count })

season-best-share = Tỉ lệ thắng cao nhất: { $who } ({ $count }%)

season-best-reign = Chuỗi thắng dài nhất: { $who } ({ $count } ván)

season-best-coups = Thắng từ vị trí cuối nhiều nhất: { $who } ({ $count })

button-season-end = Kết thúc { $season }

button-season-undo = Mở lại { $season }


button-around = Quanh mình

ladder-plain = { $game } không đổi bài

ladder-exchange = { $game } có đổi bài

ladder-pairs = { $game } theo cặp

ladder-teams = { $game } theo đội

ladder-alone = { $game }, một chọi tất cả

ladder-other = Các trò khác
profile-title = ### { $who } ở máy chủ này

profile-favorite = Trò ưa thích: **{ $game }**, { $deals } ván

profile-games = Trò khác: { $games }

profile-reign = Chuỗi dài nhất: nhất { $deals } ván liên tiếp
profile-row = Chuỗi hiện tại: thắng { $deals } ván gần nhất
profile-bar-won = Ván thắng
profile-bar-place = Hạng { $place }
profile-bar-others = Ván khác
profile-bar-latest = { $deals } ván cuối
profile-latest = { $label }, mới nhất ở cuối: { $places }
profile-shows = Hiện trên hồ sơ: { $names }
profile-places = Hạng trung bình: { $averages }
profile-place-of = **{ $average }** trên { $players }

profile-rating = { $ladder }: **{ $rating }** · cao nhất { $peak }

profile-rating-new = { $ladder }: **{ $rating }**

profile-honest = Điểm trình độ cần thời gian: trong hai người, người giỏi hơn có điểm cao hơn ở 73% trường hợp sau 10 ván, 86% sau 100 ván.

button-achievements = Thành tích

profile-achievements = 🏅 Thành tích: **{ $have }** trên { $all }
profile-daily = 🗓️ Ván mỗi ngày: chuỗi **{ $days }** · kỷ lục { $best }

profile-achievements-newest = 🏅 Thành tích: **{ $have }** trên { $all } · mới nhất: { $names }
profile-near = 🏅 Sắp đạt: { $names }
profile-near-games = còn thắng ở { $count } trò để đạt { $name }
profile-near-wins = còn { $count } ván thắng để đạt { $name }

achievements-title = ### 🏅 { $who }: { $have } trên { $all } thành tích

achievements-about = -# Thành tích nào cũng cần thắng ít nhất một người khác, không có máy đánh thay bạn.
achievements-choose = Trên ảnh hồ sơ: ba thành tích mới nhất

achievement-of-game = Thắng một ván { $game }.

achievement-president = Nguyên thủ

achievement-bigtwo = Chuyện lớn

achievement-daifugo = Đại phú hào

achievement-thirteen = Mười ba may mắn

achievement-doudizhu = Được mùa

achievement-bigthree = Quá tam ba bận

achievement-games = Đa tài

achievement-about-games = Thắng một ván ở mỗi trò trong sáu trò.

achievement-rise = Từ cùng đinh lên chủ tịch

achievement-about-rise = Thắng một ván mà bạn vào ở vị trí chót.

achievement-row = Ba ván liền

achievement-about-row = Thắng ba ván liên tiếp.

achievement-comeback = Phượng hoàng

achievement-about-comeback = Thắng sau hai lần liên tiếp về chót.

achievement-giant = Hạ gục khổng lồ

achievement-about-giant = Thắng người có điểm trình độ hơn bạn ít nhất 100.

achievement-return = Lâu rồi không gặp

achievement-about-return = Thắng ván đầu tiên với người thật sau 30 ngày.

achievement-alone = Một mình cân tất

achievement-about-alone = Một mình thắng tất cả những người còn lại.

achievement-partner = Chung sức

achievement-about-partner = Thắng cùng một người khác chung phe.

achievement-crowd = Giữa đám đông

achievement-about-crowd = Thắng ở bàn có bảy người trở lên.

achievement-bomb = Bùm

achievement-about-bomb = Đánh hàng và thắng ván.

achievement-chop = Chặt đẹp

achievement-about-chop = Dùng hàng chặt lá cao nhất và thắng ván.

achievement-revolution = Nhà cách mạng

achievement-about-revolution = Đảo ngược thứ tự bài và thắng ván.

achievement-low = Nhỏ mà có võ

achievement-about-low = Hết bài đầu tiên mà không đánh joker hay lá cao nhất nào.

achievement-eager = Không bao giờ bỏ lượt

achievement-about-eager = Hết bài đầu tiên sau ít nhất bốn nước, không bỏ lượt lần nào.

achievement-patient = Kiên nhẫn

achievement-about-patient = Bỏ lượt ít nhất sáu lần, không ai nhiều hơn, rồi hết bài đầu tiên.

achievement-close = Sát nút

achievement-about-close = Hết bài đầu tiên khi một đối thủ chỉ còn một lá.

achievement-shutout = Cóng cả bài

achievement-about-shutout = Hết bài đầu tiên trước khi một đối thủ kịp đánh lá nào.

achievement-finish = Kết lớn

achievement-about-finish = Hết bài đầu tiên với ít nhất năm lá ở nước cuối.

profile-nemesis = Thua nhiều nhất trước: { $who } ({ $count })

profile-victim = Thắng nhiều nhất: { $who } ({ $count })
profile-victim-own = Bạn thắng nhiều nhất: { $who } ({ $count })
profile-nemesis-own = Thắng bạn nhiều nhất: { $who } ({ $count })

profile-newest = trong { $deals } ván gần nhất

profile-elsewhere = { $who } không ở máy chủ này nên không có gì để xem.

rivals-title = ### { $one } và { $other } ở máy chủ này

rivals-together = { $deals } ván đối đầu · ván gần nhất <t:{ $at }:D>

rivals-score = { $one } **{ $better } : { $worse }** { $other }
rivals-all-in = tất cả ở { $ladder }

rivals-even = Không ai xếp trên: { $count } lần

rivals-ladder = { $ladder }: **{ $better } : { $worse }**

rivals-rating = Theo điểm trình độ, { $who } hơn { $points } điểm và nên xếp trên { $other } trong { $share } trên 100 ván.

rivals-level = Theo điểm trình độ, { $who } và { $other } ngang nhau.

rivals-unsure = Điều này chưa chắc chắn.

rivals-alone = Hãy chọn hai người khác nhau.
rivals-nobody = Chưa có ai để so với bạn. Hãy đánh xong một ván với ai đó ở đây trước.
rivals-choose = Chọn đối thủ khác

rivals-never = { $one } và { $other } chưa đánh xong ván đối đầu nào ở đây.

profile-nobody = { $who } chưa đánh xong ván nào với người khác ở đây.

profile-against = Với bạn: { $better } lần xếp trên, { $worse } lần xếp dưới














### For those who cannot see the pictures
alt-hand = { $count } lá của bạn: { $cards }
alt-hand-dimmed = Chưa đánh được lúc này: { $cards }
alt-hand-dimmed-all = Lúc này không đánh được lá nào.
# At the end of the alt text of a first hand and of the greeting, for people who hear pictures.
alt-words-offered = Bằng chữ thay cho hình: /{ name-settings }, { prefer-pictures-no }.
alt-hand-picked = Đã chọn: { $cards }
alt-hand-backs = Của bộ bài thứ hai: { $cards }
alt-hand-taken = Bài đã nhặt: { $cards }
alt-more = Và { $count } mục nữa.
alt-table-top = Trên bàn: { $play } của { $who }.
alt-table-empty = Bàn trống; chờ người đi trước.
alt-table-turn = Tới lượt: { $seats }.
alt-table-earlier = Trước đó trong vòng này, cũ nhất trước: { $plays }.
alt-table-last = Vòng trước, cũ nhất trước: { $plays }.
alt-table-you = Bạn ngồi ghế { $seat }.
alt-table-side = đội { $side }
alt-table-seat = { $who }: { $count }
alt-table-widow = Bài úp giữa bàn: { $count } lá.
cards-shown = Bài lật của { $who }: { $cards }.
alt-table-undrawn = { $count } nước trước không hiện.
alt-leaderboard = Biểu đồ cột, hạng cao trước
alt-profile = Hồ sơ của { $who }: ván thắng và thứ hạng.
alt-rivals = { $one } gặp { $other }.

alt-profile-course = Điểm trình độ { $ladder }, { $deals } ván gần nhất: từ { $start } đến { $end }.




alt-finale = Chung cuộc của trận, người thắng: { $seats }.
alt-finale-points = Điểm sau từng ván:
alt-finale-places = Hạng ở từng ván:
alt-finale-chips = Chip sau từng ván:
alt-podium = { $of ->
    [match] Bục vinh danh của trận, từ hạng cao nhất.
    [daily] Bục vinh danh của ván hôm nay, từ hạng cao nhất.
   *[deal] Bục vinh danh của ván, từ hạng cao nhất.
 }
alt-podium-season = Bục vinh danh của { $season }, từ hạng cao nhất.
alt-podium-step = hạng { $place }: { $seats }
alt-podium-side = { $outcome }: { $seats }
alt-podium-seat = ghế { $seat }

### Refusals
moved-on = Bàn đã đánh tiếp. Đây là bài của bạn lúc này.
game-moved-on = Bàn đã đánh tiếp.
went-wrong = Có lỗi bên mình. Không mất gì cả; hãy thử lại.
not-at-this-table = Bạn không ở bàn này. Hãy bấm **{ button-join }** trước.
no-deal-running = Ở đây hiện không có ván nào.
no-table-here = Kênh này chưa có bàn. `/{ name-game } { name-game-start }` mở một bàn.
no-table-of-yours = Bạn hiện không ngồi bàn nào.
already-seated = Bạn đã có ghế rồi.
challenge-ping = ⚔️ { $who }, { $host } thách bạn chơi **{ $game }**!
challenge-sent = Đã mời { $who }.
challenge-no = { $who } đã từ chối lời thách đấu.
challenge-other = Lời thách đấu này dành cho người khác.
challenge-self = Bạn không thể thách chính mình. **{ button-practise }** để chơi với máy.
challenge-bot = { $who } là bot. Thêm máy vào bàn bằng **{ button-computer }**.
challenge-unseen = { $who } không xem được kênh này.
challenge-refused = { $who } không được chơi ở đây.
challenge-sit = Ở đây đã có bàn. Hãy ngồi vào trước rồi thách { $who }.
challenge-seated = { $who } đã có chỗ.
challenge-rematch = { $who } đang ngồi ở bàn này. Chơi lại nhé?
challenge-asked = { $who } đã được mời rồi.
challenge-declined = { $who } đã từ chối rồi.
challenge-soon = Bạn vừa thách { $who }. Hãy thử lại sau vài phút.
closed-until-match-ends = Trận này đã đủ người. Hết trận bạn có thể vào chơi.
table-full = Bàn đã đủ { $most } người.
table-closed = Bàn này đã đóng.
control-unknown = Nút đó cũ rồi. Hãy dùng tin nhắn mới nhất.
table-set-aside = **Bàn này tạm gác lại:** phiên bản bot này không đọc được bàn. Không có gì bị mất. { $host } hoặc người quản lý kênh có thể mở lại với cùng người chơi, hoặc đóng bàn.
restarting = 🔧 Đang khởi động lại. Ván chơi tiếp tục ngay, không ai mất giờ.
nobody-to-wait-for = Không còn ai khác để chờ.
you-are-waited-for = Mọi người đang chờ bạn. Chỉ người khác mới cho thêm giờ được.
waited-enough = Người đó còn nhiều giờ lắm.
gave-enough = Bạn đã cho thêm giờ { $count } lần trong lượt này. Người khác ở bàn có thể cho thêm.
take-back-late = Trễ rồi: đã có người đánh tiếp.
take-back-forbidden = Bàn này không cho rút lại: { $host } đã tắt.
no-computer-there = Ghế đó không còn trống nữa.
seat-is-out = Ghế đó không vào thay được nữa trong ván này. Bấm **{ button-join }** để chơi từ ván sau.
back-with-next-deal = Bạn đã ở trong trận này nên chỉ trở lại từ ván sau: bấm **{ button-join }**.
only-host = Chỉ chủ bàn { $host } mới làm được.
only-host-starts = { $host } là chủ bàn và sẽ bấm **{ button-start }**. Nếu { $host } vẫn im lặng, bạn có thể bấm <t:{ $at }:R>.
host-is-here = Chủ bàn là { $host }. Nếu { $host } im lặng mười phút, bạn có thể thay: <t:{ $at }:R>.
only-host-stops = Nhờ chủ bàn { $host } đóng bàn này. Nếu bàn cứ im, ai cũng đóng được: <t:{ $at }:R>.
only-host-stops-deal = Nhờ chủ bàn { $host } đóng bàn. Hết ván và mười phút im lặng thì ai cũng đóng được.
deal-is-running = Đang đánh dở một ván.
cannot-start = Chưa được: { $why }
too-few-players = { $exact ->
    [yes] { $game } cần { $need } người chơi
   *[no] { $game } cần ít nhất { $need } người chơi
 }: thêm { $more }{ $fill ->
    [yes] , hoặc **{ button-computer }**
   *[no] {""}
 }.
too-few-forms = Hoặc chơi một trong các kiểu này với số người hiện có:
too-many-players = { $game } tối đa { $most } người chơi. Thừa: { $who }. { $computers ->
    [yes] Hãy bỏ bớt máy (**{ button-table }**).
   *[no] Phải có người tạm nghỉ (**{ button-table }**).
 }
swap-too-many = { $game } tối đa { $most } người. { $who } sẽ không có ghế: phải có người tạm nghỉ (**{ button-table }**).
rules-clash = Các luật này không hợp nhau: { $why }
house-rule-form = Mình không hiểu “{ $typed }”. Ghi tùy_chọn=giá_trị, cách nhau bằng dấu phẩy.
rule-unknown = Không có luật nhà “{ $typed }”. { $near ->
    [none] Hãy gõ một chữ trong luật rồi chọn từ danh sách.
   *[other] Ý bạn là { $near }?
 }
channel-taken = Kênh này đã có bàn rồi.
table-is-here = Ở đây đã có bàn: [{ $game }]({ $link }) · chủ bàn { $host }{ $stage ->
    [deal] {" "}· đang chơi dở một ván
    [lobby] {" "}· chưa bắt đầu
   *[other] {" "}· giữa hai ván
 }
closable-at = Nếu bàn cứ im, bạn đóng được <t:{ $at }:R>.
away-server = Mình không có trong máy chủ này. Người quản lý máy chủ có thể thêm mình vào.
away-chat = Mình không vào cuộc trò chuyện này được. Hãy thêm mình vào một máy chủ.
button-add-bot = Thêm vào máy chủ
permissions-missing = Mình cần các quyền này trong kênh: { $named }.
permission-view-channel = Xem kênh
permission-send-messages = Gửi tin nhắn
permission-send-messages-in-threads = Gửi tin nhắn trong chủ đề
permission-embed-links = Nhúng liên kết
permission-attach-files = Đính kèm tập tin
permission-create-public-threads = Tạo chủ đề công khai
own-permissions-missing = Muốn vậy bạn cần các quyền này trong kênh: { $named }.
place-unseen = Bạn không còn xem được kênh của bàn này.
command-limited = Bạn không dùng được `/{ $command }` ở đây, và nút này cũng làm việc đó.
no-such-game = Mình không biết trò “{ $game }”. Xem `/{ name-rules }`.
typed-unreadable = Mình không hiểu “{ $typed }”. Thử 7 7, đôi 7 hoặc 7 cơ nhé.
typed-which = Có nhiều bộ khớp: { $choices }. Gõ một trong số đó.
typed-not-held = Bạn không có { $cards }.
typed-too-few = Bạn chỉ có { $held } lá { $card }, không có { $wanted }.
typed-several = { $card }

### A hand and its table in words, without pictures
words-hand = { $count ->
    [0] Bạn hết bài rồi.
    [1] **Lá cuối của bạn:**
   *[other] **{ $count } lá của bạn:**
 }
words-backwards = Ngược chiều kim đồng hồ ↺
words-seat = { $who }: { $about }
words-you = bạn
words-you-against = bạn
hands-in-channel = Bạn đánh ở đây: bấm **{ button-hand }** trong kênh.

### A player's settings
settings-title = ### Cài đặt của bạn
    -# Áp dụng ở mọi máy chủ.
chosen = ✓ { $label }
prefer-sent = **Bài của bạn hiện ở đâu**
prefer-sent-default = Theo máy chủ
prefer-sent-default-here = Theo ở đây: { $place }
prefer-sent-dm = Tin nhắn trực tiếp
prefer-sent-channel = Trong kênh
prefer-sent-both = Cả hai
prefer-sorting = **Xếp bài của bạn**
prefer-sorting-rank = Theo số
prefer-sorting-suit = Theo chất
prefer-deck = **Kiểu lá bài**
prefer-deck-four = Bốn màu
prefer-deck-two = Hai màu
prefer-deck-safe = Cho người khó phân biệt màu
prefer-deck-dark = Nền tối
prefer-deck-contrast = Tương phản cao
prefer-deck-animals = Động vật
prefer-deck-pixel = Pixel
deck-which = Kiểu lá bài
prefer-pictures = **Hình hay chữ** (chữ dùng được với trình đọc màn hình)
prefer-pictures-yes = Bằng hình
prefer-pictures-no = Bằng chữ
# Above the settings, once Words is pressed.
prefer-words-chosen = Từ giờ mọi thứ bằng chữ. Ping: **{ prefer-pinged-at-once }**; bạn đổi được ở dưới.
prefer-pinged = **Ping tôi khi đến lượt**
prefer-pinged-at-once = Ngay
prefer-pinged-soon = Sau 8 giây
prefer-pinged-late = Sau 20 giây
prefer-pinged-reminded = Khi hết nửa thời gian
prefer-auto-pass = **Tự bỏ lượt** khi tôi không đánh được gì
prefer-auto-pass-yes = Có
prefer-auto-pass-no = Không
prefer-turn-factor = **Thời gian cho lượt của tôi**
prefer-turn-factor-1 = Theo bàn
prefer-turn-factor-2 = Gấp đôi
prefer-turn-factor-4 = Gấp bốn
prefer-option = { $heading }: { $label }
prefer-avatar = **Hiện ảnh đại diện của tôi** trong hình

prefer-avatar-yes = Có

prefer-avatar-no = Không
prefer-hidden = **Hiện mình trên bảng xếp hạng** và trong các ván cũ. Ở bàn, ai cũng thấy mình chơi với ai; mục này là về những gì được lưu hoặc tra cứu sau.
prefer-hidden-which = Hiện mình?
prefer-hidden-no = Có
prefer-hidden-names = Không kèm tên
prefer-hidden-all = Không hiện

prefer-language = **Ngôn ngữ của tôi**
prefer-language-which = Ngôn ngữ nào?
prefer-language-as-discord = Theo Discord của tôi

### What a server allows
only-role-hosts = Ở máy chủ này chỉ { $role } được mở bàn.
game-not-here = { $game } bị tắt ở máy chủ này. Bạn chơi được: { $allowed }.
no-more-tables = Máy chủ này chỉ cho mở { $most } bàn cùng lúc. `/{ name-game } { name-game-tables }` cho biết bàn nào bạn vào được.
banned = Bạn bị cấm khỏi các bàn của máy chủ này; chỉ người quản lý máy chủ mới gỡ được.
banned-because = Bạn bị cấm khỏi các bàn của máy chủ này; chỉ người quản lý máy chủ mới gỡ được. Lý do: { $reason }
blocked = Bạn không thể chơi với bot này: người vận hành bot đã chặn bạn.
blocked-because = Bạn không thể chơi với bot này: người vận hành bot đã chặn bạn. Lý do: { $reason }
blocked-server = Bot này không dùng được ở máy chủ này: người vận hành bot đã chặn máy chủ.
support = Có câu hỏi? { $where }
only-channels = Ở đây chỉ mở bàn trong { $allowed }.
channels-unseen = Bàn chỉ mở trong các kênh bạn không thấy. Hãy hỏi người quản lý máy chủ này.
hosts-enough = Bạn đang làm chủ { $most } bàn ở đây: { $where }. Đóng một bàn hoặc cho người khác làm chủ (**{ button-table }**).
heir-hosts-enough = { $who } đã làm chủ số bàn tối đa ở đây. Chọn người khác nhé.

### The settings of a server
server-title = ### Cài đặt máy chủ
    -# Thời gian áp dụng từ ván sau, còn lại áp dụng ngay.
server-choose = Chọn
server-language = **Ngôn ngữ** trong kênh
server-language-as-discord = Theo máy chủ trên Discord
server-hosts = **Ai được mở bàn**
server-hosts-all = Mọi người
server-families = **Các trò** được chơi ở đây
server-turn = **Thời gian** mỗi lượt
server-bank = **Giờ dự trữ** mỗi người mỗi ván
server-sent = **Bài** của người chưa chọn trong `/{ name-settings }`
server-most = **Số bàn** mở cùng lúc
server-threads = Chơi **ngay trong kênh**.
server-threads-on = Mỗi bàn có **chủ đề riêng**.
server-threads-yes = Dùng chủ đề
server-threads-no = Không dùng chủ đề
server-tables = Các bàn đang mở
server-page-play = Chơi
server-page-people = Người chơi
server-page-rules = Luật
server-page-seasons = Mùa giải

server-page-log = Nhật ký
server-page-title = ### Cài đặt của máy chủ này · { $page }
server-channels = **Kênh** được mở bàn; chủ đề tính theo kênh của nó
server-channels-all = Mọi nơi
server-hosted = **Số bàn** một người làm chủ
server-ping = **Vai trò** mình nhắc khi có bàn mở, thành viên tự nhận được
server-ping-none = Không có vai trò
server-ping-every = **Khoảng cách** ít nhất giữa hai lần nhắc
server-history = **Bài và lượt đánh** của ván đã xong được giữ

server-crown = **Vai trò** cho Chủ tịch: mình trao cho người thắng ván gần nhất
server-season = **Mùa giải** của bảng xếp hạng

server-season-none = Không có mùa giải

server-season-month = Một tháng

server-season-quarter = Ba tháng

server-season-hand = Quản trị viên kết thúc

server-zone = **Múi giờ**: { $zone }. Đổi bằng `/{ name-server } zone:`.

server-zone-about = **Múi giờ**

server-daily = **Ván hôm nay**: kênh cho bài đăng lúc nửa đêm, với người giỏi nhất hôm trước

server-daily-none = Không đăng hằng ngày

server-no-zone = Mình không biết múi giờ “{ $typed }”. Bạn chọn trong danh sách nhé.

server-season-ended = **Kết thúc mùa giải**

server-season-back = **Mùa giải tiếp tục** sau khi kết thúc


server-savers = **Ai được lưu luật**, ngoài người quản lý máy chủ
server-saver-role = **Vai trò** được lưu luật
server-saver-none = Không có vai trò
server-rates = **Xếp hạng** và luật nhà
server-rates-no = Chỉ tính các ván không có luật nhà
server-rates-yes = Tính cả các ván có luật nhà
server-threads-about = **Chủ đề**
savers-all = Mọi người
savers-hosts = Chủ của một bàn đang mở
savers-role = Một vai trò
button-bans = Lệnh cấm
button-ping-post = Đăng nút ở đây
button-saved-rules = Luật đã lưu
button-to-settings = Cài đặt
tables-any = Không giới hạn
tables-at-once = { $count } bàn
time-as-set-up = Mặc định
time-seconds = { $count } giây
time-minutes = { $count } phút
time-hours = { $count } giờ
time-days = { $count } ngày

time-always = Luôn luôn

tables-title = { $count ->
    [0] ### Máy chủ này không có bàn nào đang mở
   *[other] ### { $count } bàn đang mở
 }
tables-line = { $channel } · { $game } · { $count } người chơi, chủ bàn { $host }{ $running ->
    [yes] {" "}· đang đánh một ván
   *[no] {""}
 }
overrule-close-about = **Đóng bàn**: ván đang đánh không tính; các ván đã xong vẫn tính.
overrule-reset-about = **Mở lại**: một bàn mới mở ở đây với cùng người, cùng luật.
overrule-close = Đóng bàn
overrule-reset = Mở lại
button-back = Quay lại
button-more = Thêm
only-admins = Chỉ người quản lý máy chủ này mới làm được.
bans-title = { $count ->
    [0] ### Không ai bị cấm
   *[other] ### { $count } người bị cấm khỏi các bàn ở đây
 }
bans-choose = Cấm một người
button-lift = Gỡ
button-ban = Cấm
button-ban-because = Cấm kèm lý do
button-ban-by-id = Cấm theo ID
ban-line = **{ $whom }** · bởi { $who }, <t:{ $at }:d>
ban-line-because = **{ $whom }** · bởi { $who }, <t:{ $at }:d>: { $reason }
ban-about = **Cấm { $whom }** khỏi mọi bàn của máy chủ này? Ghế sẽ trống như khi { $whom } rời hẳn; máy đánh tiếp ván đang dở. Lệnh cấm có hiệu lực đến khi có người gỡ.
ban-made = { $whom } bị cấm khỏi các bàn của máy chủ này.
ban-lifted = { $whom } được chơi ở đây trở lại.
ban-oneself = Bạn không thể tự cấm mình.
ban-the-bot = Bot không chơi ở bàn nào cả.
ban-nobody = Không có ai mang ID này.
ban-no-id = Đó không phải ID. Trong Discord, bật Chế độ nhà phát triển thì menu của một người có “Sao chép ID người dùng”.
ban-id-about = Dùng được cả với người đã rời máy chủ này.
ban-reason-about = Người đó và những người quản lý máy chủ sẽ đọc được.
form-ban = Cấm khỏi mọi bàn
form-ban-id = ID của người đó
form-reason = Lý do
saved-rules-title = { $count ->
    [0] ### Ở đây chưa lưu luật nào
   *[other] ### Ở đây đã lưu { $count } bộ luật
 }
saved-rules-line = **{ $name }** · { $game } · của { $author }
saved-rules-choose = Chọn người lưu
saved-rules-by = { $count } bộ luật
saved-rules-of = **{ $author }** đã lưu { $count } bộ luật:
saved-rules-dropped = { $count ->
    [0] Không có gì của { $author } để xóa.
   *[other] Đã xóa { $count } bộ luật của { $author }.
 }
button-delete-all-of = { $count ->
    [1] Xóa
   *[other] Xóa cả { $count } bộ
 }
log-about = -# Mới nhất ở trên. Không gì được lưu quá 90 ngày.
log-empty = Chưa có gì xảy ra.

button-flags = Dấu hiệu lạ

flags-title = ### Dấu hiệu lạ

flags-about = -# Sự thật từ các ván tính hạng mà may rủi hiếm khi giải thích được. Không chứng minh gì và không tự gây hậu quả gì.

flags-none = Không có gì bất thường.

flags-ahead = - { $game }: **{ $who }** về trước **{ $other }** nhiều hơn { $number } lần so với dự đoán từ điểm hạng, trong { $deals } ván.

flags-together = - { $game }: khi chung bàn, **{ $who }** và **{ $other }** thắng những người khác nhiều hơn bình thường { $number }%, trong { $deals } ván.

flags-few = - { $game }: **{ $who }** được { $number } điểm trong { $deals } ván, phần lớn từ **{ $other }**.

flags-left = - { $game }: **{ $who }** được { $number } điểm trong các ván có người bỏ, trên { $deals } ván.

flags-more = -# +{ $count }

only-host-flags = Chỉ chủ bàn này xem được dấu hiệu lạ.
log-removed = { $who } mời **{ $whom }** ra khỏi bàn trong { $channel }.
log-handed-over = { $who } cho **{ $whom }** làm chủ bàn trong { $channel }.
log-took-over = { $who } làm chủ bàn trong { $channel }, thay **{ $whom }**.
log-stopped = { $own ->
    [yes] { $who } dừng bàn trong { $channel }.
   *[no] { $who } dừng bàn của **{ $whom }** trong { $channel }.
 }
log-asked-stop = { $who } xin dừng một ván ở { $channel }.
log-agreed-stop = Người chơi dừng một ván ở { $channel }: **{ $whom }** xin, { $who } đồng ý sau cùng.
log-changed-game = { $who } đổi trò trong { $channel } sang **{ $about }**.
log-started-over = { $own ->
    [yes] { $who } mở lại bàn trong { $channel }.
   *[no] { $who } mở lại bàn của **{ $whom }** trong { $channel }.
 }
log-setting = { $who } đổi một cài đặt: { $about }
log-banned = { $who } cấm **{ $whom }**.
log-lifted = { $who } gỡ lệnh cấm **{ $whom }**.
log-voided = { $who } hủy một ván ở { $channel }: **{ $about }**
log-restored = { $who } khôi phục một ván ở { $channel }: **{ $about }**
log-proposed-void = { $who } đề nghị hủy một ván ở { $channel }: **{ $about }**
log-proposed-restore = { $who } đề nghị khôi phục một ván ở { $channel }: **{ $about }**
log-agreed = { $who } đồng ý với **{ $whom }** ở { $channel }: **{ $about }**
log-passed-void = Người chơi hủy một ván ở { $channel }: **{ $about }**. **{ $whom }** đề nghị, { $who } đồng ý sau cùng.
log-passed-restore = Người chơi khôi phục một ván ở { $channel }: **{ $about }**. **{ $whom }** đề nghị, { $who } đồng ý sau cùng.
log-deleted-rules = { $who } xóa bộ luật **{ $about }** của { $whom }.
log-deleted-all = { $who } xóa mọi bộ luật đã lưu của **{ $whom }** ({ $about }).
ping-ready = Mình nhắc { $role } khi có bàn mở, và trao vai trò cho thành viên bấm nút.
ping-unmentionable = Mình không nhắc được { $role }. Cho phép mọi người nhắc vai trò này trong cài đặt của nó, hoặc cho mình quyền **Nhắc đến mọi người**.
ping-no-manage-roles = Mình không trao cho thành viên được: cần quyền **Quản lý vai trò**.
ping-role-above = Mình không trao { $role } cho thành viên được. Trong danh sách vai trò, kéo { $own } lên trên nó.
ping-role-powerful = Mình không trao { $role }: vai trò này có quyền nhiều hơn mọi người. Chọn vai trò không có quyền nào.
ping-role-gone = Vai trò này không còn nữa. Chọn vai trò khác trong `/{ name-server }`.
crown-ready = Mình trao { $role } cho Chủ tịch của ván gần nhất, nhiều nhất 5 phút một lần.

ping-role-unfit = Chọn vai trò trao được cho người: không phải @everyone, cũng không phải của bot.
ping-role-opens = { $role } mở được kênh. Chỉ người được quản lý vai trò mới cho thành viên tự nhận được.
ping-none-here = Máy chủ này không có vai trò cho bàn mới.
ping-not-given = { $why } Hãy báo cho người quản lý máy chủ này.
ping-refused = Discord không cho mình đổi { $role }. Hãy báo cho người quản lý máy chủ này.
ping-on = Bạn có { $role } rồi: mình nhắc vai trò này khi có bàn mở. Bấm lần nữa để trả lại.
ping-off = Bạn không còn { $role }.
ping-post = 🔔 **Bạn muốn biết khi có bàn mở?** Bấm nút để nhận vai trò mà mình sẽ nhắc khi đó, bấm lần nữa để trả lại.
ping-opened = 🔔 { $role }: một bàn **{ $game }** đang mở.
button-ping = Báo mình khi mở bàn

### First steps
hello = 👋 **Mình tổ chức đánh bài ở đây:** { $games }.
    {"**"}{ button-open-table }**, rồi bạn bè bấm **{ button-join }**. **{ button-practise }**: đấu với máy ngay.
    Bài của bạn gửi qua tin nhắn trực tiếp, không ai khác thấy.
hello-admins = Người quản lý máy chủ này cài đặt mình bằng `/máy-chủ`.
hello-privacy = `/riêng-tư` cho biết mình lưu gì về bạn.
button-open-table = Mở bàn
open-which = ### Chơi trò nào?
open-known = { $why ->
    [settled] Trò quen thuộc ở đây
    [last] Trò chơi gần nhất ở đây
   *[most] Trò được chơi nhiều nhất trên máy chủ này
 }{ $changed ->
    [yes] , có đổi luật
   *[no] {""}
 }
button-practise = Tập một mình
practice-there = Bạn đang tập { $game } rồi.
button-go-on = Chơi tiếp
button-practise-anew = Chơi lại từ đầu
practice-dealt = Chia bài rồi! Bài của bạn ở tin nhắn riêng.
practice-here = Bài của bạn ở bên dưới.
button-to-cards = Bài của tôi
practice-dms-closed = Tập diễn ra trong tin nhắn trực tiếp, mà mình không nhắn cho bạn được. Cho phép (tên máy chủ, Cài đặt quyền riêng tư, Tin nhắn trực tiếp) rồi thử lại nhé.
practice-dms-refused = Tập diễn ra trong tin nhắn trực tiếp, mà lúc này Discord chưa cho mình nhắn cho bạn. Muốn chơi trong kênh: `/{ name-game } { name-game-start }`, rồi **{ button-computer }**.
cards-under-way = Bài của bạn đang được gửi. Thử lại sau vài giây nhé.
practice-going-on = -# Tập: không tính vào bảng xếp hạng.
daily-going-on = -# Lần chơi đầu tính vào bảng của ngày và chuỗi ngày của bạn, không tính vào bảng xếp hạng.
daily-title = Ván ngày { $date } · { $game }
daily-once = Lần chơi đầu được tính. Hết ngày: { $until }.
daily-again = Lần này không được tính: mỗi ngày chỉ tính lần đầu.
daily-instead = Ván hôm nay sẽ thay bàn đó.
daily-unfinished = Bạn chưa kịp chơi xong lần đầu, nên ván này không được tính.
daily-not-done = Bạn chưa chơi xong ván này.
daily-own-landlord = { $won ->
    [yes] **Bạn thắng khi làm địa chủ: { $points }.**
   *[no] **Bạn thua khi làm địa chủ: { $points }.**
 }
daily-own-farmer = { $won ->
    [yes] **Bạn thắng địa chủ: { $points }.**
   *[no] **Bạn thua địa chủ: { $points }.**
 }
daily-own-alone = { $won ->
    [yes] **Bạn đánh một mình và thắng: { $points }.**
   *[no] **Bạn đánh một mình và thua: { $points }.**
 }
daily-own-others = { $won ->
    [yes] **Bạn thắng người đánh một mình: { $points }.**
   *[no] **Bạn thua người đánh một mình: { $points }.**
 }
daily-own-game = { $won ->
    [yes] **Bạn thắng.**
   *[no] **Bạn thua.**
 }
daily-own-points = { $place ->
    [1] **Bạn thắng, hạng 1 trên { $players }: { $points }.**
   *[other] **Bạn về hạng { $place } trên { $players }: { $points }.**
 }
daily-own-place = { $place ->
    [1] **Bạn thắng, hạng 1 trên { $players }.**
   *[other] **Bạn về hạng { $place } trên { $players }.**
 }
daily-average = Với bài này, máy trung bình được { $average }.
daily-average-penalties = { $count ->
    [one] 1 điểm phạt; máy trung bình { $average }.
   *[other] { $count } điểm phạt; máy trung bình { $average }.
 }
daily-penalties = { $count ->
    [one] 1 điểm phạt
   *[other] { $count } điểm phạt
 }
daily-average-place = Với bài này, máy trung bình về hạng { $average }.
daily-average-wins = Với bài này, máy thắng { $average } % số lần.
daily-streak = { $days } ngày liên tiếp 🔥
daily-legend = 🟩 vòng mình thắng · ⬜ vòng của người khác · 🏁 hết bài
daily-copy = Để chia sẻ ở nơi khác, chép đoạn này:
daily-share = Ván Gamenight ngày { $date } · { $game }
daily-board = Giỏi nhất ngày { $date }
daily-board-here = Giỏi nhất trong ngày
daily-secret = Bài ngày { $date }: hạt giống `{ $seed }`, dấu vân tay `{ $proof }`. Kiểm tra ván của bạn bằng `/verify code:{ $code }`.
daily-rules = Mọi người ở đây có cùng bài và cùng máy. Lần chơi đầu được tính. Hết ngày: { $until }.
daily-fixed = Dấu vân tay của hạt giống hôm nay: `{ $proof }`. Ngày mai: `{ $next }`.
daily-server = Dùng `/daily` trên máy chủ: mỗi nơi có bài riêng.
daily-no-hint = Ván hôm nay không có gợi ý.
daily-secret-later = Hạt giống của ngày này có khi hết ngày.
daily-post-waits = Mình chưa viết được ở { $where }. Hãy cho mình quyền { $named } ở đó, bài đăng sẽ tự đến.
daily-post-next = Ván hôm nay đăng rồi. Bài tiếp theo: { $until }.
daily-post-later = Discord không trả lời. Bài đầu tiên sẽ đến sau vài phút.
button-daily = Chơi ván hôm nay
button-daily-again = Chơi lại
button-daily-copy = Chép lời
button-daily-share = Chia sẻ
button-daily-score = Ván hôm nay
primer = -# 👋 **{ $game }:** { $goal }
    -# Từ lớn đến nhỏ: **{ $order }**{ $more }
    -# { $how ->
        [equal] Đánh cùng số lá, bằng hoặc lớn hơn.
        [larger] Đánh cùng số lá nhưng lớn hơn, hoặc bộ nhiều lá hơn.
       *[higher] Đánh cùng số lá nhưng lớn hơn.
    } { $tip ->
        [stuck] Không chặn được: **{ button-pass }**.
        [lead] {""}**{ button-hint }** khi bí.
        [none] {""}
        [wait] {""}**{ button-pass }** để chờ.
       *[idea] {""}**{ button-pass }** để chờ, **{ button-hint }** khi bí.
    }
primer-goal-alone = { $landlord ->
    [yes] Gọi điểm để làm địa chủ, một đấu { $others ->
        [2] hai
       *[other] { $others }
    }.
   *[no] Gọi điểm để một mình đấu { $others ->
        [2] hai
       *[other] { $others }
    } người.
 } Bên hết bài trước thắng.
primer-goal-teams = Bạn và đồng đội thắng cùng nhau. Hãy đánh hết bài.
primer-goal-titles = Đánh hết bài. Nhất: { $best }, bét: { $worst }.
primer-goal-places = Đánh hết bài, càng sớm càng tốt.
primer-goal-first = Hãy là người đầu tiên hết bài.
primer-goal-left = Ai hết bài trước thắng. Còn càng ít lá càng tốt.
primer-brief = -# 👋 { $goal } Thứ tự: **{ $order }**
primer-goal-alone-brief = Bên hết bài trước thắng.
primer-goal-teams-brief = Cùng đồng đội đánh hết bài.
primer-goal-titles-brief = Hết bài trước: { $best }.
primer-goal-places-brief = Hãy đánh hết bài thật nhanh.
primer-goal-first-brief = Ai hết bài trước thắng.
primer-goal-left-brief = Ai hết bài trước thắng.
primer-bombs = 💣 chặt được tất cả: { $kinds }
primer-chops = 💣 chặt được heo: { $kinds }
primer-wild = thay được lá khác: { $cards }
primer-power = một lá thắng mọi bộ: { $cards }
primer-fewer-twos = lá 2 chỉ cần ít hơn một lá
primer-revolution = tứ quý đảo ngược thứ tự này
primer-ends = kết thúc vòng: { $cards }
lesson-five = -# 💡 **Bộ năm lá**, từ nhỏ đến lớn: { $kinds }.
lesson-five-any = -# 💡 **Bộ năm lá:** { $kinds }.
lesson-run = -# 💡 **Sảnh:** ít nhất { $least } lá liên tiếp, chất tùy ý.
lesson-with-example = { $lesson } Bạn có { $play }.

### Browsing the rules
browse-title = ### Trò chơi và luật
browse-own = ✎ **Luật của bạn** · { $game }: { $changes }
browse-about-pr = Hết bài đầu tiên làm Chủ tịch; người bét nộp bài tốt
browse-about-bt = Lá lẻ, đôi, sám cô và bộ năm lá kiểu poker; heo lớn nhất
browse-about-df = Chủ tịch kiểu Nhật: từ bần cùng lên đại phú hào
browse-about-th = Tiến lên Việt Nam: bộ, sảnh, và hàng chặt heo
browse-about-dd = Một địa chủ đấu hai người; mỗi bom nhân đôi giá trị ván
browse-about-b3 = Lá 3 lớn nhất; gọi để một mình đấu hai người
browse-found = { $count ->
    [0] ### Không tìm thấy “{ $typed }”
   *[other] ### { $count } kết quả cho “{ $typed }”
 }
button-all-of = Tất cả { $count }
button-search = Tìm
form-search = Tìm trò chơi hoặc luật
search-about = Tên trò, số người (“3 người”), hoặc chữ trong luật (“hai bộ bài”).
search-field = Bạn tìm gì?
browse-games = Chọn một trò
browse-rules = Chọn một luật nhà
rule-typed = Để mở bàn với luật này: `/{ name-game } { name-game-start } { name-game-start-house-rules }:{ $option }=` và một trong các giá trị trên.
browse-family = ### { $game }: { $count } trò
browse-played = { $count ->
    [0] ### Máy chủ này chưa chơi gì cả.
   *[other] ### Chơi nhiều nhất ở đây
 }
browse-saved = { $count ->
    [0] ### Máy chủ này chưa lưu bộ luật nào.
        Chọn một trò, đổi luật rồi lưu lại.
   *[other] ### Luật riêng ở đây
 }
browse-deals = { $count } ván
button-played = Chơi nhiều ở đây
button-saved = Luật riêng ở đây
button-games = Mọi trò
button-play-this = Chơi trò này ở đây
button-use-rules = Dùng cho bàn mình
button-edit = Đổi luật
button-share = Chia sẻ
button-channel-default = Đặt làm trò mặc định
button-delete = Xóa
saved-named = ### ★ { $name }

### The editor of a table's rules
editor-title = ### Luật của bàn bạn: { $game }
editor-title-own = ### Luật riêng của bạn: { $game }
    -# Chỉ bạn thấy, đến khi bạn chơi, lưu hoặc chia sẻ.
editor-and-more = … và { $count } luật nữa
editor-clashes = ⚠️ **Các luật này không hợp nhau.** Đến khi hợp, trò chơi chưa bắt đầu được và người khác thấy bộ luật hợp gần nhất.
editor-clashes-own = ⚠️ **Các luật này không hợp nhau.** Đổi tiếp nhé: chưa hợp thì chưa chơi, lưu hay chia sẻ được.
editor-take-back = Hoàn tác một thay đổi
editor-topics = Chọn một mục
editor-changed = đã đổi { $count }
editor-own = chưa đổi
rule-span = { $low } đến { $high }
players-in-all = { $count } người
button-type = Tự gõ giá trị
button-undo = Hoàn tác
button-reset = Bỏ hết thay đổi
button-other-game = Trò khác
button-save = Lưu
button-sheet = Bản luật
form-rule = Luật nhà
form-value = Trả lời của bạn
form-name = Tên
form-save = Lưu bộ luật này
save-about = Ai ở máy chủ này cũng chọn được theo tên trong **/{ name-rules }** và **/{ name-game } { name-game-start }**.
saved = Đã lưu thành **{ $name }**.
share = Mã: **{ $code }**. Dùng được ở mọi máy chủ: `/{ name-game } { name-game-start } { name-game-start-code }:{ $code }` để chơi, `/{ name-rules } { name-rules-code }:{ $code }` để xem.
channel-default-set = Từ giờ `/{ name-game } { name-game-start }` ở đây mở **{ $game }** với bộ luật này. Bấm lần nữa để bỏ.
channel-default-no-more = Kênh này không còn trò mặc định nữa.
lobby-unsettled = ✎ { $host } còn đang đổi luật. Chưa bắt đầu được.
next-rules = { $count ->
    [0] Trận tới: **{ $game }**.
   *[other] Trận tới: **{ $game }** với { $count } luật nhà.
 }
save-dropped = Đã xóa **{ $name }**. Muốn lấy lại, dùng mã { $code }.
save-nameless = Đặt tên cho bộ luật trước đã.
save-too-many = Máy chủ này đã lưu { $most } bộ luật. Xóa bớt một bộ trước đã.
save-taken = Tên **{ $name }** đã có (của { $author }). Chọn tên khác nhé.
save-not-yours = Chỉ người lưu hoặc người quản lý máy chủ mới xóa được bộ luật này.
save-enough = Bạn đã lưu { $most } bộ luật ở đây, tối đa rồi. Xóa một bộ trước: `/{ name-rules }`, **{ button-saved }**.
save-only-hosts = Ở máy chủ này chỉ chủ của một bàn đang mở mới lưu luật được.
save-only-role = Ở đây chỉ { $role } và người quản lý máy chủ mới lưu luật được.
save-only-managers = Ở đây chỉ người quản lý máy chủ mới lưu luật được.
only-channel-managers = Chỉ người quản lý kênh này mới đặt được trò mặc định.
nothing-to-undo = Không có gì để hoàn tác.
rules-stand = Luật giữ nguyên đến khi hết trận này.
draft-clashes = Các luật này không hợp nhau: { $why }
draft-gone = Mình giữ luật đang đổi trong một ngày, và bộ này đã hết hạn. Mở lại bằng `/{ name-rules }` nhé.
rule-value = “{ $typed }” không được. { $why }
rule-value-near = “{ $typed }” không được. { $why } Ý bạn là { $near }?
too-slow = Mình xử lý lâu quá. Bấm lại giúp nhé.
code-mistyped = Mã này có ký tự sai. Mã gồm số 2–9 và chữ cái, không có I, O, U.
code-length = Mã này có { $count } ký tự; mã kiểu này có { $right } ký tự.
code-doubtful = Mã này có ký tự sai hoặc thiếu một ký tự: mình đọc được { $count } ký tự.
code-newer = Mã này cần phiên bản mới hơn của mình.
code-game-gone = Mã này của một trò mình không còn: “{ $game }”.
code-rule-gone = Mã này có một luật nhà mình không còn: “{ $rule }”.

### What can be called, bid and cut: buttons, what they mean, what the others hear
ask-bid-about = Ai gọi cao nhất một mình đấu cả bàn, lấy bài đáy, và ăn thua theo mức đã gọi.
ask-cut-about = Cắt bài: lấy mấy lá từ trên xuống?
call-deal = Chia bài
call-deal-about = Bạn chia bài. Luật có yêu cầu thì xào và mời cắt trước.
call-shuffle = Xào bài
call-shuffle-about = Người nhất xào, mời cắt, rồi chia. Bỏ bước nào là phạm lỗi.
call-offer-cut = Cho cắt bài
call-offer-cut-about = Mời người bét cắt bài trước khi bạn chia.
call-redeal = Xin chia lại
call-redeal-about = Bài bạn đủ xấu để xin chia lại. Mọi người sẽ biết là bạn xin.
call-trade = Đổi
call-trade-about = Bạn giữ lá nhỏ nhất. Đổi nó lấy lá ở giữa …
call-keep = Giữ
call-keep-about = … hoặc giữ lại.
call-accept = Đồng ý
call-accept-about = Đổi hai lá đúng như đã mời.
call-done = Thôi đổi bài
call-done-about = Thôi đổi bài. Lá đã mời mà chưa ai nhận thì giữ lại.
call-last-card = Lá cuối!
call-last-card-about = Hô trước khi người kế đánh. Thắng mà chưa hô thì đền thay cả bàn.
call-clear-table = Dọn bàn
call-clear-table-about = Chỉ người bét được dọn bàn. Người khác cố ý dọn thì ván sau xuống bét.
call-on-purpose = Cố ý
call-on-purpose-about = Bạn dọn bàn là cố ý …
call-by-mistake = Lỡ tay
call-by-mistake-about = … hay lỡ tay?
call-forfeits = Tôi chịu phạt vui
call-forfeits-about = Cho người nhất ra cho bạn một hình phạt vui vô hại?
forfeit-tea = Phạt: rót trà
forfeit-verse = Phạt: hát một đoạn
forfeit-joke = Phạt: kể chuyện cười
forfeit-about = Người bét đồng ý rồi: ra một hình phạt vui vô hại trong ván này.
told-deal = { $who } chia bài.
told-shuffle = { $who } xào bài.
told-offer-cut = { $who } cho cắt bài.
told-fault = { $who } phạm lỗi khi chia.
told-redeal = { $who } bài xấu, xin chia lại.
told-trade = { $who } đổi lá nhỏ nhất lấy lá ở giữa.
told-keep = { $who } giữ lá nhỏ nhất.
told-accept = { $who } đồng ý.
told-done = { $who } thôi đổi bài.
told-last-card = { $who } hô: **lá cuối!**
told-clear-table = { $who } dọn bàn.
told-on-purpose = { $who } nói là cố ý.
told-by-mistake = { $who } nói là lỡ tay.
told-forfeits = { $who } chịu phạt vui.
told-forfeit-tea = { $who } ra hình phạt: rót trà.
told-forfeit-verse = { $who } ra hình phạt: hát một đoạn.
told-forfeit-joke = { $who } ra hình phạt: kể chuyện cười.
told-dragon = { $who } được chia sảnh rồng: mỗi số một lá!
told-four-twos = { $who } được chia tứ quý heo.
told-four-threes = { $who } được chia tứ quý ba.

### Trading
hand-give-highest = { $count ->
    [1] 🟡 **Đưa { $who } lá lớn nhất.** Có lá bằng nhau: chọn một · hết giờ <t:{ $due }:R>.
   *[other] 🟡 **Đưa { $who } { $count } lá lớn nhất.** Có lá bằng nhau: chọn lá để đưa · hết giờ <t:{ $due }:R>.
 }
hand-offer = 🟡 **Mời { $who } đổi một lá.** Hai bạn phải thỏa thuận; cả bàn thấy lá mời · hết giờ <t:{ $due }:R>.
hand-haggle = 🟡 { $who } mời **{ $theirs }** đổi lấy **{ $mine }** của bạn. Đồng ý, hoặc mời lá khác · hết giờ <t:{ $due }:R>.
hand-swap = 🟡 **Đổi bài với { $who }:** mời mấy lá cũng được (chỉ { $who } thấy), hoặc không mời · hết giờ <t:{ $due }:R>.
hand-swap-back = 🟡 { $who } mời **{ $theirs }**. Đưa lại { $count } lá, hoặc thôi · hết giờ <t:{ $due }:R>.
pick-any = Chọn lá để mời đổi
offer-cards = Mời { $cards }
offer-again = Mời lại { $cards }
you-offered = Bạn đã mời **{ $cards }**.
you-offered-none = Bạn không mời lá nào.
drawn-last = Bạn vừa bốc **{ $cards }**.
only-you-see = Bài ở giữa, chỉ bạn thấy: **{ $cards }**.
turn-trade = Chờ { $who } đổi bài · hết giờ <t:{ $due }:R>.
turn-bid = Chờ { $who } gọi · hết giờ <t:{ $due }:R>.
turn-cut = Chờ { $who } cắt bài · hết giờ <t:{ $due }:R>.
ping-trade = { $who }, đổi bài với { $partner } · hết giờ <t:{ $due }:R>

### How a deal stands
play-counts-as = { $play }, tính là { $stands }
seat-cards-hidden = ? lá
seat-closed-out = 🔒 nghỉ vòng này
dealt-again = Chia lại bài: ván trước không tính.
seen-by-all = Lật cho cả bàn xem: **{ $cards }**.
bids-so-far = { $bids }
bid-of = { $who } gọi { $amount }
bid-of-own = Bạn gọi { $amount }
bid-none = { $who } bỏ lượt
bid-none-own = Bạn bỏ lượt
plays-alone = **{ $who }**{ $landlord ->
    [yes] {" "}(địa chủ)
   *[no] {""}
 } đấu với { $others } · giá trị ván **{ $stake }**
plays-alone-own = { $landlord ->
    [yes] {""}**Bạn là địa chủ**
   *[no] {""}**Bạn** đấu với { $others }
 } · giá trị ván **{ $stake }**
team = Cùng phe: { $who } · { $cards }
partners = Các cặp đổi bài: { $pairs }
stake = Giá trị ván: **{ $stake }**
stock-left = { $count ->
    [0] Nọc đã hết.
   *[other] Nọc: { $count } lá
 }
pile = -# Đã đánh: { $cards }
cards-left = Số lá còn: { $counts }
closed-out = 🔒 Nghỉ vòng này: { $who }
passed-so-far = Bỏ lượt: { $who }

### The log
button-log = Diễn biến
button-proof = Chứng minh xào bài
proof-title = ### Chứng minh xào bài · ván { $number }
proof-about = Hạt giống của bot và từ của người chơi tạo ra bộ bài này. Dấu vân tay (SHA-256) của hạt giống có ở đây trước; hạt giống hiện ra khi hết ván. Vậy ai cũng kiểm tra được rằng không lá nào bị đổi, và khi có người cắt bài thì cả bot lẫn người chơi đều không thể một mình chọn bài. Điều này không chứng minh rằng bot không xem bài.

proof-shown = Dấu vân tay: `{ $proof }`
proof-seed = Hạt giống: `{ $seed }`
proof-key = Mã: `{ $code }`

proof-words = Cắt bài: { $words }

proof-word = { $who } (“{ $word }”)

proof-uncut = Không ai cắt bài: chỉ mình bot chọn bộ bài này.

proof-next = ### Ván sau

proof-cut = Chưa ai cắt bài. Người chơi nào cũng cắt được cho đến khi ván bắt đầu.

proof-how = `/verify` gửi ván đã xong, và một trang kiểm tra ván trong trình duyệt của bạn.

proof-page = [Cách kiểm tra một ván]({ $link })

fingerprint-next = Dấu vân tay của ván sau: `{ $proof }`

fingerprint-now = Dấu vân tay: `{ $proof }`{ $next ->
    [none] { "" }
   *[other] {" "}· ván sau: `{ $next }`
    }

fingerprint-over = Dấu vân tay: `{ $proof }` · `/verify code:{ $code }`

fingerprint-dropped = Ván bỏ dở: `{ $proof }` · `/verify code:{ $code }`

fingerprint-unused = Ván chưa chia: `{ $proof }` · `/verify code:{ $code }`

button-cut-deck = Cắt bài

button-verify = Kiểm tra ván cuối

form-cut = Cắt bài

form-word = Từ của bạn

cut-about = Từ nào cũng được đưa vào lần xào sau. Mọi người đều thấy.

cut-empty = Gõ một từ.

cut-late = Ván đã bắt đầu, nên từ của bạn không được tính.

verify-fits = **Ván { $number } công bằng:** hạt giống có từ trước ván { $cut ->
    [yes] và từ của người chơi cho ra
   *[no] cho ra
    } đúng bài này.

verify-matches = **Ván { $number } khớp với hạt giống:** { $cut ->
    [yes] hạt giống và từ của người chơi cho ra
   *[no] hạt giống cho ra
    } đúng bài này.

verify-where = Dấu vân tay `{ $proof }` nằm trong { $link ->
    [none] một tin nhắn lúc { $at }.
   *[other] tin nhắn lúc { $at }: { $link }
    }

verify-moved = Dấu vân tay `{ $proof }` nằm trong một tin nhắn lúc { $at }, nay không còn. { $link ->
    [none] { "" }
   *[other] Giờ nó ở đây: { $link }
    }

verify-late = Dấu vân tay `{ $proof }` không có trong tin nhắn nào trước ván, chỉ có từ { $at }. Vì vậy không gì cho thấy hạt giống có từ trước.

verify-unshown = Không rõ tin nhắn nào trước ván có dấu vân tay, nên không gì cho thấy hạt giống có từ trước.

verify-dropped = Ván này bị bỏ dở. Chỉ kiểm tra đến chỗ dừng.

verify-undealt = **Mã { $code } chưa được chia:** bàn đóng trước. Hạt giống `{ $seed }` { $fits ->
    [yes] cho ra dấu vân tay của nó.
   *[no] không cho ra dấu vân tay của nó.
    }


verify-differs = **Ván { $number } không đúng.** Dòng { $line } khác: { $fact ->
    [commitment] hạt giống không cho ra dấu vân tay
    [seats] chỗ ngồi
    [dealer] người chia
    [deck] thứ tự bộ bài
    [lot] số cho các lần rút sau
    [roles] thứ hạng của ván trước
    [hands] bài trên tay
    [drawn] lá được rút
    [leader] người đi đầu
    [act] luật không cho phép
   *[other] diễn biến theo luật
    }.

verify-record = Tệp có cả ván. Trang kia kiểm tra ván trong trình duyệt của bạn{ $link ->
    [none] .
   *[other] : [cách làm]({ $link }).
    }

verify-nothing = Ở đây chưa có ván nào xong để kiểm tra.

verify-word-gone = Từ của một người chơi đã bị xóa cùng dữ liệu của họ, nên không kiểm tra được ván này nữa.

verify-unknown = Ván này theo luật của phiên bản khác, nên mình không kiểm tra được.
history-title = ### Các ván đã xong

history-deal = **{ $game }** · ván { $number } · { $when }

history-unrated = -# Không tính xếp hạng: { $why ->
    [house-rules] luật nhà
    [few-people] quá ít người
    [fault] lỗi kỹ thuật
    [practice] luyện tập
    [daily] ván của ngày
    [voided] đã hủy
    [uncontested] chưa đến hai người chơi đến cuối ván
    [same-people-before] hơn { $limit } ván cùng những người này trong một ngày
   *[unknown-rules] không rõ luật
 }
history-stopped = -# { $why ->
    [agreed] { $who } dừng, mọi người đồng ý
    [admin] Quản trị viên đóng
    [stopped] { $who } dừng
    [deleted] Kênh bị xóa
    [archived] Chủ đề bị lưu trữ
    [removed] Mình bị gỡ khỏi máy chủ
   *[unread] Bàn không thể tiếp tục
 }. Ván không tính.

history-uncounted = -# Không tính xếp hạng, không lên bảng nào: ít nhất một nửa số cặp hôm đó chơi chung đủ { $limit } ván tính hạng

history-none = Ở đây chưa có ván nào xong.

history-gone = Ván này không còn, hoặc bài của nó đã bị xóa.

history-stripped = -# Bài và các lượt đánh đã bị xóa.

replay-no-code = Không có ván nào được giữ với mã này.

step = Bước { $step } trên { $steps }

step-first = Đầu

step-back = Quay lại

step-on = Tiếp

step-last = Cuối

button-look = Mở

button-record = Bản ghi

button-verify-deal = Kiểm tra xào bài

button-void = Hủy ván

button-restore = Khôi phục
button-propose-void = Đề nghị hủy
button-propose-restore = Đề nghị khôi phục
button-agree = Đồng ý

void-about = **Hủy ván này?** Ván sẽ không còn tính vào bảng xếp hạng, điểm xếp hạng, mùa giải, thành tích và ngai vàng. Trận đang đánh vẫn giữ thứ hạng và điểm.

restore-about = **Khôi phục ván này?** Ván lại được tính như trước.
void-propose-about = **Đề nghị hủy ván này?** { $others ->
    [1] Ván vẫn tính cho đến khi người kia đồng ý.
   *[other] Ván vẫn tính cho đến khi { $majority } trong { $others } người kia đồng ý.
 } Sau đó ván không còn tính vào bảng xếp hạng, điểm xếp hạng, mùa giải và thành tích. Trận đang đánh vẫn giữ thứ hạng và điểm.
restore-propose-about = **Đề nghị khôi phục ván này?** { $others ->
    [1] Ván chỉ tính khi người kia đồng ý.
   *[other] Ván chỉ tính khi { $majority } trong { $others } người kia đồng ý.
 }

void-reason-about = Lý do hiện bên cạnh ván, cho mọi người xem lại.

voided-by = -# { $by ->
    [players] Người chơi đã hủy
    [host] Chủ bàn đã hủy
   *[admin] Quản trị viên đã hủy
 }

voided-because = -# { $by ->
    [players] Người chơi đã hủy
    [host] Chủ bàn đã hủy
   *[admin] Quản trị viên đã hủy
 }: { $reason }
proposal-void = { $by ->
    [host] Chủ bàn đề nghị hủy { $game } · ván { $number }, “{ $reason }”.
   *[player] Một quản trị viên có chơi đề nghị hủy { $game } · ván { $number }, “{ $reason }”.
 } { $others ->
    [1] Ván vẫn tính cho đến khi người kia đồng ý.
   *[other] Ván vẫn tính cho đến khi { $majority } trong { $others } người kia đồng ý.
 }
proposal-restore = { $by ->
    [host] Chủ bàn đề nghị khôi phục { $game } · ván { $number }.
   *[player] Một quản trị viên có chơi đề nghị khôi phục { $game } · ván { $number }.
 } { $others ->
    [1] Ván chỉ tính khi người kia đồng ý.
   *[other] Ván chỉ tính khi { $majority } trong { $others } người kia đồng ý.
 }
proposal-agreed = { $count ->
   *[other] Đã có { $count } người đồng ý.
 }
proposal-on = { $said } ({ $server })
proposal-voided = { $by ->
    [admin] Quản trị viên hủy { $game } · ván { $number }, “{ $reason }”.
   *[players] Người chơi đồng ý hủy { $game } · ván { $number }, “{ $reason }”.
 } Ván này không còn tính.
proposal-restored = { $by ->
    [admin] Quản trị viên khôi phục { $game } · ván { $number }.
   *[players] Người chơi đồng ý khôi phục { $game } · ván { $number }.
 } Ván này lại được tính.
proposal-you-agreed = { $missing ->
    [0] Bạn đồng ý. Vậy là đã quyết.
   *[other] Bạn đồng ý. Cần thêm { $missing } người nữa.
 }
void-no-reason = không nêu lý do
proposal-over = Việc này đã quyết rồi.
proposal-own = Đây là đề nghị của bạn. Những người khác trong ván quyết định.
proposal-others = Chỉ những người khác đã chơi ván này mới đồng ý được.
void-by-admin = Quản trị viên đã quyết. Chỉ quản trị viên không chơi ván này mới đổi được.
void-alone = Không ai khác chơi ván này, nên chỉ quản trị viên không chơi mới quyết được.

void-too-late = { $days ->
   *[other] Có thể hủy hoặc khôi phục một ván trong { $days } ngày sau khi kết thúc.
 }

void-only-host = Chỉ chủ bàn của ván đó, hoặc người quản lý máy chủ này, mới làm được.

button-keep = Giữ

button-unkeep = Thôi giữ

kept-by = -# { $who } đang giữ

kept-by-people = -# { $count } người đang giữ

kept-code = Mã của bạn: **{ $code }**. `/{ name-replay } { name-replay-code }:{ $code }` cho xem ván này ở mọi nơi, tên chỉ hiện trên máy chủ của ván.

keep-full = Bạn đã giữ { $most } ván, đó là giới hạn. Bỏ bớt một ván trước: `/{ name-replay }` liệt kê chúng.

keep-ended = { $all ->
    [yes] Ván này không còn được giữ, các mã của nó hết hiệu lực.
   *[no] Bạn không giữ ván này nữa, mã của bạn hết hiệu lực.
 }


log-title = ### Diễn biến · ván { $number }
log-page = {" "}· trang { $page }/{ $pages }
log-play = { $who } { $play }
log-passed = { $count ->
   *[other] { $who } bỏ lượt
 }
log-nothing = Chưa có gì xảy ra.
log-older = Cũ hơn
log-newer = Mới hơn
log-newest = Mới nhất
no-log = Bàn này chưa đánh gì.
button-replay = Xem lại
button-replay-last = Xem lại ván vừa rồi
replay-title = ### Xem lại · ván { $number }
replay-places = Hạng cao trước: { $seats }.
replay-play = { $who } · { $play }
no-replay = Ở đây chưa có ván nào xong để xem lại.
replay-nothing = Tin nhắn này không có ván nào.
replay-running = Ván này chưa xong.
button-review = Tôi đánh thế nào?
button-post = Đăng lên kênh

post-by = { $who } chia sẻ:

post-done = ✅ Đã đăng: { $link }

post-already = Kết quả này đã có trong kênh.

post-nowhere = Không có kênh nào để đăng.
post-unseen = Bạn không còn xem được kênh để đăng kết quả này.

post-gone = Trận này đã xong và trận mới đã bắt đầu.

review-title = ### Bạn đã đánh ván { $number } thế nào
review-none = 👏 Không có nước nào thiệt. Đánh hay lắm.
review-lead = Bạn đi trước.
review-bid = Lúc gọi điểm.
review-give = Bạn cho bài.
review-swap = Bạn có thể đổi lá thấp nhất.
review-beat = Cần chặn: **{ $play }**
review-yours = Bạn: **{ $move }**
review-better = Tốt hơn: **{ $move }** · hơn khoảng { $cost }
review-best = Nước hay nhất của bạn: **{ $move }** chặn **{ $play }**

review-best-lead = Nước hay nhất của bạn: đi trước **{ $move }**

review-worth = hơn **{ $move }** khoảng { $cost }

review-thinking = { $count ->
   *[other] Đang xem lại { $count } quyết định của bạn: xong { $number } …
 }

review-points = { $amount } điểm
review-places = { $amount } hạng
review-wins = { $amount } ván thắng
review-basis = -# Những nước thiệt nhất của bạn, thử trên nhiều cách chia khớp với điều bạn biết lúc đó.
review-busy = Mình đang nghĩ ván khác. Thử lại sau một phút.
review-substituted = Máy đã đánh thay bạn một phần ván này, nên mình không xét được.
told-dealt = **Ván { $number }** · { $who } chia bài.
told-cut = { $who } cắt bài: { $at } lá từ trên xuống.
told-gave-cards = { $giver } đưa { $taker } **{ $cards }**.
told-gave = { $giver } đưa { $taker } { $count } lá.
told-took-cards = { $who } lấy **{ $cards }**.
told-took-cards-own = Bạn lấy **{ $cards }**.
told-took = { $who } lấy { $count } lá bài đáy.
told-traded = { $who } đổi **{ $returned }** lấy **{ $cards }**.
told-traded-own = Bạn đổi **{ $returned }** lấy **{ $cards }**.
told-looked-at = { $who } đã xem **{ $cards }** ở giữa.
told-looked = { $who } xem lá ở giữa.
told-drew-card = { $who } bốc **{ $cards }**.
told-drew = { $who } bốc một lá.
told-restocked = Nọc có thêm { $count } lá từ các vòng trước.
told-alone = { $who } đánh một mình, giá trị ván { $stake }.
told-doubled = Giá trị ván gấp đôi!
told-out-of-time = ⏳ { $who } đã hết giờ.
told-taken-back = { $who } rút lại một nước.
told-offered-cards = { $giver } mời { $taker } **{ $cards }**.
told-offered = { $giver } mời kín { $taker } { $count } lá.
told-offered-cards-own = Bạn mời { $taker } **{ $cards }**.
told-offered-own = Bạn mời kín { $taker } { $count } lá.
told-offered-cards-to-own = { $giver } mời bạn **{ $cards }**.
told-offered-to-own = { $giver } mời kín bạn { $count } lá.
told-announced = { $count ->
    [1] ⚠️ { $who } còn **một lá**!
   *[other] ⚠️ { $who } sắp hết bài: còn { $count } lá.
 }
told-announced-own = { $count ->
    [1] ⚠️ Bạn còn **một lá**!
   *[other] ⚠️ Bạn sắp hết bài: còn { $count } lá.
 }
told-leads = { $who } đi trước.
told-leads-with = { $who } đi trước; nước đầu phải có **{ $cards }**.
told-skipped = { $who } bị mất lượt.
told-reversed = 🔄 Cách mạng: bài nhỏ thắng bài lớn.
told-righted = 🔄 Thứ tự lớn nhỏ trở lại như thường.
told-turned = ↩️ Đổi chiều lượt đi.
told-threw-in = { $who } bỏ bài và xếp bét.
told-out = { $who } hết bài, hạng { $place }.
told-won = { $who } thắng vòng.
told-void = Ván này không tính. Chia bài lại.
told-over = Hết ván.

### Results of teams, stakes and chips
alone-won = Địa chủ **{ $who }** thắng { $others }.
alone-lost = { $others } thắng địa chủ **{ $who }**.
solo-won = **{ $who }** đánh một mình và thắng { $others }.
solo-lost = { $others } thắng **{ $who }**, người đánh một mình.
team-won = Phe thắng: **{ $who }** · còn { $cards }
team-rest = { $who } · còn { $cards }
stake-made = Giá trị ván **{ $stake }**: { $parts }
stake-plain = Giá trị ván **{ $stake }**.
stake-bid = gọi { $amount }
stake-bombs = { $count ->
    [1] 1 bom ×2
   *[other] { $count } bom, mỗi bom ×2
 }
stake-spring = mùa xuân ×2
result-paid-chips = **{ $won }** · { $chips } chip
result-chips = **{ $chips } chip**
match-leader-chips = { $who } đang dẫn trận với { $chips } chip.

### Cards as players type them: words with commas between
one-joker = joker
typed-1 = lẻ, le, đơn, rác, rac, một
typed-2 = đôi, doi, cặp, cap, hai, 2 lá, 2 con, 2 cây, 2 quân
typed-3 = sám, sám cô, sam, sam co, xám, xám cô, bộ ba, bo ba, ba, 3 lá, 3 con, 3 cây, 3 quân
typed-4 = tứ quý, tứ quí, tu quy, tu qui, bốn, bon, 4 lá, 4 con, 4 cây, 4 quân
typed-5 = năm, nam, 5 lá, 5 con, 5 cây, 5 quân
typed-6 = sáu, sau, 6 lá, 6 con, 6 cây, 6 quân
typed-7 = bảy, bẩy, bay, 7 lá, 7 con, 7 cây, 7 quân
typed-8 = tám, tam, 8 lá, 8 con, 8 cây, 8 quân
typed-three = ba
typed-four = bốn, bon, tư
typed-five = năm, nam
typed-six = sáu, sau
typed-seven = bảy, bẩy, bay
typed-eight = tám, tam
typed-nine = chín, chin
typed-ten = mười, muoi
typed-jack = bồi, boi
typed-queen = đầm, dam
typed-king = già, gia
typed-ace = xì, xi, ách, ach, át, at
typed-two = hai, heo
typed-joker = joker, phăng teo, phăng
typed-red-joker = joker đỏ, joker do, joker lớn, joker lon, joker to
typed-black-joker = joker đen, joker den, joker nhỏ, joker nho, joker bé
typed-diamond = rô, ro
typed-club = chuồn, chuon, tép, tep, nhép, nhep
typed-heart = cơ, co
typed-spade = bích, bich
typed-twice = hai lá
typed-fill = và, va, của, cua, lá, con, quân, cây, chất
typed-stands = là, la, thế, thay, thay cho, làm
typed-to = đến, den, tới, toi
typed-cannot-stand = Lúc này lá thế không thay lá đó được.

### Kinds of plays
kind-single = Lá lẻ
kind-pair = Đôi
kind-triple = Sám cô
kind-four = Tứ quý
kind-set = Bộ cùng số
kind-straight = Sảnh
kind-pair-run = Đôi thông
kind-triple-run = Dây sám cô
kind-quad-run = Dây tứ quý
kind-full-house = Cù lũ
kind-four-and-one = Tứ quý kèm một lá
kind-two-pairs = Hai đôi
kind-rocket = Tên lửa
kind-dragon = Sảnh rồng
kind-straight-flush = Thùng phá sảnh
kind-flush = Thùng
kind-kicked = Bộ có lá kèm
kind-bomb = Hàng, bom
kind-other = Loại khác
label-single = { $cards }
label-suggested = { $play }, nên đánh
label-pair = Đôi { $cards }
label-triple = Sám cô { $cards }
label-four = Tứ quý { $cards }
label-set = Bộ { $cards }
label-straight = Sảnh { $cards }
label-pair-run = Đôi thông { $cards }
label-triple-run = Dây sám cô { $cards }
label-quad-run = Dây tứ quý { $cards }
label-full-house = Cù lũ { $cards }
label-four-and-one = Tứ quý kèm một { $cards }
label-two-pairs = Hai đôi { $cards }
label-rocket = Tên lửa
label-dragon = Sảnh rồng
label-straight-flush = Thùng phá sảnh { $cards }
label-flush = Thùng { $cards }
label-kicked = Lá kèm { $cards }
label-bomb = Hàng { $cards }
label-other = { $cards }
stands-for = { $wild }={ $stands }
stands-for-itself = Đúng các lá này

### Who sits at a table, and what they do with one another
sent-away = Bạn bị bỏ phiếu mời ra. Khi ván sau bắt đầu, bạn vào lại được.
sent-away-by = Chủ bàn { $who } đã mời bạn ra. Khi ván sau bắt đầu, bạn vào lại được.
may-not-vote = Bỏ phiếu cần ít nhất hai người đang chơi và còn thức.
no-longer-here = Người đó đã rời bàn này.
not-in-mid-deal = Chờ hết ván này đã.

### Playing from a hand
throw-bomb = 💣 { $play }
may-bomb = 💣 Bạn ra hàng được ngay, dù chưa tới lượt.
first-of-two = lá thứ nhất trong hai lá giống nhau
second-of-two = lá thứ hai trong hai lá giống nhau
button-put-back = Bỏ chọn
button-take-back = Rút lại
button-finish = Chơi nhanh cho xong

button-hint = Gợi ý
button-plays = Tôi đánh được gì?
button-why = Sao không được?
button-settings = Cài đặt
stands-for-what = **{ $cards }** thế lá nào?
stands-for-kind = { $stands } · { $kind }
stands-for-which = { $part ->
    [1] Mạnh nhất
   *[other] Yếu hơn, phần { $part }
 }
hint = Gợi ý: **{ $move }**. { $reason }
reason-out = Đó là cả bài của bạn: hết bài!
reason-only = Bạn chỉ đánh được nước này.
reason-wins-last = Không ai chặn được, rồi bạn chỉ còn một nước: { $cards }.
reason-wins = Không ai chặn được. Sau đó còn { $plays } nước.
reason-unbeaten = Không ai thắng được nước này.
reason-guard-many = Có người chỉ còn một lá, nên đừng đánh lá lẻ.
reason-guard-high = Có người chỉ còn một lá, nên đánh lá cao nhất.
reason-guard-two = Có người chỉ còn hai lá, nên đừng đánh bài hai lá.
reason-partner-out = Đồng đội chỉ còn một lá và có thể về nhờ nước này.
reason-few-higher = Lá cao hơn chưa ra chỉ còn: { $cards }.
reason-highest = Các lá chưa ra không có lá nào cao hơn.
reason-mostly-lower = Lá chưa ra: { $amount } thấp hơn, chỉ { $count } cao hơn.
reason-last = Sau đó bạn chỉ còn một nước: { $cards }.
reason-sheds = Đánh đi được { $count } lá. Sau đó còn { $plays } nước.
reason-sheds-keeps = Đánh đi được { $count } lá mà vẫn giữ { $cards }.
reason-low = Đánh được cả lá thấp nhất. Sau đó còn { $plays } nước.
reason-near = Sau đó bạn còn { $plays } nước là hết bài.
reason-keeps = Bạn giữ lại được lá cao: { $cards }.
reason-alone = Lá này không đi cùng lá nào, và khó chặn hơn lá thấp nhất của bạn.
reason-breaks-nothing = Không xé lẻ bộ nào. Sau đó còn { $plays } nước.
reason-press = Có người còn ít lá, nên đừng đánh bài dễ bị chặn.
reason-bomb = Chỉ hàng của bạn chặt được. Sau đó còn { $plays } nước.
reason-follow = Đây là nước nhỏ nhất chặn được. Sau đó còn { $plays } nước.
reason-weakest = Đây là nước nhỏ nhất mà thắng được.
reason-computer = Máy sẽ đánh thế này.
reason-pass-partner = Phe bạn đang thắng vòng này.
reason-pass-bomb = Chỉ hàng của bạn chặt được. Giữ lại đã.
reason-pass-whole = Chặn là xé lẻ bài của bạn (đang là { $plays } nước).
reason-pass-costs = Chặn thì tốn lá cao hoặc xé lẻ bộ.
reason-pass-beaten = { $cards } chặn được, nhưng có thể bị chặn lại.
reason-pass-early = { $cards } chặn được, nhưng có thể bị chặn lại, và chưa đối thủ nào sắp hết bài.
reason-pass-higher = { $cards } chặn được, nhưng còn { $count } lá cao hơn chưa ra.
reason-pass-outranked = { $cards } chặn được, nhưng còn { $count } lá cao hơn chưa ra. Chưa đối thủ nào sắp hết bài.
reason-pass-highest = Các lá chưa ra không lá nào cao hơn { $cards }. Giữ lại đã.
reason-pass-safe = Chưa đối thủ nào sắp hết bài, không cần vội.
reason-pass-high = Chỉ lá cao của bạn chặn được. Giữ lại đã.
reason-together = Nước nhỏ hơn để lại nhiều nước hơn. Nước này để lại { $plays }.
reason-whole = Nước nhỏ hơn nào cũng xé bộ cùng số. Sau đó còn { $plays } nước.
reason-all-break = Nước nhỏ hơn cũng xé lẻ bộ, lại dễ bị chặn hơn.
reason-loose = Các lá thấp hơn đều đi cùng lá khác. Sau đó còn { $plays } nước.
reason-only-bomb = Chỉ hàng mới chặt được. Sau đó còn { $plays } nước.
reason-bid = Có { $cards } thì đáng gọi { $amount }.
reason-bid-both = Chỉ { $plays } nước, lại có { $cards }: đáng gọi { $amount }.
reason-bid-plays = Bài bạn chỉ cần { $plays } nước: đáng gọi { $amount }.
reason-bid-must = Bạn phải gọi, và đây là mức thấp nhất.
reason-bid-most = Bài bạn nhiều nhất chỉ đáng gọi { $amount }.
reason-bid-poor = Dù có { $cards }, { $plays } nước là quá nhiều để gọi { $amount }.
reason-bid-none = Không có lá cao, lại { $plays } nước: không đáng gọi { $amount }.
reason-give-lowest = Đây là lá thấp nhất của bạn. Sau đó còn { $plays } nước.
reason-give-fewest = Cho lá này thì bạn còn ít nước nhất: { $plays }.
reason-give-back = Đổi { $cards } vậy là công bằng: bạn không cho lá nào thấp hơn.
reason-trade = Có { $cards } thay vào, bạn còn { $plays } nước.
reason-trade-unseen = Bạn bỏ lá thấp nhất của ván. Lá nào khác cũng tốt hơn.
reason-keep = { $cards } chẳng giúp bài bạn được bao nhiêu.
reason-keep-unseen = Chưa biết sẽ nhận lá gì, mà bài bạn đang ổn: { $plays } nước.
reason-done = Đổi mấy lá nhận lại mấy lá, mà bài bạn đang ổn: { $plays } nước.
reason-accept = Có { $cards }, bạn còn { $plays } nước.
reason-redeal = { $plays } nước là nhiều. Bài mới thường tốt hơn.
reason-last-card = Hô thì không mất gì, quên hô có thể đền nhiều.
reason-dealing = Đó là bước tiếp theo. Bỏ qua bước nào là phạm lỗi.
reason-cut = Không ai biết thứ tự bài, cắt chỗ nào cũng như nhau.
no-hint = Lúc này không có gì để đánh.
breaks-up = Phá một hàng hoặc một sảnh
plays-all = -# **Tất cả những gì bạn đánh được**, theo loại.
plays-some = -# **Một phần những gì bạn đánh được.** Muốn đánh nước khác thì tự chọn lá.
plays-other = Các loại khác
plays-of-kind = { $kind } · { $count }
plays-part = { $kind } { $part }/{ $parts } · { $first } …
plays-title = ### Những gì bạn đánh được
plays-none = Lúc này bạn không đánh được gì.
plays-more = · … và { $count } cách nữa
why-pick = Chọn lá để kiểm tra. Không lá nào bị đánh ra.
why-may = Bây giờ bạn đánh được **{ $cards }**.
why-turn = **{ $cards }** thì được, nhưng chưa tới lượt bạn.
button-table = Bàn
button-return = Trở lại
button-quit = Rời hẳn
button-watch = Xem
button-unwatch = Thôi xem
button-refresh = Làm mới
button-take = Lấy ghế này
button-level = Trình độ
button-drop = Bỏ máy ra
button-remove-someone = Mời ai đó ra…
button-hand-over = Đổi chủ bàn…
button-vote = Bỏ phiếu mời ra
button-unvote = Rút phiếu của tôi
button-send-away = Mời ra
button-make-host = Cho làm chủ bàn
button-take-host = Làm chủ bàn
button-to-table = Đến bàn
button-close-table = Đóng bàn này
button-fill = Bắt đầu với máy
button-shuffle = Xáo chỗ ngồi
button-forbid-take-back = Tắt rút lại
button-allow-take-back = Bật rút lại
button-swap = Đổi trò
button-swap-to = Chơi trò này thay
button-play-game = Chơi
joined-instead = Bạn đã vào bàn! Bạn chơi thay { $who }.
joined-later = Đang có ván. Bạn vào từ ván sau.
line-place = Bàn đã đủ người. Bạn đứng thứ { $place } trong hàng chờ và sẽ được chỗ trống tiếp theo.
line-called = { $who }, có chỗ trống: bạn vào chơi!
line-left = Bạn đã rời hàng chờ.
not-in-line = Bạn không còn trong hàng chờ.
button-leave-line = Rời hàng chờ
button-second-table = Mở bàn thứ hai
line-here = { $count ->
    [1] -# { $who } đang chờ chỗ.
   *[other] -# Đang chờ chỗ: { $who }
 }
you-have-left = Bạn đã rời bàn này. Bấm **Bàn** để trở lại.
seats-newcomers = { $count ->
    [1] -# { $who } vào chơi từ ván sau.
   *[other] -# { $who } cùng vào chơi từ ván sau.
 }
menu-title = ### Người chơi · { $game }
menu-host = chủ bàn
menu-out = tạm nghỉ
menu-later = vào chơi từ ván sau
menu-votes = { $count }/{ $of } phiếu mời ra
menu-moved-on = Bàn đã đánh tiếp. Đây là những gì bạn làm được lúc này.
level-about = **{ $who }** chơi giỏi cỡ nào? Một máy khác sẽ vào thay, giữ ghế và điểm.
level-changed = { $who } chơi ở đây từ giờ.
stand-in = 💤 Khi có người vắng: { $level }
stand-in-about = Máy đánh thay người vắng mặt hoặc đã rời bàn
longer-limited = { $most ->
    [1] ⏳ Ở bàn này ({ $host }), chủ bàn không cho lượt dài hơn. Lượt của bạn dài như mọi người.
   *[other] ⏳ Ở bàn này ({ $host }), chủ bàn chỉ cho lượt dài tối đa gấp đôi. Lượt của bạn dài gấp đôi.
 }
button-longer = Lượt dài hơn…
longer-about = Ở bàn này lượt của một người được dài tối đa bao nhiêu? Người chơi chọn trong `/{ name-settings }`.
longer-most-4 = Tối đa gấp bốn
longer-most-2 = Tối đa gấp đôi
longer-most-1 = Không ở đây
menu-longer = { $most ->
    [1] Giờ mọi lượt dài như nhau.
    [2] Giờ lượt có thể dài gấp đôi.
   *[other] Giờ lượt có thể dài gấp bốn.
 }
menu-dropped = Đã bỏ { $who } ra.
menu-sent = { $who } bị mời ra, và vào lại được khi ván sau bắt đầu.
menu-heir = { $who } giờ là chủ bàn.
menu-host-taken = Giờ bạn là chủ bàn.
menu-shuffled = Đã xáo chỗ ngồi.
menu-take-back-off = Đã tắt rút lại.
menu-take-back-on = Đã bật rút lại: bạn rút được nước vừa đánh đến khi người khác đi.
menu-swapped = Trò tiếp theo: { $game }. Ai ngồi ghế nấy. Sẵn sàng thì bấm { button-start }.
filled = Máy ngồi vào các ghế trống, và bài đã chia.
computers-dropped = Không còn ghế cho { $who }.
vote-counted = Bạn đã bỏ phiếu mời { $who } ra.
vote-taken-back = Bạn đã rút phiếu mời { $who } ra.
person-about = **{ $who }**
    {"**"}Mời ra**: máy đánh nốt bài, và người đó xếp bét.
    {"**"}Cho làm chủ bàn**: người đó làm chủ bàn thay bạn.
quit-about = Rời ngay? Máy đánh nốt bài của bạn, trừ khi có người ngồi thay, và bạn nhận hạng thấp nhất còn lại. Hoặc tạm nghỉ từ ván sau.
quit-about-side = Rời ngay? Máy đánh nốt bài của bạn, trừ khi có người ngồi thay, và kết quả tính cho phe bạn. Hoặc tạm nghỉ từ ván sau.
end-about = Đóng bàn? Ván đang chơi sẽ không tính.
end-ask-about = Hỏi mọi người để dừng? Nếu đa số đồng ý thì ván không tính. Hoặc rời hẳn: máy đánh tiếp, và bạn nhận hạng thấp nhất còn lại.
end-ask-about-out = Hỏi người chơi để dừng? Nếu đa số đồng ý thì ván không tính.
end-void-about = Đóng bàn với tư cách quản trị viên? Ván đang chơi bị hủy, và lịch sử ghi lại điều đó.
stop-asked = Đã hỏi mọi người. Ván tiếp tục cho đến khi đa số đồng ý.
stop-line = { $count ->
    [0] **{ $who } xin dừng ván này**, ván sẽ không tính
   *[other] **{ $who } xin dừng ván này**, ván sẽ không tính · { $count }/{ $majority } phiếu
 }
stop-until = hết giờ <t:{ $until }:R>
stop-agreed = Bạn đồng ý dừng. Ván tiếp tục cho đến khi đa số đồng ý.
stop-agreed-last = Bạn đồng ý. Ván kết thúc và không tính.
stop-declined = Bạn muốn chơi tiếp.
stop-goes-on = Ván tiếp tục và được tính.
stop-over = Không còn ai xin dừng.
stop-others = Chỉ những người khác trong ván mới quyết được.
stop-asked-before = Đã có người khác hỏi.
stop-too-soon = Mọi người muốn chơi tiếp. Bạn có thể hỏi lại <t:{ $at }:R>.
stop-plays = Bạn đang chơi ván này nên mọi người quyết: nhấn **{ button-stop }** ở bàn.
watching = -# Trực tiếp đến <t:{ $until }:t>, sau đó bấm { button-refresh }. Bài của mỗi người vẫn kín.
about-game-start-thread = Chơi trong chủ đề riêng (mặc định: theo máy chủ)
about-game-tables = Các bàn đang mở ở máy chủ này
about-game-notify = Nhắn mình một lần khi có bàn mở ở đây (gọi lại: thôi)
table-opened-thread = Bàn của bạn đã mở trong { $thread }.
no-thread-here = Mình không mở chủ đề ở đây được. Chọn kênh văn bản, hoặc chơi không có chủ đề.
thread-failed = Discord không cho mình mở thêm chủ đề. Chơi không có chủ đề, hoặc lưu trữ bớt chủ đề cũ.
tables-none = `/{ name-game } { name-game-start }` để mở bàn. `/{ name-game } { name-game-notify }` báo cho bạn khi có người khác mở.
names-and-more = { $names } và { $count } người nữa
people-more = … và { $count } người nữa
tables-open = - [{ $game }]({ $link }) · { $who } · { $free ->
    [0] hết ghế trống
   *[other] { $free } ghế trống
 }{ $running ->
    [yes] {" "}· đang đánh một ván
   *[no] {""}
 }
notify-on = Mình sẽ nhắn bạn một lần khi có bàn mở ở đây. `/{ name-game } { name-game-notify }` lần nữa để thôi.
notify-off = Được rồi, mình sẽ không nhắn.
notify-enough = Bạn đang chờ ở { $most } máy chủ, tối đa rồi. Dùng `/{ name-game } { name-game-notify }` ở một máy chủ để thôi.
notify-role = Muốn biết mọi bàn thì nhận vai trò mà mình nhắc:
notify-opened = Bàn **{ $game }** đang mở trong { $channel } ở { $server }: { $link }
    -# Bạn đã nhờ báo một lần. `/{ name-game } { name-game-notify }` để nhờ tiếp.

### Commands, as Discord lists them
about-game = Mở hoặc dừng trò chơi trong kênh này
about-game-start = Mở bàn trong kênh này
about-game-stop = Đóng bàn của kênh này
about-game-start-preset = Trò nào (mặc định: trò của kênh này)
about-game-start-code = Mã chia sẻ của trọn một bộ luật
about-game-start-house-rules = Luật nhà, ví dụ direction=ccw, seating=fixed
about-hand = Xem bài và đánh
about-play = Đánh bài, ví dụ 7 7 hoặc đôi 7
about-play-cards = Đánh gì: 7 7, 77, đôi 7, 7 bích 7 rô, joker=9 9
about-pass = Bỏ lượt
about-give = Trả bài khi đổi, ví dụ 3 4
about-give-cards = Đưa gì: 3 4, hoặc 3 rô 4 bích
about-seats = Ai ngồi đâu, còn mấy lá, danh hiệu gì
about-verify = Kiểm tra việc xào bài của một ván đã xong

about-verify-code = Mã trong chứng minh xào bài hoặc của ván đã giữ (mặc định: ván cuối ở kênh này)

about-why = Kiểm tra vài lá mà không đánh ra
about-why-cards = Thử gì: 7 7, 77, đôi 7, 7 bích 7 rô
about-practice = Đấu với máy trong tin nhắn trực tiếp
about-daily = Chơi ván hôm nay: cùng bài cho mọi người trên máy chủ
about-practice-preset = Trò nào (mặc định: trò thường chơi)
about-practice-level = Máy đánh giỏi đến đâu
about-practice-computers = Bao nhiêu máy (mặc định: 3)
about-rules = Đọc, đổi và chia sẻ luật của bàn này hoặc trò bất kỳ
about-rules-preset = Một trò, hoặc bộ luật máy chủ này đã lưu
about-rules-code = Mã chia sẻ của trọn một bộ luật
about-leaderboard = Bảng xếp hạng của máy chủ này
about-leaderboard-ladder = Loại trò nào (mặc định: trò của kênh này)

about-leaderboard-game = Trò nào (mặc định: trò của kênh này)
about-leaderboard-by = Xếp hạng theo gì
about-leaderboard-season = Mùa, tối nay hay mọi thời gian (mặc định)

about-leaderboard-channel = Chỉ các ván trong một kênh
about-season = Ngày, bảng xếp hạng và nhà vô địch các mùa giải của máy chủ này



menu-challenge = Thách đấu
menu-profile = Hồ sơ


menu-replay = Xem lại ván
about-profile = Thành tích của một người ở máy chủ này

about-profile-player = Hồ sơ của ai (mặc định: bạn)

about-rivals = Kết quả đối đầu của hai người

about-rivals-player = Một trong hai người (mặc định: bạn và đối thủ gặp nhiều nhất)

about-rivals-other = Người còn lại (mặc định: bạn)

about-history = Các ván đã xong của máy chủ này

about-history-channel = Chỉ các ván trong một kênh

about-history-player = Chỉ các ván của một người

about-replay = Xem từng bước một ván đã giữ

about-replay-code = Mã của ván

about-settings = Bài hiện ở đâu, trông thế nào, và ngôn ngữ của bạn
about-server = Cài đặt máy chủ và các bàn đang mở
about-server-zone = Múi giờ của máy chủ này, theo thành phố


### Names of commands and options
name-game = ván-bài
name-game-start = mở
name-game-stop = dừng
name-game-tables = bàn
name-game-notify = báo
name-game-start-preset = trò
name-game-start-code = mã
name-game-start-house-rules = luật-nhà
name-game-start-thread = chủ-đề
name-game-start-packs = số-bộ
name-game-start-jokers = joker
name-game-start-joker-power = quyền-joker
name-game-start-twos-discount = giảm-cho-heo
name-game-start-exchange = đổi-bài
name-game-start-pass-rule = luật-bỏ-lượt
name-game-start-first-lead = đánh-trước
name-game-start-place-points = điểm-hạng
name-game-start-titles = danh-hiệu
name-game-start-hats = mũ
name-game-start-match-end = kết-thúc-trận
name-game-start-match-target = đích-trận
name-hand = bài
name-play = đánh
name-play-cards = bài
name-pass = bỏ-lượt
name-give = đưa
name-give-cards = bài
name-seats = ghế
name-why = vì-sao
name-why-cards = bài
name-practice = tập
name-practice-preset = trò
name-practice-level = mức
name-practice-computers = máy
name-rules = luật
name-rules-preset = trò
name-rules-code = mã
name-leaderboard = xếp-hạng
name-leaderboard-game = trò
name-leaderboard-ladder = loại

name-leaderboard-by = theo
name-leaderboard-season = mùa

name-leaderboard-channel = kênh
name-history = lịch-sử

name-history-channel = kênh

name-history-player = người

name-replay = xem-lại

name-replay-code = mã


name-settings = cài-đặt
name-server = máy-chủ

### What is kept of a person
nameless = người chơi đã xóa
privacy-title = ### Những gì mình lưu về bạn
privacy-nothing = Không có gì.
privacy-hidden = { $how ->
    [names] Bạn có trên bảng xếp hạng và trong các ván cũ **nhưng không kèm tên**.
    [all] Bạn **không có trên bảng xếp hạng nào**, và là khách trong các ván cũ.
   *[no] Người khác thấy bạn trên bảng xếp hạng và trong các ván cũ.
 } Đổi bằng `/{ name-settings }`.
privacy-settings = - cài đặt và ngôn ngữ Discord của bạn
privacy-names = - tên của bạn, ở { $count } nơi
privacy-deals = - { $count } ván bạn đã chơi và kết quả
privacy-kept = - { $count } ván bạn giữ, kèm mã

privacy-tables = - ghế, điểm, phiếu và việc làm chủ bàn: { $count } mục
privacy-thrones = - thứ hạng của bạn ở { $count } kênh
privacy-crowns = - vai trò Chủ tịch, trên { $count } máy chủ
privacy-messages = - chỗ của { $count } tin nhắn mình đã cho bạn xem
privacy-direct = - kênh tin nhắn trực tiếp giữa bạn và mình
privacy-rules = - { $count } bộ luật bạn đã lưu
privacy-drafts = - bạn đang đổi { $count } bộ luật
privacy-notifications = - yêu cầu báo bàn tiếp theo, ở { $count } máy chủ
privacy-bans = - lệnh cấm khỏi bàn của một máy chủ có tên bạn: { $count }
privacy-log = - việc làm của chủ bàn và người quản lý có tên bạn: { $count }
privacy-file = Tất cả những gì mình lưu về bạn. Chỉ bạn thấy.
privacy-ask = **Xóa tất cả?** Cài đặt của bạn sẽ mất, và tên bạn biến khỏi mọi kết quả và bảng xếp hạng. Kết quả của người khác vẫn còn. Không hoàn tác được.
privacy-deleted = Đã xóa. Từ giờ những gì bạn làm lại được lưu.
privacy-leave-first = Bạn đang ngồi bàn: { $where }. Bấm **Bàn**, rời hẳn, rồi thử lại khi hết ván.
privacy-stop-first = Bạn đang luyện tập: { $where }. Nhấn **{ button-table }** ở đó, rồi **{ button-stop }**, và thử lại.
button-privacy-export = Tải về
button-privacy-delete = Xóa
button-privacy-delete-all = Xóa tất cả
button-privacy-keep = Giữ lại
about-privacy = Xem, tải về hoặc xóa những gì mình lưu về bạn
name-privacy = riêng-tư
