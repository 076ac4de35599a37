import { adHocName } from "#domain/text/ad-hoc-name.ts"
import { plural, writeTime } from "#domain/text/formats.ts"
import { sentences as saving } from "#domain/saving/sentences.ts"

/** The sentences of the outbox. The first block is the specification's, word for word. */
export const sentences = {
  failed: "Some offline operations failed to sync.",
  unknownType: saving.unknownType,

  title: "Outbox",
  intro: "Workouts saved on this device that are not on the server yet.",
  empty: "Nothing is waiting. All your workouts are on the server.",
  unusable: "This browser can't store workouts offline. Save while you are online.",
  syncing: "Sending...",
  loading: "Loading outbox...",
  offline: "You are offline. These workouts are sent when you reconnect.",

  here: "Saved on this device",
  server: "On the server",
  needs: "Needs you",

  adHoc: adHocName,
  inSuperset: (name: string, superset: number) => `${name} (superset ${superset})`,
  unknownExercise: "Unknown Exercise",
  unreadable: "An entry that can't be read",
  unreadableAdvice: "This version of Repertoire can't read it. Export it, or keep it for a newer version.",
  waits: "Will be sent automatically.",
  waitsOffline: "Will be sent when you are back online.",
  again: (error: string, tries: number) =>
    `${error} Tried ${plural(tries, { one: "once", other: `${tries} times` })}; it will be tried again automatically.`,
  sentAt: (moment: number) => `Sent at ${writeTime(moment)}.`,
  sets: (count: number) => plural(count, { one: "1 set", other: `${count} sets` }),

  gaveUp: (name: string) => `Your version of ${name} was discarded.`,
  discarded: (name: string) => `${name} discarded.`,
  notDone: "That did not work: this browser's storage is not available.",
}
