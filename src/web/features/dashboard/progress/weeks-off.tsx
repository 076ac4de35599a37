import { useQueryClient } from "@tanstack/react-query"
import { useId, useState } from "react"
import { backend } from "#web/backend/client.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { logsKey } from "../queries.ts"
import { pageSentences as sentences } from "./page-sentences.ts"
import styles from "./progress.module.css"

const choices = [0, 1, 2]

interface WeeksOffProps {
  userId: string
  chosen: number
  isKnown: boolean
}

/** How many weeks in a row may pass without a workout before the streak ends. A choice is saved at once. */
export function WeeksOff({ userId, chosen, isKnown }: WeeksOffProps) {
  const id = useId()
  const client = useQueryClient()
  const { say } = useMessages()
  const [saving, setSaving] = useState<number | null>(null)

  async function save(weeks: number) {
    if (!isKnown || saving !== null || weeks === chosen) return
    setSaving(weeks)
    const { error } = await backend
      .from("profiles")
      .update({ streak_weeks_off: weeks })
      .eq("id", userId)
      .abortSignal(responseTimeout())
    if (error) say(sentences.weeksOffFailed(error.message), { tone: "error" })
    else {
      await client.invalidateQueries({ queryKey: logsKey(userId) })
      say(sentences.weeksOffSaved(weeks))
    }
    setSaving(null)
  }

  return (
    <div className={styles["weeksOff"]}>
      <span id={id}>{sentences.weeksOff}</span>
      <div className="segmented" role="group" aria-labelledby={id}>
        {choices.map((weeks) => (
          <button
            key={weeks}
            type="button"
            aria-pressed={weeks === (saving ?? chosen)}
            aria-disabled={!isKnown || saving !== null}
            onClick={() => void save(weeks)}
          >
            {sentences.weeksOffChoice(weeks)}
          </button>
        ))}
      </div>
    </div>
  )
}
