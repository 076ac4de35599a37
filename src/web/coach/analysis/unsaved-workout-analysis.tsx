import { useId } from "react"
import { NotYet } from "./not-yet.tsx"
import { sentences } from "../sentences.ts"
import { titles } from "../titles.ts"

/** AI Workout Analysis of a workout still queued on this device; part of the page's own file, because it is shown offline. */
export function UnsavedWorkoutAnalysis() {
  const id = useId()
  return (
    <section className="pencilled" aria-labelledby={id}>
      <header>
        <h3 id={id}>{titles.workout}</h3>
      </header>
      <NotYet ask="Analyze Workout" hint={sentences.notSaved} />
    </section>
  )
}
