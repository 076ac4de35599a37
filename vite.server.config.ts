import { defineConfig } from "vite"

/** The backend: one file, because Node 20 can't read TypeScript and a single file starts fastest. Native addons stay outside. */
export default defineConfig({
  build: {
    ssr: "src/server/main.ts",
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: "main.mjs", chunkFileNames: "[name].mjs" } },
  },
  ssr: { noExternal: true, external: ["@node-rs/argon2", "@node-rs/bcrypt", "pg-native"] },
})
