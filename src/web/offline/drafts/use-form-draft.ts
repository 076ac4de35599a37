import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { isSame, type StorageState } from "#web/device/device-store.ts"
import { draftKeeper } from "./draft-store.ts"

/** What to do when another tab changes the draft: all tabs share one. */
interface Elsewhere<Kept> {
  read: (key: string) => Kept | null
  onWritten: (kept: Kept) => void
  /** It was saved or discarded. */
  onEnded: () => void
}

/**
 * Stores an unsaved form under the key; null if nothing is unsaved. It is written at every keystroke, because forms are small, and
 * so that tabs stay in step. `isRestored`: the form was read from this device. If the device can't store it, closing the page asks first.
 */
export function useFormDraft<Kept extends object>(
  key: string,
  value: Kept | null,
  isRestored: boolean,
  elsewhere: Elsewhere<Kept>,
) {
  const [keeping, setKeeping] = useState<StorageState | null>(isRestored ? "kept" : null)
  // If the device can't store the form, this tab stops following the others.
  const isAlone = useRef(false)
  useEffect(() => {
    isAlone.current = keeping !== null && keeping !== "kept"
  }, [keeping])
  const keeper = useMemo(() => draftKeeper<Kept>(key, setKeeping), [key])
  const latest = useRef<Kept | null>(null)
  const isOurs = useRef(isRestored)
  const isForgotten = useRef(false)
  const handlers = useRef(elsewhere)
  useEffect(() => {
    handlers.current = elsewhere
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
  /** Removes the draft for good, because it was saved or discarded. */
  const forget = useCallback(() => {
    keep(null)
    isForgotten.current = true
  }, [keep])

  // Stored before the paint, so that everything on screen survives a page that closes at once.
  useLayoutEffect(() => keep(value), [keep, value])

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key || isForgotten.current || isAlone.current) return
      if (event.newValue === null) {
        if (!latest.current) return
        isOurs.current = false
        handlers.current.onEnded()
        return
      }
      const theirs = handlers.current.read(key)
      if (!theirs || isSame(theirs, latest.current)) return
      latest.current = theirs
      isOurs.current = true
      setKeeping("kept")
      handlers.current.onWritten(theirs)
    }
    addEventListener("storage", follow)
    return () => removeEventListener("storage", follow)
  }, [key])

  const isAtRisk = value !== null && keeping !== null && keeping !== "kept"
  // The warning has to be in place before the message about it can be read.
  useLayoutEffect(() => {
    if (!isAtRisk) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [isAtRisk])

  return { keeping: value && keeping, keep, forget }
}
