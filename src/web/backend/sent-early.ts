/** A request that before-the-app.js has sent while the app's files were still on their way. */
interface SentEarly {
  /** The end of its address. */
  path: string
  body: string
  token: string
  /** Undefined if the request failed. */
  response: Promise<Response | undefined>
}

declare global {
  var sentEarly: SentEarly | undefined
}

/** The response to a request if it has already been sent early, for the same person; undefined if it hasn't, or if the early one failed. */
export async function responseToEarly(
  address: unknown,
  body: unknown,
  token: string,
): Promise<Response | undefined> {
  const sent = globalThis.sentEarly
  const isSent =
    typeof address === "string" &&
    sent &&
    address.endsWith(sent.path) &&
    body === sent.body &&
    token === sent.token
  if (!isSent) return undefined
  globalThis.sentEarly = undefined
  return sent.response
}
