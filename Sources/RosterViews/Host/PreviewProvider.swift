/// Views to look at while they are made.
///
/// ```swift
/// struct FavoriteRowPreviews: PreviewProvider {
///   static var previews: some View { FavoriteRow(favorite: .sample) }
/// }
/// print(FavoriteRowPreviews.picture(width: 40))
/// ```
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
  /// The views as plain text.
  public static func picture(
    width: Int? = nil, height: Int? = nil, environment: EnvironmentValues = EnvironmentValues()
  ) -> String {
    previews.picture(width: width, height: height, environment: environment)
  }
}
