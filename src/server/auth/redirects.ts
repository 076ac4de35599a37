import { isIPv4 } from "node:net"
import type { FastifyRequest } from "fastify"
import { queryText } from "./request-body.ts"

export interface RedirectRules {
  siteUrl: string
  /** Patterns of further addresses: `*` stays within one segment (between `.` and `/`), `**` does not. */
  additionalRedirectUrls: string[]
}

/** Where a mailed link may lead: what the request asks for if that is allowed, else the site itself. The Host header is never asked. */
export function redirectTarget(request: FastifyRequest, rules: RedirectRules): string {
  const { redirect_to: header, referer } = request.headers
  const asked = typeof header === "string" && header !== "" ? header : queryText(request, "redirect_to")
  return [asked, referer ?? ""].find((url) => isAllowedRedirect(url, rules)) ?? rules.siteUrl
}

/** True for an address of the site itself (any port on a loopback IP) or one that a pattern allows. */
export function isAllowedRedirect(url: string, { siteUrl, additionalRedirectUrls }: RedirectRules): boolean {
  const parts = plainParts(url)
  if (!parts) return false
  if (isSameSite(parts, siteUrl)) return true
  if (isHiddenOrForeignIp(parts.host)) return false
  const [address = ""] = url.split("#")
  return additionalRedirectUrls.some((pattern) => globExpression(pattern).test(address))
}

interface Parts {
  scheme: string
  host: string
  port: string
}

/**
 * Scheme, host and port of an absolute address, or undefined for anything that two readers could understand differently (control characters,
 * backslashes, a user name before `@`) and for schemes that run something.
 */
function plainParts(url: string): Parts | undefined {
  if (/[^\x21-\x7e]|[\\<>"`]/.test(url) || !URL.canParse(url)) return undefined
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i.exec(url)
  const [, scheme = "", authority = ""] = match ?? []
  if (!match || /^(javascript|data|vbscript|blob|file)$/i.test(scheme)) return undefined
  const [, host = "", port = ""] = /^(\[[0-9a-f:.]+\]|[^:@[\]]*)(?::(\d+))?$/i.exec(authority) ?? []
  if (host === "" && !/^[a-z][a-z0-9+.-]*:\/\/$/i.test(match[0])) return undefined
  return { scheme: scheme.toLowerCase(), host: host.toLowerCase(), port }
}

/** Numbers that are an IP in disguise, and IPs beyond this machine. */
function isHiddenOrForeignIp(host: string) {
  if (host.startsWith("[")) return !isLoopbackIp(host)
  const looksNumeric = /^(0x[0-9a-f]*|\d+)$/i.test(host.split(".").findLast((part) => part !== "") ?? "")
  return looksNumeric && !isLoopbackIp(host)
}

function isLoopbackIp(host: string) {
  return host === "[::1]" || (isIPv4(host) && host.startsWith("127."))
}

function isSameSite(parts: Parts, siteUrl: string) {
  const site = new URL(siteUrl)
  if (`${parts.scheme}:` !== site.protocol) return false
  if (parts.host === site.hostname) return isLoopbackIp(parts.host) || samePort(parts, site)
  // One machine under its two names, such as localhost and 127.0.0.1.
  return isThisMachine(parts.host) && isThisMachine(site.hostname) && samePort(parts, site)
}

function isThisMachine(host: string) {
  return host === "localhost" || isLoopbackIp(host)
}

function samePort(parts: Parts, site: URL) {
  const usual: Record<string, string> = { "http:": "80", "https:": "443" }
  const port = usual[site.protocol] ?? ""
  return (parts.port || port) === (site.port || port)
}

function globExpression(pattern: string) {
  const source = pattern.replace(/\*\*|\*|[.+?^${}()|[\]\\]/g, (found) => {
    if (found === "**") return ".*"
    return found === "*" ? "[^./]*" : `\\${found}`
  })
  return new RegExp(`^${source}$`)
}
