extension Language {
  /// The tokens of an answer in which nothing of the app is named, taken for what was meant with them: typing in a hurry,
  /// marks that were left out.
  func wordsMeant(in answer: String) -> [Token] {
    let meant = tokensMeant(by: tokens(in: answer), in: answer, isNamed: { _ in false })
    return restoringMarks(in: meant, of: [])
  }
}
