import { lazyPart } from "#web/ui/lazy-part.tsx"

/** The button that opens the guide, loaded when it is first shown. It takes up its space from the start, so that nothing wraps anew. */
export const GuideButton = lazyPart(async () => (await import("./guide-button.tsx")).GuideButton, {
  waiting: <span className="button quiet square" aria-hidden />,
})
