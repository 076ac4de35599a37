import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { coachSentence } from "#domain/coach/lifts/coach-sentences.ts"
import { prescriptionFor, trainingOn } from "#domain/coach/lifts/prescription-for.ts"
import { type UnitSystem, weightUnitOf } from "#domain/measures/units.ts"
import { type AvoidedRow, avoidedQuery } from "#web/backend/exercises/avoided-query.ts"
import { ageQuery } from "#web/backend/preferences/age-query.ts"
import { barbellsQuery } from "#web/backend/preferences/barbells-query.ts"
import { leadingProgramQuery } from "#web/backend/training/leading-program-query.ts"
import { liftHistoryQuery } from "#web/backend/training/lift-history-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import styles from "./saved-workout.module.css"
import { sentences, writePrescription } from "./sentences.ts"

const noLimits: readonly AvoidedRow[] = []

export interface NextTimeProps {
  userId: string
  exerciseIds: readonly string[]
  nameOf: Readonly<Record<string, string | null>>
  system: UnitSystem
}

/** What the coach suggests for the next session with each of the workout's exercises, and why. Renders nothing if a program prescribes them. */
export function NextTime({ userId, exerciseIds, nameOf, system }: NextTimeProps) {
  const leading = useQuery(leadingProgramQuery(userId))
  const years = useQuery(ageQuery(userId))
  const barbells = useQuery(barbellsQuery(userId))
  const limits = useQuery(avoidedQuery(userId))
  const { data: history, isFetching } = useQuery(liftHistoryQuery(userId))
  const isKnown = ![leading, years, barbells, limits].some(
    ({ isPending, isFetching }) => isPending && isFetching,
  )
  const unit = weightUnitOf(system)
  const day = currentDay()
  const age = years.data ?? null
  const own = barbells.data ?? null
  const avoided = limits.data ?? noLimits
  const program = leading.data ?? null
  const lifts = useMemo(() => {
    // A history fetched before the save would repeat today's suggestion.
    if (!history || isFetching || !isKnown) return []
    const training = trainingOn(history, { unit, age, barbells: own, avoided, program }, day)
    return exerciseIds.flatMap((id) => {
      const next = prescriptionFor(id, training)
      return next ? [{ id, next }] : []
    })
  }, [age, avoided, day, exerciseIds, history, isFetching, isKnown, own, program, unit])
  if (lifts.length === 0) return null
  return (
    <section className="block" aria-labelledby="next-time">
      <header>
        <h2 id="next-time">{sentences.nextTime}</h2>
      </header>
      <ul className={styles["nextTime"]}>
        {lifts.map(({ id, next }) => (
          <li key={id}>
            <h3>{nameOf[id] ?? sentences.unknownExercise}</h3>
            <p className="number">{writePrescription(next)}</p>
            <p className="small soft">
              {next.reasons.map((reason) => coachSentence(reason, next.unit)).join(" ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
