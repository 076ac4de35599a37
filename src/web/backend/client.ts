import { AuthClient, type GoTrueClient } from "@supabase/auth-js"
import { PostgrestClient } from "@supabase/postgrest-js"
import type { Database } from "#domain/row-types.ts"
import { sessionKey, sessionStorage } from "#web/device/session-store.ts"
import { signedFetch } from "./access-token.ts"
import type { AppConfig } from "./run-time-config.ts"

type Tables = PostgrestClient<Database>

/** The app's backend client: accounts, tables and database functions. Clients that no page needs at first are created where they are used. */
export interface Backend {
  auth: GoTrueClient
  from: Tables["from"]
  rpc: Tables["rpc"]
  /** A `fetch` for other clients. It signs their requests in the same way as requests for tables. */
  fetch: typeof fetch
  config: AppConfig
}

/** The clients. Set once by `connect`, before anything is rendered. */
export let backend: Backend

/** Creates the clients. With `readsAddress`, auth-js reads an email link from the address bar. */
export function connect(config: AppConfig, { readsAddress }: { readsAddress: boolean }): void {
  const auth = new AuthClient({
    url: config.url + config.authPrefix,
    headers: { apikey: config.anonKey, Authorization: `Bearer ${config.anonKey}` },
    storageKey: sessionKey,
    storage: sessionStorage,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: readsAddress,
    // Uses the implicit flow rather than PKCE, because an email link may be opened on a different device than the one that requested it.
    flowType: "implicit",
    experimental: { passkey: true },
  })
  const signed = signedFetch(auth, config.anonKey)
  const tables = new PostgrestClient<Database>(`${config.url}/rest/v1`, {
    fetch: signed,
    // Only the query client decides whether to retry.
    retry: false,
  })
  backend = { auth, from: tables.from.bind(tables), rpc: tables.rpc.bind(tables), fetch: signed, config }
}
