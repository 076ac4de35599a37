import { type Lift, phaseIn, type Plan } from "../plan.ts"
import type { Amount, ProgramLine, ProgramSet } from "../program.ts"

// A week is easy if its highest percentage is at most this share of the previous week's.
const easyShare = 0.85

/**
 * Whether a week is planned to be lighter: a rule's own deload, a cycle of a single week that tests nothing,
 * or far lower percentages than in the week before.
 */
export function isEasyWeek({ lifts, program }: Plan, week: number): boolean {
  if ([...lifts.values()].some((lift) => isEasyPhase(lift, week))) return true
  const place = program.weeks === null ? week : week % program.weeks
  if (place === 0) return false
  const [before, here] = [heaviestShare(program.days, place - 1), heaviestShare(program.days, place)]
  return before !== null && here !== null && here <= before * easyShare
}

function isEasyPhase(lift: Lift, week: number): boolean {
  const phase = phaseIn(lift, week)
  if (!phase) return false
  return lift.rule.name === "volume"
    ? phase.isDeload
    : lift.rule.name === "tm" && phase.isAlone && !phase.isMarked
}

/** The highest percentage of a 1RM or training max in a week; null if it has no percentages. */
function heaviestShare(days: Plan["program"]["days"], week: number): number | null {
  let heaviest: number | null = null
  for (const { lines } of days)
    for (const line of lines)
      for (const { load } of setsIn(line, week))
        if (load?.of === "tm" || load?.of === "e1rm") heaviest = Math.max(heaviest ?? 0, load.percent)
  return heaviest
}

/**
 * The amounts of a week's single training-max sets, such as 5, 5 and 5+, if the first exercise of every day
 * has the same ones; empty otherwise.
 */
export function wavePattern({ program, days }: Plan, week: number): readonly Amount[] {
  const place = program.weeks === null ? week : week % program.weeks
  const [first = [], ...others] = days.map(([main]) => (main ? waveAmounts(main.line, place) : []))
  const text = JSON.stringify(first)
  return others.every((amounts) => JSON.stringify(amounts) === text) ? first : []
}

const waveAmounts = (line: ProgramLine, week: number): Amount[] =>
  line.rule.name === "tm"
    ? setsIn(line, week)
        .filter((set) => set.count === 1 && set.load?.of === "tm")
        .map(({ amount }) => amount)
    : []

/** All sets of an exercise in a week of the program. After the last week that has sets, that week repeats. */
function setsIn({ weeks }: ProgramLine, week: number): ProgramSet[] {
  return (weeks[Math.min(week, weeks.length - 1)] ?? []).flat()
}
