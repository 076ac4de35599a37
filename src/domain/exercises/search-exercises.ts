import { lettersApart, searchWordsOf, wordsOf } from "./search-words.ts"

interface Searchable {
  exercise_id: string
  exercise_name: string
  aliases: readonly string[]
  equipment?: string | null
  primary_muscles?: readonly string[]
  /** Its place among the library's exercises by how many people do them. */
  popularity_rank?: number | null
  /** Its owner has hidden it. */
  is_hidden?: boolean
}

interface IndexedText {
  words: readonly string[]
  /** Without spaces from each word on, so that "push down" finds "Pushdown" and "pullup" finds "Pull Up". */
  joined: readonly string[]
}

interface IndexedExercise<Exercise> {
  exercise: Exercise
  /** The name, the name without what stands in parentheses, and the aliases. */
  wholes: ReadonlySet<string | undefined>
  /** The name; of an exercise that many do the aliases too, which count as much. */
  called: readonly IndexedText[]
  /** Name, aliases, equipment and muscles. */
  everything: readonly IndexedText[]
  popularity: number
}

/** Exercises prepared for searching, in the order in which equal matches are listed. */
export interface ExerciseIndex<Exercise> {
  entries: readonly IndexedExercise<Exercise>[]
  /** Every word of the exercises, with the popularity rank of the best known exercise that has it. */
  vocabulary: ReadonlyMap<string, number>
}

export interface FoundExercises<Exercise> {
  found: readonly Exercise[]
  /** The words that were searched for. */
  words: readonly string[]
  /** These words in a row, if a misspelt one was replaced. */
  corrected: string | null
}

const unranked = 10_000
const noMatch = 4

/** Prepares exercises for searching, without hidden ones: those done lately lead, latest first, then the best known; the others keep their order. */
export function indexExercises<Exercise extends Searchable>(
  exercises: readonly Exercise[],
  recent: readonly string[],
): ExerciseIndex<Exercise> {
  const places = new Map(recent.map((id, place) => [id, place]))
  const placeOf = ({ exercise_id }: Exercise) => places.get(exercise_id) ?? recent.length
  const entries = exercises
    .filter(({ is_hidden }) => !is_hidden)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || popularityOf(one) - popularityOf(other))
    .map(indexed)
  const vocabulary = new Map<string, number>()
  for (const { everything, popularity } of entries)
    for (const { words } of everything)
      for (const word of words) vocabulary.set(word, Math.min(popularity, vocabulary.get(word) ?? unranked))
  return { entries, vocabulary }
}

/**
 * The exercises that have every word of the query, in any order, as the beginning of a word. Whole names and aliases come first, then names and
 * the aliases of what many do, then what also takes another alias, the equipment or a muscle, then parts of words. A word that nothing has is read as the nearest one that something has.
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

function indexed<Exercise extends Searchable>(exercise: Exercise): IndexedExercise<Exercise> {
  const { exercise_name, aliases, equipment, primary_muscles = [] } = exercise
  const name = indexedText(exercise_name)
  const others = aliases.map(indexedText)
  const base = indexedText(exercise_name.replace(/\(.*\)/, ""))
  return {
    exercise,
    wholes: new Set([name, base, ...others].map(({ joined }) => joined[0])),
    called: exercise.popularity_rank ? [name, ...others] : [name],
    everything: [name, ...others, indexedText(equipment ?? ""), ...primary_muscles.map(indexedText)],
    popularity: popularityOf(exercise),
  }
}

function indexedText(text: string): IndexedText {
  const words = wordsOf(text)
  return { words, joined: words.map((_, place) => words.slice(place).join("")) }
}

function tierOf<Exercise>(
  { wholes, called, everything }: IndexedExercise<Exercise>,
  words: readonly string[],
): number {
  const joined = words.join("")
  if (wholes.has(joined)) return 0
  if (called.some((text) => words.every((word) => begins(text.words, word)) || begins(text.joined, joined)))
    return 1
  if (words.every((word) => everything.some((text) => begins(text.words, word)))) return 2
  return words.every((word) => everything.some(({ joined: [all] }) => all?.includes(word))) ? 3 : noMatch
}

function begins(texts: readonly string[], start: string): boolean {
  return texts.some((text) => text.startsWith(start))
}

/** The word itself if any exercise has it, else the one with the fewest other letters, the best known of them; itself too if none is near. */
function nearestWord(typed: string, vocabulary: ReadonlyMap<string, number>): string {
  const most = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2
  let nearest = typed
  let least = most + 1
  let best = unranked
  for (const [word, popularity] of vocabulary) {
    if (word.includes(typed)) return typed
    // It may still be incomplete, so it is compared with as much of the word too.
    const letters = Math.min(
      lettersApart(typed, word, most),
      lettersApart(typed, word.slice(0, typed.length), most),
    )
    if (letters < least || (letters === least && letters <= most && popularity < best)) {
      nearest = word
      least = letters
      best = popularity
    }
  }
  return nearest
}
