import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

/**
 * Serves the built app from a folder: its files, and its page for every address that a person may open (preferably the variant
 * that preloads that page's files, if the build made one). Anything under `wirePrefixes` and anything that looks like a file or a
 * probe gets a 404, as does everything before the app is built.
 */
export async function serveWebApp(app: FastifyInstance, built: string, wirePrefixes: string[]) {
  const isBuilt = existsSync(join(built, "index.html"))
  const pages = isBuilt ? readdirSync(built).filter((file) => file.endsWith(".html")) : []
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: built,
      wildcard: false,
      index: "index.html",
      globIgnore: ["**/*.map", "**/*.br", "**/*.gz"],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader("cache-control", cachingOf(path))
        response.setHeader("vary", "accept-encoding")
      },
    })
  }
  app.setNotFoundHandler((request, reply) =>
    isBuilt && isPageAddress(request, wirePrefixes)
      ? reply.sendFile(pageFor(request, pages))
      : notFound(reply),
  )
}

/** How browsers may cache a file. Names under assets/ have a hash of the content in them; every other file may change with a release. */
function cachingOf(path: string) {
  return path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"
}

/**
 * The built page for an address: dashboard.html for /dashboard, log-workout.html for /log-workout/new, index.html for
 * everything else (scripts/page-preloads.ts).
 */
function pageFor({ url }: FastifyRequest, pages: readonly string[]) {
  const [, beginning] = url.split(/[/?]/)
  return pages.find((file) => file === `${beginning}.html`) ?? "index.html"
}

// Paths that monitors, proxies and scanners request. If they returned the page, a monitor set to the wrong path would always report success.
const probes = new Set([
  ...["-", "actuator", "alive", "api", "graphql", "health", "healthcheck", "healthz", "live", "livez"],
  ...["metrics", "nginx_status", "ping", "prometheus", "ready", "readyz", "server-info", "server-status"],
  ...["startupz", "status", "statusz", "stub_status", "up", "version"],
])

/** Whether a request is for a page. Ignores the Accept header, because monitors and link previews don't send one. */
function isPageAddress({ method, url }: FastifyRequest, wirePrefixes: string[]) {
  const [path = "/"] = url.split("?")
  const [, beginning = ""] = path.toLowerCase().split("/")
  const isWire = wirePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  const isFile = /\.|%2e/i.test(path)
  return (method === "GET" || method === "HEAD") && !isWire && !isFile && !probes.has(beginning)
}

function notFound(reply: FastifyReply) {
  return reply.code(404).header("cache-control", "no-store").send({ message: "Not found" })
}
