import { once } from "node:events"
import { finished } from "node:stream/promises"
import type pg from "pg"
import { type CopyStreamQuery, from as copyFrom } from "pg-copy-streams"
import { StartError } from "#server/setup/starting/start-error.ts"
import type { Manifest } from "./manifest.ts"
import type { StoredTable } from "./tables.ts"

interface Copy {
  table: string
  stream: CopyStreamQuery
  /** Resolves at the end of the COPY. Rejects with the reason if Postgres refuses the rows, which can happen at any time. */
  done: Promise<void>
}

/** Writes the parts of a backup's tables in archive order: one COPY per table, however many parts it has. */
export class Copying {
  readonly #client: pg.ClientBase
  readonly #statements: ReadonlyMap<string, string>
  #copy: Copy | undefined
  #failure: { reason: unknown } | undefined

  /** Throws a StartError if this database doesn't have one of the backup's tables or columns. */
  constructor(client: pg.ClientBase, backedUp: Manifest["tables"], tables: readonly StoredTable[]) {
    this.#client = client
    this.#statements = statementsFor(backedUp, tables)
  }

  async add(table: string, pieces: AsyncIterable<Buffer>): Promise<void> {
    const { stream, done } = await this.#copyOf(table)
    for await (const piece of pieces) {
      this.#throwIfRefused()
      if (!stream.write(piece)) await Promise.race([once(stream, "drain"), done])
    }
  }

  /** Waits until the last table's rows have been stored. */
  async end(): Promise<void> {
    this.#throwIfRefused()
    const copy = this.#copy
    this.#copy = undefined
    copy?.stream.end()
    await copy?.done
  }

  /** Aborts a COPY, so that the connection accepts another statement. */
  async abandon(): Promise<void> {
    const copy = this.#copy
    this.#copy = undefined
    if (!copy || this.#failure) return
    copy.stream.destroy()
    await copy.done.catch(() => undefined)
  }

  async #copyOf(table: string): Promise<Copy> {
    if (this.#copy?.table === table) return this.#copy
    await this.end()
    const statement = this.#statements.get(table)
    if (statement === undefined) throw unknownTable()
    const stream = this.#client.query(copyFrom(statement))
    const done = finished(stream)
    done.catch((reason: unknown) => {
      this.#failure = { reason }
    })
    this.#copy = { table, stream, done }
    return this.#copy
  }

  #throwIfRefused() {
    if (this.#failure) throw this.#failure.reason
  }
}

/** The statement for each table in a backup. The names come from this database, never from the file. */
function statementsFor(backedUp: Manifest["tables"], tables: readonly StoredTable[]): Map<string, string> {
  return new Map(
    backedUp.map((table) => {
      const { name, columns = [] } = tables.find((each) => each.name === table.name) ?? {}
      const found = table.columns.flatMap((column) => columns.find((each) => each === column) ?? [])
      if (name === undefined || found.length < table.columns.length) throw unknownTable()
      return [name, `copy ${name} (${found.join(", ")}) from stdin`]
    }),
  )
}

const unknownTable = () =>
  new StartError("The backup has a table or a column that this version of Repertoire doesn't recognize.")
