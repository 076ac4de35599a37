import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { vi } from "vitest"
import { freePort } from "./free-port.ts"

export interface S3Server {
  /** The settings for a server that keeps its files in this store. */
  settings: Record<string, string>
  stop: () => Promise<void>
  /** Starts it again after a stop, on the same port and with the same files. */
  start: () => Promise<void>
  remove: () => void
}

const require = createRequire(import.meta.url)
const program = join(dirname(require.resolve("s3rver/package.json")), "bin/s3rver.js")

/** An S3-compatible store that checks signatures, with one bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "repertoire-s3-"))
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async () => {
    const folder = ["--directory", directory, "--configure-bucket", "gym"]
    child = spawn(
      process.execPath,
      [program, "--address", "127.0.0.1", "--port", String(port), "--silent", ...folder],
      {
        stdio: "ignore",
      },
    )
    await vi.waitUntil(
      () =>
        fetch(`http://127.0.0.1:${port}/`).then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
  }
  await start()
  return {
    settings: {
      STORAGE_S3_URL: `http://127.0.0.1:${port}/gym/repertoire`,
      // The default keys of s3rver.
      STORAGE_S3_KEY_ID: "S3RVER",
      STORAGE_S3_SECRET: "S3RVER",
    },
    start,
    stop: async () => {
      child?.kill()
      if (child && child.exitCode === null) await once(child, "exit")
    },
    remove: () => rmSync(directory, { recursive: true }),
  }
}
