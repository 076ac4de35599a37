import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createClient } from "@supabase/supabase-js"
import pg from "pg"
import { Upload } from "tus-js-client"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import "#tests/support/person.ts"
import { serviceRoleKeyFrom } from "#server/setup/keys/api-keys.ts"
import { createDatabase } from "#tests/support/database.ts"
import { spawnServer } from "#tests/support/process-server.ts"
import type { ServerProcess } from "#tests/support/spawn-program.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"
import { filesIn } from "./gym-files.ts"

const megabyte = 1_048_576
const key = serviceRoleKeyFrom(testSecrets.jwtSecret)
const dataDir = mkdtempSync(join(tmpdir(), "repertoire-full-"))
let database: Awaited<ReturnType<typeof createDatabase>>
let admin: pg.Client
let server: ServerProcess

beforeAll(async () => {
  database = await createDatabase()
  admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  await admin.query("insert into storage.buckets (id, name) values ('files', 'files')")
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, JWT_SECRET: testSecrets.jwtSecret }
  const disk = { folder: join(dataDir, "storage"), bytes: 16 * megabyte }
  server = await spawnServer(settings, { disk })
})
afterAll(async () => {
  await server.kill("SIGTERM")
  await admin.end()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const files = () => createClient(server.url, key).storage.from("files")

/** The folder of the files. Its disk is mounted only for the server's process. */
const folder = () => join(`/proc/${server.pid}/root`, dataDir, "storage")

function room(): number {
  const { bavail, bsize } = statfsSync(folder())
  return bavail * bsize
}

async function expectContent(name: string, content: Buffer) {
  const { data, error } = await files().download(name)
  expect(error).toBeNull()
  expect(content.equals(await (data ?? new Blob()).bytes())).toBe(true)
}

/** Checks that every file on the disk has its row, and every row its file. */
async function expectFilesOfRows() {
  const { rows } = await admin.query<{ version: string }>("select version from storage.objects order by 1")
  await vi.waitFor(() => expect(filesIn(folder()).toSorted()).toEqual(rows.map(({ version }) => version)))
}

const noRoom = { message: "The server doesn't have enough space for the file", status: 507 }

test("on a full disk, a file is refused and all others stay intact; once there is space, files are accepted again", async () => {
  const kept = randomBytes(megabyte)
  expect((await files().upload("kept.bin", kept)).error).toBeNull()
  const before = room()
  const tooBig = randomBytes(before + megabyte)

  expect((await files().upload("too-big.bin", tooBig)).error).toMatchObject(noRoom)
  expect((await files().upload("kept.bin", tooBig, { upsert: true })).error).toMatchObject(noRoom)

  await expectContent("kept.bin", kept)
  expect((await files().download("too-big.bin")).error).not.toBeNull()
  expect(room()).toBe(before)
  await expectFilesOfRows()
  const next = randomBytes(megabyte)
  expect((await files().upload("next.bin", next)).error).toBeNull()
  await expectContent("next.bin", next)
  await files().remove(["next.bin"])
})

test("an upload in parts that was stopped by a full disk continues from there once there is space", async () => {
  expect((await files().upload("filler.bin", randomBytes(room() - 2 * megabyte))).error).toBeNull()
  const content = randomBytes(4 * megabyte)

  const refused = await send("parts.bin", content)
  expect(refused).toMatchObject({ status: 507 })
  await files().remove(["filler.bin"])
  const resumed = await send("parts.bin", content, refused.address)

  expect(resumed).toMatchObject({ status: null })
  expect(resumed.firstOffset).toBeGreaterThan(megabyte)
  await expectContent("parts.bin", content)
  await expectFilesOfRows()
})

interface Sent {
  /** The status with which the server refused; null if everything was sent. */
  status: number | null
  address: string
  /** The offset at which the first part that was sent ended, in bytes. */
  firstOffset: number
}

function send(name: string, content: Buffer, address?: string): Promise<Sent> {
  return new Promise((resolve) => {
    let firstOffset: number | undefined
    const answer = (status: number | null) =>
      resolve({ status, address: upload.url ?? "", firstOffset: firstOffset ?? 0 })
    const upload = new Upload(content, {
      endpoint: `${server.url}/storage/v1/upload/resumable`,
      ...(address !== undefined && { uploadUrl: address }),
      headers: { authorization: `Bearer ${key}`, apikey: key },
      metadata: { bucketName: "files", objectName: name, contentType: "text/plain" },
      chunkSize: megabyte,
      retryDelays: [],
      onChunkComplete: (_size, accepted) => (firstOffset ??= accepted),
      onSuccess: () => answer(null),
      onError: (error) =>
        answer("originalResponse" in error ? (error.originalResponse?.getStatus() ?? 0) : 0),
    })
    upload.start()
  })
}
