import AppIntents
import AssistantKit
import Foundation

extension WorkflowRun {
  /// Shows a value: a list line by line, anything else as something said.
  func show(_ value: WorkflowValue, title: String?) async throws {
    guard value.items.count > 1 || title != nil else {
      let text = value.shownText.isEmpty ? context.messages.nothingToShow : value.shownText
      await context.host.emit(.dialog(full: text, supporting: nil))
      return
    }
    let lines =
      value.items.isEmpty ? [context.messages.nothingToShow] : value.items.map(\.shownText)
    let text = ((title.map { [$0] } ?? []) + lines).joined(separator: "\n")
    await context.host.emit(.snippet(DrawnSnippet(text: text)))
  }

  /// Lets the person choose from a list.
  func choose(_ list: WorkflowValue, _ call: ActionCall) async throws -> WorkflowValue {
    let items = list.items
    guard !items.isEmpty else { throw WorkflowProblem.emptyList }
    let prompt = try await text(call["prompt"])
    let options = items.enumerated().map { place, item in
      let (title, subtitle) = item.titleAndSubtitle
      return IntentOption(id: String(place), title: title, subtitle: subtitle, value: place)
    }
    let takesSeveral =
      if let several = call["several"] { try await evaluate(several).truth ?? false } else { false }
    guard takesSeveral else {
      let request = ChoiceRequest(
        intent: Self.intentName,
        parameter: nil,
        prompt: prompt,
        options: options
      )
      return items[try await conversation.choice(for: request)]
    }
    let source = OptionSource(
      typeName: "Choice",
      title: prompt ?? "",
      suggested: { options },
      matching: nil,
      identified: { identifiers in options.filter { identifiers.contains($0.id) } }
    )
    await context.host.emit(
      .snippet(DrawnSnippet(text: options.map(\.title).joined(separator: "\n")))
    )
    let chosen = try await conversation.value(
      for: ValueRequest(
        intent: Self.intentName,
        parameter: ParameterDescription(
          name: Workflow.inputName,
          title: prompt ?? context.host.settings.messages.askWhichOne,
          type: .list(of: .option(source)),
          isOptional: false
        ),
        prompt: prompt ?? context.host.settings.messages.askWhichOne
      )
    )
    let places = (chosen as? [any Sendable] ?? [chosen]).compactMap { $0 as? Int }
    return .list(places.map { items[$0] })
  }

  // MARK: - Charts

  /// Draws a bar for each group, all from one line on.
  func chart(_ value: WorkflowValue, _ call: ActionCall) async throws -> WorkflowValue {
    var groups = value.items
    let isGrouped = groups.allSatisfy { if case .group = $0 { true } else { false } }
    if call.property("by") != nil || !isGrouped {
      groups = try await self.groups(of: value, by: call.property("by"))
    }
    if let limit = try await count(call["limit"]) {
      groups = Array(Self.byFrequency(groups).prefix(limit))
    }
    let lines = BarChart(
      bars: groups.map { BarChart.Bar(label: $0.key.plainText, value: $0.items.count) },
      columns: context.host.settings.snippetColumns
    ).lines
    let title = try await text(call["title"])
    let text = ((title.map { [$0] } ?? []) + lines).joined(separator: "\n")
    if !lines.isEmpty { await context.host.emit(.snippet(DrawnSnippet(text: text))) }
    return WorkflowValue(text, in: localization)
  }
}

extension WorkflowValue {
  /// A value as it stands in a list: with what tells it from others of its name.
  var shownText: String {
    let (title, subtitle) = titleAndSubtitle
    return subtitle.map { "\(title) (\($0))" } ?? title
  }

  var titleAndSubtitle: (title: String, subtitle: String?) {
    guard case .single(let value) = self, value.isEntity else { return (plainText, nil) }
    return (value.text, value.subtitle)
  }
}
