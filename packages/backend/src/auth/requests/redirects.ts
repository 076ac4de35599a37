import { isIPv4 } from "node:net"
import type { FastifyRequest } from "fastify"
import { type RedirectPattern, readRedirectPattern } from "#server/setup/sign-in/redirect-pattern.ts"
import { queryText } from "./request-body.ts"

export interface RedirectRules {
  siteUrl: string
  /** Patterns for additional addresses; see readRedirectPattern. */
  additionalRedirectUrls: string[]
}

/** The target of an emailed link: the requested address if it is allowed, otherwise the site. The Host header is never used. */
export function redirectTarget(request: FastifyRequest, rules: RedirectRules): string {
  const { redirect_to: header, referer } = request.headers
  const asked = typeof header === "string" && header !== "" ? header : queryText(request, "redirect_to")
  return allowedRedirect(asked, rules) ?? allowedRedirect(referer ?? "", rules) ?? rules.siteUrl
}

/** The address in canonical form, if it belongs to the site itself (any port on a loopback IP) or matches an allowed pattern. */
export function allowedRedirect(
  text: string,
  { siteUrl, additionalRedirectUrls }: RedirectRules,
): string | undefined {
  const url = plainAddress(text)
  if (!url) return undefined
  if (isSameSite(url, new URL(siteUrl))) return url.href
  if (isHiddenOrForeignIp(url.hostname)) return undefined
  const patterns = additionalRedirectUrls.map(readRedirectPattern)
  return patterns.some((pattern) => pattern && matches(url, pattern)) ? url.href : undefined
}

/**
 * Parses an absolute address; undefined for anything that two parsers could read differently (control characters, backslashes, `%` or a user name in
 * the authority) and for schemes that run code.
 */
function plainAddress(text: string): URL | undefined {
  if (/[^\x21-\x7e]|[\\<>"`]/.test(text) || !URL.canParse(text)) return undefined
  const [, scheme, authority = ""] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i.exec(text) ?? []
  if (scheme === undefined || /^(javascript|data|vbscript|blob|file)$/i.test(scheme)) return undefined
  if (/[@%]/.test(authority)) return undefined
  const url = new URL(text)
  // The parser turns 127.1 and 0x7f000001 into 127.0.0.1; addresses that need normalizing like this are refused.
  const written = authority.replace(/:\d*$/, "").toLowerCase()
  return url.hostname.toLowerCase() === written ? url : undefined
}

function matches(url: URL, pattern: RedirectPattern): boolean {
  if (url.protocol !== `${pattern.scheme}:` || !pattern.host.test(url.hostname.toLowerCase())) return false
  if (pattern.port !== "*" && portOf(url.protocol, url.port) !== portOf(url.protocol, pattern.port))
    return false
  return pattern.path.test(url.pathname) && (pattern.takesAnyQuery || url.search === pattern.query)
}

/** Whether the host is an IP address in disguise, or an IP address of another machine. */
function isHiddenOrForeignIp(host: string) {
  if (host.startsWith("[")) return !isLoopbackIp(host)
  const looksNumeric = /^(0x[0-9a-f]*|\d+)$/i.test(host.split(".").findLast((part) => part !== "") ?? "")
  return looksNumeric && !isLoopbackIp(host)
}

function isLoopbackIp(host: string) {
  return host === "[::1]" || (isIPv4(host) && host.startsWith("127."))
}

function isSameSite(url: URL, site: URL) {
  if (url.protocol !== site.protocol) return false
  const isSamePort = portOf(url.protocol, url.port) === portOf(site.protocol, site.port)
  if (url.hostname === site.hostname) return isLoopbackIp(url.hostname) || isSamePort
  // Names for this machine, such as localhost and 127.0.0.1, are interchangeable.
  return isThisMachine(url.hostname) && isThisMachine(site.hostname) && isSamePort
}

function isThisMachine(host: string) {
  return host === "localhost" || isLoopbackIp(host)
}

function portOf(protocol: string, port: string | undefined): string {
  const usual: Record<string, string> = { "http:": "80", "https:": "443" }
  return port || (usual[protocol] ?? "")
}
