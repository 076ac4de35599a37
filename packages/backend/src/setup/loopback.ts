/** Whether a host, with or without a port, refers to this machine. */
export function isLoopbackName(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host)
}

/** Whether an address, as reported by a socket, is one of this machine's. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, "")
  return plain === "::1" || /^127\.\d+\.\d+\.\d+$/.test(plain)
}
