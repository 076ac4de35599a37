import type { RefObject } from "react"
import {
  endsWorkout,
  findSet,
  type FoundSet,
  isWithinRound,
  isPlanned,
  nextOpenSetId,
} from "#domain/workout/current-set.ts"
import type { Draft, DraftExercise, DraftSet } from "#domain/workout/draft.ts"
import { type DraftEdit, editDraft, isLocked, type PickedExercise } from "#domain/workout/edit-draft.ts"
import { formatDuration } from "#domain/measures/duration.ts"
import { lastWarmups, openWarmups } from "#domain/workout/last-time.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import { usualRest } from "#domain/workout/rest.ts"
import { movedBy } from "#domain/supersets/edit-supersets.ts"
import {
  entryField,
  hasData,
  hasNumbers,
  isContinuation,
  type SetField,
  unreadableFields,
} from "#domain/workout/set-fields.ts"
import { newId } from "#web/device/new-id.ts"
import { keepRest, readRest, startRest } from "#web/device/rest-store.ts"
import type { useMessages } from "#web/ui/messages.tsx"
import { sentences } from "../sentences.ts"
import { focusIds } from "./focus-ids.ts"
import { describeNumbers } from "./set-words.ts"

/** The actions of the ledger. The object keeps its identity while the screen is open. */
export interface SetActions {
  edit: (edit: DraftEdit) => void
  /** Makes a set the current one and focuses one of its fields. */
  open: (setId: string, field?: SetField) => void
  confirm: (setId: string, isDone: boolean, byKeyboard: boolean) => void
  /** Adds a set; `last` are the sets of the exercise's last session. */
  addSet: (exerciseId: string, byKeyboard: boolean, last: readonly DoneSet[]) => void
  /** Pencils a suggestion into the open sets and goes to the first of them. */
  takeSuggestion: (exerciseId: string, suggested: { weight: number | null; reps: number }) => void
  /** Puts last time's warm-ups before the sets, in pencil. */
  addWarmups: (exerciseId: string, last: readonly DoneSet[]) => void
  /** Takes out the warm-ups that nobody has confirmed. */
  dropWarmups: (exerciseId: string) => void
  removeSet: (setId: string) => void
  /** Puts another exercise in the place of one. */
  swapExercise: (exerciseId: string, other: PickedExercise, movesDone: boolean) => void
  /** Opens the menu of an exercise; null closes it. */
  openMenu: (exerciseId: string | null) => void
  /** Brings the note of an exercise to be edited. */
  noteExercise: (exerciseId: string) => void
  /** Brings an exercise into view; null: the first, or the blank page. */
  showExercise: (exerciseId: string | null) => void
  removeExercise: (exerciseId: string) => void
  moveExercise: (exerciseId: string, by: -1 | 1) => void
  /** Makes a superset of an exercise and the one below it, or takes it out of its own. */
  joinExercise: (exerciseId: string, isJoined: boolean) => void
}

/** What the actions work with. */
export interface LedgerContext {
  userId: string
  openMenu: (exerciseId: string | null) => void
  note: (exerciseId: string) => void
  edit: (edit: DraftEdit) => void
  /** Makes a set the one of now. `isLate`: its row may be drawn after the press was answered. */
  choose: (setId: string | null, isLate?: boolean) => void
  announce: (text: string) => void
  /** Remembers the exercise of the confirmed set. */
  worked: (exerciseId: string) => void
  say: ReturnType<typeof useMessages>["say"]
  /** Moves the focus to an element; the row named beside it is brought into view. */
  focusOn: (elementId: string, rowId?: string) => void
  latest: RefObject<{ draft: Draft; currentId: string | null }>
}

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

  /** Says why not, when the running timer locks it. */
  function refuses(kind: DraftEdit["kind"]): boolean {
    const refused = isLocked(latest.current.draft, kind)
    if (refused) say(sentences.lockedByTimer)
    return refused
  }

  return {
    edit,
    open,
    openMenu: context.openMenu,
    noteExercise(id) {
      context.note(id)
      focusOn(focusIds.note(id))
    },
    swapExercise: (id, other, movesDone) => swapExercise(context, id, other, movesDone),
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
    addWarmups(id, last) {
      const new_ids = lastWarmups(last).map(() => newId())
      edit({ kind: "add_warmups", id, last, new_ids })
      const [firstId] = new_ids
      if (firstId === undefined) return
      choose(firstId)
      focusOn(focusIds.confirm(firstId), focusIds.row(firstId))
    },
    dropWarmups(id) {
      const exercise = latest.current.draft.exercises.find((each) => each.id === id)
      if (!exercise || refuses("drop_warmups")) return
      const dropped = openWarmups(exercise).map((set) => ({ set, index: exercise.sets.indexOf(set) }))
      edit({ kind: "drop_warmups", id })
      choose(null)
      focusOn(focusIds.menu(id))
      say(sentences.warmupsDropped(dropped.length), {
        undo: () => {
          for (const each of dropped) edit({ kind: "put_back_set", id, ...each })
        },
      })
    },
    removeSet(setId) {
      const found = findSet(latest.current.draft, setId)
      if (!found || refuses("remove_set")) return
      const { exercise, set } = found
      const index = exercise.sets.indexOf(set)
      edit({ kind: "remove_set", set_id: setId })
      focusOn(focusIds.addSet(exercise.id))
      say(sentences.setRemoved, { undo: () => edit({ kind: "put_back_set", id: exercise.id, set, index }) })
    },
    showExercise(exerciseId) {
      const id = exerciseId ?? latest.current.draft.exercises[0]?.id
      focusOn(id === undefined ? focusIds.blankPage : focusIds.menu(id))
    },
    removeExercise(id) {
      const { exercises } = latest.current.draft
      const exercise = exercises.find((each) => each.id === id)
      if (!exercise || refuses("remove_exercise")) return
      const place = exercises.indexOf(exercise)
      const neighbour = exercises[place + 1] ?? exercises[place - 1]
      edit({ kind: "remove_exercise", id })
      focusOn(neighbour ? focusIds.menu(neighbour.id) : focusIds.blankPage)
      say(sentences.removed(exercise.exercise_name), {
        undo: () => edit({ kind: "put_back_exercise", exercise }),
      })
    },
    moveExercise(id, by) {
      if (refuses("move_exercise")) return
      edit({ kind: "move_exercise", id, by })
      // At either end only the way back is open.
      const moved = movedBy(latest.current.draft.exercises, id, by)
      const isAtEnd = moved.at(by < 0 ? 0 : -1)?.id === id
      const wayBack = by < 0 ? 1 : -1
      focusOn(focusIds.move(id, isAtEnd ? wayBack : by))
    },
    joinExercise(id, isJoined) {
      edit({ kind: isJoined ? "join_exercise" : "separate_exercise", id })
      focusOn(focusIds.menu(id))
    },
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

function swapExercise(context: LedgerContext, id: string, exercise: PickedExercise, moves_done: boolean) {
  const { edit, say, focusOn, latest } = context
  const before = latest.current.draft.exercises.find((each) => each.id === id)
  if (!before) return
  const new_id = newId()
  edit({ kind: "swap_exercise", id, exercise, moves_done, new_id, new_set_id: newId() })
  focusOn(focusIds.menu(new_id))
  say(sentences.swapped(before.exercise_name, exercise.exercise_name), {
    undo: () => edit({ kind: "swap_back", before, other_id: new_id }),
  })
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
