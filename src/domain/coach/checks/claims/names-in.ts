// Exercises and muscles that a text names.
import type { Athlete, KnownExercise } from "#domain/coach/person/athlete.ts"
import type { FactList } from "#domain/coach/sheet/facts/fact.ts"
import { nicknames } from "./language-words.ts"
import type { Span } from "./spans.ts"

/** The exercises or the muscle that a text names. A name without equipment can mean several exercises. */
export interface NameMention extends Span {
  names: readonly string[]
  kind: "exercise" | "muscle"
}

export interface NameIndex {
  byWords: ReadonlyMap<string, { names: readonly string[]; kind: NameMention["kind"]; isTrained: boolean }>
  longest: number
}

const word = /[\p{L}\d]+/gu
const wordsOf = (text: string) => [...text.toLowerCase().matchAll(word)].map(([each]) => each)
const withoutEquipment = (name: string) => name.replaceAll(/\([^)]*\)/g, " ")

/** Everything that a reply may call an exercise: names with and without equipment, aliases, and what people call their own lifts. */
export function nameIndex({ exercises }: Pick<Athlete, "exercises">, { facts }: FactList): NameIndex {
  const trained = [...new Set(facts.flatMap(({ exercise }) => exercise ?? []))]
  const byWords = new Map<string, { names: string[]; kind: NameMention["kind"]; isTrained: boolean }>()
  const add = (text: string, name: string, isTrained: boolean, kind: NameMention["kind"] = "exercise") => {
    const key = wordsOf(text).join(" ")
    const known = byWords.get(key)
    if (key === "") return
    // An ambiguous name means the exercise that the person trains.
    if (!known || (isTrained && !known.isTrained)) byWords.set(key, { names: [name], kind, isTrained })
    else if (known.isTrained === isTrained && known.kind === kind) known.names.push(name)
  }
  for (const muscle of new Set(exercises.flatMap(({ primary_muscles }) => primary_muscles)))
    add(muscle, muscle, true, "muscle")
  for (const { exercise_name: name, aliases } of exercises) {
    const isTrained = trained.includes(name)
    for (const text of [name, withoutEquipment(name), ...aliases]) add(text, name, isTrained)
  }
  for (const name of trained) for (const text of [name, withoutEquipment(name)]) add(text, name, true)
  for (const [nickname, names] of nicknamesOf(trained))
    if (names.length === 1) add(nickname, names[0] ?? "", true)
  const longest = Math.max(1, ...[...byWords.keys()].map((key) => key.split(" ").length))
  return { byWords, longest: Math.min(longest, 10) }
}

function nicknamesOf(trained: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const name of trained)
    for (const each of new Set(wordsOf(withoutEquipment(name))))
      if (nicknames.has(each)) found.set(each, [...(found.get(each) ?? []), name])
  return found
}

/** The names in a text. Where several could begin at the same word, the longest counts. */
export function namesIn(text: string, { byWords, longest }: NameIndex): NameMention[] {
  const words = [...text.matchAll(word)]
  const found: NameMention[] = []
  for (let place = 0; place < words.length; place += 1) {
    const first = words[place]
    for (let length = Math.min(longest, words.length - place); first && length > 0; length -= 1) {
      const last = words[place + length - 1]
      if (!last) continue
      const end = last.index + last[0].length
      const written = text.slice(first.index, end)
      const known = keysOf(written).flatMap((key) => byWords.get(key) ?? [])[0]
      if (!known || !isMeant(written, known.isTrained, first.index)) continue
      if (isCounted(written, text.slice(0, first.index))) continue
      const closed = /^\s?\)/.exec(text.slice(end))?.[0].length ?? 0
      const hasOpened = written.includes("(")
      found.push({
        start: first.index,
        end: end + (hasOpened ? closed : 0),
        names: known.names,
        kind: known.kind,
      })
      place += length - 1
      break
    }
  }
  return found
}

/** A single word counts as an exercise only if the person trains an exercise of that name, or if the word is capitalized like a name. */
function isMeant(written: string, isTrained: boolean, start: number): boolean {
  if (/[.!?;]/.test(written)) return false
  return isTrained || /[\s-]/.test(written) || (start > 0 && /^\p{Lu}/u.test(written) && written.length > 3)
}

/** Whether a word counts sessions, as in "3 runs", and so names no exercise. */
const isCounted = (written: string, before: string) =>
  /^(?:runs?|walks?|rides?|swims?)$/i.test(written) &&
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)) $/i.test(before)

/**
 * The forms in which a name is looked up: as written, and with an ending removed from its last word, as in
 * "squats" or "benched".
 */
function keysOf(written: string): string[] {
  const words = wordsOf(written)
  const last = words.at(-1) ?? ""
  const forms = [
    last,
    ...["s", "es", "ed", "ted"].flatMap((end) => (last.endsWith(end) ? [last.slice(0, -end.length)] : [])),
  ]
  return forms.map((form) => [...words.slice(0, -1), form].join(" "))
}

/** The known exercises with one of these names. */
export const exercisesCalled = (
  names: readonly string[],
  { exercises }: Pick<Athlete, "exercises">,
): KnownExercise[] => exercises.filter(({ exercise_name }) => names.includes(exercise_name))
