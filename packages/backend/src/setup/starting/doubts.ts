import type { AuthSettings } from "../sign-in/auth-settings.ts"
import { type Environment, isSet } from "../settings/setting.ts"
import { signIn } from "../settings/sign-in.ts"

interface Settings extends Pick<AuthSettings, "authMfa" | "authSms" | "authTestOtps"> {
  siteUrl: string
  trustProxyIsSet: boolean
}

/** A sentence for each setting whose value is allowed but probably a mistake. */
export function doubtsOf(
  environment: Environment,
  { authMfa, authSms, authTestOtps, siteUrl, trustProxyIsSet }: Settings,
): string[] {
  const doubts: string[] = []
  const isPhoneAskedFor = isSet(environment, signIn.mfa) && authMfa.includes("phone")
  if (isPhoneAskedFor && authSms === undefined && authTestOtps.size === 0)
    doubts.push(
      "AUTH_MFA includes phone, but codes can't be sent without AUTH_SMS_URL, so nobody can add a phone.",
    )
  // This server doesn't do TLS itself.
  if (siteUrl.startsWith("https:") && !trustProxyIsSet)
    doubts.push(
      "SITE_URL is https, so a proxy is in front of this server. Without TRUST_PROXY, everyone shares one rate limit. " +
        "Set TRUST_PROXY=1, or false if there is no proxy.",
    )
  return doubts
}
