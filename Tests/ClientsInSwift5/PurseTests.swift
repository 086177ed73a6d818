import Foundation
import SwiftUI
import Testing
import TipKit
import UserNotifications

@Suite struct PurseTests {
  @Test func `a tip's conditions and buttons are made`() {
    let tip = AddExpenseTip()
    #expect(tip.rules.count == 2)
    #expect(tip.actions.map(\.id) == ["more"])
  }

  @Test func `a text with values in it is filled in`() {
    #expect(
      NSString.localizedUserNotificationString(forKey: "%@ costs %@", arguments: ["Tea", 3])
        == "Tea costs 3"
    )
  }

  @Test func `what an activity keeps of the app's own comes back`() throws {
    let activity = NSUserActivity(activityType: "purse")
    try activity.setTypedPayload(["tea": 3])
    #expect(try activity.typedPayload([String: Int].self) == ["tea": 3])
  }
}
