import { Link } from "react-router"
import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"
import type { Draft } from "#domain/workout/draft.ts"
import type { DraftEnd } from "#web/offline/drafts/draft-store.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { sentences } from "./sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"

/** Shown when another tab has saved or cleared this workout. */
export function EndedElsewhere({ how, draft }: { how: DraftEnd; draft: Draft }) {
  return (
    <div className="page stack">
      <h1>{withoutDirectionMarks(draft.name ?? sentences.unnamed)}</h1>
      <Alert tone={how === "saved" ? "success" : "plain"}>{sentences.endedElsewhere[how]}</Alert>
      <div className="row">
        <Link className="button primary" to="/dashboard">
          {common.backToHome}
        </Link>
      </div>
    </div>
  )
}
