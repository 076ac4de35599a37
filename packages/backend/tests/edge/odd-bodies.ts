import * as fc from "fast-check"

const depth = 20_000
const json = fc.oneof(
  fc.constantFrom(
    ...[
      "",
      "{",
      "[]",
      "null",
      "0",
      '"',
      "{}",
      "[{}]",
      "[[]]",
      "1e999",
      "-",
      '{"a":1,"a":2}',
      "\u0000",
      "\ufeff{}",
    ],
    ...[
      '{"email":"\\u0000","password":"\\ud800"}',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":1}}',
    ],
    ...['{"email":{},"password":[]}', '{"messages":[{"topic":"a","event":"b","payload":{}}]}', '[1,"a",{}]'],
    ...[
      '{"prefixes":["\\u0000"]}',
      '{"bucketId":"own","sourceKey":"a","destinationKey":"\\u0000"}',
      "9".repeat(400),
    ],
    ...[
      '{"phone":"+","email":"a@b","data":{"a":"\\ud800"}}',
      '{"expiresIn":1e308}',
      '{"id":"\\u0000","name":""}',
    ],
  ),
  fc.json({ maxDepth: 3 }),
)
/** JSON that is as deep or as wide as fits into a request. */
export const absurdJson = {
  "deep arrays": "[".repeat(depth) + "]".repeat(depth),
  "deep objects": '{"a":'.repeat(depth) + "1" + "}".repeat(depth),
  "deep payload": `{"messages":[{"topic":"a","event":"b","payload":{"a":${"[".repeat(depth)}${"]".repeat(depth)}}}],"data":${"[".repeat(depth)}${"]".repeat(depth)}}`,
  "a wide array": `[${"1,".repeat(100_000)}1]`,
  "a wide object": `{${Array.from({ length: 20_000 }, (_, each) => `"k${each}":1`).join(",")}}`,
}

const multipart = fc.constantFrom(
  ...[
    "--x\r\n",
    "--x--",
    '--x\r\nContent-Disposition: form-data; name=""\r\n\r\nabc',
    "--x\r\nContent-Disposition: form-data",
  ],
)
/** Bodies that no client of ours would send. */
export const oddBody = fc.oneof(
  { weight: 3, arbitrary: json.map((text) => Buffer.from(text)) },
  fc.constant(Buffer.alloc(0)),
  multipart.map((text) => Buffer.from(text)),
  fc.string({ unit: "binary", maxLength: 40 }).map((text) => Buffer.from(text, "latin1")),
  fc
    .constantFrom("a=b&a=%zz", "grant_type=password", "SAMLResponse=%00&RelayState=%", "token=%00&type=x")
    .map((text) => Buffer.from(text)),
)
