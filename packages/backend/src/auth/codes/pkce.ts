import { createHash, timingSafeEqual } from "node:crypto"
import { invalid } from "../requests/refusals.ts"

export interface CodeChallenge {
  challenge: string
  method: "s256" | "plain"
}

/** The client's PKCE challenge, or undefined without PKCE; 400 if it is incomplete or malformed. */
export function codeChallenge(sent: {
  code_challenge: string
  code_challenge_method: string
}): CodeChallenge | undefined {
  const challenge = sent.code_challenge
  const method = sent.code_challenge_method.toLowerCase()
  if (challenge === "" && method === "") return undefined
  if (challenge === "" || method === "")
    throw invalid("PKCE flow requires code_challenge_method and code_challenge")
  if (method !== "s256" && method !== "plain") throw invalid(`unsupported code_challenge method "${method}"`)
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid("code challenge has to be between 43 and 128 characters")
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    throw invalid(
      "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    )
  }
  return { challenge, method }
}

/** Whether a verifier matches the challenge. */
export function answersChallenge(verifier: string, { challenge, method }: CodeChallenge): boolean {
  const answer = method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url")
  const [given, expected] = [Buffer.from(answer), Buffer.from(challenge)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
