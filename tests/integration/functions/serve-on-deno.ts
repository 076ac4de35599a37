import { spawn } from "node:child_process"
import { join } from "node:path"
import { createInterface } from "node:readline"

const root = join(import.meta.dirname, "../../..")

/** A function's own file on real Deno, as a hosted project runs it. */
export async function serveOnDeno(name: string, settings: Record<string, string>) {
  const flags = [
    "--node-modules-dir=manual",
    "--no-remote",
    "--allow-net",
    "--allow-env",
    "--host=127.0.0.1",
    "--port=0",
  ]
  const child = spawn(
    join(root, "node_modules/.bin/deno"),
    ["serve", "--config=supabase/functions/deno.json", ...flags, `supabase/functions/${name}/index.ts`],
    { cwd: root, env: { PATH: process.env["PATH"], ...settings }, stdio: ["ignore", "ignore", "pipe"] },
  )
  const said: string[] = []
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line)
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
    if (url === undefined) continue
    child.stderr.resume()
    return { url, process: child }
  }
  throw new Error(`Deno did not start: ${said.join("\n")}`)
}
