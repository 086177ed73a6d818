/// The verb of a confirmation: what accepting it does.
public struct ConfirmationActionName: Sendable {
  /// The framework's own name for it; nil for the app's own words.
  let name: String?
  let accept: [LocalizedStringResource]
  let deny: [LocalizedStringResource]
  let isDestructive: Bool

  private init(_ name: String) {
    self.name = name
    accept = []
    deny = []
    isDestructive = false
  }

  private init(
    accept: [LocalizedStringResource],
    deny: [LocalizedStringResource],
    isDestructive: Bool
  ) {
    name = nil
    self.accept = accept
    self.deny = deny
    self.isDestructive = isDestructive
  }

  /// Words of the app's own.
  public static func custom(
    acceptLabel: LocalizedStringResource,
    acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource,
    denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(
      accept: [acceptLabel] + acceptAlternatives,
      deny: [denyLabel] + denyAlternatives,
      isDestructive: destructive
    )
  }
}

extension ConfirmationActionName {
  /// Add.
  public static var add: ConfirmationActionName { ConfirmationActionName("add") }
  /// Add data.
  public static var addData: ConfirmationActionName { ConfirmationActionName("addData") }
  /// Book.
  public static var book: ConfirmationActionName { ConfirmationActionName("book") }
  /// Buy.
  public static var buy: ConfirmationActionName { ConfirmationActionName("buy") }
  /// Call.
  public static var call: ConfirmationActionName { ConfirmationActionName("call") }
  /// Check in.
  public static var checkIn: ConfirmationActionName { ConfirmationActionName("checkIn") }
  /// Continue.
  public static var `continue`: ConfirmationActionName { ConfirmationActionName("continue") }
  /// Create.
  public static var create: ConfirmationActionName { ConfirmationActionName("create") }
  /// Do.
  public static var `do`: ConfirmationActionName { ConfirmationActionName("do") }
  /// Download.
  public static var download: ConfirmationActionName { ConfirmationActionName("download") }
  /// Filter.
  public static var filter: ConfirmationActionName { ConfirmationActionName("filter") }
  /// Find.
  public static var find: ConfirmationActionName { ConfirmationActionName("find") }
  /// Get.
  public static var get: ConfirmationActionName { ConfirmationActionName("get") }
  /// Go.
  public static var go: ConfirmationActionName { ConfirmationActionName("go") }
  /// Log.
  public static var log: ConfirmationActionName { ConfirmationActionName("log") }
  /// Open.
  public static var open: ConfirmationActionName { ConfirmationActionName("open") }
  /// Order.
  public static var order: ConfirmationActionName { ConfirmationActionName("order") }
  /// Pay.
  public static var pay: ConfirmationActionName { ConfirmationActionName("pay") }
  /// Play.
  public static var play: ConfirmationActionName { ConfirmationActionName("play") }
  /// Play sound.
  public static var playSound: ConfirmationActionName { ConfirmationActionName("playSound") }
  /// Post.
  public static var post: ConfirmationActionName { ConfirmationActionName("post") }
  /// Request.
  public static var request: ConfirmationActionName { ConfirmationActionName("request") }
  /// Run.
  public static var run: ConfirmationActionName { ConfirmationActionName("run") }
  /// Search.
  public static var search: ConfirmationActionName { ConfirmationActionName("search") }
  /// Send.
  public static var send: ConfirmationActionName { ConfirmationActionName("send") }
  /// Set.
  public static var set: ConfirmationActionName { ConfirmationActionName("set") }
  /// Share.
  public static var share: ConfirmationActionName { ConfirmationActionName("share") }
  /// Start.
  public static var start: ConfirmationActionName { ConfirmationActionName("start") }
  /// Start navigation.
  public static var startNavigation: ConfirmationActionName {
    ConfirmationActionName("startNavigation")
  }
  /// Toggle.
  public static var toggle: ConfirmationActionName { ConfirmationActionName("toggle") }
  /// Turn off.
  public static var turnOff: ConfirmationActionName { ConfirmationActionName("turnOff") }
  /// Turn on.
  public static var turnOn: ConfirmationActionName { ConfirmationActionName("turnOn") }
  /// View.
  public static var view: ConfirmationActionName { ConfirmationActionName("view") }
}
