import { describe, expect, it } from "vitest"
import { dayNames } from "./day-names.ts"

const day = "2026-11-27"
const run = { name: "Easy run", description: "", exercises: [] }
const commitment = { day_of_week: "Friday" as const, scheduled_date: day }
const week = {
  days: [{ day: "Friday", workout: run, notes: null }],
  committed_workouts: [{ ...commitment, completed_log_id: null }],
}
const sessions = [{ date: day, name: "Bench" }]
const log = { date: day, name: "Lower B", workout_id: null, workouts: null, set_logs: [{}] }

describe("the name of a day's workout", () => {
  it("is the first logged one's, then the scheduled one's, then the session's", () => {
    const logs = [log, { ...log, name: "Later" }]
    expect(dayNames({ logs, week, sessions }).get(day)).toBe("Lower B")
    expect(dayNames({ logs: [], week, sessions }).get(day)).toBe("Easy run")
    expect(dayNames({ logs: [], week: null, sessions }).get(day)).toBe("Bench")
    expect(dayNames({ logs: [], week: null, sessions: [] }).size).toBe(0)
  })

  it("isn't that of a log without sets, or of a plan that was done on another day", () => {
    const done = {
      ...week,
      committed_workouts: [{ ...commitment, completed_log_id: "a log" }],
    }
    expect(dayNames({ logs: [{ ...log, set_logs: [] }], week: done, sessions: [] }).size).toBe(0)
  })
})
