import type { Athlete } from "#domain/coach/person/athlete.ts"
import { goalByRules } from "#domain/coach/rules/goal-rules.ts"
import { goalPrompt, routinePrompt, weekPrompt } from "#domain/coach/asking/prompts.ts"
import {
  goalReplySchema,
  readReply,
  routineReplySchema,
  weekReplySchema,
} from "#domain/coach/asking/replies.ts"
import { routineByRules } from "#domain/coach/rules/routine-rules.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { complete, type Provider, ProviderFailed } from "#functions/coach/provider.ts"
import type { Suggested } from "./properties.ts"

/** What the built-in coach suggests. */
export function askBuiltIn(athlete: Athlete): Suggested {
  return {
    week: weekByRules(athlete).reply,
    routine: routineByRules(athlete, athlete.goals[0] ?? null)?.reply ?? null,
    goal: goalByRules(athlete).reply,
  }
}

/** What a model suggests when it is asked with the messages of the coach's function. Its replies are parsed as they are in that function. */
export async function askProvider(provider: Provider, athlete: Athlete): Promise<Suggested> {
  const reply = async (message: string) => {
    try {
      const ear = { onText: () => {}, signal: new AbortController().signal }
      return (await complete(provider, message, ear)).content
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
      console.error(`No reply: ${error.message}`)
      return ""
    }
  }
  return {
    week: readReply(weekReplySchema, await reply(weekPrompt(athlete))),
    routine: readReply(routineReplySchema, await reply(routinePrompt(athlete, athlete.goals[0] ?? null))),
    goal: readReply(goalReplySchema, await reply(goalPrompt(athlete))),
  }
}
