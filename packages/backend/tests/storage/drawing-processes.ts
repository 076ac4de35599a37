import { readdirSync, readFileSync } from "node:fs"

// What Linux reports about processes. Other systems don't have these files.

/** The processes that draw pictures for a server, by their ids. */
export function drawingProcesses(server: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => fact(pid, "status", "PPid") === server && isDrawing(pid))
}

/** Whether a process that draws pictures still exists. One that has ended, but that nobody has waited for, doesn't count. */
export const isDrawing = (pid: number): boolean => file(pid, "cmdline").includes("drawing-process")

/** The memory that a server and its drawing processes occupy now, in MB: pages that they share count once. */
export function memoryOf(server: number): number {
  const kilobytes = [server, ...drawingProcesses(server)].map((pid) => fact(pid, "smaps_rollup", "Pss"))
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}

/** The most memory that the kernel allows a process, in MB. */
export function memoryLimitOf(pid: number): number {
  return Number(/^Max data size +(\d+)/m.exec(file(pid, "limits"))?.[1]) / 1024 ** 2
}

function fact(pid: number, name: string, key: string): number {
  return Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(file(pid, name))?.[1] ?? 0)
}

/** A file about a process; empty once the process has ended. */
function file(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8")
  } catch {
    return ""
  }
}
