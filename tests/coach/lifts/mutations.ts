// Sets of rules with one mistake each. The coach itself has no switches: a mutation is another set of rule functions.
import { coachRules, type CoachRules } from "#domain/coach/lifts/rules/rules.ts"
import type { RoleBase } from "#domain/coach/lifts/lift.ts"
import type { BuildSession } from "#domain/coach/lifts/lift-state.ts"
import { shareOfLoad } from "#domain/coach/lifts/rules/lower.ts"

const ranges = [
  [3, 5],
  [5, 8],
  [8, 12],
  [12, 15],
  [15, 20],
] as const

function rangeOfFewest(base: RoleBase, reps: readonly number[]): RoleBase {
  const fewest = Math.min(...reps)
  const [low, high] = ranges.find(([, top]) => fewest <= top) ?? [15, 20]
  return { ...base, low, high }
}

function hasNotMoved(recent: readonly BuildSession[]): boolean {
  const before = recent.at(-4)
  return before !== undefined && Math.max(...recent.slice(-3).map(({ best }) => best)) <= 1.001 * before.best
}

const wrong: Record<string, Partial<CoachRules>> = {
  "a return per lift": {
    wayBackAfter: ({ lift, interval }) => coachRules.wayBackAfter({ training: lift, lift, interval }),
  },
  "sets from the last session": { baseAfter: (base, { sets }) => ({ ...base, sets: sets.length }) },
  "lighter loads as the base": { isJudged: () => true },
  "no gap between lighter weeks": { isTooSoon: ({ sessions }) => sessions < 16 },
  "always add": { isReadyToAdd: () => true },
  "never add": { isReadyToAdd: () => false },
  "the range from the fewest reps": {
    baseAfter: (base, { sets }) =>
      rangeOfFewest(
        base,
        sets.map(({ reps }) => reps),
      ),
  },
  "stalls without attempts": { isStalled: hasNotMoved },
  "RPE ignored": { isAtLimit: () => false },
  "no return": { wayBackAfter: () => null },
  "a way back that stays": { nextReturnShare: (share) => share },
  "no cap on steps": { isWithinCap: () => true },
  "sets that rise for ever": { baseAfter: (base) => ({ ...base, sets: Math.min(8, base.sets + 0.25) }) },
  "cuts of 30 %": { cut: (load, _cause, lift, scale) => shareOfLoad(load, 0.7, lift, scale) },
  "no cut after misses": { isCutDue: () => false },
  "no lighter week": { lighterReason: () => null },
  "assistance inverted": {
    raise: (load, raising) =>
      raising.lift.load === "help" ? raising.scale.lighter(load) : coachRules.raise(load, raising),
  },
  "no ladder": { rungAction: () => "cut" },
}

export interface Mutation {
  name: string
  rules: CoachRules
}

export const mutations: readonly Mutation[] = Object.entries(wrong).map(([name, rules]) => ({
  name,
  rules: { ...coachRules, ...rules },
}))
