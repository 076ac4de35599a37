import type { ComponentType } from "react"
import { type Fetched, fetched } from "#web/ui/lazy-part.tsx"

/** A page's file couldn't be fetched: no network, or a newer release has replaced it. */
export class PageNotLoaded extends Error {
  override name = "PageNotLoaded"
}

export type LazyPage = Fetched<object>

/** A page in a separate file. If it can't be fetched, rendering it throws `PageNotLoaded`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return fetched(load, PageMissing)
}

/** Takes the place of an essential part; the error boundary reports it. */
export function PageMissing(): never {
  throw new PageNotLoaded("A page could not be fetched")
}
