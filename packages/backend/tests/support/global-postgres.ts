import type { TestProject } from "vitest/node"
import { notes } from "../../examples/notes/notes.ts"
import { startPostgres } from "./test-postgres.ts"

/** The run's own Postgres. */
export default (project: TestProject): Promise<() => Promise<void>> => startPostgres(notes, project)
