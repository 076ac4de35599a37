import { LoaderCircle } from "lucide-react"
import { useLayoutEffect, useRef } from "react"
import { sentences } from "./sentences.ts"

/** The button of an account form; while the service is asked it is off and says so. */
export function SubmitButton({ busy, label }: { busy: boolean; label: string }) {
  return (
    <button
      type="submit"
      className="button primary large wide"
      disabled={busy}
      aria-busy={busy}
      ref={useFocusKept(busy)}
    >
      {busy && <LoaderCircle className="icon" />}
      {busy ? sentences.loading : label}
    </button>
  )
}

/** A button that is switched off loses the focus; this gives it back when it is on again and nothing else has taken it. */
function useFocusKept(off: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (off) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [off])
  return button
}
