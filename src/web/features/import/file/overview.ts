import { csvLine, plainCell } from "#domain/export/csv.ts"
import { timestampOf } from "#domain/days/local-day.ts"
import type { FileHistory } from "#domain/import/file-history.ts"
import type { FileTime } from "#domain/import/file-time.ts"
import { usedExercises } from "#domain/import/match-exercises.ts"
import { sortable } from "#domain/import/read-time.ts"
import { sentences } from "./left-out-sentences.ts"
import type { Overview } from "./messages.ts"

const mostProblemsShown = 200

/** Summarizes a history for the page; the history itself stays in the worker. */
export function overviewOf(history: FileHistory, isTable: boolean): Overview {
  const { source, workouts, weights, problems, open = {}, complete } = history
  const sets = workouts.flatMap(({ exercises }) => exercises.flatMap((exercise) => exercise.sets))
  const times = [...workouts.map(({ start }) => start), ...weights.map(({ at }) => at)]
  const leftOut = problems.filter((problem) => problem.leftOut !== null)
  return {
    kind: "history",
    source,
    workouts: workouts.length,
    weights: weights.length,
    exercises: usedExercises(history),
    days: daysOf(times),
    asksWeightUnit:
      sets.some(({ weight, weight_unit }) => weight !== null && weight_unit === null) ||
      weights.some(({ weight_unit }) => weight_unit === null),
    asksDistanceUnit: sets.some(({ distance, distance_unit }) => distance !== null && distance_unit === null),
    asksTimeZone: times.some(({ kind }) => kind !== "day"),
    heaviest: sets.reduce<number | null>(
      (most, { weight }) => (weight !== null && weight > (most ?? 0) ? weight : most),
      null,
    ),
    open,
    isTable,
    isComplete: complete !== undefined,
    problems: problems.slice(0, mostProblemsShown),
    problemCount: problems.length,
    leftOutCount: leftOut.length,
    leftOut: leftOut.length === 0 ? null : tableOf(leftOut),
  }
}

function daysOf(times: readonly FileTime[]): Overview["days"] {
  if (times.length === 0) return null
  const [first, last] = times.reduce<[number, number]>(
    ([least, most], time) => [Math.min(least, sortable(time)), Math.max(most, sortable(time))],
    [Infinity, -Infinity],
  )
  return { first: timestampOf(first).slice(0, 10), last: timestampOf(last).slice(0, 10) }
}

/** The left-out lines as written in the file, each with its number and the reason. */
function tableOf(problems: FileHistory["problems"]): Blob {
  const lines = problems.map(({ line, sentence, leftOut }) =>
    csvLine([line, sentence, ...(leftOut ?? [])].map(plainCell)),
  )
  return new Blob(["\uFEFF", csvLine([sentences.line, sentences.why]), ...lines], {
    type: "text/csv;charset=utf-8",
  })
}
