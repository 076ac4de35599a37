import { describe, expect, it } from "vitest"
import { readLibrary } from "../../../supabase/seed/exercise-library.ts"
import { plansFor, starterPlans } from "./starter-routines.ts"

const library = readLibrary().map(({ name }) => name)

describe("the first routines", () => {
  it("are five, with exercises from the library", () => {
    expect(starterPlans).toHaveLength(5)
    const names = starterPlans.flatMap(({ routines }) => routines.flatMap(({ exercises }) => exercises))
    for (const { name } of names) expect(library).toContain(name)
  })

  it("say when to do each routine, and how many repetitions or seconds each exercise has", () => {
    for (const { name, routines, days, equipment } of starterPlans) {
      expect(name).toMatch(/^[A-Z][a-z]+/)
      expect(["barbell", "dumbbells", "machines", "none"]).toContain(equipment)
      expect(days).toHaveLength(2)
      expect(routines.length).toBeGreaterThanOrEqual(1)
      for (const { name: title, description, exercises } of routines) {
        expect(title).toMatch(/^[A-Z][a-z]+/)
        expect(description).toMatch(/^[A-Z].*\.$/)
        expect(exercises.length).toBeGreaterThanOrEqual(4)
        for (const { sets, reps } of exercises) {
          expect(sets).toBeGreaterThanOrEqual(2)
          expect(reps).toMatch(/^\d+(?:-\d+)?(?: s)?$/)
        }
      }
    }
  })

  it("are offered by equipment first, then by days", () => {
    const [barbell, split, dumbbells, machines, home] = starterPlans.map(({ name }) => name)
    expect([barbell, split, dumbbells, machines, home]).toEqual([
      "Full body with a barbell",
      "Upper and lower",
      "Full body with dumbbells",
      "Full body on machines",
      "At home, without equipment",
    ])
    const offered = (...[days, equipment]: Parameters<typeof plansFor>) =>
      plansFor(days, equipment).map(({ name }) => name)
    expect(offered(3, "barbell")).toEqual([barbell, split, dumbbells, machines, home])
    expect(offered(4, "barbell")).toEqual([split, barbell, home, dumbbells, machines])
    expect(offered(2, "dumbbells")).toEqual([dumbbells, barbell, machines, split, home])
    expect(offered(3, "machines")).toEqual([machines, barbell, dumbbells, home, split])
    expect(offered(1, "none")).toEqual([home, barbell, split, dumbbells, machines])
    expect(offered(4, "none")[0]).toBe(home)
    expect(offered(5, "none").slice(1)).toEqual([barbell, split, dumbbells, machines])
    expect(plansFor(2, "machines")).toHaveLength(5)
  })
})
