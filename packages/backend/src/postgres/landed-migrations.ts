import type pg from "pg"
import { StartError } from "#server/setup/starting/start-error.ts"
import { afterFolding, type Folding, sha256 } from "./folding.ts"
import { selectRows } from "./rows.ts"
import { type SqlFile, versionOf } from "./sql-files.ts"

interface LandedMigration {
  version: string
  /** The whole file's text, if we stored it. */
  whole: string | null
}

/**
 * The migrations that have been applied to a database. The CLI stores a file's statements one by one, while we store the
 * whole file, so only files that we stored can be compared.
 */
export async function landedWithTexts(client: pg.ClientBase): Promise<LandedMigration[]> {
  return selectRows<LandedMigration>(
    client,
    `select version, case cardinality(statements) when 1 then statements[1] end as whole
     from supabase_migrations.schema_migrations`,
  )
}

/** Records a migration as applied. Returns false if it was already recorded. */
export async function noteMigration(client: pg.ClientBase, file: SqlFile): Promise<boolean> {
  const { version, name } = partsOf(file)
  const { rowCount } = await client.query(
    `insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])
     on conflict (version) do nothing`,
    [version, name, file.text],
  )
  return rowCount === 1
}

/**
 * Records the current migrations as applied if all the earlier ones that were folded into them have been applied. Throws
 * a StartError if only some have, or if the text of one of them was different.
 */
export async function takeFolded(
  client: pg.ClientBase,
  files: readonly SqlFile[],
  folding: Folding,
): Promise<void> {
  const rows = await landedWithTexts(client)
  const landed = rows.map(({ version }) => version)
  const present = new Set(afterFolding(landed, folding, "data"))
  for (const { version, whole } of rows) {
    const known = folding.migrations.get(version)
    if (known !== undefined && whole !== null && sha256(comparedText(whole)) !== known)
      throw new StartError(changedAfterwards(version))
  }
  const gone = landed.filter((version) => !present.has(version))
  if (gone.length === 0) return
  await client.query("delete from supabase_migrations.schema_migrations where version = any($1)", [gone])
  const into = files.filter((file) => folding.into.includes(versionOf(file)))
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const file of into) await noteMigration(client, file)
}

export const changedAfterwards = (name: string): string =>
  `The migration ${name} was changed after it was applied to this database. Add a new one instead.`

/** A migration's text for comparison, without surrounding whitespace or the last semicolon. */
export const comparedText = (sql: string): string => sql.trim().replace(/;$/, "")

/** The version and the name in a migration's file name. Throws a StartError if the file isn't named like a migration. */
export function partsOf(file: SqlFile): { version: string; name: string } {
  const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file.name) ?? []
  if (!version || !name)
    throw new StartError(`The migration ${file.name} must be named like 20250131120000_what_it_does.sql.`)
  return { version, name }
}
