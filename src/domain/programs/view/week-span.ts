import type { Standing } from "../standing.ts"

/** The weeks that a program's page shows. */
export interface WeekSpan {
  first: number
  last: number
}

// For a long or open-ended program, the number of past and future weeks to show.
const weeksBefore = 3
const weeksAfter = 3
// Another client's events could move a run ahead by a hundred thousand weeks.
const mostWeeks = 520
const longWeeks = 16
const longAfter = 8

/** All weeks of a run's current cycle. For an open-ended program, those of the last ten years and a few weeks ahead. */
export function wholeSpan({ position, plan }: Pick<Standing, "position" | "plan">): WeekSpan {
  const { weeks } = plan.program
  if (weeks === null) {
    const last = position.week + weeksAfter
    return { first: Math.max(0, last - mostWeeks + 1), last }
  }
  const week = Math.min(position.week, position.lastWeek - 1)
  const first = Math.floor(week / weeks) * weeks
  return { first, last: first + weeks - 1 }
}

/** The weeks that are shown at first: the current cycle, or the weeks around the current one if there are many. */
export function currentSpan(standing: Pick<Standing, "position" | "plan">): WeekSpan {
  const { first, last } = wholeSpan(standing)
  const { position, plan } = standing
  if (plan.program.weeks !== null && plan.program.weeks <= longWeeks) return { first, last }
  return {
    first: Math.max(first, position.week - weeksBefore),
    last: Math.min(last, position.week + longAfter),
  }
}
