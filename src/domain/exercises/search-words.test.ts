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

it("spells out abbreviations in a search", () => {
  expect(searchWordsOf("DB RDL")).toEqual(["dumbbell", "romanian", "deadlift"])
})

it.each([
  ["bb", "barbell"],
  ["bw", "bodyweight"],
  ["cg", "close grip"],
  ["db", "dumbbell"],
  ["ghr", "glute ham raise"],
  ["kb", "kettlebell"],
  ["ohp", "overhead press"],
  ["oh", "overhead"],
  ["rdl", "romanian deadlift"],
  ["rg", "reverse grip"],
  ["sa", "single arm"],
  ["sl", "single leg"],
  ["sldl", "stiff leg deadlift"],
  ["trx", "suspension"],
])("spells out %s as %s in a search, but not in a name", (typed, words) => {
  expect(searchWordsOf(typed).join(" ")).toBe(words)
  expect(wordsOf(typed)).toEqual([typed])
})

it("treats common spellings as the same word", () => {
  expect(wordsOf("dumbell barbel gray flye flies calves")).toEqual(
    wordsOf("dumbbell barbell grey fly fly calf"),
  )
  expect(searchWordsOf("Gray Flyes")).toEqual(["grey", "fly"])
})

it("removes plurals only at the ends of words, but not after a double s or us", () => {
  expect(wordsOf("Boxes Dishes Passes Squats Gluteus Abs Chess esses sets-up")).toEqual([
    ...["box", "dish", "pass", "squat", "gluteus", "ab", "chess", "ess", "set", "up"],
  ])
})

it("counts differing letters, and a swap of neighbors as one", () => {
  expect(lettersApart("benhc", "bench", 2)).toBe(1)
  expect(lettersApart("deadlfit", "deadlift", 2)).toBe(1)
  expect(lettersApart("eliptical", "elliptical", 2)).toBe(1)
  expect(lettersApart("row", "curl", 2)).toBe(3)
  expect(["", "a", "ab", "abcd"].map((word) => lettersApart(word, "abc", 3))).toEqual([3, 2, 1, 1])
  // Swapping two letters and adding one between them takes three steps, because no part is changed twice.
  expect([lettersApart("ca", "abc", 5), lettersApart("ca", "ac", 5)]).toEqual([3, 1])
  expect([lettersApart("abcdef", "abc", 2), lettersApart("abc", "xyz", 1)]).toEqual([3, 2])
})

it("is the same in both directions, zero to itself, and at most one above the limit", () => {
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
