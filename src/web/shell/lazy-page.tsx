import type { ComponentType } from "react"
import { type Fetched, fetched } from "#web/ui/lazy-part.tsx"

/** The file of a page could not be fetched: no network, or a newer release has replaced it. */
export class PageNotLoaded extends Error {
  override name = "PageNotLoaded"
}

export type LazyPage = Fetched<object>

/** A page in a file of its own. When that can't be fetched, drawing it throws `PageNotLoaded`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return fetched(load, PageMissing)
}

/** Stands where a part is missing without which the page is nothing: the error boundary says so. */
export function PageMissing(): never {
  throw new PageNotLoaded("A page could not be fetched")
}
