import { readdir } from "node:fs/promises"
import { freeBytes } from "#server/admin/free-space.ts"
import { lastBackupIn } from "#server/backup/regular-backups.ts"
import { isOwnBackup } from "#server/backup/retention.ts"
import type { Config } from "#server/setup/config.ts"
import type { ProductSettings } from "#server/setup/product-settings.ts"
import { codeOf } from "#server/setup/keys/kept-file.ts"
import { about, type Finding } from "./finding.ts"
import { sentences } from "./sentences.ts"

const megabyte = 1_048_576
/** If fewer bytes than this are free, the write-ahead log of a busy hour may not fit. */
const littleSpace = 1024 * megabyte
/** If fewer bytes than this are free, Postgres may not be able to write at all. */
const noSpace = 100 * megabyte
const hour = 3_600_000

/** The room on the disks of the data folder and of the backups. */
export async function examineSpace({ dataDir, backups }: Config): Promise<Finding[]> {
  const folders = [dataDir, ...(backups ? [backups.folder] : [])]
  return Promise.all(
    folders.map(async (folder) => {
      const ofSpace = about("Disk")
      const bytes = await freeBytes(folder)
      if (bytes === undefined) return ofSpace.broken(sentences.noFolder(folder))
      const free = Math.floor(bytes / megabyte)
      if (bytes < noSpace) return ofSpace.broken(sentences.noSpace(folder, free))
      return bytes < littleSpace
        ? ofSpace.look(sentences.littleSpace(folder, free))
        : ofSpace.ok(sentences.space(folder, free))
    }),
  )
}

/** Whether backups are made, and how old the last one is. If it is twice as old as it should be, a later backup has failed. */
export async function examineBackups(
  product: Pick<ProductSettings, "commandLine">,
  { backups }: Config,
): Promise<Finding> {
  const ofBackups = about("Backups")
  if (!backups) return ofBackups.look(sentences.noBackups(product.commandLine("backup")))
  const { folder, everyHours } = backups
  try {
    const last = await lastBackupIn(folder)
    if (last === undefined) return ofBackups.look(sentences.noBackupYet(folder))
    const hours = Math.floor((Date.now() - last) / hour)
    const count = (await readdir(folder)).filter(isOwnBackup).length
    return hours > 2 * everyHours
      ? ofBackups.broken(sentences.oldBackup(hours, everyHours))
      : ofBackups.ok(sentences.backup(hours, count))
  } catch (error) {
    return codeOf(error) === "ENOENT"
      ? ofBackups.look(sentences.noBackupYet(folder))
      : ofBackups.broken(sentences.unreadable(folder, codeOf(error) ?? "unknown error"))
  }
}
