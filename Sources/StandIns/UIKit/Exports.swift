@_exported public import CoreGraphics
@_exported public import DeveloperToolsSupport
@_exported public import Foundation
@_exported public import FoundationGaps
@_exported public import UserNotifications
@_exported public import class UniformTypeIdentifiers.NSItemProvider
@_exported public import protocol UniformTypeIdentifiers.NSItemProviderReading
@_exported public import protocol UniformTypeIdentifiers.NSItemProviderWriting

#if canImport(FoundationNetworking)
// On Apple's systems it is a part of Foundation.
@_exported public import FoundationNetworking
#endif

// What intents' sources name of UIKit; there is no screen here.
