// The links, paths, commands and settings in a Markdown document.

/** The addresses that a document links to. */
export function linksIn(document: string): string[] {
  return [...withoutFences(document).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => link ?? [])
}

/** The anchors that GitHub generates for a document's headings. */
export function anchorsIn(document: string): string[] {
  return [...withoutFences(document).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  )
}

/** The code spans outside fenced blocks. */
function spansIn(document: string): string[] {
  return [...withoutFences(document).matchAll(/`([^`\n]+)`/g)].flatMap(([, span]) => span ?? [])
}

const endings = /\.(ts|tsx|mts|mjs|js|md|sql|css|json|svg|png|html|sh)$/
// Code spans that aren't paths: addresses, options, commands, code, and files in a folder that a setting names, such
// as `DATA_DIR/photos`.
const otherThings = /^[/@#<$.-]|[\s=(<>]|:\/\/|^[A-Z_]+\//

/** The paths among the code spans: `offline/queue/sync.ts`, `src/domain/`, `src/domain/*`; `{a,b}` means two paths. */
export function pathsIn(document: string): string[] {
  return spansIn(document)
    .filter((span) => !otherThings.test(span) && (span.includes("/") || endings.test(span)))
    .flatMap((span) => alternatives(span))
}

function alternatives(path: string): string[] {
  const [, before, inside, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? []
  if (before === undefined || inside === undefined || after === undefined) return [path]
  return inside.split(",").map((each) => before + each + after)
}

/** Names that a document says are in a file, as "file: name": `records.ts` → `recordsOf`; `sync-queue.ts`, `settle`; `checks` in `mark.ts`. */
export function namesIn(document: string): string[] {
  const prose = withoutFences(document).replace(/^\|.*$/gm, "")
  return [
    ...prose.matchAll(/`(?<file>[^`\s]+\.ts)`(?:,| →)\s+`(?<name>\w+)`/g),
    ...prose.matchAll(/`(?<name>\w+)` in\s+`(?<file>[^`\s]+\.ts)`/g),
  ].map(({ groups }) => `${groups?.["file"]}: ${groups?.["name"]}`)
}

/** The commands in code spans and in shell blocks, one per line. */
export function commandsIn(document: string): string[] {
  const blocks = [...document.matchAll(/^```(?:sh)?\n([\s\S]*?)^```$/gm)].flatMap(([, text = ""]) =>
    text.split("\n"),
  )
  return [...spansIn(document), ...blocks]
    .map((line) => line.replace(/^(?:[A-Z_]+=\S+ )+/, "").trim())
    .filter((line) => /^(npm|npx|node|bench\/\S+) ?|^repertoire /.test(line))
}

/** The environment variables in code spans and in shell blocks: `PORT=8080`, `DATA_DIR`. */
export function variablesIn(document: string): string[] {
  const spans = spansIn(document).flatMap((span) => {
    const [, name] =
      /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=.*|\/.*)?$/.exec(span) ?? /^([A-Z]{2,})=/.exec(span) ?? []
    return name ?? []
  })
  const lines = [...document.matchAll(/^((?:[A-Z_]+=\S+ )+)(?:npm|npx|node|repertoire) /gm)]
  return [
    ...spans,
    ...lines.flatMap(([, given = ""]) => [...given.matchAll(/([A-Z_]+)=/g)].map(([, name = ""]) => name)),
  ]
}

function withoutFences(document: string): string {
  return document.replace(/^ *```[\s\S]*?^ *```$/gm, "")
}
