// `npm run figures -- Squat`: draws the figures of the exercises with "Squat" in their names (without a name, of all
// exercises) as the app does, at both sizes and in both themes, in `test-results/figures`. Each picture has twelve of
// them, few enough to see each one well.
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { argv } from "node:process"
import { type Browser, chromium } from "@playwright/test"
import type { Stroke } from "#domain/figures/drawing/piece.ts"
import { isDrawnMuscle } from "#domain/figures/drawing/muscles.ts"
import { exercisesWithFigure, patternOfExercise } from "#domain/figures/exercises/pattern-of-exercise.ts"
import {
  arrowOf,
  type Detail,
  figureAt,
  momentsShown,
  smallFigureOf,
  type Square,
  squareOfMovement,
} from "#domain/figures/figure.ts"
import { findChromium } from "./find-chromium.ts"

const folder = "test-results/figures"
const perPicture = 12
const styles = ["ui/styles/tokens.css", "figures/figures.module.css"]
  .map((file) => readFileSync(`src/web/${file}`, "utf8"))
  .join("\n")
const muscles = new Map(
  readFileSync("supabase/seed/exercise-library.csv", "utf8")
    .split("\n")
    .map((row) => row.split(","))
    .map(([name = "", , , , primary = ""]) => [name, primary.split("; ").filter(isDrawnMuscle)]),
)
const names = exercisesWithFigure.filter((name) => name.includes(argv[2] ?? "")).toSorted()

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findChromium({ headless: true }),
  args: ["--no-sandbox"],
})
try {
  for (const theme of ["light", "dark"] as const)
    for (let start = 0; start < names.length; start += perPicture) await take(browser, theme, start)
} finally {
  await browser.close()
}
console.log(`${names.length} exercises are drawn in ${folder}.`)

async function take(on: Browser, theme: "light" | "dark", start: number): Promise<void> {
  const page = await on.newPage({ viewport: { width: 1240, height: 800 } })
  const figures = names.slice(start, start + perPicture).map(figureOf)
  await page.setContent(`<!doctype html><style>${styles}
    :root { color-scheme: ${theme} }
    body { display: grid; grid-template-columns: repeat(2, 1fr); gap: 12px; background: var(--paper); color: var(--ink); font: 13px sans-serif }
    figure { margin: 0 } div { display: flex; flex-wrap: wrap; align-items: end }
    .figure { width: 240px; flex: none } .figure[data-detail="small"] { width: 96px }</style>${figures.join("")}`)
  const number = String(start / perPicture + 1).padStart(2, "0")
  await page.screenshot({ path: `${folder}/${theme}-${number}.png`, fullPage: true })
  await page.close()
}

/** An exercise's drawings: each of its moments at 240 px, and the small one for lists at 96 px. */
function figureOf(name: string): string {
  const pattern = patternOfExercise(name)
  if (!pattern) return ""
  const marked = muscles.get(name) ?? []
  const square = squareOfMovement(pattern)
  const large = momentsShown(pattern).map((moment, index, { length }) => {
    const figure = figureAt(pattern, moment, { square, detail: "full", muscles: marked })
    return svgOf([...figure, ...(index > 0 && index === length - 1 ? arrowOf(pattern) : [])], square, "full")
  })
  const small = smallFigureOf(pattern, marked)
  return `<figure><div>${large.join("")}${svgOf(small.strokes, small.square, "small")}</div><figcaption>${name}</figcaption></figure>`
}

function svgOf(strokes: readonly Stroke[], square: Square, detail: Detail): string {
  const paths = strokes.map(
    ({ look, d, isFar }) => `<path data-look="${look}"${isFar ? " data-far" : ""} d="${d}"/>`,
  )
  return `<svg class="figure" data-detail="${detail}" viewBox="${square.join(" ")}">${paths.join("")}</svg>`
}
