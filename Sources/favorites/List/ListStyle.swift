/// How a list shows a document.
struct ListStyle {
  var grouping = ListGrouping.star
  var filter = ListFilter()
  /// Whether addresses and folders are shown beside the titles.
  var showsDetails = true

  static let brief = ListStyle(showsDetails: false)
}
