import { describe, expect, it } from "vitest"
import { equipmentOffered } from "./profile-equipment.ts"
import { type ProfileColumns, profileFormOf, readProfileForm } from "./profile-form.ts"

const likely = { unit_system: "imperial", time_zone: "Europe/Berlin" } as const
const profile: ProfileColumns = {
  name: null,
  age: 34,
  sex: "Female",
  height: 172,
  height_unit: "cm",
  weight: 81.2,
  weight_unit: "kg",
  available_equipment: ["barbell"],
  unit_system: null,
  time_zone: null,
}
const form = profileFormOf(profile, likely)

describe("the profile form", () => {
  it("leaves weight and height out when they were not changed", () => {
    expect(readProfileForm(form, profile)).toEqual({
      ok: true,
      columns: { name: null, age: 34, sex: "Female", available_equipment: ["barbell"], ...likely },
    })
  })

  it("reads empty fields as nothing", () => {
    const emptied = { ...form, name: "  ", age: "", sex: "" } as const
    expect(readProfileForm(emptied, profile)).toMatchObject({
      columns: { name: null, age: null, sex: null },
    })
  })

  it("tells every field that can't be read at once", () => {
    const wrong = {
      ...form,
      age: "34.5",
      height: { unit: "cm", text: "tall" },
      weight: { unit: "kg", text: "heavy" },
    } as const
    expect(readProfileForm(wrong, profile)).toEqual({ ok: false, problems: ["age", "height", "weight"] })
  })

  it.each(["old", "-1", "151", "34.5"])("refuses the age %j", (age) => {
    expect(readProfileForm({ ...form, age }, profile)).toEqual({ ok: false, problems: ["age"] })
  })

  it("offers equipment that the profile holds beside the library's", () => {
    expect(equipmentOffered(["barbell", "rings"]).filter((each) => each === "barbell")).toHaveLength(1)
    expect(equipmentOffered(["rings"]).at(-1)).toBe("rings")
  })
})
