import type { Database } from "#domain/row-types.ts"
import type { Person, SchemaDatabase } from "./schema-database.ts"

type SetColumns = Database["public"]["Tables"]["set_logs"]["Row"]

interface TrainedLog {
  date: string
  duration_seconds?: number | null
  sets: readonly TrainedSet[]
}

interface TrainedSet extends Pick<
  SetColumns,
  "reps" | "weight" | "weight_unit" | "distance" | "distance_unit" | "duration_minutes"
> {
  exercise: { id: string }
  set_type?: SetColumns["set_type"]
}

/** Inserts many logs at once as the person, without the save function. */
export async function train(
  database: SchemaDatabase,
  person: Person,
  logs: readonly TrainedLog[],
): Promise<void> {
  const rows = logs.flatMap(({ sets }, log) =>
    sets.map(({ exercise, ...set }, index) => ({
      ...set,
      log,
      exercise_id: exercise.id,
      set_number: index + 1,
    })),
  )
  await database.as(
    person,
    `with made as (
      insert into public.workout_logs (name, date, duration_seconds)
        select l.place::text, l.date, l.duration_seconds
        from rows from (jsonb_to_recordset($1::jsonb) as (date date, duration_seconds integer)) with ordinality l (date, duration_seconds, place)
        returning id, name::integer - 1 as log
    )
    insert into public.set_logs (workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit, distance,
        distance_unit, duration_minutes)
      select made.id, s.exercise_id, 1, s.set_number, coalesce(s.set_type, 'normal'), s.reps, s.weight, s.weight_unit, s.distance,
        s.distance_unit, s.duration_minutes
      from jsonb_to_recordset($2::jsonb) as s(log integer, exercise_id uuid, set_number integer, set_type text, reps numeric,
        weight numeric, weight_unit text, distance numeric, distance_unit text, duration_minutes numeric)
      join made on made.log = s.log`,
    [
      JSON.stringify(logs.map(({ date, duration_seconds }) => ({ date, duration_seconds }))),
      JSON.stringify(rows),
    ],
  )
}
