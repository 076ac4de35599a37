import { createHash, timingSafeEqual } from "node:crypto"
import type { FastifyInstance } from "fastify"
import { measureServer, type MetricsParts } from "./server-metrics.ts"

/**
 * Serves the server's metrics at /metrics to whoever sends the token as a bearer token; 401 for everyone else. To be
 * called before the APIs are added, because it counts only the responses of APIs that are added afterwards.
 */
export function addMetrics(app: FastifyInstance, token: string, parts: MetricsParts): void {
  const write = measureServer(app, parts)
  const expected = digest(`Bearer ${token}`)
  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    reply.header("cache-control", "no-store")
    if (!timingSafeEqual(digest(request.headers.authorization ?? ""), expected))
      return reply
        .code(401)
        .header("www-authenticate", "Bearer")
        .send({ message: "Send METRICS_TOKEN as a bearer token." })
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(await write())
  })
}

const digest = (text: string) => createHash("sha256").update(text).digest()
