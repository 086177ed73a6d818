// Sources for Apple's framework say `import AppIntents` and use `Date`, `UUID` and `URL`, and watch models.
@_exported public import Foundation
@_exported public import Observation
