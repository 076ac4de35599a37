import { findSet } from "#domain/workout/current-set.ts"
import type { DraftExercise, DraftSet } from "#domain/workout/draft.ts"
import { type DraftEdit, editDraft, isLocked } from "#domain/workout/edit-draft.ts"
import { lastWarmups, openWarmups } from "#domain/workout/last-time.ts"
import { movedBy } from "#domain/supersets/edit-supersets.ts"
import { hasData } from "#domain/workout/set-fields.ts"
import { newId } from "#web/device/new-id.ts"
import { sentences as logging } from "../../sentences.ts"
import { entryOf } from "./entry-of.ts"
import { focusIds } from "./focus-ids.ts"
import { sentences } from "../sentences.ts"
import type { LedgerContext, StructureActions } from "./ledger-actions.ts"

/** The actions on what `context` gives. */
export function structureActions(context: LedgerContext): StructureActions {
  const { edit, choose, say, focusOn, latest } = context

  /** Says why not, when the running timer locks it. */
  function refuses(kind: DraftEdit["kind"]): boolean {
    const refused = isLocked(latest.current.draft, kind)
    if (refused) say(logging.lockedByTimer)
    return refused
  }

  return {
    addSet(exerciseId, byKeyboard, last) {
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
    },
    takeSuggestion(id, suggested) {
      edit({ kind: "use_suggestion", id, ...suggested })
      const exercise = latest.current.draft.exercises.find((each) => each.id === id)
      const first = exercise?.sets.find((set) => !set.is_done)
      if (!first) return
      choose(first.id)
      focusOn(focusIds.confirm(first.id), focusIds.row(first.id))
    },
    swapExercise(id, exercise, moves_done) {
      const before = latest.current.draft.exercises.find((each) => each.id === id)
      if (!before) return
      const new_id = newId()
      edit({ kind: "swap_exercise", id, exercise, moves_done, new_id, new_set_id: newId() })
      focusOn(focusIds.menu(new_id))
      say(sentences.swapped(before.exercise_name, exercise.exercise_name), {
        undo: () => edit({ kind: "swap_back", before, other_id: new_id }),
      })
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
    addWarmup(id, last) {
      const new_set_id = newId()
      edit({ kind: "add_warmup", id, new_set_id, last })
      choose(new_set_id)
      focusOn(focusIds.confirm(new_set_id), focusIds.row(new_set_id))
    },
    moveSet(setId, by) {
      const found = findSet(latest.current.draft, setId)
      if (!found || refuses("move_set")) return
      const { sets } = found.exercise
      const to = sets.indexOf(found.set) + by
      edit({ kind: "move_set", set_id: setId, to })
      // At either end only the way back is open.
      const isAtEnd = to === (by < 0 ? 0 : sets.length - 1)
      const wayBack = by < 0 ? 1 : -1
      focusOn(focusIds.moveSet(setId, isAtEnd ? wayBack : by), focusIds.row(setId))
      context.announce(sentences.setMoved(to + 1, sets.length))
    },
    placeSet(setId, to) {
      if (!refuses("move_set")) edit({ kind: "move_set", set_id: setId, to })
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

function isWaiting(set: DraftSet, { measure }: DraftExercise): boolean {
  return !set.is_done && (set.is_prefilled || !hasData(set, measure))
}
