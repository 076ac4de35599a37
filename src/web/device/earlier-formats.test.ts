// Values that release 334db3c stored are still readable. In that release, each key had its own format.
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { readKnownMemory, readKnownNote } from "#web/offline/answers/known-store.ts"
import { readUnsentNotes } from "#web/offline/queue/note-store.ts"
import { RoomyStorage } from "@repertoire/backend/testing/roomy-storage.ts"
import { readConsent, readTheme } from "./local-flags.ts"
import { readOnboardingPlace } from "./onboarding-place.ts"
import { readRestAlerts } from "./rest-alerts.ts"
import { readRest, readRestLength } from "./rest-store.ts"

function keep(kept: Record<string, string>) {
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new RoomyStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test("the theme, the consent and the step of the tour are still read", () => {
  keep({ theme: "dark", consent: "accepted", "onboarding:ada": "2,imperial", "onboarding:bob": "0," })
  expect([readTheme(), readConsent()]).toEqual(["dark", true])
  keep({ theme: '{"version":1,"kept_at":1795385412148,"theme":"dark"}' })
  expect(readTheme()).toBe("dark")
  expect(readOnboardingPlace("ada")).toEqual({ step: 2, unit_system: "imperial" })
  expect(readOnboardingPlace("bob")).toEqual({ step: 0, unit_system: null })
})

test("a rest continues with its chosen length and alerts", () => {
  keep({
    "rest:ada": "1795385412148,120,0,bench,set 3,Bench Press, flat",
    "rest-length:ada:bench": "90",
    "rest-alerts": "sound,notification",
  })
  expect(readRest("ada")).toEqual({
    ends_at: 1795385412148,
    seconds: 120,
    is_told: false,
    exercise_id: "bench",
    set_id: "set 3",
    exercise_name: "Bench Press, flat",
  })
  expect(readRestLength("ada", "bench")).toBe(90)
  expect(readRestAlerts()).toEqual({ sound: false, vibration: true, notification: false, screen: true })
  keep({ "rest-alerts": "" })
  expect(readRestAlerts().notification).toBe(true)
})

test("a note that was never sent is word for word what was typed, whatever it looks like", () => {
  for (const note of ["Elbows in", "12", "null", '"quoted"', '{"a": 1}', "line 1\nline 2", ""]) {
    keep({ "note:ada:bench": note, "note-seen:ada:bench": '["","Elbows"]' })
    expect(readUnsentNotes("ada")).toEqual([{ exercise_id: "bench", note, seen: ["", "Elbows"] }])
  }
})

test("the stored history of an exercise is still read", () => {
  const last = { last_date: "2026-11-20", last_log_id: "log", last_sets: [] }
  const bests = {
    heaviest_kg: 100,
    one_rep_max_kg: 116.7,
    most_reps: 12,
    reps_at: [{ weight_kg: 100, reps: 5 }],
    farthest_km: null,
    longest_minutes: null,
  }
  keep({
    "known-note:ada:bench": "Elbows in",
    "known-memory:ada:bench": JSON.stringify({ exercise_id: "bench", ...last, ...bests }),
  })
  expect(readKnownNote("ada", "bench")).toBe("Elbows in")
  expect(readKnownMemory("ada", "bench")).toEqual({
    ...last,
    equipment: null,
    bests: { ...bests, load: "outside", body_kg: null },
  })
})
