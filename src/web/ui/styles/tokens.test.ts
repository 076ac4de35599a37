// oxlint-disable-next-line no-restricted-imports -- a test reads the files as they are; Vitest empties imported CSS.
import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8")
const tokens = read("./tokens.css")
const themeScript = read("../../public/before-the-app.js")
const page = read("../../index.html")

type Theme = "light" | "dark"
type Rgb = [red: number, green: number, blue: number]

const themes: Theme[] = ["light", "dark"]
const grounds = ["paper", "paper-raised"]
const wells = [...grounds, "paper-sunk", "marker-tint"]

/** Every pair that the product uses, with the WCAG limit of its role: text, or the border of a control. */
const pairs: [front: string, backs: string[], limit: number][] = [
  ["ink", [...wells, "here-tint", "server-tint", "needs-tint", "warn-tint"], 4.5],
  ["ink-soft", wells, 4.5],
  ["pencil", wells, 4.5],
  ["on-ink", ["ink"], 4.5],
  ["on-marker", ["marker"], 4.5],
  ["stamp", grounds, 4.5],
  ["here", [...grounds, "here-tint"], 4.5],
  ["server", [...grounds, "server-tint"], 4.5],
  ["needs", [...grounds, "needs-tint"], 4.5],
  ["paper", ["needs"], 4.5],
  ["warn", [...grounds, "warn-tint"], 4.5],
  ["edge", wells, 3],
]

describe.each(themes)("in the %s theme", (theme) => {
  const checks = pairs.flatMap(([front, backs, limit]) => backs.map((back) => ({ front, back, limit })))

  test.each(checks)("$front on $back has a contrast of at least $limit", ({ front, back, limit }) => {
    expect(contrast(token(front, theme), token(back, theme))).toBeGreaterThanOrEqual(limit)
  })

  test("the browser's bar has the paper's color", () => {
    const paper = hex(token("paper", theme))
    expect(themeScript).toContain(`${theme}: "${paper}"`)
    if (theme === "light") expect(page).toContain(`<meta name="theme-color" content="${paper}" />`)
  })
})

test("a contrast of black on white is 21", () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21)
})

/** The linear sRGB value of a color token. */
function token(name: string, theme: Theme): Rgb {
  const declared = new RegExp(`--${name}:([^;]+);`).exec(tokens)?.[1] ?? ""
  const colors = declared.match(/oklch\([^)]+\)/g) ?? []
  const color = theme === "dark" ? colors.at(-1) : colors[0]
  if (!color) throw new Error(`tokens.css declares no color --${name}`)
  return linearRgb(color)
}

/** OKLCH to linear sRGB (Ottosson's matrices), clipped to the gamut as a screen clips it. */
function linearRgb(oklch: string): Rgb {
  const [lightness = 0, chroma = 0, hue = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number)
  const l = lightness / 100
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    clip(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    clip(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ]
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((p, q) => p - q)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function hex(rgb: Rgb): string {
  return `#${rgb.map((value) => byte(value).toString(16).padStart(2, "0")).join("")}`
}

/** A linear value as an sRGB byte. */
function byte(value: number): number {
  const stored = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(stored * 255)
}
