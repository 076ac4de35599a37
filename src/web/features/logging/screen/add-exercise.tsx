import { ExerciseChoice, type ExerciseChoiceProps } from "./exercise-choice.tsx"
import { details } from "./sentences.ts"
import { StartAnotherFrom, StartFrom, type StartFromProps } from "./start-from.tsx"

/** The part below a workout's sets that adds exercises to it, from a template or one by one. */
export function AddExercise({ start, choice }: { start: StartFromProps; choice: ExerciseChoiceProps }) {
  return (
    <section className="block">
      <header>
        <h2>{details.addExercise}</h2>
      </header>
      <div className="stack">
        <StartFrom {...start} />
        <StartAnotherFrom {...start} />
        <ExerciseChoice {...choice} />
      </div>
    </section>
  )
}
