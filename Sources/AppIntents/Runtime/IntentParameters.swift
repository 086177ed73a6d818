/// The parameters of an intent in their order, each of which knows its property's name afterwards.
@discardableResult
func bindNames(of intent: any AppIntent) -> [any AnyIntentParameter] {
  var parameters: [any AnyIntentParameter] = []
  for child in Mirror(reflecting: intent).children {
    guard let parameter = child.value as? any AnyIntentParameter else { continue }
    if let label = child.label { parameter.name = String(label.drop(while: { $0 == "_" })) }
    parameters.append(parameter)
  }
  return parameters
}
