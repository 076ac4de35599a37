import { writeTime } from "#domain/text/formats.ts"
import type { CSSProperties, ReactNode } from "react"
import { formatDuration } from "#domain/measures/duration.ts"
import { type Rest, restStep } from "#domain/workout/rest.ts"
import { useFocusBack } from "#web/ui/focus/use-focus-back.ts"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { Key } from "#web/ui/key.tsx"
import { sentences as rows } from "../ledger/row-sentences.ts"
import { useRunningRest } from "./running-rest.ts"
import styles from "../under-way/under-way.module.css"
import { sentences } from "./sentences.ts"

interface RestStripProps {
  userId: string
  rest: Rest
}

/** The rest timer on every screen except the logging screen: the time left, when it ends, and buttons to change or skip it. */
export function RestStrip({ userId, rest }: RestStripProps): ReactNode {
  const { left, stretch, end } = useRunningRest(userId, rest)
  const focusBack = useFocusBack()
  return (
    <>
      <RestLine left={left} rest={rest} />
      <div className="rest" role="group" aria-label={sentences.rest} {...focusBack}>
        <span className="rest-now">
          {left > 0 ? sentences.rest : sentences.restOver}
          <b role="timer">{formatDuration(left)}</b>
        </span>
        <span className="label">
          {sentences.of(formatDuration(rest.seconds))}
          <br />
          {sentences.until(writeTime(rest.ends_at))}
        </span>
        <StretchButton by={-restStep} onPress={stretch} />
        <StretchButton by={restStep} onPress={stretch} />
        <button type="button" className="button quiet" onClick={end}>
          {left > 0 ? sentences.skip : common.close}
          <span className="hidden-text">{sentences.ofRest}</span>
        </button>
        <output className={`hidden-text ${styles["word"]}`}>{left > 0 ? "" : sentences.restIsOver}</output>
      </div>
    </>
  )
}

/** The rest timer in the workout's bar, beside the next set. Pressing the time left ends the rest. */
export function RestBesideSet({ userId, rest }: RestStripProps): ReactNode {
  const { left, stretch, end } = useRunningRest(userId, rest)
  const focusBack = useFocusBack()
  return (
    <>
      <RestLine left={left} rest={rest} />
      <div className="turn-rest" role="group" aria-label={sentences.rest} {...focusBack}>
        <button type="button" onClick={end}>
          <b aria-hidden>{formatDuration(left)}</b>
          <span>
            {left > 0 ? sentences.skipRest : sentences.restOver} <Key>{rows.keys.skipRest}</Key>
          </span>
          {left <= 0 && <span className="hidden-text">: {sentences.closeRest}</span>}
        </button>
        <StretchButton by={-restStep} isShort onPress={stretch} />
        <StretchButton by={restStep} isShort onPress={stretch} />
        <span className="hidden-text">
          <span role="timer">{formatDuration(left)}</span>
          {` ${sentences.of(formatDuration(rest.seconds))}, ${sentences.until(writeTime(rest.ends_at))}`}
        </span>
        <output className="hidden-text">{left > 0 ? "" : sentences.restIsOver}</output>
      </div>
    </>
  )
}

function RestLine({ left, rest }: { left: number; rest: Rest }) {
  return <div className="rest-line" style={shareLeft(left / rest.seconds)} />
}

interface StretchButtonProps {
  by: number
  /** Hides the unit if there is little room. */
  isShort?: boolean
  onPress: (by: number) => void
}

function StretchButton({ by, isShort, onPress }: StretchButtonProps) {
  return (
    <button type="button" className="button quiet" onClick={() => onPress(by)}>
      {`${by < 0 ? "−" : "+"}${Math.abs(by)}`}
      <span className={isShort ? "hidden-text" : undefined}>{sentences.seconds}</span>
      <span className="hidden-text">{sentences.ofRest}</span>
    </button>
  )
}

function shareLeft(share: number): CSSProperties {
  const style: CSSProperties & Record<"--left", string> = {
    "--left": `${Math.round(Math.min(1, share) * 1000) / 10}%`,
  }
  return style
}
