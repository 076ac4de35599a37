// `backup FILE` and `restore FILE [--replace] [--unencrypted]`.
import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { withDatabase, withEmbedded } from "#server/postgres/with-database.ts"
import { readConfig } from "#server/setup/config.ts"
import type { ProductSettings } from "#server/setup/product-settings.ts"
import type { Migrations } from "#server/postgres/sql-files.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import { backups } from "#server/setup/settings/files.ts"
import { makeBackup, missingFiles } from "./make-backup.ts"
import { restoreBackup } from "./restore-backup.ts"

/** Runs one of the commands and returns a sentence about the outcome. Throws a StartError with the reason if it fails. */
export async function runBackupCommand(
  product: ProductSettings & Migrations,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const [command, ...rest] = args
  const flags = rest.filter((each) => each.startsWith("--"))
  const [file, ...more] = rest.filter((each) => !each.startsWith("--"))
  const known = command === "restore" ? ["--replace", "--unencrypted"] : []
  if (file === undefined || more.length > 0 || flags.some((flag) => !known.includes(flag)))
    throw new StartError(
      command === "restore"
        ? `Usage: ${product.commandLine("restore")} FILE [--replace] [--unencrypted]`
        : `Usage: ${product.commandLine("backup")} FILE`,
    )
  const order = { product, file: resolve(file), passphrase: backups.passphrase.read(environment) }
  return command === "restore"
    ? restore(
        {
          ...order,
          mayReplace: flags.includes("--replace"),
          mayBeUnencrypted: flags.includes("--unencrypted"),
        },
        environment,
      )
    : backup(order, environment)
}

interface Order {
  product: ProductSettings & Migrations
  file: string
  passphrase: string | undefined
}

async function backup(order: Order, environment: NodeJS.ProcessEnv): Promise<string> {
  if (existsSync(order.file)) throw new StartError(`${order.file} already exists.`)
  const config = await readConfig(order.product, environment)
  const { dataDir, storageS3: s3 } = config
  let missing = 0
  await withDatabase(config, async (databaseUrl) => {
    missing = await makeBackup({ ...order, dataDir, s3, databaseUrl })
  })
  return `Backed up to ${order.file}${order.passphrase === undefined ? "" : ", encrypted"}${missingFiles(missing)}.`
}

async function restore(
  order: Order & { mayReplace: boolean; mayBeUnencrypted: boolean },
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const config = await readConfig(order.product, environment)
  const { dataDir, storageS3: s3 } = config
  let madeAt = ""
  const run = async (databaseUrl: string) => {
    madeAt = (await restoreBackup({ ...order, dataDir, s3, databaseUrl })).made_at
  }
  // Fails with an explanation if a server is using this folder.
  if (config.databaseUrl !== undefined) await run(config.databaseUrl)
  else await withEmbedded(dataDir, run)
  return `Restored the backup made at ${madeAt}.`
}
