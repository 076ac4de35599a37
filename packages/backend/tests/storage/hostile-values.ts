import fc from "fast-check"

const plain = [
  "",
  " ",
  "a",
  "a.txt",
  "..",
  ".",
  "../..",
  "a/../b",
  "'",
  '"',
  "\\",
  "$1",
  "{}",
  "null",
  "true",
]
const encoded = ["%00", "%2e%2e%2f", "%F0%9F%92%AA", "%0d%0a", "é", "ÿ", ";", ",", "=", "?", "#", "+", "*"]
const numbers = ["-1", "0", "3", "10", "1e400", "9".repeat(30)]
const names = ["constructor", "__proto__", "toString", "a".repeat(90), "bytes", "image/png", "text/html"]

/** Parts of addresses and headers that a careless parser stumbles over. */
export const oddText = fc
  .array(fc.constantFrom(...plain, ...encoded, ...numbers, ...names), { maxLength: 3 })
  .map((parts) => parts.join(""))

const oneByte = fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code))

/** Text that a header may contain: no line breaks, and only characters that are sent as one byte. */
export const headerText = fc.oneof(oddText, fc.string({ unit: oneByte }))

/** Any text, including NUL and lone surrogates. */
export const anyText = fc.oneof(oddText, fc.string({ unit: "binary" }), fc.constantFrom("\0", "\uD800"))

/** JSON nested this deep. */
export const nested = (depth: number) => `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`

export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>("a\0b", -1, 0, 1e18, 1e300, 0.5, "x".repeat(5_000), [], {}, [[[]]]),
)

/** Base64, sometimes not quite valid. */
export const base64 = fc.oneof(
  { weight: 5, arbitrary: anyText.map((any) => Buffer.from(any).toString("base64")) },
  { weight: 3, arbitrary: fc.json({ maxDepth: 4 }).map((json) => Buffer.from(json).toString("base64")) },
  fc.constantFrom(90, 2_000, 4_000).map((depth) => Buffer.from(nested(depth)).toString("base64")),
  headerText,
)

/** Mostly expected values, so that requests get past the first checks. */
export const mostly = <T>(expected: fc.Arbitrary<T>, hostile: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: expected }, { weight: 1, arbitrary: hostile })

/** Named values, each of which is left out `missing` times in a hundred. */
export function someOf<T>(named: Record<string, fc.Arbitrary<T>>, missing: number) {
  const pairs = Object.entries(named).map(([name, arbitrary]) =>
    fc.tuple(fc.constant(name), arbitrary, fc.integer({ min: 0, max: 99 })),
  )
  return fc
    .tuple(...pairs)
    .map((all) =>
      Object.fromEntries(all.flatMap(([name, value, chance]) => (chance < missing ? [] : [[name, value]]))),
    )
}
