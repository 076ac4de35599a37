import { useId } from "react"
import { type WeekStart, weekStarts } from "#domain/days/week-start.ts"
import fields from "../fields.module.css"
import { sentences } from "./sentences.ts"

interface WeekStartFieldProps {
  value: WeekStart
  onChange: (value: WeekStart) => void
}

/** The day on which the person's weeks start. */
export function WeekStartField({ value, onChange }: WeekStartFieldProps) {
  const id = useId()
  return (
    <div className={`field ${fields["full"]}`}>
      <span id={id}>{sentences.weekStart}</span>
      <div className="segmented" role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
        {weekStarts.map((start) => (
          <button key={start} type="button" aria-pressed={value === start} onClick={() => onChange(start)}>
            {sentences.weekStarts[start]}
          </button>
        ))}
      </div>
      <span className="hint" id={`${id}-hint`}>
        {sentences.weekStartHint}
      </span>
    </div>
  )
}
