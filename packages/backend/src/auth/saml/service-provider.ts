import {
  type CacheProvider,
  type Profile,
  SAML,
  ValidateInResponseTo,
  generateServiceProviderMetadata,
} from "@node-saml/node-saml"
import type { SamlKey } from "#server/setup/keys/saml-key.ts"
import type { IdentityProvider } from "./identity-provider.ts"

/** How long a response stays valid after it is issued, in milliseconds. */
const oldestAnswer = 10 * 60_000
const clockSkew = 30_000
const persistent = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"

/** This server as identity providers see it. */
export interface ServiceProvider {
  entityId: string
  /** The address to which browsers deliver SAML responses. */
  acs: string
  metadata: string
  /** The address where the provider signs the person in; its response contains `requestId`. */
  addressFor(idp: IdentityProvider, asked: AuthnRequest): Promise<string>
  /** The person in a signed response. Throws unless the response comes from this provider, is meant for this server and belongs to this request. */
  personIn(idp: IdentityProvider, answer: Answer): Promise<SignedAnswer>
}

interface AuthnRequest {
  requestId: string
  relayState: string
  nameIdFormat: string | undefined
}

interface Answer {
  /** The response in base64, as the browser sends it. */
  response: string
  /** The id of the request that this response belongs to; undefined for an unsolicited response. */
  requestId: string | undefined
}

/** The contents signed by the provider. */
export interface SignedAnswer {
  /** The assertion's id; an assertion is accepted only once. */
  assertionId: string
  nameId: string
  nameIdFormat: string
  attributes: ReadonlyMap<string, string[]>
  /** The time when the session must end; null if the provider doesn't specify one. */
  notAfter: string | null
}

export function serviceProvider(externalUrl: string, key: SamlKey): ServiceProvider {
  const entityId = `${externalUrl}/sso/saml/metadata`
  const acs = `${externalUrl}/sso/saml/acs`
  const signing = { privateKey: key.privateKey, signatureAlgorithm: "sha256" as const }
  const base = { issuer: entityId, callbackUrl: acs, ...signing }
  return {
    entityId,
    acs,
    metadata: generateServiceProviderMetadata({
      ...base,
      identifierFormat: persistent,
      publicCerts: key.certificate,
      wantAssertionsSigned: true,
    }),
    addressFor: ({ entryPoint, certificates }, { requestId, relayState, nameIdFormat }) =>
      new SAML({
        ...base,
        entryPoint,
        idpCert: certificates,
        identifierFormat: nameIdFormat ?? persistent,
        disableRequestedAuthnContext: true,
        generateUniqueId: () => requestId,
      }).getAuthorizeUrlAsync(relayState, undefined, {}),
    personIn: async ({ entityId: idpIssuer, certificates }, { response, requestId }) => {
      const saml = new SAML({
        ...base,
        idpCert: certificates,
        idpIssuer,
        audience: entityId,
        wantAssertionsSigned: true,
        wantAuthnResponseSigned: false,
        acceptedClockSkewMs: clockSkew,
        maxAssertionAgeMs: oldestAnswer,
        validateInResponseTo:
          requestId === undefined ? ValidateInResponseTo.ifPresent : ValidateInResponseTo.always,
        cacheProvider: theOnly(requestId),
      })
      const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response })
      if (!profile) throw new Error("The response contains no sign-in.")
      // The library compares issuers only for sign-outs, so the assertion's issuer is compared here.
      if (profile.issuer !== idpIssuer) throw new Error("The assertion comes from another provider.")
      return signedAnswer(profile, acs)
    },
  }
}

/** A cache for the SAML library that seems to contain just this request, or nothing for an unsolicited response. */
function theOnly(requestId: string | undefined): CacheProvider {
  return {
    saveAsync: (key, value) => Promise.resolve({ createdAt: 0, value: `${key}${value}` }),
    getAsync: (key) => Promise.resolve(key === requestId ? new Date().toISOString() : null),
    removeAsync: (key) => Promise.resolve(key),
  }
}

function signedAnswer(profile: Profile, acs: string): SignedAnswer {
  const assertion = childOf(profile.getAssertion?.(), "Assertion")
  checkRecipient(assertion, acs)
  const assertionId = attributeOf(assertion, "ID")
  if (assertionId === undefined) throw new Error("The assertion has no id.")
  return {
    assertionId,
    nameId: profile.nameID,
    nameIdFormat: profile.nameIDFormat,
    attributes: attributesOf(profile["attributes"]),
    notAfter: attributeOf(childOf(assertion, "AuthnStatement"), "SessionNotOnOrAfter") ?? null,
  }
}

/** Refuses an assertion meant for another recipient, such as another service that uses the same provider. */
function checkRecipient(assertion: unknown, acs: string) {
  const confirmation = childOf(childOf(assertion, "Subject"), "SubjectConfirmation")
  const recipient = attributeOf(childOf(confirmation, "SubjectConfirmationData"), "Recipient")
  if (recipient !== acs) throw new Error("The assertion is for another recipient.")
}

function attributesOf(given: unknown): Map<string, string[]> {
  const entries = typeof given === "object" && given !== null ? Object.entries(given) : []
  return new Map(
    entries.map(([name, value]: [string, unknown]) => [
      name,
      [value].flat().filter((each): each is string => typeof each === "string"),
    ]),
  )
}

/** A child element in the library's output: elements are lists, attributes are under `$`. */
function childOf(parent: unknown, name: string): unknown {
  const child: unknown = typeof parent === "object" && parent !== null ? Reflect.get(parent, name) : undefined
  return Array.isArray(child) ? child[0] : child
}

function attributeOf(element: unknown, name: string): string | undefined {
  const value = childOf(childOf(element, "$"), name)
  return typeof value === "string" ? value : undefined
}
