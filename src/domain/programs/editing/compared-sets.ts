import type { LoadScale } from "#domain/loads/load-scale.ts"
import { lineOptions, sessionsInWeek } from "../next-session.ts"
import type { Lift, Plan } from "../plan.ts"
import type { ProgramLine } from "../program.ts"
import { newLift } from "../rules/lift-state.ts"
import { shownLine } from "../shown-line.ts"
import type { Standing } from "../standing.ts"
import { heaviestOf, loadedSessions, usualHeaviest, weeksUnder } from "./rule-loads.ts"

/** A set of a lift: its exact load now, and the share of the load of another rule that it is at. */
export interface ComparedSet {
  load: number
  share: number
}

interface Change {
  standing: Standing
  edited: Plan
}

/**
 * The sets of a lift in the run's week as they are and as another rule would have them, where both have a load. What a person typed after choosing the
 * rule doesn't count, because typing a smaller percentage shouldn't make a larger training max.
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
    // All sets of a ladder are at one load, which the heaviest of the session had.
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
