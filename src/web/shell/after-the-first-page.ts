import type { ComponentType } from "react"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { firstPage } from "./first-page.ts"

/** What nobody waits for: fetched after the page. An app that can't fetch it goes on without. */
export function afterTheFirstPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(async () => {
    await firstPage
    return load()
  })
}
