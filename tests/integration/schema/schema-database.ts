import { randomUUID } from "node:crypto"
import pg from "pg"
import { createDatabase } from "@repertoire/backend/testing/database.ts"

export interface Person {
  id: string
  email: string
}

export type Row = Record<string, unknown>

/** A migrated database of its own for a test file, entered past the wire, as its policies see it. */
export interface SchemaDatabase {
  url: string
  /** As the owner of everything. */
  admin<R extends object = Row>(sql: string, values?: unknown[]): Promise<R[]>
  signUp(name: string): Promise<Person>
  /** One transaction with the role and the claims of a person; null is nobody (anon). Throws Postgres' error. */
  as<R extends object = Row>(
    person: Person | null,
    sql: string,
    values?: unknown[],
    claims?: Row,
  ): Promise<R[]>
  /** The SQLSTATE that a statement of somebody ends with, and undefined when it is carried out. `first` goes before it. */
  refusal(person: Person | null, sql: string, values?: unknown[], first?: string): Promise<string | undefined>
  drop(): Promise<void>
}

// Days and numbers as the wire has them.
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

/** The same for a database that somebody else made. */
export function enterDatabase(database: { url: string; drop: () => Promise<void> }): SchemaDatabase {
  const pool = new pg.Pool({ connectionString: database.url, types, max: 8 })
  // The database is dropped before the last connection has gone.
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

/** Postgres' error, when there is one. */
export async function failureOf(work: Promise<unknown>): Promise<pg.DatabaseError | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error
    throw error
  }
}
