import { readdirSync } from "node:fs"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import "#tests/support/person.ts"
import { inspectable, memoryOf } from "#tests/support/process-memory.ts"
import { contentLength, kindsOfUpload, uploadsTo } from "./cut-uploads.ts"
import { type FilesProcess, spawnFiles } from "./files-process.ts"
import { type Cut, type RawAnswer, sendRaw } from "./raw-request.ts"

// The number of uploads of each kind. By hand, run more: UPLOADS=5000, which cuts at each of the first 4,096 bytes, and the others at random moments.
const uploads = Number(process.env["UPLOADS"] ?? 50)
const atOnce = 16
const firstBytes = 4_096
const mostBytesMore = 20_000_000
const patience = { timeout: 60_000, interval: 200 }

let server: FilesProcess
beforeAll(async () => {
  server = await spawnFiles(inspectable)
})
afterAll(() => server.stop())

const end = fc.constantFrom("drops" as const, "ends" as const)
const cutAtByte = fc.record({ bytes: fc.integer({ min: 1, max: firstBytes }), after: fc.constant(0), end })
const cutInTime = fc.record({ bytes: fc.constant(undefined), after: fc.integer({ min: 0, max: 50 }), end })

/** Most cuts come after a number of bytes (after each number once, if there are enough cuts), the rest after a time. */
function cutsOf(seed: number): Cut[] {
  const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number) =>
    numRuns > 0 ? fc.sample(arbitrary, { numRuns, seed: (fc.readConfigureGlobal()?.seed ?? 0) + seed }) : []
  if (uploads < firstBytes) {
    const inTime = Math.ceil(uploads / 5)
    return [...sample(cutAtByte, uploads - inTime), ...sample(cutInTime, inTime)]
  }
  const ends = sample(end, firstBytes)
  return [
    ...ends.map((how, index) => ({ bytes: index + 1, after: 0, end: how })),
    ...sample(cutInTime, uploads - firstBytes),
  ]
}

test("uploads of every kind that are cut off at any point leave the server as it was", async () => {
  const uploadOf = uploadsTo(server)
  const run = async (kind: (typeof kindsOfUpload)[number], cut: Cut) => {
    const upload = await uploadOf(kind)
    const answer = await sendRaw(server.url, upload.bytes, cut)
    if (answer) expectContracts(kind, answer, cut)
    await upload.giveUp()
  }
  // Send whole uploads first, because memory that a process keeps after its first requests isn't a leak.
  for (const kind of kindsOfUpload) await run(kind, { bytes: 3_000, after: 0 })
  await expectNothingLeft()
  const before = { bytes: await memoryOf(server.output()), descriptors: descriptors() }

  const all = kindsOfUpload.flatMap((kind, seed) => cutsOf(seed).map((cut) => ({ kind, cut })))
  const turns = all.values()
  const work = async () => {
    for (const { kind, cut } of turns) await run(kind, cut)
  }
  await Promise.all(Array.from({ length: atOnce }, work))

  const more = async () => (await memoryOf(server.output())) - before.bytes
  // Responses that nobody reads take memory until they time out.
  await vi.waitFor(async () => expect(await more()).toBeLessThan(mostBytesMore), patience)
  await run("raw", {})
  await expectNothingLeft()
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(server.output()).not.toMatch(/request failed|"level":50/)
  // Allows for connections that the pools of the database and the clients have opened by then.
  expect(descriptors()).toBeLessThan(before.descriptors + 60)
  console.info(`${all.length} uploads cut; ${(await more()).toFixed(1)} MB more than before`)
}, 1_800_000)

const descriptors = () => readdirSync(`/proc/${server.pid}/fd`).length

/** A cut upload is refused, if there is a response at all; a complete one may be accepted. */
function expectContracts(kind: string, { status, body }: RawAnswer, { end }: Cut) {
  // If a client stops sending in the middle, the HTTP server itself responds like this, whatever the route.
  if (end === "ends" && status === 400) return undefined
  if (kind.includes("tus")) return expect([201, 204, 404, 409]).toContain(status)
  const said: unknown = JSON.parse(body)
  if (status === 200) return expect(said).toHaveProperty("Key")
  const refusal = { statusCode: "400", error: "Error", code: "InvalidRequest", message: expect.any(String) }
  return expect([status, said]).toEqual([400, refusal])
}

/** Checks that no file or row is left from cut uploads. Whatever arrived completely is complete, and is removed with its row. */
async function expectNothingLeft() {
  await vi.waitFor(async () => {
    expect(await server.sql("select * from storage_guard.resumable_uploads where not is_stored")).toEqual([])
    expect(await server.sql("select * from storage_guard.loose_files")).toEqual([])
  }, patience)
  const rows = await server.sql(
    "select version, metadata -> 'size' as size, bucket_id from storage.objects order by 1",
  )
  for (const { size } of rows.filter(({ bucket_id }) => bucket_id === "own")) expect(size).toBe(contentLength)
  expect(server.files().toSorted()).toEqual(rows.map(({ version }) => version))
}
