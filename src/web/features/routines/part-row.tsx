import { ChevronDown, ChevronUp } from "lucide-react"
import GripVertical from "lucide-react/icons/grip-vertical"
import { type PointerEvent, useState } from "react"
import type { Movement } from "#domain/exercises/movement.ts"
import type { PlannedSetFields } from "#domain/routines/planned-set-fields.ts"
import type { RoutinePart } from "#domain/routines/routine-draft.ts"
import { partIn } from "#domain/supersets/supersets.ts"
import { FigureThumb } from "#web/figures/figure-thumb.tsx"
import { OrderButtons } from "#web/ui/order-buttons.tsx"
import "#web/ui/styles/superset.css"
import { PartFields, type PartFieldValues } from "./part-fields.tsx"
import { PlannedSets } from "./planned-sets.tsx"
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
  movement: Movement | undefined
  drag: PartDrag | null
  onGrip: (event: PointerEvent<HTMLElement>) => void
  onMove: (by: -1 | 1) => void
  /** Joins the part with the next one, or takes it out of its superset. */
  onJoin: (isJoined: boolean) => void
  onRemove: () => void
  onChange: (fields: PartFieldValues) => void
  /** What is planned for each set. Cardio has no sets. */
  plannedSets: readonly PlannedSetFields[]
  onPlan: (index: number, fields: Partial<PlannedSetFields>) => void
}

/** An exercise in the routine: its position, its fields, and the controls to move it. */
export function PartRow(props: PartRowProps) {
  const {
    part,
    place,
    unit,
    count,
    movement,
    drag,
    onGrip,
    onMove,
    onJoin,
    onRemove,
    onChange,
    plannedSets,
  } = props
  const [isPlanning, setPlanning] = useState(() => (part.planned_sets ?? []).length > 0)
  const { order, exercise_name: name } = part
  const isDragged = drag?.part_id === part.id

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
          <FigureThumb movement={movement} />
          <h3>{name}</h3>
          <span className={styles["tools"]}>
            <OrderButtons
              {...{ name, onMove, onJoin, onRemove }}
              isFirst={order === 1}
              isLast={order === count}
              isEnd={part === unit.at(-1)}
              isInSuperset={unit.length > 1}
            />
          </span>
        </div>
        <PartFields part={part} onChange={onChange} />
        {plannedSets.length > 0 && (
          <button
            type="button"
            className={`button quiet ${styles["setBySet"]}`}
            aria-expanded={isPlanning}
            onClick={() => setPlanning(!isPlanning)}
          >
            {isPlanning ? <ChevronUp className="icon" /> : <ChevronDown className="icon" />}
            <span>
              {sentences.setBySet}
              <span className="hidden-text">{sentences.for(name)}</span>
            </span>
          </button>
        )}
        {isPlanning && plannedSets.length > 0 && (
          <PlannedSets exerciseName={name} sets={plannedSets} onChange={props.onPlan} />
        )}
      </div>
    </li>
  )
}

/** The class of the part being dragged, and of the part next to which it would be dropped. */
function dragClass({ id, order }: RoutinePart, drag: PartDrag | null): string {
  if (!drag) return ""
  if (drag.part_id === id) return "dragged"
  if (drag.order !== order) return ""
  return drag.offset < 0 ? "dropBefore" : "dropAfter"
}
