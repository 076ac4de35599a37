import { readFile } from "node:fs/promises"
import Papa from "papaparse"
import { expect, it } from "vitest"
import { equipmentChoices } from "#domain/profile/profile-equipment.ts"

const needsNothing = ["bodyweight", "none", "other"]

it("the profile offers the equipment that the exercise library names", async () => {
  const text = await readFile("supabase/seed/exercise-library.csv", "utf8")
  const { data } = Papa.parse<{ equipment: string }>(text, { header: true, skipEmptyLines: true })
  const named = [...new Set(data.map(({ equipment }) => equipment))]
  expect(equipmentChoices).toEqual(named.filter((each) => !needsNothing.includes(each)).toSorted())
})
