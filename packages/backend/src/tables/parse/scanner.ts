/** Where and why a string couldn't be parsed: `line` and `column` start at 1, `details` follows Parsec's wording. */
export class ParseFailure extends Error {
  override readonly name = "ParseFailure"
  readonly line: number
  readonly column: number
  readonly details: string

  constructor(text: string, at: number, details: string) {
    super(details)
    const before = text.slice(0, at)
    const lineStart = before.lastIndexOf("\n") + 1
    this.line = before.split("\n").length
    this.column = Array.from(before.slice(lineStart)).length + 1
    this.details = details
  }
}

/** Scans a string from left to right and remembers what was expected at the furthest position reached, for `fail` to report. */
export class Scanner {
  readonly text: string
  position = 0
  #furthest = -1
  /** The position of the unexpected character, and whether the input could have ended there, which decides how the message quotes the character. */
  #foundAt = 0
  #endRefused = false
  readonly #expected = new Map<string, "label" | "literal">()

  constructor(text: string) {
    this.text = text
  }

  get atEnd() {
    return this.position >= this.text.length
  }

  startsWith(literal: string) {
    return this.text.startsWith(literal, this.position)
  }

  /** Consumes `literal` if it comes next; otherwise records that it, or `label`, was expected. */
  take(literal: string, label?: string): boolean {
    if (this.startsWith(literal)) {
      this.position += literal.length
      return true
    }
    let matching = 0
    while (literal[matching] === this.text[this.position + matching]) matching += 1
    this.#note(label ?? literal, label === undefined ? "literal" : "label", this.position + matching)
    return false
  }

  /** Consumes a match of a sticky expression here; otherwise returns undefined and records nothing. */
  takeMatch(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.position
    const match = sticky.exec(this.text)?.[0]
    if (match !== undefined) this.position += match.length
    return match
  }

  skipBlanks() {
    while (this.text[this.position] === " " || this.text[this.position] === "\t") this.position += 1
  }

  /** Records that something described by `label` was expected here. */
  expect(label: string) {
    this.#note(label, "label", this.position)
  }

  /** Whether the end of the text is reached; if not, records that the end was expected. */
  expectEnd(): boolean {
    if (this.atEnd) return true
    this.#note("end of input", "label", this.position)
    if (this.#furthest === this.position) this.#endRefused = true
    return false
  }

  /** True if one of `literals` comes next, without consuming it. */
  expectOneOf(literals: string[]): boolean {
    for (const literal of literals) {
      if (this.startsWith(literal)) return true
      this.#note(literal, "literal", this.position)
    }
    return false
  }

  /** Backtracks and forgets what the attempt expected, because another attempt produces the better error. */
  backTo(position: number) {
    this.position = position
    this.#furthest = -1
  }

  /** Fails at the furthest position reached. */
  fail(): never {
    if (this.#furthest < 0) this.expect("something else")
    const labels = [...this.#expected].map(([text, kind]) => (kind === "label" ? text : inQuotes(text)))
    throw new ParseFailure(this.text, this.#furthest, `unexpected ${this.#found()} expecting ${list(labels)}`)
  }

  /** Fails here with the given message. */
  failWith(details: string): never {
    throw new ParseFailure(this.text, this.position, details)
  }

  #note(expected: string, kind: "label" | "literal", foundAt: number) {
    if (this.position < this.#furthest) return
    if (this.position > this.#furthest) {
      this.#furthest = this.position
      this.#expected.clear()
      this.#foundAt = foundAt
      this.#endRefused = false
    }
    this.#expected.set(expected, kind)
  }

  #found() {
    const code = this.text.codePointAt(this.#foundAt)
    if (code === undefined) return "end of input"
    const character = String.fromCodePoint(code)
    return this.#endRefused ? `'${escapeText(character, "'")}'` : inQuotes(character)
  }
}

function list(labels: string[]) {
  const last = labels.at(-1) ?? ""
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(", ")} or ${last}`
}

function inQuotes(text: string) {
  return `"${escapeText(text, '"')}"`
}

function escapeText(text: string, quote: string) {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0
    if (character === quote || character === "\\") return `\\${character}`
    return code < 32 || code > 126 ? `\\${code}` : character
  }).join("")
}
