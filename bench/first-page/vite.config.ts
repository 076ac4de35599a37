import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { compressFiles } from "../../scripts/compress-files.ts"

/** Builds the bare page for the same browsers as the app, and compressed like it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressFiles()],
  build: { target: ["chrome123", "safari17.5", "firefox120"], modulePreload: { polyfill: false } },
})
