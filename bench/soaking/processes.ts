import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"

/** What a server uses at the moment: the memory of its own process and of the processes that it started, in megabytes, and its open descriptors. */
export interface Footprint {
  node: number
  others: number
  postgres: number
  descriptors: number
}

/** Read from /proc. Memory shared by several processes counts once. */
export function footprintOf(pid: number): Footprint {
  const postgres: number[] = []
  const others: number[] = []
  for (const child of descendantsOf(pid)) (isPostgres(child) ? postgres : others).push(child)
  const sum = (pids: number[]) => pids.reduce((megabytes, each) => megabytes + megabytesOf(each), 0)
  return {
    node: megabytesOf(pid),
    others: sum(others),
    postgres: sum(postgres),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  }
}

function descendantsOf(pid: number): number[] {
  const rows = execFileSync("ps", ["-e", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number))
  const below = (parent: number): number[] =>
    rows.flatMap(([child = 0, of = 0]) => (of === parent ? [child, ...below(child)] : []))
  return below(pid)
}

function isPostgres(pid: number) {
  return textOf(pid, "comm").startsWith("postgres")
}

function megabytesOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(textOf(pid, "smaps_rollup"))?.[1] ?? 0) / 1024
}

/** Empty for a process that has ended. */
function textOf(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8")
  } catch {
    return ""
  }
}
