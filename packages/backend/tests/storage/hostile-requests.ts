import fc from "fast-check"
import { anyText, anyValue, base64, headerText, mostly, nested, oddText, someOf } from "./hostile-values.ts"
import type { RawRequest } from "./raw-request.ts"

const routes = `
  GET /bucket, POST /bucket, GET /bucket/B, PUT /bucket/B, POST /bucket/B/empty, DELETE /bucket/B,
  POST /object/list/B, POST /object/list-v2/B, POST /object/move, POST /object/copy, DELETE /object/B,
  DELETE /object/B/K, POST /object/sign/B/K, POST /object/sign/B, GET /object/sign/B/K,
  GET /object/info/B/K, GET /object/info/public/B/K, GET /object/public/B/K, GET /object/B/K,
  POST /object/B/K, PUT /object/B/K, POST /object/upload/sign/B/K, PUT /object/upload/sign/B/K, DELETE /cdn/B/K
`
const uploadsInParts = `
  POST /upload/resumable, POST /upload/resumable, POST /upload/resumable/sign, OPTIONS /upload/resumable, GET /upload/resumable/K,
  PATCH /upload/resumable/K, DELETE /upload/resumable/K, PATCH /upload/resumable/sign/K, PATCH /upload/resumable/begun
`
const listed = (text: string) => text.trim().split(/,\s+/)

/** The person who sends the requests. */
export const ann = "0f6d3c1e-58f2-4c5b-9a53-1f7a2f9d8a01"

const ownKey = fc.constantFrom(`${ann}/a.txt`, `${ann}/b.txt`, `${ann}/c`)
const key = mostly(
  ownKey,
  fc.oneof(
    oddText,
    oddText.map((end) => `${ann}/${end}`),
  ),
)
const bucket = mostly(fc.constantFrom("own", "own", "open", "pictures"), oddText)

const fields = someOf<unknown>(
  {
    prefix: mostly<unknown>(fc.oneof(key, anyText), anyValue),
    search: mostly<unknown>(anyText, anyValue),
    limit: mostly<unknown>(fc.integer({ min: 1 }), anyValue),
    offset: mostly<unknown>(fc.maxSafeInteger(), anyValue),
    cursor: mostly<unknown>(base64, anyValue),
    with_delimiter: mostly<unknown>(fc.boolean(), anyValue),
    sortBy: mostly<unknown>(fc.constantFrom({ column: "name", order: "desc" }, { column: "id" }), anyValue),
    bucketId: mostly<unknown>(bucket, anyValue),
    sourceKey: mostly<unknown>(key, anyText),
    destinationKey: mostly<unknown>(key, anyText),
    prefixes: mostly<unknown>(fc.array(fc.oneof(key, anyText), { minLength: 1, maxLength: 3 }), anyValue),
    paths: mostly<unknown>(fc.array(fc.oneof(key, anyText), { minLength: 1, maxLength: 3 }), anyValue),
    expiresIn: mostly<unknown>(fc.maxSafeInteger(), anyValue),
    transform: mostly<unknown>(fc.constantFrom({ width: 10 }, null), anyValue),
    name: mostly<unknown>(anyText, anyValue),
    file_size_limit: mostly<unknown>(fc.oneof(fc.maxSafeInteger(), anyText), anyValue),
    allowed_mime_types: mostly<unknown>(fc.array(anyText, { maxLength: 3 }), anyValue),
    constructor: anyValue,
  },
  10,
).map((object) => JSON.stringify(object))
const form = (head: string, metadata: string) =>
  `--cut\r\ncontent-disposition: form-data; name="metadata"\r\n\r\n${metadata}\r\n` +
  `--cut\r\ncontent-disposition: form-data; name=""; ${head}\r\n\r\nabc\r\n--cut--\r\n`
const body = fc.oneof(
  { weight: 8, arbitrary: fields },
  {
    weight: 2,
    arbitrary: fc.tuple(mostly(fc.constant('filename="a"'), anyText), anyText).map((of) => form(...of)),
  },
  fc.constantFrom(90, 2_000, 100_000).map(nested),
  fc.constantFrom(90, 2_000, 100_000).map((depth) => `{"expiresIn":9,"transform":${nested(depth)}}`),
  fc.json({ maxDepth: 4 }),
  anyText,
)

const common = someOf(
  {
    range: fc.oneof(
      headerText,
      fc.tuple(oddText, oddText).map(([from, to]) => `bytes=${from}-${to}`),
    ),
    "if-none-match": headerText,
    "if-modified-since": headerText,
    "cache-control": headerText,
    "x-metadata": base64,
    "x-upsert": fc.constantFrom("true", "false", ""),
    "x-signature": headerText,
    "x-forwarded-proto": headerText,
    authorization: headerText,
  },
  92,
)
const bodyTypes = fc.constantFrom("application/json", "application/json", "multipart/form-data; boundary=cut")
const oddTypes = fc.constantFrom(
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "application/json; charset=x",
  ";",
)
const ofBody = someOf({ "content-type": mostly(bodyTypes, fc.oneof(oddTypes, headerText)) }, 3)

const encoded = (text: fc.Arbitrary<string>) => text.map((each) => Buffer.from(each).toString("base64"))
const metadata = someOf(
  {
    bucketName: mostly(encoded(bucket), base64),
    objectName: mostly(encoded(key), base64),
    contentType: mostly(encoded(fc.constant("text/plain")), base64),
    cacheControl: mostly(encoded(fc.constant("60")), base64),
    metadata: base64,
  },
  10,
).map((pairs) =>
  Object.entries(pairs)
    .map((pair) => pair.join(" "))
    .join(","),
)
const ofPart = someOf(
  {
    "tus-resumable": mostly(fc.constant("1.0.0"), headerText),
    "x-upsert": mostly(fc.constant("true"), headerText),
    "upload-metadata": mostly(metadata, headerText),
    "upload-length": mostly(fc.constantFrom("0", "3", "100", "100000"), headerText),
    "upload-offset": mostly(fc.constantFrom("0", "3"), headerText),
    "content-type": mostly(fc.constant("application/offset+octet-stream"), headerText),
  },
  4,
)
const rare = someOf({ "upload-concat": headerText, "upload-defer-length": fc.constantFrom("1", "2", "") }, 92)

const parameters = [
  "token",
  "download",
  "width",
  "height",
  "quality",
  "limit",
  "offset",
  "search",
  "sortColumn",
]
const query = fc
  .array(fc.tuple(fc.constantFrom(...parameters), oddText), { maxLength: 3 })
  .map((pairs) => `?${pairs.map((pair) => pair.join("=")).join("&")}`)

const asked = (route: string, headers: fc.Arbitrary<Record<string, string>>) =>
  fc
    .record({ route: fc.constantFrom(...listed(route)), bucket, key, query, headers, common, body })
    .map((of): RawRequest => {
      const [method = "", path = ""] = of.route.split(" ")
      const place = path.replace("/B", () => `/${of.bucket}`).replace("/K", () => `/${of.key}`)
      const sent = { ...of.headers, ...of.common }
      return { method, path: inLine(place + of.query), headers: sent, body: Buffer.from(of.body) }
    })

/** Encodes a path for the request line, where a space would end it and everything must be ASCII. */
const inLine = (path: string) => path.replaceAll(/[^!-~]|#/g, (character) => encodeURIComponent(character))

/** Hostile requests by Ann to every route of the storage API. `begun` is replaced by an upload that has begun. */
export const hostileRequests = fc.oneof(
  { weight: 4, arbitrary: asked(routes, ofBody) },
  {
    weight: 1,
    arbitrary: asked(
      uploadsInParts,
      fc.tuple(ofPart, rare).map(([part, more]) => ({ ...part, ...more })),
    ),
  },
)
