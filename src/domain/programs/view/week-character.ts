import { type Lift, phaseIn, type Plan } from "../plan.ts"
import type { Amount, ProgramLine, ProgramSet } from "../program.ts"

// A week is easy if its heaviest share is this much lower than the week's before.
const easyShare = 0.85

/** Whether a week of a run is meant to be lighter: a rule's own deload, a week alone that tests nothing, or far lower percentages than the week before. */
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

/** The highest percentage of a max that a week asks for; null if it has none. */
function heaviestShare(days: Plan["program"]["days"], week: number): number | null {
  let heaviest: number | null = null
  for (const { lines } of days)
    for (const line of lines)
      for (const { load } of setsIn(line, week))
        if (load?.of === "tm" || load?.of === "e1rm") heaviest = Math.max(heaviest ?? 0, load.percent)
  return heaviest
}

/**
 * What the single sets of a week of waves count, such as 5, 5 and 5+, if every day's first exercise has the same; empty for other programs.
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

/** All sets of a line in a week of the program; a line's last week goes on. */
function setsIn({ weeks }: ProgramLine, week: number): ProgramSet[] {
  return (weeks[Math.min(week, weeks.length - 1)] ?? []).flat()
}
