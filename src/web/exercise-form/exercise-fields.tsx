import { useState } from "react"
import { label } from "#domain/text/label.ts"
import type { NewExercise } from "#domain/exercises/new-exercise.ts"
import { isSetKind, setKinds } from "#domain/exercises/set-kinds.ts"
import { measureOfSets } from "#domain/workout/load.ts"
import styles from "./exercise-fields.module.css"
import { type ModelExercise, MovesLike } from "./moves-like.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { sentences as shared } from "#web/ui/later-sentences.ts"
import { sentences } from "./sentences.ts"

/** The muscles and equipment to choose from. */
export interface ExerciseChoices {
  muscles: readonly string[]
  equipment: readonly string[]
}

interface ExerciseFieldsProps {
  /** The initial values. */
  exercise: NewExercise
  choices: ExerciseChoices
  /** All exercises. Library exercises are offered as answers to what the exercise moves like. */
  exercises: readonly ModelExercise[]
  isNameMissing: boolean
}

/** The fields of a custom exercise; `readExercise` reads them. */
export function ExerciseFields({ exercise, choices, exercises, isNameMissing }: ExerciseFieldsProps) {
  return (
    <>
      <TextField
        label={sentences.name}
        name="name"
        maxLength={200}
        autoComplete="off"
        defaultValue={exercise.name}
        required
        problem={isNameMissing ? sentences.exerciseNeedsName : undefined}
      />
      <TypeAndKind exercise={exercise} />
      <label className="field">
        {sentences.equipment}
        <select name="equipment" defaultValue={exercise.equipment ?? ""}>
          <option value="">{shared.notGiven}</option>
          {withOwn(choices.equipment, exercise.equipment ?? "").map((each) => (
            <option key={each} value={each}>
              {label(each)}
            </option>
          ))}
        </select>
      </label>
      <Muscles
        title={sentences.mainMuscles}
        name="muscle"
        chosen={exercise.primary_muscles}
        choices={choices.muscles}
      />
      <Muscles
        title={sentences.secondaryMuscles}
        name="helping"
        chosen={exercise.secondary_muscles}
        choices={choices.muscles}
      />
      <MovesLike initial={exercise.moves_like} exercises={exercises} />
    </>
  )
}

/**
 * The exercise type and the kind of set that the form shows. The kind follows the type until the person picks one: cardio mostly records distance and
 * time; strength mostly records weight and reps.
 */
function TypeAndKind({ exercise }: { exercise: NewExercise }) {
  const [type, setType] = useState(exercise.type)
  const [kind, setKind] = useState(measureOfSets(exercise))
  function chooseType(chosen: string) {
    const isCardio = chosen === "cardio"
    setType(isCardio ? "cardio" : "strength")
    if (kind === (isCardio ? "weight_reps" : "distance_time"))
      setKind(isCardio ? "distance_time" : "weight_reps")
  }
  return (
    <>
      <label className="field">
        {sentences.type}
        <select name="type" value={type} onChange={({ target }) => chooseType(target.value)}>
          <option value="strength">{sentences.types.strength}</option>
          <option value="cardio">{sentences.types.cardio}</option>
        </select>
      </label>
      <label className="field">
        {sentences.setRecords}
        <select
          name="kind"
          value={kind}
          onChange={({ target }) => isSetKind(target.value) && setKind(target.value)}
        >
          {Object.keys(setKinds)
            .filter(isSetKind)
            .map((each) => (
              <option key={each} value={each}>
                {sentences.setKinds[each]}
              </option>
            ))}
        </select>
      </label>
    </>
  )
}

interface MusclesProps {
  title: string
  name: string
  chosen: readonly string[]
  choices: readonly string[]
}

function Muscles({ title, name, chosen, choices }: MusclesProps) {
  // Chosen muscles come first, because the list scrolls.
  const offered = [...chosen, ...choices.filter((each) => !chosen.includes(each))]
  if (offered.length === 0) return null
  return (
    <fieldset className="field">
      <legend>{title}</legend>
      <div className={styles["muscles"]}>
        {offered.map((muscle) => (
          <label key={muscle}>
            <input type="checkbox" name={name} value={muscle} defaultChecked={chosen.includes(muscle)} />
            {label(muscle)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The choices, plus the exercise's own value if it isn't one of them. */
function withOwn(choices: readonly string[], own: string): readonly string[] {
  return own === "" || choices.includes(own) ? choices : [...choices, own]
}
