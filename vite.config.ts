import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { VitePWA } from "vite-plugin-pwa"
import { answerShapes } from "./scripts/answer-shapes.mjs"
import { compressFiles } from "./scripts/compress-files.mjs"
import { reportFirstLoad } from "./scripts/first-load.mjs"
import { namePageFiles } from "./scripts/page-files.mjs"

// Over HTTP/1.1 sixty small files wait for one another: what every page needs is one chunk, and of what some pages share no chunk is as
// small as its own request. Merged further, pages would carry what only others need.
const chunkGroups = [
  // Read in a task of its own (public/frame.js).
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: "app", tags: ["$initial" as const], priority: 1 },
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1500 },
]
// By itself what is shared is named after everything that shares it.
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.startsWith("shared~") ? "shared" : "[name]"}-[hash].js`
const assetFileNames = ({ names }: { names: string[] }) =>
  `assets/${names.some((name) => name.startsWith("shared~")) ? "shared" : "[name]"}-[hash][extname]`

/** The app: static files under dist/web, served by the backend and pre-configured by nothing but /config.json. */
export default defineConfig({
  root: "src/web",
  publicDir: "public",
  define: { "import.meta.env.VITE_ANSWER_SHAPES": JSON.stringify(answerShapes()) },
  plugins: [react(), reportFirstLoad(), namePageFiles(), serviceWorker(), compressFiles()],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: ["chrome123", "safari17.5", "firefox120"],
    // Vite rewrites light-dark() for anything older.
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    sourcemap: "hidden",
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames, assetFileNames } },
  },
})

/** Builds the service worker with the list of all files of the release in it. The app registers it by itself, and its manifest is a file. */
function serviceWorker() {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "service-worker",
    filename: "service-worker.ts",
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ["**/*.{js,css,html,svg,png,ico,woff2,webmanifest}"],
      // A classic script: Firefox knows no others as service workers before 147.
      rollupFormat: "iife",
    },
  })
}
