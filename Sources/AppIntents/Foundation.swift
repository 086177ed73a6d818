// Sources for Apple's framework say `import AppIntents` and use `Date`, `UUID` and `URL`.
@_exported public import Foundation
