import { OwnExercises } from "../exercises/own-exercises.tsx"
import { TrainingFields } from "../person/training-fields.tsx"
import styles from "./profile.module.css"
import { SectionForm } from "./section-form.tsx"
import type { SectionProps } from "./section-props.ts"

/** What the person trains for and how often, and their own exercises. */
export function TrainingSection({ userId, here, editing }: SectionProps) {
  return (
    <>
      <SectionForm address="/profile/training" {...{ here, editing }} loadingClass={styles["training"]}>
        {(fields) => <TrainingFields {...fields} />}
      </SectionForm>
      <OwnExercises userId={userId} />
    </>
  )
}
