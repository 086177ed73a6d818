import PropertyMacros

/// The executable that the compiler starts; all it does is in `PropertyMacros`, where it is tested.
@main struct Main {
  static func main() throws {
    try AppIntentsPlugin.run()
  }
}
