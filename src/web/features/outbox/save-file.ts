/** Downloads a text file. */
export function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: "text/plain;charset=utf-8" }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // The URL is revoked later, because the browser reads the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
