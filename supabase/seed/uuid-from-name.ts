import { createHash } from "node:crypto"

/** The UUID of version 5 (RFC 9562) for a name within a namespace: the same name has the same id everywhere. */
export function uuidFromName(namespace: string, name: string): string {
  const space = Buffer.from(namespace.replaceAll("-", ""), "hex")
  if (space.length !== 16) throw new Error(`Not a UUID: ${namespace}`)
  const bytes = createHash("sha1").update(space).update(name, "utf8").digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-")
}
