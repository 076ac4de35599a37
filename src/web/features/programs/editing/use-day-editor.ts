import { useEffect, useMemo, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { DayDraft } from "#domain/programs/editing/day-draft.ts"
import { carriedLoads, withCarriedLoads } from "#domain/programs/editing/carried-loads.ts"
import {
  nextSessionWithEdit,
  planOfEdit,
  programWithDay,
  sessionOfEdit,
  weekOfCycle,
  weeksOfDay,
} from "#domain/programs/editing/edited-day.ts"
import { placeOfField, readDay } from "#domain/programs/editing/read-day.ts"
import type { PlanOptions } from "#domain/programs/plan.ts"
import { pausedSince } from "#domain/programs/view/course.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { programDayKey } from "#web/offline/drafts/program-day-store.ts"
import { sessionLink } from "#web/programs/session-link.ts"
import { sessionStart } from "#web/programs/session-start.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import type { EditedDay } from "./edited-day.ts"
import { focusField } from "./focus-field.ts"
import { sentences } from "./sentences.ts"
import { useDayDraft } from "./use-day-draft.ts"
import { useDaySave } from "./use-day-save.ts"

export interface DayEditorProps extends EditedDay {
  options: PlanOptions
  /** The standing of the program's run; without loads if it isn't running. */
  standing: Standing
  run: { id: string; lastSlot: number } | null
}

/** Whether an edit applies to the program from now on, or to the next session only. */
export type Scope = "from_now" | "once"

/** The state of the form for a day: the draft, its sets with the run's loads, and the actions that save it. */
export function useDayEditor(props: DayEditorProps, today: LocalDay) {
  const { userId, stored, program, place, version, routineId, options, standing, run } = props
  const start = program.days[place] ?? { name: "", weekday: null, lines: [] }
  const kept = useDayDraft(programDayKey(userId, routineId), { version, day: start })
  const { draft, setDraft } = kept
  const weeks = weeksOfDay(program, { lines: draft.lines })
  const [week, setWeek] = useState(() => Math.min(weekOfCycle(standing, weeks), weeks - 1))
  const [open, setOpen] = useState<string | null>(draft.lines[0]?.id ?? null)
  const [scope, setScope] = useState<Scope>("from_now")
  const saving = useDaySave({ userId, programId: stored.id, routineId, kept, run })
  const navigate = useNavigate()
  const { say } = useMessages()
  const { unit } = standing

  // The person may undo a change later, and the undo must apply to the day as it is by then.
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const change = (edit: (draft: DayDraft) => DayDraft) => setDraft(edit(latest.current))

  const reading = useMemo(() => readDay(draft, unit), [draft, unit])
  const plan = useMemo(
    () => (reading.ok ? planOfEdit(programWithDay(program, place, reading.day), standing, options) : null),
    [reading, program, place, standing, options],
  )
  // The run's standing after the edit.
  const after = useMemo(() => plan && withCarriedLoads(standing, plan), [plan, standing])
  const session = useMemo(
    () => plan && after && sessionOfEdit(after, plan, { day: place, week, weeks }),
    [plan, after, place, week, weeks],
  )
  const once = useMemo(
    () =>
      plan && run && pausedSince(standing) === null
        ? nextSessionWithEdit(standing, plan, { day: place, today })
        : null,
    [plan, run, standing, place, today],
  )

  /** Opens the exercise and week of a field, and moves the focus to it. */
  function show(field: string) {
    const at = placeOfField(draft, field)
    flushSync(() => {
      if (at) setOpen(at.line)
      if (at?.week !== undefined) setWeek(at.week)
    })
    focusField(field)
  }

  async function submit(over?: string) {
    if (!reading.ok) return show(reading.problems[0]?.field ?? "")
    if (scope === "once") return startOnce()
    const loads = plan && run ? carriedLoads(standing, plan) : []
    if (!(await saving.save(reading.day, { loads, version: over }))) return
    const name = sentences.day(reading.day.name)
    say(run ? sentences.saved(name) : sentences.savedUnstarted(name))
    void navigate(`/programs/${stored.id}`)
  }

  function startOnce() {
    if (!once) return
    const routines = stored.workouts.map(({ id }) => id)
    const { to, state } = sessionLink(
      sessionStart(standing, { slot: standing.lastSlot + 1, session: once }, { routines, today }),
      today,
    )
    kept.forget()
    void navigate(to, { state })
  }

  return {
    ...{ draft, change, kept, unit, weeks, week, setWeek, open, setOpen, scope, setScope },
    ...{ place, plan, after, session, once, saving, submit },
    problems: reading.ok ? [] : reading.problems,
  }
}

export type DayEditing = ReturnType<typeof useDayEditor>
