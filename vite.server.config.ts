import { defineConfig } from "vite"
import { nativePackages } from "./scripts/release/native-packages.ts"
import { releaseFiles } from "./scripts/release-files.ts"
import { swappedBuild } from "./scripts/swapped-build.mjs"

/** The backend: few files, because Node 20 can't read TypeScript and few files start fastest. Native addons stay outside. */
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
        demo: "scripts/make-demo.ts",
      },
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
    },
  },
  ssr: { noExternal: true, external: [...nativePackages, "pg-native"] },
})
