import AppIntents
import RecipeKit
import SwiftUI

struct CookingView: View {
  let cooking: RecipeBox.Cooking

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label(cooking.recipe, systemImage: "flame.fill")
        .font(.system(.title2, design: .rounded, weight: .bold))
        .foregroundStyle(colorScheme == .dark ? .yellow : .orange)
      Gauge(value: cooking.fraction) {
        Text("Steps")
      } currentValueLabel: {
        Text("\(cooking.step)/\(cooking.steps.count)")
      }
      .gaugeStyle(.accessoryLinearCapacity)
      .tint(Gradient(colors: [.orange, .red]))
      ForEach(Array(cooking.steps.enumerated()), id: \.offset) { number, text in
        StepRow(text: text, isDone: number < cooking.step)
      }
      if cooking.step < cooking.steps.count {
        Button(intent: NextStep()) { Text("Done").frame(maxWidth: .infinity) }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
      } else {
        Text("Enjoy!").italic().multilineTextAlignment(.center)
      }
    }
    .padding()
    .background(.regularMaterial, in: .rect(cornerRadius: 20))
  }
}

private struct StepRow: View {
  let text: String
  let isDone: Bool

  var body: some View {
    HStack {
      Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
        .symbolRenderingMode(.hierarchical)
        .imageScale(.small)
      Text(text).strikethrough(isDone).foregroundStyle(isDone ? .secondary : .primary)
      Spacer(minLength: 0)
    }
    .contentTransition(.opacity)
    .accessibilityElement(children: .combine)
  }
}

#Preview("Soup") {
  CookingView(cooking: .init(recipe: "Soup", step: 1, steps: ["Cut", "Stir"]))
}
