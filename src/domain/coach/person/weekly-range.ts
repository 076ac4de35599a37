import type { TrainingAim } from "#domain/profile/training-answers.ts"
import type { Athlete } from "./athlete.ts"

/** The weekly working sets that a muscle should get, from `low` to `high`. */
export interface WeeklyRange {
  low: number
  high: number
}

const unset = { low: 10, high: 20 }
const beginners = { low: 6, high: 10 }

/** The minimum for size is 10 (10.2478/hukin-2022-0017), for strength 5 (ACSM 2026), and for health 4 (10.1007/s40279-021-01490-1). */
const leastFor: Record<TrainingAim, number> = { size: unset.low, strength: 5, health: 4, endurance: 4 }

/** The range that the person chose or, if they chose none, the one for a beginner or for what they train for. */
export function weeklyRangeOf({
  weeklySets,
  person: { experience },
  intake: { aim },
}: Pick<Athlete, "weeklySets" | "person" | "intake">): WeeklyRange {
  if (weeklySets.low !== unset.low || weeklySets.high !== unset.high) return weeklySets
  const isBeginner = experience === "none" || experience === "under_6_months"
  const { low, high } = isBeginner ? beginners : unset
  return { low: aim === null ? low : Math.min(low, leastFor[aim]), high }
}
