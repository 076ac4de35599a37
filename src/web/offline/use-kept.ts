import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { draftKeeper, type Keeping, onPageLeaving } from "./draft-store.ts"

/**
 * Keeps on this device, under the key, what stands in a form and is not saved; null: nothing does. `isRestored`: it was there before. Where
 * the device takes nothing, closing the page asks first.
 */
export function useKept<Kept extends object>(key: string, value: Kept | null, isRestored: boolean) {
  const [keeping, setKeeping] = useState<Keeping | null>(isRestored ? "kept" : null)
  const keeper = useMemo(() => draftKeeper<Kept>(key, setKeeping), [key])
  const latest = useRef<Kept | null>(null)
  const isOurs = useRef(isRestored)
  const isForgotten = useRef(false)

  // Null clears what is kept.
  const keep = useCallback(
    (next: Kept | null) => {
      if (isForgotten.current) return
      latest.current = next
      // What another tab keeps here is not ours to clear.
      if (next === null && !isOurs.current) return
      isOurs.current = next !== null
      keeper.keep(next)
    },
    [keeper],
  )
  /** Takes the newest and writes it down at once. */
  const keepNow = (next: Kept) => {
    keep(next)
    keeper.flush()
  }
  /** Clears what is kept, for good: it is safe elsewhere, or not wanted. */
  const forget = useCallback(() => {
    keep(null)
    isForgotten.current = true
  }, [keep])

  useEffect(() => keep(value), [keep, value])

  useEffect(() => {
    const stop = onPageLeaving(() => keeper.flush())
    return () => {
      stop()
      keeper.flush()
    }
  }, [keeper])

  useEffect(() => {
    // Another tab has saved or discarded what it had; what stands here is neither.
    const keepOurs = (event: StorageEvent) => {
      if (event.key === key && event.newValue === null && latest.current) keeper.keep(latest.current)
    }
    addEventListener("storage", keepOurs)
    return () => removeEventListener("storage", keepOurs)
  }, [key, keeper])

  const isAtRisk = value !== null && keeping !== null && keeping !== "kept"
  useEffect(() => {
    if (!isAtRisk) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [isAtRisk])

  return { keeping: value && keeping, keepNow, forget }
}
