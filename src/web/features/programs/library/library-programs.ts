import { programLibrary } from "#domain/programs/library/library.ts"
import type { Program } from "#domain/programs/program.ts"
import { readPrograms } from "#domain/programs/text/read-programs.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"

let known: { exercises: readonly Exercise[]; programs: readonly Program[] } | undefined

/** The library's programs. They only use exercises of the exercise library, never a person's own. */
export function libraryPrograms(exercises: readonly Exercise[]): readonly Program[] {
  if (known?.exercises === exercises) return known.programs
  const byName = new Map(
    exercises
      .filter(({ owner_id }) => owner_id === null)
      .map(({ exercise_id, exercise_name }) => [exercise_name, { exercise_id, exercise_name }]),
  )
  const { programs } = readPrograms(programLibrary.join("\n"), (name) => byName.get(name) ?? null)
  known = { exercises, programs }
  return programs
}

/** A library program's name in an address: "waves-with-fives". */
export function slugOf({ name }: Pick<Program, "name">): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")
}

/** The library program at an address; undefined if there is none. */
export function programAt(slug: string, exercises: readonly Exercise[]): Program | undefined {
  return libraryPrograms(exercises).find((program) => slugOf(program) === slug)
}
