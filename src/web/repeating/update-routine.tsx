import { useQueryClient } from "@tanstack/react-query"
import { LoaderCircle } from "lucide-react"
import { useId } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { RoutineContent } from "#domain/routines/routine-draft.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { useRevisedSave } from "#web/offline/drafts/use-revised-save.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import type { RoutineToUpdate } from "./routine-to-update.ts"
import { sentenceOf } from "./save-failure-sentences.ts"
import { sendRoutine } from "./save-routine.ts"
import { sentences } from "./sentences.ts"

interface UpdateRoutineProps {
  userId: string
  update: RoutineToUpdate
  /** The workout's day; null if the page already shows it. */
  day: LocalDay | null
  /** Called when the routine has been updated, or is left as it is. */
  onAnswered: () => void
  onCompareAgain: () => void
}

/** Offers to update the routine to match the workout, and lists what would change. */
export function UpdateRoutine({ userId, update, day, onAnswered, onCompareAgain }: UpdateRoutineProps) {
  const { base, changes, content } = update
  const client = useQueryClient()
  const { say } = useMessages()
  const title = useId()
  const { failure, isSaving, save } = useRevisedSave<RoutineContent>(base, { send: sendRoutine })
  const isElsewhere = failure?.kind === "conflict" || failure?.kind === "gone"

  async function confirm() {
    const outcome = await save(content)
    if (outcome?.kind !== "saved") return
    say(sentences.updated(content.routine.name))
    void client.invalidateQueries({ queryKey: userKey(userId, "workouts") })
    onAnswered()
  }

  return (
    <section className="block" aria-labelledby={title}>
      <header>
        <h2 id={title}>{sentences.updateQuestion}</h2>
      </header>
      <div className="stack-s">
        <p>{sentences.differs(content.routine.name, day)}</p>
        <ul className="notes">
          {changes.map((change) => (
            <li key={sentences.change(change)}>{sentences.change(change)}</li>
          ))}
        </ul>
        {failure && <Alert tone="error">{sentenceOf(failure, true)}</Alert>}
        <div className="row">
          {isElsewhere ? (
            <button type="button" className="button" onClick={onCompareAgain}>
              {sentences.compareAgain}
            </button>
          ) : (
            <button type="button" className="button" aria-busy={isSaving} onClick={() => void confirm()}>
              {isSaving && <LoaderCircle className="icon" />}
              {sentences.update}
            </button>
          )}
          <button type="button" className="button quiet" onClick={onAnswered}>
            {sentences.keep}
          </button>
        </div>
      </div>
    </section>
  )
}
