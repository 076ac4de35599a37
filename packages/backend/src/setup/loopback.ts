/** Whether a host, with or without a port, is a name of this machine. */
export function isLoopbackName(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host)
}

/** Whether an address, as a socket gives it, is one of this machine. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, "")
  return plain === "::1" || /^127\.\d+\.\d+\.\d+$/.test(plain)
}
