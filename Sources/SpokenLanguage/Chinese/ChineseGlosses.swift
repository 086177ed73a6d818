/// The everyday words of Chinese by the English words that they stand for in commands.
///
/// Everyday verbs of telling an app what to do, then the words for what such apps hold, by field; every line
/// in all regions and manners in which people say it. None is made for one app.
enum ChineseGlosses {
  static let all = Glosses(table, Chinese.tokenizer)

  private static let table = """
    # playing and media
    play: 播放, 放歌, 放音乐, 来一首, 放一首, 演奏, 听一首, 播一下, 播, 放首歌, 放点音乐, 来首歌, 点播
    pause: 暂停, 停一下, 先停, 暂停一下, 暂停播放, 停一会儿
    stop: 停止, 停下, 停掉, 停, 别放了, 中止, 停了, 停下来, 别放, 停播
    resume: 恢复播放, 接着放, 继续播放, 接着播
    skip: 跳过, 切歌, 略过, 换一首, 快进, 切掉, 下一首吧, 换歌, 跳到下一首, 换首歌
    go back: 倒回, 返回, 后退, 倒带, 回退, 快退
    repeat: 重复, 循环, 单曲循环, 循环播放, 再来一遍, 重播, 重放, 再放一遍
    shuffle: 随机播放, 乱序, 打乱, 洗牌
    listen: 听, 收听, 聆听
    watch: 观看, 追剧, 看片, 观赏
    turn up: 调大, 开大, 大声点, 大点声, 调高音量, 响一点
    turn down: 调小, 关小, 小声点, 小点声, 调低音量, 轻一点
    raise: 调高, 提高, 升高, 上调, 调上去, 抬高
    lower: 调低, 降低, 下调, 调下来, 降下来
    increase: 增加, 增大, 加大, 提升, 增多
    decrease: 减少, 减小, 减低
    mute: 静音, 消音, 关掉声音, 闭麦, 设为静音, 免打扰
    song: 歌, 歌曲, 曲子, 单曲
    music: 音乐, 乐曲, 配乐, 纯音乐
    track: 追踪, 跟踪, 曲目, 音轨
    album: 专辑, 唱片
    artist: 艺人, 艺术家, 音乐人
    singer: 歌手, 歌星, 演唱者
    band: 乐队, 乐团
    lyric: 歌词
    melody: 旋律, 曲调
    genre: 流派, 曲风, 体裁
    radio: 收音机, 广播, 电台
    station: 车站
    podcast: 播客
    episode: 集数, 剧集, 一集
    season: 季节, 季度
    movie: 电影, 影片, 大片
    video: 视频, 录像, 短视频
    volume: 音量, 声量
    sound: 声音, 音效, 声响
    noise: 噪音, 杂音, 噪声
    speaker: 音箱, 音响, 扬声器, 喇叭
    caption: 字幕
    channel: 频道
    television: 电视, 电视机, 彩电, 荧屏
    quality: 音质, 画质, 质量
    record: 录音, 录制, 录下来, 录屏, 录, 录一段
    concert: 演唱会, 音乐会
    game: 游戏
    story: 故事
    sing: 唱, 唱歌, 演唱
    loud: 响亮, 大声, 吵, 吵闹, 大声的, 嘈杂
    quiet: 安静, 小声, 清静, 静悄悄, 安静点
    next: 下一个, 下一首, 下一曲, 下一页, 下一, 下个, 后一个, 接下来
    previous: 上一个, 上一首, 上一曲, 上一页, 上一, 上个, 前一个, 前面那个, 前一首
    fast: 快, 快点, 迅速, 赶紧, 快速, 快些, 快一点, 飞快
    slow: 慢, 慢点, 缓慢, 慢慢, 慢一点, 慢些
    speed: 速度, 倍速, 车速
    # switching and home
    turn on: 打开电源, 开启, 开灯, 点亮, 开机, 亮灯, 把灯打开, 打开灯, 接通电源, 通电
    turn off: 关掉, 关灯, 熄灭, 关机, 关上电源, 熄灯, 把灯关了, 关电源, 断电
    lock: 锁, 锁上, 上锁, 锁定, 锁门, 反锁, 锁好, 锁住, 锁起来, 把门锁上, 落锁
    unlock: 解锁, 开锁, 把锁打开, 打开锁, 解除锁定, 解开锁
    close: 合上, 关上, 关门, 关窗, 关好门, 拉上, 合起来, 闭上, 关紧
    open: 开门, 开窗, 打开门, 打开窗, 拉开, 推开, 开一下门, 敞开
    launch: 启动, 运行, 开启应用, 启动应用, 打开应用
    start: 开始, 启用, 开始吧, 起动, 开工
    begin: 着手, 动手, 起头, 开头
    finish: 做完, 搞定, 弄完, 干完, 完事, 做好, 收尾
    end: 结束, 终止, 终结
    quit: 退出程序, 关掉应用
    exit: 退出
    dim: 调暗, 暗一点, 弄暗
    brighten: 调亮, 亮一点, 弄亮
    heat: 加热, 热一下, 烧热
    warm up: 预热, 暖一下, 热身, 升温
    cool down: 降温, 冷却, 放凉
    heating: 暖气, 供暖, 地暖, 制热
    cooling: 制冷
    heater: 暖风机, 取暖器, 热水器
    conditioner: 空调, 冷气, 空调机, 空调器
    thermostat: 温控器, 恒温器
    temperature: 温度, 气温, 室温, 体温, 度数
    fan: 风扇, 电风扇, 电扇
    light: 灯, 灯光, 电灯, 照明, 顶灯, 吊灯, 灯具
    lamp: 台灯, 落地灯, 床头灯
    bulb: 灯泡
    switch: 开关, 切换
    button: 按钮, 按键
    outlet: 插座
    plug: 插头
    blind: 百叶窗, 百叶帘
    curtain: 窗帘, 帘子
    door: 门, 房门, 车门, 屋门, 防盗门
    gate: 大门, 闸门, 院门
    garage: 车库
    window: 窗户, 窗, 窗子, 窗口
    room: 房间, 屋子, 房
    bedroom: 卧室, 主卧, 睡房
    kitchen: 厨房, 灶房
    bathroom: 浴室, 卫生间, 洗手间, 淋浴间, 盥洗室
    toilet: 厕所, 马桶
    lounge: 客厅, 起居室
    hallway: 走廊, 过道, 玄关
    balcony: 阳台
    garden: 花园, 院子
    floor: 地板, 地面
    stairs: 楼梯
    basement: 地下室
    home: 家, 家里, 回家, 家中
    house: 房子, 住宅
    office: 办公室, 写字楼
    school: 学校
    furniture: 家具
    bed: 床, 床铺, 上床
    clean: 打扫, 清洁, 清扫, 扫除, 搞卫生, 扫地, 清理, 打扫卫生, 大扫除, 弄干净, 打扫干净
    tidy up: 收拾, 整理房间, 归置, 收拾好, 收拾屋子, 整理好, 拾掇
    wash: 洗, 清洗, 洗干净, 冲洗
    vacuum: 吸尘, 吸尘器, 扫地机, 扫地机器人
    sweep: 扫
    mop: 拖地, 拖把, 擦地
    wipe: 擦, 擦掉, 擦拭
    laundry: 洗衣服, 衣物
    washer: 洗衣机
    dryer: 烘干机, 吹风机
    dry: 烘干, 晾干, 弄干
    dish: 洗碗, 碗碟, 盘子, 餐具
    refrigerator: 冰箱
    oven: 烤箱
    microwave: 微波炉
    stove: 炉子, 灶台, 燃气灶
    kettle: 水壶, 热水壶
    coffee: 咖啡
    tea: 茶, 茶水
    camera: 相机, 摄像头, 摄像机, 摄影机, 监控摄像头
    sensor: 传感器
    battery: 电池, 电量
    charge: 充电
    power: 电源, 电力
    electricity: 电费, 用电
    water: 水, 浇水
    gas: 煤气, 燃气
    trash: 垃圾, 废纸篓, 回收站, 垃圾桶, 废品, 垃圾箱
    throw away: 扔掉, 丢掉, 扔, 丢弃
    dirt: 灰尘
    security: 安全, 安防
    device: 设备, 装置
    robot: 机器人
    scene: 场景, 情景
    mode: 模式
    setting: 设置, 设定
    set: 设置, 设成, 调到, 设为
    adjust: 调节, 调整
    bright: 亮, 明亮, 亮堂, 光亮, 亮的
    brightness: 亮度
    dark: 暗, 昏暗, 漆黑, 黑乎乎, 阴暗, 暗的
    color: 颜色, 色彩
    red: 红, 红色, 大红
    blue: 蓝, 蓝色
    green: 绿, 绿色
    yellow: 黄, 黄色
    white: 白色
    black: 黑色
    orange: 橙色, 橘色, 橙子
    purple: 紫色, 紫
    pink: 粉色, 粉红
    brown: 棕色, 褐色, 咖啡色
    gray: 灰色
    warm: 暖和, 温暖, 暖, 暖暖的
    cold: 冷, 寒冷, 冰冷, 凉飕飕
    cool: 凉快, 凉爽, 凉
    hot: 热, 炎热, 烫
    humidity: 湿度, 潮湿
    # lists and things
    add: 添加, 加上, 加入, 新增, 加到, 加进, 放进, 添上, 增添, 加个, 加一个, 加一条, 追加, 补上, 添一个
    remove: 移除, 去掉, 拿掉, 去除, 拿走, 撤掉, 移出, 剔除, 除去, 拿出来
    delete: 删除, 删掉, 删, 删了, 删去, 删一下, 清理掉
    clear: 清空, 清除, 清掉, 全部删掉, 清零, 清光, 全清
    erase: 抹掉, 抹去
    fill: 填满, 装满, 填写
    create: 创建, 新建, 建立, 建一个, 新建一个, 生成, 制作
    update: 更新, 升级
    edit: 编辑, 修订, 修订一下
    change: 更改, 改变, 改成, 换成, 变更, 变成, 换, 改, 改为, 转变
    replace: 替换, 更换, 换掉, 取代
    modify: 修改, 改一下
    fix: 修好, 修, 修复
    repair: 修理, 维修
    name: 名字, 名称, 改名, 重命名, 命名
    copy: 复制, 拷贝, 抄
    paste: 粘贴, 贴上
    cut: 剪切, 裁剪, 剪掉
    move: 移动, 挪, 移到, 挪到, 搬, 搬到, 移走
    drag: 拖动, 拖拽
    sort: 排序, 排列, 排一下, 按顺序排, 排个序
    arrange: 整理, 布置
    filter: 筛选, 过滤
    group: 分组, 小组
    merge: 合并, 整合
    split: 拆分, 分开, 平摊
    search: 搜索, 搜, 搜一下, 百度一下, 检索, 搜索一下, 搜搜, 查找一下, 谷歌一下
    find: 找, 找到, 查找, 寻找, 找出, 找一下, 寻, 找找
    look up: 查, 查询, 查一下, 查一查, 查看, 查下, 查阅
    choose: 选, 挑, 挑选, 选一个, 选一下, 选出
    select: 选择, 选中, 选定
    list: 列表, 清单, 列出, 列一下, 名单, 一览
    show: 显示, 展示, 看看, 给我看, 看一下, 展现, 亮出来, 给我看看, 呈现
    hide: 隐藏, 藏起来
    item: 项目, 条目, 物品, 一项
    thing: 东西
    folder: 文件夹
    file: 文件
    document: 文档
    page: 页面, 页
    tag: 标签, 话题标签
    category: 类别, 分类
    version: 版本
    save: 保存, 存, 存下来, 储存, 收藏起来, 保存下来, 留存, 存一下
    store: 商店, 店, 店铺
    backup: 备份
    restore: 还原, 复原
    undo: 撤销, 撤回
    reset: 重置, 初始化, 重新设置, 恢复出厂, 归零, 复位
    restart: 重启, 重新启动, 重新开始
    refresh: 刷新
    download: 下载, 下载下来, 下到手机
    install: 安装, 装上, 装一个, 装, 安装上
    connect: 连接, 连上, 接上, 配对, 连一下, 接通, 连到
    disconnect: 断开, 断开连接
    enable: 激活
    disable: 停用, 禁用
    print: 打印, 印, 打印出来
    printer: 打印机
    scan: 扫描, 扫码, 扫一扫
    share: 分享, 共享, 转给, 分享给, 转给别人, 共享给
    export: 导出
    import: 导入
    link: 链接
    attach: 附上, 附加
    screen: 屏幕, 荧幕
    display: 显示器, 显示屏
    check: 检查, 看一眼, 核对, 核实
    check off: 打勾, 勾掉, 划掉, 勾上, 打钩, 勾选, 标记完成
    mark: 标记, 标为, 标注
    complete: 完成, 完结, 做好了, 完成了
    continue: 继续, 接着, 继续下去, 接下去
    cancel: 取消, 不要了, 退掉, 撤消, 作废, 取消掉
    confirm: 确认, 确定
    approve: 批准, 同意, 审批
    accept: 接受, 收下
    reject: 拒绝, 驳回, 回绝
    allow: 允许, 准许
    count: 数一数, 计数, 数一下
    calculate: 计算, 算一下, 算
    number: 数字, 号码, 编号
    amount: 数量, 数额
    size: 大小, 尺寸, 尺码
    total: 总计, 总共, 合计, 总数
    all: 全部, 所有, 全都
    new: 新, 新的, 全新
    old: 旧, 旧的
    latest: 最新, 最近
    first: 第一, 首个, 第一个
    last: 最后, 最后一个
    big: 大, 巨大
    small: 小
    long: 长, 长的
    short: 短, 短的
    high: 高, 高的
    low: 低, 低的
    good: 不错
    best: 最好, 最佳, 最棒
    favorite: 最爱, 最喜欢, 收藏, 心爱, 心头好, 常用, 偏爱, 钟爱
    popular: 热门, 流行, 受欢迎
    random: 随机, 随便, 任意
    now: 现在, 马上, 立刻, 此刻, 现如今, 当下, 眼下
    later: 等会儿, 稍后, 晚点, 待会儿, 过一会儿, 之后, 以后
    again: 再次, 再来, 再一次, 再来一次
    left: 左, 左边, 左侧
    right: 右, 右边, 右侧
    up: 上面, 往上
    down: 下面, 往下
    more: 更多, 多一点
    less: 更少, 少一点
    # buying and money
    buy: 买, 购买, 入手, 下手, 剁手, 买下, 买点, 买个, 购置, 网购, 囤
    purchase: 采购, 购入, 选购
    order: 订单, 点餐, 下单, 叫外卖, 订购, 点单, 点外卖, 订餐, 叫餐
    pay: 付款, 支付, 付钱, 买单, 结账, 付, 埋单, 缴费, 支付一下, 刷卡, 扫码支付, 交钱
    spend: 花费, 花钱, 消费
    sell: 卖, 出售, 卖掉
    return: 归还, 退货, 退还, 还书, 还回去, 归还给, 退回
    refund: 退款, 退钱
    exchange: 兑换, 换货, 换钱
    lend: 借给, 借出, 出借, 借出去, 外借
    borrow: 借入, 借阅, 借来, 借书, 借一下, 借来用
    rent: 租, 租赁, 出租, 租房, 房租
    shopping: 购物, 逛街, 血拼, 逛超市
    grocery: 食品杂货, 日用品, 买菜
    cart: 购物车
    basket: 篮子
    product: 商品, 产品
    brand: 品牌, 牌子
    price: 价格, 价钱, 多少钱, 售价, 价位, 怎么卖
    cost: 成本, 费用
    cheap: 便宜, 实惠, 廉价, 划算, 便宜点, 白菜价
    expensive: 贵, 昂贵
    free: 免费, 不要钱
    sale: 促销, 大减价
    discount: 折扣, 打折, 优惠
    coupon: 优惠券, 代金券
    bill: 账单, 单据, 话费
    invoice: 发票
    receipt: 收据, 小票
    budget: 预算
    money: 钱, 金钱, 钱财, 钞票, 资金
    cash: 现金
    card: 卡, 信用卡, 银行卡, 卡片
    account: 账户, 账号
    bank: 银行
    balance: 余额, 结余
    transaction: 交易, 交易记录
    transfer: 转账, 汇款, 打钱, 转钱
    deposit: 存款, 存钱, 押金
    withdraw: 取款, 取钱, 提现
    invest: 投资
    stock: 股票, 库存
    currency: 货币
    tax: 税, 税款
    salary: 工资, 薪水, 薪资
    debt: 债, 债务, 欠款
    expense: 开销, 支出, 开支
    income: 收入
    subscribe: 订阅
    donate: 捐款, 捐赠
    gift: 礼物, 礼品
    delivery: 外卖, 送货, 配送, 送餐, 派送
    package: 包裹, 快递
    customer: 客户, 顾客
    wallet: 钱包, 皮夹
    # travel
    book: 预订, 预约, 预定, 订票, 订房, 订位, 订个, 订一间, 订一张, 预订一下, 留一个, 留个, 留位, 约
    ticket: 票, 车票, 机票, 门票
    travel: 旅行, 旅游, 出游
    trip: 行程, 旅程, 出差
    vacation: 假期, 度假, 休假
    hotel: 酒店, 宾馆, 旅馆, 民宿
    flight: 航班, 班机
    plane: 飞机
    airport: 机场
    luggage: 行李, 行李箱
    passport: 护照
    seat: 座位, 座椅, 位子
    train: 火车, 高铁, 列车, 动车
    subway: 地铁
    bus: 公交, 公交车, 巴士, 公共汽车
    taxi: 出租车, 打车, 的士, 打的, 网约车, 滴滴, 计程车
    car: 车, 汽车, 车子, 轿车, 座驾, 爱车, 私家车, 小车
    bicycle: 自行车, 单车, 脚踏车
    ride: 骑, 骑行, 乘坐
    drive: 驾驶, 开车
    park: 停车, 泊车
    parking: 停车场, 车位
    traffic: 交通, 路况, 堵车
    route: 路线, 线路, 路径, 走法
    road: 路, 道路, 马路
    map: 地图
    navigate: 导航, 带路, 带我去, 指路, 导航到, 导航去, 去往
    direction: 方向, 怎么走
    distance: 距离, 路程, 多远
    near: 附近, 近, 周边
    far: 远, 遥远
    place: 地方, 地点, 场所
    location: 位置, 定位
    address: 地址, 住址
    city: 城市, 市区
    country: 国家
    restaurant: 餐厅, 饭店, 餐馆, 饭馆
    cafe: 咖啡馆, 咖啡厅
    hospital: 医院, 诊所
    pharmacy: 药店, 药房
    arrive: 到达, 抵达
    depart: 出发, 动身
    engine: 发动机, 引擎
    tire: 轮胎
    trunk: 后备箱, 后备厢
    fuel: 燃料, 加油
    gasoline: 汽油
    # weather
    weather: 天气, 气候, 天儿, 气象
    forecast: 预报, 天气预报
    rain: 雨, 下雨
    snow: 雪, 下雪
    wind: 风, 刮风
    cloudy: 多云, 阴天
    sunny: 晴, 晴天
    storm: 暴风雨, 台风, 暴雨
    umbrella: 伞, 雨伞
    sunrise: 日出
    sunset: 日落
    pollution: 雾霾, 污染
    # time and tasks
    plan: 计划, 规划, 打算, 方案, 计划一下, 筹划
    schedule: 日程, 安排, 排期, 时间表, 安排一下
    calendar: 日历
    appointment: 约会, 挂号, 预约时间, 约好
    meeting: 会议, 开会, 会面, 碰头会
    event: 活动, 事件
    invite: 邀请, 叫上
    remind: 提醒, 提醒一下, 提示, 提醒我
    reminder: 提醒事项, 备忘提醒
    notification: 通知, 推送
    notify: 告知
    tell: 告诉, 说说, 讲讲, 告诉我, 说一下, 告诉一下
    task: 任务, 待办, 待办事项, 要做的事, 待办清单
    note: 笔记, 备忘录, 便签, 便条, 记事, 记事本, 笔记本
    write down: 记下, 记一下, 写下, 记下来, 记录下来, 写下来, 抄下
    write: 写, 撰写, 书写
    remember: 记住, 记得
    forget: 忘记, 忘了
    alarm: 闹钟, 闹铃, 警报, 起床铃, 闹铃声
    wake up: 叫醒, 起床, 叫我起床, 唤醒, 醒来, 叫起来
    timer: 计时器, 定时器, 倒计时, 计时, 倒数, 定时
    time: 时间, 几点
    clock: 时钟, 钟
    measure: 测量, 量一下, 测一下, 测定, 测一测
    minute: 分钟
    hour: 小时
    date: 日期
    today: 今天, 今日, 今儿, 今天的
    tomorrow: 明天, 明日, 明儿, 明早
    yesterday: 昨天, 昨日, 昨儿
    week: 星期, 周, 礼拜
    month: 月份
    year: 年份
    weekend: 周末, 双休日
    morning: 早上, 上午, 早晨, 清晨
    afternoon: 下午
    evening: 傍晚, 晚上
    night: 夜里, 夜晚, 深夜
    tonight: 今晚, 今夜, 今儿晚上
    daily: 每天, 每日, 天天
    weekly: 每周, 每星期
    monthly: 每月, 每个月
    birthday: 生日
    holiday: 节日, 节假日
    deadline: 截止日期, 期限, 截止, 最后期限
    delay: 推迟, 延迟, 延后
    postpone: 延期, 改期
    early: 早, 提前
    late: 迟到, 晚
    busy: 忙, 忙碌
    important: 重要, 要紧
    urgent: 紧急
    priority: 优先, 优先级
    project: 工程, 课题
    goal: 目标
    habit: 习惯
    team: 团队, 队伍
    colleague: 同事
    work: 工作, 上班
    boss: 老板, 领导, 上司
    report: 报告, 汇报, 举报
    homework: 作业, 功课
    exam: 考试, 测验
    lesson: 课程, 上课
    study: 学习, 念书
    learn: 学, 学会
    practice: 练习, 训练
    question: 问题, 提问
    answer: 回答, 答案, 解答
    ask: 问, 询问, 问问
    explain: 解释, 说明, 讲解, 讲讲看, 解说, 讲一下
    help: 帮助, 协助, 救助
    suggest: 建议, 推荐
    word: 单词, 词语, 词
    language: 语言
    translate: 翻译, 译成, 翻成, 译, 翻译成, 口译
    dictionary: 词典, 字典
    meaning: 意思, 含义
    # mail, chat, people
    send: 发送, 发给, 发, 寄, 发出去, 寄给, 传给, 寄送, 发过去, 发一条
    message: 消息, 信息, 微信, 私信, 讯息
    text: 短信, 文本
    chat: 聊天, 聊聊, 唠嗑, 群聊
    talk: 说话, 谈话, 交谈
    call: 打电话, 拨打, 呼叫, 拨号, 致电, 打给, 打个电话, 拨电话, 拨通, 打通电话
    phone: 电话, 手机
    call back: 回电, 回电话, 打回去
    hang up: 挂断, 挂电话, 挂掉
    voice: 语音, 嗓音
    mail: 信件, 邮寄
    email: 邮件, 电子邮件, 邮箱, 电邮
    letter: 信, 书信
    reply: 回复, 答复, 回信
    forward: 转发
    receive: 收到, 接收
    contact: 联系人, 联系, 通讯录
    friend: 朋友, 好友, 哥们, 闺蜜, 死党, 伙伴
    family: 家人, 家庭
    mother: 妈妈, 母亲, 老妈, 妈
    father: 爸爸, 父亲, 老爸, 爸
    child: 孩子, 小孩, 儿童
    person: 人物
    user: 用户
    follow: 关注, 跟随, 关注一下, 加关注, 跟着
    block: 屏蔽, 拉黑, 阻止, 封锁, 加黑名单, 拦截
    unblock: 取消屏蔽, 解除屏蔽
    join: 参加, 参与, 进群, 入群, 加入群
    leave: 离开, 退群, 走人, 退出群聊, 离场
    like: 点赞, 喜欢, 赞, 点个赞, 双击点赞, 爱心
    rate: 评分, 打分, 评星, 给分, 打星, 评个分, 给五星
    review: 评论区, 评价, 复习, 点评
    comment: 评论, 留言
    post: 帖子, 发帖, 发布, 发朋友圈
    profile: 个人资料, 资料
    status: 状态, 进展情况
    password: 密码, 口令
    log in: 登录, 登陆
    log out: 登出, 退出登录, 注销
    sign up: 注册
    register: 登记, 报名
    party: 聚会, 派对
    read: 读, 朗读, 阅读, 念, 看书
    news: 新闻, 资讯, 时事, 报道
    newspaper: 报纸
    headline: 头条
    article: 文章
    magazine: 杂志
    novel: 小说
    library: 图书馆, 资料库
    author: 作者, 作家
    title: 标题, 书名
    chapter: 章节, 章
    photo: 照片, 相片, 自拍, 照片集
    picture: 图片, 图画
    photograph: 拍照, 拍, 拍摄, 照相
    draw: 画, 绘制, 画画
    zoom in: 放大, 拉近
    shrink: 缩小
    rotate: 旋转, 转动
    background: 背景, 壁纸
    theme: 主题
    computer: 电脑, 计算机
    internet: 互联网, 上网
    network: 网络
    website: 网站, 网页
    application: 应用, 软件, 应用程序, 小程序, 手机应用
    program: 节目, 程序
    # health and sports
    health: 健康, 身体
    exercise: 锻炼, 运动, 做运动, 健身操
    workout: 健身, 撸铁
    run: 跑, 跑步, 奔跑, 跑起来
    jog: 慢跑
    walk: 走路, 散步, 步行, 遛弯
    step: 步骤, 步数, 走了多少步, 步子
    swim: 游泳
    hike: 徒步, 爬山, 远足
    gym: 健身房, 体育馆
    yoga: 瑜伽
    stretch: 拉伸, 伸展
    weight: 体重, 重量, 分量
    weigh: 称重, 称体重, 称一下
    height: 身高, 高度
    heart: 心脏
    pulse: 心率, 心跳, 脉搏
    medicine: 药, 药物
    pill: 药片, 药丸
    doctor: 医生, 大夫
    sleep: 睡觉, 睡眠, 睡, 入睡, 睡着, 休眠, 就寝
    nap: 午睡, 小睡, 打盹
    rest: 休息, 歇会儿, 歇
    breathe: 呼吸, 深呼吸
    stress: 压力
    mood: 心情, 情绪
    diet: 饮食, 减肥, 节食
    meal: 餐, 用餐, 一顿饭
    breakfast: 早餐, 早饭
    lunch: 午餐, 午饭
    dinner: 晚餐, 晚饭
    snack: 零食, 点心, 小吃
    drink: 喝, 饮料, 饮品
    eat: 吃, 吃饭
    log: 记录, 打卡, 日志, 记账, 记一笔, 登记下来, 录入
    score: 分数, 得分, 比分
    match: 比赛, 赛事
    soccer: 足球
    baseball: 棒球
    basketball: 篮球
    win: 赢, 获胜
    lose: 输, 丢失
    history: 历史, 历史记录
    statistics: 统计
    progress: 进度, 进展
    # cooking
    cook: 做饭, 烹饪, 做菜, 煮饭, 烧菜, 下厨, 烹调, 做顿饭
    recipe: 食谱, 菜谱, 做法
    ingredient: 食材, 配料, 原料, 材料
    scale: 缩放, 按比例, 份量调整
    double: 翻倍, 加倍, 两倍, 双倍
    half: 一半, 减半
    serving: 人份, 份量
    boil: 煮, 烧开, 煮沸
    fry: 炒, 油炸, 煎
    bake: 烤, 烘焙, 烘烤
    mix: 混合, 拌
    stir: 搅拌, 搅
    chop: 切碎, 剁
    food: 食物, 食品, 吃的
    bread: 面包
    rice: 米饭, 大米
    meat: 肉, 肉类
    chicken: 鸡肉, 鸡
    pork: 猪肉
    beef: 牛肉
    fish: 鱼
    vegetable: 蔬菜, 青菜
    fruit: 水果
    egg: 鸡蛋, 蛋
    milk: 牛奶
    cheese: 奶酪, 芝士
    butter: 黄油
    sugar: 糖, 白糖
    salt: 盐
    oil: 食用油
    soup: 汤
    cake: 蛋糕
    beer: 啤酒
    wine: 葡萄酒, 红酒
    cup: 杯子, 杯
    bottle: 瓶子, 瓶
    sweet: 甜
    spicy: 辣
    potato: 土豆, 马铃薯
    tomato: 西红柿, 番茄
    onion: 洋葱
    garlic: 大蒜, 蒜
    apple: 苹果
    banana: 香蕉
    lemon: 柠檬
    chocolate: 巧克力
    flour: 面粉
    pan: 平底锅
    pot: 锅
    pet: 宠物
    dog: 狗, 小狗, 狗狗
    cat: 猫, 猫咪
    feed: 喂, 喂食
    plant: 植物, 种植, 绿植
    flower: 花儿, 鲜花
    baby: 宝宝, 婴儿
    clothes: 衣服, 服装
    shoe: 鞋, 鞋子
    bag: 包包, 袋子
    box: 盒子, 箱子
    key: 钥匙
    # more
    wait: 等, 等待, 等一下
    prepare: 准备, 备好
    ready: 准备好, 就绪
    try: 试, 试试, 尝试
    test: 测试, 检测
    compare: 比较, 对比
    convert: 转换, 换算
    monitor: 监控, 监测
    enter: 输入, 键入
    vote: 投票
    archive: 归档, 存档
    pin: 置顶
    draft: 草稿
    sign: 签名, 签字
    broadcast: 直播, 转播
    ring: 响铃, 振铃
    doorbell: 门铃
    easy: 简单, 容易
    hard: 难, 困难
    strong: 强, 强劲
    weak: 弱
    delicious: 好吃, 美味
    happy: 开心, 高兴, 快乐, 欢快
    sad: 难过, 伤心, 悲伤
    tired: 累, 疲惫
    hungry: 饿, 肚子饿
    funny: 搞笑, 好笑, 有趣
    boring: 无聊, 没意思
    relaxing: 放松, 舒缓
    same: 一样, 相同, 同样
    different: 不同, 不一样
    public: 公开, 公共
    private: 私密, 私人
    online: 在线, 线上
    automatic: 自动
    manual: 手动, 说明书
    percent: 百分之, 百分比
    level: 级别, 等级, 水平
    average: 平均
    maximum: 最大, 最高
    minimum: 最小, 最低
    remaining: 剩余, 剩下, 剩, 还剩
    soon: 很快, 不久, 即将, 不久后
    always: 总是
    together: 一起, 一块儿
    outside: 外面, 室外, 户外
    inside: 里面, 室内
    upstairs: 楼上
    downstairs: 楼下
    emergency: 应急, 急救
    police: 警察
    ambulance: 救护车
    cinema: 电影院, 影院
    museum: 博物馆
    beach: 海滩, 海边
    mountain: 山
    supermarket: 超市, 商超
    market: 市场, 菜市场
    table: 桌子, 餐桌
    chair: 椅子
    sofa: 沙发
    guest: 客人, 访客
    wedding: 婚礼
    husband: 丈夫, 老公
    wife: 妻子, 老婆
    son: 儿子
    daughter: 女儿
    brother: 哥哥, 弟弟, 兄弟
    sister: 姐姐, 妹妹, 姐妹
    grandmother: 奶奶, 外婆, 姥姥
    grandfather: 爷爷, 外公, 姥爷
    teacher: 老师, 教师
    student: 学生
    ignore: 忽略, 无视
    publish: 出版
    """
}
