import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { isSame, type Keeping } from "#web/device/device-store.ts"
import { draftKeeper } from "./draft-store.ts"

/** What other tabs do with what is kept under the same key: there is one draft, and every tab that shows it goes on with it. */
interface Elsewhere<Kept> {
  read: (key: string) => Kept | null
  onWritten: (kept: Kept) => void
  /** It was saved or discarded. */
  onEnded: () => void
}

/**
 * Keeps on this device, under the key, what stands in a form and is not saved; null: nothing does. It is written with every letter: forms are
 * small, and so two tabs never hold different texts for longer than it takes to hear of it. `isRestored`: it was there before. Where the
 * device takes nothing, closing the page asks first.
 */
export function useKept<Kept extends object>(
  key: string,
  value: Kept | null,
  isRestored: boolean,
  elsewhere: Elsewhere<Kept>,
) {
  const [keeping, setKeeping] = useState<Keeping | null>(isRestored ? "kept" : null)
  // Where the device takes nothing, this tab goes on alone.
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

  // Null clears what is kept.
  const keep = useCallback(
    (next: Kept | null) => {
      if (isForgotten.current || isSame(next, latest.current)) return
      latest.current = next
      // What another tab keeps here is not ours to clear.
      if (next === null && !isOurs.current) return
      isOurs.current = next !== null
      keeper.keep(next)
      keeper.flush()
    },
    [keeper],
  )
  /** Removes the draft for good: it is saved elsewhere, or not wanted. */
  const forget = useCallback(() => {
    keep(null)
    isForgotten.current = true
  }, [keep])

  useEffect(() => keep(value), [keep, value])

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
  // Before the sentence that says so can be read.
  useLayoutEffect(() => {
    if (!isAtRisk) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [isAtRisk])

  return { keeping: value && keeping, keep, forget }
}
