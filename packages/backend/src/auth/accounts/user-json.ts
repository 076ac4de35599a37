import type { Factor, Identity, User } from "../store/users.ts"

/** An account as clients see it, without the fields that a hosted project omits while they are empty. */
export function userJson(user: User) {
  return {
    id: user.id,
    aud: user.aud ?? "",
    role: user.role ?? "",
    email: user.email ?? "",
    phone: user.phone ?? "",
    ...present({
      email_confirmed_at: user.email_confirmed_at,
      invited_at: user.invited_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: user.confirmed_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      new_phone: user.phone_change,
      phone_change_sent_at: user.phone_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: user.identities.map(identityJson),
    ...(user.factors.length > 0 && { factors: user.factors.map(factorJson) }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  }
}

/**
 * The response to a sign-up with a known address or number: a made-up account that can be recognized only by `identities:
 * []`, as on a hosted project.
 */
export function madeUpUserJson(
  { email = "", phone = "" }: { email?: string; phone?: string },
  data: Record<string, unknown>,
) {
  const provider = phone === "" ? "email" : "phone"
  const now = new Date().toISOString()
  return {
    id: crypto.randomUUID(),
    aud: "authenticated",
    role: "",
    email,
    phone,
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

export function isConfirmed(user: User) {
  return user.email_confirmed_at !== null
}

export function isPhoneConfirmed(user: User) {
  return user.phone_confirmed_at !== null
}

/** Whether signing in takes more than a password. */
export function hasSecondFactor({ factors }: Pick<User, "factors">) {
  return factors.some(({ status }) => status === "verified")
}

export function isBanned(user: User) {
  return user.banned_until !== null && Date.parse(user.banned_until) > Date.now()
}

function identityJson(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...present({ email: identity.email }),
  }
}

function factorJson(factor: Factor) {
  return {
    id: factor.id,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    status: factor.status,
    ...present({ friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    phone: factor.phone ?? "",
    last_challenged_at: factor.last_challenged_at,
  }
}

function present(fields: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
