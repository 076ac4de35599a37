import { plural } from "#domain/text/formats.ts"

/** "3 of 10 sets": the progress of a workout. */
export function setsDoneText(done: number, sets: number): string {
  return `${done} of ${sets} ${plural(sets, { one: "set", other: "sets" })}`
}
