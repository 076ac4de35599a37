import { createServer } from "node:http"
import { type JWTPayload, SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from "jose"
import { freePort } from "./free-port.ts"

export interface PretendOpenid {
  issuer: string
  clientId: string
  clientSecret: string
  /** A valid ID token, except for the given claims. It can also be signed with a stranger's key, or not at all. */
  idToken: (claims?: JWTPayload, signedBy?: "us" | "stranger" | "nobody") => Promise<string>
  /** Makes the next code return this ID token. */
  give: (idToken: string) => void
  stop: () => Promise<void>
}

/** A provider that can be made to lie. */
export async function startPretendOpenid(): Promise<PretendOpenid> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const ours = await generateKeyPair("ES256")
  const strangers = await generateKeyPair("ES256")
  const header = { alg: "ES256", kid: "one" }
  let given = ""
  const documents: Record<string, () => unknown> = {
    "/.well-known/openid-configuration": () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ["ES256"],
    }),
    "/jwks": () => ({ keys: [jwk] }),
    "/token": () => ({ access_token: "theirs", token_type: "Bearer", expires_in: 60, id_token: given }),
  }
  const jwk = { ...(await exportJWK(ours.publicKey)), ...header, use: "sig" }
  const server = createServer((request, response) => {
    const document = documents[request.url ?? ""]
    response.writeHead(document ? 200 : 404, { "content-type": "application/json" })
    response.end(JSON.stringify(document?.() ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  const clientId = "repertoire"
  return {
    issuer,
    clientId,
    clientSecret: "a-secret-of-this-test-alone",
    idToken: async (claims = {}, signedBy = "us") => {
      const now = Math.floor(Date.now() / 1_000)
      const all = { iss: issuer, aud: clientId, iat: now, exp: now + 300, ...claims }
      if (signedBy === "nobody") return new UnsecuredJWT(all).encode()
      const { privateKey } = signedBy === "us" ? ours : strangers
      return new SignJWT(all).setProtectedHeader(header).sign(privateKey)
    },
    give: (idToken) => {
      given = idToken
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
