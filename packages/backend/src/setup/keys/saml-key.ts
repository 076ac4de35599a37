import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { keptSamlPem } from "./secrets.ts"
import { type Environment, refusal } from "../settings/setting.ts"
import { signIn } from "../settings/sign-in.ts"

/** The key and certificate that sign SAML requests, in PEM. */
export interface SamlKey {
  privateKey: string
  certificate: string
}

const certificateYears = 10

/**
 * The key and certificate for SAML requests; undefined if SAML is off. If the setting is `true`, they are generated in the data folder; any other
 * value is the path of a key file.
 */
export async function samlKey(environment: Environment, dataDir: string): Promise<SamlKey | undefined> {
  const value = signIn.saml.read(environment)
  if (value === "false") return undefined
  if (value !== "true") return keyIn(contentOf(value))
  const isThere = existsSync(join(dataDir, "saml.pem"))
  return keyIn(await keptSamlPem(dataDir, isThere ? "" : await newPem()))
}

async function newPem(): Promise<string> {
  // The library is loaded only here, because only the first start needs it.
  const { generate } = await import("selfsigned")
  const now = new Date()
  const made = await generate([{ name: "commonName", value: "Repertoire" }], {
    keySize: 2048,
    algorithm: "sha256",
    notBeforeDate: now,
    notAfterDate: new Date(now.getTime() + certificateYears * 365 * 86_400_000),
  })
  return `${made.private.trim()}\n${made.cert.trim()}\n`
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, "utf8")
  } catch {
    throw refusal(signIn.saml, `must be ${signIn.saml.allowed}, but that file can't be read.`)
  }
}

function keyIn(pem: string): SamlKey {
  const part = (label: string) =>
    new RegExp(`-----BEGIN ${label}-----[\\s\\S]+?-----END ${label}-----`).exec(pem)?.[0]
  const privateKey = part("(?:RSA )?PRIVATE KEY")
  const certificate = part("CERTIFICATE")
  if (privateKey !== undefined && certificate !== undefined) return { privateKey, certificate }
  throw refusal(signIn.saml, "must name a file that contains an RSA key and its certificate, both in PEM.")
}
