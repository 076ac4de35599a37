import type { ProductConfig } from "@repertoire/backend/product-settings"
import type { Environment } from "@repertoire/backend/settings"
import { StartError } from "@repertoire/backend/start-error"
import { coach } from "./settings/coach.ts"
import { privacy } from "./settings/privacy.ts"
import { strava } from "./settings/strava.ts"

type Secret = (name: string) => Promise<string>

/** Reads the settings for the coach, Strava and the app. */
export async function configure(environment: Environment, secret: Secret): Promise<ProductConfig> {
  const apiKey = coach.apiKey.read(environment)
  const stravaSettings = await ofStrava(environment, secret)
  return {
    functionSettings: {
      OPENAI_API_KEY: apiKey,
      OPENAI_BASE_URL: coach.baseUrl.read(environment),
      OPENAI_MODEL: coach.model.read(environment),
      AI_RESPONSE_FORMAT: coach.responseFormat.read(environment),
      OPENAI_TIMEOUT_SECONDS: String(coach.timeoutSeconds.read(environment)),
      ...stravaSettings,
    },
    databaseSettings: {
      "app.ai_daily_limit": String(coach.dailyLimit.read(environment)),
      "app.ai_server_daily_limit": String(coach.serverDailyLimit.read(environment)),
      "app.ai_server_daily_tokens": String(coach.serverDailyTokens.read(environment)),
    },
    appConfig: {
      privacyContact: privacy.contact.read(environment),
      hasStrava: stravaSettings !== undefined,
      hasLanguageModel: apiKey !== undefined,
    },
  }
}

/** This server's registration with Strava, and the key that encrypts people's Strava tokens; undefined if the server isn't registered. */
async function ofStrava(environment: Environment, secret: Secret) {
  const clientId = strava.clientId.read(environment)
  const clientSecret = strava.clientSecret.read(environment)
  const baseUrl = strava.baseUrl.read(environment)
  const tokenKey = strava.tokenKey.read(environment)
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (clientId === undefined || clientSecret === undefined)
    throw new StartError("STRAVA_CLIENT_ID and STRAVA_CLIENT_SECRET must be set together.")
  return {
    STRAVA_CLIENT_ID: clientId,
    STRAVA_CLIENT_SECRET: clientSecret,
    STRAVA_BASE_URL: baseUrl,
    STRAVA_TOKEN_KEY: tokenKey ?? (await secret("strava-key")),
  }
}
