import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

const programsKey = (userId: string) => userKey(userId, "programs")

/** The person's programs with their days, sorted by name. */
export function programsQuery(userId: string) {
  return queryOptions({
    queryKey: [...programsKey(userId), "all"],
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("programs")
        .select("id, name, revision, updated_at, workouts(id, name, program_day)")
        .eq("user_id", userId)
        .order("name")
        .order("id")
        .order("program_day", { referencedTable: "workouts" })
        .abortSignal(signal)
        .throwOnError()
      return withPlainNames(data)
    },
  })
}

/** A stored program, with its days' routines in order. */
export type StoredProgram = Awaited<
  ReturnType<NonNullable<ReturnType<typeof programsQuery>["queryFn"]>>
>[number]

/** The program's latest version, for editing and starting it. A version never changes; a save adds another one. */
export function latestVersionQuery(userId: string, programId: string) {
  return queryOptions({
    queryKey: userKey(userId, "program_versions", "latest", programId),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("program_versions")
        .select("id, number, content")
        .eq("user_id", userId)
        .eq("program_id", programId)
        .order("number", { ascending: false })
        .order("created_at", { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })
}

/** The columns of a `RunRow`. */
export const runColumns =
  `id, program_id, version:version_id, started_on, unit, advance, missed, weekdays, starts, ended_at,
  programs(id, name, revision)` as const

/** The current run, with its program's name; null if there is none. */
export function runningRunQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "program_runs", "running"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("program_runs")
        .select(runColumns)
        .eq("user_id", userId)
        .is("ended_at", null)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return withPlainNames(data)
    },
  })
}

/** The runs of a program, latest first. */
export function runsOfProgramQuery(userId: string, programId: string) {
  return queryOptions({
    queryKey: userKey(userId, "program_runs", "of program", programId),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("program_runs")
        .select(runColumns)
        .eq("user_id", userId)
        .eq("program_id", programId)
        .order("created_at", { ascending: false })
        .order("id")
        .abortSignal(signal)
        .throwOnError()
      return withPlainNames(data)
    },
  })
}

/** A stored run. */
export type RunRow = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof runningRunQuery>["queryFn"]>>>
>
