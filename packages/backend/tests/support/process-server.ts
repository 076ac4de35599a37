import { builtNotes } from "./built-notes.ts"
import { type Circumstances, type ServerProcess, spawnProgram, spawnRefusedProgram } from "./spawn-program.ts"

/**
 * Spawns the backend with the notes product and waits until it is ready. `settings` are environment variables; PORT is a free
 * port by default.
 */
export const spawnServer = async (
  settings: Record<string, string>,
  circumstances?: Circumstances,
): Promise<ServerProcess> => spawnProgram(await builtNotes(), settings, circumstances)

/** Spawns the backend for a start that should fail. Returns its exit code and everything that it printed. */
export const spawnRefused = async (settings: Record<string, string>) =>
  spawnRefusedProgram(await builtNotes(), settings)
