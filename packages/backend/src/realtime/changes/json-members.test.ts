import fc from "fast-check"
import { expect, test } from "vitest"
import { membersOf, objectOf } from "./json-members.ts"

test("an object's members keep their text, and can be joined into the same object again", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(2), (object, indent) => {
      const members = membersOf(JSON.stringify(object, undefined, indent))
      expect([...members.keys()]).toEqual(Object.keys(object))
      for (const [name, value] of members)
        expect(JSON.parse(value)).toEqual(JSON.parse(JSON.stringify(object[name])))
      expect(JSON.parse(objectOf([...members]))).toEqual(JSON.parse(JSON.stringify(object)))
    }),
  )
})

test("a number keeps its exact text", () => {
  expect(membersOf('{"price": 1.50, "big": 12345678901234567890, "s": "a, \\"b\\": {"}')).toEqual(
    new Map([
      ["price", "1.50"],
      ["big", "12345678901234567890"],
      ["s", '"a, \\"b\\": {"'],
    ]),
  )
})
