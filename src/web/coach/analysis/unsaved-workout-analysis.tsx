import { useId } from "react"
import { NotYet } from "./not-yet.tsx"
import { sentences } from "../sentences.ts"
import { titles } from "../titles.ts"

/** AI Workout Analysis of a workout that waits on this device: in the page itself, because it is seen without a network. */
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
