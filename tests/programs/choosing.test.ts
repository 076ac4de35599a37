import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { levelOf } from "#domain/programs/choosing/level.ts"
import {
  avoidedTexts,
  levelReason,
  misfitText,
  revivalReason,
  shapeReason,
  writeLength,
} from "#domain/programs/choosing/choosing-sentences.ts"
import { type RankedProgram, rankPrograms } from "#domain/programs/choosing/rank-programs.ts"
import { aims, type Background, type Need, type Wishes } from "#domain/programs/choosing/wishes.ts"
import { programLibrary } from "#domain/programs/library/library.ts"
import { levels, needs } from "#domain/programs/fact-words.ts"
import type { Program } from "#domain/programs/program.ts"
import { exercisesOf } from "#domain/programs/starting/swap-exercises.ts"
import { readPrograms } from "#domain/programs/text/read-programs.ts"

const byName = (name: string) => ({ exercise_id: name, exercise_name: name })
const library = programLibrary.flatMap((text) => readPrograms(text, byName).programs)
const everything = new Set<Need>(needs)

const wish = (wishes: Partial<Wishes> = {}): Wishes => ({
  daysPerWeek: 4,
  aim: "strength",
  has: everything,
  ...wishes,
})
const person = (background: Partial<Background> = {}): Background => ({
  level: "intermediate",
  minutes: 60,
  daysAway: 2,
  age: 35,
  stalled: [],
  ...background,
})
const firstNames = (wishes: Wishes, background: Background, count = 3) =>
  rankPrograms(library, wishes, background)
    .slice(0, count)
    .map(({ program }) => program.name)

describe("the suggested programs", () => {
  it("match the days, the aim, the equipment and the level", () => {
    expect(firstNames(wish(), person(), 1)).toEqual(["Waves with Fives"])
    expect(firstNames(wish({ daysPerWeek: 3 }), person({ level: "beginner" }), 1)).toEqual(["First Barbell"])
    const atHome = wish({ daysPerWeek: 3, aim: "both", has: new Set<Need>(["dumbbells"]) })
    expect(firstNames(atHome, person({ level: "beginner" }), 1)).toEqual(["Dumbbells at Home"])
    expect(firstNames(wish({ daysPerWeek: 3, aim: "running" }), person({ level: "beginner" }), 1)).toEqual([
      "First Five Kilometers",
    ])
  })

  it("include programs for a return after eight weeks away, and not before", () => {
    const ofDays = (daysAway: number) => firstNames(wish({ daysPerWeek: 3 }), person({ daysAway }), 1)
    expect(ofDays(56)).toEqual(["Back Again"])
    expect(ofDays(55)).not.toEqual(["Back Again"])
  })

  it("are gentle for a beginner over sixty", () => {
    const wishes = wish({ daysPerWeek: 2, aim: "strength", has: new Set<Need>(["dumbbells", "machines"]) })
    expect(firstNames(wishes, person({ level: "beginner", age: 66 }), 1)).toEqual(["Steady After Sixty"])
  })

  it("prefer another way to progress for a stalled lift", () => {
    const bench = byName("Bench Press (Barbell)")
    const ranked = rankPrograms(library, wish(), person({ stalled: [bench] }))
    expect(ranked[0]).toMatchObject({ program: { name: "Waves with Fives" }, revives: bench })
    expect(ranked.find(({ program }) => program.name === "Upper and Lower")?.revives).toBeNull()
  })

  it("never need equipment that the person lacks, and are never two levels too hard", () => {
    const wishes = fc.record({
      daysPerWeek: fc.integer({ min: 2, max: 6 }),
      aim: fc.constantFrom(...aims),
      has: fc.subarray([...needs]).map((has) => new Set<Need>(has)),
    })
    const background = fc.record({
      level: fc.constantFrom("beginner" as const, "late beginner" as const, "intermediate" as const),
      minutes: fc.option(fc.integer({ min: 20, max: 120 })),
      daysAway: fc.option(fc.integer({ min: 0, max: 400 })),
      age: fc.option(fc.integer({ min: 14, max: 90 })),
      stalled: fc.constant([]),
    })
    fc.assert(
      fc.property(wishes, background, (wishes, background) => {
        const ranked = rankPrograms(library, wishes, background)
        expect(ranked.map(({ program }) => program.name).toSorted()).toEqual(
          library.map(({ name }) => name).toSorted(),
        )
        const fitting = ranked.filter(({ fits }) => fits)
        expect(ranked.slice(0, fitting.length)).toEqual(fitting)
        for (const { program } of fitting) {
          expect(program.needs.filter((need) => need !== "nothing" && !wishes.has.has(need))).toEqual([])
          expect(Math.abs(program.days_per_week - wishes.daysPerWeek)).toBeLessThanOrEqual(1)
          const level = program.level ?? "any level"
          if (level !== "any level")
            expect(levels.indexOf(level) - levels.indexOf(background.level)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it("rank lower the more of their exercises are avoided, and lowest if nothing similar exists, and say so", () => {
    const swapped = (program: Program) =>
      exercisesOf(program)
        .filter(({ exercise_name }) => exercise_name === "Back Squat (Barbell)")
        .map((exercise) => ({ exercise, chosen: byName("Leg Press (Machine)") }))
    const ranked = rankPrograms(library, wish(), person(), swapped)
    const before = rankPrograms(library, wish(), person())
    expect(ranked.map(({ program }) => program.name)).not.toEqual(before.map(({ program }) => program.name))
    const waves = ranked.find(({ program }) => program.name === "Waves with Fives")
    expect(avoidedTexts(waves?.avoided ?? [])).toEqual([
      "Leg Press (Machine) instead of Back Squat (Barbell)",
    ])
    const kept = (name: string) => ({ exercise: byName(name), chosen: null })
    expect(avoidedTexts([kept("Dip")])).toEqual(["Has Dip, which you avoid"])
    expect(avoidedTexts([...(waves?.avoided ?? []), kept("Dip"), kept("Row")])).toEqual([
      "Swaps 1 exercise you avoid",
      "Has 2 exercises you avoid",
    ])
  })

  it("never rank higher because of avoided exercises, whether they can be swapped or not", () => {
    const places = fc.integer({ min: 0, max: library.length - 1 })
    fc.assert(
      fc.property(places, fc.nat({ max: 20 }), fc.boolean(), (place, exercise, isSwapped) => {
        const name = library[place]?.name ?? ""
        const avoidedIn = (program: Program) =>
          program.name === name
            ? exercisesOf(program)
                .slice(0, exercise)
                .map((each) => ({ exercise: each, chosen: isSwapped ? byName("Another") : null }))
            : []
        const placeIn = (ranked: RankedProgram[]) => ranked.findIndex(({ program }) => program.name === name)
        const before = placeIn(rankPrograms(library, wish(), person()))
        const after = placeIn(rankPrograms(library, wish(), person(), avoidedIn))
        expect(after).toBeGreaterThanOrEqual(before)
        const unswapped = (program: Program) => avoidedIn(program).map((lift) => ({ ...lift, chosen: null }))
        expect(placeIn(rankPrograms(library, wish(), person(), unswapped))).toBeGreaterThanOrEqual(after)
      }),
    )
  })

  it("say why they fit and how they don't", () => {
    const [first] = rankPrograms(library, wish(), person())
    expect(first && shapeReason(first.program, 4)).toBe("4 days, strength, 60 minutes.")
    expect(first && shapeReason(first.program, 3)).toBe("4 days, not 3, strength, 60 minutes.")
    expect(first && writeLength(first.program)).toBe("4 weeks, repeating")
    expect(revivalReason("Bench Press (Barbell)")).toBe(
      "No progress on Bench Press (Barbell) in six weeks. This program adds weight in a different way.",
    )
    expect(levelReason(person(), 1204)).toBe("Intermediate, judging by 1,204 logged workouts.")
    expect(levelReason(person({ level: "beginner" }), 0)).toBe("Made for someone who is just starting out.")
    const openFives = rankPrograms(library, wish({ has: new Set() }), person()).find(
      ({ program }) => program.name === "Open Fives",
    )
    expect(openFives?.misfits.map((misfit) => misfitText(misfit, 4))).toEqual([
      "Needs a barbell, a rack, a bench, and a bar to hang from",
      "3 days, not 4",
    ])
  })
})

describe("the level that a log suggests", () => {
  it("rises after 20 and after 150 workouts", () => {
    expect([0, 20, 21, 150, 151, 9000].map(levelOf)).toEqual([
      "beginner",
      "beginner",
      "late beginner",
      "late beginner",
      "intermediate",
      "intermediate",
    ])
  })
})
