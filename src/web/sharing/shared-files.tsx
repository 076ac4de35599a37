import type { ReactNode } from "react"
import type { SharedWorkout } from "#domain/sharing/shared-workout.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"
import { saveFit, saveTcx, wordsOf } from "./shared-file.ts"

/** The workout as text, with its sets as `shown`, and as files for other apps. */
export function SharedFiles({ workout, shown }: { workout: SharedWorkout; shown: SharedWorkout }) {
  const { say } = useMessages()
  const save = useSave(workout)

  async function share() {
    try {
      const words = await wordsOf(shown)
      if (canShare && (await isShared(words))) return
      await navigator.clipboard.writeText(words.text)
      say(sentences.copied)
    } catch {
      say(sentences.impossible, { tone: "error" })
    }
  }

  const canShare = "share" in navigator
  return (
    <>
      <ShareLine title={sentences.text} about={sentences.textAbout}>
        <LineButton
          what={sentences.text}
          label={canShare ? sentences.share : sentences.copy}
          onPress={share}
        />
      </ShareLine>
      <ShareLine title={sentences.fit} about={sentences.fitAbout}>
        <LineButton what={sentences.fit} label={sentences.save} onPress={save(saveFit)} />
      </ShareLine>
      <ShareLine title={sentences.tcx} about={sentences.tcxAbout}>
        <LineButton what={sentences.tcx} label={sentences.save} onPress={save(saveTcx)} />
      </ShareLine>
    </>
  )
}

/** Saves the workout as a file, and reports if the file couldn't be created. */
export function useSave(workout: SharedWorkout) {
  const { say } = useMessages()
  return (make: (workout: SharedWorkout) => Promise<void>) => async () => {
    try {
      await make(workout)
    } catch {
      say(sentences.unfetched, { tone: "error" })
    }
  }
}

/** One way to share: what it is, something about it, and its button if it has one now. */
export function ShareLine({
  title,
  about,
  children,
}: {
  title: string
  about: string
  children?: ReactNode
}) {
  return (
    <li>
      <span className="grow">
        <b>{title}</b>
        <br />
        <span className="label">{about}</span>
      </span>
      {children}
    </li>
  )
}

/** The button's label is its action; screen readers also hear the file type. */
export function LineButton({
  what,
  label,
  onPress,
}: {
  what: string
  label: string
  onPress: () => Promise<void>
}) {
  return (
    <button type="button" className="button" aria-label={`${label}: ${what}`} onClick={() => void onPress()}>
      {label}
    </button>
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
