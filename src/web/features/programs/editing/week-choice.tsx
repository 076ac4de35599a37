import styles from "./editing.module.css"
import { sentences } from "./sentences.ts"

interface WeekChoiceProps {
  week: number
  weeks: number
  onChoose: (week: number) => void
}

// More buttons than this wouldn't fit on a phone.
const mostButtons = 5

/** Lets the person choose the week of the program whose sets are shown. */
export function WeekChoice({ week, weeks, onChoose }: WeekChoiceProps) {
  const all = Array.from({ length: weeks }, (_, each) => each)
  if (weeks > mostButtons)
    return (
      <label className="field">
        <span className="hidden-text">{sentences.week}</span>
        <select value={week} onChange={({ target: { value } }) => onChoose(Number(value))}>
          {all.map((each) => (
            <option key={each} value={each}>
              {sentences.weekNumber(each + 1)}
            </option>
          ))}
        </select>
      </label>
    )
  return (
    <span className="row nowrap">
      <span className="label" aria-hidden="true">
        {sentences.week}
      </span>
      <span className={`segmented ${styles["weekButtons"]}`} role="group" aria-label={sentences.week}>
        {all.map((each) => (
          <button key={each} type="button" aria-pressed={each === week} onClick={() => onChoose(each)}>
            {each + 1}
          </button>
        ))}
      </span>
    </span>
  )
}
