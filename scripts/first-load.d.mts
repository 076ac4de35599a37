import type { Plugin } from "vite"

export function reportFirstLoad(): Plugin
