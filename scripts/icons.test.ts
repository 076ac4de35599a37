import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { sourcesIn } from "./rooms/imports.ts"

test("an icon is imported either from the library or from its own file, because both would put it into every page", () => {
  const texts = sourcesIn("src/web").map((file) => readFileSync(file, "utf8"))
  const named = texts.flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from "lucide-react"/g)])
  const fromLibrary = new Set(named.flatMap(([, names = ""]) => names.split(",").map(fileName)))
  const fromFiles = texts.flatMap((text) => [...text.matchAll(/from "lucide-react\/icons\/([\w-]+)"/g)])
  expect(fromFiles.map(([, file = ""]) => file).filter((file) => fromLibrary.has(file))).toEqual([])
})

/** The file of an icon: "arrow-down-a-z" for `ArrowDownAZ as Icon`. */
function fileName(name: string): string {
  const [own = ""] = name.trim().split(" as ")
  return own.replaceAll(/(?<!^)([A-Z]|\d+)/g, "-$1").toLowerCase()
}
