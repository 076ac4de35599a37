import { hasContent } from "#domain/workout/draft.ts"
import { isRunning } from "#domain/workout/timer.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import styles from "./workout-screen.module.css"
import { parts } from "./parts-below.ts"
import { sentences } from "../sentences.ts"
import type { Workout } from "../drafting/use-workout.ts"
import { sentences as common } from "#web/ui/sentences.ts"

const AddExerciseLater = lazyPart(async () => (await parts).AddExercise, {
  waiting: <section className={`block ${styles["pickerPlace"]}`} aria-busy="true" />,
  Missing: PartMissing,
})

const WhatDecidesLater = lazyPart(async () => (await parts).WhatDecides)

const AwakeScreenLater = lazyPart(async () => (await parts).AwakeScreen)

const LogDetailsLater = lazyPart(async () => (await parts).LogDetails, { Missing: PartMissing })

/** Shows why the workout isn't saved. The code is loaded with the screen, long before anything can be saved. */
export const SaveProblemLater = lazyPart(async () => (await parts).SaveProblemStrip, { Missing: PartMissing })

/** The plan's exercises that have no match. */
export const PlanGapsLater = lazyPart(async () => (await import("../picking/plan-gaps.tsx")).PlanGaps, {
  waiting: <div className={styles["gapsPlace"]} aria-busy="true" />,
  Missing: PartMissing,
})

// The share button is last on the screen, so that nothing moves when it appears.
const ShareButtonLater = lazyPart(async () => (await import("#web/sharing/share-button.tsx")).ShareButton, {
  Missing: PartMissing,
})

interface BelowLedgerProps {
  userId: string
  draftKey: string
  workout: Pick<Workout, "draft" | "edit" | "keeping">
  isOnline: boolean
  /** Adds an exercise. The list responds before the exercise's rows are rendered. */
  add: Workout["edit"]
  forget: Workout["forget"]
  /** Scrolls one of the workout's exercises into view. */
  show: (exerciseId: string) => void
}

/** Shown below the sets, or beside them on wide screens: the picker, the day and notes, and sharing for a saved workout. */
export function BelowLedger(props: BelowLedgerProps) {
  const { userId, draftKey, workout, isOnline, add, forget, show } = props
  const { draft, edit, keeping } = workout
  const decides = draft.program?.decides
  return (
    <aside className={`stack-l ${styles["side"]}`}>
      {decides && decides.length > 0 && (
        // As high as its heading and two lines for each exercise, so that nothing below it moves when it appears.
        <div style={{ minHeight: `${3.25 + 3.5 * decides.length}rem` }}>
          <WhatDecidesLater decides={decides} />
        </div>
      )}
      <AddExerciseLater
        {...{ userId, draftKey, show, forget }}
        hasContent={hasContent(draft)}
        addedIds={draft.exercises.map(({ exercise_id }) => exercise_id).join()}
        workoutId={draft.workout_id}
        date={draft.date}
        isEdit={draft.log !== null}
        isLocked={isRunning(draft.timer)}
        edit={add}
        editNow={edit}
        isEmpty={draft.exercises.length === 0 && draft.notes.trim() === ""}
      />
      <AwakeScreenLater />
      <LogDetailsLater date={draft.date} notes={draft.notes} edit={edit} />
      {draft.log && isOnline && !isRunning(draft.timer) && (
        <div>
          <ShareButtonLater
            userId={userId}
            isChanged={keeping !== null}
            logId={draft.log.id}
            label={common.shareToStrava}
          />
        </div>
      )}
    </aside>
  )
}

function PartMissing() {
  return (
    <Alert tone="error">
      <p>{sentences.partMissing}</p>
    </Alert>
  )
}
