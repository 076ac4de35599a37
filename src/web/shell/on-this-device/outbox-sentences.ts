import { plural } from "#domain/text/formats.ts"

/** The wording of the outbox link, which is fetched separately from the rest of the navigation. */
export const sentences = {
  unsent: (count: number) => `${count} unsent`,
  /** For screen readers, appended to the count. */
  inOutbox: " in the outbox",
  waiting: (count: number, areWorkouts: boolean, needsPerson: boolean) => {
    const unsent = areWorkouts
      ? plural(count, { one: "1 workout is", other: `${count} workouts are` })
      : plural(count, { one: "1 change is", other: `${count} changes are` })
    return `${unsent} waiting on this device.${needsPerson ? " The outbox needs your attention." : ""}`
  },
}
