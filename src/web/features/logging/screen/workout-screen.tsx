import { useCallback, useEffect, useState } from "react"
import type { Draft } from "#domain/workout/draft.ts"
import { hasSomethingToSave } from "#domain/saving/what-is-saved.ts"
import { isRunning } from "#domain/workout/timer.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import type { DraftEnd, KeptDraft } from "#web/offline/drafts/draft-store.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { useNavigationLock } from "#web/shell/navigation-lock.ts"
import { useWide } from "#web/ui/use-wide.ts"
import { useOnline } from "#web/device/online.ts"
import { keepRest } from "#web/device/rest-store.ts"
import {
  AwakeScreenLater,
  BelowLedger,
  PartMissing,
  PlanGapsLater,
  SaveProblemLater,
} from "./below-ledger.tsx"
import { Ledger } from "../ledger/ledger.tsx"
import page from "../logging.module.css"
import { parts } from "./parts-below.ts"
import { sentences } from "../sentences.ts"
import { useAdding } from "./use-adding.ts"
import { useEnding } from "./use-ending.ts"
import { useLedger } from "../ledger/actions/use-ledger.ts"
import { useWorkout, type Workout } from "../drafting/use-workout.ts"
import { WorkoutBar } from "./workout-bar.tsx"
import { WorkoutTitle } from "./workout-title.tsx"

const EndedElsewhere = lazyPart(async () => (await import("../under-way/ended-elsewhere.tsx")).EndedElsewhere)

const Notices = lazyPart(async () => (await parts).Notices)
const OfflineStrip = lazyPart(async () => (await parts).OfflineStrip)
const MovedClock = lazyPart(async () => (await parts).MovedClock)

// On a desktop, the columns beside the sets keep their space while they load.
const LeftOfSets = lazyPart(async () => (await import("../desk/desk.tsx")).LeftOfSets, {
  waiting: <div />,
  Missing: PartMissing,
})
const RightOfSets = lazyPart(async () => (await import("../desk/desk.tsx")).RightOfSets, { waiting: <div /> })

const PencilDialog = lazyPart(async () => (await parts).PencilDialog)

// If this dialog's code can't be fetched, the message strip above the bottom bar says what to do.
const ConflictDialog = lazyPart(async () => (await import("../saving/conflict-dialog.tsx")).ConflictDialog)

export interface WorkoutScreenProps {
  userId: string
  /** The key of the stored draft. */
  draftKey: string
  start: KeptDraft
  /** Whether the draft was restored from this device. If so, its contents were entered by the person. */
  isRestored: boolean
  /** The person's units; undefined until loaded. */
  units: UnitSystem | undefined
  /** Notices about the draft, shown above the ledger. */
  notices: string[]
  /** Called when the draft has been cleared and the screen must start over. */
  onCleared: () => void
}

/** The logging screen: the ledger, the exercise picker, and the bar with Save. */
export function WorkoutScreen(props: WorkoutScreenProps) {
  const { userId, draftKey, start, isRestored, units, notices, onCleared } = props
  const workout = useWorkout(draftKey, start, isRestored)
  const { draft, edit, fillIn, keeping } = workout
  const forget = useForget(userId, workout.forget)
  const isOnline = useOnline()
  const ledger = useLedger(userId, draft, edit)
  const [settledIds] = useState(() => settledExercises(start.draft, isRestored))
  const [addedId, add] = useAdding(edit)
  const ending = useEnding({ userId, workout: { ...workout, forget }, ledger, isOnline, onCleared })
  const { saving } = ending
  const isWide = useWide()
  const [asked, ask] = useState(0)
  const show = ledger.actions.showExercise
  const around = { userId, draftKey, workout, isOnline, add, forget, show, ledger, asked, ask }
  useNavigationLock(isRunning(draft.timer))

  useEffect(() => {
    if (units) fillIn({ kind: "choose_units", system: units })
  }, [fillIn, units])

  if (workout.endedElsewhere) return <EndedElsewhere how={workout.endedElsewhere} draft={draft} />

  return (
    <>
      <MovedClock {...{ draft, edit }} />
      <AwakeScreenLater />
      {!isOnline && <OfflineStrip />}
      {/* Block edits while a save is in flight. */}
      <div className={page["screen"]} inert={saving.isSaving}>
        <WorkoutTitle draft={draft} currentId={ledger.currentId} {...{ keeping, edit }} />
        <Notices keeping={keeping} notices={notices} />
        {draft.gaps && draft.gaps.length > 0 && (
          <PlanGapsLater
            weightUnit={draft.weight_unit}
            gaps={draft.gaps}
            {...{ userId, edit, show }}
            addedIds={draft.exercises.map(({ exercise_id }) => exercise_id)}
          />
        )}
        <div className={page["desk"]}>
          {isWide && <LeftOfSets {...around} />}
          <Ledger {...{ draft, ledger, userId, settledIds, fillIn }} undrawnId={addedId} />
          {isWide ? <RightOfSets {...around} /> : <BelowLedger {...around} />}
        </div>
      </div>
      <WorkoutBar
        {...{ userId, draft, ledger, edit, isOnline }}
        hasTurn={!saving.isSaving && draft.exercises[0]?.id !== addedId}
        isSaving={saving.isSaving}
        saveRefusal={saveRefusal(draft)}
        {...ending.acts}
      >
        {saving.problem && !saving.problem.isMended?.(draft) && (
          <SaveProblemLater
            problem={saving.problem}
            onRetry={ending.acts.onSave}
            onSaveAsNew={() => void saving.saveAsNew(draft)}
            onDismiss={saving.dismiss}
          />
        )}
      </WorkoutBar>
      {saving.conflict && (
        <ConflictDialog
          {...{ userId, draftKey, draft, saving, onCleared }}
          conflict={saving.conflict}
          forget={workout.forget}
        />
      )}
      {ending.isAsking && <PencilDialog {...{ draft, edit, ledger, saving }} onClose={ending.stopAsking} />}
    </>
  )
}

/** The exercises that must not be prefilled: all of those in a restored draft or a saved log. */
function settledExercises({ log, exercises }: Draft, isRestored: boolean): ReadonlySet<string> {
  return new Set(isRestored || log ? exercises.map(({ id }) => id) : [])
}

function saveRefusal(draft: Draft): string | null {
  if (isRunning(draft.timer)) return sentences.saveLocked
  return hasSomethingToSave(draft) ? null : sentences.emptyLog
}

/** Finishing a workout also ends its rest timer. */
function useForget(userId: string, forgetDraft: Workout["forget"]) {
  return useCallback(
    (how: DraftEnd) => {
      forgetDraft(how)
      keepRest(userId, null)
    },
    [forgetDraft, userId],
  )
}
