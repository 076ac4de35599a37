import { HttpError } from "#server/http/http-error.ts"
import type { AuthContext } from "../context.ts"
import type { SsoProvider } from "../store/sso-providers.ts"
import type { ServiceProvider } from "./service-provider.ts"

/** How a session says that it began so. */
export const samlMethod = "sso/saml"

/** 404 where nobody signs in so. */
export function requireSaml({ saml }: AuthContext): ServiceProvider {
  if (saml) return saml
  throw new HttpError(404, "saml_provider_disabled", "SAML 2.0 is disabled")
}

/** As it is stored with accounts. */
export function ssoName({ id }: Pick<SsoProvider, "id">) {
  return `sso:${id}`
}
