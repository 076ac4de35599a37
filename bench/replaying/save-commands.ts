import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import { uuidFromName } from "../../supabase/seed/uuid-from-name.ts"
import type { Session } from "../history/session.ts"
import type { ExerciseCatalog } from "./exercise-catalog.ts"

const namespace = "0b7d1f0e-8f5c-4b0a-9c53-6a1c9a2f4d77"

/** One save per session. The op_id is the same whenever the same person replays the same session. */
export function saveCommands(userId: string, catalog: ExerciseCatalog, sessions: Session[]): SaveCommand[] {
  return sessions.map((session) => ({
    op_id: uuidFromName(namespace, `${userId} ${session.key}`),
    log: {
      workout_id: null,
      name: session.name,
      date: session.date,
      notes: session.notes,
      duration_seconds: session.duration_seconds,
      started_at: session.started_at,
    },
    sets: setsOf(session, catalog),
    committed_workout_id: null,
    expected_revision: null,
  }))
}

function setsOf(session: Session, catalog: ExerciseCatalog): SaveCommand["sets"] {
  const counted = new Map<string, number>()
  return session.exercises.flatMap(({ name, sets }, order) =>
    sets.map((set) => {
      const exercise_id = catalog.idOf(name)
      if (!exercise_id) throw new Error(`There is no exercise "${name}".`)
      const set_number = (counted.get(exercise_id) ?? 0) + 1
      counted.set(exercise_id, set_number)
      return { exercise_id, exercise_order: order + 1, set_number, ...set }
    }),
  )
}
