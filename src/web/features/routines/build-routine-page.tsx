import { useState } from "react"
import { emptyRoutine } from "#domain/routines/routine-draft.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { readRoutineDraft, routineDraftKey } from "#web/offline/drafts/routine-draft-store.ts"
import { BackLink } from "#web/ui/back-link.tsx"
import { RoutineEditor } from "./routine-editor.tsx"
import { sentences } from "./sentences.ts"

const texts = sentences.builder

const blank = { draft: emptyRoutine, base: null, unanswered: null }

/** The page for building a new routine template. */
export function BuildRoutinePage() {
  const [discarded, setDiscarded] = useState(0)
  return (
    <div className="page">
      <div className="page-head">
        <BackLink to="/routines" name={sentences.back} />
        <h1>{texts.title}</h1>
      </div>
      <Builder key={discarded} onDiscarded={() => setDiscarded(discarded + 1)} />
    </div>
  )
}

/** Resumes the draft stored on this device, or starts a new one. */
function Builder({ onDiscarded }: { onDiscarded: () => void }) {
  const { id: userId } = useUser()
  const draftKey = routineDraftKey(userId, null)
  const [kept] = useState(() => readRoutineDraft(draftKey))
  return (
    <RoutineEditor
      {...{ userId, draftKey, texts, onDiscarded }}
      start={kept ?? blank}
      isRestored={kept !== null}
      leadsTo="/dashboard"
    />
  )
}
