import Synchronization

/// The parameters and dependencies that an intent makes while it is made itself.
///
/// Reflection finds them too, but that costs more than all that an intent does with them. So it is asked once for
/// each type of intent which of what was made is whose; after that, the order in which they are made tells.
final class MadeParts: Sendable {
  /// Where what is being made now is noted; nil where nobody wants to know.
  @TaskLocal static var current: MadeParts?

  /// A part of one kind or the other.
  enum Part: Sendable {
    case parameter(any AnyIntentParameter)
    case dependency(any LoadableDependency)

    var object: AnyObject {
      switch self {
      case .parameter(let parameter): parameter
      case .dependency(let dependency): dependency
      }
    }
  }

  private let parts = Mutex<[Part]>([])

  /// Notes a part.
  func add(_ part: Part) {
    parts.withLock { $0.append(part) }
  }

  /// Makes an intent, and tells what it made.
  static func making(
    _ type: any AppIntent.Type
  ) -> (intent: any AppIntent, parts: [Part]) {
    let made = MadeParts()
    let intent = $current.withValue(made) { type.init() }
    return (intent, made.parts.withLock { $0 })
  }
}
