import { createHmac, timingSafeEqual } from "node:crypto"
import { type Environment, refusal, type Setting } from "../settings/setting.ts"

// When API keys are issued and expire. These times are fixed, so that a key depends only on the secret and is the same on every start and in every process.
const issuedAt = 1_735_689_600 // 2025-01-01
const expiresAt = 4_102_444_800 // 2100-01-01

/** The app's public key, as in a hosted Supabase project: an HS256 token with the role anon. */
export function anonKeyFrom(jwtSecret: string): string {
  return apiKey("anon", jwtSecret)
}

/** The key that bypasses row-level security. It never leaves the server. */
export function serviceRoleKeyFrom(jwtSecret: string): string {
  return apiKey("service_role", jwtSecret)
}

/** A key from the environment: a token with this role, signed with JWT_SECRET. Throws a refusal for anything else. */
export function checkedApiKey(
  environment: Environment,
  setting: Setting<string | undefined>,
  role: string,
  jwtSecret: string,
): string | undefined {
  const key = setting.read(environment)
  if (key === undefined || isKeyOf(key, role, jwtSecret)) return key
  throw refusal(setting, `must be ${setting.allowed}.`)
}

function apiKey(role: string, jwtSecret: string) {
  const parts = [
    { alg: "HS256", typ: "JWT" },
    { iss: "supabase", role, iat: issuedAt, exp: expiresAt },
  ]
  const unsigned = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")
  return `${unsigned}.${signature(unsigned, jwtSecret).toString("base64url")}`
}

function isKeyOf(key: string, role: string, jwtSecret: string) {
  const [header, payload, signed] = key.split(".")
  if (!header || !payload || !signed) return false
  const expected = signature(`${header}.${payload}`, jwtSecret)
  const given = Buffer.from(signed, "base64url")
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString())
  return typeof claims === "object" && claims !== null && "role" in claims && claims.role === role
}

function signature(unsigned: string, jwtSecret: string) {
  return createHmac("sha256", jwtSecret).update(unsigned).digest()
}
