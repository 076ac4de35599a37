import type {
  AnalysisRow,
  BodyMeasurementRow,
  ExportContext,
  ExerciseNoteRow,
  GoalRow,
  ProfileRow,
  SetRow,
  WeightLogRow,
  WorkoutLogRow,
} from "#domain/export/export-sections.ts"
import type { Backend } from "#web/backend/client.ts"
import { readRows } from "./read-rows.ts"

/** Access to one person's tables. */
export interface ExportSource {
  tables: Pick<Backend, "from" | "rpc">
  userId: string
  signal: AbortSignal
}

/** Rows in pages. */
export type Pages<Row> = AsyncGenerator<Row[], void, undefined>

// The most rows that the server returns in one response. Tables with long texts use smaller pages.
const pageOfRows = 1000
const pageOfTexts = 25

/** The profile, if there is one. */
export const readProfile = ({ tables, userId, signal }: ExportSource): Promise<ProfileRow[]> =>
  readRows(signal, () =>
    tables
      .from("profiles")
      .select(
        `id, username, name, age, sex, height::text, height_unit, weight::text, weight_unit, avatar_url, available_equipment, tier,
        onboarding_completed, unit_system, time_zone, weekly_sets_low, weekly_sets_high, created_at, updated_at,
        week_starts_on, streak_weeks_off`,
      )
      .eq("id", userId)
      .abortSignal(signal),
  )

/** The logged workouts in pages, ordered by day. */
export const workoutLogPages = ({ tables, userId, signal }: ExportSource): Pages<WorkoutLogRow> =>
  pagesAfter((last) =>
    readRows(signal, () => {
      const rows = tables
        .from("workout_logs")
        .select(
          `id, date, workout_id, name, notes, duration_seconds, started_at, created_at, updated_at, run_id, slot, counts,
          prescribed::text, advice::text`,
        )
        .eq("user_id", userId)
      const rest = last ? rows.gte("date", last.date).or(after("date", last.date, last.id)) : rows
      return rest.order("date").order("id").limit(pageOfRows).abortSignal(signal)
    }),
  )

/** The sets in pages, ordered by their workout's day, then by their order in the workout. */
export const setPages = ({ tables, signal }: ExportSource): Pages<SetRow> =>
  pagesAfter((last) =>
    readRows(signal, () =>
      tables
        .rpc(
          "export_sets",
          last && {
            after_date: last.date,
            after_log: last.workout_log_id,
            after_exercise: last.exercise_order,
            after_set: last.set_number,
          },
        )
        .abortSignal(signal),
    ),
  )

/** The weight entries in pages, ordered by day. */
export const weightLogPages = ({ tables, userId, signal }: ExportSource): Pages<WeightLogRow> =>
  pagesAfter((last) =>
    readRows(signal, () => {
      const rows = tables
        .from("weight_logs")
        .select("id, date, weight::text, weight_unit, created_at")
        .eq("user_id", userId)
      const rest = last ? rows.gte("date", last.date).or(after("date", last.date, last.id)) : rows
      return rest.order("date").order("id").limit(pageOfRows).abortSignal(signal)
    }),
  )

/** The body measurements in pages, ordered by day. */
export const bodyMeasurementPages = ({ tables, userId, signal }: ExportSource): Pages<BodyMeasurementRow> =>
  pagesAfter((last) =>
    readRows(signal, () => {
      const rows = tables
        .from("body_measurements")
        .select("id, date, measure, value::text, unit, created_at")
        .eq("user_id", userId)
      const rest = last ? rows.gte("date", last.date).or(after("date", last.date, last.id)) : rows
      return rest.order("date").order("id").limit(pageOfRows).abortSignal(signal)
    }),
  )

/** The goals in pages, oldest first. */
export const goalPages = ({ tables, userId, signal }: ExportSource): Pages<GoalRow> =>
  pagesAfter((last) =>
    readRows(signal, () => {
      const rows = tables
        .from("goals")
        .select(
          `id, title, goal_type, exercise_id, metric, target_value::text, current_value::text, unit, start_date, target_date, status,
          achieved_at, created_at, updated_at`,
        )
        .eq("user_id", userId)
      const rest = last ? rows.or(after("created_at", last.created_at, last.id)) : rows
      return rest.order("created_at").order("id").limit(pageOfRows).abortSignal(signal)
    }),
  )

/** The analyses in pages, oldest first. */
export const analysisPages = ({ tables, userId, signal }: ExportSource): Pages<AnalysisRow> =>
  pagesAfter((last) =>
    readRows(signal, () => {
      const rows = tables
        .from("ai_analyses")
        .select("id, user_id, workout_log_id, month, analysis_type, analysis_text, created_at, updated_at")
        .eq("user_id", userId)
      const rest = last ? rows.or(after("created_at", last.created_at, last.id)) : rows
      return rest.order("created_at").order("id").limit(pageOfTexts).abortSignal(signal)
    }),
  )

/** The exercise notes in pages, oldest first. */
export const exerciseNotePages = ({ tables, userId, signal }: ExportSource): Pages<ExerciseNoteRow> =>
  pagesAfter((last) =>
    readRows(signal, () => {
      const rows = tables
        .from("exercise_notes")
        .select("id, exercise_id, note, created_at")
        .eq("user_id", userId)
      const rest = last ? rows.or(after("created_at", last.created_at, last.id)) : rows
      return rest.order("created_at").order("id").limit(pageOfTexts).abortSignal(signal)
    }),
  )

/** The names of all routines, by id. */
export async function routineNames({ tables, signal }: ExportSource): Promise<Map<string, string>> {
  const pages = pagesAfter<{ id: string; name: string }>((last) =>
    readRows(signal, () => {
      const rows = tables.from("workouts").select("id, name")
      return (last ? rows.gt("id", last.id) : rows).order("id").limit(pageOfRows).abortSignal(signal)
    }),
  )
  const routines = await allOf(pages)
  return new Map(routines.map(({ id, name }) => [id, name]))
}

/** The names of all visible exercises and how their weights count, by id. */
export async function exerciseFacts({
  tables,
  signal,
}: ExportSource): Promise<Pick<ExportContext, "exercises" | "loads">> {
  const pages = pagesAfter<{ id: string; name: string; load: string }>((last) =>
    readRows(signal, () => {
      const rows = tables.from("exercises").select("id, name, load")
      return (last ? rows.gt("id", last.id) : rows).order("id").limit(pageOfRows).abortSignal(signal)
    }),
  )
  const exercises = await allOf(pages)
  return {
    exercises: new Map(exercises.map(({ id, name }) => [id, name])),
    loads: new Map(exercises.map(({ id, load }) => [id, load])),
  }
}

/** All rows of all pages. */
export async function allOf<Row>(pages: Pages<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const page of pages) rows.push(...page)
  return rows
}

/** The filter for the rows after a given one, ordered by a column and then by id. */
const after = (column: string, value: string, id: string) =>
  `${column}.gt."${value}",and(${column}.eq."${value}",id.gt.${id})`

/** Reads page after page until there are no more rows. A short page isn't necessarily the last one, because the server may truncate pages. */
export async function* pagesAfter<Row>(ask: (last: Row | undefined) => Promise<Row[]>): Pages<Row> {
  for (let rows = await ask(undefined); rows.length > 0; rows = await ask(rows.at(-1))) yield rows
}
