import { plural } from "#domain/text/formats.ts"

/** Texts of the outbox link, which is fetched separately from the rest of the navigation. */
export const sentences = {
  unsent: (count: number) => `${count} unsent`,
  /** For screen readers, appended to the count. */
  inOutbox: " in the outbox",
  waiting: (count: number, needsPerson: boolean) => {
    const workouts = plural(count, { one: "1 workout is", other: `${count} workouts are` })
    return `${workouts} waiting on this device.${needsPerson ? " The outbox needs your attention." : ""}`
  },
}
