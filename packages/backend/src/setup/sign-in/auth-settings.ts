import { type ProviderSettings, authProviders, onlyProvider } from "./auth-providers.ts"
import { type SmsSettings, smsSettings, testCodes } from "./sms-settings.ts"
import type { Environment } from "../settings/setting.ts"
import { type factorKinds, signIn } from "../settings/sign-in.ts"

/** How people may sign up and sign in. */
export interface AuthSettings {
  /** Whether new accounts are confirmed without an email. */
  authAutoconfirm: boolean
  authDisableSignup: boolean
  /** Whether people may start without an account. */
  authAnonymous: boolean
  authAdditionalRedirectUrls: string[]
  authPrefix: string
  authRateLimits: "off" | "hosted" | Record<string, number>
  authPasswordMin: number
  /** Whether the most common passwords are refused. */
  authCommonPasswords: boolean
  /** The number of seconds for which a used refresh token is still accepted. */
  authReuseInterval: number
  /** The kinds of second factor that can be added. */
  authMfa: FactorKind[]
  authPasskeys: boolean
  /** Additional origins of the site, whose pages may use its passkeys. */
  authPasskeyOrigins: string[]
  authProviders: ProviderSettings[]
  /** The only provider that people can sign in with; undefined if there are other ways. */
  authOnlyProvider: string | undefined
  /** Whether people may connect a provider to the account that they are signed in to. */
  authManualLinking: boolean
  /** Where text messages go; undefined if they are off. */
  authSms: SmsSettings | undefined
  /** Fixed codes for certain phone numbers, by number without its plus sign. */
  authTestOtps: Map<string, string>
}

export type FactorKind = (typeof factorKinds)[number]

/** Reads the settings for signing up and signing in. Throws a StartError that names an invalid one. */
export function authSettings(environment: Environment): AuthSettings {
  const providers = authProviders(environment)
  const only = onlyProvider(environment, providers)
  const hasOtherWays = only === undefined
  return {
    authAutoconfirm: signIn.autoconfirm.read(environment),
    authDisableSignup: signIn.disableSignup.read(environment),
    authAnonymous: signIn.anonymous.read(environment) && hasOtherWays,
    authAdditionalRedirectUrls: signIn.redirectUrls.read(environment),
    authPrefix: signIn.prefix.read(environment),
    authRateLimits: signIn.rateLimits.read(environment),
    authPasswordMin: signIn.passwordMin.read(environment),
    authCommonPasswords: signIn.commonPasswords.read(environment),
    authReuseInterval: signIn.reuseInterval.read(environment),
    authMfa: signIn.mfa.read(environment),
    authPasskeys: signIn.passkeys.read(environment) && hasOtherWays,
    authPasskeyOrigins: signIn.passkeyOrigins.read(environment),
    authProviders: providers,
    authOnlyProvider: only,
    authManualLinking: signIn.manualLinking.read(environment) ?? providers.length > 0,
    authSms: smsSettings(environment),
    authTestOtps: testCodes(environment),
  }
}
