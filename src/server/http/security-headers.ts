import helmet from "@fastify/helmet"
import type { FastifyInstance } from "fastify"

interface Transport {
  /** The site is reached over TLS. */
  overTls: boolean
  /** So are all sites under its name: browsers then refuse any other way to them for a year. */
  withSubdomains: boolean
}

/** Puts security headers on every answer: only our own files run, and nothing frames us. */
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
    // Browsers keep an origin to what its first answer said, and the anon API is for any site.
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: "cross-origin" },
    frameguard: { action: "deny" },
  })
}
