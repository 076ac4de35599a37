import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import styles from "../running.module.css"
import { sentences } from "./sentences.ts"
import type { Course } from "./use-course.tsx"

interface DeloadDialogProps {
  /** How many sessions the deload lasts. */
  count: number
  isOneWeek: boolean
  course: Course
  onClose: () => void
}

/** Shows how long a deload will last, and what it changes and doesn't change, before it starts. */
export function DeloadDialog({ count, isOneWeek, course, onClose }: DeloadDialogProps) {
  async function start() {
    if (await course.change({ kind: "deload", body: {} }, sentences.deloaded)) onClose()
  }
  return (
    <Dialog
      title={sentences.deload}
      bottom
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {sentences.notNow}
          </button>
          <button
            type="button"
            className="button primary"
            aria-busy={course.isBusy}
            onClick={() => void start()}
          >
            {sentences.deloadAction(count)}
          </button>
        </>
      }
    >
      {course.problem}
      <dl className={styles["facts"]}>
        {sentences.deloadFacts(count, isOneWeek).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
