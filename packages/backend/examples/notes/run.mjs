// Runs a file of this folder, which Node 20 can't read by itself: node run.mjs main.ts
import { fileURLToPath } from "node:url"
import { createServer } from "vite"

const reader = await createServer({
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
await reader.ssrLoadModule(fileURLToPath(new URL(process.argv[2] ?? "", import.meta.url)))
