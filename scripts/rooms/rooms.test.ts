import { createRequire } from "node:module"
import { join, relative } from "node:path"
import { describe, expect, test } from "vitest"
import { isAmong, isOpen, placeOf, refusalOf } from "./doors.ts"
import { allImports, importsIn, sourcesIn } from "./imports.ts"
import { wings } from "./table.ts"

const files = wings.flatMap(({ folder }) => sourcesIn(folder))
/** One source file of each room, by the room's name. */
const doors = new Map(files.map((file) => [placeOf(file)?.name ?? file, file]))

/** Every way in which a file may name another one. */
function waysToImport(from: string, to: string): string[] {
  const path = relative(`${from}/..`, to)
  const name = path.startsWith(".") ? path : `./${path}`
  return [
    `import { one } from "${name}"`,
    `import type {\n  One,\n  Other,\n} from "${name}"`,
    `import "${name}"`,
    `export { one } from "${name}"`,
    `export * from "${name}"`,
    `const page = lazy(() => import("${name}"))`,
    `const worker = new Worker(new URL("${name}", import.meta.url), { type: "module" })`,
    ...(to.startsWith("src/") ? [`import { one } from "${to.replace("src/", "#")}"`] : []),
  ]
}

test("every source file is in a room, and imports only what its room may import", () => {
  expect(files.filter((file) => !placeOf(file))).toEqual([])
  expect(allImports().flatMap((each) => refusalOf(each) ?? [])).toEqual([])
})

test("every row of the table has source files, and names only existing rooms", () => {
  const names = [...doors.keys()]
  for (const { folder, rooms } of wings) {
    for (const room of rooms) {
      expect(names.some((name) => isAmong(name, `${folder}/${room.folder}`))).toBe(true)
      for (const entry of room.mayImport) expect(names.some((name) => isAmong(name, entry))).toBe(true)
    }
  }
})

test("an import from a room that isn't allowed is refused with the allowed ones", () => {
  let made = 0
  for (const [name, from] of doors) {
    const place = placeOf(from)
    for (const [other, to] of doors) {
      if (!place || isOpen(place, other)) continue
      const ways = waysToImport(from, to)
      const source = ways[made % ways.length] ?? ""
      const [imported, ...more] = importsIn(from, source)
      expect(more).toEqual([])
      expect(imported && refusalOf(imported), source).toMatch(`${from} imports ${to}: ${name} may import `)
      made += 1
    }
  }
  expect(made).toBeGreaterThan(1000)
})

describe("imports that once went unnoticed are refused", () => {
  test.each([
    ["src/web/ui", "src/web/device"],
    ["src/web/ui", "src/web/backend/."],
    ["src/web/ui", "src/domain/exercises"],
    ["src/web/ui", "src/web/charts"],
    ["src/web/exercise-form", "src/web/exercise-picker"],
    ["src/web/backend/.", "src/web/ui"],
    ["src/web/backend/.", "src/web/backend/session"],
    ["src/web/backend/exercises", "src/web/backend/training"],
    ["src/web/shell/pages", "src/web/shell/on-this-device"],
    ["src/web/device", "src/web/features/goals"],
    ["src/web/features/goals", "src/web/features/logging"],
    ["packages/backend/src/http", "packages/backend/src/tables"],
    ["packages/backend/src/setup", "packages/backend/src/auth"],
    ["packages/backend/src/backup", "packages/backend/src/auth"],
    ["packages/backend/src/tables", "packages/backend/src/functions"],
    ["packages/backend/src/tables", "supabase/functions/coach"],
    ["packages/backend/src/.", "supabase/functions/coach"],
    ["packages/backend/src/setup", "src/product/settings"],
    ["src/web/offline/queue", "src/web/ui"],
    ["src/web/service-worker", "src/web/features/goals"],
    ["src/domain/workout", "src/web/ui"],
    ["packages/backend/src/auth", "src/domain/workout"],
    ["src/web/backend/.", "packages/backend/src/http"],
    ["supabase/functions/coach", "supabase/functions/strava"],
  ])("from %s to %s", (room, other) => {
    const [from, file] = [doors.get(room) ?? "", doors.get(other) ?? ""]
    expect(refusalOf({ from, name: file, file })).toMatch(`${room} may import`)
  })
})

test("rooms may not import each other in a circle", () => {
  const names = [...doors.keys()]
  const opens = (name: string) => {
    const place = placeOf(doors.get(name) ?? "")
    return names.filter((other) => place && other !== name && isOpen(place, other))
  }
  const done = new Set<string>()
  const visit = (name: string, way: readonly string[]): void => {
    expect(way).not.toContain(name)
    if (!done.has(name)) for (const next of opens(name)) visit(next, [...way, name])
    done.add(name)
  }
  for (const name of names) visit(name, [])
})

describe("packages", () => {
  test.each([
    ["src/domain/workout/draft.ts", "node:fs", "zod/mini, @internationalized/date"],
    ["src/domain/workout/draft.ts", "react", "zod/mini, @internationalized/date"],
    ["src/domain/workout/draft.ts", "@markw65/fit-file-writer", "zod/mini, @internationalized/date"],
    ["src/web/ui/messages/alert.tsx", "node:crypto", "any but Node's packages"],
  ])("%s does not import %s", (from, name, allowed) => {
    expect(refusalOf({ from, name })).toMatch(`may import ${allowed}.`)
  })

  test.each([
    ["src/domain/sharing/fit.ts", "@markw65/fit-file-writer"],
    ["src/web/ui/messages/alert.tsx", "react"],
    ["packages/backend/src/http/errors.ts", "node:net"],
  ])("%s imports %s", (from, name) => {
    expect(refusalOf({ from, name })).toBeUndefined()
  })
})

describe("the backend", () => {
  const { resolve } = createRequire(join(process.cwd(), "packages/backend/src/app.ts"))

  test.each([
    "#domain/workout/draft.ts",
    "#product/product.ts",
    "#functions/coach/handler.ts",
    "#web/main.tsx",
  ])("can't name %s", (name) => {
    expect(() => resolve(name)).toThrow("is not defined")
  })

  test("is used only through its public names", () => {
    const deep = allImports().filter(
      ({ from, name }) => !from.startsWith("packages/") && name.startsWith("#server/"),
    )
    expect(deep).toEqual([])
  })
})

test("text that mentions an import isn't an import", () => {
  expect(importsIn("src/domain/text/a.ts", 'const said = `as in import "x" from "y"`')).toEqual([])
})
