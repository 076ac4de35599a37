import { useId } from "react"
import { isDay, type LocalDay } from "#domain/days/local-day.ts"
import { currentDay } from "#web/device/current-day.ts"
import { TextField } from "#web/ui/fields/field.tsx"
import styles from "./limits.module.css"
import type { LimitTerms } from "./new-limit.ts"
import { sentences } from "./sentences.ts"

const levels = ["avoid", "spare"] as const

/** The text of the fields. */
export interface TermsTexts {
  level: LimitTerms["level"]
  note: string
  lastDay: string
}

/** The terms in the format in which they are stored; null if the last day isn't a valid day on or after `earliest`. */
export function readTerms({ level, note, lastDay }: TermsTexts, earliest: LocalDay): LimitTerms | null {
  const reason = note.trim() || null
  if (lastDay === "") return { level, reason, until: null }
  if (!isDay(lastDay) || lastDay < earliest || lastDay >= "2200-01-01") return null
  return { level, reason, until: lastDay }
}

interface TermsFieldsProps {
  texts: TermsTexts
  onChange: (changed: Partial<TermsTexts>) => void
  /** Whether to show the message about an invalid last day. */
  isRefused: boolean
}

/** The fields for a limit's end and note. */
export function TermsFields({ texts, onChange, isRefused }: TermsFieldsProps) {
  const { note, lastDay } = texts
  return (
    <>
      <TextField
        label={sentences.lastDay}
        type="date"
        min={currentDay()}
        max="2199-12-31"
        hint={sentences.lastDayHint}
        problem={isRefused ? sentences.lastDayProblem : undefined}
        value={lastDay}
        onChange={({ target }) => onChange({ lastDay: target.value })}
      />
      <TextField
        label={sentences.note}
        maxLength={500}
        autoComplete="off"
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  )
}

interface LevelFieldProps {
  level: LimitTerms["level"]
  onChange: (changed: Partial<TermsTexts>) => void
}

/** The choice between going easy on something and avoiding it. */
export function LevelField({ level, onChange }: LevelFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <span id={id}>{sentences.level}</span>
      <div className={`segmented ${styles["kinds"]}`} role="group" aria-labelledby={id}>
        {levels.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={level === each}
            onClick={() => onChange({ level: each })}
          >
            {sentences.levels[each]}
          </button>
        ))}
      </div>
      <span className="hint">{sentences.levelHints[level]}</span>
    </div>
  )
}
