import { TextField } from "#web/ui/fields/field.tsx"
import { OrderButtons } from "#web/ui/order-buttons.tsx"
import styles from "./editing.module.css"
import type { LineRowProps } from "./line-row-props.ts"
import { problemText, sentences } from "./sentences.ts"

/** The rest after an exercise's sets, and the buttons that move the exercise, join it to the next one and remove it. */
export function LineTools({
  line,
  editing,
  place,
  superset,
  onChange,
  onMove,
  onJoin,
  onRemove,
}: LineRowProps) {
  const { exercise_name: name, id } = line
  const problem = editing.problems.find(({ field }) => field === `${id} rest`)
  return (
    <div className={styles["foot"]}>
      <TextField
        label={sentences.rest}
        data-field={`${id} rest`}
        autoComplete="off"
        maxLength={8}
        placeholder={sentences.usualRest}
        value={line.rest}
        problem={problem && problemText(problem)}
        onChange={({ target: { value } }) => onChange((now) => ({ ...now, rest: value }))}
      />
      <span className={styles["tools"]} role="group" aria-label={sentences.tools(name)}>
        <OrderButtons
          {...{ name, onMove, onJoin, onRemove }}
          isFirst={place === 0}
          isLast={place === editing.draft.lines.length - 1}
          isEnd={line === superset.at(-1)}
          isInSuperset={superset.length > 1}
        />
      </span>
    </div>
  )
}
