import AppIntents
import AssistantKit
import Testing

@testable import Workflows

/// What Tab offers while a step is typed.
@Suite struct StepCompletionTests {
  @Test(
    arguments: [
      ("", ["run ", "find ", "if "]),
      ("ru", ["run "]),
      ("Fi", ["find "]),
      ("run plant", ["run Garden.PlantTree"]),
      ("find tr", ["find Garden.Tree"]),
      ("find garden.t", ["find Garden.Tree"]),
      ("run ", ["run Garden.PlantTree"]),
      ("run Garden.PlantTree ", ["run Garden.PlantTree kind: ", "run Garden.PlantTree tall: "]),
      ("run Garden.PlantTree kind: ", ["run Garden.PlantTree kind: @oak \"Oak\""]),
      ("run Garden.PlantTree tall: y", ["run Garden.PlantTree tall: yes"]),
      (
        "run Garden.PlantTree kind: @oak \"Oak\" ",
        ["run Garden.PlantTree kind: @oak \"Oak\" tall: "]
      ),
      ("find ", ["find Garden.Tree"]),
      ("find Garden.Tree ", ["find Garden.Tree where ", "find Garden.Tree sorted by "]),
      ("find Garden.Tree where ", ["find Garden.Tree where name", "find Garden.Tree where kind"]),
      ("find Garden.Tree where year ", ["find Garden.Tree where year is "]),
      ("find Garden.Tree where year < ", ["find Garden.Tree where year < groups"]),
      ("find Garden.Tree where year < 1900 ", ["find Garden.Tree where year < 1900 and "]),
      ("find Garden.Tree where kind is ", ["find Garden.Tree where kind is @oak \"Oak\""]),
      (
        "find Garden.Tree where name is \"an Oak\" l",
        ["find Garden.Tree where name is \"an Oak\" limit "]
      ),
      ("find Garden.Tree sorted by ", ["find Garden.Tree sorted by name"]),
      ("find Garden.Tree sorted by year ", ["find Garden.Tree sorted by year descending"]),
      ("old = fi", ["old = find "]),
      ("show \"${", ["show \"${groups", "show \"${input"]),
    ]
  )
  func `what makes sense comes first`(typed: String, expected: [String]) async throws {
    let lines = await Self.completion.lines(continuing: typed, behind: try Self.steps())
    #expect(Array(lines.prefix(expected.count)) == expected, "\(lines)")
  }

  @Test(
    arguments: [
      ("show trees.", ["show trees.name", "show trees.kind", "show trees.year"]),
      ("show some.", ["show some.name", "show some.kind", "show some.year"]),
      ("show groups.", ["show groups.key", "show groups.items", "show groups.count"]),
      ("sort trees by: k", ["sort trees by: kind"]),
      (
        "csv trees columns: [name, ",
        ["csv trees columns: [name, name", "csv trees columns: [name, kind"]
      ),
      ("filter trees ", ["filter trees where "]),
      ("filter trees where y", ["filter trees where year"]),
      ("if trees is n", ["if trees is not "]),
      ("if trees is not ", ["if trees is not groups"]),
      (
        "if trees is empty ",
        ["if trees is empty and ", "if trees is empty or ", "if trees is empty {"]
      ),
      ("repeat tree ", ["repeat tree in ", "repeat tree times {"]),
      ("repeat tree in t", ["repeat tree in trees"]),
      ("} ", ["} otherwise "]),
      ("ask \"Who?\" for: n", ["ask \"Who?\" for: number"]),
    ]
  )
  func `what a variable holds is known`(typed: String, expected: [String]) async throws {
    let lines = await Self.completion.lines(continuing: typed, behind: try Self.steps())
    #expect(Array(lines.prefix(expected.count)) == expected, "\(lines)")
  }

  @Test func `nothing is offered inside a text`() async throws {
    let lines = await Self.completion.lines(continuing: "show \"ru", behind: try Self.steps())
    #expect(lines.isEmpty)
  }

  private static var completion: StepCompletion {
    get async { await StepCompletion(apps: [GardenApp.running]) }
  }

  private static func steps() throws -> Block {
    try WorkflowParser.steps(
      in: """
        trees = find Garden.Tree
        some = first trees count: 3
        groups = group trees by: kind
        """
    )
  }
}
