import { describe, expect, it } from "vitest"
import {
  aCompleteExport,
  aGoalRow,
  aMoment,
  anAnalysis,
  anExercise,
  anId,
  aPhoto,
  aPlannedDay,
  aProfile,
  aSetRow,
} from "#tests/support/a-complete-export.ts"
import { completeExport } from "./complete-export.ts"

const isRead = (changes: object) => completeExport.safeParse({ ...aCompleteExport, ...changes }).success

describe("a value of the complete export", () => {
  const withId = (value: string) => ({
    exercise_notes: [{ ...aCompleteExport.exercise_notes[0], id: value }],
  })
  const withDay = (day: string) => ({ progress_photos: [{ ...aPhoto, day }] })
  const withNumber = (weight: string) => ({ set_logs: [{ ...aSetRow, weight }] })
  const withContent = (content: string) => ({ progress_photos: [{ ...aPhoto, content }] })
  const withTime = (exported_at: string) => ({ exported_at })

  it.each<[string, (value: string) => object, string[], string[]]>([
    [
      "number",
      withNumber,
      ["0", "-1", "123", "0.125", "-12.50", `${"9".repeat(40)}.${"9".repeat(40)}`],
      [
        "",
        "1.",
        ".5",
        "+1",
        "1e3",
        "1,5",
        "x1",
        "1x",
        "1.5x",
        "--1",
        "1.x",
        "9".repeat(41),
        `0.${"9".repeat(41)}`,
      ],
    ],
    [
      "id",
      withId,
      [anId],
      [
        "",
        anId.slice(1),
        `${anId}0`,
        `x${anId}`,
        anId.toUpperCase(),
        anId.replaceAll("-", ""),
        anId.replace("3c1d", "3cxd"),
      ],
    ],
    [
      "day",
      withDay,
      ["2026-11-21"],
      ["", "26-11-21", "2026-1-21", "2026-11-2", "2026-11-21T00", "x2026-11-21", "2026/11/21"],
    ],
    [
      "moment",
      withTime,
      ["2026-11-21T09:30:05Z", "2026-11-21T09:30:05.1Z", "2026-11-21T09:30:05-03:30", aMoment],
      [
        ...["", "2026-11-21", "2026-11-21T09:30:05", "2026-11-21 09:30:05Z", "2026-11-21T9:30:05Z"],
        ...[
          "x2026-11-21T09:30:05Z",
          "2026-11-21T09:30:05Zx",
          "2026-11-21T09:30:05.Z",
          "2026-11-21T09:30:05+0100",
        ],
      ],
    ],
    [
      "file",
      withContent,
      ["", "aGk=", "aA==", "+/9_"],
      ["a===", "aGk=x", "a-b", " aGk=", "a".repeat(1_400_001)],
    ],
  ])("of the kind %s is read, and no other value is", (_, place, read, refused) => {
    expect(read.filter((value) => !isRead(place(value)))).toEqual([])
    expect(refused.filter((value) => isRead(place(value)))).toEqual([])
  })

  const choices: [string, (value: string) => object, string[]][] = [
    ["length", (height_unit) => ({ profiles: [{ ...aProfile, height_unit }] }), ["cm", "in"]],
    ["weight", (weight_unit) => ({ set_logs: [{ ...aSetRow, weight_unit }] }), ["kg", "lbs"]],
    ["distance", (distance_unit) => ({ set_logs: [{ ...aSetRow, distance_unit }] }), ["km", "mi"]],
    ["units", (unit_system) => ({ profiles: [{ ...aProfile, unit_system }] }), ["metric", "imperial"]],
    ["exercise", (type) => ({ exercises: [{ ...anExercise, type }] }), ["strength", "cardio"]],
    [
      "measure",
      (measure) => ({ exercises: [{ ...anExercise, measure }] }),
      ["weight_reps", "reps", "time", "distance_time"],
    ],
    ["load", (load) => ({ exercises: [{ ...anExercise, load }] }), ["outside", "added", "help"]],
    [
      "set",
      (set_type) => ({ set_logs: [{ ...aSetRow, set_type }] }),
      ["normal", "warmup", "drop", "rest_pause", "failure"],
    ],
    ["plan", (status) => ({ committed_workouts: [{ ...aPlannedDay, status }] }), ["scheduled", "completed"]],
    ["goal", (goal_type) => ({ goals: [{ ...aGoalRow, goal_type }] }), ["strength", "cardio"]],
    [
      "metric",
      (metric) => ({ goals: [{ ...aGoalRow, metric }] }),
      ["weight", "reps", "distance", "duration_minutes", "frequency"],
    ],
    [
      "analysis",
      (analysis_type) => ({ ai_analyses: [{ ...anAnalysis, analysis_type }] }),
      ["workout", "monthly"],
    ],
    ["pose", (pose) => ({ progress_photos: [{ ...aPhoto, pose }] }), ["front", "side", "back"]],
  ]
  it.each(choices)("is one of a few kinds of %s", (_, place, kinds) => {
    expect(kinds.filter((kind) => !isRead(place(kind)))).toEqual([])
    expect([isRead(place("")), isRead(place("other"))]).toEqual([false, false])
  })
})
