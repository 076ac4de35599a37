import { emailIn } from "./provider-email.ts"

interface ProviderClaims {
  issuer: string
  sub: string
  email: string | undefined
  /** Whether the provider has verified that the address belongs to the person. */
  isVerified: boolean
  name: string | null | undefined
  userName: string | undefined
}

/** The person described by a provider's claims, with the facts to store with the identity, named as on a hosted project. */
export function personOfClaims({ issuer, sub, email: given, isVerified, name, userName }: ProviderClaims) {
  const email = emailIn(given)
  const isEmailVerified = email !== "" && isVerified
  const facts = {
    iss: issuer,
    sub,
    provider_id: sub,
    ...(name && { name, full_name: name }),
    ...(userName && { preferred_username: userName }),
    ...(email && { email }),
    email_verified: isEmailVerified,
    phone_verified: false,
  }
  return { sub, email, isEmailVerified, facts }
}
