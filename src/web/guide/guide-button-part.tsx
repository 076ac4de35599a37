import type { Movement } from "#domain/exercises/movement.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"

const Button = lazyPart(async () => (await import("./guide-button.tsx")).GuideButton, {
  waiting: <span className="button quiet square" aria-hidden />,
})

interface GuideButtonProps {
  /** The movement that the guide explains; undefined for an exercise without a guide or drawing, which gets no button. */
  movement: Movement | undefined
  /** Whether the Tab key reaches the button. */
  isTabStop?: boolean
}

/** The button that opens the guide, loaded when it is first shown. It takes up its space from the start, so that nothing shifts when it loads. */
export function GuideButton({ movement, isTabStop = true }: GuideButtonProps) {
  return movement && <Button {...{ movement, isTabStop }} />
}
