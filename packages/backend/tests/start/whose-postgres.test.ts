import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { getuid } from "node:process"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { spawnServer } from "#tests/support/process-server.ts"

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "repertoire-whose-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Starts twice, and returns who owned the database and which user Postgres ran as. */
async function startTwice(
  dataDir: string,
  settings: Record<string, string>,
  user: { uid?: number; gid?: number } = {},
) {
  const first = await spawnServer({ DATA_DIR: dataDir, ...settings }, user)
  const output = first.output()
  expect(await first.kill("SIGTERM")).toBe(0)
  const second = await spawnServer({ DATA_DIR: dataDir, ...settings }, user)
  const cluster = /the database is in (\S+)\./.exec(output)?.[1] ?? dataDir
  const pid = readFileSync(join(cluster, "postgres/postmaster.pid"), "utf8").split("\n")[0]
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  expect(await second.kill("SIGTERM")).toBe(0)
  return {
    output,
    place: cluster,
    owner: statSync(join(cluster, "postgres")).uid,
    runsAs: Number(/^Uid:\s+\d+\s+(\d+)/m.exec(status)?.[1]),
    capabilities: BigInt(`0x${/^CapEff:\s+(\w+)/m.exec(status)?.[1]}`),
  }
}

// CAP_DAC_READ_SEARCH
const mayPassFolders = 1n << 2n
// A user that has a name on every system, as initdb requires.
const nobody = 65_534

function folderOfNobody() {
  const dataDir = join(folder, "data")
  chmodSync(folder, 0o755)
  mkdirSync(dataDir)
  chownSync(dataDir, nobody, nobody)
  return dataDir
}

test("whoever starts the server, Postgres runs as an unprivileged user and stores its data in DATA_DIR", async () => {
  const dataDir = join(folder, "deep/data")
  const { owner, runsAs, place } = await startTwice(dataDir, {})
  expect(runsAs).not.toBe(0)
  expect(owner).toBe(runsAs)
  expect(place).toBe(dataDir)
})

test("a path that is too long for a socket works too", async () => {
  const dataDir = join(folder, "a".repeat(100), "b".repeat(60))
  const { place } = await startTwice(dataDir, {})
  expect(place).toBe(dataDir)
})

describe.runIf(getuid?.() === 0)("started by root", () => {
  test("as root below a folder that only root can traverse, Postgres is granted only the right to traverse it", async () => {
    const { runsAs, capabilities, place } = await startTwice(join(folder, "data"), {})
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(runsAs).not.toBe(0)
    expect(capabilities).toBe(mayPassFolders)
    expect(place).toBe(join(folder, "data"))
  })

  test("as root below a folder that everyone can traverse, Postgres is granted nothing", async () => {
    chmodSync(folder, 0o755)
    const { runsAs, capabilities } = await startTwice(join(folder, "data"), {})
    expect(runsAs).not.toBe(0)
    expect(capabilities).toBe(0n)
  })

  test("as root where that right can't be granted, the data is stored elsewhere, and the server says so", async () => {
    const { output, place, runsAs } = await startTwice(join(folder, "data"), { PATH: "/nowhere" })
    expect(output).toContain(
      `can't access ${join(folder, "data")}, so the database is in /var/lib/repertoire/`,
    )
    expect(place).toMatch(/^\/var\/lib\/repertoire\/[0-9a-f]{12}$/)
    expect(runsAs).not.toBe(0)
    expect(existsSync(join(folder, "data/postgres"))).toBe(false)
    rmSync(place, { recursive: true })
  })

  test("as an ordinary user, everything belongs to that user", async () => {
    const dataDir = folderOfNobody()
    const { owner, runsAs } = await startTwice(dataDir, {}, { uid: nobody, gid: nobody })
    expect([owner, runsAs]).toEqual([nobody, nobody])
  })

  test("root can continue with a database that an ordinary user created", async () => {
    const dataDir = folderOfNobody()
    await startTwice(dataDir, {}, { uid: nobody, gid: nobody })
    expect((await startTwice(dataDir, {})).runsAs).toBe(nobody)
  })
})
