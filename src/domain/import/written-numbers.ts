/** The mark before a number's decimals. */
export type DecimalMark = "." | ","

// Matches the simplest numbers, which most cells are, so that they are read fast.
const simplest = /^\d+(?:\.\d{1,2})?$/
const exponent = /e[+-]?\d{1,2}$/i
const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/
const decimal = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/
// Spaces and apostrophes are only ever used to group digits.
const silentGroups = /(?<=\d)[ '’\u00A0\u2009\u202F](?=\d{3}(?!\d))/gu

/** The digits and marks of a number, without its sign, exponent and grouping spaces or apostrophes. */
function figuresOf(text: string): string {
  return text.trim().replace(exponent, "").replace(/^[+-]/, "").replaceAll(silentGroups, "")
}

/**
 * The decimal mark that is clear from the number itself; "either" if it could be read both ways, such as 1,200; null if it has no mark or isn't a
 * number.
 */
export function decimalMarkIn(text: string): DecimalMark | "either" | null {
  if (simplest.test(text)) return text.includes(".") ? "." : null
  const figures = figuresOf(text)
  const marks = Array.from(figures).filter(isMark)
  const [first] = marks
  const last = marks.at(-1)
  if (!first || !last) return null
  if (first !== last) return isWell(figures, last) ? last : null
  if (marks.length > 1) return grouped.test(figures) ? other(first) : null
  if (!decimal.test(figures)) return null
  return grouped.test(figures) && !figures.startsWith("0") ? "either" : first
}

/** Reads a number with the given decimal mark, or with the other decimal mark if the number is clearly written with that. Null if the text isn't a number. */
export function readNumber(text: string, mark: DecimalMark): number | null {
  if (simplest.test(text)) return Number(text)
  const own = decimalMarkIn(text)
  const used = own === null || own === "either" ? mark : own
  const figures = figuresOf(text)
  if (own === null && !/^\d+$/.test(figures)) return null
  const plain = figures.replaceAll(other(used), "").replace(used, ".")
  const [scale = ""] = exponent.exec(text.trim()) ?? []
  const value = Number(plain + scale)
  return text.trim().startsWith("-") ? -value : value
}

function isWell(figures: string, last: DecimalMark): boolean {
  const [whole = "", rest = "", ...more] = figures.split(last)
  return more.length === 0 && grouped.test(whole) && /^\d*$/.test(rest)
}

const isMark = (text: string): text is DecimalMark => text === "." || text === ","
const other = (mark: DecimalMark): DecimalMark => (mark === "." ? "," : ".")
