import type { ComponentType } from "react"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { firstPage } from "#web/backend/queries/first-page.ts"

/** An optional part, fetched after the page. If the part can't be fetched, the app works without it. */
export function afterTheFirstPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(async () => {
    await firstPage
    return load()
  })
}
