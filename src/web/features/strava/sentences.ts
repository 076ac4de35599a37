/** The sentences on the way back from Strava. */
export const sentences = {
  title: "Strava",
  connecting: "Connecting to Strava",
  connected: "Strava is connected. Share a workout to send it there.",
  notAllowed: "Strava is not connected: nothing was allowed there.",
  connectAgain: "Connect Again",
  back: "Back",
}
