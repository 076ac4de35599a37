import { chmodSync, existsSync, mkdirSync } from "node:fs"
import { createServer, type Server } from "node:net"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { holdFolder } from "#server/postgres/embedded/folder-lock.ts"
import { freePort } from "@repertoire/backend/testing/free-port.ts"
import { freshClone, type SmallClone } from "./small-clone.ts"

let clone: SmallClone
beforeEach(() => {
  clone = freshClone()
})
afterEach(() => clone.remove())

const nothingWasDone = () => {
  expect(existsSync(join(clone.folder, "node_modules"))).toBe(false)
  expect(existsSync(join(clone.folder, "dist"))).toBe(false)
}

test("npm start next to a running server reports the port in use, before it installs or builds anything", async () => {
  const port = await freePort()
  const other: Server = createServer()
  await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve))
  const { output, exitCode } = await clone.run("start.mjs", [], { PORT: String(port) })
  expect(output).toBe(`PORT: ${port} is in use by another program on 127.0.0.1.\n`)
  expect(exitCode).toBe(1)
  nothingWasDone()
  other.close()
})

test("npm start next to a server on the same data folder reports it in use, before it installs or builds anything", async () => {
  const dataDir = join(clone.folder, "mine")
  mkdirSync(dataDir)
  const hold = holdFolder(dataDir)
  const settings = { PORT: String(await freePort()), DATA_DIR: "mine" }
  const { output, exitCode } = await clone.run("start.mjs", [], settings)
  expect(output).toBe(
    `DATA_DIR: the folder ${dataDir} is in use by another Repertoire server (process ${process.pid}).\n`,
  )
  expect(exitCode).toBe(1)
  nothingWasDone()
  hold.release()
})

test.each(["backup", "restore", "admin"])(
  "npm run %s installs and builds nothing, and says what to do",
  async (command) => {
    const { output, exitCode } = await clone.run("repertoire.mjs", [command, "file"])
    expect(output).toBe("The backend isn't built yet. Run `npm run build`, then try again.\n")
    expect(exitCode).toBe(1)
    nothingWasDone()
  },
)

test.each([
  [
    "is killed by the system",
    "kill -9 $$",
    "npm ci --include=dev --no-audit --no-fund was killed, most likely because memory ran out",
  ],
  ["reports that something in it was killed", "exit 137", "was killed, most likely because memory ran out"],
  ["fails for another reason", "exit 1", "npm ci --include=dev --no-audit --no-fund exited with 1.\n"],
])("npm start says so if the installation %s, and what to do about memory", async (_what, end, sentence) => {
  clone.write("bin/npm", `#!/bin/sh\n${end}\n`)
  chmodSync(join(clone.folder, "bin/npm"), 0o755)
  const settings = {
    PORT: String(await freePort()),
    PATH: `${join(clone.folder, "bin")}:${process.env["PATH"]}`,
  }
  const { output, exitCode } = await clone.run("start.mjs", [], settings)
  expect(output).toContain(sentence)
  expect(output.includes("npm run release")).toBe(end !== "exit 1")
  expect(exitCode).toBe(1)
  expect(existsSync(join(clone.folder, "node_modules"))).toBe(false)
})
