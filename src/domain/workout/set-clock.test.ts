import { describe, expect, it } from "vitest"
import { allSets, newDraft } from "./draft.ts"
import { type DraftEdit, editDraft } from "./edit-draft.ts"
import { saveCommand } from "#domain/saving/save-command.ts"
import { clockSeconds, setBeingTimed } from "./set-clock.ts"

const plank: DraftEdit[] = [
  {
    kind: "add_exercise",
    exercise: { exercise_id: "plank", exercise_name: "Plank", exercise_type: "strength", measure: "time" },
    new_id: "p",
    new_set_id: "p1",
  },
  { kind: "add_set", id: "p", new_set_id: "p2", last: [] },
]

const after = (...edits: DraftEdit[]) => edits.reduce(editDraft, newDraft("op", "2025-11-21", "metric"))
const times = (...edits: DraftEdit[]) => allSets(after(...plank, ...edits)).map((set) => set.duration_minutes)
const start = (set_id: string, now: number): DraftEdit => ({ kind: "start_set_clock", set_id, now })
const stop = (now: number): DraftEdit => ({ kind: "stop_set_clock", now })

describe("timing a set", () => {
  it("writes minutes and seconds, however long the phone slept in between", () => {
    expect(times(start("p1", 1000), stop(46_900))).toEqual(["0:45", ""])
    expect(times(start("p1", 1000), stop(601_000))).toEqual(["10:00", ""])
  })

  it("shows which set is being timed, as long as it exists", () => {
    expect(setBeingTimed(after(...plank))).toBeUndefined()
    const draft = after(...plank, start("p1", 1000))
    expect(setBeingTimed(draft)?.id).toBe("p1")
    expect(setBeingTimed(editDraft(draft, { kind: "remove_set", set_id: "p1" }))).toBeUndefined()
  })

  it("shows the time of the set being timed", () => {
    const draft = after(...plank, start("p1", 1000))
    expect(clockSeconds(draft, "p1", 31_000)).toBe(30)
    expect(clockSeconds(draft, "p2", 31_000)).toBeNull()
    expect(clockSeconds(after(...plank), "p1", 31_000)).toBeNull()
  })

  it("doesn't change other sets and exercises", () => {
    const exercise = { exercise_id: "row", exercise_name: "Row", exercise_type: "strength" as const }
    const row: DraftEdit = {
      ...{ kind: "add_exercise", new_id: "r", new_set_id: "r1" },
      exercise: { ...exercise, measure: "time" },
    }
    const timed = after(...plank, row, start("r1", 0))
    const stopped = editDraft(timed, stop(30_000))
    expect(allSets(stopped).map((set) => set.duration_minutes)).toEqual(["", "", "0:30"])
    expect(stopped.exercises[0]).toBe(timed.exercises[0])
  })

  it("moves to another set, and the first one keeps its time", () => {
    expect(times(start("p1", 0), start("p2", 20_000), stop(50_000))).toEqual(["0:20", "0:30"])
  })

  it("changes nothing after an accidental start, or if the clock was set back", () => {
    const typed: DraftEdit = { kind: "type_number", set_id: "p1", field: "duration_minutes", text: "1:30" }
    expect(times(typed, start("p1", 5000), stop(5400))).toEqual(["1:30", ""])
    expect(times(typed, start("p1", 5000), stop(1000))).toEqual(["1:30", ""])
  })

  it("is saved in minutes", () => {
    const verdict = saveCommand(after(...plank, start("p1", 0), stop(50_000)), 0)
    expect(verdict).toMatchObject({ ok: true, command: { sets: [{ duration_minutes: 50 / 60 }] } })
  })
})
