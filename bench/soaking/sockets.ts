import ws from "ws"
import type { Server } from "./network.ts"

/** A realtime socket. */
export interface OpenSocket {
  /** Sends a message in the 2.0.0 serializer's format. Does nothing once the socket is closed. */
  send: (message: unknown[]) => void
  /** Calls back with the text of each message. */
  onMessage: (take: (text: string) => void) => void
  /** How often each reply was received, by its status and the reason for a refusal. */
  replies: ReadonlyMap<string, number>
  isOpen: () => boolean
  close: () => void
}

/** A socket from this address, with the app's own key; undefined if the server rejects it. */
export function openSocket({ url, anonKey }: Server, localAddress: string): Promise<OpenSocket | undefined> {
  const address = `${url.replace("http", "ws")}/realtime/v1/websocket?apikey=${anonKey}&vsn=2.0.0`
  const socket = new ws(address, { localAddress, perMessageDeflate: false })
  const replies = new Map<string, number>()
  socket.on("error", () => {})
  socket.on("message", (data: Buffer) => {
    const answer = replyIn(data.toString())
    if (answer !== undefined) replies.set(answer, (replies.get(answer) ?? 0) + 1)
  })
  const isOpen = () => socket.readyState === ws.OPEN
  const send = (message: unknown[]) => {
    if (isOpen()) socket.send(JSON.stringify(message))
  }
  // Heartbeats like the official client's. Without them, the server would close the connection.
  const beating = setInterval(() => send([null, "0", "phoenix", "heartbeat", {}]), 25_000).unref()
  socket.once("close", () => clearInterval(beating))
  return new Promise((resolve) => {
    socket.once("close", () => resolve(undefined))
    socket.once("open", () =>
      resolve({
        send,
        replies,
        isOpen,
        onMessage: (take) => socket.on("message", (data: Buffer) => take(data.toString())),
        close: () => socket.terminate(),
      }),
    )
  })
}

function replyIn(message: string): string | undefined {
  const found = /"phx_reply",.*?"status":"(\w+)","response":(?:\{"reason":"([^":]{0,40}))?/.exec(message)
  if (!found) return undefined
  const [, status = "", reason = ""] = found
  return `${status} ${reason}`.trim()
}
