import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Draft, newDraft } from "./draft.ts"
import { type DraftEdit, editDraft, type PickedExercise } from "./edit-draft.ts"
import { sessionSeconds, sessionStart, workoutSeconds } from "./session-clock.ts"

const day = "2025-11-21"
const start = 1_795_000_000_000
const [second, minute, hour] = [1000, 60_000, 3_600_000]
const bench: PickedExercise = {
  exercise_id: "bench",
  exercise_name: "Bench Press (Barbell)",
  exercise_type: "strength",
  measure: "weight_reps",
}
const run: PickedExercise = { ...bench, exercise_id: "run", measure: "distance_time" }

function after(...edits: DraftEdit[]): Draft {
  const add = (exercise: PickedExercise): DraftEdit => ({
    kind: "add_exercise",
    exercise,
    new_id: exercise.exercise_id,
    new_set_id: `${exercise.exercise_id}-1`,
  })
  return [add(bench), add(run), ...edits].reduce(editDraft, newDraft("op", day, "metric"))
}

const confirm = (now: number, set_id = "bench-1", today = day): DraftEdit[] => [
  { kind: "confirm_sets", set_ids: [set_id], is_done: true },
  { kind: "count_session", set_id, now, today },
]

describe("the session's clock", () => {
  it("runs from the first confirmed set, and counts the time between sets and after the last", () => {
    const draft = after(...confirm(start), ...confirm(start + 2 * minute))
    expect(sessionStart(draft)).toBe(start)
    expect(sessionSeconds(draft, start + 5 * minute)).toBe(300)
  })

  it("starts with the first set's own time, if it was timed", () => {
    const timed: DraftEdit = {
      kind: "type_number",
      set_id: "run-1",
      field: "duration_minutes",
      text: "42:30",
    }
    const draft = after(timed, ...confirm(start, "run-1"))
    expect(sessionSeconds(draft, start)).toBe(2550)
    expect(sessionStart(draft)).toBe(start - 2_550_000)
  })

  it("ends with the last set if the workout is left open overnight, and doesn't count the night when it is resumed", () => {
    const evening = after(...confirm(start), ...confirm(start + 50 * minute))
    expect(sessionSeconds(evening, start + 14 * hour)).toBe(3000)
    const resumed = [...confirm(start + 14 * hour), ...confirm(start + 14 * hour + 10 * minute)].reduce(
      editDraft,
      evening,
    )
    expect(sessionSeconds(resumed, start + 14 * hour + 10 * minute)).toBe(3600)
  })

  it("counts up to three hours between sets and one after the last, and nothing of longer pauses", () => {
    const later = (pause: number) => after(...confirm(start), ...confirm(start + pause))
    expect(sessionSeconds(later(3 * hour), start + 3 * hour)).toBe(10_800)
    expect(sessionSeconds(later(3 * hour + 1), start + 3 * hour + 1)).toBe(0)
    const one = after(...confirm(start))
    expect([sessionSeconds(one, start + hour), sessionSeconds(one, start + hour + 1)]).toEqual([3600, 0])
  })

  it("starts at the confirmation if the first set's time can't be read", () => {
    const typed: DraftEdit = { kind: "type_number", set_id: "run-1", field: "duration_minutes", text: "long" }
    expect(sessionStart(after(typed, ...confirm(start, "run-1")))).toBe(start)
    expect(sessionStart(after(...confirm(start, "run-1")))).toBe(start)
  })

  it("continues while a set is still confirmed", () => {
    const undo: DraftEdit = { kind: "confirm_sets", set_ids: ["bench-1"], is_done: false }
    const left = after(...confirm(start), ...confirm(start + minute, "run-1"), undo)
    expect([sessionStart(left), sessionSeconds(left, start + minute)]).toEqual([start, 60])
  })

  it("doesn't count in a workout recorded for another day", () => {
    expect(sessionSeconds(after(...confirm(start, "bench-1", "2025-11-22")), start + hour)).toBe(0)
    const moved = after(...confirm(start), { kind: "choose_date", date: "2025-11-20" })
    expect([sessionSeconds(moved, start + minute), sessionStart(moved)]).toEqual([0, null])
    const movedBack = editDraft(moved, { kind: "choose_date", date: day })
    expect(sessionSeconds(movedBack, start + minute)).toBe(60)
  })

  it("gives way to a typed or timed duration", () => {
    const draft = after(...confirm(start))
    expect(workoutSeconds(draft, start + minute)).toBe(60)
    const typed = editDraft(draft, { kind: "set_duration", seconds: 2700 })
    expect(workoutSeconds(typed, start + minute)).toBe(2700)
    const timed = editDraft(draft, { kind: "start_timer", now: start + minute })
    expect(workoutSeconds(timed, start + minute + 5 * second)).toBe(5)
  })

  it("starts again if the first set was confirmed by accident", () => {
    const undone = after(...confirm(start), { kind: "confirm_sets", set_ids: ["bench-1"], is_done: false })
    expect(sessionStart(undone)).toBeNull()
    expect(sessionStart(confirm(start + minute).reduce(editDraft, undone))).toBe(start + minute)
  })

  it("follows a change of the device's clock, and doesn't exist for a saved log", () => {
    const moved = after(...confirm(start), { kind: "move_clock", by: -hour })
    expect(sessionSeconds(moved, start - hour + minute)).toBe(60)
    const log: Draft = { ...after(), log: { id: "log", revision: 1 } }
    expect(confirm(start).reduce(editDraft, log).session_clock).toBeFalsy()
  })

  it("never counts more than the time since it started, and never less after another set", () => {
    const gaps = fc.array(fc.integer({ min: -minute, max: 15 * hour }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(gaps, (waits) => {
        let now = start
        let draft = after(...confirm(now))
        let latest = now
        for (const wait of waits) {
          now += wait
          latest = Math.max(latest, now)
          const before = sessionSeconds(draft, draft.session_clock?.last_at ?? 0)
          draft = confirm(now).reduce(editDraft, draft)
          const seconds = sessionSeconds(draft, now)
          expect(seconds).toBeGreaterThanOrEqual(before)
        }
        const set_back = waits.reduce((sum, wait) => sum - Math.min(0, wait), 0)
        expect(sessionSeconds(draft, now) * second).toBeLessThanOrEqual(latest - start + set_back)
      }),
    )
  })
})
