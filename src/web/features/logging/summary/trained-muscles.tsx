import { useQuery } from "@tanstack/react-query"
import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { label } from "#domain/text/label.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { choicesQuery } from "#web/backend/preferences/choices-query.ts"
import { summaryQuery } from "#web/backend/training/training-summary-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { RangeBar } from "#web/ui/range-bar.tsx"
import styles from "./saved-workout.module.css"
import { sentences } from "./sentences.ts"

interface TrainedMusclesProps {
  userId: string
  date: LocalDay
  exerciseIds: readonly string[]
}

const daysCounted = 7
const mostShown = 6

/** The sets of the last seven days for each muscle that the workout trained, most sets first. Renders nothing for an older workout. */
export function TrainedMuscles({ userId, date, exerciseIds }: TrainedMusclesProps) {
  const today = currentDay()
  const isRecent = date <= today && date > addDays(today, -daysCounted)
  const summary = useQuery({ ...summaryQuery(userId, today), enabled: isRecent })
  const choices = useQuery({ ...choicesQuery(userId), enabled: isRecent })
  const range = choices.data
  if (!isRecent || !range || !summary.data) return null
  const { weekly_sets_low: low, weekly_sets_high: high } = range
  const trained = summary.data.muscles
    .filter(({ exercises = [] }) => exercises.some(({ exercise_id }) => exerciseIds.includes(exercise_id)))
    .toSorted((one, other) => other.sets - one.sets)
    .slice(0, mostShown)
  if (trained.length === 0) return null
  const most = Math.max(high * 1.2, 1, ...trained.map(({ sets }) => sets))
  return (
    <section className="block" aria-labelledby="trained-muscles">
      <header>
        <h2 id="trained-muscles">{sentences.musclesTitle}</h2>
        <span className="label">{sentences.lastSevenDays}</span>
      </header>
      <ul className={styles["muscles"]}>
        {trained.map(({ muscle, sets }) => (
          <li key={muscle}>
            <span>{label(muscle)}</span>
            <RangeBar value={sets} {...{ low, high, most }} />
            <b>{writeNumber(sets, 1)}</b>
            <span className="label">{sentences.againstRange(sets, low, high)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
