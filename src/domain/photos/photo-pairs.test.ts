import { expect, it } from "vitest"
import { daysWith, pairOf } from "./photo-pairs.ts"

const photos = [
  { day: "2026-11-22", pose: "front" },
  { day: "2026-09-04", pose: "front" },
  { day: "2026-10-01", pose: "side" },
  { day: "2026-10-18", pose: "front" },
] as const
const none = { before: null, after: null }

it("the days of a pose are in order", () => {
  expect(daysWith(photos, "front")).toEqual(["2026-09-04", "2026-10-18", "2026-11-22"])
  expect(daysWith(photos, "back")).toEqual([])
})

it("the first and the last photo are compared until others are chosen that exist", () => {
  const days = daysWith(photos, "front")
  expect(pairOf(days, none)).toEqual({ before: "2026-09-04", after: "2026-11-22" })
  expect(pairOf(days, { before: "2026-10-18", after: "2026-10-01" })).toEqual({
    before: "2026-10-18",
    after: "2026-11-22",
  })
})

it("one photo can't be compared", () => {
  expect(pairOf(daysWith(photos, "side"), none)).toBeNull()
  expect(pairOf([], none)).toBeNull()
})
