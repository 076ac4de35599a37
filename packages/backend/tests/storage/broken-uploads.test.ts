import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import "#tests/support/person.ts"
import { type FilesProcess, spawnFiles } from "./files-process.ts"
import { bytesOf, type Cut, sendRaw } from "./raw-request.ts"

let server: FilesProcess
const ann = randomUUID()
beforeAll(async () => {
  server = await spawnFiles()
})
afterAll(() => server.stop())

const part = (head: string, content: string) =>
  `--cut\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`
const picture = (content: string) => `name=""; filename="blob"\r\ncontent-type: image/png\r\n\r\n${content}`
const form = (...parts: string[]) => Buffer.from(parts.join(""))

interface Sending {
  key?: string
  type?: string
  headers?: Record<string, string>
  cut?: Cut
}

/** Sends an upload by Ann to her folder, over a new socket. */
async function send(body: Buffer, { key = `${ann}/avatar`, type, headers, cut }: Sending = {}) {
  const authorization = `Bearer ${await server.tokenOf(ann)}`
  const request = {
    method: "POST",
    path: `/storage/v1/object/own/${key}`,
    headers: {
      authorization,
      "content-type": type ?? "multipart/form-data; boundary=cut",
      "x-upsert": "true",
      ...headers,
    },
    body,
  }
  return sendRaw(server.url, bytesOf(request), cut)
}

/** Checks that the process is the one that was started, that it responds, and that no file or row is left from the broken uploads. */
async function expectNothingLeft() {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await vi.waitFor(async () => {
    const rows = await server.sql("select version from storage.objects order by 1")
    expect(server.files().toSorted()).toEqual(rows.map(({ version }) => version))
    expect(await server.sql("select from storage_guard.loose_files")).toEqual([])
  })
  expect(await server.sql("select from storage.objects where bucket_id = 'own'")).toEqual([])
  expect(server.output()).not.toContain("request failed")
}

describe("an upload that breaks off", () => {
  test("without a closing boundary, to someone else's key, is refused like any other", async () => {
    const body = form(
      part('name="cacheControl"', "60"),
      "--cut\r\ncontent-disposition: form-data; ",
      picture("0123"),
    )
    expect(await send(body, { key: "nobody/avatar" })).toMatchObject({ status: 400 })
    await expectNothingLeft()
  })

  test("without a closing boundary is refused even where the sender may store files", async () => {
    const body = form("--cut\r\ncontent-disposition: form-data; ", picture("0123"))
    const answer = await send(body)
    expect(answer?.status).toBe(400)
    expect(JSON.parse(answer?.body ?? "")).toEqual({
      statusCode: "400",
      error: "Error",
      code: "InvalidRequest",
      message: "The upload ended early",
    })
    await expectNothingLeft()
  })

  test("two milliseconds after its first bytes leaves nothing behind", async () => {
    const whole = form(
      "--cut\r\ncontent-disposition: form-data; ",
      picture("x".repeat(50_000)),
      "\r\n--cut--\r\n",
    )
    const cuts = Array.from({ length: 12 }, (_, index) =>
      send(whole, { cut: { bytes: 900 + index, after: 2 } }),
    )
    await Promise.all(cuts)
    await expectNothingLeft()
  })
})

test("a broken upload's file that couldn't be removed at the time is removed with the next one", async () => {
  const notes = "storage_guard.loose_files"
  const waiting = async () =>
    (await server.sql(`select from pg_locks where relation = '${notes}'::regclass and not granted`)).length
  const isNoted = async () => (await server.sql(`select from ${notes}`)).length > 0
  const isLocked = async () => {
    if (!(await isNoted())) return false
    await server.sql(`begin; lock table ${notes} in access exclusive mode`)
    return true
  }
  await send(Buffer.alloc(50_000), { type: "image/png", cut: { bytes: 20_000, until: isLocked } })
  await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0))
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 20_000 })
  await server.sql("commit")
  expect((await send(Buffer.from("0123"), { type: "image/png" }))?.status).toBe(200)
  await vi.waitFor(async () => expect(await isNoted()).toBe(false))
  const removed = await fetch(`${server.url}/storage/v1/object/own/${ann}/avatar`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${await server.tokenOf(ann)}` },
  })
  expect(removed.status).toBe(200)
  await expectNothingLeft()
}, 60_000)

test("an upload in parts that breaks off before the client gets its address leaves nothing behind", async () => {
  const base64 = (text: string) => Buffer.from(text).toString("base64")
  const body = Buffer.alloc(50_000)
  const request = {
    method: "POST",
    path: "/storage/v1/upload/resumable",
    headers: {
      authorization: `Bearer ${await server.tokenOf(ann)}`,
      "tus-resumable": "1.0.0",
      "content-type": "application/offset+octet-stream",
      "upload-length": String(body.length),
      "upload-metadata": `bucketName ${base64("own")},objectName ${base64(`${ann}/avatar`)},contentType ${base64("image/png")}`,
    },
    body,
  }
  const begun = async () => (await server.sql("select from storage_guard.resumable_uploads")).length
  const sent = sendRaw(server.url, bytesOf(request), {
    bytes: 20_000,
    until: async () => (await begun()) > 0,
  })
  expect(await sent).toBeUndefined()
  await vi.waitFor(async () => expect(await begun()).toBe(0))
  await expectNothingLeft()
})

describe("an upload that can't be read", () => {
  test.each([
    ["a form without a boundary", "multipart/form-data"],
    ["a form with an empty boundary", "multipart/form-data; boundary="],
    ["a form with a boundary that is not in it", "multipart/form-data; boundary=elsewhere"],
  ])("is refused in the contract's form: %s", async (_what, type) => {
    const answer = await send(form(part("name=a", "1"), "--cut--\r\n"), { type })
    expect([answer?.status, JSON.parse(answer?.body ?? "")]).toMatchObject([400, { code: "InvalidRequest" }])
    await expectNothingLeft()
  })

  const deep = `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`
  test("is refused in the contract's form: metadata nested 9,000 deep", async () => {
    const refused = [400, { code: "InvalidRequest", message: "The metadata is nested too deeply" }]
    const asField = await send(
      form(
        part('name="metadata"', deep),
        "--cut\r\ncontent-disposition: form-data; ",
        picture("0123"),
        "\r\n--cut--\r\n",
      ),
    )
    expect([asField?.status, JSON.parse(asField?.body ?? "")]).toMatchObject(refused)
    const shallower = `${"[".repeat(2_000)}${"]".repeat(2_000)}`
    const header = Buffer.from(`{"a":${shallower}}`).toString("base64")
    const bare = await send(Buffer.from("0123"), { type: "image/png", headers: { "x-metadata": header } })
    expect([bare?.status, JSON.parse(bare?.body ?? "")]).toMatchObject(refused)
    await expectNothingLeft()
  })
})
