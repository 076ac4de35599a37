import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { ExerciseMemory } from "#domain/records/training-memory.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"

export const noSets: readonly DoneSet[] = []

interface Offer {
  of: ExerciseMemory
  unit: WeightUnit
  sets: readonly DoneSet[]
}

/**
 * The sets of an exercise's last session, as offered in a unit: weights entered in the other unit are rounded to the person's plates. Undefined until
 * the weights are rounded. The code and the plates for the rounding are loaded on demand, because most workouts don't need them.
 */
export function useOfferedSets(
  userId: string,
  memory: ExerciseMemory | null | undefined,
  unit: WeightUnit,
): readonly DoneSet[] | undefined {
  const client = useQueryClient()
  const [offer, setOffer] = useState<Offer>()
  const isOther = memory?.last_sets.some((set) => set.weight !== null && set.weight_unit !== unit)

  useEffect(() => {
    if (!memory || !isOther) return
    void import("./loadable-again.ts")
      .then(({ loadableAgain }) => loadableAgain(client, userId, memory, unit))
      // Unrounded numbers are better than none.
      .catch(() => memory.last_sets)
      .then((sets) => setOffer({ of: memory, unit, sets }))
  }, [client, isOther, memory, unit, userId])

  if (!isOther) return memory?.last_sets ?? noSets
  return offer?.of === memory && offer?.unit === unit ? offer.sets : undefined
}
