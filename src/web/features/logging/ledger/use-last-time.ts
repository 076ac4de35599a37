import { useQuery } from "@tanstack/react-query"
import { useCallback, useEffect, useMemo, useRef } from "react"
import type { DraftExercise } from "#domain/workout/draft.ts"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import { loadableSets } from "#domain/records/load-steps.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { ExerciseMemory, TrainingMemory } from "#domain/records/training-memory.ts"
import { keepKnownMemory, readKnownMemory } from "#web/offline/answers/known-store.ts"
import { trainingMemoryQuery } from "../queries.ts"

interface LastTimeOptions {
  userId: string
  exercise: DraftExercise
  editedLogId: string | null
  weightUnit: WeightUnit
  isPrefilled: boolean
  fillIn: (edit: DraftEdit) => void
}

/**
 * What was done with an exercise before (of a log that is edited: before that log): null when it never was, undefined while that is not
 * known. The sets of its last session are pencilled into its empty sets, once.
 */
export function useLastTime(options: LastTimeOptions): ExerciseMemory | null | undefined {
  const { userId, exercise, editedLogId, weightUnit: unit, isPrefilled, fillIn } = options
  const { exercise_id } = exercise
  const select = useCallback((all: TrainingMemory) => all[exercise_id] ?? null, [exercise_id])
  const { data } = useQuery({ ...trainingMemoryQuery(userId, editedLogId), select })
  const isSettled = useRef(!isPrefilled)

  useEffect(() => {
    if (data === undefined || isSettled.current) return
    isSettled.current = true
    if (data)
      fillIn({
        kind: "offer_last_time",
        id: exercise.id,
        last: loadableSets(data.last_sets, data.equipment, unit),
      })
  }, [data, exercise.id, fillIn, unit])

  useEffect(() => {
    if (data && editedLogId === null) keepKnownMemory(userId, exercise_id, data)
  }, [data, editedLogId, exercise_id, userId])

  const known = useMemo(
    // What this device remembers is the latest, which an edited log may be older than.
    () => (isPrefilled || editedLogId !== null ? undefined : readKnownMemory(userId, exercise_id)),
    [editedLogId, exercise_id, isPrefilled, userId],
  )
  return data === undefined ? known : data
}
