import { type AuthError, type User, isAuthRetryableFetchError } from "@supabase/auth-js"
import { queryOptions } from "@tanstack/react-query"
import { askAccounts } from "#web/backend/ask-accounts.ts"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { sentences } from "../sentences.ts"

const securityKey = (userId: string, part: string) => userKey(userId, "security", part)

/** The account as stored on the server, with its addresses and factors. Never stored on the device. */
export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: securityKey(userId, "account"),
    meta: { kept: false },
    queryFn: async ({ signal }): Promise<User> => {
      const answer = await askAccounts("/user", { signal })
      if (isUser(answer)) return answer
      throw new Error(sentences.serverMissing)
    },
  })
}

export interface Passkey {
  id: string
  friendly_name?: string
  created_at: string
  last_used_at?: string
}

/** The passkeys for signing in to this account. */
export function passkeysQuery(userId: string) {
  return queryOptions({
    queryKey: securityKey(userId, "passkeys"),
    meta: { kept: false },
    queryFn: async ({ signal }): Promise<Passkey[]> => {
      const answer = await askAccounts("/passkeys", { signal })
      return Array.isArray(answer) ? answer.filter(isPasskey) : []
    },
  })
}

/** The devices on which this person is signed in, most recently used first. */
export function devicesQuery(userId: string) {
  return queryOptions({
    queryKey: securityKey(userId, "devices"),
    meta: { kept: false },
    queryFn: async ({ signal }) => (await backend.rpc("my_devices").abortSignal(signal).throwOnError()).data,
  })
}

/** The provider's URL for connecting one of its accounts to this account. Afterwards, the browser returns to the Security section. */
export async function connectAddress(provider: string): Promise<string> {
  const query = new URLSearchParams({
    provider,
    redirect_to: `${location.origin}/profile/security`,
    skip_http_redirect: "true",
  })
  const answer = await askAccounts(`/user/identities/authorize?${query.toString()}`)
  if (typeof answer === "object" && answer !== null && "url" in answer && typeof answer.url === "string")
    return answer.url
  throw new Error(sentences.serverMissing)
}

export async function disconnect(identityId: string): Promise<void> {
  await askAccounts(`/user/identities/${identityId}`, { method: "DELETE" })
}

/** The auth service's own message, or ours if it didn't respond. */
export function sentenceOf(error: AuthError): string {
  return isAuthRetryableFetchError(error) ? sentences.serverMissing : error.message
}

function isUser(value: unknown): value is User {
  return typeof value === "object" && value !== null && "id" in value && "app_metadata" in value
}

function isPasskey(value: unknown): value is Passkey {
  return typeof value === "object" && value !== null && "id" in value && "created_at" in value
}
