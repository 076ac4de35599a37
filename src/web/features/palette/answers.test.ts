import { describe, expect, it } from "vitest"
import { answersTo } from "./answers.ts"

const sources = { routines: [], exercises: [], recent: [], workouts: [], today: "2026-11-27" }

const addressesFor = (text: string) =>
  answersTo(text, sources).flatMap(({ action }) => ("to" in action ? action.to : []))

describe("the palette finds the profile's sections", () => {
  it.each([
    ["export", "/profile/data"],
    ["download", "/profile/data"],
    ["delete account", "/profile/data"],
    ["strava", "/profile/data"],
    ["password", "/profile/security"],
    ["api keys", "/profile/security"],
    ["passkey", "/profile/security"],
    ["units", "/profile/units"],
    ["pounds", "/profile/units"],
    ["plates", "/profile/equipment"],
    ["injur", "/profile/limits"],
    ["dark", "/profile/device"],
    ["theme", "/profile/device"],
    ["experience", "/profile/training"],
  ])("by %s", (text, address) => {
    expect(addressesFor(text)).toEqual([address])
  })

  it("with the word that was found beside the section's name, and only when they are searched for", () => {
    expect(answersTo("passw", sources)).toMatchObject([{ name: "Security", hint: "Change password" }])
    expect(addressesFor("")).not.toContain("/profile/security")
  })
})
