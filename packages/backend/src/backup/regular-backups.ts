import type { S3Settings } from "#server/setup/config.ts"
import { mkdir, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import type { TellFact } from "#server/admin/server-facts.ts"
import type { SecretsOwner } from "./archive-body.ts"
import { makeBackup, missingFiles } from "./make-backup.ts"
import { backupName, backupsToRemove, isOwnBackup } from "./retention.ts"

interface RegularBackups {
  folder: string
  everyHours: number
  databaseUrl: string
  dataDir: string
  s3?: S3Settings | undefined
  passphrase: string | undefined
  product: SecretsOwner
  /** Called with a line about each backup, or with the reason why it failed. */
  log: (line: string, isProblem: boolean) => void
  /** Records each success or failure for the health page. */
  tell: TellFact
}

const hour = 3_600_000
/** How often to check whether a backup is due. A machine that was asleep makes one backup, not all the ones it missed. */
const lookEvery = 60_000

/**
 * Makes a backup whenever the last one is old enough, and deletes old ones. Returns a function that stops the schedule, after finishing a backup in
 * progress.
 */
export function keepBackups(order: RegularBackups): () => Promise<void> {
  let making = Promise.resolve()
  let isMaking = false
  const look = () => {
    if (isMaking) return
    isMaking = true
    making = makeIfDue(order)
      .catch(async (error: unknown) => {
        order.log(`The backup failed: ${reasonOf(error)}`, true)
        await order.tell("backup_failed", { reason: reasonOf(error) })
      })
      .finally(() => {
        isMaking = false
      })
  }
  look()
  const looking = setInterval(look, lookEvery)
  return async () => {
    clearInterval(looking)
    await making
  }
}

async function makeIfDue({ folder, everyHours, log, tell, ...order }: RegularBackups) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const last = lastMoment(await readdir(folder))
  const now = new Date()
  if (last !== undefined && now.getTime() - last < everyHours * hour) return
  const name = backupName(now)
  const missing = await makeBackup({ ...order, file: join(folder, name) })
  for (const old of backupsToRemove(await readdir(folder)))
    // oxlint-disable-next-line no-await-in-loop -- a handful
    await rm(join(folder, old), { force: true })
  log(`Backup made: ${name}${missingFiles(missing)}`, missing > 0)
  const { size } = await stat(join(folder, name))
  const kept = await readdir(folder)
  await tell("backup", {
    ...{ made_at: now.toISOString(), bytes: size, file: name },
    kept: kept.filter(isOwnBackup).length,
  })
  await tell("backup_failed", null)
}

/** When the newest backup in a folder was made, in epoch milliseconds; undefined if there is none. */
export async function lastBackupIn(folder: string): Promise<number | undefined> {
  return lastMoment(await readdir(folder))
}

function lastMoment(names: readonly string[]): number | undefined {
  const last = names.filter(isOwnBackup).toSorted().at(-1)
  const [, year, month, day, time] = /(\d{4})(\d{2})(\d{2})-(\d{6})/.exec(last ?? "") ?? []
  if (time === undefined) return undefined
  return Date.parse(`${year}-${month}-${day}T${time.replaceAll(/(\d{2})(?=\d)/g, "$1:")}Z`)
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
