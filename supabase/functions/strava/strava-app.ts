import type { FunctionContext } from "@repertoire/backend/functions"
import { Seal } from "./sealed.ts"

/** How this server is registered with Strava. */
export interface StravaApp {
  clientId: string
  clientSecret: string
  /** The address of Strava's API, without a trailing slash. */
  api: string
  /** The address for Strava's permission page and tokens. */
  oauth: string
  /** The address to which Strava's page sends the person back. */
  back: string
  seal: Seal
}

const usualApi = "https://www.strava.com/api/v3"

/** The registration from the settings; undefined if the server isn't registered with Strava. */
export function stravaApp({ setting }: FunctionContext): StravaApp | undefined {
  const clientId = setting("STRAVA_CLIENT_ID")
  const clientSecret = setting("STRAVA_CLIENT_SECRET")
  const key = setting("STRAVA_TOKEN_KEY")
  if (clientId === undefined || clientSecret === undefined || key === undefined) return undefined
  const api = (setting("STRAVA_BASE_URL") ?? usualApi).replace(/\/+$/, "")
  return {
    clientId,
    clientSecret,
    api,
    oauth: oauthOf(api),
    back: `${setting("SITE_URL") ?? ""}/strava`,
    seal: new Seal(key),
  }
}

/**
 * The address of Strava's sign-in. Strava's API moves to its own host in 2027, while sign-in stays on www
 * (announced in 2026). On any server other than Strava's, both are on the same host.
 */
function oauthOf(api: string): string {
  const { origin, hostname } = new URL(api)
  return `${hostname.endsWith(".strava.com") ? "https://www.strava.com" : origin}/oauth`
}
