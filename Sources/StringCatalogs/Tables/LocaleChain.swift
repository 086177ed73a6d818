import Synchronization

/// A locale and the more general ones to fall back to, nearest first.
struct LocaleChain: Sendable, Hashable {
  let locales: [String]

  /// The chains of the locales that were asked for: a conversation looks up all its texts along the same few.
  private static let known = Mutex<[String: LocaleChain]>([:])
  /// The most chains that are kept; whoever asks for more made the locales up.
  private static let mostKnown = 64

  /// The first that was asked for: mostly the only one, which many conversations need at the same time.
  private static let first = AtomicLazyReference<First>()

  private final class First: Sendable {
    let identifier: String
    let chain: LocaleChain

    init(_ identifier: String) {
      self.identifier = identifier
      chain = LocaleChain(identifier)
    }
  }

  /// The chain of a locale as systems and catalogues write it: `zh_HK`, `ko_KR.UTF-8`.
  static func of(_ identifier: String) -> LocaleChain {
    let first = first.load() ?? first.storeIfNil(First(identifier))
    if first.identifier == identifier { return first.chain }
    return known.withLock { known in
      if let chain = known[identifier] { return chain }
      if known.count >= mostKnown { known.removeAll() }
      let chain = LocaleChain(identifier)
      known[identifier] = chain
      return chain
    }
  }

  private init(_ identifier: String) {
    let locale = Self.normalized(identifier)
    var locales = [locale]
    var parts = locale.split(separator: "-").map(String.init)
    let language = parts[0]
    if language == "zh" { locales += Self.chineseLocales(parts) }
    while parts.count > 1 {
      parts.removeLast()
      locales.append(parts.joined(separator: "-"))
    }
    locales += Self.otherCodes[language] ?? []
    var seen: Set<String> = []
    self.locales = locales.filter { seen.insert($0).inserted }
  }

  func contains(_ locale: String) -> Bool {
    locales.contains(locale) || locales.contains(Self.normalized(locale))
  }

  /// Whether the texts of a locale may be shown in this one: its own, a relative's, or the English that
  /// they are translated from.
  func mayRead(_ locale: String) -> Bool {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return language == "en" || locales.contains { $0.prefix { $0 != "-" } == language }
  }

  /// The nearest of some locales; failing that, a relative: the same language in another country.
  func first(in available: some Collection<String>, relatives: Bool) -> String? {
    for locale in locales where available.contains(locale) { return locale }
    guard relatives, let language = locales.last(where: { !$0.contains("-") }) else { return nil }
    let relatives = available.filter { $0.hasPrefix(language + "-") && isReadable($0) }
    return relatives.min()
  }

  /// Simplified and traditional characters do not stand in for each other.
  private func isReadable(_ locale: String) -> Bool {
    guard locale.hasPrefix("zh") else { return true }
    return Self.isTraditional(locale) == Self.isTraditional(locales[0])
  }

  private static func isTraditional(_ locale: String) -> Bool {
    locale.contains("Hant") || ["zh-TW", "zh-HK", "zh-MO"].contains(locale)
  }

  private static func chineseLocales(_ parts: [String]) -> [String] {
    let script = isTraditional(parts.joined(separator: "-")) ? "zh-Hant" : "zh-Hans"
    let region = parts.last.flatMap { $0.count == 2 && parts.count > 1 ? "zh-\($0)" : nil }
    let pair = region.map { [script + $0.dropFirst(2), $0] } ?? []
    return pair + [script]
  }

  /// Codes for the same language that are both in use.
  private static let otherCodes = [
    "no": ["nb"], "nb": ["no"], "iw": ["he"], "he": ["iw"], "in": ["id"], "id": ["in"],
    "tl": ["fil"], "fil": ["tl"],
  ]

  /// The identifier with hyphens and the usual capitals, without encoding and modifiers.
  static func normalized(_ identifier: String) -> String {
    let bare = identifier.prefix { $0 != "." && $0 != "@" }
    var parts = bare.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let language = parts.first, language != "c", language != "posix" else { return "en" }
    for index in parts.indices.dropFirst() {
      switch parts[index].count {
      case 2: parts[index] = parts[index].uppercased()
      case 4: parts[index] = parts[index].prefix(1).uppercased() + parts[index].dropFirst()
      default: break
      }
    }
    return parts.joined(separator: "-")
  }
}
