/** Where the value of a parameter comes from when a statement is run. */
export type Bound =
  | { kind: "text"; text: string }
  /** A parameter of the query string, from a position on. */
  | { kind: "pair"; pair: number; from: number }
  /** All values that a parameter was given, as one array. */
  | { kind: "pair-list"; pairs: number[] }
  | { kind: "body" }
  | { kind: "root-limit" }
  | { kind: "root-offset" }

/** The parameters of a statement in the making. Postgres infers their types, as if they were quoted literals. */
export class Parameters {
  readonly bounds: Bound[] = []

  bind(bound: Bound | string): string {
    this.bounds.push(typeof bound === "string" ? { kind: "text", text: bound } : bound)
    return `$${this.bounds.length}`
  }
}

/** A name in SQL. Names never hold NUL: requests with one are refused before. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A text constant in SQL, whatever `standard_conforming_strings` says. */
export function literal(text: string): string {
  const quoted = `'${text.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`
  return text.includes("\\") ? `E${quoted}` : quoted
}

export function qualified({ schema, name }: { schema: string; name: string }): string {
  return `${identifier(schema)}.${identifier(name)}`
}

/** An array as Postgres writes it: `{"a","b"}`. */
export function arrayText(values: string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",")}}`
}
