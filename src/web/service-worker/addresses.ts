/** What a request is to the service worker: a page of the app, the settings of the deployment, one of our files, or none of its business. */
export type Asked = "page" | "config" | "file" | "other"

interface AskedFor {
  method: string
  mode: string
  url: string
}

/** Never answered from what is kept, however they are opened. */
export const wire = ["/auth/v1", "/rest/v1", "/healthz", "/mailbox"]

/** Sorts a request. Only a GET to our own `origin` can be answered from what is kept. */
export function askedFor({ method, mode, url }: AskedFor, origin: string): Asked {
  const { origin: asked, pathname } = new URL(url)
  if (method !== "GET" || asked !== origin || isBelow(wire, pathname)) return "other"
  if (pathname === "/config.json") return "config"
  // As the server does it: what looks like a file is one.
  if (/\.[^/]*$/.test(pathname)) return "file"
  return mode === "navigate" ? "page" : "other"
}

/** Whether a path is one of the `prefixes` or below it. */
export function isBelow(prefixes: readonly string[], pathname: string): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
}
