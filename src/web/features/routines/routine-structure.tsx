import { useEffect, useRef, useState } from "react"
import {
  plannedSets,
  type RoutineDraft,
  withoutPart,
  withPartBack,
  withPartAt,
  withPartFields,
} from "#domain/routines/routine-draft.ts"
import { useMessages } from "#web/ui/messages.tsx"
import { PartRow } from "./part-row.tsx"
import styles from "./routines.module.css"
import { sentences } from "./sentences.ts"
import { usePartDrag } from "./use-part-drag.ts"

interface RoutineStructureProps {
  title: string
  draft: RoutineDraft
  onChange: (draft: RoutineDraft) => void
}

/** The routine's exercises in order, each with its plan. */
export function RoutineStructure({ title, draft, onChange }: RoutineStructureProps) {
  const list = useRef<HTMLOListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState("")
  const { say } = useMessages()
  // An undo comes later, so it is applied to the routine of that moment.
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const { drag, start } = usePartDrag(list, move)
  const count = draft.parts.length

  function move(partId: string, order: number) {
    const part = draft.parts.find(({ id }) => id === partId)
    if (!part) return
    if (order < 1) setSaid(sentences.isFirst(part.exercise_name))
    else if (order > count) setSaid(sentences.isLast(part.exercise_name))
    else if (order !== part.order) {
      onChange(withPartAt(draft, partId, order))
      setSaid(sentences.moved(part.exercise_name, order, count))
    }
  }

  function remove(partId: string, name: string) {
    const before = draft.parts.find(({ id }) => id === partId)
    onChange(withoutPart(draft, partId))
    setSaid("")
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
          <p>{sentences.emptyStructure}</p>
        </div>
      ) : (
        <ol className="ledger" ref={list} aria-label={title}>
          {draft.parts.map((part) => (
            <PartRow
              key={part.id}
              part={part}
              count={count}
              drag={drag}
              onGrip={(event) => start(event, part.id)}
              onMove={(order) => move(part.id, order)}
              onRemove={() => remove(part.id, part.exercise_name)}
              onChange={(fields) => onChange(withPartFields(draft, part.id, fields))}
            />
          ))}
        </ol>
      )}
      <output className={`label ${styles["said"]}`}>{said}</output>
    </section>
  )
}
