import { CircleAlert, X } from "lucide-react"
import { useEffect, useState } from "react"
import { useFocusBack } from "./use-focus-back.ts"

export interface ToastMessage {
  id: number
  text: string
  tone: "success" | "error"
  undo: (() => void) | undefined
}

const shownMilliseconds = 6_000
const shownWithUndoMilliseconds = 12_000

/** A message that disappears after a while, unless it is an error or has the pointer or focus on it. */
export function Toast({ message, onDismiss }: { message: ToastMessage; onDismiss: (id: number) => void }) {
  const { id, text, tone, undo } = message
  const [held, setHeld] = useState(false)
  const { ref, onFocus } = useFocusBack()

  useEffect(() => {
    if (tone === "error" || held) return undefined
    const timer = setTimeout(() => onDismiss(id), undo ? shownWithUndoMilliseconds : shownMilliseconds)
    return () => clearTimeout(timer)
  }, [held, id, onDismiss, tone, undo])

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
          Undo
        </button>
      )}
      <button type="button" aria-label="Dismiss" onClick={() => onDismiss(id)}>
        <X className="icon" />
      </button>
    </div>
  )
}
