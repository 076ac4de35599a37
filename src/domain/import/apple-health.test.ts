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
  it("keeps its value, unit and moment, and the line it stands on", () => {
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

  it("may be anything above zero, up to 10,000", () => {
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

  it("in another unit or without a day is left out and named", () => {
    const { weights, problems } = read(weighing("13", "st"), weighing("82", "kg", "yesterday"))
    expect(weights).toEqual([])
    expect(problems.map(({ sentence }) => sentence)).toEqual([
      sentences.unknownUnit("st"),
      sentences.noDate("yesterday"),
    ])
  })

  it("is named also where it lacks its unit, its value or its day", () => {
    const [start, end] = ['<Record type="HKQuantityTypeIdentifierBodyMass"', "/>"]
    const day = ' startDate="2025-11-21 07:30:00 +0100"'
    const said = (attributes: string) =>
      read(start + attributes + end).problems.map(({ sentence }) => sentence)
    expect(said(` value="80"${day}`)).toEqual([sentences.unknownUnit("")])
    expect(said(` unit="kg"${day}`)).toEqual([sentences.noBodyWeight("")])
    expect(said(' unit="kg" value="80"')).toEqual([sentences.noDate("")])
  })

  it("is found wherever its type stands among its attributes", () => {
    const later = weighing("80").replace(
      'type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale"',
      'sourceName="Scale" type="HKQuantityTypeIdentifierBodyMass"',
    )
    expect(read(later).weights).toMatchObject([{ weight: 80 }])
  })

  it("has its moment in any zone, and a point before its decimals", () => {
    const { weights } = read(weighing("1.234"))
    expect(weights).toMatchObject([
      { weight: 1.234, at: { kind: "moment", moment: Date.parse("2025-11-21T06:30:00Z") } },
    ])
  })

  it("is looked for in whole tags only, and a tag without an end is read once", () => {
    const open = `<Record type="HKQuantityTypeIdentifierBodyMass" ${"x".repeat(30_000)}`
    expect(read(open, open, weighing("80")).weights.map(({ weight }) => weight)).toEqual([80])
    expect(read(`<Records>${weighing("80").replace("<Record ", "<Record2 ")}`).weights).toEqual([])
    expect(read(weighing("80").replace("<Record ", '<Record note="a < b" ')).weights).toEqual([])
  })

  it("is found wherever the file's pieces are cut, and other records never are", () => {
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
