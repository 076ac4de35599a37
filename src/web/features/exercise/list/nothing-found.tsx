import type { ExerciseFilter } from "#domain/exercises/exercise-filter.ts"
import { sentences as shared } from "#web/workbench/sentences.ts"
import { sentences } from "./sentences.ts"

/** Says that nothing matches, with a button that shows all exercises again. */
export function NothingFound({ filter, onClear }: { filter: ExerciseFilter; onClear: () => void }) {
  const { text, muscle, selection } = filter
  const isSelectionEmpty = text.trim() === "" && muscle === null && selection !== null
  const sentence = selection === "own" ? sentences.noneOwn : sentences.noneHidden
  return (
    <div className="empty">
      <p>
        <b>{isSelectionEmpty ? sentence : sentences.none}</b>
      </p>
      <button type="button" className="button" onClick={onClear}>
        {shared.clear}
      </button>
    </div>
  )
}
