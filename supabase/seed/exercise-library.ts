import { readFileSync } from "node:fs"
import Papa from "papaparse"

const source = new URL("exercise-library.csv", import.meta.url)

/** The migration that brings the library. */
export const libraryMigration = new URL("../migrations/20261127100500_exercise_library.sql", import.meta.url)

export interface LibraryExercise {
  id: string
  name: string
  type: string
  measure: string
  equipment: string
  primary_muscles: string[]
  secondary_muscles: string[]
  aliases: string[]
  load: string
  /** A number as it is written; null where it is unknown. */
  body_share: string | null
  /** From 1, the one that most people do; null without a place. */
  popularity_rank: number | null
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
  return data.map((row) => ({
    id: row["id"] ?? "",
    name: row["name"] ?? "",
    type: row["type"] ?? "",
    measure: row["measure"] ?? "",
    equipment: row["equipment"] ?? "",
    primary_muscles: list(row["primary_muscles"]),
    secondary_muscles: list(row["secondary_muscles"]),
    aliases: list(row["aliases"]),
    load: row["load"] ?? "",
    body_share: row["body_share"] || null,
    popularity_rank: row["popularity_rank"] ? Number(row["popularity_rank"]) : null,
  }))
}

/** The text of the migration that puts the lines of exercise-library.csv into public.exercises; running it again changes nothing. */
export function writeLibraryMigration(csv = readFileSync(source, "utf8")): string {
  const [header = "", ...lines] = csv.trimEnd().split("\n")
  // Postgres cuts the lines at their commas, so nothing in them may be quoted.
  if (/["$\\]/.test(csv))
    throw new Error("exercise-library.csv has a \", a $ or a backslash, which the migration can't read.")
  return `-- The exercise library, written from supabase/seed/exercise-library.csv by supabase/seed/write-exercise-library.ts.
-- An exercise that is there already, by name, keeps its id and whatever hangs on it.

-- The owner of a table is bound by its policies too where they are forced, and only a superuser is not.
alter table public.exercises no force row level security;

-- ${header}
insert into public.exercises as e
  (id, owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases, load, body_share, popularity_rank)
select c[11]::uuid, null, c[1], c[2], c[3], c[4], string_to_array(c[5], '; '), string_to_array(c[6], '; '), string_to_array(c[7], '; '),
  c[8], nullif(c[9], '')::numeric, nullif(c[10], '')::integer
from string_to_table(btrim($csv$
${lines.join("\n")}
$csv$, E'\\n'), E'\\n') as line, string_to_array(line, ',') as c
on conflict (owner_id, lower(name)) do update set
  name = excluded.name, type = excluded.type, measure = excluded.measure, equipment = excluded.equipment,
  primary_muscles = excluded.primary_muscles, secondary_muscles = excluded.secondary_muscles, aliases = excluded.aliases,
  load = excluded.load, body_share = excluded.body_share, popularity_rank = excluded.popularity_rank
where (e.name, e.type, e.measure, e.equipment, e.primary_muscles, e.secondary_muscles, e.aliases, e.load, e.body_share, e.popularity_rank)
  is distinct from (excluded.name, excluded.type, excluded.measure, excluded.equipment, excluded.primary_muscles,
    excluded.secondary_muscles, excluded.aliases, excluded.load, excluded.body_share, excluded.popularity_rank);

alter table public.exercises force row level security;
`
}
