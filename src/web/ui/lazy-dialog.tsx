import { type ComponentType, useEffect } from "react"
import { lazyPart } from "./lazy-part.tsx"
import { useMessages } from "./messages.tsx"

interface Closable {
  onClose: () => void
}

/** A dialog in a file of its own. When that can't be fetched, the person is told so and the dialog is closed. */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPart(load, { Missing: DialogMissing })
}

function DialogMissing({ onClose }: Closable) {
  const { say } = useMessages()
  useEffect(() => {
    say("This part of the app could not be loaded. Check the network, then reload the page.", {
      tone: "error",
    })
    onClose()
  }, [onClose, say])
  return null
}
