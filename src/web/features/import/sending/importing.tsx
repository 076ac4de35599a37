import { Link } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { LookBack } from "#domain/import/look-back.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Ruler } from "#web/ui/ruler.tsx"
import { sentences } from "../sentences.ts"
import type { Sending } from "./use-sending.ts"

interface ImportingProps {
  sending: Sending
  onContinue: () => void
  onDiscard: () => void
}

/** An import in progress, or interrupted. */
export function Importing({ sending, onContinue, onDiscard }: ImportingProps) {
  const { about, sentParts, state, isKept, problem, photos } = sending
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
        {/* Creating the rows is the last step. */}
        <Ruler
          label={sentences.importing(about.workouts, about.weights)}
          percentage={(sentParts / (about.parts + 1)) * 100}
        />
        <div className="spread">
          <span className="label">
            {photos
              ? sentences.sentPhotos(photos.sent, photos.count)
              : sentences.sentParts(sentParts, about.parts)}
          </span>
          <button type="button" className="button quiet" onClick={onDiscard}>
            {sentences.cancel}
          </button>
        </div>
      </div>
      <p className="small soft">
        {photos ? sentences.photosHint : isKept ? sentences.importingHint : sentences.importingHintUnkept}
      </p>
    </div>
  )
}

/** The two ways to go on with an interrupted import. */
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

/** The preview's facts about an import; unknown after a reload. */
export interface Brought {
  leftOut: number
  alreadyHere: number
  lookBack: LookBack | null
  /** The day of the last workout or body weight. */
  lastDay: LocalDay | null
}

interface DoneProps extends Brought {
  sending: Sending
  onUndo: () => void
  onAnother: () => void
}

/** The result of an import. */
export function ImportDone({
  sending: { about, newExercises = 0, refusedPhotos = 0 },
  leftOut,
  alreadyHere,
  lookBack,
  lastDay,
  onUndo,
  onAnother,
}: DoneProps) {
  const said = [
    newExercises > 0 && sentences.newExercises(newExercises),
    refusedPhotos > 0 && sentences.lostPhotos(refusedPhotos),
    leftOut > 0 && sentences.unreadLines(leftOut),
    alreadyHere > 0 && sentences.wereHere(alreadyHere),
  ].filter(Boolean)
  return (
    <>
      <Alert tone="success">
        <p>
          <strong>{sentences.done(about.workouts, about.weights)}</strong>
        </p>
        {said.length > 0 && <p className="small">{said.join(" ")}</p>}
        <div className="row">
          <Link className="button primary" to="/dashboard" state={lastDay === null ? null : { day: lastDay }}>
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
      {lookBack && <FirstLookBack lookBack={lookBack} />}
    </>
  )
}

function FirstLookBack({ lookBack: { months, best, busiest } }: { lookBack: LookBack }) {
  return (
    <section className="block">
      <header>
        <h2>{sentences.lookBack}</h2>
        <p className="label">{sentences.span(months)}</p>
      </header>
      {best && <p>{sentences.best(best.exercise, `${formatNumber(best.weight)} ${best.unit}`, best.date)}</p>}
      <p>{sentences.busiest(busiest.workouts, busiest.month)}</p>
    </section>
  )
}
