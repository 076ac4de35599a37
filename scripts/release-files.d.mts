import type { Plugin } from "vite"

export function releaseFiles(): Plugin
