import { url } from "@repertoire/backend/settings/addresses"
import { longSecret, text } from "@repertoire/backend/settings/kinds"

export const strava = {
  clientId: text({
    name: "STRAVA_CLIENT_ID",
    purpose:
      "The id of your app at Strava. Its callback domain is that of `SITE_URL`. Without it, people carry workouts to Strava as FIT files by hand.",
    unset: undefined,
    allowed: "any text",
    example: "12345",
  }),
  clientSecret: text({
    name: "STRAVA_CLIENT_SECRET",
    purpose: "The secret of your app at Strava. Set it together with `STRAVA_CLIENT_ID`.",
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
    purpose: "Seals people's Strava tokens. All servers on one database need the same.",
    otherwise: "made at the first start, in `DATA_DIR`",
    unset: undefined,
    example: "another-long-random-text-of-32-characters",
  }),
}
