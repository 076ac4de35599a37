import { url } from "@repertoire/backend/settings/addresses"
import { bound, oneOf, text, wholeNumber } from "@repertoire/backend/settings/kinds"

export const coach = {
  apiKey: text({
    name: "OPENAI_API_KEY",
    purpose:
      "The key for the AI features. Without it, those features say that the key is missing, and the built-in coach can be used instead.",
    unset: undefined,
    allowed: "any text",
    example: "sk-…",
  }),
  baseUrl: url({
    name: "OPENAI_BASE_URL",
    purpose: "The address of a provider that supports OpenAI's chat completions.",
    unset: "https://api.openai.com/v1",
    example: "http://127.0.0.1:11434/v1",
  }),
  model: text({
    name: "OPENAI_MODEL",
    purpose: "The model to use.",
    unset: "gpt-4o",
    allowed: "any text",
    example: "gpt-4o-mini",
  }),
  responseFormat: oneOf({
    name: "AI_RESPONSE_FORMAT",
    purpose:
      "The format that the provider is asked for: any JSON object, an object that follows a schema, or text. If a provider refuses one, the next looser one is tried.",
    unset: "json_object",
    words: ["json_schema", "json_object", "text"],
    example: "json_schema",
  }),
  timeoutSeconds: wholeNumber({
    name: "OPENAI_TIMEOUT_SECONDS",
    purpose: "How long a reply may take, including retries.",
    unset: 600,
    from: 1,
    to: 600,
    example: "120",
  }),
  dailyLimit: wholeNumber({
    name: "AI_DAILY_LIMIT",
    purpose:
      "How many requests a person may make to the AI per day (UTC). Canceled requests don't count. People without an account share one limit per network.",
    unset: 30,
    from: 1,
    to: 100_000,
    example: "10",
  }),
  serverDailyLimit: bound({
    name: "AI_SERVER_DAILY_LIMIT",
    purpose: "How many requests all users together may make to the AI per day (UTC).",
    unset: 1_000,
    example: "200",
  }),
  serverDailyTokens: bound({
    name: "AI_SERVER_DAILY_TOKENS",
    purpose:
      "How many tokens all requests together may use per day (UTC), as the provider counts them. Until its count arrives, an estimate is used.",
    unset: 5_000_000,
    example: "1000000",
  }),
}
