import Undo2 from "lucide-react/icons/undo-2"
import FileText from "lucide-react/icons/file-text"
import { useId } from "react"
import { formatDay } from "#domain/days/day-text.ts"
import { dayHere } from "#web/device/day-here.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences } from "./sentences.ts"
import styles from "../import.module.css"
import type { PastImport } from "../queries.ts"

interface LastImportsProps {
  imports: readonly PastImport[] | undefined
  hasFailed: boolean
  onLoadAgain: () => void
  onUndo: (about: PastImport) => void
}

/** The imports that can still be undone, including those from other devices. */
export function LastImports({ imports = [], hasFailed, onLoadAgain, onUndo }: LastImportsProps) {
  const id = useId()
  const finished = imports.filter(({ status }) => status !== "open")
  if (hasFailed && imports.length === 0)
    return <LoadProblem sentence={sentences.failedImports} onLoadAgain={onLoadAgain} />
  if (finished.length === 0) return null
  return (
    <section className="block" aria-labelledby={id}>
      <header>
        <h2 id={id}>{sentences.lastImports}</h2>
      </header>
      <ul>
        {finished.map((past) => (
          <li key={past.id} className={styles["entry"]}>
            <FileText className="icon" />
            <span>
              <b>{past.file_name}</b>
              <span className="label">
                {formatDay(dayHere(past.finished_at ?? past.created_at), "short")}, {past.source}
              </span>
              <span className="small soft">{sentences.contents(past.workouts, past.sets, past.weights)}</span>
            </span>
            {past.status === "done" ? (
              <button
                type="button"
                className="button"
                aria-haspopup="dialog"
                aria-label={sentences.undoOf(past.file_name)}
                onClick={() => onUndo(past)}
              >
                {common.undo}
              </button>
            ) : (
              <span className={`small soft ${styles["undone"]}`}>
                <Undo2 className="icon" />
                {past.undone_at !== null && sentences.undoneOn(formatDay(dayHere(past.undone_at), "short"))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="small soft">{sentences.olderImports}</p>
    </section>
  )
}
