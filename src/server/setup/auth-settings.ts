import { type ProviderSettings, authProviders, onlyProvider } from "./auth-providers.ts"
import { type SmsSettings, smsSettings, testCodes } from "./sms-settings.ts"
import * as setting from "./settings.ts"

/** How people may sign up and in. */
export interface AuthSettings {
  /** New accounts are confirmed without a mail. */
  authAutoconfirm: boolean
  authDisableSignup: boolean
  /** Whether somebody may begin without an account. */
  authAnonymous: boolean
  authAdditionalRedirectUrls: string[]
  authPrefix: string
  authRateLimits: "off" | "hosted" | Record<string, number>
  authPasswordMin: number
  /** Whether the most common passwords are refused. */
  authCommonPasswords: boolean
  /** Seconds for which a used refresh token is taken again. */
  authReuseInterval: number
  /** The kinds of second factor that can be added. */
  authMfa: FactorKind[]
  authPasskeys: boolean
  /** Further origins of the site, whose pages may use its passkeys. */
  authPasskeyOrigins: string[]
  authProviders: ProviderSettings[]
  /** The provider with which everybody signs in; undefined if there are other ways. */
  authOnlyProvider: string | undefined
  /** Whether people may connect a provider to the account they are in. */
  authManualLinking: boolean
  /** Undefined if nothing is sent to phones. */
  authSms: SmsSettings | undefined
  /** Codes that numbers always get, by number without its plus sign. */
  authTestOtps: Map<string, string>
}

export type FactorKind = (typeof factorKinds)[number]

export const factorKinds = ["totp", "phone", "webauthn"] as const
const defaultPasswordMin = 6
const defaultReuseInterval = 10

/** Throws a StartError that names the wrong setting. */
export function authSettings(environment: NodeJS.ProcessEnv): AuthSettings {
  const providers = authProviders(environment, "AUTH_PROVIDERS")
  const only = onlyProvider(environment, "AUTH_ONLY_PROVIDER", providers)
  const hasOtherWays = only === undefined
  return {
    authAutoconfirm: setting.yesOrNo(environment, "AUTH_AUTOCONFIRM") ?? false,
    authDisableSignup: setting.yesOrNo(environment, "AUTH_DISABLE_SIGNUP") ?? false,
    authAnonymous: (setting.yesOrNo(environment, "AUTH_ANONYMOUS") ?? false) && hasOtherWays,
    authAdditionalRedirectUrls: setting.redirectPatterns(environment, "AUTH_ADDITIONAL_REDIRECT_URLS") ?? [],
    authPrefix: setting.pathPrefix(environment, "AUTH_PREFIX") ?? "/auth/v1",
    authRateLimits: setting.rateLimits(environment, "AUTH_RATE_LIMITS") ?? "hosted",
    authPasswordMin: setting.wholeNumber(environment, "AUTH_PASSWORD_MIN", {
      from: 6,
      to: 72,
      otherwise: defaultPasswordMin,
    }),
    authCommonPasswords: setting.yesOrNo(environment, "AUTH_COMMON_PASSWORDS") ?? true,
    authReuseInterval: setting.wholeNumber(environment, "AUTH_REUSE_INTERVAL", {
      from: 0,
      to: 3_600,
      otherwise: defaultReuseInterval,
    }),
    authMfa: setting.someOf(environment, "AUTH_MFA", factorKinds) ?? [...factorKinds],
    authPasskeys: (setting.yesOrNo(environment, "AUTH_PASSKEYS") ?? true) && hasOtherWays,
    authPasskeyOrigins: setting.origins(environment, "AUTH_PASSKEY_ORIGINS") ?? [],
    authProviders: providers,
    authOnlyProvider: only,
    authManualLinking: setting.yesOrNo(environment, "AUTH_MANUAL_LINKING") ?? providers.length > 0,
    authSms: smsSettings(environment, "AUTH_SMS_URL"),
    authTestOtps: testCodes(environment, "AUTH_TEST_OTPS"),
  }
}
