import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { notes } from "../../examples/notes/notes.ts"
import { startPostgres } from "./test-postgres.ts"

/**
 * The run's own Postgres, and a folder for what it builds. The folder must be in a place where installed packages can be
 * resolved.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const buildFolder = join(import.meta.dirname, `../../dist/tests-${process.pid}`)
  mkdirSync(buildFolder, { recursive: true })
  project.provide("buildFolder", buildFolder)
  const stop = await startPostgres(notes, project)
  return async () => {
    await stop()
    rmSync(buildFolder, { recursive: true })
  }
}
