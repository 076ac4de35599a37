// A copy of the built page for each address that people open first. It preloads the page's own files along with the app's.
import type { Plugin, Rolldown } from "vite"
import { pages, withStaticImports } from "./first-load.ts"

/**
 * A Vite plugin that writes login.html, dashboard.html and so on beside index.html. The server sends the copy named after the beginning of the
 * address. A host that doesn't know about the copies sends index.html, and the page's files are requested one round trip later.
 */
export function preloadPages(): Plugin {
  return {
    name: "page-preloads",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = bundle["index.html"]
      const html =
        page?.type === "asset" ? String(page.source) : this.error("index.html is not in the build.")
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
      const entry = chunks.find(({ isEntry }) => isEntry) ?? this.error("The build has no entry.")
      const ofTheApp = new Set(filesOf(entry, bundle))
      const chunkOf = (source: string) =>
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source))) ??
        this.error(`${source} isn't in any chunk.`)
      for (const { address, source, soonAfter } of pages) {
        const sources = soonAfter ? [source, soonAfter] : [source]
        const files = new Set(sources.flatMap((each) => filesOf(chunkOf(each), bundle)))
        const links = [...files].filter((file) => !ofTheApp.has(file)).map(preload)
        this.emitFile({
          type: "asset",
          fileName: `${address}.html`,
          source: html.replace("</head>", `${links.join("")}</head>`),
        })
      }
    },
  }
}

/** The file names of a chunk, of everything it imports statically, and of their styles. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const chunks = withStaticImports(chunk, bundle)
  return chunks.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
}

function preload(file: string): string {
  return file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="/${file}">\n`
    : `<link rel="modulepreload" crossorigin href="/${file}">\n`
}
