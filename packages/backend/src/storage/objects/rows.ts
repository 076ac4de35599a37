import pg from "pg"
import type { Pool } from "pg"
import { type RoleContext, roleStatement, runAsRole, runAsRoleAndDecide } from "#server/postgres/as-role.ts"
import { claimNames } from "#server/postgres/claim-settings.ts"
import { DatabaseUnavailable } from "#server/postgres/database-unavailable.ts"
import type { Caller } from "../caller.ts"
import { refusals, StorageError } from "../storage-error.ts"
import { readJson, selectColumn } from "#server/postgres/rows.ts"

/** A request as the row-level security policies see it. */
export interface Act {
  caller: Caller
  /** The operation's name, such as storage.object.upload. */
  operation: string
  method: string
  path: string
  /** The headers as JSON, without secrets. */
  headers: string
}

interface Question {
  text: string
  values: (string | null)[]
}

/** Queries for files and buckets, run as the caller, or as the schema's owner for the server's own work. */
export class Rows {
  readonly #asCaller: Pool
  readonly #asOwner: Pool

  /** `asCaller` connects as authenticator, `asOwner` as supabase_storage_admin. */
  constructor(pools: { asCaller: Pool; asOwner: Pool }) {
    this.#asCaller = pools.asCaller
    this.#asOwner = pools.asOwner
  }

  /** Runs a query as the caller and returns one JSON value per row. Throws errors in the storage API's format. */
  async ask<T>(act: Act, question: Question): Promise<T[]> {
    const rows = await runAsRole(this.#asCaller, contextOf(act), question).catch(rethrown)
    return rows.map(([json]) => readJson<T>(json ?? "null"))
  }

  /** Checks that policies let the caller run a statement, which is always rolled back. Throws errors in the storage API's format. */
  async probe(act: Act, question: Question): Promise<void> {
    const undo = () => ({ end: "rollback" as const, value: undefined })
    await runAsRoleAndDecide(this.#asCaller, contextOf(act), question, undo).catch(rethrown)
  }

  /** Runs a query as the schema's owner, bypassing the policies, and returns one JSON value per row. */
  async askAsOwner<T>({ text, values }: Question): Promise<T[]> {
    const column = await selectColumn(this.#asOwner, text, values).catch(rethrown)
    return column.map((json) => readJson<T>(json ?? "null"))
  }
}

function contextOf({ caller, operation, method, path, headers }: Act): RoleContext {
  const become = roleStatement({
    role: caller.role,
    readOnly: false,
    settings: [
      ["search_path", "storage, public, extensions"],
      ["storage.operation", operation],
      ["storage.allow_delete_query", "true"],
      ["request.jwt.claim.role", caller.role],
    ],
    names: [...claimNames, "request.method", "request.path", "request.headers"],
  })
  return { become, values: [...caller.claims, method, path, headers] }
}

function rethrown(error: unknown): never {
  if (error instanceof DatabaseUnavailable || !(error instanceof pg.DatabaseError)) throw error
  switch (error.code) {
    case "42501":
      throw refusals.policy()
    case "23505":
      throw refusals.exists("KeyAlreadyExists")
    case "23503":
      throw new StorageError(404, "Error", "InvalidRequest", "The parent resource was not found")
    case "42P01":
    case "42703":
      throw new StorageError(
        503,
        "Error",
        "DatabaseSchemaMismatch",
        "The schema of the database does not match",
      )
    case "57014":
      throw refusals.busy()
    default:
      // SQLSTATE class 22: the column can't hold the value.
      if (error.code?.startsWith("22")) throw refusals.request("A value can't be read")
      throw error
  }
}
