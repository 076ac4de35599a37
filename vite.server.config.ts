import { defineConfig } from "vite"
import { releaseFiles } from "./scripts/release-files.ts"
import { swappedBuild } from "./scripts/swapped-build.mjs"

/** The backend: one file, because Node 20 can't read TypeScript and a single file starts fastest. Native addons stay outside. */
export default defineConfig({
  plugins: [releaseFiles(), swappedBuild("dist/server").plugins],
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: "node20",
    sourcemap: true,
    rollupOptions: {
      input: {
        main: "src/product/main.ts",
        commands: "src/product/commands.ts",
        "hashing-thread": "packages/backend/src/auth/passwords/hashing-thread.mjs",
        "drawing-process": "packages/backend/src/storage/render/drawing-process.mjs",
      },
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
    },
  },
  ssr: { noExternal: true, external: ["@node-rs/argon2", "@node-rs/bcrypt", "pg-native", "sharp"] },
})
