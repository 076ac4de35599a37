import { notes } from "../../examples/notes/notes.ts"
import { startProduct, type TestServer } from "./product-server.ts"

/** The backend with the notes of the example, on a database of its own. */
export const startServer = (settings?: Record<string, string>, before?: string): Promise<TestServer> =>
  startProduct(notes, settings, before)
