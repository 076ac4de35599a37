import { notLoggedIn } from "#domain/text/failure-sentences.ts"
import { unexpectedError } from "#domain/text/failure-sentences.ts"

/** The coach function's messages when there is no reply. They use the specification's words where there are any. */
export const coachSentences = {
  signedOut: notLoggedIn,
  noKey: "OpenAI API key is not configured.",
  unreadableRequest: "The coach can’t read this request.",
  noLog: "Cannot generate analysis without a saved workout log.",
  noSets: "Add exercises to the log to enable analysis.",
  emptyMonth: "No workout data or active goals for this month to analyze.",
  emptyReply: "AI returned an empty response.",
  noExercisesForRoutine: "Exercise list not loaded. Cannot generate workout.",
  noExercisesForWeek: "Exercise list not loaded. Cannot generate schedule.",
  failedExercises: "Could not load exercises.",
  failedGoals: "Could not load goals.",
  failedHistory: (reason: string) => `Failed to fetch recent workout history: ${reason}`,
  failedProfile: (reason: string) => `Failed to fetch user profile: ${reason}`,
  failedLogs: (reason: string) => `Error fetching workout logs: ${reason}`,
  failedSets: (reason: string) => `Error fetching set logs: ${reason}`,
  failedDetails: (reason: string) => `Error fetching exercise details: ${reason}`,
  unreadableGoal: "Failed to parse AI goal suggestion. Please try again.",
  unreadableRoutine: "Failed to parse AI workout plan. Please try again.",
  unreadableWeek: "Failed to parse AI weekly schedule. Please try again.",
  failedGoal: "Failed to get goal suggestion from AI.",
  failedPlan: unexpectedError,
  unreadableAnalysis: "Failed to parse AI analysis. Please try again.",
  failedAnalysis: "Failed to get analysis from AI.",
  busy: "Your last request is still being answered. Wait until it’s done.",
  usedUp: (limit: number) => `You have used all your AI requests for today (${limit}).`,
  usedUpByNetwork: (limit: number) =>
    `Guests on your network have used all their AI requests for today (${limit}). Every account has its own limit.`,
  usedUpByServer: "This server has used up its AI requests for today.",
}
