import { queryOptions } from "@tanstack/react-query"
import { momentOf } from "#domain/days/local-day.ts"
import { askAccounts } from "#web/backend/ask-accounts.ts"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

export type KeyScope = "read" | "log"

/** A key that a person has created for their own scripts. */
export interface PersonalKey {
  id: string
  name: string
  scope: KeyScope
  expires_at: string
  last_used_at: string | null
}

/** The person's keys, newest first. Errors carry the message to show. Disabled if the backend has no keys. */
export function keysQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "security", "keys"),
    meta: { kept: false },
    enabled: backend.config.hasPersonalKeys,
    queryFn: async ({ signal }): Promise<PersonalKey[]> => {
      const answer: unknown = await askAccounts("/personal-keys", { signal })
      return Array.isArray(answer) ? answer.filter(isKey) : []
    },
  })
}

export function isKey(value: unknown): value is PersonalKey {
  return typeof value === "object" && value !== null && "id" in value && "scope" in value && "name" in value
}

export function isOver({ expires_at }: PersonalKey, now: number): boolean {
  return momentOf(expires_at) <= now
}
