import OrderedJSON

extension CoverageReport {
  /// How many sentences that fell short the page lists; the JSON has them all.
  static let pageLimit = 2000

  /// The report as one page that needs nothing else: no network, no other file.
  ///
  /// - Parameter title: What the page is about, such as the apps' names.
  /// - Returns: The page.
  public func html(title: String) -> String {
    let escaped = title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    // Within a script only this could end it.
    let data = pageData.text.replacing("<", with: "\\u003c")
    return CoveragePage.template
      .replacing("@TITLE@", with: escaped)
      .replacing("@STYLE@", with: CoveragePage.style)
      .replacing("@SCRIPT@", with: CoveragePage.script)
      .replacing("@DATA@", with: data)
  }

  private var pageData: JSON {
    guard case .object(let members) = json else { return .null }
    let failed = results.filter { $0.verdict != .passed || $0.isUnexpected }.count
    return .object(
      members.map { member in
        guard member.key == "failures", case .array(let failures) = member.value else {
          return member
        }
        return JSON.Member("failures", .array(Array(failures.prefix(Self.pageLimit))))
      } + [JSON.Member("failed", JSON(failed))]
    )
  }
}
