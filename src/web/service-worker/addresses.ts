/**
 * The service worker's view of a request: a page of the app, the deployment's settings, one of our files, or none of its
 * business.
 */
export type Asked = "page" | "config" | "file" | "other"

interface AskedFor {
  method: string
  mode: string
  url: string
}

/** Never served from the cache, however they are opened. */
export const wire = ["/auth/v1", "/rest/v1", "/healthz", "/mailbox"]

/** Classifies a request. Only a GET to our own `origin` can be served from the cache. */
export function askedFor({ method, mode, url }: AskedFor, origin: string): Asked {
  const { origin: asked, pathname } = new URL(url)
  if (method !== "GET" || asked !== origin || isBelow(wire, pathname)) return "other"
  if (pathname === "/config.json") return "config"
  // Same rule as on the server: whatever looks like a file is one.
  if (/\.[^/]*$/.test(pathname)) return "file"
  return mode === "navigate" ? "page" : "other"
}

/** Whether a path is one of the `prefixes` or below it. */
export function isBelow(prefixes: readonly string[], pathname: string): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
}
