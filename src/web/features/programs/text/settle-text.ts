import type { ExerciseRef } from "#domain/programs/rule.ts"
import { quote } from "#domain/programs/text/quoted.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"

/** Finds exercises by the names and aliases that people write, whatever the capitals. A person's own come first. */
export function finderOf(exercises: readonly Exercise[]): (name: string) => ExerciseRef | null {
  const found = new Map<string, ExerciseRef>()
  const note = (name: string, { exercise_id, exercise_name }: Exercise) => {
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, { exercise_id, exercise_name })
  }
  const ownFirst = exercises.toSorted(
    (one, other) => Number(one.owner_id === null) - Number(other.owner_id === null),
  )
  for (const exercise of ownFirst) note(exercise.exercise_name, exercise)
  for (const exercise of ownFirst) for (const alias of exercise.aliases) note(alias, exercise)
  return (name) => found.get(name.trim().toLowerCase()) ?? null
}

/** The text with an exercise's name replaced where a problem names it: in its line, from 1, or one that continues it. */
export function withExerciseNamed(
  text: string,
  { line, name }: { line: number; name: string },
  other: string,
): string {
  const lines = text.split(/\r\n|\r|\n/)
  const place = lines.findIndex((content, index) => index >= line - 1 && content.includes(name))
  const content = lines[place]
  if (content === undefined) return text
  // Within a rule the name stands in quotes already.
  const written = /[:|>"]/.test(other) ? quote(other) : other
  lines[place] = content.replace(name, () => written)
  return lines.join("\n")
}
