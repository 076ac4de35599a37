import { lazyPart } from "#web/ui/lazy-part.tsx"

/** The suggestion for the next session. Fetched before a template is drawn, because it stands above the sets and would push them down later. */
export const NextSession = lazyPart(async () => (await import("./next-session.tsx")).NextSession)
