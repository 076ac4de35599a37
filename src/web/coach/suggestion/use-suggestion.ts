import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type * as z from "zod/mini"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import type { Suggestion } from "#domain/coach/asking/replies.ts"
import type { CoachRequest } from "#domain/coach/asking/requests.ts"
import { NoReply } from "../asking/ask-coach.ts"
import { athleteHere, athleteToAsk } from "../asking/athlete-queries.ts"
import { sentences } from "../sentences.ts"
import { useAsking } from "../asking/use-asking.ts"

export type Source = "model" | "rules"

/** A suggestion and the athlete it is for, whose facts it is checked against. */
export interface Suggested<Reply> {
  reply: Reply
  source: Source
  /** Of the built-in coach. */
  whys: readonly Suggestion[]
  athlete: Athlete
}

interface Asked<Reply> {
  userId: string
  schema: z.ZodMiniType<Reply>
  request: (athlete: Athlete) => CoachRequest
  /** The built-in coach's suggestion; `turn` counts how often it was asked. Null if nothing fits. */
  byRules: (athlete: Athlete, turn: number) => { reply: Reply; whys: readonly Suggestion[] } | null
  /** The message when no reply came. */
  failed: string
  /** The message when the exercises couldn't be read. */
  noExercises: string
  onSuggested: (suggested: Suggested<Reply>) => void
}

/** Asks for a suggestion, by a model or by rules. */
export function useSuggestion<Reply>(asked: Asked<Reply>) {
  const client = useQueryClient()
  const asking = useAsking()
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
        asked.request((athlete = await athleteToAsk(client, asked.userId, asked.noExercises)))
      const reply = await asking.ask(request, asked.schema, asked.failed)
      if (reply !== null && athlete) asked.onSuggested({ reply, source: "model", whys: [], athlete })
    } catch (error) {
      fail(error, asked.failed)
    }
  }

  async function askRules() {
    setProblem(null)
    try {
      const athlete = await athleteHere(client, asked.userId)
      const ruled = asked.byRules(athlete, turn.current)
      turn.current += 1
      if (ruled) asked.onSuggested({ ...ruled, source: "rules", athlete })
      else setProblem(sentences.nothingFits)
    } catch (error) {
      fail(error, sentences.failedRules)
    }
  }

  return { writing: asking.writing, cancel: asking.cancel, problem, setProblem, askModel, askRules }
}

export type Asking = Pick<
  ReturnType<typeof useSuggestion>,
  "writing" | "cancel" | "problem" | "askModel" | "askRules"
>
