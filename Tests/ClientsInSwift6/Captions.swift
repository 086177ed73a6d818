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
