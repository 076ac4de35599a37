import { connectionSentences } from "#domain/strava/connection-sentences.ts"

/** The wording for the page to which Strava redirects. */
export const sentences = {
  title: connectionSentences.strava,
  connecting: "Connecting to Strava",
  connected: "Strava is connected. Share a workout to send it there.",
  notAllowed: "Strava isn’t connected. You didn’t give Repertoire permission.",
  connectAgain: connectionSentences.connectAgain,
  back: "Back",
}
