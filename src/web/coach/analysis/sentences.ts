import { coachSentences } from "#domain/coach/asking/sentences.ts"
import type { ClaimsOff } from "#domain/coach/asking/replies.ts"
import { sentences as ofCoach } from "../sentences.ts"
import { plural, writeList, writeNumber } from "#domain/text/formats.ts"

const withoutStop = (text: string) => text.replace(/\.$/, "")

/** The wording for analyses of a workout and of a month. */
export const sentences = {
  loading: "Loading...",
  saveAgain: "Save Again",
  lastOneStays: "Your last analysis is still shown below.",
  runAgain: "Re-run Analysis",
  failedAnalysis: coachSentences.failedAnalysis,
  oldFormat: "Failed to parse previous analysis. It may be in an old format.",

  workoutInvitation: "Get personalized insights on this workout.",
  noExercises: coachSentences.noSets,
  failedLoad: "Failed to load previous analysis.",
  failedSave: "Analysis generated, but failed to save.",
  failedSaveUpdate: "Analysis generated, but failed to save update.",
  staysUntilYouLeave: "The analysis stays here until you choose another day.",
  exerciseFeedback: "Exercise Feedback",
  overallInsights: "Overall Insights",
  suggestions: "Suggestions",
  claimsOff: ({ replaced, marked, removed, refused }: ClaimsOff) =>
    [
      ...(refused === true ? [ofCoach.refused] : []),
      ...(replaced.length > 0
        ? [
            plural(replaced.length, {
              one: `One number in this text was wrong. The text now shows the one from your log: ${withoutStop(replaced[0] ?? "")}.`,
              other: `${writeNumber(replaced.length, 0)} numbers in this text were wrong. The text now shows the ones from your log: ${writeList(replaced.map(withoutStop))}.`,
            }),
          ]
        : []),
      ...(marked > 0
        ? [
            plural(marked, {
              one: "One statement isn’t backed up by your log.",
              other: `${writeNumber(marked, 0)} statements aren’t backed up by your log.`,
            }),
          ]
        : []),
      ...(removed > 0
        ? [
            plural(removed, {
              one: "One sentence was removed because it wasn’t safe or didn’t belong here.",
              other: `${writeNumber(removed, 0)} sentences were removed because they weren’t safe or didn’t belong here.`,
            }),
          ]
        : []),
    ].join(" "),

  analyzeMonth: "Analyze Month",
  monthInvitation: "Get a personalized summary of your workouts and goal progress for this month.",
  loadingMonth: "Loading monthly data...",
  emptyMonth: "Log workouts or set goals this month to enable analysis.",
  failedMonth: "Failed to load monthly data.",
  failedLoadMonth: "Failed to load previous monthly analysis.",
  failedCheckMonth: (reason: string) => `Failed to check for existing analysis: ${reason}`,
  failedUpdateMonth: (reason: string) => `Failed to update monthly analysis: ${reason}`,
  failedInsertMonth: (reason: string) => `Failed to insert monthly analysis: ${reason}`,
  staysUntilMonth: "The analysis stays here until you choose another month.",
  readAll: "Read It All",
  insights: "Insights",
  recommendations: "Recommendations",
  goalProgress: "Goal Progress & Suggestions",
  keyMetrics: "Key Metrics",
  totalWorkouts: "Total Workouts",
  totalExercises: "Total Exercises",
  averageDuration: "Average Duration",
  replaced: (count: number) =>
    plural(count, {
      one: "One number in the reply was wrong. The reply now shows the one from your log.",
      other: `${writeNumber(count, 0)} numbers in the reply were wrong. The reply now shows the ones from your log.`,
    }),
}
