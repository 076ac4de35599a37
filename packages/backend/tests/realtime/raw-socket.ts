import ws from "ws"
import type { TestServer } from "#tests/support/product-server.ts"

type Server = Pick<TestServer, "url" | "anonKey">

export const socketAddress = (
  { url }: Server,
  parameters: Record<string, string>,
  path = "/realtime/v1/websocket",
) => `${url.replace("http", "ws")}${path}?${new URLSearchParams(parameters).toString()}`

/** An open raw socket, with the anonymous key. */
export async function opened(server: Server, vsn = "2.0.0"): Promise<ws> {
  const socket = new ws(socketAddress(server, { apikey: server.anonKey, vsn }))
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject))
  return socket
}

/** The next frame that the server sends, as JSON. */
export function next(socket: ws): Promise<unknown[]> {
  return new Promise((resolve) =>
    socket.once("message", (data: Buffer) => resolve(JSON.parse(data.toString()))),
  )
}

/** An open socket that has joined a topic. */
export async function joined(server: Server, topic: string, vsn = "2.0.0"): Promise<ws> {
  const socket = await opened(server, vsn)
  const join = { join_ref: "1", ref: "1", topic, event: "phx_join", payload: {} }
  socket.send(JSON.stringify(vsn === "2.0.0" ? Object.values(join) : join))
  await next(socket)
  return socket
}
