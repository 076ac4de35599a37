import { expect, test } from "vitest"
import { isNestedDeeper } from "./json-depth.ts"

const arrays = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels))
const objects = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`)

test.each([
  ["null", null, 0, false],
  ["a text", "[[[[", 0, false],
  ["an empty array", [], 0, true],
  ["an empty array", [], 1, false],
  ["arrays", arrays(5), 5, false],
  ["arrays", arrays(6), 5, true],
  ["objects", objects(5), 5, false],
  ["objects", objects(6), 5, true],
  ["one deep branch beside flat ones", [1, [], { a: arrays(4) }, "x"], 5, true],
  ["hundreds of thousands of arrays", arrays(300_000), 100, true],
])("%s, case %#", (_what, value, levels, isDeeper) => {
  expect(isNestedDeeper(value, levels)).toBe(isDeeper)
})
