import { type ComponentType, useState } from "react"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

/** A sheet to print, which is loaded and rendered only when requested. If it can't be loaded, a message says so. */
export function useSheet<Sheet extends ComponentType<never>>(load: () => Promise<Sheet>) {
  const { say } = useMessages()
  const [times, setTimes] = useState(0)
  const [Sheet, setSheet] = useState<Sheet | null>(null)
  async function loadAndPrint() {
    try {
      const loaded = await load()
      setSheet(() => loaded)
      setTimes((before) => before + 1)
    } catch {
      say(sentences.failed, { tone: "error" })
    }
  }
  return { Sheet, times, print: () => void loadAndPrint() }
}
