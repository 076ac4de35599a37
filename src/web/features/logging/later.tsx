import { type ComponentProps, type ComponentType, lazy, Suspense } from "react"
import { Alert } from "#web/ui/alert.tsx"
import type { AddExercise } from "./add-exercise.tsx"
import styles from "./logging.module.css"
import type { PlanGaps } from "./plan-gaps.tsx"
import type { ShareWorkout } from "./share-workout.tsx"
import { sentences } from "./sentences.ts"

type PickerProps = ComponentProps<typeof AddExercise>
type GapsProps = ComponentProps<typeof PlanGaps>
type ShareProps = ComponentProps<typeof ShareWorkout>

// Asked for with the screen and waited for after it: the sets are drawn first.
const picker = import("./add-exercise.tsx").then(({ AddExercise }) => AddExercise)
const Picker = orMissing<PickerProps>(() => picker)

const Gaps = orMissing<GapsProps>(async () => (await import("./plan-gaps.tsx")).PlanGaps)
const Share = orMissing<ShareProps>(async () => (await import("./share-workout.tsx")).ShareWorkout)

/** What the workout may be made of, as soon as it is there; its place is kept. */
export function AddExerciseLater(props: PickerProps) {
  return (
    <Suspense fallback={<section className={`block ${styles["pickerPlace"]}`} aria-busy="true" />}>
      <Picker {...props} />
    </Suspense>
  )
}

/** What a plan asks for and nobody knows; its place is kept. */
export function PlanGapsLater(props: GapsProps) {
  return (
    <Suspense fallback={<div className={styles["gapsPlace"]} aria-busy="true" />}>
      <Gaps {...props} />
    </Suspense>
  )
}

/** The last thing on the screen: nothing is below it that it could move. */
export function ShareWorkoutLater(props: ShareProps) {
  return (
    <Suspense>
      <Share {...props} />
    </Suspense>
  )
}

function orMissing<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: PartMissing }
    }
  })
}

function PartMissing() {
  return (
    <Alert tone="error">
      <p>{sentences.partMissing}</p>
    </Alert>
  )
}
