import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createClient } from "@supabase/supabase-js"
import { notes } from "../../examples/notes/notes.ts"
import { makeBackup } from "#server/backup/make-backup.ts"
import { signUpAndConfirm } from "#tests/support/person.ts"
import { startServer } from "#tests/support/server.ts"
import { type RawEntry, unpacked } from "#tests/support/raw-archive.ts"

interface ABackup {
  /** A folder for the test's files. */
  folder: string
  file: string
  whole: Buffer
  entries: RawEntry[]
  /** A file that must never exist, in a folder where everyone may write. */
  trap: string
  drop: () => void
}

/** A backup of a server with one person, who has a picture and has written a note. */
export async function makeABackup(): Promise<ABackup> {
  const folder = mkdtempSync(join(tmpdir(), "repertoire-backed-up-"))
  const trapped = mkdtempSync(join(tmpdir(), "repertoire-trap-"))
  chmodSync(trapped, 0o777)
  const server = await startServer({ DATA_DIR: folder })
  const { client, user } = await signUpAndConfirm(server)
  await client.from("notes").insert({ body: "Mine" })
  const { storage } = createClient(server.url, server.serviceRoleKey)
  await storage.createBucket("avatars")
  await storage.from("avatars").upload(`${user.id}/avatar`, "a picture", { contentType: "image/png" })
  const file = join(folder, "whole.backup")
  await makeBackup({
    product: notes,
    databaseUrl: server.databaseUrl,
    dataDir: folder,
    file,
    passphrase: undefined,
  })
  await server.stop()
  const whole = readFileSync(file)
  return {
    ...{ folder, file, whole, entries: unpacked(whole) },
    trap: join(trapped, "intruder"),
    drop: () => {
      rmSync(folder, { recursive: true })
      rmSync(trapped, { recursive: true })
    },
  }
}
