import { useQuery } from "@tanstack/react-query"
import { Plus } from "lucide-react"
import { useCallback, useEffect, useRef, useState } from "react"
import type { GoalForm } from "#domain/goals/goal-form.ts"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { keptGoalIds } from "#web/offline/drafts/form-draft-store.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { GoalSuggestion } from "#web/coach/panels.tsx"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { GoalEditor } from "./goal-editor.tsx"
import { GoalSections } from "./goal-sections.tsx"
import styles from "./goals.module.css"
import { type Goal, goalsQuery } from "./queries.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences } from "./sentences.ts"
import { useSuggestedGoal } from "./use-suggested-goal.ts"

/** The goals page: active goals, reached and archived ones, and the form in a sheet beside them. */
export function GoalsPage() {
  const { id: userId } = useUser()
  const goals = useQuery(goalsQuery(userId))
  const exercises = useQuery(exercisesQuery(userId))
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  const [opened, setOpened] = useState<Goal | "new" | null>(null)
  const [prefill, setPrefill] = useState<GoalForm | null>(null)
  useReopenedForm(userId, goals.data?.goals, setOpened)
  const heading = useRef<HTMLHeadingElement>(null)
  const failures = [
    { query: goals, sentence: sentences.failedGoals },
    { query: exercises, sentence: sentences.failedExercises },
  ].filter(({ query }) => hasFailed(query))

  const close = useCallback(() => {
    setOpened(null)
    setPrefill(null)
  }, [])

  const suggested = useSuggestedGoal(userId, system, (form) => {
    setPrefill(form)
    setOpened("new")
  })
  const coach = <GoalSuggestion userId={userId} add={suggested.add} edit={suggested.edit} />

  return (
    <div className="page">
      <div className="spread page-head">
        <h1 ref={heading} tabIndex={-1}>
          {sentences.title}
        </h1>
        <button
          type="button"
          className="button primary"
          aria-haspopup="dialog"
          onClick={() => setOpened("new")}
        >
          <Plus className="icon" />
          {sentences.addGoal}
        </button>
      </div>
      {failures.length > 0 && (
        <div className={styles["failures"]}>
          <LoadProblem
            sentence={failures.map(({ sentence }) => sentence)}
            onLoadAgain={() => failures.forEach(({ query }) => void query.refetch())}
          />
        </div>
      )}
      {opened !== null && (
        <GoalEditor
          key={opened === "new" ? `new ${prefill?.title ?? ""}` : opened.id}
          userId={userId}
          start={opened === "new" ? null : opened}
          prefill={prefill}
          exercises={exercises.data}
          system={system}
          onClose={close}
        />
      )}
      {goals.data ? (
        <GoalSections
          {...goals.data}
          {...{ userId, system, coach }}
          onView={setOpened}
          onGone={() => heading.current?.focus()}
        />
      ) : goals.isPending ? (
        <Loading />
      ) : (
        coach
      )}
    </div>
  )
}

/** Reopens a form if its unsaved text is stored on this device. */
function useReopenedForm(
  userId: string,
  goals: readonly Goal[] | undefined,
  open: (goal: Goal | "new") => void,
) {
  const hasLooked = useRef(false)
  useEffect(() => {
    if (!goals || hasLooked.current) return
    hasLooked.current = true
    const [id] = keptGoalIds(userId)
    const draft = id === "new" ? "new" : goals.find((goal) => goal.id === id)
    if (draft) open(draft)
  }, [goals, open, userId])
}

function Loading() {
  return (
    <section className="block">
      <header>
        <h2>{sentences.activeTitle}</h2>
      </header>
      <Skeleton className={styles["loading"]}>{common.loading}</Skeleton>
    </section>
  )
}
