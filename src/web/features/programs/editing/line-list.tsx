import { Plus } from "lucide-react"
import { useRef, useState } from "react"
import type { DayDraft, LineDraft } from "#domain/programs/editing/day-draft.ts"
import {
  withLineBack,
  withLineChanged,
  withLineJoined,
  withLineMoved,
  withoutLine,
} from "#domain/programs/editing/edit-lines.ts"
import type { Program } from "#domain/programs/program.ts"
import { placesOf, unitWith } from "#domain/supersets/supersets.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences as ordering } from "#web/ui/order-sentences.ts"
import { AddLine } from "./add-line.tsx"
import styles from "./editing.module.css"
import { LineRow } from "./line-row.tsx"
import { problemText, sentences } from "./sentences.ts"
import type { DayEditing } from "./use-day-editor.ts"
import { WeekChoice } from "./week-choice.tsx"

interface LineListProps {
  userId: string
  editing: DayEditing
  program: Program
}

/** A day's exercises in order. The open one shows its sets and its rule. */
export function LineList({ userId, editing, program }: LineListProps) {
  const { draft, change, open, setOpen, session, problems } = editing
  const heading = useRef<HTMLHeadingElement>(null)
  const [announcement, announce] = useState("")
  const [isAdding, setAdding] = useState(false)
  const { say } = useMessages()
  const places = placesOf(draft.lines)
  const tooMany = problems.find(({ field }) => field === "lines" || field === "sets")

  function move({ id, exercise_name: name }: LineDraft, by: -1 | 1) {
    const placeIn = ({ lines }: DayDraft) => lines.findIndex((line) => line.id === id) + 1
    const moved = withLineMoved(draft, id, by)
    if (placeIn(moved) === placeIn(draft)) return announce(ordering[by < 0 ? "isFirst" : "isLast"](name))
    change(() => moved)
    announce(ordering.moved(name, placeIn(moved), moved.lines.length))
  }

  function join({ id, exercise_name: name }: LineDraft, isJoined: boolean) {
    const next = withLineJoined(draft, id, isJoined)
    change(() => next)
    const names = unitWith(next.lines, id).map(({ exercise_name }) => exercise_name)
    announce(isJoined ? ordering.joined(names) : ordering.separated(name))
  }

  function remove(line: LineDraft, place: number) {
    change((before) => withoutLine(before, line.id))
    announce("")
    say(sentences.removed(line.exercise_name), {
      undo: () => change((before) => withLineBack(before, line, place)),
    })
    heading.current?.focus()
  }

  return (
    <section className="block" aria-labelledby="exercises">
      <header>
        <h2 id="exercises" ref={heading} tabIndex={-1}>
          {sentences.exercises}
        </h2>
        {editing.weeks > 1 && (
          <WeekChoice week={editing.week} weeks={editing.weeks} onChoose={editing.setWeek} />
        )}
      </header>
      {draft.lines.length === 0 ? (
        <div className="empty">
          <p>{sentences.noExercises}</p>
        </div>
      ) : (
        <ol className={`ledger ${styles["lines"]}`}>
          {draft.lines.map((line, place) => (
            <LineRow
              key={line.id}
              {...{ line, editing, program }}
              number={places[place] ?? ""}
              place={place}
              superset={unitWith(draft.lines, line.id)}
              shown={session?.lines[place] ?? null}
              isOpen={open === line.id}
              onToggle={() => setOpen(open === line.id ? null : line.id)}
              onChange={(edit) => change((before) => withLineChanged(before, line.id, edit))}
              onMove={(by) => move(line, by)}
              onJoin={(isJoined) => join(line, isJoined)}
              onRemove={() => remove(line, place)}
            />
          ))}
        </ol>
      )}
      {tooMany && <p className={styles["problem"]}>{problemText(tooMany)}</p>}
      <output className={`label ${styles["announcement"]}`}>{announcement}</output>
      <button
        type="button"
        className="button wide"
        aria-haspopup="dialog"
        data-field={tooMany?.field ?? "lines"}
        onClick={() => setAdding(true)}
      >
        <Plus className="icon" />
        {sentences.add}
      </button>
      {isAdding && (
        <AddLine
          {...{ userId, change }}
          onAdded={(id, name) => {
            setOpen(id)
            announce(sentences.added(name))
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}
