import type { FastifyInstance } from "fastify"

/** GET /health: tells that this room is up, in the words that clients of this API expect. */
export function health(app: FastifyInstance) {
  app.get("/health", () => ({
    version: "0.1.0",
    name: "GoTrue",
    description: "Accounts of Repertoire, on the GoTrue wire",
  }))
}
