@_exported public import Foundation
import Notices

/// A short sound, by its number.
public typealias SystemSoundID = UInt32

/// The shaking of a phone.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays a short sound, which nobody hears here.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
  Notice.doesNothing("playing sound")
}

/// Plays a short sound and shakes, which nobody notices here.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {
  Notice.doesNothing("playing sound")
}
