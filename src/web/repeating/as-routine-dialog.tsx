import { useQueryClient } from "@tanstack/react-query"
import { type SyntheticEvent, useId, useState } from "react"
import { routineOfWorkout } from "#domain/routines/routine-of-workout.ts"
import type { RoutineContent } from "#domain/routines/routine-draft.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import type { RevisedCommand } from "#web/offline/drafts/revised-save.ts"
import { useRevisedSave } from "#web/offline/drafts/use-revised-save.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import type { SavedWorkout } from "./repeat-buttons.tsx"
import { sentenceOf } from "./save-failure-sentences.ts"
import { linkWorkout, sendRoutine } from "./save-routine.ts"
import { sentences } from "./sentences.ts"

interface AsRoutineDialogProps {
  userId: string
  workout: SavedWorkout
  onClose: () => void
}

const longestName = 200

/** Asks for a name and saves the workout as a routine. */
export function AsRoutineDialog({ userId, workout, onClose }: AsRoutineDialogProps) {
  const client = useQueryClient()
  const { say } = useMessages()
  const formId = useId()
  const saving = useRevisedSave<RoutineContent>(null, { send })
  const [name, setName] = useState(workout.name ?? sentences.nameOn(workout.date))
  const [isRefused, setRefused] = useState(false)
  const content = routineOfWorkout(name, workout.sets)
  const isNamed = content.routine.name !== ""

  async function send(command: RevisedCommand<RoutineContent>) {
    const outcome = await sendRoutine(command)
    if (outcome.kind === "saved") await linkWorkout(outcome.id, workout.id)
    return outcome
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    setRefused(!isNamed)
    if (!isNamed) return
    const outcome = await saving.save(content)
    if (outcome?.kind !== "saved") return
    say(sentences.saved(content.routine.name))
    for (const table of ["workouts", "workout_logs"] as const)
      void client.invalidateQueries({ queryKey: userKey(userId, table) })
    onClose()
  }

  return (
    <Dialog
      title={sentences.saveAsRoutine}
      bottom
      onClose={onClose}
      footer={
        <FormFoot formId={formId} action={sentences.saveRoutine} busy={saving.isSaving} onCancel={onClose} />
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {saving.failure && <Alert tone="error">{sentenceOf(saving.failure, false)}</Alert>}
        <TextField
          label={sentences.routineName}
          value={name}
          maxLength={longestName}
          problem={isRefused && !isNamed ? sentences.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <p className="small soft">
          {sentences.whatIsSaved(content.exercises.length, setsIn(content.exercises))}
        </p>
      </form>
    </Dialog>
  )
}

/** The number of planned sets. An exercise without a number counts as one set. */
function setsIn(exercises: RoutineContent["exercises"]): number {
  return exercises.reduce((sum, { sets }) => sum + (sets ?? 1), 0)
}
