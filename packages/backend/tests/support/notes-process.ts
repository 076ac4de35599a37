import { runBackend } from "@repertoire/backend/main"
import { notes } from "../../examples/notes/notes.ts"

/** The notes with a function, as the program of a process. */
void runBackend({ ...notes, functions: { echo: async (request) => new Response(await request.text()) } })
