import type { Plugin } from "vite"

/** Rejects a build whose files import each other in a circle: depending on the loading order, one of them runs before its imports are ready. */
export function refuseCircles(): Plugin {
  return {
    name: "refuse-circles",
    generateBundle(_, bundle) {
      const importsOf = (file: string) => {
        const made = bundle[file]
        return made?.type === "chunk" ? made.imports : []
      }
      for (const file of Object.keys(bundle)) {
        const circle = wayBack(file, importsOf)
        if (circle)
          this.error(`These files import each other: ${circle.join(" → ")}. See scripts/page-chunks.ts.`)
      }
    },
  }
}

/** A chain of imports that leads from a file back to itself. */
function wayBack(file: string, importsOf: (file: string) => readonly string[]): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const waiting = [file]
  for (const each of waiting) {
    for (const imported of importsOf(each)) {
      if (imported === file) return [...wayTo(each, cameFrom), file]
      if (cameFrom.has(imported)) continue
      cameFrom.set(imported, each)
      waiting.push(imported)
    }
  }
  return undefined
}

function wayTo(file: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const before = cameFrom.get(file)
  return before === undefined ? [file] : [...wayTo(before, cameFrom), file]
}
