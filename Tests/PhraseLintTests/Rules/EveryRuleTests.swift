import PhraseLint
import Testing

/// That no rule goes without a case.
@Suite struct EveryRuleTests {
  @Test func `every rule has a case that breaks it and one that does not`() {
    let cases =
      CatalogueRuleTests.cases + CollisionRuleTests.cases + LimitRuleTests.cases
      + PlaceholderRuleTests.cases + ValueRuleTests.cases + WordingRuleTests.cases
    let known = Set(
      cases.map(\.rule) + CatalogFileRuleTests.rules + CatalogAppRuleTests.rules
        + UnreadFileTests.rules
    )
    #expect(known == Set(LintRules.all.map(\.description.identifier)))
    #expect(cases.allSatisfy { !$0.lines.isEmpty })
  }
}
