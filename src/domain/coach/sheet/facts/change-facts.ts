import { roundTo } from "#domain/measures/numbers.ts"
import type { DoneLift, DoneWork } from "../done-work.ts"
import type { LiftChange } from "../lift-change.ts"
import { type Fact, fact } from "./fact.ts"

interface ComparedLift {
  name: string
  now: DoneLift | null
  before: DoneLift | null
  change: LiftChange
}

/** How a lift differs from its last like-for-like session in load, reps, best set, sets and percent, as signed numbers. */
export function changeFacts({ name: exercise, now, before, change }: ComparedLift): Fact[] {
  if (!now || !before) return []
  const at = { exercise, day: before.day }
  const said = "by" in change && change.kind !== "load" ? change.by : null
  const isShare = change.kind === "minutes" || change.kind === "distance"
  return [
    ...(said !== null && isShare ? [fact("change", said, "percent", at)] : []),
    ...(now.kind === "reps" && before.kind === "reps" ? workChanges(now, before, at) : []),
    ...(now.kind === "time" && before.kind === "time"
      ? [
          fact("change", (now.minutes ?? 0) - (before.minutes ?? 0), "minutes", at),
          fact("change", roundTo((now.distance ?? 0) - (before.distance ?? 0), 2), "distance", at),
        ]
      : []),
  ]
}

function workChanges(now: DoneWork, before: DoneWork, at: { exercise: string; day: string }): Fact[] {
  const [load, loadBefore] = [now.main.load ?? 0, before.main.load ?? 0]
  const [all, allBefore] = [allReps(now), allReps(before)]
  return [
    fact("change", roundTo(load - loadBefore, 2), "weight", at),
    ...(loadBefore > 0
      ? [fact("change", Math.round(((load - loadBefore) / loadBefore) * 100), "percent", at)]
      : []),
    fact("change", sum(now.main.reps) - sum(before.main.reps), "reps", at),
    fact("change", Math.max(...now.main.reps) - Math.max(...before.main.reps), "reps", at),
    fact("change", sum(all) - sum(allBefore), "reps", at),
    fact("change", now.sets - before.sets, "sets", at),
    fact("change", now.main.reps.length - before.main.reps.length, "sets", at),
  ]
}

const allReps = ({ groups }: DoneWork) => groups.flatMap(({ reps }) => reps)
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
