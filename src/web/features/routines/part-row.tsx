import { ChevronDown, ChevronUp, X } from "lucide-react"
import GripVertical from "lucide-react/icons/grip-vertical"
import Link2 from "lucide-react/icons/link-2"
import Unlink2 from "lucide-react/icons/unlink-2"
import type { MouseEvent, PointerEvent } from "react"
import { flushSync } from "react-dom"
import type { RoutinePart } from "#domain/routines/routine-draft.ts"
import { partIn } from "#domain/supersets/supersets.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import "#web/ui/styles/superset.css"
import { PartFields, type PartFieldValues } from "./part-fields.tsx"
import styles from "./routines.module.css"
import { sentences } from "./sentences.ts"
import type { PartDrag } from "./use-part-drag.ts"

interface PartRowProps {
  part: RoutinePart
  /** "1", or "2a" in a superset. */
  place: string
  /** All parts of the superset, or just this part if it isn't in one. */
  unit: readonly RoutinePart[]
  count: number
  drag: PartDrag | null
  onGrip: (event: PointerEvent<HTMLElement>) => void
  onMove: (by: -1 | 1) => void
  /** Joins the part with the next one, or takes it out of its superset. */
  onJoin: (isJoined: boolean) => void
  onRemove: () => void
  onChange: (fields: PartFieldValues) => void
}

/** An exercise in the routine: its position, its fields, and the controls to move it. */
export function PartRow(props: PartRowProps) {
  const { part, place, unit, count, drag, onGrip, onRemove, onChange } = props
  const { order, exercise_name: name } = part
  const isDragged = drag?.part_id === part.id

  /** Keeps the focus on the button while the button moves with its row. */
  function move(by: -1 | 1, { currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => props.onMove(by))
    button.focus()
  }

  return (
    <li
      className={`${styles["part"]} ${styles[dragClass(part, drag)] ?? ""}`}
      data-superset={partIn(unit, part)}
      style={isDragged ? { translate: `0 ${drag.offset}px` } : undefined}
    >
      <div className={styles["place"]} onPointerDown={onGrip} aria-hidden="true">
        {place}
        <GripVertical className="icon" />
      </div>
      <div className={styles["body"]}>
        <div className={styles["title"]}>
          <h3>{name}</h3>
          <span className={styles["tools"]}>
            <JoinButtons {...props} isLast={order === count} />
            <button
              type="button"
              className="button quiet square"
              aria-label={common.moveUp(name)}
              aria-disabled={order === 1 || undefined}
              onClick={(event) => move(-1, event)}
            >
              <ChevronUp className="icon" />
            </button>
            <button
              type="button"
              className="button quiet square"
              aria-label={common.moveDown(name)}
              aria-disabled={order === count || undefined}
              onClick={(event) => move(1, event)}
            >
              <ChevronDown className="icon" />
            </button>
            <button
              type="button"
              className="button quiet square"
              aria-label={common.remove(name)}
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

/** Buttons that join the exercise with the next one, or take it out of a superset. */
function JoinButtons({ part, unit, isLast, onJoin }: PartRowProps & { isLast: boolean }) {
  const { exercise_name: name } = part
  return (
    <>
      {part === unit.at(-1) && !isLast && (
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
      {unit.length > 1 && (
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
    </>
  )
}

/** The class of the part being dragged, and of the part next to which it would be dropped. */
function dragClass({ id, order }: RoutinePart, drag: PartDrag | null): string {
  if (!drag) return ""
  if (drag.part_id === id) return "dragged"
  if (drag.order !== order) return ""
  return drag.offset < 0 ? "dropBefore" : "dropAfter"
}
