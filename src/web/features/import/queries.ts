import { queryOptions } from "@tanstack/react-query"
import * as z from "zod/mini"
import type { KnownRows } from "#domain/import/prepare-import.ts"
import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { backend } from "#web/backend/client.ts"
import { listPhotos } from "#web/backend/pictures/photo-files.ts"
import { everyPage } from "#web/backend/queries/every-page.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

const importsKey = (userId: string) => userKey(userId, "imports")

/** Recent imports, latest first; an unfinished one comes before them. */
export function importsQuery(userId: string) {
  return queryOptions({
    queryKey: importsKey(userId),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("imports")
        .select(
          "id, file_name, source, status, parts, workouts, sets, weights, created_at, finished_at, undone_at",
        )
        .eq("user_id", userId)
        .order("finished_at", { ascending: false, nullsFirst: true })
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })
}

export type PastImport = Awaited<ReturnType<NonNullable<ReturnType<typeof importsQuery>["queryFn"]>>>[number]

const knownSchema = z.array(
  z.object({
    name: z.nullable(z.string()),
    date: z.string(),
    started_at: z.nullable(z.string()),
    sets: z.array(z.array(z.nullable(z.number()))),
    exercises: z.optional(z.array(z.string())),
  }),
)

const rowsSchema = z.array(z.tuple([z.string(), z.string()]))
const othersSchema = z.object({
  workouts: rowsSchema,
  generated_weekly_schedules: rowsSchema,
  committed_workouts: rowsSchema,
  goals: rowsSchema,
  ai_analyses: rowsSchema,
  exercise_notes: rowsSchema,
  avoided: rowsSchema,
  body_measurements: rowsSchema,
})

interface FileScope {
  days: { first: LocalDay; last: LocalDay } | null
  isComplete: boolean
}

/** The rows that a file is compared with. */
export interface Comparison extends KnownRows {
  /** The last import that finished before the rows were read; null if there was none. */
  after: string | null
}

/** The account's rows from two days before a file's first day to two days after its last; for a complete account, everything else too. */
export function knownRowsQuery(userId: string, { days, isComplete }: FileScope) {
  return queryOptions({
    queryKey: userKey(
      userId,
      "workout_logs",
      "to compare",
      days?.first ?? null,
      days?.last ?? null,
      String(isComplete),
    ),
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Comparison> => {
      // The last import is read before the rows, so that an import finishing in between is noticed.
      const after = await lastImport(signal)
      const [others, photos] = isComplete
        ? await Promise.all([readOthers(signal), listPhotos(userId)])
        : [{}, []]
      if (!days) return { workouts: [], weights: [], others, photos, after }
      const [first, last] = [addDays(days.first, -2), addDays(days.last, 2)]
      const [workouts, weights] = await Promise.all([
        backend
          .rpc("known_workouts", { first_day: first, last_day: last })
          .abortSignal(signal)
          .throwOnError(),
        everyPage((from, to) =>
          backend
            .from("weight_logs")
            .select("date, weight, weight_unit", { count: "exact" })
            .gte("date", first)
            .lte("date", last)
            .order("date")
            .order("id")
            .range(from, to)
            .abortSignal(signal)
            .throwOnError(),
        ),
      ])
      return { workouts: z.parse(knownSchema, workouts.data), weights, others, photos, after }
    },
  })
}

async function lastImport(signal: AbortSignal): Promise<string | null> {
  const { data } = await backend
    .from("imports")
    .select("id")
    .eq("status", "done")
    .order("finished_at", { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data?.id ?? null
}

async function readOthers(signal: AbortSignal) {
  const { data } = await backend.rpc("known_rows").abortSignal(signal).throwOnError()
  return z.parse(othersSchema, data)
}
