import {
  endsWorkout,
  findSet,
  type FoundSet,
  isWithinRound,
  isPlanned,
  nextOpenSetId,
} from "#domain/workout/current-set.ts"
import type { Draft } from "#domain/workout/draft.ts"
import { editDraft } from "#domain/workout/edit-draft.ts"
import { formatDuration } from "#domain/measures/duration.ts"
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
import { keepRest, readRest, startRest } from "#web/device/rest-store.ts"
import { parts } from "../../screen/parts-below.ts"
import { sentences } from "../../sentences.ts"
import { entryOf } from "./entry-of.ts"
import { focusIds } from "./focus-ids.ts"
import type { LedgerContext, SetActions, StructureActions } from "./ledger-actions.ts"
import { describeNumbers } from "../set-words.ts"

// The actions that change the order or number of rows are in the chunk with the parts below the sets, which loads together with the page.
let structureHere: ((context: LedgerContext) => StructureActions) | undefined
const loadStructure = async () => (structureHere ??= (await parts).structureActions)
void loadStructure().catch(() => {})

/** The ledger's actions. */
export function setActions(context: LedgerContext): SetActions {
  const { edit, choose, say, focusOn, latest } = context

  function open(setId: string, field?: SetField) {
    const found = findSet(latest.current.draft, setId)
    if (!found) return
    choose(setId)
    const first = entryField(found.exercise.measure)
    focusOn(focusIds.field(setId, field ?? first))
  }

  function later(act: (actions: StructureActions) => void) {
    if (structureHere) return act(structureHere(context))
    return void loadStructure().then(
      (structure) => act(structure(context)),
      () => say(sentences.partMissing, { tone: "error" }),
    )
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
    addSet: (...given) => later((actions) => actions.addSet(...given)),
    takeSuggestion: (...given) => later((actions) => actions.takeSuggestion(...given)),
    showExercise(exerciseId) {
      const id = exerciseId ?? latest.current.draft.exercises[0]?.id
      focusOn(id === undefined ? focusIds.blankPage : focusIds.menu(id))
    },
    swapExercise: (...given) => later((actions) => actions.swapExercise(...given)),
    addWarmups: (...given) => later((actions) => actions.addWarmups(...given)),
    dropWarmups: (...given) => later((actions) => actions.dropWarmups(...given)),
    addWarmup: (...given) => later((actions) => actions.addWarmup(...given)),
    moveSet: (...given) => later((actions) => actions.moveSet(...given)),
    placeSet: (...given) => later((actions) => actions.placeSet(...given)),
    removeSet: (...given) => later((actions) => actions.removeSet(...given)),
    noteSet: (...given) => later((actions) => actions.noteSet(...given)),
    removeExercise: (...given) => later((actions) => actions.removeExercise(...given)),
    moveExercise: (...given) => later((actions) => actions.moveExercise(...given)),
    joinExercise: (...given) => later((actions) => actions.joinExercise(...given)),
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
  context.setLatestExercise(exercise.id)
  const done = sentences.setDone(describeNumbers(set, exercise.measure, draft), exercise.exercise_name)
  context.announce([done, restAfter(context.userId, draft, found)].filter(Boolean).join(" "))
  if (setId === context.latest.current.currentId) openNext(context, found, byKeyboard)
}

/** The draft after stopping the set's clock, if it was running. */
function withClockStopped({ edit, latest }: LedgerContext, setId: string): Draft {
  const { draft } = latest.current
  if (draft.set_clock?.set_id !== setId) return draft
  const stop = { kind: "stop_set_clock", now: Date.now() } as const
  edit(stop)
  return editDraft(draft, stop)
}

/**
 * Starts the rest after a set and returns the text to announce. There is no rest while a saved log is being edited, before a drop or rest-pause set,
 * within a round, or after the last set.
 */
function restAfter(userId: string, draft: Draft, { exercise, set }: FoundSet): string | null {
  const next = exercise.sets[exercise.sets.indexOf(set) + 1]
  const isContinued =
    (next && isContinuation(next) && !next.is_done) || isWithinRound(draft, { exercise, set })
  if (draft.log || isContinued) return null
  if (endsWorkout(draft, set.id)) {
    keepRest(userId, null)
    return null
  }
  const { exercise_id, exercise_name } = exercise
  const usual = usualRest(exercise)
  const planned = set.planned_rest
  const seconds = startRest(userId, { exercise_id, exercise_name, set_id: set.id, usual, planned })
  return seconds === 0 ? null : sentences.resting(formatDuration(seconds))
}

function endRestAfter(userId: string, setId: string) {
  if (readRest(userId)?.set_id === setId) keepRest(userId, null)
}

/** Opens the next open set. On touch, its row scrolls into view, while the button that confirms it stays in place. */
function openNext(
  { latest, choose, focusOn }: LedgerContext,
  { exercise, set }: FoundSet,
  byKeyboard: boolean,
) {
  const nextId = nextOpenSetId(latest.current.draft, set.id)
  const next = nextId === null ? undefined : findSet(latest.current.draft, nextId)
  // A keyboard needs the field before the next key press. After a tap, the row renders later, because two rows take too long on slow phones.
  choose(nextId, !byKeyboard)
  if (!next) return focusOn(focusIds.addSet(exercise.id))
  const isSame = next.exercise.id === exercise.id
  // In an ad hoc workout, don't scroll to the next exercise while it is still empty, because the person may want another set here first.
  const showsRow =
    byKeyboard || isSame || isPlanned(latest.current.draft) || hasNumbers(next.set, next.exercise.measure)
  const entry = byKeyboard || isSame ? entryOf(next, byKeyboard) : focusIds.confirm(next.set.id)
  focusOn(entry, showsRow ? focusIds.row(next.set.id) : undefined)
}
