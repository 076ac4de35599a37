import { PlaceFields } from "../person/place-fields.tsx"
import styles from "./profile.module.css"
import { SectionForm } from "./section-form.tsx"
import type { SectionProps } from "./section-props.ts"

/** The units in which weights and distances are shown, and the time zone. */
export function UnitsSection({ here, editing }: SectionProps) {
  return (
    <SectionForm address="/profile/units" {...{ here, editing }} loadingClass={styles["units"]}>
      {({ form, onChange }) => <PlaceFields {...{ form, onChange }} />}
    </SectionForm>
  )
}
