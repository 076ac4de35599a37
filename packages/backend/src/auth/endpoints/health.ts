import type { FastifyInstance } from "fastify"
import type { AuthContext } from "../context.ts"

/** GET /health: reports that the auth API is up, in the format that its clients expect. */
export function health(app: FastifyInstance, { product }: AuthContext) {
  app.get("/health", () => ({
    version: "0.1.0",
    name: "GoTrue",
    description: `${product.name} accounts, through the GoTrue API`,
  }))
}
