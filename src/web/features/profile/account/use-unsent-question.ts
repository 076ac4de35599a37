import { useCallback } from "react"
import { useUser } from "#web/backend/session/session.tsx"
import { inTime } from "#web/device/in-time.ts"
import { sendUnsentNotes } from "#web/offline/queue/note-sender.ts"
import { countDrafts } from "#web/offline/drafts/person-drafts.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { countUnsent } from "./count-unsent.ts"
import { sentences } from "./sentences.ts"
import { totalOf } from "./unsent-work.ts"

const patienceMilliseconds = 4_000

/**
 * Before a session ends, asks for confirmation if this device has unsent or unsaved work, or if nobody could sign in to the account again.
 * Returns true if there is nothing to ask or the person continues anyway.
 */
export function useUnsentQuestion(): () => Promise<boolean> {
  const confirm = useConfirm()
  const { id: userId, is_anonymous: isAnonymous } = useUser()
  return useCallback(async () => {
    // Without an email address, nobody can sign in to the account again.
    if (
      isAnonymous &&
      !(await confirm({ question: sentences.lostQuestion, action: sentences.logOutAnyway, danger: true }))
    )
      return false
    // Notes are sent shortly after they are typed. Try to send any that are left.
    await inTime(sendUnsentNotes(), patienceMilliseconds, () => undefined)
    const unsent = await countUnsent(userId)
    const drafts = countDrafts(userId)
    const isAnyUnsent = totalOf(unsent) > 0
    if (!isAnyUnsent && drafts === 0) return true
    const question = [
      isAnyUnsent && sentences.unsentQuestion(unsent),
      drafts > 0 && sentences.draftsQuestion(drafts),
      sentences.logOutQuestion,
    ]
    return confirm({
      question: question.filter(Boolean).join(" "),
      action: sentences.logOutAnyway,
      danger: drafts > 0,
    })
  }, [confirm, isAnonymous, userId])
}
