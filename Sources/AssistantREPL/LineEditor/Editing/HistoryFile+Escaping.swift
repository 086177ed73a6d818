extension HistoryFile {
  /// A line as it stands in the file.
  static func escaped(_ line: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\0": result.append(contentsOf: "\\0".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A line of the file as it was said; what is no escape stays as it is.
  static func unescaped(_ line: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
        continue
      }
      switch scalar {
      case "n" where isEscaped: result.append("\n")
      case "r" where isEscaped: result.append("\r")
      case "0" where isEscaped: result.append("\0")
      case "\\" where isEscaped: result.append("\\")
      default:
        if isEscaped { result.append("\\") }
        result.append(scalar)
      }
      isEscaped = false
    }
    if isEscaped { result.append("\\") }
    return String(result)
  }
}
