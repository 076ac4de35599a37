import { useDeferredValue } from "react"
import { roundsOf } from "#domain/workout/current-set.ts"
import type { Draft, DraftExercise } from "#domain/workout/draft.ts"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import { formatDuration } from "#domain/measures/duration.ts"
import { usualRest } from "#domain/workout/rest.ts"
import { partIn, placesOf, unitWith } from "#domain/supersets/supersets.ts"
import { isRunning } from "#domain/workout/timer.ts"
import { readRestLength } from "#web/device/rest-store.ts"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import { ExerciseBlock } from "./exercise/exercise-block.tsx"
import { sentences } from "../sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences as rows } from "./row-sentences.ts"
import { focusIds } from "./actions/focus-ids.ts"
import type { Ledger as LedgerState } from "./actions/use-ledger.ts"
import styles from "./ledger.module.css"

const ExerciseMenu = lazyDialog(async () => (await import("./menu/exercise-menu.tsx")).ExerciseMenu)

// The number of exercises rendered at first: as many as fit on a screen. The others are rendered right after.
const firstDrawn = 4

interface LedgerProps {
  draft: Draft
  ledger: LedgerState
  userId: string
  /** The exercises that already had entries when this screen opened; they aren't prefilled. */
  settledIds: ReadonlySet<string>
  fillIn: (edit: DraftEdit) => void
  /** The exercise just added, while its rendering is deferred. */
  undrawnId: string | null
}

/** The exercises in order, or an empty page with an invitation to add the first one. */
export function Ledger({ draft, ledger, userId, settledIds, fillIn, undrawnId }: LedgerProps) {
  const { actions, announcement, menuId, notedId } = ledger
  const menuOf = draft.exercises.find(({ id }) => id === menuId)
  const places = placesOf(draft.exercises)
  const drawn = useDeferredValue(Infinity, firstDrawn)
  return (
    <div>
      <h2 className="hidden-text">{rows.exercises}</h2>
      {draft.exercises.length === 0 ? (
        <div className={`empty ${styles["blank"]}`} id={focusIds.blankPage} tabIndex={-1}>
          <p>{common.noExercisesYet}</p>
        </div>
      ) : (
        <div className={`ledger ${styles["ledger"]}`}>
          {draft.exercises
            .slice(0, drawn)
            .filter(({ id }) => id !== undrawnId)
            .map((exercise, index) => (
              <ExerciseBlock
                key={exercise.id}
                exercise={exercise}
                place={places[index] ?? ""}
                {...supersetPart(draft, exercise, userId)}
                userId={userId}
                editedLogId={draft.log?.id ?? null}
                isPrefilled={!settledIds.has(exercise.id)}
                fillIn={fillIn}
                {...nowIn(exercise, ledger, draft)}
                isNoted={exercise.id === notedId}
                weightUnit={draft.weight_unit}
                distanceUnit={draft.distance_unit}
                isFirst={index === 0}
                isLast={index === draft.exercises.length - 1}
                isLocked={isRunning(draft.timer)}
                actions={actions}
              />
            ))}
        </div>
      )}
      <output className="hidden-text">{announcement}</output>
      {menuOf && (
        <ExerciseMenu
          key={menuOf.id}
          userId={userId}
          exercise={menuOf}
          editedLogId={draft.log?.id ?? null}
          units={draft}
          joinable={joinableOf(draft, menuOf)}
          addedIds={draft.exercises.map(({ exercise_id }) => exercise_id)}
          actions={actions}
          onClose={() => actions.openMenu(null)}
        />
      )}
    </div>
  )
}

/** The current set as drawn, if it belongs to the exercise. */
function nowIn({ sets }: DraftExercise, { currentId, drawnId }: LedgerState, { set_clock }: Draft) {
  if (!sets.some(({ id }) => id === drawnId)) return { currentId: null, isLeft: false, clockFrom: null }
  const clockFrom = set_clock?.set_id === drawnId ? set_clock.started_at : null
  return { currentId: drawnId, isLeft: drawnId !== currentId, clockFrom }
}

/** Whether the exercise is in a superset, and whether it can be joined with an exercise that comes after it (or after its superset). */
function joinableOf({ exercises }: Draft, { id }: DraftExercise) {
  const unit = unitWith(exercises, id)
  return { isJoined: unit.length > 1, hasNext: unit.at(-1) !== exercises.at(-1) }
}

/** The exercise's place in its superset, and the line above the superset's first exercise: "Superset, 3 rounds. Rest 2:00 after each round." */
function supersetPart({ exercises }: Draft, exercise: DraftExercise, userId: string) {
  const unit = unitWith(exercises, exercise.id)
  const superset = partIn(unit, exercise)
  const last = unit.at(-1)
  if (superset !== "first" || !last) return { superset, supersetLine: null }
  const rest = readRestLength(userId, last.exercise_id) ?? usualRest(last)
  const restText = rest === 0 ? null : formatDuration(rest)
  return { superset, supersetLine: sentences.superset(roundsOf(unit), restText) }
}
