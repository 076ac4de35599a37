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

/** Replaces an essential part that is missing; the error boundary reports it. */
export function PageMissing(): never {
  throw new PageLoadError("A page could not be fetched")
}
