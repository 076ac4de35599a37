import { Alert } from "#web/ui/messages/alert.tsx"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import styles from "./workout-screen.module.css"
import { parts } from "./parts-below.ts"
import { sentences } from "../sentences.ts"

/** What the workout may be made of, as soon as it is there. */
export const AddExerciseLater = lazyPart(async () => (await parts).AddExercise, {
  waiting: <section className={`block ${styles["pickerPlace"]}`} aria-busy="true" />,
  Missing: PartMissing,
})

/** The day of the workout and its notes, below what comes before it. */
export const LogDetailsLater = lazyPart(async () => (await parts).LogDetails, { Missing: PartMissing })

/** Why the workout is not saved. Its code is there long before anything is saved. */
export const SaveProblemLater = lazyPart(async () => (await parts).SaveProblemStrip, { Missing: PartMissing })

/** What a plan asks for and no exercise is named. */
export const PlanGapsLater = lazyPart(async () => (await import("../picking/plan-gaps.tsx")).PlanGaps, {
  waiting: <div className={styles["gapsPlace"]} aria-busy="true" />,
  Missing: PartMissing,
})

/** Last on the screen, so that nothing below it can move when it appears. */
export const ShareButtonLater = lazyPart(
  async () => (await import("#web/sharing/share-button.tsx")).ShareButton,
  {
    Missing: PartMissing,
  },
)

function PartMissing() {
  return (
    <Alert tone="error">
      <p>{sentences.partMissing}</p>
    </Alert>
  )
}
