import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { countSets } from "#domain/text/count-words.ts"
import type { Lift } from "#domain/coach/lifts/lift.ts"
import type { RoleReason, RuleName } from "#domain/coach/lifts/prescription.ts"
import type { LiftFacts } from "./lift-facts.ts"
import { loadWords } from "./load-words.ts"

type AdvisedLift = Pick<LiftFacts, "next" | "load">

interface Next extends RoleReason {
  kind: Lift["load"]
  unit: WeightUnit
}

const range = ({ low, high }: Next) => (low === high ? formatNumber(low) : `${low} to ${high}`)
function to({ to: load, from, logged, kind, unit }: Next): string {
  if (load === null) return "the same load"
  const words = loadWords(load, kind, unit)
  // If the load was logged in the other unit, the sentence can't say "again".
  const isConverted = logged !== undefined && load === from
  return isConverted ? `${words} (the nearest to ${loadWords(logged, kind, unit)})` : words
}
/** The next load, such as "80 kg", after the text `before`; empty for an exercise without load. */
const withLoad = (next: Next, before: string) => (next.to === null ? "" : `${before}${to(next)}`)

/**
 * Asks for one more rep in the weakest set or, if every completed set is at the top of the range, for the
 * missing sets.
 */
function moreInside({ reps, sets, high, to: load }: Next): string {
  const fewest = Math.min(...reps)
  if (fewest >= high) return `in all ${sets} sets`
  return `${load === null ? "" : "with "}${formatNumber(fewest + 1)} in one set`
}

const sentences: Record<RuleName, (next: Next) => string> = {
  start: (next) => `choose a load for ${range(next)} reps and stop with 3 to spare`,
  add: (next) => `${next.kind === "outside" ? "go up to " : ""}${to(next)} for ${next.low} or more`,
  bridge: (next) =>
    next.to === null
      ? `more reps, up to ${next.high} a set`
      : `stay at ${to(next)} for more reps, up to ${next.high} a set`,
  heaviest: (next) => `stay at ${to(next)}, the heaviest you have, for more reps, up to ${next.high} a set`,
  harder: (next) =>
    `you’re at the top${withLoad(next, " for ")}: slow the reps down, add a pause, or try a harder variation`,
  wave: (next) => `${to(next)} for ${range(next)} or more, the next step in your waves`,
  made: (next) => `${next.to === null ? "" : `${to(next)} again, `}${moreInside(next)}`,
  near: (next) => `${withLoad(next, "") || "the same"} again, for ${range(next)}`,
  limit: (next) => `${withLoad(next, "") || "the same"} again, until it leaves a rep to spare`,
  missed: (next) => `${withLoad(next, "") || "the same"} once more, for ${next.low} or more`,
  cut: (next) => `down to ${to(next)}, then build up again`,
  easier: () => "try an easier variation, because the lightest load is too heavy",
  rest: (next) => `${withLoad(next, "") || "the same"} again, with 3 minutes of rest between sets`,
  range: (next) => `${range(next)} reps a set for now${withLoad(next, ", at ")}`,
  sets: (next) => `${countSets(next.sets)} for four weeks, because every session is hard`,
  sister: () => "switch to a similar exercise for 4 to 6 weeks",
  first_back: (next) => `back to ${countSets(next.sets)}${withLoad(next, " at ")}`,
  fewer_sets: (next) => `${countSets(next.sets)}${withLoad(next, " at ")} for four weeks, with reps to spare`,
  hold: (next) => `stay ${next.to === null ? "as you are" : `at ${to(next)}`} for now, with 3 reps to spare`,
  lighter: (next) =>
    `${countSets(next.sets)}${next.role === "ramp" ? ", the last" : ""} of ${next.low}${withLoad(next, " at ")}, with 4 reps to spare`,
  sore: (next) =>
    `${countSets(next.sets)} of ${next.low}${withLoad(next, " at ")}, with 4 reps to spare, and stop if it hurts`,
  return: (next) => `ease back in with ${countSets(next.sets)}${withLoad(next, " at ")}`,
  left_out: (next) =>
    `start a little lighter after weeks without it: ${countSets(next.sets)}${withLoad(next, " at ")}`,
}

const roleNames = { straight: "", ramp: "last set: ", top: "top set: ", back_off: "back-off sets: " } as const

/** What to do with an exercise next, to follow its name: "72.5 kg for 8 or more". Null if the coach doesn't prescribe it. */
export function nextWords(lift: AdvisedLift, unit: WeightUnit): string | null {
  const { next, load: kind } = lift
  if (!next) return null
  return next.reasons
    .map(
      (reason) =>
        `${reason.rule === "lighter" && reason.role === "ramp" ? "" : roleNames[reason.role]}${sentences[reason.rule]({ ...reason, kind, unit })}`,
    )
    .join("; ")
}
