// The kinds of settings whose values are addresses. `unset` is the value if the variable isn't set.
import { isIP } from "node:net"
import { readRedirectPattern } from "../sign-in/redirect-pattern.ts"
import { partsOf } from "./kinds.ts"
import { type About, refusal, type Setting, setting } from "./setting.ts"

type WithUnset<U> = About & { unset: U }

const web = ["http:", "https:"]

export function url<U>(about: WithUnset<U> & { protocols?: readonly string[] }): Setting<string | U> {
  const { protocols = web } = about
  return setting(about, addressIn(protocols), (value) => urlIn(value, about, protocols))
}

/** The origin of a site, without a path. */
export function siteUrl(about: WithUnset<undefined>): Setting<string | undefined> {
  return setting(about, `${addressIn(web)}, without a path`, (value) => originIn(value, about))
}

/** Comma-separated origins of sites. */
export function origins(about: WithUnset<string[]>): Setting<string[]> {
  return setting(about, "addresses without a path, separated by commas", (value) =>
    partsOf(value).map((each) => originIn(each, about)),
  )
}

/** Comma-separated address patterns. */
export function redirectPatterns(about: WithUnset<string[]>): Setting<string[]> {
  return setting(about, "address patterns, separated by commas", (value) => {
    const patterns = partsOf(value)
    const wrong = patterns.find((each) => readRedirectPattern(each) === undefined)
    if (wrong === undefined) return patterns
    throw refusal(about, `must be address patterns, separated by commas, not "${wrong}".`)
  })
}

export function postgresUrl(about: WithUnset<undefined>): Setting<string | undefined> {
  return setting(about, addressIn(["postgres:", "postgresql:"]), (value) => {
    if (!/^postgres(ql)?:\/\//.test(value))
      throw refusal(about, `must be ${addressIn(["postgres:", "postgresql:"])}.`)
    if (/[?&](user|password)=/.test(value))
      throw refusal(about, "must have its user and password before the @, not as parameters.")
    return value
  })
}

export function mailAddress<U>(about: WithUnset<U>): Setting<string | U> {
  const shape = /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/
  return setting(about, "an email address, alone or after a name", (value) =>
    shape.test(value) ? value : undefined,
  )
}

/** A path without a trailing slash. If the variable is set but empty, or only a slash, the path is the root. */
export function pathPrefix(about: WithUnset<string>): Setting<string> {
  const path = setting(about, `a path such as ${about.unset}`, (value) =>
    /^(\/[\w.-]+)+$/.test(value) ? value : undefined,
  )
  const isRoot = (value = "unset") => /^\s*\/?\s*$/.test(value)
  return {
    ...path,
    read: (environment) => (isRoot(environment[about.name]) ? "" : path.read(environment)),
  }
}

/**
 * Whose X-Forwarded-* headers are trusted: the number of proxies in front of the server, or their addresses. Trusting everyone
 * isn't possible, because visitors could then claim any address.
 */
export function proxies(about: WithUnset<false>): Setting<false | number | string> {
  const allowed = "false, the number of proxies (1 to 9) or a list of their addresses such as 10.0.0.0/8"
  return setting(about, allowed, (value) => {
    if (value === "false") return false
    if (/^[1-9]$/.test(value)) return Number(value)
    return value.split(",").every((each) => isProxy(each.trim())) ? value : undefined
  })
}

const isProxy = (each: string) => ["loopback", "linklocal", "uniquelocal"].includes(each) || isNetwork(each)

/** An address or range, but not the range of all addresses. */
function isNetwork(value: string) {
  const [address = "", bits, ...more] = value.split("/")
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

function originIn(value: string, about: About): string {
  const { origin, pathname, search, hash, username } = new URL(urlIn(value, about, web))
  if (pathname === "/" && !search && !hash && !username) return origin
  throw refusal(about, `must be an address without a path, not "${value}".`)
}

function urlIn(value: string, about: About, protocols: readonly string[]): string {
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
  throw refusal(about, `must be ${addressIn(protocols)}.`)
}

const addressIn = (protocols: readonly string[]) =>
  `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`
