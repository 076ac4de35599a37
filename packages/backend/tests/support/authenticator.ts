import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"

/** An authenticator without a device: one key pair, which creates one passkey and signs in with it. */
export interface Authenticator {
  id: string
  create(options: CreationOptions, origin: string): unknown
  get(options: RequestOptions, origin: string, changes?: Partial<Assertion>): unknown
}

interface CreationOptions {
  challenge: string
  rp: { id?: string }
  user: { id: string }
}

interface RequestOptions {
  challenge: string
  rpId?: string
}

/** The values that an attacker's authenticator may change. */
interface Assertion {
  rpId: string
  userHandle: string
  /** Flags for the person's presence and verification. */
  flags: number
  counter: number
}

const presentAndVerified = 0b0101
const withCredential = 0b100_0000

/** Creates an authenticator. Its responses are in WebAuthn's JSON form, as browsers send them. */
export function authenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const credentialId = randomBytes(32)
  const id = credentialId.toString("base64url")
  let counter = 0
  let userHandle = ""
  const answer = (response: object) => ({
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response,
  })
  return {
    id,
    create: ({ challenge, rp, user }, origin) => {
      userHandle = user.id
      const { x = "", y = "" } = publicKey.export({ format: "jwk" })
      const authData = Buffer.concat([
        sha256(rp.id ?? ""),
        Buffer.from([presentAndVerified | withCredential]),
        uint32(0),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(Buffer.from(x, "base64url"), Buffer.from(y, "base64url")),
      ])
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge, origin),
        attestationObject: attestation(authData),
        transports: ["internal"],
      })
    },
    get: ({ challenge, rpId = "" }, origin, changes = {}) => {
      counter += 1
      const authData = Buffer.concat([
        sha256(changes.rpId ?? rpId),
        Buffer.from([changes.flags ?? presentAndVerified]),
        uint32(changes.counter ?? counter),
      ])
      const clientDataJSON = clientData("webauthn.get", challenge, origin)
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))])
      return answer({
        clientDataJSON,
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
        userHandle: changes.userHandle ?? userHandle,
      })
    },
  }
}

function clientData(type: string, challenge: string, origin: string) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url")
}

/** In CBOR (RFC 8949): the map {"fmt": "none", "attStmt": {}, "authData": …}. */
function attestation(authData: Buffer) {
  return Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from("fmt"),
    Buffer.from([0x64]),
    Buffer.from("none"),
    Buffer.from([0x67]),
    Buffer.from("attStmt"),
    Buffer.from([0xa0, 0x68]),
    Buffer.from("authData"),
    Buffer.from([0x58, authData.length]),
    authData,
  ]).toString("base64url")
}

/** A P-256 key for ES256 (RFC 9053), in CBOR. */
function coseKey(x: Buffer, y: Buffer) {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    x,
    Buffer.from([0x22, 0x58, 0x20]),
    y,
  ])
}

function sha256(content: string | Buffer) {
  return createHash("sha256").update(content).digest()
}

function uint32(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
