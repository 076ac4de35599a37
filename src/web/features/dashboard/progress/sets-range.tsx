import { useQueryClient } from "@tanstack/react-query"
import { type SyntheticEvent, useState } from "react"
import { backend } from "#web/backend/client.ts"
import { choicesQuery } from "#web/backend/preferences/choices-query.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import styles from "./progress.module.css"
import { pageSentences as sentences } from "./page-sentences.ts"
import type { Progress } from "./use-progress.ts"

const mostSets = 200
const isCount = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) <= mostSets

/** The form for the target range of weekly sets. */
export function SetsRange({ userId, range }: Progress) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [low, setLow] = useState(String(range.low))
  const [high, setHigh] = useState(String(range.high))
  const [problem, setProblem] = useState("")

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (!isCount(low) || !isCount(high) || Number(low) > Number(high)) return setProblem(sentences.rangeWrong)
    setProblem("")
    const { error } = await backend
      .from("profiles")
      .update({ weekly_sets_low: Number(low), weekly_sets_high: Number(high) })
      .eq("id", userId)
    if (error) return setProblem(sentences.rangeFailed(error.message))
    say(sentences.rangeSaved, { tone: "success" })
    await client.invalidateQueries({ queryKey: choicesQuery(userId).queryKey })
  }

  return (
    <details className={styles["change"]}>
      <summary>{sentences.changeRange}</summary>
      <form noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={sentences.rangeLow}
          inputMode="numeric"
          value={low}
          onChange={(event) => setLow(event.currentTarget.value)}
        />
        <TextField
          label={sentences.rangeHigh}
          inputMode="numeric"
          value={high}
          onChange={(event) => setHigh(event.currentTarget.value)}
        />
        <button type="submit" className="button" aria-disabled={!range.isKnown}>
          {sentences.saveRange}
        </button>
      </form>
      {problem && <Alert tone="error">{problem}</Alert>}
    </details>
  )
}
