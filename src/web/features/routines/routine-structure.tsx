import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { weightUnitOf } from "#domain/measures/units.ts"
import {
  plannedSets,
  plannedSetsIn,
  type RoutineDraft,
  type RoutinePart,
  withoutPart,
  withPartBack,
  withPartAt,
  withPartFields,
  withPartJoined,
  withPartMoved,
  withPartSeparated,
  withPlannedSet,
} from "#domain/routines/routine-draft.ts"
import { placesOf, unitWith } from "#domain/supersets/supersets.ts"
import { useMovements } from "#web/backend/exercises/use-movements.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences as ordering } from "#web/ui/order-sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { PartRow } from "./part-row.tsx"
import styles from "./routines.module.css"
import { sentences } from "./sentences.ts"
import { usePartDrag } from "./use-part-drag.ts"

interface RoutineStructureProps {
  title: string
  draft: RoutineDraft
  onChange: (draft: RoutineDraft) => void
}

/** The routine's exercises in order, each with its planned sets. */
export function RoutineStructure({ title, draft, onChange }: RoutineStructureProps) {
  const list = useRef<HTMLOListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [announcement, announce] = useState("")
  const { say } = useMessages()
  const { id: userId } = useUser()
  const movements = useMovements(userId)
  const unit = weightUnitOf(useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem())
  // The person may undo a change later, and the undo must apply to the routine as it is by then.
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const { drag, start } = usePartDrag(list, drop)
  const count = draft.parts.length
  const places = placesOf(draft.parts)

  function move(part: RoutinePart, by: -1 | 1) {
    const moved = withPartMoved(draft, part.id, by)
    const isSame = moved.parts.find(({ id }) => id === part.id)?.order === part.order
    if (isSame) return announce(ordering[by < 0 ? "isFirst" : "isLast"](part.exercise_name))
    changeTo(moved, part)
  }

  function changeTo(next: RoutineDraft, { id, exercise_name: name }: RoutinePart) {
    onChange(next)
    const place = next.parts.findIndex((part) => part.id === id) + 1
    announce(ordering.moved(name, place, count))
  }

  function drop(partId: string, order: number) {
    const part = draft.parts.find(({ id }) => id === partId)
    if (part && order !== part.order) changeTo(withPartAt(draft, partId, order), part)
  }

  function join(part: RoutinePart, isJoined: boolean) {
    const next = (isJoined ? withPartJoined : withPartSeparated)(draft, part.id)
    onChange(next)
    const names = unitWith(next.parts, part.id).map(({ exercise_name }) => exercise_name)
    announce(isJoined ? ordering.joined(names) : ordering.separated(part.exercise_name))
  }

  function remove(partId: string, name: string) {
    const before = draft.parts.find(({ id }) => id === partId)
    onChange(withoutPart(draft, partId))
    announce("")
    say(sentences.removed(name), { undo: () => before && onChange(withPartBack(latest.current, before)) })
    heading.current?.focus()
  }

  return (
    <section className="block" aria-labelledby="structure">
      <header>
        <h2 id="structure" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {count > 0 && <span className="label">{sentences.total(count, plannedSets(draft))}</span>}
      </header>
      {count === 0 ? (
        <div className="empty">
          <p>{common.noExercisesYet}</p>
        </div>
      ) : (
        <>
          <div className={styles["columns"]} aria-hidden>
            {sentences.columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </div>
          <ol className="ledger" ref={list} aria-label={title}>
            {draft.parts.map((part, index) => (
              <PartRow
                key={part.id}
                part={part}
                place={places[index] ?? ""}
                unit={unitWith(draft.parts, part.id)}
                count={count}
                movement={movements.get(part.exercise_name)}
                drag={drag}
                onGrip={(event) => start(event, part.id)}
                onMove={(by) => move(part, by)}
                onJoin={(isJoined) => join(part, isJoined)}
                onRemove={() => remove(part.id, part.exercise_name)}
                onChange={(fields) => onChange(withPartFields(draft, part.id, fields))}
                plannedSets={part.exercise_type === "cardio" ? [] : plannedSetsIn(part, unit)}
                onPlan={(at, fields) => onChange(withPlannedSet(draft, part.id, at, fields, unit))}
              />
            ))}
          </ol>
        </>
      )}
      <output className={`label ${styles["announcement"]}`}>{announcement}</output>
    </section>
  )
}
