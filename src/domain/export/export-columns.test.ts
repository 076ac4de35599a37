import { describe, expect, it } from "vitest"
import { byteOrderMark, localClockIn, sectionHead, sectionLines } from "./data-export.ts"
import { type ExportContext, exportSections } from "./export-sections.ts"
import { withoutGuard } from "./csv.ts"

const at = "2026-11-21T09:30:05.123456+00:00"
const later = "2026-11-22T10:00:00+00:00"
const context: ExportContext = {
  exercises: new Map([["bench", "Bench Press"]]),
  loads: new Map([["bench", "added"]]),
  workouts: new Map([["push", "Push"]]),
  ...localClockIn("Europe/Berlin", "UTC"),
}
const stamps = { created_at: at, updated_at: later }
const [atText, laterText] = ["2026-11-21 10:30:05", "2026-11-22 11:00:00"]
const columnsOf = (section: Parameters<typeof sectionHead>[0]) => sectionHead(section).split("\r\n")[1]

describe("a row of the export has, in this order,", () => {
  it("the profile", () => {
    const section = exportSections.profiles
    expect(columnsOf(section)).toBe(
      "id,username,name,age,sex,height,height_unit,weight,weight_unit,avatar_url,available_equipment,tier," +
        "onboarding_completed,unit_system,time_zone,weekly_sets_low,weekly_sets_high,created_at,updated_at," +
        "week_starts_on,streak_weeks_off",
    )
    const row = {
      ...({ id: "p1", username: "ada", name: "Ada", age: 36, sex: "Female", height: "170.5" } as const),
      ...({ height_unit: "cm", weight: "62.30", weight_unit: "kg", avatar_url: "a/b.webp" } as const),
      ...{ available_equipment: ["barbell", "bench"], tier: "free", onboarding_completed: true },
      ...({ unit_system: "metric", time_zone: "Europe/Berlin" } as const),
      ...{ weekly_sets_low: 10, weekly_sets_high: 20, ...stamps },
      ...({ week_starts_on: "sunday", streak_weeks_off: 1 } as const),
    }
    expect(sectionLines(section, [row], context)).toBe(
      'p1,ada,Ada,36,Female,170.5,cm,62.30,kg,a/b.webp,"barbell, bench",free,true,metric,Europe/Berlin,10,20,' +
        `${atText},${laterText},sunday,1\r\n`,
    )
  })

  it("a workout", () => {
    const section = exportSections.workout_logs
    expect(columnsOf(section)).toBe(
      "id,date,workout_id,workout_name,notes,duration_seconds,started_at,created_at,updated_at,utc_offset," +
        "run_id,slot,counts,prescribed,advice",
    )
    const log = {
      ...{ id: "l1", date: "2026-11-21", workout_id: "push", name: null, notes: "Good" },
      ...{ duration_seconds: 3600, started_at: later, ...stamps },
      ...{ run_id: "r1", slot: 7, counts: true, prescribed: '{"week": 2}', advice: '{"b": 1}' },
    }
    const none = { run_id: null, slot: null, counts: null, prescribed: null, advice: null }
    expect(sectionLines(section, [log, { ...log, id: "l2", notes: null, ...none }], context)).toBe(
      `l1,2026-11-21,push,Push,Good,3600,${laterText},${atText},${laterText},UTC+01:00,r1,7,true,"{""week"": 2}","{""b"": 1}"\r\n` +
        `l2,2026-11-21,push,Push,,3600,${laterText},${atText},${laterText},UTC+01:00,,,,,\r\n`,
    )
  })

  it("a set", () => {
    const set = {
      ...{ id: "s1", workout_log_id: "l1", date: "2026-11-21", exercise_id: "bench", exercise_order: 3 },
      ...{ set_number: 4, set_type: "drop", reps: "8", weight: "60.50", weight_unit: "lbs" },
      ...{ duration_minutes: "1.5", distance: "2.25", distance_unit: "mi", rpe: "8.5", notes: "Slow" },
      ...{ superset: 2, per_side: true, created_at: at, prescribed_set: 3 },
    }
    expect(sectionLines(exportSections.set_logs, [set, { ...set, exercise_id: "row" }], context)).toBe(
      `s1,l1,2026-11-21,bench,Bench Press,3,4,drop,8,60.50,lbs,1.5,2.25,mi,8.5,Slow,${atText},2,true,added,3\r\n` +
        `s1,l1,2026-11-21,row,Unknown Exercise,3,4,drop,8,60.50,lbs,1.5,2.25,mi,8.5,Slow,${atText},2,true,,3\r\n`,
    )
  })

  it("a body weight", () => {
    const section = exportSections.weight_logs
    expect(columnsOf(section)).toBe("id,date,weight,weight_unit,created_at")
    const row = { id: "w1", date: "2026-11-21", weight: "62.30", weight_unit: "kg" as const, created_at: at }
    expect(sectionLines(section, [row], context)).toBe(`w1,2026-11-21,62.30,kg,${atText}\r\n`)
  })

  it("a goal", () => {
    const section = exportSections.goals
    expect(columnsOf(section)).toBe(
      "id,title,goal_type,exercise_id,exercise_name,metric,target_value,current_value,unit,start_date,target_date," +
        "status,achieved_at,created_at,updated_at",
    )
    const goal = {
      ...{ id: "g1", title: "Bench", goal_type: "strength" as const, exercise_id: "bench" },
      ...{ metric: "weight" as const, target_value: "100", current_value: "90.5", unit: "kg" as const },
      ...{ start_date: "2026-01-01", target_date: "2026-12-31", status: "active" as const },
      ...{ achieved_at: "2026-11-21", ...stamps },
    }
    expect(sectionLines(section, [goal], context)).toBe(
      "g1,Bench,strength,bench,Bench Press,weight,100,90.5,kg,2026-01-01,2026-12-31,active,2026-11-21," +
        `${atText},${laterText}\r\n`,
    )
  })

  it("an analysis", () => {
    const row = {
      ...{ id: "a1", user_id: "u1", workout_log_id: "l1", month: "2026-11-01" },
      ...{ analysis_type: "monthly" as const, analysis_text: "Good", ...stamps },
    }
    expect(sectionLines(exportSections.ai_analyses, [row], context)).toBe(
      `a1,u1,l1,2026-11-01,monthly,Good,${atText},${laterText}\r\n`,
    )
  })

  it("a note on an exercise", () => {
    const section = exportSections.exercise_notes
    expect(columnsOf(section)).toBe("id,exercise_id,exercise_name,note,created_at")
    const row = { id: "n1", exercise_id: "bench", note: "Elbows in", created_at: at }
    expect(sectionLines(section, [row], context)).toBe(`n1,bench,Bench Press,Elbows in,${atText}\r\n`)
  })

  it("a measurement of the body", () => {
    const section = exportSections.body_measurements
    expect(columnsOf(section)).toBe("id,date,measure,value,unit,created_at")
    const row = {
      id: "m1",
      date: "2026-11-21",
      measure: "=Waist",
      value: "84.50",
      unit: "cm",
      created_at: at,
    } as const
    expect(sectionLines(section, [row], context)).toBe(`m1,2026-11-21,"'=Waist",84.50,cm,${atText}\r\n`)
  })
})

it("the file begins with the mark by which spreadsheets recognize UTF-8", () => {
  expect(byteOrderMark).toBe("\uFEFF")
})

it("a cell from another program is read as it is, formula or not", () => {
  expect(["=1+1", "'=1+1", "'quoted'", ""].map(withoutGuard)).toEqual(["=1+1", "=1+1", "'quoted'", ""])
})
