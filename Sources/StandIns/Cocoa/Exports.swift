// Cocoa is AppKit with Foundation and, on a Mac, Core Data.
@_exported public import AppKit
@_exported public import CoreData
@_exported public import Foundation
