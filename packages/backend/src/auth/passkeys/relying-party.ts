import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server"
import { isIP } from "node:net"
import { z } from "zod"
import { isLoopbackName } from "#server/setup/loopback.ts"
import { StartError } from "#server/setup/starting/start-error.ts"

/** A registered credential, as JSON. */
export const credentialShape = z.object({
  id: z.string(),
  /** The public key in base64url. */
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
})
export type Credential = z.infer<typeof credentialShape>

const text = z.string().max(10_000)

/** A browser's response with a new credential (WebAuthn's RegistrationResponseJSON). */
export const registrationShape = z.object({
  id: text,
  rawId: text,
  type: z.literal("public-key"),
  clientExtensionResults: z.unknown(),
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(text).nullish(),
  }),
})

/** A browser's response with a known credential (WebAuthn's AuthenticationResponseJSON). */
export const assertionShape = z.object({
  id: text,
  rawId: text,
  type: z.literal("public-key"),
  clientExtensionResults: z.unknown(),
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish(),
  }),
})

type Registration = z.infer<typeof registrationShape>
type Assertion = z.infer<typeof assertionShape>

interface NewCredential extends Credential {
  aaguid: string
  isBackedUp: boolean
  isBackupEligible: boolean
}

interface Owner {
  id: string
  name: string
}

/** This site as a WebAuthn relying party: credentials are bound to its host name. */
export interface RelyingParty {
  /**
   * The options for navigator.credentials.create(), and the challenge to remember. Credentials in `known` are refused. Only a
   * discoverable credential can sign in without an address, so a second factor shouldn't be discoverable: browsers would offer it
   * for signing in, where it doesn't work.
   */
  registrationOptions(
    owner: Owner,
    known: Credential[],
    discovery: "required" | "discouraged",
  ): ReturnType<typeof generateRegistrationOptions>
  /** The new credential; undefined if the response doesn't answer the challenge or comes from another site. */
  verifyRegistration(sent: Registration, challenge: string): Promise<NewCredential | undefined>
  /** The options for navigator.credentials.get(); if `known` is empty, the browser may use any credential that it has for this site. */
  assertionOptions(known: Credential[]): ReturnType<typeof generateAuthenticationOptions>
  /** The signature counter after a valid assertion; undefined if it is invalid. */
  verifyAssertion(sent: Assertion, challenge: string, credential: Credential): Promise<number | undefined>
}

/**
 * `product` is the name browsers show for the passkey; `siteUrl` is the public address. `more` lists further origins, each on the same host name or a
 * subdomain of it, because browsers use the credentials nowhere else. WebAuthn doesn't allow IP addresses, so localhost is used instead of a loopback
 * address.
 */
export function relyingParty(product: string, siteUrl: string, more: string[]): RelyingParty {
  const { id, origin } = siteName(siteUrl)
  const origins = [origin, ...more]
  const stranger = more.map((each) => new URL(each).hostname).find((name) => !isWithin(name, id))
  if (stranger !== undefined) {
    throw new StartError(
      `AUTH_PASSKEY_ORIGINS contains ${stranger}, but browsers use passkeys for ${id} only on ${id} and its subdomains.`,
    )
  }
  return {
    registrationOptions: (owner, known, discovery) =>
      generateRegistrationOptions({
        rpName: product,
        rpID: id,
        userID: new TextEncoder().encode(owner.id),
        userName: owner.name,
        userDisplayName: owner.name,
        attestationType: "none",
        excludeCredentials: known.map(credentialDescriptor),
        authenticatorSelection: { residentKey: discovery, userVerification: "required" },
      }),
    verifyRegistration: async (sent, challenge) => {
      const verdict = await verifyRegistrationResponse({
        response: registrationJson(sent),
        expectedChallenge: challenge,
        expectedOrigin: origins,
        expectedRPID: id,
      }).catch(() => undefined)
      if (!verdict?.verified) return undefined
      const { credential, aaguid, credentialBackedUp, credentialDeviceType } = verdict.registrationInfo
      return {
        id: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports ?? [],
        aaguid,
        isBackedUp: credentialBackedUp,
        isBackupEligible: credentialDeviceType === "multiDevice",
      }
    },
    assertionOptions: (known) =>
      generateAuthenticationOptions({
        rpID: id,
        allowCredentials: known.map(credentialDescriptor),
        userVerification: "required",
      }),
    verifyAssertion: async (sent, challenge, credential) => {
      const verdict = await verifyAuthenticationResponse({
        response: assertionJson(sent),
        expectedChallenge: challenge,
        expectedOrigin: origins,
        expectedRPID: id,
        credential: {
          ...credentialDescriptor(credential),
          publicKey: new Uint8Array(Buffer.from(credential.publicKey, "base64url")),
          counter: credential.counter,
        },
      }).catch(() => undefined)
      return verdict?.verified ? verdict.authenticationInfo.newCounter : undefined
    },
  }
}

function isWithin(name: string, site: string) {
  return name === site || name.endsWith(`.${site}`)
}

function siteName(siteUrl: string) {
  const url = new URL(siteUrl)
  if (isIP(url.hostname.replace(/^\[|\]$/g, "")) && isLoopbackName(url.host)) url.hostname = "localhost"
  return { id: url.hostname, origin: url.origin }
}

const transports = ["ble", "hybrid", "internal", "nfc", "usb"] as const

function knownTransports(names: string[]): AuthenticatorTransport[] {
  return transports.filter((name) => names.includes(name))
}

function credentialDescriptor({ id, transports: names }: Credential) {
  return { id, transports: knownTransports(names) }
}

function registrationJson({ response, ...sent }: Registration): RegistrationResponseJSON {
  const { transports: names, ...rest } = response
  return {
    ...sent,
    clientExtensionResults: {},
    response: { ...rest, transports: knownTransports(names ?? []) },
  }
}

function assertionJson({ response, ...sent }: Assertion): AuthenticationResponseJSON {
  const { userHandle, ...rest } = response
  return {
    ...sent,
    clientExtensionResults: {},
    response: { ...rest, ...(userHandle && { userHandle }) },
  }
}
