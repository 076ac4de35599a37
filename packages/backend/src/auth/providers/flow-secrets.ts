import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"
import type { FlowSecrets } from "./provider.ts"

/** The secrets of a flow at a provider. They are derived from the flow's id, so none are stored. */
export interface FlowKeys {
  secretsOf(flowId: string): FlowSecrets
  /**
   * The cookie for the browser that started the flow. A flow that connects an account continues the session in which it was started; a sign-in flow
   * has no session.
   */
  cookieOf(flowId: string, sessionId: string): string
  /** The session in a cookie from `cookieOf`, which is empty for a sign-in; undefined if this browser didn't start the flow. */
  sessionIn(flowId: string, cookie: string): string | undefined
}

/** `secret` is the server's secret. Each key derived from it serves one purpose. */
export function flowKeys(secret: string): FlowKeys {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32))
  const keys = {
    nonce: keyFor("provider nonces"),
    verifier: keyFor("provider code verifiers"),
    cookie: keyFor("provider cookies"),
  }
  const derive = (key: Buffer, ...parts: string[]) =>
    createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url")
  const cookieOf = (flowId: string, sessionId: string) =>
    `${sessionId}.${derive(keys.cookie, flowId, sessionId)}`
  return {
    secretsOf: (flowId) => ({
      state: flowId,
      nonce: derive(keys.nonce, flowId),
      verifier: derive(keys.verifier, flowId),
    }),
    cookieOf,
    sessionIn: (flowId, cookie) => {
      const [sessionId = ""] = cookie.split(".")
      return isSame(cookie, cookieOf(flowId, sessionId)) ? sessionId : undefined
    },
  }
}

function isSame(given: string, expected: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
