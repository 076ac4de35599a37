import * as fc from "fast-check"

// Text that people write, including those who mean harm.
const awkward = fc.constantFrom(
  ...Array.from("=+-@＝＋－＠\t\r\n\v\f,;\"'' |\\\u0085\u2028\u2029\u00A0\u0007\uFEFF"),
  '""',
  "\r\n",
  "💪🏽",
  "é",
  "١",
  "=cmd|' /C calc'!A0",
  "HYPERLINK",
  "0",
)

/** All kinds of awkward text that the database can store: everything except NUL and lone surrogates. */
export const awkwardText = fc.oneof(
  fc.string({ unit: awkward, maxLength: 12 }),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }).map((any) => any.replaceAll("\0", "").toWellFormed()),
)
