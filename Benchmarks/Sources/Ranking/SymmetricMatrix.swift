/// A symmetric matrix that is positive definite.
struct SymmetricMatrix {
  private var rows: [[Double]]

  init(size: Int, diagonal: Double) {
    rows = Array(repeating: Array(repeating: 0, count: size), count: size)
    for place in 0..<size { rows[place][place] = diagonal }
  }

  /// Adds the product of a vector with itself.
  mutating func add(_ vector: [(feature: Int, count: Double)], weight: Double) {
    for one in vector {
      for other in vector {
        rows[one.feature][other.feature] += weight * one.count * other.count
      }
    }
  }

  /// The vector whose product with the matrix is the given one (Cholesky's decomposition).
  func solution(of right: [Double]) -> [Double] {
    let size = right.count
    var lower = Array(repeating: Array(repeating: 0.0, count: size), count: size)
    for row in 0..<size {
      for column in 0...row {
        var sum = rows[row][column]
        for place in 0..<column { sum -= lower[row][place] * lower[column][place] }
        lower[row][column] =
          row == column ? max(sum, 1e-12).squareRoot() : sum / lower[column][column]
      }
    }
    var forward = right
    for row in 0..<size {
      for place in 0..<row { forward[row] -= lower[row][place] * forward[place] }
      forward[row] /= lower[row][row]
    }
    for row in (0..<size).reversed() {
      for place in row + 1..<max(row + 1, size) {
        forward[row] -= lower[place][row] * forward[place]
      }
      forward[row] /= lower[row][row]
    }
    return forward
  }
}
