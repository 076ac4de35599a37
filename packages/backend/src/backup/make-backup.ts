import type { S3Settings } from "#server/setup/config.ts"
import { buffer } from "node:stream/consumers"
import pg from "pg"
import { type FileStore, lockOfFiles } from "#server/storage/files/file-store.ts"
import { filesOf } from "#server/storage/files/files-of.ts"
import { codeOf } from "#server/setup/keys/kept-file.ts"
import type { SecretsOwner } from "./archive-body.ts"
import { dumpDatabase } from "./dump.ts"
import { fileName, secretName } from "./entry-names.ts"
import { keptSecrets, readSecret } from "./secrets.ts"
import { type AddEntry, writeArchive } from "./write-archive.ts"

interface BackupOrder {
  databaseUrl: string
  dataDir: string
  s3?: S3Settings | undefined
  file: string
  passphrase: string | undefined
  product: SecretsOwner
}

/**
 * Writes everything needed to recreate a server into one file: the database as of a single moment, and the server's secrets. The server may keep
 * running. Returns how many stored files couldn't be read: an incomplete backup is better than none.
 */
export async function makeBackup({
  databaseUrl,
  dataDir,
  s3,
  file,
  passphrase,
  product,
}: BackupOrder): Promise<number> {
  let missing = 0
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "repertoire-backup" })
  // A connection's error event needs no handling: a lost connection already makes the running query fail.
  client.on("error", () => {})
  await client.connect()
  try {
    // Keeps every file in place until the backup has both the file and its row.
    await client.query(`select pg_advisory_lock_shared(${lockOfFiles})`)
    await writeArchive(file, passphrase, async (add) => {
      const versions = await dumpDatabase(client, add)
      missing = await addFiles(filesOf({ dataDir, s3 }), versions, add)
      for (const name of keptSecrets(product.secrets)) {
        // oxlint-disable-next-line no-await-in-loop -- one entry after the other
        const content = await readSecret(dataDir, name)
        // oxlint-disable-next-line no-await-in-loop
        if (content) await add(secretName(name), content)
      }
    })
  } finally {
    await client.end()
  }
  return missing
}

/** The warning about files missing from a backup; empty if none are missing. */
export function missingFiles(count: number): string {
  if (count === 0) return ""
  const files = count === 1 ? "1 stored file that is" : `${count} stored files that are`
  return ` (without ${files} not in DATA_DIR/storage)`
}

async function addFiles(files: FileStore, versions: readonly string[], add: AddEntry) {
  let missing = 0
  for (const version of versions) {
    // oxlint-disable-next-line no-await-in-loop -- one entry after the other
    const content = await files.read(version).then(buffer).catch(unlessMissing)
    if (!content) missing += 1
    // oxlint-disable-next-line no-await-in-loop
    else await add(fileName(version), content)
  }
  return missing
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== "ENOENT") throw error
}
