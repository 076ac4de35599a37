import { randomUUID } from "node:crypto"
import { createClient } from "@supabase/supabase-js"

/**
 * Signs up two people, lets each write notes, and returns the notes that each of them can read. The server has to confirm
 * accounts without an email.
 */
export async function writeNotes(
  url: string,
  anonKey: string,
): Promise<{ bodies: string[]; count: number }[]> {
  const people = await Promise.all(["ada", "ben"].map((name) => signedUp(url, anonKey, name)))
  for (const { client, name } of people)
    await client
      .from("notes")
      .insert({ body: `${name}'s note` })
      .throwOnError()
  return Promise.all(
    people.map(async ({ client }) => {
      const { data: rows } = await client.from("notes").select("body").throwOnError()
      const { data: count } = await client.rpc("count_notes").throwOnError()
      return { bodies: rows.map(({ body }) => String(body)), count: Number(count) }
    }),
  )
}

async function signedUp(url: string, anonKey: string, name: string) {
  const client = createClient(url, anonKey, { auth: { persistSession: false } })
  const { error } = await client.auth.signUp({
    email: `${name}-${randomUUID()}@example.com`,
    password: "correct horse battery staple",
  })
  if (error) throw error
  return { client, name }
}
