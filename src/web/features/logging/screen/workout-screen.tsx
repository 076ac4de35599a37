import { lazyPart } from "#web/ui/lazy-part.tsx"
import { useCallback, useDeferredValue, useEffect, useState } from "react"
import { type Draft, hasContent } from "#domain/workout/draft.ts"
import { type DraftEdit, editDraft } from "#domain/workout/edit-draft.ts"
import { hasSomethingToSave, pencilledSets } from "#domain/saving/what-is-saved.ts"
import { setBeingTimed } from "#domain/workout/set-clock.ts"
import { isRunning } from "#domain/workout/timer.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import type { DraftEnd, KeptDraft } from "#web/offline/drafts/draft-store.ts"
import { useOnline } from "#web/device/online.ts"
import { useOutbox } from "#web/offline/queue/outbox.ts"
import { keepRest } from "#web/device/rest-store.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import {
  AddExerciseLater,
  LogDetailsLater,
  PlanGapsLater,
  SaveProblemLater,
  ShareButtonLater,
} from "./below-ledger.tsx"
import { Ledger } from "../ledger/ledger.tsx"
import page from "../logging.module.css"
import styles from "./workout-screen.module.css"
import { parts } from "./parts-below.ts"
import { sentences } from "../sentences.ts"
import { useLedger } from "../ledger/actions/use-ledger.ts"
import { useSave } from "../saving/use-save.ts"
import { useWorkout, type Workout } from "../use-workout.ts"
import { WorkoutBar } from "./workout-bar.tsx"
import { WorkoutTitle } from "./workout-title.tsx"

const EndedElsewhere = lazyPart(async () => (await import("../under-way/ended-elsewhere.tsx")).EndedElsewhere)

const MovedClock = lazyPart(async () => (await parts).MovedClock)

const PencilDialog = lazyPart(async () => (await parts).PencilDialog)

// Without it the strip above the bar says what can be done.
const ConflictDialog = lazyPart(async () => (await import("../saving/conflict-dialog.tsx")).ConflictDialog)

export interface WorkoutScreenProps {
  userId: string
  /** Where the draft is kept. */
  draftKey: string
  start: KeptDraft
  /** Restored from this device: its contents were entered by the person. */
  isRestored: boolean
  /** What the person measures in; undefined while that is not known. */
  units: UnitSystem | undefined
  /** What to say above the ledger, about where the draft comes from. */
  notices: string[]
  /** The draft was cleared: begin anew. */
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
  const saving = useSave(userId, { ...workout, forget }, ledger.actions.open)
  const [isAsking, setAsking] = useState(false)
  const confirm = useConfirm()
  const { say } = useMessages()

  useEffect(() => {
    if (units) fillIn({ kind: "choose_units", system: units })
  }, [fillIn, units])

  if (workout.endedElsewhere) return <EndedElsewhere how={workout.endedElsewhere} draft={draft} />

  const pencilled = pencilledSets(draft)
  const addedIds = draft.exercises.map(({ exercise_id }) => exercise_id)
  function save() {
    if (draft.log && !isOnline) return saving.refuse(sentences.offlineEdit)
    const timed = setBeingTimed(draft)
    if (timed) {
      ledger.actions.open(timed.id)
      return saving.refuse(sentences.clockRuns)
    }
    saving.dismiss()
    if (pencilled.length > 0) setAsking(true)
    else void saving.save(draft)
  }
  function finish() {
    const pause = { kind: "pause_timer", now: Date.now() } as const
    edit(pause)
    saving.dismiss()
    void saving.save(editDraft(draft, pause))
  }
  async function clear() {
    const { clearWorkout } = await parts
    await clearWorkout({
      ...{ confirm, say },
      isEdit: draft.log !== null,
      onConfirmed: () => {
        forget("cleared")
        onCleared()
      },
    })
  }
  function saveAfterAsking(draftToSave: Draft) {
    setAsking(false)
    void saving.save(draftToSave)
  }
  function confirmAll() {
    const confirmation = {
      kind: "confirm_sets",
      set_ids: pencilled.map(({ id }) => id),
      is_done: true,
    } as const
    edit(confirmation)
    ledger.unchoose()
    saveAfterAsking(editDraft(draft, confirmation))
  }

  return (
    <>
      <MovedClock {...{ draft, edit }} />
      {!isOnline && <OfflineStrip />}
      {/* Block edits while a save is in flight. */}
      <div className={page["screen"]} inert={saving.isSaving}>
        <WorkoutTitle draft={draft} currentId={ledger.currentId} {...{ keeping, edit }} />
        <Notices keeping={keeping} notices={notices} />
        {draft.gaps && draft.gaps.length > 0 && (
          <PlanGapsLater
            weightUnit={draft.weight_unit}
            gaps={draft.gaps}
            {...{ userId, addedIds, edit }}
            show={ledger.actions.showExercise}
          />
        )}
        <Ledger {...{ draft, ledger, userId, settledIds, fillIn }} undrawnId={addedId} />
        <aside className={`stack-l ${styles["side"]}`}>
          <AddExerciseLater
            userId={userId}
            draftKey={draftKey}
            hasContent={hasContent(draft)}
            addedIds={addedIds.join()}
            workoutId={draft.workout_id}
            date={draft.date}
            isEdit={draft.log !== null}
            isLocked={isRunning(draft.timer)}
            edit={add}
            editNow={edit}
            show={ledger.actions.showExercise}
            isEmpty={draft.exercises.length === 0 && draft.notes.trim() === ""}
            forget={forget}
          />
          <LogDetailsLater date={draft.date} notes={draft.notes} edit={edit} />
          {draft.log && isOnline && !isRunning(draft.timer) && (
            <div>
              <ShareButtonLater
                userId={userId}
                isChanged={keeping !== null}
                logId={draft.log.id}
                label={sentences.shareToStrava}
              />
            </div>
          )}
        </aside>
      </div>
      <WorkoutBar
        {...{ userId, draft, ledger, edit, isOnline }}
        hasTurn={!saving.isSaving && draft.exercises[0]?.id !== addedId}
        isSaving={saving.isSaving}
        saveRefusal={saveRefusal(draft)}
        onSave={save}
        onFinish={finish}
        onDelete={() => void clear()}
      >
        {saving.problem && !saving.problem.isMended?.(draft) && (
          <SaveProblemLater
            problem={saving.problem}
            onRetry={save}
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
      {isAsking && (
        <PencilDialog
          count={pencilled.length}
          onConfirmAll={confirmAll}
          onLeaveOut={() => saveAfterAsking(draft)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}

/**
 * The edits of the list of exercises, and the exercise just added by one of them until it is drawn: the list answers the press first, because
 * the rows take a slow phone longer than one should wait for that. It is kept with the edit, not with its drawing.
 */
function useAdding(edit: Workout["edit"]): [undrawnId: string | null, add: Workout["edit"]] {
  const [added, setAdded] = useState<string | null>(null)
  const drawn = useDeferredValue(added)
  const add = useCallback(
    (done: DraftEdit) => {
      if (done.kind === "add_exercise") setAdded(done.new_id)
      edit(done)
    },
    [edit],
  )
  return [added === drawn ? null : added, add]
}

/** What was restored, or saved before, is not filled in. */
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

function OfflineStrip() {
  return (
    <div className={styles["offline"]}>
      <Alert tone="offline">{sentences.offlineBanner}</Alert>
    </div>
  )
}

function Notices({ keeping, notices }: { keeping: string | null; notices: string[] }) {
  const storage = keeping === "full" ? sentences.storageFull : sentences.storageUnavailable
  const { isUsable } = useOutbox()
  const isKept = keeping === null || keeping === "kept"
  if (isKept && isUsable && notices.length === 0) return null
  return (
    <div className={`stack-s ${page["notices"]}`}>
      {!isKept && <Alert tone="warning">{storage}</Alert>}
      {!isUsable && <Alert tone="warning">{sentences.queueUnavailable}</Alert>}
      {notices.map((notice) => (
        <Alert key={notice} tone="plain">
          {notice}
        </Alert>
      ))}
    </div>
  )
}
