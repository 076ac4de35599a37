import type { DayDraft } from "#domain/programs/editing/day-draft.ts"
import type { DayProblem } from "#domain/programs/editing/read-day.ts"
import { TextField } from "#web/ui/fields/field.tsx"
import { problemText, sentences } from "./sentences.ts"

const weekdays = [0, 1, 2, 3, 4, 5, 6]

interface DayDetailsProps {
  draft: DayDraft
  change: (edit: (draft: DayDraft) => DayDraft) => void
  problems: readonly DayProblem[]
}

/** The fields for a day's name and its day of the week. */
export function DayDetails({ draft, change, problems }: DayDetailsProps) {
  const problem = problems.find(({ field }) => field === "name")
  return (
    <section className="block" aria-labelledby="details">
      <header>
        <h2 id="details">{sentences.details}</h2>
      </header>
      <div className="stack">
        <TextField
          label={sentences.name}
          data-field="name"
          maxLength={200}
          autoComplete="off"
          value={draft.name}
          problem={problem && problemText(problem)}
          onChange={({ target: { value } }) => change((before) => ({ ...before, name: value }))}
        />
        <label className="field">
          {sentences.weekday}
          <select
            value={draft.weekday ?? ""}
            onChange={({ target: { value } }) =>
              change((before) => ({ ...before, weekday: value === "" ? null : Number(value) }))
            }
          >
            <option value="">{sentences.usualDays}</option>
            {weekdays.map((weekday) => (
              <option key={weekday} value={weekday}>
                {sentences.weekdayName(weekday)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  )
}
