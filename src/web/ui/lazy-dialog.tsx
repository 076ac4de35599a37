import { type ComponentType, lazy, Suspense, useEffect } from "react"
import { useMessages } from "./messages.tsx"

interface Closable {
  onClose: () => void
}

/** A dialog in a chunk of its own. When that can't be fetched, the person is told so and the dialog is closed. */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: DialogMissing }
    }
  })
  return function LazyDialog(props: Props) {
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  }
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
