public import AppIntents

extension StoreError: CustomLocalizedStringResourceConvertible {
  /// What happened and what to do, for the person whose library it is.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .locked(let path):
      "Another program is using the library at “\(path)”. Close it, or try again in a moment."
    case .readOnly(let path):
      """
      The library at “\(path)” cannot be changed: it is read-only. \
      Allow writing to the file and its folder, or choose another folder with --data.
      """
    case .damaged(let path):
      """
      The file “\(path)” is not a library, or it is damaged. \
      Put a backup in its place, or move it away to start with a new library.
      """
    case .full(let path):
      "The disk that holds “\(path)” is full, so nothing was changed. Make room and try again."
    case .noFolder(let path):
      """
      The folder “\(path)” cannot be made. \
      Check that you may write there and that no file is in its way, \
      or choose another folder with --data.
      """
    case .cannotOpen(let path):
      """
      The library at “\(path)” cannot be opened. \
      Check that it is a file you may read and write, or choose another folder with --data.
      """
    case .tooNew(let path, let version):
      """
      The library at “\(path)” was written by a newer version of this app (\(version)). \
      Update the app, or choose another folder with --data.
      """
    case .other(let path, let code, let message):
      """
      The library at “\(path)” cannot be used: \(message) (SQLite error \(code)). \
      Try again, or choose another folder with --data.
      """
    }
  }
}
