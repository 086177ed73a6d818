import StringCatalogs

// MARK: - Actions

extension Messages {
  /// The label of one of the framework's action names.
  public func label(forAction name: String) -> String {
    switch name {
    case "add": say("add")
    case "addData": say("add data")
    case "book": say("book")
    case "buy": say("buy")
    case "call": say("call")
    case "checkIn": say("check in")
    case "continue": say("continue")
    case "create": say("create")
    case "do": say("do")
    case "download": say("download")
    case "filter": say("filter")
    case "find": say("find")
    case "get": say("get")
    case "go": say("go")
    case "log": say("log")
    case "open": say("open")
    case "order": say("order")
    case "pay": say("pay")
    case "play": say("play")
    case "playSound": say("play sound")
    case "post": say("post")
    case "request": say("request")
    case "run": say("run")
    case "search": say("search")
    case "send": say("send")
    case "set": say("set")
    case "share": say("share")
    case "start": say("start")
    case "startNavigation": say("start navigation")
    case "toggle": say("toggle")
    case "turnOff": say("turn off")
    case "turnOn": say("turn on")
    case "view": say("view")
    default: name
    }
  }
}
