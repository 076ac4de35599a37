/** The wording for connecting to Strava. */
export const connectionSentences = {
  strava: "Strava",
  connect: "Connect",
  connectAgain: "Connect Again",
}
