import { url } from "@repertoire/backend/settings/addresses"
import { bound, text, wholeNumber } from "@repertoire/backend/settings/kinds"

export const coach = {
  apiKey: text({
    name: "OPENAI_API_KEY",
    purpose: "The key of the AI features. Without one they say so, and the built-in coach answers.",
    unset: undefined,
    allowed: "any text",
    example: "sk-…",
  }),
  baseUrl: url({
    name: "OPENAI_BASE_URL",
    purpose: "Any provider that speaks OpenAI's chat completions.",
    unset: "https://api.openai.com/v1",
    example: "http://127.0.0.1:11434/v1",
  }),
  model: text({
    name: "OPENAI_MODEL",
    purpose: "The model that is asked.",
    unset: "gpt-4o",
    allowed: "any text",
    example: "gpt-4o-mini",
  }),
  timeoutSeconds: wholeNumber({
    name: "OPENAI_TIMEOUT_SECONDS",
    purpose: "How long a reply may take, retries included.",
    unset: 600,
    from: 1,
    to: 600,
    example: "120",
  }),
  dailyLimit: wholeNumber({
    name: "AI_DAILY_LIMIT",
    purpose:
      "How often one person may ask the AI per day (UTC). People without an account share one limit with everyone else without one on their network.",
    unset: 30,
    from: 1,
    to: 100_000,
    example: "10",
  }),
  serverDailyLimit: bound({
    name: "AI_SERVER_DAILY_LIMIT",
    purpose: "How many requests all users together may make to the AI per day.",
    unset: 1_000,
    example: "200",
  }),
  serverDailyTokens: bound({
    name: "AI_SERVER_DAILY_TOKENS",
    purpose:
      "The tokens that all of this may use per day, as the provider counts them. Until it has, an estimate counts.",
    unset: 5_000_000,
    example: "1000000",
  }),
}
