import fc from "fast-check"
import { expect, it } from "vitest"
import { boundedJson } from "./bounded-json.ts"

const sizeOf = (text: string) => Buffer.byteLength(text)
const data = fc.dictionary(
  fc.string({ maxLength: 12 }).filter((name) => name !== "shortened" && name !== "__proto__"),
  fc.jsonValue({ maxDepth: 5, stringUnit: "binary" }),
  { maxKeys: 8 },
)

it("is valid JSON and never longer than its limit", () => {
  fc.assert(
    fc.property(data, fc.integer({ min: 20, max: 2_000 }), (value, most) => {
      const json = boundedJson(value, most)
      expect(sizeOf(json)).toBeLessThanOrEqual(most)
      expect(JSON.parse(json)).toBeTypeOf("object")
    }),
  )
})

it("equals JSON.stringify's output if there is room", () => {
  fc.assert(
    fc.property(data, (value) => {
      const whole = JSON.stringify(value)
      expect(boundedJson(value, 1_000 + 3 ** 9 * (1 + sizeOf(whole)))).toBe(whole)
    }),
  )
})

it("cuts the end of a list, says so, and keeps everything after the list", () => {
  const items = Array.from({ length: 5_000 }, (_, index) => ({ name: `Exercise ${index}` }))
  const json = boundedJson({ unit: "kg", first: items, second: items }, 10_000)
  const read: unknown = JSON.parse(json)
  expect(sizeOf(json)).toBeGreaterThan(9_000)
  expect(read).toMatchObject({
    unit: "kg",
    first: expect.arrayContaining([{ name: "Exercise 0" }, { name: "Exercise 100" }]) as unknown,
    second: expect.arrayContaining([{ name: "Exercise 0" }, { name: "Exercise 200" }]) as unknown,
    shortened: true,
  })
})

it("cuts a long text between two characters", () => {
  const read: unknown = JSON.parse(boundedJson({ notes: "🏋".repeat(100_000) }, 10_000))
  expect(read).toEqual({ notes: `${"🏋".repeat(500)}…` })
})
