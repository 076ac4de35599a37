import { HttpError } from "#server/http/http-error.ts"
import type { AuthContext } from "../context.ts"
import type { SsoProvider } from "../store/sso-providers.ts"
import type { ServiceProvider } from "./service-provider.ts"

/** The authentication method of a session started through SAML. */
export const samlMethod = "sso/saml"

/** The service provider; 404 if SAML is off. */
export function requireSaml({ saml }: AuthContext): ServiceProvider {
  if (saml) return saml
  throw new HttpError(404, "saml_provider_disabled", "SAML 2.0 is disabled")
}

/** The provider's name in an account's identities. */
export function ssoName({ id }: Pick<SsoProvider, "id">) {
  return `sso:${id}`
}
