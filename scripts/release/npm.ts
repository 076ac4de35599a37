import { spawnSync } from "node:child_process"

/**
 * Runs npm in a folder and returns what it printed. Throws if it fails.
 */
export function npm(args: readonly string[], folder: string): string {
  const { status, stdout, stderr, error } = spawnSync("npm", args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  })
  if (error) throw error
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed:\n${stderr}`)
  return stdout
}
