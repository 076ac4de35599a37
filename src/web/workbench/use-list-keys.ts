import { type RefObject, useEffect, useEffectEvent } from "react"
import { readLetterKeys } from "#web/device/letter-keys.ts"
import type { ListHandle } from "./grouped-list.tsx"

interface ListKeys {
  search: RefObject<HTMLInputElement | null>
  list: RefObject<ListHandle | null>
  /** Goes from the row with this id to what it opens. Returns false if the row's own link does that. */
  onEnter: (id: string) => boolean
  /** Goes from the open pane back to the list. */
  onLeave: () => void
}

const onARow: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
}
const letters: Partial<Record<string, number>> = { j: 1, k: -1 }

/**
 * The page's keyboard shortcuts. In the list, the arrow keys, Page Up, Page Down, Home and End move the focus, and Enter goes to the pane; in the
 * pane, Escape goes back to the list. Everywhere, J and K move through the list and / goes to the search, unless something is being typed or the
 * person has turned single letters off.
 */
export function useListKeys({ search, list, onEnter, onLeave }: ListKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
    if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return
    if (isBusy(target)) return
    const row = target.closest<HTMLElement>("[data-row]")
    const step = (row && onARow[key]) ?? (readLetterKeys() ? letters[key] : undefined)
    if (step !== undefined) list.current?.move(step)
    else if (key === "/" && readLetterKeys()) search.current?.focus()
    else if (key === "Enter" && row) {
      if (!onEnter(row.dataset["row"] ?? "")) return
    } else if (key === "Escape" && target.closest("[data-pane]")) onLeave()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [])
}

/** Whether a key press is meant for a field or an open dialog. */
function isBusy(target: Element): boolean {
  return (
    document.querySelector("dialog[open]") !== null ||
    target.closest("input, textarea, select, [contenteditable]") !== null
  )
}
