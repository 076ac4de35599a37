import { readFileSync } from "node:fs"
import Papa from "papaparse"

const source = new URL("exercise-library.csv", import.meta.url)
const migration = (name: string) => new URL(`../migrations/${name}.sql`, import.meta.url)

/** The migration that brings the library. */
export const libraryMigration = migration("20261127100500_exercise_library")
/** The migration that tags it, and corrects the muscles of some. */
export const tagsMigration = migration("20261128045500_exercise_library_tags")

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
  pattern: string
  /** 1 to 4. */
  skill: number
  /** 1 or 2 by joint; joints that aren't loaded are left out. */
  joint_loads: Record<string, number>
  is_unilateral: boolean
  load_kind: string
  needs: string[]
}

const list = (text: string | undefined) => (text ? text.split("; ") : [])

function jointLoads(text: string | undefined): Record<string, number> {
  return Object.fromEntries(list(text).map((each) => [each.slice(0, -2), Number(each.slice(-1))]))
}

/** The entries of exercise-library.csv in the file's order; lists in it are separated by "; ". */
export function readLibrary(csv = readFileSync(source, "utf8")): LibraryExercise[] {
  return rowsOf(csv).map((row) => ({
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
    pattern: row["pattern"] ?? "",
    skill: Number(row["skill"]),
    joint_loads: jointLoads(row["joint_loads"]),
    is_unilateral: row["is_unilateral"] === "yes",
    load_kind: row["load_kind"] ?? "",
    needs: list(row["needs"]),
  }))
}

function rowsOf(csv: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(csv, {
    header: true,
    skipEmptyLines: true,
    delimiter: ",",
  })
  const [error] = errors
  if (error) throw new Error(`exercise-library.csv, row ${error.row ?? "?"}: ${error.message}`)
  return data
}

const muscleColumns = ["primary_muscles", "secondary_muscles"] as const

/** The lines of the library as its first migration has them, before the muscles were corrected. */
function landedRows(): Record<string, string>[] {
  const [, header = "", , lines = ""] =
    /\n-- (name,type,.*)\n([^]*?)\$csv\$\n([^]*?)\n\$csv\$/.exec(readFileSync(libraryMigration, "utf8")) ?? []
  return rowsOf(`${header}\n${lines}`)
}

/** The text of the migration that tags the library; running it again changes nothing. */
export function writeTagsMigration(csv = readFileSync(source, "utf8")): string {
  // Postgres cuts the lines at their commas, so nothing in them may be quoted.
  if (/["$\\]/.test(csv))
    throw new Error("exercise-library.csv has a \", a $ or a backslash, which the migration can't read.")
  const landed = new Map(landedRows().map((row) => [row["id"], row]))
  const rows = rowsOf(csv)
  const columns = ["id", "name", "pattern", "skill", "joint_loads", "is_unilateral", "load_kind", "needs"]
  const tags = rows.map((row) => columns.map((column) => row[column] ?? "").join(","))
  const corrections = rows.flatMap((row) => {
    const before = landed.get(row["id"])
    const muscles = [before, row].flatMap((each) => muscleColumns.map((column) => each?.[column] ?? ""))
    const [one, other, ...after] = muscles
    return one === after[0] && other === after[1] ? [] : [[row["id"], row["name"], ...muscles].join(",")]
  })
  return `-- The tags of the exercise library and corrections of its muscles, written from supabase/seed/exercise-library.csv by
-- supabase/seed/write-exercise-library.ts. An exercise is found by its name, or by its id if it has been renamed.

-- The owner of a table is bound by its policies too where they are forced, and only a superuser is not.
alter table public.exercises no force row level security;

-- ${columns.join(",")}
update public.exercises e set pattern = t.pattern, skill = t.skill, joint_loads = t.joint_loads, is_unilateral = t.is_unilateral,
  load_kind = t.load_kind, needs = t.needs
from (
  select coalesce(n.id, c[1]::uuid) as id, c[3] as pattern, c[4]::integer as skill, c[6] = 'yes' as is_unilateral, c[7] as load_kind,
    (select coalesce(jsonb_object_agg(left(j, -2), right(j, 1)::integer), '{}') from unnest(string_to_array(c[5], '; ')) j) as joint_loads,
    string_to_array(c[8], '; ') as needs
  from string_to_table(btrim($csv$
${tags.join("\n")}
$csv$, E'\\n'), E'\\n') as line cross join string_to_array(line, ',') as c
  left join public.exercises n on n.owner_id is null and lower(n.name) = lower(c[2])
) t
where e.id = t.id and e.owner_id is null
  and (e.pattern, e.skill, e.joint_loads, e.is_unilateral, e.load_kind, e.needs)
    is distinct from (t.pattern, t.skill, t.joint_loads, t.is_unilateral, t.load_kind, t.needs);

-- Muscles that an admin has changed stay as they are.
-- id,name,primary_muscles before,secondary_muscles before,primary_muscles,secondary_muscles
update public.exercises e set primary_muscles = t.primary_muscles, secondary_muscles = t.secondary_muscles
from (
  select coalesce(n.id, c[1]::uuid) as id, string_to_array(c[3], '; ') as primary_before, string_to_array(c[4], '; ') as secondary_before,
    string_to_array(c[5], '; ') as primary_muscles, string_to_array(c[6], '; ') as secondary_muscles
  from string_to_table(btrim($csv$
${corrections.join("\n")}
$csv$, E'\\n'), E'\\n') as line cross join string_to_array(line, ',') as c
  left join public.exercises n on n.owner_id is null and lower(n.name) = lower(c[2])
) t
where e.id = t.id and e.owner_id is null
  and (e.primary_muscles, e.secondary_muscles) = (t.primary_before, t.secondary_before);

alter table public.exercises force row level security;
`
}
