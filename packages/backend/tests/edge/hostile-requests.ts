import * as fc from "fast-check"
import { oddBody } from "./odd-bodies.ts"
import { type Header, namedHeader, oddContentType, oddHost, strangeHeader } from "./odd-headers.ts"
import { oddPart, oddQuery } from "./odd-targets.ts"
import type { RawRequest } from "./raw-exchange.ts"
import type { Route } from "./routes-of.ts"

/** How the body's length is announced. */
const framing = fc.oneof(
  { weight: 6, arbitrary: fc.constant("right" as const) },
  fc.constantFrom(
    "none",
    "too long",
    "doubled",
    "doubled, different",
    "negative",
    "words",
    "chunked",
    "both",
    "strange coding",
  ),
)

function framed(how: string, size: number): { headers: Header[]; isWhole: boolean } {
  const length = (value: string): Header => ["Content-Length", value]
  const coding = (value: string): Header => ["Transfer-Encoding", value]
  switch (how) {
    case "right":
      return { headers: [length(String(size))], isWhole: true }
    case "none":
      return { headers: [], isWhole: size === 0 }
    case "too long":
      return { headers: [length(String(size + 100))], isWhole: false }
    case "doubled":
      return { headers: [length(String(size)), length(String(size))], isWhole: true }
    case "doubled, different":
      return { headers: [length(String(size)), length(String(size + 1))], isWhole: true }
    case "negative":
      return { headers: [length("-1")], isWhole: true }
    case "words":
      return { headers: [length("as long as it takes")], isWhole: true }
    case "chunked":
      return { headers: [coding("chunked")], isWhole: false }
    case "both":
      return { headers: [coding("chunked"), length(String(size))], isWhole: false }
    default:
      return { headers: [coding("gzip, chunked, identity")], isWhole: false }
  }
}

const oddMethods = [
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "QUERY",
  "get",
  "G@T",
  "M".repeat(300),
  "OPTIONS",
  "PUT",
  "PATCH",
  "DELETE",
]

/** Requests that no client library would write, to these routes, with or without one of these tokens. */
export function hostileRequests(
  routes: readonly Route[],
  tokens: readonly string[],
): fc.Arbitrary<RawRequest> {
  const line = fc.constantFrom(...routes).chain((route) =>
    fc.record({
      method: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...route.methods) },
        fc.constantFrom(...oddMethods),
      ),
      path: fc.tuple(oddPart, oddPart).map(([one, other]) => filled(route.path, one, other)),
    }),
  )
  const target = fc.constantFrom("", "", "", "", "", "", "http://elsewhere", "https://a b", "//", "*")
  const mostlyRight = { weight: 8, arbitrary: fc.constant<Header[]>([["Host", "here"]]) }
  return fc
    .record({
      line,
      prefix: target,
      query: oddQuery,
      host: fc.oneof(mostlyRight, oddHost),
      type: oddContentType,
      headers: fc.array(fc.oneof({ weight: 4, arbitrary: namedHeader }, strangeHeader), { maxLength: 4 }),
      token: fc.constantFrom(...tokens),
      body: oddBody,
      framing,
      version: fc.constantFrom("1.1", "1.1", "1.1", "1.1", "1.1", "1.1", "1.0", "2.0", "9.9", ""),
    })
    .map((made) => {
      const { headers, isWhole } = framed(made.framing, made.body.length)
      const token: Header[] = made.token === "" ? [] : [["Authorization", `Bearer ${made.token}`]]
      const all = [...made.host, ...token, ...made.headers, ["Content-Type", made.type] as const, ...headers]
      const { method, path } = made.line
      return {
        head: headOf(`${method} ${made.prefix}${path}${made.query} HTTP/${made.version}`, all),
        body: made.body,
        breaksOff: !isWhole,
      }
    })
}

function filled(path: string, one: string, other: string) {
  return path.replace(/:\w+/, one).replaceAll(/:\w+/g, other).replaceAll("*", other)
}

/** The head of a request, in bytes. */
export function headOf(line: string, headers: readonly Header[]): Buffer {
  return Buffer.from(
    [line, ...headers.map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n"),
    "latin1",
  )
}
