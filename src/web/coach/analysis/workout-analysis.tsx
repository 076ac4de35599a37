import { useQueryClient } from "@tanstack/react-query"
import * as z from "zod/mini"
import { type WorkoutAnalysis as Analysis, workoutAnalysisSchema } from "#domain/coach/asking/replies.ts"
import { workoutAnalysis } from "#domain/coach/rules/workout-rules.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { currentDay } from "#web/device/current-day.ts"
import { AnalysisPanel, AskAgain, WrittenBy } from "./analysis-panel.tsx"
import styles from "../coach.module.css"
import { analyzedPerson } from "../asking/analyzed-person.ts"
import { LongReply } from "../long-reply.tsx"
import { Notes, withReason, Summary } from "../notes.tsx"
import { readSoFar } from "../asking/reply-so-far.ts"
import { sentences as ofFrame, titles } from "../frame-sentences.ts"
import { sentences } from "./sentences.ts"
import { weightUnitOfPerson } from "../asking/trained-workouts-query.ts"
import { useAnalysis } from "./use-analysis.ts"

interface WorkoutAnalysisProps {
  userId: string
  logId: string
  date: LocalDay
  /** The subject, shown next to the title. */
  about: string
  hasExercises: boolean
}

/** AI Workout Analysis: the coach's view of a saved log. Use the log as the component's key. */
export function WorkoutAnalysis({ userId, logId, date, about, hasExercises }: WorkoutAnalysisProps) {
  const client = useQueryClient()
  const coach = useAnalysis<Analysis>({
    userId,
    about: { analysis_type: "workout", workout_log_id: logId },
    schema: workoutAnalysisSchema,
    request: async () => ({
      feature: "workout",
      log_id: logId,
      today: currentDay(),
      unit: await weightUnitOfPerson(client, userId),
    }),
    byRules: async () => {
      const { person, plans } = await analyzedPerson(client, userId, date)
      const workout = person.workouts.find(({ id }) => id === logId)
      if (!workout) throw new Error("The log is not among the loaded workouts.")
      return workoutAnalysis(workout, person, { plans, records: null })
    },
    failedLoad: sentences.failedLoad,
    failedStore: ({ isThere }) => (isThere ? sentences.failedSaveUpdate : sentences.failedSave),
  })
  return (
    <AnalysisPanel
      title={titles.workout}
      label={coach.analysis && about}
      coach={coach}
      invitation={sentences.workoutInvitation}
      ask={ofFrame.analyzeWorkout}
      hint={hasExercises ? null : sentences.noExercises}
      staysUntil={sentences.staysUntilYouLeave}
      partsOf={partsWritten}
    >
      {coach.analysis && (
        <>
          <LongReply>
            <Parts analysis={coach.analysis} />
          </LongReply>
          <div className={styles["foot"]}>
            <AskAgain source={coach.analysis.source} coach={coach} />
            <WrittenBy source={coach.analysis.source} />
          </div>
        </>
      )}
    </AnalysisPanel>
  )
}

const texts = z.array(z.string())
const partSchema = z.partial(
  z.object({
    summary: z.string(),
    exerciseFeedback: z.array(z.partial(z.object({ exerciseName: z.string(), feedback: z.string() }))),
    overallInsights: texts,
    suggestions: texts,
  }),
)

function partsWritten(text: string) {
  return <Parts analysis={readSoFar(partSchema, text) ?? {}} />
}

type PartsProps = { analysis: z.infer<typeof partSchema> & Pick<Analysis, "whys" | "off"> }

function Parts({ analysis }: PartsProps) {
  const { summary, exerciseFeedback = [], overallInsights = [], suggestions = [], whys, off } = analysis
  return (
    <div className={styles["written"]}>
      <Summary text={summary} />
      <Notes title={sentences.exerciseFeedback}>
        {exerciseFeedback.map(({ exerciseName, feedback }) => (
          <>
            <b>{exerciseName}</b> {feedback}
          </>
        ))}
      </Notes>
      <Notes title={sentences.overallInsights}>{overallInsights}</Notes>
      <Notes title={sentences.suggestions}>
        {suggestions.map((text, index) => withReason(text, whys?.[index]))}
      </Notes>
      {off && <p className="small soft">{sentences.claimsOff(off)}</p>}
    </div>
  )
}
