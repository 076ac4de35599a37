import type { FactUnit } from "#domain/coach/sheet/facts/fact.ts"

/** What a number in a text counts. `spare` are reps left in reserve at the end of a set. */
export type ClaimUnit = FactUnit | "spare"

interface UnitWord {
  unit: ClaimUnit
  /** The unit that the words name, for a quantity that can be given in several units. */
  in?: "kg" | "lbs" | "km" | "mi" | "hours"
  words: string
}

// The words allowed between a number and its unit: "3 more hard sets".
const between =
  "(?:(?:more|fewer|less|extra|additional|hard|working|rated|total|straight|planned|scheduled|full|heavy|easy|other|different|new|completed|missed|skipped|strength|training|personal|light|top|back-off|weekly|of your|of the|whole|consecutive)[\\s-]+)*"

const unitWords: readonly UnitWord[] = [
  { unit: "weight", in: "kg", words: "kgs?|kilos?|kilograms?" },
  { unit: "weight", in: "lbs", words: "lbs?|pounds?" },
  { unit: "distance", in: "km", words: "km|kms|kilomet(?:er|re)s?" },
  { unit: "distance", in: "mi", words: "mi|miles?" },
  { unit: "percent", words: "%|percent|per cent" },
  { unit: "spare", words: "(?:reps? )?(?:to spare|in reserve|in the tank|left in)|rir" },
  { unit: "reps", words: "reps?|repetitions?" },
  { unit: "sets", words: "sets?" },
  { unit: "minutes", in: "hours", words: "h|hrs?|hours?" },
  { unit: "minutes", words: "min|mins|minutes?" },
  { unit: "workouts", words: "workouts?|sessions?|times|runs?|trainings?|visits?" },
  { unit: "exercises", words: "exercises?|lifts?|movements?" },
  { unit: "records", words: "records?|prs?|pbs?|(?:personal )?bests?" },
  { unit: "days", words: "days?" },
  { unit: "weeks", words: "weeks?" },
  { unit: "months", words: "months?" },
]

const patterns = unitWords.map((each) => ({
  ...each,
  pattern: new RegExp(`^[\\s-]*${between}(?:${each.words})(?![\\p{L}\\d])`, "iu"),
}))

/** The unit that a text begins with, and how long it is; null if it begins with none. */
export function unitAt(rest: string): (UnitWord & { length: number }) | null {
  for (const { pattern, ...unit } of patterns) {
    const [found] = pattern.exec(rest) ?? []
    if (found !== undefined) return { ...unit, length: found.length }
  }
  return null
}
