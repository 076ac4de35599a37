import { useMemo, useState } from "react"
import { type DayDraft, draftOfDay } from "#domain/programs/editing/day-draft.ts"
import type { ProgramDay } from "#domain/programs/program.ts"
import { isSame } from "#web/device/device-store.ts"
import { type DayCommand, type KeptDay, readProgramDay } from "#web/offline/drafts/program-day-store.ts"
import { useFormDraft } from "#web/offline/drafts/use-form-draft.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

/** A day's draft, stored on this device while it differs from the version that it edits. `start` is that version's day. */
export function useDayDraft(draftKey: string, start: { version: string; day: ProgramDay }) {
  const { say } = useMessages()
  const [kept] = useState(() => readProgramDay(draftKey))
  const [draft, setDraft] = useState(() => kept?.draft ?? draftOfDay(start.day))
  const [version, setVersion] = useState(kept?.version_id ?? start.version)
  const [unanswered, setUnanswered] = useState(kept?.unanswered ?? null)
  // The day in the version that the draft is based on; null if only the draft is known.
  const [clean, setClean] = useState(() => (version === start.version ? draftOfDay(start.day) : null))
  const isUnsaved = unanswered !== null || clean === null || !isSame(draft, clean)
  const { keeping, keep, forget } = useFormDraft<KeptDay>(
    draftKey,
    useMemo(
      () => (isUnsaved ? { draft, version_id: version, unanswered } : null),
      [isUnsaved, draft, version, unanswered],
    ),
    kept !== null,
    {
      read: readProgramDay,
      onWritten(theirs) {
        setDraft(theirs.draft)
        setVersion(theirs.version_id)
        setUnanswered(theirs.unanswered)
      },
      onEnded: () => say(sentences.endedElsewhere),
    },
  )

  /** Stores a save before it is sent, because the page may close before the response arrives. */
  function remember(command: DayCommand | null) {
    setUnanswered(command)
    keep({ draft, version_id: version, unanswered: command })
  }

  /** Continues from a different version, with either that version's day or the unsaved changes. */
  function continueFrom(next: { version: string; day: ProgramDay }, draftAfter: DayDraft) {
    setVersion(next.version)
    setClean(draftOfDay(next.day))
    setDraft(draftAfter)
  }

  return {
    ...{ draft, setDraft, version, unanswered, remember, continueFrom, keeping, forget, isUnsaved },
    isRestored: kept !== null,
  }
}

export type KeptDraft = ReturnType<typeof useDayDraft>
