import type { Cells } from "#domain/import/cells.ts"
import type { FileSet } from "#domain/import/file-history.ts"
import type { DayOrder } from "#domain/import/read-time.ts"
import { emptySet, type RowFormat, workoutAt } from "#domain/import/row-reading.ts"

/** What a column of an unknown table can hold, in the words that the person chooses from. */
export const columnMeanings = {
  date: "Date",
  time: "Time of day",
  workout: "Workout",
  exercise: "Exercise",
  reps: "Reps",
  weight: "Weight",
  distance: "Distance",
  duration: "Time",
  rpe: "RPE",
  notes: "Note",
} as const

export type ColumnMeaning = keyof typeof columnMeanings

/** The chosen meaning of each column, and the order of numeric dates; columns that aren't listed are ignored. */
export interface ColumnMap {
  columns: Readonly<Partial<Record<ColumnMeaning, string>>>
  dayOrder: DayOrder
}

/** Reads a table of an unknown app by the meanings that a person gave its columns. */
export function mappedFormat(map: ColumnMap): RowFormat {
  const { columns, dayOrder } = map
  const text = (cells: Cells, meaning: ColumnMeaning) => {
    const column = columns[meaning]
    return column === undefined ? "" : cells.text(column)
  }
  const startIn = (cells: Cells) => `${text(cells, "date")} ${text(cells, "time")}`.trim()
  return {
    source: "CSV",
    recognises: () => false,
    columns: [/^/],
    isInterleaved: true,
    read: (cells) => ({
      workoutKey: `${startIn(cells)} ${text(cells, "workout")}`,
      readWorkout: () => workoutAt(startIn(cells), text(cells, "workout") || null, dayOrder),
      workoutNotes: null,
      exercise: text(cells, "exercise"),
      position: null,
      exerciseNotes: null,
      sets: [readSet(cells, columns)],
    }),
  }
}

function readSet(cells: Cells, columns: ColumnMap["columns"]): FileSet {
  const value = (meaning: ColumnMeaning, read: "reps" | "weight" | "distance" | "minutes" | "rpe") => {
    const column = columns[meaning]
    return column === undefined ? null : cells[read](column)
  }
  return {
    ...emptySet,
    reps: value("reps", "reps"),
    weight: value("weight", "weight"),
    weight_unit: unitInName(columns.weight, { kg: "kg", lb: "lbs" }),
    distance: value("distance", "distance"),
    distance_unit: unitInName(columns.distance, { km: "km", mi: "mi" }),
    duration_minutes: value("duration", "minutes"),
    rpe: value("rpe", "rpe"),
    notes: columns.notes === undefined ? null : cells.textOrNull(columns.notes),
  }
}

/** The unit in a column's name, such as "Weight (kg)". */
function unitInName<Unit extends string>(
  column: string | undefined,
  units: Record<string, Unit>,
): Unit | null {
  const words = (column ?? "").toLowerCase().split(/[^a-z]+/)
  const found = Object.keys(units).find((unit) => words.some((word) => word === unit || word === `${unit}s`))
  return found === undefined ? null : (units[found] ?? null)
}

const likelyNames: Record<ColumnMeaning, RegExp> = {
  date: /^(date|datum|fecha|data|day|tag|jour|dia|день|дата)\b/i,
  time: /^(time of day|start( time)?|uhrzeit|hora|heure)$/i,
  workout: /^(workout|session|training|routine|einheit|entrenamiento|séance|treino)/i,
  exercise: /^(exercise|übung|lift|movement|ejercicio|exercice|exercício|esercizio|oefening)/i,
  reps: /^(reps|repetitions|wdh|wiederholungen|repeticiones|répétitions|repetições|ripetizioni)/i,
  weight: /^(weight|load|gewicht|last|peso|poids|kg|lbs?)\b/i,
  distance: /^(distance|distanz|strecke|distancia|distância|distanza|afstand)/i,
  duration: /^(duration|seconds|time|zeit|dauer|tiempo|durée|tempo)/i,
  rpe: /^rpe/i,
  notes: /^(notes?|comments?|notiz|kommentar|nota|remarque)/i,
}

/** Guesses the columns' meanings, for the person to review. */
export function guessColumns(names: readonly string[]): ColumnMap["columns"] {
  const guess: Partial<Record<ColumnMeaning, string>> = {}
  for (const name of names) {
    const meaning = meanings.find((each) => !(each in guess) && likelyNames[each].test(name.trim()))
    if (meaning) guess[meaning] = name
  }
  return guess
}

export const meanings = Object.keys(columnMeanings).filter(
  (key): key is ColumnMeaning => key in columnMeanings,
)
