import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { RoomyStorage } from "@repertoire/backend/testing/roomy-storage.ts"
import { profileDraftKey, readProfileDraft } from "./form-draft-store.ts"

beforeEach(() => {
  vi.stubGlobal("localStorage", new RoomyStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it("reads a profile's draft from before the questions about training and weeks as unanswered", () => {
  const key = profileDraftKey("ada")
  const form = {
    ...{ name: "Ada", age: "", sex: "", height: null, weight: null },
    ...{ unit_system: "metric", time_zone: "UTC", available_equipment: [] },
  }
  const stored = { version: 1, kept_at: Date.now(), form, changed: ["name"] }
  localStorage.setItem(key, JSON.stringify(stored))
  expect(readProfileDraft(key)).toEqual({
    form: {
      ...{ ...form, experience: "", training_aim: "", training_days: "", session_minutes: "" },
      week_starts_on: "monday",
    },
    changed: ["name"],
  })
})
