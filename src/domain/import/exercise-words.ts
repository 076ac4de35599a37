import { plainName } from "#domain/text/plain-name.ts"

// Synonyms in exercise names, and words to ignore.
const sameWords = new Map(
  Object.entries({
    bb: "barbell",
    db: "dumbbell",
    kb: "kettlebell",
    ohp: "overhead press",
    rdl: "romanian deadlift",
    chinup: "chin up",
    pullup: "pull up",
    pushup: "push up",
    situp: "sit up",
    ups: "up",
    stepup: "step up",
    pulldown: "pull down",
    pushdown: "push down",
    pullover: "pull over",
    flye: "fly",
    flies: "fly",
    calves: "calf",
    one: "single",
    legged: "leg",
    armed: "arm",
    ez: "ez bar",
    ezbar: "ez bar",
    smith: "smith machine",
    trx: "suspension",
    hex: "trap",
    palloff: "pallof",
  }),
)
const emptyWords = new Set(["the", "a", "with", "on", "and", "of"])

/**
 * How alike two names are, from 0 to 1 (Dice's coefficient): `common` is the number of words that they share,
 * and `one` and `other` the number that each has.
 */
export const likeness = (common: number, one: number, other: number) => (2 * common) / (one + other)

/** The words of an exercise's name, normalized for case, accents, plurals and synonyms. */
export function wordsOf(name: string): Set<string> {
  const words = plainName(name)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[’']s?\b/g, "")
    .split(/[^\p{L}\p{N}]+/u)
  const plain = words
    .flatMap((word) => (sameWords.get(word) ?? sameWords.get(singular(word)) ?? word).split(" "))
    .map(singular)
  const said = new Set(plain.filter((word) => word !== "" && !emptyWords.has(word)))
  // A bench is flat unless the name says otherwise.
  if (said.has("bench") || said.has("fly")) said.delete("flat")
  return said
}

/** Makes a word singular: "Curls" becomes "curl" and "biceps" becomes "bicep", but "press" keeps its s. */
const singular = (word: string) =>
  word.length > 3 ? word.replace(/(ss|ch|sh|x)es$/, "$1").replace(/([^s])s$/, "$1") : word
