// Builds backup files by hand, so that they may contain what no program would write.
import { createHash } from "node:crypto"
import { gunzipSync, gzipSync } from "node:zlib"

const firstLines = 'REPERTOIRE-BACKUP 1\n{"salt":null,"iv":null}\n'

export interface RawEntry {
  name: string
  content: Buffer
  /** The tar's type flag; "0" is a file. */
  type?: string
  /** The size field exactly as it is written in the header. */
  claims?: string
}

/** The entries of a backup that isn't encrypted, without their checksums. */
export function unpacked(file: Buffer): RawEntry[] {
  const tar = gunzipSync(file.subarray(firstLines.length))
  const entries: RawEntry[] = []
  for (let at = 0; tar[at] !== 0;) {
    const name = tar.toString("utf8", at, tar.indexOf(0, at))
    const size = Number.parseInt(tar.toString("latin1", at + 124, at + 136), 8)
    entries.push({ name, content: tar.subarray(at + 512, at + 512 + size) })
    at += 512 + Math.ceil(size / 512) * 512
  }
  return entries.filter(({ name }) => name !== "sums.json")
}

/** A backup of the entries, with correct checksums. */
export const packed = (entries: readonly RawEntry[]): Buffer => packedAsIs([...entries, sumsOf(entries)])

export function packedAsIs(entries: readonly RawEntry[]): Buffer {
  const tar = Buffer.concat([...entries.map((entry) => written(entry)), Buffer.alloc(1024)])
  return Buffer.concat([Buffer.from(firstLines), gzipSync(tar, { level: 1 })])
}

export function sumsOf(entries: readonly RawEntry[]): RawEntry {
  const sums = entries.map(({ name, content }) => [name, createHash("sha256").update(content).digest("hex")])
  return { name: "sums.json", content: Buffer.from(JSON.stringify(Object.fromEntries(sums))) }
}

function written({ name, content, type = "0", claims }: RawEntry): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0, 100)
  header.write("0000644\0", 100)
  header.write(claims ?? `${content.length.toString(8).padStart(11, "0")}\0`, 124, 12, "latin1")
  header.write("00000000000\0", 136)
  header.write("        ", 148)
  header.write(type, 156)
  header.write("ustar\x0000", 257)
  const sum = header.reduce((total, each) => total + each, 0)
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148)
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)])
}
