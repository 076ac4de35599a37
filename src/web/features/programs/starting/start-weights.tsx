import type { WeightUnit } from "#domain/measures/units.ts"
import type { StartField } from "#domain/programs/starting/start-fields.ts"
import { sentences } from "./sentences.ts"
import { StartFieldRow } from "./start-field-row.tsx"
import styles from "./starting.module.css"
import type { StartForm } from "./use-start-form.ts"

const kinds = ["tm", "e1rm", "load"] as const
const titles = { tm: sentences.maxes, e1rm: sentences.singles, load: sentences.loads }
const sources = { tm: sentences.maxesFrom, e1rm: sentences.singlesFrom, load: sentences.loadsFrom }

interface StartWeightsProps {
  form: StartForm
  unit: WeightUnit
  refused: StartField | undefined
}

/** The weights that a program starts with: training maxes, best singles and first weights. */
export function StartWeights({ form, unit, refused }: StartWeightsProps) {
  const isAsked = ({ kind, lift }: StartField) => kind !== "load" || form.best.has(lift.exercise_id)
  const blocks = kinds
    .map((kind) => ({ kind, fields: form.fields.filter((field) => field.kind === kind) }))
    .filter(({ fields }) => fields.length > 0)
  if (blocks.length === 0) return <p className="soft">{sentences.noFields}</p>
  return blocks.map(({ kind, fields }) => (
    <section key={kind} className="block" aria-labelledby={`start-${kind}`}>
      <header>
        <h2 id={`start-${kind}`}>{titles[kind]}</h2>
        <span className="label">{sources[kind](unit)}</span>
      </header>
      <Rows fields={fields.filter(isAsked)} {...{ form, unit, refused }} />
      <UnknownLoads fields={fields.filter((field) => !isAsked(field))} {...{ form, unit, refused }} />
    </section>
  ))
}

interface RowsProps extends StartWeightsProps {
  fields: readonly StartField[]
}

function Rows({ fields, form, unit, refused }: RowsProps) {
  if (fields.length === 0) return null
  return (
    <ul className={styles["weights"]}>
      {fields.map((field) => (
        <StartFieldRow
          key={field.id}
          field={field}
          unit={unit}
          form={form}
          isRefused={refused?.id === field.id}
        />
      ))}
    </ul>
  )
}

/** Optional first weights for which the log has no suggestion. */
function UnknownLoads(props: RowsProps) {
  const { fields, refused } = props
  if (fields.length === 0) return null
  const hasProblem = fields.some(({ id }) => id === refused?.id)
  return (
    <details className={styles["unknown"]} open={hasProblem || undefined}>
      <summary>{sentences.unknown(fields.length)}</summary>
      <Rows {...props} />
    </details>
  )
}
