import { Plus } from "lucide-react"
import { Fragment, useState } from "react"
import { flushSync } from "react-dom"
import type { SetDraft } from "#domain/programs/editing/day-draft.ts"
import {
  sessionsIn,
  withOwnWeeks,
  withoutSet,
  withSameWeeks,
  withSetAdded,
  withSetChanged,
} from "#domain/programs/editing/edit-sets.ts"
import { newId } from "#web/device/new-id.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import styles from "./editing.module.css"
import { focusField } from "./focus-field.ts"
import type { LineRowProps } from "./line-row-props.ts"
import { problemText, sentences } from "./sentences.ts"
import { SetDialog } from "./set-dialog.tsx"
import { SetRow } from "./set-row.tsx"
import { shownBySet } from "./shown-by-set.ts"

type LineSetsProps = Pick<LineRowProps, "line" | "shown" | "editing" | "onChange">

/** An exercise's sets in the selected week, and whether all weeks have the same sets. */
export function LineSets({ line, shown, editing, onChange }: LineSetsProps) {
  const { week, weeks, unit, problems } = editing
  const [opened, setOpened] = useState<{ turn: number; id: string } | null>(null)
  const { say } = useMessages()
  const sessions = sessionsIn(line, week)
  const numbers = sessions.map(numbersOf)
  const loads = shownBySet(line, shown, week)
  const problem = problems.find(({ field }) => field === `${line.id} sets`)
  const set = sessions[opened?.turn ?? 0]?.find(({ id }) => id === opened?.id)

  function remove(turn: number, { id }: SetDraft, number: string) {
    const before = line
    const sets = sessions[turn] ?? []
    const place = sets.findIndex((each) => each.id === id)
    const neighbor = sets[place + 1] ?? sets[place - 1]
    flushSync(() => {
      onChange((now) => withoutSet(now, { week, turn }, id))
      setOpened(null)
    })
    // The button that opened the dialog is gone, so it can't get the focus back.
    focusField(neighbor ? `${neighbor.id} count` : `${line.id} sets`)
    say(sentences.setRemoved(number), { undo: () => onChange(() => before) })
  }

  function makeSame() {
    const before = line
    onChange((now) => withSameWeeks(now, week))
    say(sentences.madeSame, { undo: () => onChange(() => before) })
  }

  return (
    <div>
      {sessions.map((sets, turn) => (
        <Fragment key={turn}>
          {sessions.length > 1 && <h4>{sentences.session(turn + 1)}</h4>}
          <ul className={styles["sets"]}>
            <li className={styles["names"]} aria-hidden="true">
              <span />
              <span>{sentences.reps}</span>
              <span>{sentences.load}</span>
              <span className={styles["weight"]}>{sentences.weight}</span>
              <span />
            </li>
            {sets.map((set, place) => (
              <SetRow
                key={set.id}
                {...{ set, unit, problems }}
                rule={line.rule.name}
                number={numbers[turn]?.[place] ?? ""}
                load={loads.get(set.id) ?? null}
                onChange={(fields) =>
                  onChange((now) => withSetChanged(now, { week, turn }, { id: set.id, ...fields }))
                }
                onMore={() => setOpened({ turn, id: set.id })}
              />
            ))}
          </ul>
          <button
            type="button"
            className="button quiet"
            data-field={`${line.id} sets`}
            onClick={() => onChange((now) => withSetAdded(now, { week, turn }, newId()))}
          >
            <Plus className="icon" />
            {sentences.addSet}
          </button>
        </Fragment>
      ))}
      {problem && <p className={styles["problem"]}>{problemText(problem)}</p>}
      {weeks > 1 && (
        <p className={styles["weeks"]}>
          <span className="label">{weekText(line.weeks.length, week)}</span>
          {line.weeks.length === 1 ? (
            <button
              type="button"
              className="button quiet"
              onClick={() => onChange((now) => withOwnWeeks(now, weeks, newId()))}
            >
              {sentences.ownWeeks}
            </button>
          ) : (
            <button type="button" className="button quiet" onClick={makeSame}>
              {sentences.sameWeeks(week + 1)}
            </button>
          )}
        </p>
      )}
      {opened && set && (
        <SetDialog
          {...{ set, unit, problems }}
          rule={line.rule.name}
          number={numberOf(sessions[opened.turn] ?? [], set)}
          onChange={(fields) =>
            onChange((now) => withSetChanged(now, { week, turn: opened.turn }, { id: set.id, ...fields }))
          }
          onRemove={() => remove(opened.turn, set, numberOf(sessions[opened.turn] ?? [], set))}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

/** The numbers of equal sets: "1", or "4–8" for five sets after three others. */
function numbersOf(sets: readonly SetDraft[]): string[] {
  let last = 0
  return sets.map(({ count }) => {
    const first = last + 1
    last += Math.max(1, Math.trunc(Number(count)) || 1)
    return last > first ? `${first}–${last}` : `${first}`
  })
}

const numberOf = (sets: readonly SetDraft[], set: SetDraft) => numbersOf(sets)[sets.indexOf(set)] ?? ""

const weekText = (count: number, week: number) =>
  count === 1
    ? sentences.everyWeek
    : week >= count - 1
      ? sentences.fromWeek(count)
      : sentences.weekNumber(week + 1)
