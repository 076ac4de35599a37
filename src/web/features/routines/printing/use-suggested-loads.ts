import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { weightUnitOf } from "#domain/measures/units.ts"
import type { RoutinePart } from "#domain/routines/routine-draft.ts"
import { avoidedQuery } from "#web/backend/exercises/avoided-query.ts"
import { ageQuery } from "#web/backend/preferences/age-query.ts"
import { barbellsQuery } from "#web/backend/preferences/barbells-query.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { leadingProgramQuery } from "#web/backend/training/leading-program-query.ts"
import { liftHistoryQuery } from "#web/backend/training/lift-history-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { suggestedLoads } from "./routine-on-paper.ts"

/** The loads that logging the routine would suggest today, in the person's unit. There are none if this device doesn't have the person's training. */
export function useSuggestedLoads(userId: string, parts: readonly RoutinePart[]) {
  const system = useQuery(unitSystemQuery(userId))
  const history = useQuery(liftHistoryQuery(userId))
  const age = useQuery(ageQuery(userId))
  const barbells = useQuery(barbellsQuery(userId))
  const avoided = useQuery(avoidedQuery(userId))
  const program = useQuery(leadingProgramQuery(userId))
  const unit = weightUnitOf(system.data ?? likelyUnitSystem())
  const day = currentDay()
  const loads = useMemo(() => {
    if (!history.data) return null
    return suggestedLoads(parts, {
      history: history.data,
      age: age.data ?? null,
      barbells: barbells.data ?? null,
      avoided: avoided.data ?? [],
      program: program.data ?? null,
      unit,
      day,
    })
  }, [parts, history.data, age.data, barbells.data, avoided.data, program.data, unit, day])
  const isLoading = [system, history, age, barbells, avoided, program].some((query) => query.isLoading)
  return { loads, unit, day, isLoading }
}
