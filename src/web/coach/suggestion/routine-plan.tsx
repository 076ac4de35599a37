import { useQuery } from "@tanstack/react-query"
import { LoaderCircle } from "lucide-react"
import { useState } from "react"
import { nearestRoutine } from "#domain/coach/checks/compare-routines.ts"
import { marksOfWorkout } from "#domain/coach/checks/marks.ts"
import type { PlanWorkout } from "#domain/coach/checks/suggestion.ts"
import type { RoutineContent } from "#domain/routines/routine-draft.ts"
import { AskWeights } from "#web/equipment/ask-weights.tsx"
import { Alert } from "#web/ui/messages/alert.tsx"
import { sentences } from "./routine-sentences.ts"
import { sentences as ofPlans } from "./sentences.ts"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { notesToSave } from "./notes-to-save.ts"
import { equipmentLoaded } from "./equipment-loaded.ts"
import { Marks, PlanParts } from "./plan-parts.tsx"
import { besideText, partToKeep, RoutineComparison } from "./routine-comparison.tsx"
import { RoutineFields } from "./routine-fields.tsx"
import { routinesToCompareQuery } from "./routines-to-compare-query.ts"
import { WrittenBy } from "./suggestion-panel.tsx"
import type { Plan, usePlan } from "./use-plan.ts"

/** Saves the suggestion as a new routine or over an existing one; returns the error message, or null. */
export type SaveRoutine = (
  content: RoutineContent,
  base: { id: string; revision: number } | null,
) => Promise<string | null>

interface RoutinePlanProps extends Pick<ReturnType<typeof usePlan>, "edit" | "discard"> {
  userId: string
  plan: Plan
  save: SaveRoutine
}

/** A suggested routine under review. The person can compare, edit and save it. */
export function RoutinePlan({ userId, plan, edit, discard, save }: RoutinePlanProps) {
  const { athlete, source, whys } = plan
  const routines = useQuery(routinesToCompareQuery(userId)).data ?? []
  // Undefined until the person chooses a routine to compare with. Until then, the suggestion is compared with the most similar routine.
  const [chosen, setChosen] = useState<string>()
  const [saving, setSaving] = useState<SaveAs | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const workout = plan.days[0]?.workout ?? { name: "", description: null, parts: [] }
  const { parts } = workout
  const compared =
    chosen === undefined ? nearestRoutine(parts, routines) : routines.find(({ base }) => base.id === chosen)
  const marks = marksOfWorkout(workout, athlete)
  const unknown = parts.filter(({ exercise }) => exercise === null).length
  const refusal =
    workout.name.trim() === "" ? sentences.nameMissing : parts.length === unknown ? sentences.noneLeft : null

  const change = (more: Partial<PlanWorkout>) =>
    edit((days) => days.map((day) => ({ ...day, workout: { ...workout, ...more } })))

  async function saveIt(as: SaveAs) {
    if (saving !== null) return
    if (refusal !== null) return setFailure(refusal)
    setSaving(as)
    setFailure(null)
    setFailure(await save(contentOf(workout, plan), as === "replace" && compared ? compared.base : null))
    setSaving(null)
  }
  return (
    <div className="stack">
      <RoutineFields
        {...{ workout, routines, change }}
        comparedId={compared?.base.id ?? ""}
        compare={setChosen}
      />
      {compared && (
        <RoutineComparison
          parts={parts}
          now={compared.parts}
          keep={(part) => change({ parts: [...parts, partToKeep(part, athlete)] })}
        />
      )}
      <PlanParts
        heading="h3"
        {...{ parts, marks, athlete, whys, edit }}
        beside={({ exercise }) => compared && besideText(exercise?.exercise_id, compared)}
      />
      <Marks
        marks={marks.filter(({ part }) => part === null)}
        {...{ athlete, edit }}
        nameOf={(id) => parts.find((part) => part.id === id)?.name ?? ""}
      />
      <AskWeights userId={userId} equipment={equipmentLoaded(parts)} unit={athlete.unit} />
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <p className="small">
        {marks.length === 0 ? ofPlans.passed : ofPlans.warnings(marks.length)}
        {unknown > 0 && ` ${sentences.unknownLeftOut(unknown)}`}
      </p>
      <SaveRow {...{ saving, discard }} replaced={compared?.name} save={(as) => void saveIt(as)} />
      <WrittenBy source={source} whys={whys} />
    </div>
  )
}

type SaveAs = "new" | "replace"

interface SaveRowProps {
  /** The save in progress; null if there is none. */
  saving: SaveAs | null
  /** The name of the routine that the suggestion can replace. */
  replaced: string | undefined
  save: (as: SaveAs) => void
  discard: () => void
}

function SaveRow({ saving, replaced, save, discard }: SaveRowProps) {
  return (
    <div className="row">
      <button
        type="button"
        className="button primary"
        aria-busy={saving === "new"}
        onClick={() => save("new")}
      >
        {saving === "new" && <LoaderCircle className="icon" />}
        {sentences.saveAsNew}
      </button>
      {replaced !== undefined && (
        <button
          type="button"
          className="button"
          aria-busy={saving === "replace"}
          onClick={() => save("replace")}
        >
          {sentences.replace(replaced)}
        </button>
      )}
      <button type="button" className="button quiet" onClick={discard}>
        {common.discard}
      </button>
    </div>
  )
}

/** The routine in the form it is saved in, without unknown exercises. */
function contentOf({ name, description, parts }: PlanWorkout, plan: Plan): RoutineContent {
  return {
    routine: { name: name.trim(), description: description?.trim() || null },
    exercises: parts.flatMap((part) => {
      const { exercise, sets, reps } = part
      if (!exercise) return []
      return [
        {
          exercise_id: exercise.exercise_id,
          sets: exercise.exercise_type === "cardio" ? null : sets,
          reps,
          notes: notesToSave(part, plan),
        },
      ]
    }),
  }
}
