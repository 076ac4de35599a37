import { useMemo, useState } from "react"
import { emptyRoutine, type RoutineContent, type RoutineDraft } from "#domain/routines/routine-draft.ts"
import { isSame } from "#web/device/device-store.ts"
import type { RevisedCommand, SavedBase } from "#web/offline/drafts/revised-save.ts"
import { type KeptRoutine, readRoutineDraft } from "#web/offline/drafts/routine-draft-store.ts"
import { useFormDraft } from "#web/offline/drafts/use-form-draft.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

/** A routine's draft, stored on this device while it differs from the server's version. */
export function useKeptRoutine(draftKey: string, start: KeptRoutine, isRestored: boolean) {
  const { say } = useMessages()
  const [draft, setDraft] = useState(start.draft)
  const [base, setBase] = useState(start.base)
  const [unanswered, setUnanswered] = useState(start.unanswered)
  // The server's version; null if unknown.
  const [clean, setClean] = useState(() => cleanOf(start, isRestored))
  const isUnsaved = unanswered !== null || clean === null || !isSame(draft, clean)
  const { keeping, keep, forget } = useFormDraft(
    draftKey,
    useMemo(() => (isUnsaved ? { draft, base, unanswered } : null), [isUnsaved, draft, base, unanswered]),
    isRestored,
    {
      read: readRoutineDraft,
      onWritten(theirs) {
        setDraft(theirs.draft)
        setBase(theirs.base)
        setUnanswered(theirs.unanswered)
      },
      onEnded: () => say(sentences.endedElsewhere),
    },
  )

  /** Stores a save before it is sent, because the page may close before the response arrives. */
  function remember(command: RevisedCommand<RoutineContent> | null) {
    setUnanswered(command)
    keep({ draft, base, unanswered: command })
  }

  /** Drops the draft and continues with the server's version. */
  function continueFrom(theirs: { base: SavedBase | null; draft: RoutineDraft }) {
    setBase(theirs.base)
    setDraft(theirs.draft)
    setClean(theirs.draft)
  }

  return { draft, setDraft, setBase, unanswered, remember, continueFrom, keeping, forget }
}

function cleanOf({ base, draft }: KeptRoutine, isRestored: boolean): RoutineDraft | null {
  if (base === null) return emptyRoutine
  return isRestored ? null : draft
}
