import { timestampOf } from "#domain/days/local-day.ts"

/**
 * What Strava answered. unanswered: nobody knows whether it did what it was asked (no answer, half of one, or a failure of its own); busy: it
 * did not, and takes no more before `retryAt` (a timestamp).
 */
export type StravaAnswer =
  | { kind: "ok"; body: unknown }
  | { kind: "refused"; status: number; body: unknown }
  | { kind: "busy"; retryAt: string }
  | { kind: "unanswered"; why: string }

const patienceMilliseconds = 20_000
const quarterHour = 15 * 60_000
const day = 24 * 60 * 60_000

/** Asks Strava once, without an error of its own. */
export async function askStrava(address: string, init: RequestInit): Promise<StravaAnswer> {
  try {
    const signal = AbortSignal.timeout(patienceMilliseconds)
    const response = await fetch(address, { ...init, redirect: "error", signal })
    if (response.status === 429) return { kind: "busy", retryAt: retryAt(response.headers, Date.now()) }
    if (response.status >= 500 || response.status === 408)
      return { kind: "unanswered", why: `status ${response.status}` }
    const body: unknown = await response.json().catch((error: unknown) => {
      if (response.ok) throw error
      return null
    })
    return response.ok ? { kind: "ok", body } : { kind: "refused", status: response.status, body }
  } catch (error) {
    return { kind: "unanswered", why: error instanceof Error ? error.name : "no connection" }
  }
}

/** Strava counts by quarter hours, and by days that end at midnight UTC ("X-RateLimit-Usage: 15 minutes, day"). */
function retryAt(headers: Headers, now: number): string {
  const isDayUsedUp = ["x-ratelimit", "x-readratelimit"].some((name) => {
    const [, limit] = figures(headers.get(`${name}-limit`))
    const [, usage] = figures(headers.get(`${name}-usage`))
    return limit !== undefined && usage !== undefined && usage >= limit
  })
  const period = isDayUsedUp ? day : quarterHour
  return timestampOf((Math.floor(now / period) + 1) * period)
}

const figures = (header: string | null) => (header ?? "").split(",").map(Number)
