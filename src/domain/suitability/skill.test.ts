import { expect, it } from "vitest"
import { experienceFrom } from "./skill.ts"

const days = (months: number, perMonth: number) =>
  Array.from({ length: months }, (_, month) =>
    Array.from(
      { length: perMonth },
      (_each, day) =>
        `${2020 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-0${day + 1}`,
    ),
  ).flat()

it("judges experience by the number of months with four days of training or more", () => {
  expect(experienceFrom([])).toBe("none")
  expect(experienceFrom(days(30, 3))).toBe("none")
  expect([1, 5, 6, 23, 24].map((months) => experienceFrom(days(months, 4)))).toEqual([
    ...["under_6_months", "under_6_months", "6_to_24_months", "6_to_24_months", "over_24_months"],
  ])
  // Two workouts on the same day are one day of training.
  expect(experienceFrom([...days(1, 3), ...days(1, 3)])).toBe("none")
})
