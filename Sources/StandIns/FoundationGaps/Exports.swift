// What is Foundation's on Apple's systems and lacking in it here, passed on by every module that apps' files import
// in the place of `AppIntents`.

@_exported public import protocol AppIntents.CustomLocalizedStringResourceConvertible
@_exported public import struct AppIntents.LocalizedStringResource

#if !canImport(Darwin)
@_exported public import class AppIntents.CFNotificationCenter
@_exported public import class AppIntents.DateComponentsFormatter
@_exported public import class AppIntents.DistributedNotificationCenter
@_exported public import class AppIntents.ListFormatter
@_exported public import class AppIntents.NSUbiquitousKeyValueStore
@_exported public import class AppIntents.NSUserActivity
@_exported public import class AppIntents.RelativeDateTimeFormatter
@_exported public import class AppIntents.UndoManager
@_exported public import enum AppIntents.CFNotificationSuspensionBehavior
@_exported public import func AppIntents.CFNotificationCenterAddObserver
@_exported public import func AppIntents.CFNotificationCenterGetDarwinNotifyCenter
@_exported public import func AppIntents.CFNotificationCenterGetLocalCenter
@_exported public import func AppIntents.CFNotificationCenterPostNotification
@_exported public import func AppIntents.CFNotificationCenterRemoveEveryObserver
@_exported public import func AppIntents.CFNotificationCenterRemoveObserver
@_exported public import protocol AppIntents.NSUserActivityDelegate
@_exported public import struct AppIntents.CFNotificationName
@_exported public import struct AppIntents.FileProtectionType
@_exported public import var AppIntents.NSEC_PER_MSEC
@_exported public import var AppIntents.NSEC_PER_SEC
@_exported public import var AppIntents.NSEC_PER_USEC
@_exported public import var AppIntents.USEC_PER_SEC
@_exported public import typealias AppIntents.CFNotificationCallback
#endif

#if canImport(FoundationNetworking)
// On Apple's systems it is a part of Foundation.
@_exported public import FoundationNetworking
#endif
