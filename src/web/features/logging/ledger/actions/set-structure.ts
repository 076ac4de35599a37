import { findSet } from "#domain/workout/current-set.ts"
import type { DraftExercise, DraftSet } from "#domain/workout/draft.ts"
import { editDraft } from "#domain/workout/edit-draft.ts"
import { hasData } from "#domain/workout/set-fields.ts"
import { newId } from "#web/device/new-id.ts"
import { sentences } from "../sentences.ts"
import { entryOf } from "./entry-of.ts"
import { focusIds } from "./focus-ids.ts"
import type { LedgerContext, SetStructure } from "./ledger-actions.ts"
import { refusesIn } from "./refuses-in.ts"

/** The actions that change the order or number of an exercise's sets. */
export function setStructure(context: LedgerContext): SetStructure {
  const { edit, choose, say, focusOn, latest } = context
  const refuses = refusesIn(context)
  return {
    addSet(exerciseId, byKeyboard, last) {
      const exercise = latest.current.draft.exercises.find((each) => each.id === exerciseId)
      if (!exercise) return
      const id = newId()
      const addition = { kind: "add_set", id: exerciseId, new_set_id: id, last } as const
      edit(addition)
      // If a row above is still to be filled in, the new set is for later and isn't opened.
      if (exercise.sets.some((set) => isWaiting(set, exercise))) return
      choose(id)
      const added = findSet(editDraft(latest.current.draft, addition), id)
      if (added) focusOn(entryOf(added, byKeyboard), focusIds.row(id))
    },
    takeSuggestion(id, sets) {
      edit({ kind: "use_suggestion", id, sets })
      const exercise = latest.current.draft.exercises.find((each) => each.id === id)
      const first = exercise?.sets.find((set) => !set.is_done)
      if (!first) return
      choose(first.id)
      focusOn(focusIds.confirm(first.id), focusIds.row(first.id))
    },
    moveSet(setId, by) {
      const found = findSet(latest.current.draft, setId)
      if (!found || refuses("move_set")) return
      const { sets } = found.exercise
      const to = sets.indexOf(found.set) + by
      edit({ kind: "move_set", set_id: setId, to })
      // At either end of the list, the pressed button can no longer take the focus, so the button for the other direction gets it.
      const isAtEnd = to === (by < 0 ? 0 : sets.length - 1)
      const wayBack = by < 0 ? 1 : -1
      focusOn(focusIds.moveSet(setId, isAtEnd ? wayBack : by), focusIds.row(setId))
      context.announce(sentences.setMoved(to + 1, sets.length))
    },
    placeSet(setId, to) {
      if (!refuses("move_set")) edit({ kind: "move_set", set_id: setId, to })
    },
    noteSet: (setId) => focusOn(focusIds.setNote(setId), focusIds.row(setId)),
    removeSet(setId) {
      const found = findSet(latest.current.draft, setId)
      if (!found || refuses("remove_set")) return
      const { exercise, set } = found
      const index = exercise.sets.indexOf(set)
      edit({ kind: "remove_set", set_id: setId })
      focusOn(focusIds.addSet(exercise.id))
      say(sentences.setRemoved, { undo: () => edit({ kind: "put_back_set", id: exercise.id, set, index }) })
    },
  }
}

function isWaiting(set: DraftSet, { measure }: DraftExercise): boolean {
  return !set.is_done && (set.is_prefilled || !hasData(set, measure))
}
