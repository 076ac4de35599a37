import type { WeightUnit } from "#domain/measures/units.ts"
import type { ProgramDay, ProgramLine, ProgramSet } from "#domain/programs/program.ts"
import { placesOf } from "#domain/supersets/supersets.ts"
import { useMovements } from "#web/backend/exercises/use-movements.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { FigureThumb } from "#web/figures/figure-thumb.tsx"
import { GuideButton } from "#web/guide/guide-button-part.tsx"
import styles from "./library.module.css"
import { ruleInWords } from "./rule-sentences.ts"
import { sentences } from "./sentences.ts"
import { setsInWords } from "./set-sentences.ts"

/** A day of a program: its exercises with their sets, week by week, and how each of them progresses. */
export function DayInside({ day, unit }: { day: ProgramDay; unit: WeightUnit }) {
  const movements = useMovements(useUser().id)
  const places = placesOf(day.lines.map((_, place) => ({ superset: firstOfSuperset(day.lines, place) })))
  return (
    <section className="block">
      <header>
        <h2>{sentences.day(day.name)}</h2>
        {day.weekday !== null && <span className="label">{sentences.weekday(day.weekday)}</span>}
      </header>
      <ul className={`ledger ${styles["lines"]}`}>
        {day.lines.map((line, place) => (
          <li key={`${place} ${line.exercise_id}`} className="guided">
            <span>{places[place]}</span>
            <FigureThumb movement={movements.get(line.exercise_name)} />
            <div>
              <h3>{line.exercise_name}</h3>
              <Weeks line={line} />
              <p className="small soft">{ruleInWords(line.rule, unit)}</p>
            </div>
            <span>
              <GuideButton movement={movements.get(line.exercise_name)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function firstOfSuperset(lines: readonly ProgramLine[], place: number): number {
  let first = place
  while (first > 0 && lines[first]?.joined) first -= 1
  return first
}

/** The sets of each week. If there are several weeks, the first is shown and the others open on demand. */
function Weeks({ line }: { line: ProgramLine }) {
  const [first = [], ...others] = line.weeks
  if (others.length === 0) return <p>{weekInWords(first)}</p>
  return (
    <>
      <p>{sentences.inWeek(1, weekInWords(first))}</p>
      <details>
        <summary>{sentences.otherWeeks(line.weeks.length)}</summary>
        <ul>
          {others.map((week, place) => (
            <li key={place}>{sentences.inWeek(place + 2, weekInWords(week))}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

const weekInWords = (sessions: readonly (readonly ProgramSet[])[]) =>
  sessions.map((sets) => setsInWords(sets)).join(sentences.thenSession)
