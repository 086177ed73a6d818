/// What is known where a view of AppKit's is made.
public typealias NSViewRepresentableContext = RepresentableContext
/// What is known where a screen of AppKit's is made.
public typealias NSViewControllerRepresentableContext = RepresentableContext

/// A view of AppKit's, which text leaves out.
@MainActor @preconcurrency
public protocol NSViewRepresentable: Representable {
  /// The kind of view.
  associatedtype NSViewType

  /// Makes it, which nothing here asks for.
  func makeNSView(context: Context) -> NSViewType
  /// Brings it up to date, which nothing here asks for.
  func updateNSView(_ view: NSViewType, context: Context)
  /// Takes it away, which nothing here asks for.
  static func dismantleNSView(_ view: NSViewType, coordinator: Coordinator)
}

extension NSViewRepresentable {
  /// Does nothing.
  public static func dismantleNSView(_ view: NSViewType, coordinator: Coordinator) {}
}

/// A screen of AppKit's, which text leaves out.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: Representable {
  /// The kind of screen.
  associatedtype NSViewControllerType

  /// Makes it, which nothing here asks for.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Brings it up to date, which nothing here asks for.
  func updateNSViewController(_ controller: NSViewControllerType, context: Context)
  /// Takes it away, which nothing here asks for.
  static func dismantleNSViewController(
    _ controller: NSViewControllerType,
    coordinator: Coordinator
  )
}

extension NSViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleNSViewController(
    _ controller: NSViewControllerType,
    coordinator: Coordinator
  ) {}
}
