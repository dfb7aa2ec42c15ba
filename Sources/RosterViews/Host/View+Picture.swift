import RosterDrawing

extension View {
  /// The view as plain text: a preview for a terminal.
  ///
  /// - Parameters:
  ///   - width: Its columns; nil gives as many as it wants.
  ///   - height: Its lines; nil gives as many as it wants.
  ///   - environment: What it finds around it.
  public func picture(
    width: Int? = nil, height: Int? = nil, environment: EnvironmentValues = EnvironmentValues()
  ) -> String {
    drawing(width: width, height: height, environment: environment).picture()
  }

  /// The view as text in which styles can be read.
  public func styledPicture(
    width: Int? = nil, height: Int? = nil, environment: EnvironmentValues = EnvironmentValues()
  ) -> String {
    drawing(width: width, height: height, environment: environment).styledPicture()
  }

  /// The view as a drawing.
  public func drawing(
    width: Int? = nil, height: Int? = nil, environment: EnvironmentValues = EnvironmentValues()
  ) -> Drawing {
    let host = ViewHost(environment: environment, isActive: false)
    host.setContent(self)
    defer { host.dismantle() }
    return host.render(width: width ?? host.sizeThatFits().width, height: height)
  }
}
