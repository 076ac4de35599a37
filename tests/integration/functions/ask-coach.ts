import { expect } from "vitest"
import type { signUpAndConfirm } from "#tests/support/person.ts"
import type { PretendProvider } from "#tests/support/pretend-provider.ts"

export type Visitor = Awaited<ReturnType<typeof signUpAndConfirm>>

interface Streamed {
  status: number
  text: string
  last: unknown
}

/** Asks the coach through the official client; answers its text and its last event, or the refusal. */
export async function ask(person: Pick<Visitor, "client">, body: unknown): Promise<Streamed> {
  const { data, error, response } = await person.client.functions.invoke<Response>("coach", {
    body: body as object,
  })
  if (error) return { status: response?.status ?? 0, text: "", last: await response?.json() }
  const whole = await (data?.text() ?? Promise.resolve(""))
  const events = [...whole.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, json]) => ({
    event,
    data: JSON.parse(json ?? "null") as Record<string, unknown>,
  }))
  const text = events.flatMap(({ event, data: said }) => (event === "text" ? [said["text"]] : [])).join("")
  return { status: 200, text, last: events.at(-1) }
}

/** The event that ends a request without a reply. */
export const failed = (message: string) => ({ event: "failed", data: { message } })

/** The data of the first message that the provider was sent: one line of JSON at its end. */
export function dataAsked({ requests: [asked] }: PretendProvider): unknown {
  const { messages } = (asked?.body ?? { messages: [] }) as { messages: { content: string }[] }
  const data = messages[0]?.content.split("\nDATA:\n")[1] ?? ""
  expect(data).not.toContain("\n")
  return JSON.parse(data)
}
