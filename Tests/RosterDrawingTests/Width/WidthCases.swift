/// Text with the columns that it takes: in the Unicode profile, and as tmux 3.3a moves its cursor.
struct WidthCase {
  let name: String
  let text: String
  let unicode: Int
  let legacy: Int

  init(_ name: String, _ text: String, _ unicode: Int, _ legacy: Int) {
    self.name = name
    self.text = text
    self.unicode = unicode
    self.legacy = legacy
  }

  static let all: [WidthCase] = [
    WidthCase("ascii", "Favorites", 9, 9),
    WidthCase("latin NFC", "caf\u{E9}", 4, 4),
    WidthCase("latin NFD", "cafe\u{301}", 4, 4),
    WidthCase("CJK", "\u{4E2D}\u{6587}", 4, 4),
    WidthCase("halfwidth kana", "\u{FF76}\u{FF80}\u{FF76}\u{FF85}", 4, 4),
    WidthCase("halfwidth dakuten", "\u{FF76}\u{FF9E}", 2, 2),
    WidthCase("fullwidth latin", "\u{FF28}\u{FF49}", 4, 4),
    WidthCase("hangul syll", "\u{D55C}\u{AE00}", 4, 4),
    WidthCase("hangul jamo LV", "\u{1112}\u{1161}", 2, 2),
    WidthCase("jamo LVT", "\u{1112}\u{1161}\u{11AB}", 2, 2),
    WidthCase("ideographic space", "a\u{3000}b", 4, 4),
    WidthCase("skin tone", "\u{1F44D}\u{1F3FD}", 2, 4),
    WidthCase("lone modifier", "\u{1F3FD}", 2, 2),
    WidthCase("family ZWJ", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", 2, 2),
    WidthCase("rainbow flag", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", 2, 1),
    WidthCase("flag DE", "\u{1F1E9}\u{1F1EA}", 2, 2),
    WidthCase("two flags", "\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}", 4, 4),
    WidthCase("lone RI", "\u{1F1E9}", 2, 1),
    WidthCase("three RI", "\u{1F1E9}\u{1F1EA}\u{1F1EB}", 4, 3),
    WidthCase("heart text", "\u{2764}", 1, 1),
    WidthCase("heart VS16", "\u{2764}\u{FE0F}", 2, 1),
    WidthCase("star BMP", "\u{2605}", 1, 1),
    WidthCase("star emoji", "\u{2B50}", 2, 2),
    WidthCase("star VS15", "\u{2B50}\u{FE0E}", 1, 2),
    WidthCase("keycap", "1\u{FE0F}\u{20E3}", 2, 1),
    WidthCase(
      "England tag flag", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2, 2),
    WidthCase("ZWSP", "a\u{200B}b", 2, 2),
    WidthCase("ZWJ between letters", "a\u{200D}b", 2, 2),
    WidthCase("soft hyphen", "a\u{AD}b", 3, 3),
    WidthCase("bidi isolate", "\u{2067}\u{5E9}\u{5DC}\u{5D5}\u{5DD}\u{2069}", 4, 4),
    WidthCase("Hebrew points", "\u{5E9}\u{5B8}\u{5C1}\u{5DC}\u{5D5}\u{5B9}\u{5DD}", 4, 4),
    WidthCase("Arabic lam alef", "\u{644}\u{627}", 2, 2),
    WidthCase("Devanagari kshi", "\u{915}\u{94D}\u{937}\u{93F}", 2, 3),
    WidthCase("Tamil ni", "\u{BA8}\u{BBF}", 2, 2),
    WidthCase("Thai", "\u{E17}\u{E35}\u{E48}", 1, 1),
    WidthCase("ambiguous", "\u{3B1}\u{B1}\u{A7}", 3, 3),
    WidthCase("box", "\u{2500}\u{2502}", 2, 2),
    WidthCase("ellipsis", "\u{2026}", 1, 1),
    WidthCase("trash", "\u{1F5D1}", 1, 1),
    WidthCase("trash VS16", "\u{1F5D1}\u{FE0F}", 2, 1),
    WidthCase("check ✓", "\u{2713}", 1, 1),
    WidthCase("checkmark emoji ✅", "\u{2705}", 2, 2),
    WidthCase("technologist", "\u{1F9D1}\u{1F3FD}\u{200D}\u{1F4BB}", 2, 4),
    WidthCase("VS17 ideograph", "\u{845B}\u{E0100}", 2, 2),
  ]
}
