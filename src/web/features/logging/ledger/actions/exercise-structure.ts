import { movedBy } from "#domain/supersets/edit-supersets.ts"
import { newId } from "#web/device/new-id.ts"
import { sentences } from "../sentences.ts"
import { focusIds } from "./focus-ids.ts"
import type { ExerciseStructure, LedgerContext } from "./ledger-actions.ts"
import { refusesIn } from "./refuses-in.ts"

/** The actions that change the order, number or supersets of exercises. */
export function exerciseStructure(context: LedgerContext): ExerciseStructure {
  const { edit, say, focusOn, latest } = context
  const refuses = refusesIn(context)
  return {
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
      // At either end of the list, the pressed button can no longer take the focus, so the button for the other direction gets it.
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
