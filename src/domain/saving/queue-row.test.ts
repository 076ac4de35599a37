import { describe, expect, it } from "vitest"
import { operationOf, queuedOf, refusedUnknown, rowOf, unknownTypeOf } from "./queue-row.ts"
import { needsPerson } from "./queue-state.ts"

// A row as release 334db3c wrote it.
const row = {
  id: "op-1",
  type: "saveWorkoutLog",
  payload: {
    workoutLogData: {
      workout_id: null,
      name: "Upper A",
      date: "2026-11-21",
      notes: "Felt strong",
      duration_seconds: 3600,
      started_at: "2026-11-21T17:00:00Z",
      user_id: "ada",
    },
    setLogsData: [
      {
        exercise_id: "bench",
        exercise_order: 1,
        set_number: 1,
        reps: 8,
        weight: 80,
        weight_unit: "kg",
        duration_minutes: null,
        distance: null,
        distance_unit: null,
        notes: null,
        set_type: "normal",
        rpe: null,
      },
    ],
    committedWorkoutId: "plan-1",
    expected_revision: null,
    exercise_names: { bench: "Bench Press" },
  },
  userId: "ada",
  timestamp: 1_795_385_412_148,
  status: "error",
  retries: 2,
  error: "The server didn’t respond.",
  next_attempt_at: 1_795_385_420_000,
  conflicts: false,
}

function deep(levels: number): unknown {
  let value: unknown = 80
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}

function endless(): unknown {
  const value: Record<string, unknown> = {}
  value["again"] = value
  return value
}

describe("a row of the queue", () => {
  it("is read as its save, and written back unchanged", () => {
    const operation = operationOf(row)
    expect(operation).toMatchObject({
      id: "op-1",
      save: {
        op_id: "op-1",
        log: { name: "Upper A", user_id: "ada" },
        sets: [{ exercise_id: "bench", reps: 8 }],
        committed_workout_id: "plan-1",
        expected_revision: null,
      },
      status: "error",
      retries: 2,
    })
    expect(operation && rowOf(operation)).toEqual(row)
  })

  it("keeps the program's session that it belongs to", () => {
    const { workoutLogData, setLogsData } = row.payload
    const session = { ...workoutLogData, run_id: "run-1", slot: 7, prescribed: { lines: [{ sets: [] }] } }
    const sets = setLogsData.map((set) => ({ ...set, prescribed_set: 3 }))
    const ofProgram = { ...row, payload: { ...row.payload, workoutLogData: session, setLogsData: sets } }
    const operation = operationOf(ofProgram)
    expect(operation && rowOf(operation)).toEqual(ofProgram)
  })

  it("keeps sets per side and rest-pause sets; an older row has neither", () => {
    const [set] = row.payload.setLogsData
    const setLogsData = [{ ...set, per_side: true, set_type: "rest_pause" }]
    const newer = { ...row, payload: { ...row.payload, setLogsData } }
    const operation = operationOf(newer)
    expect(operation?.save.sets).toMatchObject([{ per_side: true, set_type: "rest_pause" }])
    expect(operation && rowOf(operation)).toEqual(newer)
    expect(operationOf(row)?.save.sets[0]).not.toHaveProperty("per_side")
  })

  it("keeps the program's session that it belongs to; an older row has none", () => {
    const session = { run_id: "run-1", slot: 4, prescribed: { version: "v1", lines: [{ x: 80.5 }] } }
    const workoutLogData = { ...row.payload.workoutLogData, ...session }
    const setLogsData = row.payload.setLogsData.map((set) => ({ ...set, prescribed_set: 0 }))
    const queued = { ...row, payload: { ...row.payload, workoutLogData, setLogsData } }
    const operation = operationOf(queued)
    expect(operation?.save).toMatchObject({ log: session, sets: [{ prescribed_set: 0 }] })
    expect(operation && rowOf(operation)).toEqual(queued)
    expect(operationOf(row)?.save.log).not.toHaveProperty("run_id")
  })

  it("keeps what the coach prescribed; an older row doesn't have this", () => {
    const advice = {
      bench: { phase: "build", base: [{ role: "straight", sets: 3, low: 8, high: 12, shares: [] }] },
    }
    const payload = { ...row.payload, workoutLogData: { ...row.payload.workoutLogData, advice } }
    const operation = operationOf({ ...row, payload })
    expect(operation?.save.log.advice).toEqual(advice)
    expect(operation && rowOf(operation)).toEqual({ ...row, payload })
    expect(operationOf(row)?.save.log).not.toHaveProperty("advice")
  })

  it("keeps how bodyweight loads count; an older row doesn't have this", () => {
    const newer = { ...row, payload: { ...row.payload, exercise_loads: { bench: "help", dip: "added" } } }
    const operation = operationOf(newer)
    expect(operation?.exercises).toEqual({
      names: { bench: "Bench Press" },
      loads: { bench: "help", dip: "added" },
    })
    expect(operation && rowOf(operation)).toEqual(newer)
    expect(operationOf(row)?.exercises.loads).toEqual({})
  })

  it("of an earlier release that needed the person has the status error", () => {
    const operation = operationOf({ ...row, status: "needs_attention", next_attempt_at: null })
    expect(operation).toMatchObject({ status: "error", error: "The server didn’t respond." })
    expect(operation && needsPerson(operation)).toBe(true)
  })

  it("for an event to be added or removed is read back unchanged", () => {
    for (const type of ["addProgramEvent", "removeProgramEvent"]) {
      const { conflicts: _, ...state } = row
      const event = { id: "e1", after_slot: 3, made_at: "2026-11-21T12:00:00.000Z", kind: "deload", body: {} }
      const payload = { run_id: "run-1", event, about: "Deload started.", program: "Fives" }
      const queued = queuedOf({ ...state, type, payload })
      expect(queued).toMatchObject({ change: type.slice(0, -"ProgramEvent".length), event, run_id: "run-1" })
      expect(queued && rowOf(queued)).toEqual({ ...state, type, payload })
      expect(unknownTypeOf({ id: "x", type })).toBeUndefined()
      // A page of an earlier release doesn't know events.
      const error = `Unknown operation type: ${type}`
      const marked = { ...state, type, payload, status: "error", error, next_attempt_at: null }
      expect(queuedOf(marked)).toMatchObject({ status: "pending", error: null })
    }
  })

  it.each<[string, unknown]>([
    ["too deep", deep(100_000)],
    ["without an end", endless()],
    ["of a number that JSON doesn't have", 1n],
  ])("with a part that is %s is left alone, because sending it would fail forever", (_, part) => {
    const { conflicts: _conflicts, ...state } = row
    const event = { id: "e1", after_slot: 3, made_at: "2026-11-21T12:00:00.000Z", kind: "load" }
    const payload = { run_id: "run-1", event: { ...event, body: { x: part } }, about: "", program: "Fives" }
    expect(queuedOf({ ...state, type: "addProgramEvent", payload })).toBeNull()
    const workoutLogData = { ...row.payload.workoutLogData, run_id: "run-1", slot: 1, prescribed: { part } }
    expect(queuedOf({ ...row, payload: { ...row.payload, workoutLogData } })).toBeNull()
    const advised = { ...row.payload.workoutLogData, advice: { bench: { part } } }
    expect(queuedOf({ ...row, payload: { ...row.payload, workoutLogData: advised } })).toBeNull()
  })

  it("of an unknown type ends in error, once", () => {
    const strange = { id: "x", type: "saveDream", userId: "ada" }
    const refused = refusedUnknown(strange)
    const error = "Unknown operation type: saveDream"
    expect(refused).toEqual({ ...strange, status: "error", error, retries: 1 })
    expect(refused && refusedUnknown(refused)).toBeNull()
    expect(refusedUnknown({ ...strange, retries: 3 })).toMatchObject({ retries: 4 })
    expect(refusedUnknown({ ...strange, retries: "many" })).toMatchObject({ retries: 1 })
  })

  it("of a known type isn't unknown, even if it is damaged; neither is one without a type", () => {
    const torn = { ...row, status: "pending", payload: 7 }
    expect(refusedUnknown(torn)).toBeNull()
    expect(refusedUnknown({ id: "x", type: 7 })).toBeNull()
    expect(unknownTypeOf({ id: "x", type: "saveDream" })).toBe("saveDream")
  })

  it("keeps miles and pounds as well as kilometers, and that it was being sent", () => {
    const [set] = row.payload.setLogsData
    const setLogsData = [
      { ...set, weight_unit: "lbs", distance: 3, distance_unit: "mi" },
      { ...set, distance: 5, distance_unit: "km" },
    ]
    const sent = { ...row, status: "syncing", payload: { ...row.payload, setLogsData } }
    const operation = operationOf(sent)
    expect(operation && rowOf(operation)).toEqual(sent)
  })

  it.each([null, {}, { ...row, type: "saveSomethingElse" }, { ...row, payload: 7 }])(
    "that this release can't read is none: %j",
    (strange) => {
      expect(operationOf(strange)).toBeNull()
    },
  )
})
