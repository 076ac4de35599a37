import { createCipheriv, createHash, randomBytes } from "node:crypto"
import { createWriteStream } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import { pack } from "tar-stream"
import { firstLine, keyFrom, sumsName, sumsOf } from "./archive-format.ts"

/** Adds one entry to an archive. */
export type AddEntry = (name: string, content: Buffer) => Promise<void>

/** Writes an archive next to its destination, and moves it there once it is complete and on disk. */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const draft = `${file}.part`
  try {
    await writeDraft(draft, passphrase, fill)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeDraft(
  draft: string,
  passphrase: string | undefined,
  fill: (add: AddEntry) => Promise<void>,
) {
  const salt = randomBytes(16)
  const iv = randomBytes(12)
  const isSecret = passphrase !== undefined
  const head = { salt: isSecret ? salt.toString("hex") : null, iv: isSecret ? iv.toString("hex") : null }
  // The file is readable only by its owner, because it contains the server's secrets.
  const out = createWriteStream(draft, { mode: 0o600, flush: true })
  out.write(`${firstLine}${JSON.stringify(head)}\n`)
  const cipher = isSecret ? createCipheriv("aes-256-gcm", await keyFrom(passphrase, salt), iv) : undefined
  const tar = pack()
  const body = cipher
    ? pipeline(tar, createGzip(), cipher, out, { end: false })
    : pipeline(tar, createGzip(), out, { end: false })
  const filling = fillTar(tar, fill).catch((error: unknown) => {
    tar.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  })
  await Promise.all([body, filling])
  await new Promise<void>((resolve, reject) => {
    out.once("error", reject)
    out.end(cipher?.getAuthTag() ?? "", resolve)
  })
}

async function fillTar(tar: ReturnType<typeof pack>, fill: (add: AddEntry) => Promise<void>) {
  const sums = new Map<string, string>()
  const put = (name: string, content: Buffer) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ name, size: content.length }, content, (error) => (error ? reject(error) : resolve()))
    })
  await fill(async (name, content) => {
    sums.set(name, createHash("sha256").update(content).digest("hex"))
    await put(name, content)
  })
  await put(sumsName, sumsOf(sums))
  tar.finalize()
}
