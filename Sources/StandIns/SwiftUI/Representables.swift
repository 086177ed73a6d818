public import AppIntents

/// A view of UIKit's, which text leaves out.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == EmptyView {
  /// The kind of view.
  associatedtype UIViewType: UIView
  /// Who hears of it.
  associatedtype Coordinator = Void
  /// What is known where it is made.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes it, which nothing here asks for.
  func makeUIView(context: Context) -> UIViewType
  /// Brings it up to date, which nothing here asks for.
  func updateUIView(_ view: UIViewType, context: Context)
  /// Makes who hears of it.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator() {}
}

/// What is known where a view of UIKit's is made.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// Who hears of it.
  public let coordinator: Representable.Coordinator
}

/// A screen of UIKit's, which text leaves out.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == EmptyView {
  /// The kind of screen.
  associatedtype UIViewControllerType: UIViewController
  /// Who hears of it.
  associatedtype Coordinator = Void
  /// What is known where it is made.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes it, which nothing here asks for.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings it up to date, which nothing here asks for.
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  /// Makes who hears of it.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator() {}
}

/// What is known where a screen of UIKit's is made.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// Who hears of it.
  public let coordinator: Representable.Coordinator
}

/// A screen of UIKit's that shows a view; nothing here shows it.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// A screen that shows a view.
  public init(rootView: Content) { self.rootView = rootView }
}
