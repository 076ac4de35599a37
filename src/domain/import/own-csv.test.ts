import { describe, expect, it } from "vitest"
import { readHistory, sentencesOf, setsOf } from "#tests/support/read-history.ts"

describe("Repertoire's own CSV", () => {
  const setColumns =
    "id,workout_log_id,workout_date,exercise_id,exercise_name,exercise_order,set_number,set_type,reps,weight,weight_unit,duration_minutes,distance,distance_unit,rpe,notes,created_at"
  const row = (log: string, values: Record<string, string> = {}) => {
    const { type = "normal", number = "1", date = "2026-03-01", unit = "kg" } = values
    return `s,${log},${date},e,Squat,1,${number},${type},5,60,${unit},2,3,${values["way"] ?? "km"},8,Deep,2026-03-01 18:00:00`
  }

  it("of an earlier release has neither offsets nor supersets, sides or loads", () => {
    const history = readHistory(`Workout Logs
id,date,workout_id,workout_name,notes,duration_seconds,started_at,created_at,updated_at
l1,2026-03-01,,Legs,Good,3600,2026-03-01 18:00:00,,
l2,2026-03-02,,,,soon,,,
,
Set Logs
${setColumns}
${row("l1", { number: "2", unit: "lbs", way: "mi" })}
${row("l1", { type: "huge", number: "1" })}
${row("l2", { date: "2026-03-02" })}
${row("gone", { date: "2026-03-03" })}`)
    expect(
      history.workouts.map(({ name, start, duration_seconds, notes: note }) => [
        name,
        start,
        duration_seconds,
        note,
      ]),
    ).toEqual([
      ["Legs", { kind: "clock", day: "2026-03-01", time: "18:00:00" }, 3600, "Good"],
      [null, { kind: "day", day: "2026-03-02" }, null, null],
      [null, { kind: "day", day: "2026-03-03" }, null, null],
    ])
    expect(setsOf(history)[0]).toEqual({
      ...{ name: "Squat", set_type: "normal", reps: 5, weight: 60, weight_unit: "lbs", duration_minutes: 2 },
      ...{ distance: 3, distance_unit: "mi", rpe: 8, notes: "Deep", superset: null, per_side: false },
    })
    expect(history.workouts[0]?.exercises).toHaveLength(2)
    expect(history.workouts[0]?.exercises[0]).not.toHaveProperty("load")
    expect(sentencesOf(history)).toEqual([
      "9 “huge” is not a kind of set. It is kept as a normal one.",
      "10 “soon” is not a duration. The workout is kept without one.",
    ])
    expect(history.source).toBe("Repertoire")
  })

  it("has moments on their log's day, supersets, sides and loads", () => {
    const history = readHistory(`Workout Logs
id,date,workout_name,notes,duration_seconds,started_at,utc_offset
l1,2026-03-02,Legs,,60,2026-03-01 18:00:00,UTC-03:30
,
Set Logs
${setColumns},superset,per_side,exercise_load
${row("l1")},3,true,added
${row("l1", { number: "2", type: "failure" })},0,false,added
${row("l1", { number: "3", type: "drop" })},12345,,added`)
    expect(history.workouts[0]?.start).toEqual({
      ...{ kind: "moment", moment: Date.parse("2026-03-01T21:30:00Z"), day: "2026-03-02" },
    })
    expect(setsOf(history).map(({ superset, per_side, set_type }) => [superset, per_side, set_type])).toEqual(
      [
        ...[
          [3, true, "normal"],
          [null, false, "failure"],
          [null, false, "drop"],
        ],
      ],
    )
    expect(history.workouts[0]?.exercises[0]?.load).toBe("added")
    const of = (load: string) =>
      readHistory(`Set Logs\n${setColumns},exercise_load\n${row("x")},${load}`).workouts[0]?.exercises[0]
    expect([of("outside")?.load, of("help")?.load]).toEqual(["outside", "help"])
    expect(of("inside")).not.toHaveProperty("load")
  })

  it("has body weights, and reports the tables that aren't read", () => {
    const history = readHistory(`Weight Logs
id,date,weight,weight_unit,created_at
w,2026-03-01,62.30,kg,2026-03-01 18:00:00
w,2026-03-02,0,lbs,2026-03-01 18:00:00
w,2026-03-03,,kg,2026-03-01 18:00:00

Goals
id,title
g,Bench
g,Squat`)
    expect(
      history.weights.map(({ line, weight, weight_unit }) => `${line} ${weight} ${weight_unit}`),
    ).toEqual([...["3 62.3 kg", "4 0 lbs"]])
    expect(sentencesOf(history)).toEqual(["8 The table “Goals” with 2 rows is not imported."])
  })
})
