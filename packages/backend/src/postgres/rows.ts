import type { ClientBase, QueryResultRow } from "pg"

/** A pool, or one of its connections. */
export type Queryable = Pick<ClientBase, "query">

type Values = readonly unknown[]

/**
 * The rows of a statement. Their type `Row` follows from the statement's select list and can't be checked. Only this file
 * asserts it.
 */
export async function selectRows<Row extends QueryResultRow>(
  db: Queryable,
  statement: string,
  values: Values = [],
): Promise<Row[]> {
  const { rows } = await db.query<Row>(statement, [...values])
  return rows
}

/** The first column of each row, as text or null. */
export async function selectColumn(
  db: Queryable,
  statement: string,
  values: Values = [],
): Promise<(string | null)[]> {
  const { rows } = await db.query<(string | null)[]>({
    text: statement,
    values: [...values],
    rowMode: "array",
  })
  return rows.map(([value]) => value ?? null)
}

/** Parses a column that the statement selected as JSON. `Value` is the type of the JSON that the statement builds; it isn't checked. */
export function readJson<Value>(json: string): Value {
  return JSON.parse(json)
}
