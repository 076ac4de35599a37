// Runs main.ts, which Node 20 can't read by itself.
import { fileURLToPath } from "node:url"
import { createServer } from "vite"

const reader = await createServer({
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
await reader.ssrLoadModule(fileURLToPath(new URL("main.ts", import.meta.url)))
