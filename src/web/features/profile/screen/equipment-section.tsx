import { weightUnitOf } from "#domain/measures/units.ts"
import { BarbellForm } from "../equipment/barbell-form.tsx"
import { EquipmentField } from "../equipment/equipment-field.tsx"
import { WeightLists } from "../equipment/weight-lists.tsx"
import { likelyChoices } from "../queries.ts"
import styles from "./profile.module.css"
import { SectionForm } from "./section-form.tsx"
import type { SectionProps } from "./section-props.ts"

/** What the person can train with: equipment, bars and plates, dumbbells and stacks. */
export function EquipmentSection({ userId, here, editing, barbellTyping }: SectionProps) {
  const unit = weightUnitOf(here.profile?.unit_system ?? likelyChoices().unit_system)
  const column = here.isReadOnly ? undefined : here.profile?.barbells
  return (
    <>
      <SectionForm address="/profile/equipment" {...{ here, editing }} loadingClass={styles["equipment"]}>
        {({ form, onChange }) => (
          <EquipmentField
            available={form.available_equipment}
            onChange={(available_equipment) => onChange({ available_equipment })}
          />
        )}
      </SectionForm>
      <BarbellForm {...{ userId, unit, column }} typing={barbellTyping} />
      <WeightLists {...{ userId, unit, column }} />
    </>
  )
}
