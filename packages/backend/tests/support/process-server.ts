import { builtNotes } from "./built-notes.ts"
import { type Circumstances, type ServerProcess, spawnProgram, spawnRefusedProgram } from "./spawn-program.ts"

/** Spawns the backend with the notes and waits until it is ready. `settings` are environment variables; PORT is a free one if not given. */
export const spawnServer = async (
  settings: Record<string, string>,
  circumstances?: Circumstances,
): Promise<ServerProcess> => spawnProgram(await builtNotes(), settings, circumstances)

/** Spawns it for a start that should fail; answers its exit code and everything that it printed. */
export const spawnRefused = async (settings: Record<string, string>) =>
  spawnRefusedProgram(await builtNotes(), settings)
