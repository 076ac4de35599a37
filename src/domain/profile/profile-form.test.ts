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
import { trainingFormOf } from "./training-answers.ts"

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
  week_starts_on: "sunday",
  experience: "under_6_months",
  training_aim: null,
  training_days: 3,
  session_minutes: 45,
}
const { experience, training_aim, training_days, session_minutes } = profile
const training = { experience, training_aim, training_days, session_minutes }
const form = profileFormOf(profile, likely)

describe("the profile form", () => {
  it("leaves out weight and height when they didn't change", () => {
    expect(readProfileForm(form, profile)).toEqual({
      ok: true,
      columns: {
        ...{ name: null, age: 34, sex: "Female", available_equipment: ["barbell"] },
        ...{ ...likely, ...training, week_starts_on: "sunday" },
      },
    })
  })

  it("shows the saved values, and likely ones if nothing was chosen", () => {
    expect(form).toEqual({
      ...{ name: "", age: "34", sex: "Female", height: null, weight: null },
      ...{ ...likely, week_starts_on: "sunday", available_equipment: ["barbell"] },
      ...{ experience: "under_6_months", training_aim: "", training_days: "3", session_minutes: "45" },
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

  it("saves the answers about training, and clears them", () => {
    const said = {
      experience: "none",
      training_aim: "health",
      training_days: "7",
      session_minutes: " 20 ",
    } as const
    expect(readProfileForm({ ...form, ...said }, profile)).toMatchObject({
      columns: { experience: "none", training_aim: "health", training_days: 7, session_minutes: 20 },
    })
    const cleared = { experience: "", training_aim: "", training_days: "", session_minutes: "" } as const
    expect(readProfileForm({ ...form, ...cleared }, profile)).toMatchObject({
      columns: { experience: null, training_aim: null, training_days: null, session_minutes: null },
    })
  })

  it("shows a profile from before these answers as unanswered", () => {
    const { experience: _e, training_aim: _a, training_days: _d, session_minutes: _m, ...earlier } = profile
    const stored: object = earlier
    expect(trainingFormOf(stored)).toEqual({
      ...{ experience: "", training_aim: "", training_days: "", session_minutes: "" },
    })
  })

  it.each([
    ["4", false],
    ["5", true],
    ["300", true],
    ["301", false],
    ["45.5", false],
    ["an hour", false],
  ])("reads workouts of %j minutes: %j", (minutes, ok) => {
    const reading = readProfileForm({ ...form, session_minutes: minutes }, profile)
    expect(reading).toMatchObject(ok ? { ok } : { ok, problems: ["session_minutes"] })
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

  it("reports a single field that can't be read", () => {
    const tall = { height: { unit: "cm", text: "tall" } } as const
    const heavy = { weight: { unit: "kg", text: "heavy" } } as const
    expect(readProfileForm({ ...form, ...tall }, profile)).toEqual({ ok: false, problems: ["height"] })
    expect(readProfileForm({ ...form, ...heavy }, profile)).toEqual({ ok: false, problems: ["weight"] })
  })

  it("accepts an age of up to 150 years", () => {
    for (const age of [0, 150])
      expect(readProfileForm({ ...form, age: `${age}` }, profile)).toMatchObject({ columns: { age } })
  })

  it.each(["old", "-1", "151", "34.5"])("refuses the age %j", (age) => {
    expect(readProfileForm({ ...form, age }, profile)).toEqual({ ok: false, problems: ["age"] })
  })

  it("offers the profile's own equipment in addition to the library's", () => {
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

  it("are the fields whose contents differ", () => {
    expect(changedFields({ ...form, available_equipment: ["barbell"] }, form)).toEqual([])
    expect(changedFields(changed, form)).toEqual(["name", "weight", "available_equipment"])
  })

  it("are applied to the version saved meanwhile, which keeps its other fields", () => {
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
