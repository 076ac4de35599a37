import { LoaderCircle } from "lucide-react"
import Download from "lucide-react/icons/download"
import { useEffect, useRef, useState } from "react"
import { formatDuration } from "#domain/measures/duration.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Ruler } from "#web/ui/ruler.tsx"
import { sentences as shared } from "#web/ui/sentences.ts"
import styles from "../lines.module.css"
import { sentences } from "./sentences.ts"
import { type RunningDownload, useDownload } from "./use-download.ts"

const lines = {
  csv: { title: sentences.downloadLine, hint: sentences.downloadHint, button: sentences.download },
  json: {
    title: sentences.completeLine,
    hint: sentences.completeHint,
    button: sentences.completeDownload,
  },
  sets: { title: sentences.setsLine, hint: sentences.setsHint, button: sentences.setsDownload },
}

/** Downloads the person's data in one format. */
export function DownloadLine({ kind }: { kind: keyof typeof lines }) {
  const line = lines[kind]
  const { id: userId } = useUser()
  const button = useRef<HTMLButtonElement>(null)
  const below = useRef<HTMLLIElement>(null)
  const { running, problem, warning, start, cancel } = useDownload(userId, kind, focusButton)

  /** Moves the focus to the main button when the focused one disappears. */
  function focusButton() {
    if (below.current?.contains(document.activeElement)) button.current?.focus()
  }

  function tryAgain() {
    focusButton()
    void start()
  }

  return (
    <>
      <li>
        <span className="grow">
          <b>{line.title}</b>
          <br />
          <span className="label">{line.hint}</span>
        </span>
        <button
          type="button"
          className="button"
          ref={button}
          aria-busy={running !== undefined}
          onClick={() => void start()}
        >
          {running ? <LoaderCircle className="icon" /> : <Download className="icon" />}
          {line.button}
        </button>
        <output className="hidden-text">{running && announcement(running)}</output>
      </li>
      {(running || problem !== undefined || warning !== undefined) && (
        <li className={styles["below"]} ref={below}>
          {running && <Progress label={line.button} running={running} onCancel={cancel} />}
          {problem !== undefined && (
            <Alert tone="error">
              <p>{problem}</p>
              <p className="small">{sentences.exportNothingKept}</p>
              <div className="row">
                <button type="button" className="button" onClick={tryAgain}>
                  {shared.tryAgain}
                </button>
              </div>
            </Alert>
          )}
          {warning !== undefined && <Alert tone="warning">{warning}</Alert>}
        </li>
      )}
    </>
  )
}

const announcement = ({ progress }: RunningDownload) =>
  (progress?.round ?? 1) > 1 ? sentences.exportAgain : sentences.exportStarted

interface ProgressProps {
  label: string
  running: RunningDownload
  onCancel: () => void
}

function Progress({ label, running, onCancel }: ProgressProps) {
  const { progress } = running
  const seconds = useSeconds()
  return (
    <div className="busy">
      <div className="spread">
        <b>{progress ? sentences.exportReading(progress.table) : sentences.exportStarted}</b>
        <span className="number">{formatDuration(seconds)}</span>
      </div>
      <Ruler label={label} percentage={percentage(running)} />
      <div className="spread">
        <span className="label">{progress && sentences.exportRows(progress.rows, progress.total)}</span>
        <button type="button" className="button quiet" onClick={onCancel}>
          {shared.cancel}
        </button>
      </div>
      {progress && progress.round > 1 && <p className="small soft">{sentences.exportAgain}</p>}
    </div>
  )
}

/** The percentage is capped at 100, because rows may be added during the download. */
const percentage = ({ progress }: RunningDownload) =>
  progress && progress.total > 0 ? Math.min(100, (progress.rows / progress.total) * 100) : 0

/** Whole seconds since the component was first shown. */
function useSeconds() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const startedAt = performance.now()
    const ticking = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)), 1000)
    return () => clearInterval(ticking)
  }, [])
  return seconds
}
