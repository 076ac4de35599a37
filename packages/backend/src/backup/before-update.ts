import { mkdir, readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import type pg from "pg"
import { pendingUpdate } from "#server/postgres/migrate.ts"
import type { Migrations } from "#server/postgres/sql-files.ts"
import type { Config } from "#server/setup/config.ts"
import { failureSentence } from "#server/setup/starting/failure-sentence.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import type { SecretsOwner } from "./archive-body.ts"
import { makeBackup } from "./make-backup.ts"

const kept = 3
const shape = /^before-update-\d{8}-\d{6}\.backup$/

/**
 * Makes a backup if this start is going to update a database that has been used before, and deletes all but the last three such backups. Calls `say`
 * with the path of the new one. Throws a StartError if no backup can be made; nothing has been changed then.
 */
export async function backUpBeforeUpdate(
  product: Migrations & SecretsOwner,
  {
    backupBeforeUpdate: where,
    dataDir,
    storageS3: s3,
  }: Pick<Config, "backupBeforeUpdate" | "dataDir" | "storageS3">,
  database: { databaseUrl: string; client: pg.Client },
  say: (line: string) => void,
): Promise<void> {
  if (!where) return
  const pending = await pendingUpdate(database.client, product)
  if (pending.isNew || pending.files.length === 0) return
  const { folder, passphrase } = where
  const file = join(folder, `before-update-${stamp(new Date())}.backup`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await makeBackup({ product, databaseUrl: database.databaseUrl, dataDir, s3, file, passphrase })
    await removeOld(folder)
  } catch (error) {
    const reason = failureSentence(error) ?? String(error)
    throw new StartError(
      `Nothing was updated, because the backup before the update failed. ${reason} BACKUP_BEFORE_UPDATE=false updates without one.`,
    )
  }
  say(`Backup before the update: ${file}`)
}

async function removeOld(folder: string) {
  const names = (await readdir(folder)).filter((name) => shape.test(name)).toSorted()
  await Promise.all(names.slice(0, -kept).map((name) => rm(join(folder, name), { force: true })))
}

/** The time in UTC, written as in the names of automatic backups: 20261123-030000. */
function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-")
}
