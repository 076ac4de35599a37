import type { JWK } from "jose"
import { createHash, generateKeyPairSync, randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { access, constants, mkdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import { codeOf, keptFile } from "./kept-file.ts"
import { jwtKeysFrom } from "./jwt-keys.ts"
import { StartError } from "../starting/start-error.ts"

/** Creates the data folder if it is missing. Throws a StartError if the folder can't be created or written to. */
export async function prepareDataFolder(dataDir: string) {
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(
      `DATA_DIR: the folder ${dataDir} isn't writable (${codeOf(error) ?? "unknown error"}).`,
    )
  }
}

/**
 * Creates one folder at a time, because Node's recursive mkdir never returns where nothing can be created, such as in /proc.
 */
async function makeFolder(path: string) {
  if (existsSync(path)) return
  await makeFolder(dirname(path))
  // Others may traverse the folder but not list it, because the embedded Postgres may have to run as another user.
  await mkdir(path, { mode: 0o711 }).catch((error: unknown) => {
    if (codeOf(error) !== "EEXIST") throw error
  })
}

/** The secret in the data folder, created on the first start. */
export function keptJwtSecret(dataDir: string): Promise<string> {
  return readOrMakeSecret(dataDir, "jwt-secret", () => randomBytes(48).toString("base64url"))
}

/** The signing keys in the data folder, created on the first start. */
export async function keptJwtKeys(dataDir: string): Promise<JWK[]> {
  const text = await readOrMakeSecret(dataDir, "jwt-keys.json", () => JSON.stringify([newSigningKey()]))
  return jwtKeysFrom(text, join(dataDir, "jwt-keys.json"))
}

/** One of the product's own secrets in the data folder, created when it is first asked for. */
export function keptProductSecret(dataDir: string, name: string): Promise<string> {
  return readOrMakeSecret(dataDir, name, () => randomBytes(48).toString("base64url"))
}

/** The key and certificate that sign requests to identity providers, stored in the data folder. If there are none, `fresh` is stored and returned. */
export function keptSamlPem(dataDir: string, fresh: string): Promise<string> {
  return readOrMakeSecret(dataDir, "saml.pem", () => fresh)
}

/** The embedded Postgres superuser's password, stored in the data folder. */
export function keptPostgresPassword(dataDir: string): Promise<string> {
  return readOrMakeSecret(dataDir, "postgres-password", () => randomBytes(32).toString("base64url"))
}

async function readOrMakeSecret(dataDir: string, name: string, make: () => string) {
  const path = join(dataDir, name)
  try {
    return await keptFile(path, make)
  } catch (error) {
    throw new StartError(`DATA_DIR: the file ${path} can't be saved (${codeOf(error) ?? "unknown error"}).`)
  }
}

function newSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { crv, kty, x, y, d } = privateKey.export({ format: "jwk" })
  if (!crv || !kty || !x || !y || !d) throw new Error("A new P-256 key must have crv, kty, x, y and d.")
  // RFC 7638: the thumbprint hashes exactly these members in this order.
  const kid = createHash("sha256").update(JSON.stringify({ crv, kty, x, y })).digest("base64url")
  return { kty, crv, x, y, d, kid, alg: "ES256", use: "sig" }
}
