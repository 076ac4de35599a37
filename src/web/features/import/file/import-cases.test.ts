import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { FileHistory } from "#domain/import/file-history.ts"
import { usedExercises } from "#domain/import/match-exercises.ts"
import { guessColumns } from "#domain/import/guess-columns.ts"
import type { ReadingAnswers } from "./messages.ts"
import { outline, sentencesIn, weightsIn } from "#tests/support/history-outline.ts"
import { readFile } from "./read-file.ts"

// Made-up files in the format of real exports, and how they should be read.

const folder = new URL("../../../../../tests/import-cases/", import.meta.url)

async function read(name: string, answers: ReadingAnswers = {}) {
  const bytes = new Uint8Array(readFileSync(new URL(`${name}.csv`, folder)))
  return readFile(new File([bytes], `${name}.csv`), { answers, onProgress: () => {} })
}

async function historyIn(name: string, answers?: ReadingAnswers): Promise<FileHistory> {
  const result = await read(name, answers)
  if (result.kind !== "history") throw new Error(`${name} is no history: ${JSON.stringify(result)}`)
  return result.history
}

describe("a known app's file in its real format", () => {
  it.each([
    [
      "strong_kg_col",
      ["2016-10-03 19:30:55", "  Squat (Barbell): 70 kg × 5, 75 kg × 5", "  Running: 18 min 3.2 km"],
    ],
    [
      "strong_ampm_nnbsp",
      [
        "2026-02-05 19:15:00, 3900 s",
        "  Bench Press (Barbell): 60 ? × 8",
        "2026-02-06 07:15:00, 3900 s",
        "  Bench Press (Barbell): 62.5 ? × 8",
      ],
    ],
    [
      "hevy_excel",
      [
        "2024-06-07 10:39:00, to 2024-06-07 11:39:00",
        "  Bench Press (Barbell): 60 kg × 10",
        "2024-06-29 10:39:00, to 2024-06-29 11:39:00",
        "  Bench Press (Barbell): 62.5 kg × 10",
      ],
    ],
    [
      "fitbod_old",
      [
        `moment ${Date.parse("2020-12-27T10:02:51Z")}`,
        "  Back Squat: 25 kg × 10",
        "  Treadmill: 10 min 1.5 km",
      ],
    ],
    [
      "fitnotes_ft",
      [
        "2026-01-09",
        "  Farmers Walk: 40 kg 0.75 min 0.04572 km",
        "  Rowing: 2.0833333333333335 min 0.5 km",
        "  Swim: 8 min 0.36576 km",
      ],
    ],
    ["surplus", ["2026-04-29", "  Press (Each Side, Dumbbells): 8 kg × 5, 10 kg × 3"]],
    [
      "jefit",
      [
        "moment 1774000000000, to moment 1774003600000",
        "  Barbell Bench Press: 60 kg × 5 “elbows in”, 60 kg × 5",
        "  JEFIT cardio 321: 60 min 1.5 ?",
      ],
    ],
    ["flexify_v2", ["2026-08-01 18:00:00, to 2026-08-01 19:00:00", "  Bench press: 80 kg × 5"]],
    [
      "stronglifts_lb",
      [
        "2026-01-09 18:05:00, to 2026-01-09 18:50:00, 2700 s, “felt fine”",
        "  Squat: 135 lbs × 5, 135 lbs × 5",
        "  Plank: 1 min, 0.75 min",
      ],
    ],
  ])("%s is read correctly", async (name, expected) => {
    const history = await historyIn(name)
    expect(outline(history)).toEqual(expected)
    expect(history.problems).toEqual([])
    expect(history.open).toEqual({})
  })

  it.each([
    ["flexify_v2", ["2026-08-01: 70 kg"]],
    ["stronglifts_lb", ["2026-01-09: 176.4 lbs"]],
    ["flexify_neg", ["2026-01-31: 80 kg"]],
  ])("%s includes its body weight", async (name, expected) => {
    expect(weightsIn(await historyIn(name))).toEqual(expected)
  })
})

/** The history of an unknown app's table, with the guessed meaning of its columns. */
async function withGuessedColumns(name: string, answers: ReadingAnswers = {}) {
  const table = await read(name)
  if (table.kind !== "unknown") throw new Error(`${name} is recognized as a known app.`)
  return historyIn(name, { columns: guessColumns(table.columns), ...answers })
}

describe("a table from an unknown app", () => {
  it("gets its units from its column names", async () => {
    const history = await withGuessedColumns("minutes")
    expect(outline(history)).toEqual(["2026-08-10", "  Running: 25 min", "  Lat Pulldown: 40 ? × 12"])
    expect(history.open).toEqual({})
  })

  it("with two-digit years has its day order decided by the whole file", async () => {
    const history = await withGuessedColumns("year2")
    expect(outline(history)).toEqual([
      "2025-01-09",
      "  Deadlift: 100 kg × 5",
      "2025-01-16",
      "  Deadlift: 105 kg × 5",
    ])
    expect(history.open).toEqual({})
  })

  it("never mistakes a thousand for one: an ambiguous number is asked about", async () => {
    const history = await withGuessedColumns("thousands")
    expect(outline(history)).toEqual([
      "2026-01-09",
      "  Leg Press: 1050.5 kg × 5",
      "  Leg Press 2: 1050.5 kg × 5",
      "  Row steps: × 1200",
    ])
    expect(history.open).toEqual({ decimalMark: "1,200" })
    expect(sentencesIn(history)).toEqual(["4 1,200 reps is too many for one set. Kept as written."])
    const answered = await withGuessedColumns("thousands", { spelling: { decimalMark: "," } })
    expect(outline(answered).at(-1)).toBe("  Row steps: × 1.2")
  })
})

describe("assistance that a file writes as a negative weight", () => {
  it("is imported as written, below 0", async () => {
    const history = await historyIn("liftlog_neg")
    expect(outline(history)).toEqual([
      "2026-03-17 23:53:23",
      "  Pull-ups: -20 kg × 8, -15 kg × 6",
      "  Squats: 97.5 kg × 8",
    ])
    expect(sentencesIn(history)).toEqual([])
    expect(sentencesIn(await historyIn("flexify_neg"))).toEqual([])
    expect(usedExercises(history)[0]).toMatchObject({ helped: 2, guess: { load: "added" } })
  })
})
