import { LoaderCircle } from "lucide-react"
import { type FocusEvent, useLayoutEffect, useRef } from "react"
import { sentences } from "./sentences.ts"

/** The submit button of an account form, disabled and busy during the request. */
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

/** A disabled button loses the focus; this returns it once the button is enabled and nothing else has taken it. */
function useFocusKept(off: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  // Recorded before it is disabled: a browser may take the focus away at that moment.
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
