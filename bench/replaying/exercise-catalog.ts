import type { Database } from "#domain/row-types.ts"
import type { RecordedSet, Session } from "../history/session.ts"
import { allRows, type Client, dataOf } from "./wire.ts"

/** The exercises that a person sees, by each of their names. */
export interface ExerciseCatalog {
  idOf(name: string): string | undefined
  /** The number of the person's own exercises. */
  custom: number
}

/** Reads the exercises. A person's own exercise takes precedence over the library's, and a name over an alias. */
export async function readCatalog(client: Client): Promise<ExerciseCatalog> {
  const rows = await allRows((from, to) =>
    client.from("exercises").select("id, name, aliases, owner_id").order("id").range(from, to),
  )
  const ids = new Map<string, string>()
  const weakestFirst = [
    ...rows.flatMap(({ id, aliases }) => aliases.map((alias) => ({ id, name: alias }))),
    ...rows.filter(({ owner_id }) => owner_id === null),
    ...rows.filter(({ owner_id }) => owner_id !== null),
  ]
  for (const { id, name } of weakestFirst) ids.set(name.toLowerCase(), id)
  return {
    idOf: (name) => ids.get(name.toLowerCase()),
    custom: rows.filter(({ owner_id }) => owner_id !== null).length,
  }
}

/** Creates the sessions' exercises that the catalog doesn't have. Returns their names. */
export async function addUnknownExercises(
  client: Client,
  catalog: ExerciseCatalog,
  sessions: Session[],
): Promise<string[]> {
  const setsByName = new Map<string, { name: string; sets: RecordedSet[] }>()
  for (const { name, sets } of sessions.flatMap(({ exercises }) => exercises)) {
    if (catalog.idOf(name)) continue
    const known = setsByName.get(name.toLowerCase()) ?? { name, sets: [] }
    known.sets.push(...sets)
    setsByName.set(name.toLowerCase(), known)
  }
  const missing = [...setsByName.values()].map(({ name, sets }) => ({ name, ...kindOf(sets) }))
  if (missing.length > 0) dataOf(await client.from("exercises").insert(missing).select("id"))
  return missing.map(({ name }) => name)
}

/** The likely kind of an exercise, judging by the recorded sets. */
function kindOf(
  sets: RecordedSet[],
): Pick<Database["public"]["Tables"]["exercises"]["Row"], "type" | "measure"> {
  const has = (field: "reps" | "weight" | "distance") => sets.some((set) => set[field])
  if (has("distance")) return { type: "cardio", measure: "distance_time" }
  if (has("weight")) return { type: "strength", measure: "weight_reps" }
  return { type: "strength", measure: has("reps") ? "reps" : "time" }
}
