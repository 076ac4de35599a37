import * as fc from "fast-check"
import { expect, it } from "vitest"
import {
  formatDuration,
  formatMinutes,
  readDuration,
  readMinutes,
  durationFromDigits,
  normalizeDuration,
  stepDuration,
  writeDuration,
  writeMinutes,
} from "./duration.ts"

it("writes minutes and zero-padded seconds, even beyond an hour", () => {
  expect(formatDuration(0)).toBe("0:00")
  expect(formatDuration(2538)).toBe("42:18")
  expect(formatDuration(5407)).toBe("90:07")
})

it("reads back every duration that it writes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_999_999 }), (seconds) => {
      expect(readDuration(formatDuration(seconds))).toBe(seconds)
    }),
  )
})

it.each(["", "90", "1:60", "-1:30", "1:-5", "1:2:3", "a:30", "1:", ":30", "1.5:00"])(
  "does not read %j as a duration",
  (text) => {
    expect(readDuration(text)).toBeNull()
  },
)

it("reads minutes as a number or as MM:SS", () => {
  expect(["2.5", "2,5", "2:30", "0:90", ""].map((text) => readMinutes(text))).toEqual(
    [2.5, 2.5, 2.5, 1.5, null].map((value) => ({ ok: true, value })),
  )
  expect(readMinutes("2:3x")).toEqual({ ok: false })
  expect([readMinutes(" 2:30 "), readDuration(" 2:30 ")]).toEqual([{ ok: true, value: 2.5 }, 150])
})

it("reads back every length in whole seconds that it writes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (seconds) => {
      expect(readMinutes(formatMinutes(seconds / 60))).toEqual({ ok: true, value: seconds / 60 })
    }),
  )
  expect(formatMinutes(0.123)).toBe("0.123")
  expect(formatMinutes(null)).toBe("")
})

it("lets figures come in from the right, as on a keyboard without a colon", () => {
  const typed = ["1", "3", "0"].reduce((text, figure) => durationFromDigits(text + figure), "")
  expect(typed).toBe("1:30")
  expect(["", "0", "0:4", "0:453", "2.5", "a"].map(durationFromDigits)).toEqual([
    "",
    "0:00",
    "0:04",
    "4:53",
    "2.5",
    "a",
  ])
  // Leading zeros are dropped, and minutes have at most five digits.
  expect(["1005", "0:0004", "123456789"].map(durationFromDigits)).toEqual(["10:05", "0:04", "12345:89"])
})

it("goes to the next multiple of some seconds, and not below nothing", () => {
  expect(stepDuration("0:47", 5)).toBe("0:50")
  expect(stepDuration("1:00", -5)).toBe("0:55")
  expect(stepDuration("", 5)).toBe("0:05")
  expect(stepDuration("0:03", -5)).toBe("0:00")
  expect(stepDuration("x", 5)).toBe("x")
})

it.each([
  [2538, "42:18"],
  [86_399, "1439:59"],
  [86_400, "24 h 0 min"],
  [95_400, "26 h 30 min"],
])("writes %i seconds as %s for reading", (seconds, text) => {
  expect(writeDuration(seconds)).toBe(text)
})

it.each([
  [27.5, "27:30"],
  [1.5, "1:30"],
  [0, "0:00"],
  [59.999, "1:00:00"],
  [75, "1:15:00"],
  [601.25, "10:01:15"],
])("writes %d minutes as %s for reading", (minutes, text) => {
  expect(writeMinutes(minutes)).toBe(text)
})

it("normalizes the text of a finished field, and leaves other text alone", () => {
  expect(normalizeDuration(" ")).toBe(" ")
  expect(["0:90", "1:30", "90", "90:07", "", "1:3x"].map(normalizeDuration)).toEqual([
    "1:30",
    "1:30",
    "90:00",
    "90:07",
    "",
    "1:3x",
  ])
})

it("never writes minutes with decimals, or seconds above 59", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 6000, noNaN: true }), (minutes) => {
      expect(writeMinutes(minutes)).toMatch(/^(\d+:)?[0-5]?\d:[0-5]\d$/)
      expect(normalizeDuration(`${Math.floor(minutes)}:75`)).toMatch(/^\d+:[0-5]\d$/)
    }),
  )
})
