import { defineConfig } from "vitest/config"
import { keepTemporaryFilesInMemory } from "./tests/support/memory-folder.ts"

keepTemporaryFilesInMemory()

export default defineConfig({
  test: {
    name: "backend",
    maxWorkers: 3,
    // The test files that a worker runs share their modules, so that each module is loaded only once.
    isolate: false,
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: ["tests/support/global-postgres.ts"],
    setupFiles: ["tests/support/fuzz-seed.ts"],
    // The default of one second is too short when a busy machine waits for a process or a timer.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
