// Cells and lines of CSV, RFC 4180, also quoted around an apostrophe.

// The last are line breaks to some readers: line and paragraph separator, next line, vertical tab, form feed.
const needsQuotes = /[,"'\n-\r\u0085\u2028\u2029]/
// What a spreadsheet may take for a formula, also behind white space and in full width. Apostrophes before it count as its guard.
const formulaLike = /^'*(?:[\t\n\r]|[\s\p{Cc}]*[=+\-@＝＋－＠])/u

/** What is no free text: a number, an id, a date, one of a few words. Null is an empty cell. */
export function plainCell(value: string | number | boolean | null): string {
  return value === null ? "" : quoted(String(value))
}

/** A text that somebody wrote. What a spreadsheet would calculate gets an apostrophe before it, as spreadsheets themselves write a text. */
export function textCell(text: string | null): string {
  return quoted(text !== null && formulaLike.test(text) ? `'${text}` : (text ?? ""))
}

/** The text that was written, from a text cell that was read: without the guard. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && formulaLike.test(cell) ? cell.slice(1) : cell
}

/** A line of cells that are already written. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.join(",")}\r\n`
}

function quoted(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
