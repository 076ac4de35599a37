import { createServer } from "node:net"

/**
 * Speaks just enough of Postgres' protocol to let anyone sign in and to report this version in response to any query. For
 * versions that are too old to be installed anywhere.
 */
export async function pretendPostgres(version: string, versionNumber: number) {
  const server = createServer((socket) => {
    socket.on("error", () => {})
    socket.once("data", () => {
      socket.write(Buffer.concat([authenticationOk, readyForQuery]))
      socket.on("data", () => socket.write(answer(version, versionNumber)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (!address || typeof address === "string") throw new Error("A server on a port has an address.")
  return { port: address.port, close: () => server.close() }
}

const authenticationOk = message("R", int32(0))
const readyForQuery = message("Z", Buffer.from("I"))

function answer(version: string, versionNumber: number) {
  const columns = [column("version", 25), column("number", 23)]
  const values = [version, String(versionNumber)].map((value) =>
    Buffer.concat([int32(value.length), Buffer.from(value)]),
  )
  return Buffer.concat([
    message("T", int16(columns.length), ...columns),
    message("D", int16(values.length), ...values),
    message("C", Buffer.from("SELECT 1\0")),
    readyForQuery,
  ])
}

function column(name: string, type: number) {
  return Buffer.concat([
    Buffer.from(`${name}\0`),
    int32(0),
    int16(0),
    int32(type),
    int16(-1),
    int32(-1),
    int16(0),
  ])
}

function message(kind: string, ...parts: Buffer[]) {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body])
}

function int32(value: number) {
  const buffer = Buffer.alloc(4)
  buffer.writeInt32BE(value)
  return buffer
}

function int16(value: number) {
  const buffer = Buffer.alloc(2)
  buffer.writeInt16BE(value)
  return buffer
}
