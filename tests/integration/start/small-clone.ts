import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { text } from "node:stream/consumers"

const repository = join(import.meta.dirname, "../../..")

/** What a command printed, and its exit code. */
interface Outcome {
  output: string
  exitCode: number | null
}

/** A folder with the parts of a clone that a test needs. */
export interface SmallClone {
  folder: string
  /** Writes a file and creates the folders above it. */
  write: (path: string, content: string) => void
  /** Runs one of the scripts, without this machine's own environment variables. */
  run: (script: string, args?: string[], settings?: Record<string, string>) => Promise<Outcome>
  /** Runs Vite in the folder with its vite.config.mjs. */
  build: () => Promise<Outcome>
  remove: () => void
}

/** A clone as it comes from Git: the scripts and what they need, with nothing installed or built. */
export function freshClone(): SmallClone {
  const folder = mkdtempSync(join(tmpdir(), "repertoire-clone-"))
  for (const path of ["package.json", "package-lock.json", ".npmrc", "scripts", "packages", "src/product"])
    cpSync(join(repository, path), join(folder, path), { recursive: true })
  const run = async (args: string[], settings: Record<string, string>) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { PATH: process.env["PATH"], ...settings },
    })
    const [output] = await Promise.all([printedBy(child), once(child, "close")])
    return { output, exitCode: child.exitCode }
  }
  const vite = join(repository, "node_modules/vite/bin/vite.js")
  return {
    folder,
    write: (path, content) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    },
    run: (script, args = [], settings = {}) => run([join("scripts", script), ...args], settings),
    build: () => run([vite, "build", "--logLevel", "error"], { NODE_ENV: "production" }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A fresh clone with this repository's dependencies and built backend. */
export function builtClone(): SmallClone {
  const clone = freshClone()
  symlinkSync(join(repository, "node_modules"), join(clone.folder, "node_modules"))
  const built = realpathSync(join(repository, "dist/server"))
  const place = join(clone.folder, "dist/builds", basename(built))
  cpSync(built, place, { recursive: true })
  symlinkSync(join("builds", basename(built)), join(clone.folder, "dist/server"))
  return clone
}

async function printedBy({ stdout, stderr }: ChildProcess) {
  const streams = [stdout, stderr].filter((stream) => stream !== null)
  const parts = await Promise.all(streams.map((stream) => text(stream)))
  return parts.join("")
}
