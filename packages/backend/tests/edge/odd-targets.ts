import * as fc from "fast-check"

const printable = fc.string({ unit: "binary-ascii", maxLength: 40 })
const anyBytes = fc.string({ unit: "binary", maxLength: 40 })
const id = "0b9a3f0e-7f0a-4a52-9d06-6f0d0c9a1a11"

/** The text of a path or a query where a name is expected. */
export const oddPart = fc.oneof(
  fc.constantFrom(
    ...["notes", "rpc/count_notes", "rpc", "echo", "own", "own/me/picture", id, "", "/"],
    ...[
      "%00",
      "%zz",
      "%",
      "%e0%a4%a",
      "%c0%af",
      "..%2f..%2f",
      "%2e%2e/",
      "..\\",
      "a%0d%0ab",
      "%ff",
      "%u0041",
    ],
    ...[
      "__proto__",
      "constructor",
      "*",
      "a".repeat(3_000),
      "%41".repeat(500),
      "\u00e9",
      "a b".replace(" ", "%20"),
    ],
  ),
  anyBytes.map((text) => encodeURIComponent(text.toWellFormed())),
)

/** The part after a path. */
export const oddQuery = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  fc.constantFrom(
    ...["?", "??", "?=", "?&&&", "?a=%", "?a=%00", "?a=%ff", "?a[b]=1&a=2", "?__proto__=1", "?select=*"],
    ...[
      "?select=" + "a(".repeat(200),
      "?or=(" + "and(".repeat(300),
      "?limit=1e999",
      "?offset=-1",
      "?order=,",
    ],
    ...[
      "?token=" + "x".repeat(5_000),
      "?type=signup&token=%00",
      "?redirect_to=%00//",
      "?page=1e9&per_page=-1",
    ],
    ...[
      "?download=%0d%0a",
      "?width=1e400",
      "?apikey=a&apikey=b",
      "?id=in.(" + "1,".repeat(900) + ")",
      "?columns=%",
    ],
  ),
  fc.tuple(printable, anyBytes).map(([name, value]) => `?${encode(name)}=${encode(value)}`),
)
const encode = (text: string) => encodeURIComponent(text.toWellFormed())
