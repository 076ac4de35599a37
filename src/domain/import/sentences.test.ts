import { describe, expect, it } from "vitest"
import { columnMeanings, meanings } from "./column-words.ts"
import { sentences } from "./sentences.ts"

describe("the message about a line", () => {
  const said = Object.entries(sentences).map(([, each]) =>
    typeof each === "string" ? each : each.length === 1 ? String(Reflect.apply(each, null, ["7x"])) : "",
  )

  it("is in whole sentences that quote the text", () => {
    for (const sentence of said.filter((each) => each !== "")) expect(sentence).toMatch(/^[A-Z“7].*[a-z”]\.$/)
    const texts = Object.values(sentences).filter((each) => typeof each === "function" && each.length === 1)
    expect(said.filter((sentence) => sentence.includes("7x"))).toHaveLength(texts.length)
  })

  it("is different for each problem", () => {
    const whole = said.filter((each) => each !== "")
    expect(new Set(whole).size).toBe(whole.length)
  })

  it("distinguishes a day that doesn't exist, text that isn't a date, and a missing date", () => {
    expect(sentences.noDate("")).toBe("The date is missing. Left out.")
    expect(sentences.noDate("2025-02-31")).toBe("The date 2025-02-31 doesn’t exist. Left out.")
    expect(sentences.noDate("31.2.25")).toBe("The date 31.2.25 doesn’t exist. Left out.")
    expect(sentences.noDate("12/31/2025 18:00")).toBe("The date 12/31/2025 18:00 doesn’t exist. Left out.")
    expect(sentences.noDate("on 1-2-3")).toBe("“on 1-2-3” is not a date. Left out.")
    expect(sentences.noDate("1-2")).toBe("“1-2” is not a date. Left out.")
    expect(sentences.noBodyWeight("")).toBe("The weight is missing. Left out.")
  })

  it("names what was cut off, the rest of a table, and rows left out", () => {
    expect(sentences.cut("note", "80")).toBe("The note has more than 80 characters. The rest is cut off.")
    expect(sentences.unreadTable("Goals", "3 rows")).toBe("The table “Goals” with 3 rows is not imported.")
  })
})

it("each meaning of a column has its own label", () => {
  const labels = meanings.map((meaning) => columnMeanings[meaning])
  expect(labels).toHaveLength(18)
  expect(new Set(labels).size).toBe(18)
  for (const label of labels) expect(label).toMatch(/^[A-Z]/)
})
