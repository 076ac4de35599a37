import { cpSync, existsSync } from "node:fs"
import { join } from "node:path"
import { build } from "vite"
import { inject } from "vitest"
import { whileLocked } from "./while-locked.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The folder in which a run builds the program that it spawns. */
    buildFolder: string
  }
}

const here = import.meta.dirname
const source = join(here, "../../src")

let built: Promise<string> | undefined

/** The built file of the program in notes-process.ts, for Node to run. A run builds it once, when a test first spawns it. */
export function builtNotes(): Promise<string> {
  built ??= buildOnce()
  return built
}

async function buildOnce() {
  const folder = inject("buildFolder")
  const program = join(folder, "main.mjs")
  await whileLocked(async () => {
    if (!existsSync(program)) await buildInto(folder)
  })
  return program
}

/** Native addons aren't bundled, and the SQL files are next to the program. */
async function buildInto(folder: string) {
  cpSync(join(source, "postgres/schema"), join(folder, "schema"), { recursive: true })
  cpSync(join(here, "../../examples/notes/migrations"), join(folder, "migrations"), { recursive: true })
  await build({
    configFile: false,
    root: join(here, "../.."),
    logLevel: "warn",
    build: {
      ssr: true,
      target: "node20",
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: {
        input: {
          main: join(here, "notes-process.ts"),
          "hashing-thread": join(source, "auth/passwords/hashing-thread.mjs"),
          "drawing-process": join(source, "storage/render/drawing-process.mjs"),
        },
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
      },
    },
    ssr: { noExternal: true, external: ["@node-rs/argon2", "@node-rs/bcrypt", "pg-native", "sharp"] },
  })
}
