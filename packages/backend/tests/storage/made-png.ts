import { crc32, deflateSync } from "node:zlib"

interface MadePicture {
  side: number
  /** 1 for black and white, 8 for gray. */
  bits: 1 | 8
  /** The bytes of a row; all rows are the same. */
  row: Buffer
}

/** A square as PNG: few bytes for many pixels. */
export function madePng({ side, bits, row }: MadePicture): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = bits
  const line = Buffer.alloc(Math.ceil((side * bits) / 8) + 1)
  row.copy(line, 1)
  const lines = Buffer.alloc(line.length * side)
  for (let y = 0; y < side; y += 1) line.copy(lines, y * line.length)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
