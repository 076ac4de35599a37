import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react"
import { giveBack } from "../focus/use-focus-back.ts"

interface DialogProps {
  title: string
  /** Called on Escape or a press outside the sheet. The parent must then stop rendering the dialog. */
  onClose: () => void
  children?: ReactNode
  /** The buttons at the bottom. */
  footer: ReactNode
  /** Whether the dialog opens at the bottom of a phone's screen, within reach of the thumb. */
  bottom?: boolean
  /** An additional class, for a dialog of a different shape. */
  className?: string | undefined
}

/** A modal sheet that is open while it is rendered. Focus moves in, stays in, and returns afterwards. */
export function Dialog({ title, onClose, children, footer, bottom = false, className = "" }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // A layout effect, because its cleanup closes the dialog while it is still in the page, so that the browser can return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => {
      const isByKeyboard = Boolean(element?.querySelector(":focus-visible"))
      element?.close()
      // The element that opened the dialog may have been removed by what the person did in it. Then the focus is nowhere, or still on a button in the
      // dialog.
      const focused = document.activeElement
      if (isByKeyboard && (focused === document.body || element?.contains(focused))) giveBack(null)
    }
  }, [])

  function closeBeside(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && !isInside(event)) onClose()
  }

  return (
    // For keyboards, Escape does the same as a press outside the sheet.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`sheet ${bottom ? "bottom" : className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        // React would also pass the event to a dialog that this one was opened from.
        event.stopPropagation()
        onClose()
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
      onClick={closeBeside}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <div className="sheet-foot">{footer}</div>
    </dialog>
  )
}

/** Clicks on the backdrop and on the sheet's padding both hit the dialog element, so the position of the click shows which of the two was clicked. */
function isInside({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
