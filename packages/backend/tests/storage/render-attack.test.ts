import { randomUUID } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import pg from "pg"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { anonKeyFrom } from "#server/setup/keys/api-keys.ts"
import { createDatabase } from "#tests/support/database.ts"
import { newClient, password } from "#tests/support/person.ts"
import { spawnServer } from "#tests/support/process-server.ts"
import type { ServerProcess } from "#tests/support/spawn-program.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"
import { drawingProcesses, isDrawing, memoryLimitOf, memoryOf } from "./drawing-processes.ts"
import { gymSchema } from "./gym-files.ts"
import { madePng } from "./made-png.ts"

const dataDir = mkdtempSync(join(tmpdir(), "repertoire-attack-"))
let database: Awaited<ReturnType<typeof createDatabase>>
let server: ServerProcess
let attacker: Awaited<ReturnType<typeof signUp>>
let person: typeof attacker
beforeAll(async () => {
  database = await createDatabase()
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  await admin.query(gymSchema)
  await admin.end()
  server = await spawnServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    JWT_SECRET: testSecrets.jwtSecret,
    AUTH_AUTOCONFIRM: "true",
    AUTH_RATE_LIMITS: "off",
  })
  attacker = await signUp(vastPicture())
  person = await signUp(
    await sharp({ create: { width: 256, height: 256, channels: 3, background: "#c33" } })
      .jpeg()
      .toBuffer(),
  )
})
afterAll(async () => {
  await server.kill("SIGTERM")
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

/** 7,000 × 7,000 gray pixels in 0.2 MB: noisy stripes, which cost an encoder the most. */
function vastPicture(): Buffer {
  const row = Buffer.alloc(7_000)
  for (let x = 0; x < row.length; x += 1) row[x] = (x * x * 7 + x * 31) % 251
  return madePng({ side: 7_000, bits: 8, row })
}

/** A person with an account and a picture, and the requests for it. */
async function signUp(picture: Buffer) {
  const client = newClient({ url: server.url, anonKey: anonKeyFrom(testSecrets.jwtSecret) })
  const email = `${randomUUID()}@example.com`
  const { data, error } = await client.auth.signUp({ email, password })
  expect(error).toBeNull()
  const key = `${data.user?.id}/avatar`
  const stored = await client.storage.from("own").upload(key, picture, { contentType: "image/png" })
  expect(stored.error).toBeNull()
  const headers = { authorization: `Bearer ${data.session?.access_token}` }
  return (path: string, signal?: AbortSignal) =>
    fetch(`${server.url}/storage/v1/${path.replace("*", `authenticated/own/${key}`)}`, {
      headers,
      signal: signal ?? null,
    })
}

// In milliseconds: shorter than an idle process is kept.
const patience = { timeout: 5_000 }
const vast = "render/image/*?format=avif"
const small = "render/image/*?width=100&height=100"

const finish = async (response: Promise<Response>) => (await (await response).arrayBuffer()).byteLength

test("with nine huge pictures at once, another person's picture takes under 500 ms and the server stays under 400 MB", async () => {
  let isOver = false
  const asked = Array.from({ length: 9 }, () => finish(attacker(vast)))
  const attack = Promise.all(asked).finally(() => {
    isOver = true
  })
  let mostMegabytes = 0
  const watching = (async () => {
    while (!isOver) {
      mostMegabytes = Math.max(mostMegabytes, memoryOf(server.pid))
      await setTimeout(20)
    }
  })()
  await Promise.race(asked)
  const milliseconds: number[] = []
  while (!isOver) {
    for (const path of ["object/*", small]) {
      const started = performance.now()
      expect(await finish(person(path))).toBeGreaterThan(0)
      milliseconds.push(performance.now() - started)
    }
    await setTimeout(20)
  }
  await Promise.all([attack, watching])
  expect(milliseconds.length).toBeGreaterThan(10)
  // Checks the 95th percentile, because other tests keep the processors busy.
  expect(milliseconds.toSorted((a, b) => b - a)[Math.floor(milliseconds.length / 20)]).toBeLessThan(500)
  expect(mostMegabytes).toBeLessThan(400)
}, 120_000)

test("nothing is rendered for a client that has left, and its place is free again", async () => {
  expect(await finish(person(small))).toBeGreaterThan(0)
  const before = drawingProcesses(server.pid)
  const leaving = new AbortController()
  const asked = Array.from({ length: 30 }, () => attacker(vast, leaving.signal).catch(() => undefined))
  await vi.waitFor(() => expect(drawingProcesses(server.pid)).toHaveLength(2), patience)
  leaving.abort()
  await Promise.all(asked)
  // The process that was drawing has ended, and nobody has lost their turn.
  await vi.waitFor(
    () => expect(before.filter((pid) => isDrawing(pid)).length).toBeLessThan(before.length),
    patience,
  )
  const sizes = await Promise.all([1, 2, 3].map(() => finish(attacker(small))))
  expect(sizes.every((size) => size > 0)).toBe(true)
})

test("a killed process is replaced", async () => {
  for (let kill = 0; kill < 2; kill += 1) {
    expect((await person(small)).status).toBe(200)
    const killed = drawingProcesses(server.pid)
    expect(killed.length).toBeGreaterThan(0)
    for (const pid of killed) process.kill(pid, "SIGKILL")
    await vi.waitFor(() => expect(killed.some((pid) => isDrawing(pid))).toBe(false), patience)
  }
  expect((await person(small)).status).toBe(200)
})

test("the rendering process has none of the server's secrets, has limited memory, and ends with the server", async () => {
  expect((await person(small)).status).toBe(200)
  const drawing = drawingProcesses(server.pid)
  for (const pid of drawing) {
    expect(memoryLimitOf(pid)).toBe(288)
    expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toContain(testSecrets.jwtSecret)
  }
  await server.kill("SIGKILL")
  await vi.waitFor(() => expect(drawing.some((pid) => isDrawing(pid))).toBe(false), patience)
})
