import { type SyntheticEvent, useId, useState } from "react"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import styles from "../running.module.css"
import type { Course } from "./use-course.tsx"

/** One of the options. */
export interface Way {
  key: string
  name: string
  about: string
  /** The confirm button's label while this option is selected. */
  action: string
  /** Carries the option out. Resolves with whether that worked. */
  take: () => Promise<boolean>
}

interface ChoiceDialogProps {
  title: string
  ways: readonly Way[]
  course: Course
  onClose: () => void
}

/** A sheet with a few options, of which the person chooses one. */
export function ChoiceDialog({ title, ways, course, onClose }: ChoiceDialogProps) {
  const formId = useId()
  const [chosen, setChosen] = useState(ways[0])

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (await chosen?.take()) onClose()
  }

  return (
    <Dialog
      title={title}
      bottom
      onClose={onClose}
      footer={
        <FormFoot {...{ formId }} action={chosen?.action ?? ""} busy={course.isBusy} onCancel={onClose} />
      }
    >
      <form id={formId} className="stack" onSubmit={(event) => void submit(event)}>
        {course.problem}
        <Ways {...{ ways, chosen }} onChoose={setChosen} />
      </form>
    </Dialog>
  )
}

interface WaysProps {
  ways: readonly Way[]
  chosen: Way | undefined
  onChoose: (way: Way) => void
}

/** The options. Each can be chosen by pressing anywhere on its row. */
export function Ways({ ways, chosen, onChoose }: WaysProps) {
  const name = useId()
  return (
    <div className={styles["ways"]}>
      {ways.map((way) => (
        <label key={way.key}>
          <input type="radio" name={name} checked={way.key === chosen?.key} onChange={() => onChoose(way)} />
          <span>
            <b>{way.name}</b>
            {way.about !== "" && <small>{way.about}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
