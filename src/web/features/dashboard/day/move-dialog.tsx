import { type FormEvent, useState } from "react"
import { formatDay } from "#domain/days/day-text.ts"
import { addDays, isDay, type LocalDay } from "#domain/days/local-day.ts"
import { currentDay } from "#web/device/current-day.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import styles from "../dashboard.module.css"
import { sentences } from "../sentences.ts"

interface MoveDialogProps {
  /** The workout to move. */
  name: string
  from: LocalDay
  onMove: (day: LocalDay) => void
  onClose: () => void
}

/** The coming week as a menu, and any other day by its date. */
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
          Cancel
        </button>
      }
    >
      <ul className={styles["days"]}>
        {coming.map((day) => (
          <li key={day}>
            <button type="button" className="button wide" onClick={() => onMove(day)}>
              {day === today ? "Today, " : ""}
              {formatDay(day, "long")}
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
        label="Another day"
        type="date"
        min="1900-01-01"
        max="2199-12-31"
        value={day}
        problem={problem}
        onChange={(event) => setDay(event.target.value)}
      />
      <button type="submit" className="button">
        Move
      </button>
    </form>
  )
}
