import { deleteKeys } from "../store/personal-keys.ts"
import { deleteOtherSessions } from "../store/sessions.ts"
import type { Database } from "../store/statements.ts"

interface EndAccessOptions {
  /** The session to keep. */
  session?: string | undefined
  keepsKeys?: boolean
}

/**
 * Ends an account's sessions and personal keys, except those that the options keep, and returns the ids of the sessions. The account must be locked
 * in this transaction, so that a session that ends here can't add a key in the meantime.
 */
export async function endAccess(
  db: Database,
  userId: string,
  { session, keepsKeys = false }: EndAccessOptions = {},
): Promise<string[]> {
  if (!keepsKeys) await deleteKeys(db, userId)
  return deleteOtherSessions(db, userId, session)
}
