import { url } from "@repertoire/backend/settings/addresses"
import { longSecret, text } from "@repertoire/backend/settings/kinds"

export const strava = {
  clientId: text({
    name: "STRAVA_CLIENT_ID",
    purpose:
      "The ID of your Strava app, whose callback domain must match `SITE_URL`. Without it, people add workouts to Strava by hand, as FIT files.",
    unset: undefined,
    allowed: "any text",
    example: "12345",
  }),
  clientSecret: text({
    name: "STRAVA_CLIENT_SECRET",
    purpose: "The secret of your Strava app. Set it together with `STRAVA_CLIENT_ID`.",
    unset: undefined,
    allowed: "any text",
    example: "a-secret-of-strava",
  }),
  baseUrl: url({
    name: "STRAVA_BASE_URL",
    purpose: "The address of Strava's API, which Strava plans to change in 2027.",
    otherwise: "`https://www.strava.com/api/v3`",
    unset: undefined,
    example: "https://www.strava.com/api/v3",
  }),
  tokenKey: longSecret({
    name: "STRAVA_TOKEN_KEY",
    purpose: "Encrypts people's Strava tokens. All servers that share a database need the same value.",
    otherwise: "created at the first start, in `DATA_DIR`",
    unset: undefined,
    example: "another-long-random-text-of-32-characters",
  }),
}
