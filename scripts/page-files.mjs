// Which files the pages that people open first need beyond the entry, written into index.html for public/page-files.js.

// A page that is missing here is asked for when the entry has run, a round trip later.
const pages = [
  { path: "/login", source: "features/account/login-page.tsx" },
  { path: "/promote", source: "features/account/promote-page.tsx" },
  { path: "/dashboard", source: "features/dashboard/dashboard-page.tsx" },
  { path: "/log-workout/", source: "features/logging/logging-page.tsx" },
]

const place = /(<script [^>]*id="page-files">)\s*\{\}\s*/

/** A Vite plugin: puts the files of each page into the built page as data, which no content security policy takes for a script. */
export function namePageFiles() {
  return {
    name: "page-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle, chunk: entry }) {
        const known = filesWith(entry, bundle)
        const files = pages.map(({ path, source }) => {
          const chunk = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(source))
          if (!chunk) throw new Error(`${source} is no chunk of its own.`)
          const needed = [...filesWith(chunk, bundle)].filter((file) => !known.has(file))
          return [path, needed.map((file) => `/${file}`)]
        })
        if (!place.test(html)) throw new Error("index.html has no place for the pages' files.")
        return html.replace(place, `$1${JSON.stringify(Object.fromEntries(files))}`)
      },
    },
  }
}

/** The names of a chunk, of everything that it imports statically, and of their styles. */
function filesWith(chunk, bundle, files = new Set()) {
  if (files.has(chunk.fileName)) return files
  files.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  for (const name of chunk.imports) filesWith(bundle[name], bundle, files)
  return files
}
