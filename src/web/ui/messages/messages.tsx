import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react"
import { lazyPart } from "../lazy-part.tsx"
import { isUndoOver, Toast, type ToastMessage } from "./toast.tsx"
import { uncoverFocus } from "../focus/uncover-focus.ts"

const AvoidFields = lazyPart(async () => (await import("./avoid-fields.ts")).AvoidFields)

interface MessageOptions {
  /** An error stays until it is dismissed, and it interrupts a screen reader. */
  tone?: "success" | "error"
  /** Offered as an "Undo" button. */
  undo?: () => void
  /** Called once the message is gone, with or without an undo. */
  onEnd?: () => void
}

interface Messages {
  say: (text: string, options?: MessageOptions) => void
}

const MessagesContext = createContext<Messages | undefined>(undefined)
const ErrorShownContext = createContext(false)

/** Shows a toast that survives navigation. */
export function useMessages(): Messages {
  const messages = use(MessagesContext)
  if (!messages) throw new Error("useMessages needs a MessagesProvider above it.")
  return messages
}

function mustBeSeen({ tone, undo }: ToastMessage): boolean {
  return tone === "error" || undo !== undefined
}

/** Whether an error is on screen. Nothing may cover an error unless the person asked for it. */
export function useErrorShown(): boolean {
  return use(ErrorShownContext)
}

export function MessagesProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ToastMessage[]>([])
  const lastId = useRef(0)
  const region = useRef<HTMLDivElement>(null)

  const say = useCallback<Messages["say"]>((text, { tone = "success", undo, onEnd } = {}) => {
    lastId.current += 1
    const message = { id: lastId.current, text, tone, undo, onEnd, shown_at: Date.now() }
    // A newer message hides the previous one. Errors and messages with an undo reappear afterwards.
    setShown((before) => [...before.filter((each) => each.text !== text && mustBeSeen(each)), message])
  }, [])
  const dismiss = useCallback((id: number) => {
    setShown((before) => before.filter((each) => each.id !== id && !isUndoOver(each)))
  }, [])
  const messages = useMemo(() => ({ say }), [say])

  useLayoutEffect(() => {
    const { style } = document.documentElement
    // The toasts are measured only if there are any, because measuring forces the browser to lay out the page early.
    if (shown.length === 0 || !region.current) {
      style.removeProperty("--toasts")
      return
    }
    style.setProperty("--toasts", `${region.current.offsetHeight}px`)
    uncoverFocus()
  }, [shown])

  const before = useRef(shown)
  useEffect(() => {
    for (const message of before.current) if (!shown.includes(message)) message.onEnd?.()
    before.current = shown
  }, [shown])

  const newest = shown.at(-1)
  const toastOf = (tone: ToastMessage["tone"]) =>
    newest?.tone === tone && <Toast key={newest.id} message={newest} onDismiss={dismiss} />

  return (
    <MessagesContext value={messages}>
      <ErrorShownContext value={shown.some(({ tone }) => tone === "error")}>{children}</ErrorShownContext>
      {/* Both live regions exist before they contain a message; otherwise screen readers wouldn't announce the message. */}
      <div className="toasts" ref={region}>
        <div role="status">{toastOf("success")}</div>
        <div role="alert">{toastOf("error")}</div>
        {newest && <AvoidFields toasts={region} />}
      </div>
    </MessagesContext>
  )
}
