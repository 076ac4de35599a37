import { once } from "node:events"
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { createServer, type IncomingMessage } from "node:http"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Duplex } from "node:stream"
import Fastify, { type FastifyInstance } from "fastify"
import { securityHeaders } from "#server/http/security-headers.ts"
import { serveWebApp } from "#server/web-app.ts"
import type { RunningServer } from "../running-server.ts"

/** A separate site in front of the running server, with the same backend and an app that can be replaced. */
export interface Deployment {
  url: string
  /** Replaces the app with another release. Every file has a new name, and the old files are gone. */
  release: () => Promise<void>
  /** While true, every response is a captive portal's page. */
  portal: boolean
  close: () => Promise<void>
}

const portalPage = "<!doctype html><title>Free Wi-Fi</title><h1>Accept our terms</h1>"

export async function deploy(server: RunningServer): Promise<Deployment> {
  const around = mkdtempSync(join(tmpdir(), "repertoire-release-"))
  let releases = 0
  let app: FastifyInstance | undefined

  async function release() {
    releases += 1
    const folder = join(around, String(releases))
    cpSync(realpathSync("dist/web"), folder, {
      recursive: true,
      filter: (file) => !/\.(br|gz|map)$/.test(file),
    })
    if (releases > 1) renameEverything(folder, `r${releases}`)
    const next = Fastify()
    await securityHeaders(next, { overTls: false, withSubdomains: false })
    forwardTheWire(next, server)
    await serveWebApp(next, folder, ["/auth/v1", "/rest/v1"])
    await next.ready()
    app = next
  }

  // The site keeps listening, so that nothing in flight fails.
  const site = createServer((request, response) => {
    if (deployment.portal) response.setHeader("content-type", "text/html").end(portalPage)
    else app?.routing(request, response)
  })
  site.on("upgrade", (request, socket, head) => tunnel(server, request, socket, head))
  await release()
  await once(site.listen(0, "127.0.0.1"), "listening")
  const address = site.address()
  if (address === null || typeof address === "string") throw new Error("No port is free.")
  const deployment: Deployment = {
    url: `http://127.0.0.1:${address.port}`,
    portal: false,
    release,
    close: async () => {
      site.closeAllConnections()
      site.close()
      await app?.close()
      rmSync(around, { recursive: true })
    },
  }
  return deployment
}

/** Renames the files, as a build of changed sources does. Every page names its release, whether it comes from the server or from the device. */
function renameEverything(folder: string, mark: string) {
  const renamed = readdirSync(join(folder, "assets")).map((file) => {
    const next = file.replace(/\.(\w+)$/, `${mark}.$1`)
    renameSync(join(folder, "assets", file), join(folder, "assets", next))
    return [file, next] as const
  })
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|css|html)$/.test(file)) continue
    const path = join(folder, file)
    let text = readFileSync(path, "utf8")
    for (const [old, next] of renamed) text = text.replaceAll(old, next)
    if (file.endsWith(".html")) text = text.replace("<html ", `<html data-release="${mark}" `)
    if (file === "service-worker.js")
      text = text.replace(/"revision":"\w+","url":"index\.html"/, `"revision":"${mark}","url":"index.html"`)
    writeFileSync(path, text)
  }
}

/** Passes sockets on to the server unchanged. */
function tunnel(server: RunningServer, { url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer) {
  const { hostname, port } = new URL(server.url)
  const onward = connect(Number(port), hostname, () => {
    const headers = Array.from({ length: rawHeaders.length / 2 }, (_, index) =>
      rawHeaders.slice(2 * index, 2 * index + 2).join(": "),
    )
    onward.write([`GET ${url} HTTP/1.1`, ...headers, "", ""].join("\r\n"))
    onward.write(head)
    onward.pipe(socket).pipe(onward)
  })
  for (const end of [socket, onward]) {
    end.on("error", () => {
      socket.destroy()
      onward.destroy()
    })
  }
}

function forwardTheWire(site: FastifyInstance, server: RunningServer) {
  site.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body))
  site.removeContentTypeParser("application/json")
  site.get("/config.json", async (request, reply) => {
    const url = `${request.protocol}://${request.host}`
    return reply.send({ url, authPrefix: "/auth/v1", anonKey: server.anonKey, privacyContact: "" })
  })
  for (const prefix of ["/auth/v1/*", "/rest/v1/*"]) {
    site.all(prefix, async ({ method, url, headers, body }, reply) => {
      const { host: _, connection: __, "content-length": ___, ...rest } = headers
      const answer = await fetch(server.url + url, {
        method,
        headers: Object.entries(rest).map(([name, value]) => [name, String(value)]),
        ...(Buffer.isBuffer(body) && { body: new Uint8Array(body) }),
      })
      const dropped = new Set(["content-encoding", "content-length", "transfer-encoding", "connection"])
      for (const [name, value] of answer.headers) if (!dropped.has(name)) void reply.header(name, value)
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
    })
  }
}
