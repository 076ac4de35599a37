import { queryOptions } from "@tanstack/react-query"
import * as z from "zod/mini"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

const texts = z.array(z.string())

const exercise = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  measure: z.string(),
  load: z.string(),
  equipment: z.nullable(z.string()),
  primary_muscles: texts,
  secondary_muscles: texts,
  aliases: texts,
  moves_like: z.nullable(z.string()),
  guide: z.unknown(),
  sets: z.number(),
})
export type LibraryExercise = z.infer<typeof exercise>

const merge = z.object({ id: z.string(), goes: z.string(), stays: z.string(), merged_at: z.string() })

const mergePreview = z.object({
  sets: z.number(),
  goals: z.number(),
  routines: z.number(),
  people: z.number(),
  both: z.number(),
})

const user = z.object({
  id: z.string(),
  email: z.string(),
  tier: z.string(),
  created_at: z.string(),
  last_sign_in_at: z.nullable(z.string()),
  is_confirmed: z.boolean(),
  is_disabled: z.boolean(),
  sessions: z.number(),
})
export type User = z.infer<typeof user>

const users = z.object({
  all: z.number(),
  unconfirmed: z.number(),
  disabled: z.number(),
  users: z.array(user),
})

const timestamp = z.string()
const health = z.object({
  postgres: z.string(),
  database_bytes: z.number(),
  facts: z.object({
    server: z.optional(
      z.object({
        fact: z.object({
          version: z.string(),
          node: z.string(),
          started_at: z.string(),
          mail: z.string(),
          // Rows written by a server from an earlier release don't have this field.
          backups: z.optional(z.boolean()),
        }),
      }),
    ),
    started_again: z.optional(
      z.object({ fact: z.object({ times: z.number(), ended_with: z.string() }), updated_at: timestamp }),
    ),
    backup: z.optional(
      z.object({
        fact: z.object({ made_at: z.string(), bytes: z.number(), file: z.string(), kept: z.number() }),
      }),
    ),
    backup_failed: z.optional(z.object({ fact: z.object({ reason: z.string() }), updated_at: timestamp })),
    space: z.optional(
      z.object({ fact: z.object({ data: z.nullable(z.number()), backups: z.nullable(z.number()) }) }),
    ),
  }),
  slow: z.array(z.object({ statement: z.string(), calls: z.number(), slowest_ms: z.number() })),
  mails_waiting: z.number(),
  mails_failed: z.array(
    z.object({
      id: z.number(),
      recipient: z.string(),
      subject: z.string(),
      posted_at: timestamp,
      failure: z.string(),
    }),
  ),
})
export type Health = z.infer<typeof health>

const aiUse = z.object({
  limit: z.number(),
  month: z.object({ requests: z.number(), tokens: z.number(), failed: z.number() }),
  days: z.array(z.object({ day: z.string(), requests: z.number() })),
  today: z.array(z.object({ email: z.string(), used: z.number() })),
})

const action = z.object({
  id: z.string(),
  at: z.string(),
  admin: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.string(),
})
export type AdminAction = z.infer<typeof action>

/** The person's tier. It only decides what is shown; the server checks it in every admin function. */
export const tierQuery = (userId: string) =>
  queryOptions({
    queryKey: userKey(userId, "admin", "tier"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("profiles")
        .select("tier")
        .eq("id", userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data?.tier ?? "free"
    },
  })

export const libraryQuery = (userId: string) =>
  queryOptions({
    queryKey: userKey(userId, "admin", "library"),
    queryFn: async ({ signal }) => {
      const { data } = await backend.rpc("admin_library").abortSignal(signal).throwOnError()
      return z.parse(z.array(exercise), data)
    },
  })

export const mergesQuery = (userId: string) =>
  queryOptions({
    queryKey: userKey(userId, "admin", "merges"),
    queryFn: async ({ signal }) => {
      const { data } = await backend.rpc("admin_merges").abortSignal(signal).throwOnError()
      return z.parse(z.array(merge), data)
    },
  })

export const mergePreviewQuery = (userId: string, goes: string, stays: string) =>
  queryOptions({
    queryKey: userKey(userId, "admin", "merge preview", goes, stays),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .rpc("admin_merge_preview", { goes, stays })
        .abortSignal(signal)
        .throwOnError()
      return z.parse(mergePreview, data)
    },
  })

/** Which accounts to list; null for all. */
export type UserFilter = "unconfirmed" | "disabled" | null

export const usersQuery = (userId: string, search: string, filter: UserFilter) =>
  queryOptions({
    queryKey: userKey(userId, "admin", "users", search, filter ?? "all"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .rpc("admin_users", { search, which: filter })
        .abortSignal(signal)
        .throwOnError()
      return z.parse(users, data)
    },
  })

export const healthQuery = (userId: string) =>
  queryOptions({
    queryKey: userKey(userId, "admin", "health"),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await backend.rpc("admin_health").abortSignal(signal).throwOnError()
      return z.parse(health, data)
    },
  })

export const aiUseQuery = (userId: string) =>
  queryOptions({
    queryKey: userKey(userId, "admin", "ai use"),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await backend.rpc("admin_ai_use").abortSignal(signal).throwOnError()
      return z.parse(aiUse, data)
    },
  })

export const auditQuery = (userId: string, before: string | null) =>
  queryOptions({
    queryKey: userKey(userId, "admin", "audit", before ?? "newest"),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await backend.rpc("admin_audit", { before }).abortSignal(signal).throwOnError()
      return z.parse(z.array(action), data)
    },
  })
