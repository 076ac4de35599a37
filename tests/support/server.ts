import { repertoire } from "#product/product.ts"
import { startProduct, type TestServer } from "@repertoire/backend/testing/product-server.ts"

/** The backend as `npm start` runs it, in this process, on its own database. */
export const startServer = (settings?: Record<string, string>, before?: string): Promise<TestServer> =>
  startProduct(repertoire, settings, before)
