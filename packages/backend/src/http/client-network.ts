import { isIPv6 } from "node:net"

/**
 * The network by which requests are counted, in CIDR notation: an IPv4 address, or the /64 of an IPv6 address, because one
 * household or machine has all of a /64.
 */
export function networkOf(ip: string): string {
  const [address = ""] = ip.split("%")
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return `${mapped}/32`
  if (!isIPv6(address)) return `${address}/32`
  const [head = "", tail] = address.split("::")
  const first = groupsOf(head)
  const last = tail === undefined ? [] : groupsOf(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0")
  const groups = [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(":")}::/64`
}

/** The 16-bit groups of part of an address; a trailing IPv4 address counts as two. */
function groupsOf(part: string): string[] {
  return part
    .split(":")
    .filter((group) => group !== "")
    .flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]))
}
