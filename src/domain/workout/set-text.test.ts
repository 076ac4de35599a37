import { expect, it } from "vitest"
import { recordedSet as set } from "#tests/support/sets.ts"
import { describeSet } from "./set-text.ts"

it("writes a set as it was entered", () => {
  expect(describeSet(set({ weight: 62.5, reps: 8 }), "outside", false)).toBe("62.5 × 8")
  expect(describeSet(set({ weight: 135, weight_unit: "lbs", reps: 8 }), "outside", true)).toBe("135 lbs × 8")
  expect(describeSet(set({ weight: 60 }), "outside", true)).toBe("60 kg")
  expect(describeSet(set({ reps: 12 }), "outside", false)).toBe("12 reps")
  expect(describeSet(set({ reps: 1 }), "outside", false)).toBe("1 rep")
  expect(describeSet(set({ duration_minutes: 10.5, distance: 2.18 }), "outside", false)).toBe(
    "10:30, 2.18 km (4:49 /km)",
  )
  expect(describeSet(set({ duration_minutes: 27.5 }), "outside", false)).toBe("27:30")
  expect(describeSet(set({ duration_minutes: 0, distance: 2 }), "outside", false)).toBe("0:00, 2 km")
  expect(describeSet(set({ duration_minutes: 75, distance: 0 }), "outside", false)).toBe("1:15:00, 0 km")
  expect(describeSet(set({ distance: 3, distance_unit: "mi" }), "outside", false)).toBe("3 mi")
})

it("marks sets per side", () => {
  expect(describeSet(set({ weight: 20, reps: 12, per_side: true }), "outside", false)).toBe("20 × 12 each")
  expect(describeSet(set({ reps: 12, per_side: true }), "outside", true)).toBe("12 reps each")
  expect(describeSet(set({ duration_minutes: 0.75, per_side: true }), "outside", true)).toBe("0:45 each")
  expect(describeSet(set({ per_side: true }), "outside", true)).toBe("")
})

it("writes assistance as negative, whatever was typed, and added weight as it is", () => {
  expect(describeSet(set({ weight: 20, reps: 5 }), "help", true)).toBe("−20 kg × 5")
  expect(describeSet(set({ weight: -20, reps: 5 }), "help", false)).toBe("−20 × 5")
  expect(describeSet(set({ weight: -20, reps: 5 }), "added", true)).toBe("−20 kg × 5")
  expect(describeSet(set({ weight: 10, reps: 5 }), "added", true)).toBe("10 kg × 5")
})

it("keeps a zero, which is data, and is empty for a set without numbers", () => {
  expect(describeSet(set({ weight: 0, reps: 0 }), "outside", false)).toBe("0 × 0")
  expect(describeSet(set({}), "outside", false)).toBe("")
})
