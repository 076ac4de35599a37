import { createHash } from "node:crypto"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { extract } from "tar-stream"
import { StartError } from "#server/setup/starting/start-error.ts"
import { openBody, type Source } from "./archive-body.ts"
import { sumsName, sumsOf } from "./archive-format.ts"
import { type Entry, entryOf } from "./entry-names.ts"
import { EntryOrder } from "./entry-order.ts"

/** The content of an entry, streamed: only one piece at a time is in memory. */
export interface Content {
  size: number
  pieces: AsyncIterable<Buffer>
}

type OnEntry = (entry: Entry, content: Content) => Promise<void> | void

/** An error thrown by the code that receives the entries, not caused by the file. */
class ReceiverError extends Error {}

/** The error for a file that isn't a complete backup. */
class DamagedArchive extends Error {}

/**
 * Reads an archive entry by entry. Throws a StartError with the reason if it isn't an archive, needs a different passphrase,
 * isn't encrypted although it should be, or is damaged. Damage may only show up at the end, so read the whole file once before
 * acting on it.
 */
export async function readArchive(source: Source, onEntry: OnEntry): Promise<void> {
  const { stream, isEncrypted } = await openBody(source)
  const tar = extract()
  const reading = pipeline(stream, createGunzip(), tar)
  // The result of `reading` is awaited below. Until then, a rejection must not count as unhandled.
  reading.catch(() => undefined)
  try {
    await readEntries(tar, source.product.secrets, onEntry)
    await reading
  } catch (error) {
    tar.destroy()
    if (error instanceof ReceiverError) throw error.cause
    throw error instanceof StartError ? error : new StartError(damageMessage(source.file, isEncrypted))
  }
}

async function readEntries(tar: ReturnType<typeof extract>, secrets: readonly string[], onEntry: OnEntry) {
  const order = new EntryOrder()
  const sums = new Map<string, string>()
  let isWhole = false
  for await (const each of tar) {
    const { name, type, size } = each.header
    if (type !== "file" || isWhole) throw new DamagedArchive()
    if (name === sumsName) {
      isWhole = await isExactly(each, sumsOf(sums), size)
      continue
    }
    const entry = entryOf(name, secrets)
    if (!entry || sums.has(name) || !order.admits(entry, size)) throw new DamagedArchive()
    sums.set(name, await handOver(each, (pieces) => onEntry(entry, { size, pieces })))
  }
  if (!isWhole) throw new DamagedArchive()
}

async function isExactly(content: AsyncIterable<unknown>, expected: Buffer, size: number): Promise<true> {
  if (size !== expected.length) throw new DamagedArchive()
  let offset = 0
  for await (const piece of content) {
    if (!(piece instanceof Buffer) || !expected.subarray(offset, offset + piece.length).equals(piece))
      throw new DamagedArchive()
    offset += piece.length
  }
  return true
}

/** Passes an entry's content to `take` and returns the content's checksum. Reads the content to the end even if `take` doesn't. */
async function handOver(
  content: AsyncIterable<unknown>,
  take: (pieces: AsyncIterable<Buffer>) => Promise<void> | void,
): Promise<string> {
  const hash = createHash("sha256")
  const source = content[Symbol.asyncIterator]()
  let problem: unknown
  async function* pieces() {
    try {
      for (let next = await source.next(); next.done !== true; next = await source.next()) {
        if (!(next.value instanceof Buffer)) throw new DamagedArchive()
        hash.update(next.value)
        yield next.value
      }
    } catch (error) {
      problem = error
      throw error
    }
  }
  try {
    await take(pieces())
  } catch (error) {
    // If the file is at fault, that error is thrown rather than the receiver's, because the receiver only fails as a result.
    throw problem === undefined ? new ReceiverError("", { cause: error }) : problem
  }
  const rest = pieces()
  while ((await rest.next()).done !== true);
  return hash.digest("hex")
}

const damageMessage = (file: string, isEncrypted: boolean) =>
  isEncrypted ? `${file} is damaged, or BACKUP_PASSPHRASE is wrong.` : `${file} is damaged or incomplete.`
