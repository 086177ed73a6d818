public import Foundation

/// What was copied; it lives as long as the process.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// What everybody copies to.
  public static let general = UIPasteboard()

  /// How something is copied.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String
    /// A way.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Until when it is kept, which nobody watches here.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// For this device alone, as everything is here.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// What was copied, thing by thing, each in its kinds.
  open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  /// How often something was copied.
  open private(set) var changeCount = 0
  /// How many things were copied.
  open var numberOfItems: Int { items.count }
  /// The kinds of the first thing that was copied.
  open var types: [String] { items.first.map { Array($0.keys) } ?? [] }

  /// The texts.
  open var strings: [String]? {
    get { values(Self.text) }
    set { keep(newValue, Self.text) }
  }
  /// The text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The addresses.
  open var urls: [URL]? {
    get { values(Self.address) }
    set { keep(newValue, Self.address) }
  }
  /// The address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The pictures.
  open var images: [UIImage]? {
    get { values(Self.picture) }
    set { keep(newValue, Self.picture) }
  }
  /// The picture.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The colours.
  open var colors: [UIColor]? {
    get { values(Self.colour) }
    set { keep(newValue, Self.colour) }
  }
  /// The colour.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }

  /// Copies things.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Copies things besides.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Copies bytes of a kind.
  open func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }

  /// Copies something of a kind.
  open func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }

  /// The bytes of a kind that were copied first.
  open func data(forPasteboardType type: String) -> Data? {
    let value = items.first?[type]
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
      ?? (value as? UIImage)?.pngData()
  }

  /// What of a kind was copied first.
  open func value(forPasteboardType type: String) -> Any? { items.first?[type] }

  /// Whether something of some kinds was copied.
  open func contains(pasteboardTypes types: [String]) -> Bool {
    items.contains { item in types.contains { item[$0] != nil } }
  }

  /// That something was copied; nobody tells it here.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification"
  )

  private static let text = "public.utf8-plain-text"
  private static let address = "public.url"
  private static let picture = "public.image"
  private static let colour = "com.apple.uikit.color"

  private func values<Value>(_ type: String) -> [Value]? {
    let values = items.compactMap { $0[type] as? Value }
    return values.isEmpty ? nil : values
  }

  private func keep<Value>(_ values: [Value]?, _ type: String) {
    items = values?.map { [type: $0] } ?? []
  }
}
