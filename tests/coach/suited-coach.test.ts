import { describe, expect, it } from "vitest"
import { swapsFor } from "#domain/coach/checks/swaps.ts"
import { type Athlete, type AthleteFacts, athleteOf, mayStay } from "#domain/coach/person/athlete.ts"
import { goalByRules } from "#domain/coach/rules/goal-rules.ts"
import { routineByRules } from "#domain/coach/rules/routine-rules.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { exerciseOf, library, workoutsOf } from "./histories.ts"

const facts: AthleteFacts = {
  ...{ today: "2026-11-18", unit: "kg", exercises: library, avoided: [], experience: null, age: null },
  equipment: ["barbell", "dumbbell", "machine", "cable"],
  ...{ workouts: [], goals: [], barbells: null, weeklySets: { low: 10, high: 20 } },
}
const person = (changes: Partial<AthleteFacts>): Athlete => athleteOf({ ...facts, ...changes })
const lift = (name: string) => ({ name, sets: 3, reps: 8, weight: 40 })
const history = (weeks: number, ...names: string[]) =>
  workoutsOf({ weeks, days: [{ weekday: 1, name: "A", lifts: names.map(lift) }] })

/** All exercises that the built-in coach chooses for a person: week, routine and goals. */
function chosenFor(athlete: Athlete) {
  const { reply } = weekByRules(athlete)
  const goals = [0, 1, 2, 3].flatMap((turn) => goalByRules(athlete, turn).reply?.exerciseName ?? [])
  const parts = [
    ...reply.schedule.flatMap(({ workout }) => workout?.exercises ?? []),
    ...(routineByRules(athlete, null)?.reply?.exercises ?? []),
  ]
  return [...parts.map(({ name }) => name), ...goals].map(exerciseOf)
}
const highestSkill = (athlete: Athlete) =>
  Math.max(...chosenFor(athlete).map(({ skill }) => skill ?? expect.unreachable()))

describe("the built-in coach", () => {
  it("chooses exercises that anyone can do for a beginner over 60, and none that take practice for any beginner", () => {
    const senior = person({ experience: "none", age: 66 })
    expect(chosenFor(senior).length).toBeGreaterThan(10)
    expect(highestSkill(senior)).toBe(1)
    expect(highestSkill(person({ experience: "none" }))).toBe(2)
  })

  it("keeps the lifts that people train, even difficult ones, unless a limit rules them out", () => {
    const squat = exerciseOf("Back Squat (Barbell)")
    const workouts = history(2, squat.exercise_name)
    expect(mayStay(squat, person({ workouts, age: 70 }))).toBe(true)
    const knee = { exercise_id: null, muscle: null, reason: null, joint: "knee", level: "spare" } as const
    expect(mayStay(squat, person({ workouts, avoided: [knee] }))).toBe(false)
  })

  it("never offers someone who avoids their shoulders a press instead of a bench press, whatever their equipment", () => {
    const avoided = [{ exercise_id: null, muscle: "shoulders", reason: "no pressing" }]
    const workouts = history(12, "Bench Press (Barbell)", "Back Squat (Barbell)")
    const athlete = person({ workouts, avoided, experience: "over_24_months" })
    const swaps = swapsFor(exerciseOf("Bench Press (Barbell)"), athlete)
    expect(swaps.map(({ exercise_name }) => exercise_name)).not.toContain("One Arm Push Up")
    for (const { exercise_name, pattern, joint_loads } of [...swaps, ...chosenFor(athlete)]) {
      expect(pattern, exercise_name).not.toMatch(/push|^dip$/)
      expect(joint_loads, exercise_name).not.toMatchObject({ shoulder: 2 })
    }
  })

  it("tells a beginner how long to rest, and which limits it plans around", () => {
    const limit = { exercise_id: null, muscle: null, reason: null } as const
    const avoided = [
      { ...limit, joint: "shoulder" },
      { ...limit, joint: "knee", level: "spare" },
    ] as const
    const said = weekByRules(person({ avoided, experience: "none" })).reply.week_summary
    expect(said).toContain("rest two minutes between sets.")
    expect(said).toContain(
      "Your limits include your shoulder and your knee, so nothing here puts much load on them.",
    )
    expect(weekByRules(person({ experience: "none" })).reply.week_summary).not.toContain("limit")
  })

  it("says for which muscle limits leave nothing, and not for one that something is left for", () => {
    const workouts = history(4, "Bench Press (Barbell)", "Back Squat (Barbell)")
    const without = (muscle: string) =>
      weekByRules(person({ workouts, avoided: [{ exercise_id: null, muscle, reason: null }] })).reply
    expect(without("chest").week_summary).toContain(
      "No exercise for chest fits your limits and equipment. Train the rest.",
    )
    expect(without("triceps").week_summary).not.toContain("No exercise for")
  })

  it("never asks someone without a bar to hang from one", () => {
    const hung = (...equipment: string[]) => {
      const athlete = person({ equipment, experience: "over_24_months" })
      const offered = [...chosenFor(athlete), ...swapsFor(exerciseOf("Lat Pulldown (Cable)"), athlete)]
      return offered.filter(({ needs }) => needs?.includes("pull-up bar"))
    }
    expect(hung("dumbbell")).toEqual([])
    expect(hung("dumbbell", "pull-up bar")).not.toEqual([])
  })

  it("prefers swaps with the same movement to others for the same muscle", () => {
    const athlete = person({ equipment: ["barbell"], experience: "none" })
    const [first] = swapsFor(exerciseOf("Overhead Press (Barbell)"), athlete)
    expect(first?.pattern).toBe("vertical-push")
  })

  it("ignores a limit that has ended", () => {
    const limit = { exercise_id: null, muscle: "chest", reason: null, until: "2026-11-17" }
    const hasChest = (until: string) =>
      chosenFor(person({ avoided: [{ ...limit, until }] })).some(({ primary_muscles }) =>
        primary_muscles.includes("chest"),
      )
    expect([hasChest("2026-11-17"), hasChest("2026-11-18")]).toEqual([true, false])
  })
})
