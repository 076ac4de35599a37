import { formatDay } from "#domain/days/day-text.ts"
import { dayAt } from "#domain/days/local-day.ts"
import { connectionSentences } from "#domain/strava/connection-sentences.ts"
import { writeTime } from "#domain/text/formats.ts"
import { timeZoneHere } from "#web/device/time-zone.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { sentences as shared } from "#web/ui/sentences.ts"

/** For example "19:04", or "Nov 19, 19:04" on another day. */
function writeWhen(moment: number): string {
  const day = dayAt(moment, timeZoneHere())
  const time = writeTime(moment)
  return day === dayAt(Date.now(), timeZoneHere()) ? time : `${formatDay(day, "monthAndDay")}, ${time}`
}

/** Wording for sharing. */
export const sentences = {
  title: (name: string) => `Share ${name}`,
  close: later.close,
  loading: "Loading the workout",
  failed: "The workout couldn’t be loaded.",
  picture: (name: string) => `Picture of ${name}`,
  light: "Light",
  dark: "Dark",
  lightOrDark: "Light or dark",
  weights: "Weights",
  sharePicture: "Share Picture",
  savePicture: "Save Picture",
  noPicture: "This browser can’t draw the picture.",
  strava: connectionSentences.strava,
  stravaMissing: "Not set up on this server",
  stravaHow:
    "Save the FIT file and add it on Strava under “Upload activity”. Sets, reps and weights are included.",
  saveFit: "Save FIT",
  stravaAsking: "Checking Strava",
  notConnected: "Connect once, then share with one tap",
  connect: connectionSentences.connect,
  connectAgain: connectionSentences.connectAgain,
  connectedAs: (athlete: string) => (athlete === "" ? "Connected" : `Connected as ${athlete}`),
  shareToStrava: shared.shareToStrava,
  sending: later.sending,
  sendingToStrava: "Sending to Strava",
  sendingSince: (time: string) => `Sending since ${time}`,
  stravaProcessing: "Strava is processing it",
  onStravaSince: (moment: number) => `On Strava since ${writeWhen(moment)}`,
  sentAndEdited: (sent: number, edited: number) =>
    `Sent at ${writeWhen(sent)}, edited at ${writeWhen(edited)}`,
  stravaEarlier: "Strava still shows the earlier version. Delete it there to send this one.",
  stravaGone: "Deleted on Strava",
  view: "View",
  viewOnStrava: "View on Strava",
  stravaUnanswered: "Strava hasn’t responded.",
  stravaMayBeThere:
    "The workout may have arrived. Repertoire checks before sending again, so it isn’t posted twice.",
  checkNow: "Check Now",
  stravaFailed: "The workout didn’t reach Strava.",
  againAt: (moment: number) => `Try again at ${writeWhen(moment)}.`,
  text: "Text",
  textAbout: "Your sets, line by line",
  copy: "Copy",
  share: "Share",
  copied: "Workout copied. Paste it wherever you want to share it.",
  impossible: "This browser can’t share or copy here. Open Repertoire over https.",
  fit: "FIT file",
  fitAbout: "Works with Strava, Garmin, Intervals.icu and others",
  tcx: "TCX file",
  tcxAbout: "For older apps (no sets)",
  save: "Save",
  fileFailed: "The file couldn’t be created. Check your connection and try again.",
  unsaved: "Unsaved changes aren’t included.",
  repertoire: "Repertoire",
  lifted: "Lifted",
  time: "Time",
  sets: "Sets",
  more: (count: number) => `and ${count} more`,
}
