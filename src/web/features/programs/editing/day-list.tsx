import { Plus, Trash2 } from "lucide-react"
import Copy from "lucide-react/icons/copy"
import CalendarRange from "lucide-react/icons/calendar-range"
import { useState } from "react"
import { useNavigate } from "react-router"
import { copyOfDay, mostDays, withDayAdded, withoutDay } from "#domain/programs/editing/edit-days.ts"
import type { ProgramDay } from "#domain/programs/program.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { Alert } from "#web/ui/messages/alert.tsx"
import { ChangeShape } from "./change-shape.tsx"
import { sentences } from "./sentences.ts"
import { sentences as shape } from "./shape-sentences.ts"
import type { DayEditorProps } from "./use-day-editor.ts"
import { useDayList } from "./use-day-list.ts"

interface DayListProps extends DayEditorProps {
  /** Whether this day has unsaved changes. Adding or removing a day would make them belong to an outdated version. */
  isUnsaved: boolean
  onRemoved: () => void
}

/** Adds a day to the program (empty, or a copy of this one), removes this day, and changes the program's weeks and days per week. */
export function DayList({ isUnsaved, onRemoved, ...props }: DayListProps) {
  const { stored, program, place, routineId } = props
  const navigate = useNavigate()
  const { isBusy, problem, change } = useDayList(props)
  const confirm = useConfirm()
  const [isRefused, setRefused] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const own = program.days[place]
  const count = program.days.length
  const name = sentences.day(own?.name ?? "")

  function whenSaved(begin: () => void) {
    setRefused(isUnsaved)
    if (!isUnsaved) begin()
  }

  const add = (day: ProgramDay) =>
    void change((now) => ({ program: withDayAdded(now.program, day), days: now.days }), {
      message: sentences.dayAdded(sentences.day(day.name)),
      onDone: () => void navigate(`/programs/${stored.id}/days/${count + 1}`),
    })

  async function remove() {
    const question = sentences.confirmRemoveDay(name)
    if (!(await confirm({ question, action: sentences.removeDay, danger: true }))) return
    await change(
      (now) => ({
        program: withoutDay(now.program, now.days.indexOf(routineId)),
        days: now.days.filter((id) => id !== routineId),
      }),
      {
        message: sentences.dayRemoved(name),
        onDone: () => {
          onRemoved()
          void navigate(`/programs/${stored.id}`)
        },
      },
    )
  }

  return (
    <section className="block" aria-labelledby="days">
      <header>
        <h2 id="days">{sentences.days}</h2>
        <span className="label">{sentences.dayOf(place + 1, count)}</span>
      </header>
      {problem !== null && <Alert tone="error">{problem}</Alert>}
      {isRefused && isUnsaved && <Alert tone="plain">{sentences.saveFirst}</Alert>}
      <div className="row" inert={isBusy}>
        {count < mostDays && own && (
          <>
            <button
              type="button"
              className="button"
              onClick={() => whenSaved(() => add(copyOfDay(own, String(count + 1))))}
            >
              <Copy className="icon" />
              {sentences.copyDay}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => whenSaved(() => add({ name: String(count + 1), weekday: null, lines: [] }))}
            >
              <Plus className="icon" />
              {sentences.addDay}
            </button>
          </>
        )}
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() => whenSaved(() => setChanging(true))}
        >
          <CalendarRange className="icon" />
          {shape.change}
        </button>
        {count > 1 && (
          <button type="button" className="button danger" onClick={() => void remove()}>
            <Trash2 className="icon" />
            {sentences.removeDay}
          </button>
        )}
      </div>
      {count === 1 && <p className="small soft">{sentences.lastDay}</p>}
      {isChanging && <ChangeShape {...props} onClose={() => setChanging(false)} />}
    </section>
  )
}
