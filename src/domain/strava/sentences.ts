import { notLoggedIn } from "#domain/text/failure-sentences.ts"

/** The messages of the `strava` function. */
export const stravaSentences = {
  signedOut: notLoggedIn,
  notSetUp: "Strava isn’t set up on this server.",
  unreadable: "This request to the Strava function isn’t valid.",
  noLog: "This workout isn’t on the server.",
  noSets: "This workout has no sets to send.",
  wrongState: "This link from Strava has expired or belongs to another account. Connect again.",
  codeRefused: "Strava didn’t accept the request. Connect again.",
  mayNotUpload: "Strava didn’t allow the upload. Connect again and leave “Upload your activities” checked.",
  mayNotLook:
    "Strava didn’t let us check whether the workout arrived. Connect again and leave both “View data” boxes checked.",
  unanswered: "Strava isn’t responding. Try again in a minute.",
  busy: "This server has reached Strava’s request limit for now.",
  connectFirst: "Connect to Strava first.",
  ended: "Strava no longer recognizes this connection. Connect again.",
  overlap: "Strava has another activity at that time and didn’t accept this one.",
  inactive: "Strava has turned this server’s app off. Save the FIT file and add it there by hand.",
  refused: "Strava didn’t accept this workout. Save the FIT file and add it there by hand.",
  notThere: "The workout isn’t on Strava. You can send it again.",
  notThereYet: "The workout isn’t on Strava yet. Check again in a minute.",
  stillThere: "The earlier version is still on Strava. Delete it there first, then send this one.",
  revokeFailed:
    "You’re disconnected here, but Strava didn’t respond. Remove Repertoire there too, under Settings, My Apps.",
}
