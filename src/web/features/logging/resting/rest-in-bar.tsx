import { useRest } from "#web/device/rest-store.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"

const RestStrip = lazyPart(async () => (await import("./rest-strip.tsx")).RestStrip)

/** The rest on top of the workout bar, while there is one. */
export function RestInBar({ userId }: { userId: string }) {
  const rest = useRest(userId)
  return rest && <RestStrip userId={userId} rest={rest} />
}
