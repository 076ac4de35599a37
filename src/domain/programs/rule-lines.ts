import { phaseIn, type PlannedLine } from "./plan.ts"
import type { ShownLine, ShownSet } from "./prescription.ts"
import type { ProgramSet } from "./program.ts"
import type { ExerciseRef, RuleOf } from "./rule.ts"
import { stageAt } from "./rules/ladder.ts"
import { roundDown, weekDistance } from "./rules/running.ts"
import { totalGoal } from "./rules/total.ts"
import { startSets } from "./rules/volume.ts"
import { lighterLine, type LineOptions, shownLine, shownSet } from "./shown-line.ts"

/** The point in a run at which an exercise is shown. */
export interface LinePlace {
  /** The run's week, from 0. */
  week: number
  /** The exercise's sets in this session. */
  sets: readonly ProgramSet[]
  /** The session's index among the lift's sessions of the week, and how many of them there are. */
  turn: number
  turns: number
}

/**
 * An exercise of a session as shown: the sets that the program has for it, with the changes that its rule
 * makes to them.
 */
export function ruleLine(planned: PlannedLine, place: LinePlace, options: LineOptions): ShownLine {
  const { lift } = planned
  const line = shownLine(planned, place.sets, options)
  const scale = lift.scales[options.unit]
  switch (lift.rule.name) {
    case "double":
      return withAim(line, options.state.aim)
    case "total":
      return totalLine(lift.rule, line)
    case "ladder":
      return ladderLine(lift.rule, line, options)
    case "volume": {
      const isDeload = phaseIn(lift, place.week)?.isDeload ?? false
      const count = isDeload ? startSets(lift.rule) : options.state.sets || startSets(lift.rule)
      const sets = withCount(line, count)
      return isDeload ? lighterLine(sets, scale) : withAim(sets, options.state.aim)
    }
    case "variation":
      return withAim({ ...line, ...formAt(lift.rule, planned.line, options.state.stage) }, options.state.aim)
    case "intervals":
      return intervalLine(planned, line, options)
    case "distance":
      return distanceLine(lift.rule, line, { ...place, ...options })
    default:
      return line
  }
}

function withAim(line: ShownLine, aim: number): ShownLine {
  const sets = line.sets.map((set) => ({ ...set, aim: Math.min(set.high, Math.max(set.low, aim)) }))
  return { ...line, sets }
}

/**
 * Shares the total among the sets as their aims, because sets at the low end of their range would add up to
 * less.
 */
function totalLine(rule: RuleOf<"total">, line: ShownLine): ShownLine {
  const goal = totalGoal(rule, line.sets)
  return { ...withAim(line, Math.ceil(goal / line.sets.length)), goal }
}

function withCount(line: ShownLine, count: number): ShownLine {
  const [first] = line.sets
  return first
    ? { ...line, sets: Array.from({ length: count }, (_, place) => line.sets[place] ?? first) }
    : line
}

function ladderLine(rule: RuleOf<"ladder">, line: ShownLine, { state }: LineOptions): ShownLine {
  if (state.isTesting) {
    const five = shownSet(repsAmount(5, false), { load: null, decides: true, rpe: null })
    return { ...line, sets: [five] }
  }
  const stage = stageAt(rule, state.stage)
  if (!stage) return line
  const load = line.sets[0]?.load ?? null
  const sets = Array.from({ length: stage.sets }, (_, place) =>
    shownSet(repsAmount(stage.reps, stage.open && place === stage.sets - 1), {
      load,
      decides: false,
      rpe: null,
    }),
  )
  return { ...line, sets }
}

const repsAmount = (reps: number, open: boolean) => ({
  unit: "reps" as const,
  low: reps,
  high: reps,
  open,
  parts: [],
})

/**
 * The exercise at a stage of the rule `variation`. Stage 0 is the program's own exercise, and the others are
 * its harder variations.
 */
function formAt({ ladder = [] }: RuleOf<"variation">, own: ExerciseRef, stage: number): ExerciseRef {
  const form = stage === 0 ? own : (ladder[Math.min(stage, ladder.length) - 1] ?? own)
  return { exercise_id: form.exercise_id, exercise_name: form.exercise_name }
}

/**
 * The intervals of the current stage. Stages go through the sessions of all weeks in order, whatever week the
 * run is in.
 */
function intervalLine(planned: PlannedLine, line: ShownLine, options: LineOptions): ShownLine {
  const sessions = planned.line.weeks.flatMap((week) => week)
  const session = sessions[Math.min(options.state.stage, sessions.length - 1)]
  return session ? { ...line, sets: shownLine(planned, session, options).sets } : line
}

type DistanceOptions = LineOptions & LinePlace

/** A session's share of the week's distance, rounded down; the last session takes the rest. */
function distanceLine(
  rule: RuleOf<"distance">,
  line: ShownLine,
  { state, turn, turns }: DistanceOptions,
): ShownLine {
  const [set] = line.sets
  const total = set ? weekDistance(rule, state, set.unit) : null
  if (!set || total === null) return line
  const shares =
    rule.shares?.length === turns ? rule.shares : Array.from({ length: turns }, () => 100 / turns)
  const parts = shares.slice(0, -1).map((share) => roundDown((total * share) / 100, set.unit))
  const rest = roundDown(total - parts.reduce((sum, part) => sum + part, 0), set.unit)
  const amount = parts[turn] ?? rest
  const shown: ShownSet = { ...set, low: amount, high: amount, aim: amount }
  return { ...line, sets: [shown] }
}
