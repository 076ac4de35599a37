import { randomUUID } from "node:crypto"
import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import { readCatalog } from "./replaying/exercise-catalog.ts"
import type { Person } from "./replaying/wire.ts"

const exercises = [
  "Back Squat (Barbell)",
  "Bench Press (Barbell)",
  "Bent Over Row (Barbell)",
  "Romanian Deadlift (Barbell)",
  "Face Pull (Cable)",
]

/** This many saves of a workout of five exercises with four sets each. */
export async function twentySets(person: Person, count: number): Promise<SaveCommand[]> {
  const catalog = await readCatalog(person.client())
  const sets = exercises.flatMap((name, order) =>
    Array.from({ length: 4 }, (_, number) => ({
      exercise_id: catalog.idOf(name) ?? "",
      exercise_order: order + 1,
      set_number: number + 1,
      set_type: "normal" as const,
      reps: 8 - number,
      weight: 60 + 2.5 * number,
      weight_unit: "kg" as const,
      duration_minutes: null,
      distance: null,
      distance_unit: "km" as const,
      rpe: null,
      notes: null,
    })),
  )
  return Array.from({ length: count }, () => ({
    op_id: randomUUID(),
    log: {
      workout_id: null,
      name: "Upper A",
      date: "2025-11-21",
      notes: "Slept badly, still moved well.",
      duration_seconds: 3120,
      started_at: "2025-11-21T17:30:00Z",
    },
    sets,
    committed_workout_id: null,
    expected_revision: null,
  }))
}
