import { lastWarmups, openWarmups } from "#domain/workout/last-time.ts"
import { newId } from "#web/device/new-id.ts"
import { sentences } from "../sentences.ts"
import { focusIds } from "./focus-ids.ts"
import type { LedgerContext, WarmupStructure } from "./ledger-actions.ts"
import { refusesIn } from "./refuses-in.ts"

/** The actions that add warm-ups before an exercise's sets, or remove them. */
export function warmupStructure(context: LedgerContext): WarmupStructure {
  const { edit, choose, say, focusOn, latest } = context
  const refuses = refusesIn(context)
  return {
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
  }
}
