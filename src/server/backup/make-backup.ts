import { buffer } from "node:stream/consumers"
import pg from "pg"
import { FileStore, lockOfFiles, storageFolder } from "#server/storage/file-store.ts"
import { type AddEntry, writeArchive } from "./archive.ts"
import { dumpDatabase, filesIn } from "./dump.ts"
import { keptSecrets, readSecret } from "./secrets.ts"

interface BackupOrder {
  databaseUrl: string
  dataDir: string
  file: string
  passphrase: string | undefined
}

/**
 * Writes everything needed to recreate a server into one file: the database as of one moment, and its secrets. The server may
 * keep running.
 */
export async function makeBackup({ databaseUrl, dataDir, file, passphrase }: BackupOrder): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "repertoire-backup" })
  // The running query reports a lost connection.
  client.on("error", () => {})
  await client.connect()
  try {
    // No file is removed until it is in the backup with its row.
    await client.query(`select pg_advisory_lock_shared(${lockOfFiles})`)
    await writeArchive(file, passphrase, async (add) => {
      const versions = await dumpDatabase(client, add)
      await addFiles(new FileStore(storageFolder(dataDir)), versions, add)
      for (const name of keptSecrets) {
        // oxlint-disable-next-line no-await-in-loop -- one entry after the other
        const content = await readSecret(dataDir, name)
        // oxlint-disable-next-line no-await-in-loop
        if (content) await add(`secrets/${name}`, content)
      }
    })
  } finally {
    await client.end()
  }
}

async function addFiles(files: FileStore, versions: readonly string[], add: AddEntry) {
  for (const version of versions) {
    // oxlint-disable-next-line no-await-in-loop -- one entry after the other
    const content = await buffer(await files.read(version))
    // oxlint-disable-next-line no-await-in-loop
    await add(`${filesIn}${version}`, content)
  }
}
