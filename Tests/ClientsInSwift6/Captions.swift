// Views of a file that imports SwiftUI and nothing else.

import SwiftUI

struct Highlight: TextAttribute {}

struct Caption: View {
  let stop: String

  var body: some View {
    (Text("→ ").foregroundColor(.orange)
      + Text(stop).bold()
      + Text(stop.isEmpty ? "" : " · \(stop.count)").customAttribute(Highlight()))
      .font(.caption2)
      .typesettingLanguage(Locale.Language(identifier: "fr"), isEnabled: true)
      .speechAdjustedPitch(0.5)
  }
}

func label(of color: Color) -> String { color.description + " \(color)" }

func since(_ date: Date, now: Date) -> String {
  let formatter = RelativeDateTimeFormatter()
  formatter.locale = Locale(identifier: "en")
  return formatter.localizedString(for: date, relativeTo: now)
}

final class Launch: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let name = options.shortcutItem?.type ?? options.urlContexts.first?.url.host()
    let configuration = UISceneConfiguration(name: name ?? "Usual", sessionRole: session.role)
    configuration.delegateClass = CaptionScene.self
    return configuration
  }
}

final class CaptionScene: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}
