import { Check, Plus } from "lucide-react"
import { useQueryClient } from "@tanstack/react-query"
import { findSet, type FoundSet, isPlanned } from "#domain/workout/current-set.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { allSets, type Draft, type DraftExercise } from "#domain/workout/draft.ts"
import { spineLabels } from "#domain/workout/set-fields.ts"
import { useRest } from "#web/device/rest-store.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { useWide } from "#web/ui/use-wide.ts"
import { ConfirmNow } from "../ledger/now/confirm-now.tsx"
import type { Ledger } from "../ledger/actions/use-ledger.ts"
import { setTypeNames } from "#domain/workout/set-type-words.ts"
import { noSets, useOfferedSets } from "../ledger/exercise/use-offered-sets.ts"
import { sentences as rows } from "../ledger/row-sentences.ts"
import { trainingMemoryQuery } from "../queries.ts"
import { sentences } from "../sentences.ts"

const RestBesideSet = lazyPart(async () => (await import("../resting/rest-strip.tsx")).RestBesideSet)

interface TurnProps {
  userId: string
  draft: Draft
  ledger: Ledger
  onFinish: () => void
}

/** The bar's first line: the rest timer or the current set, and the next step, always in the same place. */
export function Turn({ userId, draft, ledger, onFinish }: TurnProps) {
  const rest = useRest(userId)
  const act = useNextAct({ userId, draft, ledger, onFinish })
  if (!rest && !act) return null
  return (
    <div className="turn">
      {rest ? (
        <RestBesideSet userId={userId} rest={rest} />
      ) : (
        <WhatNow draft={draft} found={findSet(draft, ledger.currentId)} />
      )}
      {act}
    </div>
  )
}

/**
 * The button for the next step: confirm the current set (on wide screens, that button is in the set's row), add a set, or finish. For a saved
 * log, Update takes the place of Finish.
 */
function useNextAct({ userId, draft, ledger, onFinish }: TurnProps) {
  const isWide = useWide()
  const { actions, currentId, latestExerciseId } = ledger
  const found = findSet(draft, currentId)
  if (found) return isWide ? null : <ConfirmCurrent draft={draft} found={found} actions={actions} />
  if (draft.log) return null
  if (isPlanned(draft) && draft.exercises.length > 0)
    return (
      <button type="button" className="button now large" onClick={onFinish}>
        <Check className="icon" />
        {sentences.finish}
      </button>
    )
  const exercise = draft.exercises.find(({ id }) => id === latestExerciseId) ?? draft.exercises.at(-1)
  if (!exercise || isWide) return null
  return <AddSet {...{ userId, exercise, actions }} unit={draft.weight_unit} />
}

interface AddSetProps {
  userId: string
  exercise: DraftExercise
  unit: WeightUnit
  actions: Ledger["actions"]
}

function AddSet({ userId, exercise, unit, actions }: AddSetProps) {
  const memory = useQueryClient().getQueryData(trainingMemoryQuery(userId, null).queryKey)
  const last = useOfferedSets(userId, memory?.[exercise.exercise_id], unit) ?? noSets
  return (
    <button
      type="button"
      className="button large"
      onClick={(event) => actions.addSet(exercise.id, event.detail === 0, last)}
    >
      <Plus className="icon" />
      <span>
        {rows.addSet}
        <span className="hidden-text">{rows.to(exercise.exercise_name)}</span>
      </span>
    </button>
  )
}

interface ConfirmCurrentProps {
  draft: Draft
  found: FoundSet
  actions: Ledger["actions"]
}

function ConfirmCurrent({ draft, found: { exercise, set }, actions }: ConfirmCurrentProps) {
  const { set_clock, weight_unit, distance_unit } = draft
  return (
    <ConfirmNow
      // The set's id is the key, so that the second tap of a double tap doesn't confirm the next set.
      key={set.id}
      {...{ set, actions }}
      label={labelOf({ exercise, set })}
      measure={exercise.measure}
      weightUnit={weight_unit}
      distanceUnit={distance_unit}
      clockFrom={set_clock?.set_id === set.id ? set_clock.started_at : null}
      exerciseName={exercise.exercise_name}
    />
  )
}

function labelOf({ exercise, set }: FoundSet): string {
  return spineLabels(exercise)[exercise.sets.indexOf(set)] ?? ""
}

function WhatNow({ draft, found }: { draft: Draft; found: FoundSet | undefined }) {
  if (!found)
    return (
      <span className="turn-what">
        <b>{sentences.allDone(allSets(draft).length)}</b>
      </span>
    )
  const { exercise, set } = found
  const working = exercise.sets.filter(({ set_type }) => set_type === "normal").length
  return (
    <span className="turn-what">
      <b>
        {set.set_type === "normal" ? sentences.setOf(labelOf(found), working) : setTypeNames[set.set_type]}
      </b>
      <span className="small soft">{exercise.exercise_name}</span>
    </span>
  )
}
