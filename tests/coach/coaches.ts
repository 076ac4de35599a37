import type { Athlete } from "#domain/coach/person/athlete.ts"
import { goalByRules } from "#domain/coach/rules/goal-rules.ts"
import { goalPrompt, routinePrompt, weekPrompt } from "#domain/coach/asking/prompts.ts"
import {
  goalReplySchema,
  readModelReply,
  routineReplySchema,
  weekReplySchema,
} from "#domain/coach/asking/replies.ts"
import { routineByRules } from "#domain/coach/rules/routine-rules.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { messageOf, type Prompt } from "#domain/coach/asking/message.ts"
import { replyFormats } from "#domain/coach/asking/reply-formats.ts"
import { factsOfPlan } from "#domain/coach/sheet/facts/plan-facts.ts"
import { ProviderFailed } from "#functions/coach/completion.ts"
import { complete, type Provider } from "#functions/coach/provider.ts"
import type { Suggested } from "./properties.ts"

/** What the built-in coach suggests. */
export function askBuiltIn(athlete: Athlete): Suggested {
  return {
    week: weekByRules(athlete).reply,
    routine: routineByRules(athlete, athlete.goals[0] ?? null)?.reply ?? null,
    goal: goalByRules(athlete).reply,
  }
}

/** What a model suggests when it gets the messages of the coach's function. Its replies are parsed as in that function. */
export async function askProvider(provider: Provider, athlete: Athlete): Promise<Suggested> {
  const reply = async (prompt: Prompt, feature: keyof typeof replyFormats) => {
    try {
      const milliseconds = provider.patienceSeconds * 1000
      const listener = { onText: () => {}, signal: new AbortController().signal, milliseconds }
      const question = { message: messageOf(prompt), shape: replyFormats[feature] }
      return (await complete(provider, question, listener)).content
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
      console.error(`No reply: ${error.message}`)
      return ""
    }
  }
  const { lifts } = factsOfPlan(athlete)
  const [goal = null] = athlete.goals
  return {
    week: readModelReply(weekReplySchema, await reply(weekPrompt(athlete, lifts), "week")),
    routine: readModelReply(routineReplySchema, await reply(routinePrompt(athlete, lifts, goal), "routine")),
    goal: readModelReply(goalReplySchema, await reply(goalPrompt(athlete, lifts), "goal")),
  }
}
