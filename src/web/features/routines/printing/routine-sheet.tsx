import { useQuery } from "@tanstack/react-query"
import type { RoutineDraft, RoutinePart } from "#domain/routines/routine-draft.ts"
import { placesOf } from "#domain/supersets/supersets.ts"
import { usualRest } from "#domain/workout/rest.ts"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { readRestLength } from "#web/device/rest-store.ts"
import { ExerciseTable } from "#web/printing/exercise-table.tsx"
import { Paper } from "#web/printing/paper.tsx"
import { sentences as printing } from "#web/printing/sentences.ts"
import { loadsText, restText, sentences, setsText } from "./sentences.ts"
import { plannedOnPaper } from "./routine-on-paper.ts"
import { useSuggestedLoads } from "./use-suggested-loads.ts"

interface RoutineSheetProps {
  userId: string
  draft: RoutineDraft
  /** How many times printing has been requested. The routine is printed whenever this goes up. */
  times: number
}

/** The printed routine: its sets, the load and the rest of each exercise, and room to write. */
export function RoutineSheet({ userId, draft, times }: RoutineSheetProps) {
  const { loads, unit, day, isLoading } = useSuggestedLoads(userId, draft.parts)
  const restOf = useRests(userId)
  const places = placesOf(draft.parts)
  const suggestedFor = (part: RoutinePart) =>
    plannedOnPaper(part, unit).loads === null ? loadsText(loads?.get(part.exercise_id) ?? []) : ""
  const loadsOf = (part: RoutinePart) =>
    loadsText(plannedOnPaper(part, unit).loads ?? []) || suggestedFor(part)
  const exercises = draft.parts.map((part, index) => ({
    place: places[index] ?? "",
    name: part.exercise_name,
    note: part.notes.trim() !== "" && <small>{part.notes}</small>,
    rows: [[setsText(part), loadsOf(part), restText(plannedOnPaper(part, unit).rest ?? restOf(part))]],
  }))
  return (
    <Paper
      title={draft.name.trim() || sentences.untitled}
      exercises={draft.parts.map(({ exercise_name }) => exercise_name)}
      {...{ times, isLoading }}
    >
      {draft.description.trim() !== "" && <p>{draft.description}</p>}
      <p>
        {printing.printed(day)} {draft.parts.some((part) => suggestedFor(part) !== "") && sentences.suggested}
      </p>
      <ExerciseTable columns={[printing.sets, printing.load(unit), sentences.rest]} {...{ exercises }} />
    </Paper>
  )
}

/** The seconds of rest after a set of an exercise: those chosen on this device, or the usual ones. */
function useRests(userId: string): (part: RoutinePart) => number {
  const { data } = useQuery(exercisesQuery(userId))
  const byId = new Map(data?.map((exercise) => [exercise.exercise_id, exercise]))
  return ({ exercise_id }) => {
    const exercise = byId.get(exercise_id)
    return readRestLength(userId, exercise_id) ?? (exercise ? usualRest(exercise) : 0)
  }
}
