import { runnerImport } from "vite"

/** @type {{ module: typeof import("./scripts/first-load.ts") }} */
const { module } = await runnerImport("./scripts/first-load.ts", { configFile: false, logLevel: "error" })
const { figureFiles, firstLoadFiles, pages, readManifest } = module
const manifest = readManifest()

export default [
  ...pages.map(({ name, source, limitKilobytes }) => ({
    name: `first load: ${name}`,
    path: firstLoadFiles(manifest, source).map((file) => `dist/web/${file}`),
    limit: `${limitKilobytes} kB`,
    gzip: true,
  })),
  {
    name: "all figures, poses and code",
    path: figureFiles(manifest).map((file) => `dist/web/${file}`),
    limit: "60 kB",
    brotli: true,
  },
]
