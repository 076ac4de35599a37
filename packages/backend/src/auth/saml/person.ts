import { HttpError } from "#server/http/http-error.ts"
import { shortestFacts } from "../accounts/metadata.ts"
import { emailIn } from "../providers/provider-email.ts"
import type { AttributeMapping } from "./attribute-mapping.ts"
import type { SignedAnswer } from "./service-provider.ts"

export interface SamlPerson {
  sub: string
  email: string
  /** Facts to store with the identity, and to merge into the person's metadata. */
  facts: Record<string, unknown>
}

/** The maximum size of the claims, in bytes. It leaves room for the names and addresses stored with them. */
const roomForClaims = 12 * 1024
const longestId = 256
const subjectId = "urn:oasis:names:tc:SAML:attribute:subject-id"
const transient = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient"
const emailFormat = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress"
/** The attribute names that providers use for addresses. */
const emailAttributes = [
  "urn:oid:0.9.2342.19200300.100.1.3",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
  "http://schemas.xmlsoap.org/claims/EmailAddress",
  "mail",
  "email",
]

/** The person in a signed response. 400 if the response contains no user id or no address. */
export function personOf(answer: SignedAnswer, issuer: string, mapping: AttributeMapping): SamlPerson {
  const email = emailOf(answer, mapping)
  const sub = subjectOf(answer)
  if (sub === "" || sub.length > longestId)
    throw new HttpError(400, "saml_assertion_no_user_id", "SAML Assertion has no user id")
  if (email === "") throw new HttpError(400, "saml_assertion_no_email", "SAML Assertion has no email address")
  const facts = {
    iss: issuer,
    sub,
    email,
    email_verified: true,
    phone_verified: false,
    custom_claims: shortestFacts(claimsOf(answer, mapping), roomForClaims),
  }
  return { sub, email, facts }
}

function subjectOf({ nameId, nameIdFormat, attributes }: SignedAnswer): string {
  const [id] = attributes.get(subjectId) ?? []
  if (id) return id
  if (nameIdFormat === transient) return ""
  return nameIdFormat === emailFormat ? nameId.toLowerCase() : nameId
}

function emailOf({ nameId, nameIdFormat, attributes }: SignedAnswer, { keys }: AttributeMapping): string {
  const mapped = keys?.["email"]?.name
  const names = mapped === undefined ? emailAttributes : [mapped, ...emailAttributes]
  const found = names.map((name) => emailIn(attributes.get(name)?.[0])).find((email) => email !== "")
  return found ?? (nameIdFormat === emailFormat || nameId.includes("@") ? emailIn(nameId) : "")
}

function claimsOf({ attributes }: SignedAnswer, { keys = {} }: AttributeMapping): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(keys)
      .map(([key, { name, default: otherwise }]): [string, unknown] => [
        key,
        attributes.get(name ?? key)?.[0] ?? otherwise,
      ])
      .filter(([key, value]) => key !== "email" && value !== undefined),
  )
}
