import { CircleAlert, X } from "lucide-react"
import { useEffect, useState } from "react"
import { useFocusBack } from "../focus/use-focus-back.ts"
import { sentences } from "../sentences.ts"

export interface ToastMessage {
  id: number
  text: string
  tone: "success" | "error"
  undo: (() => void) | undefined
  onEnd: (() => void) | undefined
  /** When the toast was first shown, in epoch milliseconds. An undo that reappears after a newer message gets only the rest of its time. */
  shown_at: number
}

const shownMilliseconds = 6_000
const shownWithUndoMilliseconds = 10_000
// A toast stays at least this long after it loses the pointer or the focus.
const leastMilliseconds = 1_000

/** Whether an undo's time is over, even if a newer message hid it. */
export function isUndoOver({ undo, shown_at }: ToastMessage): boolean {
  return undo !== undefined && Date.now() - shown_at >= shownWithUndoMilliseconds
}

/** A message that disappears after a few seconds, unless it is an error or has the pointer or the focus. */
export function Toast({ message, onDismiss }: { message: ToastMessage; onDismiss: (id: number) => void }) {
  const { id, text, tone, undo, shown_at } = message
  const [held, setHeld] = useState(false)
  const { ref, onFocus } = useFocusBack()

  useEffect(() => {
    if (tone === "error" || held) return undefined
    const left = undo ? shown_at + shownWithUndoMilliseconds - Date.now() : shownMilliseconds
    const timer = setTimeout(
      () => onDismiss(id),
      Math.min(Math.max(left, leastMilliseconds), shownWithUndoMilliseconds),
    )
    return () => clearTimeout(timer)
  }, [held, id, onDismiss, shown_at, tone, undo])

  return (
    <div
      className={tone === "error" ? "toast error" : "toast"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      ref={ref}
      onFocus={(event) => {
        onFocus(event)
        setHeld(true)
      }}
      onBlur={() => setHeld(false)}
    >
      {tone === "error" && <CircleAlert className="icon" />}
      <p>{text}</p>
      {undo && (
        <button
          type="button"
          className="undo"
          onClick={() => {
            undo()
            onDismiss(id)
          }}
        >
          {sentences.undo}
        </button>
      )}
      <button type="button" aria-label={sentences.dismiss} onClick={() => onDismiss(id)}>
        <X className="icon" />
      </button>
    </div>
  )
}
