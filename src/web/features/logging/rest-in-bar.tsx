import { lazy, Suspense } from "react"
import { useRestText } from "#web/offline/rest-store.ts"

// A chunk of its own; without it the rest is just not shown.
const RestStrip = lazy(() =>
  import("./rest-strip.tsx").then(
    (module) => ({ default: module.RestStrip }),
    () => ({ default: () => null }),
  ),
)

/** The rest on top of the workout bar, while there is one. */
export function RestInBar({ userId }: { userId: string }) {
  const text = useRestText(userId)
  if (text === null) return null
  return (
    <Suspense>
      <RestStrip userId={userId} text={text} />
    </Suspense>
  )
}
