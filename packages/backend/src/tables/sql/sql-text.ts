/** The source of a parameter's value at run time. */
export type Bound =
  | { kind: "text"; text: string }
  /** A parameter of the query string, starting at a position. */
  | { kind: "pair"; pair: number; from: number }
  /** All values of a repeated parameter, as one array. */
  | { kind: "pair-list"; pairs: number[] }
  | { kind: "body" }
  | { kind: "root-limit" }
  | { kind: "root-offset" }

/** The parameters of a statement being built. Postgres infers their types, as it does for quoted literals. */
export class Parameters {
  readonly bounds: Bound[] = []

  bind(bound: Bound | string): string {
    this.bounds.push(typeof bound === "string" ? { kind: "text", text: bound } : bound)
    return `$${this.bounds.length}`
  }
}

/** Quotes an SQL identifier. Names never contain NUL, because such requests are refused earlier. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Quotes an SQL string, whatever the value of `standard_conforming_strings`. */
export function literal(text: string): string {
  const quoted = `'${text.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`
  return text.includes("\\") ? `E${quoted}` : quoted
}

export function qualifiedName({ schema, name }: { schema: string; name: string }): string {
  return `${identifier(schema)}.${identifier(name)}`
}

/** Formats an array the way Postgres does: `{"a","b"}`. */
export function arrayText(values: string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",")}}`
}
