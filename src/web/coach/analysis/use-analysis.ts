import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query"
import { useState } from "react"
import type * as z from "zod/mini"
import type { CoachRequest } from "#domain/coach/asking/requests.ts"
import { NoReply } from "../asking/ask-coach.ts"
import { sentences } from "../sentences.ts"
import { type About, storeAnalysis, type Stored, storedAnalysisQuery } from "./stored-analysis.ts"
import { useAsking } from "../asking/use-asking.ts"

interface FailedStore {
  /** Whether an earlier one is stored; undefined: that could not be loaded. */
  isThere: boolean | undefined
  reason: string
}

/** What is analyzed, and how. */
export interface Subject<Analysis> {
  userId: string
  about: About
  schema: z.ZodMiniType<Analysis>
  request: () => Promise<CoachRequest>
  /** The built-in coach's. Throws when this device does not know enough. */
  byRules: () => Promise<Analysis>
  /** What is said when the stored one can't be loaded. */
  failedLoad: string
  /** What is said when one could not be stored: in place of an earlier one, or as the first. */
  failedStore: (failure: FailedStore) => string
}

interface Problem {
  sentence: string
  /** What can be done about it. */
  way: "ask" | "store" | "load"
}

type Written = { source?: "rules" | "model" }

/** An analysis: stored, being written, or why there is none. Render it under a key of what it is about. */
export function useAnalysis<Analysis extends Written>(subject: Subject<Analysis>) {
  const { userId, about, schema } = subject
  const client = useQueryClient()
  const stored = useQuery(storedAnalysisQuery(userId, about, schema))
  // What was just written; undefined: what is stored counts.
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
      const analysis = await asking.ask(subject.request, schema, sentences.failedAnalysis)
      if (analysis) await store({ ...analysis, source: "model" })
    } catch (error) {
      console.error(error)
      setFresh(null)
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
      setProblem({ sentence: sentences.failedRules, way: "ask" })
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

/** What an analysis gives its panel, whatever it is about. */
export type Coach = ReturnType<typeof useAnalysis>

// Without a network it is neither there nor on its way.
function isLoading({ isPending, fetchStatus }: UseQueryResult): boolean {
  return isPending && fetchStatus === "fetching"
}

function problemOf<Analysis>(
  stored: UseQueryResult<Stored<Analysis> | null>,
  analysis: Analysis | null,
  failedLoad: string,
): Problem | null {
  if (analysis) return null
  // Without a network nothing has failed: it is not on this device, and the built-in coach is there.
  if (stored.isError && navigator.onLine) return { sentence: failedLoad, way: "load" }
  return stored.data ? { sentence: sentences.oldFormat, way: "ask" } : null
}
