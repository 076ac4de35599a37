import { sentences } from "./sentences.ts"
import type { AvoidedExercise } from "../swaps/avoided-in.ts"

interface SwapsBlockProps {
  avoided: readonly AvoidedExercise[]
  onChoose: (exerciseId: string, swapId: string) => void
}

/** The program's exercises that the person avoids, each with its substitute. */
export function SwapsBlock({ avoided, onChoose }: SwapsBlockProps) {
  if (avoided.length === 0) return null
  return (
    <section className="block" aria-labelledby="swaps">
      <header>
        <h2 id="swaps">{sentences.swaps}</h2>
        <span className="label">{sentences.swapsFrom}</span>
      </header>
      <div className="stack">
        {avoided.map(({ exercise: { exercise_id, exercise_name }, reason, swaps, chosen }) => (
          <label key={exercise_id} className="field">
            {sentences.insteadOf(exercise_name, reason)}
            <select
              value={chosen?.exercise_id ?? ""}
              onChange={(event) => onChoose(exercise_id, event.target.value)}
            >
              {swaps.map((swap) => (
                <option key={swap.exercise_id} value={swap.exercise_id}>
                  {swap.exercise_name}
                </option>
              ))}
              <option value="">{sentences.keep(exercise_name)}</option>
            </select>
          </label>
        ))}
      </div>
    </section>
  )
}
