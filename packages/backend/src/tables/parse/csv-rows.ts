import { badBody } from "../errors.ts"

/** Parses a CSV body with a header line into rows of text by column; `NULL` means null. */
export function csvRows(text: string): Record<string, string | null>[] {
  const [header, ...lines] = csvLines(text)
  if (!header) throw badBody("parse error (not enough input)")
  return lines.map((line) => {
    if (line.length !== header.length) throw badBody("All lines must have same number of fields")
    return Object.fromEntries(header.map((column, index) => [column, nullable(line[index] ?? "")]))
  })
}

function nullable(value: string) {
  return value === "NULL" ? null : value
}

function csvLines(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  let at = 0
  while (at < text.length) {
    const { value, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    line.push(value)
    const next = text[end]
    if (next === ",") {
      at = end + 1
      if (at === text.length) line.push("")
      else continue
    }
    lines.push(line)
    line = []
    at = text.startsWith("\r\n", end) ? end + 2 : end + 1
  }
  return lines
}

const plainText = /[^",\r\n]*/y

function plainCell(text: string, at: number) {
  plainText.lastIndex = at
  const value = plainText.exec(text)?.[0] ?? ""
  return { value, end: endOfCell(text, at + value.length) }
}

/** Reads from the opening quote to the closing one. A doubled quote inside means one quote. */
function quotedCell(text: string, at: number) {
  const parts: string[] = []
  let start = at + 1
  for (;;) {
    const quote = text.indexOf('"', start)
    if (quote < 0) throw badBody("parse error (unclosed quote)")
    parts.push(text.slice(start, quote))
    if (text[quote + 1] !== '"') return { value: parts.join('"'), end: endOfCell(text, quote + 1) }
    start = quote + 2
  }
}

function endOfCell(text: string, at: number) {
  const next = text[at]
  if (next === undefined || next === "," || next === "\n" || next === "\r") return at
  throw badBody("parse error (unexpected quote)")
}
