import type { JWK } from "jose"
import { readFileSync } from "node:fs"
import { type Environment, refusal } from "../settings/setting.ts"
import { keys } from "../settings/keys.ts"
import { StartError } from "../starting/start-error.ts"

/** Private keys for ES256 or RS256 from JWT_KEYS, the signing one first; undefined if it isn't set. */
export function jwtKeys(environment: Environment): JWK[] | undefined {
  const value = keys.jwtKeys.read(environment)
  return value === undefined ? undefined : jwtKeysFrom(jsonIn(value, keys.jwtKeys), keys.jwtKeys.name)
}

/** The JSON of a setting, which may be the path of a file instead. */
export function jsonIn(value: string, about: { name: string; example: string }): string {
  if (/^[[{]/.test(value)) return value
  try {
    return readFileSync(value, "utf8")
  } catch {
    throw refusal(
      about,
      "must be a JSON array or the path to a file that contains one, but that file can't be read.",
    )
  }
}

/** Parses private signing keys from a setting or file called `name`. */
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
