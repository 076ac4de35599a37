import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense } from "react"

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A component in a separate file. `fetch` loads the file before the component is shown; it rejects if the file can't be fetched.
 */
export type Fetched<Props> = LazyExoticComponent<ComponentType<Props>> & { fetch: () => Promise<unknown> }

interface PartOptions<Props> {
  /** Takes its place until the file is loaded. */
  waiting?: ReactNode
  /** Takes its place if the file can't be fetched. Without it the app continues without the part. */
  Missing?: ComponentType<Props>
}

/** A part of a page that is loaded when it is first shown. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { waiting, Missing = Nothing }: PartOptions<Props> = {},
): ComponentType<Props> {
  const Part = fetched(load, Missing)
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** The same without a Suspense boundary: until the file is loaded, the previous content stays. */
export function fetched<Props>(load: Load<Props>, Missing: ComponentType<Props>): Fetched<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  const fetch = () => (loading ??= load())
  const part = lazy(() =>
    fetch().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: Missing }),
    ),
  )
  return Object.assign(part, { fetch })
}

function Nothing() {
  return null
}
