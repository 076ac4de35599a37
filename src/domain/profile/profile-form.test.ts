import { describe, expect, it } from "vitest"
import { equipmentOffered } from "./profile-equipment.ts"
import {
  changedFields,
  type ProfileColumns,
  type ProfileForm,
  profileFormOf,
  readProfileForm,
  withChanges,
} from "./profile-form.ts"

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
  it("leaves out weight and height when they didn't change", () => {
    expect(readProfileForm(form, profile)).toEqual({
      ok: true,
      columns: { name: null, age: 34, sex: "Female", available_equipment: ["barbell"], ...likely },
    })
  })

  it("shows what is saved, and the likely values where nothing was chosen", () => {
    expect(form).toEqual({
      ...{ name: "", age: "34", sex: "Female", height: null, weight: null },
      ...{ ...likely, available_equipment: ["barbell"] },
    })
    const chosen = {
      ...profile,
      name: "Jo",
      age: null,
      sex: null,
      unit_system: "metric",
      time_zone: "UTC",
    } as const
    expect(profileFormOf(chosen, likely)).toMatchObject({
      ...{ name: "Jo", age: "", sex: "", unit_system: "metric", time_zone: "UTC" },
    })
  })

  it("saves a height and a weight that were typed", () => {
    const typed = { height: { unit: "cm", text: "174" }, weight: { unit: "lbs", text: "180" } } as const
    expect(readProfileForm({ ...form, ...typed, name: " Jo " }, profile)).toMatchObject({
      ok: true,
      columns: { name: "Jo", height: 174, height_unit: "cm", weight: 180, weight_unit: "lbs" },
    })
  })

  it("reads empty fields as null", () => {
    const emptied = { ...form, name: "  ", age: "", sex: "" } as const
    expect(readProfileForm(emptied, profile)).toMatchObject({
      columns: { name: null, age: null, sex: null },
    })
  })

  it("lists every unreadable field at once", () => {
    const wrong = {
      ...form,
      age: "34.5",
      height: { unit: "cm", text: "tall" },
      weight: { unit: "kg", text: "heavy" },
    } as const
    expect(readProfileForm(wrong, profile)).toEqual({ ok: false, problems: ["age", "height", "weight"] })
  })

  it("tells a single field that can't be read", () => {
    const tall = { height: { unit: "cm", text: "tall" } } as const
    const heavy = { weight: { unit: "kg", text: "heavy" } } as const
    expect(readProfileForm({ ...form, ...tall }, profile)).toEqual({ ok: false, problems: ["height"] })
    expect(readProfileForm({ ...form, ...heavy }, profile)).toEqual({ ok: false, problems: ["weight"] })
  })

  it("takes an age of up to 150 years", () => {
    for (const age of [0, 150])
      expect(readProfileForm({ ...form, age: `${age}` }, profile)).toMatchObject({ columns: { age } })
  })

  it.each(["old", "-1", "151", "34.5"])("refuses the age %j", (age) => {
    expect(readProfileForm({ ...form, age }, profile)).toEqual({ ok: false, problems: ["age"] })
  })

  it("offers equipment that the profile holds beside the library's", () => {
    expect(equipmentOffered(["barbell", "rings"]).filter((each) => each === "barbell")).toHaveLength(1)
    expect(equipmentOffered(["rings"]).at(-1)).toBe("rings")
    expect(equipmentOffered([]).join(", ")).toBe(
      "band, barbell, cable, cardio machine, dumbbell, ez bar, kettlebell, machine, medicine ball, plate, sled, " +
        "smith machine, suspension, trap bar",
    )
  })
})

describe("the changes of a profile form", () => {
  const changed: ProfileForm = {
    ...{ ...form, name: "Jo", weight: { unit: "kg", text: "82" } },
    available_equipment: ["barbell", "cable"],
  }

  it("are the fields that differ, by what they hold", () => {
    expect(changedFields({ ...form, available_equipment: ["barbell"] }, form)).toEqual([])
    expect(changedFields(changed, form)).toEqual(["name", "weight", "available_equipment"])
  })

  it("are put onto what was saved meanwhile, which keeps the other fields", () => {
    const saved = { ...form, age: "35", name: "Joanna" }
    const { name, weight } = changed
    expect(withChanges(saved, { form: changed, changed: ["name", "weight"] })).toEqual({
      ...saved,
      name,
      weight,
    })
    expect(withChanges(saved, { form: changed, changed: [] })).toEqual(saved)
  })
})
