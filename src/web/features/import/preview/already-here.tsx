import { useState } from "react"
import { formatDay } from "#domain/days/day-text.ts"
import { momentOf } from "#domain/days/local-day.ts"
import { writeTime } from "#domain/text/formats.ts"
import type { ImportPreview } from "../file/messages.ts"
import styles from "../import.module.css"
import { sentences as ofImport } from "../sentences.ts"
import { sentences } from "./sentences.ts"

const mostShown = 3

/** The file's workouts that are already in the log, unchanged. */
export function AlreadyHere({ workouts }: { workouts: ImportPreview["alreadyHere"] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? workouts : workouts.slice(-mostShown).toReversed()
  const fromOtherZone = workouts.filter(({ isOtherZone }) => isOtherZone).length
  return (
    <section className="block">
      <header>
        <h2>{sentences.alreadyHere}</h2>
        <span className="label">{sentences.leftOutWorkouts(workouts.length)}</span>
      </header>
      <p className="small">{sentences.whySame(fromOtherZone)}</p>
      <ul className={styles["here"]}>
        {shown.map((workout, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two workouts may have the same name and day
          <li key={index}>
            <span className="grow">{workout.name ?? ofImport.unnamed}</span>
            <span className="label">{whenText(workout)}</span>
          </li>
        ))}
      </ul>
      {!isWhole && workouts.length > mostShown && (
        <button type="button" className={`button quiet ${styles["smallAct"]}`} onClick={() => setWhole(true)}>
          {sentences.showAll(workouts.length)}
        </button>
      )}
    </section>
  )
}

/** The day of a workout, and its start time if known. */
export const whenText = ({ date, started_at }: { date: string; started_at: string | null }) =>
  `${formatDay(date, "short")}${started_at === null ? "" : `, ${writeTime(momentOf(started_at))}`}`
