import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

const allowedMethods = "GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS"
const allowedHeaders = [
  ...["apikey", "authorization", "content-type", "x-client-info", "x-supabase-api-version", "x-retry-count"],
  ...["traceparent", "tracestate", "baggage", "prefer", "range", "range-unit", "accept-profile"],
  ...["content-profile", "x-upsert", "cache-control"],
]
const exposedHeaders = [
  ...["Content-Encoding", "Content-Location", "Content-Range", "Content-Type", "Date", "Location", "Server"],
  ...[
    "Transfer-Encoding",
    "Range-Unit",
    "Preference-Applied",
    "X-Total-Count",
    "Link",
    "X-Supabase-Api-Version",
  ],
].join(", ")

/**
 * Allows pages on any site to call the API, as a hosted project does. Callers authenticate with a token that only their own
 * page can know, never with a cookie.
 */
export function openToAnySite(api: FastifyInstance) {
  api.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": exposedHeaders,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
    })
    return isPreflight(request) ? answerPreflight(request, reply) : undefined
  })
  // The hook needs a route to run on. An API's own OPTIONS routes take precedence.
  api.options("*", (_request, reply) => reply.code(204).send())
}

function isPreflight({ method, headers }: FastifyRequest) {
  return method === "OPTIONS" && headers["access-control-request-method"] !== undefined
}

function answerPreflight({ headers }: FastifyRequest, reply: FastifyReply) {
  const asked = headers["access-control-request-headers"]?.toLowerCase().split(/\s*,\s*/) ?? []
  return reply
    .code(204)
    .headers({
      "access-control-allow-methods": allowedMethods,
      "access-control-allow-headers": [...new Set([...allowedHeaders, ...asked])].join(", "),
      "access-control-max-age": "86400",
      vary: "Access-Control-Request-Headers",
    })
    .send()
}
