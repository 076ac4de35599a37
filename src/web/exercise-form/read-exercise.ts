import type { NewExercise } from "#domain/exercises/new-exercise.ts"
import { isSetKind, setKinds } from "#domain/exercises/set-kinds.ts"

/** Reads the form fields of an exercise. A primary muscle isn't also listed as a secondary muscle. */
export function readExercise(fields: FormData): NewExercise {
  const kind = textOf(fields.get("kind"))
  const primary_muscles = fields.getAll("muscle").map(textOf)
  return {
    name: textOf(fields.get("name")),
    type: fields.get("type") === "cardio" ? "cardio" : "strength",
    ...setKinds[isSetKind(kind) ? kind : "weight_reps"],
    equipment: textOf(fields.get("equipment")) || null,
    moves_like: textOf(fields.get("moves_like")) || null,
    primary_muscles,
    secondary_muscles: fields
      .getAll("helping")
      .map(textOf)
      .filter((muscle) => !primary_muscles.includes(muscle)),
  }
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value.trim() : ""
}
