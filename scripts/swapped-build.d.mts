import type { Plugin } from "vite"

export function swappedBuild(name: string, root?: string): { plugins: Plugin[]; collect: Plugin }
