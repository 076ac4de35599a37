import { plural } from "#domain/text/formats.ts"

/** The words of the outbox's link, which is fetched apart from the rest of the navigation. */
export const sentences = {
  unsent: (count: number) => `${count} unsent`,
  /** For screen readers, after the count. */
  inOutbox: " in the outbox",
  waiting: (count: number, needsPerson: boolean) => {
    const workouts = plural(count, { one: "1 workout is", other: `${count} workouts are` })
    return `${workouts} waiting on this device.${needsPerson ? " The outbox needs your attention." : ""}`
  },
}
