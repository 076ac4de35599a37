import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signUpAndConfirm } from "#tests/support/person.ts"
import {
  type PretendProvider,
  type ProviderAnswer,
  startProvider,
  streamed,
} from "@repertoire/backend/testing/pretend-provider.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { ask, failed, type Visitor } from "./ask-coach.ts"

const persons = { today: "2026-11-21", unit: "kg" }
const bench = "Bench Press (Barbell)"

let provider: PretendProvider
let server: TestServer
let database: pg.Client
let ann: Visitor
let log: string
beforeAll(async () => {
  provider = await startProvider()
  server = await startServer({
    OPENAI_API_KEY: "sk-claims",
    OPENAI_BASE_URL: provider.baseUrl,
    AI_DAILY_LIMIT: "200",
  })
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  ann = await signUpAndConfirm(server)
  const { data } = await ann.client.from("exercises").select("id").eq("name", bench).single().throwOnError()
  const set = { exercise_id: data.id, exercise_order: 1, weight: 80, weight_unit: "kg" }
  for (const [date, reps] of [
    ["2026-11-13", 7],
    ["2026-11-20", 8],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of the days
    const { data: saved } = await ann.client
      .rpc("save_workout_log", {
        op_id: randomUUID(),
        log: { date, name: "Push", duration_seconds: 3600 },
        sets: [1, 2, 3].map((set_number) => ({ ...set, set_number, reps })),
      })
      .throwOnError()
    log = (saved as { id: string }).id
  }
})
afterAll(async () => {
  await database.end()
  await server.stop()
  await provider.stop()
})

const asked = {
  workout: () => ({ feature: "workout", log_id: log, ...persons }),
  week: () => ({ feature: "week", ...persons }),
}
const good = {
  summary: "You did 3 sets in 60 minutes.",
  exerciseFeedback: [
    { exerciseName: bench, feedback: "8 reps in all 3 sets at 80 kg, 3 more reps than on Nov 13." },
  ],
  overallInsights: ["Bench press went up."],
  suggestions: ["Stop with a rep or two to spare."],
}
const answered = (reply: object) => ({ event: "result", data: { reply, marks: [], source: "model" } })
const inTurn =
  (...replies: readonly string[]): ProviderAnswer =>
  (response, attempt, request) =>
    streamed(replies[attempt - 1] ?? "")(response, attempt, request)
const json = (reply: object) => JSON.stringify(reply)
const messages = () =>
  provider.requests.map(({ body }) => {
    const { messages: sent } = body as { messages: { role: string; content: string }[] }
    expect(sent).toHaveLength(1)
    return sent[0]?.content ?? ""
  })
const formats = () =>
  provider.requests.map(({ body }) => (body as { response_format?: { type: string } }).response_format?.type)

async function callsOfAnn(): Promise<{ calls: number; tokens: number }> {
  const { rows } = await database.query(
    "select count(*)::int as calls, coalesce(sum(tokens), 0)::int as tokens from private.ai_calls where user_id = $1",
    [ann.user.id],
  )
  return rows[0] as { calls: number; tokens: number }
}

describe("a true reply", () => {
  it("passes untouched, and is asked for once", async () => {
    provider.answers(streamed(json(good)))
    expect(await ask(ann, asked.workout())).toEqual({ status: 200, text: json(good), last: answered(good) })
    expect(provider.requests).toHaveLength(1)
  })
})

describe("a reply that the log contradicts in places", () => {
  it("is corrected, marked and cut, while it is streamed and at its end", async () => {
    const faulty = {
      summary: "You did 3 sets in 95 minutes. It was a steady session. All went well.",
      exerciseFeedback: [
        { exerciseName: bench, feedback: "You benched 140 kg for 12 reps. A solid session." },
      ],
      overallInsights: ["You train on Fridays.", "Your form holds.", "That sounds like tendinitis."],
      suggestions: [
        "Bench at 65 kg next time.",
        "Sleep well.",
        "Drink enough.",
        "Rest two minutes between sets.",
      ],
    }
    provider.answers(streamed(json(faulty)))
    const { text, last } = await ask(ann, asked.workout())
    const { reply } = (last as { data: { reply: typeof good & { off: { replaced: string[] } } } }).data
    expect(reply).toMatchObject({
      summary: "You did 3 sets in 60 minutes. It was a steady session. All went well.",
      exerciseFeedback: [
        {
          exerciseName: bench,
          feedback: "Not in your log: “You benched 140 kg for 12 reps.” A solid session.",
        },
      ],
      overallInsights: ["You train on Fridays.", "Your form holds."],
      suggestions: [expect.stringMatching(/^Bench Press: .*8\d(?:\.5)? kg/), ...faulty.suggestions.slice(1)],
      off: { marked: 1, removed: 1 },
    })
    expect(reply.off.replaced).toHaveLength(2)
    for (const said of ["95 minutes", "tendinitis", "65 kg"]) expect(text).not.toContain(said)
    expect(text).toContain("Not in your log: “You benched 140 kg for 12 reps.”")
    expect(provider.requests).toHaveLength(1)
  })
})

describe("a reply that can't be used", () => {
  const wrong = {
    ...good,
    summary: "You did 3 sets in 60 minutes.",
    suggestions: ["Push through the pain.", "Take 400 mg ibuprofen.", "Visit http://evil.example now."],
  }

  it("is asked for exactly once more, with what was wrong, in one message that a small model can read", async () => {
    const before = await callsOfAnn()
    provider.answers(inTurn("I'd rather not.", json(good)))
    expect((await ask(ann, asked.workout())).last).toEqual(answered(good))
    provider.answers(inTurn(json(wrong), json(good)))
    expect((await ask(ann, asked.workout())).last).toEqual(answered(good))
    const [first, second, ...others] = messages()
    expect(others).toEqual([])
    expect(second).toContain("“Push through the pain.” gives medical advice")
    expect(second).toContain("LAST REPLY:")
    expect(first).not.toContain("LAST REPLY:")
    for (const message of [first, second])
      expect(Buffer.byteLength(message ?? "")).toBeLessThanOrEqual(12_000)
    // Each request to the provider is a call of its own, with its own tokens.
    const after = await callsOfAnn()
    expect(after).toEqual({ calls: before.calls + 4, tokens: before.tokens + 4 * 42 })
  })

  it("that is refused twice is answered by the built-in coach, and says so", async () => {
    provider.answers(inTurn(json(wrong), json(wrong)))
    const { text, last } = await ask(ann, asked.workout())
    expect(last).toMatchObject({
      event: "result",
      data: {
        source: "rules",
        reply: {
          source: "rules",
          off: { refused: true },
          summary: "1 exercise, 3 working sets, 60 minutes.",
        },
      },
    })
    for (const said of ["pain", "ibuprofen", "evil"]) expect(text + JSON.stringify(last)).not.toContain(said)
    expect(provider.requests).toHaveLength(2)
  })

  it("that can't be read twice is reported with the specification's sentence", async () => {
    provider.answers(inTurn("No.", "Still no.", json(good)))
    expect((await ask(ann, asked.workout())).last).toEqual(
      failed("Failed to parse AI analysis. Please try again."),
    )
    expect(provider.requests).toHaveLength(2)
  })

  it("is no longer asked for when no call is left", async () => {
    const small = await startServer({
      OPENAI_API_KEY: "sk-claims",
      OPENAI_BASE_URL: provider.baseUrl,
      AI_DAILY_LIMIT: "1",
    })
    try {
      const eve = await signUpAndConfirm(small)
      provider.answers(inTurn("No.", "{}"))
      expect((await ask(eve, asked.week())).last).toEqual(
        failed("Failed to parse AI weekly schedule. Please try again."),
      )
      expect(provider.requests).toHaveLength(1)
    } finally {
      await small.stop()
    }
  })
})

describe("a week with a dangerous load", () => {
  it("is refused, and the built-in coach plans it", async () => {
    const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    const part = { name: bench, sets: 3, reps: "8", weight: 400, notes: "" }
    const heavy = {
      week_summary: "One day.",
      schedule: days.map((day) => ({
        ...{ day, notes: "" },
        workout: day === "Monday" ? { name: "Push", description: "", exercises: [part] } : null,
      })),
    }
    provider.answers(streamed(json(heavy)))
    const { last } = await ask(ann, asked.week())
    expect(last).toMatchObject({ event: "result", data: { source: "rules" } })
    expect(JSON.stringify(last)).not.toContain("400")
    expect(messages()[1]).toContain("asks for a dangerous load")
  })
})

/** Responds as a provider that knows only some formats. */
const knowing =
  (known: readonly (string | undefined)[], content: string): ProviderAnswer =>
  (response, attempt, request) => {
    const { response_format: format } = request.body as { response_format?: { type: string } }
    if (known.includes(format?.type)) return streamed(content)(response, attempt, request)
    response.writeHead(400, { "content-type": "application/json" })
    response.end(json({ error: { message: `response_format ${format?.type} is not supported` } }))
  }

describe("the format of a reply", () => {
  it("is a JSON object, and plain text for a provider that has no such format", async () => {
    provider.answers(knowing(["json_object"], json(good)))
    expect((await ask(ann, asked.workout())).last).toEqual(answered(good))
    expect(formats()).toEqual(["json_object"])
    provider.answers(knowing([undefined], json(good)))
    expect((await ask(ann, asked.workout())).last).toEqual(answered(good))
    expect(formats()).toEqual(["json_object", undefined])
  })

  it("is a schema where the server is told so, and steps down from there", async () => {
    const strict = await startServer({
      OPENAI_API_KEY: "sk-claims",
      OPENAI_BASE_URL: provider.baseUrl,
      AI_RESPONSE_FORMAT: "json_schema",
    })
    try {
      const eve = await signUpAndConfirm(strict)
      const goal = {
        ...{ title: "Train more often", type: "cardio", exerciseName: null },
        ...{ metric: "frequency", targetValue: 3, targetDate: "2027-01-20" },
      }
      provider.answers(knowing(["json_schema"], json(goal)))
      expect((await ask(eve, { feature: "goal", ...persons })).last).toMatchObject(answered(goal))
      expect(provider.requests[0]?.body).toMatchObject({
        response_format: {
          json_schema: { strict: true, schema: { additionalProperties: false, required: Object.keys(goal) } },
        },
      })
      provider.answers(knowing([undefined], json(goal)))
      expect((await ask(eve, { feature: "goal", ...persons })).last).toMatchObject(answered(goal))
      expect(formats()).toEqual(["json_schema", "json_object", undefined])
    } finally {
      await strict.stop()
    }
  })

  it("isn't what a provider refuses with another 400", async () => {
    provider.answers((response) => {
      response.writeHead(400, { "content-type": "application/json" })
      response.end(json({ error: { message: "model not found" } }))
    })
    expect((await ask(ann, asked.workout())).last).toEqual(failed("Failed to get analysis from AI."))
    expect(provider.requests).toHaveLength(1)
  })
})

describe("a model on the person's own machine", () => {
  /** Responds as a small local model may: no JSON mode, no more than 4,096 tokens of three bytes, and prose and fences around what it writes. */
  const local =
    (...replies: readonly string[]): ProviderAnswer =>
    (response, attempt, request) => {
      const { response_format: format, messages: sent } = request.body as {
        response_format?: object
        messages: { content: string }[]
      }
      const refuse = (message: string) => {
        response.writeHead(400, { "content-type": "application/json" })
        response.end(json({ error: { message } }))
      }
      if (format) return refuse("unknown field response_format")
      if (sent.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0) > 3 * 4_096)
        return refuse("the prompt is longer than the context")
      // Every other request is one that was refused for its format.
      return streamed(replies[attempt / 2 - 1] ?? "")(response, attempt, request)
    }
  const wrapped = (reply: object) =>
    `Sure! Here is {your} analysis:\n\`\`\`json\n${JSON.stringify(reply, null, 2)}\n\`\`\`\nEnjoy!`

  it("is read, and repairs its reply within its size", async () => {
    provider.answers(local(wrapped(good)))
    expect((await ask(ann, asked.workout())).last).toEqual(answered(good))
    provider.answers(local(`Hm. ${"I am thinking. ".repeat(3_000)}`, wrapped(good)))
    expect((await ask(ann, asked.workout())).last).toEqual(answered(good))
    expect(provider.requests).toHaveLength(4)
  })
})
