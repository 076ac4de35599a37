import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import "#tests/support/person.ts"
import { fuzzSeed } from "#tests/support/fuzz-seed.ts"
import { type GymFiles, startGymFiles } from "./gym-files.ts"
import { ann, hostileRequests } from "./hostile-requests.ts"
import { bytesOf, type RawAnswer, type RawRequest, sendRaw } from "./raw-request.ts"

// By hand, run more: REQUESTS=100000.
const requests = Number(process.env["REQUESTS"] ?? 2_000)
const atOnce = 12

const dataDir = mkdtempSync(join(tmpdir(), "repertoire-hostile-"))
let server: GymFiles
beforeAll(async () => {
  server = await startGymFiles(dataDir)
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

test(`${requests} hostile requests to every route get responses from the contract, never a 5xx`, async () => {
  const authorization = `Bearer ${await server.tokenOf(ann)}`
  await (await server.clientOf(ann)).storage.from("own").upload(`${ann}/a.txt`, "0123456789")
  const begun = await begin(authorization)
  const found: unknown[] = []
  const turns = fc.sample(hostileRequests, { numRuns: requests }).values()
  const work = async () => {
    for (const request of turns) {
      const headers = { authorization, ...request.headers, connection: "close" }
      const path = `/storage/v1${request.path.replace("/resumable/begun", `/resumable/${begun}`)}`
      const answer = await sendRaw(server.url, bytesOf({ ...request, path, headers }))
      if (!isContracts(request, answer)) found.push({ path, headers, request: request.method, answer })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(found.slice(0, 5), `FUZZ_SEED=${fuzzSeed}`).toEqual([])
}, 1_800_000)

/** Begins an upload in parts by Ann, whose length is announced later. Returns the last part of its address. */
async function begin(authorization: string): Promise<string> {
  const base64 = (text: string) => Buffer.from(text).toString("base64")
  const response = await fetch(`${server.url}/storage/v1/upload/resumable`, {
    method: "POST",
    headers: {
      authorization,
      "tus-resumable": "1.0.0",
      "upload-defer-length": "1",
      "upload-metadata": `bucketName ${base64("own")},objectName ${base64(`${ann}/begun`)}`,
    },
  })
  return response.headers.get("location")?.split("/").at(-1) ?? ""
}

function isContracts({ path }: RawRequest, answer: RawAnswer | undefined): boolean {
  if (!answer || answer.status >= 500) return false
  if (answer.status < 400 || path.startsWith("/upload/resumable")) return true
  // An invalid address is refused before any route is reached.
  if (/"FST_ERR_(BAD_URL|MAX_PARAM_LENGTH)"|"Client Error"/.test(answer.body)) return true
  try {
    const { statusCode, error, code, message }: Record<string, unknown> = Object(JSON.parse(answer.body))
    return [statusCode, error, code, message].every((each) => typeof each === "string")
  } catch {
    return false
  }
}
