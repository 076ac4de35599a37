import { describe, expect, it } from "vitest"
import { aCompleteExport, aMoment, anExercise, aProfile, aSetRow } from "#tests/support/a-complete-export.ts"
import {
  completeEnd,
  completeExport,
  completeHead,
  completeRows,
  completeTableEnd,
  completeTableHead,
} from "./complete-export.ts"

const isRead = (changes: object) => completeExport.safeParse({ ...aCompleteExport, ...changes }).success

describe("the complete export", () => {
  it("is written line by line, and read back unchanged", () => {
    const { format: _, version, exported_at, ...tables } = aCompleteExport
    const text = Object.entries(tables).map(
      ([table, all]) => `,\n"${table}": [${completeRows(all ?? [], true)}${completeTableEnd}`,
    )
    const whole = completeHead(exported_at) + text.join("") + completeEnd
    expect(whole.split("\n").slice(0, 5)).toEqual([
      ...[
        "{",
        '"format": "repertoire-export",',
        '"version": 9,',
        `"exported_at": "${aMoment}",`,
        '"profiles": [',
      ],
    ])
    expect(version).toBe(9)
    expect(completeExport.parse(JSON.parse(whole))).toEqual(aCompleteExport)
  })

  it("has a comma before each row but the first, even if rows arrive in parts", () => {
    expect(completeTableHead("goals")).toBe(',\n"goals": [')
    expect(completeRows([1, 2], true) + completeRows([3, 4], false)).toBe("\n1,\n2,\n3,\n4")
  })

  it("of each earlier version can be read, without what that version lacked", () => {
    for (const version of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(isRead({ version })).toBe(true)
    const { progress_photos: _, ...early } = { ...aCompleteExport, version: 1 }
    const { barbells: __, ...person } = aProfile
    const { load: ___, body_share: ____, is_hidden: _____, ...lift } = anExercise
    const { superset: ______, per_side: _______, ...lifted } = aSetRow
    const first = { ...early, profiles: [person], exercises: [lift], set_logs: [lifted] }
    expect(completeExport.parse(first)).toEqual(first)
  })

  it("of version 4 can be read, without programs", () => {
    const {
      programs: _,
      program_versions: __,
      program_runs: ___,
      program_events: ____,
      ...file
    } = aCompleteExport
    const { prescribed_set: _____, ...set } = aSetRow
    const rows = {
      workouts: file.workouts.map(({ program_id: _id, program_day: _day, ...row }) => row),
      workout_exercises: file.workout_exercises.map(({ prescription: _prescription, ...row }) => row),
      workout_logs: file.workout_logs.map(
        ({ run_id: _run, slot: _slot, counts: _counts, prescribed: _prescribed, ...row }) => row,
      ),
    }
    const fourth = { ...file, ...rows, set_logs: [set], version: 4 }
    expect(completeExport.parse(fourth)).toEqual(fourth)
  })

  it("of version 5 can be read, without exercise tags, intake answers and limits", () => {
    const { pattern: _, skill: __, joint_loads: ___, is_unilateral: ____, ...rest } = anExercise
    const { load_kind: _____, needs: ______, ...exercise } = rest
    const { experience: _e, training_aim: _a, training_days: _d, session_minutes: _m, ...person } = aProfile
    const avoided = aCompleteExport.avoided.map(
      ({ joint: _joint, pattern: _pattern, level: _level, until: _until, ...row }) => row,
    )
    const rows = { profiles: [person], exercises: [exercise], avoided }
    const fifth = { ...aCompleteExport, ...rows, version: 5 }
    expect(completeExport.parse(fifth)).toEqual(fifth)
  })

  it("of version 6 is read, without what the coach prescribed", () => {
    const workout_logs = aCompleteExport.workout_logs.map(({ advice: _advice, ...row }) => row)
    const sixth = { ...aCompleteExport, workout_logs, version: 6 }
    expect(completeExport.parse(sixth)).toEqual(sixth)
  })

  it("of version 8 is read, without measurements", () => {
    const { body_measurements: _, ...rest } = aCompleteExport
    const eighth = { ...rest, version: 8 }
    expect(completeExport.parse(eighth)).toEqual(eighth)
  })

  it("of version 7 is read, without what an exercise moves like", () => {
    const { moves_like: _, ...exercise } = anExercise
    const seventh = { ...aCompleteExport, exercises: [exercise], version: 7 }
    expect(completeExport.parse(seventh)).toEqual(seventh)
  })

  it.each<[string, object]>([
    ["another format", { format: "other" }],
    ["a version to come", { version: 10 }],
    ["a table that nobody knows", { dreams: [] }],
    ["a missing table", { goals: undefined }],
    ["a column that nobody knows", { workouts: [{ ...aCompleteExport.workouts[0], color: "red" }] }],
  ])("can't be read with %s", (_, changes) => {
    expect(isRead(changes)).toBe(false)
  })
})
