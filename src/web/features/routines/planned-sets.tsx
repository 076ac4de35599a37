import {
  type PlannedField,
  type PlannedSetFields,
  unreadablePlannedFields,
} from "#domain/routines/planned-set-fields.ts"
import { setTypeNames } from "#domain/workout/set-type-words.ts"
import { setTypeSchema } from "#domain/workout/draft.ts"
import styles from "./planned-sets.module.css"
import { sentences } from "./sentences.ts"

interface PlannedSetsProps {
  exerciseName: string
  /** A row for each of the exercise's sets. */
  sets: readonly PlannedSetFields[]
  onChange: (index: number, fields: Partial<PlannedSetFields>) => void
}

const fields: readonly PlannedField[] = ["weight", "rpe", "rest"]

/** What is planned for each set of an exercise: its type, weight, target RPE and rest. */
export function PlannedSets({ exerciseName, sets, onChange }: PlannedSetsProps) {
  const unit = sets[0]?.weight_unit ?? "kg"
  return (
    <div className={styles["planned"]}>
      <div className={styles["head"]} aria-hidden>
        <span>{sentences.set}</span>
        <span>{sentences.setType}</span>
        {fields.map((field) => (
          <span key={field}>{sentences.planned[field](unit)}</span>
        ))}
      </div>
      <ol>
        {sets.map((set, index) => (
          // The sets have no ids, only an order.
          // oxlint-disable-next-line react/no-array-index-key
          <SetLine
            key={index}
            {...{ set, index, exerciseName }}
            onChange={(given) => onChange(index, given)}
          />
        ))}
      </ol>
    </div>
  )
}

interface SetLineProps {
  set: PlannedSetFields
  index: number
  exerciseName: string
  onChange: (fields: Partial<PlannedSetFields>) => void
}

function SetLine({ set, index, exerciseName, onChange }: SetLineProps) {
  const of = sentences.ofSet(index + 1, exerciseName)
  const unreadable = unreadablePlannedFields(set)
  return (
    <li>
      <span className={styles["number"]} aria-hidden>
        {index + 1}
      </span>
      <select
        aria-label={`${sentences.setType}${of}`}
        value={set.set_type}
        onChange={({ target }) => {
          const { data } = setTypeSchema.safeParse(target.value)
          if (data) onChange({ set_type: data })
        }}
      >
        {Object.entries(setTypeNames).map(([type, name]) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </select>
      {fields.map((field) => (
        <input
          key={field}
          aria-label={`${sentences.planned[field](set.weight_unit)}${of}`}
          aria-invalid={unreadable.includes(field) || undefined}
          inputMode={field === "rest" ? "text" : "decimal"}
          autoComplete="off"
          maxLength={12}
          value={set[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
      {unreadable.length > 0 && <p className={styles["problem"]}>{sentences.problem("planned")}</p>}
    </li>
  )
}
