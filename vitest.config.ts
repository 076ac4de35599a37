import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "rules",
          setupFiles: ["tests/support/fuzz-seed.ts"],
          testTimeout: 30_000,
          include: [
            "src/domain/**/*.test.ts",
            "src/web/**/*.test.ts",
            "src/server/tables/parse/**/*.test.ts",
            "tests/coach/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "server",
          exclude: ["src/server/tables/parse/**", "**/node_modules/**"],
          include: ["src/server/**/*.test.ts", "supabase/**/*.test.ts", "tests/integration/**/*.test.ts"],
          globalSetup: ["tests/support/global-postgres.ts"],
          setupFiles: ["tests/support/fuzz-seed.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
