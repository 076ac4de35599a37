import { label } from "#domain/text/label.ts"
import { equipmentOffered } from "#domain/profile/profile-equipment.ts"
import fields from "../fields.module.css"
import styles from "./equipment.module.css"
import { sentences } from "./sentences.ts"

interface EquipmentFieldProps {
  available: readonly string[]
  onChange: (available: string[]) => void
}

/** The equipment that the person can train with. */
export function EquipmentField({ available, onChange }: EquipmentFieldProps) {
  const offered = equipmentOffered(available)
  return (
    <fieldset className={`field ${fields["full"]}`}>
      <legend>{sentences.equipment}</legend>
      <span className="hint">{sentences.equipmentHint}</span>
      <div className={styles["equipment"]}>
        {offered.map((each) => (
          <label key={each}>
            <input
              type="checkbox"
              checked={available.includes(each)}
              onChange={({ target }) =>
                onChange(
                  offered.filter((other) => (other === each ? target.checked : available.includes(other))),
                )
              }
            />
            {label(each)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
