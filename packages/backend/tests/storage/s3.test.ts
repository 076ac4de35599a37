import { createHash, randomBytes, randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Upload } from "tus-js-client"
import { afterAll, beforeAll, expect, test } from "vitest"
import { notes } from "../../examples/notes/notes.ts"
import "#tests/support/person.ts"
import { makeBackup } from "#server/backup/make-backup.ts"
import { restoreBackup } from "#server/backup/restore-backup.ts"
import { filesOf } from "#server/storage/files/files-of.ts"
import { createEmptyDatabase } from "#tests/support/database.ts"
import { type S3Server, startS3 } from "#tests/support/s3-server.ts"
import { type GymFiles, startGymFiles } from "./gym-files.ts"

const dataDir = mkdtempSync(join(tmpdir(), "repertoire-files-"))
let store: S3Server
let server: GymFiles
const ann = randomUUID()
beforeAll(async () => {
  store = await startS3()
  server = await startGymFiles(dataDir, store.settings)
})
afterAll(async () => {
  await server.stop()
  await store.stop()
  store.remove()
  rmSync(dataDir, { recursive: true })
})

const own = async () => (await server.clientOf(ann)).storage.from("own")
const s3 = () => ({
  url: store.settings["STORAGE_S3_URL"] ?? "",
  region: "us-east-1",
  keyId: store.settings["STORAGE_S3_KEY_ID"] ?? "",
  secret: store.settings["STORAGE_S3_SECRET"] ?? "",
})
const stored = () => filesOf({ dataDir, s3: s3() }).all()
const versions = async () =>
  (await server.sql("select version from storage.objects")).map(({ version }) => String(version))

async function bytesOf(blob: Blob | null): Promise<Buffer | null> {
  return blob === null ? null : Buffer.from(await blob.arrayBuffer())
}

test("files are only in the store, and can be downloaded whole and in ranges", async () => {
  const body = randomBytes(300_000)
  const files = await own()
  expect((await files.upload(`${ann}/a b.bin`, body, { contentType: "application/x-gym" })).error).toBeNull()
  const downloaded = await files.download(`${ann}/a b.bin`)
  expect((await bytesOf(downloaded.data))?.equals(body)).toBe(true)
  const part = await fetch(`${server.url}/storage/v1/object/authenticated/own/${ann}/a b.bin`, {
    headers: { authorization: `Bearer ${await server.tokenOf(ann)}`, range: "bytes=10-19" },
  })
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, body.subarray(10, 20)])
  const info = await files.info(`${ann}/a b.bin`)
  expect(info.data?.etag).toBe(`"${createHash("md5").update(body).digest("hex")}"`)
  expect(server.files()).toEqual([])
})

test("after objects are replaced, moved, copied and removed, only files with a row are left", async () => {
  const files = await own()
  await files.upload(`${ann}/one.txt`, "one")
  await files.upload(`${ann}/one.txt`, "one again", { upsert: true })
  await files.copy(`${ann}/one.txt`, `${ann}/two.txt`)
  await files.move(`${ann}/two.txt`, `${ann}/three.txt`)
  expect(String(await bytesOf((await files.download(`${ann}/three.txt`)).data))).toBe("one again")
  await files.remove([`${ann}/one.txt`])
  expect((await files.download(`${ann}/one.txt`)).error).not.toBeNull()
  expect((await stored()).toSorted()).toEqual((await versions()).toSorted())
})

test("an upload in parts goes to the store once it is complete", async () => {
  const body = randomBytes(500_000)
  const token = await server.tokenOf(ann)
  await new Promise<void>((resolve, reject) => {
    new Upload(body, {
      endpoint: `${server.url}/storage/v1/upload/resumable`,
      headers: { authorization: `Bearer ${token}` },
      metadata: { bucketName: "own", objectName: `${ann}/parts.bin`, contentType: "application/x-gym" },
      chunkSize: 200_000,
      onSuccess: () => resolve(),
      onError: reject,
    }).start()
  })
  expect((await bytesOf((await (await own()).download(`${ann}/parts.bin`)).data))?.equals(body)).toBe(true)
  expect(server.files()).toEqual([])
})

test("an unreachable store is reported, and nothing is incomplete when it is back", async () => {
  const files = await own()
  await files.upload(`${ann}/before.txt`, "before")
  await store.stop()
  const failed = await files.upload(`${ann}/while.txt`, "while it is away")
  expect(failed.error?.message).toBe("The file store can't be reached")
  expect((await files.download(`${ann}/before.txt`)).error).not.toBeNull()
  expect((await files.remove([`${ann}/before.txt`])).error).toBeNull()
  await store.start()
  expect(String(await bytesOf((await files.download(`${ann}/parts.bin`)).data)).length).toBeGreaterThan(0)
  expect((await files.download(`${ann}/while.txt`)).error).not.toBeNull()
  // Files that couldn't be removed are removed with the next change.
  await files.upload(`${ann}/after.txt`, "after")
  await expect.poll(async () => (await stored()).toSorted()).toEqual((await versions()).toSorted())
  expect(server.files()).toEqual([])
})

test("files in the store are in the backup, and can be restored into a folder", async () => {
  const file = join(dataDir, "all.backup")
  const order = { file, passphrase: undefined }
  expect(
    await makeBackup({ product: notes, ...order, databaseUrl: server.databaseUrl, dataDir, s3: s3() }),
  ).toBe(0)
  const empty = await createEmptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), "repertoire-restored-"))
  await restoreBackup({
    product: notes,
    ...order,
    databaseUrl: empty.url,
    dataDir: folder,
    mayReplace: false,
    mayBeUnencrypted: false,
  })
  expect((await filesOf({ dataDir: folder }).all()).toSorted()).toEqual((await versions()).toSorted())
  await empty.drop()
  rmSync(folder, { recursive: true })
})
