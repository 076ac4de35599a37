import { createDecipheriv } from "node:crypto"
import { createReadStream } from "node:fs"
import { type FileHandle, open } from "node:fs/promises"
import { PassThrough, type Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type * as z from "zod/mini"
import type { ProductSettings } from "#server/setup/product-settings.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import { firstLine, headSchema, keyFrom, tagBytes } from "./archive-format.ts"

const longestHead = 1000

/** The product whose secrets a backup includes, along with the backend's. */
export type SecretsOwner = Pick<ProductSettings, "secrets">

/** A backup file, and what is needed to open it. */
export interface Source {
  file: string
  passphrase: string | undefined
  /** Whether to read an unencrypted file even though there is a passphrase. */
  mayBeUnencrypted: boolean
  product: SecretsOwner
}

interface Body {
  stream: Readable
  isEncrypted: boolean
}

/** Opens the gzipped tar in a backup file. Throws a StartError if the file isn't a backup or may not be read. */
export async function openBody({ file, passphrase, mayBeUnencrypted }: Source): Promise<Body> {
  const handle = await open(file).catch(() => {
    throw new StartError(`The file ${file} can't be opened.`)
  })
  try {
    const { head, start, size } = await headOf(file, handle)
    if (head.salt === null) {
      if (passphrase !== undefined && !mayBeUnencrypted)
        throw new StartError(
          `${file} is not encrypted, but BACKUP_PASSPHRASE is set. Add --unencrypted if you trust the file anyway.`,
        )
      return { stream: createReadStream(file, { start }), isEncrypted: false }
    }
    if (passphrase === undefined)
      throw new StartError(`${file} is encrypted. Set BACKUP_PASSPHRASE to its passphrase.`)
    const end = Math.max(start, size - tagBytes)
    const key = await keyFrom(passphrase, Buffer.from(head.salt, "hex"))
    const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(head.iv, "hex"))
    decipher.setAuthTag((await handle.read(Buffer.alloc(tagBytes), 0, tagBytes, end)).buffer)
    const plain = new PassThrough()
    const encrypted = createReadStream(file, { start, end: Math.max(start, end - 1) })
    void pipeline(encrypted, decipher, plain).catch((error: Error) => plain.destroy(error))
    return { stream: plain, isEncrypted: true }
  } finally {
    await handle.close()
  }
}

async function headOf(file: string, handle: FileHandle) {
  if (!(await handle.stat()).isFile()) throw new StartError(`${file} is not a file.`)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestHead), 0, longestHead, 0).catch(() => {
    throw new StartError(`The file ${file} can't be read.`)
  })
  const text = buffer.toString("latin1", 0, bytesRead)
  const lineEnd = text.indexOf("\n", firstLine.length)
  if (!text.startsWith(firstLine) || lineEnd < 0) throw new StartError(`${file} is not a Repertoire backup.`)
  const head = readHead(text.slice(firstLine.length, lineEnd))
  if (!head) throw new StartError(`${file} is damaged or incomplete.`)
  return { head, start: lineEnd + 1, size: (await handle.stat()).size }
}

function readHead(line: string): z.infer<typeof headSchema> | undefined {
  try {
    return headSchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}
