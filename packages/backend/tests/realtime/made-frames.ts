import fc from "fast-check"

type FrameVersion = "1.0.0" | "2.0.0"

const topics = ["realtime:other", "realtime:", "phoenix", "", "realtime:\u0000", "x".repeat(300)]
const events = ["phx_join", "phx_leave", "heartbeat", "broadcast", "presence", "access_token"]
const oddEvents = ["phx_close", "toString", "__proto__", "postgres_changes"]

const nested = fc
  .tuple(
    fc.constantFrom("[", '{"a":', '[{"a":'),
    fc.oneof(fc.nat(150), fc.integer({ min: 4_000, max: 20_000 })),
    mostlyTrue(),
  )
  .map(([open, levels, isWhole]) => open.repeat(levels) + (isWhole ? closing(open, levels) : ""))

function mostlyTrue() {
  return fc.nat(7).map((number) => number > 0)
}

function closing(open: string, levels: number) {
  const close = { "[": "]", '{"a":': "}", '[{"a":': "}]" }[open] ?? ""
  return (open === "[" ? "" : "1") + close.repeat(levels)
}

const wide = fc.tuple(fc.constantFrom("list", "keys", "text"), fc.nat(60_000)).map(([kind, size]) => {
  if (kind === "list") return JSON.stringify(Array.from({ length: size }, () => 0))
  if (kind === "text") return JSON.stringify("\u{1f3cb}".repeat(size))
  return `{${Array.from({ length: size }, (_, index) => `"k${index}":0`).join(",")}}`
})

const odd = fc.constantFrom(
  "1e999",
  "-0",
  '"\\ud800"',
  '"\\u0000"',
  '{"__proto__":{"a":1},"constructor":null}',
  '{"toJSON":1,"length":-1}',
  '{"event":"track","payload":{"phx_ref":7,"metas":[]}}',
  '{"event":"track","payload":{"__proto__":[]}}',
  '{"event":"untrack"}',
  '{"type":"broadcast","event":"said","payload":{}}',
  '{"type":"broadcast","event":"said"}',
  '{"access_token":"x.y.z"}',
  '{"access_token":""}',
  '{"access_token":["sb_"]}',
)

const config = fc
  .record(
    {
      broadcast: fc.record({ ack: fc.boolean(), self: fc.boolean(), replay: fc.option(fc.jsonValue()) }),
      presence: fc.record({ key: fc.oneof(fc.string(), fc.constant("__proto__")), enabled: fc.boolean() }),
      private: fc.boolean(),
      postgres_changes: fc.array(
        fc.record({
          event: fc.constantFrom("*", "INSERT", "x"),
          schema: fc.constantFrom("public", "auth", "\u0000"),
          table: fc.constantFrom("letters", "board", "none", ""),
          filter: fc.oneof(fc.string(), fc.constantFrom("user_id=eq.1", "revision=in.(1,2)", "a=match.(((")),
        }),
        { maxLength: 4 },
      ),
    },
    { requiredKeys: [] },
  )
  .map((config) => JSON.stringify({ config }))

const part = fc.oneof(
  { weight: 2, arbitrary: nested },
  { weight: 1, arbitrary: wide },
  { weight: 2, arbitrary: fc.json() },
)

/** An event and its payload, with one part generated. */
const fitting = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        { event: "broadcast", before: '{"type":"broadcast","event":"said","payload":', after: "}" },
        { event: "presence", before: '{"type":"presence","event":"track","payload":{"a":', after: "}}" },
        { event: "phx_join", before: '{"config":{"broadcast":', after: "}}" },
        { event: "phx_join", before: '{"config":{"postgres_changes":[', after: "]}}" },
        { event: "access_token", before: '{"access_token":', after: "}" },
      ),
      part,
    )
    .map(([{ event, before, after }, part]) => [JSON.stringify(event), before + part + after]),
  config.map((payload) => ['"phx_join"', payload]),
)

const payload = fc.oneof(nested, wide, odd, config, fc.json())

/** Mostly meaningful values, so that the server gets as far as reading the generated ones elsewhere. */
const mostly = (usual: fc.Arbitrary<string>, ...others: fc.Arbitrary<string>[]) =>
  fc.oneof({ weight: 12, arbitrary: usual }, ...others.map((arbitrary) => ({ weight: 1, arbitrary })))

const quoted = (...texts: string[]) => fc.constantFrom(...texts.map((text) => JSON.stringify(text)))
const reference = mostly(fc.constant('"1"'), fc.constantFrom("null", "1", "{}", '"\\ud800"'))

const unfitting = fc.tuple(mostly(quoted(...events), quoted(...oddEvents), fc.json()), payload)

/** A message as a serializer writes it, with a generated value in each place. */
const message = (version: FrameVersion) =>
  fc
    .tuple(
      reference,
      reference,
      mostly(quoted("realtime:hall"), quoted(...topics), fc.json()),
      fc.oneof({ weight: 2, arbitrary: fitting }, { weight: 1, arbitrary: unfitting }),
    )
    .map(([joinRef, ref, topic, [event, payload]]) =>
      version === "2.0.0"
        ? `[${joinRef},${ref},${topic},${event},${payload}]`
        : `{"join_ref":${joinRef},"ref":${ref},"topic":${topic},"event":${event},"payload":${payload}}`,
    )

/** A binary broadcast whose lengths may be wrong. */
const push = fc
  .tuple(
    mostly(fc.constant("1"), fc.constantFrom("", "2")),
    mostly(fc.constant("realtime:hall"), fc.constantFrom("realtime:other", "\u0000")),
    fc.constantFrom("said", "", "x".repeat(255)),
    payload,
    fc.constantFrom(0, 1, 1, 1, 2, 255),
    fc.option(fc.uint8Array({ minLength: 7, maxLength: 7 }), { freq: 1 }),
  )
  .map(([joinRef, topic, event, payload, encoding, lie]) => {
    const fields = [joinRef, "2", topic, event, ""].map((field) => Buffer.from(field))
    const head = lie ?? [3, ...fields.map(({ length }) => length), encoding]
    return Buffer.concat([Buffer.from(head), ...fields, Buffer.from(payload)])
  })

const cut = <T extends string | Buffer>(whole: fc.Arbitrary<T>) =>
  fc.tuple(whole, fc.double({ min: 0, max: 1, noNaN: true })).map(([frame, share]) => {
    const end = Math.floor(frame.length * share)
    return typeof frame === "string" ? frame.slice(0, end) : frame.subarray(0, end)
  })

/** One frame from a client: valid or broken, text or bytes. */
export function madeFrame(version: FrameVersion): fc.Arbitrary<string | Buffer> {
  const other = version === "2.0.0" ? "1.0.0" : "2.0.0"
  return fc.oneof(
    { weight: 12, arbitrary: message(version) },
    { weight: 6, arbitrary: push },
    { weight: 1, arbitrary: message(other) },
    { weight: 1, arbitrary: cut(message(version)) },
    { weight: 1, arbitrary: cut(push) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.string() },
  )
}

/** The bytes of WebSocket frames that break the protocol's rules, and of valid ones that are cut off. */
export const madeBytes = fc
  .record({
    first: fc.nat(255),
    isMasked: fc.boolean(),
    length: fc.constantFrom(0, 1, 125, 126, 127, 65_535),
    claimed: fc.option(fc.constantFrom(0n, 65_536n, 1_048_577n, 2n ** 62n, 2n ** 64n - 1n), { freq: 4 }),
    body: fc.uint8Array({ maxLength: 200 }),
    end: fc.nat(220),
  })
  .map(({ first, isMasked, length, claimed, body, end }) => {
    const mask = isMasked ? 128 : 0
    const head = Buffer.from([first, mask + (claimed === null ? Math.min(length, 125) : 127)])
    const longer = Buffer.alloc(claimed === null ? 0 : 8)
    if (claimed !== null) longer.writeBigUInt64BE(claimed)
    const key = Buffer.from(isMasked ? [1, 2, 3, 4] : [])
    return Buffer.concat([head, longer, key, Buffer.from(body)]).subarray(0, end)
  })

/** The heads of handshakes: almost right, wrong in one place, or cut off. */
export const madeHandshake = (apiKey: string) =>
  fc
    .record({
      method: fc.constantFrom("GET", "GET", "GET", "POST", "TRACE"),
      path: fc.constantFrom(
        `/realtime/v1/websocket?apikey=${apiKey}&vsn=2.0.0`,
        `/realtime/v1/websocket?apikey=${apiKey}&vsn=%ff`,
        `/realtime/v1/websocket?apikey=${"x".repeat(5_000)}`,
        "/realtime/v1/websocket",
        "//",
        "//[",
        "http://[",
        "*",
        "/%00",
      ),
      upgrade: fc.constantFrom("websocket", "websocket", "h2c", "", "websocket, h2c"),
      key: fc.constantFrom("dGhlIHNhbXBsZSBub25jZQ==", "", "x"),
      version: fc.constantFrom("13", "13", "8", "", "-1"),
      host: fc.constantFrom("127.0.0.1", "a b", ""),
      more: fc.constantFrom(
        "",
        "Content-Length: 5\r\n",
        "Transfer-Encoding: chunked\r\n",
        "Sec-WebSocket-Protocol: ,\r\n",
        'Sec-WebSocket-Extensions: permessage-deflate; x="\r\n',
        "X-Forwarded-For: x, ,\u00ff\r\n",
      ),
      tail: fc.constantFrom("", "\u0000\u0001", "GET / HTTP/1.1\r\n\r\n"),
      share: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    })
    .map(({ method, path, upgrade, key, version, host, more, tail, share }) => {
      const whole =
        `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: ${version}\r\n${more}\r\n${tail}`
      return Buffer.from(whole.slice(0, Math.floor(whole.length * share)), "latin1")
    })
