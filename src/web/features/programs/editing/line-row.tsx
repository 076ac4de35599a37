import { ChevronDown, ChevronUp } from "lucide-react"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { LineDraft } from "#domain/programs/editing/day-draft.ts"
import { sessionsIn } from "#domain/programs/editing/edit-sets.ts"
import type { ShownLine } from "#domain/programs/prescription.ts"
import { partIn } from "#domain/supersets/supersets.ts"
import "#web/ui/styles/superset.css"
import styles from "./editing.module.css"
import { LineSets } from "./line-sets.tsx"
import type { LineRowProps } from "./line-row-props.ts"
import { LineTools } from "./line-tools.tsx"
import { RuleForm } from "./rule-form.tsx"
import { ruleShort } from "./rule-sentences.ts"
import { sentences } from "./sentences.ts"
import type { DayEditing } from "./use-day-editor.ts"

/** An exercise of the day. When closed, it shows its sets in one line; when open, it shows the fields for its sets and its rule. */
export function LineRow(props: LineRowProps) {
  const { line, number, superset, shown, editing, isOpen, onToggle } = props
  const name = line.exercise_name
  const Chevron = isOpen ? ChevronUp : ChevronDown
  const hasProblem = editing.problems.some(({ field }) => isOfLine(field, line))
  return (
    <li
      className={`${styles["line"]} ${isOpen ? styles["open"] : ""}`}
      data-superset={partIn(superset, line) ?? undefined}
    >
      <span className={styles["number"]}>{number}</span>
      <div className={styles["title"]}>
        <h3>{name}</h3>
        {isOpen ? (
          <span className="label">{stateText(editing, shown, line)}</span>
        ) : (
          <p className={styles["doses"]}>
            {setsText(line, editing.week)} <small>{ruleShort[line.rule.name]}</small>
          </p>
        )}
        {!isOpen && hasProblem && <p className={styles["problem"]}>{sentences.problems(1)}</p>}
      </div>
      <button
        type="button"
        className="button quiet square"
        aria-label={isOpen ? sentences.close(name) : sentences.open(name)}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <Chevron className="icon" />
      </button>
      {isOpen && (
        <div className={styles["inside"]}>
          <LineSets {...props} />
          <RuleForm {...props} />
          <LineTools {...props} />
        </div>
      )}
    </li>
  )
}

const isOfLine = (field: string, { id, weeks }: LineDraft) =>
  field.startsWith(`${id} `) || weeks.flat(2).some((set) => field.startsWith(`${set.id} `))

/** The week and load, such as "Week 3, training max 100"; without a training max, the load of the line's rule. */
function stateText({ week, weeks, unit }: DayEditing, shown: ShownLine | null, line: LineDraft): string {
  const where = weeks > 1 ? [sentences.weekNumber(week + 1)] : []
  if (shown === null || shown.x === null) return where.join(", ")
  if (line.rule.name === "tm") return [...where, sentences.max(formatNumber(shown.x))].join(", ")
  return shown.rounded === null
    ? where.join(", ")
    : [...where, sentences.now(`${formatNumber(shown.rounded)} ${sentences.unit(unit)}`)].join(", ")
}

const setsText = (line: LineDraft, week: number) =>
  sessionsIn(line, week)
    .map((sets) =>
      sets
        .map(({ count, amount, load }) =>
          sentences.setsAt(count === "1" ? amount : `${count} × ${amount}`, load),
        )
        .join(", "),
    )
    .join("; ")
