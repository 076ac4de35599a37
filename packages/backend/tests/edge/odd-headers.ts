import * as fc from "fast-check"

export type Header = readonly [name: string, value: string]

/** The host that the request claims to be for. */
export const oddHost = fc.constantFrom<Header[]>(
  ...[
    "two words",
    "",
    "[::1",
    "a@b",
    "a/b",
    "a:b:c",
    "x:99999999",
    "x:-1",
    "\u00ff\u00fe",
    "a".repeat(4_000),
  ].map((value): Header[] => [["Host", value]]),
  [],
  [
    ["Host", "one"],
    ["Host", "two"],
  ],
)

export const oddContentType = fc.constantFrom(
  ...[
    "application/json",
    "application/json; charset=utf-16",
    "application/json;",
    'APPLICATION/JSON; x="',
    "text/csv",
  ],
  ...[
    "multipart/form-data",
    "multipart/form-data; boundary=",
    'multipart/form-data; boundary="',
    "*/*",
    "a",
    "/",
  ],
  ...[
    "application/x-www-form-urlencoded",
    "application/octet-stream",
    "application/offset+octet-stream",
    ";;;;",
  ],
  ...[
    "application/vnd.pgrst.array+json",
    "image/png",
    "text/plain",
    `multipart/form-data; boundary=${"b".repeat(300)}`,
  ],
)

const namedValues: Record<string, string[]> = {
  Accept: [
    "",
    "*/*",
    "application/vnd.pgrst.object",
    "a;q=2,;",
    "text/csv;q=",
    ",".repeat(2_000),
    "application/vnd.pgrst.plan",
  ],
  "Accept-Encoding": ["gzip;q=9", "br,,", "identity;q=0", "*;q=0", "x".repeat(2_000)],
  Prefer: [
    "tx=rollback",
    "count=exact,return=x",
    "timezone=Nowhere",
    "handling=strict, max-affected=-1",
    "missing=default",
    "resolution=",
  ],
  Range: ["0-", "9-1", "bytes=-1", "bytes=1-0,,", "1e9-1e10", "99999999999999999999-", "a"],
  "Range-Unit": ["", "items", "\u00ff"],
  "Accept-Profile": ["private", "auth", "public, public", '"', "\u00ff"],
  "Content-Profile": ["private", "", '"; drop table'],
  Authorization: [
    "",
    "Bearer",
    "Bearer ",
    "Bearer a.b.c",
    "Basic !!!",
    "Bearer " + "a".repeat(9_000),
    "Bearer \u00ff",
    "bearer null",
  ],
  Cookie: ["a", "=", ";;;", "a=%zz", "sso=%00", "b=" + "c".repeat(5_000)],
  "If-None-Match": ['"', "W/", "*"],
  "If-Modified-Since": ["never", "Thu, 99 Foo 1970"],
  "X-Forwarded-For": ["::", "a, b", ",", "1".repeat(400)],
  "X-Forwarded-Host": ["two words", "a, b", ""],
  "X-Forwarded-Proto": ["gopher", "http, https", ":"],
  "Tus-Resumable": ["1.0.0", "0.0.0", "x"],
  "Upload-Length": ["-1", "1e9", "NaN", "99999999999999999999", "10"],
  "Upload-Offset": ["-1", "x", "0", "99999999999"],
  "Upload-Defer-Length": ["1", "2"],
  "Upload-Metadata": [
    "bucketName",
    "bucketName !!!",
    "bucketName YXZhdGFycw==,objectName",
    ",,,",
    "a ".repeat(500),
  ],
  "X-Signature": ["", "a.b.c"],
  "X-Upsert": ["true", "maybe"],
  "X-HTTP-Method-Override": ["PATCH", "\u00ff"],
  Expect: ["100-continue", "the impossible"],
  Upgrade: ["websocket", "h2c", ""],
  Connection: ["upgrade", "close, close", "\u00ff"],
  "Sec-WebSocket-Key": ["x", "dGhlIHNhbXBsZSBub25jZQ=="],
  "Sec-WebSocket-Version": ["13", "-1"],
  Origin: ["null", "\u00ff"],
  "Access-Control-Request-Method": ["", "\u00ff", "PUT"],
  "Access-Control-Request-Headers": ["\u00ff", ",,,", "a".repeat(6_000)],
  "X-Supabase-Api-Version": ["2024-01-01", "2024-99-99", "9999-12-31"],
  "X-Client-Info": ["{", "\u00ff"],
  "Accept-Language": ["*", "xx-" + "y".repeat(900), "-", "de_DE@euro"],
  "User-Agent": ["", "\u00ff".repeat(500)],
}

/** A header that the server looks at, with a value that nobody expects. */
export const namedHeader: fc.Arbitrary<Header> = fc
  .constantFrom(...Object.entries(namedValues))
  .chain(([name, values]) => fc.constantFrom(...values.map((value): Header => [name, value])))
/** A header that no server expects. */
export const strangeHeader: fc.Arbitrary<Header> = fc.oneof(
  fc.tuple(
    fc.constantFrom("X-A", "__proto__", "constructor", "X-" + "n".repeat(900), "\u00e9", "X Y", ""),
    fc.string({ unit: "binary", maxLength: 40 }),
  ),
  fc.constant<Header>(["X-Long", "v".repeat(20_000)]),
)
