import type { ComponentType } from "react"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { firstPage } from "./first-page.ts"

/** A part nobody waits for, fetched after the page. If it can't be fetched, the app goes on without it. */
export function afterTheFirstPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(async () => {
    await firstPage
    return load()
  })
}
