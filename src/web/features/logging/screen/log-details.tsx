import { memo, useId } from "react"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import { firstLogDay, isLogDay, lastLogDay } from "#domain/days/log-day.ts"
import { currentDay } from "#web/device/current-day.ts"
import { details } from "./sentences.ts"
import { TextField } from "#web/ui/fields/field.tsx"

interface LogDetailsProps {
  date: string
  notes: string
  edit: (edit: DraftEdit) => void
}

/** The workout's day and notes. */
export const LogDetails = memo(function LogDetails({ date, notes, edit }: LogDetailsProps) {
  const notesId = useId()
  return (
    <section className="block">
      <header>
        <h2>{details.title}</h2>
      </header>
      <div className="stack">
        <TextField
          label={details.date}
          type="date"
          required
          min={firstLogDay}
          max={lastLogDay}
          value={date}
          problem={isLogDay(date) ? undefined : details.dateMissing}
          hint={isLogDay(date) && date > currentDay() && details.dateAhead}
          onChange={(event) => edit({ kind: "choose_date", date: event.target.value })}
        />
        <div className="field">
          <label htmlFor={notesId}>{details.notes}</label>
          <textarea
            id={notesId}
            placeholder={details.notesPlaceholder}
            maxLength={20_000}
            value={notes}
            onChange={(event) => edit({ kind: "type_notes", text: event.target.value })}
          />
        </div>
      </div>
    </section>
  )
})
