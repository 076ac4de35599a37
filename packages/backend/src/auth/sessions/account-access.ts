import { deleteKeys } from "../store/personal-keys.ts"
import { deleteOtherSessions } from "../store/sessions.ts"
import type { Database } from "../store/statements.ts"

interface EndAccessOptions {
  /** The session that isn't ended. */
  session?: string | undefined
  keepsKeys?: boolean
}

/**
 * Ends the sessions and the personal keys of an account, except those in the options, and returns the sessions' ids. The account must be locked in
 * this transaction, so that a session that ends here can't add a key in the meantime.
 */
export async function endAccess(
  db: Database,
  userId: string,
  { session, keepsKeys = false }: EndAccessOptions = {},
): Promise<string[]> {
  if (!keepsKeys) await deleteKeys(db, userId)
  return deleteOtherSessions(db, userId, session)
}
