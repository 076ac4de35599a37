import type { WeightUnit } from "#domain/measures/units.ts"
import type { LiftFacts } from "../lift-facts.ts"
import { nextWords } from "../next-words.ts"
import type { DoneLift } from "../done-work.ts"
import type { Fact, FactLift } from "./fact.ts"

type AdvisedLift = Pick<
  LiftFacts,
  "name" | "shortName" | "change" | "action" | "next" | "limit" | "concern" | "load"
> & { now: DoneLift | null; fall?: object | null }

/**
 * A lift from a sheet of facts, in the format that claims are checked against. `facts` are those of all known
 * sessions.
 */
export function liftEntry(lift: AdvisedLift, facts: readonly Fact[], unit: WeightUnit): FactLift {
  const { name, shortName, change, action, next, now, fall = null } = lift
  const words = nextWords(lift, unit)
  return {
    ...{ name, shortName, action, next },
    direction: fall === null ? change.direction : "down",
    advice: next && words !== null ? `${shortName}: ${words}.` : null,
    now: now?.kind === "reps" ? now.main.load : null,
    heaviest: heaviestIn(facts, name),
  }
}

/** The heaviest set of an exercise; null if none has a load. */
function heaviestIn(facts: readonly Fact[], exercise: string): number | null {
  const loads = facts.filter(
    (each) => each.exercise === exercise && each.unit === "weight" && each.name.startsWith("set_"),
  )
  return loads.length === 0 ? null : Math.max(...loads.map(({ value }) => value))
}
