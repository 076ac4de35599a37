import { lettersApart, searchWordsOf, wordsOf } from "./search-words.ts"

interface Searchable {
  exercise_id: string
  exercise_name: string
  aliases: readonly string[]
  equipment?: string | null
  primary_muscles?: readonly string[]
  /** The exercise's rank in the library by popularity. */
  popularity_rank?: number | null
  /** Whether the exercise's owner has hidden it. */
  is_hidden?: boolean
}

interface IndexedText {
  words: readonly string[]
  /** The text from each word to the end, without spaces, so that "push down" finds "Pushdown" and "pullup" finds "Pull Up". */
  joined: readonly string[]
}

interface IndexedExercise<Exercise> {
  exercise: Exercise
  /** The name, the name without the part in parentheses, and the aliases; all without spaces. */
  wholeNames: ReadonlySet<string | undefined>
  /** The text of the name and, for a popular exercise, of its aliases, which count just as much. */
  names: readonly IndexedText[]
  /** The text of the name, the aliases, the equipment and the muscles. */
  everything: readonly IndexedText[]
  popularity: number
}

/** Exercises prepared for searching, in the order in which equal matches are listed. */
export interface ExerciseIndex<Exercise> {
  entries: readonly IndexedExercise<Exercise>[]
  /** Every word of the exercises, with the popularity rank of the most popular exercise that has it. */
  vocabulary: ReadonlyMap<string, number>
}

export interface FoundExercises<Exercise> {
  found: readonly Exercise[]
  /** The words that were searched for. */
  words: readonly string[]
  /** The corrected search text if a misspelled word was replaced; null otherwise. */
  corrected: string | null
}

const unranked = 10_000
const noMatch = 4

/**
 * Returns a function that gives an exercise's index among the ids. Exercises that aren't among them come
 * after all others.
 */
export function placeAmong(ids: readonly string[]): (exercise: { exercise_id: string }) => number {
  const places = new Map(ids.map((id, place) => [id, place]))
  return ({ exercise_id }) => places.get(exercise_id) ?? ids.length
}

/**
 * Prepares the visible exercises for searching: recently trained ones first (latest first), then the others
 * by popularity.
 */
export function indexExercises<Exercise extends Searchable>(
  exercises: readonly Exercise[],
  recent: readonly string[],
): ExerciseIndex<Exercise> {
  const placeOf = placeAmong(recent)
  const entries = exercises
    .filter(({ is_hidden }) => !is_hidden)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || popularityOf(one) - popularityOf(other))
    .map(indexEntry)
  const vocabulary = new Map<string, number>()
  for (const { everything, popularity } of entries)
    for (const { words } of everything)
      for (const word of words) vocabulary.set(word, Math.min(popularity, vocabulary.get(word) ?? unranked))
  return { entries, vocabulary }
}

/**
 * The exercises in which every word of the query matches the beginning of a word, in any order. Whole names and aliases come first, then matches in
 * names and in the aliases of popular exercises, then matches in other aliases, the equipment or the muscles, then matches inside words. If nothing
 * matches, unknown words are replaced by the most similar known ones.
 */
export function searchExercises<Exercise>(
  { entries, vocabulary }: ExerciseIndex<Exercise>,
  query: string,
): FoundExercises<Exercise> {
  const typed = searchWordsOf(query)
  const found = entriesWith(entries, typed)
  if (found.length > 0) return { found, words: typed, corrected: null }
  const words = typed.map((word) => nearestWord(word, vocabulary))
  const isCorrected = words.some((word, index) => word !== typed[index])
  if (!isCorrected) return { found, words, corrected: null }
  return { found: entriesWith(entries, words), words, corrected: words.join(" ") }
}

function entriesWith<Exercise>(
  entries: readonly IndexedExercise<Exercise>[],
  words: readonly string[],
): Exercise[] {
  const tiers: Exercise[][] = [[], [], [], []]
  for (const entry of entries) tiers[tierOf(entry, words)]?.push(entry.exercise)
  return tiers.flat()
}

function popularityOf({ popularity_rank }: Searchable): number {
  return popularity_rank ?? unranked
}

function indexEntry<Exercise extends Searchable>(exercise: Exercise): IndexedExercise<Exercise> {
  const { exercise_name, aliases, equipment, primary_muscles = [] } = exercise
  const name = indexText(exercise_name)
  const others = aliases.map(indexText)
  const base = indexText(exercise_name.replace(/\(.*\)/, ""))
  return {
    exercise,
    wholeNames: new Set([name, base, ...others].map(({ joined }) => joined[0])),
    names: exercise.popularity_rank ? [name, ...others] : [name],
    everything: [name, ...others, indexText(equipment ?? ""), ...primary_muscles.map(indexText)],
    popularity: popularityOf(exercise),
  }
}

function indexText(text: string): IndexedText {
  const words = wordsOf(text)
  return { words, joined: words.map((_, place) => words.slice(place).join("")) }
}

function tierOf<Exercise>(
  { wholeNames, names, everything }: IndexedExercise<Exercise>,
  words: readonly string[],
): number {
  const joined = words.join("")
  if (wholeNames.has(joined)) return 0
  if (
    names.some(
      (text) => words.every((word) => someStartWith(text.words, word)) || someStartWith(text.joined, joined),
    )
  )
    return 1
  if (words.every((word) => everything.some((text) => someStartWith(text.words, word)))) return 2
  return words.every((word) => everything.some(({ joined: [all] }) => all?.includes(word))) ? 3 : noMatch
}

function someStartWith(texts: readonly string[], start: string): boolean {
  return texts.some((text) => text.startsWith(start))
}

/** The known word with the fewest differing letters; in a tie, the most popular one. The typed word itself if it is known or nothing is similar. */
function nearestWord(typed: string, vocabulary: ReadonlyMap<string, number>): string {
  const most = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2
  let nearest = typed
  let fewest = most + 1
  let best = unranked
  for (const [word, popularity] of vocabulary) {
    if (word.includes(typed)) return typed
    // The typed word may be incomplete, so it is also compared with the beginning of the known word.
    const letters = Math.min(
      lettersApart(typed, word, most),
      lettersApart(typed, word.slice(0, typed.length), most),
    )
    if (letters < fewest || (letters === fewest && letters <= most && popularity < best)) {
      nearest = word
      fewest = letters
      best = popularity
    }
  }
  return nearest
}
