import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { isSame, type StorageState } from "#web/device/device-store.ts"
import { draftKeeper } from "./draft-store.ts"

/** How to respond when another tab changes the draft. All tabs share one draft. */
interface Elsewhere<Kept> {
  read: (key: string) => Kept | null
  onWritten: (kept: Kept) => void
  /** The draft was saved or discarded. */
  onEnded: () => void
}

/**
 * Stores an unsaved form under the key; a null value means nothing is unsaved. Writes at every keystroke, because forms are small and tabs stay
 * in step that way. `isRestored`: the form was read from this device. If the device can't store the form, the browser asks before closing the
 * page.
 */
export function useFormDraft<Kept extends object>(
  key: string,
  value: Kept | null,
  isRestored: boolean,
  elsewhere: Elsewhere<Kept>,
) {
  const [keeping, setKeeping] = useState<StorageState | null>(isRestored ? "kept" : null)
  // If the device can't store the form, this tab stops following the other tabs.
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

  // A null draft clears the stored one.
  const keep = useCallback(
    (next: Kept | null) => {
      if (isForgotten.current || isSame(next, latest.current)) return
      latest.current = next
      // A draft that another tab stored isn't ours to clear.
      if (next === null && !isOurs.current) return
      isOurs.current = next !== null
      keeper.keep(next)
      keeper.flush()
    },
    [keeper],
  )
  /** Removes the draft permanently, because it was saved or discarded. */
  const forget = useCallback(() => {
    keep(null)
    isForgotten.current = true
  }, [keep])

  // The form is stored before the paint, so that everything on screen survives even if the page closes at once.
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
  // A layout effect, so that the browser's leave-page warning is active before the "not saved" message is painted.
  useLayoutEffect(() => {
    if (!isAtRisk) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [isAtRisk])

  return { keeping: value && keeping, keep, forget }
}
