import { type AuthError, isAuthRetryableFetchError } from "@supabase/auth-js"
import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/query-keys.ts"
import { sentences } from "./sentences.ts"

const securityKey = (userId: string, part: string) => userKey(userId, "security", part)

/** The account as the server has it: addresses and factors. Never kept on the device. */
export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: securityKey(userId, "account"),
    meta: { kept: false },
    queryFn: async () => {
      const { data, error } = await backend.auth.getUser()
      if (error) throw new Error(sentenceOf(error))
      return data.user
    },
  })
}

/** The passkeys that sign in to this account. */
export function passkeysQuery(userId: string) {
  return queryOptions({
    queryKey: securityKey(userId, "passkeys"),
    meta: { kept: false },
    queryFn: async () => {
      const { data, error } = await backend.auth.passkey.list()
      if (error) throw new Error(sentenceOf(error))
      return data
    },
  })
}

/** Where this person is signed in, newest use first. */
export function devicesQuery(userId: string) {
  return queryOptions({
    queryKey: securityKey(userId, "devices"),
    meta: { kept: false },
    queryFn: async ({ signal }) => (await backend.rpc("my_devices").abortSignal(signal).throwOnError()).data,
  })
}

/** The service's own words, or ours if it didn't respond. */
export function sentenceOf(error: AuthError): string {
  return isAuthRetryableFetchError(error) ? sentences.serverMissing : error.message
}
