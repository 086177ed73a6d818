/// The everyday words of Vietnamese by the English words that they stand for in commands.
///
/// Everyday verbs of telling an app what to do, then the words for what such apps hold, by field; every line
/// in all regions and manners in which people say it. None is made for one app.
enum VietnameseGlosses {
  static let all = Glosses(table, Vietnamese.tokenizer)

  private static let table = """
    # Media verbs
    play: phát, chơi, mở nhạc, cho nghe, nghe thử
    listen: nghe, lắng nghe
    watch: theo dõi phim, ngắm, xem trực tiếp
    pause: tạm dừng, tạm ngưng, tạm ngừng, dừng tạm, ngưng tạm, bấm dừng
    resume: tiếp tục, phát tiếp, chạy tiếp, nghe tiếp, chơi tiếp, tiếp đi, làm tiếp
    stop: dừng, ngừng, ngưng, dừng lại, ngừng lại, ngưng lại, đình chỉ
    skip: bỏ qua, qua bài, chuyển bài, lướt qua, nhảy bài, nhảy qua, skip
    repeat: lặp lại, lặp, phát lại, nghe lại, nhắc lại, replay, lặp đi lặp lại
    shuffle: xáo trộn, trộn bài, phát ngẫu nhiên, xáo bài, ngẫu nhiên, shuffle
    turn up: tăng âm lượng, mở to, vặn to, vặn lớn, mở lớn, bật to, bật lớn, to lên, lớn lên, \
    to tiếng lên, cho to lên, cho lớn lên, to hơn, lớn hơn, lớn tiếng hơn, tăng tiếng
    turn down: giảm âm lượng, vặn nhỏ, mở nhỏ, bật nhỏ, nhỏ lại, bé lại, nhỏ xuống, vặn bé, \
    cho nhỏ lại, cho bé lại, cho nhỏ xuống, nhỏ hơn, bé hơn, nhỏ tiếng hơn, giảm tiếng
    mute: tắt tiếng, tắt âm, im lặng, câm tiếng, tắt loa, mute
    queue: hàng đợi, hàng chờ, danh sách chờ, xếp hàng
    stream: truyền phát, livestream, phát trực tiếp, stream
    record: ghi âm, thu âm, ghi hình, quay phim, quay video, thu hình
    cast: truyền, chiếu lên tivi, trình chiếu
    # Switching and the home, verbs
    turn on: bật, bật lên, khởi động, kích hoạt, cho chạy, thắp
    turn off: tắt, tắt đi, ngắt, ngắt điện, cúp điện, vô hiệu hóa
    open: mở cửa, mở ra, kéo lên, vén rèm, kéo rèm ra, vén lên
    close: đóng, khép, đóng lại, khép cửa, khép lại, kéo rèm lại
    lock: khóa, khoá, khóa lại, chốt, chốt cửa, cài then
    unlock: mở khóa, mở khoá, mở chốt, bỏ khóa
    brighten: sáng lên, tăng sáng, tăng độ sáng, làm sáng, sáng hơn
    dim: tối đi, giảm sáng, giảm độ sáng, làm mờ, mờ đi, làm tối
    heat: sưởi, sưởi ấm, làm nóng, đun nóng, đun, nóng lên
    warm up: hâm nóng, hâm, hâm lại, làm ấm, ấm lên
    cool: làm mát, mát hơn, mát lên, làm lạnh, hạ nhiệt, làm nguội
    raise: tăng, nâng, nâng lên, tăng lên, tăng thêm, cao lên, nâng cao
    lower: giảm, hạ, hạ xuống, giảm bớt, giảm xuống, bớt, thấp xuống
    adjust: điều chỉnh, chỉnh, chỉnh lại, căn chỉnh, tinh chỉnh, vặn
    set: đặt, thiết lập, đặt thành, để ở mức, set
    vacuum: hút bụi, máy hút bụi, rô bốt hút bụi, robot hút bụi
    mop: lau nhà, lau sàn, chùi sàn, chùi nhà
    sweep: quét, quét nhà, quét dọn
    clean: dọn, dọn dẹp, làm sạch, vệ sinh, lau chùi, dọn nhà, lau dọn, dọn vệ sinh
    wash: giặt, giặt đồ, giặt giũ, giặt quần áo, rửa, rửa chén, rửa bát
    dry: sấy, sấy khô, phơi, hong khô, phơi đồ
    tidy: thu dọn, sắp xếp gọn, dọn gọn, gọn gàng
    water: tưới, tưới cây, tưới nước, nước
    feed: cho ăn, cho bú, đút ăn
    charge: sạc, sạc pin, nạp pin, sạc điện
    dock: về trạm sạc, về đế sạc, về trạm
    # Lists and tasks, verbs
    add: thêm, thêm vào, bổ sung, cho vào, cho vô, bỏ vào, bỏ vô, cộng thêm, add
    remove: bỏ, bỏ ra, gỡ, gỡ bỏ, loại bỏ, bỏ đi, lấy ra, bỏ khỏi, lấy khỏi, gỡ ra, gỡ cài đặt, \
    gỡ ứng dụng, gỡ app, gỡ phần mềm
    delete: xóa, xoá, xóa bỏ, xoá bỏ, xóa đi, xoá đi, delete
    clear: xóa hết, xoá hết, xóa sạch, xoá sạch, dọn sạch, xóa trắng, làm trống
    empty: trống, đổ, đổ hết, trống rỗng, rỗng
    create: tạo, tạo mới, lập, tạo ra, tạo thêm, soạn, soạn thảo
    make: làm ra, làm đồ thủ công, chế tạo
    edit: sửa, chỉnh sửa, biên tập, hiệu chỉnh, sửa lại, sửa đổi
    change: đổi, thay đổi, đổi lại, đổi sang, chuyển sang, chuyển đổi
    update: cập nhật, cập nhập, làm mới, nâng cấp, update
    name: tên, đặt tên, gọi tên, đổi tên, đặt lại tên, sửa tên
    move: di chuyển, chuyển, dời, chuyển đi, dời chỗ, dời sang, dọn sang
    copy: sao chép, chép, bản sao, nhân bản, copy
    paste: dán, dán vào
    cut: cắt, cắt bớt, cắt ra
    sort: sắp xếp, phân loại, xếp theo, xếp thứ tự, xếp
    filter: lọc, bộ lọc, lọc ra
    list: danh sách, liệt kê, kể ra, danh mục, danh sách phát, playlist
    show: hiện, hiển thị, cho xem, cho coi, hiện ra, đưa ra, trình bày, chỉ ra
    hide: ẩn, giấu, che, ẩn đi, giấu đi
    search: tìm kiếm, lục tìm, tra cứu, tra, dò tìm, search
    find: tìm, kiếm, tìm ra, tìm thấy, tìm giúp, kiếm giúp
    look up: tra từ, tra nghĩa, tra từ điển
    check: kiểm tra, xem thử, coi thử, kiểm, dò, xem lại, check
    check off: đánh dấu xong, đánh dấu hoàn thành, tích, gạch bỏ, gạch đi, tích xong, đánh dấu đã làm
    mark: đánh dấu, ghi dấu, tô dấu
    finish: hoàn thành, làm xong, hoàn tất, kết thúc, xong, xong rồi, xong việc
    start: bắt đầu, khởi đầu, bắt tay vào, khởi chạy
    begin: mở đầu, bắt đầu vào
    end: chấm dứt, dứt
    cancel: hủy, huỷ, hủy bỏ, huỷ bỏ, bỏ đặt, hủy đặt, huỷ đặt
    undo: hoàn tác, làm lại bước trước, quay lại bước trước
    restore: khôi phục, phục hồi, hồi phục lại
    save: lưu, lưu lại, cất, cất giữ, lưu giữ
    plan: lên kế hoạch, lập kế hoạch, kế hoạch, dự định, lên lịch trình
    schedule: lên lịch, xếp lịch, hẹn lịch, đặt lịch, thời khóa biểu, thời gian biểu, lịch trình
    postpone: hoãn, dời lại, hoãn lại, lùi lại, trì hoãn, dời lịch, lùi lịch, dời ngày
    remind: nhắc, nhắc nhở, gợi nhắc
    reminder: lời nhắc, nhắc việc, lời nhắc nhở, ghi nhớ nhắc
    wake: đánh thức, kêu dậy, gọi dậy, thức dậy, dậy, gọi thức
    count: đếm, đếm số, tính số
    count down: đếm ngược, đếm lùi, bấm giờ ngược
    measure: đo, đo lường, đo đạc, cân đo
    weigh: cân, cân thử
    log: ghi nhận, ghi lại, nhật ký, ghi sổ, ghi chép lại
    track: theo dõi, giám sát, theo dấu, dõi theo
    calculate: tính, tính toán, tính thử
    choose: chọn, lựa, lựa chọn, chọn lựa, chọn ra
    recommend: gợi ý, đề xuất, giới thiệu, đề cử, tư vấn
    assign: giao, giao việc, phân công, giao cho
    organize: tổ chức, sắp đặt, bố trí
    combine: gộp, gộp lại, kết hợp, ghép, hợp nhất
    split: chia, tách, chia ra, chia đôi, tách ra
    # Buying and money, verbs
    buy: mua, sắm, mua sắm, tậu, chốt đơn, mua giùm, rinh
    order: đặt hàng, đơn hàng, gọi món, đặt món, đặt mua, kêu món, đơn, đặt đồ ăn
    book: đặt chỗ, đặt vé, đặt phòng, đặt bàn, đặt trước, đặt xe, giữ chỗ, giữ bàn, giữ phòng
    pay: trả tiền, thanh toán, chi trả, đóng tiền, nộp tiền
    transfer: chuyển tiền, chuyển khoản, bắn tiền, ck
    withdraw: rút tiền, rút
    deposit: nạp tiền, gửi tiền, gửi tiết kiệm, nạp
    return: trả hàng, hoàn trả, trả lại, gửi trả, đổi trả
    refund: hoàn tiền, trả lại tiền, hoàn lại tiền
    lend: cho mượn, cho vay
    borrow: mượn, vay, vay mượn, mượn đỡ
    rent: thuê, mướn, thuê nhà, mướn nhà, mướn xe
    sell: bán, thanh lý, pass lại, rao bán
    spend: tiêu, chi tiêu, xài, tiêu tiền, xài tiền
    donate: quyên góp, ủng hộ, tặng tiền, đóng góp
    redeem: đổi điểm, đổi quà, dùng mã
    deliver: giao hàng, ship, giao tới, giao tận nơi, ship hàng
    # Communication, verbs
    send: gửi, gởi, gửi đi, gởi đi, gửi cho, gởi cho, send
    forward: chuyển tiếp, chuyển cho, forward
    reply: trả lời, hồi âm, phản hồi, đáp lại, rep, trả lời tin nhắn, hồi đáp
    call: gọi, gọi điện, gọi điện thoại, điện thoại cho, cuộc gọi, alo, gọi cho, điện cho, phôn
    dial: quay số, bấm số
    hang up: cúp máy, gác máy, dập máy, ngắt cuộc gọi
    answer: bắt máy, nghe máy, nhấc máy, câu trả lời, đáp án
    message: tin nhắn, nhắn tin, nhắn, thông điệp, nhắn cho, inbox, ib, nt
    chat: trò chuyện, tán gẫu, nói chuyện, chat, buôn chuyện
    tell: bảo, nói, kể, nói cho, bảo cho
    ask: hỏi, hỏi thăm, hỏi thử
    share: chia sẻ, chia sẽ, share, san sẻ
    post: đăng, đăng bài, đăng tải, đăng lên, up hình, up ảnh, bài đăng, bài viết
    download: tải xuống, tải về, tải, down về, download, tải app
    install: cài ứng dụng, cài app, cài phần mềm, lắp đặt
    connect: kết nối, nối, liên kết, ghép nối, ghép đôi, bắt wifi
    disconnect: ngắt kết nối, hủy kết nối, ngắt mạng
    reset: đặt lại, khôi phục cài đặt gốc, cài lại, thiết lập lại, reset
    restart: khởi động lại, mở lại máy, bật lại, reset máy
    log in: đăng nhập, login, vào tài khoản
    log out: đăng xuất, thoát tài khoản, logout
    sign up: đăng ký, đăng kí, ghi danh
    invite: mời, rủ, mời vào, rủ rê
    join: tham gia, gia nhập, vào nhóm, vào phòng, tham dự
    leave: rời, rời khỏi, rời nhóm, thoát nhóm, ra khỏi nhóm
    exit: thoát, thoát ra, lối ra
    follow: theo dõi trang, theo dõi kênh, follow, đi theo, theo dõi người
    block: chặn, chặn số, block
    like: thích, thả tim, thả like, ưa, mê, khoái, like
    dislike: không thích, ghét, chê, không ưa
    rate: đánh giá, chấm điểm, cho điểm, xếp hạng, chấm sao
    review: nhận xét, bài đánh giá, xem xét, rà soát, ôn lại
    comment: bình luận, còm, cmt, bình phẩm
    vote: bình chọn, bầu, bỏ phiếu, bầu chọn, vote
    report: báo cáo, báo, tố cáo, tường trình
    greet: chào, chào hỏi, chào mừng
    congratulate: chúc mừng, chúc
    thank: cảm ơn, cám ơn, cảm tạ
    meet: gặp, gặp gỡ, gặp mặt
    introduce: giới thiệu bản thân, ra mắt
    # Language, reading, documents, verbs
    translate: dịch, phiên dịch, dịch sang, chuyển ngữ, dịch thuật
    explain: giải thích, cắt nghĩa, giảng, giảng giải, giảng nghĩa
    define: định nghĩa, nghĩa là gì, nghĩa của từ
    summarize: tóm tắt, tóm lược, tổng kết, tóm lại
    read: đọc, đọc lên, đọc to, đọc sách, đọc cho nghe
    write: viết, viết ra, soạn văn bản
    write down: ghi, ghi ra, ghi xuống, chép lại, ghi vào, biên
    spell: đánh vần, chính tả
    pronounce: phát âm, đọc thế nào
    print: in, in ra, in ấn, in tài liệu, in giấy
    scan: quét mã, quét tài liệu, scan
    sign: ký, ký tên, kí tên, chữ ký
    learn: học, học hỏi, học tập
    teach: dạy, dạy học, chỉ dạy, hướng dẫn học
    practice: luyện tập, thực hành, tập luyện, rèn luyện
    help: giúp đỡ, trợ giúp, hỗ trợ, hướng dẫn
    highlight: tô sáng, làm nổi bật, tô đậm
    attach: đính kèm, gắn kèm, kèm theo
    # Travel and cars, verbs
    navigate: chỉ đường, dẫn đường, định vị, dẫn tới, chỉ đường tới
    drive: lái xe, lái, chạy xe, cầm lái
    park: đỗ xe, đậu xe, đỗ
    travel: du lịch, đi lại, đi du lịch, đi chơi xa, phượt
    fly: bay, bay đến, đi máy bay
    arrive: đến nơi, tới nơi
    depart: khởi hành, xuất phát, lên đường
    pick up: đón, rước, đón về, lấy hàng
    check in: nhận phòng, làm thủ tục, check in, điểm danh
    check out: trả phòng, check out
    avoid: tránh, né, tránh đường, né đường
    locate: xác định vị trí, ở đâu
    hail: gọi xe, bắt xe, kêu xe, gọi taxi, bắt taxi
    # Health and cooking, verbs
    cook: nấu, nấu ăn, nấu nướng, nấu món, đầu bếp, chế biến
    bake: nướng bánh, nướng, đút lò
    boil: luộc, đun sôi, nấu sôi, sôi
    fry: chiên, rán, chiên lên
    steam: hấp, xông hơi, hơi nước
    stir: khuấy, đảo, quậy
    mix: trộn, pha trộn, trộn đều
    brew: pha, pha cà phê, pha trà, hãm trà
    chop: thái, xắt, băm, bằm
    eat: ăn, xơi, ăn uống, măm
    drink: uống, đồ uống, thức uống, nước uống
    scale: quy mô, nhân khẩu phần, co giãn, nhân lên, đổi khẩu phần
    exercise: tập thể dục, thể dục, vận động, bài tập, tập gym
    run: chạy, chạy bộ, đi chạy
    walk: đi bộ, đi dạo, dạo bộ, cuốc bộ
    swim: bơi, bơi lội, đi bơi
    cycle: đạp xe, đi xe đạp, đạp xe đạp
    sleep: ngủ, giấc ngủ, đi ngủ, ngủ nghỉ
    rest: nghỉ, nghỉ ngơi, nghỉ giải lao, xả hơi
    relax: thư giãn, xả stress, thảnh thơi
    meditation: thiền, ngồi thiền, thiền định
    breathe: thở, hít thở, tập thở
    photograph: chụp, chụp hình, chụp ảnh, bức ảnh
    try: thử, thử xem, dùng thử
    wait: chờ, đợi, chờ chút, đợi tí, đợi chút, chờ đã
    win: thắng, chiến thắng, giành thắng lợi
    guess: đoán, đoán xem, phỏng đoán
    confirm: xác nhận, xác thực, đồng ý xác nhận
    approve: phê duyệt, duyệt, chấp thuận
    reject: từ chối, bác bỏ, không nhận
    accept: chấp nhận, nhận lời, đồng ý
    hurry: nhanh lên, vội, mau lên, lẹ lên
    repair: sửa chữa, tu sửa, bảo trì, sửa xe
    compare: so sánh, đối chiếu, so với
    convert: quy đổi, chuyển đổi đơn vị, đổi đơn vị, đổi tiền
    need: cần, cần thiết, cần có
    want: muốn, mong muốn, ước
    know: biết, hiểu biết, rành
    remember: nhớ, ghi nhớ, nhớ lại
    forget: quên, quên mất, bỏ quên
    # Music and media, nouns
    song: bài hát, bài, ca khúc, bản nhạc, nhạc phẩm, bài ca
    music: nhạc, âm nhạc, nhạc nhẽo
    album: album, tập ảnh, anbom, an bum
    singer: ca sĩ, người hát, ca sỹ
    artist: nghệ sĩ, nghệ sỹ, họa sĩ
    band: ban nhạc, nhóm nhạc
    genre: thể loại, dòng nhạc
    radio: đài, ra đi ô, radio, đài phát thanh, máy thu thanh
    podcast: podcast, pốt cát, chương trình podcast
    movie: phim, phim ảnh, bộ phim, phim lẻ, phim chiếu rạp
    series: phim bộ, loạt phim, phim dài tập
    episode: tập phim, số phát sóng
    video: video, clip, vi đê ô, đoạn phim
    television: tivi, ti vi, tv, truyền hình, vô tuyến
    channel: kênh, kênh truyền hình
    volume: âm lượng, mức âm lượng, vô lum
    sound: âm thanh, tiếng động, âm
    lyric: lời bài hát, ca từ, lời nhạc
    speaker: loa, loa thông minh, cái loa
    game: trò chơi, game, trò
    score: tỉ số, điểm số, điểm, tỷ số
    # Home, nouns
    light: đèn, ánh sáng, đèn đóm, bóng đèn
    lamp: đèn bàn, đèn ngủ, đèn cây
    brightness: độ sáng, mức sáng
    curtain: rèm, màn cửa, rèm cửa, tấm rèm
    blind: mành, rèm cuốn, mành cửa, màn sáo
    window: cửa sổ, ô cửa
    door: cửa, cánh cửa, cửa ra vào, cửa chính, cửa nhà
    gate: cổng, cửa cổng, cổng nhà
    garage: nhà xe, ga ra, gara, nhà để xe
    temperature: nhiệt độ, độ nóng, nhiệt, mức nhiệt
    thermostat: bộ điều nhiệt, điều nhiệt, bộ điều khiển nhiệt độ
    heater: máy sưởi, lò sưởi, máy nước nóng, bình nóng lạnh
    conditioner: máy lạnh, điều hòa, điều hoà, máy điều hòa
    fan: quạt, quạt máy, quạt điện, quạt trần
    humidity: độ ẩm, ẩm
    refrigerator: tủ lạnh, tủ mát
    oven: lò nướng, lò
    microwave: lò vi sóng, lò vi ba, vi sóng
    stove: bếp ga, bếp từ, bếp điện
    washer: máy giặt, máy rửa chén, máy rửa bát
    kettle: ấm đun nước, ấm nước, siêu nước
    socket: ổ cắm, ổ điện
    plug: phích cắm, giắc cắm
    switch: công tắc, nút bật tắt
    button: nút, nút bấm
    camera: máy ảnh, máy quay, camera, cam
    doorbell: chuông cửa, chuông nhà
    robot: rô bốt, robot, người máy
    house: nhà, ngôi nhà, căn nhà
    home: về nhà, mái ấm, trang chủ
    room: phòng, căn phòng, gian phòng
    kitchen: nhà bếp, bếp, phòng bếp
    bedroom: phòng ngủ, buồng ngủ
    bathroom: phòng tắm, nhà tắm, nhà vệ sinh, toilet
    parlor: phòng khách, phòng chính
    office: văn phòng, phòng làm việc, cơ quan
    nursery: phòng trẻ em, phòng em bé, nhà trẻ
    garden: vườn, sân vườn, khu vườn
    yard: sân, sân nhà
    balcony: ban công, lan can
    stairs: cầu thang, bậc thang
    hallway: hành lang, lối đi
    basement: tầng hầm, hầm
    floor: sàn, sàn nhà, tầng, lầu
    energy: năng lượng, điện năng
    electricity: điện, tiền điện, dòng điện
    scene: cảnh, ngữ cảnh, kịch bản
    device: thiết bị, máy móc, đồ điện
    alarm: báo thức, chuông báo, đồng hồ báo thức, báo động, cảnh báo
    timer: hẹn giờ, đồng hồ hẹn giờ, bộ đếm giờ, bấm giờ, đồng hồ đếm ngược
    clock: đồng hồ, đồng hồ treo tường
    # Kitchen and food, nouns
    recipe: công thức, cách nấu, công thức nấu ăn, cách làm món
    ingredient: nguyên liệu, thành phần, gia vị
    step: bước, công đoạn
    serving: khẩu phần, suất ăn, suất
    dish: món, món ăn, đĩa, dĩa
    meal: bữa ăn, bữa, bữa cơm
    breakfast: bữa sáng, ăn sáng, điểm tâm, đồ ăn sáng
    lunch: bữa trưa, ăn trưa, cơm trưa
    dinner: bữa tối, ăn tối, cơm tối, bữa chiều
    dessert: tráng miệng, đồ ngọt, món tráng miệng
    food: đồ ăn, thức ăn, thực phẩm, lương thực
    bread: bánh mì, ổ bánh mì
    milk: sữa, sữa tươi, sữa bò
    egg: trứng, quả trứng, hột vịt, trứng gà
    meat: thịt, thịt thà
    beef: thịt bò, bò
    pork: thịt heo, thịt lợn
    chicken: thịt gà, gà, con gà
    fish: cá, con cá
    rice: gạo, cơm
    pasta: mì, bún, phở, miến, hủ tiếu
    vegetable: rau, rau củ, rau cải
    fruit: trái cây, hoa quả
    apple: táo, trái táo, quả táo
    banana: chuối, trái chuối
    pineapple: dứa, khóm
    sugar: đường cát, đường trắng
    salt: muối, muối ăn
    coffee: cà phê, cafe, cà fê
    tea: trà, chè xanh
    beer: bia, lon bia
    cake: bánh ngọt, bánh kem, bánh ga tô
    bowl: bát, chén, tô
    spoon: muỗng, thìa, cái muỗng
    pan: chảo, cái chảo
    pot: nồi, cái nồi, soong
    # Shopping and money, nouns
    shopping: đi chợ, mua đồ, đi mua sắm, shopping
    item: mục, món đồ, món hàng, mặt hàng
    product: sản phẩm, hàng hóa, hàng hoá
    cart: giỏ hàng, giỏ, xe đẩy
    shop: cửa hàng, tiệm, quán, cửa hiệu, shop
    supermarket: siêu thị, chợ
    price: giá, giá cả, giá tiền, bao nhiêu tiền
    discount: giảm giá, khuyến mãi, khuyến mại, ưu đãi, chiết khấu
    coupon: mã giảm giá, phiếu giảm giá, voucher
    cheap: rẻ, giá rẻ, bèo, rẻ tiền
    expensive: đắt, mắc, đắt tiền
    free: miễn phí, không mất tiền, free
    bill: hóa đơn, hoá đơn, phiếu tính tiền
    receipt: biên lai, biên nhận
    balance: số dư, số tiền còn lại
    money: tiền, tiền bạc, xiền
    cash: tiền mặt, tiền tươi
    account: tài khoản, tk
    bank: ngân hàng, nhà băng
    card: thẻ, thẻ tín dụng, thẻ ngân hàng, thiệp
    budget: ngân sách, hạn mức chi, quỹ chi tiêu
    expense: chi phí, khoản chi, phí tổn
    income: thu nhập, khoản thu
    salary: lương, tiền lương, tiền công
    tax: thuế, tiền thuế
    debt: nợ, khoản nợ, món nợ
    savings: tiết kiệm, tiền tiết kiệm, sổ tiết kiệm
    transaction: giao dịch, lịch sử giao dịch
    subscription: gói cước, gói đăng ký, thuê bao
    package: gói hàng, bưu kiện, kiện hàng
    delivery: vận chuyển
    gift: quà, quà tặng, món quà
    size: cỡ, kích cỡ, kích thước, size
    color: màu, màu sắc
    stock: cổ phiếu, chứng khoán
    # Travel and cars, nouns
    trip: chuyến đi, chuyến du lịch, hành trình
    ticket: vé, tấm vé
    flight: chuyến bay, vé máy bay
    plane: máy bay, tàu bay
    airport: sân bay, phi trường
    train: tàu hỏa, xe lửa, tàu, tàu lửa
    bus: xe buýt, xe bus, xe khách, xe đò
    station: nhà ga, trạm
    taxi: taxi, tắc xi, xe ôm, grab
    car: xe hơi, ô tô, xe, xế hộp, oto
    motorcycle: xe máy, xe gắn máy, mô tô
    bicycle: xe đạp
    hotel: khách sạn, nhà nghỉ
    reservation: chỗ đã đặt, lượt đặt chỗ
    seat: ghế, chỗ ngồi
    luggage: hành lý, vali
    passport: hộ chiếu
    route: tuyến đường, lộ trình, đường đi
    street: phố, con đường, đường phố
    highway: cao tốc, đường cao tốc, xa lộ
    traffic: giao thông, kẹt xe, tắc đường, ùn tắc
    map: bản đồ, map
    destination: điểm đến, nơi đến, đích đến
    address: địa chỉ, chỗ ở
    place: chỗ, nơi, địa điểm
    location: vị trí, toạ độ
    distance: khoảng cách, quãng đường, bao xa
    restaurant: nhà hàng, quán ăn, tiệm ăn
    parking: bãi đỗ xe, chỗ đậu xe, bãi giữ xe, bãi đậu xe
    gasoline: xăng, đổ xăng, xăng dầu
    battery: pin, ắc quy, cục pin
    tire: lốp, lốp xe, vỏ xe
    trunk: cốp xe, cốp
    horn: còi, bóp còi, còi xe
    engine: động cơ, máy xe
    speed: tốc độ, vận tốc
    vacation: kỳ nghỉ, kì nghỉ, đi nghỉ mát
    beach: bãi biển, biển
    # Weather
    weather: thời tiết, khí hậu, tiết trời
    forecast: dự báo, dự báo thời tiết
    rain: mưa, trời mưa, cơn mưa
    snow: tuyết, tuyết rơi
    sun: nắng, trời nắng, mặt trời
    wind: gió, sức gió
    cloud: mây, đám mây
    storm: bão, giông, dông, bão tố
    umbrella: ô dù, cây dù
    # Health and sports, nouns
    weight: cân nặng, trọng lượng, số cân
    height: chiều cao, bề cao
    pulse: nhịp tim, mạch, mạch đập
    heart: tim, trái tim
    blood: máu, huyết
    pressure: huyết áp, áp suất, áp lực
    health: sức khỏe, sức khoẻ
    workout: buổi tập, bài tập thể dục
    medicine: thuốc, thuốc men, thuốc tây
    pill: viên thuốc, thuốc viên
    doctor: bác sĩ, bác sỹ
    hospital: bệnh viện, nhà thương
    dentist: nha sĩ, nha sỹ
    nutrition: calo, ca lo, kalo
    goal: mục tiêu, chỉ tiêu
    progress: tiến độ, tiến triển, tiến bộ
    football: bóng đá, đá banh, đá bóng
    match: trận đấu, trận
    team: đội, đội bóng
    gym: phòng gym, phòng tập, gym
    # Calendar, notes and tasks, nouns
    calendar: lịch, tờ lịch
    appointment: cuộc hẹn, lịch hẹn, buổi hẹn, hẹn
    meeting: cuộc họp, họp, buổi họp, họp hành
    event: sự kiện, sự kiện lịch
    birthday: sinh nhật, ngày sinh
    holiday: ngày lễ, ngày nghỉ
    party: tiệc, bữa tiệc, nhậu, buổi tiệc
    task: nhiệm vụ, công việc cần làm, việc cần làm, việc, tác vụ
    note: ghi chú, ghi chép, note, lời ghi
    project: dự án, đồ án
    deadline: hạn chót, thời hạn, deadline, hạn nộp
    work: công việc, đi làm, làm việc
    job: việc làm, nghề
    document: tài liệu, văn bản
    file: tập tin, tệp, file, tệp tin
    folder: thư mục, cặp hồ sơ
    page: trang, trang giấy
    habit: thói quen, tập quán
    routine: thói quen hằng ngày
    priority: ưu tiên, độ ưu tiên
    category: hạng mục, phân mục
    tag: nhãn, gắn thẻ, tag
    # Mail, chat, photos, phone
    email: thư điện tử, email, mail, e mail, thư
    letter: lá thư, bức thư
    contact: liên hệ, danh bạ, liên lạc
    friend: bạn bè, bồ tèo
    group: nhóm, hội nhóm
    notification: thông báo, báo tin
    phone: điện thoại, di động, dế yêu
    number: số, con số
    photo: ảnh, hình, hình ảnh, tấm hình, tấm ảnh
    picture: bức tranh, tranh, tranh ảnh
    profile: hồ sơ, trang cá nhân
    password: mật khẩu, pass, mã khẩu
    internet: mạng, internet, in tơ nét
    wireless: wifi, mạng không dây, không dây, wi fi
    computer: máy tính, máy vi tính
    screen: màn hình, chụp màn hình
    application: ứng dụng, app, phần mềm
    setting: thiết đặt, tùy chỉnh, tuỳ chọn, cài đặt
    link: đường dẫn, liên kết web
    story: câu chuyện, chuyện, truyện
    # Reading and news
    news: tin tức, thời sự, tin, bản tin, tin mới
    article: bài báo, mẩu tin
    newspaper: báo giấy, tờ báo, báo chí
    novel: sách, cuốn sách, quyển sách, tiểu thuyết
    author: tác giả, người viết
    library: thư viện
    chapter: chương, hồi truyện
    word: từ ngữ, từ vựng
    sentence: câu, câu văn
    language: ngôn ngữ, ngoại ngữ
    joke: chuyện cười, truyện cười, chuyện hài
    headline: tiêu đề, đầu đề, tít báo
    question: câu hỏi, thắc mắc
    # Adjectives and adverbs
    bright: sáng sủa, rực rỡ
    dark: tối tăm, tối om
    loud: ồn, lớn tiếng, ầm ĩ, to tiếng, ồn ào
    quiet: yên tĩnh, nhỏ tiếng, yên lặng, khẽ
    warm: ấm, ấm áp, âm ấm, ấm hơn
    hot: nóng, nóng nực, oi bức
    cold: lạnh, rét, lạnh lẽo, nguội, lạnh hơn
    new: mới, mới mẻ, mới tinh
    old: cũ, cũ kỹ, xưa
    fast: nhanh, lẹ, mau, tốc hành
    slow: chậm, chậm rãi, từ từ
    big: lớn, to lớn, bự
    small: bé, nhỏ, nhỏ xíu, tí hon
    long: dài, lâu, dài dòng
    short: ngắn, ngắn gọn
    high: cao, trên cao
    low: thấp
    full: đầy, đầy đủ
    good: tốt, ngon, xịn
    bad: xấu, tệ, dở, kém
    best: tốt nhất, hay nhất
    latest: mới nhất, gần đây nhất
    recent: gần đây, mới đây, dạo gần đây
    important: quan trọng, hệ trọng
    urgent: gấp, khẩn, khẩn cấp, cấp bách
    next: tiếp theo, kế tiếp, tiếp, bài sau, kế
    previous: trước, trước đó, bài trước, hồi nãy, liền trước
    last: cuối cùng, cuối, sau cùng
    first: đầu tiên, thứ nhất, đầu
    favorite: yêu thích, ưa thích, ưng ý, yêu thích nhất, khoái nhất
    popular: phổ biến, nổi tiếng, thịnh hành, hot trend
    random: bất kỳ, bất kì, hú họa
    daily: hằng ngày, hàng ngày, mỗi ngày
    weekly: hằng tuần, hàng tuần, mỗi tuần
    monthly: hằng tháng, hàng tháng, mỗi tháng
    available: có sẵn, còn chỗ, sẵn có
    busy: bận, bận rộn, kẹt lịch
    overdue: quá hạn, trễ hạn
    late: trễ, muộn, khuya
    early: sớm
    near: gần, quanh đây, lân cận
    far: xa, xa xôi
    left: bên trái, tay trái
    right: bên phải, tay phải
    today: hôm nay, bữa nay, ngày hôm nay
    tomorrow: ngày mai, mai, bữa mai
    yesterday: hôm qua, bữa qua, ngày hôm qua
    tonight: tối nay, đêm nay
    morning: buổi sáng, sáng nay
    afternoon: buổi chiều, chiều nay
    evening: buổi tối, chiều tối
    night: đêm, ban đêm
    noon: buổi trưa, trưa nay, giữa trưa
    now: bây giờ, hiện tại, hiện giờ, lúc này, ngay bây giờ
    week: tuần, tuần lễ
    weekend: cuối tuần
    month: tháng, nguyên tháng
    year: năm, nguyên năm
    day: ngày
    hour: tiếng đồng hồ, giờ đồng hồ
    minute: phút
    time: thời gian, mấy giờ, giờ giấc
    child: trẻ em, con nít, trẻ con, em bé
    family: gia đình, người nhà
    dog: chó, con chó, cún
    cat: mèo, con mèo
    cleaning: chế độ dọn
    laundry: đồ giặt, quần áo bẩn, tiệm giặt
    trash: rác, rác rưởi, đổ rác, thùng rác
    plant: cây, cây cối, cây cảnh
    flower: hoa, bông, bó hoa
    view: xem, coi, ngó qua, xem qua, coi qua
    archive: lưu trữ, cất vào kho
    replace: thay, thay thế
    unblock: bỏ chặn, gỡ chặn, mở chặn
    # More
    subscribe: đăng ký kênh, đăng ký theo dõi
    sync: đồng bộ, đồng bộ hóa
    zoom in: phóng to, phóng lớn
    crop: xén, cắt ảnh, cắt hình
    rotate: xoay, quay ngang
    test: chạy thử, xét nghiệm
    enable: cho phép
    describe: miêu tả, mô tả
    predict: dự đoán, tiên đoán
    breakdown: hỏng xe, chết máy
    invest: đầu tư
    earn: kiếm tiền, kiếm được
    bet: cá cược, đánh cược
    sing: hát, ca hát, hát hò, karaoke
    dance: nhảy múa, khiêu vũ, múa
    paint: sơn, vẽ
    draw: vẽ tranh, vẽ hình
    chair: cái ghế, ghế ngồi
    table: cái bàn, bàn ăn
    bed: giường, cái giường
    clothes: quần áo, đồ mặc, áo quần
    shoe: giày, đôi giày, giầy
    shirt: áo, áo sơ mi, áo thun
    paper: giấy, tờ giấy
    book up: kín chỗ, hết chỗ
    school: trường, trường học, nhà trường
    lesson: bài học, buổi học, tiết học
    class: lớp, lớp học
    student: học sinh, sinh viên
    teacher: giáo viên, thầy giáo, cô giáo
    boss: sếp, ông chủ
    colleague: đồng nghiệp
    customer: khách hàng, khách
    interview: phỏng vấn
    exam: kỳ thi, bài thi, kiểm tra thi
    homework: bài tập về nhà, bài về nhà
    summary: bản tóm tắt, bài tóm tắt
    amount: số lượng, lượng
    total: tổng, tổng cộng, tổng số
    average: trung bình
    history: lịch sử
    status: trạng thái, tình trạng, tình hình
    level: mức, mức độ, cấp độ
    maximum: tối đa, hết cỡ, mức cao nhất
    minimum: tối thiểu, mức thấp nhất
    half: một nửa, nửa
    safe: an toàn
    sick: bệnh, ốm, đau ốm
    tired: mệt, mệt mỏi
    happy: vui, hạnh phúc, vui vẻ
    sad: buồn, buồn bã
    beautiful: đẹp, xinh đẹp, đẹp đẽ
    easy: dễ, dễ dàng
    difficult: khó, khó khăn
    security: an ninh, bảo mật
    emergency: cấp cứu, khẩn cấp cứu hộ
    go back: tua lại, tua ngược, tua lùi, quay lại, trở lại, lùi lại bài
    advance: tua nhanh, tua tới, tua đi
    load: tải lên, up lên, upload
    transcribe: đọc chính tả, đọc cho chép, ghi lời
    remaining: còn lại, còn bao nhiêu, còn mấy
    """
}
