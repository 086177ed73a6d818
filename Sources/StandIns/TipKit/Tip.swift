public import SwiftUI

/// Something that an app would like a person to know.
public protocol Tip: Identifiable, Sendable {
  /// In a few words.
  var title: Text { get }
  /// In more words.
  var message: Text? { get }
  /// As a picture.
  var image: Image? { get }
  /// When it is shown; here always.
  @Tips.ListBuilder<Tips.Rule> var rules: [Tips.Rule] { get }
  /// What can be pressed in it.
  @Tips.ListBuilder<Tips.Action> var actions: [Tips.Action] { get }
  /// How it is shown.
  @Tips.ListBuilder<any TipOption> var options: [any TipOption] { get }
}

extension Tip {
  /// What tells it apart: its type.
  public var id: String { String(describing: Self.self) }
  /// No more words.
  public var message: Text? { nil }
  /// No picture.
  public var image: Image? { nil }
  /// No conditions.
  public var rules: [Tips.Rule] { [] }
  /// Nothing to press.
  public var actions: [Tips.Action] { [] }
  /// As usual.
  public var options: [any TipOption] { [] }

  /// Says that it is known now.
  public func invalidate(reason: Tips.InvalidationReason) {}
  /// What is known of it.
  public var status: Tips.Status { .available }
  /// Whether it is to be shown.
  public var shouldDisplay: Bool { true }
}

/// All of an app's tips.
public enum Tips {
  /// Why a tip is not needed any more.
  public enum InvalidationReason: Sendable, Hashable {
    case actionPerformed, displayCountExceeded, tipClosed
  }

  /// Gets ready, for which there is nothing to do.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Forgets which tips were shown: none was.
  public static func resetDatastore() throws {}
  /// Shows every tip, as it is anyway.
  public static func showAllTipsForTesting() {}
  /// Shows no tip; they are shown all the same.
  public static func hideAllTipsForTesting() {}

  /// What is known of a tip.
  public enum Status: Sendable, Hashable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  /// How tips are shown.
  public struct ConfigurationOption: Sendable, Hashable {
    private let name: String

    /// How often.
    public enum DisplayFrequency: Sendable, Hashable {
      case immediate, hourly, daily, weekly, monthly
    }

    /// Where what is known of tips is kept.
    public enum DatastoreLocation: Sendable, Hashable {
      case applicationDefault
      case groupContainer(identifier: String)
      case url(URL)
    }

    /// How often.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption(name: "displayFrequency")
    }

    /// Where what is known of tips is kept.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption(name: "datastoreLocation")
    }
  }

  /// Something that a tip waits for.
  public struct Event: Sendable {
    /// What tells it apart.
    public let id: String

    /// Something.
    public init(id: String) { self.id = id }

    /// It happened.
    public func donate() async {}
    /// It happened.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
  }
}

/// Shows a tip; text shows its words.
nonisolated public struct TipView<Content: Tip>: View {
  private let tip: Content?

  /// A tip.
  public init(_ tip: Content?) {
    self.tip = tip
  }
  /// A tip with something to press, of which nothing is pressed here.
  public init(
    _ tip: Content?,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void
  ) { self.tip = tip }
  /// A tip that points somewhere.
  public init(_ tip: Content?, arrowEdge: Edge?) { self.tip = tip }

  /// Its words.
  @MainActor public var body: some View {
    VStack(alignment: .leading) {
      if let tip {
        tip.title.bold()
        if let message = tip.message { message }
      }
    }
  }
}

extension View {
  /// Shows a tip beside the view, which text does not.
  nonisolated public func popoverTip(_ tip: (any Tip)?) -> Self { self }
}
