import { expect, it } from "vitest"
import { dayMarks } from "./day-marks.ts"

const log = (date: string, sets = 1) => ({ date, set_logs: Array.from({ length: sets }, () => ({})) })
const commitment = (scheduled_date: string, completed_log_id: string | null = null) => ({
  scheduled_date,
  completed_log_id,
})
const goal = (target_date: string | null) => ({ target_date })
const none = { logs: [], waiting: [], commitments: [], sessions: [], goals: [] }

function shapes(rows: Partial<Parameters<typeof dayMarks>[0]>, day = "2026-11-21") {
  return dayMarks({ ...none, ...rows })
    .get(day)
    ?.map((mark) => mark.shape)
}

it("marks a day's logs that have a set, at most two of them", () => {
  const logs = [log("2026-11-21"), log("2026-11-21", 3)]
  expect(shapes({ logs })).toEqual(["workout", "workout"])
  expect(shapes({ logs: [...logs, log("2026-11-21")] })).toEqual(["workout", "workout"])
})

it("marks a workout queued on this device like a log", () => {
  expect(shapes({ waiting: ["2026-11-21"] })).toEqual(["workout"])
})

it("doesn't mark a log without sets", () => {
  expect(shapes({ logs: [log("2026-11-21", 0)] })).toBeUndefined()
})

it("marks a scheduled day until it is done", () => {
  expect(shapes({ commitments: [commitment("2026-11-21")] })).toEqual(["committed"])
  expect(shapes({ commitments: [commitment("2026-11-21", "a log")] })).toBeUndefined()
})

it("marks both on a day that has a log and an open plan, the log first", () => {
  const both = { logs: [log("2026-11-21")], commitments: [commitment("2026-11-21")] }
  expect(shapes(both)).toEqual(["workout", "committed"])
  expect(shapes({ ...both, goals: [goal("2026-11-21")] })).toEqual(["workout", "committed", "goal"])
})

it("marks the scheduled workout when the day's only log has no sets", () => {
  expect(shapes({ logs: [log("2026-11-21", 0)], commitments: [commitment("2026-11-21")] })).toEqual([
    "committed",
  ])
})

it("marks a program's session until the day has a log or a scheduled workout", () => {
  const spoken = (rows: Partial<Parameters<typeof dayMarks>[0]>) =>
    dayMarks({ ...none, sessions: ["2026-11-21"], ...rows })
      .get("2026-11-21")
      ?.map((mark) => mark.spoken)
  expect(spoken({})).toEqual(["program’s session"])
  expect(spoken({ commitments: [commitment("2026-11-21")] })).toEqual(["scheduled workout"])
  expect(spoken({ logs: [log("2026-11-21")] })).toEqual(["workout"])
})

it("marks a goal's date next to the day's other marks, and ignores goals without a date", () => {
  expect(shapes({ goals: [goal("2026-11-21"), goal(null)] })).toEqual(["goal"])
  expect(shapes({ logs: [log("2026-11-21")], goals: [goal("2026-11-21")] })).toEqual(["workout", "goal"])
})

it("keeps days apart", () => {
  expect(dayMarks({ ...none, logs: [log("2026-11-20"), log("2026-12-20")] }).size).toBe(2)
})
