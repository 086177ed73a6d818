/// A project of Xcode's in which every file is named.
public struct SampleProject: Sendable {
  /// What `project.pbxproj` says.
  public let text: String

  /// Makes a project of apps; a target whose name ends with `Tests` tests.
  ///
  /// - Parameters:
  ///   - targets: The files of each target, by its name; a folder ends with a slash, and all in it belongs
  ///     to the target but what stands in `exceptions`.
  ///   - exceptions: The files of folders that do not belong to a target, by its name.
  ///   - settings: The build settings of each target, as the project writes them.
  public init(
    _ targets: KeyValuePairs<String, [String]>,
    exceptions: [String: [String]] = [:],
    settings: [String: String] = [:]
  ) {
    var objects: [String] = []
    var children: [String] = []
    for (number, (name, files)) in targets.enumerated() {
      var built: [String] = []
      var folders: [String] = []
      for (place, path) in files.enumerated() {
        let id = "F\(number)x\(place)"
        children.append(id)
        if path.hasSuffix("/") {
          folders.append(id)
          objects.append(
            "\(id) = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E\(number)); "
              + "path = \"\(path.dropLast())\"; sourceTree = \"<group>\"; };"
          )
        } else {
          built.append("B\(id)")
          objects.append("B\(id) /* in Sources */ = { isa = PBXBuildFile; fileRef = \(id); };")
          objects.append(
            "\(id) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };"
          )
        }
      }
      let excepted = (exceptions[name] ?? []).map { "\"\($0)\"" }.joined(separator: ", ")
      let type = name.hasSuffix("Tests") ? "bundle.unit-test" : "application"
      objects += [
        "E\(number) = { target = T\(number); membershipExceptions = (\(excepted)); };",
        "P\(number) = { isa = PBXSourcesBuildPhase; files = (\(built.joined(separator: ", "))); };",
        "C\(number) = { name = Release; buildSettings = { \(settings[name] ?? "") }; };",
        "L\(number) = { buildConfigurations = (C\(number)); };",
        "T\(number) = { isa = PBXNativeTarget; name = \"\(name)\"; buildPhases = (P\(number)); "
          + "buildConfigurationList = L\(number); "
          + "fileSystemSynchronizedGroups = (\(folders.joined(separator: ", "))); "
          + "productType = \"com.apple.product-type.\(type)\"; };",
      ]
    }
    let all = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    text = """
      // !$*UTF8*$!
      {
        objects = {
          \(objects.joined(separator: "\n    "))
          G /* all files */ = { isa = PBXGroup; children = (\(children.joined(separator: ", "))); };
          R = { isa = PBXProject; mainGroup = G; targets = (\(all)); };
        };
        rootObject = R;
      }

      """
  }
}
