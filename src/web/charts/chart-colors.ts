const tokens = ["ink", "ink-soft", "pencil", "rule", "marker", "paper", "stamp"] as const

/** The design tokens as canvas colors. */
export type ChartColors = Record<(typeof tokens)[number], string> & { bar: string; face: string }

const colorsByTheme = new Map<string, ChartColors>()

/** The tokens' colors in the current theme; a canvas can't read custom properties. */
export function chartColors(theme: string): ChartColors {
  const before = colorsByTheme.get(theme)
  if (before) return before
  const probe = document.body.appendChild(document.createElement("i"))
  const resolve = (value: string) => {
    probe.style.color = value
    return getComputedStyle(probe).color
  }
  const resolved = {
    ink: resolve("var(--ink)"),
    "ink-soft": resolve("var(--ink-soft)"),
    pencil: resolve("var(--pencil)"),
    rule: resolve("var(--rule)"),
    marker: resolve("var(--marker)"),
    paper: resolve("var(--paper)"),
    stamp: resolve("var(--stamp)"),
    bar: resolve("light-dark(var(--ink), var(--ink-soft))"),
    face: getComputedStyle(probe).fontFamily,
  }
  probe.remove()
  colorsByTheme.set(theme, resolved)
  return resolved
}
