public import AppIntents

/// Something of another framework for screens, which text leaves out.
@MainActor @preconcurrency
public protocol Representable: View where Body == EmptyView {
  /// Who hears of it.
  associatedtype Coordinator = Void
  /// What is known where it is made.
  typealias Context = RepresentableContext<Self>

  /// Makes who hears of it.
  func makeCoordinator() -> Coordinator
}

extension Representable {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

extension Representable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator() {}
}

/// What is known where something of another framework is made; nothing here makes it.
@MainActor @preconcurrency
public struct RepresentableContext<Shown: Representable> {
  /// Who hears of it.
  public let coordinator: Shown.Coordinator
  /// How changes of it are shown.
  public let transaction: Transaction
  /// What stands around it.
  public let environment: EnvironmentValues
}

/// What is known where a view of UIKit's is made.
public typealias UIViewRepresentableContext = RepresentableContext
/// What is known where a screen of UIKit's is made.
public typealias UIViewControllerRepresentableContext = RepresentableContext

/// A view of UIKit's, which text leaves out.
@MainActor @preconcurrency
public protocol UIViewRepresentable: Representable {
  /// The kind of view.
  associatedtype UIViewType: UIView

  /// Makes it, which nothing here asks for.
  func makeUIView(context: Context) -> UIViewType
  /// Brings it up to date, which nothing here asks for.
  func updateUIView(_ view: UIViewType, context: Context)
  /// Takes it away, which nothing here asks for.
  static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
}

/// A screen of UIKit's, which text leaves out.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: Representable {
  /// The kind of screen.
  associatedtype UIViewControllerType: UIViewController

  /// Makes it, which nothing here asks for.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings it up to date, which nothing here asks for.
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  /// Takes it away, which nothing here asks for.
  static func dismantleUIViewController(
    _ controller: UIViewControllerType,
    coordinator: Coordinator
  )
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ controller: UIViewControllerType,
    coordinator: Coordinator
  ) {}
}

/// A screen of UIKit's that shows a view; nothing here shows it.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// A screen that shows a view.
  public init(rootView: Content) { self.rootView = rootView }
}
