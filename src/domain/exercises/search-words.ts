// Abbreviations that people type for words that are spelled out in the library.
const abbreviations = new Map(
  Object.entries<readonly string[]>({
    bb: ["barbell"],
    bw: ["bodyweight"],
    cg: ["close", "grip"],
    db: ["dumbbell"],
    ghr: ["glute", "ham", "raise"],
    kb: ["kettlebell"],
    ohp: ["overhead", "press"],
    oh: ["overhead"],
    rdl: ["romanian", "deadlift"],
    rg: ["reverse", "grip"],
    sa: ["single", "arm"],
    sl: ["single", "leg"],
    sldl: ["stiff", "leg", "deadlift"],
    trx: ["suspension"],
  }),
)

// Plurals and spellings that the rules for English plurals don't cover.
const spellings = new Map(
  Object.entries({
    calve: "calf",
    flie: "fly",
    flye: "fly",
    dumbell: "dumbbell",
    barbel: "barbell",
    gray: "grey",
  }),
)

/** The words of a string, normalized for comparison: lower case, without accents, singular. */
export function wordsOf(text: string): string[] {
  return foldedWords(text).map(singularOf)
}

/** The words of a search, with lifters' abbreviations spelled out. */
export function searchWordsOf(query: string): string[] {
  return foldedWords(query).flatMap((word) => abbreviations.get(word) ?? singularOf(word))
}

function foldedWords(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== "")
}

function singularOf(word: string): string {
  const singular = word.replace(/(?<=ss|sh|ch|x)es$/, "").replace(/(?<=[^su])s$/, "")
  return spellings.get(singular) ?? singular
}

/**
 * How many letters must be added, removed, replaced or swapped with their neighbor to turn one word into the other, or `most + 1` if it takes more
 * than `most` (optimal string alignment distance).
 */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(
        cell(last, column) + 1,
        cell(now, column - 1) + 1,
        cell(last, column - 1) + (isSame ? 0 : 1),
      )
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) least = Math.min(least, cell(beforeLast, column - 2) + 1)
      now.push(least)
    }
    beforeLast = last
    last = now
  }
  return Math.min(cell(last, other.length), most + 1)
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
