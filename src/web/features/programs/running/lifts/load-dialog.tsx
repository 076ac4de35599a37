import { Minus, Plus } from "lucide-react"
import { type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from "react"
import { formatNumber, readNumber, roundTo } from "#domain/measures/numbers.ts"
import type { LiftOutlook } from "#domain/programs/view/lift-outlook.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import type { RunEvent } from "#web/programs/use-run-event.ts"
import type { Course } from "../course/use-course.tsx"
import styles from "../running.module.css"
import { loadText, sentences } from "./sentences.ts"

interface LoadDialogProps {
  outlook: LiftOutlook
  course: Course
  onClose: () => void
}

const heaviest = 1000

/** Changes a lift's training max or load, from the next session on. */
export function LoadDialog({ outlook, course, onClose }: LoadDialogProps) {
  const { lift, unit, now } = outlook
  const [text, setText] = useState(formatNumber(roundTo(now ?? 0, 2)))
  const [isRefused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Focuses the field after the dialog has opened and moved the focus to its first button.
  useLayoutEffect(() => field.current?.focus(), [])
  const formId = useId()
  const problemId = useId()
  const reading = readNumber(text)
  const load =
    reading.ok && reading.value !== null && Math.abs(reading.value) <= heaviest ? reading.value : null
  const isMax = lift.rule.name === "tm"
  const title = isMax ? sentences.changeMax(lift.exercise_name) : sentences.changeLoad(lift.exercise_name)
  const step = "inc" in lift.rule ? (lift.rule.inc?.[unit] ?? 0) || 1 : 1
  const isProblem = isRefused && load === null

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    setRefused(true)
    if (load === null) return
    if (await changeLoad(course, outlook, load)) onClose()
  }

  const stepButton = (by: number) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={sentences.step(by)}
      onClick={() => setText(formatNumber(roundTo((load ?? 0) + by, 2)))}
    >
      {by < 0 ? <Minus className="icon" /> : <Plus className="icon" />}
    </button>
  )

  return (
    <Dialog
      title={title}
      bottom
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.save} busy={course.isBusy} onCancel={onClose} />}
    >
      <form id={formId} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {course.problem}
        <fieldset className={`number-field ${styles["load"]}`} aria-label={title}>
          {stepButton(-step)}
          <input
            ref={field}
            aria-label={title}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={isProblem}
            aria-describedby={isProblem ? problemId : undefined}
            value={text}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setText(event.target.value)}
          />
          {stepButton(step)}
        </fieldset>
        {isProblem && (
          <p id={problemId} className={styles["problem"]} role="alert">
            {sentences.unreadable(heaviest)}
          </p>
        )}
        <p className="small soft">{sentences.fromNow}</p>
      </form>
    </Dialog>
  )
}

/** Sets a lift's training max or load. Resolves with whether it worked. */
export function changeLoad(course: Course, outlook: LiftOutlook, load: number): Promise<boolean> {
  const message = sentences.changed(outlook.lift.exercise_name, loadText(outlook, load))
  return course.change(eventFor(outlook, load), message)
}

function eventFor({ lift, unit }: LiftOutlook, load: number): RunEvent {
  return lift.rule.name === "tm"
    ? { kind: "tm", body: { exercise_id: lift.exercise_id, tm: load, unit } }
    : { kind: "load", body: { lift: lift.key, x: load, unit } }
}
