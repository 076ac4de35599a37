import type { FastifyRequest } from "fastify"
import type { TokenKeys } from "#server/http/jwt.ts"
import { claimValues } from "#server/postgres/claim-settings.ts"
import { refusals } from "./storage-error.ts"

/** The caller, with the claims that the database gets. */
export interface Caller {
  role: string
  /** The person's id. */
  userId: string | undefined
  /** The values of the claims settings in Postgres. */
  claims: string[]
}

/** The anonymous caller, for addresses that don't need a key. */
export const nobody: Caller = { role: "anon", userId: undefined, claims: claimValues({ role: "anon" }) }

/** Reads the caller from the token, or from the API key if there is no token. Throws 403 in the storage API's format. */
export async function callerOf({ headers }: FastifyRequest, verify: TokenKeys["verify"]): Promise<Caller> {
  const bearer = /^bearer +(.+)$/i.exec(headers.authorization ?? "")?.[1]?.trim()
  const apikey = typeof headers["apikey"] === "string" ? headers["apikey"] : ""
  const token = bearer === undefined || bearer.startsWith("sb_") ? apikey : bearer
  if (token === "") throw refusals.token("Invalid Compact JWS")
  const verdict = await verify(token)
  if (!verdict.ok) {
    throw refusals.token(
      verdict.reason === "expired" ? '"exp" claim timestamp check failed' : verdict.message,
    )
  }
  const { role = "anon", sub: userId } = verdict.claims
  return { role, userId, claims: claimValues({ ...verdict.claims, role }) }
}
