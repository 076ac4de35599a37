import { useEffect, useRef } from "react"
import { useNavigate } from "react-router"
import { useWide } from "#web/ui/use-wide.ts"
import type { ListHandle } from "./grouped-list.tsx"
import { useListKeys } from "./use-list-keys.ts"
import { useListPlace } from "./use-list-place.ts"

interface WorkbenchOptions {
  /** The rows that match the filter, in the list's order. */
  found: readonly { id: string }[]
  /** What the address opens; null for nothing. */
  open: string | null
  addressOf: (id: string | null) => string
}

/** What `WorkbenchFrame` and the page's list share. */
export type Workbench = ReturnType<typeof useWorkbench>

/**
 * A list and the item that is open. On a wide screen they are side by side, and something is always open; on a phone, the open item replaces the
 * list. Includes the page's keyboard shortcuts.
 */
export function useWorkbench({ found, open, addressOf }: WorkbenchOptions) {
  const isWide = useWide()
  const navigate = useNavigate()
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<ListHandle>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const lastOpen = useRef<string | null>(null)
  useEffect(() => {
    if (open !== null) lastOpen.current = open
  }, [open])
  const shown = open ?? (isWide ? (found[0]?.id ?? null) : null)
  const isPage = !isWide && open !== null
  // The row whose pane gets the focus once the pane is rendered, because Enter may be pressed before that.
  const entered = useRef<string | null>(null)
  useEffect(() => {
    if (entered.current === shown) title.current?.focus()
    entered.current = null
  }, [shown])

  useListPlace(isPage, { onOpen: () => title.current?.focus({ preventScroll: true }), onClose: focusList })
  useListKeys({
    search,
    list,
    onEnter: (id) => {
      if (isWide) focusPane(id)
      return isWide
    },
    onLeave: () => (isWide ? focusList() : void navigate(addressOf(null))),
  })

  /** Moves the focus to the row that is open or was open last, or else to the first one. */
  function focusList() {
    list.current?.focus(shown ?? lastOpen.current ?? found[0]?.id ?? "")
  }

  function focusPane(id: string) {
    if (id === shown) return title.current?.focus()
    openMoved(id)
    entered.current = id
  }

  /** Opens the row that a key press has moved to, on a wide screen. */
  function openMoved(id: string) {
    if (isWide) void navigate(addressOf(id), { replace: true, preventScrollReset: true })
  }

  /** Called when the open row is removed from the list. Opens its neighbor or, on a phone, goes back to the list with the focus on the neighbor. */
  function leaveRemoved(id: string) {
    const place = found.findIndex((each) => each.id === id)
    const next = found[place + 1]?.id ?? found[place - 1]?.id ?? null
    void navigate(addressOf(isWide ? next : null), { replace: true })
    if (next !== null && isWide) list.current?.focus(next)
    else lastOpen.current = next
  }

  return { search, list, title, shown, isPage, isWide, addressOf, focusList, openMoved, leaveRemoved }
}
