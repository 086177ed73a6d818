import AppIntents
import Testing

@Suite struct EmptyProgressTests {
  @Test func `progress of which nothing is known has no work yet`() {
    let progress = Progress()
    #expect(progress.totalUnitCount == 0)
    progress.totalUnitCount = 4
    progress.completedUnitCount = 1
    #expect(progress.fractionCompleted == 0.25)
  }
}
