import { deleteKeys } from "../store/personal-keys.ts"
import { deleteOtherSessions } from "../store/sessions.ts"
import type { Database } from "../store/statements.ts"

interface Exceptions {
  /** A session that goes on. */
  session?: string | undefined
  keepsKeys?: boolean
}

/**
 * Ends the sessions and the personal keys of an account, apart from the exceptions, and returns the sessions' ids. The account must be
 * locked in this transaction, so that no key is made meanwhile by a session that ends here.
 */
export async function endAccess(
  db: Database,
  userId: string,
  { session, keepsKeys = false }: Exceptions = {},
): Promise<string[]> {
  if (!keepsKeys) await deleteKeys(db, userId)
  return deleteOtherSessions(db, userId, session)
}
