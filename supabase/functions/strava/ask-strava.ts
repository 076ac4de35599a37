import { timestampOf } from "#domain/days/local-day.ts"

/**
 * Strava's response. "unanswered": it may or may not have carried out the request (no response, a partial one, or a server error). "busy": it
 * didn't, and accepts no more requests before `retryAt` (a timestamp).
 */
export type StravaAnswer =
  | { kind: "ok"; body: unknown }
  | { kind: "refused"; status: number; body: unknown }
  | { kind: "busy"; retryAt: string }
  | { kind: "unanswered"; why: string }

const patienceMilliseconds = 20_000
const quarterHour = 15 * 60_000
const day = 24 * 60 * 60_000

/** Sends one request to Strava. Never throws. */
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

/**
 * When Strava accepts requests again. Its limits are per quarter hour and per UTC day ("X-RateLimit-Usage: 15
 * minutes, day").
 */
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
