import AppIntents

/// Shows a view beside its source in Xcode; here the view is only type-checked.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

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
