import { lazyPart } from "#web/ui/lazy-part.tsx"

// The engine comes with these parts. Only people with a running program load them.
export const FollowRun = lazyPart(async () => (await import("./follow-run.tsx")).FollowRun)
export const SessionEntry = lazyPart(async () => (await import("./session-entry.tsx")).SessionEntry)
export const LoggedTwice = lazyPart(async () => (await import("./logged-twice.tsx")).LoggedTwice)
export const AfterThat = lazyPart(async () => (await import("./after-that.tsx")).AfterThat)
