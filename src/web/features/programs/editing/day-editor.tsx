import { useMemo, useState } from "react"
import { sessionsToCome } from "#domain/programs/editing/edited-day.ts"
import { nextSession } from "#domain/programs/next-session.ts"
import { pausedSince } from "#domain/programs/view/course.ts"
import { currentDay } from "#web/device/current-day.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { Alert } from "#web/ui/messages/alert.tsx"
import { DayLinks } from "./day-links.tsx"
import { DayDetails } from "./day-details.tsx"
import styles from "./editing.module.css"
import { DayList } from "./day-list.tsx"
import { LineList } from "./line-list.tsx"
import { SaveBar } from "./save-bar.tsx"
import { sentences } from "./sentences.ts"
import { ToCome } from "./to-come.tsx"
import { type DayEditorProps, useDayEditor } from "./use-day-editor.ts"
import { WhereItCounts } from "./where-it-counts.tsx"

const sessionsShown = 6

/** The form for editing a program's day. Its draft is kept until it is saved or discarded, even if the person leaves the page. */
export function DayEditor(props: DayEditorProps) {
  const [discarded, setDiscarded] = useState(0)
  return <Form key={discarded} {...props} onDiscarded={() => setDiscarded(discarded + 1)} />
}

function Form({ onDiscarded, ...props }: DayEditorProps & { onDiscarded: () => void }) {
  const { program, place, standing, run, userId, stored } = props
  const [today] = useState(currentDay)
  const isGoingOn = pausedSince(standing) === null
  const editing = useDayEditor(props, today)
  const { draft, change, kept, plan, after, weeks, open, saving } = editing
  const confirm = useConfirm()
  const toCome = useMemo(
    () =>
      plan && after && run
        ? sessionsToCome(after, plan, { day: place, today, count: sessionsShown, weeks })
        : [],
    [plan, after, run, place, today, weeks],
  )
  const openPlace = Math.max(
    0,
    draft.lines.findIndex(({ id }) => id === open),
  )

  async function discard() {
    const question = sentences.confirmDiscard
    if (!(await confirm({ question, action: sentences.discard, danger: true }))) return
    kept.forget()
    onDiscarded()
  }

  return (
    <>
      <div className={styles["head"]}>
        <h1>{sentences.day(draft.name.trim())}</h1>
        <DayLinks {...{ program, place }} programId={stored.id} />
      </div>
      {kept.isRestored && (
        <Alert tone="plain">
          <p>{sentences.restored}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => void discard()}>
              {sentences.discard}
            </button>
          </div>
        </Alert>
      )}
      <div className={styles["columns"]} inert={saving.isSaving}>
        <LineList {...{ userId, editing, program }} />
        <div className="stack-l">
          <ToCome {...{ toCome, program }} place={openPlace} unit={editing.unit} isDated={isGoingOn} />
          {run && (
            <WhereItCounts
              scope={editing.scope}
              onChoose={editing.setScope}
              canBeOnce={editing.once !== null || plan === null}
              next={isGoingOn ? nextSession(standing, today) : null}
              days={program.days}
              place={place}
            />
          )}
          <DayDetails {...{ draft, change }} problems={editing.problems} />
          <DayList {...props} isUnsaved={kept.isUnsaved} onRemoved={kept.forget} />
        </div>
      </div>
      <SaveBar {...{ editing, program, place }} isRunning={run !== null} />
    </>
  )
}
