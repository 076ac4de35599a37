import { formatNumber } from "#domain/measures/numbers.ts"
import type { ShownSet } from "#domain/programs/prescription.ts"
import { amountText, repsInAll } from "#domain/programs/session-words.ts"
import { plural } from "#domain/text/formats.ts"

const times = [
  "",
  "",
  "twice",
  "three times",
  "four times",
  "five times",
  "six times",
  "seven times",
  "eight times",
]
const reps = { one: " rep", other: " reps" }

/** The wording for a session's sets. */
export const sentences = {
  noExercises: "No exercises on this day.",
  orMore: " or more",
  repeated: (count: number) => (count === 1 ? "" : (times[count] ?? `${count} times`)),
  inAll: repsInAll,
}

/**
 * A set's prescription in parts: the load "95", the amount "1" (also for "1+"), the effort " @8". Without a load, the amount includes the word
 * "reps".
 */
export function doseOf(set: ShownSet) {
  const { load, rpe } = set
  const hasLoad = load !== null && load !== 0
  return {
    load: hasLoad ? formatNumber(load) : null,
    amount: amountText({ ...set, open: false }),
    unit: set.unit === "reps" && !hasLoad ? plural(set.aim, reps) : "",
    effort: rpe === null ? "" : ` @${formatNumber(rpe)}`,
  }
}
