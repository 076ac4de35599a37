import { useCallback } from "react"
import { useNavigate } from "react-router"
import type { DraftEnd } from "#web/offline/drafts/draft-store.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { sentences } from "./sentences.ts"

interface ToAdHocOptions {
  /** Whether the workout is empty. If so, nothing would be lost. */
  isEmpty: boolean
  /** The workout's day, which is kept. */
  date: string
  forget: (how: DraftEnd) => void
}

/** Clears the workout and starts an ad hoc one. Asks for confirmation first if anything would be lost. */
export function useToAdHoc({ isEmpty, date, forget }: ToAdHocOptions): () => Promise<void> {
  const confirm = useConfirm()
  const navigate = useNavigate()
  return useCallback(async () => {
    const question = { question: sentences.adHocQuestion, action: sentences.startAdHoc, danger: true }
    if (!isEmpty && !(await confirm(question))) return
    forget("cleared")
    void navigate("/log-workout/new", { state: { selectedDate: date } })
  }, [confirm, date, forget, isEmpty, navigate])
}
