import type { ServerResponse } from "node:http"
import {
  aGoodGoal,
  aGoodRoutine,
  aGoodWeek,
  aHostileGoal,
  aHostileRoutine,
  aHostileWeek,
  aMarkedRoutine,
  aMarkedWeek,
  aMisspelledGoal,
  aNamelessRoutine,
  anImpossibleGoal,
  anUnknownWeek,
} from "./suggested.ts"
import { type ProviderAnswer, refused, streamed } from "@repertoire/backend/testing/pretend-provider.ts"

export const aGoodAnalysis = {
  summary: "A steady session, and a good one to build on.",
  exerciseFeedback: [
    { exerciseName: "Bench Press (Barbell)", feedback: "Keep the weight until all sets reach eight." },
  ],
  overallInsights: ["You keep your rests even."],
  suggestions: ["Rest three minutes between heavy sets."],
}

export const aGoodMonth = {
  summary: "A steady month, and a good beginning.",
  keyMetrics: { totalWorkouts: 12, totalExercises: 1, averageDuration: "50:00" },
  insights: ["You train on Saturdays."],
  recommendations: ["Add a second day."],
  goalProgress: [
    {
      goalDescription: "Bench a hundred",
      progressSummary: "Eighty now.",
      improvementSuggestions: ["One heavy single."],
    },
  ],
}

const isHostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>'

/** How the test run's provider responds to each word that a spec writes into its workout's notes as "answer: word". */
const answers: Record<string, ProviderAnswer> = {
  good: streamed(JSON.stringify(aGoodAnalysis)),
  off: streamed(JSON.stringify({ ...aGoodAnalysis, summary: "You lifted 9,000 kg." })),
  long: streamed(
    JSON.stringify({
      ...aGoodAnalysis,
      overallInsights: "abcdefghijklmnopqrstuvwxyz"
        .split("")
        .map((letter) => `${letter}) You kept your rests even and moved well.`),
    }),
  ),
  refused: refused(401),
  rubbish: streamed("I would rather not."),
  begun: (response) => begin(response, '{"summary": "It has begun. It has only be'),
  hostile: streamed(
    JSON.stringify({
      ...aGoodAnalysis,
      // Sentences with markup are removed. Markup in a name stays, but is shown as text.
      exerciseFeedback: [...aGoodAnalysis.exerciseFeedback, { exerciseName: isHostile, feedback: "Fine." }],
      overallInsights: [isHostile, "You keep your rests even.", "You sleep enough.", "You eat enough."],
      suggestions: ["Go on like this.", `${"long ".repeat(180)}end`],
    }),
  ),
}

/** Writes the beginning of a reply but never the rest. */
function begin(response: ServerResponse, content: string) {
  response.writeHead(200, { "content-type": "text/event-stream" })
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)
}

/** The good reply to each other request, found by words in the prompt, and the replies that a spec can choose with a note. */
const suggestions: { words: string; good: object; chosen: Record<string, object> }[] = [
  { words: "Analyze the month", good: aGoodMonth, chosen: {} },
  {
    words: "Suggest one goal",
    good: aGoodGoal,
    chosen: {
      unknown: { ...aGoodGoal, exerciseName: "Moon Press (Barbell)" },
      misspelled: aMisspelledGoal,
      impossible: anImpossibleGoal,
      hostile: aHostileGoal,
    },
  },
  {
    words: "Suggest one workout routine",
    good: aGoodRoutine,
    chosen: { marked: aMarkedRoutine, unknown: aNamelessRoutine, hostile: aHostileRoutine },
  },
  {
    words: "Suggest a week",
    good: aGoodWeek,
    chosen: { marked: aMarkedWeek, unknown: anUnknownWeek, hostile: aHostileWeek },
  },
]

/** Responds to each request as its workouts' notes say, or with a good reply if they don't say. */
export const answersByNotes: ProviderAnswer = (response, attempt, request) => {
  const asked = JSON.stringify(request.body)
  const word = /answer: (\w+)/.exec(asked)?.[1] ?? "good"
  const suggested = suggestions.find(({ words }) => asked.includes(words))
  const reply = suggested?.chosen[word] ?? (word === "good" ? suggested?.good : undefined)
  const answer = reply ? streamed(JSON.stringify(reply)) : (answers[word] ?? refused(500))
  return answer(response, attempt, request)
}
