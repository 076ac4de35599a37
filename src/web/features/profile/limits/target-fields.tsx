import { useQuery } from "@tanstack/react-query"
import { useId, useMemo, useState } from "react"
import { movementGroups, movementWithExamples } from "#domain/suitability/movement-words.ts"
import { joints } from "#domain/suitability/tags.ts"
import { label } from "#domain/text/label.ts"
import type { AvoidedRow } from "#web/backend/exercises/avoided-query.ts"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { ChoiceField } from "./choice-field.tsx"
import { ExerciseField } from "./exercise-field.tsx"
import styles from "./limits.module.css"
import { type LimitKind, type LimitTarget, ofExercise, ofJoint, ofMovement, ofMuscle } from "./new-limit.ts"
import { sentences } from "./sentences.ts"

const kinds: readonly LimitKind[] = ["joint", "pattern", "muscle", "exercise"]

interface TargetFieldsProps {
  userId: string
  /** The limits already on the list, which can't be chosen again. */
  limits: readonly AvoidedRow[]
  /** Called with null when nothing is chosen. */
  onChoose: (target: LimitTarget | null) => void
}

/** The fields for what to limit: its kind, then the joint, movement, muscle or exercise. */
export function TargetFields({ userId, limits, onChoose }: TargetFieldsProps) {
  const exercises = useQuery(exercisesQuery(userId)).data
  const [kind, setKind] = useState<LimitKind>("joint")
  const id = useId()
  const muscles = useMemo(
    () => [...new Set((exercises ?? []).flatMap(({ primary_muscles }) => primary_muscles))].toSorted(),
    [exercises],
  )
  function turnTo(next: LimitKind) {
    if (next === kind) return
    setKind(next)
    onChoose(null)
  }
  return (
    <>
      <div className="field">
        <span id={id}>{sentences.kind}</span>
        <div className={`segmented ${styles["kinds"]}`} role="group" aria-labelledby={id}>
          {kinds.map((each) => (
            <button key={each} type="button" aria-pressed={kind === each} onClick={() => turnTo(each)}>
              {sentences.kinds[each]}
            </button>
          ))}
        </div>
      </div>
      {kind === "joint" && (
        <ChoiceField
          key={kind}
          label={sentences.joint}
          choices={joints.filter((joint) => !limits.some((row) => row.joint === joint))}
          nameOf={label}
          onChoose={(joint) => onChoose(joint && ofJoint(joint))}
        />
      )}
      {kind === "pattern" && <MovementField limits={limits} onChoose={onChoose} />}
      {kind === "muscle" && (
        <ChoiceField
          key={kind}
          label={sentences.muscle}
          choices={muscles.filter((muscle) => !limits.some((row) => row.muscle === muscle))}
          nameOf={label}
          onChoose={(muscle) => onChoose(muscle === null ? null : ofMuscle(muscle))}
        />
      )}
      {kind === "exercise" && (
        <ExerciseField
          exercises={exercises}
          isThere={(exerciseId) => limits.some(({ exercise_id }) => exercise_id === exerciseId)}
          onChoose={(exerciseId) => onChoose(exerciseId === null ? null : ofExercise(exerciseId))}
        />
      )}
    </>
  )
}

function MovementField({ limits, onChoose }: Pick<TargetFieldsProps, "limits" | "onChoose">) {
  const [group, setGroup] = useState<string | null>(null)
  const patterns = movementGroups.find(({ name }) => name === group)?.patterns
  return (
    <>
      <ChoiceField
        label={sentences.group}
        choices={movementGroups.map(({ name }) => name)}
        nameOf={(name) => name}
        onChoose={(name) => {
          setGroup(name)
          onChoose(null)
        }}
      />
      {patterns && (
        <ChoiceField
          key={group}
          label={sentences.movement}
          choices={patterns.filter((pattern) => !limits.some((row) => row.pattern === pattern))}
          nameOf={movementWithExamples}
          onChoose={(pattern) => onChoose(pattern && ofMovement(pattern))}
        />
      )}
    </>
  )
}
