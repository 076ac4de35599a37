import { type ComponentType, lazy, type LazyExoticComponent } from "react"

/** The chunk of a page could not be fetched: no network, or a newer release has replaced it. */
export class PageNotLoaded extends Error {
  override name = "PageNotLoaded"
}

/** A page in a chunk of its own, fetched when it is first opened, or before that by `fetch`. */
export type LazyPage = LazyExoticComponent<ComponentType> & { fetch: () => Promise<unknown> }

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: Promise<ComponentType> | undefined
  const fetch = () => (loaded ??= load())
  const page = lazy(async () => {
    try {
      return { default: await fetch() }
    } catch (error) {
      throw new PageNotLoaded("A page could not be fetched", { cause: error })
    }
  })
  return Object.assign(page, { fetch })
}
