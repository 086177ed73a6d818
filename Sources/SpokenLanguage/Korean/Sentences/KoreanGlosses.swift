/// The everyday words of Korean by the English words that they stand for in commands.
///
/// Everyday verbs of telling an app what to do, then the words for what such apps hold, by field; every line
/// in all regions and manners in which people say it. None is made for one app.
enum KoreanGlosses {
  static let all = Glosses(table, takesWholeWords: true, particles: particles) { entry in
    guard entry.hasSuffix("다"), entry.count > 1 else { return [KoreanConjugation.syllables(entry)] }
    return askingForms.flatMap { KoreanConjugation.heads(of: [entry], in: $0) }
  }

  /// One syllable begins too many words.
  private static let particles: Set<String> = [
    "을", "를", "이", "가", "은", "는", "도", "로", "에", "의", "만", "좀", "과", "와", "요",
  ]

  /// The forms of a verb with which something can be asked for or described; a past form reports.
  private static let askingForms: [KoreanStem.Form] = [
    .infinitive, .plain, .nasal, .honorific, .linked, .future, .adnominal,
  ]

  private static let table = """
    # playing and media
    play: 재생, 플레이, 틀다, 연주, 들려주다, 노래 틀다, 음악 틀다, 재생시키다, 곡 틀다, 틀어 놓다
    pause: 일시정지, 일시 정지, 일시중지, 일시 중지, 잠깐 멈추다, 잠시 멈추다, 잠깐 세우다, 잠시 정지
    stop: 멈추다, 정지, 중지, 스톱, 스탑, 그만두다, 중단, 그만, 멈춤, 멈추게 하다, 세우다
    resume: 재개, 이어서 재생, 이어 듣다, 다시 시작, 이어 보다
    skip: 건너뛰다, 스킵, 넘기다, 넘어가다, 패스, 뛰어넘다
    fast: 빨리, 빠르다, 빠른, 얼른, 후딱, 퍼뜩, 냉큼, 재빨리, 싸게싸게
    repeat: 반복, 되풀이, 리핏, 반복 재생
    shuffle: 셔플, 섞다, 뒤섞다, 무작위, 랜덤, 임의 재생, 섞어 틀다
    listen: 듣다, 청취, 감상, 귀 기울이다
    watch: 시청, 관람, 정주행, 구경
    turn up: 키우다, 소리 높이다, 소리 키우다, 볼륨 올리다, 볼륨 업
    turn down: 소리 줄이다, 소리 낮추다, 볼륨 내리다, 볼륨 줄이다, 볼륨 다운
    raise: 올리다, 높이다, 끌어올리다, 상향
    lower: 낮추다, 내리다, 떨어뜨리다, 하향
    increase: 늘리다, 증가, 늘다, 증대, 더 늘리다
    decrease: 줄이다, 감소, 줄다, 감축
    mute: 음소거, 뮤트, 무음, 소리 끄다, 소리 없애다
    song: 노래, 곡, 가요, 노래 한 곡
    music: 음악, 뮤직, 음원, 풍악
    track: 트랙, 수록곡, 추적, 위치 추적
    album: 앨범, 음반, 정규앨범
    artist: 아티스트, 가수, 뮤지션, 예술가
    singer: 보컬, 보컬리스트
    band: 밴드, 그룹사운드
    lyric: 가사, 노랫말, 리릭
    melody: 멜로디, 선율, 가락
    genre: 장르, 갈래
    radio: 라디오, 레디오
    station: 방송국
    podcast: 팟캐스트, 팟캐, 포드캐스트
    episode: 에피소드, 회차, 에피
    season: 시즌, 계절
    show: 보이다, 보여주다, 보여 주다, 표시
    movie: 영화, 무비
    video: 영상, 동영상, 비디오, 움짤
    volume: 볼륨, 음량, 소리 크기
    sound: 소리, 사운드, 음향
    noise: 소음, 잡음, 노이즈
    speaker: 스피커, 확성기, 앰프
    caption: 자막, 캡션
    channel: 채널, 챈널
    television: 텔레비전, 티비, 티브이, 테레비, 테레비전
    quality: 음질, 화질, 품질, 퀄리티
    record: 녹음, 녹화, 레코딩, 녹취
    concert: 콘서트, 공연, 음악회
    game: 게임, 오락, 겜
    story: 이야기, 스토리, 얘기
    loud: 시끄럽다, 요란하다, 소란스럽다, 큰 소리, 우렁차다
    quiet: 조용하다, 조용히, 고요하다, 나직하다, 잠잠하다
    next: 다음, 이후, 그다음, 다음번, 넥스트, 다음 거
    previous: 이전, 직전, 저번, 지난, 전번
    # switching, home
    turn on: 켜다, 작동, 점등, 가동, 불 켜다, 스위치 켜다, 전원 켜다, 켜 놓다, 키다
    turn off: 끄다, 오프, 소등, 전원 끄다, 불 끄다, 꺼 놓다, 꺼 버리다, 스위치 끄다, 전원 내리다
    lock: 잠그다, 걸어 잠그다, 잠금, 문 걸다, 락, 문단속, 걸어잠그다, 자물쇠 채우다, 꼭 잠그다
    unlock: 잠금 해제, 언락, 잠금 풀다, 해정, 자물쇠 풀다, 잠금 열다
    open: 열다, 오픈, 개방, 열어젖히다, 펼치다, 열어 놓다, 열어 두다
    close: 닫다, 클로즈, 닫히다, 덮다, 닫아 놓다, 닫아 두다
    launch: 실행, 런칭, 구동, 기동, 앱 켜다, 앱 열다
    start: 시작, 개시, 스타트
    begin: 착수
    quit: 앱 끄다, 빠져나가다
    dim: 조명 낮추다, 불 줄이다, 불빛 줄이다, 은은하게 하다
    brighten: 밝히다, 환하게 하다
    heat: 데우다, 가열, 덥히다, 달구다
    warm up: 예열, 워밍업, 따뜻하게 하다
    cool: 시원하다, 서늘하다, 선선하다
    cool down: 식히다, 냉각, 쿨다운
    heating: 난방, 보일러, 히팅
    heater: 히터, 난로, 온풍기, 전기장판
    conditioner: 에어컨, 에어콘, 냉방기
    thermostat: 온도조절기, 온도 조절기, 자동온도조절기
    temperature: 온도, 기온, 실내온도, 체온
    fan: 선풍기, 환풍기, 서큘레이터
    light: 불, 조명, 전등, 라이트, 불빛, 등불, 전깃불, 형광등
    lamp: 램프, 스탠드, 무드등
    bulb: 전구, 알전구
    candle: 양초, 촛불, 캔들
    switch: 스위치, 전환, 개폐기
    button: 버튼, 단추
    outlet: 콘센트
    plug: 플러그, 꽂다
    blind: 블라인드, 롤스크린, 차양
    curtain: 커튼, 커텐
    door: 문, 도어, 출입문
    gate: 대문, 게이트, 정문
    garage: 차고
    window: 창문, 창, 윈도우, 유리창
    room: 방, 룸
    bedroom: 침실, 안방
    kitchen: 부엌, 주방, 키친
    bathroom: 욕실, 화장실, 목욕탕, 샤워실
    toilet: 변기, 변소
    lounge: 거실, 응접실, 리빙룸
    hallway: 복도, 현관
    basement: 지하실, 지하
    balcony: 발코니, 베란다, 테라스
    garden: 정원, 마당, 뜰, 텃밭
    floor: 바닥, 마루
    roof: 지붕, 옥상
    house: 주택, 가옥
    home: 홈, 우리집, 우리 집, 자택, 집, 집안
    apartment: 아파트, 오피스텔, 빌라
    office: 사무실, 오피스
    school: 학교, 스쿨
    furniture: 가구, 세간
    bed: 침대, 베드, 잠자리
    clean: 청소, 청소기 돌리다, 클리닝, 깨끗이 하다, 청소하기, 소제, 깨끗하게 하다, 치워 놓다
    tidy up: 치우다, 정돈, 말끔히 치우다, 치워 두다
    wash: 씻다, 닦다, 빨다, 세척
    vacuum: 청소기, 진공청소기, 로봇청소기, 로청
    sweep: 쓸다, 비질
    mop: 걸레질, 물걸레, 걸레
    laundry: 빨래, 세탁
    washer: 세탁기
    dryer: 건조기, 드라이어
    dry: 말리다, 건조, 마르다
    dish: 설거지, 그릇, 접시, 설거지거리
    refrigerator: 냉장고
    oven: 오븐, 광파오븐
    microwave: 전자레인지, 전자렌지
    stove: 가스레인지, 인덕션, 가스불, 화덕
    coffee: 커피, 아메리카노, 라떼
    tea: 녹차, 홍차
    camera: 카메라, 캠, 씨씨티비
    sensor: 센서, 감지기
    battery: 배터리, 건전지, 밧데리, 빠떼리
    charge: 충전, 배터리 채우다
    power: 전원, 파워, 전력
    electricity: 전기
    water: 물, 워터
    gas: 가스
    dirt: 먼지
    trash: 쓰레기, 휴지통, 폐기물
    security: 보안, 경비, 방범
    device: 기기, 장치, 디바이스, 기계
    scene: 장면, 씬
    mode: 모드, 방식
    setting: 설정, 세팅, 환경설정
    bright: 밝다, 환하다, 훤하다
    brightness: 밝기, 휘도, 명도
    dark: 어둡다, 깜깜하다, 캄캄하다, 컴컴하다, 어둑하다
    color: 색, 색깔, 컬러, 색상, 빛깔
    red: 빨강, 빨갛다, 빨간색, 붉다, 레드, 적색
    blue: 파랑, 파랗다, 파란색, 푸르다, 블루, 청색
    green: 초록, 초록색, 녹색, 그린
    yellow: 노랑, 노랗다, 노란색, 옐로
    white: 하양, 하얗다, 흰색, 하얀색, 화이트, 희다
    black: 검정, 까맣다, 검은색, 검다, 블랙, 까만색
    orange: 주황, 주황색, 오렌지
    purple: 보라, 보라색, 퍼플
    pink: 분홍, 분홍색, 핑크
    brown: 갈색, 브라운, 밤색
    gray: 회색, 잿빛, 그레이
    warm: 따뜻하다, 따듯하다, 따스하다, 포근하다, 뜨뜻하다
    cold: 춥다, 차갑다, 쌀쌀하다
    hot: 덥다, 뜨겁다, 무덥다, 핫
    humidity: 습도, 습기
    adjust: 조절, 조정, 조율
    set: 설정, 알람 맞추다, 맞추다
    # lists and things
    add: 추가, 더하다, 넣다, 덧붙이다, 집어넣다, 보태다, 써넣다, 추가로 넣다, 집어 넣다, 올려 두다, 끼워넣다
    remove: 제거, 빼다, 없애다, 제외, 들어내다, 떼다, 빼 놓다, 빼 버리다, 덜어내다, 걷어내다, 치워 버리다
    delete: 삭제, 지우다, 날리다, 지워 없애다, 지워 버리다, 지워 놓다, 날려 버리다
    clear: 비우다, 싹 지우다, 클리어, 전부 지우다
    empty: 텅 비다
    erase: 말소, 지워버리다
    insert: 삽입, 끼우다, 끼워 넣다
    create: 만들다, 생성, 작성, 새로 만들다
    build: 짓다, 구축
    update: 업데이트, 갱신, 최신화, 업뎃
    edit: 편집, 고치다, 에디트, 손보다
    change: 바꾸다, 변경, 체인지, 갈다
    replace: 교체, 대체, 갈아끼우다
    modify: 수정, 개조
    fix: 수리, 정정
    name: 이름, 네임, 명칭, 성명, 이름 바꾸다, 이름 변경, 이름 고치다
    copy: 복사, 카피, 베끼다, 복제
    paste: 붙여넣기, 붙여넣다
    cut: 자르다, 잘라내다, 썰다
    move: 옮기다, 이동, 무브
    drag: 끌다, 드래그
    sort: 정렬, 줄 세우다, 가지런히 하다
    arrange: 배열, 배치, 정리
    filter: 필터, 거르다, 걸러내다, 추리다
    group: 그룹, 묶다, 모둠
    merge: 합치다, 병합, 통합, 머지
    split: 나누다, 쪼개다, 분할, 가르다
    search: 검색, 서치, 뒤지다, 구글링, 탐색, 검색어
    find: 찾다, 찾아내다, 찾기, 발견
    look up: 조회, 알아보다
    choose: 고르다, 택하다, 뽑다
    select: 선택, 셀렉트, 선정
    pick: 골라내다, 픽, 집다
    list: 목록, 리스트, 명단, 나열, 목록 보기
    item: 항목, 아이템, 물품
    thing: 물건
    folder: 폴더, 서류철
    file: 파일, 화일
    document: 문서, 서류, 도큐먼트
    page: 페이지
    tag: 태그, 꼬리표, 해시태그
    category: 카테고리, 범주, 부류
    version: 버전
    save: 저장, 세이브, 간직, 보관
    keep: 지키다, 유지, 지니다
    store: 가게, 매장, 상점, 스토어
    backup: 백업, 예비
    restore: 복원, 복구, 되살리다
    undo: 실행 취소, 언두, 원래대로
    reset: 초기화, 리셋, 재설정
    restart: 재시작, 재부팅, 다시 켜다, 껐다 켜다
    refresh: 새로고침, 새로 고침, 리프레시
    download: 다운로드, 다운받다, 내려받다, 다운, 내려받기
    install: 설치, 깔다, 인스톨, 깔아놓다
    connect: 연결, 접속, 잇다, 커넥트, 페어링
    disconnect: 연결 끊다, 연결 해제, 접속 끊다
    enable: 활성화
    disable: 비활성화, 사용 중지, 해제, 사용 안 함
    activate: 발동, 활성
    print: 인쇄, 프린트, 출력, 뽑아내다
    printer: 프린터, 인쇄기
    scan: 스캔, 훑다, 스캐닝
    share: 공유, 나눠 보다, 쉐어, 함께 보다, 같이 보다
    export: 내보내다, 내보내기
    import: 가져오다, 불러오다, 가져오기
    load: 로드, 싣다, 불러들이다
    link: 링크, 고리
    attach: 첨부, 달다, 부착
    type: 종류, 유형, 타입
    hide: 숨기다, 감추다, 가리다, 숨김
    display: 디스플레이, 전시
    screen: 화면, 스크린, 액정
    view: 보기, 전망, 조망
    check: 확인, 체크, 점검, 살펴보다
    check off: 체크 표시, 완료 표시
    mark: 마크, 완료로 표시, 읽음으로 표시
    finish: 끝내다, 마치다, 마무리, 끝마치다, 마무리짓다, 다 끝내다
    complete: 완료, 완성, 완결
    end: 종료, 끝, 엔드
    continue: 계속, 이어가다, 이어서, 지속
    cancel: 취소, 캔슬, 무르다, 철회, 없던 일로 하다
    confirm: 확정, 컨펌
    approve: 승인, 허가, 결재
    accept: 수락, 받아들이다, 승낙
    reject: 거절, 거부, 물리치다, 퇴짜
    allow: 허용, 허락, 용납
    count: 카운트, 헤아리다, 개수 세다, 수 세다
    calculate: 계산, 셈, 산출, 계산기 두드리다
    number: 번호, 숫자, 넘버
    amount: 수량, 분량
    size: 크기, 사이즈
    total: 합계, 총합, 토탈, 총액
    all: 전부, 모두, 모든, 전체, 몽땅, 싹 다
    new: 새, 새롭다, 새로운, 신규, 뉴
    old: 오래되다, 낡다, 예전, 묵다, 옛날
    latest: 최신, 최근, 요즘
    first: 첫, 처음, 첫째, 첫번째
    last: 마지막, 최후, 맨끝
    big: 크다, 커다랗다, 큼직하다, 빅
    small: 작다, 조그맣다, 자그맣다, 쪼그맣다
    long: 길다, 기다랗다, 오래
    short: 짧다, 짤막하다, 짧은
    high: 높다, 높은, 하이
    low: 낮다, 낮은, 로우
    slow: 느리다, 천천히, 느릿하다, 서서히
    speed: 속도, 스피드, 빠르기, 배속
    good: 좋다, 괜찮다, 굿
    bad: 나쁘다, 안좋다
    best: 최고, 베스트, 으뜸, 제일 좋다
    favorite: 즐겨찾기, 최애, 애창, 즐겨 찾다, 단골
    popular: 인기, 유행, 인기있다, 잘나가다
    random: 아무거나, 제멋대로, 마구잡이
    now: 지금, 이제, 현재, 당장
    later: 나중, 나중에, 이따, 이따가
    again: 다시, 또, 한 번 더, 재차
    left: 왼쪽, 좌측
    right: 오른쪽, 우측
    up: 위, 위로
    down: 아래, 밑, 아래로
    more: 더, 더욱, 추가로
    less: 덜, 적게
    # buying and money
    buy: 사다, 구매, 구입, 지르다, 사들이다, 장만, 사 오다, 사 놓다
    purchase: 매입
    order: 주문, 시키다, 오더, 배달시키다
    pay: 결제, 지불, 납부, 돈 내다, 페이, 카드 긁다, 값 치르다, 카드로 내다, 돈 치르다
    spend: 지출, 돈 쓰다, 소비
    sell: 팔다, 판매, 처분
    return: 반품, 반납, 돌려주다, 되돌려주다
    refund: 환불, 환급, 돌려받다
    exchange: 교환, 환전, 맞바꾸다
    lend: 꿔주다, 꾸어 주다, 대출해 주다
    borrow: 빌리다, 빌려주다, 빌려 주다, 대여, 대출, 꾸다, 차용, 빌려 오다, 빌려 가다
    rent: 임대, 렌트, 월세
    shop: 샵, 점포
    shopping: 쇼핑, 장보기, 장 보다
    grocery: 식료품, 식재료, 찬거리
    cart: 장바구니, 카트, 쇼핑카트
    basket: 바구니, 소쿠리
    product: 제품, 상품, 프로덕트
    brand: 브랜드, 상표
    price: 가격, 값, 시세, 가격표
    cost: 비용, 원가
    cheap: 싸다, 저렴하다, 값싸다, 가성비
    expensive: 비싸다, 값비싸다, 고가
    free: 무료, 공짜, 무상
    sale: 세일, 바겐세일
    discount: 할인, 디스카운트, 디씨
    coupon: 쿠폰, 할인권
    bill: 청구서, 고지서, 계산서
    invoice: 인보이스, 송장
    receipt: 영수증
    budget: 예산, 버짓
    money: 돈, 머니, 금전
    cash: 현금, 캐시
    card: 카드, 신용카드, 체크카드
    account: 계좌, 계정, 통장
    bank: 은행, 뱅크
    balance: 잔액, 잔고
    transaction: 거래, 거래내역
    payment: 결제금액, 납입, 지급
    transfer: 이체, 송금, 계좌이체, 부치다
    deposit: 입금, 예금, 적립
    withdraw: 출금, 인출, 돈 찾다
    invest: 투자, 재테크
    stock: 주식, 재고
    currency: 화폐
    tax: 세금
    salary: 월급, 급여, 연봉, 봉급
    debt: 빚, 부채, 채무
    expense: 지출액
    income: 소득
    subscription: 구독, 정기구독
    subscribe: 구독 신청, 구독 누르다
    donate: 기부, 후원, 기증
    gift: 선물, 기프트
    delivery: 배달, 배송, 택배, 딜리버리
    package: 소포, 꾸러미, 패키지
    customer: 고객, 손님
    wallet: 지갑, 월렛
    # travel, booking, places
    book: 예약, 예매, 부킹, 자리 잡다, 예약 잡다, 자리 맡다
    reservation: 예약 내역, 예약 건, 예약증
    ticket: 티켓, 표, 입장권, 승차권, 항공권, 탑승권
    travel: 여행, 트래블, 유람
    trip: 나들이, 소풍, 여행 일정, 출장
    vacation: 휴가, 방학, 바캉스
    hotel: 호텔, 숙소, 모텔, 펜션, 민박
    flight: 비행, 항공편, 비행편
    plane: 비행기, 여객기
    airport: 공항, 에어포트
    luggage: 수하물, 짐, 캐리어
    passport: 여권, 패스포트
    seat: 좌석, 자리, 시트
    train: 기차, 열차, 전철, 케이티엑스
    subway: 지하철, 메트로
    bus: 버스, 시내버스, 고속버스
    taxi: 택시, 콜택시
    car: 자동차, 차량, 승용차, 자가용, 차
    bicycle: 자전거, 따릉이
    ride: 탑승, 승차, 라이딩
    drive: 운전, 드라이브, 몰다
    park: 주차, 파킹, 차 대다
    parking: 주차장, 주차 공간
    traffic: 교통, 교통량, 교통체증, 차 막히다
    route: 경로, 루트, 노선, 길
    road: 도로, 찻길
    map: 지도, 맵, 약도
    navigate: 길 안내, 길안내, 내비, 네비, 길 찾다, 길찾기, 내비게이션, 길 알려 주다
    navigation: 항법, 네비게이션, 경로 안내
    direction: 방향, 방면
    distance: 거리, 간격
    near: 가깝다, 근처, 주변, 인근, 가까운
    far: 멀다, 먼
    place: 장소, 곳, 플레이스
    location: 위치, 로케이션
    address: 주소, 주소지
    city: 도시, 시내
    country: 나라, 국가
    restaurant: 식당, 음식점, 레스토랑, 맛집, 밥집
    cafe: 카페, 커피숍, 찻집
    hospital: 병원, 의원, 클리닉
    pharmacy: 약국
    arrive: 도착, 다다르다
    depart: 떠나다, 출발
    engine: 엔진, 시동
    tire: 타이어, 바퀴
    trunk: 트렁크, 차 트렁크
    fuel: 연료, 기름, 주유
    gasoline: 휘발유, 가솔린
    # weather
    weather: 날씨, 웨더
    forecast: 예보, 일기예보
    rain: 비 오다, 빗물, 소나기, 비
    snow: 눈 오다, 함박눈, 폭설
    wind: 바람, 풍속, 강풍
    cloud: 구름
    cloudy: 흐리다, 구름 끼다
    sunny: 맑다, 화창하다, 쾌청하다
    storm: 폭풍, 태풍, 폭풍우
    umbrella: 우산, 양산
    sunrise: 일출, 해돋이, 해 뜨다
    sunset: 일몰, 해넘이, 해 지다
    pollution: 미세먼지, 오염, 황사
    # time, calendar, tasks
    plan: 계획, 플랜, 짜다, 기획, 계획 세우다, 계획 짜다
    schedule: 일정, 스케줄, 스케쥴, 일정 잡다, 날짜 잡다, 시간 잡다
    calendar: 달력, 캘린더, 일정표
    appointment: 약속, 예약 시간, 약속 잡다, 예약 날짜
    meeting: 회의, 미팅, 모임
    event: 이벤트, 행사
    invite: 초대, 초청
    remind: 상기, 일깨우다, 리마인드, 까먹지 않게 하다, 잊지 않게 하다
    tell: 알려주다, 알려 주다, 가르쳐 주다, 가르쳐주다, 말해 주다
    reminder: 미리 알림, 리마인더, 미리알림
    notification: 알림, 통지, 푸시, 노티
    task: 할 일, 할일, 과제, 태스크, 투두, 해야 할 일
    note: 메모, 노트, 쪽지, 필기
    write down: 적다, 적어 두다, 받아 적다, 적어 놓다, 메모해 두다
    write: 글 쓰다, 집필, 쓰기
    memorize: 외우다, 암기
    remember: 기억, 떠올리다
    forget: 잊다, 까먹다, 잊어버리다
    alarm: 알람, 자명종, 기상 알람, 모닝콜, 경보, 알람 시계
    wake up: 깨우다, 일어나다, 깨다, 기상
    timer: 타이머, 시간 재기
    time: 시간, 시각, 타임
    clock: 시계, 벽시계
    measure: 재다, 측정, 계측
    minute: 분
    day: 하루, 일자
    date: 날짜, 데이트
    today: 오늘, 금일, 투데이
    tomorrow: 내일, 낼, 명일
    yesterday: 어제, 어저께
    week: 일주일, 한 주, 주간
    month: 한 달
    year: 연도
    weekend: 주말, 토일
    morning: 아침, 오전
    afternoon: 오후, 대낮
    evening: 저녁, 저녁때
    night: 밤, 야간, 한밤
    tonight: 오늘 밤, 오늘밤
    daily: 매일, 날마다, 데일리
    weekly: 매주, 주마다, 위클리
    monthly: 매월, 매달, 달마다
    birthday: 생일, 생신, 생일날
    holiday: 공휴일, 휴일, 연휴, 명절
    deadline: 마감, 기한, 데드라인
    delay: 미루다, 연기, 늦추다, 지연
    postpone: 뒤로 미루다, 나중으로 미루다
    late: 늦다, 지각, 늦은
    early: 일찍, 이른
    busy: 바쁘다, 분주하다
    important: 중요, 중요한
    urgent: 급하다, 긴급, 시급하다
    priority: 우선순위, 우선 순위
    project: 프로젝트, 사업
    goal: 목표, 골, 목표치
    habit: 습관, 버릇
    routine: 루틴, 일과
    team: 팀
    colleague: 동료, 직장동료
    job: 일자리, 직업, 알바
    work: 업무, 근무, 작업
    boss: 상사, 사장, 팀장, 부장
    report: 보고서, 리포트, 보고, 신고
    presentation: 발표, 프레젠테이션, 피티
    homework: 숙제
    exam: 시험, 고사
    lesson: 수업, 강의, 레슨
    study: 공부, 학습, 스터디
    learn: 배우다, 익히다
    teach: 가르치다, 교육
    practice: 연습, 훈련
    student: 학생, 제자
    teacher: 선생님, 선생, 교사, 쌤
    question: 질문, 물음, 문의
    answer: 답, 대답, 응답, 정답
    ask: 묻다, 물어보다, 여쭈다
    explain: 설명, 해설, 풀이, 풀어 말하다
    help: 도움, 돕다, 도와주다, 거들다, 헬프
    suggest: 제안, 추천, 권하다
    word: 단어, 낱말, 어휘
    language: 언어
    translate: 번역, 통역
    dictionary: 사전, 어학사전
    meaning: 뜻, 의미
    spell: 철자, 스펠링, 맞춤법
    pronounce: 발음
    # mail, chat, people
    send: 보내다, 전송, 발송, 보내 주다, 쏘다, 보내 놓다, 부쳐 주다
    message: 메시지, 메세지, 톡, 카톡
    text: 문자, 텍스트, 문자 보내다
    chat: 채팅, 대화방, 단톡방, 챗
    talk: 말하다, 떠들다
    call: 전화, 전화 걸다
    phone: 전화기, 폰, 휴대폰, 핸드폰, 휴대전화, 스마트폰
    call back: 다시 전화, 전화 다시 걸다, 회신 전화
    hang up: 전화 끊다, 끊다
    voice: 목소리, 음성, 보이스
    mail: 메일, 우편
    email: 이메일, 전자우편, 전자 메일
    letter: 편지, 서신
    reply: 답장, 회신, 답신
    forward: 전달, 포워딩, 전달해 주다
    receive: 받다, 수신, 수령
    contact: 연락처, 연락, 주소록
    friend: 친구, 벗, 동무, 절친
    family: 가족, 식구, 패밀리
    mother: 엄마, 어머니, 어무이
    father: 아빠, 아버지
    child: 아이, 아이들, 애들, 자녀
    person: 사람, 인물
    user: 사용자, 유저, 이용자
    follow: 팔로우, 따르다, 팔로, 따라가다
    block: 차단, 막다, 블록
    join: 참여, 참가, 가입, 합류, 조인
    leave: 나가다, 탈퇴, 퇴장
    like: 좋아하다, 좋아요, 하트, 좋아요 누르다, 따봉
    rate: 평가, 별점, 평점, 별점 주다, 별점 매기다, 점수 매기다
    rating: 등급, 별점 점수
    star: 별, 스타
    review: 리뷰, 후기, 검토, 복습
    comment: 댓글, 코멘트, 덧글
    post: 게시, 포스팅, 게시물, 글 올리다, 게시글
    publish: 발행, 출판
    profile: 프로필, 프사
    status: 상태, 현황
    password: 비밀번호, 암호, 비번, 패스워드
    log in: 로그인
    log out: 로그아웃
    sign up: 회원가입, 회원 가입
    register: 등록, 접수
    party: 파티, 잔치
    spam: 스팸
    read: 읽다, 읽어 주다, 독서, 낭독, 읽기
    news: 뉴스, 소식, 보도
    newspaper: 신문, 일간지
    headline: 헤드라인, 머리기사
    article: 기사, 아티클
    magazine: 잡지, 매거진
    novel: 소설, 웹소설
    library: 도서관, 라이브러리, 보관함, 서재
    author: 작가, 저자, 글쓴이, 지은이
    title: 제목, 타이틀
    chapter: 챕터, 단원
    photo: 사진, 포토, 셀카, 사진첩
    picture: 그림, 이미지, 짤
    photograph: 찍다, 촬영, 사진 찍다, 사진 찍기, 한 장 찍다
    draw: 그리다, 드로잉, 그림 그리다
    gallery: 갤러리, 화랑
    zoom in: 확대, 줌인, 확대해 보다
    shrink: 축소, 줄어들다
    rotate: 회전, 돌려 놓다
    crop: 크롭
    background: 배경, 백그라운드
    theme: 테마, 주제
    computer: 컴퓨터, 피시, 노트북, 컴
    internet: 인터넷, 와이파이, 웹
    network: 네트워크, 통신망
    website: 웹사이트, 사이트, 홈페이지
    application: 앱, 어플, 애플리케이션, 어플리케이션
    program: 프로그램, 편성
    robot: 로봇, 로보트
    # health and sports
    health: 건강, 헬스
    exercise: 운동, 체조
    workout: 워크아웃, 홈트, 근력운동
    run: 달리다, 뛰다, 달리기, 러닝, 런닝
    jog: 조깅, 가볍게 뛰다
    walk: 걷다, 산책, 걷기, 거닐다
    step: 걸음, 걸음수, 단계, 만보, 발걸음, 스텝
    swim: 수영, 헤엄치다, 헤엄
    hike: 등산, 하이킹, 산행
    gym: 헬스장, 체육관
    yoga: 요가
    stretch: 스트레칭, 기지개, 몸 풀다
    weight: 체중, 몸무게, 무게, 웨이트
    weigh: 무게 재다, 몸무게 재다, 체중 재다
    height: 높이
    heart: 심장
    pulse: 심박수, 맥박, 심박
    blood: 혈액
    sugar: 설탕, 당분
    medicine: 약, 의약품, 복용약
    pill: 알약, 영양제, 비타민제
    doctor: 의사, 닥터
    sleep: 잠, 자다, 수면, 잠자다, 취침, 주무시다
    nap: 낮잠, 쪽잠
    rest: 쉬다, 휴식
    break: 쉬는 시간
    breathe: 숨쉬다, 호흡, 숨 쉬다
    stress: 스트레스
    mood: 기분, 무드
    diet: 다이어트, 식단, 식이요법
    meal: 식사, 끼니, 밥
    breakfast: 아침밥, 조식, 아침 식사
    lunch: 점심, 점심밥, 중식, 점심 식사
    dinner: 저녁밥, 석식, 저녁 식사, 만찬
    snack: 간식, 과자, 군것질, 야식
    drink: 마시다, 음료, 음료수, 들이켜다
    eat: 먹다, 드시다, 섭취, 잡수시다
    log: 기록, 로그, 기록 남기다
    result: 결과, 성과
    score: 점수, 스코어
    match: 시합, 경기, 매치
    soccer: 축구
    baseball: 야구
    basketball: 농구
    win: 이기다, 승리
    lose: 패배, 잃어버리다
    race: 경주, 레이스
    statistics: 통계
    progress: 진행, 진도, 경과
    history: 이력, 내역, 히스토리, 역사
    activity: 활동, 액티비티
    # cooking
    cook: 요리, 조리, 쿠킹, 밥 짓다, 해 먹다
    recipe: 레시피, 조리법, 요리법, 만드는 법
    ingredient: 재료, 식자재, 원료
    scale: 비율 조정, 저울, 인분 조절, 배율
    double: 두 배, 두배, 더블, 갑절
    half: 절반, 반, 반절
    serving: 인분, 몇 인분
    portion: 몫
    boil: 끓이다, 삶다, 끓다
    fry: 볶다, 튀기다
    bake: 굽다, 오븐에 굽다, 베이킹
    mix: 비비다, 버무리다, 믹스
    stir: 젓다, 휘젓다
    chop: 다지다, 썰어 두다
    food: 음식, 먹거리, 먹을거리, 푸드
    bread: 빵, 식빵
    rice: 쌀, 쌀밥
    meat: 고기, 육류
    chicken: 닭, 닭고기, 치킨
    fish: 생선, 물고기
    vegetable: 채소, 야채
    fruit: 과일
    egg: 계란, 달걀
    milk: 우유
    cheese: 치즈
    butter: 버터
    salt: 소금
    oil: 식용유, 오일
    soup: 수프, 국물
    cake: 케이크, 케익
    beer: 맥주
    wine: 와인, 포도주
    cup: 컵
    spoon: 숟가락, 스푼, 숟갈
    sweet: 달콤하다
    spicy: 맵다, 매콤하다, 얼큰하다
    pet: 반려동물, 애완동물
    dog: 개, 강아지, 멍멍이
    cat: 고양이, 냥이
    feed: 먹이다, 밥 주다, 먹이 주다
    plant: 식물, 화분, 심다
    flower: 꽃, 플라워
    baby: 아기, 애기
    clothes: 옷, 의류, 의복
    shoe: 신발, 구두, 운동화
    bag: 가방
    box: 상자, 박스
    key: 열쇠, 자동차 키
    # more
    throw away: 내다 버리다, 갖다 버리다, 쓰레기 버리다
    fill: 채우다, 가득 채우다, 메우다
    repair: 수선, 정비, 고쳐 쓰다
    wait: 기다리다, 대기
    ready: 준비되다, 준비 완료
    prepare: 준비, 채비, 마련
    try: 시도
    test: 테스트, 검사
    compare: 비교, 견주다
    convert: 변환, 환산, 바꿔 계산
    monitor: 모니터링, 감시, 모니터
    enter: 입력, 기입, 적어 넣다
    back: 뒤로, 돌아가다
    vote: 투표, 표 던지다
    queue: 대기열, 대기 목록
    archive: 아카이브, 보존
    pin: 고정, 핀
    draft: 초안, 임시 저장
    sign: 서명, 사인
    notify: 통보, 알리다
    announce: 공지, 방송하다, 안내 방송
    broadcast: 중계, 생중계
    ring: 울리다, 벨 울리다
    bell: 초인종, 벨, 종
    doorbell: 현관벨, 초인종 소리
    heavy: 무겁다, 묵직하다
    easy: 쉽다, 간단하다, 수월하다
    hard: 어렵다, 힘들다
    strong: 강하다, 강력하다
    weak: 여리다
    thick: 두껍다, 두툼하다
    fresh: 신선하다, 싱싱하다
    delicious: 맛있다, 맛나다, 꿀맛
    beautiful: 예쁘다, 아름답다, 이쁘다
    happy: 기쁘다, 행복하다, 즐겁다, 신나다, 신나는
    sad: 슬프다, 우울하다, 서글프다
    tired: 피곤하다, 지치다, 피로하다
    sick: 아프다, 앓다
    hungry: 배고프다, 출출하다, 시장하다
    funny: 웃기다, 재밌다, 재미있다
    boring: 지루하다, 심심하다, 따분하다
    calm: 차분하다, 잔잔하다
    relaxing: 힐링, 편안하다
    nearby: 부근, 이 근방
    nearest: 제일 가깝다, 가장 가까운
    same: 같다, 똑같다, 동일하다
    different: 다르다, 딴, 다른
    other: 나머지, 기타
    public: 공개, 공공
    private: 비공개, 개인
    online: 온라인, 인터넷상
    automatic: 자동, 자동으로, 오토
    manual: 수동, 설명서
    percent: 퍼센트, 백분율
    degree: 섭씨
    level: 레벨, 수준
    average: 평균
    maximum: 최대, 최대치, 최대한, 맥스
    minimum: 최소, 최소치, 최소한
    remaining: 남다, 남은, 남았, 남아
    current: 현행, 현시점
    recent: 요사이, 최근에
    soon: 곧, 금방, 금세, 조만간
    always: 항상, 늘, 언제나
    often: 자주, 종종
    once: 한 번, 한번
    twice: 두 번, 두번
    every: 마다
    only: 오직, 오로지
    together: 함께, 같이
    alone: 혼자, 홀로
    outside: 밖, 바깥, 야외, 실외
    inside: 안쪽, 실내
    upstairs: 위층, 윗층
    downstairs: 아래층
    top: 꼭대기, 맨 위
    bottom: 맨 아래, 밑바닥
    front: 앞쪽, 앞면
    tank: 탱크
    wheel: 휠
    windshield: 앞유리
    horn: 경적, 클랙슨
    mechanic: 정비사, 카센터
    garbage: 음식물쓰레기, 재활용
    bottle: 물병
    emergency: 비상, 응급, 긴급 상황
    fire: 화재
    police: 경찰, 경찰서
    ambulance: 구급차, 앰뷸런스
    film: 영화 필름, 극영화
    cinema: 영화관, 극장
    theater: 연극, 공연장
    museum: 박물관
    exhibition: 전시회, 전람회
    beach: 해변, 바닷가, 해수욕장
    mountain: 산악
    river: 하천
    street: 골목
    bridge: 교량
    supermarket: 슈퍼, 슈퍼마켓, 대형마트
    market: 시장, 마켓, 마트
    bakery: 빵집, 베이커리, 제과점
    bar: 술집, 호프집
    table: 테이블, 식탁, 탁자
    chair: 의자
    sofa: 소파, 쇼파
    guest: 하객, 방문객
    wedding: 결혼식, 혼례
    husband: 남편, 신랑
    wife: 아내, 와이프, 마누라
    son: 아들
    daughter: 딸
    brother: 형, 오빠, 남동생
    sister: 누나, 언니, 여동생
    grandmother: 할머니, 할매
    grandfather: 할아버지, 할배
    neighbor: 이웃, 옆집
    pasta: 파스타, 스파게티
    pizza: 피자
    salad: 샐러드
    potato: 감자
    tomato: 토마토
    onion: 양파
    garlic: 마늘
    apple: 사과
    banana: 바나나
    lemon: 레몬
    chocolate: 초콜릿, 초코
    pork: 돼지고기, 삼겹살
    beef: 소고기, 쇠고기
    flour: 밀가루
    pepper: 후추, 고추
    juice: 주스, 쥬스
    alcohol: 술, 알코올
    pan: 프라이팬, 후라이팬
    pot: 냄비, 솥
    knife: 칼, 식칼
    soap: 비누
    towel: 수건, 타월
    paper: 종이, 용지
    pen: 펜, 볼펜
    meditation: 명상
    fever: 열나다, 발열
    headache: 두통, 머리 아프다
    muscle: 근육
    fat: 체지방, 지방
    protein: 단백질, 프로틴
    vitamin: 비타민
    oxygen: 산소, 산소포화도
    ignore: 무시, 모른 척
    unblock: 차단 해제, 차단 풀다
    sing: 노래 부르다, 열창, 가창
    go back: 되감다, 되감기, 뒤로 감다, 되돌아가다, 뒤로 가다
    exit: 빠져나오다
    reserve: 맡아 두다, 잡아 두다, 찜하다
    """
}
