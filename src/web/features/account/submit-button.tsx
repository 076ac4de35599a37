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
      {...useFocusRestored(busy)}
    >
      {busy && <LoaderCircle className="icon" />}
      {busy ? sentences.loading : label}
    </button>
  )
}

/** A disabled button loses the focus. The button gets it back once it is enabled, unless something else has the focus by then. */
function useFocusRestored(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  // Whether the button has the focus is recorded in advance, because some browsers blur a button when it is disabled.
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (!isDisabled && hasFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [isDisabled])
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
