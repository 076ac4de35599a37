import { describe, expect, it } from "vitest"
import { type DecimalMark, decimalMarkIn, readNumber } from "./written-numbers.ts"
import { readClock } from "./written-times.ts"
import { distanceWith, type MeasuredQuantity, minutesWith, unitInName, weightWith } from "./written-units.ts"

describe("a written number", () => {
  it.each<[string, ReturnType<typeof decimalMarkIn>]>([
    ["12", null],
    ["60.25", "."],
    ["60,25", ","],
    ["60.2555", "."],
    [".5", "."],
    ["5,", ","],
    ["0.255", "."],
    ["0,255", ","],
    ["1.200", "either"],
    ["1,200", "either"],
    ["60.255", "either"],
    ["1200.255", "."],
    ["1.234,5", ","],
    ["1,234.5", "."],
    ["1,234,567.8", "."],
    ["1.234,", ","],
    ["1.234.567", ","],
    ["1,234,567", "."],
    ["1 234,5", ","],
    ["1'234.5", "."],
    ["-1,5", ","],
    ["+1.5", "."],
    ["1.5e3", "."],
    ["1.2.3", null],
    ["1,23.4", null],
    ["1.234,5,6", null],
    ["1.234,5x", null],
    ["1 2,5", null],
    [".", null],
    ["1.5 kg", null],
    ["much", null],
  ])("%j shows %j before its decimals", (text, mark) => {
    expect(decimalMarkIn(text)).toBe(mark)
  })

  it.each<[string, DecimalMark, number | null]>([
    ["12", ",", 12],
    ["60.25", ",", 60.25],
    ["60,25", ".", 60.25],
    ["1,200", ".", 1200],
    ["1,200", ",", 1.2],
    ["1.200", ".", 1.2],
    ["1.200", ",", 1200],
    ["1.234,5", ".", 1234.5],
    ["1.234.567", ".", 1_234_567],
    ["1 234", ".", 1234],
    ["1\u202F234\u00A0567", ".", 1_234_567],
    ["1’234.5", ",", 1234.5],
    [" 5 ", ".", 5],
    ["-5", ".", -5],
    [" -1,5", ".", -1.5],
    ["+5", ".", 5],
    ["2e3", ".", 2000],
    ["1.5E-2 ", ".", 0.015],
    ["1e+2", ".", 100],
    ["1 23", ".", null],
    ["1.2.3", ".", null],
    ["5-", ".", null],
    ["", ".", null],
    ["much", ".", null],
    ["1e234", ".", null],
  ])("%j with %j is %j", (text, mark, value) => {
    expect(readNumber(text, mark)).toBe(value)
  })
})

describe("a written duration", () => {
  it.each([
    ["1:30", 90],
    ["1:02:03", 3723],
    ["10:00:00", 36_000],
    ["90:00", 5400],
    ["1:30.5", 90],
    ["1:30,25", 90],
    ["1h 18m", 4680],
    ["54m", 3240],
    ["38min", 2280],
    ["22s", 22],
    ["1 hour, 5 minutes, 3 seconds", 3903],
    ["2 hours 1 minute 1 second", 7261],
    ["2hrs", 7200],
    ["1hr", 3600],
    ["10H", 36_000],
    ["1 h. 12 m. 13 s.", 4333],
    ["5 mins", 300],
    ["10 secs", 10],
    ["10 sec", 10],
  ])("%j is %i seconds", (text, seconds) => {
    expect(readClock(text)).toBe(seconds)
  })

  it.each(["", "5", "m", "1:3", "1:234", "100:00", "1:30x", "x1:30", "2 days", "x1h", "1hx", "1.5h"])(
    "%j is none",
    (text) => {
      expect(readClock(text)).toBeNull()
    },
  )
})

describe("a unit as it is written", () => {
  it("is one that is stored, or is counted in it", () => {
    for (const unit of ["kg", "Kilos", "KG.", "quilos"])
      expect(weightWith(60, unit)).toEqual({ value: 60, unit: "kg" })
    for (const unit of ["lb", "lbs", "Pfund"])
      expect(weightWith(60, unit)).toEqual({ value: 60, unit: "lbs" })
    expect(weightWith(10, "stone")).toEqual({ value: 63.502_932, unit: "kg" })
    for (const unit of ["km", "Kilometers"]) expect(distanceWith(5, unit)).toEqual({ value: 5, unit: "km" })
    for (const unit of ["mi.", "Meilen"]) expect(distanceWith(5, unit)).toEqual({ value: 5, unit: "mi" })
    expect(distanceWith(1500, "m")).toEqual({ value: 1.5, unit: "km" })
    expect(distanceWith(1000, "feet")).toEqual({ value: 0.3048, unit: "km" })
    expect(distanceWith(100, "yards")).toEqual({ value: 0.091_44, unit: "km" })
    expect([minutesWith(90, "s"), minutesWith(90, "Sek."), minutesWith(1500, "ms")]).toEqual([
      1.5, 1.5, 0.025,
    ])
    expect([minutesWith(2, "min"), minutesWith(1.5, "h"), minutesWith(1, "Stunden")]).toEqual([2, 90, 60])
  })

  it("is none where nobody knows it", () => {
    expect([weightWith(1, "km"), distanceWith(1, "kg"), minutesWith(1, "days")]).toEqual([
      ...[undefined, undefined, undefined],
    ])
  })

  it.each<[MeasuredQuantity, string, string | null]>([
    ["weight", "Weight (kg)", "kg"],
    ["weight", "weight_lbs", "lbs"],
    ["weight", "loadKg", "kg"],
    ["weight", "Weight", null],
    ["weight", "kg or lb", null],
    ["distance", "distance_km", "km"],
    ["time", "durationMs", "ms"],
    ["time", "Start Time (h:mm)", null],
    ["time", "Today's min", "min"],
    ["time", "Aujourd’hui min", "min"],
    ["weight", "distance_km", null],
  ])("of %s in the column %s is %j", (what, name, unit) => {
    expect(unitInName(what, name)).toBe(unit)
  })
})
