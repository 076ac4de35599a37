import type { FastifyInstance } from "fastify"

/** GET /health: that this room answers, in the words that clients of this wire expect. */
export function health(app: FastifyInstance) {
  app.get("/health", () => ({
    version: "0.1.0",
    name: "GoTrue",
    description: "Accounts of Repertoire, on the GoTrue wire",
  }))
}
