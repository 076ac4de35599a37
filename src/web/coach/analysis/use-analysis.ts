import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query"
import { useState } from "react"
import type * as z from "zod/mini"
import type { CoachRequest } from "#domain/coach/asking/requests.ts"
import { NoReply } from "../asking/ask-coach.ts"
import { sentences as ofCoach } from "../sentences.ts"
import { sentences } from "./sentences.ts"
import {
  type AnalysisSubject,
  storeAnalysis,
  type StoredAnalysis,
  storedAnalysisQuery,
} from "./stored-analysis.ts"
import { useAsking } from "../asking/use-asking.ts"

interface StoreFailure {
  /** Whether an earlier analysis is stored; undefined if it couldn't be loaded. */
  isThere: boolean | undefined
  reason: string
}

/** What is analyzed and how, and the messages to show if the analysis fails. */
export interface AnalysisTask<Analysis> {
  userId: string
  about: AnalysisSubject
  schema: z.ZodMiniType<Analysis>
  request: () => Promise<CoachRequest>
  /** The built-in coach's analysis. Throws if this device lacks the data. */
  byRules: () => Promise<Analysis>
  /** The message if the stored analysis can't be loaded. */
  failedLoad: string
  /** The message if the new analysis can't be stored. */
  failedStore: (failure: StoreFailure) => string
}

interface Problem {
  sentence: string
  /** What the person can do about the problem. */
  way: "ask" | "store" | "load"
}

type WithSource = { source?: "rules" | "model" }

/** The state of an analysis: stored, in progress or failed. Use the subject as the key of the calling component. */
export function useAnalysis<Analysis extends WithSource>(subject: AnalysisTask<Analysis>) {
  const { userId, about, schema } = subject
  const client = useQueryClient()
  const stored = useQuery(storedAnalysisQuery(userId, about, schema))
  // The new analysis; undefined while the stored one is shown.
  const [fresh, setFresh] = useState<Analysis | null>()
  const [problem, setProblem] = useState<Problem | null>(null)
  const asking = useAsking()

  async function store(analysis: Analysis) {
    const isThere = stored.data === undefined ? undefined : stored.data !== null
    setFresh(analysis)
    setProblem(null)
    try {
      await storeAnalysis(client, { userId, about }, analysis)
    } catch (error) {
      console.error(error)
      const reason = error instanceof Error ? error.message : ""
      setProblem({ sentence: subject.failedStore({ isThere, reason }), way: "store" })
    }
  }

  async function askModel() {
    if (isLoading(stored)) return
    setProblem(null)
    try {
      const asked = await asking.ask(subject.request, schema, sentences.failedAnalysis)
      if (asked) await store({ ...asked.reply, source: asked.source })
    } catch (error) {
      console.error(error)
      setProblem({
        sentence: error instanceof NoReply ? error.message : sentences.failedAnalysis,
        way: "ask",
      })
    }
  }

  async function askRules() {
    try {
      await store(await subject.byRules())
    } catch (error) {
      console.error(error)
      const sentence = error instanceof NoReply ? error.message : ofCoach.failedRules
      setProblem({ sentence, way: "ask" })
    }
  }

  const analysis = fresh === undefined ? (stored.data?.analysis ?? null) : fresh
  return {
    isLoading: isLoading(stored),
    analysis,
    writing: asking.writing,
    problem: problem ?? problemOf(stored, analysis, subject.failedLoad),
    askModel,
    askRules,
    cancel: asking.cancel,
    storeAgain: () => (analysis ? store(analysis) : undefined),
    loadAgain: () => void stored.refetch(),
  }
}

/** What an analysis panel needs, whatever is analyzed. */
export type Coach = ReturnType<typeof useAnalysis>

// Offline, the query is pending but not fetching.
function isLoading({ isPending, fetchStatus }: UseQueryResult): boolean {
  return isPending && fetchStatus === "fetching"
}

function problemOf<Analysis>(
  stored: UseQueryResult<StoredAnalysis<Analysis> | null>,
  analysis: Analysis | null,
  failedLoad: string,
): Problem | null {
  if (analysis) return null
  // Offline, a missing analysis isn't an error: the built-in coach still works.
  if (stored.isError && navigator.onLine) return { sentence: failedLoad, way: "load" }
  return stored.data ? { sentence: sentences.oldFormat, way: "ask" } : null
}
