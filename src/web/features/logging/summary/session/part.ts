import { lazyPart } from "#web/ui/lazy-part.tsx"

/** What a program's session did and what comes next. The engine comes with it. */
export const SessionSummary = lazyPart(async () => (await import("./session-summary.tsx")).SessionSummary)
