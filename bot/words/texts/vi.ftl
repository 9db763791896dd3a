# Vietnamese.

### People and places
computer = 🤖 Máy { $number }
player-unknown = Người chơi { $digits }
some-server = một máy chủ
place = Hạng { $place }

### Punctuation
between-words = {", "}
between-sentences = {" "}
as-sentence = { $said }.

### Cards
joker-red = joker đỏ
joker-black = joker đen
called-1 = lá { $card }
called-2 = đôi { $rank }
called-3 = sám { $rank }
called-4 = tứ quý { $rank }
called-5 = năm lá { $rank }
called-6 = sáu lá { $rank }
called-7 = bảy lá { $rank }
called-8 = tám lá { $rank }
rank-3 = ba
rank-4 = bốn
rank-5 = năm
rank-6 = sáu
rank-7 = bảy
rank-8 = tám
rank-9 = chín
rank-10 = mười
rank-j = J
rank-q = Q
rank-k = K
rank-a = A
rank-2 = heo
rank-joker = joker

### Cards in words, for a screen reader
suit-diamonds = rô
suit-clubs = chuồn
suit-hearts = cơ
suit-spades = bích
one-j = J
one-q = Q
one-k = K
one-a = A
cards-spelled = { $rank } { $suits }
suit-spelled = { $suit }: { $ranks }
cards-from-to = { $count } lá, { $first } đến { $last }

### The lobby
lobby-title = ### { $game }
lobby-players = **{ $count } người chơi** ({ $least } đến { $most })
lobby-players-exactly = **{ $count } người chơi** (cần { $most })
lobby-host = { $host } sẽ bắt đầu khi mọi người đã đông đủ.
house-rules = { $count } luật nhà
table-opened = Bàn của bạn đã mở.
joined = Bạn đã vào bàn.
dms-open = Bài của bạn sẽ được gửi qua tin nhắn trực tiếp.
dms-closed = Mình không gửi tin nhắn trực tiếp cho bạn được, nên bạn đánh ngay tại đây: bấm **Bài của tôi** dưới bàn. (Muốn mở: tên máy chủ, Cài đặt quyền riêng tư, Tin nhắn trực tiếp.)
dms-later = Lúc này Discord chưa cho mình mở tin nhắn trực tiếp: trong khi chờ bài, bấm **Bài của tôi** dưới bàn.
dm-joined = Bạn có ghế trong { $channel } ở { $server }. Bài của bạn sẽ gửi tới đây.
left = Bạn đã rời bàn.
sitting-out = Từ ván sau bạn tạm nghỉ. Bấm Vào chơi để trở lại.
stopped = Bàn đã đóng.
table-closed-by = { $who } đã đóng bàn này.
waiting-longer = Họ có thêm giờ: hết giờ <t:{ $due }:R>.

### Buttons
button-join = Vào chơi
button-leave = Rời bàn
button-computer = Thêm máy
button-rules = Luật
button-start = Bắt đầu
button-hand = Bài của tôi
button-sit-out = Tạm nghỉ
button-next = Ván tiếp
button-again = Chơi lại
button-stop = Dừng
button-pass = Bỏ lượt
button-wait = Cho thêm giờ
ask-bid = Gọi { $amount }
ask-cut = Cắt { $at } lá
lay-picked = Đánh { $cards }
give-lowest = Đưa { $cards }
pick-cards = Tự chọn bài
pick-part = Phần { $part }: { $first } đến { $last }
pick-give = { $count ->
    [1] Chọn lá để đưa
   *[other] Chọn { $count } lá để đưa
 }

### The table
table-title = ### { $game } · ván { $number }
    -# mã chứng xào bài { $proof }
seat-cards = { $count ->
    [1] **1 lá**
   *[other] { $count } lá
 }
seat-out = hết bài, hạng { $place }
seat-passed = bỏ lượt
seat-backs = { $count } lá mặt lưng thứ hai (*)
seat-asleep = 💤 máy đánh thay
seat-gone = đã rời bàn, máy đánh thay
to-beat = Phải chặn: **{ $play }** của { $who }.
trick-won = { $who } thắng vòng bằng **{ $play }**.
turn-play = Tới lượt { $who } · hết giờ <t:{ $due }:R>.
turn-decide = { $who } đang chọn · hết giờ <t:{ $due }:R>.
turn-give = { $who } đưa bài · hết giờ <t:{ $due }:R>.
ranks-reversed = 🔄 Đang đảo thứ tự: lá nhỏ thành lớn.
seats-title = **{ $server } · { $channel }**

### A hand
hand-head = **Ván { $number }** · [{ $channel }]({ $link }) ở { $server }
hand-line = { $count ->
    [1] Lá cuối của bạn: **{ $cards }**
   *[other] { $cards }
 }
hand-lead = 🟡 **Bạn đi trước.** Đánh gì cũng được · hết giờ <t:{ $due }:R>.
hand-open = 🟡 **Bạn đi trước.** Đánh gì cũng được, miễn có **{ $card }** · hết giờ <t:{ $due }:R>.
hand-follow = 🟡 **Tới lượt bạn.** Chặn **{ $play }** của { $who } · hết giờ <t:{ $due }:R>.
hand-decide = 🟡 **Bạn quyết định** · hết giờ <t:{ $due }:R>.
hand-give = { $count ->
    [1] 🟡 **Đưa { $who } một lá** bạn không cần · hết giờ <t:{ $due }:R>.
   *[other] 🟡 **Đưa { $who } { $count } lá** bạn không cần · hết giờ <t:{ $due }:R>.
 }
hand-wait = Chưa tới lượt bạn.
hand-asleep = 💤 Bạn hết giờ hai lần liền: máy đánh thay cho tới khi bạn bấm hoặc gõ gì đó.
late-passed = ⏳ Bạn hết giờ: bạn đã bỏ lượt.
late-played = ⏳ Bạn hết giờ: **{ $play }** đã được đánh thay bạn.
late-decided = ⏳ Bạn hết giờ: việc đã được quyết thay bạn.
hand-out = Bạn hết bài: hạng { $place }.
hand-over = Hết ván; bạn về hạng { $place }.
no-hand = Ở đây bạn không có bài.
gift-received = { $who } đưa bạn **{ $cards }**.
gift-given = Bạn đưa { $who } **{ $cards }**.
you-played = Bạn đã đánh **{ $cards }**.
you-gave = Bạn đã đưa **{ $cards }**.
you-answered = Bạn trả lời: **{ $answer }**
you-passed = Bạn đã bỏ lượt.

### Turn pings
ping-lead = { $who }, bạn đi trước · hết giờ <t:{ $due }:R>
ping-follow = { $who }, chặn **{ $play }** của { $owner } · hết giờ <t:{ $due }:R>
ping-decide = { $who }, bạn quyết định · hết giờ <t:{ $due }:R>
ping-give = { $who }, trả lại { $count } lá · hết giờ <t:{ $due }:R>
ping-reminder = ⏳ Đã hết nửa thời gian của bạn.

### Results
results-title = ### { $game } · hết ván { $number }
result-points = { $points } (tổng { $total })
result-substituted = 🤖 máy đánh thay một phần
match-won = { $count ->
    [1] 🏆 **{ $who } thắng trận.**
   *[other] 🏆 **{ $who } cùng thắng trận.**
 }
match-leader = { $who } đang dẫn trận với { $points } điểm.
match-goes-on = Trận còn tiếp.
shuffle-seed = -# mã xào bài { $seed }

### Rules
sheet-title = ### { $game }

### The leaderboard
leaderboard-title = ### Bảng xếp hạng · { $game }
leaderboard-ranked = Xếp theo { $number }.
leaderboard-by-points = tổng điểm, nhiều nhất trước
leaderboard-by-penalties = điểm phạt mỗi ván, ít nhất trước
leaderboard-by-wins = số ván thắng, nhiều nhất trước
leaderboard-by-place = hạng trung bình, cao nhất trước
leaderboard-by-deals = số ván đã chơi, nhiều nhất trước
leaderboard-enough = Ai chơi dưới { $deals } ván thì xếp sau tất cả những người khác.
leaderboard-points = { $points } điểm
leaderboard-penalties = { $average } điểm phạt mỗi ván
leaderboard-wins = thắng { $count } ván
leaderboard-place = hạng trung bình { $average }
leaderboard-deals = { $count } ván
leaderboard-line = { $medal } { $who } · **{ $value }**
    -# { $deals } ván · nhất { $first } · bét { $last } · hạng trung bình { $average }
leaderboard-beside = {" "}· không tính: { $deals } ván có máy đánh thay
leaderboard-empty = Ở máy chủ này chưa ai chơi xong ván nào như vậy.
leaderboard-nobody = Chưa ai chơi xong ván nào ở máy chủ này. `/{ name-game } { name-game-start }` để mở bàn.
leaderboard-by-what = Tôi không xếp theo “{ $typed }” được: hãy chọn trong danh sách.

### For those who cannot see the pictures
alt-hand = { $count } lá của bạn: { $cards }
alt-table-top = Trên bàn: { $play } của ghế { $seat }.
alt-table-empty = Bàn trống; chờ người đi trước.
alt-table-seat = ghế { $seat }: { $count }

### Refusals
moved-on = Bàn đã đánh tiếp rồi. Đây là bài của bạn lúc này.
went-wrong = Bên mình có lỗi. Bạn không mất gì cả; thử lại nhé.
not-at-this-table = Bạn không ngồi bàn này.
no-deal-running = Ở đây hiện không có ván nào đang đánh.
no-table-here = Kênh này chưa có bàn. `/{ name-game } { name-game-start }` để mở bàn.
no-table-of-yours = Bạn hiện không ngồi bàn nào.
already-seated = Bạn đã có ghế rồi.
closed-until-match-ends = Theo luật bàn này, chưa hết trận thì không ai được vào thêm.
table-full = Bàn đã đủ: nhiều nhất { $most } người.
table-closed = Bàn này đã đóng.
control-unknown = Nút hoặc danh sách này không còn dùng được nữa.
