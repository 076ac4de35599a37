import { type ComponentType, lazy } from "react"

/** The chunk of a page could not be fetched: no network, or a newer release has replaced it. */
export class PageNotLoaded extends Error {
  override name = "PageNotLoaded"
}

/** A page in a chunk of its own, fetched when it is first opened. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      throw new PageNotLoaded("A page could not be fetched", { cause: error })
    }
  })
}
