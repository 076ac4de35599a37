import { LoaderCircle } from "lucide-react"
import { type FocusEvent, useLayoutEffect, useRef } from "react"
import { sentences } from "./sentences.ts"

/** The button of an account form, disabled and busy while the service is asked. */
export function SubmitButton({ busy, label }: { busy: boolean; label: string }) {
  return (
    <button
      type="submit"
      className="button primary large wide"
      disabled={busy}
      aria-busy={busy}
      {...useFocusKept(busy)}
    >
      {busy && <LoaderCircle className="icon" />}
      {busy ? sentences.loading : label}
    </button>
  )
}

/** A button that is switched off loses the focus; this gives it back when it is on again and nothing else has taken it. */
function useFocusKept(off: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  // Noted before it is switched off: a browser may take the focus away at that very moment.
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (!off && hasFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [off])
  return {
    ref: button,
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      if (!currentTarget.disabled) hasFocus.current = false
    },
  }
}
