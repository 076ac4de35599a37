import { useMemo } from "react"
import { useLocation, useNavigate, useParams } from "react-router"
import * as z from "zod/mini"
import { type Plan, planSchema } from "#domain/workout/draft-from-plan.ts"
import { isDay, type LocalDay } from "#domain/days/local-day.ts"

/** What the address and the navigation state ask for. `key` says where the draft is stored. */
export type LoggingRoute = { key: string; selectedDate: LocalDay | null } & (
  | { kind: "new" }
  | { kind: "plan"; plan: Plan; committedWorkoutId: string | null }
  | { kind: "template"; workoutId: string }
  | { kind: "log"; logId: string }
)

const dateSchema = z.object({ selectedDate: z.string().check(z.refine(isDay)) })
const commitmentSchema = z.object({ committedWorkoutId: z.string() })
const anotherSchema = z.object({ another: z.string() })
const planStateSchema = z.object({ workoutPlan: planSchema })

/** Reads the route. Navigation state that isn't ours is ignored. */
export function useLoggingRoute(): LoggingRoute {
  const { workoutId, logId } = useParams()
  const state: unknown = useLocation().state
  return useMemo(() => routeOf(workoutId, logId, state), [workoutId, logId, state])
}

const resumeSchema = z.object({ resume: z.literal(true) })

/** Whether the way here was the navigation's: it leads back to the workout under way. */
export function useIsResuming(): boolean {
  const state: unknown = useLocation().state
  return z.safeParse(resumeSchema, state).success
}

/** Replaces the form by the summary in the history, so that Back does not return to the form. */
export function useToSummary(): (savedLogId: string) => void {
  const navigate = useNavigate()
  return (savedLogId) => void navigate(`/log-workout/log/${savedLogId}/summary`, { replace: true })
}

function routeOf(workoutId: string | undefined, logId: string | undefined, state: unknown): LoggingRoute {
  const selectedDate = z.safeParse(dateSchema, state).data?.selectedDate ?? null
  if (logId !== undefined) return { kind: "log", key: `log:${logId}`, logId, selectedDate }
  if (workoutId !== undefined && workoutId !== "new")
    return { kind: "template", key: `template:${workoutId}`, workoutId, selectedDate }
  const committedWorkoutId = z.safeParse(commitmentSchema, state).data?.committedWorkoutId ?? null
  const carried = z.safeParse(planStateSchema, state).data?.workoutPlan ?? null
  const plan = carried ?? (committedWorkoutId === null ? null : { exercises: [] })
  const another = z.safeParse(anotherSchema, state).data?.another
  if (plan)
    return {
      kind: "plan",
      // A workout that is repeated has a draft of its own, whatever its name.
      key: another === undefined ? `plan:${committedWorkoutId ?? plan.name}` : `new:${another}`,
      plan,
      committedWorkoutId,
      selectedDate,
    }
  return { kind: "new", key: another === undefined ? "new" : `new:${another}`, selectedDate }
}
