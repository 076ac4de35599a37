import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import "#tests/support/person.ts"
import { type GymFiles, startGymFiles } from "./gym-files.ts"
import { madePng } from "./made-png.ts"

const dataDir = mkdtempSync(join(tmpdir(), "repertoire-pictures-"))
let server: GymFiles
const ann = randomUUID()
beforeAll(async () => {
  server = await startGymFiles(dataDir)
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

const files = async (bucket: string, person = ann) => (await server.clientOf(person)).storage.from(bucket)

/** A picture of 400 × 200 pixels, stored sideways and with metadata about where it was taken, as phones do. */
const photograph = () =>
  sharp({ create: { width: 200, height: 400, channels: 3, background: "#c33" } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: "where it was taken" } })
    .jpeg()
    .toBuffer()

async function put(key: string, body: Buffer | string, contentType = "image/jpeg") {
  const { error } = await server.service.storage.from("open").upload(`${ann}/${key}`, body, { contentType })
  expect(error).toBeNull()
  return `${ann}/${key}`
}

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers })
  const body = Buffer.from(await response.arrayBuffer())
  return { response, body, picture: response.ok ? await sharp(body).metadata() : undefined }
}

const address = async (path: string, transform: object) =>
  (await files("open")).getPublicUrl(path, { transform }).data.publicUrl

test("a picture is rendered upright in the requested size, without the camera's metadata", async () => {
  const path = await put("photograph.jpg", await photograph())
  const sizes = {
    cover: { width: 100, height: 100 },
    contain: { width: 100, height: 50 },
    fill: { width: 100, height: 100 },
  }
  for (const [resize, { width, height }] of Object.entries(sizes)) {
    const { response, picture } = await get(await address(path, { width: 100, height: 100, resize }))
    expect(response.headers.get("content-type")).toBe("image/jpeg")
    expect(picture).toMatchObject({ width, height })
    expect(picture?.exif).toBeUndefined()
    expect(picture?.orientation).toBeUndefined()
  }
  const { picture } = await get(await address(path, { width: 200 }))
  expect(picture).toMatchObject({ width: 200, height: 100 })
})

test("a picture is never enlarged, and its sides are kept within the limits", async () => {
  const path = await put("small.jpg", await photograph())
  const { response, picture } = await get(`${await address(path, { width: 9_000 })}&height=0`)
  expect(response.headers.get("x-transformations")).toBe("height:1,width:2000,resizing_type:fill")
  expect(picture).toMatchObject({ width: 400, height: 1 })
})

test("no side is rendered longer than 2,000 pixels, whatever is requested or left out", async () => {
  const path = await put("vast.png", madePng({ side: 3_000, bits: 1, row: Buffer.alloc(375) }))
  const sizes = {
    "": { width: 2_000, height: 2_000 },
    "resize=fill": { width: 2_000, height: 2_000 },
    "resize=fill&width=10": { width: 10, height: 2_000 },
    "resize=contain&height=10": { width: 10, height: 10 },
    "width=2500": { width: 2_000, height: 2_000 },
  }
  for (const [query, size] of Object.entries(sizes)) {
    const url = `${server.url}/storage/v1/render/image/public/open/${path}?${query}`
    expect([query, (await get(url)).picture]).toMatchObject([query, size])
  }
})

test("a picture that must be decoded as a whole has a lower size limit than one that is read line by line", async () => {
  const vast = sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: "#c33" } })
  const byLines = await vast.clone().jpeg().toBuffer()
  const atOnce = await vast.jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer()
  expect((await get(await address(await put("lines.jpg", byLines), { width: 10 }))).response.status).toBe(200)
  const { response, body } = await get(await address(await put("once.jpg", atOnce), { width: 10 }))
  expect([response.status, JSON.parse(body.toString()).message]).toEqual([
    400,
    "The picture is too large to resize",
  ])
})

test("the format is the picture's own, the requested one, or WebP for clients that accept it", async () => {
  const path = await put("formats.jpg", await photograph())
  const plain = await address(path, { width: 50, quality: 60 })
  expect((await get(plain)).picture?.format).toBe("jpeg")
  const taken = await get(plain, { accept: "image/webp,*/*" })
  expect([taken.picture?.format, taken.response.headers.get("vary")]).toEqual(["webp", "Accept"])
  expect(
    (await get(await address(path, { width: 50, format: "origin" }), { accept: "image/webp" })).picture
      ?.format,
  ).toBe("jpeg")
  expect((await get(await address(path, { width: 50, format: "avif" }))).picture?.format).toBe("heif")
})

test("a rendered picture is recognized by its ETag", async () => {
  const url = await address(await put("tags.jpg", await photograph()), { width: 50 })
  const tag = (await get(url)).response.headers.get("etag") ?? ""
  expect((await get(url, { "if-none-match": tag })).response.status).toBe(304)
  const other = await address(`${ann}/tags.jpg`, { width: 51 })
  expect((await get(other, { "if-none-match": tag })).response.status).toBe(200)
})

test("a picture is rendered only for people who may see it, even if its bucket is public", async () => {
  await server.service.storage
    .from("own")
    .upload(`${ann}/private.jpg`, await photograph(), { contentType: "image/jpeg" })
  const drawn = await (
    await files("own")
  ).download(`${ann}/private.jpg`, { transform: { width: 10, height: 10 } })
  expect(
    await sharp(Buffer.from((await drawn.data?.arrayBuffer()) ?? new ArrayBuffer())).metadata(),
  ).toMatchObject({ width: 10 })
  const stranger = await files("own", randomUUID())
  expect((await stranger.download(`${ann}/private.jpg`, { transform: { width: 10 } })).error).not.toBeNull()
  const asPublic = (await files("own")).getPublicUrl(`${ann}/private.jpg`, { transform: { width: 10 } })
  expect((await get(asPublic.data.publicUrl)).response.status).toBe(400)
})

test("a signed address for a small picture gives access only to that picture", async () => {
  await server.service.storage
    .from("own")
    .upload(`${ann}/signed.jpg`, await photograph(), { contentType: "image/jpeg" })
  const transform = { width: 40, height: 40, resize: "contain" as const }
  const { data } = await (await files("own")).createSignedUrl(`${ann}/signed.jpg`, 60, { transform })
  const url = data?.signedUrl ?? ""
  expect(url).toContain("/render/image/sign/")
  expect((await get(url)).picture).toMatchObject({ width: 40, height: 20 })
  expect((await get(`${url}&width=400&height=400`)).picture).toMatchObject({ width: 40, height: 20 })
  expect((await get(url.replace("/render/image/sign/", "/object/sign/"))).response.status).toBe(400)
  expect((await get(url.replace("signed.jpg?", "other.jpg?"))).response.status).toBe(400)
})

test("a file that isn't a picture, or a request that is too large, is refused with a message", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/hostname"/></svg>'
  const bad: Record<string, Buffer | string> = {
    "text.jpg": "no picture",
    "cut.jpg": (await photograph()).subarray(0, 300),
    "drawing.jpg": svg,
    "bomb.png": madePng({ side: 10_000, bits: 1, row: Buffer.alloc(1_250) }),
  }
  for (const [name, body] of Object.entries(bad)) {
    const { response, body: said } = await get(await address(await put(name, body), { width: 10 }))
    expect([name, response.status, JSON.parse(said.toString()).message]).toEqual([
      name,
      400,
      "The picture can't be read",
    ])
  }
  const good = await put("good.jpg", await photograph())
  for (const query of ["quality=5", "resize=stretch", "width=wide", "format=gif"]) {
    const { response } = await get(`${server.url}/storage/v1/render/image/public/open/${good}?${query}`)
    expect([query, response.status]).toEqual([query, 400])
  }
})

test("only the service role can purge the cache, which is always empty", async () => {
  const ask = async (token: string) =>
    (
      await fetch(`${server.url}/storage/v1/cdn/open/${ann}/good.jpg`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${token}` },
      })
    ).status
  expect(await ask(server.serviceRoleKey)).toBe(200)
  expect(await ask(await server.tokenOf(ann))).toBe(403)
})
