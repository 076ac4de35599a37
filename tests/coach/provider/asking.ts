// Asks a made-up provider over real HTTP, as the coach's function does once it has read a person's rows.
import { messageOf } from "#domain/coach/asking/message.ts"
import type { CoachEvent } from "#domain/coach/asking/requests.ts"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import { firstOfMonth, lastOfMonth } from "#domain/days/local-day.ts"
import { answer } from "#functions/coach/answer.ts"
import { NothingToAsk } from "#functions/coach/nothing-to-ask.ts"
import type { Question } from "#functions/coach/question.ts"
import {
  goalQuestion,
  monthQuestion,
  routineQuestion,
  weekQuestion,
  workoutQuestion,
} from "#functions/coach/questions.ts"
import { type PretendProvider, streamed } from "@repertoire/backend/testing/pretend-provider.ts"
import type { Feature } from "../cases/evaluate.ts"

/** A person's question, and the person. */
export interface Asked {
  feature: Feature
  athlete: Athlete
  question: Question
}

/** The steps from a question to an answer. An evaluation replaces some of them with wrong ones. */
export interface ReplyPath {
  question: (asked: Asked) => Question
  answer: typeof answer
}
export const rightPath: ReplyPath = { question: ({ question }) => question, answer }

/** How the replies to one question were handled. */
export interface Outcome {
  end: Extract<CoachEvent, { event: "result" | "failed" }>
  /** Everything that was shown while the replies were written. */
  streamed: string
  /** The messages that the provider got. */
  messages: string[]
}

/** The question for one of a person's answers; null if no model is asked. */
export function askedFor(feature: Feature, athlete: Athlete): Asked | null {
  try {
    const question = questionFor(feature, athlete)
    return question && { feature, athlete, question }
  } catch (error) {
    if (error instanceof NothingToAsk) return null
    throw error
  }
}

function questionFor(feature: Feature, athlete: Athlete): Question | null {
  const { workouts, goals, today } = athlete
  const [workout] = workouts
  const person = { ...athlete, workouts: [...workouts] }
  if (feature === "goal") return goalQuestion(athlete)
  if (feature === "week") return weekQuestion(athlete)
  if (feature === "routine") return routineQuestion(athlete, goals[0]?.id ?? null)
  if (feature === "workout")
    return workout ? workoutQuestion({ workout, person, records: [], recordFacts: [], plans: [] }) : null
  const month = firstOfMonth(today)
  const ofMonth = workouts.filter(({ date }) => date >= month && date <= lastOfMonth(month))
  return monthQuestion(month, {
    workouts: ofMonth,
    goals: [...goals],
    records: [],
    person,
    plans: [],
  })
}

/** Sends a question to a provider that gives these replies, one after another, and the last one forever. */
export async function replyWith(
  provider: PretendProvider,
  path: ReplyPath,
  asked: Asked,
  replies: readonly string[],
): Promise<Outcome> {
  provider.answers((response, attempt, request) =>
    streamed(replies[attempt - 1] ?? replies.at(-1) ?? "")(response, attempt, request),
  )
  const question = path.question(asked)
  const events: CoachEvent[] = []
  let calls = 1
  await path.answer(
    {
      calls: { end: () => Promise.resolve() },
      begin: () => Promise.resolve({ id: `call ${(calls += 1)}` }),
      provider: {
        ...{ apiKey: "sk-made-up", baseUrl: provider.baseUrl, model: "made-up" },
        ...{ format: "json_object", patienceSeconds: 30 },
      },
      question,
      first: { id: "call 1", message: messageOf(question.prompt) },
      signal: new AbortController().signal,
      warn: () => {},
    },
    (event) => void events.push(event),
  )
  const end = events.findLast((each) => each.event === "result" || each.event === "failed")
  if (end?.event !== "result" && end?.event !== "failed") throw new Error("A question has an end.")
  return {
    end,
    streamed: events.flatMap((each) => (each.event === "text" ? [each.data.text] : [])).join(""),
    messages: provider.requests.map(({ body }) => messageIn(body)),
  }
}

function messageIn(body: unknown): string {
  const { messages } = body as { messages: { content: string }[] }
  return messages.map(({ content }) => content).join("\n")
}
