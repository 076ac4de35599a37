import type { FunctionContext } from "../function-context.ts"
import { Seal } from "./sealed.ts"

/** This server as Strava knows it. */
export interface StravaApp {
  clientId: string
  clientSecret: string
  /** The address of Strava's API, without a slash at its end. */
  api: string
  /** The address of its pages and tokens. */
  oauth: string
  /** Where its page sends a person back to. */
  back: string
  seal: Seal
}

const usualApi = "https://www.strava.com/api/v3"

/** From the settings; undefined when the server is not registered at Strava. */
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

/** Strava's API moves to a host of its own in 2027, its sign-in stays on www (announcement of 2026). Another server has both. */
function oauthOf(api: string): string {
  const { origin, hostname } = new URL(api)
  return `${hostname.endsWith(".strava.com") ? "https://www.strava.com" : origin}/oauth`
}
