import { useRestText } from "#web/device/rest-store.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"

const RestStrip = lazyPart(async () => (await import("./rest-strip.tsx")).RestStrip)

/** The rest on top of the workout bar, while there is one. */
export function RestInBar({ userId }: { userId: string }) {
  const text = useRestText(userId)
  if (text === null) return null
  return <RestStrip userId={userId} text={text} />
}
