import { describe, expect, it } from "vitest"
import { HistoryCollector } from "./collect-history.ts"
import { emptySet, type RowReading } from "./row-reading.ts"

const reading = (values: Partial<RowReading> = {}): RowReading => ({
  ...{ workoutKey: "w", workoutNotes: null, exercise: "Squat", position: null, exerciseNotes: null },
  readWorkout: () => ({ name: "Legs", start: { kind: "day", day: "2026-05-09" }, duration_seconds: null }),
  sets: [{ ...emptySet, reps: 5 }],
  ...values,
})

/** The history that these rows make, and the warnings about them. */
function collect(readings: RowReading[], isInterleaved = false) {
  const collector = new HistoryCollector("Test")
  const said: string[] = []
  for (const [index, each] of readings.entries())
    try {
      collector.add(each, { line: index + 2, warn: (sentence) => said.push(sentence), isInterleaved })
    } catch (problem) {
      said.push(problem instanceof Error ? problem.message : "")
    }
  return { ...collector.finish(), said }
}

describe("the workouts in a file", () => {
  it("contain exercises whose names fit, up to a thousand in all", () => {
    const { workouts, said } = collect([
      reading({ exercise: "x".repeat(200) }),
      reading({ exercise: "x".repeat(201) }),
    ])
    expect(workouts[0]?.exercises).toHaveLength(1)
    expect(said).toEqual(["The exercise’s name has more than 200 characters. Left out."])
    const many = Array.from({ length: 1001 }, (_, index) =>
      reading({ exercise: `E${index}`, workoutKey: `w${index}` }),
    )
    const all = collect([...many, reading({ exercise: "E0", workoutKey: "again" })])
    expect([all.workouts.length, all.said]).toEqual([
      1001,
      ["The file has more than 1,000 exercises, so this one was left out."],
    ])
  })

  it("contain up to a thousand sets, with each note without a set counted as one", () => {
    const sets = (count: number) =>
      reading({ sets: Array.from({ length: count }, () => ({ ...emptySet, reps: 5 })) })
    const full = collect([sets(999), reading({ sets: [], exerciseNotes: "Slow" }), sets(1)])
    expect(full.said).toEqual(["The workout has more than 1,000 sets. Left out."])
    expect(collect([sets(1000)]).said).toEqual([])
  })

  it("have a name and a length that can be stored", () => {
    const of = (name: string, duration_seconds: number) =>
      collect([
        reading({
          readWorkout: () => ({ name, start: { kind: "day", day: "2026-05-09" }, duration_seconds }),
        }),
      ])
    expect(of("x".repeat(201), 59.6)).toMatchObject({
      said: ["The name has more than 200 characters. The rest is cut off."],
      workouts: [{ name: "x".repeat(200), duration_seconds: 60 }],
    })
    expect(of("x", -1)).toMatchObject({
      said: ["“-1” is not a duration. The workout is kept without one."],
      workouts: [{ duration_seconds: null }],
    })
    expect([of("x", 0), of("x", 2_147_483_647)].map(({ workouts }) => workouts[0]?.duration_seconds)).toEqual(
      [...[0, 2_147_483_647]],
    )
    expect(of("x", 2_147_483_648).workouts[0]?.duration_seconds).toBeNull()
  })
})

describe("the exercises of a workout", () => {
  const positions = (isInterleaved: boolean, ...rows: [exercise: string, position: number | null][]) =>
    collect(
      rows.map(([exercise, position]) => reading({ exercise, position })),
      isInterleaved,
    ).workouts[0]?.exercises.map(({ name, sets }) => `${name} ${sets.length}`)

  it("continue while their numbers rise, and are listed again if the numbers restart or another exercise came between", () => {
    expect(positions(false, ["A", 0], ["A", 1], ["A", 0], ["B", 1], ["A", 2])).toEqual([
      "A 2",
      "A 1",
      "B 1",
      "A 1",
    ])
    expect(positions(false, ["A", 1], ["A", null], ["A", 1])).toEqual(["A 2", "A 1"])
    expect(positions(true, ["A", null], ["B", null], ["A", null])).toEqual(["A 2", "B 1"])
  })

  it("have their note on the first set, or in the workout's notes if they have no sets", () => {
    const noted = (notes: string | null) =>
      reading({ exerciseNotes: "Slow", sets: [{ ...emptySet, reps: 5, notes }] })
    const notesOf = (...rows: RowReading[]) =>
      collect(rows).workouts[0]?.exercises[0]?.sets.map(({ notes }) => notes)
    expect(notesOf(noted(null), noted("Left"))).toEqual(["Slow", "Left"])
    expect(notesOf(noted("Left"))).toEqual(["Slow\nLeft"])
    expect(notesOf(noted("Slow"))).toEqual(["Slow"])
    const { workouts } = collect([
      reading({ workoutNotes: "Good" }),
      reading({ workoutNotes: "Good", exercise: "Row", sets: [], exerciseNotes: "Skipped" }),
      reading({ workoutNotes: "Hot" }),
    ])
    expect([workouts[0]?.notes, workouts[0]?.exercises.length]).toEqual(["Good\nHot\nRow: Skipped", 2])
    expect(collect([reading({ sets: [], exerciseNotes: "Only" })]).workouts).toEqual([])
  })

  it("have notes that fit into the limit together", () => {
    const long = (letters: number) =>
      reading({ sets: [{ ...emptySet, reps: 5, notes: "x".repeat(letters) }] })
    const rows = [...Array.from({ length: 8 }, () => long(10_000)), long(1)]
    const { workouts, said } = collect(rows)
    expect(said).toEqual([
      "The workout’s notes have more than 80,000 characters in total. This note is left out.",
    ])
    expect(workouts[0]?.exercises[0]?.sets.at(-1)?.notes).toBeNull()
    const joined = collect([
      reading({ exerciseNotes: "y", sets: [{ ...emptySet, reps: 5, notes: "x".repeat(9999) }] }),
    ])
    expect(joined.problems).toEqual([
      { line: 2, sentence: "The note has more than 10,000 characters. The rest is cut off.", leftOut: null },
    ])
    expect(collect([reading({ workoutNotes: "x".repeat(20_001) })])).toMatchObject({
      said: ["The note has more than 20,000 characters. The rest is cut off."],
      workouts: [{ notes: "x".repeat(20_000) }],
    })
  })
})

it("a body weight is imported once per time, value and unit, up to 10,000", () => {
  const collector = new HistoryCollector("Test")
  const weighed = { line: 1, at: { kind: "day", day: "2026-05-09" }, weight: 80, weight_unit: "kg" } as const
  for (const each of [
    weighed,
    weighed,
    { ...weighed, weight: 81 },
    { ...weighed, weight_unit: "lbs" as const },
  ])
    collector.addWeight(each)
  collector.addWeight({ ...weighed, weight: 10_000 })
  expect(collector.finish().weights.map(({ weight, weight_unit }) => `${weight} ${weight_unit}`)).toEqual([
    ...["80 kg", "81 kg", "80 lbs", "10000 kg"],
  ])
  expect(() => collector.addWeight({ ...weighed, weight: 10_001 })).toThrow(
    "“10001” is not a body weight. Left out.",
  )
})
