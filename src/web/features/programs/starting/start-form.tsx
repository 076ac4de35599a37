import { Check, LoaderCircle } from "lucide-react"
import { type ReactNode, useRef, useState } from "react"
import { useLocation } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import { addDays } from "#domain/days/local-day.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { PastWorkout } from "#domain/programs/choosing/past-training.ts"
import { foldRun } from "#domain/programs/fold-run.ts"
import { forecast } from "#domain/programs/view/forecast-if-met.ts"
import type { PlanOptions } from "#domain/programs/plan.ts"
import type { Program } from "#domain/programs/program.ts"
import { leftOutAtStart } from "#domain/programs/starting/left-out-at-start.ts"
import type { RunRow } from "#web/programs/queries.ts"
import { useLowerEdge } from "#web/shell/lower-edge.ts"
import { loadsInState } from "#web/programs/start-loads-state.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import "#web/ui/styles/save-bar.css"
import { FirstWeek, type FirstSessions } from "./first-week.tsx"
import { sentences } from "./sentences.ts"
import { StartWeights } from "./start-weights.tsx"
import styles from "./starting.module.css"
import { type RunSettings, type StoredVersion, useStart } from "./use-start.ts"
import { problemIn, type StartForm as Form, useStartForm } from "./use-start-form.ts"
import { WhenBlock } from "./when-block.tsx"

interface StartFormProps {
  userId: string
  program: Program
  stored: StoredVersion | null
  unit: WeightUnit
  options: PlanOptions
  workouts: readonly PastWorkout[]
  /** The current run. */
  running: RunRow | null
  /** The exercises that replace the program's own. */
  swaps: ReactNode
}

/** Everything that a run needs to start, filled in from the log, and the button that starts it. */
export function StartForm({
  userId,
  program,
  stored,
  unit,
  options,
  workouts,
  running,
  swaps,
}: StartFormProps) {
  const location = useLocation()
  const form = useStartForm({ program, unit, options, workouts, loads: loadsInState(location.state) })
  const { isStarting, problem, start, runId } = useStart({ userId, program, stored })
  const [isPressed, setPressed] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const refused = isPressed ? problemIn(form) : undefined
  const settings: RunSettings = { ...form.when, started_on: form.today, unit, starts: form.starts }
  const { sessions, leftOut } = firstSessions(form, settings)
  const [first] = sessions
  const edge = useLowerEdge("--save-bar")

  function press() {
    setPressed(true)
    const missing = problemIn(form)
    if (missing) fields.current?.querySelector<HTMLInputElement>(`input[name="${missing.id}"]`)?.focus()
    else void start(settings, running)
  }

  return (
    <>
      <div className={styles["form"]} ref={fields} inert={isStarting}>
        <div className="stack-l">
          {swaps}
          <StartWeights form={form} unit={unit} refused={refused} />
        </div>
        <div className="stack-l">
          <WhenBlock when={form.when} onChange={form.setWhen} />
          <FirstWeek {...{ program, sessions, leftOut }} />
        </div>
      </div>
      <section ref={edge} className="save-bar" aria-label={sentences.bar}>
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        <span className="small">
          {first && (
            <b>
              {sentences.first(program.days[first.session.day]?.name ?? "", dayName(first.date, form.today))}
            </b>
          )}
          <span className="soft">
            {running && running.id !== runId
              ? sentences.ends(running.programs.name)
              : sentences.nothingBefore}
          </span>
        </span>
        <button
          type="button"
          className="button now large"
          aria-disabled={isStarting || undefined}
          aria-busy={isStarting}
          onClick={press}
        >
          {isStarting ? <LoaderCircle className="icon" /> : <Check className="icon" />}
          {sentences.start}
        </button>
      </section>
    </>
  )
}

const dayName = (date: string, today: string) =>
  date === today ? sentences.today : formatDay(date, "weekday")

const shownSessions = 2
// Two consecutive sessions are never further apart than this.
const daysShown = 20

/** The run's first sessions with the form's current values. */
function firstSessions({ plan, today }: Form, settings: RunSettings): FirstSessions {
  const run = { ...settings, id: "new", version: plan.version }
  const standing = foldRun({ run, plans: new Map([[plan.version, plan]]), events: [], sessions: [] })
  if (!standing) return { sessions: [], leftOut: [] }
  const coming = forecast(standing, { today, from: today, to: addDays(today, daysShown) })
  return { sessions: coming.slice(0, shownSessions), leftOut: leftOutAtStart(standing) }
}
