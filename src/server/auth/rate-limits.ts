import { createHash } from "node:crypto"
import type { FastifyRequest } from "fastify"
import type { Pool } from "pg"
import { HttpError } from "#server/http-error.ts"
import { StartError } from "#server/start-error.ts"
import { tooManyMails, unusableToken } from "./refusals.ts"
import { type Database } from "./store/database.ts"
import { type Window, giveHitBack, takeHit, windowAge } from "./store/counters.ts"

const seconds = { minute: 60, fiveMinutes: 300, hour: 3_600 }

// A hosted project's own numbers. Requests are counted per address and endpoint.
const hosted = {
  signup: 30,
  otp: 30,
  recover: 30,
  resend: 30,
  user: 30,
  verify: 30,
  /** Per minute: 150 in five minutes, of which 30 at once. */
  token: 30,
  /** Mails of the whole server in an hour. */
  email_sent: 30,
  /** Seconds between two mails to one account. */
  email_interval: 60,
}

type RateLimit = keyof typeof hosted
type LimitedEndpoint = Exclude<RateLimit, "email_sent" | "email_interval">

// A code has six digits: five wrong tries in ten minutes, counted for the account and for the address they come from.
const guesses: Window = { hits: 5, seconds: 600 }

export interface RateLimits {
  /** 429 when this address has asked this endpoint too often. */
  countRequest(request: FastifyRequest, endpoint: LimitedEndpoint): Promise<void>
  /** 429 when the whole server has sent too many mails. Asked whether or not there will be one, so that it tells nothing. */
  countMail(): Promise<void>
  /** 429 when the last mail of this kind to this account is too young. */
  checkInterval(sentAt: string | null): void
  /** The same for an address to which nothing is sent, so that it looks no different from one with an account. */
  countUnsentMail(db: Database, kind: string, email: string): Promise<void>
  /** Counts one try at a code; 403 or 429 when there were too many. Give it back if it was right. */
  takeGuess(account: string, ip: string): Promise<{ giveBack(): Promise<void> }>
}

/** `configured`: off, hosted, or numbers that replace some of the hosted ones. Guessing codes is always limited. */
export function rateLimits(pool: Pool, configured: "off" | "hosted" | Record<string, number>): RateLimits {
  const limits = configured === "off" ? undefined : { ...hosted, ...checked(configured) }
  const interval = limits?.email_interval ?? 0
  return {
    countRequest: async (request, endpoint) => {
      if (!limits) return
      const window = {
        hits: limits[endpoint],
        seconds: endpoint === "token" ? seconds.minute : seconds.fiveMinutes,
      }
      if (!(await takeHit(pool, `${endpoint}:${request.ip}`, window))) throw tooManyRequests()
    },
    countMail: async () => {
      if (!limits) return
      const window = { hits: limits.email_sent, seconds: seconds.hour }
      if (!(await takeHit(pool, "email_sent", window))) throw tooManyMails("email rate limit exceeded")
    },
    checkInterval: (sentAt) => {
      if (sentAt !== null) checkAge((Date.now() - Date.parse(sentAt)) / 1_000, interval)
    },
    countUnsentMail: async (db, kind, email) => {
      const key = `unsent:${kind}:${fingerprint(email)}`
      if (await takeHit(db, key, { hits: 1, seconds: interval })) return
      checkAge((await windowAge(db, key)) ?? interval, interval)
    },
    takeGuess: (account, ip) => takeGuess(pool, account, ip),
  }
}

async function takeGuess(pool: Pool, account: string, ip: string) {
  const keys = { ip: `guess:${ip}`, account: `guess:${fingerprint(account)}` }
  if (!(await takeHit(pool, keys.ip, guesses))) throw tooManyRequests()
  if (!(await takeHit(pool, keys.account, guesses))) throw unusableToken("code")
  return {
    giveBack: async () => {
      await Promise.all([giveHitBack(pool, keys.ip), giveHitBack(pool, keys.account)])
    },
  }
}

function checkAge(age: number, interval: number) {
  const left = Math.ceil(interval - age)
  if (left <= 0) return
  throw tooManyMails(`For security purposes, you can only request this after ${left} seconds.`)
}

function checked(configured: "hosted" | Record<string, number>) {
  if (configured === "hosted") return {}
  const unknown = Object.keys(configured).find((name) => !(name in hosted))
  if (unknown === undefined) return configured
  throw new StartError(
    `AUTH_RATE_LIMITS knows no "${unknown}". Its numbers are ${Object.keys(hosted).join(", ")}.`,
  )
}

function tooManyRequests() {
  return new HttpError(429, "over_request_rate_limit", "Request rate limit reached")
}

/** Addresses of strangers are not kept, only recognised. */
function fingerprint(account: string) {
  return createHash("sha256").update(account).digest("hex")
}
