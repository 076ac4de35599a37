import { addDays } from "#domain/days/local-day.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { missedDays } from "#domain/programs/run.ts"
import { sentences } from "./sentences.ts"
import styles from "./starting.module.css"
import type { When } from "./use-start-form.ts"

const aMonday = "2024-01-01"
const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** How the program advances, and the person's usual days. */
export function WhenBlock({ when, onChange }: { when: When; onChange: (when: When) => void }) {
  const { advance, missed, weekdays: chosen } = when
  const toggle = (weekday: number) =>
    onChange({
      ...when,
      weekdays: weekdays.filter((each) => (each === weekday) !== chosen.includes(each)),
    })
  return (
    <section className="block" aria-labelledby="when">
      <header>
        <h2 id="when">{sentences.when}</h2>
      </header>
      <div className={`stack ${styles["when"]}`}>
        <div className="segmented" role="group" aria-label={sentences.advance}>
          <button
            type="button"
            aria-pressed={advance === "order"}
            onClick={() => onChange({ ...when, advance: "order" })}
          >
            {sentences.inOrder}
          </button>
          <button
            type="button"
            aria-pressed={advance === "calendar"}
            onClick={() => onChange({ ...when, advance: "calendar" })}
          >
            {sentences.byCalendar}
          </button>
        </div>
        <p className="small soft">{advance === "order" ? sentences.orderMeans : sentences.calendarMeans}</p>
        {advance === "calendar" && (
          <div className="segmented" role="group" aria-label={sentences.missed}>
            {missedDays.toReversed().map((choice) => (
              <button
                key={choice}
                type="button"
                aria-pressed={missed === choice}
                onClick={() => onChange({ ...when, missed: choice })}
              >
                {sentences.missedChoices[choice]}
              </button>
            ))}
          </div>
        )}
        <div className={`segmented ${styles["days"]}`} role="group" aria-label={sentences.weekdays}>
          {weekdays.map((weekday) => (
            <button
              key={weekday}
              type="button"
              aria-pressed={chosen.includes(weekday)}
              aria-label={formatDay(addDays(aMonday, weekday), "weekday")}
              onClick={() => toggle(weekday)}
            >
              {formatDay(addDays(aMonday, weekday), "shortWeekday")}
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}
