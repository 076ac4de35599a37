// Names that the text form would misread are written in quotes, with a backslash before each quote and backslash inside them.
const quoted = /^"((?:[^"\\]|\\.)*)"/

/** Puts a name in quotes if it would be misread without them. */
export function quoteIf(name: string, isMisread: (name: string) => boolean): string {
  return name.startsWith('"') || name !== name.trim() || isMisread(name) ? quote(name) : name
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
