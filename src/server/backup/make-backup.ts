import pg from "pg"
import { writeArchive } from "./archive.ts"
import { dumpDatabase } from "./dump.ts"
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
    await writeArchive(file, passphrase, async (add) => {
      await dumpDatabase(client, add)
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
