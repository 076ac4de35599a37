import { useEffect, useRef } from "react"
import { allSets } from "#domain/workout/draft.ts"
import { isRunning } from "#domain/workout/timer.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { ShareButton } from "#web/sharing/share-button.tsx"
import { additionProps, type AroundLedgerProps } from "../screen/around-ledger.ts"
import { LogDetails } from "../screen/log-details.tsx"
import { StartAnotherFrom, StartFrom } from "../screen/start-from.tsx"
import { WhatDecides } from "../screen/what-decides.tsx"
import type { Ledger } from "../ledger/actions/use-ledger.ts"
import { BesideNow, PlatesNow } from "./beside-now.tsx"
import styles from "./desk.module.css"
import { Outline } from "./outline.tsx"
import { PickerPanel } from "./picker-panel.tsx"
import { sentences } from "./sentences.ts"
import { useWorkbenchKeys } from "./use-workbench-keys.ts"

export interface DeskProps extends AroundLedgerProps {
  ledger: Ledger
  /** How many times the person has asked for the picker since it was last closed. */
  asked: number
  ask: (asked: number) => void
}

/** The left column on a desktop: the outline, the template, the day and notes, and sharing for a saved workout. */
export function LeftOfSets(props: DeskProps) {
  const { userId, workout, isOnline, ledger, asked, ask } = props
  const { draft, edit, keeping } = workout
  const { start } = additionProps(props)
  const decides = draft.program?.decides
  useWorkbenchKeys({ ledger, onEscape: () => asked > 0 && closePicker(props) })
  return (
    <Outline {...{ draft, ledger }} isPicking={asked > 0} onPick={() => ask(asked + 1)}>
      {decides && decides.length > 0 && <WhatDecides decides={decides} />}
      <StartFrom {...start} />
      <LogDetails date={draft.date} notes={draft.notes} edit={edit} />
      <StartAnotherFrom {...start} />
      {draft.log && isOnline && !isRunning(draft.timer) && (
        <div>
          <ShareButton
            userId={userId}
            isChanged={keeping !== null}
            logId={draft.log.id}
            label={common.shareToStrava}
          />
        </div>
      )}
    </Outline>
  )
}

/**
 * The right column on a desktop: information about the current set, or the picker while the workout is empty or the person is picking an exercise.
 */
export function RightOfSets(props: DeskProps) {
  const { userId, workout, ledger, asked, ask, add } = props
  const { draft } = workout
  useClosedByConfirming(allSets(draft).filter(({ is_done }) => is_done).length, () => ask(0))
  const isEmpty = draft.exercises.length === 0
  const { choice } = additionProps({
    ...props,
    add: (edit) => {
      // The picker stays open for the next exercise.
      if (asked === 0) ask(1)
      add(edit)
    },
  })
  return (
    <aside className={styles["right"]} aria-label={sentences.beside}>
      {asked > 0 || isEmpty ? (
        <>
          <PickerPanel {...{ choice, asked }} onClose={isEmpty ? undefined : () => closePicker(props)} />
          <PlatesNow {...{ userId, draft, ledger }} />
        </>
      ) : (
        <BesideNow {...{ userId, draft, ledger }} />
      )}
    </aside>
  )
}

/** Closes the picker and returns to the current set. */
function closePicker({ ask, ledger: { actions, currentId } }: DeskProps): boolean {
  ask(0)
  if (currentId === null) actions.showExercise(null)
  else actions.open(currentId)
  return true
}

/** Closes the picker when a set is confirmed, because its space then shows information about the next set. */
function useClosedByConfirming(doneCount: number, close: () => void) {
  const before = useRef(doneCount)
  useEffect(() => {
    if (doneCount > before.current) close()
    before.current = doneCount
  })
}
