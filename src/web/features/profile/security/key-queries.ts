import { queryOptions } from "@tanstack/react-query"
import { userKey } from "#web/backend/query-keys.ts"
import { askAccounts } from "./queries.ts"
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
      const answer: unknown = await askAccounts("/personal-keys", { signal })
      return Array.isArray(answer) ? answer.filter(isKey) : []
    },
  })
}

export interface MadeKey extends PersonalKey {
  /** The key itself, in this answer alone. */
  text: string
}

export async function makeKey(wanted: NewKey): Promise<MadeKey> {
  const answer: unknown = await askAccounts("/personal-keys", { method: "POST", body: wanted })
  if (isKey(answer) && "key" in answer && typeof answer.key === "string")
    return { ...answer, text: answer.key }
  throw new Error(sentences.serverMissing)
}

export async function removeKey(id: string): Promise<void> {
  await askAccounts(`/personal-keys/${id}`, { method: "DELETE" })
}

function isKey(value: unknown): value is PersonalKey {
  return typeof value === "object" && value !== null && "id" in value && "scope" in value && "name" in value
}
