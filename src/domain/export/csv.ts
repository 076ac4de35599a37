// CSV cells and lines (RFC 4180); cells with an apostrophe are quoted too.

// Some readers also break lines at vertical tab, form feed, next line, and the line and paragraph separators.
const needsQuotes = /[,"'\n-\r\u0085\u2028\u2029]/
// Matches text that a spreadsheet may run as a formula, even after whitespace or in full-width characters.
// Apostrophes may precede it, because they are what guards against formulas.
const formulaLike = /^'*(?:[\t\n\r]|[\s\p{Cc}]*[=+\-@＝＋－＠])/u

/** A cell that isn't free text: a number, an id, a date, a keyword. Null becomes an empty cell. */
export function plainCell(value: string | number | boolean | null): string {
  return value === null ? "" : quoteIfNeeded(String(value))
}

/** A cell with user-written text. Possible formulas get a leading apostrophe, which is how spreadsheets themselves mark text. */
export function textCell(text: string | null): string {
  return quoteIfNeeded(text !== null && formulaLike.test(text) ? `'${text}` : (text ?? ""))
}

/** The text of a cell without the apostrophe that guards against formulas. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formulaLike.test(cell) ? cell.slice(1) : cell
}

/** Joins finished cells into a line. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.join(",")}\r\n`
}

function quoteIfNeeded(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
