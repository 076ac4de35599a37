import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from "react"

type Load<Props> = () => Promise<ComponentType<Props>>

/** A component in a separate file. `fetch` loads the file before the component is shown, and rejects if the file can't be fetched. */
export type SuspendingPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  fetch: () => Promise<unknown>
}

interface PartOptions<Props> {
  /** Shown until the file is loaded. */
  waiting?: ReactNode
  /** Shown if the file can't be fetched. If undefined, the app continues without the part. */
  Missing?: ComponentType<Props>
}

/**
 * A part of a page that is loaded when it is first shown. It doesn't use Suspense, which shows a fallback for at least 300 ms to avoid flicker.
 * Instead, `waiting` takes up the part's space from the start. A part without `waiting` is fetched in advance with `fetch`.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { waiting, Missing = Nothing }: PartOptions<Props> = {},
): ComponentType<Props> & { fetch: () => Promise<unknown> } {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const fetch = async () => (loaded = await (loading ??= load().catch(() => Missing)))
  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part) return undefined
      let isGone = false
      async function show() {
        await fetch()
        if (!isGone) startTransition(() => setPart(() => loaded))
      }
      void show()
      return () => void (isGone = true)
    }, [Part])
    return Part ? <Part {...props} /> : waiting
  }
  return Object.assign(LazyPart, { fetch })
}

/** A page in a separate file. It suspends, so the previous content stays until the file is loaded. */
export function suspendingPart<Props>(
  load: Load<Props>,
  Missing: ComponentType<Props>,
): SuspendingPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  const fetch = () => (loading ??= load())
  const part = lazy(() =>
    fetch().then(
      (page) => ({ default: page }),
      () => ({ default: Missing }),
    ),
  )
  return Object.assign(part, { fetch })
}

function Nothing() {
  return null
}
