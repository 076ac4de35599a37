import { Share2 } from "lucide-react"
import type { Draft } from "#domain/workout/draft.ts"
import { useMessages } from "#web/ui/messages.tsx"
import { sentences } from "./sentences.ts"

/** Shares the workout as text through the system's share sheet, or copies it where there is none. */
export function ShareWorkout({ draft }: { draft: Draft }) {
  const { say } = useMessages()

  async function share() {
    try {
      const { workoutName, workoutText } = await import("#domain/workout/workout-text.ts")
      const words = { title: workoutName(draft), text: workoutText(draft, Date.now()) }
      if ("share" in navigator && (await isShared(words))) return
      await navigator.clipboard.writeText(words.text)
      say(sentences.shareCopied)
    } catch {
      say(sentences.shareImpossible, { tone: "error" })
    }
  }

  return (
    <div>
      <button type="button" className="button" onClick={() => void share()}>
        <Share2 className="icon" aria-hidden />
        Share to Strava
      </button>
    </div>
  )
}

/** False if the share sheet could not open. Closing it counts as success. */
async function isShared(words: ShareData): Promise<boolean> {
  try {
    await navigator.share(words)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"
  }
}
