import { randomUUID } from "node:crypto"
import pg from "pg"
import { createDatabase } from "@repertoire/backend/testing/database.ts"

export interface Person {
  id: string
  email: string
}

export type Row = Record<string, unknown>

/** A test file's own migrated database, accessed directly but with its policies in force. */
export interface SchemaDatabase {
  url: string
  /** Runs SQL as the owner of everything. */
  admin<R extends object = Row>(sql: string, values?: unknown[]): Promise<R[]>
  signUp(name: string): Promise<Person>
  /** Runs one transaction with a person's role and claims; null is an anonymous visitor (anon). Throws Postgres' error. */
  as<R extends object = Row>(
    person: Person | null,
    sql: string,
    values?: unknown[],
    claims?: Row,
  ): Promise<R[]>
  /** The SQLSTATE with which a person's statement fails; undefined if it succeeds. `first` runs before it. */
  refusal(person: Person | null, sql: string, values?: unknown[], first?: string): Promise<string | undefined>
  drop(): Promise<void>
}

// Days and numbers in the API's format.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.DATE
      ? String
      : oid === pg.types.builtins.NUMERIC
        ? Number
        : pg.types.getTypeParser(oid, format),
}

export async function openSchemaDatabase(): Promise<SchemaDatabase> {
  return enterDatabase(await createDatabase())
}

/** Gives the same access to a database that already exists. */
export function enterDatabase(database: { url: string; drop: () => Promise<void> }): SchemaDatabase {
  const pool = new pg.Pool({ connectionString: database.url, types, max: 8 })
  // The database is dropped before the last connection has closed; that connection's error doesn't matter.
  pool.on("error", () => {})
  const admin = async <R extends object = Row>(sql: string, values?: unknown[]) =>
    (await pool.query<R>(sql, values)).rows

  const as = async <R extends object = Row>(
    person: Person | null,
    sql: string,
    values: unknown[] = [],
    claims: Row = {},
    first = "",
  ) => {
    const client = await pool.connect()
    const role = person ? "authenticated" : "anon"
    try {
      await client.query("begin")
      await client.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
        role,
        JSON.stringify({ role, ...(person && { sub: person.id, email: person.email }), ...claims }),
      ])
      await client.query(first)
      const { rows } = await client.query<R>(sql, values)
      await client.query("commit")
      return rows
    } catch (error) {
      await client.query("rollback")
      throw error
    } finally {
      client.release()
    }
  }

  return {
    url: database.url,
    admin,
    as,
    async signUp(name) {
      const person = { id: randomUUID(), email: `${name}@example.com` }
      await admin("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)", [
        person.id,
        person.email,
        { username: name },
      ])
      return person
    },
    async refusal(person, sql, values, first) {
      const error = await failureOf(as(person, sql, values, {}, first))
      return error?.code
    },
    async drop() {
      await pool.end()
      await database.drop()
    },
  }
}

/** Postgres' error; undefined if there is none. */
export async function failureOf(work: Promise<unknown>): Promise<pg.DatabaseError | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error
    throw error
  }
}
