// Names that the text format would misread are written in quotes, with a backslash before each quote and backslash inside them.
const quoted = /^"((?:[^"\\]|\\.)*)"/

/** A name on one line, because in the text format a line break ends the statement. */
export const oneLine = (name: string): string => name.replaceAll(/[\r\n\u2028\u2029]+/g, " ")

/** Puts a name in quotes if it would be misread without them. */
export function quoteIf(name: string, isMisread: (name: string) => boolean): string {
  const line = oneLine(name)
  return line.startsWith('"') || line !== line.trim() || isMisread(line) ? quote(line) : line
}

export function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

/** The quoted name at the start of a text, and the text after it; null if the text doesn't start with one. */
export function readQuoted(text: string): { name: string; after: string } | null {
  const [all, inner] = quoted.exec(text) ?? []
  if (all === undefined || inner === undefined) return null
  return { name: inner.replaceAll(/\\(.)/g, "$1"), after: text.slice(all.length) }
}
