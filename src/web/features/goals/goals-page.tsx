import { useQuery } from "@tanstack/react-query"
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
import { GoalCard } from "./goal-card.tsx"
import { GoalEditor } from "./goal-editor.tsx"
import styles from "./goals.module.css"
import { ArchivedGoals } from "./archived-goals.tsx"
import { type Goal, goalsQuery } from "./queries.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences } from "./sentences.ts"
import { useSuggestedGoal } from "./use-suggested-goal.ts"

/** The goals page: active goals, reached and archived ones, and the form. */
export function GoalsPage() {
  const { id: userId } = useUser()
  const goals = useQuery(goalsQuery(userId))
  const exercises = useQuery(exercisesQuery(userId))
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  const [opened, setOpened] = useState<Goal | "new" | null>(null)
  const [prefill, setPrefill] = useState<GoalForm | null>(null)
  const [isCancelled, setCancelled] = useState(false)
  useReopenedForm(userId, goals.data?.goals, setOpened)
  const heading = useRef<HTMLHeadingElement>(null)
  const failures = [
    { query: goals, sentence: sentences.failedGoals },
    { query: exercises, sentence: sentences.failedExercises },
  ].filter(({ query }) => hasFailed(query))

  const close = useCallback(() => {
    setOpened(null)
    setPrefill(null)
    setCancelled(false)
    heading.current?.focus()
  }, [])

  const suggested = useSuggestedGoal(userId, system, (form) => {
    setPrefill(form)
    setOpened("new")
  })

  /** Moves the focus to the top of the page when the pressed button has disappeared. */
  function focusTop() {
    heading.current?.focus()
  }

  return (
    <div className="page">
      <div className="spread page-head">
        <h1 ref={heading} tabIndex={-1}>
          {sentences.title}
        </h1>
        <button
          type="button"
          className={opened === null ? "button primary" : "button"}
          aria-expanded={opened !== null}
          onClick={() => (opened === null ? setOpened("new") : setCancelled(true))}
        >
          {opened === null ? sentences.addGoal : common.cancel}
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
      <div className={styles["coach"]}>
        <GoalSuggestion userId={userId} add={suggested.add} edit={suggested.edit} />
      </div>
      {opened !== null && (
        <GoalEditor
          key={opened === "new" ? `new ${prefill?.title ?? ""}` : opened.id}
          userId={userId}
          start={opened === "new" ? null : opened}
          prefill={prefill}
          exercises={exercises.data}
          system={system}
          isCancelled={isCancelled}
          onClose={close}
        />
      )}
      {goals.data ? (
        <Sections {...goals.data} {...{ userId, system }} onView={setOpened} onGone={focusTop} />
      ) : (
        goals.isPending && <Loading />
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

interface SectionsProps {
  goals: readonly Goal[]
  today: string
  userId: string
  system: "metric" | "imperial"
  onView: (goal: Goal) => void
  onGone: () => void
}

function Sections({ goals, ...card }: SectionsProps) {
  const withStatus = (status: Goal["status"]) => goals.filter((goal) => goal.status === status)
  const [active, achieved, archived] = [withStatus("active"), withStatus("achieved"), withStatus("archived")]
  return (
    <div className="stack-l">
      <section className="block" aria-labelledby="active-goals">
        <header>
          <h2 id="active-goals">{sentences.activeTitle}</h2>
          {active.length > 0 && <span className="label">{sentences.count(active.length)}</span>}
        </header>
        {active.length > 0 ? (
          <Grid goals={active} {...card} />
        ) : (
          <div className="empty">
            <p>{goals.length === 0 ? sentences.empty : sentences.noneActive}</p>
          </div>
        )}
      </section>
      {achieved.length > 0 && (
        <section className="block" aria-labelledby="reached-goals">
          <header>
            <h2 id="reached-goals">{sentences.reachedTitle}</h2>
            <span className="label">{sentences.count(achieved.length)}</span>
          </header>
          <Grid goals={achieved} {...card} />
        </section>
      )}
      {archived.length > 0 && <ArchivedGoals goals={archived} {...card} />}
    </div>
  )
}

function Grid({ goals, ...card }: SectionsProps) {
  return (
    <ul className={styles["goals"]}>
      {goals.map((goal) => (
        <GoalCard key={goal.id} goal={goal} {...card} />
      ))}
    </ul>
  )
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
