import { useQuery } from "@tanstack/react-query"
import { Plus } from "lucide-react"
import ArrowLeftRight from "lucide-react/icons/arrow-left-right"
import BookOpen from "lucide-react/icons/book-open"
import Columns2 from "lucide-react/icons/columns-2"
import Link2 from "lucide-react/icons/link-2"
import NotebookPen from "lucide-react/icons/notebook-pen"
import Unlink2 from "lucide-react/icons/unlink-2"
import { type ReactNode, useState } from "react"
import { hasGuideTo } from "#domain/exercises/guided-exercises.ts"
import { movementOf } from "#domain/exercises/movement.ts"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { GuideSheet } from "#web/guide/late-guide-sheet.ts"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { RestChoice } from "../../resting/rest-choice.tsx"
import { trainingMemoryQuery } from "../../queries.ts"
import { sentences } from "../sentences.ts"
import { noSets, useOfferedSets } from "../exercise/use-offered-sets.ts"
import { WarmupLadder } from "./warmup-ladder.tsx"
import { type ExerciseDialogProps, SwapDialog } from "./swap-dialog.tsx"

/** An exercise's menu: how it is done, add warm-ups, swap it, add a note, count each side, join it with the next one, choose its rest. */
export function ExerciseMenu(props: ExerciseDialogProps): ReactNode {
  const { userId, exercise, joinable, actions, onClose } = props
  const { data: memory } = useQuery(trainingMemoryQuery(userId, null))
  const offered = useOfferedSets(userId, memory?.[exercise.exercise_id], props.units.weight_unit) ?? noSets
  const exercises = useQuery(exercisesQuery(userId)).data
  const listed = exercises?.find(({ exercise_id }) => exercise_id === exercise.exercise_id)
  const [isSwapping, setSwapping] = useState(false)
  const [isReading, setReading] = useState(false)
  function join(isJoined: boolean) {
    onClose()
    actions.joinExercise(exercise.id, isJoined)
  }
  const isPerSide = exercise.sets.some((set) => set.per_side)
  function toggleSides() {
    onClose()
    actions.edit({ kind: "count_per_side", id: exercise.id, per_side: !isPerSide })
  }
  const movement = listed && movementOf(listed)
  if (movement && isReading) return <GuideSheet {...{ movement, onClose }} />
  if (isSwapping) return <SwapDialog {...props} />
  return (
    <Dialog
      title={exercise.exercise_name}
      bottom
      onClose={onClose}
      footer={
        <button type="button" className="button primary" onClick={onClose}>
          {common.done}
        </button>
      }
    >
      <div className="row">
        <WarmupLadder
          userId={userId}
          exercise={exercise}
          units={props.units}
          onAdd={(warmups) => {
            onClose()
            actions.addWarmups(exercise.id, warmups)
          }}
        />
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose()
            actions.addWarmup(exercise.id, offered)
          }}
        >
          <Plus className="icon" />
          {sentences.addWarmup}
        </button>
        <button type="button" className="button" onClick={() => setSwapping(true)}>
          <ArrowLeftRight className="icon" />
          {sentences.swapExercise}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose()
            actions.noteExercise(exercise.id)
          }}
        >
          <NotebookPen className="icon" />
          {sentences.exerciseNote}
        </button>
        {movement && hasGuideTo(movement) && (
          <button type="button" className="button" onClick={() => setReading(true)}>
            <BookOpen className="icon" />
            {sentences.howTo}
          </button>
        )}
        {exercise.measure !== "distance_time" && (
          <button type="button" className="button" onClick={toggleSides}>
            <Columns2 className="icon" />
            {isPerSide ? sentences.countTogether : sentences.countEachSide}
          </button>
        )}
        {joinable.hasNext && (
          <button type="button" className="button" onClick={() => join(true)}>
            <Link2 className="icon" />
            {joinable.isJoined ? sentences.joinMore : sentences.join}
          </button>
        )}
        {joinable.isJoined && (
          <button type="button" className="button" onClick={() => join(false)}>
            <Unlink2 className="icon" />
            {sentences.separate}
          </button>
        )}
      </div>
      <RestChoice userId={userId} exercise={exercise} />
    </Dialog>
  )
}
