import AssistantREPL
import Foundation

/// The executable; everything it does lives in its rooms.
@main
struct Assistant {
  static func main() {
    exit(ExitCode.success.rawValue)
  }
}
