@_exported public import CoreGraphics
@_exported public import DeveloperToolsSupport
@_exported public import Foundation
@_exported public import FoundationGaps
@_exported public import class UniformTypeIdentifiers.NSItemProvider
@_exported public import protocol UniformTypeIdentifiers.NSItemProviderReading
@_exported public import protocol UniformTypeIdentifiers.NSItemProviderWriting

// What intents' sources name of AppKit; there is no screen here.
