import { queryOptions } from "@tanstack/react-query"
import { accessToken } from "#web/backend/access-token.ts"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/query-keys.ts"
import { sentences } from "./sentences.ts"

export type KeyScope = "read" | "log"

/** A key that a person has made for their own scripts. */
export interface PersonalKey {
  id: string
  name: string
  scope: KeyScope
  expires_at: string
  last_used_at: string | null
}

export interface NewKey {
  name: string
  scope: KeyScope
  days: number
}

/** The person's keys, newest first. Failures carry the sentence to show. */
export function keysQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "security", "keys"),
    meta: { kept: false },
    queryFn: async ({ signal }): Promise<PersonalKey[]> => {
      const answer: unknown = await ask("GET", "", undefined, signal)
      return Array.isArray(answer) ? answer.filter(isKey) : []
    },
  })
}

export interface MadeKey extends PersonalKey {
  /** The key itself, in this answer alone. */
  text: string
}

export async function makeKey(wanted: NewKey): Promise<MadeKey> {
  const answer: unknown = await ask("POST", "", wanted)
  if (isKey(answer) && "key" in answer && typeof answer.key === "string")
    return { ...answer, text: answer.key }
  throw new Error(sentences.serverMissing)
}

export async function removeKey(id: string): Promise<void> {
  await ask("DELETE", `/${id}`)
}

async function ask(method: string, path: string, body?: NewKey, signal?: AbortSignal): Promise<unknown> {
  const { url, authPrefix, anonKey } = backend.config
  const token = (await accessToken(backend.auth)) ?? anonKey
  const response = await fetch(`${url}${authPrefix}/personal-keys${path}`, {
    method,
    headers: { apikey: anonKey, authorization: `Bearer ${token}`, "x-supabase-api-version": "2024-01-01" },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch(() => undefined)
  if (!response) throw new Error(sentences.serverMissing)
  const answer: unknown = response.status === 204 ? undefined : await response.json()
  if (response.ok) return answer
  throw new Error(messageIn(answer) ?? sentences.serverMissing)
}

function isKey(value: unknown): value is PersonalKey {
  return typeof value === "object" && value !== null && "id" in value && "scope" in value && "name" in value
}

function messageIn(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("message" in answer)) return undefined
  return typeof answer.message === "string" ? answer.message : undefined
}
