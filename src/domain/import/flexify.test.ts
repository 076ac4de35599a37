import { describe, expect, it } from "vitest"
import { readHistory, sentencesOf, setsOf } from "#tests/support/read-history.ts"

describe("Flexify's sets", () => {
  const header = "id,name,reps,weight,created,unit,bodyWeight,duration,distance,cardio,hidden"

  it("are lifts or cardio, and include the body weight", () => {
    const history = readHistory(`${header}
1,Squat,5,100,2026-03-01T18:00:00.000,kg,80,0,7,false,false
2,Run,3,9,2026-03-01T18:10:00.000,km,81,25.5,5.2,true,false
3,Row,3,9,2026-03-01T18:20:00.000,mi,0,10,0,true,false
4,Squat,5,0,2026-03-01T18:30:00.000,kg,80,1,0,false,false`)
    expect(setsOf(history)).toMatchObject([
      { name: "Squat", reps: 5, weight: 100, weight_unit: "kg", duration_minutes: null, distance: null },
      { name: "Squat", reps: 5, weight: null, duration_minutes: 1, distance: null },
      { name: "Run", reps: null, weight: null, duration_minutes: 25.5, distance: 5.2, distance_unit: "km" },
      { name: "Row", reps: null, weight: null, duration_minutes: 10, distance: null },
    ])
    const at = { kind: "day", day: "2026-03-01" }
    expect(history.weights).toEqual([
      { line: 2, at, weight: 80, weight_unit: "kg" },
      { line: 3, at, weight: 81, weight_unit: null },
    ])
    expect(history.workouts).toHaveLength(1)
    expect(history.problems).toEqual([])
  })

  it("that are hidden or named Weight are only body weights", () => {
    const history = readHistory(`${header}
1,Weight,1,80.5,2026-03-01T07:00:00.000,kg,0,0,0,false,true
2,Weight,1,176,2026-03-02T07:00:00.000,lb,0,0,0,false,false
3,Squat,5,100,2026-03-02T07:00:00.000,kg,0,0,0,false,true`)
    expect(history.workouts).toEqual([])
    expect(history.weights.map(({ weight, weight_unit }) => `${weight} ${weight_unit}`)).toEqual([
      "80.5 kg",
      "176 lbs",
    ])
  })
})

describe("Flexify's graphs", () => {
  const header =
    "format,recordType,id,exerciseId,workoutId,name,notes,timestamp,reps,loadKg,durationMs,distanceMetres,bodyWeightKg,startedAt,endedAt"
  const v2 = "flexify_graphs_v2"

  it("are exercises, workouts, sets and body weights in one table", () => {
    const history = readHistory(`${header}
${v2},exerciseSet,1,e1,w1,,Slow,2026-03-01T18:10:00,5,100,0,0,80,,
${v2},exerciseSet,2,e2,,,,2026-03-02T18:10:00,0,0,90000,1500,0,,
${v2},exerciseSet,3,e2,w9,,,2026-03-02T18:20:00,0,0,60000,0,,,
${v2},exercise,e1,,,Squat ,,,,,,,,,
${v2},exercise,e2,,,Run,,,,,,,,,
${v2},workout,w1,,,,,,,,,,,2026-03-01T18:00:00,2026-03-01T19:00:00
${v2},bodyWeight,9,,,,,2026-03-03T07:00:00,,,,,81,,
${v2},plan,p1,,,,,,,,,,,,
${v2},plan,p2,,,,,,,,,,,,`)
    expect(history.workouts.map(({ start, end }) => [start, end ?? null])).toEqual([
      [
        { kind: "clock", day: "2026-03-01", time: "18:00:00" },
        { kind: "clock", day: "2026-03-01", time: "19:00:00" },
      ],
      [{ kind: "clock", day: "2026-03-02", time: "18:10:00" }, null],
    ])
    expect(setsOf(history)).toMatchObject([
      {
        name: "Squat",
        reps: 5,
        weight: 100,
        weight_unit: "kg",
        duration_minutes: null,
        distance: null,
        notes: "Slow",
      },
      { name: "Run", reps: null, weight: null, duration_minutes: 1.5, distance: 1.5, distance_unit: "km" },
      { name: "Run", duration_minutes: 1, distance: null, notes: null },
    ])
    expect(history.weights).toEqual([
      { line: 2, at: { kind: "day", day: "2026-03-01" }, weight: 80, weight_unit: "kg" },
      { line: 8, at: { kind: "day", day: "2026-03-03" }, weight: 81, weight_unit: "kg" },
    ])
    expect(sentencesOf(history)).toEqual(["9 Rows of type “plan” are not imported."])
  })

  it("of another version, or of an exercise that isn't there, are left out", () => {
    const history = readHistory(`${header}
flexify_graphs_v3,exerciseSet,1,e1,,,,2026-03-01T18:10:00,5,100,,,,,
${v2},exerciseSet,1,e1,,,,2026-03-01T18:10:00,5,100,,,,,`)
    expect(sentencesOf(history)).toEqual([
      "2 Repertoire doesn’t recognize the format “flexify_graphs_v3”. Left out.",
      "3 The exercise is missing. Left out.",
    ])
  })
})
