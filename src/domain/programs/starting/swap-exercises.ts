import type { Program } from "../program.ts"
import type { ExerciseRef } from "../rule.ts"

/** Each exercise of a program once, in the same order as on its days. */
export function exercisesOf({ days }: Program): ExerciseRef[] {
  const all = days.flatMap(({ lines }) =>
    lines.map(({ exercise_id, exercise_name }) => ({ exercise_id, exercise_name })),
  )
  return [...new Map(all.map((exercise) => [exercise.exercise_id, exercise])).values()]
}

/**
 * A program with some exercises replaced. The replacements are given by the ids of the exercises that they replace. Harder variations of a replaced
 * exercise are left out.
 */
export function withSwaps(program: Program, swaps: ReadonlyMap<string, ExerciseRef>): Program {
  if (swaps.size === 0) return program
  const days = program.days.map((day) => ({
    ...day,
    lines: day.lines.map((line) => {
      const swap = swaps.get(line.exercise_id)
      if (!swap) return line
      const rule = line.rule.name === "variation" ? { ...line.rule, ladder: [] } : line.rule
      return { ...line, ...swap, rule }
    }),
  }))
  return { ...program, days }
}
