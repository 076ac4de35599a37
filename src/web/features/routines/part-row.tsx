import { ChevronDown, ChevronUp, GripVertical, X } from "lucide-react"
import type { MouseEvent, PointerEvent } from "react"
import { flushSync } from "react-dom"
import type { RoutinePart } from "#domain/routines/routine-draft.ts"
import { PartFields, type PartFieldValues } from "./part-fields.tsx"
import styles from "./routines.module.css"
import type { PartDrag } from "./use-part-drag.ts"

interface PartRowProps {
  part: RoutinePart
  count: number
  drag: PartDrag | null
  onGrip: (event: PointerEvent<HTMLElement>) => void
  onMove: (order: number) => void
  onRemove: () => void
  onChange: (fields: PartFieldValues) => void
}

/** An exercise of the routine: its position, its fields, and the controls to move it. */
export function PartRow({ part, count, drag, onGrip, onMove, onRemove, onChange }: PartRowProps) {
  const { order, exercise_name: name } = part
  const isDragged = drag?.part_id === part.id

  /** The button goes along with its row, and the focus with the button. */
  function moveTo(place: number, { currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => onMove(place))
    button.focus()
  }

  return (
    <li
      className={`${styles["part"]} ${styles[dragClass(part, drag)] ?? ""}`}
      style={isDragged ? { translate: `0 ${drag.offset}px` } : undefined}
    >
      <div className={styles["place"]} onPointerDown={onGrip} aria-hidden="true">
        {order}
        <GripVertical className="icon" />
      </div>
      <div className={styles["body"]}>
        <div className={styles["title"]}>
          <h3>{name}</h3>
          <span className={styles["tools"]}>
            <button
              type="button"
              className="button quiet square"
              aria-label={`Move up ${name}`}
              aria-disabled={order === 1 || undefined}
              onClick={(event) => moveTo(order - 1, event)}
            >
              <ChevronUp className="icon" />
            </button>
            <button
              type="button"
              className="button quiet square"
              aria-label={`Move down ${name}`}
              aria-disabled={order === count || undefined}
              onClick={(event) => moveTo(order + 1, event)}
            >
              <ChevronDown className="icon" />
            </button>
            <button
              type="button"
              className="button quiet square"
              aria-label={`Remove ${name}`}
              onClick={onRemove}
            >
              <X className="icon" />
            </button>
          </span>
        </div>
        <PartFields part={part} onChange={onChange} />
      </div>
    </li>
  )
}

/** The dragged part, and a line where it would be dropped. */
function dragClass({ id, order }: RoutinePart, drag: PartDrag | null): string {
  if (!drag) return ""
  if (drag.part_id === id) return "dragged"
  if (drag.order !== order) return ""
  return drag.offset < 0 ? "dropBefore" : "dropAfter"
}
