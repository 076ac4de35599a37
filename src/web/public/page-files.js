// Asks for the files of the page that is opened while the entry is still on its way: the entry would ask only once it runs.
// scripts/page-files.mjs names them at build time.
const named = document.querySelector("#page-files").textContent
for (const [path, files] of Object.entries(JSON.parse(named))) {
  if (!location.pathname.startsWith(path)) continue
  for (const file of files) {
    const isStyle = file.endsWith(".css")
    const link = document.createElement("link")
    link.rel = isStyle ? "preload" : "modulepreload"
    if (isStyle) link.as = "style"
    link.crossOrigin = ""
    link.href = file
    document.head.append(link)
  }
}
