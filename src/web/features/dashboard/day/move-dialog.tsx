import { type FormEvent, useState } from "react"
import { addDays, isDay, type LocalDay } from "#domain/days/local-day.ts"
import { currentDay } from "#web/device/current-day.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import styles from "../dashboard.module.css"
import { sentences as common } from "#web/ui/sentences.ts"
import { scheduleSentences as sentences } from "./schedule-sentences.ts"

interface MoveDialogProps {
  /** The workout to move. */
  name: string
  from: LocalDay
  onMove: (day: LocalDay) => void
  onClose: () => void
}

/** Moves a workout to a day in the coming week, or to any date. */
export function MoveDialog({ name, from, onMove, onClose }: MoveDialogProps) {
  const [today] = useState(currentDay)
  const coming = Array.from({ length: 7 }, (_, index) => addDays(today, index)).filter((day) => day !== from)
  return (
    <Dialog
      title={sentences.moveTo(name)}
      bottom
      onClose={onClose}
      footer={
        <button type="button" className="button quiet" onClick={onClose}>
          {common.cancel}
        </button>
      }
    >
      <ul className={styles["days"]}>
        {coming.map((day) => (
          <li key={day}>
            <button type="button" className="button wide" onClick={() => onMove(day)}>
              {sentences.moveChoice(day, day === today)}
            </button>
          </li>
        ))}
      </ul>
      <OtherDay onMove={onMove} />
    </Dialog>
  )
}

function OtherDay({ onMove }: Pick<MoveDialogProps, "onMove">) {
  const [day, setDay] = useState("")
  const [problem, setProblem] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isDay(day)) onMove(day)
    else setProblem(sentences.noSuchDay)
  }
  return (
    <form className={styles["otherDay"]} noValidate onSubmit={submit}>
      <TextField
        label={sentences.otherDay}
        type="date"
        min="1900-01-01"
        max="2199-12-31"
        value={day}
        problem={problem}
        onChange={(event) => setDay(event.target.value)}
      />
      <button type="submit" className="button">
        {sentences.move}
      </button>
    </form>
  )
}
