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

/** Writes everything that a server needs to be made again into one file: the database as it is at one moment, and its secrets. The server may run on. */
export async function makeBackup({ databaseUrl, dataDir, file, passphrase }: BackupOrder): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "repertoire-backup" })
  // A lost connection is told by the query that was under way.
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
