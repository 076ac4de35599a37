import { useQuery } from "@tanstack/react-query"
import { useId } from "react"
import { useNavigate } from "react-router"
import { useOnline } from "#web/device/online.ts"
import { routineNamesQuery } from "#web/backend/training/routine-names-query.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences as starting } from "./sentences.ts"
import { sentences } from "../sentences.ts"
import { sentences as underWay } from "../under-way/sentences.ts"

interface TemplateChoiceProps {
  userId: string
  workoutId: string | null
  /** The workout's day, which is kept when a template is chosen. */
  date: string
  isLocked: boolean
  /** Whether the workout has entries. If so, it stays in progress when a template is chosen. */
  hasContent: boolean
  onAdHoc: () => void
}

/** Starts a workout from a template, or an ad hoc one. Each template has its own draft, so the current draft stays unchanged. */
export function TemplateChoice(props: TemplateChoiceProps) {
  const { userId, workoutId, date, isLocked, hasContent, onAdHoc } = props
  const id = useId()
  const { say } = useMessages()
  const navigate = useNavigate()
  const isOnline = useOnline()
  // The rest of the screen works without templates, so a failure is shown only offline, as a hint.
  const templates = useQuery(routineNamesQuery(userId))
  const isNone = templates.data?.length === 0 && workoutId === null

  function choose(chosenId: string) {
    if (chosenId === "") return onAdHoc()
    const here = templates.data?.find((template) => template.id === workoutId)?.name
    if (hasContent) say(underWay.leftOpen(here ?? underWay.unnamed))
    void navigate(`/log-workout/${chosenId}`, { state: { selectedDate: date } })
  }

  return (
    <div className="field">
      <label htmlFor={id}>{starting.template}</label>
      <select
        id={id}
        value={workoutId ?? ""}
        disabled={isLocked || templates.isPending || isNone}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{firstOption(templates.isPending, isNone)}</option>
        {templates.data?.map((template) => (
          <option key={template.id} value={template.id}>
            {template.name}
          </option>
        ))}
      </select>
      {isLocked && <span className="hint">{sentences.lockedByTimer}</span>}
      {!isOnline && templates.isError && !templates.data && (
        <span className="hint">{starting.templatesNotHere}</span>
      )}
    </div>
  )
}

function firstOption(isLoading: boolean, isNone: boolean): string {
  if (isLoading) return starting.loadingTemplates
  return isNone ? starting.noTemplates : starting.chooseTemplate
}
