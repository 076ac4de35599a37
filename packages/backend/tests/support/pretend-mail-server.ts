import { once } from "node:events"
import { createServer, type Socket } from "node:net"

export interface PretendMailServer {
  /** The address for SMTP_URL. */
  url: string
  /** The accepted emails, oldest first, exactly as received. */
  received: string[]
  /** Refuses every email from now on with this reply, for instance "554 no relaying"; null accepts them. */
  answers: (refusal: string | null) => void
  stop: () => void
}

/** A server that speaks just enough SMTP to accept or refuse emails. */
export async function startMailServer(): Promise<PretendMailServer> {
  const received: string[] = []
  let refusal: string | null = null
  const server = createServer((socket) => talk(socket, received, () => refusal))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (!address || typeof address === "string") throw new Error("A server on a port has an address.")
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    answers: (next) => {
      refusal = next
    },
    stop: () => server.close(),
  }
}

function talk(socket: Socket, received: string[], refusal: () => string | null) {
  let heard = ""
  let isMail = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say("220 test")
  socket.on("data", (data) => {
    heard += data.toString()
    for (;;) {
      const end = heard.indexOf(isMail ? "\r\n.\r\n" : "\r\n")
      if (end < 0) return
      const part = heard.slice(0, end)
      heard = heard.slice(end + (isMail ? 5 : 2))
      if (isMail) received.push(part)
      say(isMail ? "250 ok" : replyTo(part, refusal()))
      isMail = !isMail && part === "DATA"
    }
  })
}

function replyTo(command: string, refusal: string | null): string {
  if (command.startsWith("RCPT")) return refusal ?? "250 ok"
  return command === "DATA" ? "354 go on" : command === "QUIT" ? "221 bye" : "250 ok"
}
