/// Reads which files belong to which targets from a project of Xcode's.
///
/// Files stand in groups that say where they lie, or in folders whose files all belong to a target.
struct XcodeProjectReader {
  private let objects: [String: OpenStepValue]
  private let root: OpenStepValue
  private let file: String
  /// Where the project lies.
  private let folder: String
  /// Where every file and folder of a group lies, by its identifier.
  private var paths: [String: String] = [:]

  /// Reads the targets of a project.
  ///
  /// - Parameters:
  ///   - bytes: The content of `project.pbxproj`.
  ///   - file: Its path.
  /// - Returns: The targets in the project's order; nil where the file is no project.
  static func targets(in bytes: [UInt8], file: String) -> [XcodeTarget]? {
    guard let value = OpenStepReader.value(in: bytes),
      case .members(let objects) = value["objects"],
      let root = value["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    var reader = XcodeProjectReader(objects: objects, root: root, file: file)
    reader.findPaths()
    return reader.targets()
  }

  private init(objects: [String: OpenStepValue], root: OpenStepValue, file: String) {
    self.objects = objects
    self.root = root
    self.file = file
    let outer = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/")
    folder = Self.joined(outer, root["projectDirPath"]?.text ?? "")
  }

  // MARK: - Paths

  private mutating func findPaths() {
    guard let main = root["mainGroup"]?.text else { return }
    var open: [(identifier: String, around: String)] = [(main, folder)]
    while let (identifier, around) = open.popLast() {
      // A group that contains itself is visited once.
      guard paths[identifier] == nil, let object = objects[identifier] else { continue }
      let base = object["sourceTree"]?.text == "SOURCE_ROOT" ? folder : around
      let place = Self.joined(base, object["path"]?.text ?? "")
      paths[identifier] = place
      for child in object["children"]?.list ?? [] {
        if let child = child.text { open.append((child, place)) }
      }
    }
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    var parts = folder.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if folder.isEmpty { parts = [] }
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  // MARK: - Targets

  private func targets() -> [XcodeTarget] {
    let identifiers = (root["targets"]?.list ?? []).compactMap(\.text)
    var targets: [XcodeTarget] = []
    for identifier in identifiers {
      guard let object = objects[identifier], let name = object["name"]?.text else { continue }
      var target = XcodeTarget(name: name, kind: kind(of: object), project: file)
      target.files = files(of: object)
      target.folders = folders(of: object, identifier)
      let settings = settings(of: object)
      target.displayName = ["INFOPLIST_KEY_CFBundleDisplayName", "PRODUCT_NAME"].lazy
        .compactMap { settings[$0]?.text }.map { resolved($0, in: name) }
        .first { !$0.isEmpty && !$0.contains("$(") }
      target.information = settings["INFOPLIST_FILE"]?.text.map {
        Self.joined(folder, resolved($0, in: name))
      }
      targets.append(target)
    }
    addExceptions(to: &targets, identifiers)
    return targets
  }

  private func kind(of target: OpenStepValue) -> XcodeTarget.Kind {
    let type = target["productType"]?.text ?? ""
    if type.hasSuffix("-testing") || type.hasSuffix("unit-test") { return .tests }
    if type.contains("extension") { return .extension }
    return type.contains("application") ? .app : .other
  }

  private func files(of target: OpenStepValue) -> Set<String> {
    var files: Set<String> = []
    for phase in target["buildPhases"]?.list ?? [] {
      let built = phase.text.flatMap { objects[$0] }?["files"]?.list ?? []
      for file in built {
        guard let reference = file.text.flatMap({ objects[$0] })?["fileRef"]?.text else { continue }
        // A localised file is a group with a file for each language.
        let children = objects[reference]?["children"]?.list.compactMap(\.text) ?? []
        for reference in children.isEmpty ? [reference] : children {
          if let path = paths[reference] { files.insert(path) }
        }
      }
    }
    return files
  }

  private func folders(of target: OpenStepValue, _ identifier: String) -> [XcodeTarget.Folder] {
    (target["fileSystemSynchronizedGroups"]?.list ?? []).compactMap { group in
      guard let group = group.text, let path = paths[group] else { return nil }
      let excepted = exceptions(of: group).filter { $0.target == identifier }.flatMap(\.files)
      return XcodeTarget.Folder(path: path, exceptions: Set(excepted))
    }
  }

  private func exceptions(of group: String) -> [(target: String, files: [String])] {
    (objects[group]?["exceptions"]?.list ?? []).compactMap { set in
      guard let set = set.text.flatMap({ objects[$0] }), let target = set["target"]?.text,
        let path = paths[group]
      else { return nil }
      let files = (set["membershipExceptions"]?.list ?? []).compactMap(\.text)
      return (target, files.map { Self.joined(path, $0) })
    }
  }

  /// For a target to which a folder does not belong, its exceptions are the files that do.
  private func addExceptions(to targets: inout [XcodeTarget], _ identifiers: [String]) {
    let groups = objects.filter {
      $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
    }.keys
    for group in groups {
      for (target, files) in exceptions(of: group) {
        guard let place = identifiers.firstIndex(of: target), targets.indices.contains(place),
          !targets[place].folders.contains(where: { $0.path == paths[group] })
        else { continue }
        targets[place].files.formUnion(files)
      }
    }
  }

  // MARK: - Settings

  /// The settings of a target, with the project's where it has none of its own.
  private func settings(of target: OpenStepValue) -> [String: OpenStepValue] {
    var settings: [String: OpenStepValue] = [:]
    for owner in [root, target] {
      let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
      let wanted = list?["defaultConfigurationName"]?.text ?? "Release"
      let all = (list?["buildConfigurations"]?.list ?? []).compactMap { configuration in
        configuration.text.flatMap { objects[$0] }
      }
      let chosen = all.first { $0["name"]?.text == wanted } ?? all.first
      if case .members(let members) = chosen?["buildSettings"] {
        settings.merge(members) { $1 }
      }
    }
    return settings
  }

  private func resolved(_ value: String, in target: String) -> String {
    value.replacing("$(TARGET_NAME)", with: target).replacing("$(SRCROOT)/", with: "")
      .replacing("$(PROJECT_DIR)/", with: "")
  }
}
