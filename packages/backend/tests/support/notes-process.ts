import { runBackend } from "@repertoire/backend/main"
import { notes } from "../../examples/notes/notes.ts"

/** The notes product with a function, as the main program of a process. */
void runBackend({ ...notes, functions: { echo: async (request) => new Response(await request.text()) } })
