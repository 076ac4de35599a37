import type { Scanner } from "./scanner.ts"

const identifier = /[\p{L}0-9_ $]+/uy
const typeName = /[\p{L}0-9_ ]+/uy
const quotedText = /"(?:[^"\\]|\\[^])*"/y

/** Reads a name: quoted ("…" with \ escapes), or letters, digits, `_`, `$`, blanks and dashes inside. */
export function name(scanner: Scanner): string {
  const read = optionalName(scanner)
  if (read === undefined) scanner.fail()
  return read
}

/** Like `name`, but undefined when none comes next. */
export function optionalName(scanner: Scanner): string | undefined {
  const quoted = quotedValue(scanner)
  if (quoted !== undefined) return quoted
  const first = scanner.takeMatch(identifier)
  if (first === undefined) {
    scanner.expect("field name (* or [a..z0..9_$])")
    return undefined
  }
  const segments = [first.trim()]
  for (;;) {
    scanner.expect("letter")
    scanner.expect("digit")
    if (scanner.startsWith("->") || !scanner.take("-")) return segments.join("-")
    const next = scanner.takeMatch(identifier)
    if (next === undefined) {
      scanner.expect("letter")
      scanner.expect("digit")
      scanner.fail()
    }
    segments.push(next.trim())
  }
}

/** Reads "…" with \ escapes and returns what it stands for. */
export function quotedValue(scanner: Scanner): string | undefined {
  const quoted = scanner.takeMatch(quotedText)
  return quoted?.slice(1, -1).replaceAll(/\\([^])/g, "$1")
}

/** Reads the name of a type after `::`. It goes into SQL as it is, so nothing but letters, digits, `_` and blanks may be in it. */
export function castType(scanner: Scanner): string {
  const type = scanner.takeMatch(typeName)?.trim()
  if (type) return type
  scanner.expect("letter")
  scanner.expect("digit")
  return scanner.fail()
}
