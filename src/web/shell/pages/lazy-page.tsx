import type { ComponentType } from "react"
import { type SuspendingPart, suspendingPart } from "#web/ui/lazy-part.tsx"

/** A page's file couldn't be fetched, because the network is down or a newer release has replaced the file. */
export class PageLoadError extends Error {
  override name = "PageLoadError"
}

export type LazyPage = SuspendingPart<object>

/** A page in a separate file. If it can't be fetched, rendering it throws `PageLoadError`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return suspendingPart(load, PageMissing)
}

/** Rendered instead of an essential part that couldn't be fetched. It throws, so that the error boundary reports the failure. */
export function PageMissing(): never {
  throw new PageLoadError("A page could not be fetched")
}
