import { notes } from "../../examples/notes/notes.ts"
import { startProduct, type TestServer } from "./product-server.ts"

/** The backend with the notes example, on its own database. */
export const startServer = (settings?: Record<string, string>, before?: string): Promise<TestServer> =>
  startProduct(notes, settings, before)
