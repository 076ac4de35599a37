import type pg from "pg"
import { to as copyTo } from "pg-copy-streams"
import { codeOf } from "#server/setup/keys/kept-file.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import { manifestName, pieceName } from "./entry-names.ts"
import { pieceBytes } from "./entry-order.ts"
import type { Manifest } from "./manifest.ts"
import { landedMigrations, storedTables } from "./tables.ts"
import type { AddEntry } from "./write-archive.ts"
import { selectRows } from "#server/postgres/rows.ts"

/**
 * Writes every row of Repertoire's tables, as of a single moment, in COPY's text format, which every Postgres version can
 * read. Returns the versions of the files that belong to those rows. Throws a StartError if the role may not see all
 * rows.
 */
export async function dumpDatabase(client: pg.ClientBase, add: AddEntry): Promise<string[]> {
  await client.query("begin isolation level repeatable read read only")
  try {
    // Row-level security would silently hide rows from a role that may not see them; this setting makes that an error.
    await client.query(
      "set local row_security = off; set local statement_timeout = 0; set local datestyle = 'ISO'; set local extra_float_digits = 3",
    )
    const tables = await storedTables(client)
    const rows = await selectRows<{ now: string; version: string }>(
      client,
      "select now()::text as now, current_setting('server_version') as version",
    )
    const manifest: Manifest = {
      made_at: rows[0]?.now ?? "",
      postgres: rows[0]?.version ?? "",
      migrations: await landedMigrations(client),
      tables,
    }
    await add(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)))
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const table of tables) await dumpTable(client, table, add)
    const files = await selectRows<{ version: string }>(
      client,
      "select version from storage.objects where version is not null order by 1",
    )
    await client.query("commit")
    return files.map(({ version }) => version)
  } catch (error) {
    await client.query("rollback").catch(() => undefined)
    if (codeOf(error) === "42501")
      throw new StartError(
        "The database role can't read every row. A backup needs a superuser or a role with BYPASSRLS.",
      )
    throw error
  }
}

async function dumpTable(
  client: pg.ClientBase,
  { name, columns }: Manifest["tables"][number],
  add: AddEntry,
) {
  const stream: AsyncIterable<Buffer> = client.query(copyTo(`copy ${name} (${columns.join(", ")}) to stdout`))
  let [pieces, size, count]: [Buffer[], number, number] = [[], 0, 0]
  const flush = async () => {
    count += 1
    await add(pieceName(name, count), Buffer.concat(pieces))
    pieces = []
    size = 0
  }
  for await (const piece of stream) {
    pieces.push(piece)
    size += piece.length
    if (size >= pieceBytes) await flush()
  }
  if (size > 0) await flush()
}
