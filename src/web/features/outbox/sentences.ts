import { adHocName, unknownExercise } from "#domain/text/missing-name-words.ts"
import { plural, writeList, writeTime } from "#domain/text/formats.ts"
import { sentences as saving } from "#domain/saving/sentences.ts"
import { sentences as shared } from "#web/ui/sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { titles } from "#web/shell/title-sentences.ts"
import type { BodyEntry } from "#domain/body/body-entry.ts"
import { nameOfMeasure } from "#domain/body/measure-words.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { countSets } from "#domain/text/count-words.ts"

/** The wording for the outbox. The first block is quoted word for word from the specification. */
export const sentences = {
  failed: "Some offline operations failed to sync.",
  unknownType: saving.unknownType,

  title: titles["/outbox"],
  intro: "Workouts saved on this device that aren’t on the server yet.",
  introWithChanges: "Changes saved on this device that aren’t on the server yet.",
  empty: "Nothing is waiting. All your workouts are on the server.",
  unusable: shared.queueUnavailable,
  syncing: later.sending,
  loading: "Loading outbox...",
  offline: "You’re offline. These workouts will be sent when you reconnect.",
  offlineWithChanges: "You’re offline. These changes will be sent when you reconnect.",

  here: later.onThisDevice,
  server: later.onServer,
  needs: later.needsAttention,

  adHoc: adHocName,
  inSuperset: (name: string, superset: number) => `${name} (superset ${superset})`,
  unknownExercise,
  unreadable: "Unreadable entry",
  unreadableAdvice:
    "This version of Repertoire can’t read this entry. Export it, or keep it for a newer version.",
  waits: "Will be sent automatically.",
  waitsOffline: "Will be sent when you’re back online.",
  again: (error: string, tries: number) =>
    `${error} Tried ${plural(tries, { one: "once", other: `${tries} times` })} so far. The next attempt is automatic.`,
  sentAt: (moment: number) => `Sent at ${writeTime(moment)}.`,
  savedAlone: "The workout’s program was deleted in the meantime.",
  loggedTwice: "Your program counts a different workout for this session.",
  sets: countSets,

  duration: (length: string) => `Duration ${length}`,
  reps: (reps: string) => `${reps} reps`,
  eachSide: "each side",
  rpe: (rpe: string) => `RPE ${rpe}`,

  chooseVersion: later.chooseVersion,
  tryAgain: shared.tryAgain,
  export: "Export",
  discard: later.discard,
  logNewWorkout: later.logNewWorkout,
  gaveUp: (name: string) => `Your version of ${name} was discarded.`,
  discarded: (name: string) => `${name} discarded.`,
  takenBack: (about: string) => `Undone: ${about}`,
  discardedChange: "Change to your program discarded.",
  body: ({ weight, weight_unit, measurements }: BodyEntry) =>
    writeList([
      ...(weight === null ? [] : [`${weight} ${weight_unit}`]),
      ...measurements.map(({ measure, value, unit }) =>
        value === null ? `${nameOfMeasure(measure)} deleted` : `${nameOfMeasure(measure)} ${value} ${unit}`,
      ),
    ]),
  bodyDay: ({ body_date }: BodyEntry) => `Body, ${formatDay(body_date, "short")}`,
  discardedBody: "Measurements discarded.",
  notDone: "Couldn’t save the change: browser storage isn’t available.",
}
