import { useEffectEvent, useLayoutEffect, useRef } from "react"

interface ListPlace {
  onOpen: () => void
  onClose: () => void
}

/** When a pane replaces the list, scrolls to the top of the pane, and later back to where the list was. */
export function useListPlace(isPage: boolean, { onOpen, onClose }: ListPlace) {
  const place = useRef(0)
  const wasPage = useRef(false)
  const arrive = useEffectEvent(() => {
    scrollTo(0, isPage ? 0 : place.current)
    if (isPage) onOpen()
    // The list's rows are rendered again only after this effect.
    else queueMicrotask(onClose)
  })
  useLayoutEffect(() => {
    if (isPage !== wasPage.current) arrive()
    wasPage.current = isPage
    if (isPage) return undefined
    const keepPlace = () => (place.current = scrollY)
    addEventListener("scroll", keepPlace, { passive: true })
    return () => removeEventListener("scroll", keepPlace)
  }, [isPage])
}
