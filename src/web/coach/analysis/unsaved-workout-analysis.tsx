import { useId } from "react"
import { NotYet } from "./not-yet.tsx"
import { sentences, titles } from "../frame-sentences.ts"

/** AI Workout Analysis for a workout that is still queued on this device. This component is part of the page's own file, so that it works offline. */
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
