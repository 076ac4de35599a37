// Names that the text form would misread stand in quotes, with a backslash before quotes and backslashes.
const quoted = /^"((?:[^"\\]|\\.)*)"/

/** A name for a place where some characters or words mean something else. */
export function quoteIf(name: string, isMisread: (name: string) => boolean): string {
  return name.startsWith('"') || name !== name.trim() || isMisread(name) ? quote(name) : name
}

export function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

/** The name in quotes that a text begins with, and what comes after it; null if it begins otherwise. */
export function readQuoted(text: string): { name: string; after: string } | null {
  const [all, inner] = quoted.exec(text) ?? []
  if (all === undefined || inner === undefined) return null
  return { name: inner.replaceAll(/\\(.)/g, "$1"), after: text.slice(all.length) }
}
