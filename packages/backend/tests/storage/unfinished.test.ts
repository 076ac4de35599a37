import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import "#tests/support/person.ts"
import { type GymFiles, startGymFiles } from "./gym-files.ts"

const dataDir = mkdtempSync(join(tmpdir(), "repertoire-unfinished-"))
let server: GymFiles
let ann: string
beforeAll(async () => {
  const bounds = { STORAGE_MAX_BYTES: "100000", STORAGE_MAX_UNFINISHED: "10", ACCOUNT_MAX_BYTES: "500000" }
  server = await startGymFiles(dataDir, bounds)
})
beforeEach(() => {
  ann = randomUUID()
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

const base64 = (text: string) => Buffer.from(text).toString("base64")

interface Asking {
  key: string
  /** The number of bytes announced; if undefined, it will be announced later. */
  length?: number
  token?: string
}

/** Begins an upload, by Ann unless there is a token. */
async function begin({ key, length, token }: Asking) {
  return fetch(`${server.url}/storage/v1/upload/resumable`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token ?? (await server.tokenOf(ann))}`,
      "tus-resumable": "1.0.0",
      "upload-metadata": `bucketName ${base64("own")},objectName ${base64(key)}`,
      ...(length === undefined ? { "upload-defer-length": "1" } : { "upload-length": String(length) }),
    },
  })
}

async function ask(address: string, method: string, sent: { offset?: number; body?: BodyInit } = {}) {
  return fetch(address, {
    method,
    headers: {
      authorization: `Bearer ${await server.tokenOf(ann)}`,
      "tus-resumable": "1.0.0",
      ...(sent.offset !== undefined && {
        "upload-offset": String(sent.offset),
        "content-type": "application/offset+octet-stream",
      }),
    },
    ...(sent.body !== undefined && { body: sent.body, duplex: "half" }),
  })
}

const addressOf = (response: Response) => response.headers.get("location") ?? ""
const parts = () => server.files().filter((file) => file.endsWith(".part"))
const bytesOfParts = () =>
  parts().reduce((sum, part) => sum + statSync(join(dataDir, "storage", part.slice(0, 2), part)).size, 0)
const refusal = [429, "You have too many unfinished uploads. Finish or delete one, then try again.\n"]

describe("unfinished uploads", () => {
  test("for the same key replace each other: 50 of them, with 99,999 of 100,000 bytes each, take the space of one", async () => {
    const key = `${ann}/again.bin`
    const almost = Buffer.alloc(99_999)
    const addresses: string[] = []
    for (let turn = 0; turn < 50; turn += 1) {
      const address = addressOf(await begin({ key, length: 100_000 }))
      expect((await ask(address, "PATCH", { offset: 0, body: almost })).status).toBe(204)
      addresses.push(address)
    }
    expect([parts().length, bytesOfParts()]).toEqual([1, 99_999])
    expect(await server.sql("select from storage_guard.loose_files")).toHaveLength(1)
    expect((await ask(addresses.at(-2) ?? "", "HEAD")).status).toBe(404)
    const last = addresses.at(-1) ?? ""
    expect((await ask(last, "PATCH", { offset: 99_999, body: "!" })).status).toBe(204)
    expect(parts()).toEqual([])
  })

  test("are limited per person, without affecting other people", async () => {
    const before = parts().length
    const begun = await Promise.all(
      Array.from({ length: 40 }, (_, index) => begin({ key: `${ann}/${index}`, length: 10 })),
    )
    const taken = begun.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(10)
    const [refused] = begun.filter(({ status }) => status !== 201)
    expect([refused?.status, await refused?.text()]).toEqual(refusal)
    expect(parts()).toHaveLength(before + 10)

    const ben = randomUUID()
    const other = await begin({ key: `${ben}/a`, length: 10, token: await server.tokenOf(ben) })
    expect(other.status).toBe(201)
    const whole = (await server.clientOf(ann)).storage.from("own")
    expect((await whole.upload(`${ann}/whole`, "whole")).error).toBeNull()

    const [first = "", second = ""] = taken.map(addressOf)
    expect((await ask(first, "PATCH", { offset: 0, body: "0123456789" })).status).toBe(204)
    expect((await ask(second, "DELETE")).status).toBe(204)
    for (const name of ["more", "and more"])
      expect((await begin({ key: `${ann}/${name}`, length: 10 })).status).toBe(201)
    expect((await begin({ key: `${ann}/one too many`, length: 10 })).status).toBe(429)
  })

  test("take up no more than an account may store, counted by their announced size", async () => {
    for (const name of ["1", "2", "3", "4"])
      expect((await begin({ key: `${ann}/${name}`, length: 100_000 })).status).toBe(201)
    const open = await begin({ key: `${ann}/open` })
    expect(open.status).toBe(201)
    const refused = await begin({ key: `${ann}/6`, length: 1 })
    expect([refused.status, await refused.text()]).toEqual(refusal)
    // An upload that replaces another one doesn't count in addition to it.
    expect((await begin({ key: `${ann}/4`, length: 100_000 })).status).toBe(201)
    expect((await begin({ key: `${ann}/4`, length: 99_999 })).status).toBe(201)
    expect((await begin({ key: `${ann}/6`, length: 1 })).status).toBe(201)
  })

  test("started by the service are limited only by their keys", async () => {
    const token = server.serviceRoleKey
    const begun = await Promise.all(
      Array.from({ length: 12 }, (_, index) => begin({ key: `${ann}/${index}`, length: 100_000, token })),
    )
    expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 201))
    const before = parts().length
    expect((await begin({ key: `${ann}/0`, length: 100_000, token })).status).toBe(201)
    expect(parts()).toHaveLength(before)
    // They can't end someone else's upload with the same key.
    expect((await begin({ key: `${ann}/0`, length: 10 })).status).toBe(201)
    expect(parts()).toHaveLength(before + 1)
  })

  test("can be ended while a part is still arriving, and leave nothing behind", async () => {
    const [before, bytesBefore] = [parts(), bytesOfParts()]
    const key = `${ann}/slow`
    const address = addressOf(await begin({ key, length: 100_000 }))
    const { readable, writable } = new TransformStream<Uint8Array>()
    const sender = writable.getWriter()
    const answer = ask(address, "PATCH", { offset: 0, body: readable })
    await sender.write(Buffer.alloc(50_000))
    await vi.waitFor(() => expect(bytesOfParts()).toBeGreaterThan(bytesBefore))
    const next = addressOf(await begin({ key, length: 10 }))
    expect((await answer).status).toBe(404)
    await sender.abort()
    expect((await ask(next, "PATCH", { offset: 0, body: "0123456789" })).status).toBe(204)
    expect(parts()).toEqual(before)
  })

  test("started at once with the same key are told that another one replaced them, and one remains", async () => {
    const before = parts().length
    const token = await server.tokenOf(ann)
    const key = `${ann}/at-once.bin`
    const headers = {
      authorization: `Bearer ${token}`,
      "tus-resumable": "1.0.0",
      "upload-metadata": `bucketName ${base64("own")},objectName ${base64(key)}`,
      "upload-length": "100000",
      "content-type": "application/offset+octet-stream",
    }
    const body = Buffer.alloc(99_999)
    const address = `${server.url}/storage/v1/upload/resumable`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(address, { method: "POST", headers, body })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(201)
    expect(statuses.filter((status) => status !== 201 && status !== 404)).toEqual([])
    await vi.waitUntil(() => parts().length === before + 1)
  })

  test("ended while they are being stored are stored completely or leave nothing", async () => {
    const body = Buffer.alloc(50_000)
    const race = async (wait: number) => {
      const address = addressOf(await begin({ key: `${ann}/race ${wait}`, length: body.length }))
      const last = ask(address, "PATCH", { offset: 0, body })
      await setTimeout(wait / 4)
      const [{ status }, ended] = await Promise.all([last, ask(address, "DELETE")])
      expect([204, 400, 404, 410]).toContain(status)
      expect([204, 400, 404]).toContain(ended.status)
    }
    for (let turn = 0; turn < 15; turn += 1)
      await Promise.all(Array.from({ length: 6 }, (_, index) => race(turn * 6 + index)))
    const rows = await server.sql("select version from storage.objects order by 1")
    const whole = server.files().filter((file) => !file.endsWith(".part"))
    expect(whole.toSorted()).toEqual(rows.map(({ version }) => version))
  })
})
