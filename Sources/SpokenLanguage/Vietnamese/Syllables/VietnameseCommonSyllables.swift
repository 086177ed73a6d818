/// The syllables that Vietnamese texts are mostly made of.
///
/// The twelve hundred most frequent ones of the wordfreq project's counts over subtitles, news, the
/// encyclopaedia and the web (Speer, 2022). A syllable is seldom a word of its own, so that one of
/// them says little about which thing is named.
enum VietnameseCommonSyllables {
  static let all = WordSet(
    words: """
      a ai an anh ba ban bang bao bay binh biên biến biết biển biểu biệt bom buồn buổi buộc bà bài
      bàn bào bày bác bán bánh báo bây bãi bé bên bình bí bò bóng băng bước bạc bạch bại bạn bản
      bảng bảo bất bầu bậc bật bắc bắn bắt bằng bề bệnh bị bọn bỏ bố bốn bổ bộ bờ bởi bụng bức bữa
      ca can cao cha chi chia chim chiếc chiếm chiến chiếu chiều cho chu chung chuyên chuyến
      chuyển chuyện chuẩn chàng chào cháu cháy chân châu chí chính chó chóng chùa chú chúa chúc
      chúng chút chăm chơi chưa chương chạm chạy chảy chấp chất chậm chắc chắn chẳng chặn chặt chế
      chết chỉ chỉnh chị chịu chọn chống chồng chỗ chờ chụp chủ chứ chứa chức chứng chữ chữa coi
      con cung cuối cuốn cuộc cà càng cá các cách cái cánh cáo cát câu cây còn có cô công cùng căn
      cũ cũng cơ cơn cư cương cưới cười cường cạnh cả cải cảm cảnh cấp cấu cầm cần cầu cẩn cận cập
      cậu cắt cặp cố cổ cộng cụ cục của cứ cứng cứu cử cửa cực da danh dao di diễn diện diệt do
      doanh du dung duy dài dàng dành dân dây dòng dõi dù dùng dương dưới dưỡng dạ dạng dạy dấu
      dần dầu dẫn dậy dễ dị dịch dọa dụ dục dụng dừng dữ dự dựa dựng e em ghi gia giai gian giang
      giao già giành giá giác giám giáo giáp gió giúp giường giả giải giảm giản giấy giết giỏi
      giống giới giờ giữ giữa gà gái gây gì góp gần gắn gắng gặp gọi gốc gồm gửi hai hay hiểm hiểu
      hiện hiệp hiệu hoa hoàn hoàng hoá hoạch hoạt hoặc huy huyện hy hà hài hàm hàn hàng hành hào
      hát hãng hãy hè hình hòa hóa hôm hôn hùng hút hơi hơn hưng hương hướng hưởng hạ hại hạn hạng
      hạnh hạt hải hảo hấp hầu hậu hắn hẳn hẹn hết hề hệ họ họa học hỏa hỏi hỏng hồ hồi hồn hồng
      hổ hỗ hộ hội hộp hợp hủy hữu i in khai khi khiến khiển khoa khoản khoảng khu khá khác khách
      kháng khánh khí khó khóa không khúc khăn khả khảo khẩu khắc khắp khỏe khỏi khối khổ khởi
      khủng kia kim kinh kiếm kiến kiểm kiểu kiện ko kéo kê kênh kêu kì kích kính ký kẻ kế kết kể
      kỳ kỷ kỹ la lai lan lao linh liên liền liệt liệu lo long loài loại loạn loạt luyện luôn luận
      luật ly là làm làng lành lá lái lâm lâu lãnh lão lê lên lính lòng lông lúc lý lĩnh lưng lưu
      lương lược lượng lượt lạ lạc lại lạnh lấy lần lẫn lập lắm lắng lẽ lễ lệ lệnh lịch lối lỗ lỗi
      lộ lộc lớn lớp lời lợi lục lửa lựa lực ma mai mang may minh miền miệng mong mua muốn mà màn
      màu mái máu máy mã mãi mê mình món mô môi môn mùa mùi mũi mơ mười mạc mạch mại mạng mạnh mất
      mấy mẫu mật mắc mắn mắt mặc mặt mẹ mềm mệnh mệt mọi mối mỗi mộ một mới mời mở mục mức mừng
      mực mỹ nam nay nga ngay nghe nghi nghiêm nghiên nghiệm nghiệp nghĩ nghĩa nghề nghệ nghỉ nghị
      ngon ngoài ngoại nguy nguyên nguyễn nguyện nguồn ngài ngàn ngành ngày ngân ngô ngôi ngôn
      ngăn ngũ ngươi người ngược ngắn ngọc ngồi ngờ ngủ ngừng ngữ ngựa nha nhanh nhau nhiên nhiêu
      nhiều nhiễm nhiệm nhiệt nhà nhân nhé nhìn nhóm như nhưng nhạc nhất nhận nhập nhật nhắc nhằm
      nhỏ nhớ nhờ những ninh niên niệm no nuôi nàng nào này nâng não nên nó nói nóng nông núi năm
      năng nơi nước nạn nắm nằm nặng nếu nền nối nổ nổi nỗi nội nợ nửa nữ nữa phi phim phiên phiếu
      phong phá phái pháp phát phân phép phê phí phía phòng phó phóng phù phú phúc phút phương
      phường phạm phải phản phần phẩm phận phật phố phối phổ phụ phục phủ qua quan quang quanh
      quay quen quy quyết quyền quà quá quán quân quê quên quý quả quản quảng quần quận quốc quỹ
      ra riêng ràng rõ rút rơi rượu rất rằng rối rồi rộng rời rừng sa sai sang sao sau sinh siêu
      so song soát sung suy suất suốt sàng sách sáng sát sáu sân sâu sóc sóng sông súng săn sĩ sơ
      sơn sư sạch sản sắc sắp sắt sẵn sẽ số sống sổ sớm sở sợ sứ sức sử sửa sự ta tai tam tan tay
      tham thang thanh thao thay the theo thi thiên thiết thiếu thiện thiệu thoát thoại thu thuyết
      thuyền thuê thuận thuật thuốc thuộc thành thác thái tháng thánh thân thêm thì thí thích thôi
      thôn thông thù thú thúc thăm thăng thơ thư thương thước thường thưởng thượng thạch thảo thấp
      thất thấy thần thầy thẩm thậm thận thập thật thắng thẳng thế thể thị thịt thọ thỏa thống thổ
      thờ thời thở thụ thủ thủy thứ thức thừa thử thực tim tin tinh tiên tiêu tiến tiếng tiếp tiết
      tiền tiểu tiện to toàn toán tra trai trang tranh trao triều triển triệu trong trung truy
      truyền truyện trào trách trái tránh trên trì trình trí trò trông trùng trúc trưng trương
      trước trường trưởng trại trạng trả trải trấn trần trận trắng trẻ trị trọng trời trở trợ trụ
      trừ trữ trực tu tuy tuyên tuyến tuyển tuyệt tuần tuổi ty tài tàu tá tác tái tâm tân tây tên
      tìm tình tích tín tính tòa tóc tô tôi tôn tông tù tùy túi tăng tĩnh tư tương tướng tường
      tưởng tượng tại tạm tạo tạp tả tải tấm tấn tất tầm tầng tận tập tắc tắm tắt tặng tế tỉnh
      tịch tỏ tố tốc tối tốt tồn tổ tổng tộc tội tới tờ tục tức từ từng tử tự tỷ u uy uống vai vi
      vinh viên viết việc viện việt vua vui và vài vàng vào vân vì ví vòng vô võ vùng văn vĩ vĩnh
      vũ vương vườn vượt vấn vẫn vận vật vậy vẻ vết về vệ vị vọng vốn với vời vợ vụ vừa vực xa
      xanh xe xem xin xinh xong xung xuyên xuân xuất xuống xác xây xã xét xúc xương xảy xấu xếp xứ
      xử y yên yêu yếu á án ánh áo áp âm âu ích ít ô ông ý ăn đa đang đau đem đen đi điều điểm
      điển điện đo đoàn đoán đoạn đà đài đàn đào đá đám đáng đánh đáp đâu đây đã đèn đêm đình đích
      đó đón đóng đô đôi đông đúng đăng đơn đưa đương đường được đại đạn đạo đạt đảm đảng đảo đất
      đấu đấy đầu đầy đẩy đậu đẳng đặc đặt đẹp đế đến đề đều để đệ đỉnh địa địch định đọc đỏ đốc
      đối đồ đồng đổ đổi độ độc đội động đột đời đỡ đợi đủ đứa đức đứng đừng ơn ưu ương ước ả ảnh
      ấn ấy ẩm ẩn ổn ở ủy ứng
      """
  )
}
