import * as z from "zod/mini"
import type { CompleteExport } from "#domain/export/complete-export.ts"
import type { Json } from "#domain/row-types.ts"
import type { ExerciseTarget } from "./match-exercises.ts"

interface NewIds {
  ids: { of: (id: string) => string }
  /** The ids that the imported logs have in the file. */
  logs: ReadonlySet<string>
  /** Returns an exercise's index in the import's list, given its id in the file. */
  placed: (exerciseId: string) => number
  exercises: readonly ExerciseTarget[]
}

/** Makes a function that replaces the file's ids inside a document with this account's ids. Ids that aren't from the file stay unchanged. */
export function documentRenamer(
  complete: CompleteExport,
  { ids, logs, placed, exercises }: NewIds,
): (document: Json) => Json {
  const newIds = new Map<string, string | undefined>()
  for (const { id } of complete.exercises) {
    const target = exercises[placed(id)]
    newIds.set(id, target && ("id" in target ? target.id : target.make.row?.id))
  }
  for (const { id } of complete.program_versions ?? []) newIds.set(id, ids.of(id))
  for (const id of logs) newIds.set(id, ids.of(id))
  return (document) => renamedIn(document, newIds)
}

const anyId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

function renamedIn(document: Json, ids: ReadonlyMap<string, string | undefined>): Json {
  const text = JSON.stringify(document).replaceAll(anyId, (id) => ids.get(id) ?? id)
  return z.parse(z.json(), JSON.parse(text))
}
