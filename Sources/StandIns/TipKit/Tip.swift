public import SwiftUI

/// Something that an app would like a person to know.
public protocol Tip: Identifiable, Sendable {
  /// In a few words.
  var title: Text { get }
  /// In more words.
  var message: Text? { get }
  /// As a picture.
  var image: Image? { get }
}

extension Tip {
  /// What tells it apart: its type.
  public var id: String { String(describing: Self.self) }
  /// No more words.
  public var message: Text? { nil }
  /// No picture.
  public var image: Image? { nil }

  /// Says that it is known now.
  public func invalidate(reason: Tips.InvalidationReason) {}
}

/// All of an app's tips.
public enum Tips {
  /// Why a tip is not needed any more.
  public enum InvalidationReason: Sendable, Hashable {
    case actionPerformed, displayCountExceeded, tipClosed
  }

  /// Gets ready, for which there is nothing to do.
  public static func configure() throws {}
}

/// Shows a tip; text shows its words.
nonisolated public struct TipView<Content: Tip>: View {
  private let tip: Content?

  /// A tip.
  public init(_ tip: Content?) {
    self.tip = tip
  }

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
