import { Link } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { LookBack } from "#domain/import/look-back.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Ruler } from "#web/ui/ruler.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences as ofImport } from "../sentences.ts"
import { sentences } from "./sentences.ts"
import type { Sending } from "./use-sending.ts"

interface ImportingProps {
  sending: Sending
  onContinue: () => void
  onDiscard: () => void
}

/** An import that is in progress or was interrupted. */
export function Importing({ sending, onContinue, onDiscard }: ImportingProps) {
  const { about, sentParts, state, isKept, problem, photos } = sending
  // The number of steps is one more than the number of parts, because a final step creates the rows.
  const share = sentParts / (about.parts + 1)
  if (state === "stopped")
    return (
      <Alert tone="offline">
        <p>
          <strong>{sentences.stoppedAt(share)}</strong>
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
        <Ruler label={sentences.importing(about.workouts, about.weights)} percentage={share * 100} />
        <div className="spread">
          <span className="label">
            {photos
              ? sentences.sentPhotos(photos.sent, photos.count)
              : sentParts < about.parts
                ? sentences.shareDone(share)
                : sentences.adding}
          </span>
          <button type="button" className="button quiet" onClick={onDiscard}>
            {common.cancel}
          </button>
        </div>
      </div>
      <p className="small soft">
        {photos ? sentences.photosHint : isKept ? sentences.hint : sentences.hintNotStored}
      </p>
    </div>
  )
}

/** The two choices for an interrupted import. */
export function ContinueOrDiscard({ onContinue, onDiscard }: Omit<ImportingProps, "sending">) {
  return (
    <div className="row">
      <button type="button" className="button primary" onClick={onContinue}>
        {sentences.continue}
      </button>
      <button type="button" className="button quiet" onClick={onDiscard}>
        {ofImport.discardImport}
      </button>
    </div>
  )
}

/** What the preview found out about an import; lost when the page is reloaded. */
export interface ImportFacts {
  leftOut: number
  alreadyHere: number
  lookBack: LookBack | null
  /** The day of the last workout or body weight. */
  lastDay: LocalDay | null
}

interface DoneProps extends ImportFacts {
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
  const details = [
    newExercises > 0 && sentences.newExercises(newExercises),
    refusedPhotos > 0 && sentences.refusedPhotos(refusedPhotos),
    leftOut > 0 && sentences.unreadLines(leftOut),
    alreadyHere > 0 && sentences.wereHere(alreadyHere),
  ].filter(Boolean)
  return (
    <>
      <Alert tone="success">
        <p>
          <strong>{sentences.done(about.workouts, about.weights)}</strong>
        </p>
        {details.length > 0 && <p className="small">{details.join(" ")}</p>}
        <div className="row">
          <Link className="button primary" to="/dashboard" state={lastDay === null ? null : { day: lastDay }}>
            {sentences.showCalendar}
          </Link>
          <button type="button" className="button" onClick={onUndo}>
            {ofImport.undoImport}
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
