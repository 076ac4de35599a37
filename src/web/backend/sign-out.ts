import { forgetStoredSession } from "#web/device/session-store.ts"
import { backend } from "./client.ts"
import { expectSignOut } from "./session.tsx"

const patienceMilliseconds = 4_000

/** Ends the sign-in on this device. Without a network the server is not told, and the device forgets it all the same. */
export async function signOut(): Promise<void> {
  expectSignOut()
  const told = backend.auth.signOut({ scope: "local" })
  const { error } = await Promise.race([told, gaveUp()])
  if (!error) return
  forgetStoredSession()
  expectSignOut()
  await backend.auth.signOut({ scope: "local" })
}

function gaveUp(): Promise<{ error: Error }> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ error: new Error("no answer") }), patienceMilliseconds)
  })
}
