import { isRunning } from "#domain/workout/timer.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { additionProps, type AroundLedgerProps } from "./around-ledger.ts"
import styles from "./workout-screen.module.css"
import { parts } from "./parts-below.ts"
import { sentences } from "../sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"

const AddExerciseLater = lazyPart(async () => (await parts).AddExercise, {
  waiting: <section className={`block ${styles["pickerPlace"]}`} aria-busy="true" />,
  Missing: PartMissing,
})

const WhatDecidesLater = lazyPart(async () => (await parts).WhatDecides)

/** Keeps the device's screen on, if the person has turned this on. */
export const AwakeScreenLater = lazyPart(async () => (await parts).AwakeScreen)

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

/** Shown below the sets on a phone: the picker, the day and notes, and sharing for a saved workout. */
export function BelowLedger(props: AroundLedgerProps) {
  const { userId, workout, isOnline } = props
  const { draft, edit, keeping } = workout
  const decides = draft.program?.decides
  return (
    <aside className={`stack-l ${styles["side"]}`}>
      {decides && decides.length > 0 && (
        // This part appears late. Its space, a heading and two lines for each exercise, is reserved, so that nothing below it moves.
        <div style={{ minHeight: `${3.25 + 3.5 * decides.length}rem` }}>
          <WhatDecidesLater decides={decides} />
        </div>
      )}
      <AddExerciseLater {...additionProps(props)} />
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

export function PartMissing() {
  return (
    <Alert tone="error">
      <p>{sentences.partMissing}</p>
    </Alert>
  )
}
