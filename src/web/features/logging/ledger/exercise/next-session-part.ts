import { lazyPart } from "#web/ui/lazy-part.tsx"

/** The suggestion for the next session, fetched before a template is drawn: it stands over the sets and would push them down later. */
export const NextSession = lazyPart(async () => (await import("./next-session.tsx")).NextSession)
