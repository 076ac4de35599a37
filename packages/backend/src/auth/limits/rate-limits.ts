import { createHash } from "node:crypto"
import type { FastifyRequest } from "fastify"
import type { Pool } from "pg"
import { HttpError } from "#server/http/http-error.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import { tooManyMails, tooManyRequests, tooManyTexts, unusableToken } from "../requests/refusals.ts"
import { type Database } from "../store/statements.ts"
import { networkOf } from "#server/http/client-network.ts"
import { type Window, giveHitBack, isFull, takeHit, windowAge } from "../store/counters.ts"
import { isSignedInFrom } from "../store/sessions.ts"

const seconds = { minute: 60, fiveMinutes: 300, hour: 3_600 }

// The limits of a hosted project. Requests are counted per endpoint: per network without a session and per account with one, so that nobody is held
// back by another person behind the same address.
const hosted = {
  signup: 30,
  /** New anonymous accounts per network per hour. */
  anonymous: 30,
  otp: 30,
  recover: 30,
  resend: 30,
  user: 30,
  verify: 30,
  /** Challenges for second factors, and attempts to answer them. */
  factor: 30,
  passkey: 30,
  /** Requests that redirect to a provider or come back from one. */
  authorize: 60,
  /** Sign-ins per network and refreshes per session, per minute. */
  token: 30,
  /** Emails from the whole server per hour. */
  email_sent: 30,
  /** The part of `email_sent` that may go to unconfirmed addresses, so that strangers can't use up the emails meant for people with an account. */
  email_sent_new: 20,
  /** Requests for an email per network per hour, whether or not an email is sent. */
  email_asked: 20,
  /** The minimum time between two emails to an account, in seconds. */
  email_interval: 60,
  /** Text messages from the whole server per hour. */
  sms_sent: 30,
  /** The minimum time between two text messages to an account, in seconds. */
  sms_interval: 60,
}

/** Time windows that aren't five minutes long, in seconds. */
const windows: Partial<Record<string, number>> = {
  token: seconds.minute,
  factor: seconds.minute,
  anonymous: seconds.hour,
}

type RateLimit = keyof typeof hosted
type LimitedEndpoint = Exclude<RateLimit, `email_${string}` | `sms_${string}`>

// For six-digit codes: five wrong attempts in ten minutes per account. A network gets far more, because everyone in a gym or on a
// carrier's network may share one address.
const guesses = {
  account: { hits: 5, seconds: 600 },
  network: { hits: 300, seconds: 600 },
} satisfies Record<string, Window>
// Passwords are harder to guess than codes: ten wrong attempts in ten minutes, fifty in a day.
const passwordTries: Window[] = [
  { hits: 10, seconds: 600 },
  { hits: 50, seconds: 86_400 },
]

export interface RateLimits {
  /** 429 if this network has called this endpoint too often. */
  countRequest(request: FastifyRequest, endpoint: LimitedEndpoint): Promise<void>
  /** 429 if this account has called this endpoint too often. */
  countOwnRequest(userId: string, endpoint: LimitedEndpoint): Promise<void>
  /** 503 if this session was refreshed too often: clients retry a 503, while a 429 would sign the person out. */
  countRefresh(db: Database, sessionId: string): Promise<void>
  /** 429 if this network has asked for too many emails, or the whole server has sent too many. Reveals nothing about the account. */
  checkMails(request: FastifyRequest): Promise<void>
  /** Counts an email that is sent when the transaction commits; 429 if the whole server has sent too many. */
  chargeMail(db: Database, kind: "new" | "known"): Promise<void>
  /** Counts a text that is sent when the transaction commits; 429 if the whole server has sent too many. */
  chargeText(db: Database): Promise<void>
  /** 429 if the last text to this account is too recent. */
  checkTextInterval(secondsAgo: number | null): void
  /**
   * 429 if a text for this number was requested too recently, even though none is sent, so that the response doesn't show whether
   * the number has an account.
   */
  countUnsentText(db: Database, phone: string): Promise<void>
  /** 429 if the last email of this kind to this account is too recent. */
  checkInterval(sentAt: string | null): void
  /**
   * 429 if an email of this kind to this address was requested too recently, even though none is sent, so that the response doesn't
   * show whether the address has an account.
   */
  countUnsentMail(db: Database, kind: string, email: string): Promise<void>
  /** Counts an attempt at a secret of this kind; 403 or 429 if there were too many. Give the attempt back if the secret was right. */
  takeGuess(guess: Guess): Promise<CountedTry>
  /**
   * Counts an attempt at a password; 429 if there were too many for this account, whether or not it exists. Attempts from networks where the
   * account's owner is signed in are counted separately, so that strangers can't lock the owner out on those networks.
   */
  takePasswordTry(email: string, ip: string): Promise<CountedTry>
}

interface Guess {
  /** The kind of secret being guessed; the account's other secrets stay usable. */
  kind: string
  account: string
  ip: string
  /** The error when the account's attempts are used up; by default the one for a wrong emailed code. */
  whenFull?: () => HttpError
}

/** A counted attempt, which can be given back. */
interface CountedTry {
  giveBack(): Promise<void>
}

/** `configured` is "off", "hosted", or numbers that replace some of a hosted project's limits. Attempts to guess codes are always limited. */
export function rateLimits(pool: Pool, configured: "off" | "hosted" | Record<string, number>): RateLimits {
  const limits = configured === "off" ? undefined : { ...hosted, ...checkLimits(configured) }
  const interval = limits?.email_interval ?? 0
  const count = async (endpoint: LimitedEndpoint, who: string) => {
    if (!limits) return
    const window = { hits: limits[endpoint], seconds: windows[endpoint] ?? seconds.fiveMinutes }
    if (!(await takeHit(pool, `${endpoint}:${who}`, window))) throw tooManyRequests()
  }
  return {
    countRequest: (request, endpoint) => count(endpoint, networkOf(request.ip)),
    countOwnRequest: (userId, endpoint) => count(endpoint, userId),
    countRefresh: async (db, sessionId) => {
      if (!limits) return
      const window = { hits: limits.token, seconds: seconds.minute }
      if (!(await takeHit(db, `refresh:${sessionId}`, window))) throw refreshedTooOften()
    },
    checkMails: async (request) => {
      if (!limits) return
      const asked = { hits: limits.email_asked, seconds: seconds.hour }
      if (!(await takeHit(pool, `email_asked:${networkOf(request.ip)}`, asked))) throw mailsUsedUp()
      const sent = { hits: limits.email_sent, seconds: seconds.hour }
      if (await isFull(pool, "email_sent", sent)) throw mailsUsedUp()
    },
    chargeMail: async (db, kind) => {
      if (!limits) return
      const budgets = {
        email_sent: limits.email_sent,
        ...(kind === "new" && { email_sent_new: limits.email_sent_new }),
      }
      for (const [key, hits] of Object.entries(budgets))
        if (!(await takeHit(db, key, { hits, seconds: seconds.hour }))) throw mailsUsedUp()
    },
    checkInterval: (sentAt) => {
      if (sentAt !== null) checkAge((Date.now() - Date.parse(sentAt)) / 1_000, interval)
    },
    chargeText: async (db) => {
      if (!limits) return
      const window = { hits: limits.sms_sent, seconds: seconds.hour }
      if (!(await takeHit(db, "sms_sent", window))) throw tooManyTexts("SMS rate limit exceeded")
    },
    checkTextInterval: (secondsAgo) => {
      const left = Math.ceil((limits?.sms_interval ?? 0) - (secondsAgo ?? Infinity))
      if (left > 0) throw tooManyTexts(tooSoon(left))
    },
    countUnsentText: async (db, phone) => {
      if (!limits) return
      const window = { hits: 1, seconds: limits.sms_interval }
      const key = `unsent:sms:${fingerprint(phone)}`
      if (await takeHit(db, key, window)) return
      const left = Math.ceil(limits.sms_interval - ((await windowAge(db, key)) ?? 0))
      throw tooManyTexts(tooSoon(left))
    },
    countUnsentMail: async (db, kind, email) => {
      const key = `unsent:${kind}:${fingerprint(email)}`
      if (await takeHit(db, key, { hits: 1, seconds: interval })) return
      checkAge((await windowAge(db, key)) ?? interval, interval)
    },
    takeGuess: (guess) => takeGuess(pool, guess),
    takePasswordTry: (email, ip) => takePasswordTry(pool, email, ip),
  }
}

async function takeGuess(pool: Pool, { kind, account, ip, whenFull }: Guess): Promise<CountedTry> {
  const network = networkOf(ip)
  const person = `guess:${kind}:${fingerprint(account)}`
  const counters = [
    { key: `${person}:${network}`, window: guesses.account, refuse: tooManyRequests },
    { key: person, window: guesses.account, refuse: whenFull ?? (() => unusableToken("code")) },
    { key: `guess:${kind}:${network}`, window: guesses.network, refuse: tooManyRequests },
  ]
  const taken: string[] = []
  for (const { key, window, refuse } of counters) {
    if (!(await takeHit(pool, key, window))) {
      // A refused attempt isn't counted, so an account with no attempts left doesn't use up its network's attempts, and vice versa.
      await takenHits(pool, taken).giveBack()
      throw refuse()
    }
    taken.push(key)
  }
  return takenHits(pool, taken)
}

async function takePasswordTry(pool: Pool, email: string, ip: string): Promise<CountedTry> {
  const network = networkOf(ip)
  const isHome = await isSignedInFrom(pool, email, network)
  const account = `password:${fingerprint(email)}${isHome ? `:${network}` : ""}`
  const keys: string[] = []
  for (const window of passwordTries) {
    const key = `${account}:${window.seconds}`
    if (!(await takeHit(pool, key, window))) throw tooManyRequests()
    keys.push(key)
  }
  return takenHits(pool, keys)
}

function takenHits(pool: Pool, keys: string[]): CountedTry {
  return {
    giveBack: async () => {
      await Promise.all(keys.map((key) => giveHitBack(pool, key)))
    },
  }
}

function checkAge(age: number, interval: number) {
  const left = Math.ceil(interval - age)
  if (left <= 0) return
  throw tooManyMails(tooSoon(left))
}

function tooSoon(left: number) {
  return `For security purposes, you can only request this after ${left} seconds.`
}

function checkLimits(configured: "hosted" | Record<string, number>) {
  if (configured === "hosted") return {}
  const unknown = Object.keys(configured).find((name) => !(name in hosted))
  if (unknown === undefined) return configured
  throw new StartError(
    `AUTH_RATE_LIMITS contains the unknown name "${unknown}". Valid names are ${Object.keys(hosted).join(", ")}.`,
  )
}

function mailsUsedUp() {
  return tooManyMails("email rate limit exceeded")
}

function refreshedTooOften() {
  const headers = { "retry-after": String(seconds.minute) }
  return new HttpError(503, "over_request_rate_limit", "Request rate limit reached", { headers })
}

/** Unknown addresses are stored only as hashes. */
function fingerprint(account: string) {
  return createHash("sha256").update(account).digest("hex")
}
