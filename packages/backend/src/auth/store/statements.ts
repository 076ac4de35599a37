import pg from "pg"
import type { Pool } from "pg"
import type { z } from "zod"
import { type Queryable, selectRows } from "#server/postgres/rows.ts"

/** A pool, or one of its connections in a transaction. */
export type Database = Queryable

export type Value = string | null

/** The rows of a statement, each parsed with `shape`. They are fetched as JSON, so that types don't depend on the pool's parsers. */
export async function readRows<T>(
  db: Database,
  shape: z.ZodType<T>,
  statement: string,
  values: Value[],
): Promise<T[]> {
  const text = `with found as (${statement}) select to_jsonb(found)::text as row from found`
  const rows = await selectRows<{ row: string }>(db, text, values)
  return rows.map(({ row }) => shape.parse(JSON.parse(row)))
}

/** The first row of a statement's result, or undefined. */
export async function readRow<T>(db: Database, shape: z.ZodType<T>, statement: string, values: Value[]) {
  const [row] = await readRows(db, shape, statement, values)
  return row
}

/** Runs a statement and returns the number of rows it changed. */
export async function run(db: Database, statement: string, values: Value[]): Promise<number> {
  const { rowCount } = await db.query(statement, values)
  return rowCount ?? 0
}

/** Runs `work` in a transaction, which is committed when `work` returns and rolled back when it throws. */
export async function inTransaction<T>(pool: Pool, work: (db: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query("begin")
    const result = await work(client)
    await client.query("commit")
    return result
  } catch (error) {
    await client.query("rollback").catch(() => (broken = true))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Whether an error is Postgres' unique violation. */
export function isDuplicate(error: unknown) {
  return error instanceof pg.DatabaseError && error.code === "23505"
}
