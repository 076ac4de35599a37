import { writeTime } from "#domain/text/formats.ts"
import type { CSSProperties, ReactNode } from "react"
import { formatDuration } from "#domain/measures/duration.ts"
import { type Rest, restStep } from "#domain/workout/rest.ts"
import { useFocusBack } from "#web/ui/focus/use-focus-back.ts"
import { useRunningRest } from "./running-rest.ts"
import styles from "../under-way/under-way.module.css"
import { sentences } from "./sentences.ts"

interface RestStripProps {
  userId: string
  rest: Rest
}

/** How long is left to rest, till when, and a way out. */
export function RestStrip({ userId, rest }: RestStripProps): ReactNode {
  const { left, stretch, end } = useRunningRest(userId, rest)
  const focusBack = useFocusBack()
  return (
    <>
      <RestLine left={left} rest={rest} />
      <div className="rest" role="group" aria-label="Rest" {...focusBack}>
        <span className="rest-now">
          {left > 0 ? "Rest" : "Rest over"}
          <b role="timer">{formatDuration(left)}</b>
        </span>
        <span className="label">
          {`of ${formatDuration(rest.seconds)}`}
          <br />
          {`till ${writeTime(rest.ends_at)}`}
        </span>
        <StretchButton by={-restStep} onPress={stretch} />
        <StretchButton by={restStep} onPress={stretch} />
        <button type="button" className="button quiet" onClick={end}>
          {left > 0 ? "Skip" : "Close"}
          <span className="hidden-text"> rest</span>
        </button>
        <output className={`hidden-text ${styles["word"]}`}>{left > 0 ? "" : sentences.restOver}</output>
      </div>
    </>
  )
}

/** The same in the workout's bar, beside the next set: the marker with the time left ends the rest. */
export function RestBesideSet({ userId, rest }: RestStripProps): ReactNode {
  const { left, stretch, end } = useRunningRest(userId, rest)
  const focusBack = useFocusBack()
  return (
    <>
      <RestLine left={left} rest={rest} />
      <div className="turn-rest" role="group" aria-label="Rest" {...focusBack}>
        <button type="button" aria-label={left > 0 ? "Skip rest" : "Close rest"} onClick={end}>
          <b>{formatDuration(left)}</b>
          <span>{left > 0 ? "Skip rest" : "Rest over"}</span>
        </button>
        <StretchButton by={-restStep} isShort onPress={stretch} />
        <StretchButton by={restStep} isShort onPress={stretch} />
        <span className="hidden-text">
          <span role="timer">{formatDuration(left)}</span>
          {` of ${formatDuration(rest.seconds)}, till ${writeTime(rest.ends_at)}`}
        </span>
        <output className="hidden-text">{left > 0 ? "" : sentences.restOver}</output>
      </div>
    </>
  )
}

function RestLine({ left, rest }: { left: number; rest: Rest }) {
  return <div className="rest-line" style={shareLeft(left / rest.seconds)} />
}

interface StretchButtonProps {
  by: number
  /** Without its unit, where there is little room. */
  isShort?: boolean
  onPress: (by: number) => void
}

function StretchButton({ by, isShort, onPress }: StretchButtonProps) {
  return (
    <button type="button" className="button quiet" onClick={() => onPress(by)}>
      {`${by < 0 ? "−" : "+"}${Math.abs(by)}`}
      <span className={isShort ? "hidden-text" : undefined}> s</span>
      <span className="hidden-text"> rest</span>
    </button>
  )
}

function shareLeft(share: number): CSSProperties {
  const style: CSSProperties & Record<"--left", string> = {
    "--left": `${Math.round(Math.min(1, share) * 1000) / 10}%`,
  }
  return style
}
