import { randomUUID } from "node:crypto"
import * as samlify from "samlify"
import { generate } from "selfsigned"

samlify.setSchemaValidator({ validate: () => Promise.resolve("not checked against a schema") })

export interface SamlPerson {
  nameId?: string
  email?: string
  team?: string
}

/** Fields of a response that can be changed; the others are valid. */
export interface AnswerChanges {
  audience?: string
  recipient?: string
  issuer?: string
  inResponseTo?: string | undefined
  /** Seconds from now. */
  notOnOrAfter?: number
  sessionNotOnOrAfter?: string
}

export interface SamlProvider {
  entityId: string
  metadata: string
  /**
   * Reads a request from an address and checks its signature. Returns the request's id, and the relay state to send back with
   * the response.
   */
  read: (address: string, spMetadata: string) => Promise<{ requestId: string; relayState: string }>
  /** The signed response, in base64, that a browser would deliver. */
  answer: (spMetadata: string, person: SamlPerson, changes?: AnswerChanges) => Promise<string>
}

const redirectBinding = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"
const persistent = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"

/** An identity provider in this process, with its own key. */
export async function samlProvider(): Promise<SamlProvider> {
  const { private: privateKey, cert } = await generate([{ name: "commonName", value: "idp.example" }], {
    keySize: 2048,
    algorithm: "sha256",
  })
  const entityId = `https://idp.example/${randomUUID()}`
  const idp = samlify.IdentityProvider({
    entityID: entityId,
    privateKey,
    signingCert: cert,
    wantAuthnRequestsSigned: true,
    nameIDFormat: [persistent],
    requestSignatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    singleSignOnService: [{ Binding: redirectBinding, Location: "https://idp.example/sso" }],
    singleLogoutService: [{ Binding: redirectBinding, Location: "https://idp.example/slo" }],
    loginResponseTemplate: { context: "<empty/>", attributes: [] },
  })
  const partner = (metadata: string) => samlify.ServiceProvider({ metadata })
  return {
    entityId,
    metadata: idp.getMetadata(),
    read: async (address, spMetadata) => {
      const url = new URL(address)
      const query = Object.fromEntries(url.searchParams)
      const signed = url.search.slice(1).replace(/&Signature=.*$/, "")
      const { extract } = await idp.parseLoginRequest(partner(spMetadata), "redirect", {
        query,
        octetString: signed,
      })
      const { request } = extract as { request: { id: string } }
      return { requestId: request.id, relayState: query["RelayState"] ?? "" }
    },
    answer: async (spMetadata, person, changes = {}) => {
      const sp = partner(spMetadata)
      const acs = String(sp.entityMeta.getAssertionConsumerService("post"))
      const said = {
        audience: sp.entityMeta.getEntityID(),
        recipient: acs,
        issuer: entityId,
        notOnOrAfter: 300,
        ...changes,
      }
      const options = { customTagReplacement: () => ({ id: "any", context: responseText(person, said) }) }
      const { context } = await idp.createLoginResponse(sp, { extract: {} }, "post", { email: "" }, options)
      return context
    },
  }
}

type Said = AnswerChanges &
  Required<Pick<AnswerChanges, "audience" | "recipient" | "issuer" | "notOnOrAfter">>

function responseText({ nameId = randomUUID(), email, team = "Rowing" }: SamlPerson, said: Said) {
  const now = new Date().toISOString()
  const end = new Date(Date.now() + said.notOnOrAfter * 1_000).toISOString()
  const begin = new Date(Date.now() - 3_600_000).toISOString()
  const reply = said.inResponseTo === undefined ? "" : ` InResponseTo="${said.inResponseTo}"`
  const until =
    said.sessionNotOnOrAfter === undefined ? "" : ` SessionNotOnOrAfter="${said.sessionNotOnOrAfter}"`
  const mail =
    email === undefined
      ? ""
      : `<saml:AttributeStatement><saml:Attribute Name="mail"><saml:AttributeValue>${email}</saml:AttributeValue></saml:Attribute><saml:Attribute Name="team"><saml:AttributeValue>${team}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>`
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${now}" Destination="${said.recipient}"${reply}><saml:Issuer>${said.issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${now}"><saml:Issuer>${said.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${persistent}">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${said.recipient}"${reply}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${begin}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${said.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${now}"${until}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${mail}</saml:Assertion></samlp:Response>`
}
