import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react"
import { Toast, type ToastMessage } from "./toast.tsx"
import { uncoverFocus } from "./uncover-focus.ts"

interface MessageOptions {
  /** An error stays until it is dismissed and interrupts a screen reader. */
  tone?: "success" | "error"
  /** Offered as a button "Undo". */
  undo?: () => void
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

/** Whether an error is on screen: nothing uninvited may cover it. */
export function useErrorShown(): boolean {
  return use(ErrorShownContext)
}

export function MessagesProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ToastMessage[]>([])
  const lastId = useRef(0)
  const region = useRef<HTMLDivElement>(null)

  const say = useCallback<Messages["say"]>((text, { tone = "success", undo } = {}) => {
    lastId.current += 1
    const message = { id: lastId.current, text, tone, undo }
    // Repeating a sentence shows its toast again instead of a second one.
    setShown((before) => [...before.filter((each) => each.text !== text), message])
  }, [])
  const dismiss = useCallback((id: number) => {
    setShown((before) => before.filter((each) => each.id !== id))
  }, [])
  const messages = useMemo(() => ({ say }), [say])

  useLayoutEffect(() => {
    const { style } = document.documentElement
    // Measure only if there is a toast: measuring forces the browser to lay out the page early.
    if (shown.length === 0 || !region.current) {
      style.removeProperty("--toasts")
      return
    }
    style.setProperty("--toasts", `${region.current.offsetHeight}px`)
    uncoverFocus()
  }, [shown])

  const toasts = (tone: ToastMessage["tone"]) =>
    shown
      .filter((message) => message.tone === tone)
      .map((message) => <Toast key={message.id} message={message} onDismiss={dismiss} />)

  return (
    <MessagesContext value={messages}>
      <ErrorShownContext value={shown.some(({ tone }) => tone === "error")}>{children}</ErrorShownContext>
      {/* Both live regions exist before anything is announced: only then do screen readers announce it. */}
      <div className="toasts" ref={region}>
        <div role="status">{toasts("success")}</div>
        <div role="alert">{toasts("error")}</div>
      </div>
    </MessagesContext>
  )
}
