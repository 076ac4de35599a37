import { useState } from "react"
import type { LibraryExercise } from "#domain/import/match-exercises.ts"
import type { ExerciseTarget, MadeExercise } from "#domain/import/match-exercises.ts"
import { sentences as ofImport } from "../sentences.ts"
import { sentences } from "./match-sentences.ts"
import { isOpen, kindsOf, type MatchedExercise } from "./use-choices.ts"

interface ExerciseChoiceProps {
  exercise: MatchedExercise
  library: readonly LibraryExercise[]
  onChoose: (target: ExerciseTarget) => void
}

/** The choice for one of the file's exercises: a similar exercise, a new one, or any in the library. */
export function ExerciseChoice({ exercise, library, onChoose }: ExerciseChoiceProps) {
  const { name, match, target } = exercise
  // Hundreds of options in hundreds of selects are slow to render, so most are added when a select is first touched.
  const [isWhole, setWhole] = useState(match.kind !== "similar")
  const close = match.kind === "similar" ? match.candidates : match.kind === "new" ? [] : [match.exercise]
  const kinds = kindsOf(name)
  const chosenId = "id" in target ? target.id : null
  const others = library.filter((each) => !close.includes(each) && (isWhole || each.exercise_id === chosenId))

  function choose(value: string) {
    const kind = kinds.find((each) => kindValue(each) === value)
    onChoose(kind ? { make: kind } : { id: value })
  }

  return (
    <select
      aria-label={sentences.exerciseFor(name)}
      value={isOpen(exercise) ? "" : valueOf(target)}
      onPointerDown={() => setWhole(true)}
      onFocus={() => setWhole(true)}
      onChange={({ target: { value } }) => choose(value)}
    >
      {isOpen(exercise) && (
        <option value="" disabled>
          {ofImport.chooseOne}
        </option>
      )}
      {close.length > 0 && (
        <optgroup label={sentences.similarNames}>
          {close.map(({ exercise_id, exercise_name }) => (
            <option key={exercise_id} value={exercise_id}>
              {exercise_name}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={sentences.newExercise}>
        {kinds.map((kind) => (
          <option key={kindValue(kind)} value={kindValue(kind)}>
            {sentences.newAs(kind)}
          </option>
        ))}
      </optgroup>
      {others.length > 0 && (
        <optgroup label={sentences.allExercises}>
          {others.map(({ exercise_id, exercise_name }) => (
            <option key={exercise_id} value={exercise_id}>
              {exercise_name}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  )
}

const kindValue = ({ type, measure, load }: MadeExercise) => `new ${type} ${measure} ${load ?? ""}`

const valueOf = (target: ExerciseTarget) => ("id" in target ? target.id : kindValue(target.make))
