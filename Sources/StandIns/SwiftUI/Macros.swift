import AppIntents

/// Shows a view beside its source in Xcode; here the view is only type-checked.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Shows a view in a way of its own in Xcode; here the view is only type-checked.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits first: PreviewTrait,
  _ more: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// How a preview is shown.
public struct PreviewTrait: Hashable, Sendable {
  private let name: String

  /// As large as what it shows.
  public static let sizeThatFitsLayout = PreviewTrait(name: "sizeThatFitsLayout")
  /// As large as a device.
  public static let defaultLayout = PreviewTrait(name: "defaultLayout")
  /// Upright.
  public static let portrait = PreviewTrait(name: "portrait")
  /// Turned to the left.
  public static let landscapeLeft = PreviewTrait(name: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = PreviewTrait(name: "landscapeRight")

  /// Of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    .init(name: "fixedLayout")
  }
}

/// Says that a variable in a preview is one of the view's; the view is only type-checked.
@attached(peer)
public macro Previewable() = #externalMacro(module: "AppIntentsMacros", type: "NoteMacro")

/// Adds something that views are told by their surroundings.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var shelf: Shelf = .all
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AppIntentsMacros", type: "EntryMacro")

/// Shows a type's views beside its source in Xcode.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The kind of view.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
}
