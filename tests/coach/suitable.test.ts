import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { asksForCare, type Limit, limitsOf, rulesOut, type StoredLimit } from "#domain/suitability/limits.ts"
import { ladders, nextOnLadder } from "#domain/suitability/ladders.ts"
import type { Experience, Person } from "#domain/suitability/person.ts"
import { suitabilitySentences } from "#domain/suitability/sentences.ts"
import { isSuitable, obstacleOf } from "#domain/suitability/suitable.ts"
import { areSisters, sharesMuscle } from "#domain/suitability/swaps.ts"
import { joints, needs, type Pattern, patterns } from "#domain/suitability/tags.ts"
import { readLibrary } from "../../supabase/seed/exercise-library.ts"

const today = "2026-11-28"
const library = readLibrary().map((entry) => ({
  ...entry,
  exercise_id: entry.id,
  exercise_name: entry.name,
  pattern: patterns.find((each) => each === entry.pattern) ?? null,
  load_kind: null,
}))
type Known = (typeof library)[number]

function named(name: string): Known {
  const found = library.find((each) => each.name === name)
  if (!found) throw new Error(`There is no ${name} in the library.`)
  return found
}
/** The library exercises that could replace an exercise. */
const substitutes = (exercise: Known, who: Person) =>
  library.filter((other) => other !== exercise && sharesMuscle(other, exercise) && isSuitable(other, who))

const everything = new Set([...library.map(({ equipment }) => equipment), ...needs])
const nobody: Person = {
  experience: "over_24_months",
  age: 35,
  limits: [],
  atHand: everything,
  proven: new Set(),
  practice: { sessions: 0, ofExercise: new Map(), clean: new Map(), easy: new Map() },
  goals: new Set(),
}
const person = (changes: Partial<Person> = {}): Person => ({ ...nobody, ...changes })
const limited = (...limits: Partial<Limit>[]): Limit[] =>
  limits.map((each) => ({
    ...{ joint: null, pattern: null, exercise_id: null, muscle: null },
    ...{ level: "avoid", reason: null, until: null },
    ...each,
  }))
const old = (row: Partial<StoredLimit>): StoredLimit => ({
  ...{ exercise_id: null, muscle: null, reason: null },
  ...row,
})
const suitableNames = (who: Person) => library.filter((each) => isSuitable(each, who)).map(({ name }) => name)
const withSkill = (skill: number, who: Person) =>
  library.filter((each) => each.skill === skill && isSuitable(each, who))

const someId = fc.constantFrom(...library.map(({ id }) => id))
const counts = fc
  .array(fc.tuple(someId, fc.integer({ min: 1, max: 12 })), { maxLength: 12 })
  .map((entries) => new Map(entries))
const someLimit: fc.Arbitrary<Limit> = fc
  .record({
    what: fc.oneof(
      fc.constantFrom(...joints).map((joint) => ({ joint })),
      fc.constantFrom(...patterns).map((pattern) => ({ pattern })),
      fc.constantFrom("shoulders", "chest", "lower back", "quadriceps").map((muscle) => ({ muscle })),
      someId.map((exercise_id) => ({ exercise_id })),
    ),
    level: fc.constantFrom<Limit["level"]>("spare", "avoid"),
  })
  .map(({ what, level }) => limited({ ...what, level })[0] ?? expect.unreachable())
const somePerson: fc.Arbitrary<Person> = fc.record({
  experience: fc.constantFrom<Experience | null>(
    ...([null, "none", "under_6_months", "6_to_24_months", "over_24_months"] as const),
  ),
  age: fc.option(fc.integer({ min: 14, max: 90 })),
  limits: fc.array(someLimit, { maxLength: 4 }),
  atHand: fc.option(fc.subarray([...everything]).map((there) => new Set(there))),
  proven: fc.constant(new Set<never>()),
  practice: fc.record({
    sessions: fc.nat(20),
    ofExercise: counts,
    clean: counts,
    easy: fc
      .array(fc.tuple(fc.constantFrom(...patterns), fc.nat(10)), { maxLength: 6 })
      .map((entries) => new Map<Pattern, number>(entries)),
  }),
  goals: fc.array(someId, { maxLength: 2 }).map((ids) => new Set(ids)),
})

/** What section 3 of the coach's design forbids, worked out from the library's own words. */
function forbidden(exercise: Known, who: Person): string[] {
  const { pattern, skill, joint_loads, primary_muscles, secondary_muscles, id } = exercise
  const avoided = who.limits.filter(({ level }) => level === "avoid")
  const isKnown = (who.practice.clean.get(id) ?? 0) >= 3
  const isNew = who.experience === null || who.experience === "none"
  const wants = exercise.needs.filter((need) => need !== "household")
  const lacks = (what: string) => !(who.atHand?.has(what) ?? false)
  return [
    ...who.limits.filter(({ joint }) => joint !== null && joint_loads[joint] === 2).map(() => "joint"),
    ...avoided.filter((each) => each.pattern !== null && each.pattern === pattern).map(() => "pattern"),
    ...avoided.filter(({ exercise_id }) => exercise_id === id).map(() => "exercise"),
    ...avoided
      .filter(({ muscle }) => muscle !== null && [...primary_muscles, ...secondary_muscles].includes(muscle))
      .map(() => "muscle"),
    ...(isNew && !isKnown && skill > 2 ? ["skill"] : []),
    ...(isNew && !isKnown && (who.age ?? 0) > 60 && who.practice.sessions < 8 && skill > 1 ? ["senior"] : []),
    ...(["bodyweight", "none"].includes(exercise.equipment) || !lacks(exercise.equipment)
      ? []
      : ["equipment"]),
    ...([...(who.atHand ?? [])].some((each) => needs.some((need) => need === each)) &&
    !who.practice.ofExercise.has(id) &&
    wants.some(lacks)
      ? ["needs"]
      : []),
  ]
}

describe("for any person, over all exercises", () => {
  it("nothing suits them if a limit, their skill or their equipment rules it out", () => {
    const met = new Set<string>()
    fc.assert(
      fc.property(somePerson, (who) => {
        const wrong = library.flatMap((each) => {
          const found = forbidden(each, who)
          for (const reason of found) met.add(reason)
          return found.length > 0 && isSuitable(each, who) ? [`${each.name}: ${found.join()}`] : []
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 40 },
    )
    expect([...met].toSorted()).toEqual(
      ["equipment", "exercise", "joint", "muscle", "needs", "pattern", "senior", "skill"].toSorted(),
    )
  })

  it("no swap or ladder brings back a ruled-out exercise, and each obstacle has its sentence", () => {
    fc.assert(
      fc.property(somePerson, fc.constantFrom(...library), (who, each) => {
        const swaps = substitutes(each, who)
        expect(swaps.filter((other) => forbidden(other, who).length > 0)).toEqual([])
        for (const direction of ["up", "down"] as const)
          for (const name of ladders.flat()) {
            const next = nextOnLadder(name, direction, { moves: library, person: who })
            if (next) expect(forbidden(next, who)).toEqual([])
          }
        const obstacle = obstacleOf(each, who)
        if (obstacle) expect(suitabilitySentences.obstacle(obstacle)).toMatch(/^[A-Z].*\.$/s)
      }),
      { numRuns: 60 },
    )
  })
})

describe("an avoided shoulder", () => {
  const bench = named("Bench Press (Barbell)")
  const row = old({ muscle: "shoulders", reason: "It pinches, no pressing" })
  const who = person({ limits: limitsOf([row], today) })

  it("never gets a one-arm push-up for a bench press, nor any other press", () => {
    expect(obstacleOf(bench, who)).toMatchObject({ kind: "limit" })
    const swaps = substitutes(bench, who)
    expect(swaps.map(({ name }) => name)).not.toContain("One Arm Push Up")
    expect(swaps.filter(({ pattern }) => pattern?.endsWith("push"))).toEqual([])
    expect(swaps.filter(({ joint_loads }) => joint_loads["shoulder"] === 2)).toEqual([])
  })

  it("leaves exercises for legs and trunk", () => {
    const names = suitableNames(who)
    expect(names).toEqual(
      expect.arrayContaining(["Leg Press (Machine)", "Crunch", "Seated Leg Curl (Machine)"]),
    )
  })

  it("stored as a muscle by an earlier release limits the joint too, and a reason adds the movements it rules out", () => {
    const [muscle, joint, ...movements] = limitsOf([row], today)
    expect([muscle?.muscle, joint?.joint]).toEqual(["shoulders", "shoulder"])
    expect(movements.map(({ pattern }) => pattern)).toEqual(
      expect.arrayContaining(["horizontal-push", "vertical-push", "dip"]),
    )
    expect(limitsOf([old({ muscle: "shoulders", reason: "Pressing is fine" })], today)).toHaveLength(2)
    expect(limitsOf([old({ muscle: "calves" })], today)).toHaveLength(1)
  })
})

describe("limits", () => {
  it("for a spared joint rule out only exercises that load it heavily; for an avoided one they also ask for care with others", () => {
    const limits = (level: Limit["level"]) => limited({ joint: "knee", level })
    const [squat, extension] = [named("Goblet Squat (Dumbbell)"), named("Rowing Machine")]
    expect([squat.joint_loads["knee"], extension.joint_loads["knee"]]).toEqual([2, 1])
    expect(rulesOut(squat, limits("spare"))).not.toBeNull()
    expect(rulesOut(extension, limits("avoid"))).toBeNull()
    expect(asksForCare(extension, limits("avoid"))).not.toBeNull()
    expect(asksForCare(extension, limits("spare"))).toBeNull()
    const spared = limited({ pattern: "squat", level: "spare" })
    expect([rulesOut(squat, spared), asksForCare(squat, spared)]).toEqual([null, spared[0]])
  })

  it("hold through their last day", () => {
    const until = (day: string) => limitsOf([{ ...old({ muscle: "chest" }), until: day }], today)
    expect([until("2026-11-27"), until("2026-11-28")].map(({ length }) => length)).toEqual([0, 1])
  })

  it("rule out untagged exercises, unless the person already does them", () => {
    const own = {
      ...{ exercise_id: "own", equipment: "bodyweight" },
      ...{ primary_muscles: ["chest"], secondary_muscles: [] },
    }
    const limits = limited({ joint: "wrist" })
    expect(obstacleOf(own, person())).toBeNull()
    expect(obstacleOf(own, person({ limits }))).toEqual({ kind: "unknown" })
    const practice = { ...nobody.practice, ofExercise: new Map([["own", 2]]) }
    expect(obstacleOf(own, person({ limits, practice }))).toBeNull()
  })
})

describe("skill", () => {
  it("of a 66-year-old beginner is level one, two after eight sessions, and never three", () => {
    const senior = person({ experience: "none", age: 66 })
    expect(Math.max(...library.filter((each) => isSuitable(each, senior)).map(({ skill }) => skill))).toBe(1)
    const later = person({ ...senior, practice: { ...nobody.practice, sessions: 8 } })
    expect(Math.max(...library.filter((each) => isSuitable(each, later)).map(({ skill }) => skill))).toBe(2)
  })

  it("without a stated experience is a beginner's; it rises with months of training, or earlier with six easy sessions of the movement", () => {
    expect(withSkill(3, person({ experience: null }))).toEqual([])
    expect(withSkill(2, person({ experience: null })).length).toBeGreaterThan(200)
    const young = person({ experience: "under_6_months" })
    expect(withSkill(3, young)).toEqual([])
    const easy = (sessions: number) =>
      person({ ...young, practice: { ...nobody.practice, easy: new Map([["squat" as const, sessions]]) } })
    expect(isSuitable(named("Back Squat (Barbell)"), easy(5))).toBe(false)
    expect(isSuitable(named("Back Squat (Barbell)"), easy(6))).toBe(true)
    expect(withSkill(3, person({ experience: "6_to_24_months" })).length).toBeGreaterThan(100)
  })

  it("of level four is only for exercises done before or set as a goal", () => {
    const pistol = named("Pistol Squat")
    expect(withSkill(4, person())).toEqual([])
    expect(withSkill(4, person({ goals: new Set([pistol.id]) }))).toEqual([pistol])
    const ofExercise = new Map([[pistol.id, 1]])
    expect(withSkill(4, person({ practice: { ...nobody.practice, ofExercise } }))).toEqual([pistol])
  })

  it("is proven by three clean sessions, whatever the experience", () => {
    const deadlift = named("Deadlift (Barbell)")
    const after = (sessions: number) =>
      person({
        experience: "none",
        age: 70,
        practice: { ...nobody.practice, clean: new Map([[deadlift.id, sessions]]) },
      })
    expect([2, 3].map((sessions) => isSuitable(deadlift, after(sessions)))).toEqual([false, true])
  })
})

describe("what an exercise needs", () => {
  const needing = (need: string, ...atHand: string[]) =>
    library.filter(
      (each) => each.needs.includes(need) && isSuitable(each, person({ atHand: new Set(atHand) })),
    )

  it("includes a pull-up bar for hanging, which bodyweight alone doesn't provide; household things are always there", () => {
    expect(needing("pull-up bar", "dumbbell")).toEqual([])
    expect(needing("pull-up bar", "pull-up bar").length).toBeGreaterThan(5)
    expect(needing("household", "band").map(({ name }) => name)).toContain("Incline Push Up")
  })

  it("is assumed with a barbell or a gym's machines, until the person lists what they have", () => {
    const bench = named("Bench Press (Barbell)")
    const has = (...atHand: string[]) => isSuitable(bench, person({ atHand: new Set(atHand) }))
    expect([has("barbell"), has("barbell", "rack"), has("barbell", "rack", "bench")]).toEqual([
      true,
      false,
      true,
    ])
    expect(needing("pull-up bar", "machine").length).toBeGreaterThan(5)
  })

  it("is there if the person has done an exercise with it", () => {
    const pullUp = named("Pull Up")
    const practice = { ...nobody.practice, ofExercise: new Map([[pullUp.id, 1]]) }
    expect(isSuitable(pullUp, person({ atHand: null, practice }))).toBe(true)
    expect(obstacleOf(pullUp, person({ atHand: null }))).toEqual({ kind: "missing", what: "pull-up bar" })
  })

  it("if every exercise for a muscle is ruled out, nothing is left, and a sentence says so", () => {
    const limits = limited({ muscle: "chest" })
    const who = person({ limits })
    expect(substitutes(named("Push Up"), who)).toEqual([])
    expect(suitabilitySentences.nothingLeft("chest")).toBe(
      "No exercise for chest fits your limits and equipment. Train the rest.",
    )
  })
})

describe("ladders", () => {
  it("consist of library exercises, from easy to hard", () => {
    for (const ladder of ladders) {
      const [first = 0, ...rest] = ladder.map((name) => named(name).skill)
      expect(rest.at(-1), ladder.join()).toBeGreaterThan(first)
    }
  })

  it("lead up and down, skipping exercises that don't suit", () => {
    const steps = (name: string, who: Person) =>
      (["down", "up"] as const).map(
        (direction) => nextOnLadder(name, direction, { moves: library, person: who })?.name ?? null,
      )
    expect(steps("Push Up", person())).toEqual(["Push Up (Knees)", "Push Up - Close Grip"])
    expect(steps("Push Up", person({ experience: "none" }))).toEqual(["Push Up (Knees)", null])
    expect(steps("Incline Push Up", person({ experience: "none" }))).toEqual([null, "Push Up (Knees)"])
    expect(steps("Ring Row", person({ atHand: new Set(["suspension", "pull-up bar"]) }))[1]).toBe(
      "Negative Pull Up",
    )
    expect(steps("Running", person())).toEqual([null, null])
  })
})

it("similar exercises have the same movement and the same muscles", () => {
  const bench = named("Bench Press (Barbell)")
  expect(areSisters(bench, named("Bench Press (Dumbbell)"))).toBe(true)
  expect(areSisters(bench, named("Chest Fly (Dumbbell)"))).toBe(false)
  expect(areSisters({ ...bench, pattern: null }, bench)).toBe(false)
})
