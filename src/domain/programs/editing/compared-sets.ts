import type { LoadScale } from "#domain/loads/load-scale.ts"
import { lineOptions, sessionsInWeek } from "../next-session.ts"
import type { Lift, Plan } from "../plan.ts"
import type { ProgramLine } from "../program.ts"
import { newLift } from "../rules/lift-state.ts"
import { shownLine } from "../shown-line.ts"
import type { Standing } from "../standing.ts"
import { heaviestOf, loadedSessions, usualHeaviest, weeksUnder } from "./rule-loads.ts"

/** A set's exact current load, and the share of the load that it would have under a different rule. */
export interface ComparedSet {
  load: number
  share: number
}

interface Change {
  standing: Standing
  edited: Plan
}

/**
 * The lift's sets in the run's current week, before and after a change of rule, where they have a load both times. What the person types after
 * choosing the rule is ignored: a smaller percentage shouldn't lead to a larger training max.
 */
export function comparedSets({ standing, edited }: Change, before: Lift, lift: Lift): ComparedSet[] {
  const { unit } = standing
  const [from, to] = [before.rule.name, lift.rule.name]
  const heaviest = heaviestOf(loadedSessions(before.lines), from)
  if (!heaviest) return []
  const change = { from, to, before: heaviest, after: usualHeaviest(to, heaviest) }
  const lines = before.lines.map((line) => ({ ...line, weeks: weeksUnder(line.weeks, change) }))
  const at = (x: number) => {
    const lifts = new Map(standing.lifts).set(lift.key, newLift(x, unit))
    return exactLoads({ ...standing, plan: edited, lifts }, lift, lines)
  }
  const [once, twice] = [at(1), at(2)]
  const now = exactLoads(standing, before, before.lines)
  return once.flatMap((loads, session) => {
    const sets = loads.flatMap((load, place) => {
      const share = (twice[session]?.[place] ?? 0) - (load ?? 0)
      const earlier = now[session]?.[from === "ladder" ? 0 : place] ?? null
      return earlier === null || share <= 0 ? [] : [{ load: earlier, share }]
    })
    // All sets of a ladder have the same load, which is that of the session's heaviest set.
    const most = Math.max(...sets.map(({ load }) => load))
    return to === "ladder" ? sets.slice(0, 1).map(({ share }) => ({ load: most, share })) : sets
  })
}

const exactly: LoadScale = {
  lightest: -Infinity,
  heaviest: Infinity,
  nearest: (x) => x,
  lighter: (load) => load,
  heavier: (load) => load,
}

/** The loads of a lift's sets in the run's week, not rounded to what the person's weights can make. */
function exactLoads(standing: Standing, lift: Lift, lines: readonly ProgramLine[]): (number | null)[][] {
  const exact = { ...lift, scales: { kg: exactly, lbs: exactly } }
  return lines.flatMap((line) => {
    const planned = { line, lift: exact }
    const options = lineOptions(standing, planned)
    return sessionsInWeek(planned, standing.position.week, standing.plan).map((sets) =>
      shownLine(planned, sets, options).sets.map(({ load }) => load),
    )
  })
}
