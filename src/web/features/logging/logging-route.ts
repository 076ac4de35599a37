import { useMemo } from "react"
import { useLocation, useNavigate, useParams } from "react-router"
import * as z from "zod/mini"
import { type Plan, planSchema } from "#domain/workout/draft-from-plan.ts"
import { isDay, type LocalDay } from "#domain/days/local-day.ts"

/** What the URL and the navigation state ask for. The draft is stored under `key`. */
export type LoggingRoute = { key: string; selectedDate: LocalDay | null } & (
  | { kind: "new" }
  | { kind: "plan"; plan: Plan; committedWorkoutId: string | null }
  | { kind: "template"; workoutId: string }
  | { kind: "log"; logId: string }
  | { kind: "program"; start: unknown }
)

const dateSchema = z.object({ selectedDate: z.string().check(z.refine(isDay)) })
const commitmentSchema = z.object({ committedWorkoutId: z.string() })
const anotherSchema = z.object({ another: z.string() })
const programStateSchema = z.object({ program: z.looseObject({ run_id: z.string(), slot: z.number() }) })
const planStateSchema = z.object({ workoutPlan: planSchema })

/** The page's route. Navigation state of an unknown shape is ignored. */
export function useLoggingRoute(): LoggingRoute {
  const { workoutId, logId } = useParams()
  const state: unknown = useLocation().state
  return useMemo(() => routeOf(workoutId, logId, state), [workoutId, logId, state])
}

const resumeSchema = z.object({ resume: z.literal(true) })

/** Whether the person used the link in the navigation that resumes the workout in progress. */
export function useIsResuming(): boolean {
  const state: unknown = useLocation().state
  return z.safeParse(resumeSchema, state).success
}

/** Opens the summary in place of the form, so that Back doesn't return to the form. */
export function useToSummary(): (savedLogId: string) => void {
  const navigate = useNavigate()
  return (savedLogId) => void navigate(`/log-workout/log/${savedLogId}/summary`, { replace: true })
}

function routeOf(workoutId: string | undefined, logId: string | undefined, state: unknown): LoggingRoute {
  const selectedDate = z.safeParse(dateSchema, state).data?.selectedDate ?? null
  if (logId !== undefined) return { kind: "log", key: `log:${logId}`, logId, selectedDate }
  if (workoutId !== undefined && workoutId !== "new")
    return { kind: "template", key: `template:${workoutId}`, workoutId, selectedDate }
  const program = z.safeParse(programStateSchema, state).data?.program
  if (program)
    return { kind: "program", key: `program:${program.run_id}:${program.slot}`, start: program, selectedDate }
  const committedWorkoutId = z.safeParse(commitmentSchema, state).data?.committedWorkoutId ?? null
  const statePlan = z.safeParse(planStateSchema, state).data?.workoutPlan ?? null
  const plan = statePlan ?? (committedWorkoutId === null ? null : { exercises: [] })
  const another = z.safeParse(anotherSchema, state).data?.another
  if (plan)
    return {
      kind: "plan",
      // A repeated workout has its own draft, even if it has the same name.
      key: another === undefined ? `plan:${committedWorkoutId ?? plan.name}` : `new:${another}`,
      plan,
      committedWorkoutId,
      selectedDate,
    }
  return { kind: "new", key: another === undefined ? "new" : `new:${another}`, selectedDate }
}
