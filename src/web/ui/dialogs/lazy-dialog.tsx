import { type ComponentType, useEffect } from "react"
import { lazyPart } from "../lazy-part.tsx"
import { useMessages } from "../messages/messages.tsx"
import { sentences } from "./sentences.ts"

interface Closable {
  onClose: () => void
}

/** A dialog in a separate file. If the file can't be fetched, a message is shown and the dialog closes. */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPart(load, { Missing: DialogMissing })
}

function DialogMissing({ onClose }: Closable) {
  const { say } = useMessages()
  useEffect(() => {
    say(sentences.partMissing, { tone: "error" })
    onClose()
  }, [onClose, say])
  return null
}
