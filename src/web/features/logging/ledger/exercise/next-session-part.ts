import { lazyPart } from "#web/ui/lazy-part.tsx"

/**
 * The suggestion for the next session. It is fetched before a template is rendered, because it is above the sets and would push them down if
 * it appeared later.
 */
export const NextSession = lazyPart(async () => (await import("./next-session.tsx")).NextSession)
