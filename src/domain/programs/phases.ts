import type { Phase } from "./rules/judging.ts"
import type { ProgramLine } from "./program.ts"
import type { Rule } from "./rule.ts"

/** One week in a lift's cycles. */
export interface WeekPhase extends Phase {
  /** The index of the week's cycle in the list of the lift's cycles. */
  cycle: number
  /** Whether the cycle ends with this week. */
  isLast: boolean
}

const plain: WeekPhase = { cycle: 0, isLast: false, isMarked: false, isAlone: false, isDeload: false }
const defaultVolumeWeeks = 4

/** All weeks of a lift's cycles in order. After the last week they start over. A rule without cycles has a single week, whose cycle never ends. */
export function phasesOf(rule: Rule, lines: readonly ProgramLine[]): readonly WeekPhase[] {
  switch (rule.name) {
    case "weekly":
    case "distance":
      return [{ ...plain, isLast: true }]
    case "volume":
      return volumePhases(rule.weeks ?? defaultVolumeWeeks)
    case "tm":
      return cyclePhases(rule.cycle ?? [Math.max(...lines.map(({ weeks }) => weeks.length))], lines)
    default:
      return [plain]
  }
}

function volumePhases(weeks: number): WeekPhase[] {
  return Array.from({ length: weeks + 1 }, (_, week) => ({
    ...plain,
    isDeload: week === weeks,
    isLast: week === weeks,
  }))
}

function cyclePhases(cycles: readonly number[], lines: readonly ProgramLine[]): WeekPhase[] {
  let first = 0
  return cycles.flatMap((length, cycle) => {
    const weeks = Array.from({ length }, (_, index) => first + index)
    first += length
    const phase = {
      cycle,
      isMarked: weeks.some((week) => isMarkedWeek(week, lines)),
      isAlone: length === 1 && cycles.length > 1,
      isDeload: false,
    }
    return weeks.map((_, index) => ({ ...phase, isLast: index === length - 1 }))
  })
}

function isMarkedWeek(week: number, lines: readonly ProgramLine[]): boolean {
  const sets = lines.flatMap(({ weeks }) => weeks[Math.min(week, weeks.length - 1)] ?? []).flat()
  return sets.some(({ amount, decides }) => amount.open || decides)
}
