import { ChevronDown, ChevronUp, Trash2 } from "lucide-react"
import Link2 from "lucide-react/icons/link-2"
import Unlink2 from "lucide-react/icons/unlink-2"
import type { MouseEvent } from "react"
import { flushSync } from "react-dom"
import { TextField } from "#web/ui/fields/field.tsx"
import styles from "./editing.module.css"
import type { LineRowProps } from "./line-row-props.ts"
import { problemText, sentences } from "./sentences.ts"

/** An exercise's rest, and the buttons that move, join and remove it. */
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
  const count = editing.draft.lines.length
  const problem = editing.problems.find(({ field }) => field === `${id} rest`)
  const isLast = place === count - 1

  /** Keeps the focus on the button while the button moves with its row. */
  function move(by: -1 | 1, { currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => onMove(by))
    button.focus()
  }

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
        {line === superset.at(-1) && !isLast && (
          <button
            type="button"
            className="button quiet square"
            aria-label={sentences.join(name)}
            title={sentences.joinShort}
            onClick={() => onJoin(true)}
          >
            <Link2 className="icon" />
          </button>
        )}
        {superset.length > 1 && (
          <button
            type="button"
            className="button quiet square"
            aria-label={sentences.separate(name)}
            title={sentences.separateShort}
            onClick={() => onJoin(false)}
          >
            <Unlink2 className="icon" />
          </button>
        )}
        <button
          type="button"
          className="button quiet square"
          aria-label={sentences.up(name)}
          aria-disabled={place === 0 || undefined}
          onClick={(event) => move(-1, event)}
        >
          <ChevronUp className="icon" />
        </button>
        <button
          type="button"
          className="button quiet square"
          aria-label={sentences.down(name)}
          aria-disabled={isLast || undefined}
          onClick={(event) => move(1, event)}
        >
          <ChevronDown className="icon" />
        </button>
        <button
          type="button"
          className="button quiet square"
          aria-label={sentences.remove(name)}
          onClick={onRemove}
        >
          <Trash2 className="icon" />
        </button>
      </span>
    </div>
  )
}
