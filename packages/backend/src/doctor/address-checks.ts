import { connect } from "node:tls"
import { once } from "node:events"
import * as z from "zod/mini"
import { WebSocket } from "ws"
import { newMark } from "#server/http/doctor-mark.ts"
import type { Config } from "#server/setup/config.ts"
import { codeOf } from "#server/setup/keys/kept-file.ts"
import { isLoopbackName } from "#server/setup/loopback.ts"
import { about, type Finding } from "./finding.ts"
import { sentences } from "./sentences.ts"

const patience = 10_000
const day = 86_400_000
/** A certificate that renews itself does so about a month before it expires. */
const fewDays = 14

const ofAddress = about("Address")
const ofProxy = about("Proxy")

/** The public address: whether it leads to this server, its certificate, and what a proxy in front of the server passes on. */
export async function examineAddress(config: Config, isUp: boolean): Promise<Finding[]> {
  const { siteUrl, siteUrlIsSet } = config
  if (!siteUrlIsSet) return [ofAddress.look(sentences.noAddress(siteUrl))]
  if (!isUp) return [ofAddress.look(sentences.addressNotTried(siteUrl))]
  const refusal = await whyNotOurs(config)
  if (refusal) return [refusal]
  const [passed, sockets, certificate] = await Promise.all([
    passedOn(config),
    liveUpdates(config),
    certificateOf(siteUrl),
  ])
  return [ofAddress.ok(sentences.address(siteUrl)), ...certificate, ...passed, sockets]
}

/** The finding that says why the address doesn't lead to this server; undefined if it does. */
async function whyNotOurs({ siteUrl, anonKey }: Config): Promise<Finding | undefined> {
  try {
    const answer = await fetch(`${siteUrl}/config.json`, { signal: AbortSignal.timeout(patience) })
    const parsed = z.safeParse(z.object({ anonKey: z.string() }), await answer.json().catch(() => undefined))
    return parsed.data?.anonKey === anonKey
      ? undefined
      : ofAddress.broken(sentences.otherServer(siteUrl, answer.status))
  } catch (error) {
    return ofAddress.broken(sentences.notReached(siteUrl, reasonOf(error)))
  }
}

const seenShape = z.object({ protocol: z.string(), host: z.string(), isForwarded: z.boolean() })

/** Compares what the server saw of a request to its address with what was sent. */
async function passedOn({ siteUrl, jwtSecret, trustProxy, trustProxyIsSet }: Config): Promise<Finding[]> {
  const answer = await fetch(`${siteUrl}/healthz/request`, {
    headers: { "x-doctor": newMark(jwtSecret, Date.now()) },
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)
  const seen = z.safeParse(seenShape, await answer?.json().catch(() => undefined)).data
  if (!seen) return [ofProxy.broken(sentences.headersUnknown)]
  const { protocol, host } = new URL(siteUrl)
  const isProxied = trustProxy !== false
  const missing = [
    ...(seen.host === host ? [] : ["Host"]),
    ...(isProxied && !seen.isForwarded ? ["X-Forwarded-For"] : []),
    ...(isProxied && `${seen.protocol}:` !== protocol ? ["X-Forwarded-Proto"] : []),
  ]
  if (missing.length > 0) return [ofProxy.broken(sentences.headersMissing(missing))]
  if (seen.isForwarded && !trustProxyIsSet) return [ofProxy.look(sentences.untoldProxy)]
  return [ofProxy.ok(seen.isForwarded ? sentences.headersPass : sentences.noProxy)]
}

/** Opens a socket as the app does for live updates. */
async function liveUpdates({ siteUrl, anonKey }: Config): Promise<Finding> {
  const ofLive = about("Live updates")
  const address = `${siteUrl.replace(/^http/, "ws")}/realtime/v1/websocket?apikey=${anonKey}&vsn=1.0.0`
  const socket = new WebSocket(address, { handshakeTimeout: patience })
  try {
    await once(socket, "open")
    return ofLive.ok(sentences.socketsOpen)
  } catch (error) {
    return ofLive.broken(sentences.noSockets(reasonOf(error)))
  } finally {
    socket.terminate()
  }
}

/** The findings about TLS. The certificate itself was already accepted by an earlier request. */
async function certificateOf(siteUrl: string): Promise<Finding[]> {
  const { protocol, hostname, host, port } = new URL(siteUrl)
  if (protocol === "http:") return isLoopbackName(host) ? [] : [about("TLS").look(sentences.noTls)]
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname })
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(patience) })
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day)
    return [
      days < fewDays
        ? about("TLS").look(sentences.certificateEnds(days))
        : about("TLS").ok(sentences.certificate(days)),
    ]
  } catch (error) {
    return [about("TLS").broken(sentences.notReached(siteUrl, reasonOf(error)))]
  } finally {
    socket.destroy()
  }
}

/** Why a connection failed, in a word or a few: fetch hides the reason in its error's cause. */
function reasonOf(error: unknown): string {
  const origin = error instanceof Error && error.cause !== undefined ? error.cause : error
  return codeOf(origin) ?? (origin instanceof Error ? origin.message : String(origin))
}
