/** Downloads a file. */
export function downloadFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  // The URL is revoked later, because the browser reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
