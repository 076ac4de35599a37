// Readers for single environment variables. Each returns undefined if the variable is unset or empty, and throws a StartError
// that names the variable if its value can't be used. Values of secrets are never repeated.
import type { JWK } from "jose"
import { readFileSync } from "node:fs"
import { isIP } from "node:net"
import { readRedirectPattern } from "./redirect-pattern.ts"
import { StartError } from "./start-error.ts"

type Environment = NodeJS.ProcessEnv

export function text(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined
}

export function wholeNumber(
  environment: Environment,
  name: string,
  { from, to, otherwise }: { from: number; to: number; otherwise: number },
): number {
  const value = text(environment, name)
  if (value === undefined) return otherwise
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < from || number > to) {
    throw new StartError(`${name} must be a whole number from ${from} to ${to}, not "${value}".`)
  }
  return number
}

export function yesOrNo(environment: Environment, name: string): boolean | undefined {
  const value = oneOf(environment, name, ["true", "false"])
  return value === undefined ? undefined : value === "true"
}

export function oneOf<T extends string>(environment: Environment, name: string, allowed: T[]): T | undefined {
  const value = text(environment, name)
  if (value === undefined) return undefined
  const found = allowed.find((each) => each === value)
  if (!found) throw new StartError(`${name} must be ${allowed.join(" or ")}, not "${value}".`)
  return found
}

/** Comma-separated words of a fixed set. */
export function someOf<T extends string>(
  environment: Environment,
  name: string,
  allowed: readonly T[],
): T[] | undefined {
  return list(environment, name)?.map((word) => {
    const found = allowed.find((each) => each === word)
    if (found) return found
    throw new StartError(
      `${name} must hold some of ${allowed.join(", ")}, separated by commas, not "${word}".`,
    )
  })
}

/** Comma-separated values. */
export function list(environment: Environment, name: string): string[] | undefined {
  return text(environment, name)
    ?.split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "")
}

/** Comma-separated address patterns. */
export function redirectPatterns(environment: Environment, name: string): string[] | undefined {
  const patterns = list(environment, name)
  const wrong = patterns?.find((each) => readRedirectPattern(each) === undefined)
  if (wrong === undefined) return patterns
  throw new StartError(
    `${name} must hold addresses such as https://*.gym.example/**, separated by commas, not "${wrong}".`,
  )
}

/** The origin of the site, without a path. */
export function siteUrl(environment: Environment, name: string): string | undefined {
  const value = url(environment, name, ["http:", "https:"])
  if (value === undefined) return undefined
  const { origin, pathname, search, hash, username } = new URL(value)
  if (pathname !== "/" || search || hash || username) {
    throw new StartError(
      `${name} must be an address without a path, such as https://gym.example, not "${value}".`,
    )
  }
  return origin
}

/** Comma-separated origins of sites. */
export function origins(environment: Environment, name: string): string[] | undefined {
  return list(environment, name)?.map((each) => siteUrl({ [name]: each }, name) ?? each)
}

export function url(environment: Environment, name: string, protocols: string[]): string | undefined {
  const value = text(environment, name)
  if (value === undefined) return undefined
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new StartError(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}.`,
    )
  }
  return value
}

export function postgresUrl(environment: Environment, name: string): string | undefined {
  const value = text(environment, name)
  if (value === undefined) return undefined
  if (!/^postgres(ql)?:\/\//.test(value)) {
    throw new StartError(`${name} must be an address that starts with postgres:// or postgresql://.`)
  }
  if (/[?&](user|password)=/.test(value)) {
    throw new StartError(`${name} must carry its user and password before the @, not as parameters.`)
  }
  return value
}

export function mailAddress(environment: Environment, name: string): string | undefined {
  const value = text(environment, name)
  if (value !== undefined && !/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value)) {
    throw new StartError(
      `${name} must be a mail address such as Repertoire <no-reply@gym.example>, not "${value}".`,
    )
  }
  return value
}

export function pathPrefix(environment: Environment, name: string): string | undefined {
  if (/^\s*\/?\s*$/.test(environment[name] ?? "unset")) return ""
  const value = text(environment, name)
  if (value !== undefined && !/^(\/[\w.-]+)+$/.test(value)) {
    throw new StartError(`${name} must be a path such as /auth/v1, not "${value}".`)
  }
  return value
}

/** `off`, `hosted`, or numbers by name: `token=150,signup=30`. */
export function rateLimits(
  environment: Environment,
  name: string,
): "off" | "hosted" | Record<string, number> | undefined {
  const value = text(environment, name)
  if (value === undefined || value === "off" || value === "hosted") return value
  const pairs = value.split(",").map((pair) => /^\s*([a-z_]+)\s*=\s*(\d+)\s*$/.exec(pair))
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, key, number] = pair ?? []
      if (key === undefined) {
        throw new StartError(
          `${name} must be off, hosted or numbers such as token=150,signup=30, not "${value}".`,
        )
      }
      return [key, Number(number)]
    }),
  )
}

/**
 * Whose X-Forwarded-* headers are trusted: the number of proxies in front of the server, or their addresses. Never everyone's:
 * then visitors could claim any address.
 */
export function trustProxy(environment: Environment, name: string): false | number | string | undefined {
  const value = text(environment, name)
  if (value === undefined) return undefined
  if (value === "false") return false
  if (/^[1-9]$/.test(value)) return Number(value)
  const known = ["loopback", "linklocal", "uniquelocal"]
  const isProxy = (each: string) => known.includes(each) || isNetwork(each)
  if (!value.split(",").every((each) => isProxy(each.trim()))) {
    throw new StartError(
      `${name} must be false, the number of proxies (1 to 9) or a list of their addresses such as 10.0.0.0/8, not "${value}".`,
    )
  }
  return value
}

/** An address or range, but not the range of all addresses. */
function isNetwork(value: string) {
  const [address = "", bits, ...more] = value.split("/")
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** A secret that is too long to be guessed. */
export function longSecret(environment: Environment, name: string): string | undefined {
  const value = text(environment, name)
  if (value !== undefined && value.length < 32) {
    throw new StartError(`${name} must have at least 32 characters.`)
  }
  return value
}

/** Private keys for ES256 or RS256 as a JSON array of JWKs, or a file that holds one; the signing one first. */
export function jwtKeys(environment: Environment, name: string): JWK[] | undefined {
  const value = text(environment, name)
  if (value === undefined) return undefined
  return jwtKeysFrom(jsonIn(value, name), name)
}

/** The JSON of a setting, which may name a file instead. */
export function jsonIn(value: string, name: string): string {
  if (/^[[{]/.test(value)) return value
  try {
    return readFileSync(value, "utf8")
  } catch {
    throw new StartError(
      `${name} must be a JSON array or the path of a file with one; that file can't be read.`,
    )
  }
}

/** Parses such keys from a setting or file called `name`. */
export function jwtKeysFrom(value: string, name: string): JWK[] {
  const keys = parseJson(value)
  if (!Array.isArray(keys) || keys.length === 0 || !keys.every(isSigningKey)) {
    throw new StartError(
      `${name} must be a JSON array of private P-256 or RSA keys in JWK form, each with its own kid.`,
    )
  }
  return keys
}

function isSigningKey(key: unknown): key is JWK {
  if (typeof key !== "object" || key === null) return false
  const fields: Record<string, unknown> = { ...key }
  const areTexts = (...names: string[]) =>
    names.every((field) => typeof fields[field] === "string" && fields[field] !== "")
  if (fields["kty"] === "RSA") return areTexts("kid", "n", "e", "d", "p", "q", "dp", "dq", "qi")
  return areTexts("kid", "x", "y", "d") && fields["kty"] === "EC" && fields["crv"] === "P-256"
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
