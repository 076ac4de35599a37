import { formatDay } from "#domain/days/day-text.ts"
import { dayAt } from "#domain/days/local-day.ts"
import { writeTime } from "#domain/text/formats.ts"
import { timeZoneHere } from "#web/device/time-zone.ts"

/** "19:04", or "Nov 19, 19:04" on another day. */
function at(moment: number): string {
  const day = dayAt(moment, timeZoneHere())
  const time = writeTime(moment)
  return day === dayAt(Date.now(), timeZoneHere()) ? time : `${formatDay(day, "monthAndDay")}, ${time}`
}

/** The sentences of sharing. */
export const sentences = {
  title: (name: string) => `Share ${name}`,
  close: "Close",
  loading: "Reading the workout",
  failed: "The workout could not be read.",
  picture: (name: string) => `Picture of ${name}`,
  light: "Day",
  dark: "Night",
  lightOrDark: "Light or dark",
  weights: "Weights",
  sharePicture: "Share Picture",
  savePicture: "Save Picture",
  noPicture: "This browser can’t draw the picture.",
  strava: "Strava",
  stravaMissing: "Not set up on this server",
  stravaHow:
    "Save the FIT file and add it on Strava under “Upload activity”. Sets, reps and weights come along.",
  saveFit: "Save FIT",
  stravaAsking: "Asking Strava",
  notConnected: "Connect once; then it is one tap",
  connect: "Connect",
  connectAgain: "Connect Again",
  connectedAs: (athlete: string) => (athlete === "" ? "Connected" : `Connected as ${athlete}`),
  shareToStrava: "Share to Strava",
  sending: "Sending...",
  sendingToStrava: "Sending to Strava",
  sendingSince: (time: string) => `Sending since ${time}`,
  stravaProcessing: "Strava has it and is working on it",
  onStravaSince: (moment: number) => `On Strava since ${at(moment)}`,
  sentAndEdited: (sent: number, edited: number) => `Sent at ${at(sent)}, edited at ${at(edited)}`,
  stravaEarlier: "Strava still shows the earlier version. Delete it there to send this one.",
  stravaGone: "It was deleted on Strava",
  view: "View",
  viewOnStrava: "View on Strava",
  stravaUnanswered: "Strava hasn’t answered.",
  stravaMayBeThere: "It may have arrived. We check first, so it can’t be posted twice.",
  lookNow: "Look Now",
  stravaFailed: "It didn’t reach Strava.",
  againAt: (moment: number) => `Try again at ${at(moment)}.`,
  text: "Text",
  textAbout: "The sets, line by line",
  copy: "Copy",
  share: "Share",
  copied: "The workout is copied. Paste it where you want to share it.",
  impossible: "This browser can't share or copy here. Open Repertoire over https.",
  fit: "FIT file",
  fitAbout: "Strava, Garmin, Intervals and others take it",
  tcx: "TCX file",
  tcxAbout: "For older apps; without the sets",
  save: "Save",
  unfetched: "The file could not be made. Check your connection and try again.",
  unsaved: "Changes that aren’t saved yet are not in it.",
  lifted: "Lifted",
  time: "Time",
  sets: "Sets",
  more: (count: number) => `and ${count} more`,
}
