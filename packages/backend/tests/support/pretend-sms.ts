import { createServer } from "node:http"
import { freePort } from "./free-port.ts"

export interface PretendSms {
  /** The address for AUTH_SMS_URL. */
  url: string
  /** The text messages to a number, oldest first. */
  texts: (to: string) => { from: string; body: string }[]
  /** Refuses text messages from now on, or accepts them again. */
  refuse: (isRefusing: boolean) => void
  stop: () => Promise<void>
}

/** A service with Twilio's API: https://www.twilio.com/docs/messaging/api/message-resource. */
export async function startPretendSms(): Promise<PretendSms> {
  const port = await freePort()
  const taken: { to: string; from: string; body: string }[] = []
  let isRefusing = false
  const server = createServer((request, response) => {
    let sent = ""
    request.on("data", (part: Buffer) => (sent += part.toString()))
    request.on("end", () => {
      const isOurs = request.headers.authorization === `Basic ${btoa("AC123:of this test")}`
      const isHere = request.url === "/2010-04-01/Accounts/AC123/Messages.json"
      const status = isRefusing || !isOurs || !isHere ? 400 : 201
      const fields = new URLSearchParams(sent)
      const field = (name: string) => fields.get(name) ?? ""
      if (status === 201) taken.push({ to: field("To"), from: field("From"), body: field("Body") })
      response.writeHead(status, { "content-type": "application/json" })
      response.end(JSON.stringify(status === 201 ? { sid: `SM${taken.length}` } : { message: "no" }))
    })
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  return {
    url: `http://AC123:of%20this%20test@127.0.0.1:${port}?from=+15005550006`,
    texts: (to) => taken.filter((text) => text.to === to),
    refuse: (next) => {
      isRefusing = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
