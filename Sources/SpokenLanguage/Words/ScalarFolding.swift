import Foundation

/// Folds single scalars: compatibility forms, case, digits of all scripts.
enum ScalarFolding {
  /// Calls `emit` for each scalar that stands for the given one.
  static func fold(_ scalar: Unicode.Scalar, emit: (Unicode.Scalar) -> Void) {
    if let simple = simple(scalar.value) { return emit(simple) }
    guard mayHaveCompatibilityForm(scalar.value) else { return foldCase(scalar, emit: emit) }
    let mapped = String(scalar).precomposedStringWithCompatibilityMapping.unicodeScalars
    // What falls apart into words stands alone, or its words would share letters with neighbours.
    let isPhrase = mapped.count > 1 && mapped.contains { ScalarKind($0.value) == .separator }
    if isPhrase { emit(" ") }
    for scalar in mapped {
      if let simple = simple(scalar.value) { emit(simple) } else { foldCase(scalar, emit: emit) }
    }
    if isPhrase { emit(" ") }
  }

  /// The answer for the scalars that most texts consist of, without a look into tables.
  private static func simple(_ value: UInt32) -> Unicode.Scalar? {
    switch value {
    case 0x41...0x5A: Unicode.Scalar(value + 0x20)
    case 0..<0x80: Unicode.Scalar(value)
    case 0xC0...0xD6, 0xD8...0xDE: Unicode.Scalar(value + 0x20)
    case 0xE0...0xFE: Unicode.Scalar(value)
    case 0x1EA0...0x1EFF, 0x100...0x12F, 0x1A0...0x1A5: Unicode.Scalar(value | 1)
    case 0x1AF: Unicode.Scalar(0x1B0)
    case 0x1B0, 0x300...0x33F, 0x345...0x36F, 0xAC00...0xD7A3, 0x3400...0x9FFF,
      0x2018, 0x2019, 0x3041...0x3096, 0x30A1...0x30FA, 0x3131...0x318E, 0xB4:
      Unicode.Scalar(value)
    default: nil
    }
  }

  /// Whether a compatibility form can exist; when in doubt, true.
  private static func mayHaveCompatibilityForm(_ value: UInt32) -> Bool {
    switch value {
    case 0x100...0x131, 0x134...0x13E, 0x141...0x148, 0x14A...0x17E, 0x180...0x1C3: false
    case 0x388...0x3CF, 0x400...0x586, 0x591...0x674, 0x679...0xE32: false
    default: true
    }
  }

  private static func foldCase(_ scalar: Unicode.Scalar, emit: (Unicode.Scalar) -> Void) {
    switch scalar.value {
    case 0xDF, 0x1E9E:
      emit("s")
      emit("s")
    case 0x130:
      emit("i")
    case 0x3C2:
      emit("σ")
    default:
      if let digit = decimalDigit(scalar) { return emit(digit) }
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        emit(lower.value == 0x3C2 ? "σ" : lower)
      }
    }
  }

  private static func decimalDigit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return Unicode.Scalar(UInt32(0x30) + UInt32(value))
  }
}
