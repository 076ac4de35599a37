// The backup file's format: an identifying line, a line of JSON about its encryption, then a gzipped tar, encrypted or not, and
// the encryption's tag. The tar's last entry has the checksums of all others, so that a truncated file is recognised.
import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { open, rename, rm } from "node:fs/promises"
import { PassThrough } from "node:stream"
import { pipeline } from "node:stream/promises"
import { promisify } from "node:util"
import { createGunzip, createGzip } from "node:zlib"
import { extract, pack } from "tar-stream"
import * as z from "zod/mini"
import { StartError } from "#server/setup/start-error.ts"

const firstLine = "REPERTOIRE-BACKUP 1\n"
const longestHead = 1000
const tagBytes = 16
const sumsName = "sums.json"

const headSchema = z.object({ salt: z.nullable(z.string()), iv: z.nullable(z.string()) })
const sumsSchema = z.record(z.string(), z.string())

/** Receives the entries of an archive one by one. */
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
  // Readable only by its owner: it contains the server's secrets.
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
  const sums: Record<string, string> = {}
  const put = (name: string, content: Buffer) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ name, size: content.length }, content, (error) => (error ? reject(error) : resolve()))
    })
  await fill(async (name, content) => {
    sums[name] = sumOf(content)
    await put(name, content)
  })
  await put(sumsName, Buffer.from(JSON.stringify(sums)))
  tar.finalize()
}

type OnEntry = (name: string, content: Buffer) => Promise<void> | void

/** An error of whoever receives the entries; it says nothing about the file. */
class NotTaken extends Error {}

/**
 * Reads an archive entry by entry. Throws a StartError with the reason if it isn't an archive, needs another passphrase, or is
 * damaged, which may only turn out at its end: read it once completely before acting on it.
 */
export async function readArchive(
  file: string,
  passphrase: string | undefined,
  onEntry: OnEntry,
): Promise<void> {
  const { head, start, end } = await headOf(file)
  const tar = extract()
  const reading = pipeline(await bodyOf(file, { head, start, end }, passphrase), createGunzip(), tar)
  // Awaited below; until then a rejection must not be unhandled.
  reading.catch(() => undefined)
  try {
    await readEntries(tar, onEntry)
    await reading
  } catch (error) {
    if (error instanceof NotTaken) throw error.cause
    throw error instanceof StartError ? error : new StartError(damaged(file, passphrase !== undefined))
  }
}

async function readEntries(tar: ReturnType<typeof extract>, onEntry: OnEntry) {
  const found: Record<string, string> = {}
  let sums: Record<string, string> | undefined
  for await (const entry of tar) {
    const pieces: Buffer[] = []
    for await (const piece of entry) if (piece instanceof Buffer) pieces.push(piece)
    const content = Buffer.concat(pieces)
    if (entry.header.name === sumsName) sums = z.parse(sumsSchema, JSON.parse(content.toString()))
    else {
      found[entry.header.name] = sumOf(content)
      await taken(onEntry, entry.header.name, content)
    }
  }
  if (!sums || !isSame(sums, found)) throw new Error("The sums differ.")
}

async function taken(onEntry: OnEntry, name: string, content: Buffer) {
  try {
    await onEntry(name, content)
  } catch (error) {
    throw new NotTaken("", { cause: error })
  }
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

interface Head {
  head: z.infer<typeof headSchema>
  start: number
  end: number
}

async function headOf(file: string): Promise<Head> {
  const handle = await open(file).catch(() => {
    throw new StartError(`The file ${file} can't be opened.`)
  })
  try {
    if (!(await handle.stat()).isFile()) throw new StartError(`${file} is no file.`)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestHead), 0, longestHead, 0)
    const text = buffer.toString("latin1", 0, bytesRead)
    const lineEnd = text.indexOf("\n", firstLine.length)
    if (!text.startsWith(firstLine) || lineEnd < 0)
      throw new StartError(`${file} is no backup of Repertoire.`)
    const head = readHead(text.slice(firstLine.length, lineEnd))
    if (!head) throw new StartError(damaged(file, false))
    const { size } = await handle.stat()
    return { head, start: lineEnd + 1, end: size - (head.salt === null ? 0 : tagBytes) }
  } finally {
    await handle.close()
  }
}

function readHead(line: string): Head["head"] | undefined {
  try {
    return z.parse(headSchema, JSON.parse(line))
  } catch {
    return undefined
  }
}

async function bodyOf(file: string, { head, start, end }: Head, passphrase: string | undefined) {
  const stream = createReadStream(file, { start, end: Math.max(start, end - 1) })
  if (head.salt === null || head.iv === null) return stream
  if (passphrase === undefined)
    throw new StartError(`${file} is encrypted. Set BACKUP_PASSPHRASE to its passphrase.`)
  const key = await keyFrom(passphrase, Buffer.from(head.salt, "hex"))
  const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(head.iv, "hex"))
  decipher.setAuthTag(await tagOf(file, end))
  const plain = new PassThrough()
  void pipeline(stream, decipher, plain).catch((error: Error) => plain.destroy(error))
  return plain
}

async function tagOf(file: string, end: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    return (await handle.read(Buffer.alloc(tagBytes), 0, tagBytes, end)).buffer
  } finally {
    await handle.close()
  }
}

/** The cost of guessing a passphrase: 128 MB and a third of a second per guess. */
const keyFrom = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  promisify<string, Buffer, number, object, Buffer>(scrypt)(passphrase, salt, 32, {
    N: 2 ** 17,
    r: 8,
    p: 1,
    maxmem: 256 * 1024 * 1024,
  })

const sumOf = (content: Buffer) => createHash("sha256").update(content).digest("hex")

const damaged = (file: string, isSecret: boolean) =>
  isSecret
    ? `${file} is damaged, or BACKUP_PASSPHRASE is not its passphrase.`
    : `${file} is damaged or not whole.`
