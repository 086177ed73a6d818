@_exported public import Foundation
@_exported public import FoundationGaps
@_exported public import class AppIntents.CSSearchableIndex
@_exported public import class AppIntents.CSSearchableItemAttributeSet
@_exported public import struct AppIntents.CSCustomAttributeKey
@_exported public import struct AppIntents.CSSearchableIndexDescription
@_exported public import class AppIntents.CSSearchableItem
