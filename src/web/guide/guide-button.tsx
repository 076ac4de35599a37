import { Info } from "lucide-react"
import { type KeyboardEvent, useState } from "react"
import { createPortal } from "react-dom"
import { hasGuideTo } from "#domain/exercises/guided-exercises.ts"
import type { Movement } from "#domain/exercises/movement.ts"
import { GuideSheet } from "./late-guide-sheet.ts"
import { sentences } from "./sentences.ts"

interface GuideButtonProps {
  movement: Movement
  /** Whether the Tab key reaches the button. */
  isTabStop: boolean
}

/** A button that opens the guide to an exercise in a sheet. Renders nothing if there is no guide. */
export function GuideButton({ movement, isTabStop }: GuideButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!hasGuideTo(movement)) return null
  return (
    <>
      <button
        type="button"
        className="button quiet square"
        aria-label={sentences.howTo(movement.exercise)}
        aria-haspopup="dialog"
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => setOpen(true)}
      >
        <Info className="icon" />
      </button>
      {isOpen &&
        createPortal(
          // React passes the sheet's events on to the list around the button, which would take the arrow keys for its own.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div onKeyDown={stopPropagation}>
            <GuideSheet movement={movement} onClose={() => setOpen(false)} />
          </div>,
          document.body,
        )}
    </>
  )
}

function stopPropagation(event: KeyboardEvent) {
  event.stopPropagation()
}
