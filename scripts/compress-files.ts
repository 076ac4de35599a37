// Compresses the built app once, as small as possible, so that the server doesn't compress it for every download.
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import type { Plugin } from "vite"

const worthIt = /\.(js|css|html|svg|json|webmanifest)$/
const smallest = 1024

/** A Vite plugin: writes a .br and a .gz beside each text file of the build. */
export function compressFiles(): Plugin {
  let folder = ""
  return {
    name: "compress-files",
    apply: "build",
    writeBundle({ dir = "" }) {
      folder = dir
    },
    // This plugin runs last, because the service worker is built last.
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        if (folder === "") return
        const files = await readdir(folder, { recursive: true, withFileTypes: true })
        const texts = files.filter((file) => file.isFile() && worthIt.test(file.name))
        await Promise.all(texts.map((file) => compress(join(file.parentPath, file.name))))
      },
    },
  }
}

async function compress(path: string) {
  const content = await readFile(path)
  if (content.length < smallest) return
  // By default, Brotli uses its highest quality.
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
