import helmet from "@fastify/helmet"
import type { FastifyInstance } from "fastify"

interface Transport {
  /** Whether the site is reached over TLS. */
  overTls: boolean
  /** Whether all the site's subdomains are reached over TLS too. If so, browsers use TLS for them for a year. */
  withSubdomains: boolean
}

/** Adds security headers to every response: only our own files run, and no page can frame ours. */
export async function securityHeaders(app: FastifyInstance, { overTls, withSubdomains }: Transport) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        ...(overTls && { "upgrade-insecure-requests": [] }),
      },
    },
    hsts: overTls && { maxAge: 31_536_000, includeSubDomains: withSubdomains },
    // Browsers apply the first response's agent cluster policy to the whole origin. Resources may be loaded cross-origin, because the API is open to
    // any site.
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: "cross-origin" },
    frameguard: { action: "deny" },
  })
}
