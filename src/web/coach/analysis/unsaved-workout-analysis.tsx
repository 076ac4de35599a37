import { useId } from "react"
import { NotYet } from "./not-yet.tsx"
import { sentences, titles } from "../frame-sentences.ts"

/** AI Workout Analysis of a workout that is still queued on this device. It is part of the page's own file, so that it is there offline. */
export function UnsavedWorkoutAnalysis() {
  const id = useId()
  return (
    <section className="pencilled" aria-labelledby={id}>
      <header>
        <h3 id={id}>{titles.workout}</h3>
      </header>
      <NotYet ask={sentences.analyzeWorkout} hint={sentences.notSaved} />
    </section>
  )
}
