import { plural, writeTime } from "#domain/text/formats.ts"
import { syncSentences } from "#domain/saving/sync-queue.ts"

/** What the outbox says. The first block is the specification's, word for word. */
export const sentences = {
  failed: "Some offline operations failed to sync.",
  unknownType: syncSentences.unknownType,

  title: "Outbox",
  intro: "Workouts that are saved on this device and not on the server yet.",
  empty: "Nothing waits here. Every workout of yours is on the server.",
  unusable: "This browser keeps no workouts for later. They can be saved while you are online.",
  syncing: "Sending...",
  loading: "Loading outbox...",
  offline: "You are offline. What waits here goes out when you reconnect.",

  here: "Saved on this device",
  server: "On the server",
  needs: "Needs you",

  adHoc: "Ad-Hoc Workout",
  unknownExercise: "Unknown Exercise",
  unreadable: "An entry that can't be read",
  unreadableAdvice:
    "This version of Repertoire does not know it. Export it, or leave it for a newer version.",
  waits: "Goes out by itself.",
  waitsOffline: "Goes out when you are back online.",
  again: (error: string, tries: number) =>
    `${error} Tried ${plural(tries, { one: "once", other: `${tries} times` })}; it is tried again by itself.`,
  sentAt: (moment: number) => `Sent at ${writeTime(moment)}.`,
  sets: (count: number) => plural(count, { one: "1 set", other: `${count} sets` }),

  gaveUp: (name: string) => `Your version of ${name} was given up.`,
  discarded: (name: string) => `${name} discarded.`,
  notDone: "That did not work: the storage of this browser is closed.",
}
