import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { dayHere } from "#web/device/day-here.ts"
import { exerciseQuery, type Merge, mergesQuery } from "../queries.ts"
import { sentences } from "./sentences.ts"
import { useUndoMerge } from "./use-undo-merge.ts"

interface MergedExerciseProps {
  userId: string
  exerciseId: string
}

/** The exercises that were merged into this one. Those whose merge can no longer be undone are left out. */
export function MergedExercises({ userId, exerciseId }: MergedExerciseProps) {
  const merges = useQuery(mergesQuery(userId)).data?.filter(({ stays }) => stays === exerciseId) ?? []
  if (merges.length === 0) return null
  return (
    <section className="block" aria-labelledby="exercise-merged">
      <header>
        <h2 id="exercise-merged">{sentences.mergedTitle}</h2>
      </header>
      <ul className="list">
        {merges.map((merge) => (
          <li key={merge.id}>
            <span className="grow">
              {merge.goes_name}
              <br />
              <span className="label">
                {sentences.mergedOn(formatDay(dayHere(merge.merged_at), "short"))}
              </span>
            </span>
            <UndoMerge userId={userId} merge={merge} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The page of an exercise that was merged into another one, with a link to the other exercise and a button to undo the merge. */
export function MergedIntoAnother({
  userId,
  exerciseId,
  staysId,
  addressOf,
}: MergedExerciseProps & { staysId: string; addressOf: (exerciseId: string) => string }) {
  const stays = useQuery(exerciseQuery(userId, staysId)).data
  const name = stays?.name === undefined ? undefined : withoutDirectionMarks(stays.name)
  const merge = useQuery(mergesQuery(userId)).data?.find(({ goes }) => goes === exerciseId)
  return (
    <div className="empty">
      <p>{sentences.isMerged(name)}</p>
      <div className="row">
        <Link className="button primary" to={addressOf(staysId)}>
          {sentences.see(name)}
        </Link>
        {merge && <UndoMerge userId={userId} merge={merge} />}
      </div>
    </div>
  )
}

function UndoMerge({ userId, merge }: { userId: string; merge: Merge }) {
  const undo = useUndoMerge(userId)
  return (
    <button
      type="button"
      className="button"
      aria-label={sentences.undoMerge(merge.goes_name)}
      onClick={() => void undo(merge.id, merge.goes_name)}
    >
      {sentences.undo}
    </button>
  )
}
