// `npm run screens`: screenshots of every screen and state that the tests check, in both themes, on a phone and a desktop, at 320 px width and
// with text twice as large; test-results/screens/index.html shows them all.
import { execFileSync } from "node:child_process"
import { readdirSync, rmSync, writeFileSync } from "node:fs"
import { env } from "node:process"
import { buildBackendWhenStale, buildWhenStale } from "./prepare.mjs"

const folder = "test-results/screens"

await buildWhenStale()
await buildBackendWhenStale()
rmSync(folder, { recursive: true, force: true })
execFileSync("npx", ["playwright", "test", "looks", "screens", "demo", "week", "tour"], {
  stdio: "inherit",
  env: { ...env, PICTURES: "1" },
})

/** @type {Map<string, string[]>} */
const screens = new Map()
for (const file of readdirSync(folder).filter((each) => each.endsWith(".png"))) {
  const name = file.replace(/-(phone|desktop|320px|200percent).*$/, "")
  screens.set(name, [...(screens.get(name) ?? []), file])
}
const rows = [...screens].map(
  ([name, files]) =>
    `<section><h2>${name}</h2><div>${files
      .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"><br>${file}</a>`)
      .join("")}</div></section>`,
)
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px sans-serif}div{display:flex;flex-wrap:wrap;gap:12px}img{height:480px;border:1px solid #999}a{font-size:11px}</style>
<h1>${screens.size} screens</h1>${rows.join("\n")}</html>\n`,
)
console.log(`${screens.size} screens: ${folder}/index.html`)
