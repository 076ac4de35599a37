import { once } from "node:events"
import { createReadStream } from "node:fs"
import { rm } from "node:fs/promises"
import { IncomingMessage, request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import type { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { pipeline } from "node:stream/promises"
import { AwsClient } from "aws4fetch"
import type { S3Settings } from "#server/setup/config.ts"
import type { WholeFiles } from "./file-store.ts"
import { refusals } from "../storage-error.ts"

interface Asking {
  headers?: Record<string, string>
  /** The file on the disk to send as the body. */
  path?: string
}

const patience = 30_000

/** Complete files in an S3-compatible store, for servers on several machines. The bucket is part of the path, not of the host name. */
export function filesInS3({ url, region, keyId, secret }: S3Settings): WholeFiles {
  const signer = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: "s3" })
  const base = new URL(url.endsWith("/") ? url : `${url}/`)
  const [, bucket = "", folder = ""] = /^\/([^/]+)\/(.*)$/.exec(base.pathname) ?? []
  const addressOf = (name: string) => new URL(`${name.slice(0, 2)}/${name}`, base)

  /** The response, or undefined for 404. Throws if the store can't be reached or refuses the request. */
  async function send(method: string, address: URL, { headers, path }: Asking = {}) {
    const { headers: signed } = await signer.sign(address, { method, ...(headers && { headers }) })
    const start = address.protocol === "https:" ? requestHttps : requestHttp
    const asking = start(address, { method, headers: Object.fromEntries(signed), timeout: patience })
    asking.on("timeout", () => asking.destroy(new Error("The file store did not respond.")))
    const answered = once(asking, "response")
    // If the file can't be sent, nothing waits for the response, and its rejection must not count as unhandled.
    answered.catch(() => undefined)
    if (path === undefined) asking.end()
    else await pipeline(createReadStream(path), asking)
    const answers: unknown[] = await answered
    const answer = answers[0]
    if (!(answer instanceof IncomingMessage)) throw new Error("The file store did not respond.")
    if (answer.statusCode === 404) {
      answer.resume()
      return undefined
    }
    if ((answer.statusCode ?? 500) < 300) return answer
    throw new Error(
      `The file store responded with ${answer.statusCode}: ${(await text(answer)).slice(0, 500)}`,
    )
  }

  const ask = (...asking: Parameters<typeof send>) =>
    send(...asking).catch((cause: unknown) => {
      throw Object.assign(refusals.storeUnreachable(), { cause })
    })

  async function page(token: string | undefined): Promise<{ names: string[]; next: string | undefined }> {
    const address = new URL(`/${bucket}`, base)
    const query = {
      "list-type": "2",
      prefix: folder,
      ...(token !== undefined && { "continuation-token": token }),
    }
    address.search = new URLSearchParams(query).toString()
    const answer = await ask("GET", address)
    const found = answer ? await text(answer) : ""
    return {
      names: [...found.matchAll(/<Key>[^<]*?([0-9a-f-]{36})<\/Key>/g)].map(([, name = ""]) => name),
      next: /<NextContinuationToken>([^<]+)</.exec(found)?.[1],
    }
  }

  return {
    async take(name, path, { bytes, md5 }) {
      const headers = {
        "content-length": String(bytes),
        "content-md5": Buffer.from(md5, "hex").toString("base64"),
      }
      const answer = await ask("PUT", addressOf(name), { headers, path })
      answer?.resume()
      await rm(path, { force: true })
    },
    async read(name, range): Promise<Readable> {
      const headers = range && { range: `bytes=${range.start}-${range.end}` }
      const answer = await ask("GET", addressOf(name), { ...(headers && { headers }) })
      if (!answer) throw Object.assign(new Error("This file doesn't exist."), { code: "ENOENT" })
      return answer
    },
    async size(name) {
      const answer = await ask("HEAD", addressOf(name))
      answer?.resume()
      return answer && Number(answer.headers["content-length"])
    },
    async remove(name) {
      const answer = await ask("DELETE", addressOf(name))
      answer?.resume()
    },
    async all() {
      const names: string[] = []
      let next: string | undefined
      do {
        // oxlint-disable-next-line no-await-in-loop -- each page has the token for the next one
        const found = await page(next)
        names.push(...found.names)
        next = found.next
      } while (next !== undefined)
      return names
    },
  }
}
