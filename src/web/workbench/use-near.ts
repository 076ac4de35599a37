import { type RefObject, useEffect, useRef, useState } from "react"

// How close to the viewport a part must be to be rendered. A quick scroll shouldn't reach a part before its rows are rendered.
const ahead = "1200px 0px"
const changes = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | undefined

/** A ref for an element, and whether the element is in the viewport or near it. */
export function useNear<Kind extends Element>(): readonly [RefObject<Kind | null>, boolean] {
  const element = useRef<Kind>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) changes.get(target)?.(isIntersecting)
      },
      { rootMargin: ahead },
    )
    changes.set(current, setNear)
    observer.observe(current)
    return () => observer?.unobserve(current)
  }, [])
  return [element, isNear]
}
