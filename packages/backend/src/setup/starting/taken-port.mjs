// @ts-check
// Plain JavaScript, because `npm start` uses it before anything is built.
import { createServer } from "node:net"

/**
 * A sentence that explains why this machine can't listen on a port; undefined if it can.
 * @param {{ port: number, host: string }} place
 * @returns {Promise<string | undefined>}
 */
export function whyNotListen({ port, host }) {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once("error", (error) => resolve(cantListen({ port, host }, error)))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

/**
 * @param {{ port: number, host: string }} place
 * @param {unknown} error
 * @returns {string}
 */
export function cantListen({ port, host }, error) {
  const code = error instanceof Error && "code" in error ? error.code : undefined
  if (code === "EADDRINUSE") return `PORT: ${port} is in use by another program on ${host}.`
  if (code === "EACCES") return `PORT: this user isn't allowed to listen on ${port}.`
  return `HOST: this machine can't listen on ${host} (${typeof code === "string" ? code : "unknown error"}).`
}
