import AssistantKit
import TestSupport
import Testing

@testable import Workflows

/// What Tab offers while somebody types what an automation waits for.
@Suite struct TriggerCompletionTests {
  @Test(
    arguments: [
      ("", ["at 07:30 on weekdays", "at 07:30", "focus \""]),
      ("fo", ["focus \""]),
      ("when fo", ["when focus \""]), ("When fo", ["when focus \""]),
      (
        "focus ",
        [
          "focus \"Work\" starts", "focus \"Work\" ends", "focus \"The \\\"Den\\\"\" starts",
          "focus \"The \\\"Den\\\"\" ends", "focus \"",
        ]
      ),
      ("focus \"w", ["focus \"Work\" starts", "focus \"Work\" ends"]),
      ("focus \"Work\" ", ["focus \"Work\" starts", "focus \"Work\" ends"]),
      ("intent ", ["intent Garden.ShowTree performed", "intent Garden.PlantTree performed"]),
      ("INTENT garden.p", ["intent Garden.PlantTree performed"]),
      ("app ", ["app \"Garden\" opened", "app \""]),
      ("at 18:15 ", ["at 18:15 on weekdays", "at 18:15 on weekends", "at 18:15 on sunday"]),
      ("at 18:15 on mo", ["at 18:15 on monday"]),
      ("at 18:15 on monday, fr", ["at 18:15 on monday, friday"]),
      ("nothing of this", []),
    ]
  )
  func `what can happen comes first`(typed: String, expected: [String]) {
    var focuses = FocusState()
    focuses.focuses = [.init(name: "Work"), .init(name: "The \"Den\"")]
    let completion = TriggerCompletion(apps: [GardenApp.running], focuses: focuses)
    let lines = completion.lines(continuing: typed)
    #expect(Array(lines.prefix(expected.count)) == expected, "\(lines)")
    if expected.isEmpty { #expect(lines == []) }
  }

  @Test func `a path leads to folders and to no files`() throws {
    let scratch = try ScratchFolder()
    for file in ["inbox/a", "index.txt", "in\"side/a", "other/a"] {
      try scratch.write("", to: file)
    }
    let completion = TriggerCompletion(apps: [], focuses: FocusState())
    let typed = "file changes in \"\(scratch.path("in"))"
    #expect(completion.lines(continuing: typed) == [typed + "box/"])
    #expect(completion.lines(continuing: "file changes in \"/no/such/folder/x") == [])
  }
}
