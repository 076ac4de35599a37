import {
  endsWorkout,
  findSet,
  type FoundSet,
  isWithinRound,
  isPlanned,
  nextOpenSetId,
} from "#domain/workout/current-set.ts"
import type { Draft, DraftExercise, DraftSet } from "#domain/workout/draft.ts"
import { editDraft } from "#domain/workout/edit-draft.ts"
import { formatDuration } from "#domain/measures/duration.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import { usualRest } from "#domain/workout/rest.ts"
import {
  entryField,
  hasData,
  hasNumbers,
  isContinuation,
  type SetField,
  unreadableFields,
} from "#domain/workout/set-fields.ts"
import { currentDay } from "#web/device/current-day.ts"
import { newId } from "#web/device/new-id.ts"
import { keepRest, readRest, startRest } from "#web/device/rest-store.ts"
import { sentences } from "../sentences.ts"
import { focusIds } from "./focus-ids.ts"
import type { LedgerContext, SetActions, StructureActions } from "./ledger-actions.ts"
import { describeNumbers } from "./set-words.ts"

/** The actions of the ledger on what `context` gives. */
export function setActions(context: LedgerContext): SetActions {
  const { edit, choose, say, focusOn, latest } = context

  function open(setId: string, field?: SetField) {
    const found = findSet(latest.current.draft, setId)
    if (!found) return
    choose(setId)
    const first = entryField(found.exercise.measure)
    focusOn(focusIds.field(setId, field ?? first))
  }

  /** What changes the order or the number of rows comes with the parts below the sets, which are asked for with the page. */
  async function later(act: (actions: StructureActions) => void) {
    try {
      const { structureActions } = await import("../screen/after-the-sets.ts")
      act(structureActions(context))
    } catch {
      say(sentences.partMissing, { tone: "error" })
    }
  }

  return {
    edit,
    open,
    openMenu: context.openMenu,
    noteExercise(id) {
      context.note(id)
      focusOn(focusIds.note(id))
    },
    confirm: (setId, isDone, byKeyboard) => confirm(context, open, { setId, isDone, byKeyboard }),
    addSet: (exerciseId, byKeyboard, last) => addSet(context, { exerciseId, byKeyboard, last }),
    takeSuggestion(id, suggested) {
      edit({ kind: "use_suggestion", id, ...suggested })
      const exercise = latest.current.draft.exercises.find((each) => each.id === id)
      const first = exercise?.sets.find((set) => !set.is_done)
      if (!first) return
      choose(first.id)
      focusOn(focusIds.confirm(first.id), focusIds.row(first.id))
    },
    showExercise(exerciseId) {
      const id = exerciseId ?? latest.current.draft.exercises[0]?.id
      focusOn(id === undefined ? focusIds.blankPage : focusIds.menu(id))
    },
    swapExercise: (...given) => void later((actions) => actions.swapExercise(...given)),
    addWarmups: (...given) => void later((actions) => actions.addWarmups(...given)),
    dropWarmups: (...given) => void later((actions) => actions.dropWarmups(...given)),
    addWarmup: (...given) => void later((actions) => actions.addWarmup(...given)),
    moveSet: (...given) => void later((actions) => actions.moveSet(...given)),
    placeSet: (...given) => void later((actions) => actions.placeSet(...given)),
    removeSet: (...given) => void later((actions) => actions.removeSet(...given)),
    removeExercise: (...given) => void later((actions) => actions.removeExercise(...given)),
    moveExercise: (...given) => void later((actions) => actions.moveExercise(...given)),
    joinExercise: (...given) => void later((actions) => actions.joinExercise(...given)),
  }
}

interface Confirmation {
  setId: string
  isDone: boolean
  byKeyboard: boolean
}

function confirm(
  context: LedgerContext,
  open: SetActions["open"],
  { setId, isDone, byKeyboard }: Confirmation,
) {
  const draft = withClockStopped(context, setId)
  const found = findSet(draft, setId)
  if (!found) return
  const { exercise, set } = found
  if (!isDone) {
    context.edit({ kind: "confirm_sets", set_ids: [setId], is_done: false })
    endRestAfter(context.userId, setId)
    context.choose(setId)
    return context.focusOn(byKeyboard ? entryOf(found, true) : focusIds.confirm(setId), focusIds.row(setId))
  }
  const [unreadable] = unreadableFields(set, exercise.measure)
  if (unreadable) return open(setId, unreadable)
  if (!hasData(set, exercise.measure)) {
    context.say(sentences.nothingToConfirm)
    return open(setId)
  }
  context.edit({ kind: "confirm_sets", set_ids: [setId], is_done: true })
  context.edit({ kind: "count_session", set_id: setId, now: Date.now(), today: currentDay() })
  context.worked(exercise.id)
  const done = sentences.setDone(describeNumbers(set, exercise.measure, draft), exercise.exercise_name)
  context.announce([done, restAfter(context.userId, draft, found)].filter(Boolean).join(" "))
  if (setId === context.latest.current.currentId) goOn(context, found, byKeyboard)
}

/** The draft with the time of the set taken, if it was being taken. */
function withClockStopped({ edit, latest }: LedgerContext, setId: string): Draft {
  const { draft } = latest.current
  if (draft.set_clock?.set_id !== setId) return draft
  const stop = { kind: "stop_set_clock", now: Date.now() } as const
  edit(stop)
  return editDraft(draft, stop)
}

/** Starts the rest after a set and announces it. A saved log has no rests, nor has a set that a drop or rest-pause set continues; the last set of a workout ends them. */
function restAfter(userId: string, draft: Draft, { exercise, set }: FoundSet): string | null {
  const next = exercise.sets[exercise.sets.indexOf(set) + 1]
  const goesOn = (next && isContinuation(next) && !next.is_done) || isWithinRound(draft, { exercise, set })
  if (draft.log || goesOn) return null
  if (endsWorkout(draft, set.id)) {
    keepRest(userId, null)
    return null
  }
  const { exercise_id, exercise_name, measure } = exercise
  const usual = usualRest(measure)
  const seconds = startRest(userId, { exercise_id, exercise_name, set_id: set.id, usual })
  return seconds === 0 ? null : sentences.resting(formatDuration(seconds))
}

function endRestAfter(userId: string, setId: string) {
  if (readRest(userId)?.set_id === setId) keepRest(userId, null)
}

/** Goes on to the next open set. With touch, its row comes into view and the button to confirm it stays where it is. */
function goOn({ latest, choose, focusOn }: LedgerContext, { exercise, set }: FoundSet, byKeyboard: boolean) {
  const nextId = nextOpenSetId(latest.current.draft, set.id)
  const next = nextId === null ? undefined : findSet(latest.current.draft, nextId)
  // What is typed next must find its field, and a slow phone takes longer over two rows than a tap should wait.
  choose(nextId, !byKeyboard)
  if (!next) return focusOn(focusIds.addSet(exercise.id))
  const isSame = next.exercise.id === exercise.id
  // In a workout that grows as it goes, the person may want one more set here before an exercise that is still empty.
  const leadsOn =
    byKeyboard || isSame || isPlanned(latest.current.draft) || hasNumbers(next.set, next.exercise.measure)
  const entry = byKeyboard || isSame ? entryOf(next, byKeyboard) : focusIds.confirm(next.set.id)
  focusOn(entry, leadsOn ? focusIds.row(next.set.id) : undefined)
}

/** With touch, focus goes to Confirm; with a keyboard, or when the row is empty, to its first field. */
function entryOf({ exercise, set }: FoundSet, byKeyboard: boolean): string {
  const first = entryField(exercise.measure)
  return !byKeyboard && hasNumbers(set, exercise.measure)
    ? focusIds.confirm(set.id)
    : focusIds.field(set.id, first)
}

interface Addition {
  exerciseId: string
  byKeyboard: boolean
  last: readonly DoneSet[]
}

function addSet(context: LedgerContext, { exerciseId, byKeyboard, last }: Addition) {
  const { edit, choose, focusOn, latest } = context
  const exercise = latest.current.draft.exercises.find((each) => each.id === exerciseId)
  if (!exercise) return
  const id = newId()
  const addition = { kind: "add_set", id: exerciseId, new_set_id: id, last } as const
  edit(addition)
  // Whoever still has a row to fill in above is adding for later.
  if (exercise.sets.some((set) => isWaiting(set, exercise))) return
  choose(id)
  const added = findSet(editDraft(latest.current.draft, addition), id)
  if (added) focusOn(entryOf(added, byKeyboard), focusIds.row(id))
}

function isWaiting(set: DraftSet, { measure }: DraftExercise): boolean {
  return !set.is_done && (set.is_prefilled || !hasData(set, measure))
}
