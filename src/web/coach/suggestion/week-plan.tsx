import { LoaderCircle } from "lucide-react"
import Undo2 from "lucide-react/icons/undo-2"
import { type ReactNode, useState } from "react"
import { marksOfWeek } from "#domain/coach/checks/marks.ts"
import type { PlanDay } from "#domain/coach/checks/suggestion.ts"
import { scheduleOf } from "#domain/coach/rules/week-rules.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { weekOfPlan } from "#domain/days/week-days.ts"
import { AskWeights } from "#web/equipment/ask-weights.tsx"
import { Alert } from "#web/ui/messages/alert.tsx"
import coach from "../coach.module.css"
import { sentences as ofPlans } from "./sentences.ts"
import { sentences } from "./week-sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { notesToSave } from "./notes-to-save.ts"
import { equipmentLoaded } from "./equipment-loaded.ts"
import { Marks } from "./plan-parts.tsx"
import styles from "./plan.module.css"
import { WrittenBy } from "./suggestion-panel.tsx"
import type { Plan, usePlan } from "./use-plan.ts"
import { WeekDay } from "./week-day.tsx"

interface WeekToSave {
  week_summary: string
  schedule_json: ReturnType<typeof scheduleToSave>
}

/** Saves the week; returns the error message, or null. */
export type SaveWeek = (week: WeekToSave) => Promise<string | null>

interface WeekPlanProps extends Pick<ReturnType<typeof usePlan>, "edit" | "undo" | "discard"> {
  userId: string
  plan: Plan
  today: LocalDay
  warning: string
  chosen: LocalDay | null
  renderChoice: (shown: LocalDay) => ReactNode
  save: SaveWeek
}

/** A suggested week under review. The person can edit and save it. */
export function WeekPlan(props: WeekPlanProps) {
  const { userId, plan, today, edit, undo, discard, warning, chosen, renderChoice, save } = props
  const { summary, days, athlete, source, whys } = plan
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const marks = marksOfWeek(days, athlete)
  const training = days.filter(({ workout }) => workout !== null).map(({ day }) => day)
  const monday = chosen ?? weekOfPlan(training, today)

  async function saveIt() {
    if (isSaving) return
    setSaving(true)
    setFailure(null)
    setFailure(await save({ week_summary: summary, schedule_json: scheduleToSave(plan) }))
    setSaving(false)
  }
  return (
    <div className="stack">
      {renderChoice(monday)}
      <p className={`pencil ${coach["written"]} ${styles["summary"]}`}>{summary}</p>
      <ol className={styles["week"]}>
        {days.map((day) => (
          <WeekDay
            key={day.day}
            {...{ day, monday, athlete, whys, edit }}
            marks={marks.filter((mark) => mark.day === day.day)}
          />
        ))}
      </ol>
      <Marks
        marks={marks.filter(({ day }) => day === null)}
        {...{ athlete, edit }}
        nameOf={(id) => nameOfPart(days, id)}
      />
      <div className={styles["about"]}>
        <p className="small">{marks.length === 0 ? ofPlans.passed : ofPlans.warnings(marks.length)}</p>
        <p className="small soft">{warning}</p>
        <AskWeights
          userId={userId}
          equipment={equipmentLoaded(days.flatMap(({ workout }) => workout?.parts ?? []))}
          unit={athlete.unit}
        />
        <WrittenBy source={source} whys={whys} />
      </div>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <div className="row">
        <button type="button" className="button primary" aria-busy={isSaving} onClick={() => void saveIt()}>
          {isSaving && <LoaderCircle className="icon" />}
          {isSaving ? sentences.saving : sentences.save}
        </button>
        {undo && (
          <button type="button" className="button" onClick={undo}>
            <Undo2 className="icon" aria-hidden />
            {common.undo}
          </button>
        )}
        <button type="button" className="button quiet" onClick={discard}>
          {later.discard}
        </button>
      </div>
    </div>
  )
}

function nameOfPart(days: readonly PlanDay[], id: string): string {
  const parts = days.flatMap(({ workout }) => workout?.parts ?? [])
  return parts.find((part) => part.id === id)?.name ?? ""
}

/** The plan's days in the format in which they are stored. */
function scheduleToSave(plan: Plan) {
  return scheduleOf(plan.days).map(({ workout, ...day }) => ({
    ...day,
    workout: workout && {
      ...workout,
      exercises: workout.exercises.map(({ weight, notes, ...part }) => ({
        ...part,
        ...(typeof weight === "number" && { weight, weight_unit: plan.athlete.unit }),
        notes: notesToSave({ weight, notes }, plan),
      })),
    },
  }))
}
