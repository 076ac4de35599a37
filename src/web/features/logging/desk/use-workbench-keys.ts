import { useEffect, useEffectEvent } from "react"
import { readLetterKeys } from "#web/device/letter-keys.ts"
import type { Ledger } from "../ledger/actions/use-ledger.ts"
import { sentences as rows } from "../ledger/row-sentences.ts"

interface WorkbenchKeys {
  ledger: Ledger
  /** Closes the picker if it is open. Returns whether it was. */
  onEscape: () => boolean
}

/**
 * The logging screen's keyboard shortcuts on a desktop. Each key presses the button that shows the key. Single characters work unless the person is
 * typing or has turned them off, and Enter works only while nothing has the focus.
 */
export function useWorkbenchKeys({ ledger, onEscape }: WorkbenchKeys): void {
  const areLettersOn = readLetterKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, defaultPrevented, isComposing } = event
    if (defaultPrevented || isComposing || document.querySelector("dialog[open]")) return
    if (event.key === "Escape") return void (onEscape() && event.preventDefault())
    const key = keyOf(event, areLettersOn)
    const button = key !== null && isFree(key, target) && buttonOf(key)
    if (!button) return
    event.preventDefault()
    if (key !== rows.keys.note) return button.click()
    if (button.ariaExpanded === "false") button.click()
    if (ledger.currentId !== null) ledger.actions.noteSet(ledger.currentId)
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [])

  // Shows the single characters on their buttons, which hide them until they work.
  useEffect(() => {
    const { dataset } = document.documentElement
    if (areLettersOn) dataset["letterKeys"] = ""
    return () => void delete dataset["letterKeys"]
  }, [areLettersOn])
}

/** The key as its button shows it; null if no shortcut uses the key. */
function keyOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, areLettersOn: boolean): string | null {
  if (altKey) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === "s" ? rows.keys.save : null
  if (key === rows.keys.confirm) return key
  return areLettersOn && key.length === 1 ? key.toUpperCase() : null
}

function isFree(key: string, target: EventTarget | null): boolean {
  if (key === rows.keys.save) return true
  if (key === rows.keys.confirm) return target === document.body
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") === null
}

/** The button that shows the key. Only the current exercise's buttons show theirs. */
function buttonOf(key: string): HTMLButtonElement | null {
  const shown = [...document.querySelectorAll<HTMLElement>("kbd.key")].find(
    (each) => each.textContent === key && each.checkVisibility({ visibilityProperty: true }),
  )
  return shown?.closest("button") ?? null
}
