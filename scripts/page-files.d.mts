import type { Plugin } from "vite"

/** Writes into index.html which files the pages that people open first need beyond the entry. */
export function namePageFiles(): Plugin
