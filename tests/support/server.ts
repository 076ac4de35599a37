import { repertoire } from "#product/product.ts"
import { startProduct, type TestServer } from "@repertoire/backend/testing/product-server.ts"

/** The backend as `npm start` starts it, in this process, on a database of its own. */
export const startServer = (settings?: Record<string, string>, before?: string): Promise<TestServer> =>
  startProduct(repertoire, settings, before)
