import { join } from "node:path"
import {
  type Circumstances,
  type ServerProcess,
  spawnProgram,
  spawnRefusedProgram,
} from "@repertoire/backend/testing/spawn-program.ts"
import { whileLocked } from "@repertoire/backend/testing/while-locked.ts"
import { buildBackendWhenStale } from "../../scripts/prepare.mjs"

const repository = join(import.meta.dirname, "../..")

/** Spawns the built backend, by default from this repository, and waits until it is ready. */
export async function spawnServer(
  settings: Record<string, string>,
  { clone = repository, ...circumstances }: Circumstances & { clone?: string } = {},
): Promise<ServerProcess> {
  await buildOnce()
  return spawnProgram(mainOf(clone), settings, circumstances)
}

/** Spawns the built backend for a start that should fail. Returns its exit code and everything that it printed. */
export async function spawnRefused(settings: Record<string, string>) {
  await buildOnce()
  return spawnRefusedProgram(mainOf(repository), settings)
}

const mainOf = (clone: string) => join(clone, "dist/server/main.mjs")

let built: Promise<void> | undefined

/** The backend is built once. */
function buildOnce() {
  built ??= whileLocked(buildBackendWhenStale)
  return built
}
