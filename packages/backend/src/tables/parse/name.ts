import type { Scanner } from "./scanner.ts"

const identifier = /[\p{L}0-9_ $]+/uy
const typeName = /[\p{L}0-9_ ]+/uy
const quotedText = /"(?:[^"\\]|\\[^])*"/y

/** Parses a name: quoted ("…" with \ escapes), or letters, digits, `_`, `$`, inner spaces and dashes. */
export function name(scanner: Scanner): string {
  const read = optionalName(scanner)
  if (read === undefined) scanner.fail()
  return read
}

/** Like `name`, but returns undefined if there is no name. */
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

/** Parses "…" with \ escapes and returns its value. */
export function quotedValue(scanner: Scanner): string | undefined {
  const quoted = scanner.takeMatch(quotedText)
  return quoted?.slice(1, -1).replaceAll(/\\([^])/g, "$1")
}

/** Parses a type name after `::`. It goes into SQL unchanged, so it may only contain letters, digits, `_` and spaces. */
export function castType(scanner: Scanner): string {
  const type = scanner.takeMatch(typeName)?.trim()
  if (type) return type
  scanner.expect("letter")
  scanner.expect("digit")
  return scanner.fail()
}
