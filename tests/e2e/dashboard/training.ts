import { randomUUID } from "node:crypto"
import type { Database, Json } from "#domain/row-types.ts"
import { weekdays } from "#domain/days/weekday-words.ts"
import type { Person } from "../person.ts"

type SetColumns = Database["public"]["Tables"]["set_logs"]["Insert"]
type TrainedSet = Partial<Omit<SetColumns, "exercise_id">> & { exercise: string }

interface Session {
  date: string
  name?: string
  notes?: string
  duration_seconds?: number
  sets?: TrainedSet[]
  committed_workout_id?: string
  /** The id of the routine that was followed. */
  workout_id?: string
  /** What the coach asked for, by exercise id. */
  advice?: Record<string, object>
}

const aSet: TrainedSet = { exercise: "Bench Press (Barbell)", weight: 60, reps: 8 }

/** Saves a session as the logging screen does. Returns the log's id. Exercises are named as in the library. */
export async function logWorkout({ client }: Person, session: Session): Promise<string> {
  const { sets = [aSet], committed_workout_id, ...log } = session
  const names = [...new Set(sets.map(({ exercise }) => exercise))]
  const { data: exercises } = await client
    .from("exercises")
    .select("id, name")
    .in("name", names)
    .throwOnError()
  const idOf = (name: string) => exercises.find((exercise) => exercise.name === name)?.id
  const { data, error } = await client.rpc("save_workout_log", {
    op_id: randomUUID(),
    log,
    sets: sets.map(({ exercise, ...columns }, index) => ({
      exercise_id: idOf(exercise),
      exercise_order: names.indexOf(exercise) + 1,
      set_number: sets.slice(0, index).filter((before) => before.exercise === exercise).length + 1,
      ...columns,
    })),
    ...(committed_workout_id === undefined ? {} : { committed_workout_id }),
  })
  if (error) throw error
  if (typeof data !== "object" || data === null || !("id" in data) || typeof data.id !== "string")
    throw new Error("save_workout_log answered no id.")
  return data.id
}

export const upperA = {
  name: "Upper A",
  description: "Heavy bench, then rows.",
  exercises: [
    { name: "Bench Press (Barbell)", sets: 3, reps: "6-8", notes: "Stop one short of failure" },
    { name: "Lat Pulldown (Cable)", sets: 3, reps: "8-12", notes: "" },
  ],
}
export const easyRun = {
  name: "Easy run",
  description: "You could hold a conversation.",
  exercises: [{ name: "Running", sets: 1, reps: "30 min", notes: "" }],
}

/** Saves a weekly plan with `workouts` by weekday and rest on the other days. Returns its id. */
export async function saveWeek(
  { client, id }: Person,
  workouts: Record<string, Json>,
  week_summary = "A week",
): Promise<string> {
  const { data: schedule } = await client
    .from("generated_weekly_schedules")
    .insert({
      user_id: id,
      week_summary,
      schedule_json: weekdays.map((day) => ({ day, workout: workouts[day] ?? null, notes: "" })),
    })
    .select("id")
    .single()
    .throwOnError()
  return schedule.id
}

/** Saves a weekly plan whose Monday is `workout` and schedules it on a day. Returns the commitment's id. */
export async function scheduleWorkout(
  person: Person,
  scheduled_date: string,
  workout = upperA,
): Promise<string> {
  const { client, id } = person
  const generated_schedule_id = await saveWeek(person, { Monday: workout })
  const { data: commitment } = await client
    .from("committed_workouts")
    .insert({
      user_id: id,
      generated_schedule_id,
      day_of_week: "Monday",
      scheduled_date,
      status: "scheduled",
    })
    .select("id")
    .single()
    .throwOnError()
  return commitment.id
}

/** A goal in kilograms for a lift, due on a day. */
export async function addGoal(
  { client, id }: Person,
  title: string | null,
  target_date: string,
): Promise<void> {
  const { data: exercise } = await client
    .from("exercises")
    .select("id")
    .eq("name", "Bench Press (Barbell)")
    .single()
    .throwOnError()
  await client
    .from("goals")
    .insert({
      user_id: id,
      title,
      goal_type: "strength",
      exercise_id: exercise.id,
      metric: "weight",
      target_value: 102.5,
      unit: "kg",
      target_date,
    })
    .throwOnError()
}
