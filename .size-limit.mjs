import { firstLoadFiles, pages, readManifest } from "./scripts/first-load.mjs"

const manifest = readManifest()

export default pages.map(({ name, source, limitKilobytes }) => ({
  name: `first load: ${name}`,
  path: firstLoadFiles(manifest, source).map((file) => `dist/web/${file}`),
  limit: `${limitKilobytes} kB`,
  gzip: true,
}))
