import { createHash, randomBytes, randomUUID } from "node:crypto"
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import net from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Upload } from "tus-js-client"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import "#tests/support/person.ts"
import { type GymFiles, startGymFiles } from "./gym-files.ts"

// By hand, send more: MEGABYTES=200.
const megabytes = Number(process.env["MEGABYTES"] ?? 6)

const dataDir = mkdtempSync(join(tmpdir(), "repertoire-parts-"))
let server: GymFiles
const ann = randomUUID()
const ben = randomUUID()
beforeAll(async () => {
  server = await startGymFiles(dataDir, { STORAGE_MAX_BYTES: String(300_000_000) })
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

interface Sending {
  person?: string
  /** The address of an upload that has begun. */
  uploadUrl?: string
  headers?: Record<string, string>
  chunkSize?: number
  metadata?: Record<string, string>
  path?: string
  /** The delays before the client's retries, in milliseconds. */
  retryDelays?: number[]
}

/** Sends a file with the usual client, as an app would. Rejects with the server's refusal. */
async function send(key: string, body: Buffer, sending: Sending = {}): Promise<string> {
  const { person = ann, headers = {}, metadata, retryDelays = [], path = "upload/resumable" } = sending
  const token = await server.tokenOf(person)
  return new Promise((resolve, reject) => {
    const upload = new Upload(body, {
      endpoint: `${server.url}/storage/v1/${path}`,
      ...(sending.uploadUrl !== undefined && { uploadUrl: sending.uploadUrl }),
      headers: { authorization: `Bearer ${token}`, apikey: server.anonKey, ...headers },
      metadata: { bucketName: "own", objectName: key, contentType: "text/plain", ...metadata },
      chunkSize: sending.chunkSize ?? 1_000_000,
      retryDelays,
      onSuccess: () => resolve(upload.url ?? ""),
      onError: reject,
    })
    upload.start()
  })
}

async function ask(address: string, method: string, headers: Record<string, string> = {}, body?: string) {
  const token = await server.tokenOf(ann)
  return fetch(address, {
    method,
    headers: { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0", ...headers },
    ...(body !== undefined && { body }),
  })
}

/** Begins an upload of `length` bytes, and returns its address. */
async function begin(key: string, length: number): Promise<string> {
  const base64 = (text: string) => Buffer.from(text).toString("base64")
  const response = await ask(`${server.url}/storage/v1/upload/resumable`, "POST", {
    "upload-length": String(length),
    "upload-metadata": `bucketName ${base64("own")},objectName ${base64(key)},contentType ${base64("text/plain")}`,
  })
  expect(response.status).toBe(201)
  return response.headers.get("location") ?? ""
}

const addPart = (address: string, offset: number, body: string) =>
  ask(
    address,
    "PATCH",
    { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
    body,
  )

const read = async (key: string, person = ann) => {
  const { data } = await (await server.clientOf(person)).storage.from("own").download(key)
  return data === null ? null : Buffer.from(await data.arrayBuffer())
}

describe("an upload in parts", () => {
  test("is complete after its last part, with its metadata", async () => {
    const body = randomBytes(2_500_000)
    const address = await send(`${ann}/parts.txt`, body, {
      metadata: { cacheControl: "60", metadata: JSON.stringify({ taken: "2026-01-01" }) },
    })
    expect(address).toMatch(new RegExp(`^${server.url}/storage/v1/upload/resumable/[\\w-]+$`))
    expect((await read(`${ann}/parts.txt`))?.equals(body)).toBe(true)
    const info = await (await server.clientOf(ann)).storage.from("own").info(`${ann}/parts.txt`)
    expect(info.data).toMatchObject({
      size: 2_500_000,
      contentType: "text/plain",
      cacheControl: "max-age=60",
      etag: `"${createHash("md5").update(body).digest("hex")}"`,
      metadata: { taken: "2026-01-01" },
    })
    expect(await read(`${ann}/parts.txt`, ben)).toBeNull()
  })

  test("of no bytes becomes an empty file", async () => {
    await send(`${ann}/empty.txt`, Buffer.alloc(0))
    expect(await read(`${ann}/empty.txt`)).toHaveLength(0)
  })

  test("continues where it stopped, even if the connection is cut again and again", async () => {
    const body = randomBytes(megabytes * 1_000_000)
    const cutter = await cuttingProxy(server.url, body.length / 6)
    const address = await begin(`${ann}/cut.bin`, body.length)
    await send(`${ann}/cut.bin`, body, {
      uploadUrl: address.replace(server.url, cutter.url),
      chunkSize: Number.POSITIVE_INFINITY,
      retryDelays: Array.from({ length: 60 }, () => 20),
    })
    expect(cutter.cuts()).toBeGreaterThan(3)
    await cutter.close()
    expect((await read(`${ann}/cut.bin`))?.equals(body)).toBe(true)
  }, 120_000)

  test("is stored once even if the response to its last part is lost", async () => {
    const address = await begin(`${ann}/lost.txt`, 10)
    expect((await addPart(address, 0, "01234")).status).toBe(204)
    const part = server.files().find((file) => file.endsWith(".part")) ?? ""
    const [folder = ""] = readdirSync(join(dataDir, "storage")).filter((each) => part.startsWith(each))
    appendFileSync(join(dataDir, "storage", folder, part), "56789")
    expect((await ask(address, "HEAD")).headers.get("upload-offset")).toBe("10")
    expect(String(await read(`${ann}/lost.txt`))).toBe("0123456789")
    expect((await ask(address, "HEAD")).headers.get("upload-offset")).toBe("10")
    expect((await ask(address, "DELETE")).status).toBe(400)
  })

  test("replaces an object only if the client asks for that", async () => {
    await send(`${ann}/again.txt`, Buffer.from("first"))
    await expect(send(`${ann}/again.txt`, Buffer.from("second"))).rejects.toThrow(/already exists/)
    await send(`${ann}/again.txt`, Buffer.from("third"), { headers: { "x-upsert": "true" } })
    expect(String(await read(`${ann}/again.txt`))).toBe("third")
  })

  test("whose key is taken in the meantime is refused, and its file is removed a day later", async () => {
    const address = await begin(`${ann}/race.txt`, 4)
    await (await server.clientOf(ann)).storage.from("own").upload(`${ann}/race.txt`, "quick")
    const last = await addPart(address, 0, "slow")
    expect([last.status, await last.text()]).toEqual([409, "The resource already exists\n"])
    expect(String(await read(`${ann}/race.txt`))).toBe("quick")
    await server.sql("update storage_guard.loose_files set noted_at = noted_at - interval '25 hours'")
    await server.sql("update storage_guard.resumable_uploads set made_at = made_at - interval '25 hours'")
    expect((await ask(address, "HEAD")).status).toBe(410)
    // Any upload also removes old unfinished ones.
    await (await server.clientOf(ann)).storage.from("own").upload(`${ann}/later.txt`, "later")
    expect(server.files().filter((file) => file.endsWith(".part"))).toEqual([])
    expect((await ask(address, "HEAD")).status).toBe(404)
  })

  test("that is abandoned leaves nothing behind", async () => {
    const before = server.files().length
    const address = await begin(`${ann}/given-up.txt`, 10)
    await addPart(address, 0, "0123")
    expect((await ask(address, "DELETE")).status).toBe(204)
    expect(server.files()).toHaveLength(before)
    expect((await ask(address, "HEAD")).status).toBe(404)
  })

  test("accepts neither a part out of order nor more than was announced", async () => {
    const address = await begin(`${ann}/turns.txt`, 4)
    expect((await addPart(address, 2, "23")).status).toBe(409)
    expect((await addPart(address, 0, "01234")).status).toBe(413)
    expect((await addPart(address, 0, "0123")).status).toBe(204)
  })

  test("can be continued only by the person who started it", async () => {
    const address = await begin(`${ann}/mine.txt`, 4)
    const token = await server.tokenOf(ben)
    for (const method of ["HEAD", "PATCH", "DELETE"]) {
      const headers = {
        authorization: `Bearer ${token}`,
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      }
      expect((await ask(address, method, headers)).status).toBe(404)
      expect((await ask(address, method, { ...headers, authorization: "" })).status).toBe(403)
    }
    // An address that ends with someone else's upload, after the person's own.
    const own = await send(`${ben}/own.txt`, Buffer.from("own"), { person: ben })
    const foreign = await ask(
      `${own}?x=/${address.split("/").at(-1)}`,
      "PATCH",
      {
        authorization: `Bearer ${token}`,
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      },
      "evil",
    )
    expect(foreign.status).not.toBe(204)
    expect((await ask(address, "HEAD")).headers.get("upload-offset")).toBe("0")
    expect((await addPart(address, 0, "mine")).status).toBe(204)
    expect(String(await read(`${ann}/mine.txt`))).toBe("mine")
  })

  test("started by the service can't be continued by anyone else, even an anonymous caller", async () => {
    const headers = { authorization: `Bearer ${server.serviceRoleKey}` }
    const base64 = (text: string) => Buffer.from(text).toString("base64")
    const begun = await ask(`${server.url}/storage/v1/upload/resumable`, "POST", {
      ...headers,
      "upload-length": "4",
      "upload-metadata": `bucketName ${base64("closed")},objectName ${base64("service.txt")}`,
    })
    const address = begun.headers.get("location") ?? ""
    for (const method of ["HEAD", "DELETE"])
      expect((await ask(address, method, { authorization: `Bearer ${server.anonKey}` })).status).toBe(404)
    expect((await ask(address, "HEAD", headers)).status).toBe(200)
  })

  test("is refused wherever a whole file would be, in plain text with its own status", async () => {
    const refused = async (key: string, sending: Sending, size = 10) =>
      send(key, Buffer.alloc(size), sending).then(
        () => "taken",
        (error: Error) =>
          /response code: (\d+), response text: (.*)\n/.exec(error.message)?.slice(1).join(" "),
      )
    expect(await refused(`${ben}/theirs.txt`, {})).toBe("403 new row violates row-level security policy")
    expect(await refused(`${ann}/a.txt`, { metadata: { bucketName: "nowhere" } })).toBe(
      "404 Bucket not found",
    )
    const small = { metadata: { bucketName: "pictures", contentType: "image/png" } }
    expect(await refused(`${ann}/large.png`, small, 1_001)).toBe("413 Maximum size exceeded")
    expect(await refused(`${ann}/page.html`, { metadata: { bucketName: "pictures" } })).toBe(
      "415 mime type text/plain is not supported",
    )
    expect(await refused(`${ann}/../up.txt`, {})).toBe(`400 Invalid key: ${ann}/../up.txt`)
  })
})

test("anyone can ask what the protocol supports, without a key", async () => {
  const response = await fetch(`${server.url}/storage/v1/upload/resumable`, { method: "OPTIONS" })
  expect([response.status, response.headers.get("tus-version")]).toEqual([204, "1.0.0"])
  expect(response.headers.get("tus-max-size")).toBe("300000000")
})

test("a signed address lets its holder upload in parts, only to its own key", async () => {
  const key = `${ann}/signed.txt`
  const { data } = await (await server.clientOf(ann)).storage.from("own").createSignedUploadUrl(key)
  const signed = {
    headers: { authorization: "", "x-signature": data?.token ?? "" },
    path: "upload/resumable/sign",
  }
  await expect(send(`${ann}/other.txt`, Buffer.from("other"), signed)).rejects.toThrow(/Invalid signature/)
  await send(key, Buffer.from("by somebody else"), { ...signed, chunkSize: 5 })
  expect(String(await read(key))).toBe("by somebody else")
})

/** A proxy to the server that breaks the connection whenever this many bytes have passed. */
async function cuttingProxy(url: string, bytes: number) {
  const { hostname, port } = new URL(url)
  let cuts = 0
  const proxy = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    let passed = 0
    near.on("data", (chunk) => {
      passed += chunk.length
      if (passed > bytes) {
        cuts += 1
        near.destroy()
        far.destroy()
      } else if (!far.write(chunk)) {
        near.pause()
        far.once("drain", () => near.resume())
      }
    })
    far.on("data", (chunk) => near.write(chunk))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => other.destroy())
      one.on("close", () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve))
  const address = proxy.address()
  const own = typeof address === "object" && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${own}`,
    cuts: () => cuts,
    close: async () => {
      proxy.close()
    },
  }
}
