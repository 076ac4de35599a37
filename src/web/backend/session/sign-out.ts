import type { QueryClient } from "@tanstack/react-query"
import { inTime } from "#web/device/in-time.ts"
import { forgetStoredSession } from "#web/device/session-store.ts"
import { holdRequests } from "#web/backend/access-token.ts"
import { backend } from "#web/backend/client.ts"
import { expectSignOut } from "./session.tsx"

const patienceMilliseconds = 4_000

/** Signs out on this device. Without a network the server isn't notified, but the device forgets the session anyway. */
export function signOut(client: QueryClient): Promise<void> {
  return withoutRequests(client, async () => {
    const signingOut = backend.auth.signOut({ scope: "local" })
    const { error } = await inTime(signingOut, patienceMilliseconds, () => ({
      error: new Error("no answer"),
    }))
    if (!error) return
    forgetStoredSession()
    expectSignOut()
    await backend.auth.signOut({ scope: "local" })
  })
}

/** Signs out of all the person's sessions, including this one. Returns whether it worked; if not, nothing changes. */
export async function signOutEverywhere(client: QueryClient): Promise<boolean> {
  const { error } = await withoutRequests(client, () => backend.auth.signOut({ scope: "global" }))
  if (error) void client.refetchQueries({ type: "active" })
  return error === null
}

/** Cancels the requests in flight and holds back new ones while signing out, because the server would refuse a request whose session has just ended. */
async function withoutRequests<Result>(client: QueryClient, leave: () => Promise<Result>): Promise<Result> {
  expectSignOut()
  const release = holdRequests()
  try {
    await client.cancelQueries()
    return await leave()
  } finally {
    release()
  }
}
