/** The formats in which rows can be returned. */
type MediaShape = "array" | "object" | "csv" | "geojson" | "plan" | "custom"

export interface MediaWriter {
  /**
   * How the result is written: by an aggregate over the rows (cast to a table's row type if the aggregate needs
   * it), or as the function's single value, unchanged.
   */
  by: { aggregate: string; rowType: string | undefined } | "the value itself"
  /** Whether the result is bytes, not text. */
  isBytes: boolean
}

export interface MediaType {
  shape: MediaShape
  /** Whether to leave out keys whose value is null. */
  stripNulls: boolean
  /** For a plan: its format, the media type of the response that it explains, and EXPLAIN's options. */
  plan: { format: "json" | "text"; of: MediaType; options: string[] } | undefined
  /** For a custom type: the function or aggregate that writes it. */
  handler: MediaWriter | undefined
  /** The name in `Content-Type`, without charset. */
  name: string
}

const planOptions = ["analyze", "verbose", "settings", "buffers", "wal"]
const json = {
  shape: "array",
  stripNulls: false,
  plan: undefined,
  handler: undefined,
  name: "application/json",
} as const

/** The accepted media types in the client's order of preference; unknown ones are undefined. */
export function acceptedTypes(header: string | undefined): { given: string; type: MediaType | undefined }[] {
  if (header === undefined || header.trim() === "") return [{ given: "*/*", type: json }]
  return splitOutsideQuotes(header, ",")
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .map((each) => ({ ...withoutQuality(each), order: 0 }))
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ given }) => ({ given, type: mediaType(given) }))
}

/** The media type in a `Content-Type` header, in lower case and without parameters; JSON if there is no header. */
export function contentTypeBase(header: string | undefined): string {
  const base = (header ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? ""
  return base === "" ? json.name : base
}

function mediaType(given: string): MediaType | undefined {
  const [base = "", ...parameters] = splitOutsideQuotes(given, ";").map((each) => each.trim())
  const strip = parameters.some((each) => each.toLowerCase() === "nulls=stripped")
  switch (base.toLowerCase()) {
    case "*/*":
    case "application/*":
    case "application/json":
      return json
    case "text/csv":
      return { ...json, shape: "csv", name: "text/csv" }
    case "application/geo+json":
      return { ...json, shape: "geojson", name: "application/geo+json" }
    case "application/vnd.pgrst.object+json":
    case "application/vnd.pgrst.object":
      return { ...json, shape: "object", ...nulls("application/vnd.pgrst.object+json", strip) }
    case "application/vnd.pgrst.array+json":
    case "application/vnd.pgrst.array":
      return strip ? { ...json, ...nulls("application/vnd.pgrst.array+json", strip) } : json
    case "application/vnd.pgrst.plan":
    case "application/vnd.pgrst.plan+text":
    case "application/vnd.pgrst.plan+json":
      return planType(base.toLowerCase(), parameters)
    default:
      return undefined
  }
}

function nulls(base: string, strip: boolean) {
  return { stripNulls: strip, name: strip ? `${base};nulls=stripped` : base }
}

function planType(base: string, parameters: string[]): MediaType {
  const format = base.endsWith("+json") ? "json" : "text"
  const given = new Map(
    parameters.map((each) => [each.slice(0, each.indexOf("=")), each.slice(each.indexOf("=") + 1)]),
  )
  const named = (given.get("for") ?? "").replaceAll('"', "")
  const of = (named === "" ? undefined : mediaType(named)) ?? json
  const wanted = (given.get("options") ?? "").split("|")
  const options = planOptions.filter((option) => wanted.includes(option))
  const suffix = options.length > 0 ? `; options=${options.join("|")}` : ""
  const name = `application/vnd.pgrst.plan+${format}; for="${of.name}"${suffix}`
  return { ...json, shape: "plan", plan: { format, of, options }, name }
}

function withoutQuality(given: string) {
  const quality = /;\s*q=([0-9.]+)\s*$/i.exec(given)
  if (!quality) return { given, quality: 1 }
  return { given: given.slice(0, quality.index), quality: Number(quality[1]) || 0 }
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator)
  const parts = [""]
  let quoted = false
  for (const character of text) {
    if (character === '"') quoted = !quoted
    if (character === separator && !quoted) parts.push("")
    else parts.push((parts.pop() ?? "") + character)
  }
  return parts
}
