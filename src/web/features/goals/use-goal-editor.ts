import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import {
  emptyGoalForm,
  type GoalForm,
  goalFormOf,
  type GoalProblem,
  readGoalForm,
  unitOfForm,
} from "#domain/goals/goal-form.ts"
import { unitOfMetric } from "#domain/goals/goal-metric.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { loadKind } from "#domain/workout/load.ts"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { goalsKey } from "#web/backend/training/settle-goals.ts"
import { currentDay } from "#web/device/current-day.ts"
import { isSame } from "#web/device/device-store.ts"
import { goalDraftKey, readGoalDraft } from "#web/offline/drafts/form-draft-store.ts"
import { useFormDraft } from "#web/offline/drafts/use-form-draft.ts"
import { useRevisedSave } from "#web/offline/drafts/use-revised-save.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { type Goal, goalsQuery } from "./queries.ts"
import { type GoalContent, sendGoal } from "./save-goal.ts"
import { formSentences } from "./form-sentences.ts"
import { sentences } from "./sentences.ts"

interface GoalEditorOptions {
  userId: string
  /** The goal being edited; null for a new one. */
  start: Goal | null
  /** The initial values for a new goal. */
  prefill: GoalForm | null
  system: UnitSystem
  onSaved: () => void
}

/** What has happened to the form, and how to undo it. */
interface Notice {
  text: string
  undo?: () => void
}

function cleanForm(goal: Goal | null): GoalForm {
  return goal ? goalFormOf(goal) : emptyGoalForm
}

/** The goal form's state, with functions to change and save it. */
export function useGoalEditor({ userId, start, prefill, system, onSaved }: GoalEditorOptions) {
  const [goal, setGoal] = useState(start)
  const draftKey = goalDraftKey(userId, start?.id ?? null)
  const [draft] = useState(() => readGoalDraft(draftKey))
  const [form, setForm] = useState<GoalForm>(() => draft?.form ?? prefill ?? cleanForm(start))
  // Each problem is a new object, so that a repeated problem is announced again.
  const [refused, setRefused] = useState<{ problem: GoalProblem }>()
  const [loadProblem, setLoadProblem] = useState<string>()
  // Shown in the form itself, because a toast under the open sheet could be neither read nor pressed.
  const [notice, setNotice] = useState<Notice>()
  const startedFrom = start && { id: start.id, revision: draft?.revision ?? start.revision }
  const saving = useRevisedSave<GoalContent>(startedFrom, { send: sendGoal })
  const client = useQueryClient()
  const { say } = useMessages()
  const revision = startedFrom?.revision ?? null
  const { forget } = useFormDraft(
    draftKey,
    isSame(form, cleanForm(goal)) ? null : { form, revision },
    draft !== null,
    {
      read: readGoalDraft,
      onWritten: (theirs) => setForm(theirs.form),
      onEnded: () => setNotice({ text: formSentences.endedElsewhere }),
    },
  )
  const unit = unitOfForm(form, goal, unitOfMetric(form.metric, system))

  /** Whether the exercise can be assisted. Until that is known, the server still rejects values that don't fit. */
  function takesHelp(): boolean {
    const known = client.getQueryData(exercisesQuery(userId).queryKey)
    const exercise = known?.find(({ exercise_id }) => exercise_id === form.exercise_id)
    return exercise !== undefined && loadKind(exercise.measure) !== "outside"
  }

  /** `isDateUnreadable`: the date field contains text that the browser can't parse. */
  async function submit(isDateUnreadable: boolean) {
    const reading = readGoalForm(form, takesHelp())
    setRefused(undefined)
    setLoadProblem(undefined)
    if (!reading.ok || isDateUnreadable) {
      saving.setFailure(null)
      return setRefused({ problem: reading.ok ? "date" : reading.problem })
    }
    const outcome = await saving.save({ ...reading.goal, unit, start_date: currentDay() })
    if (outcome?.kind !== "saved") return
    forget()
    void client.invalidateQueries({ queryKey: goalsKey(userId) })
    say(formSentences.saved)
    onSaved()
  }

  async function keepMine(newest: number) {
    if (saving.base.current) saving.startFrom({ ...saving.base.current, revision: newest })
    await submit(false)
  }

  async function saveAsNew() {
    saving.startFrom(null)
    await submit(false)
  }

  async function loadTheirs() {
    const mine = form
    try {
      const { goals } = await client.fetchQuery({ ...goalsQuery(userId), staleTime: 0 })
      const theirs = goals.find(({ id }) => id === saving.base.current?.id)
      if (!theirs) return setLoadProblem(formSentences.deletedElsewhere)
      saving.startFrom({ id: theirs.id, revision: theirs.revision })
      setGoal(theirs)
      setForm(goalFormOf(theirs))
      setLoadProblem(undefined)
      setNotice({
        text: formSentences.theirsLoaded,
        undo: () => {
          setForm(mine)
          setNotice(undefined)
        },
      })
    } catch {
      setLoadProblem(sentences.failedGoals)
    }
  }

  return {
    isRestored: draft !== null,
    forget,
    goal,
    form,
    setForm,
    unit,
    refused,
    isSaving: saving.isSaving,
    failure: saving.failure,
    loadProblem,
    notice,
    submit,
    keepMine,
    saveAsNew,
    loadTheirs,
  }
}
