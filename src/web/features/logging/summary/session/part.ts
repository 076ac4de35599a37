import { lazyPart } from "#web/ui/lazy-part.tsx"

/** The same for a session that waits on this device. */
export const WaitingSessionSummary = lazyPart(
  async () => (await import("./session-summary.tsx")).WaitingSessionSummary,
)

/** What a program's session did and what comes next. The engine comes with it. */
export const SessionSummary = lazyPart(async () => (await import("./session-summary.tsx")).SessionSummary)
