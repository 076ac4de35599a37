import { randomUUID } from "node:crypto"
import type { FilesProcess } from "./files-process.ts"
import { bytesOf } from "./raw-request.ts"

/** A complete upload, ready to be sent. Each is by a different person. */
export interface WholeUpload {
  bytes: Buffer
  /** Ends the upload, as a client that gives up would. */
  giveUp: () => Promise<void>
}

const content = Buffer.alloc(6_000, "0123456789")
export const contentLength = content.length

const form = Buffer.concat([
  Buffer.from('--cut\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n3600\r\n'),
  Buffer.from('--cut\r\ncontent-disposition: form-data; name="metadata"\r\n\r\n{"taken":"2026-01-01"}\r\n'),
  Buffer.from('--cut\r\ncontent-disposition: form-data; name=""; filename="blob"\r\n'),
  Buffer.from("content-type: application/octet-stream\r\n\r\n"),
  content,
  Buffer.from("\r\n--cut--\r\n"),
])
const asForm = { "content-type": "multipart/form-data; boundary=cut" }
const asBytes = {
  "content-type": "application/octet-stream",
  "x-metadata": Buffer.from('{"taken":"2026-01-01"}').toString("base64"),
}
const asPart = { "content-type": "application/offset+octet-stream", "tus-resumable": "1.0.0" }
const base64 = (text: string) => Buffer.from(text).toString("base64")

export const kindsOfUpload = [
  "multipart",
  "raw",
  "chunked",
  "signed",
  "signed form",
  "tus creation",
  "tus part",
  "signed tus part",
] as const

type Kind = (typeof kindsOfUpload)[number]

/** Makes uploads to the bucket `own`, each by a different person. */
export function uploadsTo(server: FilesProcess): (kind: Kind) => Promise<WholeUpload> {
  const storage = `${server.url}/storage/v1`
  const pathOf = (address: string) =>
    new URL(address, server.url).pathname + new URL(address, server.url).search

  return async (kind) => {
    const person = randomUUID()
    const key = `${person}/${kind.replaceAll(" ", "-")}`
    const place = `own/${key}`
    const authorization = `Bearer ${await server.tokenOf(person)}`
    const own = { authorization, "x-upsert": "true" }
    const tus = (headers: Record<string, string>) => ({
      "upload-length": String(contentLength),
      "upload-metadata": `bucketName ${base64("own")},objectName ${base64(key)}`,
      "tus-resumable": "1.0.0",
      ...headers,
    })

    async function signed() {
      const response = await fetch(`${storage}/object/upload/sign/${place}`, { method: "POST", headers: own })
      const { url, token }: { url: string; token: string } = Object(await response.json())
      return { path: `/storage/v1${url}`, token }
    }

    async function begin(path: string, headers: Record<string, string>) {
      const response = await fetch(storage + path, { method: "POST", headers: tus(headers) })
      return response.headers.get("location") ?? ""
    }

    /** Ends an upload, unless it is stored or has already ended. */
    async function end(address: string, headers: Record<string, string>) {
      const response = await fetch(address, { method: "DELETE", headers: { ...headers, ...asPart } })
      if (![204, 400, 404].includes(response.status)) throw new Error(`DELETE: ${response.status}`)
    }

    async function part(path: string, headers: Record<string, string>) {
      const address = await begin(path, headers)
      const sent = { ...headers, ...asPart, "upload-offset": "0" }
      return whole("PATCH", pathOf(address), sent, content, () => end(address, headers))
    }

    // If the response with an upload's address was lost, only another upload for the same key ends it. That response may get lost too.
    async function beginAgain() {
      const address = await begin("/upload/resumable", own)
      await (address === "" ? beginAgain() : end(address, own))
    }

    const address = `/storage/v1/object/${place}`
    const kinds: Record<Kind, () => WholeUpload | Promise<WholeUpload>> = {
      multipart: () => whole("POST", address, { ...own, ...asForm }, form),
      raw: () => whole("PUT", address, { ...own, ...asBytes }, content),
      chunked: () => chunked("POST", address, { ...own, ...asForm }),
      signed: async () => whole("PUT", (await signed()).path, asBytes, content),
      "signed form": async () => whole("PUT", (await signed()).path, asForm, form),
      "tus creation": () =>
        whole("POST", "/storage/v1/upload/resumable", { ...tus(own), ...asPart }, content, beginAgain),
      "tus part": () => part("/upload/resumable", own),
      "signed tus part": async () =>
        part("/upload/resumable/sign", { "x-signature": (await signed()).token }),
    }
    return kinds[kind]()
  }
}

function whole(
  method: string,
  path: string,
  headers: Record<string, string>,
  body: Buffer,
  giveUp = async () => {},
): WholeUpload {
  return { bytes: bytesOf({ method, path, headers, body }), giveUp }
}

/** A form whose length isn't announced. */
function chunked(method: string, path: string, headers: Record<string, string>): WholeUpload {
  const parts = Array.from({ length: Math.ceil(form.length / 500) }, (_, index) => {
    const bytes = form.subarray(index * 500, index * 500 + 500)
    return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")])
  })
  const body = Buffer.concat([...parts, Buffer.from("0\r\n\r\n")])
  return whole(method, path, { ...headers, "transfer-encoding": "chunked" }, body)
}
