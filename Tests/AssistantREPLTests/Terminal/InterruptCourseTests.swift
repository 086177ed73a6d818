import Testing

@testable import AssistantREPL

/// What Ctrl-C means from the beginning of a call to its end.
@Suite struct InterruptCourseTests {
  @Test func `before anything runs it ends the program`() {
    let course = InterruptCourse()
    #expect(course.interrupt() == .end)
    #expect(course.interrupt() == .end)
  }

  @Test func `it cancels what runs, and ends the program when it is said again`() {
    let course = InterruptCourse()
    course.beginRunning()
    #expect(course.interrupt() == .cancel)
    // What runs may itself begin something.
    course.beginRunning()
    #expect(course.interrupt() == .end)
    #expect(!course.isFinished)
    #expect(course.finish(.failure) == .interrupted)
  }

  @Test func `what is done is done, also where it came too late`() {
    let course = InterruptCourse()
    course.beginRunning()
    #expect(course.interrupt() == .cancel)
    #expect(course.finish(.success) == .success)
    #expect(course.isFinished)
  }

  @Test(arguments: [ExitCode.success, .failure, .usage])
  func `behind the end it changes nothing, unless the program stays`(code: ExitCode) {
    let course = InterruptCourse()
    course.beginRunning()
    #expect(course.finish(code) == code)
    #expect(course.interrupt() == .nothing)
    #expect(course.isFinished)
    #expect(course.interrupt() == .end)
  }
}
