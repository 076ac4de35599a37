// The backup file's format: an identifying line, a line of JSON about its encryption, then a gzipped tar, encrypted or not, and
// the encryption's tag. The tar's last entry has the checksums of all others, so that a truncated file is recognized.
import { scrypt } from "node:crypto"
import { promisify } from "node:util"
import * as z from "zod/mini"

export const firstLine = "REPERTOIRE-BACKUP 1\n"
export const tagBytes = 16
export const sumsName = "sums.json"

/** The salt and IV of the encryption, in hex; both are null if the backup isn't encrypted. */
export const headSchema = z.union([
  z.object({ salt: z.null(), iv: z.null() }),
  z.object({
    salt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    iv: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
  }),
])

/** The content of the checksum entry: the name of every other entry with its SHA-256 in hex, in archive order. */
export const sumsOf = (sums: ReadonlyMap<string, string>): Buffer =>
  Buffer.from(JSON.stringify(Object.fromEntries(sums)))

/** Derives a key from a passphrase. Each guess at the passphrase costs 128 MB and a third of a second. */
export const keyFrom = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  promisify<string, Buffer, number, object, Buffer>(scrypt)(passphrase, salt, 32, {
    N: 2 ** 17,
    r: 8,
    p: 1,
    maxmem: 256 * 1024 * 1024,
  })
