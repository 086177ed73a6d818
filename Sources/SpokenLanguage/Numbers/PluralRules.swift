/// The plural rules for cardinals of the Unicode CLDR, for the languages that catalogues are often
/// translated into.
enum PluralRules {
  /// The category of a number in a language; `other` for languages not listed.
  static func category(of number: Double, language: String) -> PluralCategory {
    guard let rule = rules[language] else { return .other }
    return rule(Operands(number))
  }

  /// The quantities that the rules speak about (Unicode Technical Standard 35).
  struct Operands {
    /// The absolute value.
    let n: Double
    /// The digits before the point.
    let i: Int
    /// Whether there is nothing behind the point.
    let isWhole: Bool
    /// The digits behind the point, without zeros at the end.
    let f: Int

    init(_ number: Double) {
      n = number.isFinite ? abs(number) : 0
      i = Int(exactly: n.rounded(.down)) ?? 1_000_000
      isWhole = n == n.rounded(.down)
      let digits = isWhole ? "" : String(n).drop { $0 != "." }.dropFirst()
      f = Int(digits) ?? 0
    }

    func ends(_ range: ClosedRange<Int>, of divisor: Int) -> Bool {
      isWhole && range.contains(i % divisor)
    }
  }

  private typealias Rule = @Sendable (Operands) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    func add(_ languages: String, _ rule: @escaping Rule) {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    add(
      "en de nl sv et fi fy gl ia io ji sc scn yi ast lij",
      { $0.i == 1 && $0.isWhole ? .one : .other }
    )
    add("it es ca", romance(one: { $0.i == 1 && $0.isWhole || $0.n == 1 }))
    add("fr", romance(one: { $0.i <= 1 }))
    add("pt", romance(one: { $0.i <= 1 }))
    add(
      """
      af sq eu bg el hu nb nn no tr az ka kk ky uz mn ml mr ne ta te sw ur so tk ug eo fo ha lb \
      ckb ee gsw om or os ps rm sd sn ss st tn ts ve vo xh nr nd ku kl
      """,
      { $0.n == 1 ? .one : .other }
    )
    add("hi bn fa gu kn zu am as") { $0.i == 0 || $0.n == 1 ? .one : .other }
    add("da") { $0.n == 1 || !$0.isWhole && $0.i <= 1 ? .one : .other }
    add("is mk", icelandic)
    add("ru uk be", eastSlavic)
    add("sr hr bs sh", southSlavic)
    add("pl", polish)
    add("cs sk", czech)
    add("sl", slovenian)
    add("lt", lithuanian)
    add("lv", latvian)
    add("ro mo", romanian)
    add("ar", arabic)
    add("he iw", hebrew)
    add("ga", irish)
    add("cy", welsh)
    add("pa ln mg ti wa ak") { $0.n == 0 || $0.n == 1 ? .one : .other }
    add("si") { $0.n == 0 || $0.n == 1 || $0.i == 0 && $0.f == 1 ? .one : .other }
    add("fil tl ceb", filipino)
    add("mt", maltese)
    add("gd", gaelic)
    add("br", breton)
    add("hsb dsb", sorbian)
    return rules
  }()

  private static func romance(one: @escaping @Sendable (Operands) -> Bool) -> Rule {
    { number in
      if one(number) { return .one }
      return number.isWhole && number.i != 0 && number.i % 1_000_000 == 0 ? .many : .other
    }
  }

  private static let icelandic: Rule = { number in
    let digits = number.isWhole ? number.i : number.f
    return digits % 10 == 1 && digits % 100 != 11 ? .one : .other
  }

  private static let eastSlavic: Rule = { number in
    guard number.isWhole else { return .other }
    if number.i % 10 == 1, number.i % 100 != 11 { return .one }
    if number.ends(2...4, of: 10), !number.ends(12...14, of: 100) { return .few }
    return .many
  }

  private static let southSlavic: Rule = { number in
    let digits = number.isWhole ? number.i : number.f
    if digits % 10 == 1, digits % 100 != 11 { return .one }
    let isFew = (2...4).contains(digits % 10) && !(12...14).contains(digits % 100)
    return isFew ? .few : .other
  }

  private static let polish: Rule = { number in
    guard number.isWhole else { return .other }
    if number.i == 1 { return .one }
    if number.ends(2...4, of: 10), !number.ends(12...14, of: 100) { return .few }
    return .many
  }

  private static let czech: Rule = { number in
    guard number.isWhole else { return .many }
    return number.i == 1 ? .one : (2...4).contains(number.i) ? .few : .other
  }

  private static let slovenian: Rule = { number in
    guard number.isWhole else { return .few }
    return switch number.i % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static let lithuanian: Rule = { number in
    guard number.isWhole else { return .many }
    let isTeen = number.ends(11...19, of: 100)
    if number.i % 10 == 1, !isTeen { return .one }
    return number.ends(2...9, of: 10) && !isTeen ? .few : .other
  }

  private static let latvian: Rule = { number in
    let digits = number.isWhole ? number.i : number.f
    if number.isWhole, digits % 10 == 0 || (11...19).contains(digits % 100) { return .zero }
    return digits % 10 == 1 && digits % 100 != 11 ? .one : .other
  }

  private static let romanian: Rule = { number in
    if number.isWhole, number.i == 1 { return .one }
    return !number.isWhole || number.i == 0 || number.ends(1...19, of: 100) ? .few : .other
  }

  private static let arabic: Rule = { number in
    guard number.isWhole else { return .other }
    return switch number.i {
    case 0: .zero
    case 1: .one
    case 2: .two
    default:
      number.ends(3...10, of: 100) ? .few : number.ends(11...99, of: 100) ? .many : .other
    }
  }

  private static let filipino: Rule = { number in
    let digit = (number.isWhole ? number.i : number.f) % 10
    return [4, 6, 9].contains(digit) ? .other : .one
  }

  private static let maltese: Rule = { number in
    guard number.isWhole else { return .other }
    if number.i == 1 { return .one }
    if number.i == 2 { return .two }
    if number.i == 0 || number.ends(3...10, of: 100) { return .few }
    return number.ends(11...19, of: 100) ? .many : .other
  }

  private static let gaelic: Rule = { number in
    guard number.isWhole else { return .other }
    return switch number.i {
    case 1, 11: .one
    case 2, 12: .two
    case 3...10, 13...19: .few
    default: .other
    }
  }

  private static let breton: Rule = { number in
    guard number.isWhole else { return .other }
    let isTeen = [11, 12, 13, 14, 19, 71, 72, 73, 74, 79, 91, 92, 93, 94, 99]
      .contains(number.i % 100)
    let isTens = [10...19, 70...79, 90...99].contains { $0.contains(number.i % 100) }
    if number.i % 10 == 1, !isTeen { return .one }
    if number.i % 10 == 2, !isTeen { return .two }
    if [3, 4, 9].contains(number.i % 10), !isTens { return .few }
    return number.i != 0 && number.i % 1_000_000 == 0 ? .many : .other
  }

  private static let sorbian: Rule = { number in
    let digits = (number.isWhole ? number.i : number.f) % 100
    return switch digits {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static let hebrew: Rule = { number in
    if number.isWhole ? number.i == 1 : number.i == 0 { return .one }
    return number.isWhole && number.i == 2 ? .two : .other
  }

  private static let irish: Rule = { number in
    guard number.isWhole else { return .other }
    return switch number.i {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private static let welsh: Rule = { number in
    guard number.isWhole else { return .other }
    return switch number.i {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }
}
