import { describe, expect, it } from "vitest"
import { readLibrary } from "../../../supabase/seed/exercise-library.ts"
import { plansFor, starterPlans } from "./starter-routines.ts"

const library = readLibrary().map(({ name }) => name)

describe("the first routines", () => {
  it("are five, of exercises that are in the library", () => {
    expect(starterPlans).toHaveLength(5)
    const names = starterPlans.flatMap(({ routines }) => routines.flatMap(({ exercises }) => exercises))
    for (const { name } of names) expect(library).toContain(name)
  })

  it("are offered by equipment first, then by days", () => {
    expect(plansFor(3, "barbell")[0]?.name).toBe("Full body with a barbell")
    expect(plansFor(4, "barbell")[0]?.name).toBe("Upper and lower")
    expect(plansFor(4, "dumbbells")[0]?.name).toBe("Full body with dumbbells")
    expect(plansFor(2, "none")[0]?.name).toBe("At home, without equipment")
    expect(plansFor(2, "machines")).toHaveLength(5)
  })
})
