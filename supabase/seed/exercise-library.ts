import { readFileSync } from "node:fs"
import Papa from "papaparse"
import { uuidFromName } from "./uuid-from-name.ts"

const source = new URL("exercise-library.csv", import.meta.url)
// Never to be changed: the ids of all exercises hang on it.
const namespace = "5c1b7c6e-3f0e-4d58-9f4a-6f1d0c2a8e21"

export interface LibraryExercise {
  id: string
  name: string
  type: string
  measure: string
  equipment: string
  primary_muscles: string[]
  secondary_muscles: string[]
  aliases: string[]
}

const list = (text: string | undefined) => (text ? text.split("; ") : [])

/** The entries of exercise-library.csv in the file's order; lists in it are separated by "; ". */
export function readLibrary(csv = readFileSync(source, "utf8")): LibraryExercise[] {
  const { data, errors } = Papa.parse<Record<string, string>>(csv, {
    header: true,
    skipEmptyLines: true,
    delimiter: ",",
  })
  const [error] = errors
  if (error) throw new Error(`exercise-library.csv, row ${error.row ?? "?"}: ${error.message}`)
  return data.map((row) => {
    const name = row["name"] ?? ""
    return {
      id: uuidFromName(namespace, name),
      name,
      type: row["type"] ?? "",
      measure: row["measure"] ?? "",
      equipment: row["equipment"] ?? "",
      primary_muscles: list(row["primary_muscles"]),
      secondary_muscles: list(row["secondary_muscles"]),
      aliases: list(row["aliases"]),
    }
  })
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const arrayLiteral = (items: string[]) =>
  literal(`{${items.map((item) => `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",")}}`)

const valuesOf = (exercise: LibraryExercise) =>
  [
    literal(exercise.id),
    literal(exercise.name),
    literal(exercise.type),
    literal(exercise.measure),
    literal(exercise.equipment),
    arrayLiteral(exercise.primary_muscles),
    arrayLiteral(exercise.secondary_muscles),
    arrayLiteral(exercise.aliases),
  ].join(", ")

/** The migration that puts the entries into public.exercises; running it again changes nothing. */
export function libraryMigration(exercises: LibraryExercise[]): string {
  return `-- The exercise library, written from supabase/seed/exercise-library.csv by supabase/seed/write-exercise-library.ts.
-- An exercise that is there already, by name, keeps its id and whatever hangs on it.

-- The owner of a table is bound by its policies too where they are forced, and only a superuser is not.
alter table public.exercises no force row level security;

insert into public.exercises
  (id, owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases)
select id::uuid, null, name, type, measure, equipment,
  primary_muscles::text[], secondary_muscles::text[], aliases::text[]
from (values
${exercises.map((exercise) => `  (${valuesOf(exercise)})`).join(",\n")}
) as library (id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases)
on conflict (owner_id, lower(name)) do update set
  name = excluded.name, type = excluded.type, measure = excluded.measure, equipment = excluded.equipment,
  primary_muscles = excluded.primary_muscles, secondary_muscles = excluded.secondary_muscles, aliases = excluded.aliases
where (exercises.name, exercises.type, exercises.measure, exercises.equipment,
    exercises.primary_muscles, exercises.secondary_muscles, exercises.aliases)
  is distinct from (excluded.name, excluded.type, excluded.measure, excluded.equipment,
    excluded.primary_muscles, excluded.secondary_muscles, excluded.aliases);

alter table public.exercises force row level security;
`
}
