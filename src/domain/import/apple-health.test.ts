import { describe, expect, it } from "vitest"
import { appleHealthReader } from "./formats/apple-health.ts"
import { sentences } from "./sentences.ts"

const weighing = (value: string, unit = "kg", day = "2025-11-21 07:30:00 +0100") =>
  `<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="${unit}" startDate="${day}" value="${value}"/>`

function read(...pieces: string[]) {
  const reader = appleHealthReader()
  for (const piece of pieces) reader.add(piece)
  return reader.finish()
}

describe("a weighing in an Apple Health export", () => {
  it("keeps its value, unit, moment and line number", () => {
    const { source, weights, problems } = read(
      `<HealthData>\n${weighing("82.5")}\n\n${weighing("181.9", "lb")}\n</HealthData>`,
    )
    expect(source).toBe("Apple Health")
    expect(problems).toEqual([])
    expect(weights).toMatchObject([
      { line: 2, weight: 82.5, weight_unit: "kg" },
      { line: 4, weight: 181.9, weight_unit: "lbs" },
    ])
  })

  it("can be anything above zero, up to 10,000", () => {
    expect(read(weighing("0.1"), weighing("10000")).weights.map(({ weight }) => weight)).toEqual([
      0.1, 10_000,
    ])
  })

  it.each(["0", "-82.5", "10000.5", "heavy", ""])("of %j is left out and named", (value) => {
    const { weights, problems } = read(`\n${weighing(value)}`)
    expect(weights).toEqual([])
    expect(problems).toEqual([
      { line: 2, sentence: sentences.noBodyWeight(value), leftOut: [weighing(value)] },
    ])
  })

  it("in another unit or without a day is left out and reported", () => {
    const { weights, problems } = read(weighing("13", "st"), weighing("82", "kg", "yesterday"))
    expect(weights).toEqual([])
    expect(problems.map(({ sentence }) => sentence)).toEqual([
      sentences.unknownUnit("st"),
      sentences.noDate("yesterday"),
    ])
  })

  it("is reported too if it lacks its unit, value or day", () => {
    const [start, end] = ['<Record type="HKQuantityTypeIdentifierBodyMass"', "/>"]
    const day = ' startDate="2025-11-21 07:30:00 +0100"'
    const said = (attributes: string) =>
      read(start + attributes + end).problems.map(({ sentence }) => sentence)
    expect(said(` value="80"${day}`)).toEqual([sentences.unknownUnit("")])
    expect(said(` unit="kg"${day}`)).toEqual([sentences.noBodyWeight("")])
    expect(said(' unit="kg" value="80"')).toEqual([sentences.noDate("")])
  })

  it("is found wherever its type is among the attributes", () => {
    const later = weighing("80").replace(
      'type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale"',
      'sourceName="Scale" type="HKQuantityTypeIdentifierBodyMass"',
    )
    expect(read(later).weights).toMatchObject([{ weight: 80 }])
  })

  it("can be in any time zone, and has a decimal point", () => {
    const { weights } = read(weighing("1.234"))
    expect(weights).toMatchObject([
      { weight: 1.234, at: { kind: "moment", moment: Date.parse("2025-11-21T06:30:00Z") } },
    ])
  })

  it("is only looked for in complete tags, and an endless tag is read only once", () => {
    const open = `<Record type="HKQuantityTypeIdentifierBodyMass" ${"x".repeat(30_000)}`
    expect(read(open, open, weighing("80")).weights.map(({ weight }) => weight)).toEqual([80])
    expect(read(`<Records>${weighing("80").replace("<Record ", "<Record2 ")}`).weights).toEqual([])
    expect(read(weighing("80").replace("<Record ", '<Record note="a < b" ')).weights).toEqual([])
  })

  it("is found however the file is split, and other records never are", () => {
    const other = `<Record type="HKQuantityTypeIdentifierHeight" unit="cm" startDate="2025-11-21 07:30:00 +0100" value="180"/>`
    const file = `<HealthData>\n${other}\n${weighing("82.5")}\n${other}\n${weighing("83")}\n`
    const whole = read(file)
    expect(whole.weights.map(({ line, weight }) => [line, weight])).toEqual([
      [3, 82.5],
      [5, 83],
    ])
    for (let cut = 0; cut <= file.length; cut++)
      expect(read(file.slice(0, cut), file.slice(cut))).toEqual(whole)
  })
})
