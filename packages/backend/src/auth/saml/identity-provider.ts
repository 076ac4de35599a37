import { DOMParser } from "@xmldom/xmldom"
import { X509Certificate } from "node:crypto"
import { invalid } from "../requests/refusals.ts"

const protocol = "urn:oasis:names:tc:SAML:2.0:protocol"
const metadata = "urn:oasis:names:tc:SAML:2.0:metadata"
const signatures = "http://www.w3.org/2000/09/xmldsig#"
const redirectBinding = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"

/** An identity provider as described by its metadata. */
export interface IdentityProvider {
  entityId: string
  /** Where browsers are sent to sign in. */
  entryPoint: string
  /** The certificates for the provider's signatures, in PEM. */
  certificates: string[]
}

/** Reads an identity provider's metadata; 400 if it can't be used. */
export function readMetadata(xml: string): IdentityProvider {
  const root = parseXml(xml)?.documentElement
  const role = elements(root, metadata, "IDPSSODescriptor").find((each) =>
    (each.getAttribute("protocolSupportEnumeration") ?? "").split(/\s+/).includes(protocol),
  )
  const entityId = root?.getAttribute("entityID") ?? ""
  if (!root || root.localName !== "EntityDescriptor" || !role || entityId === "") {
    throw invalid("SAML metadata doesn't describe an identity provider")
  }
  const services = elements(role, metadata, "SingleSignOnService")
  const entryPoint =
    services.find((each) => each.getAttribute("Binding") === redirectBinding)?.getAttribute("Location") ?? ""
  if (!URL.canParse(entryPoint) || !/^https?:$/.test(new URL(entryPoint).protocol)) {
    throw invalid("SAML metadata has no SingleSignOnService with the HTTP-Redirect binding")
  }
  const certificates = elements(role, metadata, "KeyDescriptor")
    .filter((each) => (each.getAttribute("use") ?? "signing") !== "encryption")
    .flatMap((each) => elements(each, signatures, "X509Certificate"))
    .map(({ textContent }) => pemOf(textContent ?? ""))
  if (certificates.length === 0) throw invalid("SAML metadata has no signing certificate")
  return { entityId, entryPoint, certificates }
}

/** The issuer named in a response that isn't verified yet; it decides whose certificates the response must be verified with. */
export function issuerIn(xml: string): string | undefined {
  const root = parseXml(xml)?.documentElement
  const assertions = "urn:oasis:names:tc:SAML:2.0:assertion"
  return elements(root, assertions, "Issuer")[0]?.textContent?.trim()
}

/** Whether a document declares entities or a document type: such documents are refused before a parser sees them. */
export function declaresEntities(xml: string) {
  return /<!DOCTYPE|<!ENTITY/i.test(xml)
}

function parseXml(xml: string) {
  if (declaresEntities(xml)) return undefined
  try {
    const refuse = (message: string) => {
      throw new Error(message)
    }
    return new DOMParser({
      errorHandler: { warning: () => undefined, error: refuse, fatalError: refuse },
    }).parseFromString(xml, "text/xml")
  } catch {
    return undefined
  }
}

function elements(within: Element | undefined, namespace: string, name: string): Element[] {
  return within ? Array.from(within.getElementsByTagNameNS(namespace, name)) : []
}

function pemOf(base64: string): string {
  try {
    return new X509Certificate(Buffer.from(base64, "base64")).toString()
  } catch {
    throw invalid("SAML metadata has a certificate that can't be read")
  }
}
