import type { FunctionContext } from "@repertoire/backend/functions"
import { Seal } from "./sealed.ts"

/** This server's registration at Strava. */
export interface StravaApp {
  clientId: string
  clientSecret: string
  /** The address of Strava's API, without a slash at its end. */
  api: string
  /** The address of its pages and tokens. */
  oauth: string
  /** The address to which Strava's page returns. */
  back: string
  seal: Seal
}

const usualApi = "https://www.strava.com/api/v3"

/** Read from the settings; undefined if the server isn't registered at Strava. */
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

/** Strava's API moves to its own host in 2027 while sign-in stays on www (announcement of 2026). Any other server has both. */
function oauthOf(api: string): string {
  const { origin, hostname } = new URL(api)
  return `${hostname.endsWith(".strava.com") ? "https://www.strava.com" : origin}/oauth`
}
