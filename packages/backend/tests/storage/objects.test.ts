import { createHash, randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import "#tests/support/person.ts"
import { type GymFiles, startGymFiles } from "./gym-files.ts"

const dataDir = mkdtempSync(join(tmpdir(), "repertoire-files-"))
let server: GymFiles
const ann = randomUUID()
const ben = randomUUID()
beforeAll(async () => {
  server = await startGymFiles(dataDir)
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

const own = async (person: string) => (await server.clientOf(person)).storage.from("own")
const text = async (blob: Blob | null) => (blob === null ? null : blob.text())

/** Sends a raw request to the storage API. */
function ask(path: string, init: RequestInit = {}, token?: string) {
  const headers = new Headers(init.headers)
  headers.set("apikey", server.anonKey)
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`)
  return fetch(`${server.url}/storage/v1${path}`, { ...init, headers })
}

describe("an upload", () => {
  test("of a file, of bytes or of a form can be downloaded unchanged, with its metadata", async () => {
    const files = await own(ann)
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251)
    const uploaded = await files.upload(`${ann}/a picture (1).png`, bytes, {
      contentType: "image/png",
      cacheControl: "60",
      metadata: { taken: "2026-01-01" },
    })
    expect(uploaded.error).toBeNull()
    expect(uploaded.data).toMatchObject({
      path: `${ann}/a picture (1).png`,
      fullPath: `own/${ann}/a picture (1).png`,
    })
    const downloaded = await files.download(`${ann}/a picture (1).png`)
    expect(new Uint8Array((await downloaded.data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes)
    expect(downloaded.data?.type).toBe("image/png")

    await files.upload(`${ann}/blob.txt`, new Blob(["from a blob"], { type: "text/plain" }), {
      metadata: { b: 1 },
    })
    expect(await text((await files.download(`${ann}/blob.txt`)).data)).toBe("from a blob")
    const form = new FormData()
    form.append("whatever", new Blob(["from a form"], { type: "text/css" }))
    await files.upload(`${ann}/form.css`, form)
    expect(await text((await files.download(`${ann}/form.css`)).data)).toBe("from a form")

    const info = await files.info(`${ann}/a picture (1).png`)
    expect(info.data).toMatchObject({
      name: `${ann}/a picture (1).png`,
      bucketId: "own",
      size: 100_000,
      contentType: "image/png",
      cacheControl: "max-age=60",
      etag: `"${createHash("md5").update(bytes).digest("hex")}"`,
      metadata: { taken: "2026-01-01" },
    })
    expect((await files.info(`${ann}/blob.txt`)).data).toMatchObject({
      contentType: "text/plain",
      metadata: { b: 1 },
    })
    expect((await files.exists(`${ann}/blob.txt`)).data).toBe(true)
    expect((await files.exists(`${ann}/nothing.txt`)).data).toBe(false)
  })

  test("to a key that is taken is refused, unless it is meant to replace the object", async () => {
    const files = await own(ann)
    const path = `${ann}/twice.txt`
    await files.upload(path, "first")
    const again = await files.upload(path, "second")
    expect(again.error).toMatchObject({ statusCode: "409", message: "The resource already exists" })
    expect(await text((await files.download(path)).data)).toBe("first")
    const before = await files.info(path)
    expect((await files.upload(path, "third", { upsert: true })).error).toBeNull()
    expect((await files.update(path, "fourth")).error).toBeNull()
    expect(await text((await files.download(path)).data)).toBe("fourth")
    expect((await files.info(path)).data?.id).toBe(before.data?.id)
  })

  test("without permission is refused, and so is one over someone else's file", async () => {
    const bens = await own(ben)
    expect((await bens.upload(`${ann}/mine.txt`, "no")).error).toMatchObject({
      statusCode: "403",
      message: "new row violates row-level security policy",
    })
    const shared = (await server.clientOf(ann)).storage.from("shared")
    expect((await shared.upload("board.txt", "hello")).error).toBeNull()
    const bensShared = (await server.clientOf(ben)).storage.from("shared")
    expect((await bensShared.upload("board.txt", "replaced", { upsert: true })).error).toMatchObject({
      statusCode: "403",
    })
    expect(await text((await bensShared.download("board.txt")).data)).toBe("hello")
    const anonymous = (await server.clientOf()).storage.from("shared")
    expect((await anonymous.upload("other.txt", "no")).error).toMatchObject({ statusCode: "403" })
  })

  test.each([
    ["own", "../climbing.txt", "InvalidKey"],
    ["own", "umläut.txt", "InvalidKey"],
    ["own", "nul%00.txt", "InvalidKey"],
    ["own", "..%2f..%2fetc/passwd", "InvalidKey"],
    ["nowhere", "a.txt", "NoSuchBucket"],
  ])("to %s/%s is refused as %s", async (bucket, key, code) => {
    const response = await ask(
      `/object/${bucket}/${key.replace("../", "%2e%2e%2f")}`,
      { method: "POST", body: "x" },
      await server.tokenOf(ann),
    )
    expect([response.status, await response.json()]).toMatchObject([400, { code }])
  })

  test("that is too large or has a type that isn't allowed is refused before or during reading, and leaves nothing", async () => {
    const before = server.files().length
    const pictures = (await server.clientOf(ann)).storage.from("pictures")
    const large = await pictures.upload(`${ann}/large.png`, new Uint8Array(1_001), {
      contentType: "image/png",
    })
    expect(large.error).toMatchObject({
      statusCode: "413",
      message: "The object exceeded the maximum allowed size",
    })
    const form = await pictures.upload(
      `${ann}/large.png`,
      new Blob([new Uint8Array(5_000)], { type: "image/png" }),
    )
    expect(form.error).toMatchObject({ statusCode: "413" })
    const other = await pictures.upload(`${ann}/notes.txt`, "x", { contentType: "text/plain" })
    expect(other.error).toMatchObject({ statusCode: "415", message: "mime type text/plain is not supported" })
    expect(
      (await pictures.upload(`${ann}/fits.png`, new Uint8Array(1_000), { contentType: "image/png" })).error,
    ).toBeNull()
    expect(server.files()).toHaveLength(before + 1)
  })
})

test("whose type or Cache-Control can't be sent as a header is refused", async () => {
  const token = await server.tokenOf(ann)
  const send = (headers: Record<string, string>, body: BodyInit = "x") =>
    ask(`/object/own/${ann}/header.txt`, { method: "POST", body, headers }, token)
  expect(await (await send({ "content-type": "squat" })).json()).toMatchObject({ code: "InvalidRequest" })
  const typed = new FormData()
  typed.append("", new Blob(["x"], { type: "squat" }))
  expect(await (await send({}, typed)).json()).toMatchObject({ code: "InvalidMimeType" })
  const odd = { "content-type": "text/plain", "cache-control": "<x>" }
  expect(await (await send(odd)).json()).toMatchObject({ code: "InvalidRequest" })
  const form = new FormData()
  form.append("cacheControl", "60\r\nx-evil: 1")
  form.append("", new Blob(["x"], { type: "text/plain" }))
  expect(await (await send({}, form)).json()).toMatchObject({ code: "InvalidRequest" })
})

describe("a download", () => {
  test("is only for people who may see the row; a hidden object looks like a missing one", async () => {
    await (await own(ann)).upload(`${ann}/secret.txt`, "secret", { upsert: true })
    const bens = await own(ben)
    for (const path of [`${ann}/secret.txt`, `${ann}/nothing.txt`]) {
      const { error } = await bens.download(path)
      expect(JSON.stringify(error)).toContain("400")
      const response = await ask(`/object/own/${path}`, {}, await server.tokenOf(ben))
      expect([response.status, await response.json()]).toEqual([
        400,
        { statusCode: "404", error: "not_found", message: "Object not found", code: "NoSuchKey" },
      ])
    }
    const nobody = await fetch(`${server.url}/storage/v1/object/own/${ann}/secret.txt`)
    expect(await nobody.json()).toMatchObject({ code: "NoSuchBucket" })
  })

  test("of a public bucket needs no key, but listing does", async () => {
    const files = (await server.clientOf(ann)).storage.from("open")
    await files.upload(`${ann}/logo.svg`, "<svg onload='alert(1)'/>", {
      contentType: "image/svg+xml",
      upsert: true,
    })
    const { data } = files.getPublicUrl(`${ann}/logo.svg`)
    const response = await fetch(data.publicUrl)
    expect(await response.text()).toBe("<svg onload='alert(1)'/>")
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "content-disposition": "attachment",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-robots-tag": "none",
    })
    expect((await (await server.clientOf()).storage.from("open").list(ann)).data).toEqual([])
  })

  test("of an HTML page is sent as text", async () => {
    const files = await own(ann)
    await files.upload(`${ann}/page.html`, "<script>alert(1)</script>", {
      contentType: "text/html",
      upsert: true,
    })
    const response = await ask(`/object/own/${ann}/page.html`, {}, await server.tokenOf(ann))
    expect(response.headers.get("content-type")).toBe("text/plain")
  })

  test("supports ranges, reports that nothing has changed, and names the file to save", async () => {
    const files = await own(ann)
    await files.upload(`${ann}/numbers.txt`, "0123456789", { upsert: true })
    const token = await server.tokenOf(ann)
    const get = (headers: Record<string, string>, query = "") =>
      ask(`/object/own/${ann}/numbers.txt${query}`, { headers }, token)
    const part = await get({ range: "bytes=2-4" })
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      "bytes 2-4/10",
      "234",
    ])
    expect(await (await get({ range: "bytes=7-" })).text()).toBe("789")
    expect(await (await get({ range: "bytes=-2" })).text()).toBe("89")
    const outside = await get({ range: "bytes=10-12" })
    expect([outside.status, outside.headers.get("content-range")]).toEqual([416, "bytes */10"])
    const whole = await get({})
    const etag = whole.headers.get("etag") ?? ""
    expect([whole.headers.get("content-length"), whole.headers.get("accept-ranges")]).toEqual(["10", "bytes"])
    expect((await get({ "if-none-match": etag })).status).toBe(304)
    expect((await get({ "if-none-match": '"other"' })).status).toBe(200)
    expect((await get({ "if-modified-since": whole.headers.get("last-modified") ?? "" })).status).toBe(304)
    expect((await get({}, "?download=")).headers.get("content-disposition")).toBe("attachment;")
    expect((await get({}, "?download=my%20file.txt")).headers.get("content-disposition")).toBe(
      "attachment; filename=my%20file.txt; filename*=UTF-8''my%20file.txt",
    )
  })
})

describe("a signed address", () => {
  test("gives access to one object without a key until it expires, and to no other", async () => {
    const files = await own(ann)
    await files.upload(`${ann}/signed me.txt`, "signed", { upsert: true })
    const signed = await files.createSignedUrl(`${ann}/signed me.txt`, 60)
    const url = signed.data?.signedUrl ?? ""
    const response = await fetch(url)
    expect(await response.text()).toBe("signed")
    expect(Date.parse(response.headers.get("expires") ?? "")).toBeGreaterThan(Date.now())
    const other = await fetch(url.replace("signed%20me", "secret"))
    expect(await other.json()).toMatchObject({ code: "InvalidSignature" })
    const forged = await fetch(`${url.slice(0, -6)}AAAAAA`)
    expect(await forged.json()).toMatchObject({ code: "InvalidJWT" })
    const ended = await files.createSignedUrl(`${ann}/signed me.txt`, 1)
    await expect
      .poll(async () => (await (await fetch(ended.data?.signedUrl ?? "")).text()).includes("InvalidJWT"), {
        timeout: 5_000,
      })
      .toBe(true)
    expect((await (await own(ben)).createSignedUrl(`${ann}/signed me.txt`, 60)).error).toMatchObject({
      statusCode: "404",
    })
  })

  test("can be created for many objects at once, and reports each one's success", async () => {
    const files = await own(ann)
    await files.upload(`${ann}/one.txt`, "1", { upsert: true })
    const { data } = await files.createSignedUrls([`${ann}/one.txt`, `${ben}/two.txt`], 60)
    expect(data?.map(({ error, path }) => [path, error === null])).toEqual([
      [`${ann}/one.txt`, true],
      [`${ben}/two.txt`, false],
    ])
    expect(await (await fetch(data?.[0]?.signedUrl ?? "")).text()).toBe("1")
  })

  test("lets one object be uploaded without a key, once", async () => {
    const files = await own(ann)
    const { data } = await files.createSignedUploadUrl(`${ann}/later.txt`)
    const anonymous = (await server.clientOf()).storage.from("own")
    const uploaded = await anonymous.uploadToSignedUrl(data?.path ?? "", data?.token ?? "", "by address")
    expect(uploaded.error).toBeNull()
    expect(await text((await files.download(`${ann}/later.txt`)).data)).toBe("by address")
    const again = await anonymous.uploadToSignedUrl(data?.path ?? "", data?.token ?? "", "again")
    expect(again.error).toMatchObject({ statusCode: "409" })
    const elsewhere = await anonymous.uploadToSignedUrl(`${ann}/elsewhere.txt`, data?.token ?? "", "no")
    expect(elsewhere.error).toMatchObject({ message: "Invalid signature" })
  })
})

describe("objects", () => {
  test("keep their content when they are moved, get their own when they are copied, and are removed with their files", async () => {
    const files = await own(ann)
    await files.upload(`${ann}/from.txt`, "content", { upsert: true, metadata: { a: 1 } })
    const before = await files.info(`${ann}/from.txt`)
    const [filesBefore] = [server.files().length]
    expect((await files.move(`${ann}/from.txt`, `${ann}/to.txt`)).data).toEqual({
      message: "Successfully moved",
    })
    expect((await files.info(`${ann}/to.txt`)).data?.id).toBe(before.data?.id)
    expect((await files.copy(`${ann}/to.txt`, `${ann}/copy.txt`)).data?.path).toBe(`own/${ann}/copy.txt`)
    expect((await files.copy(`${ann}/to.txt`, `${ann}/copy.txt`)).error).toMatchObject({ statusCode: "409" })
    expect((await files.move(`${ann}/copy.txt`, `${ann}/to.txt`)).error).toMatchObject({ statusCode: "409" })
    expect((await files.info(`${ann}/copy.txt`)).data?.metadata).toEqual({ a: 1 })
    expect(server.files()).toHaveLength(filesBefore + 1)

    const bens = await own(ben)
    expect((await bens.remove([`${ann}/to.txt`])).data).toEqual([])
    expect((await bens.move(`${ann}/to.txt`, `${ben}/to.txt`)).error).toMatchObject({ statusCode: "404" })
    const removed = await files.remove([`${ann}/to.txt`, `${ann}/copy.txt`, `${ann}/never.txt`])
    expect(removed.data?.map(({ name }) => name).toSorted()).toEqual([`${ann}/copy.txt`, `${ann}/to.txt`])
    expect(server.files()).toHaveLength(filesBefore - 1)
    expect((await files.download(`${ann}/to.txt`)).error).not.toBeNull()
  })

  test("are listed by folder, in the requested order, and only for people who may see them", async () => {
    const person = randomUUID()
    const files = await own(person)
    for (const name of ["b.txt", "A.txt", "sub/one.txt", "sub/two.txt", "c/deep/er.txt"]) {
      await files.upload(`${person}/${name}`, name)
    }
    const names = async (options?: object, folder = person) =>
      (await files.list(folder, options)).data?.map(({ name, id }) => (id === null ? `${name}/` : name))
    expect(await names()).toEqual(["A.txt", "b.txt", "c/", "sub/"])
    expect(await names({ sortBy: { column: "name", order: "desc" } })).toEqual([
      "sub/",
      "c/",
      "b.txt",
      "A.txt",
    ])
    expect(await names({ sortBy: { column: "created_at", order: "asc" } })).toEqual([
      "c/",
      "sub/",
      "b.txt",
      "A.txt",
    ])
    expect(await names({ limit: 2, offset: 1 })).toEqual(["b.txt", "c/"])
    expect(await names({ search: "a" })).toEqual(["A.txt"])
    expect(await names({}, `${person}/sub`)).toEqual(["one.txt", "two.txt"])
    expect((await (await own(ben)).list(person)).data).toEqual([])
    expect((await (await server.clientOf(ben)).storage.from("nowhere").list()).data).toEqual([])
  })

  test("are listed in pages with a cursor", async () => {
    const person = randomUUID()
    const files = await own(person)
    for (const name of ["1.txt", "2.txt", "sub/one.txt", "sub/two.txt", "z.txt"])
      await files.upload(`${person}/${name}`, name)
    const first = await files.listV2({ prefix: `${person}/`, with_delimiter: true, limit: 3 })
    expect(first.data).toMatchObject({
      hasNext: true,
      folders: [{ name: `${person}/sub/`, key: `${person}/sub` }],
      objects: [{ name: `${person}/1.txt` }, { name: `${person}/2.txt` }],
    })
    const second = await files.listV2({
      prefix: `${person}/`,
      with_delimiter: true,
      limit: 3,
      cursor: first.data?.nextCursor ?? "",
    })
    expect(second.data).toMatchObject({ hasNext: false, folders: [], objects: [{ name: `${person}/z.txt` }] })
    const all = await files.listV2({ prefix: `${person}/s` })
    expect(all.data?.objects.map(({ name }) => name)).toEqual([
      `${person}/sub/one.txt`,
      `${person}/sub/two.txt`,
    ])
  })
})

describe("buckets", () => {
  test("are created, read, changed, emptied and removed by the service role, and by nobody without a policy", async () => {
    const { storage } = server.service
    expect((await storage.createBucket("made", { public: false, fileSizeLimit: "1mb" })).data).toEqual({
      name: "made",
    })
    expect((await storage.createBucket("made")).error).toMatchObject({ statusCode: "409" })
    expect((await storage.getBucket("made")).data).toMatchObject({
      id: "made",
      public: false,
      file_size_limit: 1_000_000,
    })
    expect((await storage.updateBucket("made", { public: true })).error).toBeNull()
    expect((await storage.getBucket("made")).data).toMatchObject({ public: true })
    expect((await storage.listBuckets()).data?.map(({ id }) => id)).toContain("made")
    await storage.from("made").upload("a.txt", "a")
    expect((await storage.deleteBucket("made")).error).toMatchObject({
      message: "The bucket you tried to delete is not empty",
    })
    expect((await storage.emptyBucket("made")).error).toBeNull()
    expect((await storage.deleteBucket("made")).error).toBeNull()
    expect((await storage.getBucket("made")).error).toMatchObject({ statusCode: "404" })

    const anns = (await server.clientOf(ann)).storage
    expect((await anns.createBucket("hers")).error).toMatchObject({ statusCode: "403" })
    expect((await anns.getBucket("own")).error).toMatchObject({ message: "Bucket not found" })
    expect((await anns.listBuckets()).data).toEqual([])
    const emptied = await ask("/bucket/own/empty", { method: "POST", body: "{}" }, await server.tokenOf(ann))
    expect(emptied.status).toBe(403)
  })

  test.each(["", " padded", "a/b", "ümlaut", "x".repeat(101)])("can't be named %j", async (name) => {
    expect((await server.service.storage.createBucket(name)).error).toMatchObject({
      message: "Bucket name invalid",
    })
  })

  test("can't allow larger files than the server does", async () => {
    const { error } = await server.service.storage.createBucket("huge", {
      public: false,
      fileSizeLimit: "51gb",
    })
    expect(error).toMatchObject({ statusCode: "413" })
  })
})

test("a call without a token, with a forged one or with an unreadable body is refused in the contract's format", async () => {
  const none = await fetch(`${server.url}/storage/v1/bucket`)
  expect([none.status, await none.json()]).toEqual([
    400,
    { statusCode: "403", error: "Unauthorized", message: "Invalid Compact JWS", code: "AccessDenied" },
  ])
  const forged = await ask("/object/list/own", { method: "POST", body: "{}" }, "x.y.z")
  expect(await forged.json()).toMatchObject({ statusCode: "403", code: "AccessDenied" })
  const json = { "content-type": "application/json" }
  const broken = await ask(
    "/object/list/own",
    { method: "POST", body: "{", headers: json },
    await server.tokenOf(ann),
  )
  expect([broken.status, await broken.json()]).toMatchObject([400, { code: "InvalidRequest" }])
  const odd = await ask(
    "/object/list/own",
    { method: "POST", body: '{"prefix": 5}', headers: json },
    await server.tokenOf(ann),
  )
  expect(await odd.json()).toMatchObject({
    code: "InvalidRequest",
    message: expect.stringContaining("prefix"),
  })
  expect((await ask("/nothing/here")).status).toBe(404)
})

test("rows of objects can't be deleted without the server", async () => {
  await expect(server.sql("delete from storage.objects")).rejects.toThrow(
    "Direct deletion from storage tables is not allowed",
  )
})
