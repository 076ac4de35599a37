import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { isSame, type Keeping } from "#web/device/device-store.ts"
import { draftKeeper } from "./draft-store.ts"

/** What other tabs do with the same key: there is one draft, and every tab that shows it follows. */
interface Elsewhere<Kept> {
  read: (key: string) => Kept | null
  onWritten: (kept: Kept) => void
  /** It was saved or discarded. */
  onEnded: () => void
}

/**
 * Stores an unsaved form under the key; null if nothing is unsaved. It is written with every keystroke: forms are small, and tabs
 * stay in step. `isRestored` means that it was there before. If the device can't store it, closing the page asks first.
 */
export function useKept<Kept extends object>(
  key: string,
  value: Kept | null,
  isRestored: boolean,
  elsewhere: Elsewhere<Kept>,
) {
  const [keeping, setKeeping] = useState<Keeping | null>(isRestored ? "kept" : null)
  // If the device can't store it, this tab goes on alone.
  const isAlone = useRef(false)
  useEffect(() => {
    isAlone.current = keeping !== null && keeping !== "kept"
  }, [keeping])
  const keeper = useMemo(() => draftKeeper<Kept>(key, setKeeping), [key])
  const latest = useRef<Kept | null>(null)
  const isOurs = useRef(isRestored)
  const isForgotten = useRef(false)
  const told = useRef(elsewhere)
  useEffect(() => {
    told.current = elsewhere
  })

  // Null clears the stored draft.
  const keep = useCallback(
    (next: Kept | null) => {
      if (isForgotten.current || isSame(next, latest.current)) return
      latest.current = next
      // Another tab's draft here isn't ours to clear.
      if (next === null && !isOurs.current) return
      isOurs.current = next !== null
      keeper.keep(next)
      keeper.flush()
    },
    [keeper],
  )
  /** Removes the draft for good: it is saved elsewhere, or unwanted. */
  const forget = useCallback(() => {
    keep(null)
    isForgotten.current = true
  }, [keep])

  // Before it is painted: what a person sees survives a page that goes at once.
  useLayoutEffect(() => keep(value), [keep, value])

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key || isForgotten.current || isAlone.current) return
      if (event.newValue === null) {
        if (!latest.current) return
        isOurs.current = false
        told.current.onEnded()
        return
      }
      const theirs = told.current.read(key)
      if (!theirs || isSame(theirs, latest.current)) return
      latest.current = theirs
      isOurs.current = true
      setKeeping("kept")
      told.current.onWritten(theirs)
    }
    addEventListener("storage", follow)
    return () => removeEventListener("storage", follow)
  }, [key])

  const isAtRisk = value !== null && keeping !== null && keeping !== "kept"
  // Before the message about it can be read.
  useLayoutEffect(() => {
    if (!isAtRisk) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [isAtRisk])

  return { keeping: value && keeping, keep, forget }
}
