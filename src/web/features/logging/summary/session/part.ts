import { lazyPart } from "#web/ui/lazy-part.tsx"

/** The summary of a session that hasn't been sent yet. */
export const WaitingSessionSummary = lazyPart(
  async () => (await import("./session-summary.tsx")).WaitingSessionSummary,
)

/** The summary of a program's session: what it changed and what comes next. Loaded late, because it includes the code that works out programs. */
export const SessionSummary = lazyPart(async () => (await import("./session-summary.tsx")).SessionSummary)
