import { useQuery } from "@tanstack/react-query"
import { useCallback, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { DaySpan } from "#domain/programs/view/lift-course.ts"
import { runsOfExerciseQuery } from "./exercise-runs-query.ts"

/** Where a lift's cycles start, and the lighter weeks, for a chart of the lift. */
export interface CycleMarks {
  starts: readonly { at: LocalDay; name: string; shortName: string }[]
  hatched: readonly DaySpan[]
}

const noRuns: never[] = []

/** The runs that trained an exercise, and its cycles as `LiftCycles` reports them. Without `exerciseId`, nothing is fetched. */
export function useCycles(userId: string, exerciseId: string | null) {
  const runs = useQuery({
    ...runsOfExerciseQuery(userId, exerciseId ?? ""),
    enabled: exerciseId !== null,
  })
  const [known, setKnown] = useState<{ exerciseId: string; marks: CycleMarks } | null>(null)
  const setMarks = useCallback(
    (ofExercise: string, marks: CycleMarks) => setKnown({ exerciseId: ofExercise, marks }),
    [],
  )
  return {
    runs: runs.data ?? noRuns,
    /** The cycles to mark in the chart; undefined while they load. */
    marks: known !== null && known.exerciseId === exerciseId ? known.marks : undefined,
    setMarks,
  }
}
