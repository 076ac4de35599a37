import { useQueryClient } from "@tanstack/react-query"
import { LoaderCircle } from "lucide-react"
import { useId, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { RoutineContent } from "#domain/routines/routine-draft.ts"
import { updatedRoutine } from "#domain/routines/routine-update.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { useRevisedSave } from "#web/offline/drafts/use-revised-save.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import type { RoutineToUpdate } from "./routine-to-update.ts"
import { sentenceOf } from "./save-failure-sentences.ts"
import { sendRoutine } from "./save-routine.ts"
import { sentences } from "./sentences.ts"
import styles from "./update-routine.module.css"

interface UpdateRoutineProps {
  userId: string
  update: RoutineToUpdate
  /** The workout's day; null if the page already shows it. */
  day: LocalDay | null
  /** Called when the routine has been updated, or when the person leaves it as it is. */
  onAnswered: () => void
  onCompareAgain: () => void
}

/** Offers to change the routine to match the workout. Each difference has a checkbox, which is ticked unless the difference looks like a one-off. */
export function UpdateRoutine({ userId, update, day, onAnswered, onCompareAgain }: UpdateRoutineProps) {
  const { base, routine, changes, oneOffs } = update
  const client = useQueryClient()
  const { say } = useMessages()
  const title = useId()
  const { failure, isSaving, save } = useRevisedSave<RoutineContent>(base, { send: sendRoutine })
  const [wanted, setWanted] = useState<ReadonlySet<number>>(
    () => new Set([...changes.keys()].filter((place) => !oneOffs[place])),
  )
  const isElsewhere = failure?.kind === "conflict" || failure?.kind === "gone"

  function toggle(place: number) {
    const next = new Set(wanted)
    if (!next.delete(place)) next.add(place)
    setWanted(next)
  }

  async function confirm() {
    if (wanted.size === 0) return
    const outcome = await save(updatedRoutine(routine, update.sets, wanted))
    if (outcome?.kind !== "saved") return
    say(sentences.updated(routine.name))
    void client.invalidateQueries({ queryKey: userKey(userId, "workouts") })
    onAnswered()
  }

  return (
    <section className="block" aria-labelledby={title}>
      <header>
        <h2 id={title}>{sentences.updateQuestion}</h2>
        <span className="label">{sentences.differences(changes.length)}</span>
      </header>
      <div className="stack-s">
        <p>{sentences.differs(routine.name, day)}</p>
        <ul className={styles["changes"]}>
          {changes.map((change, place) => (
            // The index is a safe key, because a new comparison remounts the list.
            <li key={place}>
              <label className="check">
                <input type="checkbox" checked={wanted.has(place)} onChange={() => toggle(place)} />
                {sentences.change(change)}
              </label>
            </li>
          ))}
        </ul>
        {wanted.size === 0 && <p className="small soft">{sentences.nothingTicked}</p>}
        {failure && <Alert tone="error">{sentenceOf(failure, true)}</Alert>}
        <div className="row">
          {isElsewhere ? (
            <button type="button" className="button" onClick={onCompareAgain}>
              {sentences.compareAgain}
            </button>
          ) : (
            <button
              type="button"
              className="button"
              aria-busy={isSaving}
              aria-disabled={wanted.size === 0 || undefined}
              onClick={() => void confirm()}
            >
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
