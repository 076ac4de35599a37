import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type * as z from "zod/mini"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import type { Suggestion } from "#domain/coach/asking/replies.ts"
import type { CoachRequest } from "#domain/coach/asking/requests.ts"
import { NoReply } from "../asking/ask-coach.ts"
import { athleteHere, athleteToAsk } from "../asking/athlete-queries.ts"
import { sentences as ofCoach } from "../sentences.ts"
import { sentences } from "./sentences.ts"
import { useAsking } from "../asking/use-asking.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"

export type Source = "model" | "rules"

/** A suggestion, and the athlete whose data it is checked against. */
export interface CoachSuggestion<Reply> {
  reply: Reply
  source: Source
  /** The built-in coach's reasons; empty for a model. */
  whys: readonly Suggestion[]
  athlete: Athlete
}

interface SuggestionTask<Reply> {
  userId: string
  schema: z.ZodMiniType<Reply>
  request: (athlete: Athlete) => CoachRequest
  /**
   * The built-in coach's suggestion, or the sentence that says why there is none; null if nothing fits. `turn` counts how often the person has asked.
   */
  byRules: (
    athlete: Athlete,
    turn: number,
  ) => { reply: Reply; whys: readonly Suggestion[] } | { reply: null; sentence: string } | null
  /** The message if there is no reply. */
  failed: string
  /** The message if the exercises couldn't be loaded. */
  noExercises: string
  onSuggested: (suggested: CoachSuggestion<Reply>) => void
}

/** Asks a model or the built-in coach for a suggestion. */
export function useSuggestion<Reply>(task: SuggestionTask<Reply>) {
  const client = useQueryClient()
  const asking = useAsking()
  const { say } = useMessages()
  const [problem, setProblem] = useState<string | null>(null)
  const turn = useRef(0)

  function fail(error: unknown, sentence: string) {
    console.error(error)
    setProblem(error instanceof NoReply ? error.message : sentence)
  }

  async function askModel() {
    setProblem(null)
    try {
      let athlete: Athlete | undefined
      const request = async () =>
        task.request((athlete = await athleteToAsk(client, task.userId, task.noExercises)))
      const asked = await asking.ask(request, task.schema, task.failed)
      if (!asked || !athlete) return
      if (asked.source === "rules") say(ofCoach.refused)
      task.onSuggested({ ...asked, whys: [], athlete })
    } catch (error) {
      fail(error, task.failed)
    }
  }

  async function askRules() {
    setProblem(null)
    try {
      const athlete = await athleteHere(client, task.userId)
      const ruled = task.byRules(athlete, turn.current)
      turn.current += 1
      if (ruled === null) setProblem(sentences.nothingFits)
      else if ("sentence" in ruled) setProblem(ruled.sentence)
      else task.onSuggested({ ...ruled, source: "rules", athlete })
    } catch (error) {
      fail(error, ofCoach.failedRules)
    }
  }

  return { writing: asking.writing, cancel: asking.cancel, problem, setProblem, askModel, askRules }
}

export type Asking = Pick<
  ReturnType<typeof useSuggestion>,
  "writing" | "cancel" | "problem" | "askModel" | "askRules"
>
