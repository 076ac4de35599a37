import type { Suggestion, WorkoutAnalysis } from "#domain/coach/asking/replies.ts"

/** The number of sentences in a text. */
export const sentencesIn = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0

interface Parts {
  feedback: WorkoutAnalysis["exerciseFeedback"]
  insights: string[]
  next: Suggestion[]
}

const fewestFeedback = 3
const fewestInsights = 1
const fewestNext = 2

/** Leaves out what matters least until at most `most` sentences are left: the last insights, then the last exercises, but never all the exercises. */
export function withinBudget(parts: Parts, most: number): Parts {
  const { feedback, insights, next } = parts
  const texts = [...feedback.map((each) => each.feedback), ...insights, ...next.map(({ text }) => text)]
  if (sentencesIn(texts.join(" ")) <= most) return parts
  if (insights.length > fewestInsights + 1)
    return withinBudget({ ...parts, insights: insights.slice(0, -1) }, most)
  if (next.length > fewestNext) return withinBudget({ ...parts, next: next.slice(0, -1) }, most)
  if (feedback.length > fewestFeedback)
    return withinBudget({ ...parts, feedback: feedback.slice(0, -1) }, most)
  if (insights.length > fewestInsights)
    return withinBudget({ ...parts, insights: insights.slice(0, -1) }, most)
  return parts
}
