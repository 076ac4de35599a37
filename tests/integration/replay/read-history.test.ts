import { describe, expect, it } from "vitest"
import { countHistory } from "../../../bench/history/count-history.ts"
import { readHistory } from "../../../bench/history/read-history.ts"
import { hevyHistory, strongHistory } from "./generated-history.ts"

describe.each([
  ["Strong", strongHistory(40)],
  ["Hevy", hevyHistory(40)],
])("a %s export", (_, { csv, sessions, exercises, sets }) => {
  it("is read to its last session, exercise and set", () => {
    const read = readHistory(csv)
    expect({
      sessions: read.length,
      exercises: read.flatMap((session) => session.exercises).length,
      sets: read.flatMap((session) => session.exercises.flatMap((exercise) => exercise.sets)).length,
    }).toEqual({ sessions, exercises, sets })
  })

  it("is counted the same by a second reader that shares no code with the first", () => {
    expect(countHistory(csv)).toEqual({ sessions, exercises, sets })
  })
})

describe("a Strong export", () => {
  const sessions = readHistory(strongHistory(0).csv)
  const [late, early] = sessions
  const setsOf = (name: string) => late?.exercises.find((exercise) => exercise.name === name)?.sets ?? []

  it("keeps the file's day, a second before midnight and a second after", () => {
    expect([late?.date, early?.date]).toEqual(["2021-12-29", "2021-12-30"])
  })

  it("keeps the types of sets and leaves out rests", () => {
    expect(setsOf("Deadlift (Barbell)").map(({ set_type }) => set_type)).toEqual([
      "warmup",
      "warmup",
      "normal",
      "failure",
      "drop",
    ])
  })

  it("keeps notes with quotes, line breaks and emoji, and adds an exercise's notes to its first set", () => {
    const [first, , third] = setsOf("Deadlift (Barbell)")
    expect(first?.notes).toBe("Belt from 315 up")
    expect(third).toMatchObject({ weight: 402.5, weight_unit: "lbs", rpe: 9.5 })
    expect(third?.notes).toBe('A "heavy" one,\nwith a break;\nand a 🧊')
    expect(late).toMatchObject({ name: 'Ash 🏋🏻‍♀️ ❤️‍🔥, "the" day; 4×4', notes: "TEMPO + 🧠, slow; 'eccentric'" })
  })

  it("reads durations in days and in seconds", () => {
    expect([late?.duration_seconds, early?.duration_seconds]).toEqual([207_720, 22])
  })

  it("keeps zero pounds as pounds, and treats a zero time or distance as missing", () => {
    expect(setsOf("Größter Curl — İstanbul")).toMatchObject([
      { weight: 0, reps: 1, duration_minutes: null, distance: null },
    ])
    expect(setsOf("Plank")).toMatchObject([{ weight: null, reps: null, duration_minutes: 95 / 60 }])
  })

  it("reads the newer columns with kilograms, meters and semicolons", () => {
    const csv = [
      "Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes",
      '1;2025-03-01 07:00:00;"Run; then row";1800;Running;1;;;;5000;1500;;',
    ].join("\n")
    expect(readHistory(csv)).toMatchObject([
      {
        name: "Run; then row",
        duration_seconds: 1800,
        exercises: [
          { sets: [{ weight_unit: "kg", distance: 5, distance_unit: "km", duration_minutes: 25 }] },
        ],
      },
    ])
  })
})

describe("a Hevy export", () => {
  const sessions = readHistory(hevyHistory(0).csv)
  const [first] = sessions

  it("keeps two sessions in the same minute apart", () => {
    expect(sessions.map(({ date, name }) => `${date} ${name}`)).toEqual([
      "2022-10-25 Rest day 😝",
      "2022-10-25 Push 📈📈",
    ])
  })

  it("keeps the exercises of a superset in their order, with types, pounds and RPE", () => {
    expect(first?.exercises[0]?.sets).toMatchObject([
      { set_type: "warmup", weight: 95, weight_unit: "lbs" },
      { set_type: "normal", weight: 155.5, rpe: 8.5 },
      { set_type: "failure", rpe: 10 },
      { set_type: "drop", reps: 12 },
    ])
    expect(first?.exercises[1]?.name).toBe("Seated Row (Machine)")
  })

  it("distinguishes an exercise that is done again from its further sets", () => {
    const hangs = first?.exercises.filter(({ name }) => name === "Dead Hang")
    expect(hangs?.map(({ sets }) => sets.length)).toEqual([2, 1])
  })

  it("reads miles and seconds", () => {
    const run = first?.exercises.find(({ name }) => name === "Running")
    expect(run?.sets).toMatchObject([{ distance: 3.1, distance_unit: "mi", duration_minutes: 25 }])
  })
})

describe("a file that isn't a training history", () => {
  it("is refused with a message", () => {
    expect(() => readHistory("a,b\n1,2\n")).toThrow("Neither a Strong nor a Hevy export")
  })

  it("is reported with the row of the unreadable cell", () => {
    const csv = strongHistory(1).csv.replace("402,5", "heavy")
    expect(() => readHistory(csv)).toThrow(/^Row \d+: "heavy" under Weight is not a number\.$/)
  })
})
