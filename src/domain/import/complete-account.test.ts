import { describe, expect, it } from "vitest"
import {
  aCompleteExport,
  anExercise,
  anId,
  aPhoto,
  aPlannedDay,
  aSetRow,
} from "#tests/support/a-complete-export.ts"
import type { CompleteExport } from "#domain/export/complete-export.ts"
import { readOwnJson } from "./formats/own-json.ts"
import { type KnownRows, prepareImport } from "./prepare-import.ts"

const idOf = (number: number) => anId.slice(0, -1) + String(number)
const [log, plan, day, schedule, goal, note, avoided, month, review, part] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 0,
].map(idOf)
const [program = "", version = "", run = "", event = ""] = [1, 2, 3, 4].map((number) =>
  idOf(number).replace("0b", "2b"),
)
const row = <Row>(rows: readonly Row[]): Row => {
  const [first] = rows
  if (!first) throw new Error("the table is empty")
  return first
}
const at = (second: number) => `2026-11-21T09:30:0${second}Z`
const file: CompleteExport = {
  ...aCompleteExport,
  programs: [{ ...row(aCompleteExport.programs ?? []), id: program }],
  program_versions: [
    {
      ...row(aCompleteExport.program_versions ?? []),
      id: version,
      program_id: program,
      content: { exercise: anId },
    },
  ],
  program_runs: [
    {
      ...row(aCompleteExport.program_runs ?? []),
      ...{ id: run, program_id: program, version_id: version, starts: { maxes: { [anId]: 100 } } },
    },
  ],
  program_events: [
    {
      ...row(aCompleteExport.program_events ?? []),
      ...{ id: event, run_id: run, body: { log_id: log ?? "", version } },
    },
  ],
  workouts: [{ ...row(aCompleteExport.workouts), id: plan ?? "", program_id: program, created_at: at(1) }],
  workout_exercises: [
    {
      ...row(aCompleteExport.workout_exercises),
      ...{ id: part ?? "", workout_id: plan ?? "", prescription: { ladder: [anId] } },
    },
  ],
  generated_weekly_schedules: [
    {
      ...row(aCompleteExport.generated_weekly_schedules),
      ...{
        id: schedule ?? "",
        created_at: at(2),
        schedule_json: { exercise: anId, other: idOf(7).replace("0b", "1b") },
      },
    },
  ],
  committed_workouts: [
    {
      ...aPlannedDay,
      ...{
        id: day ?? "",
        generated_schedule_id: schedule ?? "",
        completed_log_id: log ?? "",
        created_at: at(3),
      },
    },
  ],
  workout_logs: [
    {
      ...row(aCompleteExport.workout_logs),
      id: log ?? "",
      workout_id: plan ?? "",
      committed_workout_id: day ?? "",
      run_id: run,
      prescribed: { version, exercise: anId },
      advice: { [anId]: { phase: "build" } },
    },
  ],
  set_logs: [{ ...aSetRow, workout_log_id: log ?? "", weight: "-12.50" }],
  goals: [{ ...row(aCompleteExport.goals), id: goal ?? "", exercise_id: anId, created_at: at(4) }],
  ai_analyses: [
    { ...row(aCompleteExport.ai_analyses), id: month ?? "", created_at: at(5) },
    { ...row(aCompleteExport.ai_analyses), id: review ?? "", workout_log_id: log ?? "", created_at: at(6) },
  ],
  exercise_notes: [{ ...row(aCompleteExport.exercise_notes), id: note ?? "", created_at: at(7) }],
  avoided: [{ ...row(aCompleteExport.avoided), id: avoided ?? "", created_at: at(8) }],
  // Measurements of the same moment, because they were logged together.
  body_measurements: ["waist", "neck"].map((measure, index) => ({
    ...row(aCompleteExport.body_measurements ?? []),
    ...{ id: idOf(index + 1).replace("0b", "3b"), measure },
  })),
}

const nothing: KnownRows = { workouts: [], weights: [], others: {}, photos: [] }

/** Prepares the import of this file. Its only exercise is created or, if `isHere`, already exists. */
function prepare(complete: CompleteExport, known: KnownRows = nothing, isHere = false) {
  const history = readOwnJson(JSON.stringify(complete))
  if (typeof history === "string") throw new Error(history)
  let made = 0
  const target = isHere
    ? { id: "dip here" }
    : { make: { name: "Dip", type: "strength", measure: "weight_reps", row: anExercise } as const }
  const choices = {
    weightUnit: "kg",
    distanceUnit: "km",
    timeZone: "UTC",
    exercises: new Map([["Dip", target]]),
  } as const
  return prepareImport(history, choices, known, () => `new ${++made}`)
}

describe("a complete account", () => {
  const { workouts, others, exercises, photos, weights } = prepare(file)
  const [workout] = workouts
  const ids = Object.fromEntries(
    Object.entries(others).flatMap(([table, rows]) =>
      rows.map((each) => [table, "id" in each ? each.id : ""]),
    ),
  )

  it("is imported with its workouts' exact numbers, moments and references", () => {
    expect(workout).toMatchObject({
      ...{ name: "Push", date: "2026-11-21", started_at: file.workout_logs[0]?.started_at, revision: 2 },
      ...{ created_at: file.workout_logs[0]?.created_at, updated_at: file.workout_logs[0]?.updated_at },
      ...{ workout_id: ids["workouts"], committed_workout_id: ids["committed_workouts"] },
      ...{ run_id: ids["program_runs"], slot: 1, counts: true },
      sets: [{ exercise: 0, weight: "-12.50", reps: "8", created_at: aSetRow.created_at, prescribed_set: 0 }],
    })
    expect(workout?.sets[0]).not.toHaveProperty("workout_log_id")
    expect(workout?.sets[0]).not.toHaveProperty("exercise_id")
    expect(weights).toEqual([
      { date: "2026-11-21", weight: "62.3", weight_unit: "kg", created_at: file.weight_logs[0]?.created_at },
    ])
    expect(photos).toEqual([aPhoto])
  })

  it("gets new ids for its rows, which refer to each other by them", () => {
    const [made] = exercises
    if (!made || !("make" in made)) throw new Error("the exercise was not made")
    const exercise = made.make.row?.id
    expect(exercise).toMatch(/^new \d+$/)
    expect(others).toMatchObject({
      profiles: file.profiles,
      workouts: [{ name: "Push" }],
      workout_exercises: [{ workout_id: ids["workouts"], exercise: 0, sets: 3 }],
      generated_weekly_schedules: [{ schedule_json: { exercise, other: idOf(7).replace("0b", "1b") } }],
      committed_workouts: [
        { generated_schedule_id: ids["generated_weekly_schedules"], completed_log_id: workout?.id },
      ],
      goals: [{ exercise: 0, target_value: "100" }],
      ai_analyses: [{ workout_log_id: null }, { workout_log_id: workout?.id }],
      exercise_notes: [{ exercise: 0, note: "Elbows in" }],
      avoided: [{ exercise: null, muscle: "calves" }],
      body_measurements: [
        { measure: "waist", date: "2026-11-21", value: "84.50", unit: "cm" },
        { measure: "neck", value: "84.50" },
      ],
    })
    const all = [...Object.values(others).flat(), { id: workout?.id }, { id: exercise }].flatMap((each) =>
      "id" in each ? [each.id] : [],
    )
    expect(new Set(all).size).toBe(all.length)
    expect(all.every((id) => /^new \d+$/.test(String(id)))).toBe(true)
    for (const goal of others.goals ?? []) expect(goal).not.toHaveProperty("exercise_id")
  })

  it("is imported with its programs, whose documents use the new ids", () => {
    const [made] = exercises
    const exercise = made && "make" in made ? made.make.row?.id : undefined
    expect(others).toMatchObject({
      program_versions: [{ program_id: ids["programs"], content: { exercise } }],
      program_runs: [{ program_id: ids["programs"], version_id: ids["program_versions"] }],
      program_events: [
        { run_id: ids["program_runs"], body: { log_id: workout?.id, version: ids["program_versions"] } },
      ],
      workouts: [{ program_id: ids["programs"], program_day: 1 }],
      workout_exercises: [{ prescription: { ladder: [exercise] } }],
    })
    expect(others.program_runs).toMatchObject([{ starts: { maxes: { [exercise ?? ""]: 100 } } }])
    expect(workout?.prescribed).toEqual({ version: ids["program_versions"], exercise })
    expect(workout?.advice).toEqual({ [exercise ?? ""]: { phase: "build" } })
  })

  it("adds no events to an existing run, but its workouts belong to that run", () => {
    const here = { program_runs: [["run here", row(file.program_runs ?? []).created_at]] as const }
    const again = prepare(file, { ...nothing, others: here })
    expect([again.others.program_runs, again.others.program_events]).toEqual([[], []])
    expect(again.workouts[0]?.run_id).toBe("run here")
  })

  it("uses the ids of existing exercises, in plans too", () => {
    const here = prepare(file, nothing, true)
    expect(here.exercises).toEqual([{ id: "dip here" }])
    expect(here.others.generated_weekly_schedules).toMatchObject([
      { schedule_json: { exercise: "dip here" } },
    ])
  })

  it("adds nothing that already exists: each row is recognized by its moment or its day, once", () => {
    const moments = (table: keyof CompleteExport) => {
      const rows = file[table]
      return Array.isArray(rows)
        ? rows.flatMap((each, index) =>
            "created_at" in each ? [[`${table} ${index}`, each.created_at] as const] : [],
          )
        : []
    }
    const others = {
      ...{ programs: moments("programs"), program_versions: moments("program_versions") },
      program_runs: moments("program_runs"),
      ...{ workouts: moments("workouts"), generated_weekly_schedules: moments("generated_weekly_schedules") },
      ...{
        committed_workouts: moments("committed_workouts"),
        goals: moments("goals"),
        avoided: moments("avoided"),
      },
      ...{ ai_analyses: moments("ai_analyses"), exercise_notes: moments("exercise_notes") },
      body_measurements: [["the waist here", "2026-11-21 waist"]] as const,
    }
    const again = prepare(file, {
      ...nothing,
      others,
      photos: [{ day: aPhoto.day, pose: aPhoto.pose }],
    })
    expect(Object.entries(again.others).map(([table, rows]) => [table, rows.length])).toEqual([
      ...[
        ["profiles", 1],
        ["programs", 0],
        ["program_versions", 0],
        ["program_runs", 0],
        ["workouts", 0],
        ["workout_exercises", 0],
        ["generated_weekly_schedules", 0],
        ["committed_workouts", 0],
        ["goals", 0],
      ],
      ...[
        ["ai_analyses", 0],
        ["exercise_notes", 0],
        ["avoided", 0],
        ["body_measurements", 1],
        ["program_events", 0],
      ],
    ])
    expect(again.workouts[0]).toMatchObject({
      workout_id: "workouts 0",
      run_id: "program_runs 0",
      committed_workout_id: "committed_workouts 0",
    })
    expect(again.photos).toEqual([])
    const twice = { ...file, goals: [...file.goals, { ...row(file.goals), id: idOf(8) }] }
    expect(prepare(twice, { ...nothing, others: { goals: moments("goals") } }).others.goals).toHaveLength(1)
  })

  it("leaves out rows of a workout that already exists", () => {
    const known = {
      name: "Push",
      date: "2026-11-21",
      started_at: file.workout_logs[0]?.started_at ?? null,
      sets: [[8, -12.5, null, null]],
    }
    const again = prepare(file, { ...nothing, workouts: [known] })
    expect([again.workouts.length, again.alreadyHere.length]).toEqual([0, 1])
    expect(again.others.ai_analyses).toMatchObject([{ workout_log_id: null }])
    expect(again.others.committed_workouts).toMatchObject([{ completed_log_id: null }])
  })
})
