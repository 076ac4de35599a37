import * as fc from "fast-check"
import { expect, it } from "vitest"
import { lettersApart, searchWordsOf, wordsOf } from "./search-words.ts"

it("compares words without case, accents, apostrophes and plurals", () => {
  expect(wordsOf("Farmer's Walks (DÉFICIT) 2-Arm")).toEqual(["farmer", "walk", "deficit", "2", "arm"])
  expect(wordsOf("Presses, Crunches, Flyes, Calves, Biceps")).toEqual([
    "press",
    "crunch",
    "fly",
    "calf",
    "bicep",
  ])
  expect(wordsOf("Press")).toEqual(["press"])
  expect(wordsOf(" – ")).toEqual([])
})

it("writes the abbreviations of a search out", () => {
  expect(searchWordsOf("DB RDL")).toEqual(["dumbbell", "romanian", "deadlift"])
})

it("counts letters that differ, and a swap of neighbours as one", () => {
  expect(lettersApart("benhc", "bench", 2)).toBe(1)
  expect(lettersApart("deadlfit", "deadlift", 2)).toBe(1)
  expect(lettersApart("eliptical", "elliptical", 2)).toBe(1)
  expect(lettersApart("row", "curl", 2)).toBe(3)
})

it("is a distance: the same both ways, none to itself, and never more than one above the most", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 })
  fc.assert(
    fc.property(word, word, fc.nat(4), (one, other, most) => {
      const letters = lettersApart(one, other, most)
      expect(letters).toBe(lettersApart(other, one, most))
      expect(letters === 0).toBe(one === other)
      expect(letters).toBeLessThanOrEqual(most + 1)
    }),
  )
})
