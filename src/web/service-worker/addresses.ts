/** What is requested: a page of the app, the deployment's settings, one of our files, or something that the worker leaves alone. */
export type RequestKind = "page" | "config" | "file" | "other"

interface RequestParts {
  method: string
  mode: string
  url: string
}

/** Addresses that are never served from the cache, however they are opened. */
export const wire = ["/auth/v1", "/rest/v1", "/healthz", "/mailbox"]

/** Classifies a request. Only a GET request to our own `origin` can be served from the cache. */
export function kindOfRequest({ method, mode, url }: RequestParts, origin: string): RequestKind {
  const { origin: target, pathname } = new URL(url)
  if (method !== "GET" || target !== origin || isBelow(wire, pathname)) return "other"
  if (pathname === "/config.json") return "config"
  // The server has the same rule: a path with an extension is a file.
  if (/\.[^/]*$/.test(pathname)) return "file"
  return mode === "navigate" ? "page" : "other"
}

/** Whether a path is one of the `prefixes` or below it. */
export function isBelow(prefixes: readonly string[], pathname: string): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
}
