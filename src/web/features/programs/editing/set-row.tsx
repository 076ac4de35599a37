import { Ellipsis } from "lucide-react"
import { useId } from "react"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { SetDraft } from "#domain/programs/editing/day-draft.ts"
import { amountField, readAmountField } from "#domain/programs/editing/amount-field.ts"
import { loadField, readLoadField } from "#domain/programs/editing/load-field.ts"
import type { DayProblem } from "#domain/programs/editing/read-day.ts"
import type { RuleName } from "#domain/programs/rule.ts"
import styles from "./editing.module.css"
import { problemText, sentences } from "./sentences.ts"

interface SetRowProps {
  set: SetDraft
  /** "1", or "4–8". */
  number: string
  rule: RuleName
  unit: WeightUnit
  /** The current load; null if it isn't known. */
  load: number | null
  problems: readonly DayProblem[]
  onChange: (fields: Partial<Omit<SetDraft, "id">>) => void
  onMore: () => void
}

// More characters than this don't fit beside the reps and the weight on a phone.
const mostLarge = 9

/** A set's reps and load as text fields, and the current load. */
export function SetRow({ set, number, rule, unit, load, problems, onChange, onMore }: SetRowProps) {
  const problemId = useId()
  const own = problems.filter(({ field }) => field.startsWith(`${set.id} `))
  const isWrong = (field: string) => own.some((problem) => problem.field === `${set.id} ${field}`)
  const described = own.length > 0 ? problemId : undefined

  /** Rewrites a valid entry in the standard notation. */
  function tidy() {
    const amount = readAmountField(set.amount)
    const from = readLoadField(set.load, { rule, unit })
    onChange({
      ...(amount && { amount: amountField(amount) }),
      ...(from !== undefined && { load: loadField(from, { rule }) }),
    })
  }

  return (
    <li>
      <span className={styles["no"]}>{number}</span>
      <input
        className={styles["typed"]}
        data-field={`${set.id} amount`}
        aria-label={sentences.setReps(number)}
        aria-invalid={isWrong("amount") || undefined}
        aria-describedby={described}
        autoComplete="off"
        maxLength={100}
        value={set.amount}
        onChange={({ target: { value } }) => onChange({ amount: value })}
        onBlur={tidy}
      />
      <input
        className={`${styles["typed"]} ${set.load.length > mostLarge ? styles["long"] : ""}`}
        data-field={`${set.id} load`}
        aria-label={sentences.setLoad(number)}
        aria-invalid={isWrong("load") || undefined}
        aria-describedby={described}
        autoComplete="off"
        maxLength={40}
        placeholder={choosesLoad(rule) ? sentences.byRule : sentences.ownChoice}
        value={set.load}
        onChange={({ target: { value } }) => onChange({ load: value })}
        onBlur={tidy}
      />
      <span className={styles["weight"]}>
        {load !== null && (
          <>
            {formatNumber(load)} <small>{sentences.unit(unit)}</small>
          </>
        )}
      </span>
      <button
        type="button"
        className="button quiet square"
        data-field={`${set.id} count`}
        aria-label={sentences.setMore(number)}
        aria-haspopup="dialog"
        onClick={onMore}
      >
        <Ellipsis className="icon" />
      </button>
      {own.length > 0 && (
        <p id={problemId} className={styles["problem"]}>
          {own.map((problem) => problemText(problem)).join(" ")}
        </p>
      )}
    </li>
  )
}

const withoutLoad: readonly RuleName[] = ["tm", "rpe", "variation", "intervals", "distance", "fixed"]
const choosesLoad = (rule: RuleName) => !withoutLoad.includes(rule)
