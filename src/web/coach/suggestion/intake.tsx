import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useId, useState } from "react"
import { experiences, type TrainingAnswers } from "#domain/profile/training-answers.ts"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { declineIntake, useIntakeDeclined } from "#web/device/intake-declined.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { intakeQuery } from "./intake-query.ts"
import { sentences } from "./intake-sentences.ts"
import styles from "./plan.module.css"

type Answer = Partial<TrainingAnswers>
type Topic = "experience" | "training_days" | "session_minutes"

/** The answers to choose from, by question. */
const choices: Record<Topic, readonly { name: string; answer: Answer }[]> = {
  experience: experiences.map((experience) => ({
    name: sentences.experiences[experience],
    answer: { experience },
  })),
  training_days: [2, 3, 4, 5, 6].map((training_days) => ({
    name: String(training_days),
    answer: { training_days },
  })),
  session_minutes: [30, 45, 60, 75, 90].map((session_minutes) => ({
    name: String(session_minutes),
    answer: { session_minutes },
  })),
}
const topics = ["experience", "training_days", "session_minutes"] as const

const focusOn = (element: HTMLElement | null) => element?.focus()

/** Asks for what the profile doesn't say about the person's training, one question at a time. Each answer is saved to the profile at once. */
export function Intake({ userId }: { userId: string }) {
  const { data: profile } = useQuery(intakeQuery(userId))
  const isDeclined = useIntakeDeclined(userId)
  const { answer, hasAnswered, hasFailed } = useAnswers(userId)
  const topic = topics.find((each) => profile?.[each] === null)
  const id = useId()
  // The pressed button no longer exists, so the focus moves to the next question.
  const ref = hasAnswered ? focusOn : undefined
  if (!profile || isDeclined || (topic === undefined && !hasAnswered)) return null
  if (topic === undefined)
    return (
      <p className="small soft" role="status" ref={ref} tabIndex={-1}>
        {sentences.done}
      </p>
    )
  return (
    <div className={styles["intake"]}>
      <p className="small soft" id={id} key={topic} ref={ref} tabIndex={-1}>
        {sentences[topic]}
      </p>
      {hasFailed && <Alert tone="error">{sentences.failed}</Alert>}
      <div className="row" role="group" aria-labelledby={id}>
        {choices[topic].map(({ name, answer: chosen }) => (
          <button key={name} type="button" className="button" onClick={() => void answer(chosen)}>
            {name}
          </button>
        ))}
        <button type="button" className="button quiet" onClick={() => declineIntake(userId)}>
          {sentences.notNow}
        </button>
      </div>
    </div>
  )
}

function useAnswers(userId: string) {
  const client = useQueryClient()
  const [hasAnswered, setAnswered] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function answer(chosen: Answer) {
    const { error } = await backend.from("profiles").update(chosen).eq("id", userId)
    setFailed(error !== null)
    if (error) return
    setAnswered(true)
    const { queryKey } = intakeQuery(userId)
    client.setQueryData(queryKey, (before) => before && { ...before, ...chosen })
    await client.invalidateQueries({ queryKey: userKey(userId, "profiles") })
  }

  return { answer, hasAnswered, hasFailed }
}
