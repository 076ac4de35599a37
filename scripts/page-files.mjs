// Which files the app and the pages that people open first need, written into index.html for public/frame.js.

// A page that is missing here is asked for when the app has started, a round trip later.
const pages = [
  { path: "/login", source: "features/account/login-page.tsx" },
  { path: "/promote", source: "features/account/promote-page.tsx" },
  { path: "/dashboard", source: "features/dashboard/screen/dashboard-page.tsx" },
  { path: "/log-workout/", source: "features/logging/screen/logging-page.tsx" },
]

const place = /(<script [^>]*id="files">)[^<]*/
const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/
const preload = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g

/**
 * A Vite plugin: puts the names of the app's files (what is imported stands before what imports it, so that each can be read by itself) and of
 * each page's into the built page as data, which no content security policy takes for a script. frame.js asks for them and starts the app.
 */
export function namePageFiles() {
  return {
    name: "page-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle, chunk: entry }) {
        const known = filesWith(entry, bundle)
        const filesOf = ({ path, source }) => {
          const chunk = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(source))
          if (!chunk) throw new Error(`${source} is no chunk of its own.`)
          const needed = [...filesWith(chunk, bundle)].filter((file) => !known.has(file))
          return [path, needed.map((file) => `/${file}`)]
        }
        if (!place.test(html) || !entryScript.test(html))
          throw new Error("index.html has no place for the files.")
        const files = {
          app: [...html.matchAll(preload), entryScript.exec(html)].map(([, file]) => file),
          pages: Object.fromEntries(pages.map(filesOf)),
        }
        return html
          .replaceAll(preload, "")
          .replace(entryScript, "")
          .replace(place, `$1${JSON.stringify(files)}`)
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
