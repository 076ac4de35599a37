import type { FastifyInstance } from "fastify"
import type { AuthContext } from "../context.ts"

/** GET /health: says that this room is up, in the words that clients of this API expect. */
export function health(app: FastifyInstance, { product }: AuthContext) {
  app.get("/health", () => ({
    version: "0.1.0",
    name: "GoTrue",
    description: `Accounts of ${product.name}, on the GoTrue wire`,
  }))
}
