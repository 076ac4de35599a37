import { useQuery } from "@tanstack/react-query"
import { useCallback, useEffect, useMemo, useRef } from "react"
import type { DoneSet } from "#domain/workout/done-set.ts"
import type { DraftExercise } from "#domain/workout/draft.ts"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { ExerciseMemory, TrainingMemory } from "#domain/records/training-memory.ts"
import { keepKnownMemory, readKnownMemory } from "#web/offline/answers/known-store.ts"
import { trainingMemoryQuery } from "../../queries.ts"
import { noSets, useOfferedSets } from "./use-offered-sets.ts"

interface LastTimeOptions {
  userId: string
  exercise: DraftExercise
  editedLogId: string | null
  weightUnit: WeightUnit
  isPrefilled: boolean
  fillIn: (edit: DraftEdit) => void
}

interface LastTime {
  /** The exercise's history: null if it was never done, undefined until loaded. */
  memory: ExerciseMemory | null | undefined
  /** The sets of the last session, as suggested for today. */
  offered: readonly DoneSet[]
}

/**
 * An exercise's history; while a log is being edited, the history before that log. Prefills the empty sets with those of the last session, once.
 */
export function useLastTime(options: LastTimeOptions): LastTime {
  const { userId, exercise, editedLogId, weightUnit: unit, isPrefilled, fillIn } = options
  const { exercise_id } = exercise
  const select = useCallback((all: TrainingMemory) => all[exercise_id] ?? null, [exercise_id])
  const { data } = useQuery({ ...trainingMemoryQuery(userId, editedLogId), select })
  const isSettled = useRef(!isPrefilled)

  useEffect(() => {
    if (data && editedLogId === null) keepKnownMemory(userId, exercise_id, data)
  }, [data, editedLogId, exercise_id, userId])

  const known = useMemo(
    // The history on this device is the latest one, so it is wrong for an older log.
    () => (isPrefilled || editedLogId !== null ? undefined : readKnownMemory(userId, exercise_id)),
    [editedLogId, exercise_id, isPrefilled, userId],
  )
  const memory = data === undefined ? known : data
  const offered = useOfferedSets(userId, memory, unit)

  useEffect(() => {
    if (data === undefined || !offered || isSettled.current) return
    isSettled.current = true
    if (data) fillIn({ kind: "offer_last_time", id: exercise.id, last: offered })
  }, [data, exercise.id, fillIn, offered])

  return { memory, offered: offered ?? noSets }
}
