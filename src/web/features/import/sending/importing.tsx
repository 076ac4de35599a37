import { Link } from "react-router"
import { Alert } from "#web/ui/alert.tsx"
import { Ruler } from "#web/ui/ruler.tsx"
import { sentences } from "../sentences.ts"
import type { Sending } from "./use-sending.ts"

interface ImportingProps {
  sending: Sending
  onContinue: () => void
  onDiscard: () => void
}

/** An import on its way, or stopped on it. */
export function Importing({ sending, onContinue, onDiscard }: ImportingProps) {
  const { about, sentParts, state, isKept, problem } = sending
  if (state === "stopped")
    return (
      <Alert tone="offline">
        <p>
          <strong>{sentences.stopped(sentParts, about.parts)}</strong>
        </p>
        <p className="small">{sentences.stoppedHint}</p>
        <ContinueOrDiscard {...{ onContinue, onDiscard }} />
      </Alert>
    )
  if (state === "refused")
    return (
      <Alert tone="error">
        <p>
          <strong>{problem}</strong>
        </p>
        <p className="small">{sentences.refusedHint}</p>
        <ContinueOrDiscard {...{ onContinue, onDiscard }} />
      </Alert>
    )
  return (
    <div className="stack">
      <div className="busy">
        <output>
          <b>{sentences.importing(about.workouts, about.weights)}</b>
        </output>
        {/* Making the rows is the last step. */}
        <Ruler
          label={sentences.importing(about.workouts, about.weights)}
          percentage={(sentParts / (about.parts + 1)) * 100}
        />
        <div className="spread">
          <span className="label">{sentences.sentParts(sentParts, about.parts)}</span>
          <button type="button" className="button quiet" onClick={onDiscard}>
            {sentences.cancel}
          </button>
        </div>
      </div>
      <p className="small soft">{isKept ? sentences.importingHint : sentences.importingHintUnkept}</p>
    </div>
  )
}

/** The two ways out of an import that stopped. */
export function ContinueOrDiscard({ onContinue, onDiscard }: Omit<ImportingProps, "sending">) {
  return (
    <div className="row">
      <button type="button" className="button primary" onClick={onContinue}>
        {sentences.continue}
      </button>
      <button type="button" className="button quiet" onClick={onDiscard}>
        {sentences.discard}
      </button>
    </div>
  )
}

interface DoneProps {
  sending: Sending
  leftOut: number
  alreadyHere: number
  onUndo: () => void
  onAnother: () => void
}

/** What an import brought. */
export function ImportDone({
  sending: { about, newExercises = 0 },
  leftOut,
  alreadyHere,
  onUndo,
  onAnother,
}: DoneProps) {
  const said = [
    newExercises > 0 && sentences.newExercises(newExercises),
    leftOut > 0 && sentences.unreadLines(leftOut),
    alreadyHere > 0 && sentences.wereHere(alreadyHere),
  ].filter(Boolean)
  return (
    <Alert tone="success">
      <p>
        <strong>{sentences.done(about.workouts, about.weights)}</strong>
      </p>
      {said.length > 0 && <p className="small">{said.join(" ")}</p>}
      <div className="row">
        <Link className="button primary" to="/dashboard">
          {sentences.showCalendar}
        </Link>
        <button type="button" className="button" onClick={onUndo}>
          {sentences.undo}
        </button>
        <button type="button" className="button quiet" onClick={onAnother}>
          {sentences.importAnother}
        </button>
      </div>
    </Alert>
  )
}
